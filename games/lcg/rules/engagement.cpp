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
    Piece last;       // declared last
    Piece objective;  // against which; none: against any
};
using DeclareRule = Requirement<Table, const Declaring&, Piece>;
bool isOwnUnit(Table& t, const Declaring& d, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kUnits, d.seat}; }
bool isStillReady(Table& t, const Declaring&, Piece p) { return isReady(t, p); }
bool isOutside(Table& t, const Declaring&, Piece p) { return !isParticipating(t, p); }
bool isLater(Table&, const Declaring& d, Piece p) { return p.n > d.last.n; }
template <StatId kBarred>
bool isAllowed(Table& t, const Declaring& d, Piece p) {
    if (!t.s.speakOf(kBarred) && !t.s.speakOf(kStatNoPart)) return true;
    for (StatId what : {kBarred, kStatNoPart})
        if (isForbidden(t, {.what = what, .of = p, .on = d.objective, .by = d.seat})) return false;
    return true;
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
    {partOf("LCG-CON-06"), "a card says that it cannot defend", isAllowed<kNoDefending>},
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

// A text may say that a unit defends if it can. Units are declared in the order of their numbers: the first that has to and
// has not yet, before which nothing ends and behind which nobody is declared.
Piece obliged(Table& t, const Declaring& d) {
    Piece first;
    if (!t.s.speakOf(kStatMustDefend)) return first;
    for (Piece p : t.s.pieces.in({kUnits, d.seat}))
        if ((!first.some() || p.n < first.n) && isFree<kDefenderRules>(t, d, p) && value(t, p, kStatMustDefend) > 0)
            first = p;
    return first;
}
constexpr Requirement<Table, const Declaring&, Piece> kOrderOfDefenders[] = {
    {kOurs, "another one has to defend, and comes before it",
     [](Table& t, const Declaring& d, Piece p) { return !obliged(t, d).some() || p.n <= obliged(t, d).n; }},
};

int participants(Table& t, Seat seat) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kUnits, seat})) n += isParticipating(t, p) ? 1 : 0;
    return n;
}

void declare(Table& t, EngagementFrame& f, Piece p, uint8_t role) {
    uint8_t due = keyword(t, p, kStatShielding) != 0 ? PieceData::kShieldDue : uint8_t{0};
    edit(t, p)->flags |= role | PieceData::kDeclared | due;
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
    edit(t, by)->flags &= static_cast<uint8_t>(~PieceData::kShieldDue);
    if (o.kind == OptionKind::pass) return again();
    edit(t, o.piece)->shields = 1;
    const PieceRef source = t.s.pieces.ref(by);
    happen(t, Event{kShieldPlaced, controllerOf(t, by), 1, t.s.pieces.ref(o.piece), source, source});
    return again();
}

// --- LCG-CON-04: one or more ready units attack

Declaring attacking(const EngagementFrame& f) { return {f.attacker, f.last, f.objective.piece}; }
Declaring defending(const EngagementFrame& f) { return {other(f.attacker), f.last, f.objective.piece}; }
Seat attackersWho(Table& t, EngagementFrame& f) { return hasFree<kAttackerRules>(t, attacking(f)) ? f.attacker : kNobody; }
Explanation whyNotAttacker(Table& t, EngagementFrame& f, Piece p) {
    return firstFailing(t, kAttackerRules, attacking(f), p);
}
void attackersOptions(Table& t, EngagementFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, f.attacker}))
        if (isFree<kAttackerRules>(t, attacking(f), p)) out.add(optionAct(kActAttack, p));
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

