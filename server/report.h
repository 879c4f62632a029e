// A report of a problem: the position at the table as a scenario that its reader can run and complete.
#pragma once

#include <string>
#include <vector>

#include "match/replay.h"

namespace cantina::server {

// In the scenario runner's form: every card and token that the game can place again is in `given`; what it cannot, and the
// question with its options, are comments. The position is tried out, so this takes a while.
std::string scenarioOf(const Game& game, const match::State& state, const std::vector<Option>& options,
                       const std::vector<std::string>& names, const std::string& says);

}  // namespace cantina::server
