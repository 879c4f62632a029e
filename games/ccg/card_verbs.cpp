// Verbs that the real cards brought: what is said of deploying, using any amount of Force, losses and battle damage, duels,
// upkeep, turning a card over.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr Needs<Table> always{};
bool isThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || t.s.pieces.alive(a.at(0)); }
bool areThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || t.s.pieces.alive(a.at(1)); }

// Texts about where a card deploys and what it feeds on are read by rules/deploy_places.cpp and rules/creatures.cpp, never
// performed.
Did nothing(Table&, AbilityFrame&, const Args&) { return Did::nothing; }

// --- using Force, losses

bool canSpend(Table& t, const Args& a) { return sizeOf(t, kForcePile, a.seat(1)) > 0; }
bool canSpendOnLoss(Table& t, const AbilityFrame&, const Args& a) { return a.symbol(0) != kSpendOnLoss || canSpend(t, a); }
// CCG-EMPTY-08: none is an amount as well. (Off: there must be Force to use.)
bool canUseNone(Table& t, const AbilityFrame&, const Args& a) {
    return a.symbol(0) != kSpendFreely || t.on("CCG-EMPTY-08"_rule) || canSpend(t, a);
}
bool canReduce(Table& t, const AbilityFrame&, const Args& a) {
    return a.symbol(0) != kSpendOnLoss || mayReduceLoss(t, a.seat(1));
}
Did useX(Table& t, AbilityFrame& f, const Args& a) {
    spend(t, static_cast<SpendMode>(a.symbol(0)), a.seat(1), 0, f.source);
    return Did::called;
}
Did addToLoss(Table& t, AbilityFrame&, const Args& a) {
    changeLoss(t, a.seat(2), a.whole(1));
    return Did::full;
}
Did upkeep(Table& t, AbilityFrame& f, const Args& a) {
    const SpendMode mode = a.symbol(2) != 0 ? kSpendOnCostlyUpkeep : kSpendOnUpkeep;
    spend(t, mode, f.controller, a.whole(0) | a.whole(1) << 4, f.source);
    return Did::called;
}

// --- battle damage and attrition

enum DamageParam : uint8_t { kDamageStat, kDamageAmount, kDamageOf, kDamageTimes };
// Against whoever loses, or against that player if he loses.
Did multiplyDamage(Table& t, AbilityFrame&, const Args& a) {
    t.s.battle.damageTimes = static_cast<uint8_t>(std::max(1, int{t.s.battle.damageTimes}) * a.whole(2));
    return Did::full;
}
Did changeDamage(Table& t, AbilityFrame&, const Args& a) {
    const Seat who = a.seat(kDamageOf);
    if (a.number[kDamageTimes] == kNotSaid)
        t.s.battle.damage[who.index()] += a.number[kDamageAmount];
    else
        t.s.battle.timesIfWins[opponentOf(who).index()] = static_cast<uint8_t>(a.whole(kDamageTimes));
    return Did::full;
}
// CCG-BTL-DMG-05, CCG-BTL-DMG-06: only against what is pending; both together against either.
constexpr int kDamagePart = 1, kAttritionPart = 2;
bool hasDamage(Table& t, const AbilityFrame&, const Args& a) {
    const bool damage = t.s.battle.damage[a.seat(1).index()] > 0 || !t.on("CCG-BTL-DMG-05"_rule);
    const bool attrition = t.s.battle.attrition[a.seat(1).index()] > 0 || !t.on("CCG-BTL-DMG-06"_rule);
    return ((a.symbol(0) & kDamagePart) != 0 && damage) || ((a.symbol(0) & kAttritionPart) != 0 && attrition);
}
Did cancelDamage(Table& t, AbilityFrame&, const Args& a) {
    const bool both = a.symbol(0) == (kDamagePart | kAttritionPart);
    if ((a.symbol(0) & kDamagePart) != 0 && (both || t.on("CCG-BTL-DMG-05"_rule))) t.s.battle.damage[a.seat(1).index()] = 0;
    if ((a.symbol(0) & kAttritionPart) != 0 && (both || t.on("CCG-BTL-DMG-06"_rule)))
        t.s.battle.attrition[a.seat(1).index()] = 0;
    return Did::full;
}
Did forfeitInstead(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1))) return Did::nothing;
    t.s.pieces.data(a.at(1).piece).flags &= static_cast<uint16_t>(~PieceData::kHit);
    takeDamageAct(t, f.controller, optionAct(kActForfeit, a.at(0).piece));
    return Did::full;
}
// By a text, in the damage segment: its forfeit value satisfies what it can.
Did forfeitIt(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    takeDamageAct(t, f.controller, optionAct(kActForfeit, a.at(0).piece));
    return Did::full;
}
Did switchDestinies(Table& t, AbilityFrame&, const Args&) {
    std::swap(t.s.battle.destiny[0], t.s.battle.destiny[1]);
    return Did::full;
}

// --- duels, sides of a card

Did beginDuel(Table& t, AbilityFrame& f, const Args& a) {
    PieceRef mover = f.event.subject;
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(mover)) return Did::nothing;
    bool dark = t.s.pieces.row(mover.piece).controller.index() == 0;
    duel(t, f.controller, dark ? mover : a.at(0), dark ? a.at(0) : mover, a.whole(1), f.source);
    return Did::called;
}
Did turnOver(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    const uint16_t before = t.s.pieces.row(a.at(0).piece).def;
    flipCard(t, a.at(0).piece);
    if (t.s.pieces.row(a.at(0).piece).def != before) openResponses(t, {kFlipped, f.controller, 0, a.at(0), {}, f.source});
    return Did::full;
}

