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
// A die that was removed shows nothing any more: its value was noted when it was.
int32_t shownNumber(Table&, const AbilityFrame& f, PieceRef) { return f.amount * 1000; }
// The card that was looked at lies in the second register.
int32_t seenCost(Table& t, const AbilityFrame& f, PieceRef) {
    return f.regs[1].some() ? printedCost(t, f.regs[1].piece) * 1000 : 0;
}
int32_t rolledNumber(Table&, const AbilityFrame& f, PieceRef) { return f.event.amount * 1000; }
int32_t halfShown(Table&, const AbilityFrame& f, PieceRef) { return (f.amount + 1) / 2 * 1000; }
int32_t costNumber(Table& t, const AbilityFrame&, PieceRef r) { return isAlive(t, r) ? printedCost(t, r.piece) * 1000 : 0; }
int32_t shieldsBehind(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) && cardOf(t, r.piece).some() ? shieldsOn(t, cardOf(t, r.piece).piece) * 1000 : 0;
}
constexpr NumberOf<Table> kNumbers[] = {
    {{"value_of", {{"die", ParamKind::one}}, "the value of {die}", ""}, valueNumber},
    {{"value_shown", {}, "its value", "After remove(...)."}, shownNumber},
    {{"cost_seen", {}, "the cost of the card that you looked at", "After look_at_random(...)."}, seenCost},
    {{"damage_on", {{"target", ParamKind::one}}, "the damage on {target}", ""}, damageNumber},
    {{"shields_on", {{"target", ParamKind::one}}, "the shields on {target}", ""}, shieldNumber},
    {{"dice_rolled", {}, "the number of dice just rolled", "After activates(...)."}, rolledNumber},
    {{"half_value_shown", {}, "half (rounded up) of its value", "After remove(...)."}, halfShown},
    {{"shields_behind", {{"die", ParamKind::one}}, "the shields on the character of {die}", ""}, shieldsBehind},
    {{"cost_of", {{"card", ParamKind::one}}, "the cost of {card}", ""}, costNumber},
};

