// From a command line to a table: the game with its book, decks on their sides, who sits where.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/output.h"
#include "games/all.h"
#include "match/sitting.h"

namespace cantina::cli {

struct TableArgs {
    std::string game;
    std::vector<std::string> decks;  // names of shipped decks or paths; the first is the person's
    std::string format;              // empty: the decks', else the game's default
    std::string edition;             // of the rules, where a game has several; empty: the format's
    int players = 2;                 // how many sit at the table
    std::string cards;               // folder of user-made cards; empty: none
    std::string opponent = "normal";
    int seat = 0;  // the person's, counted from 1; 0: where the deck belongs
    bool hotseat = false;
    bool toys = false;
    std::optional<uint64_t> seed;  // none: chance from the system
};

struct LaidTable {
    MadeGame made;
    bool toys = false;
    Setup setup;
    match::FromLesson lesson = {};  // of a replay that began in one
    Seat person;                    // without a hot-seat: the seat of the one person
};

// kSuccess, or the exit code after saying what is wrong.
int layTable(const TableArgs& args, LaidTable& table, Output& out);
// The table of a replay: its game, decks and key. Seats and players are the arguments'.
int layTable(const match::Replay& replay, const TableArgs& args, LaidTable& table, Output& out);

// Who sits where: "Dark Side", "Light Side (greedy)". Empty, after saying what is wrong, if there is no such opponent or
// the table cannot be set up.
std::vector<match::Chair> chairsFor(const LaidTable& table, const TableArgs& args, Output& out);

// A format in another edition of the rules ("awakenings", "1.0" -> "awakenings-1.0"); empty, with `error`, if the game has
// none such. Without a format: the game's default.
std::string formatIn(const Game& game, const std::string& format, const std::string& edition, std::string& error);

// Cards for people: "TOY-1 Toy Trooper".
std::string cardNames(const Game& game, const std::vector<std::string>& ids);

}  // namespace cantina::cli
