// `cantina loadtest`: many matches at once against a server of its own, on loopback.
#pragma once

#include <string>

#include "cli/output.h"

namespace cantina::cli {

struct LoadtestArgs {
    int matches = 500;
    int rate = 500;  // decisions per second over all matches; 0: as many as it can
    int seconds = 20;
    int spectators = 1;  // per match
    std::string db;      // empty: an SQLite file in a temporary folder
    std::string game;    // empty: all four in turn
    uint64_t seed = 1;
};
int loadtest(const LoadtestArgs& args, Output& out);

}  // namespace cantina::cli
