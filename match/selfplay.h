// Self-play: many games between computer players, on several threads, with the same result on any number of them.
//
// Game number i of a run is a function of the seed and i alone: its table, its key and its players' seeds. So a run may be
// cut into parts anywhere, and its hash is a sum over its games.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kernel/decks.h"
#include "kernel/game.h"

namespace cantina::match {

// Which decks meet: one per seat.
struct Pairing {
    std::string name;              // "rey - kylo-ren"
    Setup setup;                   // the key is set for each game
    size_t first = 0, second = 0;  // which decks these are, in the list that the pairings were made of
};

// What a seat's chances to win were said to be at a decision of its own.
struct SaidChance {
    Seat seat;
    double chance = 0.5;
};

// One finished game, for those who want more than sums.
struct GameRecord {
    uint64_t number = 0;
    size_t pairing = 0;
    uint8_t winners = 0;  // a bit per seat
    bool fault = false;   // or it did not end
    std::string rule;     // how it ended
    uint32_t decisions = 0;
    uint64_t hash = 0;
    int first = -1;                             // the seat that had the first turn; -1: nobody had one
    std::vector<std::vector<uint16_t>> played;  // per seat: cards of its own that it played (EventSink), each once
    std::vector<std::vector<int>> noted;        // with SelfPlay::notes: aspects for the first seat, at some decisions
    std::vector<SaidChance> said;               // with SelfPlay::says: at the same decisions
};

struct SelfPlay {
    std::vector<Pairing> pairings;  // game i plays number (firstTable + i) % size
    uint64_t firstTable = 0;
    std::vector<std::string> players;  // per seat: a name of ai::playerNames()
    uint64_t games = 1;
    uint64_t seed = 1;
    int threads = 1;
    uint32_t maxDecisions = 100'000;       // of one game: more is a game that does not end
    std::function<void(uint64_t)> played;  // called with 1 after each game, from any thread
    // Two games in a row have the same pairing, key and seeds, the second with the players exchanged.
    bool exchange = false;
    std::function<bool(uint64_t)> wanted;  // which numbers are played; all without it
    std::function<uint64_t()> next;        // hands out the numbers, `games` or more: no more; without it all in turn
    std::function<void(const GameRecord&)> record;  // called after each game, by one thread at a time, in any order
    std::function<bool()> stop;                     // asked before each game
    bool notes = false;                             // records carry what evaluators learn from (match/tuning.h)
    // At some decisions: what the seat's chances are, by what it sees (match/calibration.h). Called by any thread.
    std::function<double(const std::byte* masked, Seat seat, const std::vector<Option>& options, uint64_t seed)> says;
};

struct Tally {
    uint64_t games = 0, draws = 0, stalled = 0, faults = 0, unfinished = 0;
    uint64_t decisions = 0, forced = 0;
    uint64_t hash = 0;
    std::map<std::string, uint64_t> ends;        // by rule id
    std::map<std::string, uint64_t> faultNames;  // with the seed number of one such game: "capacity (game 17)"
    std::vector<uint64_t> seatWins;
    std::vector<uint64_t> playerWins;  // beside SelfPlay::players, wherever they sat
    struct PairTally {
        uint64_t games = 0;
        std::vector<uint64_t> wins;
    };
    std::vector<PairTally> pairs;  // beside SelfPlay::pairings
    std::vector<bool> used;        // by number of the ability
    void add(const Tally& other);
};

// Why it cannot be played: a table cannot be created or a player is unknown.
std::optional<Problem> obstacleTo(const Game& game, const SelfPlay& run);
// Nothing is played when there is an obstacle. With fewer threads than were asked for when the system has no more.
std::optional<Problem> selfPlay(const Game& game, const SelfPlay& run, Tally& out);

// The rule by which a game that can no longer end is a draw: its name ends with "stalled".
bool isStalled(std::string_view endingRule);

// Every shipped deck against every other that may sit opposite it.
std::vector<Pairing> shippedPairings(const Game& game);
std::vector<Pairing> pairingsOf(const Game& game, const std::vector<ShippedDeck>& decks);
// In an order by chance in which every two decks have met once before any two meet from the other seats: a short run has met
// most of them, and one with half as many tables as pairings has met all.
void mixPairings(std::vector<Pairing>& pairings, uint64_t seed);

// The 95 % interval of a share (Wilson), from 0 to 1.
struct Interval {
    double low = 0, high = 1;
};
Interval wilson(uint64_t hits, uint64_t of);

}  // namespace cantina::match
