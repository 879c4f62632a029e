// The verbs of the card language that are facts: they are never performed, the rules look for them. Those that change a cost
// or call for a die are acts that the rules look for as well.
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- facts: never performed, the rules look for them

Did asFact(Table&, AbilityFrame&, const Args&) { return Did::full; }

bool canReduceCost(Table& t, const AbilityFrame&, const Args&) { return t.within(kPlayCard.id) || t.s.core.asked.some(); }
Did reduceCost(Table& t, AbilityFrame&, const Args& a) {
    PlayFrame* play = t.nearest(kPlayCard);
    if (play == nullptr) return Did::nothing;
    play->less = static_cast<int16_t>(play->less + a.whole(0));
    return Did::full;
}

// DST-RUL-SOR-09, 10: only a die that was brought for it.
Did doCallDie(Table& t, AbilityFrame& f, const Args& a) {
    for (Piece p : t.s.pieces.in({kDiceAside, f.controller})) {
        bool spare = (t.s.pieces.data(p).bits & PieceData::kSpare) != 0 || !t.on("DST-RUL-SOR-10"_rule);
        if (defOf(t, p).titleHash == a.symbol(0) && spare) return roll(t, p) ? Did::full : Did::nothing;
    }
    return Did::nothing;
}

constexpr Need<Table> kToReduceCost[] = {{partOf("DST-ACT-PLAY-05"), "no card is being played", canReduceCost}};

