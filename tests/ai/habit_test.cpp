// Computer players do not do the same for nothing for ever: the TCG's stacks can be rearranged freely.
#include <doctest/doctest.h>

#include "ai/habit.h"
#include "ai/player.h"
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

// Rearranges a stack whenever it may, else plays by chance.
int fond(const Game& game, const std::byte* view, const std::vector<Option>& options, Chance& chance) {
    for (size_t i = 0; i < options.size(); ++i)
        if (game.words(view, options[i]).verb == "rearranges") return static_cast<int>(i);
    return static_cast<int>(chance.below(static_cast<uint32_t>(options.size())));
}

}  // namespace

TEST_CASE("who would rearrange a stack for ever is kept from it by habit") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    const Game& game = *made.game;
    const std::vector<match::Pairing> tables = match::shippedPairings(game);
    constexpr uint32_t kMost = 3000;
    uint32_t endless = 0, longest = 0;
    for (uint64_t g = 0; g < 60; ++g) {
        Chance chance;
        chance.rekey(Chance::keyFrom(g, 1));
        const uint32_t alone = decisionsOf(game, tables, g, kMost, [&](const auto& view, Seat, const auto& options) {
            return fond(game, view.data(), options, chance);
        });
        if (alone < kMost) continue;
        ++endless;  // the same game with habits
        ai::Habit habits[kMaxSeats];
        chance.rekey(Chance::keyFrom(g, 1));
        const uint32_t played = decisionsOf(game, tables, g, kMost, [&](const auto& view, Seat seat, const auto& options) {
            ai::Habit& habit = habits[seat.index()];
            const std::vector<int> fresh = habit.fresh(game, view.data(), seat, options);
            std::vector<Option> left;
            for (int i : fresh) left.push_back(options[static_cast<size_t>(i)]);
            const auto chosen = static_cast<size_t>(fond(game, view.data(), left, chance));
            habit.did(game, view.data(), left[chosen]);
            return fresh[chosen];
        });
        longest = std::max(longest, played);
    }
    MESSAGE(endless << " games without end; with a habit the longest takes " << longest << " decisions");
    CHECK(endless > 0);
    CHECK(longest < kMost);
}

TEST_CASE("games of players that search a little come to an end") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    const Game& game = *made.game;
    const std::vector<match::Pairing> tables = match::shippedPairings(game);
    constexpr uint32_t kMost = 2000;
    for (uint64_t g = 0; g < 40; ++g) {
        CAPTURE(g);
        const auto one = ai::makePlayer("search:10", g), two = ai::makePlayer("search:10", g + 1000);
        CHECK(decisionsOf(game, tables, g, kMost, [&](const auto& view, Seat seat, const auto& options) {
                  return (seat.index() == 0 ? one : two)->choose(game, view.data(), seat, options);
              }) < kMost);
    }
}

// Two pieces of Equipment among four units: 16 positions, six acts in each. Found on a random deck, where it never ended.
TEST_CASE("a habit remembers long enough for a round of many positions") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    const Game& game = *made.game;
    std::vector<std::byte> s(game.stateSize());
    REQUIRE(!game.create(match::shippedPairings(game)[0].setup, s.data()));
    const Seat seat = seatAt(0);
    const auto offered = [](uint16_t number) { return std::vector<Option>{optionAct(1, {}, number), optionPass()}; };
    ai::Habit habit;
    for (int round = 0; round < 3; ++round)
        for (uint16_t i = 0; i < 96; ++i) {
            CHECK(habit.fresh(game, s.data(), seat, offered(i)).size() == 2);
            habit.did(game, s.data(), offered(i)[0]);
        }
    for (uint16_t i = 0; i < 96; ++i) CHECK(habit.fresh(game, s.data(), seat, offered(i)) == std::vector<int>{1});
}
