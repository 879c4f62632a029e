// "Did you mean ...?": one edit, or one for each three letters.
#include "kernel/nearest.h"

#include <doctest/doctest.h>

#include <array>

using namespace cantina;

namespace {

constexpr std::array<std::string_view, 5> kKnown = {"deal", "draw", "may", "activates", "dead"};

std::string first(std::string_view word) {
    const std::vector<std::string> found = nearest(word, kKnown, 1);
    return found.empty() ? "" : found.front();
}

}  // namespace

TEST_CASE("a slip finds its word") {
    CHECK(first("dela") == "deal");
    CHECK(first("deal") == "deal");
    CHECK(first("DEAL") == "deal");
    CHECK(first("dea") == "deal");  // the first of two equally near
    CHECK(first("aktivate") == "activates");
    CHECK(first("activ") == "activates");
}

TEST_CASE("what is not alike finds nothing") {
    for (const char* word : {"zzzz", "", "q", "m"}) CHECK(first(word).empty());
    CHECK(first(std::string(5000, 'a')).empty());
    CHECK(nearest("deal", std::array<std::string_view, 0>{}).empty());
    CHECK(nearest("x", std::array<std::string_view, 1>{"y"}).empty());
}

TEST_CASE("as many as wanted, nearest first") {
    CHECK(nearest("dead", kKnown) == std::vector<std::string>{"dead", "deal"});
    CHECK(nearest("dead", kKnown, 1) == std::vector<std::string>{"dead"});
}
