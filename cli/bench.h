// `cantina bench`: speed, sizes and allocations of each game on its bench table, by random play on one core.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/output.h"

namespace cantina::cli {

struct BenchArgs {
    std::vector<std::string> games;  // empty: all
    double seconds = 2;              // of timed play per game
};
int bench(const BenchArgs& args, Output& out);

}  // namespace cantina::cli
