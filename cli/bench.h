// `cantina bench`: speed, sizes and allocations of each game on its bench tables, by random play on one core.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/output.h"

namespace cantina::cli {

inline constexpr uint32_t kMostBenchIterations = 10'000'000;  // as of a player: search:10000000
inline constexpr uint32_t kMostBenchLimit = 600'000;
inline constexpr uint32_t kMostBenchDecisions = 1'000'000;
inline constexpr int kMostBenchBook = 1'000;

struct BenchArgs {
    std::vector<std::string> games;  // empty: all
    double seconds = 2;              // of timed play per table
    std::string table;               // only this one; empty: all, the real decks first
    uint32_t limit = 0;              // milliseconds: how well the computer keeps to that, instead
    uint32_t decisions = 500;        // per game, with a limit
    int book = 1;                    // each card so many times in the book, the copies under ids of their own
    uint32_t search = 0;             // iterations: how fast the computer thinks, instead of how fast it plays
};
int bench(const BenchArgs& args, Output& out);
int benchLimit(const BenchArgs& args, Output& out);   // cli/bench_limit.cpp
int benchSearch(const BenchArgs& args, Output& out);  // cli/bench_search.cpp

}  // namespace cantina::cli
