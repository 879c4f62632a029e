// A strike: the unit is focused, then its icons are resolved type by type (LCG-STR-02, LCG-STR-05, LCG-ICON-01 to
// LCG-ICON-06, LCG-KW-TAR-01, LCG-FAQ-08).
#include "games/lcg/rules/rules.h"
#include "games/lcg/rules/straight_on.h"

namespace cantina::lcg {
namespace {

using Flow = cantina::Flow;

Seat strikerOf(Table& t, const StrikeFrame& f) { return controllerOf(t, f.unit.piece); }
bool isAttacker(Table& t, Piece p) { return (t.s.pieces.data(p).flags & PieceData::kAttacking) != 0; }

Flow strikes(Table& t, StrikeFrame& f);
Flow select(Table& t, StrikeFrame& f);
Flow countIcons(Table& t, StrikeFrame& f);
Flow finish(Table& t, StrikeFrame& f);

// LCG-STR-02, LCG-FOR-05: one focus token, two if it is committed to the Force. The token is no enemy effect: no shield
// prevents it. Mostly nothing comes in between, and the strike goes on at once.
Flow focusToStrike(Table& t, StrikeFrame& f) {
    bool committed = (t.s.pieces.data(f.unit.piece).flags & PieceData::kCommitted) != 0;
    return placeFocus(t, f.unit, f.unit, strikerOf(t, f), committed && t.on("LCG-FOR-05"_rule) ? 2 : 1)
               ? next()
               : straightOn<strikes>(t, f);
}
Flow strikes(Table& t, StrikeFrame& f) {
    return happen(t, Event{kStrikes, t.self().seat, 0, f.unit, {}, {}}) ? skipTo("select")
                                                                        : straightOn<select>(t, f, skipTo("select"));
}

// LCG-ICON-04, LCG-KW-TAR-01: a participating enemy unit, or with targeted strike one that is not participating.
using TargetRule = Requirement<Table, const StrikeFrame&, Piece>;
bool isEnemyUnit(Table& t, const StrikeFrame& f, Piece p) {
    return t.s.pieces.zoneOf(p) == Zone{kUnits, other(strikerOf(t, f))};
}
bool isDamageable(Table& t, const StrikeFrame& f, Piece p) {
    return canBeDamaged(t, p, strikerOf(t, f), f.unit.piece, true);
}
bool isFocusable(Table& t, const StrikeFrame& f, Piece p) {
    return !isForbidden(t, {.what = kNoFocusPlacing, .of = p, .by = strikerOf(t, f), .with = f.unit.piece, .icons = true});
}
bool isInReach(Table& t, const StrikeFrame& f, Piece p) {
    return isParticipating(t, p) || (keyword(t, f.unit.piece, kStatTargeted) != 0 && t.on("LCG-KW-TAR-01"_rule));
}
bool isReachedByAttacker(Table& t, const StrikeFrame& f, Piece p) {
    return isParticipating(t, p) || isAttacker(t, f.unit.piece);
}
bool isUndivided(Table& t, const StrikeFrame& f, Piece p);
bool isUnassigned(Table& t, const StrikeFrame& f, Piece p);
constexpr TargetRule kDamageTargets[] = {
    {"LCG-ICON-04", "it is no enemy unit", isEnemyUnit},
    {"LCG-TERM-14", "it cannot be damaged", isDamageable},
    {"LCG-ICON-04", "it does not take part, and the unit has no targeted strike", isInReach},
    {"LCG-KW-TAR-02", "it does not take part, and targeted strike is for attackers", isReachedByAttacker},
    {"LCG-FAQ-08", "it does not take part, and the damage is divided", isUndivided},
    {"LCG-FAQ-08", "it has its share of the damage", isUnassigned},
};
constexpr TargetRule kTacticsTargets[] = {
    {"LCG-ICON-06", "it is no enemy unit", isEnemyUnit},
    {partOf("LCG-ICON-06"), "a card says that no focus token can be placed on it", isFocusable},
};
bool isDamageTarget(Table& t, const StrikeFrame& f, Piece p) { return holdsAt<kDamageTargets, 1, 2, 3>(t, f, p); }
template <class Fn>
void eachTarget(Table& t, const StrikeFrame& f, int type, Fn fn) {
    for (Piece p : t.s.pieces.in({kUnits, other(strikerOf(t, f))}))
        if (type == kTactics ? holdsAt<kTacticsTargets, 1>(t, f, p) : isDamageTarget(t, f, p)) fn(p);
}
bool hasTarget(Table& t, const StrikeFrame& f, int type) {
    // LCG-ICON-05: blast damage is dealt by attackers, to the engaged objective.
    if (type == kBlastDamage)
        return (isAttacker(t, f.unit.piece) || !t.on("LCG-ICON-05"_rule)) && t.s.pieces.alive(t.s.engaged);
    bool any = false;
    eachTarget(t, f, type, [&](Piece) { any = true; });
    return any;
}
// LCG-ICON-03: what can be resolved must be, each type as a whole, in the order that the striking player chooses.
bool isUsable(Table& t, const StrikeFrame& f, int type) {
    if (((f.done >> type) & 1) != 0 || !t.s.pieces.alive(f.unit)) return false;
    if (isForbidden(t, {.what = kNoIconResolving, .of = f.unit.piece, .by = strikerOf(t, f)})) return false;
    return icons(t, f.unit.piece, static_cast<StatId>(type)) > 0 && hasTarget(t, f, type);
}

Flow select(Table& t, StrikeFrame& f) {
    int n = 0;
    for (int type : {kUnitDamage, kBlastDamage, kTactics})
        if (isUsable(t, f, type)) {
            ++n;
            f.type = static_cast<uint8_t>(type);
        }
    if (n == 0) return finish(t, f);
    return n == 1 ? countIcons(t, f) : skipTo("choose icons");
}
Seat typeWho(Table& t, StrikeFrame& f) { return strikerOf(t, f); }
void typeOptions(Table& t, StrikeFrame& f, Options& out) {
    for (int type : {kUnitDamage, kBlastDamage, kTactics})
        if (isUsable(t, f, type)) out.add(optionAct(kActResolveIcons, {}, 0, static_cast<int16_t>(type)));
}
Flow typeAnswer(Table&, StrikeFrame& f, Option o) {
    f.type = static_cast<uint8_t>(o.number);
    return next();
}
Flow countIcons(Table& t, StrikeFrame& f) {
    f.done = static_cast<uint8_t>(f.done | 1u << f.type);
    f.left = static_cast<uint8_t>(icons(t, f.unit.piece, static_cast<StatId>(f.type)));
    if (f.type != kBlastDamage) return skipTo("target");
    if (isDialEngaged(t))
        damageDial(t, f.left);
    else
        deal(t, t.s.engaged, f.unit, strikerOf(t, f), f.left, By::icons);
    return skipTo("select");
}

// Some units may divide their unit damage among participating enemy units. LCG-FAQ-08: not together with targeted strike.
bool divides(Table& t, const StrikeFrame& f) {
    return f.type == kUnitDamage && t.s.speakOf(kStatDivides) && value(t, f.unit.piece, kStatDivides) > 0;
}
bool isAssigned(Table& t, Piece p) {
    auto group = static_cast<uint8_t>(t.s.core.stack.size() + 1);
    for (const Assigned& a : t.s.assigned)
        if (a.group == group && a.card.piece == p) return true;
    return false;
}
bool isUndivided(Table& t, const StrikeFrame& f, Piece p) { return f.divided == 0 || isParticipating(t, p); }
bool isUnassigned(Table& t, const StrikeFrame& f, Piece p) { return f.divided == 0 || !isAssigned(t, p); }
bool mayTake(Table& t, const StrikeFrame& f, Piece p) { return holdsAt<kDamageTargets, 4, 5>(t, f, p); }
Explanation whyNotTarget(Table& t, StrikeFrame& f, Piece p) {
    return f.type == kTactics ? firstFailing(t, kTacticsTargets, f, p) : firstFailing(t, kDamageTargets, f, p);
}

// LCG-ICON-06: tactics icons may be spread over several units, one token after the other.
Seat targetWho(Table& t, StrikeFrame& f) {
    if (f.left == 0 || !t.s.pieces.alive(f.unit)) return kNobody;
    bool any = false;
    eachTarget(t, f, f.type, [&](Piece p) { any = any || mayTake(t, f, p); });
    return any ? strikerOf(t, f) : kNobody;
}
void targetOptions(Table& t, StrikeFrame& f, Options& out) {
    bool divided = divides(t, f);
    eachTarget(t, f, f.type, [&](Piece p) {
        if (!mayTake(t, f, p)) return;
        int least = divided && isParticipating(t, p) ? 1 : f.left;
        if (!divided) return out.add(optionPiece(p));
        for (int n = least; n <= f.left; ++n) out.add(optionAct(kActAssign, p, 0, static_cast<int16_t>(n)));
    });
}
Flow targetAnswer(Table& t, StrikeFrame& f, Option o) {
    PieceRef target = t.s.pieces.ref(o.piece);
    if (f.type == kTactics) {
        --f.left;
        placeFocus(t, target, f.unit, strikerOf(t, f), 1, By::icons);
        return again();
    }
    if (o.kind == OptionKind::act) {
        if (!assignPart(t, target, o.number)) t.fault(Fault::capacity);
        f.left = static_cast<uint8_t>(f.left - o.number);
        f.divided = divides(t, f) ? 1 : 2;
        return again();
    }
    deal(t, target, f.unit, strikerOf(t, f), f.left, By::icons);
    return skipTo("select");
}
Flow more(Table& t, StrikeFrame& f) {
    if (f.divided != 0) dealAssigned(t, f.unit, strikerOf(t, f), By::icons);
    f.divided = 0;
    return skipTo("select");
}
Flow finish(Table& t, StrikeFrame& f) {
    periodEnds(t, kEndOfStrike);
    if (!t.s.pieces.alive(f.unit)) return done();
    return happen(t, Event{kStrikeResolved, strikerOf(t, f), 0, f.unit, {}, {}}) ? skipTo("over") : done();
}
Flow over(Table&, StrikeFrame&) { return done(); }

constexpr Step<Table> kSteps[] = {
    {"LCG-STR-02", "focus to strike", act<focusToStrike>()},
    {partOf("LCG-STR-02"), "strikes", act<strikes>()},
    {partOf("LCG-ICON-03"), "select", act<select>()},
    {"LCG-ICON-03", "choose icons", ask<typeWho, typeOptions, typeAnswer>()},
    {partOf("LCG-ICON-02"), "count icons", act<countIcons>()},
    {"LCG-ICON-04", "target", askWhich<targetWho, targetOptions, targetAnswer, whyNotTarget>()},
    {partOf("LCG-ICON-03"), "more icons", act<more>()},
    {partOf("LCG-STR-05"), "over", act<over>()},
};

}  // namespace

const Procedure<Table> kStrikeProcedure = procedure<StrikeFrame>("strike", kSteps);

}  // namespace cantina::lcg
