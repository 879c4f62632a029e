// The battle phase (section 2): three battles, who attacks next, the chances between attacks. TCG-BAT-01 to 07,
// TCG-ATK-14, 15.
//
// RULING TCG-BAT-03, TCG-BAT-06, TCG-ATK-13: where two chances would follow each other with nothing between them, there is
// one, because whoever passed in the first has said all there is to say (docs/decisions/021-one-chance-between-attacks.md).
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

// TCG-ATK-14: a unit that was untapped may attack again.
bool isReady(Table& t, Piece p) {
    if (isTapped(t, p)) return false;
    return t.on("TCG-ATK-14"_rule) || (dataOf(t, p).flags & PieceData::kAttacked) == 0;
}

// The untapped units of the highest speed; between players the Dark Side's (TCG-GEN-04). How many, and one of them.
struct NextUp {
    Piece first;
    int count = 0;
    Seat seat;
    int speed = 0;
};
NextUp nextUp(Table& t, uint8_t arena) {
    NextUp best;
    Seat tieWinner = t.on("TCG-GEN-04"_rule) ? kDark : kLight;
    for (Seat seat : {tieWinner, opponentOf(tieWinner)})
        for (Piece p : t.s.pieces.in({arena, seat})) {
            if (!isReady(t, p)) continue;
            int s = speed(t, p);
            if (best.count == 0 || s > best.speed) {
                best = {p, 1, seat, s};
            } else if (s == best.speed && best.seat == seat) {
                ++best.count;
            }
        }
    return best;
}

}  // namespace

Flow beginBattlePhase(Table& t, TurnFrame& f) {
    t.s.phase = Phase::battle;
    f.arena = kSpace;
    f.chanceHeld = 1;
    t.touch();  // contested units are looked for from now on
    openChance(t, kAny);
    return next();
}

Flow chanceBeforeAttack(Table& t, TurnFrame& f) {
    if (f.chanceHeld == 0) openChance(t, kAny);
    f.chanceHeld = 1;
    return next();
}

Flow nextAttacker(Table& t, TurnFrame& f) {
    NextUp up = nextUp(t, f.arena);
    f.attacker = up.count == 1 ? up.first : Piece{};
    return up.count == 0 ? skipTo("last chance") : next();
}

// TCG-BAT-05: a player orders their own units of equal speed.
Seat orderWho(Table& t, TurnFrame& f) { return f.attacker.some() ? kNobody : nextUp(t, f.arena).seat; }
void orderOptions(Table& t, TurnFrame& f, Options& out) {
    NextUp up = nextUp(t, f.arena);
    for (Piece p : t.s.pieces.in({f.arena, up.seat}))
        if (isReady(t, p) && speed(t, p) == up.speed) out.add(optionPiece(p));
}
Flow orderAnswer(Table&, TurnFrame& f, Option o) {
    f.attacker = o.piece;
    return next();
}

Flow attack(Table& t, TurnFrame& f) {
    Piece p = f.attacker.some() ? f.attacker : nextUp(t, f.arena).first;
    if (!p.some()) return skipTo("last chance");
    AttackFrame a;
    a.attacker = t.s.pieces.ref(p);
    a.controller = controllerOf(t, p);
    f.attacker = {};
    t.call(State::kAttack, a, a.controller);
    return next();
}

Flow afterAttack(Table& t, TurnFrame& f) {
    f.chanceHeld = t.result().happened() || t.result().detail == kNoTarget ? 1 : 0;
    return skipTo("before the attack");
}

Flow lastChance(Table& t, TurnFrame& f) {
    if (f.chanceHeld == 0) {
        // A unit may have been untapped in it: look again.
        f.chanceHeld = 1;
        openChance(t, kAny);
        return skipTo("next attacker");
    }
    return next();
}

// TCG-ATK-15: the next battle, or the end of the phase after the Character battle.
Flow nextBattle(Table& t, TurnFrame& f) {
    f.chanceHeld = 0;
    if (f.arena == kCharacter || !t.on("TCG-ATK-15"_rule)) return next();
    ++f.arena;
    return skipTo("before the attack");
}

}  // namespace cantina::tcg
