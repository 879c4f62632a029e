// The properties of tests/properties/games_test.cpp, twenty times as many games.
#include <doctest/doctest.h>

#include "tests/support/permute_games.h"
#include "tests/support/promises.h"
#include "tests/support/undo_games.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

void atLength(std::string_view game) { checkPromises(game, {.games = 6000, .seed = 1000}, {.games = 800, .seed = 1000}); }

}  // namespace

// The word before the colon is the name of the CTest test, so that the games run side by side (cmake/tests.cmake).
TEST_CASE("destiny: random games keep every promise of the contract, at length") { atLength("destiny"); }
TEST_CASE("ccg: random games keep every promise of the contract, at length") { atLength("ccg"); }
TEST_CASE("tcg: random games keep every promise of the contract, at length") { atLength("tcg"); }
TEST_CASE("lcg: random games keep every promise of the contract, at length") { atLength("lcg"); }

TEST_CASE("hiding: no game shows a seat or a spectator what it may not see, at length") { checkHiding(1'500, 3'000); }

TEST_CASE("undo: every decision of matches with shipped decks is taken back, at length") {
    for (const char* game : {"destiny", "ccg", "tcg", "lcg"}) checkUndo(game, 400, 1000);
}
