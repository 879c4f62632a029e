// The verbs that the rulebook itself speaks of: could one do anything, and what it does. The table is in verbs.cpp.
#include <algorithm>

#include "games/tcg/effects.h"
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {

using namespace language;

static bool isAlive(Table& t, const Args& a, int i) { return a.open[static_cast<size_t>(i)] || t.s.pieces.alive(a.at(i)); }
static bool areThose(Table& t, const Args& a, int i) { return a.those(i) != 0 || isAlive(t, a, i); }
bool thoseSecond(Table& t, const AbilityFrame&, const Args& a) { return areThose(t, a, 1); }
bool thoseThird(Table& t, const AbilityFrame&, const Args& a) { return areThose(t, a, 2); }
bool targetsFirst(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 0); }
bool targetsSecond(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 1); }
static Did report(int done, int wanted) { return done >= wanted ? Did::full : done > 0 ? Did::partly : Did::nothing; }

// How much there is to pay with.
static int purse(Table& t, const Args& a) {
    return a.symbol(1) == kResourceForce ? t.s.force[a.seat(2).index()] : pointsToSpend(t, a.seat(2));
}
bool canPayForce(Table& t, const AbilityFrame&, const Args& a) {
    return a.symbol(1) != kResourceForce || a.isAny(0) || purse(t, a) >= a.whole(0);
}
bool canPayPoints(Table& t, const AbilityFrame&, const Args& a) {
    return a.symbol(1) == kResourceForce || a.isAny(0) || purse(t, a) >= a.whole(0);
}
// TCG-PHR-06: another player pays lest something happen.
Did doPay(Table& t, AbilityFrame& f, const Args& a) {
    if (!(a.seat(2) == f.controller) && !t.on("TCG-PHR-06"_rule)) return Did::nothing;
    const bool points = a.symbol(1) != kResourceForce;
    if (a.isAny(0)) {
        askFor(t, points ? Ask::points : Ask::number, a.seat(2), purse(t, a));
        return Did::called;
    }
    const int paid = std::min(purse(t, a), a.whole(0));
    if (points)
        spendPoints(t, a.seat(2), paid);
    else
        gain(t, t.s.force[a.seat(2).index()], -paid);
    return report(paid, a.whole(0));
}
bool canTap(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a, 0) && !isTapped(t, a.at(0).piece));
}
Did doTap(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || isTapped(t, a.at(0).piece)) return Did::nothing;
    edit(t, a.at(0).piece)->flags |= PieceData::kTapped;
    return Did::full;
}
bool canUntap(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a, 0) && isTapped(t, a.at(0).piece));
}
Did doUntap(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isTapped(t, a.at(0).piece)) return Did::nothing;
    edit(t, a.at(0).piece)->flags &= static_cast<uint8_t>(~PieceData::kTapped);
    return Did::full;
}
bool canDraw(Table& t, const AbilityFrame&, const Args& a) { return t.s.pieces.size({kDeck, a.seat(1)}) > 0; }
bool hasDeck(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kDeck, f.controller}) > 0; }
Did doDraw(Table& t, AbilityFrame&, const Args& a) {
    int drawn = 0;
    while (drawn < a.whole(0) && draw(t, a.seat(1))) ++drawn;
    return report(drawn, a.whole(0));
}
Did doGain(Table& t, AbilityFrame&, const Args& a) {
    if (a.symbol(1) == kResourceMix) {
        askFor(t, Ask::mix, a.seat(2), a.whole(0));
        return Did::called;
    }
    gain(t, a.symbol(1) == kResourceForce ? t.s.force[a.seat(2).index()] : t.s.buildPoints[a.seat(2).index()], a.whole(0));
    return Did::full;
}

// --- damage and prevention

