// Random games of Pebbles: the kernel's promises on a game that uses all of it.
#include <doctest/doctest.h>

#include <vector>

#include "tests/support/pebbles/game.h"

using namespace cantina;

TEST_CASE("the cards of Pebbles load without a problem and read like cards") {
    auto game = pebbles::makePebbles();
    for (const auto& p : game->problems()) MESSAGE(p.text());
    REQUIRE(game->problems().empty());
    for (const auto& c : game->cards())
        for (const auto& w : c.wording) MESSAGE(c.title << ": " << w);
    CHECK(game->cards().size() == 16);
}

TEST_CASE("random games end, and copies of states play alike") {
    auto game = pebbles::makePebbles();
    size_t size = game->stateSize();
    for (int seats = 2; seats <= 4; ++seats)
        for (uint64_t seed = 1; seed <= 60; ++seed) {
            std::vector<std::byte> state(size), copy(size);
            REQUIRE_FALSE(game->create(pebbles::pebbleSetup(seats, seed), state.data()));
            Chance pick;
            pick.rekey(Chance::keyFrom(seed, 7));
            int decisions = 0;
            for (; decisions < 2000; ++decisions) {
                Decision d = game->decision(state.data());
                if (d.fault) {
                    MESSAGE(game->faultName(state.data()));
                    for (const auto& l : game->stack(state.data())) MESSAGE(l.procedure << " / " << l.step);
                }
                REQUIRE_FALSE(d.fault);
                if (d.over) break;
                Option options[kMaxOptions];
                int n = game->legal(state.data(), options, kMaxOptions);
                REQUIRE(n > 0);
                REQUIRE(game->valid(state.data()));
                std::vector<std::byte> view(size), again(size);
                game->mask(state.data(), d.seat, view.data());
                Option seen[kMaxOptions];
                REQUIRE(game->legal(view.data(), seen, kMaxOptions) == n);
                for (int i = 0; i < n; ++i) REQUIRE(seen[i] == options[i]);
                std::vector<std::byte> imagined = view;
                game->resample(imagined.data(), d.seat, Chance::keyFrom(seed, 99));
                game->mask(imagined.data(), d.seat, again.data());
                REQUIRE(again == view);
                copy = state;
                Option o = options[pick.below(static_cast<uint32_t>(n))];
                game->apply(state.data(), o);
                game->apply(copy.data(), o);
                REQUIRE(game->hash(copy.data()) == game->hash(state.data()));
            }
            CHECK(game->ending(state.data()).over);
        }
}
