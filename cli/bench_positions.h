// Positions for measuring how the computer thinks: decisions of games between random players.
#pragma once

#include <vector>

#include "kernel/game.h"
#include "match/selfplay.h"

namespace cantina::cli {

struct ThinkingPosition {
    std::vector<std::byte> masked;
    Seat seat;
    std::vector<Option> options;
};

// Calls `look` with one decision in `every` of random games over these tables, until it says false or `games` are played.
template <class Look>
void walkRandomGames(const Game& game, const std::vector<match::Pairing>& tables, int games, uint32_t every, Look look) {
    ThinkingPosition p;
    std::vector<std::byte> state(game.stateSize());
    p.masked.resize(state.size());
    std::vector<Option> options(kMaxOptions);
    Chance pick;
    pick.rekey(Chance::keyFrom(5));
    for (int g = 1; g <= games; ++g) {
        Setup setup = tables[static_cast<size_t>(g) % tables.size()].setup;
        setup.key = Chance::keyFrom(static_cast<uint64_t>(g));
        if (game.create(setup, state.data())) return;
        for (;;) {
            const int n = std::min(game.legal(state.data(), options.data(), kMaxOptions), kMaxOptions);
            if (n <= 0) break;
            if (n > 1 && pick.below(every) == 0) {
                p.seat = game.decision(state.data()).seat;
                game.mask(state.data(), p.seat, p.masked.data());
                p.options.assign(options.begin(), options.begin() + n);
                if (!look(p)) return;
            }
            game.apply(state.data(), options[pick.below(static_cast<uint32_t>(n))]);
        }
    }
}

}  // namespace cantina::cli
