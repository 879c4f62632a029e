// A hint for a person: what the search would do in their place, with what they can see.
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
    double share = 0;   // of the iterations that looked at it
};

struct Hint {
    std::vector<HintMove> moves;       // the best first
    std::vector<ai::SearchStep> line;  // what it expects from the best one on: the answers it fears, with cards it made up
    uint32_t iterations = 0;
};

struct HintWish {
    size_t moves = 3;
    uint32_t iterations = UINT32_MAX;
    uint64_t seed = 0;
    std::function<bool()> stop = {};              // true: what was found so far
    std::function<void(uint32_t)> progress = {};  // iterations made
};

// `masked` is what the seat sees: nothing else is looked at.
Hint hintFor(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options, const HintWish& wish);

}  // namespace cantina::match
