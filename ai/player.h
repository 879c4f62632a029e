// Players that are not people. They see masked states and the contract (kernel/game.h), nothing else.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/game.h"

namespace cantina::ai {

class Player {
public:
    virtual ~Player() = default;
    // False: it does not look at the state, which may be null then (masking costs time).
    virtual bool looks() const { return true; }
    // Which of the options (at least one) the seat takes. `masked` is the state as that seat sees it. The answer depends on
    // the masked state, the options, the player's seed and what it was asked before, alone.
    virtual int choose(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) = 0;
    // What the seat did before, in the order in which it did it, for a player that did not choose it itself.
    virtual void recall(const Game& /*game*/, const std::byte* /*masked*/, Seat /*seat*/,
                        const std::vector<Option>& /*options*/, const Option& /*chosen*/) {}
    virtual std::string_view name() const = 0;
    // For people who wait: `stop` is asked now and then while it thinks, and true makes it answer with the best move so far.
    // Without it an answer takes as long as it takes, and is the same on every machine.
    virtual void hurry(const std::function<bool()>& /*stop*/) {}
    // For people who wait: `progress` is told now and then which share of its thinking is done, from 0 to 1. It depends on
    // how many iterations there will be, not on what they found.
    virtual void watch(const std::function<void(double)>& /*progress*/) {}
};

// A name of playerNames(), or "search:N" for N iterations of the search, "playouts:N" for so many playouts, or one of these
// that leaves something to chance: "search:N~mulligan" (ai/chance_at.h); null: there is no such player.
std::unique_ptr<Player> makePlayer(std::string_view name, uint64_t seed);
// The two that do not search, then the levels for people.
std::vector<std::string> playerNames();
// The places of the weights that a name gives ("greedy/w3=20": 3). A player knows no game until it is asked: who makes it
// sees that the game has such aspects.
std::vector<size_t> weightsNamed(std::string_view name);

// Whether a computer agrees to an offered draw: when it thinks itself behind. `masked` is what its seat sees.
bool agreesToDraw(const Game& game, const std::byte* masked, Seat seat);

// The levels for people, from the weakest to the strongest: how many iterations of the search each stands for. In some games
// the stronger ones make playouts as well (Tuning::playouts, Tuning::normal).
struct Level {
    std::string_view name;
    uint32_t iterations;
};
const std::vector<Level>& levels();

}  // namespace cantina::ai
