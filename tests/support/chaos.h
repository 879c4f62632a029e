// Chaos: bots play matches through a server that is killed at random moments and started again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cantina::testing {

struct ChaosPlan {
    std::vector<std::string> games;  // one match each
    int kills = 5;
    uint64_t seed = 1;
    std::string database;  // a file or postgres://...
};

struct ChaosReport {
    int kills = 0;
    int decisions = 0;
    int matches = 0;                    // that ended
    std::vector<std::string> problems;  // a match that ended otherwise than its twin; what is wrong in the database
};

ChaosReport chaos(const ChaosPlan& plan);

}  // namespace cantina::testing