Did doDamageTo(Table& t, AbilityFrame& f, const Args& a) {
    const PieceRef by = a.at(4);  // this card, if it names no other source
    if (!t.s.pieces.alive(a.at(1)) || a.whole(0) <= 0 || !(by == f.source || t.s.pieces.alive(by))) return Did::nothing;
    if (a.symbol(2) != 0) {  // dice
        const RollKind kind = a.symbol(3) == 1 ? RollKind::mastersOnly : RollKind::damage;
        roll(t, RollFrame{by, a.at(1), static_cast<uint16_t>(a.whole(0)), kind, f.controller});
        return Did::called;
    }
    pend(t, a.at(1), by, a.whole(0));
    t.s.pending.back().barred = static_cast<Preventer>(a.symbol(3));
    return doDamage(t) ? Did::called : Did::full;
}
// TCG-POP-03: the dice may be rerolled before the text reads them.
Did doRoll(Table& t, AbilityFrame& f, const Args& a) {
    roll(t, RollFrame{f.source, {}, static_cast<uint16_t>(a.whole(0)), RollKind::text, a.seat(1)});
    return Did::called;
}
// TCG-GLO-07: putting counters is not doing damage: nothing prevents it.
Did doAdd(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(2))) return Did::nothing;
    const Piece on = a.at(2).piece;
    if (a.isAny(0)) {
        if (a.symbol(1) != kCounterDamage) return Did::nothing;
        askFor(t, Ask::wound, f.controller, std::max(0, health(t, on) - dataOf(t, on).counters), a.at(2));
        return Did::called;
    }
    switch (a.symbol(1)) {
        case kCounterCorruption:
            edit(t, on)->flags |= PieceData::kCorrupted;
            checkCorruption(t, f.controller);
            return Did::full;
        case kCounterBuild:
            if (!t.s.pieces.isIn(on, kBuild)) return Did::nothing;
            [[fallthrough]];
        case kCounterMastery: setCounters(t, on, dataOf(t, on).counters + a.whole(0)); return Did::full;
        default: putCounters(t, on, a.whole(0)); return Did::full;
    }
}
// TCG-KW-EVA-01, "up to": how much is asked only where it could matter. An ability that does nothing else is not used for
// nothing: one that can do 1 does it (`least` 2).
static bool asksHowMuch(Table& t, const AbilityFrame& f, Ask what, PieceRef unit, int most, int least = 1) {
    if (most < least || !t.s.pieces.alive(unit) || !countsDamage(t, unit.piece)) return false;
    askFor(t, what, f.controller, most, unit, f.source);
    return true;
}
// "Prevent 2", "remove all", not "up to 2".
static bool isExact(const Args& a, int measure) { return a.symbol(measure) != 0 || a.isAll(0); }
static Did preventTo(Table& t, AbilityFrame& f, PieceRef target, int most) {
    int done = prevent(t, target, most, f.source);
    f.amount = static_cast<int16_t>(done);
    return report(done, most);
}
static Did preventUpTo(Table& t, AbilityFrame& f, PieceRef target, int most, int least) {
    const int possible = prevent(t, target, most, f.source, false);
    if (asksHowMuch(t, f, Ask::prevent, target, possible, least)) return Did::called;
    return preventTo(t, f, target, most);
}
bool canPrevent(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || pendingTo(t, a.at(1)) > 0; }
Did doPrevent(Table& t, AbilityFrame& f, const Args& a) {
    if (a.isAll(0)) return preventTo(t, f, a.at(1), pendingTo(t, a.at(1)));
    return isExact(a, 2) ? preventTo(t, f, a.at(1), a.whole(0)) : preventUpTo(t, f, a.at(1), a.whole(0), 1);
}
bool canEvade(Table& t, const AbilityFrame& f, const Args&) { return pendingTo(t, unitOf(t, f.source), true) > 0; }
Did doEvade(Table& t, AbilityFrame& f, const Args& a) {
    const PieceRef unit = unitOf(t, f.source);
    if (pendingTo(t, unit) == pendingTo(t, unit, true)) return preventUpTo(t, f, unit, a.whole(0), 2);
    // Some of it Evade cannot prevent: that is left out while it prevents the rest.
    const int done = evade(t, unit, a.whole(0), f.source);
    f.amount = static_cast<int16_t>(done);
    return report(done, a.whole(0));
}
// TCG-KW-DEF-03: what it does is what it really prevented. The keyword says no "up to": it prevents what it can.
static Did deflectJust(Table& t, AbilityFrame& f, PieceRef unit, int most) {
    int done = prevent(t, unit, most, f.source);
    if (done == 0) return Did::nothing;
    int amount = t.on("TCG-KW-DEF-03"_rule) ? done : most;
    t.call(State::kDeflect, DeflectFrame{unit, static_cast<int16_t>(amount), f.controller, 0}, f.controller);
    return Did::called;
}
bool canDeflect(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || pendingTo(t, unitOf(t, a.at(1))) > 0; }
Did doDeflect(Table& t, AbilityFrame& f, const Args& a) {
    const PieceRef unit = unitOf(t, a.at(1));
    const int possible = prevent(t, unit, a.whole(0), f.source, false);
    if (!isExact(a, 2) && asksHowMuch(t, f, Ask::deflect, unit, possible, 2)) return Did::called;
    return deflectJust(t, f, unit, a.whole(0));
}

