// Positions for measuring how the computer thinks: decisions of games that computers play.
#pragma once

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "kernel/game.h"
#include "match/selfplay.h"

namespace cantina::cli {

struct ThinkingPosition {
    std::vector<std::byte> masked;
    Seat seat;
    std::vector<Option> options;
};

// Calls `look` with one decision in `every` of games between shipped decks, until it says false or `games` are played. Both
// seats are played by `player`, a name of ai::playerNames().
template <class Look>
void walkGames(const Game& game, std::string_view player, int games, uint32_t every, Look look) {
    std::vector<match::Pairing> tables = match::shippedPairings(game);
    match::mixPairings(tables, 1);  // few games are played: they are to meet most decks
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
        std::vector<std::unique_ptr<ai::Player>> players;
        for (size_t seat = 0; seat < setup.decks.size(); ++seat)
            players.push_back(ai::makePlayer(player, static_cast<uint64_t>(g) * kMaxSeats + seat));
        for (;;) {
            const int n = std::min(game.legal(state.data(), options.data(), kMaxOptions), kMaxOptions);
            if (n <= 0) break;
            int chosen = 0;
            if (n > 1) {
                p.seat = game.decision(state.data()).seat;
                game.mask(state.data(), p.seat, p.masked.data());
                p.options.assign(options.begin(), options.begin() + n);
                if (pick.below(every) == 0 && !look(p)) return;
                chosen = players[static_cast<size_t>(p.seat.index())]->choose(game, p.masked.data(), p.seat, p.options);
            }
            game.apply(state.data(), options[static_cast<size_t>(chosen)]);
        }
    }
}

}  // namespace cantina::cli
