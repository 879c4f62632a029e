// How to attack (section 2) and the 13 steps of attacking (glossary): TCG-ATK-01 to 15, TCG-ATK-SEQ-01 to 04, TCG-ATKFX-01
// to 03, with Overkill, Accuracy, Armor and Retaliate where the steps name them.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

Event attackEvent(uint8_t kind, const AttackFrame& f) { return Event{kind, f.controller, 0, f.attacker, f.defender, {}}; }

bool isStillInBattle(Table& t, PieceRef r) { return t.s.pieces.alive(r) && isInBattle(t, r.piece); }

// --- 1. Tap the attacking unit and choose a defending unit (TCG-ATK-02), or tap it in place of attacking (TCG-ATK-01).

// "Have it attack": what waited for this may have begun the attack (beginAttack).
Flow wouldAttack(Table& t, AttackFrame& f) {
    const int before = t.s.core.stack.size();
    beginSpan(t, Span::attack);
    notice(t, Event{kWouldAttack, f.controller, 0, f.attacker, {}, {}});
    f.waited = t.s.core.stack.size() > before ? 1 : 0;
    return next();
}
Flow hasBegun(Table& t, AttackFrame& f) {
    if (f.defender.some()) return skipTo("when attacks");
    // TCG-ATKFX-04: declined, it attacks normally.
    if (f.waited == 0 || t.on("TCG-ATKFX-04"_rule)) return next();
    edit(t, f.attacker.piece)->flags |= PieceData::kTapped;
    return done();
}
// TCG-ATKFX-05: whom it must attack, if it can. Of several its player chooses (TCG-ATKFX-07).
template <class Fn>
void forEachProvoker(Table& t, Piece attacker, Fn fn) {
    if (!isLasting(t, Stat::provoked) || !t.on("TCG-ATKFX-05"_rule)) return;
    forEachLasting(t, Stat::provoked, attacker, [&](const language::Lasting& l) {
        if (canAttack(t, attacker, l.on.piece)) fn(l.on.piece);
    });
}

Seat attackWho(Table&, AttackFrame& f) { return f.controller; }
Explanation whyNotDefender(Table& t, AttackFrame& f, Piece p) {
    if (Explanation e = whyNotAttack(t, f.attacker.piece, p); !e.legal()) return e;
    bool provoked = false, byThis = false;
    forEachProvoker(t, f.attacker.piece, [&](Piece by) {
        provoked = true;
        byThis = byThis || by == p;
    });
    return provoked && !byThis ? Explanation{"TCG-ATKFX-05", "the unit must attack another one"} : Explanation{};
}
void attackOptions(Table& t, AttackFrame& f, Options& out) {
    Piece attacker = f.attacker.piece;
    int targets = 0;
    forEachProvoker(t, attacker, [&](Piece p) {
        // TCG-ATKFX-07: any of them.
        if (targets == 0 || t.on("TCG-ATKFX-07"_rule)) out.add(optionAct(kActAttack, p));
        ++targets;
    });
    if (targets > 0) {
        // TCG-ATKFX-06: nor may it use an ability in place of the attack.
        if (!t.on("TCG-ATKFX-06"_rule)) addInPlaceOfAttack(t, attacker, out);
        return;
    }
    forEachInReach(t, attacker, [&](Piece p) {
        // TCG-ATK-02: the defending unit may be tapped or untapped.
        if (!canAttack(t, attacker, p) || (isTapped(t, p) && !t.on("TCG-ATK-02"_rule))) return;
        out.add(optionAct(kActAttack, p));
        ++targets;
    });
    addInPlaceOfAttack(t, attacker, out);
    if (targets == 0 || t.on("TCG-ATK-01"_rule)) out.add(optionAct(kActTap, attacker));
}
Flow attackAnswer(Table& t, AttackFrame& f, Option o) {
    if (o.verb == kActUse) {
        // TCG-PHR-10: the unit either attacks or uses the ability.
        takePlay(t, f.controller, o, {});
        if (leavesAttack(t, o.detail)) return again();
        t.outcome() = kNothingHappened;
        t.outcome().detail = kDeclined;
        return t.on("TCG-PHR-10"_rule) ? done() : again();
    }
    if (o.verb == kActTap) {
        edit(t, f.attacker.piece)->flags |= PieceData::kTapped | PieceData::kAttacked;
        t.outcome() = kNothingHappened;
        t.outcome().detail = hasTarget(t, f.attacker.piece) ? kDeclined : kNoTarget;
        return done();
    }
    gain(t, t.s.force[f.controller.index()], -attackToll(t, f.attacker.piece, o.piece));
    beginAttack(t, f, o.piece);
    return next();
}

