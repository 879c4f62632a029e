// Focus tokens and shields (LCG-FOC-01 to LCG-FOC-03, LCG-SHI-01 to LCG-SHI-04).
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

Event eventOf(const FocusFrame& f) { return {kFocusPlaced, f.by, f.amount, f.target, f.source, f.source}; }

Flow interrupts(Table& t, FocusFrame& f) {
    t.self().result = {};
    openInterrupts(t, eventOf(f));
    return next();
}

Seat shieldWho(Table& t, FocusFrame& f) {
    if (t.result().replaced() || t.result().cancelled() || !t.s.pieces.alive(f.target)) f.amount = 0;
    Piece p = f.target.piece;
    if (f.asked != 0 || f.amount == 0 || !canShield(t, p, f.by, f.source, true)) return kNobody;
    f.asked = 1;
    if (t.on("LCG-SHI-03"_rule)) return controllerOf(t, p);
    --edit(t, p)->shields;  // LCG-SHI-03. (Off: a shield must be used.)
    --f.amount;
    return kNobody;
}
Explanation whyNotShield(Table&, FocusFrame& f, Piece p) {
    if (p == f.target.piece) return {};
    return {"", "the question is about the shield of another card"};
}
void shieldOptions(Table&, FocusFrame& f, Options& out) {
    out.add(optionAct(kActShield, f.target.piece));
    out.add(optionPass());
}
// LCG-SHI-01: a shield prevents one focus token.
Flow shieldAnswer(Table& t, FocusFrame& f, Option o) {
    if (o.kind == OptionKind::act) {
        --edit(t, f.target.piece)->shields;
        --f.amount;
    }
    return next();
}

void put(Table& t, const FocusFrame& f) {
    auto d = edit(t, f.target.piece);
    d->focus = static_cast<uint8_t>(std::min(60, d->focus + f.amount)) & 63u;
    language::noteAct(t, eventOf(f));
}

Flow place(Table& t, FocusFrame& f) {
    if (f.amount == 0) {
        t.outcome() = kNothingHappened;
        return done();
    }
    put(t, f);
    t.outcome().amount = f.amount;
    t.tell(eventOf(f), "LCG-FOC-01");
    react(t, eventOf(f));
    return next();
}

constexpr Step<Table> kSteps[] = {
    {partOf("LCG-TIM-07"), "interrupts", act<interrupts>()},
    {partOf("LCG-SHI-01"), "shield", askWhich<shieldWho, shieldOptions, shieldAnswer, whyNotShield>()},
    {"LCG-FOC-01", "place", act<place>()},
};

}  // namespace

const Procedure<Table> kPlaceFocusProcedure = procedure<FocusFrame>("place focus tokens", kSteps);

// LCG-SHI-01, LCG-SHI-04, LCG-DMG-04: a shield works against enemy attacks and enemy effects.
bool canShield(Table& t, Piece p, Seat from, PieceRef with, bool tokens) {
    if (t.s.pieces.data(p).shields == 0 || !t.on("LCG-SHI-01"_rule)) return false;
    if (isForbidden(t, {.what = kNoPreventing, .of = p, .by = from, .with = with.piece, .tokens = tokens})) return false;
    return !(controllerOf(t, p) == from) || !t.on("LCG-SHI-04"_rule);
}

bool placeFocus(Table& t, PieceRef target, PieceRef source, Seat by, int amount, By how) {
    FocusFrame f{target, source, by, static_cast<uint8_t>(amount), 0, static_cast<uint8_t>(how)};
    bool silent = !t.on("LCG-RES-03"_rule) && isPayingCosts(t);
    bool listened =
        isListened(t, kFocusPlaced, kInterrupts) || isListened(t, kFocusPlaced, kReactions) || !t.s.delayed.empty();
    if ((silent || !listened) && !canShield(t, target.piece, by, source, true)) {
        put(t, f);
        return false;
    }
    t.call(State::kPlaceFocus, f);
    return true;
}

}  // namespace cantina::lcg
