// What scenarios show of each ability: that it does what it says (a positive scenario fails with the ability switched off),
// and that it does no more (a negative one fails when a limit of the ability is lifted: language/limits.h). Nobody declares
// it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "kernel/game.h"
#include "language/limits.h"
#include "scenario/scenario.h"

namespace cantina::scenario {

struct AbilityProof {
    std::string card, title, ability, set;
    std::vector<const Scenario*> positive;  // fail with the ability switched off
    std::vector<const Scenario*> negative;  // fail with one of its limits lifted, or say that it keeps `quiet`
    size_t limits = 0;
    std::vector<std::string> unnoticed;  // limits that could be lifted and no scenario would fail

    // One scenario is not both.
    bool complete() const {
        return !positive.empty() && !negative.empty() &&
               (positive.size() > 1 || negative.size() > 1 || positive.front() != negative.front());
    }
};

// Of every ability of the game's cards, in the order of the book; scenarios that do not name the card are not tried. `step`
// is called once per card.
std::vector<AbilityProof> proofsOf(Game& game, const std::vector<const Scenario*>& scenarios,
                                   const std::function<void()>& step = {});

}  // namespace cantina::scenario