// --- 2. Abilities for "when this unit attacks" and "when this unit is attacked".

Flow whenAttacks(Table& t, AttackFrame& f) {
    happen(t, attackEvent(kAttacks, f), "TCG-ATK-SEQ-01"_rule);
    resolveTriggers(t);
    return next();
}

// --- 3. A chance for everything; Retaliate is activated here.

Flow playOrPass(Table& t, AttackFrame& f) {
    openChance(t, kAny, attackEvent(kAttacks, f));
    return next();
}

// --- 4. As many dice as the attacking unit's power.

bool isStillThere(Table& t, const AttackFrame& f) {
    return f.isBeyond != 0 ? t.s.pieces.alive(f.defender) : isStillInBattle(t, f.defender);
}
bool isGone(Table& t, const AttackFrame& f) {
    if (!isStillInBattle(t, f.attacker) || !isStillThere(t, f)) return true;
    // TCG-ATKFX-03: what a unit may attack was checked before the attack, and is not checked again.
    return !t.on("TCG-ATKFX-03"_rule) && !canAttack(t, f.attacker.piece, f.defender.piece);
}
// A card that was lent for the chance before the roll goes to the discard pile.
void takeLentCards(Table& t) {
    if (t.s.lent == 0) return;
    t.s.lent = 0;
    for (Seat seat : {kDark, kLight})
        for (bool found = true; found;) {
            found = false;
            for (Piece p : t.s.pieces.in({kHand, seat}))
                if ((dataOf(t, p).flags & PieceData::kHeld) != 0) {
                    edit(t, p)->flags = 0;
                    movePiece(t, p, {kDiscard, seat}, Where::top);
                    found = true;
                    break;
                }
        }
}
// Who remembers whom it attacked last remembers the one its dice were for.
void remember(Table& t, const AttackFrame& f) {
    if (!t.s.pieces.alive(f.attacker) || !defOf(t, f.attacker.piece).has(kBites) || !t.s.pieces.alive(f.defender)) return;
    forgetBites(t, [&](const Bite& b) { return b.by == f.attacker; });
    t.pushOrFault(t.s.bites, Bite{f.attacker, f.defender});
}
Flow rollAttackDice(Table& t, AttackFrame& f) {
    f.rolled = 1;
    takeLentCards(t);
    remember(t, f);
    int dice = 0;
    if (t.s.pieces.alive(f.attacker)) {
        dice = attackPower(t, f.attacker.piece, f.defender);
        f.critical = static_cast<int16_t>(stat(t, f.attacker.piece, Stat::critical));
    }
    // TCG-ATK-05: no dice if a unit is gone or the power is 0 or less.
    if (!t.on("TCG-ATK-05"_rule)) {
        dice = std::max(dice, 1);
    } else if (isGone(t, f)) {
        dice = 0;
    }
    if (!rollDice(t, RollKind::attack, dice, f.controller, f.attacker, f.defender)) return skipTo("when discarded");
    return next();
}

// --- 5. A chance for rerolls, Lucky among them.

Flow rerollChance(Table& t, AttackFrame& f) {
    if (!t.s.rolls.empty()) openChance(t, kRerollChance, attackEvent(kRolled, f));
    return next();
}

// TCG-KW-CRI-01: more damage if at least one die is a natural six (TCG-KW-ACC-02: the face, without Accuracy), as much as
// the unit had when it rolled (TCG-KW-CRI-02).
void criticalHit(Table& t, AttackFrame& f, const Roll& r, int accuracy) {
    int sixes = 0;
    for (int face = 1; face <= 6; ++face)
        sixes += face + (t.on("TCG-KW-ACC-02"_rule) ? 0 : accuracy) >= 6 ? r.count(face) : 0;
    if (!t.on("TCG-KW-CRI-02"_rule) && t.s.pieces.alive(f.attacker))
        f.critical = static_cast<int16_t>(stat(t, f.attacker.piece, Stat::critical));
    f.extra = static_cast<int16_t>(t.on("TCG-KW-CRI-01"_rule) ? (sixes > 0 ? f.critical : 0) : sixes * f.critical);
}

