// Verbs about control, capturing, moving damage and what each player gives up. Holds LCG-FAQ-03, LCG-TERM-14.
#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

bool isAlive(Table& t, const Args& a, int i) { return a.open[static_cast<size_t>(i)] || t.s.pieces.alive(a.at(i)); }

template <int kParam>
bool isThere(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, kParam);
}
bool isTheirs(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || !(controllerOf(t, a.at(0).piece) == f.controller);
}
Did turn(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    return takeControl(t, a.at(0).piece, f.controller) ? Did::full : Did::nothing;
}

// LCG-FAQ-03: what has left play is not captured from where it went.
Did captureUnit(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.isIn(a.at(0).piece, kUnits) || !t.s.pieces.alive(a.at(1)))
        return Did::nothing;
    return captureFromPlay(t, a.at(0).piece, a.at(1).piece, f.controller) ? Did::called : Did::full;
}

bool isDamaged(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[1] || t.s.pieces.data(a.at(1).piece).damage > 0;
}
bool mayBeDamaged(Table& t, const AbilityFrame&, const Args& a) { return a.open[2] || canBeDamaged(t, a.at(2).piece); }
Did moveTokens(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1)) || !t.s.pieces.alive(a.at(2)) || a.at(1) == a.at(2)) return Did::nothing;
    if (t.s.pieces.data(a.at(1).piece).damage == 0 || !canBeDamaged(t, a.at(2).piece)) return Did::nothing;
    moveDamage(t, a.at(1).piece, a.at(2), a.whole(0), f.controller);
    return Did::called;
}

bool hasUnits(Table& t, const AbilityFrame&, const Args&) {
    return t.s.pieces.size({kUnits, kDark}) + t.s.pieces.size({kUnits, kLight}) > 0;
}
Did eachSacrifices(Table& t, AbilityFrame& f, const Args&) {
    t.call(State::kGiveUp, GiveFrame{f.controller, 0, 0});
    return Did::called;
}

constexpr Param kAmount = numberParam("amount");
constexpr Param kCard{"card", ParamKind::one};
constexpr Param kFrom{"from", ParamKind::one};
constexpr Param kTo{"to", ParamKind::one};
constexpr Param kAt{"objective", ParamKind::one};

template <int kParam>
constexpr Need<Table> kThere{partOf("LCG-FX-05"), "what it would be done to is not there", isThere<kParam>};
constexpr Need<Table> kToTakeControl[] = {
    kThere<0>,
    {partOf("LCG-CARD-16"), "you control it already", isTheirs},
};
constexpr Need<Table> kToCapture[] = {
    kThere<0>,
    kThere<1>,
};
constexpr Need<Table> kToMoveDamage[] = {
    kThere<1>,
    {partOf("LCG-FX-07"), "there is no damage on it", isDamaged},
    kThere<2>,
    {partOf("LCG-TERM-14"), "that cannot be damaged", mayBeDamaged},
};

constexpr Need<Table> kNeedsUnits[] = {{partOf("LCG-FX-07"), "there are no units in play", hasUnits}};

constexpr Verb<Table> kVerbs[] = {
    {{"take_control", {kCard}, "take control of {card}", "", "For good. Of a unit."}, kToTakeControl, turn},
    {{"capture_at", {kCard, kAt}, "capture {card} at {objective}", "LCG-CAP-02", "A unit in play; dark side cards only."},
     kToCapture,
     captureUnit},
    {{"move_damage", {kAmount, kFrom, kTo}, "move {amount} damage from {from} to {to}", "", ""}, kToMoveDamage, moveTokens},
    {{"each_sacrifices", {}, "each player sacrifices a unit, you first", "", ""}, kNeedsUnits, eachSacrifices},
};

}  // namespace

std::span<const Verb<Table>> controlVerbs() { return kVerbs; }

}  // namespace cantina::lcg