constexpr Verb<Table> kFacts[] = {
    {{"reduce_cost", {amount()}, "decrease its cost by {amount}", "", "Only while a card is being played."},
     kToReduceCost,
     reduceCost},
    {{"forbid",
      {{"activity", ParamKind::symbol, "activity"}, seatParam()},
      "{who} cannot {activity}",
      "",
      "Ongoing: a prohibition."},
     always,
     asFact},
    {{"permit",
      {{"activity", ParamKind::symbol, "activity"}, seatParam()},
      "{who} can {activity} even when the rules say otherwise",
      "",
      "Ongoing: lifts the usual requirement."},
     always,
     asFact},
    {{"split_shields",
      {kNoParam},
      "the shields from this die can be split among your characters",
      "",
      "Inherent to the die."},
     always,
     asFact},
    {{"unblockable",
      {kNoParam},
      "the damage of this die, and of a die that it modifies, is unblockable",
      "",
      "Inherent to the die."},
     always,
     asFact},
    {{"define_x", {amount()}, "X is {amount}", "", "Inherent to the die."}, always, asFact},
    {{"only_on", {one("host")}, "only on {host}", "", "Play restrictions of upgrades."}, always, asFact},
    {{"attach_any",
      {{"subtype", ParamKind::symbol, "subtype"}},
      "a {subtype} can go on this character whatever its play restrictions say",
      "",
      "Ongoing: for upgrades of that subtype."},
     always,
     asFact},
    {{"give_guardian", {{"to", ParamKind::some}}, "{to} has Guardian", "", "Ongoing: they have the keyword."},
     always,
     asFact},
    {{"give_host_guardian", {kNoParam}, "the attached character has Guardian", "", "Ongoing."}, always, asFact},
    {{"increase_hand_size", {amount()}, "your hand size is {amount} larger", "", "Ongoing."}, always, asFact},
    {{"tax_upkeep",
      {amount()},
      "in the upkeep phase each opponent gains {amount} resource fewer, but at least 1",
      "",
      "Ongoing."},
     always,
     asFact},
    {{"cheaper_when_bare",
      {{"subtype", ParamKind::symbol, "subtype"}, amount()},
      "while this character has no upgrade, a {subtype} costs {amount} less to play on it",
      "",
      "Ongoing."},
     always,
     asFact},
    {{"refuse",
      {{"color", ParamKind::symbol, "color"}, {"subtype", ParamKind::symbol, "subtype"}},
      "no {color} {subtype} can be played on this character",
      "",
      "Ongoing."},
     always,
     asFact},
    {{"ambush_from",
      {amount()},
      "while you control this battlefield, each card that you play for {amount} or more has Ambush",
      "",
      "Ongoing: battlefields."},
     always,
     asFact},
    {{"protect",
      {{"symbol", ParamKind::symbol, "symbol"}},
      "while a die of this card is in your pool, your other dice showing {symbol} cannot be removed by an opponent",
      "",
      "Ongoing."},
     always,
     asFact},
    {{"make_elite",
      {kNoParam},
      "the attached character is elite, with a second die that was set aside",
      "DST-RUL-SOR-21",
      "Ongoing: upgrades."},
     always,
     asFact},
    {{"copy_abilities",
      {kNoParam},
      "this character has the abilities of each of your other characters that is not unique",
      "",
      "Ongoing."},
     always,
     asFact},
    {{"bring_battlefields",
      {amount()},
      "bring {amount} battlefields; if yours is chosen in set-up, you choose which of them is used, and the other is set "
      "aside",
      "",
      "Ongoing: plots."},
     always,
     asFact},
    {{"not_unique_on",
      {{"title", ParamKind::title}},
      "while this upgrade is on {title}, your copies of it are not unique",
      "DST-RUL-WOTF-06",
      "Ongoing: upgrades."},
     always,
     asFact},
    {{"counts_as",
      {{"symbol", ParamKind::symbol, "symbol"}, {"as", ParamKind::symbol, "symbol"}},
      "a side of this die showing {symbol} may be resolved as {as}",
      "",
      "Inherent to the die."},
     always,
     asFact},
    {{"modify_any",
      {{"die", ParamKind::some}},
      "a side of this die that has a plus may modify any symbol of one of {die}",
      "",
      "Inherent to the die: for sides like \"+1 any\"."},
     always,
     asFact},
    {{"set_aside_instead",
      {kNoParam},
      "as an upgrade this card costs 0 and does not count as defeated; if it would leave play as an upgrade, set it aside "
      "instead",
      "",
      "Ongoing."},
     always,
     asFact},
    {{"onto", {{"host", ParamKind::some}}, "{host}", "DST-KW-MOD-01", "What a mod is played on."}, always, asFact},
    {{"sharpen",
      {{"symbol", ParamKind::symbol, "symbol"}},
      "while a die of this card is in your pool, {symbol} from your dice is unblockable",
      "",
      "Ongoing."},
     always,
     asFact},
    {{"call_die",
      {{"title", ParamKind::title}},
      "roll a {title} die that you set aside into your pool, and set it aside again after it is resolved or removed",
      "DST-RUL-SOR-09",
      "A die that its player brought for this."},
     always,
     doCallDie},
    {{"lose_guardian", {{"by", ParamKind::some}}, "{by} has no Guardian", "", "Ongoing: whatever gives it."},
     always,
     asFact},
};
constexpr Numbered kNumbered[] = {
    {kVerbReduceCost, "reduce_cost"},
    {kVerbForbid, "forbid"},
    {kVerbPermit, "permit"},
    {kVerbSplitShields, "split_shields"},
    {kVerbUnblockable, "unblockable"},
    {kVerbDefineX, "define_x"},
    {kVerbOnlyOn, "only_on"},
    {kVerbAttachAny, "attach_any"},
    {kVerbGiveGuardian, "give_guardian"},
    {kVerbGiveHostGuardian, "give_host_guardian"},
    {kVerbHandSize, "increase_hand_size"},
    {kVerbTax, "tax_upkeep"},
    {kVerbCheaperBare, "cheaper_when_bare"},
    {kVerbRefuse, "refuse"},
    {kVerbAmbushFrom, "ambush_from"},
    {kVerbProtect, "protect"},
    {kVerbMakeElite, "make_elite"},
    {kVerbCopyAbilities, "copy_abilities"},
    {kVerbBattlefields, "bring_battlefields"},
    {kVerbNotUniqueOn, "not_unique_on"},
    {kVerbCountsAs, "counts_as"},
    {kVerbModifyAny, "modify_any"},
    {kVerbSetAsideInstead, "set_aside_instead"},
    {kVerbOnto, "onto"},
    {kVerbSharpen, "sharpen"},
    {kVerbCallDie, "call_die"},
    {kVerbLoseGuardian, "lose_guardian"},
};
static_assert(std::size(kNumbered) == kFactVerbs && isInOrder(kFacts, kNumbered));

}  // namespace

std::span<const Verb<Table>> factVerbs() { return kFacts; }

}  // namespace cantina::destiny