// Where the defending unit is, or was: with Bombard and Ion Cannon not the attacking unit's arena.
uint8_t arenaOfAttack(Table& t, const AttackFrame& f) {
    Piece p = isStillInBattle(t, f.defender) ? f.defender.piece : f.attacker.piece;
    return static_cast<uint8_t>(t.s.pieces.kindOf(p));
}

// --- 6. Each die of 4 or more is a hit on the defending unit (TCG-ATK-07).

Flow assignHits(Table& t, AttackFrame& f) {
    if (t.s.rolls.empty()) return skipTo("when discarded");
    Roll r = t.s.rolls.back();
    t.s.rolls.pop();
    // TCG-ATK-08: the power as it is now no longer matters.
    if (!t.on("TCG-ATK-08"_rule) && t.s.pieces.alive(f.attacker))
        while (r.size() > std::max(0, power(t, f.attacker.piece))) --r.count(r.at(r.size() - 1));
    int accuracy = t.s.pieces.alive(f.attacker) ? stat(t, f.attacker.piece, Stat::accuracy) : 0;
    if (!t.on("TCG-KW-ACC-01"_rule)) accuracy = 0;
    // TCG-KW-BOM-03: Accuracy and Critical Hit count for an attack on the other arena too.
    bool across = t.s.pieces.alive(f.attacker) && arenaOfAttack(t, f) != t.s.pieces.kindOf(f.attacker.piece);
    if (across && !t.on("TCG-KW-BOM-03"_rule)) {
        accuracy = 0;
        f.critical = 0;
    }
    // TCG-STAT-01: off for a retreated unit.
    bool armor = isStillInBattle(t, f.defender) && stat(t, f.defender.piece, Stat::armor) > 0 && t.on("TCG-KW-ARM-01"_rule);
    int needed = armor ? 5 : 4;
    if (!t.on("TCG-ATK-07"_rule)) needed = 1;
    f.hits = static_cast<int16_t>(hitsIn(t, r, accuracy, needed));
    criticalHit(t, f, r, accuracy);
    return next();
}

// --- 7. Overkill: hits beyond the defending unit's health may go to one other unit in the arena.
// RULING TCG-KW-OVE-01: its health, not its remaining health, because the glossary has a word of its own for that
// (docs/decisions/023-overkill-counts-health.md).

int excess(Table& t, const AttackFrame& f) {
    if (!t.s.pieces.alive(f.attacker) || stat(t, f.attacker.piece, Stat::overkill) <= 0 || !t.on("TCG-KW-OVE-01"_rule))
        return 0;
    return t.s.pieces.alive(f.defender) ? std::max(0, f.hits - health(t, f.defender.piece)) : f.hits;
}
Seat overkillWho(Table& t, AttackFrame& f) {
    if (excess(t, f) == 0 || !isInBattle(t, f.attacker.piece) || f.isBeyond != 0) return kNobody;
    uint8_t arena = arenaOfAttack(t, f);
    int others = 0;
    forEachInArena(t, arena, [&](Piece p) { others += p == f.defender.piece ? 0 : 1; });
    return others > 0 ? f.controller : kNobody;
}
constexpr Requirement<Table, const AttackFrame&, Piece> kSpillTargets[] = {
    {"TCG-KW-OVE-01", "it is not in the arena of the attack",
     [](Table& t, const AttackFrame& f, Piece p) { return t.s.pieces.kindOf(p) == arenaOfAttack(t, f); }},
    {"TCG-KW-OVE-01", "it is the defending unit",
     [](Table&, const AttackFrame& f, Piece p) { return !(p == f.defender.piece); }},
};
void overkillOptions(Table& t, AttackFrame& f, Options& out) {
    forEachInArena(t, arenaOfAttack(t, f), [&](Piece p) {
        if (allHoldOf<1>(t, kSpillTargets, f, p)) out.add(optionPiece(p));
    });
    out.add(optionNo());
}
Flow overkillAnswer(Table& t, AttackFrame& f, Option o) {
    if (o.kind == OptionKind::piece) f.second = t.s.pieces.ref(o.piece);
    return next();
}
Seat spillWho(Table&, AttackFrame& f) { return f.second.some() ? f.controller : kNobody; }
void spillOptions(Table& t, AttackFrame& f, Options& out) {
    for (int n = 1; n <= excess(t, f); ++n) out.add(optionNumber(n));
}
Flow spillAnswer(Table&, AttackFrame& f, Option o) {
    f.spill = static_cast<int16_t>(o.number);
    f.hits = static_cast<int16_t>(f.hits - o.number);
    return next();
}

