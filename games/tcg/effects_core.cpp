// The verbs that the rulebook itself speaks of: could one do anything, and what it does. The table is in verbs.cpp.
#include <algorithm>

#include "games/tcg/effects.h"
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {

using namespace language;

static bool isAlive(Table& t, const Args& a, int i) { return a.open[static_cast<size_t>(i)] || t.s.pieces.alive(a.at(i)); }
bool targetsFirst(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 0); }
bool targetsSecond(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 1); }
static Did report(int done, int wanted) { return done >= wanted ? Did::full : done > 0 ? Did::partly : Did::nothing; }

bool canPay(Table& t, const AbilityFrame& f, const Args& a) { return t.s.force[f.controller.index()] >= a.whole(0); }
Did doPay(Table& t, AbilityFrame& f, const Args& a) {
    uint16_t& force = t.s.force[f.controller.index()];
    int paid = std::min<int>(force, a.whole(0));
    gain(t, force, -paid);
    return report(paid, a.whole(0));
}
bool canTap(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a, 0) && !isTapped(t, a.at(0).piece));
}
Did doTap(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || isTapped(t, a.at(0).piece)) return Did::nothing;
    dataOf(t, a.at(0).piece).flags |= PieceData::kTapped;
    return Did::full;
}
bool canUntap(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a, 0) && isTapped(t, a.at(0).piece));
}
Did doUntap(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isTapped(t, a.at(0).piece)) return Did::nothing;
    dataOf(t, a.at(0).piece).flags &= static_cast<uint8_t>(~PieceData::kTapped);
    letGo(t, a.at(0).piece);
    return Did::full;
}
bool canDraw(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kDeck, f.controller}) > 0; }
Did doDraw(Table& t, AbilityFrame& f, const Args& a) {
    int drawn = 0;
    while (drawn < a.whole(0) && draw(t, f.controller)) ++drawn;
    return report(drawn, a.whole(0));
}
Did doGain(Table& t, AbilityFrame& f, const Args& a) {
    gain(t, t.s.force[f.controller.index()], a.whole(0));
    return Did::full;
}

// --- damage and prevention

Did doDamageTo(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1)) || a.whole(0) <= 0) return Did::nothing;
    pend(t, a.at(1), f.source, a.whole(0));
    return doDamage(t) ? Did::called : Did::full;
}
Did doDice(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1)) || a.whole(0) <= 0) return Did::nothing;
    roll(t, RollFrame{f.source, a.at(1), static_cast<uint16_t>(a.whole(0)), RollKind::damage, f.controller});
    return Did::called;
}
// TCG-GLO-07: putting counters is not doing damage: nothing prevents it.
Did doCounters(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    putCounters(t, a.at(1).piece, a.whole(0));
    t.s.stirred = 1;
    t.s.healthDue = 1;
    t.touch();
    return Did::full;
}
// TCG-KW-EVA-01, "up to": how much is asked only where it could matter. An ability that does nothing else is not used for
// nothing: one that can do 1 does it (`least` 2).
static bool asksHowMuch(Table& t, const AbilityFrame& f, Ask what, PieceRef unit, int most, int least = 1) {
    if (most < least || !t.s.pieces.alive(unit) || !countsDamage(t, unit.piece)) return false;
    askFor(t, what, f.controller, most, unit, f.source);
    return true;
}
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
Did doPrevent(Table& t, AbilityFrame& f, const Args& a) { return preventUpTo(t, f, a.at(1), a.whole(0), 1); }
Did doPreventJust(Table& t, AbilityFrame& f, const Args& a) { return preventTo(t, f, a.at(1), a.whole(0)); }
bool canEvade(Table& t, const AbilityFrame& f, const Args&) { return pendingTo(t, unitOf(t, f.source)) > 0; }
Did doEvade(Table& t, AbilityFrame& f, const Args& a) { return preventUpTo(t, f, unitOf(t, f.source), a.whole(0), 2); }
// TCG-KW-DEF-03: what it does is what it really prevented. The keyword says no "up to": it prevents what it can.
static Did deflectJust(Table& t, AbilityFrame& f, PieceRef unit, int most) {
    int done = prevent(t, unit, most, f.source);
    if (done == 0) return Did::nothing;
    int amount = t.on("TCG-KW-DEF-03"_rule) ? done : most;
    t.call(State::kDeflect, DeflectFrame{unit, static_cast<int16_t>(amount), f.controller, 0}, f.controller);
    return Did::called;
}
Did doDeflect(Table& t, AbilityFrame& f, const Args& a) { return deflectJust(t, f, unitOf(t, f.source), a.whole(0)); }
Did doDeflectJust(Table& t, AbilityFrame& f, const Args& a) { return deflectJust(t, f, a.at(1), a.whole(0)); }
Did doDeflectFor(Table& t, AbilityFrame& f, const Args& a) {
    const int possible = prevent(t, a.at(1), a.whole(0), f.source, false);
    if (asksHowMuch(t, f, Ask::deflect, a.at(1), possible, 2)) return Did::called;
    return deflectJust(t, f, a.at(1), a.whole(0));
}
bool canPreventAll(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || pendingTo(t, a.at(0)) > 0; }
Did doPreventAll(Table& t, AbilityFrame& f, const Args& a) { return preventTo(t, f, a.at(0), pendingTo(t, a.at(0))); }

