// The form of a step: what may stand in it, before anybody plays it. What its names mean is found out at the table.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "language/keys.h"
#include "scenario/scenario.h"

namespace cantina::scenario {

// What is wrong with the form of a step and how it is written; empty: nothing.
std::string stepProblem(const Tree& step);

// What deck = { ... } and the step deck { ... } have.
std::span<const language::Key> deckKeys();

// Every rule and ability that a scenario names, with the line: in rules, cites, quiet, because, deck_breaks ...
std::vector<std::pair<std::string, int>> namedRules(const Scenario& s);

}  // namespace cantina::scenario
