// An engagement: declare objective, attackers, defenders; edge battle; strikes; reward unopposed (LCG-CON-02 to LCG-CON-08,
// LCG-GP-04, LCG-FX-03, LCG-STR-01, LCG-STR-03, LCG-STR-04, LCG-UNOP-01). After each part there is an action window
// (LCG-TURN-08).
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using Flow = cantina::Flow;

bool isFree(Table& t, Piece p, Piece last) { return p.n > last.n && isReady(t, p) && !isParticipating(t, p); }

bool hasFree(Table& t, Seat seat, Piece last) {
    for (Piece p : t.s.pieces.in({kUnits, seat}))
        if (isFree(t, p, last)) return true;
    return false;
}

int participants(Table& t, Seat seat) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kUnits, seat})) n += isParticipating(t, p) ? 1 : 0;
    return n;
}

void declare(Table& t, EngagementFrame& f, Piece p, uint8_t role) {
    t.s.pieces.data(p).flags |= role | PieceData::kDeclared;
    f.last = p;
}

// --- LCG-CON-04: one or more ready units attack

Seat attackersWho(Table& t, EngagementFrame& f) { return hasFree(t, f.attacker, f.last) ? f.attacker : kNobody; }
void attackersOptions(Table& t, EngagementFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, f.attacker}))
        if (isFree(t, p, f.last)) out.add(optionAct(kActAttack, p));
    if (f.last.some()) out.add(optionDone());
}
Flow attackersAnswer(Table& t, EngagementFrame& f, Option o) {
    if (o.kind == OptionKind::done) return next();
    declare(t, f, o.piece, PieceData::kAttacking);
    return again();
}

// LCG-GP-04: only now is the objective engaged.
Flow engage(Table& t, EngagementFrame& f) {
    f.last = {};
    if (participants(t, f.attacker) == 0) return done();
    t.s.engaged = f.objective;
    t.s.attacker = f.attacker;
    t.s.edge = kNobody;
    t.s.pieces.data(f.objective.piece).flags |= PieceData::kEngaged;
    happen(t, Event{kEngages, f.attacker, 0, f.objective, {}, {}});
    return next();
}

Flow actions(Table& t, EngagementFrame&) {
    openActions(t);
    return next();
}

// --- LCG-CON-06: any number of ready units defend

Seat defendersWho(Table& t, EngagementFrame& f) {
    Seat seat = other(f.attacker);
    return hasFree(t, seat, f.last) ? seat : kNobody;
}
void defendersOptions(Table& t, EngagementFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, other(f.attacker)}))
        if (isFree(t, p, f.last)) out.add(optionAct(kActDefend, p));
    out.add(optionDone());
}
Flow defendersAnswer(Table& t, EngagementFrame& f, Option o) {
    if (o.kind == OptionKind::done) return next();
    declare(t, f, o.piece, PieceData::kDefending);
    return again();
}

Flow edgeBattle(Table& t, EngagementFrame& f) {
    EdgeFrame e;
    e.attacker = f.attacker;
    t.call(State::kEdgeBattle, e);
    return next();
}

Flow strikesLeft(Table& t, EngagementFrame& f);
Flow startStrikes(Table& t, EngagementFrame& f) {
    // LCG-EDGE-11: the winner has the edge until the engagement ends. (Off: for the edge battle only.)
    f.turn = t.s.edge.some() ? t.s.edge : f.attacker;
    if (!t.on("LCG-EDGE-11"_rule)) t.s.edge = kNobody;
    return strikesLeft(t, f);
}

// --- LCG-STR-01, LCG-STR-03, LCG-STR-04: alternating, as long as a participating unit is ready

Flow strikesLeft(Table& t, EngagementFrame& f) {
    if (!hasReadyUnit(t, f.turn, true)) f.turn = other(f.turn);
    return hasReadyUnit(t, f.turn, true) ? skipTo("strike") : skipTo("unopposed");
}
Seat strikeWho(Table&, EngagementFrame& f) { return f.turn; }
void strikeOptions(Table& t, EngagementFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, f.turn}))
        if (isParticipating(t, p) && isReady(t, p)) out.add(optionAct(kActStrike, p));
}
Flow strikeAnswer(Table& t, EngagementFrame& f, Option o) {
    StrikeFrame s;
    s.unit = t.s.pieces.ref(o.piece);
    t.call(State::kStrike, s, f.turn);
    f.turn = other(f.turn);
    return next();
}
Flow actionsAfterStrike(Table& t, EngagementFrame& f) { return openActions(t) ? skipTo("strikes left") : strikesLeft(t, f); }
Flow nextStrike(Table&, EngagementFrame&) { return skipTo("strikes left"); }

// LCG-UNOP-01: an attacker is left and no defender is.
Flow unopposed(Table& t, EngagementFrame& f) {
    bool rewarded = participants(t, f.attacker) > 0 && participants(t, other(f.attacker)) == 0;
    if (rewarded && t.s.pieces.alive(f.objective)) deal(t, f.objective, {}, f.attacker, 1);
    return next();
}

// LCG-FX-03: who takes part until now has participated.
Flow resolved(Table& t, EngagementFrame& f) {
    happen(t, Event{kEngagementEnds, f.attacker, 0, f.objective, {}, {}});
    return next();
}

void clear(Table& t, EngagementFrame&) {
    constexpr uint8_t kRoles = PieceData::kAttacking | PieceData::kDefending | PieceData::kDeclared;
    for (Seat s : {kDark, kLight})
        for (Piece p : t.s.pieces.in({kUnits, s})) t.s.pieces.data(p).flags &= static_cast<uint8_t>(~kRoles);
    endLasting(t, Until::endOfBattle);
    t.s.attacker = t.s.edge = kNobody;
    t.s.engaged = {};
    t.touch();
}
Flow end(Table& t, EngagementFrame& f) {
    clear(t, f);
    return done();
}

constexpr Step<Table> kSteps[] = {
    {"LCG-CON-04", "declare attackers", ask<attackersWho, attackersOptions, attackersAnswer>()},
    {"LCG-GP-04", "engage", act<engage>()},
    {"LCG-TURN-08", "actions after attackers", act<actions>()},
    {"LCG-CON-06", "declare defenders", ask<defendersWho, defendersOptions, defendersAnswer>()},
    {"LCG-TURN-08", "actions after defenders", act<actions>()},
    {"", "edge battle", act<edgeBattle>()},
    {"LCG-TURN-08", "actions after the edge battle", act<actions>()},
    {"", "strikes", act<startStrikes>()},
    {"", "strikes left", act<strikesLeft>()},
    {"LCG-STR-01", "strike", ask<strikeWho, strikeOptions, strikeAnswer>()},
    {"LCG-TURN-08", "actions after a strike", act<actionsAfterStrike>()},
    {"", "next strike", act<nextStrike>()},
    {"LCG-UNOP-01", "unopposed", act<unopposed>()},
    {"", "resolved", act<resolved>()},
    {"", "end", act<end>()},
};

}  // namespace

const Procedure<Table> kEngagementProcedure = procedure<EngagementFrame, clear>("engagement", kSteps);

bool hasReadyUnit(Table& t, Seat seat, bool participating) {
    for (Piece p : t.s.pieces.in({kUnits, seat}))
        if (isReady(t, p) && (!participating || isParticipating(t, p))) return true;
    return false;
}

void removeFromEngagement(Table& t, Piece p) {
    t.s.pieces.data(p).flags &= static_cast<uint8_t>(~(PieceData::kAttacking | PieceData::kDefending));
}

}  // namespace cantina::lcg
