// What a player could do about a play that is not legal now, by the rule that forbids it.
#include "games/tcg/game.h"
#include "games/tcg/values.h"

namespace cantina::tcg {
namespace {

std::string counters(Table& t, Seat /*seat*/, const Option& o) {
    const int cost = deployCost(t, o.piece), has = dataOf(t, o.piece).counters;
    if (cost <= has) return "";
    return "it costs " + std::to_string(cost) + ", " + std::to_string(has) + " counters are on it";
}
std::string force(Table& t, Seat seat, const Option& /*option*/) {
    return "you have " + std::to_string(t.s.force[seat.index()]) + " Force";
}

constexpr language::Remedy<Table> kRemedies[] = {
    {"TCG-BUILD-03", "put build counters on it in your build step", counters},
    {"TCG-BUILD-07", "put it facedown into your build zone first, in your build step"},
    {"TCG-KW-HID-01", "put build counters on it in your build step"},
    {"TCG-GLO-20", "each turn gives Force", force},
    {"TCG-ATKFX-01", "each turn gives Force", force},
    {"TCG-ACTV-01", "each turn gives Force", force},
    {"TCG-GLO-01", "it untaps when the next turn begins"},
    {"TCG-CMD-06", "it untaps when the next turn begins"},
    {"TCG-UNIQ-02", "stack this version on the other, or lose that one first"},
    {"TCG-GLO-32", "wait for a chance to play or pass: there are some in every attack"},
    {"TCG-POP-03", "wait for the next chance that is not for rerolls"},
    {"TCG-POP-04", "wait for the next chance that is not for preventing damage"},
    {"TCG-PHR-03", "wait for the next chance that is not for disrupting"},
    {"TCG-PHR-15", "dice have to be rolled first: then comes the chance for rerolls"},
    {"TCG-PHR-12", "damage has to be pending first: then comes the chance to prevent it"},
    {"TCG-PHR-02", "the opponent has to play something first"},
    {"TCG-PHR-07", "a unit has to attack first"},
    {"TCG-PHR-18", "next turn it can be played again"},
    {"TCG-ACTV-06", "it can be used again when that period is over"},
};

}  // namespace

std::span<const language::Remedy<Table>> Rules::remedies() { return kRemedies; }

}  // namespace cantina::tcg
