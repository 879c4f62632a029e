// How full the lists of a state are: for each game its lists by the names that the table "Room" of its page has.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/game.h"

namespace cantina::testing {

struct Fill {
    std::string list;
    int most = 0;        // so many are in it; over several states: the most
    int room = 0;        // for so many
    bool exact = false;  // no legal deck and no decision can bring more than it has room for
};

// Of a state of that game.
std::vector<Fill> fillsOf(std::string_view game, const std::byte* state);

// Random games between random legal decks of the largest size, at tables of as many as can sit there.
struct RoomOptions {
    int tables = 4;
    int gamesPerTable = 10;
    uint64_t seed = 1;
    int mostDecisions = 20'000;
};
struct RoomReport {
    int games = 0;
    int largestDeck = 0;              // in cards, whatever their section
    std::vector<Fill> fills;          // the most of all games
    std::vector<std::string> faults;  // each with what it takes to play it again; at most a few
};
// Of a game without toy cards.
RoomReport fillTables(const Game& game, const RoomOptions& options);

// As checks of a doctest case: no match ends with a fault, no list whose bound is not exact is filled to more than nine
// tenths, and the largest deck has so many cards or more.
void checkRoom(std::string_view game, int largestDeck, const RoomOptions& options);

}  // namespace cantina::testing
