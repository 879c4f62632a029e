// The properties of tests/properties/games_test.cpp, twenty times as many games.
#include <doctest/doctest.h>

#include "tests/support/permute_games.h"
#include "tests/support/promises.h"

using namespace cantina;
using namespace cantina::testing;

TEST_CASE("random games keep every promise of the contract, at length") {
    checkPromises({.games = 6000, .seed = 1000}, {.games = 800, .seed = 1000});
}

TEST_CASE("no game shows a seat what it may not see, at length") { checkHiding(400, 600); }
