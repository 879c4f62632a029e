// An engagement: declare objective, attackers, defenders; edge battle; strikes; reward unopposed (LCG-CON-02 to LCG-CON-08,
// LCG-GP-04, LCG-FX-03, LCG-STR-01, LCG-STR-03, LCG-STR-04, LCG-UNOP-01). After each part there is an action window
// (LCG-TURN-08).
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using Flow = cantina::Flow;

// --- which units may be declared: ready, not taking part yet, and no effect forbids it

struct Declaring {
    Seat seat;
    Piece last;  // declared last
};
using DeclareRule = Requirement<Table, const Declaring&, Piece>;
bool isOwnUnit(Table& t, const Declaring& d, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kUnits, d.seat}; }
bool isStillReady(Table& t, const Declaring&, Piece p) { return isReady(t, p); }
bool isOutside(Table& t, const Declaring&, Piece p) { return !isParticipating(t, p); }
bool isLater(Table&, const Declaring& d, Piece p) { return p.n > d.last.n; }
template <StatId kBarred>
bool isAllowed(Table& t, const Declaring&, Piece p) {
    return (((t.s.constants | t.s.changes) >> kBarred) & 1) == 0 || value(t, p, kBarred) == 0;
}

constexpr DeclareRule kAttackerRules[] = {
    {"LCG-CON-04", "it is no unit of yours", isOwnUnit},
    {partOf("LCG-CON-04"), "it takes part already", isOutside},
    {"LCG-CON-04", "it is exhausted", isStillReady},
    {partOf("LCG-CON-04"), "a card says that it cannot attack", isAllowed<kStatNoAttack>},
    {kOurs, kPassedOver, isLater},
};
constexpr DeclareRule kDefenderRules[] = {
    {"LCG-CON-06", "it is no unit of yours", isOwnUnit},
    {partOf("LCG-CON-06"), "it takes part already", isOutside},
    {"LCG-CON-06", "it is exhausted", isStillReady},
    {partOf("LCG-CON-06"), "a card says that it cannot defend", isAllowed<kStatNoDefence>},
    {kOurs, kPassedOver, isLater},
};

// Of a unit of that seat.
template <const auto& kRules>
bool isFree(Table& t, const Declaring& d, Piece p) {
    return holdsAt<kRules, 4, 2, 1, 3>(t, d, p);
}
template <const auto& kRules>
bool hasFree(Table& t, const Declaring& d) {
    for (Piece p : t.s.pieces.in({kUnits, d.seat}))
        if (isFree<kRules>(t, d, p)) return true;
    return false;
}

int participants(Table& t, Seat seat) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kUnits, seat})) n += isParticipating(t, p) ? 1 : 0;
    return n;
}

void declare(Table& t, EngagementFrame& f, Piece p, uint8_t role) {
    uint8_t due = defOf(t, p).has(kShielding) ? PieceData::kShieldDue : uint8_t{0};
    t.s.pieces.data(p).flags |= role | PieceData::kDeclared | due;
    f.last = p;
}

// --- LCG-KW-SHI-01: who was declared with shielding may put a shield on a friendly participating unit or on the engaged
// objective. It is asked when all are declared, because only then is it known who takes part.

Piece dueShield(Table& t, Seat seat) {
    for (Piece p : t.s.pieces.in({kUnits, seat}))
        if ((t.s.pieces.data(p).flags & PieceData::kShieldDue) != 0) return p;
    return {};
}
Seat shieldingSeat(Table& t) {
    for (Seat s : {t.s.active, other(t.s.active)})
        if (dueShield(t, s).some()) return s;
    return kNobody;
}
Seat shieldingWho(Table& t, EngagementFrame&) { return shieldingSeat(t); }
bool isEngaged(Table& t, Piece p) { return t.s.pieces.alive(t.s.engaged) && p == t.s.engaged.piece && !isDialEngaged(t); }
constexpr Requirement<Table, const EngagementFrame&, Piece> kShieldingRules[] = {
    {"LCG-KW-SHI-01", "it is neither a unit of yours nor the engaged objective",
     [](Table& t, const EngagementFrame&, Piece p) {
         return t.s.pieces.zoneOf(p) == Zone{kUnits, shieldingSeat(t)} || isEngaged(t, p);
     }},
    {"LCG-KW-SHI-01", "it does not take part",
     [](Table& t, const EngagementFrame&, Piece p) { return isParticipating(t, p) || isEngaged(t, p); }},
    {"LCG-KW-SHI-01", "it has a shield",
     [](Table& t, const EngagementFrame&, Piece p) { return t.s.pieces.data(p).shields == 0; }},
};
void shieldingOptions(Table& t, EngagementFrame& f, Options& out) {
    Seat seat = shieldingSeat(t);
    for (Piece p : t.s.pieces.in({kUnits, seat}))
        if (holdsAt<kShieldingRules, 1, 2>(t, f, p)) out.add(optionAct(kActShielding, p));
    Piece objective = t.s.engaged.piece;
    if (isEngaged(t, objective) && holdsAt<kShieldingRules, 2>(t, f, objective))
        out.add(optionAct(kActShielding, objective));
    out.add(optionPass());
}
Flow shieldingAnswer(Table& t, EngagementFrame&, Option o) {
    Piece by = dueShield(t, shieldingSeat(t));
    t.s.pieces.data(by).flags &= static_cast<uint8_t>(~PieceData::kShieldDue);
    if (o.kind == OptionKind::act) t.s.pieces.data(o.piece).shields = 1;
    return again();
}

