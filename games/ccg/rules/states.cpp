// The states of cards (rulebook 1.D): becoming inactive and active again, stacking; cards where they may not be.
// Holds CCG-ATK-10, CCG-STATE-INACT-07/08/09, CCG-STATE-STK-01/03, CCG-NEVER-LOC-10.
//
// The state of a card is the zone it lies in: active on table or being played; inactive; supporting when stacked or under a
// Starting Effect; a unit of Force in a hand, deck or pile; out of play. So nothing that looks at the table finds the
// others.
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/spies.h"

namespace cantina::ccg {

namespace {

void setAside(Table& t, Piece p) {
    textsEnd(t, p);
    t.s.pieces.data(p).flags &= static_cast<uint16_t>(~PieceData::kInBattle);
    movePiece(t, p, {kInactive, t.s.pieces.row(p).controller});
}
void bringBack(Table& t, Piece p) {
    bool awake = isAwake(t, p);
    t.s.pieces.data(p).marks &= static_cast<uint16_t>(~PieceData::kAwake);
    movePiece(t, p, {kTable, t.s.pieces.row(p).controller});
    if (!awake) textsStart(t, p);
}

}  // namespace

// CCG-STATE-INACT-07: it has not left the table. CCG-STATE-INACT-08: what is on it becomes inactive too and is not lost.
void becomeInactive(Table& t, Piece card, Seat performer) {
    if (!isOnTable(t, card) || isType(t, card, kLocation)) return;
    if (!t.on("CCG-STATE-INACT-07"_rule)) return loseCard(t, card, performer);
    Piece list[kMostTogether];
    int n = withAttached(t, card, list);
    for (int i = 1; i < n && !t.on("CCG-STATE-INACT-08"_rule); ++i) loseQuietly(t, list[i]);
    for (int i = 0; i < n; ++i)
        if (isOnTable(t, list[i])) setAside(t, list[i]);
}

// CCG-STATE-INACT-09: what became inactive with it becomes active with it.
void becomeActive(Table& t, Piece card) {
    if (!t.s.pieces.isIn(card, kInactive)) return;
    Piece list[kMostTogether];
    int n = t.on("CCG-STATE-INACT-09"_rule) ? withAttached(t, card, list, kInactive) : 1;
    list[0] = card;
    for (int i = 0; i < n; ++i) bringBack(t, list[i]);
}

// CCG-STATE-STK-01: from the table it is inactive there, from a hand, deck or pile supporting. CCG-STATE-STK-03: what was
// just lost was on the table.
void stackOn(Table& t, Piece card, PieceRef holder, const Event& event, Seat performer) {
    Seat owner = t.s.pieces.row(card).owner;
    bool lost = (event.kind == kCardLost || event.kind == kCardForfeited) && event.subject.piece == card &&
                t.s.pieces.isIn(card, kLostPile) && t.on("CCG-STATE-STK-03"_rule);
    bool onTable = isOnTable(t, card) && t.on("CCG-STATE-STK-01"_rule);
    if (onTable)
        becomeInactive(t, card, performer);
    else
        takeOffTable(t, card, {lost ? kInactive : kStacked, owner});
    if (t.s.pieces.isIn(card, kInactive) || t.s.pieces.isIn(card, kStacked)) t.s.pieces.data(card).at = holder.piece;
}

void wake(Table& t, Piece card) {
    if (!t.s.pieces.isIn(card, kInactive)) return;
    Piece list[kMostTogether];
    int n = withAttached(t, card, list, kInactive);
    for (int i = 0; i < n; ++i) {
        if (isAwake(t, list[i])) continue;
        t.s.pieces.data(list[i]).marks |= PieceData::kAwake;
        textsStart(t, list[i]);
    }
}
void putToSleep(Table& t) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kInactive, seatAt(seat)})) {
            if (!isAwake(t, p) || isUndercover(t, p)) continue;
            textsEnd(t, p);
            t.s.pieces.data(p).marks &= static_cast<uint16_t>(~PieceData::kAwake);
        }
}

// CCG-NEVER-LOC-10: a card that was put where it may not exist goes to its owner's Lost Pile.
void checkPlace(Table& t, Piece card) {
    Piece at = t.s.pieces.data(card).at;
    if (!isOnTable(t, card) || !at.some() || !isType(t, at, kLocation) || !t.on("CCG-NEVER-LOC-10"_rule)) return;
    if (!mayExistAt(t, card, at)) loseQuietly(t, card);
}

}  // namespace cantina::ccg