// --- 8. Hits are damage, one for one; 9 to 11 (prevention, counters, discarding) are the damage procedure.
// TCG-ATK-12: the defending unit does none.

Flow pendingDamage(Table& t, AttackFrame& f) {
    // TCG-ATK-09: a defending unit that was retreated after the roll still takes the hits.
    if (f.hits + f.extra > 0 && (isStillThere(t, f) || t.on("TCG-ATK-09"_rule)))
        pend(t, f.defender, f.attacker, f.hits + f.extra);
    if (f.spill > 0) pend(t, f.second, f.attacker, f.spill);
    if (!t.s.pending.empty()) (void)doDamage(t);
    return next();
}

// --- 12. "When this unit is discarded" abilities resolve before the attack ends.

Flow whenDiscarded(Table& t, AttackFrame&) {
    resolveTriggers(t);
    return next();
}

// --- 13. The attack ends: Retaliate first, then what lasted for this attack is over.

Flow retaliation(Table& t, AttackFrame& f) {
    if (t.s.retaliations.empty()) return next();
    Retaliation r = t.s.retaliations[0];
    t.s.retaliations.removeAt(0);
    // TCG-KW-RET-02: even if its unit was discarded by that attack.
    if (!t.s.pieces.alive(r.by) && !t.on("TCG-KW-RET-02"_rule)) return again();
    if (t.s.pieces.alive(f.attacker)) roll(t, RollFrame{r.by, f.attacker, r.dice, RollKind::damage, r.controller});
    return again();
}
Flow attackEnds(Table& t, AttackFrame& f) {
    t.s.retaliations.clear();
    happen(t, attackEvent(kAttackEnds, f), "TCG-ATK-13"_rule);
    f.over = 1;
    return next();
}
Flow attackIsOver(Table& t, AttackFrame&) {
    endSpan(t, Span::attack);
    t.s.uses.endPeriod(kPerAttack);
    lapseTriggers(t);
    return next();
}
Flow playOrPassAgain(Table& t, AttackFrame&) {
    openChance(t, kAny);
    return next();
}

// --- one unit after the other: it attacks whom it has not attacked this turn

// Null: that unit does not.
Slashing* slashingBy(Table& t, PieceRef attacker) {
    for (Slashing& s : t.s.slashing)
        if (s.unit == attacker) return &s;
    return nullptr;
}

template <class Fn>
void forEachUnslashed(Table& t, const AttackFrame& f, Fn fn) {
    const Slashing* slashing = slashingBy(t, f.attacker);
    if (slashing == nullptr || !isStillInBattle(t, f.attacker)) return;
    forEachInReach(t, f.attacker.piece, [&](Piece p) {
        if (canAttack(t, f.attacker.piece, p) && !slashing->attacked.has(p)) fn(p);
    });
}
Seat slashWho(Table& t, AttackFrame& f) {
    bool any = false;
    forEachUnslashed(t, f, [&](Piece) { any = true; });
    return any ? f.controller : kNobody;
}
// Nobody has to pay for an attack: if all that are left cost Force, it may end here.
void slashOptions(Table& t, AttackFrame& f, Options& out) {
    bool free = false;
    forEachUnslashed(t, f, [&](Piece p) {
        out.add(optionAct(kActAttack, p));
        free = free || attackToll(t, f.attacker.piece, p) == 0;
    });
    if (!free) out.add(optionNo());
}
Flow slashAnswer(Table& t, AttackFrame& f, Option o) {
    if (o.kind == OptionKind::no) return next();
    PieceRef attacker = f.attacker;
    Seat controller = f.controller;
    gain(t, t.s.force[controller.index()], -attackToll(t, attacker.piece, o.piece));
    f = AttackFrame{};
    f.attacker = attacker;
    f.controller = controller;
    beginSpan(t, Span::attack);
    turnAttackOn(t, f, t.s.pieces.ref(o.piece));
    return skipTo("when attacks");
}

