// Before a die is resolved: what answers that, and what may be added to its value then.
// Rules: DST-BEF-01, DST-DIE-07, DST-SYM-19, DST-SYM-22.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {

Event aboutToResolve(Table& t, Piece die, Seat seat, int value) {
    return {kDieResolved, seat, static_cast<int16_t>(value), cardOf(t, die), refOf(t, die), {}};
}

namespace {

// --- modifiers: before each of them, and before the die that they modify

Flow beforeEach(Table& t, JoinedFrame& f) {
    Piece die;
    f.dice.forEach([&](Piece p) {
        if (!die.some() && p.n > f.dieNumber) die = p;
    });
    t.outcome() = {Result::kInFull, 0, static_cast<int16_t>(f.raised)};
    if (!die.some()) return done();
    f.dieNumber = static_cast<uint8_t>(die.n);
    if (t.s.pieces.isIn(die, kPool)) openBefore(t, aboutToResolve(t, die, t.self().seat, sideOf(t, die).value));
    return again();
}
constexpr Step<Table> kJoinedSteps[] = {{partOf("DST-BEF-01"), "before", act<beforeEach>()}};

}  // namespace

const Procedure<Table> kJoinedProcedure = procedure<JoinedFrame>("before modifiers", kJoinedSteps);

bool isFixed(Table& t, const Side& s) {
    if (s.symbol != kSpecialSymbol && s.symbol != kBlank) return false;
    return t.on(s.symbol == kBlank ? "DST-SYM-22"_rule : "DST-SYM-19"_rule) && !isFirstEdition(t, "DST-ED-18"_rule);
}
Did raiseValue(Table& t, PieceRef die, int by) {
    if (!isAlive(t, die) || isFixed(t, sideOf(t, die.piece))) return Did::nothing;
    SideFrame* side = t.nearest(kResolveSide);
    if (side != nullptr && side->die == die) {
        side->value = static_cast<int16_t>(std::max(0, side->value + by));
        return Did::full;
    }
    JoinedFrame* joined = t.nearest(kBeforeModifiers);
    if (joined == nullptr || !joined->dice.has(die.piece)) return Did::nothing;
    joined->raised = small(t, std::max(0, joined->raised + by));
    return Did::full;
}

}  // namespace cantina::destiny
