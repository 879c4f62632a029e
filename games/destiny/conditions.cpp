// The words of the card language that are read: numbers and conditions.
// Rules: DST-TERM-41, DST-TERM-42, and the rule named with each.
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- numbers

int32_t damageNumber(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) && !isDie(t, r.piece) ? damageOn(t, r.piece) * 1000 : 0;
}
int32_t shieldNumber(Table& t, const AbilityFrame&, PieceRef r) { return isAlive(t, r) ? shieldsOn(t, r.piece) * 1000 : 0; }
int32_t valueNumber(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) && t.s.pieces.isIn(r.piece, kPool) ? sideOf(t, r.piece).value * 1000 : 0;
}
// The resources that the side asks for which a die shows.
int32_t sideCostNumber(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) && t.s.pieces.isIn(r.piece, kPool) ? sideOf(t, r.piece).cost * 1000 : 0;
}
// A die that was removed shows nothing any more: its value was noted when it was.
int32_t shownNumber(Table&, const AbilityFrame& f, PieceRef) { return f.amount * 1000; }
int32_t costNumber(Table& t, const AbilityFrame&, PieceRef r) { return isAlive(t, r) ? printedCost(t, r.piece) * 1000 : 0; }
int32_t shieldsBehind(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) && cardOf(t, r.piece).some() ? shieldsOn(t, cardOf(t, r.piece).piece) * 1000 : 0;
}
// DST-RUL-EAW-14: what is left of its health; off: nothing.
int32_t remainingNumber(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) && t.on("DST-RUL-EAW-14"_rule) ? (health(t, r.piece) - damageOn(t, r.piece)) * 1000 : 0;
}
// DST-TERM-09: of all dice that this ability has removed; off: no bound.
int32_t totalNumber(Table& t, const AbilityFrame&, PieceRef) { return t.on("DST-TERM-09"_rule) ? t.s.total * 1000 : 99'000; }
// What is paid for a card while it is being played, all that changes its cost included.
int32_t paidNumber(Table& t, const AbilityFrame&, PieceRef r) { return isAlive(t, r) ? paidFor(t, r) * 1000 : 0; }
int32_t resourcesOnNumber(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) && !isDie(t, r.piece) ? resourcesOn(t, r.piece) * 1000 : 0;
}
int32_t resourcesNumber(Table& t, const AbilityFrame& f, PieceRef) { return t.s.resources[f.controller.index()] * 1000; }
// What a die shows; what shows nothing has no symbol, and is like nothing else.
int32_t symbolValue(Table& t, const AbilityFrame&, PieceRef r) {
    if (!isAlive(t, r)) return -1000;
    return t.s.pieces.isIn(r.piece, kPool) ? sideOf(t, r.piece).symbol * 1000 : -1000 - r.piece.n;
}
int32_t colorValue(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) ? defOf(t, r.piece).number[kColor] * 1000 : -1000;
}
int32_t titleValue(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) ? defOf(t, r.piece).title * 1000 : -1000;
}
int32_t healthNumber(Table& t, const AbilityFrame&, PieceRef r) { return isAlive(t, r) ? health(t, r.piece) * 1000 : 0; }
// What it cost its team: with two dice the second number, if it was brought so.
int32_t pointsNumber(Table& t, const AbilityFrame&, PieceRef r) {
    if (!isAlive(t, r) || defOf(t, r.piece).type == kPlot) return isAlive(t, r) ? defOf(t, r.piece).number[kPoints] : 0;
    constexpr uint8_t kBrought = PieceData::kElite, kLater = PieceData::kTrained;
    const bool two = (t.s.pieces.data(r.piece).bits & (kBrought | kLater)) == kBrought;
    return defOf(t, r.piece).number[two ? kPointsElite : kPoints];
}
int32_t handSizeNumber(Table& t, const AbilityFrame& f, PieceRef) { return handSize(t, f.controller) * 1000; }
constexpr NumberOf<Table> kNumbers[] = {
    {{"remaining", {{"character", ParamKind::one}}, "the remaining health of {character}", ""}, remainingNumber},
    {{"total", {}, "the combined value of what was removed", "After remove(...)."}, totalNumber},
    {{.name = "value",
      .params = {{"die", ParamKind::one}},
      .wording = "the value of {die}",
      .help = "Of one that was chosen and left the pool: as it was then.",
      .noted = true},
     valueNumber},
    {{"side_cost", {{"die", ParamKind::one}}, "the resource cost on {die}", "Of a die in a pool."}, sideCostNumber},
    {{"health", {{"character", ParamKind::one}}, "the health of {character}", "Whatever damage is on it."}, healthNumber},
    {{"points", {{"character", ParamKind::one}}, "the points of {character}", "With as many dice as it was brought with."},
     pointsNumber},
    {{"value_shown", {}, "its value", "After remove(...)."}, shownNumber},
    {{"damage", {{"target", ParamKind::one}}, "the damage on {target}", ""}, damageNumber},
    {{"shields", {{"target", ParamKind::one}}, "the shields on {target}", ""}, shieldNumber},
    {{"shields_behind", {{"die", ParamKind::one}}, "the shields on the character of {die}", ""}, shieldsBehind},
    {{"cost", {{"card", ParamKind::one}}, "the cost of {card}", ""}, costNumber},
    {{"paid", {{"card", ParamKind::one}}, "the paid cost of {card}", "Of a card that is being played."}, paidNumber},
    {{"resources", {{"card", ParamKind::one}}, "the number of resources on {card}", ""}, resourcesOnNumber},
    {{"resources", {{"player", ParamKind::seat}}, "{player}'s resources", ""}, resourcesNumber},
    {{"color", {{"card", ParamKind::one}}, "the color of {card}", "", "color"}, colorValue},
    {{"symbol", {{"die", ParamKind::one}}, "the symbol of {die}", "Of a die in a pool.", "as shown"}, symbolValue},
    {{"title", {{"card", ParamKind::one}}, "the title of {card}", "", kOnlyCompared}, titleValue},
    {{"hand_size", {{"player", ParamKind::seat}}, "{player}'s hand size", ""}, handSizeNumber},
};

