// Units under the other player's control; a player with two units of one unique name (TCG-UNIQ-04); a unit that falls in
// another's place; corruption.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

// --- two units of one unique name: the cheaper one goes, or for the difference in Force the other

Piece twinOf(Table& t, Seat seat, Piece p) { return isUnique(t, p) ? sameUniqueOf(t, seat, p) : Piece{}; }

int ransom(Table& t, Piece kept, Piece gone) { return std::max(0, totalCost(t, gone) - totalCost(t, kept)); }
Seat twoWho(Table&, UnitFrame& f) { return f.seat; }
void twoOptions(Table& t, UnitFrame& f, Options& out) {
    Piece a = f.unit.piece;
    Piece b = f.other.piece;
    for (Piece gone : {a, b}) {
        Piece kept = gone == a ? b : a;
        if (ransom(t, kept, gone) <= t.s.force[f.seat.index()]) out.add(optionPiece(gone));
    }
}
Flow twoAnswer(Table& t, UnitFrame& f, Option o) {
    Piece kept = o.piece == f.unit.piece ? f.other.piece : f.unit.piece;
    uint8_t& force = t.s.force[f.seat.index()];
    force = static_cast<uint8_t>(force - std::min<int>(force, ransom(t, kept, o.piece)));
    discardUnit(t, o.piece);
    return done();
}
constexpr Step<Table> kTwoSteps[] = {{"TCG-UNIQ-04", "which goes", ask<twoWho, twoOptions, twoAnswer>()}};

// --- in its place

Seat placeWho(Table&, UnitFrame& f) { return f.seat; }
void placeOptions(Table&, UnitFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow placeAnswer(Table& t, UnitFrame& f, Option o) {
    endLasting(t, f.unit.piece, Stat::guarded);
    t.s.healthDue = 1;
    if (o.kind != OptionKind::yes) return done();
    dataOf(t, f.unit.piece).counters = 0;
    discardUnit(t, f.other.piece);
    return done();
}
constexpr Step<Table> kPlaceSteps[] = {{"", "fall in its place", ask<placeWho, placeOptions, placeAnswer>()}};

}  // namespace

// The unit goes over with everything on it; what it can do is its new player's.
void takeControl(Table& t, Piece unit, Seat seat) {
    auto arena = static_cast<uint8_t>(t.s.pieces.kindOf(unit));
    changeCounts(t, unit, -1);
    t.s.pieces.row(unit).controller = seat;
    changeCounts(t, unit, 1);
    movePiece(t, unit, {arena, seat});
    t.s.healthDue = 1;
}

void giveBack(Table& t, Stat briefly) {
    for (int i = t.s.lasting.size() - 1; i >= 0; --i) {
        Lasting l = t.s.lasting[i];
        if (l.stat != briefly) continue;
        t.s.lasting.removeAt(i);
        Piece unit{l.piece};
        if (!l.isFor(t.s.pieces.ref(unit))) continue;
        Seat owner = t.s.pieces.row(unit).owner;
        if (controllerOf(t, unit) == owner) continue;
        if (isInBattle(t, unit)) {
            takeControl(t, unit, owner);
        } else {
            t.s.pieces.row(unit).controller = owner;
        }
    }
}

// A standing check: only where control has changed hands can there be two.
bool checkTwins(Table& t) {
    bool any = false;
    for (const Lasting& l : t.s.lasting) any = any || l.stat == Stat::borrowed || l.stat == Stat::borrowedBriefly;
    if (!any || t.within(State::kOneOfTwo.id)) return false;
    for (const Lasting& l : t.s.lasting) {
        if (l.stat != Stat::borrowed && l.stat != Stat::borrowedBriefly) continue;
        Piece unit{l.piece};
        if (!l.isFor(t.s.pieces.ref(unit)) || !isInBattle(t, unit)) continue;
        Seat seat = controllerOf(t, unit);
        Piece other = twinOf(t, seat, unit);
        if (!other.some() || !t.on("TCG-UNIQ-04"_rule)) continue;
        UnitFrame f;
        f.unit = t.s.pieces.ref(unit);
        f.other = t.s.pieces.ref(other);
        f.seat = seat;
        t.call(State::kOneOfTwo, f, seat);
        return true;
    }
    return false;
}

bool askInItsPlace(Table& t, Piece fallen) {
    const Lasting* l = lastingOn(t, fallen, Stat::guarded);
    if (l == nullptr) return false;
    Piece guard{static_cast<uint16_t>(static_cast<uint8_t>(l->amount))};
    if (!isInBattle(t, guard) || guard == fallen) return false;
    UnitFrame f;
    f.unit = t.s.pieces.ref(fallen);
    f.other = t.s.pieces.ref(guard);
    f.seat = controllerOf(t, guard);
    t.call(State::kInItsPlace, f, f.seat);
    return true;
}

// What another card was chosen for ends when that card leaves play.
void forgetLinks(Table& t, Piece p) {
    for (int i = t.s.lasting.size() - 1; i >= 0; --i)
        if (isLink(t.s.lasting[i].stat) && static_cast<uint8_t>(t.s.lasting[i].amount) == p.n) t.s.lasting.removeAt(i);
}

// What holds as long as its card remains tapped ends as soon as that untaps, whatever taps it later.
void letGo(Table& t, Piece untapped) {
    for (int i = t.s.lasting.size() - 1; i >= 0; --i) {
        const Lasting& l = t.s.lasting[i];
        const bool held = l.stat == Stat::swallowed || l.stat == Stat::shielded;
        if (held && static_cast<uint8_t>(l.amount) == untapped.n) t.s.lasting.removeAt(i);
    }
}

void checkCorruption(Table& t, Seat seat) {
    bool holds = false;
    forEachInBattle(t, seat, [&](Piece p) { holds = holds || defOf(t, p).has(kCorrupts); });
    int units = 0;
    bool all = holds;
    forEachInBattle(t, opponentOf(seat), [&](Piece p) {
        ++units;
        all = all && (dataOf(t, p).flags & PieceData::kCorrupted) != 0;
    });
    if (all && units > 0) t.end(static_cast<uint8_t>(1u << seat.index()), kEndCard);
}

Procedure<Table> oneOfTwoProcedure() { return procedure<UnitFrame>("one of two", kTwoSteps); }
Procedure<Table> inItsPlaceProcedure() { return procedure<UnitFrame>("in its place", kPlaceSteps); }

}  // namespace cantina::tcg
