// The runner: plays a scenario through the game contract alone, in four modes.
#pragma once

#include <string>
#include <vector>

#include "kernel/game.h"
#include "scenario/scenario.h"

namespace cantina::scenario {

enum class Mode : uint8_t {
    plain,
    copy,    // copied at each decision, the copy played on, hashes compared
    replay,  // played again from its decisions, hashes compared
    mask,    // options and words judged from what the player asked may see; resampled states mask to the same view
};
inline constexpr Mode kModes[] = {Mode::plain, Mode::copy, Mode::replay, Mode::mask};
const char* modeName(Mode mode);

struct Verdict {
    bool passed = true;
    std::string reason;  // what is wrong, expected and found; the explanation; who is asked, the options, the stack
    int line = 0;
    int decisions = 0;
    std::vector<std::string> trace;  // if asked for: every decision in words
};

Verdict runScenario(const Game& game, const Scenario& s, Mode mode, bool trace = false);

}  // namespace cantina::scenario