// LCG-CON-04, LCG-CON-06: when all of a side are declared, each of them has been, one after the other.
Flow actions(Table& t, EngagementFrame& f);
bool isNextDeclared(Table& t, const EngagementFrame& f, Piece p, uint8_t role, Piece best) {
    const uint8_t flags = t.s.pieces.data(p).flags;
    const bool declared = (flags & role) != 0 && (flags & PieceData::kDeclared) != 0;
    return declared && p.n > f.last.n && (!best.some() || p.n < best.n);
}
Flow allAttack(Table& t, EngagementFrame& f);
Flow allDefended(Table& t, EngagementFrame& f);
template <uint8_t kRole>
Flow tellDeclared(Table& t, EngagementFrame& f) {
    const bool attack = kRole == PieceData::kAttacking;
    const Seat seat = attack ? f.attacker : other(f.attacker);
    const bool listened = isListened(t, kDeclared, kInterrupts) || isListened(t, kDeclared, kReactions) ||
                          t.book().firstHappening[kDeclared] != 0;
    while (listened || !t.s.delayed.empty()) {
        Piece p;
        for (Piece q : t.s.pieces.in({kUnits, seat}))
            if (isNextDeclared(t, f, q, kRole, p)) p = q;
        if (!p.some()) break;
        f.last = p;
        const int16_t how = attack ? kAsAttacker : kAsDefender;
        if (happen(t, Event{kDeclared, seat, how, t.s.pieces.ref(p), objectiveOf(t, f), {}})) return again();
    }
    f.last = {};
    return kRole == PieceData::kAttacking ? onward<allAttack>(t, f, skipTo("all attackers declared"))
                                          : onward<allDefended>(t, f, skipTo("all defenders declared"));
}
// And all of them together have been.
template <uint8_t kRole>
Flow tellAllDeclared(Table& t, EngagementFrame& f) {
    const bool attack = kRole == PieceData::kAttacking;
    const Seat seat = attack ? f.attacker : other(f.attacker);
    const int16_t how = attack ? kAsAttacker : kAsDefender;
    if (participants(t, seat) > 0 && happen(t, Event{kDeclares, seat, how, {}, objectiveOf(t, f), {}})) return next();
    return onwardPast<shieldingWho, actions>(t, f);
}
Flow allAttack(Table& t, EngagementFrame& f) { return tellAllDeclared<PieceData::kAttacking>(t, f); }
Flow allDefended(Table& t, EngagementFrame& f) { return tellAllDeclared<PieceData::kDefending>(t, f); }
Flow attackersDeclared(Table& t, EngagementFrame& f) { return tellDeclared<PieceData::kAttacking>(t, f); }
Flow defendersDeclared(Table& t, EngagementFrame& f) { return tellDeclared<PieceData::kDefending>(t, f); }

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
        edit(t, f.objective.piece)->flags |= PieceData::kEngaged;
    happen(t, Event{kEngages, f.attacker, 0, objectiveOf(t, f), {}, {}});
    return onward<attackersDeclared>(t, f);
}

Flow actions(Table& t, EngagementFrame&) {
    openActions(t);
    return next();
}

// --- LCG-CON-06: any number of ready units defend

