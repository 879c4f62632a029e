// `cantina cards`: the book of each game. What is in it, what is wrong with it, how much of it is implemented, its words.
#pragma once

#include <string>
#include <vector>

#include "cli/output.h"
#include "kernel/game.h"
#include "language/standing.h"
#include "scenario/scenario.h"

namespace cantina::cli {

// How much of a card works, in a word or two; nothing if all of it does.
inline const char* standing(const CardInfo& c) {
    return c.complete ? "" : language::isPartlyPlayable(c) ? "partly playable" : "numbers only";
}

// Every command: user-made cards (--cards DIR) stand beside the built-in ones.
struct CardsArgs {
    std::string cards;  // folder; empty: none
    std::string game;   // empty: all
};

struct CardsListArgs : CardsArgs {
    std::string set, type;           // empty: all
    std::vector<std::string> words;  // each must occur in the title, a fact or the wording
};
int cardsList(const CardsListArgs& args, Output& out);

struct CardsShowArgs : CardsArgs {
    std::vector<std::string> names;  // ids or titles
};
int cardsShow(const CardsShowArgs& args, Output& out);

struct CardsCheckArgs : CardsArgs {
    std::vector<std::string> paths;  // files or folders; empty: the built-in cards only
    bool strict = false;             // a warning fails too
};
int cardsCheck(const CardsCheckArgs& args, Output& out);

struct CardsStatsArgs : CardsArgs {
    std::string scenarios;  // folder; empty: tests/scenarios
};
int cardsStats(const CardsStatsArgs& args, Output& out);

struct CardsProofsArgs : CardsStatsArgs {
    std::string set;      // only this set
    bool all = false;     // complete abilities too, with the titles of their scenarios
    bool limits = false;  // limits that no scenario would miss
};
int cardsProofs(const CardsProofsArgs& args, Output& out);
// The scenarios of the folder (tests/scenarios where none is given). kSuccess, or the exit code after saying what is wrong.
int readProofs(const CardsStatsArgs& args, scenario::ScenarioSet& set, Output& out);

struct CardsWordsArgs : CardsArgs {
    std::string out;  // the folder of the pages, as docs; empty: what is asked for is printed
};
// With --json: how many official cards use each word, {"games": {"tcg": {"verbs": [{"name", "cards"}], ...}}}.
int cardsWords(const CardsWordsArgs& args, Output& out);

// A card as `cards show` and the table print it.
void printCard(const CardInfo& card, std::string_view game, Output& out);
// As people say it: "unit", and the facts that they want to know.
std::string typeText(const CardInfo& card);
std::string factsText(const CardInfo& card);

}  // namespace cantina::cli
