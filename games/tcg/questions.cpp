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
    {"turn", "order", "Choose who attacks next"},
    {"build step", "build", "Build: play cards or put counters on them"},
    {"retreat step", "retreat", "Retreat units to the build zone?"},
    {"attack", "tap and choose", "Choose what to attack"},
    {"attack", "overkill", "Choose who takes the extra damage"},
    {"attack", "how many hits", "How many hits go there?"},
    {"reroll", "which dice", "Choose dice to reroll"},
    {"contest", "which pair", "Choose the contested pair"},
    {"contest", "bid", "Bid Force for the contested unit, or give in"},
    {"attack", "attack on", "Choose whom it attacks next"},
    {"choice", "how much", "Up to so much: how much of it?"},
    {"choice", "small question", "Decide"},
    {"play", "choose one", "Choose one of these"},
    {"upkeep", "Upkeep", "Which Upkeep do you pay?"},
    {"one of two", "which goes", "You have this unique unit twice: which one goes?"},
    {"in its place", "fall in its place", "Discard the other unit in its place?"},
    {"leave tapped", "leave it tapped", "Leave this unit tapped?"},
    {"deflect", "deflect to", "Choose who takes the deflected damage"},
};

constexpr PartOfTurn kParts[] = {
    {"set-up", "TCG-SETUP-01"},
    {"ready", "TCG-READY-01"},
    {"Dark Side builds", "TCG-CMD-03"},
    {"Light Side builds", "TCG-CMD-05"},
    {"Dark Side retreats", "TCG-CMD-06"},
    {"Light Side retreats", "TCG-CMD-06"},
    {"Space", "TCG-BAT-02"},
    {"Ground", "TCG-BAT-02"},
    {"Character", "TCG-BAT-02"},
    {"end of turn", "TCG-END-01"},
};

}  // namespace

std::span<const Question> Rules::questions() { return kQuestions; }
std::span<const PartOfTurn> Rules::parts() { return kParts; }

}  // namespace cantina::tcg
