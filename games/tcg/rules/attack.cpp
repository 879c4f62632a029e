// How to attack (section 2) and the 13 steps of attacking (glossary): TCG-ATK-01 to 15, TCG-ATK-SEQ-01 to 04, TCG-ATKFX-01
// to 03, with Overkill, Accuracy, Armor and Retaliate where the steps name them.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

Event attackEvent(uint8_t kind, const AttackFrame& f) { return Event{kind, f.controller, 0, f.attacker, f.defender, {}}; }

bool isStillInBattle(Table& t, PieceRef r) { return t.s.pieces.alive(r) && isInBattle(t, r.piece); }

// --- 1. Tap the attacking unit and choose a defending unit (TCG-ATK-02), or tap it in place of attacking (TCG-ATK-01).

Seat attackWho(Table&, AttackFrame& f) { return f.controller; }
void attackOptions(Table& t, AttackFrame& f, Options& out) {
    Piece attacker = f.attacker.piece;
    int targets = 0;
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
        t.outcome() = kNothingHappened;
        t.outcome().detail = kDeclined;
        takePlay(t, f.controller, o, {});
        return t.on("TCG-PHR-10"_rule) ? done() : again();
    }
    dataOf(t, f.attacker.piece).flags |= PieceData::kTapped | PieceData::kAttacked;
    if (o.verb == kActTap) {
        t.outcome() = kNothingHappened;
        t.outcome().detail = hasTarget(t, f.attacker.piece) ? kDeclined : kNoTarget;
        return done();
    }
    f.defender = t.s.pieces.ref(o.piece);
    t.s.uses.endPeriod(kPerAttack);
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

