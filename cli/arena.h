// `cantina arena`: decks against decks with a report, and how strong the computer's players are.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/output.h"
#include "match/selfplay.h"

namespace cantina::cli {

inline constexpr uint64_t kMostGames = 1'000'000'000;  // of a pair of decks, or of a run that has no pairs
inline constexpr int kMostThreads = 1024;

struct ArenaStrengthArgs {
    std::string game, a = "hard", b = "greedy", format;
    std::string into;   // a file that the result is added to, for arenaTable
    std::string shard;  // "2/5": the second of five parts
    uint64_t games = 200;
    uint64_t seed = 1;
    int threads = 0;
};
int arenaStrength(const ArenaStrengthArgs& args, Output& out);

struct ArenaTableArgs {
    std::string file;
};
int arenaTable(const ArenaTableArgs& args, Output& out);

struct ArenaTuneArgs {
    std::string game, player = "search:20", format;
    uint64_t games = 2000;
    uint64_t seed = 1;
    int threads = 0;
};
int arenaTune(const ArenaTuneArgs& args, Output& out);

struct ArenaClimbArgs {
    std::string game, player = "greedy", format;
    int steps = 3;
    int pairs = 200;      // of opposite weights for each step
    uint64_t games = 50;  // of each pair
    uint64_t seed = 1;
    int threads = 0;
};
int arenaClimb(const ArenaClimbArgs& args, Output& out);

struct ArenaCalibrateArgs {
    std::string game, player = "search:20", format;
    uint64_t iterations = 100;  // what a curve is made with
    uint64_t games = 400;
    uint64_t seed = 1;
    int threads = 0;
};
int arenaCalibrate(const ArenaCalibrateArgs& args, Output& out);

struct ArenaRunArgs {
    std::string game;
    std::vector<std::string> decks;  // none: all that are shipped
    std::string player = "normal", format, folder = "arena";
    std::string shard;  // "2/5": the second of five parts
    uint64_t games = 100;
    uint64_t seed = 1;
    int threads = 0;
    bool resume = false;
};
int arenaRun(const ArenaRunArgs& args, Output& out);

// The computer against itself over all pairs of shipped decks. A run that is too short for all takes some of every deck.
match::SelfPlay shippedRun(const Game& game, const std::string& format, uint64_t games, uint64_t seed, int threads);
// "2/5": one of several parts of a run.
struct Shard {
    uint64_t part = 1, of = 1;
    bool has(uint64_t number) const { return number % of == part - 1; }
    uint64_t countOf(uint64_t games) const { return games < part ? 0 : (games - part) / of + 1; }
};
bool readShard(const std::string& text, Shard& shard);  // an empty text is all of it; false: that is no part
int oddGames(uint64_t games, Output& out);
int noSuchPart(const std::string& shard, Output& out);
int threadsFor(int asked);  // 0: one per core
int noSuchGame(const std::string& game, Output& out);

struct ArenaMergeArgs {
    std::vector<std::string> files;
    std::string folder = "arena";
};
int arenaMerge(const ArenaMergeArgs& args, Output& out);

}  // namespace cantina::cli