// --- rerolls, disrupts

bool canReroll(Table& t, const AbilityFrame&, const Args&) { return !t.s.rolls.empty(); }
Did doReroll(Table& t, AbilityFrame& f, const Args& a) {
    if (t.s.rolls.empty()) return Did::nothing;
    t.call(State::kReroll, RerollFrame{static_cast<uint16_t>(a.whole(0)), f.controller}, f.controller);
    return Did::called;
}
static bool areYourDice(Table& t, Seat seat) {
    return !t.s.rolls.empty() && t.s.rolls.back().kind == RollKind::attack && t.s.rolls.back().roller == seat;
}
bool canRerollAll(Table& t, const AbilityFrame& f, const Args&) { return areYourDice(t, f.controller); }
Did doRerollAll(Table& t, AbilityFrame& f, const Args&) {
    if (!areYourDice(t, f.controller)) return Did::nothing;
    throwDice(t, t.s.rolls.back(), t.s.rolls.back().showing);
    return Did::full;
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
Did doIntercept(Table& t, AbilityFrame& f, const Args&) {
    if (currentAttack(t) == nullptr || !t.s.pieces.alive(f.source)) return Did::nothing;
    return intercept(t, unitOf(t, f.source)) ? Did::called : Did::full;
}
// Thwarted: the ability that was disrupted may not be activated again.
Did doBarAnswered(Table& t, AbilityFrame& f, const Args&) {
    PlayFrame* played = playAnswered(t, f);
    if (played == nullptr || playedAt(t, f.event) != Played::ability || !t.s.pieces.alive(played->source))
        return Did::nothing;
    const int number = (played->flags & PlayFrame::kHiddenCost) != 0   ? int{kBarredHiddenCost}
                       : (played->flags & PlayFrame::kIntercepts) != 0 ? int{kBarredIntercept}
                       : (played->flags & PlayFrame::kRetaliates) != 0 ? int{kBarredRetaliate}
                                                                       : t.book().abilities[played->ability].number;
    addLasting(t, Lasting::on(played->source, Stat::barred, Span::turn, number));
    return Did::full;
}
static Did last(Table& t, PieceRef target, Stat stat, int amount, int32_t span) {
    if (!t.s.pieces.alive(target)) return Did::nothing;
    addLasting(t, Lasting::on(target, stat, static_cast<Span>(span), amount));
    return Did::full;
}
Did doRaise(Table& t, AbilityFrame&, const Args& a) {
    return last(t, a.at(0), static_cast<Stat>(a.symbol(2)), a.whole(1), a.symbol(3));
}
Did doLower(Table& t, AbilityFrame&, const Args& a) {
    return last(t, a.at(0), static_cast<Stat>(a.symbol(2)), -a.whole(1), a.symbol(3));
}
Did doGrant(Table& t, AbilityFrame&, const Args& a) {
    return last(t, a.at(0), static_cast<Stat>(a.symbol(2)), a.whole(1), a.symbol(3));
}
Did doBar(Table& t, AbilityFrame&, const Args& a) { return last(t, a.at(0), Stat::barred, -1, a.symbol(1)); }
Did doShelter(Table& t, AbilityFrame&, const Args& a) { return last(t, a.at(0), Stat::cannotBeAttacked, 1, a.symbol(1)); }
Did doHold(Table& t, AbilityFrame&, const Args& a) { return last(t, a.at(0), Stat::cannotAttack, 1, a.symbol(1)); }
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
bool canDiscard(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && isInBattle(t, a.at(0).piece));
}
bool canRetreat(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || (canDiscard(t, f, a) && !isForbidden(t, a.at(0).piece, Stat::cannotRetreat));
}
Did doDiscard(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    discardUnit(t, a.at(0).piece);
    return Did::full;
}

