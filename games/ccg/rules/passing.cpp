// Moves over several locations by landspeed or from sector to sector: the card is at each of them on its way.
// Holds CCG-MOVE-THRU-03..05. Whether such a move may begin is asked in movement.cpp (CCG-MOVE-THRU-01).
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/responses.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

Piece nextOnTheWay(const Table& t, Piece here, Piece to) {
    int i = rowIndex(t, here), k = rowIndex(t, to);
    if (i < 0 || k < 0 || i == k) return {};
    return t.s.row[i < k ? i + 1 : i - 1];
}

// CCG-MOVE-THRU-04: something took it elsewhere or keeps it there, or bars the next place.
bool isStopped(Table& t, const PassFrame& f, Piece next) {
    Piece card = f.card.piece;
    if (!t.s.pieces.alive(f.card) || !isOnTable(t, card) || !(t.s.pieces.data(card).at == f.here.piece)) return true;
    if (!t.on("CCG-MOVE-THRU-04"_rule)) return false;
    return !canMoveAtAll(t, card) || !canDrive(t, card) || isBarredFrom(t, card, next);
}

// The first step was looked at when the move was initiated, and costs are paid.
Flow step(Table& t, PassFrame& f) {
    Piece next = t.s.pieces.alive(f.to) ? nextOnTheWay(t, f.here.piece, f.to.piece) : Piece{};
    if (!next.some() || isStopped(t, f, next)) return done();
    f.here = t.s.pieces.ref(next);
    if (next == f.to.piece) return arriveAt(t, f.card.piece, next), done();
    PieceData& d = t.s.pieces.data(f.card.piece);
    d.at = next;
    d.arrive(t.now());
    t.touch();
    Event e{kPassed, f.performer, 0, f.card, f.here, {}};
    t.tell(e, "CCG-MOVE-THRU-03"_rule);
    if (!listens(t, kPassed)) return again();
    // CCG-MOVE-THRU-05: only what happens by itself. (Off: also what players may do.)
    WindowFrame w;
    w.event = e;
    w.policy = t.on("CCG-MOVE-THRU-05"_rule) ? kAutomaticOnly : kResponses;
    t.call(State::kWindow, w);
    return again();
}

constexpr Step<Table> kSteps[] = {{partOf("CCG-MOVE-THRU-03"), "from one location to the next", act<step>()}};

}  // namespace

Procedure<Table> passingProcedure() { return procedure<PassFrame>("moving through locations", kSteps); }

void go(Table& t, const ActionFrame& a) {
    if (!t.s.pieces.alive(a.card) || !t.s.pieces.alive(a.targets[0])) return;
    if (isType(t, a.card.piece, kLocation)) return moveStar(t, a);
    Piece card = a.card.piece, to = a.targets[0].piece, at = t.s.pieces.data(card).at, from = locationOf(t, card);
    bool walks = isType(t, to, kLocation) && siteDistance(t, from, to) > 1 && t.on("CCG-MOVE-THRU-03"_rule);
    if (!walks || (!isType(t, at, kLocation) && !a.has(ActionFrame::kAway))) return arriveAt(t, card, to);
    if (!(at == from)) arriveAt(t, card, from);  // out of what it was aboard of
    t.call(State::kPassing, PassFrame{a.card, t.s.pieces.ref(from), a.targets[0], a.performer});
}

}  // namespace cantina::ccg
