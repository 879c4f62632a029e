// Looking back at a match: how good the chances were at each decision, and which decisions cost most.
//
// Each decision is judged with what its seat could know then, by the same search that plays: luck is nobody's mistake.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "match/replay.h"

namespace cantina::match {

struct Moment {
    size_t step = 0;          // of the replay
    Seat seat;                // who decided
    double chance = 0.5;      // of that seat to win, had it gone on as the search would
    double lost = 0;          // how much worse the search thinks of what was done, from 0 to 1
    std::string did, better;  // in words; `better` is empty where nothing was
};

struct AnalysisWish {
    uint32_t iterations = 100;                  // of the search, for each decision
    size_t most = 400;                          // decisions that are looked at; of a longer match every second, third ...
    std::function<void(size_t step)> progress;  // called after each of them
    std::function<bool()> stop;                 // true: what was found so far
};
// In the order of the match; a problem if it cannot be played again (another program, a changed card).
std::variant<std::vector<Moment>, Problem> analyse(const Game& game, const Replay& replay, const AnalysisWish& wish);

// The moments that cost most, worst first; none of them cost next to nothing.
std::vector<size_t> costliest(const std::vector<Moment>& moments, size_t most);

}  // namespace cantina::match
