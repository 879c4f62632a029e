// Starting cards: Objectives, Starting Effects, Starting Interrupts and what they put on table; undoing an illegal one.
// Holds CCG-SETUP-02/04/06/12, CCG-SETUP-MAND-*, CCG-SETUP-LOC-02, CCG-DBL-OBJ-01/02.
#include "games/ccg/rules/starting.h"

#include "games/ccg/rules/places.h"
#include "language/abilities.h"
#include "language/interpreter.h"

namespace cantina::ccg {

using namespace language;

bool hasStartingText(const Table& t, Piece p) { return ((defOf(t, p).timings >> kStarting) & 1) != 0; }
bool isStartingInterrupt(const Table& t, Piece p) { return isType(t, p, kInterrupt) && hasStartingText(t, p); }
bool isStartingEffect(const Table& t, Piece p) { return isType(t, p, kEffect) && factOf(t, p, kSubtype) == kStartingEffect; }

// CCG-SETUP-LOC-02: it must be able to lie on an empty table.
bool mayBeStartingLocation(Table& t, Piece p) {
    return isType(t, p, kLocation) && (kindOfPlace(t, p) != kSector || !t.on("CCG-SETUP-LOC-02"_rule));
}

bool isFirstCopy(const Table& t, Seat seat, Piece card) {
    auto refused = [&](Piece p) { return (t.s.pieces.data(p).flags & PieceData::kRefused) != 0; };
    if (refused(card)) return false;
    for (Piece p : t.s.pieces.in({kReserveDeck, seat})) {
        if (p == card) return true;
        if (t.s.pieces.row(p).def == t.s.pieces.row(card).def && !refused(p)) return false;
    }
    return false;
}

bool meetsStart(Table& t, Piece card, Seat seat) {
    bool meets = true;
    forEachAbility(t, card, kStarting, [&](Piece, int ability) {
        meets = meets && conditionHolds(t, abilityFrame(t, ability, t.s.pieces.ref(card), seat, {}));
    });
    return meets;
}
void resolveStarting(Table& t, Piece card, Seat seat) {
    forEachAbility(t, card, kStarting, [&](Piece, int ability) { callAbility(t, ability, t.s.pieces.ref(card), seat, {}); });
}

bool isUnconvertible(const Table& t, Piece card) {
    Piece there = factOf(t, card, kUnique) != 0 ? sameLocation(t, card) : Piece{};
    return there.some() && defOf(t, there).has(kNotConverted);
}

namespace {

bool isSetOut(const Table& t, Piece p) { return (t.s.pieces.data(p).flags & PieceData::kSetOut) != 0; }

// The location that lay there before comes back.
void liftLocation(Table& t, Piece card) {
    Piece under;
    for (int side = 0; side < 2; ++side)
        for (Piece p : t.s.pieces.in({kStacked, seatAt(side)}))
            if (t.s.pieces.data(p).at == card) under = p;
    int at = rowIndex(t, card);
    if (under.some()) {
        movePiece(t, under, {kTable, t.s.pieces.row(under).owner});
        t.s.row[at] = under;
    } else if (at >= 0) {
        t.s.row.removeAt(at);
    }
    lineUp(t);
}

// What a starting card has put on table or taken into hand goes back to the Reserve Deck.
void takeBack(Table& t, Seat seat) {
    for (ZoneId zone : {kTable, kHand})
        for (Piece p = t.s.pieces.top({zone, seat}); p.some();) {
            Piece after = t.s.pieces.after(p);
            if (isSetOut(t, p)) {
                if (isType(t, p, kLocation)) liftLocation(t, p);
                movePiece(t, p, {kReserveDeck, seat});
                t.s.pieces.data(p) = {};
            }
            p = after;
        }
}
void settle(Table& t, Seat seat) {
    for (ZoneId zone : {kTable, kHand})
        for (Piece p : t.s.pieces.in({zone, seat})) t.s.pieces.data(p).flags &= static_cast<uint16_t>(~PieceData::kSetOut);
}

// CCG-SETUP-MAND-02, CCG-DBL-OBJ-02: an Objective goes out of play. CCG-SETUP-MAND-03: an Interrupt goes back.
void undo(Table& t, Piece card, Seat seat) {
    bool objective = isType(t, card, kObjective);
    if (objective ? t.on("CCG-DBL-OBJ-02"_rule) : t.on("CCG-SETUP-MAND-03"_rule)) takeBack(t, seat);
    if (objective && t.on("CCG-SETUP-MAND-02"_rule)) movePiece(t, card, {kOutOfPlay, seat});
    if (!objective && t.on("CCG-SETUP-MAND-03"_rule)) movePiece(t, card, {kReserveDeck, seat});
}

}  // namespace

void judgeStarting(Table& t, Piece card, Seat seat, bool inFull) {
    if (!inFull && t.on("CCG-SETUP-MAND-01"_rule)) undo(t, card, seat);
    settle(t, seat);
    if (inFull) t.played(seat, card);
    // CCG-DBL-OBJ-01: what it deploys comes before the rest of its text.
    bool stays = isType(t, card, kObjective) || isStartingEffect(t, card);
    if (stays && t.s.pieces.isIn(card, kPlaying)) movePiece(t, card, {kTable, seat});
}

}  // namespace cantina::ccg
