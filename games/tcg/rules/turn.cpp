// The turn (section 2): ready phase, command phase, battle phase, end of turn. TCG-TURN, TCG-READY, TCG-CMD, TCG-END.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

constexpr int kMostForce = 200;  // far beyond any real total; keeps the number in its byte

Flow newTurn(Table& t, TurnFrame& f) {
    f = TurnFrame{};
    t.s.phase = Phase::ready;
    t.s.stirred = 0;
    t.s.turns = static_cast<uint8_t>(std::min(255, t.s.turns + 1));
    t.s.rolls.clear();
    return next();
}

Flow untap(Table& t, TurnFrame&) {
    for (uint8_t zone : {kRetreated, kSpace, kGround, kCharacter})
        for (Seat seat : {kDark, kLight})
            for (Piece p : t.s.pieces.in({zone, seat})) dataOf(t, p).flags = 0;
    return next();
}

Flow gainForce(Table& t, TurnFrame&) {
    for (uint8_t& force : t.s.force) force = static_cast<uint8_t>(std::min(kMostForce, force + 4));
    return next();
}

// TCG-READY-05: the Light Side player rolls for both.
Flow buildRoll(Table& t, TurnFrame&) {
    roll(t, RollFrame{{}, {}, 1, RollKind::build, kLight, 0});
    return next();
}

// TCG-READY-06: one more for a unit in each arena.
Flow takeBuildPoints(Table& t, TurnFrame&) {
    int rolled = t.s.rolls.empty() ? 0 : t.s.rolls.back().dice[0];
    t.s.rolls.clear();
    for (Seat seat : {kDark, kLight}) {
        bool everywhere = true;
        for (uint8_t arena : kArenas) everywhere = everywhere && t.s.pieces.size({arena, seat}) > 0;
        t.s.buildPoints[seat.index()] = static_cast<uint8_t>(rolled + (everywhere ? 1 : 0));
    }
    t.s.phase = Phase::command;
    return next();
}

template <int kSeat>
Flow drawStep(Table& t, TurnFrame&) {
    (void)draw(t, seatAt(kSeat));
    return next();
}
template <int kSeat>
Flow buildStep(Table& t, TurnFrame&) {
    t.call(State::kBuildStep, CommandFrame{seatAt(kSeat), 0}, seatAt(kSeat));
    return next();
}
template <int kSeat>
Flow retreatStep(Table& t, TurnFrame&) {
    t.call(State::kRetreatStep, CommandFrame{seatAt(kSeat), 0}, seatAt(kSeat));
    return next();
}

Flow endOfTurn(Table& t, TurnFrame&) {
    t.s.phase = Phase::end;
    happen(t, Event{kTurnEnds, kNobody, 0, {}, {}, {}}, "TCG-END-01"_rule);
    resolveTriggers(t);
    return next();
}
Flow control(Table& t, TurnFrame&) {
    checkControl(t);
    return next();
}
Flow turnIsOver(Table& t, TurnFrame&) {
    checkStalled(t);
    endSpan(t, Span::turn);
    t.s.uses.list.clear();
    t.s.waiting.clear();
    t.s.buildPoints[0] = t.s.buildPoints[1] = 0;  // TCG-BUILD-10: unspent points are lost
    return restart();
}

constexpr Step<Table> kTurnSteps[] = {
    {"", "new turn", act<newTurn>()},
    {"TCG-READY-01", "untap", act<untap>()},
    {"TCG-READY-03", "gain Force", act<gainForce>()},
    {"TCG-READY-05", "build roll", act<buildRoll>()},
    {"TCG-READY-06", "build points", act<takeBuildPoints>()},
    {"TCG-CMD-02", "Dark Side draws", act<drawStep<0>>()},
    {"TCG-CMD-03", "Dark Side builds", act<buildStep<0>>()},
    {"TCG-CMD-02", "Light Side draws", act<drawStep<1>>()},
    {"TCG-CMD-05", "Light Side builds", act<buildStep<1>>()},
    {"TCG-CMD-06", "Dark Side retreats", act<retreatStep<0>>()},
    {"TCG-CMD-06", "Light Side retreats", act<retreatStep<1>>()},
    {"TCG-BAT-02", "battle phase", act<beginBattlePhase>()},
    {"TCG-BAT-03", "before the attack", act<chanceBeforeAttack>()},
    {"TCG-BAT-04", "next attacker", act<nextAttacker>()},
    {"TCG-BAT-05", "order", ask<orderWho, orderOptions, orderAnswer>()},
    {"", "attack", act<attack>()},
    {"", "after the attack", act<afterAttack>()},
    {"TCG-BAT-06", "last chance", act<lastChance>()},
    {"", "next battle", act<nextBattle>()},
    {"TCG-END-01", "end of turn", act<endOfTurn>()},
    {"TCG-END-02", "control", act<control>()},
    {"", "turn is over", act<turnIsOver>()},
};

}  // namespace

// TCG-ZONE-03: an empty deck has no effect.
bool draw(Table& t, Seat seat) {
    Piece p = t.s.pieces.top({kDeck, seat});
    if (!p.some()) return false;
    movePiece(t, p, {kHand, seat});
    return true;
}

void endSpan(Table& t, Span span) {
    for (int i = t.s.lasting.size() - 1; i >= 0; --i)
        if (t.s.lasting[i].span == span) {
            t.s.lasting.removeAt(i);
            t.s.healthDue = 1;
            t.touch();
        }
}

Procedure<Table> turnProcedure() { return procedure<TurnFrame>("turn", kTurnSteps); }

}  // namespace cantina::tcg
