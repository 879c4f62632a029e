// The permuter on each of the four games' bench tables (typed: the permuter works on states).
#pragma once

#include <functional>
#include <string>

#include "tests/support/permuter.h"

namespace cantina::testing {

struct PermuteRun {
    std::string game;
    PermuterReport report;
};
// Plays `games` random games of each game with the permuter at every decision.
std::vector<PermuteRun> permuteAllGames(int games, int mostDecisions);

}  // namespace cantina::testing
