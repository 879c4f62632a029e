// The computer plays any legal deck: decks drawn by chance from the whole book, in every format. At length: tests/long.
#include <doctest/doctest.h>

#include "games/all.h"
#include "tests/support/any_deck_games.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

void plays(std::string_view name, const AnyDeckOptions& options) {
    CAPTURE(name);
    const MadeGame made = makeGame(name, {.toys = false});
    const AnyDeckReport r = playAnyDecks(*made.game, options);
    for (const std::string& p : r.problems) MESSAGE(p);
    CHECK(r.problems.empty());
    CHECK(r.games == 2 * options.tables);
    CHECK(r.decisions > 0);
    MESSAGE(name << ", " << options.player << ": won " << r.won << " of " << r.games << ", " << r.stalled << " stalled, "
                 << r.decisions << " decisions, " << r.cards.size() << " of " << made.game->cards().size() << " cards");
}

}  // namespace

TEST_CASE("destiny: the search plays random legal decks of every format to the end") { plays("destiny", {.tables = 18}); }
TEST_CASE("tcg: the search plays random legal decks of every format to the end") { plays("tcg", {.tables = 18}); }
TEST_CASE("lcg: the search plays random legal decks of every format to the end") { plays("lcg", {.tables = 18}); }
TEST_CASE("ccg: the search plays random legal decks of every format to the end") { plays("ccg", {.tables = 9}); }

TEST_CASE("playouts play random legal decks to the end") {
    plays("destiny", {.player = "playouts:3/longest=20", .tables = 3, .seed = 2});
    plays("tcg", {.player = "playouts:3/longest=20", .tables = 3, .seed = 2});
    plays("ccg", {.player = "playouts:3/longest=20", .tables = 3, .seed = 2});
}
