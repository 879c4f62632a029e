// `cantina scenario`: runs scenario files. `cantina rules coverage`: what they prove.
#pragma once

#include <string>
#include <vector>

#include "cli/output.h"

namespace cantina::cli {

struct ScenarioRunArgs {
    std::vector<std::string> paths;
    std::string only;  // part of a title
    std::string mode;  // empty: all four
    bool verbose = false;
    bool trace = false;
    std::string cards;  // folder of user-made cards; empty: none
    std::string game;   // of files whose folders do not say it
};
int scenarioRun(const ScenarioRunArgs& args, Output& out);

struct RulesCoverageArgs {
    std::string scenarios;            // folder; empty: tests/scenarios
    std::string game;                 // empty: all
    bool list = false;                // every claim with its standing
    std::vector<std::string> groups;  // only rows with these prefixes count
    bool complete = false;            // an uncovered row is a failure
};
int rulesCoverage(const RulesCoverageArgs& args, Output& out);

}  // namespace cantina::cli
