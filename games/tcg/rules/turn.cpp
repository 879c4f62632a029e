// The turn (section 2): ready phase, command phase, battle phase, end of turn. TCG-TURN, TCG-READY, TCG-CMD, TCG-END.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

Flow newTurn(Table& t, TurnFrame& f) {
    f = TurnFrame{};
    t.s.phase = Phase::ready;
    t.s.stirred = 0;
    gain(t, t.s.turns, 1);
    t.s.rolls.clear();
    t.s.thisTurn = 0;
    t.s.reversed = 0;
    t.s.slashing.clear();
    askToLeaveTapped(t);
    return next();
}

template <class Fn>
void forEachUntapping(Table& t, Fn fn) {
    for (Seat seat : {kDark, kLight})
        for (uint8_t zone : {kRetreated, kSpace, kGround, kCharacter, kOn}) {
            if (zone == kOn && !t.on("TCG-PIL-11"_rule)) continue;  // TCG-PIL-11: Pilots on units too
            for (Piece p : t.s.pieces.in({zone, seat})) fn(p);
        }
}

// All units untap at once: what keeps one tapped as long as another remains tapped ends with that, in whatever order they
// are gone through.
Flow untap(Table& t, TurnFrame&) {
    do {
        forEachUntapping(t, [&](Piece p) {
            const uint8_t flags = dataOf(t, p).flags;
            const bool stays =
                (flags & PieceData::kHeld) != 0 || (isLasting(t, Stat::stuck) && lastingBonus(t, p, Stat::stuck) > 0);
            edit(t, p)->flags &= static_cast<uint8_t>(~(PieceData::kAttacked | (stays ? 0 : PieceData::kTapped)));
        });
    } while (endUntapped(t));
    forEachUntapping(t, [&](Piece p) { edit(t, p)->flags &= static_cast<uint8_t>(~PieceData::kHeld); });
    endSpan(t, Span::untap);
    if (!t.on("TCG-READY-02"_rule)) openChance(t, kAny);  // TCG-READY-02: nothing is played here
    return next();
}

Flow gainForce(Table& t, TurnFrame&) {
    for (uint16_t& force : t.s.force) gain(t, force, 4);
    if (!t.on("TCG-READY-04"_rule)) openChance(t, kAny);  // TCG-READY-04: nothing is played here
    return next();
}

// TCG-READY-05: the Light Side player rolls for both.
Flow buildRoll(Table& t, TurnFrame&) {
    roll(t, RollFrame{{}, {}, 1, RollKind::build, kLight});
    return next();
}

// TCG-READY-06: one more for a unit in each arena.
Flow takeBuildPoints(Table& t, TurnFrame&) {
    int rolled = t.s.rolls.empty() ? 0 : t.s.rolls.back().at(0);
    t.s.rolls.clear();
    for (Seat seat : {kDark, kLight}) {
        bool everywhere = t.on("TCG-READY-06"_rule);
        for (uint8_t arena : kArenas) everywhere = everywhere && t.s.pieces.size({arena, seat}) > 0;
        gain(t, t.s.buildPoints[seat.index()], rolled + (everywhere ? 1 : 0));
    }
    // TCG-GLO-29: the ready phase has three steps and no other.
    if (!t.on("TCG-GLO-29"_rule))
        for (Seat seat : {kDark, kLight}) (void)draw(t, seat);
    if (!t.on("TCG-READY-07"_rule)) return next();
    happen(t, Event{kBuildRoll, kLight, static_cast<int16_t>(rolled), {}, {}, {}}, "TCG-READY-07"_rule);
    resolveTriggers(t);
    return next();
}
// TCG-TURN-02: both players act in every turn, the Dark Side first.
Seat inTurn(Table& t, int seat) { return seatAt(t.on("TCG-TURN-02"_rule) ? seat : 1 - seat); }

// TCG-NEW-01: in this edition right before one's own build step; in the older one both drew before the Dark Side built.
template <int kSeat>
Flow drawStep(Table& t, TurnFrame&) {
    t.s.phase = Phase::command;
    t.turnBegins(inTurn(t, kSeat));
    // TCG-TURN-01: ready phase, command phase, battle phase.
    if (!t.on("TCG-TURN-01"_rule)) return skipTo("battle phase");
    if (!t.on("TCG-CMD-02"_rule)) return next();
    if (t.on("TCG-NEW-01"_rule)) {
        Seat seat = inTurn(t, kSeat);
        happen(t, Event{kDrawStepStarts, seat, 0, {}, {}, {}}, "TCG-CMD-02"_rule);
        (void)draw(t, seat);
        resolveTriggers(t);
    } else if (kSeat == 0) {
        for (Seat seat : {kDark, kLight}) (void)draw(t, seat);
    }
    return next();
}
template <int kSeat>
Flow buildStep(Table& t, TurnFrame&) {
    Seat seat = inTurn(t, kSeat);
    // TCG-CMD-01: both retreat after both have built.
    if (!t.on("TCG-CMD-01"_rule)) t.call(State::kRetreatStep, CommandFrame{seat, 0}, seat);
    t.call(State::kBuildStep, CommandFrame{seat, 0}, seat);
    return next();
}
template <int kSeat>
Flow retreatStep(Table& t, TurnFrame&) {
    Seat seat = inTurn(t, kSeat);
    if (t.on("TCG-CMD-01"_rule)) t.call(State::kRetreatStep, CommandFrame{seat, 0}, seat);
    return next();
}

