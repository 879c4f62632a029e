// Scenarios about deck construction: a deck instead of a table, and what the deck check says about it.
#pragma once

#include "kernel/game.h"
#include "scenario/runner.h"

namespace cantina::scenario {

Verdict runDeckCheck(const Game& game, const Scenario& s);

}  // namespace cantina::scenario
