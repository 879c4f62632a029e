// Random games through the contract with every promise checked at every decision.
//
// At every decision: the pieces are all there and each in one zone; the options are the same when judged from what the
// player sees; a resampled state is legal, masks to the same view and plays on; a copy played 20 decisions on gives the same
// hashes. At the end the whole game is replayed from its set-up: every hash again.
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

struct RandomOptions {
    int games = 20;
    uint64_t seed = 1;
    int mostDecisions = 20000;
    int dearEvery = 7;  // words, explanations and storing, and made-up states played on: every nth decision
    int threads = 2;
};

// Game number i plays tables[i % size].
RandomReport playRandomGames(const Game& game, const std::vector<Setup>& tables, const RandomOptions& options);

// The tables of real decks (all pairs that ship), for a game without toy cards; and the toy tables, for one with them.
std::vector<Setup> realTables(const Game& game);
std::vector<Setup> toyTables(const Game& game);

}  // namespace cantina::testing
