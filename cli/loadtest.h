// `cantina loadtest`: how much one server takes, measured on this machine alone.
#pragma once

#include <string>
#include <vector>

#include "cli/output.h"

namespace cantina::cli {

struct LoadtestArgs {
    int matches = 500;
    int rate = 500;  // decisions per second over all matches; 0: as many as the server takes
    int seconds = 20;
    std::vector<std::string> games;  // empty: all four in turn
    std::string db;                  // empty: SQLite in a folder that is removed afterwards
    bool deflate = false;
    bool spectators = true;
};
int loadtest(const LoadtestArgs& args, Output& out);

}  // namespace cantina::cli
