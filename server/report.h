// A report of a problem: the match up to it as a scenario that its reader can run and complete.
#pragma once

#include <string>
#include <vector>

#include "match/replay.h"

namespace cantina::server {

// Two scenarios in one file. The first plays the match from its first card to the decision that was reported, decision by
// decision, and passes as long as the rules do what they did. The second is the position alone, to be worked on: every card
// and token that the game can place again is in `given`; what it cannot is a comment. The position is tried out, so this
// takes a while; one that cannot be laid out is a comment altogether.
std::string scenarioOf(const Game& game, const match::Replay& replay, const std::vector<std::string>& names,
                       const std::string& says);

}  // namespace cantina::server
