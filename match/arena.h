// The arena: decks against decks, every game written down as a line, so that a run can be cut into shards, stopped, resumed
// and merged, and its result is the same whoever played which part.
//
// A run file is JSON lines: first the plan, then one record per finished game in the order in which they finished. It is
// read line by line and counted at once: a run may have more games than memory holds records.
#pragma once

#include <array>
#include <functional>
#include <iosfwd>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ai/player.h"
#include "ai/search.h"
#include "match/selfplay.h"

namespace cantina::match {

struct ArenaPlan {
    std::string game, format, player;
    std::vector<std::string> names;  // of the decks, unique
    std::vector<DeckList> decks;
    uint64_t gamesPerPairing = 100;
    uint64_t seed = 1;
    uint64_t signature = 0;  // of the book the games are played with
    uint64_t program = 0;    // of what the program makes of it: trialOf()
};

// Which deck sits where: every deck against every other that may sit opposite it; where the seats are alike, both ways
// round.
struct ArenaPairing {
    size_t first = 0, second = 0;
};
std::vector<ArenaPairing> arenaPairings(const Game& game, const ArenaPlan& plan);
std::vector<Pairing> tablesOf(const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings);
// Rules and players are code and have no signature of their own: a few short games with these decks, the levels and what the
// players are tuned to, as a number. Programs that agree about it may share a run.
uint64_t trialOf(const Game& game, const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings,
                 const ai::Tuning& tuning, const std::vector<ai::Level>& levels = ai::levels());
inline uint64_t trialOf(const Game& game, const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings) {
    return trialOf(game, plan, pairings, ai::tuningOf(game.name()));
}

// ---- The run file

std::string planLine(const ArenaPlan& plan);
std::variant<ArenaPlan, Problem> readPlan(const std::string& line);
// In what two plans differ, as the end of a sentence ("its seed differs"); empty: in nothing.
std::string planDifference(const std::string& plan, const std::string& other);
// The line ends with a check of everything before: a line that was changed afterwards is not taken for a game.
std::string recordLine(const Game& game, const GameRecord& record);

struct ArenaGame {
    uint64_t number = 0;
    size_t pairing = 0;
    uint8_t winners = 0;
    bool fault = false;
    int first = -1;  // the seat that had the first turn
    std::string rule;
    uint32_t decisions = 0;
    uint64_t hash = 0;
    uint64_t check = 0;                            // of the whole line
    std::vector<std::vector<std::string>> played;  // per seat: ids of cards
};

class ArenaReader {
public:
    // Reads the plan at once. A last line without an end was cut off by a crash and is left out.
    ArenaReader(std::istream& in, std::string name);
    const std::string& plan() const { return plan_; }  // as it is: two files belong together when these are equal
    // False: there are no more, or there is a problem.
    bool next(ArenaGame& game);
    const std::string& line() const { return line_; }  // of that game, as it was written
    const std::optional<Problem>& problem() const { return problem_; }
    uint64_t end() const { return end_; }  // where the last whole line ended, in bytes

private:
    bool readLine();
    bool fail(const std::string& message);

    std::istream& in_;
    std::string name_, plan_, line_;
    uint64_t lines_ = 0, end_ = 0;
    std::optional<Problem> problem_;
};

// ---- What it says

// A draw is a game that nobody has won; games that met a fault are counted apart and nowhere else.
struct ArenaReport {
    struct Cell {
        uint64_t games = 0, wins = 0, draws = 0;
        void add(bool won, bool draw) {
            ++games;
            wins += won ? 1 : 0;
            draws += draw ? 1 : 0;
        }
    };
    struct CardUse {
        Cell played, without;  // games in which the deck played the card, and in which it did not
    };
    std::vector<std::string> names;
    std::vector<uint8_t> seats;             // per deck: those that it sits in, as bits
    std::vector<std::vector<Cell>> matrix;  // wins of the row's deck
    std::vector<std::vector<Cell>> began;   // the same, of the games in which that deck had the first turn
    std::vector<Cell> totals;               // per deck
    Cell first;                             // wins of whoever had the first turn
    std::string alwaysFirst;                // where the rules say who begins: that side
    uint64_t games = 0, planned = 0, draws = 0, faults = 0, hash = 0;
    std::map<std::string, uint64_t> endings;
    std::map<std::string, std::string> endingWords;     // what those rules say, from who has the rule catalogue
    std::map<uint32_t, uint64_t> lengths;               // games by their number of decisions
    std::vector<std::map<std::string, CardUse>> cards;  // per deck, by card id
    std::map<std::string, std::string> titles;          // of those cards

    uint64_t finished() const { return games - faults; }
    bool isComplete() const { return games >= planned; }
    std::string progress() const;  // "20 of 30 games"
};

// Counts games as they come, in any order. Of each it remembers eight bytes: that it was there, and as what.
class ArenaCount {
public:
    ArenaCount(const Game& game, const ArenaPlan& plan);
    enum class Added : uint8_t { counted, known, differs, notPlanned };
    Added add(const ArenaGame& game);
    bool has(uint64_t number) const;
    uint64_t countIf(const std::function<bool(uint64_t)>& wanted) const;  // of the numbers that it has
    ArenaReport report() const;

private:
    static constexpr uint64_t kBlock = 16;  // a shard's games lie far apart

    const Game& game_;
    const ArenaPlan plan_;
    const std::vector<ArenaPairing> pairings_;
    ArenaReport sums_;
    std::array<bool, 2> began_{};                              // whether anybody in that seat had a first turn
    std::map<uint64_t, std::array<uint64_t, kBlock>> checks_;  // of the games, in blocks by number; 0: not there
};
// Counts what a file holds, beside what was counted before.
std::optional<Problem> countAll(ArenaReader& reader, ArenaCount& count, const std::string& name);
// Why a game was not taken, as a person reads it.
std::string whyNot(ArenaCount::Added added, uint64_t number);

double shareOf(uint64_t hits, uint64_t of);  // 0 of none

// Games by their number of decisions, in bars of equal width.
struct LengthBars {
    uint32_t step = 1;
    std::vector<uint64_t> games;
    uint32_t half = 0, most = 0;  // half of all games have so many decisions or fewer; 19 of 20 have
};
LengthBars lengthBars(const ArenaReport& report);

// The cards of a deck: first those with enough games to compare, the greatest difference on top.
struct CardRow {
    std::string id, title;
    ArenaReport::CardUse use;
    bool isEnough = false;
    double difference() const;  // share of wins with it, less that without it
};
inline constexpr uint64_t kEnoughGames = 30;
std::vector<CardRow> cardRows(const ArenaReport& report, size_t deck);

std::string reportHtml(const ArenaPlan& plan, const ArenaReport& report);
std::string reportJson(const ArenaPlan& plan, const ArenaReport& report);
// A table per file: "report.csv" is the matrix, "report-cards.csv" ...
struct CsvFile {
    std::string name, text;
};
std::vector<CsvFile> reportCsv(const ArenaPlan& plan, const ArenaReport& report);

}  // namespace cantina::match
