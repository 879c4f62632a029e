// Looking back at a match: how good the chances were at each decision, and which decisions cost most.
//
// Each decision is judged with what its seat could know then, by the same search that plays: luck is nobody's mistake.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
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

// What was found so far. A decision is judged for itself, so it does not matter in how many goes it was done.
struct Analysis {
    std::vector<Moment> moments;  // in the order of the match
    size_t all = SIZE_MAX;        // moments when it is complete; not known before it was begun
    size_t every = 1;             // of a match beyond the wish every second, third ... decision is looked at
    bool complete() const { return moments.size() == all; }
};

struct AnalysisWish {
    uint32_t iterations = 100;                  // of the search, for each decision: as what is told was calibrated
    size_t most = SIZE_MAX;                     // decisions that are looked at: each may be the one that lost the match
    std::function<void(size_t step)> progress;  // called after each of them
    std::function<bool()> stop;                 // true: no more for now; one at least is looked at in every go
};
// Goes on with what was found so far, with the same wish: from nothing if that is empty. A problem if the match cannot be
// played again (another program, a changed card).
std::optional<Problem> analyse(const Game& game, const Replay& replay, const AnalysisWish& wish, Analysis& analysis);

// The moments that cost most, worst first; none of them cost next to nothing.
std::vector<size_t> costliest(const std::vector<Moment>& moments, size_t most);

}  // namespace cantina::match