bool holdsBattlefield(Table& t, const AbilityFrame& f, const Args&) { return t.s.holder == f.controller; }
bool hasResources(Table& t, const AbilityFrame& f, const Args& a) {
    return t.s.resources[f.controller.index()] >= a.whole(0);
}
// DST-TERM-41: to spot something is to have it in play on one's own side. The noun says what.
bool canSpot(Table& t, const AbilityFrame&, const Args& a) { return a.whole(0) > 0 || !t.on("DST-TERM-42"_rule); }
bool canSpotAny(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) > 0; }
bool isFirstRound(Table& t, const AbilityFrame&, const Args&) { return t.s.round == 1; }
bool isLaterRound(Table& t, const AbilityFrame&, const Args&) { return t.s.round > 1; }
bool isShown(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a.at(0)) && t.s.pieces.isIn(a.at(0).piece, kPool) && sideOf(t, a.at(0).piece).symbol == a.symbol(1);
}
bool belongsToYou(Table& t, const AbilityFrame& f, const Args& a) {
    return isAlive(t, a.at(0)) && controllerOf(t, a.at(0).piece) == f.controller;
}
bool belongsToOpponent(Table& t, const AbilityFrame& f, const Args& a) {
    return isAlive(t, a.at(0)) && !(controllerOf(t, a.at(0).piece) == f.controller);
}
// What a card or die is stays true after it has left.
bool hasThatSubtype(Table& t, const AbilityFrame&, const Args& a) {
    return a.at(0).some() && isOf(t, a.at(0).piece, a.symbol(1));
}
bool lacksThatSubtype(Table& t, const AbilityFrame& f, const Args& a) { return a.at(0).some() && !hasThatSubtype(t, f, a); }
bool isUnshielded(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a.at(0)) && shieldsOn(t, a.at(0).piece) == 0;
}
bool wasBlocked(Table& t, const AbilityFrame&, const Args&) { return t.s.blocked > 0; }
bool hasNothing(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.resources[language::opponentOf(t, f).index()] == 0;
}
bool wasYou(Table&, const AbilityFrame& f, const Args&) { return f.event.seat == f.controller; }
bool wasPlayed(Table&, const AbilityFrame& f, const Args&) { return f.event.amount != 0; }
bool lacksBattlefield(Table& t, const AbilityFrame& f, const Args& a) { return !holdsBattlefield(t, f, a); }
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
bool canSpotMany(Table& t, const AbilityFrame&, const Args& a) {
    return a.whole(0) >= a.whole(1) || a.whole(2) > 0 || !t.on("DST-TERM-42"_rule);
}
bool hasDieInPool(Table& t, const AbilityFrame& f, const Args&) {
    for (Piece die : t.s.pieces.in({kPool, f.controller}))
        if (t.s.pieces.data(die).on == f.source.piece) return true;
    return false;
}
bool liesAsUpgrade(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a.at(0)) && t.s.pieces.isIn(a.at(0).piece, kUpgrades);
}
bool hasTitle(Table& t, const AbilityFrame&, const Args& a) {
    return a.at(0).some() && defOf(t, a.at(0).piece).titleHash == a.symbol(1);
}
bool hasWord(Table& t, const AbilityFrame&, const Args& a) {
    if (!a.at(0).some()) return false;
    std::string_view title = t.book().title(t.s.pieces.row(a.at(0).piece).def);
    while (!title.empty()) {
        size_t end = std::min(title.find(' '), title.size());
        if (titleHash(title.substr(0, end)) == a.symbol(1)) return true;
        title.remove_prefix(std::min(end + 1, title.size()));
    }
    return false;
}
bool lacksWord(Table& t, const AbilityFrame& f, const Args& a) { return a.at(0).some() && !hasWord(t, f, a); }
bool tookFromOpponent(Table& t, const AbilityFrame& f, const Args&) {
    return f.event.seat == f.controller && f.event.subject.some() &&
           !(controllerOf(t, f.event.subject.piece) == f.controller);
}
constexpr Param kWord{"word", ParamKind::title};
constexpr ConditionOf<Table> kConditions[] = {
    {{"spot", {{"what", ParamKind::some}}, "you can spot {what}", "Use with yours."}, canSpot},
    {{"is_there", {{"what", ParamKind::some}}, "there is {what}", ""}, canSpotAny},
    {{"first_round", {}, "it is the first round", ""}, isFirstRound},
    {{"later_round", {}, "it is a later round", ""}, isLaterRound},
    {{"shows", {{"die", ParamKind::one}, {"symbol", ParamKind::symbol, "symbol"}}, "{die} shows {symbol}", ""}, isShown},
    {{"control_battlefield", {}, "you control the battlefield", ""}, holdsBattlefield},
    {{"have_resources", {numberParam("amount", kMeasures)}, "you have {amount} or more resources", ""}, hasResources},
    {{"is_yours", {{"what", ParamKind::one}}, "{what} is yours", ""}, belongsToYou},
    {{"is_an_opponents", {{"what", ParamKind::one}}, "{what} is an opponent's", ""}, belongsToOpponent},
    {{"is_of", {{"what", ParamKind::one}, {"subtype", ParamKind::symbol, "subtype"}}, "{what} is a {subtype}", ""},
     hasThatSubtype},
    {{"is_not_of", {{"what", ParamKind::one}, {"subtype", ParamKind::symbol, "subtype"}}, "{what} is not a {subtype}", ""},
     lacksThatSubtype},
    {{"opponent_has_nothing", {}, "your opponent has no resources", ""}, hasNothing},
    {{"you_did", {}, "you did so", "About the event."}, wasYou},
    {{"it_was_played", {}, "played or discarded (by whoever's effect) → played", "After last_card_leaves_hand(...)."},
     wasPlayed},
    {{"without_battlefield", {}, "you do not control the battlefield", ""}, lacksBattlefield},
    {{"opponent_unshielded", {}, "an opponent has no shields on any character", ""}, anyUnshielded},
    {{"unshielded", {{"what", ParamKind::one}}, "{what} has no shields", ""}, isUnshielded},
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
    {{"rolled_into_pool", {}, "it was not in the pool before", "After die_rolled(...)."}, wasRolledIn},
    {{"by_damage", {}, "it is by damage", "About would_be_defeated(...)."}, wasByDamage},
    {{"spot_many",
      {amount("number"), amount("least"), {"other", ParamKind::some}},
      "{number} is {least} or more, or if you can spot {other}",
      "Use with count(...) and yours."},
     canSpotMany},
    {{"it_is_you", {}, "a player → you", "About an event that a player causes."}, wasYou},
    {{"die_in_pool", {}, "a die of this card is in your pool", ""}, hasDieInPool},
    {{"is_upgrade", {{"what", ParamKind::one}}, "{what} is an upgrade", "Of a card that can be something else."},
     liesAsUpgrade},
    {{"is_titled", {{"what", ParamKind::one}, {"title", ParamKind::title}}, "{what} is titled {title}", ""}, hasTitle},
    {{"title_has", {{"what", ParamKind::one}, kWord}, "{what} has the word {word} in its title", ""}, hasWord},
    {{"title_lacks", {{"what", ParamKind::one}, kWord}, "{what} does not have the word {word} in its title", ""}, lacksWord},
    {{"removed_from_opponent", {}, "you removed them and they were an opponent's", "After dice_removed(...)."},
     tookFromOpponent},
    {{"damage_was_blocked", {}, "any of that damage was blocked by shields", "After deal(...)."}, wasBlocked},
};

}  // namespace

std::span<const NumberOf<Table>> numbers() { return kNumbers; }
std::span<const ConditionOf<Table>> conditions() { return kConditions; }

}  // namespace cantina::destiny