Seat defendersWho(Table& t, EngagementFrame& f) {
    return hasFree<kDefenderRules>(t, defending(f)) ? other(f.attacker) : kNobody;
}
Explanation whyNotDefender(Table& t, EngagementFrame& f, Piece p) {
    if (Explanation why = firstFailing(t, kDefenderRules, defending(f), p); !why.legal()) return why;
    return firstFailing(t, kOrderOfDefenders, defending(f), p);
}
void defendersOptions(Table& t, EngagementFrame& f, Options& out) {
    const Piece first = obliged(t, defending(f));
    for (Piece p : t.s.pieces.in({kUnits, other(f.attacker)}))
        if (isFree<kDefenderRules>(t, defending(f), p) && (!first.some() || p.n <= first.n))
            out.add(optionAct(kActDefend, p));
    if (!first.some()) out.add(optionDone());
}
// Nobody is asked who could declare no more: that all are declared is a step of its own.
Flow allDefend(Table& t, EngagementFrame& f) {
    f.last = {};
    return onward<defendersDeclared>(t, f);
}
Flow defendersAnswer(Table& t, EngagementFrame& f, Option o) {
    if (o.kind == OptionKind::done) return onward<allDefend>(t, f);
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

bool mayStrike(Table& t, Piece p, Seat seat) { return !isForbidden(t, {.what = kNoStriking, .of = p, .by = seat}); }
bool hasStriker(Table& t, Seat seat) {
    for (Piece p : t.s.pieces.in({kUnits, seat}))
        if (isReady(t, p) && isParticipating(t, p) && mayStrike(t, p, seat)) return true;
    return false;
}
Flow unopposed(Table& t, EngagementFrame& f);
Flow strikesLeft(Table& t, EngagementFrame& f) {
    if (hasStriker(t, f.turn)) return skipTo("strike");
    f.turn = other(f.turn);
    return hasStriker(t, f.turn) ? skipTo("strike") : onward<unopposed>(t, f, skipTo("unopposed"));
}
Seat strikeWho(Table&, EngagementFrame& f) { return f.turn; }
constexpr Requirement<Table, const EngagementFrame&, Piece> kStrikers[] = {
    {"LCG-STR-01", "it is no unit of yours",
     [](Table& t, const EngagementFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kUnits, f.turn}; }},
    {"LCG-STR-01", "it does not take part", [](Table& t, const EngagementFrame&, Piece p) { return isParticipating(t, p); }},
    {"LCG-STR-06", "it is exhausted", [](Table& t, const EngagementFrame&, Piece p) { return isReady(t, p); }},
    {partOf("LCG-STR-01"), "a card says that it cannot strike",
     [](Table& t, const EngagementFrame& f, Piece p) { return mayStrike(t, p, f.turn); }},
};
void strikeOptions(Table& t, EngagementFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, f.turn}))
        if (holdsAt<kStrikers, 1, 2, 3>(t, f, p)) out.add(optionAct(kActStrike, p));
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
        for (Piece p : t.s.pieces.in({kUnits, s}))
            if ((t.s.pieces.data(p).flags & kRoles) != 0) edit(t, p)->flags &= static_cast<uint8_t>(~kRoles);
    for (Until period : {Until::endOfBattle, kEndOfStrike, kEndOfEdgeBattle}) periodEnds(t, period);
    t.s.attacker = t.s.edge = kNobody;
    t.s.engaged = {};
}
Flow end(Table& t, EngagementFrame& f) {
    clear(t, f);
    return done();
}

constexpr Step<Table> kSteps[] = {
    {"LCG-CON-04", "declare attackers", askWhich<attackersWho, attackersOptions, attackersAnswer, whyNotAttacker>()},
    {"LCG-GP-04", "engage", act<engage>()},
    {partOf("LCG-CON-04"), "attackers declared", act<attackersDeclared>()},
    {partOf("LCG-CON-04"), "all attackers declared", act<allAttack>()},
    {"LCG-KW-SHI-01", "shielding of attackers", askFrom<shieldingWho, shieldingOptions, shieldingAnswer, kShieldingRules>()},
    {"LCG-TURN-08", "actions after attackers", act<actions>()},
    {"LCG-CON-06", "declare defenders", askWhich<defendersWho, defendersOptions, defendersAnswer, whyNotDefender>()},
    {partOf("LCG-CON-06"), "all defenders chosen", act<allDefend>()},
    {partOf("LCG-CON-06"), "defenders declared", act<defendersDeclared>()},
    {partOf("LCG-CON-06"), "all defenders declared", act<allDefended>()},
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

bool hasAttacker(Table& t, Seat seat) { return hasFree<kAttackerRules>(t, {seat, {}, {}}); }
bool hasAttackerOf(Table& t, Seat seat, Piece objective) {
    if (!t.s.speakOf(kStatNoAttack) && !t.s.speakOf(kStatNoPart)) return true;
    return hasFree<kAttackerRules>(t, {seat, {}, objective});
}

void joinEngagement(Table& t, Piece unit) {
    edit(t, unit)->flags |= controllerOf(t, unit) == t.s.attacker ? PieceData::kAttacking : PieceData::kDefending;
}
void removeFromEngagement(Table& t, Piece p) {
    edit(t, p)->flags &= static_cast<uint8_t>(~(PieceData::kAttacking | PieceData::kDefending));
}

}  // namespace cantina::lcg
