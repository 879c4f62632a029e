// `cantina bench`: speed, sizes and allocations of each game on its bench tables, by random play on one core.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/output.h"

namespace cantina::cli {

struct BenchArgs {
    std::vector<std::string> games;  // empty: all
    double seconds = 2;              // of timed play per table
    std::string table;               // only this one; empty: all, the real decks first
};
int bench(const BenchArgs& args, Output& out);

}  // namespace cantina::cli