// --- cards, Force and build points

bool canSpend(Table& t, const AbilityFrame& f, const Args& a) { return t.s.buildPoints[f.controller.index()] >= a.whole(0); }
Did doSpend(Table& t, AbilityFrame& f, const Args& a) {
    spendPoints(t, f.controller, a.whole(0));
    return Did::full;
}
Did doPoints(Table& t, AbilityFrame&, const Args& a) {
    gain(t, t.s.buildPoints[a.seat(0).index()], a.whole(1));
    return Did::full;
}
Did doLosePoints(Table& t, AbilityFrame&, const Args& a) {
    spendPoints(t, a.seat(0), a.whole(1));
    return Did::full;
}
// TCG-FX-02: who has less loses all of it.
Did doLoseForce(Table& t, AbilityFrame&, const Args& a) {
    uint16_t& force = t.s.force[a.seat(0).index()];
    if (force < a.whole(1) && !t.on("TCG-FX-02"_rule)) return Did::nothing;
    gain(t, force, -a.whole(1));
    return Did::full;
}
Did doMend(Table& t, AbilityFrame&, const Args& a) {
    return t.s.pieces.alive(a.at(1)) ? report(removeCounters(t, a.at(1).piece, a.whole(0)), a.whole(0)) : Did::nothing;
}
Did doHeal(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    const int most = std::min<int>(dataOf(t, a.at(1).piece).counters, a.whole(0));
    if (asksHowMuch(t, f, Ask::heal, a.at(1), most)) return Did::called;
    return report(removeCounters(t, a.at(1).piece, most), a.whole(0));
}
static Did moveCard(Table& t, PieceRef card, ZoneId zone, bool shown) {
    if (!t.s.pieces.alive(card)) return Did::nothing;
    if (shown) reveal(t, card.piece);
    movePiece(t, card.piece, {zone, t.s.pieces.row(card.piece).owner}, zone == kDiscard ? Where::top : Where::bottom);
    return Did::full;
}
Did doDiscardCard(Table& t, AbilityFrame&, const Args& a) { return moveCard(t, a.at(0), kDiscard, false); }
Did doTake(Table& t, AbilityFrame&, const Args& a) { return moveCard(t, a.at(0), kHand, true); }
// A player who searches knows the deck until it is shuffled.
Did doSearch(Table& t, AbilityFrame& f, const Args&) {
    for (Piece p : t.s.pieces.in({kDeck, f.controller})) reveal(t, p, static_cast<uint8_t>(1u << f.controller.index()));
    return Did::full;
}
Did doShuffle(Table& t, AbilityFrame& f, const Args&) {
    shuffleZone(t, {kDeck, f.controller});
    return Did::full;
}
// Static abilities are read, not done: rules/statics.cpp.
Did isStatic(Table&, AbilityFrame&, const Args&) { return Did::full; }

}  // namespace cantina::tcg
