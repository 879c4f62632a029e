// Options and questions in words for the one who decides: what a terminal prints and a browser puts on buttons.
#pragma once

#include <string>
#include <vector>

#include "kernel/game.h"

namespace cantina::match {

// "plays" -> "play", "passes" -> "pass": an option is a suggestion to its reader.
std::string imperative(const std::string& verb);
std::string marksText(const std::vector<Mark>& marks);  // "damage 2, exhausted"

struct Choice {
    std::string verb;    // imperative
    std::string object;  // a title, a number, a player
    std::string detail;  // with place and marks where two would read alike
    int alike = 1;       // how many options this one stands for; 0: an earlier one stands for it (its number works too)
    std::string rest() const { return object + (object.empty() || detail.empty() ? "" : " ") + detail; }
    std::string label() const { return rest().empty() ? verb : verb + " " + rest(); }
};

// One per option, in their order. `names` are those of the seats.
std::vector<Choice> choicesOf(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                              const std::vector<std::string>& names);

// What is asked, as a sentence; where the game has none, the name of the step.
std::string questionOf(const Game& game, const std::byte* masked, const Decision& decision);

// The kind of window, by public facts alone, for passing by itself: procedure and step. Empty: a question of the turn
// itself, or one that cannot be passed.
std::string windowKey(const Game& game, const std::byte* state, const Decision& decision,
                      const std::vector<Option>& options);

}  // namespace cantina::match
