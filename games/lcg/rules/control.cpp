// Units that change sides, and units that are captured from play (LCG-GP-07 to LCG-GP-09, LCG-CAP-01, LCG-CAP-02).
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

// LCG-GP-08: enhancements stay with whoever controls them. LCG-GP-09: one that may not be there now is discarded.
void settleEnhancements(Table& t, Piece unit, Seat by) {
    for (Seat s : {kDark, kLight})
        for (Piece p = t.s.pieces.top({kSupport, s}); p.some();) {
            Piece after = t.s.pieces.after(p);
            bool onIt = t.s.pieces.data(p).host == unit.n;
            if (onIt && !t.on("LCG-GP-08"_rule) && !(s == by)) {
                t.s.pieces.row(p).controller = by;
                movePiece(t, p, {kSupport, by});
            } else if (onIt && !mayStayOn(t, p, unit) && t.on("LCG-GP-09"_rule)) {
                movePiece(t, p, {kDiscard, t.s.pieces.row(p).owner}, Where::top);
            }
            p = after;
        }
}

}  // namespace

// It takes part in no engagement any more. LCG-GP-07: its Force card goes back to its owner.
bool takeControl(Table& t, Piece unit, Seat by) {
    if (!t.s.pieces.isIn(unit, kUnits) || controllerOf(t, unit) == by) return false;
    t.s.pieces.row(unit).controller = by;
    movePiece(t, unit, {kUnits, by});
    removeFromEngagement(t, unit);
    if (t.on("LCG-GP-07"_rule)) edit(t, unit)->flags &= static_cast<uint8_t>(~PieceData::kCommitted);
    settleEnhancements(t, unit, by);
    listSpeakers(t);  // what it says is said for another player
    return true;
}

bool captureFromPlay(Table& t, Piece unit, Piece objective, Seat by, PieceRef with) {
    edit(t, unit)->flags |= PieceData::kLeaving;
    Event e = leaving(t, kLeavesPlay, by, unit, kCapturedCard, with);
    e.object = t.s.pieces.ref(objective);
    return happen(t, e, {kCaptured, kDark}, kCapturedCard);
}

}  // namespace cantina::lcg