constexpr Step<Table> kAttackSteps[] = {
    {partOf("TCG-ATKFX-04"), "would attack", act<wouldAttack>()},
    {partOf("TCG-ATKFX-04"), "has begun", act<hasBegun>()},
    {partOf("TCG-ATK-02"), "tap and choose", askWhich<attackWho, attackOptions, attackAnswer, whyNotDefender>(kActAttack)},
    {"TCG-ATK-SEQ-01", "when attacks", act<whenAttacks>()},
    {"TCG-ATK-03", "play or pass", act<playOrPass>()},
    {"TCG-ATK-04", "roll", act<rollAttackDice>()},
    {"TCG-ATK-06", "reroll chance", act<rerollChance>()},
    {partOf("TCG-ATK-07"), "assign hits", act<assignHits>()},
    {"TCG-ATK-SEQ-03", "overkill", askFrom<overkillWho, overkillOptions, overkillAnswer, kSpillTargets>()},
    {partOf("TCG-KW-OVE-01"), "how many hits", ask<spillWho, spillOptions, spillAnswer>()},
    {"TCG-ATK-11", "pending damage", act<pendingDamage>()},
    {"TCG-ATK-SEQ-04", "when discarded", act<whenDiscarded>()},
    {"TCG-KW-RET-01", "retaliation", act<retaliation>()},
    {partOf("TCG-GLO-28"), "attack ends", act<attackEnds>()},
    {partOf("TCG-GLO-28"), "attack is over", act<attackIsOver>()},
    {"TCG-ATK-13", "play or pass again", act<playOrPassAgain>()},
    {partOf("TCG-ATKFX-04"), "attack on", ask<slashWho, slashOptions, slashAnswer>()},
};

}  // namespace

void beginAttack(Table& t, AttackFrame& f, Piece defender) {
    edit(t, f.attacker.piece)->flags |= PieceData::kTapped | PieceData::kAttacked;
    turnAttackOn(t, f, t.s.pieces.ref(defender));
    t.s.thisTurn |= attackedIn(t.s.pieces.kindOf(f.attacker.piece));
    t.s.uses.endPeriod(kPerAttack);
}

// Who is attacked first and who intercepts have both been attacked.
void turnAttackOn(Table& t, AttackFrame& f, PieceRef unit) {
    f.defender = unit;
    f.isBeyond = t.s.pieces.alive(unit) && t.s.pieces.isIn(unit.piece, kRetreated) ? 1 : 0;
    if (Slashing* slashing = slashingBy(t, f.attacker); slashing != nullptr && t.s.pieces.alive(unit))
        slashing->attacked.put(unit.piece);
}

// TCG-ATKFX-02: nothing changes if the attacker cannot attack the new unit.
bool intercept(Table& t, PieceRef unit) {
    AttackFrame* attack = currentAttack(t);
    if (attack == nullptr || !t.s.pieces.alive(attack->attacker) || !t.s.pieces.alive(unit)) return false;
    if (!canAttack(t, attack->attacker.piece, unit.piece) && t.on("TCG-ATKFX-02"_rule)) return false;
    int toll = speaksOf(t, Stat::toll) ? staticBonus(t, unit.piece, Stat::toll) : 0;
    if (toll > 0) {
        askFor(t, Ask::intercept, attack->controller, toll, unit);
        return true;
    }
    turnAttackOn(t, *attack, unit);
    return false;
}

AttackFrame* currentAttack(Table& t) {
    AttackFrame* f = t.nearest(State::kAttack);
    return f != nullptr && f->defender.some() && f->over == 0 ? f : nullptr;
}

Procedure<Table> attackProcedure() { return procedure<AttackFrame>("attack", kAttackSteps); }

}  // namespace cantina::tcg
