// The arena: decks against decks, every game written down as a line, so that a run can be cut into shards, stopped, resumed
// and merged, and its result is the same whoever played which part.
//
// A run file is JSON lines: first the plan, then one record per finished game in the order in which they finished.
#pragma once

#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "match/selfplay.h"

namespace cantina::match {

struct ArenaPlan {
    std::string game, format, player;
    std::vector<std::string> names;  // of the decks, unique
    std::vector<DeckList> decks;
    uint64_t gamesPerPairing = 100;
    uint64_t seed = 1;
    uint64_t signature = 0;  // of the book the games are played with
};

// Which deck sits where: every deck against every other that may sit opposite it; where the seats are alike, both ways
// round.
struct ArenaPairing {
    size_t first = 0, second = 0;
};
std::vector<ArenaPairing> arenaPairings(const Game& game, const ArenaPlan& plan);
std::vector<Pairing> tablesOf(const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings);

// ---- The run file

std::string planLine(const ArenaPlan& plan);
std::variant<ArenaPlan, Problem> readPlan(const std::string& line);
std::string recordLine(const Game& game, const GameRecord& record);

struct ArenaGame {
    uint64_t number = 0;
    size_t pairing = 0;
    uint8_t winners = 0;
    bool fault = false;
    std::string rule;
    uint32_t decisions = 0;
    uint64_t hash = 0;
    std::vector<std::vector<std::string>> played;  // per seat: ids of cards
    std::string line;                              // as it was written
};
struct ArenaFile {
    std::string plan;                     // its line, as it is: two files belong together when these are equal
    std::map<uint64_t, ArenaGame> games;  // by number
};
// A last line without an end was cut off by a crash and is left out.
std::variant<ArenaFile, Problem> readArena(const std::string& text, const std::string& name);
// Adds the games of another part of the same run.
std::optional<Problem> mergeArena(ArenaFile& into, const ArenaFile& part, const std::string& name);

// ---- What it says

struct ArenaReport {
    struct Cell {
        uint64_t games = 0, wins = 0, draws = 0;  // of the row's deck
    };
    struct CardUse {
        uint64_t won = 0, lost = 0;              // games in which it was played
        uint64_t absentWon = 0, absentLost = 0;  // and in which it was not
    };
    std::vector<std::string> names;
    std::vector<std::vector<Cell>> matrix;
    std::vector<Cell> totals;  // per deck
    uint64_t games = 0, draws = 0, faults = 0, firstWins = 0, hash = 0;
    std::map<std::string, uint64_t> endings;
    std::vector<uint32_t> lengths;                      // decisions of each game, sorted
    std::vector<std::map<std::string, CardUse>> cards;  // per deck, by card id
};
ArenaReport reportOf(const Game& game, const ArenaPlan& plan, const ArenaFile& file);

std::string reportHtml(const Game& game, const ArenaPlan& plan, const ArenaReport& report);
std::string reportCsv(const ArenaReport& report);
std::string reportJson(const ArenaPlan& plan, const ArenaReport& report);

}  // namespace cantina::match