#define TARGET {"target", ParamKind::one}
#define SYMBOL(name, set) {name, ParamKind::symbol, set}
#define OF {"of", ParamKind::seat}

constexpr Need<Table> kNeedsTarget[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", isThere}};
constexpr Need<Table> kNeedsBoth[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", areThere}};
constexpr Need<Table> kNeedsDamage[] = {{partOf("CCG-BTL-DMG-05"), "nothing of it is pending against you", hasDamage}};
constexpr Need<Table> kToUseX[] = {
    {partOf("CCG-TGT-IMP-01"), "your Force Pile is empty", canSpendOnLoss},
    {partOf("CCG-EMPTY-08"), "your Force Pile is empty", canUseNone},
    {partOf("CCG-LOSE-02"), "that loss may not be reduced", canReduce},
};

Did stopRetrieval(Table& t, AbilityFrame&, const Args&) { return cancelRetrieval(t) ? Did::full : Did::nothing; }

constexpr Verb<Table> kVerbs[] = {
    {{.name = "only",
      .params = {{"to", ParamKind::noun}},
      .wording = "only to {to}",
      .rule = "CCG-DEP-LOC-01",
      .help = "Where a card deploys.",
      .form = Form::only},
     always,
     nothing},
    {{.name = "only",
      .params = {{"on", ParamKind::noun}},
      .wording = "only on {on}",
      .rule = "CCG-DEP-LOC-01",
      .help = "What a card deploys on, or what a parasite feeds on.",
      .form = Form::only},
     always,
     nothing},
    {{.name = "allow",
      .params = {SYMBOL("what", "deploying")},
      .wording = "{what}",
      .rule = "",
      .help = "A condition of deploying.",
      .form = Form::allow},
     always,
     nothing},
    {{"use",
      {SYMBOL("amount", "any Force"), {"by", ParamKind::seat, "", true}},
      "{by} use(s) {amount}",
      "",
      "As a cost; `result` is how much."},
     kToUseX,
     useX},
    {{"change",
      {SYMBOL("stat", "loss"), numberParam("amount", kChanges), OF},
      "add {amount} to {of}'s loss",
      "CCG-LOSE-02",
      "The loss under way, or the battle damage that remains."},
     always,
     addToLoss},
    {{"change",
      {SYMBOL("stat", "battle damage"), SYMBOL("of", "loser"), numberParam("times")},
      "multiply {of}'s battle damage by {times}",
      "",
      ""},
     always,
     multiplyDamage},
    {{"change",
      {SYMBOL("stat", "battle damage"),
       {"amount", ParamKind::number, "", true, kNotSaid, kChanges},
       OF,
       {"times", ParamKind::number, "", true, kNotSaid}},
      "[add {amount} to battle damage against {of}][multiply battle damage against {of} by {times}]",
      "",
      ""},
     always,
     changeDamage},
    {{"cancel", {SYMBOL("what", "damage"), OF}, "cancel all remaining {what} against {of}", "", ""},
     kNeedsDamage,
     cancelDamage},
    {{"cancel", {SYMBOL("what", "retrieval")}, "cancel {what}", "CCG-RETR-01", "The one that is under way."},
     always,
     stopRetrieval},
    {{"forfeit",
      {TARGET, {"in_place_of", ParamKind::one}},
      "forfeit {target} in place of {in_place_of}, which is no longer hit",
      "",
      ""},
     kNeedsBoth,
     forfeitInstead},
    {{"forfeit", {TARGET}, "forfeit {target}", "", "As a cost in the damage segment."}, kNeedsTarget, forfeitIt},
    {{"exchange", {SYMBOL("what", "exchanged")}, "switch {what}", "", ""}, always, switchDestinies},
    {{.name = "duel",
      .params = {{"rival", ParamKind::one}, numberParam("amount")},
      .wording = "let the character that just moved duel {rival}: each adds {amount} destiny to power, the winner retrieves "
                 "Force equal to the difference, the loser loses as much Force and the character",
      .rule = "",
      .help = "",
      .tag = kDuelTag},
     kNeedsTarget,
     beginDuel},
    {{"upkeep",
      {numberParam("maintain", kMeasures),
       numberParam("recycle", kMeasures),
       {"pay", ParamKind::symbol, "payment", true, 0}},
      "use {maintain} Force to keep this card, or {pay} {recycle} Force to place it and all cards on it "
      "in Used Pile, or place it out of play",
      "CCG-ICON-MAINT-01",
      ""},
     always,
     upkeep},
    {{"turn", {TARGET}, "flip {target}", "", "To its other side."}, kNeedsTarget, turnOver},
};

constexpr SymbolWord kSymbols[] = {
    {"deploying", "deploy", kMayDeploy, "only"},
    {"any Force", "up_to_loss", kSpendOnLoss, "any amount of Force up to that loss"},
    {"any Force", "any_amount", kSpendFreely, "any amount of Force or none"},
    {"loss", "loss", 0, "loss"},
    {"retrieval", "retrieval", 0, "that retrieval"},
    {"battle damage", "battle_damage", 0, "battle damage"},
    {"loser", "loser", 0, "the loser"},
    {"exchanged", "battle_destinies", 0, "the two battle destinies"},
    {"hit", "hit", 0, "hit"},
    {"completed", "completed", 0, "completed"},
    {"eaten", "eaten", 0, "eaten"},
};

}  // namespace

std::span<const Verb<Table>> cardVerbs() { return kVerbs; }
std::span<const SymbolWord> verbSymbols() { return kSymbols; }

}  // namespace cantina::ccg
