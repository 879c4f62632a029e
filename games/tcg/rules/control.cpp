// Units under the other player's control; a player with two units of one unique name (TCG-UNIQ-04); a unit that falls in
// another's place; corruption.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

// --- two units of one unique name: the cheaper one goes, or for the difference in Force the other

Piece twinOf(Table& t, Seat seat, Piece p) { return isUnique(t, p) ? sameUniqueOf(t, seat, p) : Piece{}; }

int ransom(Table& t, Piece kept, Piece gone) { return std::max(0, totalCost(t, gone) - totalCost(t, kept)); }
Seat twoWho(Table&, UnitFrame& f) { return f.seat; }
constexpr Requirement<Table, const UnitFrame&, Piece> kOneOfTwo[] = {
    {"TCG-UNIQ-04", "it is none of the two units of one name",
     [](Table&, const UnitFrame& f, Piece p) { return p == f.unit.piece || p == f.other.piece; }},
    {"TCG-UNIQ-04", "you lack the Force to keep the cheaper one",
     [](Table& t, const UnitFrame& f, Piece gone) {
         Piece kept = gone == f.unit.piece ? f.other.piece : f.unit.piece;
         return ransom(t, kept, gone) <= t.s.force[f.seat.index()];
     }},
};
void twoOptions(Table& t, UnitFrame& f, Options& out) {
    for (Piece gone : {f.unit.piece, f.other.piece})
        if (allHoldOf<1>(t, kOneOfTwo, f, gone)) out.add(optionPiece(gone));
}
Flow twoAnswer(Table& t, UnitFrame& f, Option o) {
    Piece kept = o.piece == f.unit.piece ? f.other.piece : f.unit.piece;
    gain(t, t.s.force[f.seat.index()], -ransom(t, kept, o.piece));
    discardUnit(t, o.piece);
    return done();
}
constexpr Step<Table> kTwoSteps[] = {{"TCG-UNIQ-04", "which goes", askFrom<twoWho, twoOptions, twoAnswer, kOneOfTwo>()}};

// Calls fn(entry, unit) for each unit under its opponent's control.
template <class Fn>
void forEachBorrowed(Table& t, Fn fn) {
    if (!isLasting(t, Stat::borrowed)) return;
    for (const language::Lasting& l : t.s.lasting.list)
        if (t.book().lasting[l.row].about == static_cast<int>(Stat::borrowed))
            t.s.lasting.forEachOf(l, [&](Piece unit) { fn(l, unit); });
}

// --- in its place

Seat placeWho(Table&, UnitFrame& f) { return f.seat; }
void placeOptions(Table&, UnitFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow placeAnswer(Table& t, UnitFrame& f, Option o) {
    endLasting(t, f.unit.piece, Stat::guarded);
    if (o.kind != OptionKind::yes) return done();
    edit(t, f.unit.piece)->counters = 0;
    discardUnit(t, f.other.piece);
    return done();
}
constexpr Step<Table> kPlaceSteps[] = {
    {partOf("TCG-FX-01"), "fall in its place", ask<placeWho, placeOptions, placeAnswer>()}};

}  // namespace

// The unit goes over with everything on it; what it can do is its new player's.
void takeControl(Table& t, Piece unit, Seat seat) {
    auto arena = static_cast<uint8_t>(t.s.pieces.kindOf(unit));
    changeCounts(t, unit, -1);
    t.s.pieces.row(unit).controller = seat;
    changeCounts(t, unit, 1);
    movePiece(t, unit, {arena, seat});
}

// Some unit under the other player's control, for that period or for any; none if there is none.
static Piece firstBorrowed(Table& t, std::optional<Span> span) {
    Piece found;
    forEachBorrowed(t, [&](const language::Lasting& l, Piece unit) {
        if (!found.some() && (!span || l.period == static_cast<uint8_t>(*span))) found = unit;
    });
    return found;
}

void giveBack(Table& t, std::optional<Span> span) {
    for (;;) {
        Piece unit = firstBorrowed(t, span);
        if (!unit.some()) return;
        endLasting(t, unit, Stat::borrowed);
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
    if (!isLasting(t, Stat::borrowed) || t.within(State::kOneOfTwo.id)) return false;
    UnitFrame f;
    forEachBorrowed(t, [&](const language::Lasting&, Piece unit) {
        if (f.unit.some() || !isInBattle(t, unit)) return;
        Seat seat = controllerOf(t, unit);
        Piece other = twinOf(t, seat, unit);
        if (!other.some() || !t.on("TCG-UNIQ-04"_rule)) return;
        f.unit = t.s.pieces.ref(unit);
        f.other = t.s.pieces.ref(other);
        f.seat = seat;
    });
    if (!f.unit.some()) return false;
    t.call(State::kOneOfTwo, f, f.seat);
    return true;
}

bool askInItsPlace(Table& t, Piece fallen) {
    Piece guard;
    forEachLasting(t, Stat::guarded, fallen, [&](const language::Lasting& l) {
        if (!guard.some()) guard = l.source.piece;
    });
    if (!guard.some() || !isInBattle(t, guard) || guard == fallen) return false;
    UnitFrame f;
    f.unit = t.s.pieces.ref(fallen);
    f.other = t.s.pieces.ref(guard);
    f.seat = controllerOf(t, guard);
    t.call(State::kInItsPlace, f, f.seat);
    return true;
}

void checkCorruption(Table& t, Seat seat) {
    bool holds = false;
    forEachInBattle(t, seat, [&](Piece p) { holds = holds || defOf(t, p).has(kCorrupts); });
    int units = 0;
    bool all = holds;
    auto count = [&](Piece p) {
        ++units;
        all = all && (dataOf(t, p).flags & PieceData::kCorrupted) != 0;
    };
    forEachInBattle(t, opponentOf(seat), count);
    for (Piece p : t.s.pieces.in({kRetreated, opponentOf(seat)}))
        if (isUnit(t, p)) count(p);
    if (all && units > 0) t.end(static_cast<uint8_t>(1u << seat.index()), kEndCard);
}

Procedure<Table> oneOfTwoProcedure() { return procedure<UnitFrame>("one of two", kTwoSteps); }
Procedure<Table> inItsPlaceProcedure() { return procedure<UnitFrame>("in its place", kPlaceSteps); }

}  // namespace cantina::tcg
