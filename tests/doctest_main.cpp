// The main() of every doctest program; the tests lie in the folders beside this file.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
