// Computer players do not do the same for nothing for ever: the TCG's stacks can be rearranged freely.
#include <doctest/doctest.h>

#include "ai/player.h"
#include "ai/search.h"
#include "games/all.h"
#include "match/selfplay.h"

using namespace cantina;

namespace {

// Plays game `number` of all pairs until it is over or too long; `choose` answers for both seats.
template <class Choose>
uint32_t decisionsOf(const Game& game, const std::vector<match::Pairing>& tables, uint64_t number, uint32_t most,
                     Choose choose) {
    std::vector<std::byte> s(game.stateSize()), view(s.size());
    Setup setup = tables[number % tables.size()].setup;
    setup.key = Chance::keyFrom(number);
    REQUIRE(!game.create(setup, s.data()));
    std::vector<Option> options;
    uint32_t made = 0;
    while (made < most) {
        options.resize(kMaxOptions);
        const int n = game.legal(s.data(), options.data(), kMaxOptions);
        if (n <= 0) break;
        options.resize(static_cast<size_t>(n));
        int chosen = 0;
        if (n > 1) {
            ++made;
            const Seat seat = game.decision(s.data()).seat;
            game.mask(s.data(), seat, view.data());
            chosen = choose(view, seat, options);
        }
        game.apply(s.data(), options[static_cast<size_t>(chosen)]);
    }
    return made;
}

}  // namespace

TEST_CASE("a search alone may rearrange a stack for ever, a player does not") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    const Game& game = *made.game;
    const std::vector<match::Pairing> tables = match::shippedPairings(game);
    constexpr uint32_t kMost = 2000;
    uint32_t endless = 0, longest = 0;
    for (uint64_t g = 0; g < 120; ++g) {
        ai::Search search(g);
        const uint32_t alone = decisionsOf(game, tables, g, kMost, [&](const auto& view, Seat seat, const auto& options) {
            return search.think(game, view.data(), seat, options, 10, ai::tuningOf("tcg")).best;
        });
        if (alone < kMost) continue;
        ++endless;  // the same game by players
        const auto one = ai::makePlayer("search:10", g), two = ai::makePlayer("search:10", g + 1000);
        const uint32_t played = decisionsOf(game, tables, g, kMost, [&](const auto& view, Seat seat, const auto& options) {
            return (seat.index() == 0 ? one : two)->choose(game, view.data(), seat, options);
        });
        longest = std::max(longest, played);
    }
    MESSAGE(endless << " games without end; with a habit the longest takes " << longest << " decisions");
    CHECK(endless > 0);
    CHECK(longest < kMost);
}