bool holdsBattlefield(Table& t, const AbilityFrame&, const Args& a) { return t.s.holder == a.seat(0); }
// DST-TERM-41: to spot something is to have it in play on one's own side. The noun says what.
bool canSpot(Table& t, const AbilityFrame&, const Args& a) { return a.whole(0) > 0 || !t.on("DST-TERM-42"_rule); }
bool isOdd(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) % 2 != 0; }
bool isFirstRound(Table& t, const AbilityFrame&, const Args&) { return t.s.round == 1; }
bool wasBlocked(Table& t, const AbilityFrame&, const Args&) { return t.s.blocked > 0; }
bool hasNothing(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.resources[language::opponentOf(t, f).index()] == 0;
}
bool wasPlayed(Table&, const AbilityFrame& f, const Args&) { return f.event.amount != 0; }
bool anyUnshielded(Table& t, const AbilityFrame& f, const Args&) {
    for (int i = 0; i < t.seats(); ++i) {
        if (seatAt(i) == f.controller || isGone(t, seatAt(i))) continue;
        int shields = 0;
        for (Piece p : t.s.pieces.in({kCharacters, seatAt(i)})) shields += shieldsOn(t, p);
        if (shields == 0) return true;
    }
    return false;
}
bool wasOpponent(Table&, const AbilityFrame& f, const Args&) {
    return f.event.seat.some() && !(f.event.seat == f.controller);
}
// DST-RUL-LEG-07, 09: a die's special is no card effect.
bool wasCardEffect(Table& t, const AbilityFrame& f, const Args&) {
    bool special = f.event.kind == kDiceRemoved ? f.event.object.some() : f.event.amount != 0;
    return !special || !t.on("DST-RUL-LEG-07"_rule) || !t.on("DST-RUL-LEG-09"_rule);
}
// Whose card it is counts, not who had to choose the die.
bool wasOpponentsEffect(Table& t, const AbilityFrame& f, const Args& a) {
    const PieceRef source = f.event.source;
    return source.some() && !(controllerOf(t, source.piece) == f.controller) && wasCardEffect(t, f, a);
}
bool wasReroll(Table& t, const AbilityFrame& f, const Args& a) {
    return wasOpponent(t, f, a) && f.event.amount == kActReroll;
}
bool wasRolledIn(Table&, const AbilityFrame& f, const Args&) { return f.event.amount != 0; }
bool wasByDamage(Table&, const AbilityFrame& f, const Args&) { return f.event.amount != 0; }
bool tookFromOpponent(Table& t, const AbilityFrame& f, const Args&) {
    return f.event.seat == f.controller && f.event.subject.some() &&
           !(controllerOf(t, f.event.subject.piece) == f.controller);
}
constexpr ConditionOf<Table> kConditions[] = {
    {{"spot", {{"what", ParamKind::some}}, "you can spot {what}", "Use with yours."}, canSpot},
    {{"first_round", {}, "it is the first round", ""}, isFirstRound},
    {{"odd", {language::numberParam("number", language::kMeasures)}, "{number} is odd", "0 is even."}, isOdd},
    {{"control_battlefield", {seatParam("player")}, "{player} control(s) the battlefield", ""}, holdsBattlefield},
    {{"opponent_has_nothing", {}, "your opponent has no resources", ""}, hasNothing},
    {{"it_was_played", {}, "played or discarded (by whoever's effect) → played", "After last_card_leaves_hand(...)."},
     wasPlayed},
    {{"opponent_unshielded", {}, "an opponent has no shields on any character", ""}, anyUnshielded},
    {{"by_opponents_effect",
      {},
      "removed → removed by an opponent's card effect (a special is none)",
      "Whoever chose. After die_removed(...) and dice_removed(...)."},
     wasOpponentsEffect},
    {{"opponent_rerolled",
      {},
      "a player takes an action → an opponent discards a card to reroll dice",
      "After takes_action()."},
     wasReroll},
    {{"rolled_into_pool", {}, "it is new in the pool", "After die_rolled(...): it lay on its card before."}, wasRolledIn},
    {{"by_damage", {}, "it is by damage", "About would_be_defeated(...)."}, wasByDamage},
    {{"removed_from_opponent", {}, "you removed them and they were an opponent's", "After dice_removed(...)."},
     tookFromOpponent},
    {{"damage_was_blocked", {}, "any of that damage was blocked by shields", "After deal(...)."}, wasBlocked},
};

}  // namespace

std::span<const NumberOf<Table>> numbers() { return kNumbers; }
std::span<const ConditionOf<Table>> conditions() { return kConditions; }

}  // namespace cantina::destiny