// --- rerolls, disrupts

bool canReroll(Table& t, const AbilityFrame&, const Args&) { return !t.s.rolls.empty(); }
Did doReroll(Table& t, AbilityFrame&, const Args& a) {
    if (t.s.rolls.empty()) return Did::nothing;
    Roll& roll = t.s.rolls.back();
    if (a.isAll(0)) {
        throwDice(t, roll, roll.showing);
        return Did::full;
    }
    const int most = a.isAny(0) ? roll.size() : a.whole(0);
    t.call(State::kReroll, RerollFrame{static_cast<uint16_t>(most), a.seat(1)}, a.seat(1));
    return Did::called;
}
static PlayFrame* playAnswered(Table& t, const AbilityFrame& f) {
    if (f.event.kind != kPlayedCard || f.event.amount < 0 || f.event.amount >= t.s.core.stack.size()) return nullptr;
    Frame& frame = t.s.core.stack[f.event.amount];
    if (frame.procedure != State::kPlay.id || !(frame.as<PlayFrame>().source == f.event.subject)) return nullptr;
    return &frame.as<PlayFrame>();
}
bool canDisrupt(Table& t, const AbilityFrame& f, const Args&) { return playAnswered(t, f) != nullptr; }
Did doDisrupt(Table& t, AbilityFrame& f, const Args&) {
    PlayFrame* played = playAnswered(t, f);
    if (played == nullptr) return Did::nothing;
    played->flags |= PlayFrame::kDisrupted;
    return Did::full;
}

// --- what changes an attack

