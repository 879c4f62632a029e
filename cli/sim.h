// `cantina sim`: self-play with figures.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/output.h"

namespace cantina::cli {

struct SimArgs {
    std::string game;
    uint64_t games = 1000;
    uint64_t seed = 1;
    int threads = 0;                                // 0: one per core
    std::vector<std::string> players = {"random"};  // per seat, in turn; a number: so many seats of random ones
    std::vector<std::string> decks;                 // names of shipped decks or files; none: all pairs of shipped decks
    std::string format;
    std::string edition;  // of the rules, where a game has several
    int seats = 0;        // 0: two
    bool toys = false;
};

int sim(const SimArgs& args, Output& out);

}  // namespace cantina::cli
