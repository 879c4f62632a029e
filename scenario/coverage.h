// Coverage: which rules and abilities a scenario really proves, by switching each off and playing it again.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kernel/game.h"
#include "scenario/runner.h"

namespace cantina::scenario {

enum class Standing : uint8_t {
    proven,    // the scenario passes, and fails with the rule switched off
    cited,     // the scenario passes, says why nothing can be switched off, and indeed nothing was
    weak,      // the rule was switched off and asked for, and the scenario passed all the same
    noSwitch,  // named in `rules`, but nothing asked for it: it belongs into `cites` with a reason
    has,       // cited as without a switch, but there is one
    broken,    // the scenario does not pass at all
};

struct Claim {
    std::string id;
    const Scenario* scenario = nullptr;
    Standing standing = Standing::broken;
    std::string say;  // what to do about it, if anything
};

// Judges every claim of the scenarios of this game. `step` is called once per scenario.
std::vector<Claim> judge(Game& game, const std::vector<const Scenario*>& scenarios, const std::function<void()>& step = {});

// Whether a scenario's table names the card, by title or id.
bool namesCard(const Scenario& s, const CardInfo& card);

// The abilities of the game's cards that some scenario proves: it passes, and fails with the ability switched off. Only
// scenarios that name the card's title are tried.
std::map<std::string, bool> provenAbilities(Game& game, const std::vector<const Scenario*>& scenarios,
                                            const std::function<void()>& step = {});

}  // namespace cantina::scenario
