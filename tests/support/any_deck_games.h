// Games of a computer player against another on random legal decks (random_decks.h): it answers every question with one of
// the options, and the game comes to an end.
#pragma once

#include <string>
#include <vector>

#include "kernel/game.h"

namespace cantina::testing {

struct AnyDeckOptions {
    std::string player = "search:5", other = "random";
    int tables = 4;  // each is played twice, with the players exchanged; the formats take turns
    uint64_t seed = 1;
    int mostDecisions = 20'000;
};

struct AnyDeckReport {
    int games = 0, stalled = 0, won = 0;  // won by the player
    int decisions = 0;
    std::vector<std::string> cards;     // that were in some deck, by id, sorted
    std::vector<std::string> problems;  // each with its decks and what else it takes to play it again; at most a few
};

// Of a game without toy cards.
AnyDeckReport playAnyDecks(const Game& game, const AnyDeckOptions& options);

}  // namespace cantina::testing
