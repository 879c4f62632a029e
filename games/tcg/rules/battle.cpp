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
void lookIn(Table& t, Zone zone, NextUp& best) {
    for (Piece p : t.s.pieces.in(zone)) {
        if (!isReady(t, p)) continue;
        // TCG-BAT-04, TCG-CARD-07: the highest speed first.
        int s = t.on("TCG-BAT-04"_rule) && t.on("TCG-CARD-07"_rule) ? speed(t, p) : -speed(t, p);
        if (best.count == 0 || s > best.speed) {
            best = {p, 1, zone.seat, s};
        } else if (s == best.speed && best.seat == zone.seat) {
            ++best.count;
        }
    }
}
NextUp nextUp(Table& t, uint8_t arena) {
    NextUp best;
    Seat tieWinner = t.on("TCG-GEN-04"_rule) ? kDark : kLight;
    // TCG-GLO-30: the units of this arena only; TCG-BAT-07: not those whose battle step is over.
    uint8_t first = t.on("TCG-BAT-07"_rule) && t.on("TCG-GLO-30"_rule) ? arena : uint8_t{kSpace};
    uint8_t last = t.on("TCG-GLO-30"_rule) ? arena : uint8_t{kCharacter};
    for (Seat seat : {tieWinner, opponentOf(tieWinner)})
        for (uint8_t zone = first; zone <= last; ++zone) lookIn(t, {zone, seat}, best);
    return best;
}

}  // namespace

Flow beginBattlePhase(Table& t, TurnFrame& f) {
    t.s.phase = Phase::battle;
    beginSpan(t, Span::battle);
    // TCG-BAT-01: Space, Ground, Character, in this order.
    f.arena = t.on("TCG-BAT-01"_rule) && t.s.reversed == 0 ? kSpace : kCharacter;
    f.chanceHeld = 1;
    t.touch();  // contested units are looked for from now on
    openChance(t, kAny);
    // What waited for this moment lies on top of the chance, and so comes first.
    happen(t, Event{kPhaseStarts, kNobody, 0, {}, {}, {}}, "TCG-BAT-02"_rule);
    return next();
}

// The period that ends with the battle step of that arena.
static std::optional<Span> spanOf(uint8_t arena) {
    if (arena == kGround) return Span::groundBattle;
    return arena == kCharacter ? std::optional(Span::characterBattle) : std::nullopt;
}
// What begins or ends with a battle step is dealt with at once.
Flow battleStarts(Table& t, TurnFrame& f) {
    if (const auto span = spanOf(f.arena)) beginSpan(t, *span);
    happen(t, Event{static_cast<uint8_t>(kSpaceStarts + f.arena - kSpace), kNobody, 0, {}, {}, {}}, "TCG-BAT-01"_rule);
    resolveTriggers(t);
    return next();
}
Flow battleEnds(Table& t, TurnFrame& f) {
    if (const auto span = spanOf(f.arena)) {
        giveBack(t, *span);
        endSpan(t, *span);
    }
    happen(t, Event{static_cast<uint8_t>(kSpaceEnds + f.arena - kSpace), kNobody, 0, {}, {}, {}}, "TCG-BAT-01"_rule);
    resolveTriggers(t);
    return next();
}

Flow chanceBeforeAttack(Table& t, TurnFrame& f) {
    // With no attack to come it is the last chance of the step (TCG-BAT-06).
    if (f.chanceHeld == 0 && (t.on("TCG-BAT-06"_rule) || nextUp(t, f.arena).count > 0)) openChance(t, kAny);
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
namespace {
// Beside the first of those that come next.
constexpr Requirement<Table, const NextUp&, Piece> kNextUnits[] = {
    {"TCG-GLO-30", "it does not fight in this battle step",
     [](Table& t, const NextUp& up, Piece p) { return t.s.pieces.kindOf(p) == t.s.pieces.kindOf(up.first); }},
    {"TCG-BAT-05", "it is not yours",
     [](Table& t, const NextUp& up, Piece p) { return t.s.pieces.zoneOf(p).seat == up.seat; }},
    {"TCG-BAT-04", "it is tapped", [](Table& t, const NextUp&, Piece p) { return isReady(t, p); }},
    {"TCG-BAT-05", "its speed is lower: those with the highest speed come first",
     [](Table& t, const NextUp& up, Piece p) { return speed(t, p) == speed(t, up.first); }},
};
}  // namespace

void orderOptions(Table& t, TurnFrame& f, Options& out) {
    NextUp up = nextUp(t, f.arena);
    for (Piece p : t.s.pieces.in({static_cast<uint8_t>(t.s.pieces.kindOf(up.first)), up.seat}))
        if (allHoldOf<2, 3>(t, kNextUnits, up, p)) out.add(optionPiece(p));
}
Explanation whyNotNext(Table& t, TurnFrame& f, Piece p) { return firstFailing(t, kNextUnits, nextUp(t, f.arena), p); }
Flow orderAnswer(Table&, TurnFrame& f, Option o) {
    f.attacker = o.piece;
    return next();
}

Flow attack(Table& t, TurnFrame& f) {
    Piece p = f.attacker.some() ? f.attacker : nextUp(t, f.arena).first;
    if (!p.some()) return skipTo("last chance");
    t.s.thisTurn |= cameUpIn(f.arena);
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
    const bool back = t.s.reversed != 0;
    if (f.arena == (back ? kSpace : kCharacter) || !t.on("TCG-ATK-15"_rule)) return next();
    f.arena = static_cast<uint8_t>(f.arena + (back ? -1 : 1));
    return skipTo("battle starts");
}

}  // namespace cantina::tcg
