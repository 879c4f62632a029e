// A hint for a person: what the strongest level would do in their place, with what they can see. Where it makes playouts
// (ai/closer.h) a hint makes as many for each iteration of its tree.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ai/search.h"

namespace cantina::match {

struct HintMove {
    size_t option = 0;  // among those given
    double wins = 0;    // expected result, from 0 to 1 (ai::chanceToTell)
    double share = 0;   // of the playouts that looked at it, or of the iterations where nothing was played out
};

struct Hint {
    std::vector<HintMove> moves;       // the best first
    std::vector<ai::SearchStep> line;  // what it expects from the best one on: the answers it fears, with cards it made up
    uint32_t iterations = 0, playouts = 0;
};

struct HintWish {
    size_t moves = 3;
    uint32_t iterations = UINT32_MAX;
    uint64_t seed = 0;
    std::function<bool()> enough = {};          // true: no more iterations, where something is left to be played out
    std::function<bool()> stop = {};            // true: what was found so far
    std::function<void(double)> progress = {};  // the share of all that was asked for
};

// `masked` is what the seat sees: nothing else is looked at.
Hint hintFor(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options, const HintWish& wish);

}  // namespace cantina::match
