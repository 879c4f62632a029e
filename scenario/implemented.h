// How much of each set is there: cards, cards whose facts load, cards whose every ability is proven. Nobody declares it.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kernel/game.h"
#include "language/compile.h"
#include "scenario/scenario.h"

namespace cantina::scenario {

struct SetCount {
    size_t cards = 0;        // in the book
    size_t stats = 0;        // of those: loaded without an error
    size_t implemented = 0;  // of those: complete, and each ability proven by a scenario (scenario/coverage.h)
    size_t partly = 0;       // of those: some texts work, others are named as missing
};

// By set. `problems` are those of the game's cards; `step` is called once per card.
std::map<std::string, SetCount> countSets(Game& game, const std::vector<language::CardProblem>& problems,
                                          const std::vector<const Scenario*>& scenarios,
                                          const std::function<void()>& step = {});

}  // namespace cantina::scenario
