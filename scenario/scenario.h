// Scenarios as data: what a file under tests/scenarios says. See docs/scenarios.md.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "kernel/tree.h"

namespace cantina::scenario {

struct Scenario {
    std::string file;
    int line = 0;
    std::string title;
    std::string game;
    std::vector<std::string> rules;                          // proven by switching them off
    std::vector<std::pair<std::string, std::string>> cites;  // id and why there is nothing to switch off
    std::vector<std::string> quiet;                          // abilities that are there and do nothing (proofs.h)
    uint64_t seed = 1;
    Tree given;  // a table, or
    Tree match;  // a match from its beginning: format, key, decks; or
    Tree deck;   // a deck and what the deck check says about it (deck_check.h)
    std::vector<Tree> steps;
};

struct ScenarioProblem {
    std::string file;
    int line = 0;
    std::string message;
};

struct ScenarioSet {
    std::vector<Scenario> scenarios;
    std::vector<ScenarioProblem> problems;
};

// Files and folders (all .lua below them, sorted by path).
// `game`: of files whose folders do not say it.
ScenarioSet loadScenarios(const std::vector<std::string>& paths, const std::string& game = "");
// One file's text; the game is named by its path (".../scenarios/<game>/...") or by the field `game`.
void readScenarios(const std::string& file, const std::string& text, ScenarioSet& out, const std::string& game = "");

}  // namespace cantina::scenario