// --- LCG-CON-04: one or more ready units attack

Seat attackersWho(Table& t, EngagementFrame& f) {
    return hasFree<kAttackerRules>(t, {f.attacker, f.last}) ? f.attacker : kNobody;
}
Explanation whyNotAttacker(Table& t, EngagementFrame& f, Piece p) {
    return firstFailing(t, kAttackerRules, {f.attacker, f.last}, p);
}
void attackersOptions(Table& t, EngagementFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, f.attacker}))
        if (isFree<kAttackerRules>(t, {f.attacker, f.last}, p)) out.add(optionAct(kActAttack, p));
    if (f.last.some()) out.add(optionDone());
}
Flow engage(Table& t, EngagementFrame& f);
Flow attackersAnswer(Table& t, EngagementFrame& f, Option o) {
    if (o.kind == OptionKind::done) return onward<engage>(t, f);
    declare(t, f, o.piece, PieceData::kAttacking);
    return askedOn<attackersWho, engage>(t, f);
}
Flow actions(Table& t, EngagementFrame& f);

// LCG-FAQ-19: the Death Star dial is no objective, so no card's words about objectives are about it.
PieceRef objectiveOf(Table& t, const EngagementFrame& f) { return isDial(t, f.objective.piece) ? PieceRef{} : f.objective; }

// LCG-GP-04: only now is the objective engaged.
Flow engage(Table& t, EngagementFrame& f) {
    f.last = {};
    if (participants(t, f.attacker) == 0) return done();
    t.s.engaged = f.objective;
    t.s.attacker = f.attacker;
    t.s.edge = kNobody;
    if (isDialEngaged(t))
        t.s.played |= kDialEngaged;
    else
        t.s.pieces.data(f.objective.piece).flags |= PieceData::kEngaged;
    happen(t, Event{kEngages, f.attacker, 0, objectiveOf(t, f), {}, {}});
    return onwardPast<shieldingWho, actions>(t, f);
}

Flow actions(Table& t, EngagementFrame&) {
    openActions(t);
    return next();
}

// --- LCG-CON-06: any number of ready units defend

