// Random games through the contract with every promise checked at every decision.
#pragma once

#include <string>
#include <vector>

#include "kernel/game.h"

namespace cantina::testing {

struct RandomReport {
    int games = 0;
    int decisions = 0;
    int ended = 0;
    std::vector<std::string> problems;  // at most a few
};

// How often the dear checks (copies played on, resampling, words) are made: every nth decision.
struct RandomOptions {
    int games = 20;
    uint64_t seed = 1;
    int mostDecisions = 5000;
    int dearEvery = 7;
};

RandomReport playRandomGames(const Game& game, const RandomOptions& options);

}  // namespace cantina::testing
