// A question with its numbered options as text.
#pragma once

#include <string>
#include <vector>

#include "cli/output.h"
#include "kernel/game.h"

namespace cantina::cli {

// "plays" -> "play", "passes" -> "pass": an option is a suggestion to its reader.
std::string imperative(const std::string& verb);

struct Choice {
    std::string verb;  // imperative
    std::string rest;  // object and detail, with place and marks where two would read alike
    int alike = 1;     // how many options this one stands for; 0: an earlier one stands for it (its number works too)
    std::string label() const { return rest.empty() ? verb : verb + " " + rest; }
};

// One per option, in their order: the number that is typed is the place in this list, counted from 1.
std::vector<Choice> choicesOf(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options);

// A short list has a line each; a long one is grouped by verb. Of several alike the first is printed.
void printChoices(const std::vector<Choice>& choices, Output& out);

}  // namespace cantina::cli
