// The computer plays any legal deck: tests/ai/any_deck_test.cpp, with many more decks, and every card of the book in some.
#include <doctest/doctest.h>

#include <algorithm>

#include "ai/search.h"
#include "games/all.h"
#include "tests/support/any_deck_games.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

std::vector<std::string> playedCards(const Game& game, const AnyDeckOptions& options) {
    const AnyDeckReport r = playAnyDecks(game, options);
    for (const std::string& p : r.problems) MESSAGE(p);
    CHECK(r.problems.empty());
    CHECK(r.games == 2 * options.tables);
    // Random decks may have nothing to fight with; beyond that games end by a rule (docs/decisions/081).
    CHECK(r.stalled * 4 <= r.games);
    MESSAGE(game.name() << ", " << options.player << ": won " << r.won << " of " << r.games << ", " << r.stalled
                        << " stalled, " << r.decisions << " decisions");
    return r.cards;
}

// The other side of a double-sided card is in no deck by itself: CCG-DBL-01, and what Destiny's cards say of themselves
// (102).
bool isOtherSide(const Game& game, const CardInfo& card) {
    for (const auto& [name, value] : card.facts)
        if (name == "back" && value == "yes") return true;
    DeckList one;
    one.entries.push_back({1, card.id, ""});
    for (const Problem& p : game.checkDeck(one, "open"))
        if (std::string(p.rule) == "CCG-DBL-01") return true;
    return false;
}
// "Include only if ...": random teams are hardly ever what it asks for. Scenarios bring such cards.
bool asksForItsTeam(const CardInfo& card) {
    return std::ranges::any_of(card.abilities, [](const AbilityInfo& a) { return a.id.ends_with("/inclusion"); });
}

}  // namespace

TEST_CASE("decks: the search and playouts play random legal decks of every format, with every card of the book") {
    struct Extent {
        const char* game;
        int search, playouts;  // tables
    };
    for (const Extent& e :
         {Extent{"destiny", 960, 48}, Extent{"tcg", 960, 48}, Extent{"lcg", 480, 24}, Extent{"ccg", 240, 12}}) {
        CAPTURE(e.game);
        const MadeGame made = makeGame(e.game, {.toys = false});
        std::vector<std::string> met = playedCards(*made.game, {.tables = e.search, .seed = 1000});
        // Short playouts will do: what is asked here is whether the game ends.
        const bool turns = !ai::tuningOf(e.game).turn.empty();
        (void)playedCards(*made.game,
                          {.player = turns ? "playouts:3" : "playouts:3/longest=10", .tables = e.playouts, .seed = 2000});
        for (const CardInfo& c : made.game->cards()) {
            CAPTURE(c.id);
            if (!asksForItsTeam(c)) CHECK((std::ranges::binary_search(met, c.id) || isOtherSide(*made.game, c)));
        }
    }
}
