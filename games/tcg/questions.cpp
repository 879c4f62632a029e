// What a player is asked, step by step, in words.
#include "games/tcg/game.h"

namespace cantina::tcg {
namespace {

constexpr Question kQuestions[] = {
    {"window", "any chance", "Play or pass: any card or ability"},
    {"window", "reroll chance", "Play or pass: rerolls"},
    {"window", "prevention chance", "Play or pass: damage can be prevented now"},
    {"window", "disrupt chance", "Play or pass: this can be disrupted now"},
    {"setup", "mulligan", "Which cards do you exchange?"},
    {"setup", "put units", "Set up units with your build points"},
    {"setup", "partly built", "Put the rest on a card that is partly built?"},
    {"turn", "order", "Choose who attacks next"},
    {"build step", "build", "Build: play cards or put counters on them"},
    {"retreat step", "retreat", "Retreat units to the build zone?"},
    {"attack", "tap and choose", "Choose what to attack"},
    {"attack", "overkill", "Choose who takes the extra damage"},
    {"attack", "how many hits", "How many hits go there?"},
    {"reroll", "which dice", "Choose dice to reroll"},
    {"contest", "which pair", "Choose the contested pair"},
    {"contest", "bid", "Bid Force for the contested unit, or give in"},
    {"deflect", "deflect to", "Choose who takes the deflected damage"},
};

}  // namespace

std::span<const Question> Rules::questions() { return kQuestions; }

}  // namespace cantina::tcg