bool isAttack(Table& t, const AbilityFrame&, const Args&) { return currentAttack(t) != nullptr; }
Did doRetaliate(Table& t, AbilityFrame& f, const Args& a) {
    if (currentAttack(t) == nullptr) return Did::nothing;
    t.pushOrFault(t.s.retaliations, Retaliation{unitOf(t, f.source), static_cast<uint16_t>(a.whole(0)), f.controller, 0});
    return Did::full;
}
bool mayItAttack(Table& t, const AbilityFrame&, const Args& a) {
    return t.s.pieces.alive(a.at(0)) && !isForbidden(t, a.at(0).piece, Stat::cannotAttack);
}
bool mayItBeAttacked(Table& t, const AbilityFrame&, const Args& a) {
    return t.s.pieces.alive(a.at(1)) && !isForbidden(t, a.at(1).piece, Stat::cannotBeAttacked);
}
// In place of what its player would choose.
Did doAttack(Table& t, AbilityFrame& f, const Args& a) {
    AttackFrame* attack = t.nearest(State::kAttack);
    if (attack == nullptr || attack->defender.some() || !(attack->attacker == a.at(0))) return Did::nothing;
    if (!mayItAttack(t, f, a) || !mayItBeAttacked(t, f, a)) return Did::nothing;
    beginAttack(t, *attack, a.at(1).piece);
    return Did::full;
}
Did doIntercept(Table& t, AbilityFrame& f, const Args&) {
    if (currentAttack(t) == nullptr || !t.s.pieces.alive(f.source)) return Did::nothing;
    return intercept(t, unitOf(t, f.source)) ? Did::called : Did::full;
}
// Of the ability that was played: its number on its card; -1 if it was none of a card in play.
int numberAnswered(Table& t, const AbilityFrame& f) {
    PlayFrame* played = playAnswered(t, f);
    if (played == nullptr || playedAt(t, f.event) != Played::ability || !t.s.pieces.alive(played->source)) return -1;
    if ((played->flags & PlayFrame::kHiddenCost) != 0) return kBarredHiddenCost;
    if ((played->flags & PlayFrame::kIntercepts) != 0) return kBarredIntercept;
    if ((played->flags & PlayFrame::kRetaliates) != 0) return kBarredRetaliate;
    return barredNumber(t.book().abilities[played->ability]);
}
Did doRetreat(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    Piece p = a.at(0).piece;
    if (isAboard(t, p)) {  // a Pilot without its unit
        leaveUnit(t, p, kRetreated);
        return Did::full;
    }
    if (!isInBattle(t, p) || isForbidden(t, p, Stat::cannotRetreat)) return Did::nothing;
    retreat(t, p);
    return Did::full;
}
bool isFighting(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && isInBattle(t, a.at(0).piece));
}
// No unit in play: of a hand, a deck, or aside.
static bool isCard(Table& t, Piece p) {
    return t.s.pieces.isIn(p, kHand) || t.s.pieces.isIn(p, kDeck) || t.s.pieces.isIn(p, kOut);
}
bool canDiscard(Table& t, const AbilityFrame& f, const Args& a) {
    if (isFighting(t, f, a)) return true;
    return t.s.pieces.alive(a.at(0)) && (isCard(t, a.at(0).piece) || t.s.pieces.isIn(a.at(0).piece, kLocations));
}
bool canRetreat(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || (isFighting(t, f, a) && !isForbidden(t, a.at(0).piece, Stat::cannotRetreat));
}
Did doDiscard(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    Piece p = a.at(0).piece;
    if (isCard(t, p)) {
        if (t.s.pieces.isIn(p, kOut)) edit(t, p)->flags = 0;
        movePiece(t, p, {kDiscard, t.s.pieces.row(p).owner}, Where::top);
    } else if (t.s.pieces.isIn(p, kLocations)) {
        happen(t, Event{kDiscarded, controllerOf(t, p), 0, a.at(0), {}, {}}, "TCG-GLO-12"_rule);
        leavePlay(t, p, kDiscard, Where::top);
    } else {
        discardUnit(t, p);
    }
    return Did::full;
}

// --- cards, Force and build points

// TCG-FX-02: who has less loses all of it.
Did doLose(Table& t, AbilityFrame&, const Args& a) {
    if (a.symbol(1) == kResourcePoints) {
        spendPoints(t, a.seat(2), a.whole(0));
        return Did::full;
    }
    uint16_t& force = t.s.force[a.seat(2).index()];
    if (force < a.whole(0) && !t.on("TCG-FX-02"_rule)) return Did::nothing;
    gain(t, force, -a.whole(0));
    return Did::full;
}
Did doRemove(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(2))) return Did::nothing;
    const Piece from = a.at(2).piece;
    if (a.symbol(1) == kCounterCorruption) {
        edit(t, from)->flags = static_cast<uint8_t>(dataOf(t, from).flags & ~PieceData::kCorrupted);
        return Did::full;
    }
    const int most = std::min<int>(dataOf(t, from).counters, a.whole(0));
    const bool damage = a.symbol(1) == kCounterDamage;
    if (damage && !isExact(a, 3) && asksHowMuch(t, f, Ask::heal, a.at(2), most)) return Did::called;
    const int removed = removeCounters(t, from, most);
    f.amount = static_cast<int16_t>(removed);
    return a.isAll(0) ? Did::full : report(removed, a.whole(0));
}
}  // namespace cantina::tcg