Seat defendersWho(Table& t, EngagementFrame& f) {
    Seat seat = other(f.attacker);
    return hasFree<kDefenderRules>(t, {seat, f.last}) ? seat : kNobody;
}
Explanation whyNotDefender(Table& t, EngagementFrame& f, Piece p) {
    return firstFailing(t, kDefenderRules, {other(f.attacker), f.last}, p);
}
void defendersOptions(Table& t, EngagementFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, other(f.attacker)}))
        if (isFree<kDefenderRules>(t, {other(f.attacker), f.last}, p)) out.add(optionAct(kActDefend, p));
    out.add(optionDone());
}
Flow defendersAnswer(Table& t, EngagementFrame& f, Option o) {
    if (o.kind == OptionKind::done) return onwardPast<shieldingWho, actions>(t, f);
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

Flow unopposed(Table& t, EngagementFrame& f);
Flow strikesLeft(Table& t, EngagementFrame& f) {
    if (hasReadyUnit(t, f.turn, true)) return skipTo("strike");
    f.turn = other(f.turn);
    return hasReadyUnit(t, f.turn, true) ? skipTo("strike") : onward<unopposed>(t, f, skipTo("unopposed"));
}
Seat strikeWho(Table&, EngagementFrame& f) { return f.turn; }
constexpr Requirement<Table, const EngagementFrame&, Piece> kStrikers[] = {
    {"LCG-STR-01", "it is no unit of yours",
     [](Table& t, const EngagementFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kUnits, f.turn}; }},
    {"LCG-STR-01", "it does not take part", [](Table& t, const EngagementFrame&, Piece p) { return isParticipating(t, p); }},
    {"LCG-STR-06", "it is exhausted", [](Table& t, const EngagementFrame&, Piece p) { return isReady(t, p); }},
};
void strikeOptions(Table& t, EngagementFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, f.turn}))
        if (holdsAt<kStrikers, 1, 2>(t, f, p)) out.add(optionAct(kActStrike, p));
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
Flow survived(Table& t, EngagementFrame& f);
Flow resolved(Table& t, EngagementFrame& f);
Flow end(Table& t, EngagementFrame& f);
Flow unopposed(Table& t, EngagementFrame& f) {
    bool rewarded = participants(t, f.attacker) > 0 && participants(t, other(f.attacker)) == 0;
    if (!rewarded) return onward<resolved>(t, f, skipTo("resolved"));
    if (isDialEngaged(t))
        damageDial(t, 1);
    else if (t.s.pieces.alive(f.objective))
        deal(t, f.objective, {}, f.attacker, 1);
    return onward<survived>(t, f);
}
Flow survived(Table& t, EngagementFrame& f) {
    happen(t, Event{kUnopposed, f.attacker, 0, objectiveOf(t, f), {}, {}});
    return onward<resolved>(t, f);
}

// LCG-FX-03: who takes part until now has participated.
Flow resolved(Table& t, EngagementFrame& f) {
    happen(t, Event{kEngagementEnds, f.attacker, 0, objectiveOf(t, f), {}, {}});
    return onward<end>(t, f);
}

void clear(Table& t, EngagementFrame&) {
    constexpr uint8_t kRoles = PieceData::kAttacking | PieceData::kDefending | PieceData::kDeclared | PieceData::kShieldDue;
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
    {"LCG-CON-04", "declare attackers", askWhich<attackersWho, attackersOptions, attackersAnswer, whyNotAttacker>()},
    {"LCG-GP-04", "engage", act<engage>()},
    {"LCG-KW-SHI-01", "shielding of attackers", askFrom<shieldingWho, shieldingOptions, shieldingAnswer, kShieldingRules>()},
    {"LCG-TURN-08", "actions after attackers", act<actions>()},
    {"LCG-CON-06", "declare defenders", askWhich<defendersWho, defendersOptions, defendersAnswer, whyNotDefender>()},
    {"LCG-KW-SHI-01", "shielding of defenders", askFrom<shieldingWho, shieldingOptions, shieldingAnswer, kShieldingRules>()},
    {"LCG-TURN-08", "actions after defenders", act<actions>()},
    {partOf("LCG-CON-02"), "edge battle", act<edgeBattle>()},
    {"LCG-TURN-08", "actions after the edge battle", act<actions>()},
    {partOf("LCG-CON-02"), "strikes", act<startStrikes>()},
    {partOf("LCG-STR-04"), "strikes left", act<strikesLeft>()},
    {"LCG-STR-01", "strike", askFrom<strikeWho, strikeOptions, strikeAnswer, kStrikers>()},
    {"LCG-TURN-08", "actions after a strike", act<actionsAfterStrike>()},
    {partOf("LCG-STR-05"), "next strike", act<nextStrike>()},
    {"LCG-UNOP-01", "unopposed", act<unopposed>()},
    {partOf("LCG-UNOP-01"), "unopposed engagement", act<survived>()},
    {partOf("LCG-FX-03"), "resolved", act<resolved>()},
    {partOf("LCG-CON-08"), "end", act<end>()},
};

}  // namespace

const Procedure<Table> kEngagementProcedure = procedure<EngagementFrame, clear>("engagement", kSteps);

bool hasReadyUnit(Table& t, Seat seat, bool participating) {
    for (Piece p : t.s.pieces.in({kUnits, seat}))
        if (isReady(t, p) && (!participating || isParticipating(t, p))) return true;
    return false;
}

bool hasAttacker(Table& t, Seat seat) { return hasFree<kAttackerRules>(t, {seat, {}}); }

void removeFromEngagement(Table& t, Piece p) {
    t.s.pieces.data(p).flags &= static_cast<uint8_t>(~(PieceData::kAttacking | PieceData::kDefending));
}

}  // namespace cantina::lcg