bool isGone(Table& t, const AttackFrame& f) {
    if (!isStillInBattle(t, f.attacker) || !isStillInBattle(t, f.defender)) return true;
    // TCG-ATKFX-03: what a unit may attack was checked before the attack, and is not checked again.
    return !t.on("TCG-ATKFX-03"_rule) && !canAttack(t, f.attacker.piece, f.defender.piece);
}
Flow rollAttackDice(Table& t, AttackFrame& f) {
    f.rolled = 1;
    int dice = 0;
    if (t.s.pieces.alive(f.attacker)) {
        dice = attackPower(t, f.attacker.piece, f.defender);
        f.critical = static_cast<int8_t>(stat(t, f.attacker.piece, Stat::critical));
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
    for (uint8_t d : r.dice) sixes += d + (t.on("TCG-KW-ACC-02"_rule) ? 0 : accuracy) >= 6 ? 1 : 0;
    if (!t.on("TCG-KW-CRI-02"_rule) && t.s.pieces.alive(f.attacker))
        f.critical = static_cast<int8_t>(stat(t, f.attacker.piece, Stat::critical));
    f.extra = static_cast<int8_t>(t.on("TCG-KW-CRI-01"_rule) ? (sixes > 0 ? f.critical : 0) : sixes * f.critical);
}

// --- 6. Each die of 4 or more is a hit on the defending unit (TCG-ATK-07).

Flow assignHits(Table& t, AttackFrame& f) {
    if (t.s.rolls.empty()) return skipTo("when discarded");
    Roll r = t.s.rolls.back();
    t.s.rolls.pop();
    // TCG-ATK-08: the power as it is now no longer matters.
    if (!t.on("TCG-ATK-08"_rule) && t.s.pieces.alive(f.attacker))
        while (r.dice.size() > std::max(0, power(t, f.attacker.piece))) r.dice.pop();
    int accuracy = t.s.pieces.alive(f.attacker) ? stat(t, f.attacker.piece, Stat::accuracy) : 0;
    if (!t.on("TCG-KW-ACC-01"_rule)) accuracy = 0;
    bool armor = t.s.pieces.alive(f.defender) && stat(t, f.defender.piece, Stat::armor) > 0 && t.on("TCG-KW-ARM-01"_rule);
    int needed = armor ? 5 : 4;
    if (!t.on("TCG-ATK-07"_rule)) needed = 1;
    f.hits = static_cast<int8_t>(hitsIn(t, r, accuracy, needed));
    criticalHit(t, f, r, accuracy);
    return next();
}

// --- 7. Overkill: hits beyond the defending unit's health may go to one other unit in the arena.
// RULING TCG-KW-OVE-01: its health, not its remaining health, because the glossary has a word of its own for that
// (docs/decisions/023-overkill-counts-health.md).

int excess(Table& t, const AttackFrame& f) {
    if (!t.s.pieces.alive(f.attacker) || stat(t, f.attacker.piece, Stat::overkill) <= 0) return 0;
    return t.s.pieces.alive(f.defender) ? std::max(0, f.hits - health(t, f.defender.piece)) : f.hits;
}
// Where the defending unit is, or was: with Bombard and Ion Cannon not the attacking unit's arena.
uint8_t arenaOfAttack(Table& t, const AttackFrame& f) {
    Piece p = isStillInBattle(t, f.defender) ? f.defender.piece : f.attacker.piece;
    return static_cast<uint8_t>(t.s.pieces.kindOf(p));
}
Seat overkillWho(Table& t, AttackFrame& f) {
    if (excess(t, f) == 0 || !isInBattle(t, f.attacker.piece)) return kNobody;
    uint8_t arena = arenaOfAttack(t, f);
    int others = 0;
    forEachInArena(t, arena, [&](Piece p) { others += p == f.defender.piece ? 0 : 1; });
    return others > 0 ? f.controller : kNobody;
}
void overkillOptions(Table& t, AttackFrame& f, Options& out) {
    forEachInArena(t, arenaOfAttack(t, f), [&](Piece p) {
        if (!(p == f.defender.piece)) out.add(optionPiece(p));
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
    f.spill = static_cast<int8_t>(o.number);
    f.hits = static_cast<int8_t>(f.hits - o.number);
    return next();
}

// --- 8. Hits are damage, one for one; 9 to 11 (prevention, counters, discarding) are the damage procedure.
// TCG-ATK-12: the defending unit does none.

Flow pendingDamage(Table& t, AttackFrame& f) {
    // TCG-ATK-09: a defending unit that was retreated after the roll still takes the hits.
    if (f.hits + f.extra > 0 && (isStillInBattle(t, f.defender) || t.on("TCG-ATK-09"_rule)))
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
    if (t.s.pieces.alive(f.attacker)) roll(t, RollFrame{r.by, f.attacker, r.dice, RollKind::damage, r.controller, 0});
    return again();
}
Flow attackEnds(Table& t, AttackFrame& f) {
    t.s.retaliations.clear();
    happen(t, attackEvent(kAttackEnds, f), "TCG-ATK-13"_rule);
    f.over = 1;
    endSpan(t, Span::attack);
    t.s.uses.endPeriod(kPerAttack);
    lapseTriggers(t);
    return next();
}
Flow playOrPassAgain(Table& t, AttackFrame&) {
    openChance(t, kAny);
    return next();
}

constexpr Step<Table> kAttackSteps[] = {
    {"", "tap and choose", ask<attackWho, attackOptions, attackAnswer>()},
    {"TCG-ATK-SEQ-01", "when attacks", act<whenAttacks>()},
    {"TCG-ATK-03", "play or pass", act<playOrPass>()},
    {"TCG-ATK-04", "roll", act<rollAttackDice>()},
    {"TCG-ATK-06", "reroll chance", act<rerollChance>()},
    {"", "assign hits", act<assignHits>()},
    {"TCG-ATK-SEQ-03", "overkill", ask<overkillWho, overkillOptions, overkillAnswer>()},
    {"", "how many hits", ask<spillWho, spillOptions, spillAnswer>()},
    {"TCG-ATK-11", "pending damage", act<pendingDamage>()},
    {"TCG-ATK-SEQ-04", "when discarded", act<whenDiscarded>()},
    {"TCG-KW-RET-01", "retaliation", act<retaliation>()},
    {"", "attack ends", act<attackEnds>()},
    {"TCG-ATK-13", "play or pass again", act<playOrPassAgain>()},
};

}  // namespace

AttackFrame* currentAttack(Table& t) {
    AttackFrame* f = t.nearest(State::kAttack);
    return f != nullptr && f->defender.some() && f->over == 0 ? f : nullptr;
}

Procedure<Table> attackProcedure() { return procedure<AttackFrame>("attack", kAttackSteps); }

}  // namespace cantina::tcg
