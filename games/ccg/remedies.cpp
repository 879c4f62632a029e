// What a player could do about a play that is not legal now, by the rule that forbids it.
#include "games/ccg/game.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {
namespace {

// A text may make it cheaper somewhere: the number is that of the card itself.
std::string priceOf(Table& t, Seat seat, const Option& o) {
    if (o.verb != kActDeploy && o.verb != kActReplace) return "";
    return language::priceText(deployCost(t, o.piece), sizeOf(t, kForcePile, seat), "Force");
}
std::string force(Table& t, Seat seat, const Option& /*option*/) {
    return "you have " + std::to_string(sizeOf(t, kForcePile, seat)) + " Force";
}

constexpr language::Remedy<Table> kRemedies[] = {
    {"CCG-ACT-COST-01", "Force is activated at the start of your turn, and what you keep waits for the next", priceOf},
    {"CCG-BTL-INIT-01", "keep Force for the battle phase: what you activate is all you have", force},
    {"CCG-DRAIN-02", "keep Force for the control phase: what you activate is all you have", force},
    {"CCG-MOVE-DBT-01", "keep Force for the move phase: what you activate is all you have", force},
    {"CCG-TURN-01", "wait for your own turn"},
    {"CCG-DEP-05", "pass until it is your deploy phase"},
    {"CCG-CTRL-01", "pass until it is your control phase"},
    {"CCG-BTL-01", "pass until it is your battle phase"},
    {"CCG-MOVE-01", "pass until it is your move phase"},
    {"CCG-STK-03", "let what is on the stack resolve first; only responses come before it"},
    {"CCG-ACT-ANY-01", "let what is on the stack resolve first"},
    {"CCG-ACT-TYPE-01", "wait until what its text answers happens"},
    {"CCG-ACT-JUST-01", "wait until what its text answers happens"},
    {"CCG-ACT-COND-01", "make true what its text asks for"},
    {"CCG-DEP-02", "it needs a place that its text and yours allow: deploy a location, or bring presence there"},
    {"CCG-UNIQ-01", "the other one would have to leave the table"},
    {"CCG-ONCE-01", "it can be used again when that period is over"},
    {"CCG-DRAIN-06", "next turn it may take part again"},
};

}  // namespace

std::span<const language::Remedy<Table>> Rules::remedies() { return kRemedies; }

}  // namespace cantina::ccg
