// Properties of every game over random games. tests/long repeats them with twenty times as many games.
#include <doctest/doctest.h>

#include "games/all.h"
#include "tests/support/permute_games.h"
#include "tests/support/promises.h"
#include "tests/support/undo_games.h"

using namespace cantina;
using namespace cantina::testing;

TEST_CASE("random games keep every promise of the contract") {
    for (std::string_view game : gameNames()) checkPromises(game, {.games = 300}, {.games = 40});
}

TEST_CASE("no game shows a seat or a spectator what it may not see") { checkHiding(300, 600); }

TEST_CASE("every decision of a match with shipped decks can be taken back, to the byte") {
    for (std::string_view game : gameNames()) checkUndo(game, 40, 1);
}
