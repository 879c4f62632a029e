// Set up (section 1): units worth up to 30 go into the arenas, first one of the Dark Side, then by turns until each is
// ahead. TCG-SETUP-01 to 06 and 08, TCG-UNIQ-08. Not here yet: the mulligan, the partly built last unit, stacking.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

constexpr int kSetupPoints = 30;

bool canPut(Table& t, const SetupFrame& f, Seat seat, Piece p) {
    return isUnit(t, p) && f.total[seat.index()] + buildCost(t, p) <= kSetupPoints && isOnlyOne(t, seat, p);
}
bool isStopped(const SetupFrame& f, Seat seat) { return ((f.stopped >> seat.index()) & 1) != 0; }

Flow begin(Table& t, SetupFrame& f) {
    t.s.phase = Phase::setup;
    f.turn = kDark;
    return next();
}
Seat putWho(Table&, SetupFrame& f) { return isStopped(f, kDark) && isStopped(f, kLight) ? kNobody : f.turn; }
void putOptions(Table& t, SetupFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, f.turn}))
        if (canPut(t, f, f.turn, p)) out.add(optionAct(kActPut, p));
    out.add(optionDone());
}
// A player puts units one by one until they are ahead; one who has stopped, or has 30, is passed over.
Flow putAnswer(Table& t, SetupFrame& f, Option o) {
    Seat seat = f.turn;
    Seat other = opponentOf(seat);
    uint8_t& total = f.total[seat.index()];
    if (o.kind == OptionKind::done) {
        f.stopped = static_cast<uint8_t>(f.stopped | 1u << seat.index());
    } else {
        total = static_cast<uint8_t>(total + buildCost(t, o.piece));
        movePiece(t, o.piece, {arenaOf(defOf(t, o.piece).type), seat});
        (void)draw(t, seat);
        if (total >= kSetupPoints) f.stopped = static_cast<uint8_t>(f.stopped | 1u << seat.index());
    }
    bool ahead = total > f.total[other.index()];
    if (!isStopped(f, other) && (ahead || isStopped(f, seat))) f.turn = other;
    return again();
}
// TCG-SETUP-02: what units do when they come into battle is ignored.
Flow finish(Table& t, SetupFrame&) {
    t.s.waiting.clear();
    return done();
}

constexpr Step<Table> kSetupSteps[] = {
    {"", "begin", act<begin>()},
    {"TCG-SETUP-01", "put units", ask<putWho, putOptions, putAnswer>()},
    {"", "finish", act<finish>()},
};

}  // namespace

Procedure<Table> setupProcedure() { return procedure<SetupFrame>("setup", kSetupSteps); }

}  // namespace cantina::tcg
