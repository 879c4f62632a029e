// `cantina arena positions`: puzzles that a computer player has to solve.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/output.h"

namespace cantina::cli {

struct ArenaPositionsArgs {
    std::vector<std::string> paths;
    std::string player = "hard", only;
    uint64_t seed = 1;
    uint64_t gamesPer = 1;
    int atLeast = 90;  // percent
    int threads = 0;
    bool trace = false;
};
int arenaPositions(const ArenaPositionsArgs& args, Output& out);

}  // namespace cantina::cli
