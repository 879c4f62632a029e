// Contested unique units (section 4): open bids of Force, Dark first, until neither raises. TCG-CONT-01 to 07.
//
// Both players having the same unique unit in battle is looked for after every change of the battle phase (a standing
// check): a contest interrupts whatever is going on.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

Piece rivalOf(Table& t, Piece dark) {
    Piece found;
    forEachInBattle(t, kLight, [&](Piece p) {
        if (isUnique(t, p) && areSameUnique(t, dark, p)) found = p;
    });
    return found;
}
constexpr Requirement<Table, const ContestFrame&, Piece> kContested[] = {
    {"TCG-CONT-07", "it is no unit of yours in battle: a pair is named by the Dark Side's",
     [](Table& t, const ContestFrame&, Piece p) { return isInBattle(t, p) && t.s.pieces.zoneOf(p).seat == kDark; }},
    {"TCG-CONT-01", "it is not unique", [](Table& t, const ContestFrame&, Piece p) { return isUnique(t, p); }},
    {"TCG-CONT-01", "your opponent has no unit of its name in battle",
     [](Table& t, const ContestFrame&, Piece p) { return rivalOf(t, p).some(); }},
};
template <class Fn>
void forEachContested(Table& t, Fn fn) {
    forEachInBattle(t, kDark, [&](Piece p) {
        if (isUnique(t, p) && rivalOf(t, p).some()) fn(p);
    });
}

bool isAnyContested(Table& t) {
    bool any = false;
    forEachContested(t, [&](Piece) { any = true; });
    return any;
}

void fightFor(Table& t, ContestFrame& f, Piece dark) {
    f.dark = t.s.pieces.ref(dark);
    f.light = t.s.pieces.ref(rivalOf(t, dark));
    f.turn = t.on("TCG-GEN-05"_rule) ? kDark : kLight;
}

// TCG-CONT-07: of several pairs the Dark Side player chooses which comes first.
Seat pairWho(Table& t, ContestFrame& f) {
    int pairs = 0;
    Piece one;
    forEachContested(t, [&](Piece p) {
        if (pairs++ == 0) one = p;
    });
    if (pairs > 1 && t.on("TCG-CONT-07"_rule)) return kDark;
    if (one.some()) fightFor(t, f, one);
    return kNobody;
}
void pairOptions(Table& t, ContestFrame&, Options& out) {
    forEachContested(t, [&](Piece p) { out.add(optionPiece(p)); });
}
Flow pairAnswer(Table& t, ContestFrame& f, Option o) {
    fightFor(t, f, o.piece);
    return next();
}

// TCG-CONT-02: a first bid of each, 0 or more; then raising by turns until neither does.
bool hasBid(const ContestFrame& f) { return ((f.begun >> f.turn.index()) & 1) != 0; }
Seat bidWho(Table&, ContestFrame& f) { return f.dark.some() && f.passes < 2 ? f.turn : kNobody; }
void bidOptions(Table& t, ContestFrame& f, Options& out) {
    int most = t.s.force[f.turn.index()];
    if (!t.on("TCG-CONT-03"_rule)) most += 2;  // TCG-CONT-03: not more Force than they have
    int least = hasBid(f) ? f.bid[f.turn.index()] + 1 : 0;
    for (int n = least; n <= most; ++n) out.add(optionAct(kActBid, {}, 0, static_cast<int16_t>(n)));
    if (hasBid(f)) out.add(optionPass());
}
Flow bidAnswer(Table& t, ContestFrame& f, Option o) {
    if (o.kind == OptionKind::pass) {
        ++f.passes;
    } else {
        if (hasBid(f)) f.passes = 0;
        f.bid[f.turn.index()] = static_cast<uint16_t>(o.number);
        f.begun = static_cast<uint8_t>(f.begun | 1u << f.turn.index());
    }
    f.turn = t.nextSeat(f.turn);
    return again();
}

void pay(Table& t, const ContestFrame& f, Seat seat) { gain(t, t.s.force[seat.index()], -f.bid[seat.index()]); }
// TCG-CONT-04: bid and build cost together; a tie is the Dark Side's (TCG-GEN-04).
bool darkWins(Table& t, const ContestFrame& f) {
    int dark = f.bid[0];
    int light = f.bid[1];
    if (t.on("TCG-CONT-04"_rule)) {
        dark += totalCost(t, f.dark.piece);
        light += totalCost(t, f.light.piece);
    }
    return dark == light ? t.on("TCG-GEN-04"_rule) : dark > light;
}
Flow settle(Table& t, ContestFrame& f) {
    if (!f.dark.some()) return done();
    bool dark = darkWins(t, f);
    // TCG-CONT-05: the winner pays, the loser pays nothing.
    pay(t, f, dark ? kDark : kLight);
    if (!t.on("TCG-CONT-05"_rule)) pay(t, f, dark ? kLight : kDark);
    Piece loser = dark ? f.light.piece : f.dark.piece;
    // TCG-CONT-06: to the build zone without tapping; no retreat, so nothing stops it and nothing sees it as one.
    if (!t.on("TCG-CONT-06"_rule)) edit(t, loser)->flags |= PieceData::kTapped;
    movePiece(t, loser, {kRetreated, t.s.pieces.row(loser).owner});
    f = ContestFrame{};
    return isAnyContested(t) ? restart() : done();
}

constexpr Step<Table> kContestSteps[] = {
    {partOf("TCG-CONT-07"), "which pair", askFrom<pairWho, pairOptions, pairAnswer, kContested>()},
    {"TCG-CONT-02", "bid", ask<bidWho, bidOptions, bidAnswer>()},
    {partOf("TCG-CONT-04"), "settle", act<settle>()},
};

}  // namespace

bool contested(Table& t) {
    if (t.s.phase != Phase::battle || t.within(State::kContest.id)) return false;
    if (!isAnyContested(t)) return false;
    t.call(State::kContest, ContestFrame{});
    return true;
}

Procedure<Table> contestProcedure() { return procedure<ContestFrame>("contest", kContestSteps); }

}  // namespace cantina::tcg