Flow endOfTurn(Table& t, TurnFrame&) {
    t.s.phase = Phase::end;
    happen(t, Event{kPhaseEnds, kNobody, 0, {}, {}, {}}, "TCG-END-01"_rule);
    happen(t, Event{kTurnEnds, kNobody, 0, {}, {}, {}}, "TCG-END-01"_rule);
    resolveTriggers(t);
    return next();
}
// TCG-PHR-17: what lasted until the end of battle stops with the phase.
Flow control(Table& t, TurnFrame&) {
    giveBack(t);
    for (Seat seat : {kDark, kLight}) checkCorruption(t, seat);
    if (t.on("TCG-PHR-17"_rule)) endSpan(t, Span::battle);
    // Of those that began after that step.
    endSpan(t, Span::groundBattle);
    endSpan(t, Span::characterBattle);
    checkControl(t);
    return next();
}
Flow turnIsOver(Table& t, TurnFrame&) {
    checkStalled(t);
    endSpan(t, Span::turn);
    endStun(t);
    t.s.uses.clear();
    // A Bounty waits for the next build step; nothing else outlives the turn.
    for (int i = t.s.waiting.size() - 1; i >= 0; --i)
        if (t.s.waiting[i].group != kNextBuildStep) t.s.waiting.removeAt(i);
    for (auto& played : t.s.played) played.clear();
    if (t.on("TCG-BUILD-10"_rule)) t.s.buildPoints[0] = t.s.buildPoints[1] = 0;  // TCG-BUILD-10: unspent points are lost
    return restart();
}

constexpr Step<Table> kTurnSteps[] = {
    {partOf("TCG-TURN-01"), "new turn", act<newTurn>()},
    {"TCG-READY-01", "untap", act<untap>()},
    {"TCG-READY-03", "gain Force", act<gainForce>()},
    {"TCG-READY-05", "build roll", act<buildRoll>()},
    {partOf("TCG-READY-05"), "build points", act<takeBuildPoints>()},
    {partOf("TCG-CMD-02"), "Dark Side draws", act<drawStep<0>>()},
    {"TCG-CMD-03", "Dark Side builds", act<buildStep<0>>()},
    {partOf("TCG-CMD-02"), "Light Side draws", act<drawStep<1>>()},
    {"TCG-CMD-05", "Light Side builds", act<buildStep<1>>()},
    {"TCG-CMD-06", "Dark Side retreats", act<retreatStep<0>>()},
    {"TCG-CMD-06", "Light Side retreats", act<retreatStep<1>>()},
    {"TCG-BAT-02", "battle phase", act<beginBattlePhase>()},
    {partOf("TCG-BAT-01"), "battle starts", act<battleStarts>()},
    {"TCG-BAT-03", "before the attack", act<chanceBeforeAttack>()},
    {partOf("TCG-BAT-04"), "next attacker", act<nextAttacker>()},
    {"TCG-BAT-05", "order", askWhich<orderWho, orderOptions, orderAnswer, whyNotNext>()},
    {partOf("TCG-BAT-04"), "attack", act<attack>()},
    {partOf("TCG-ATK-14"), "after the attack", act<afterAttack>()},
    {"TCG-BAT-06", "last chance", act<lastChance>()},
    {partOf("TCG-ATK-15"), "battle ends", act<battleEnds>()},
    {partOf("TCG-BAT-01"), "next battle", act<nextBattle>()},
    {"TCG-END-01", "end of turn", act<endOfTurn>()},
    {"TCG-END-02", "control", act<control>()},
    {kOurs, "over", act<turnIsOver>()},
};

}  // namespace

// TCG-ZONE-03: an empty deck has no effect.
bool draw(Table& t, Seat seat) {
    Piece p = t.s.pieces.top({kDeck, seat});
    if (!p.some()) return false;
    movePiece(t, p, {kHand, seat});
    return true;
}

void gain(Table& t, uint16_t& number, int by) {
    if (number + by > 0xFFFF) return t.fault(Fault::capacity);
    number = static_cast<uint16_t>(std::max(0, number + by));
}

Procedure<Table> turnProcedure() { return procedure<TurnFrame>("turn", kTurnSteps); }

}  // namespace cantina::tcg
