// The verbs of the TCG's card language: their words. What they do: effects_core.cpp, effects_lasting.cpp, effects_cards.cpp.
#include <algorithm>

#include "games/tcg/effects.h"
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {
namespace {

using namespace language;

constexpr Param kAmount = numberParam("amount");
constexpr Param kPrice = numberParam("amount", kMeasures);  // 0 Force is a price too
constexpr Param kTarget{"target", ParamKind::one};
constexpr Param kStat{"stat", ParamKind::symbol, "stat"};
constexpr Param kKeyword{"keyword", ParamKind::symbol, "keyword"};
constexpr Param kSpan{"span", ParamKind::symbol, "span"};
constexpr Param kWho{"who", ParamKind::seat};
constexpr Param kOther{"other", ParamKind::one};
constexpr Param kSubtypeOf{"subtype", ParamKind::symbol, "subtype"};
constexpr Param kThird{"third", ParamKind::one};
constexpr Param kHandOf{"hand", ParamKind::symbol, "hand"};
constexpr Param kWhose{"whose", ParamKind::symbol, "whose"};
constexpr Param kArena{"arena", ParamKind::symbol, "place"};
constexpr Param kQuality{"quality", ParamKind::symbol, "quality"};
constexpr Param kPayment{"payment", ParamKind::symbol, "payment"};
constexpr Param kGoverned{"governed", ParamKind::symbol, "governed"};
constexpr Param kSpeedMore = numberParam("speed");
constexpr Param kPowerMore = numberParam("power");
constexpr Param kHealthMore = numberParam("health");

// What they need. The tests are in effects_core.cpp.
constexpr Need<Table> kNeedsFirst[] = {{partOf("TCG-FX-01"), "what it would be done to is not there", targetsFirst}};
constexpr Need<Table> kNeedsSecond[] = {{partOf("TCG-FX-01"), "what it would be done to is not there", targetsSecond}};
constexpr Need<Table> kToPay[] = {{partOf("TCG-ACTV-01"), "you do not have that much Force", canPay}};
constexpr Need<Table> kToSpend[] = {{partOf("TCG-GLO-20"), "you do not have that many build points", canSpend}};
constexpr Need<Table> kToTap[] = {
    kNeedsFirst[0],
    {partOf("TCG-GLO-01"), "it is tapped already", canTap},
};
constexpr Need<Table> kToUntap[] = {
    kNeedsFirst[0],
    {partOf("TCG-GLO-31"), "it is not tapped", canUntap},
};
constexpr Need<Table> kToDraw[] = {{partOf("TCG-ZONE-03"), "your deck is empty", canDraw}};
constexpr Need<Table> kToPrevent[] = {{partOf("TCG-PHR-12"), "no damage to it is pending", canPrevent}};
constexpr Need<Table> kToPreventAll[] = {{partOf("TCG-PHR-12"), "no damage to it is pending", canPreventAll}};
constexpr Need<Table> kToEvade[] = {{partOf("TCG-KW-EVA-01"), "no damage to this unit is pending", canEvade}};
constexpr Need<Table> kToReroll[] = {{partOf("TCG-PHR-15"), "no dice have been rolled", canReroll}};
constexpr Need<Table> kToRerollAll[] = {{partOf("TCG-PHR-15"), "the dice are not yours", canRerollAll}};
constexpr Need<Table> kToDisrupt[] = {{partOf("TCG-PHR-02"), "nothing has just been played", canDisrupt}};
constexpr Need<Table> kInAttack[] = {{partOf("TCG-PHR-07"), "no unit is attacking", isAttack}};
constexpr Need<Table> kInBattle[] = {
    kNeedsFirst[0],
    {partOf("TCG-GLO-12"), "it is not in battle", canDiscard},
};
constexpr Need<Table> kToRetreat[] = {
    kInBattle[1],
    {partOf("TCG-GEN-07"), "it can't be retreated", canRetreat},
};

constexpr Verb<Table> kVerbs[] = {
    {{"pay", {kPrice}, "pay {amount} Force", "", "Part of a cost."}, kToPay, doPay},
    {{"tap", {kTarget}, "tap {target}", "", ""}, kToTap, doTap},
    {{"untap", {kTarget}, "untap {target}", "", ""}, kToUntap, doUntap},
    {{"draw", {kAmount}, "draw {amount} card(s)", "", ""}, kToDraw, doDraw},
    {{"gain", {kAmount}, "gain {amount} Force", "", ""}, always, doGain},
    {{"damage", {kAmount, kTarget}, "do {amount} damage to {target}", "", "Can be prevented."}, kNeedsSecond, doDamageTo},
    {{"dice", {kAmount, kTarget}, "do {amount} dice of damage to {target}", "", "Rolled: 4 or more is 1 damage."},
     kNeedsSecond,
     doDice},
    {{"counters", {kAmount, kTarget}, "put {amount} damage counter(s) on {target}", "", "Cannot be prevented."},
     kNeedsSecond,
     doCounters},
    {{"prevent", {kAmount, kTarget}, "prevent up to {amount} damage to {target}", "", "", kWouldDamage},
     kToPrevent,
     doPrevent},
    {{"evade", {kAmount}, "Evade {amount}", "", "Prevents damage to this unit.", kWouldDamage}, kToEvade, doEvade},
    {{"deflect", {kAmount}, "Deflect {amount}", "TCG-KW-DEF-01", "Prevents damage and may do as much.", kWouldDamage},
     kToEvade,
     doDeflect},
    {{"reroll", {kAmount}, "reroll up to {amount} of the dice", "", "", kRolled}, kToReroll, doReroll},
    {{"disrupt", {}, "disrupt what was just played", "", "What was just played has no effect.", kPlayedCard},
     kToDisrupt,
     doDisrupt},
    {{"retaliate", {kAmount}, "Retaliate {amount}", "", "Dice of damage when the attack ends."}, kInAttack, doRetaliate},
    {{"intercept", {}, "Intercept", "", "The attack is now made against this unit."}, kInAttack, doIntercept},
    {{"raise", {kTarget, kAmount, kStat, kSpan}, "give {target} +{amount} {stat} {span}", "", ""}, kNeedsFirst, doRaise},
    {{"lower", {kTarget, kAmount, kStat, kSpan}, "give {target} -{amount} {stat} {span}", "", ""}, kNeedsFirst, doLower},
    {{"shelter", {kTarget, kSpan}, "keep {target} from being attacked {span}", "", ""}, kNeedsFirst, doShelter},
    {{"hold", {kTarget, kSpan}, "keep {target} from attacking {span}", "", ""}, kNeedsFirst, doHold},
    {{"retreat", {kTarget}, "retreat {target}", "", ""}, kToRetreat, doRetreat},
    {{"discard", {kTarget}, "discard {target}", "", "A unit in battle."}, kInBattle, doDiscard},
    {{"gets", {kTarget, kAmount, kStat}, "{target} gets +{amount} {stat}", "", "Of static abilities."}, always, isStatic},
    {{"lacks", {kTarget, kAmount, kStat}, "{target} gets -{amount} {stat}", "", "Of static abilities."}, always, isStatic},
    {{"grants", {kTarget, kAmount, kKeyword}, "{target} gets {keyword} {amount}", "", "Of static abilities."},
     always,
     isStatic},
    {{"armors", {kTarget}, "{target} gets Armor", "", "Of static abilities."}, always, isStatic},
    {{"grant", {kTarget, kAmount, kKeyword, kSpan}, "give {target} {keyword} {amount} {span}", "", ""},
     kNeedsFirst,
     doGrant},
    {{"spend", {kAmount}, "pay {amount} build point(s)", "", "Part of a cost."}, kToSpend, doSpend},
    {{"gain_points", {kWho, kAmount}, "{who} get(s) {amount} more build point(s) this turn", "", ""}, always, doPoints},
    {{"lose_points", {kWho, kAmount}, "{who} get(s) {amount} fewer build point(s) this turn", "", ""}, always, doLosePoints},
    {{"lose", {kWho, kAmount}, "{who} lose(s) {amount} Force", "TCG-FX-02", "All of it, if there is less."},
     always,
     doLoseForce},
    {{"heal", {kAmount, kTarget}, "remove up to {amount} damage counter(s) from {target}", "", ""}, kNeedsSecond, doHeal},
    {{"mend", {kAmount, kTarget}, "remove {amount} damage counter(s) from {target}", "", "Not \"up to\"."},
     kNeedsSecond,
     doMend},
    {{"discard_card", {kTarget}, "discard {target}", "", "A card of a hand."}, kNeedsFirst, doDiscardCard},
    {{"take", {kTarget}, "show {target} and put it into your hand", "", "From a deck."}, kNeedsFirst, doTake},
    {{"search", {}, "search your deck", "", "Before choosing a card of it."}, always, doSearch},
    {{"shuffle", {}, "shuffle your deck", "", ""}, always, doShuffle},
    {{"prevent_all", {kTarget}, "prevent all damage to {target}", "", "", kWouldDamage}, kToPreventAll, doPreventAll},
    {{"deflect_for",
      {kAmount, kTarget},
      "prevent up to {amount} damage to {target}; it may do as much damage to a unit in its arena",
      "",
      "",
      kWouldDamage},
     kToPrevent,
     doDeflectFor},
    {{"reroll_all", {}, "reroll all your attack dice", "", "", kRolled}, kToRerollAll, doRerollAll},
    {{"bar", {kTarget, kSpan}, "choose {target}: it can't use activated abilities {span}", "", ""}, kNeedsFirst, doBar},
    {{"bar_ability", {}, "the disrupted ability may not be activated again this turn", "", "Beside disrupt.", kPlayedCard},
     kToDisrupt,
     doBarAnswered},
    // static abilities that mean players
    {{"taxes", {kWho, kAmount, kPayment}, "{payment} costs {who} {amount} more Force", "", "Of static abilities."},
     always,
     isStatic},
    {{"spares",
      {kWho, kAmount, kPayment},
      "{payment} costs {who} {amount} less Force in the Space battle step",
      "",
      "Of static abilities."},
     always,
     isStatic},
    {{"governs",
      {kWho, numberParam("amount", {1, 1}), kGoverned},
      "{who} {governed}",
      "",
      "Of static abilities; the number is 1."},
     always,
     isStatic},
    // effects that last
    {{"rally", {kArena, kAmount, kQuality, kSpan}, "each of your units in {arena} gets +{amount} {quality} {span}", "", ""},
     always,
     doRally},
    {{"daunt",
      {kArena, kAmount, kQuality, kSpan},
      "each of your opponent's units in {arena} gets -{amount} {quality} {span}",
      "",
      ""},
     always,
     doDaunt},
    {{"decoy",
      {kTarget, kSpan},
      "choose {target}: while it is in its arena your other units there can't be attacked {span}",
      "",
      ""},
     kNeedsFirst,
     doDecoy},
    {{"ward",
      {kTarget, kSpan},
      "choose {target}: it can't be attacked {span} while you have another unit in its arena",
      "",
      ""},
     kNeedsFirst,
     doWard},
    {{"protect", {kTarget, kSpan}, "prevent all damage to {target} {span}", "", ""}, kNeedsFirst, doProtect},
    {{"expose",
      {kTarget, kAmount, kSpan},
      "choose {target}: each of your units gets Critical Hit {amount} {span} as long as it is attacking the chosen unit",
      "",
      ""},
     kNeedsFirst,
     doExpose},
    {{"strip", {kTarget, kKeyword, kSpan}, "{target} loses {keyword} {span}", "", ""}, kNeedsFirst, doStrip},
    {{"pacify", {kArena, kSpan}, "prevent all damage done by units of {arena} {span}", "", ""}, always, doPacify},
    {{"redirect", {kTarget}, "{target} is attacked in place of the defending unit, if it can be", "", ""},
     kNeedsFirst,
     doRedirect},
    {{"tire", {kArena, kAmount, kQuality, kSpan}, "each unit in {arena} gets -{amount} {quality} {span}", "", ""},
     always,
     doTire},
    {{"raise_them", {kAmount, kQuality, kSpan}, "each of them gets +{amount} {quality} {span}", "", ""},
     always,
     doRaiseThem},
    // static abilities about units
    {{"interceptors",
      {kTarget, kPrice},
      "{target} gets \"Pay {amount} Force \xE2\x86\x92 Intercept\"",
      "",
      "Of static abilities."},
     always,
     isStatic},
    {{"retaliators",
      {kTarget, kAmount},
      "{target} without a Retaliate gets \"Pay X Force \xE2\x86\x92 Retaliate X\", X being {amount}",
      "",
      "Of static abilities."},
     always,
     isStatic},
    {{"tolls", {kTarget, kAmount}, "it costs your opponent {amount} Force to attack {target}", "", "Of static abilities."},
     always,
     isStatic},
    {{"burdens",
      {kTarget, kAmount},
      "{target} can't attack unless its player pays {amount} Force",
      "",
      "Of static abilities."},
     always,
     isStatic},
    {{"pins", {kTarget}, "{target} can't be retreated in the retreat step", "", "Of static abilities."}, always, isStatic},
    {{"lend_intercept", {kTarget, kPrice}, "give {target} \"Pay {amount} Force \xE2\x86\x92 Intercept\" this turn", "", ""},
     kNeedsFirst,
     doLendIntercept},
    {{"hasten", {kSubtypeOf}, "each of your {subtype} units costs 1 fewer build counter to deploy this turn", "", ""},
     always,
     doHasten},
    {{"doom", {kTarget}, "discard {target} when this attack ends", "", ""}, kNeedsFirst, doDoom},
    {{"steer",
      {kTarget},
      "when {target} would attack next this turn, you may point it at another of its player's units in its arena; its "
      "player "
      "then can neither pass nor do something else with it",
      "",
      ""},
     kNeedsFirst,
     doSteer},
    {{"slash",
      {kTarget},
      "choose {target}: each time an attack by it ends this turn, it attacks a unit of your choice in its arena that it can "
      "attack and has not attacked this turn",
      "",
      ""},
     kNeedsFirst,
     doSlash},
    {{"rage",
      {kAmount, kArena},
      "this turn, whenever one of your opponent's units in {arena} is discarded, each of your units there gets +{amount} "
      "power until "
      "the end of battle",
      "",
      ""},
     always,
     doRage},
    {{"tax_cards", {kAmount}, "each Battle card costs {amount} more Force this turn", "", ""}, always, doTaxCards},
    {{"bar_retaliate", {}, "your opponent can't activate Retaliate this turn", "", ""}, always, doBarRetaliate},
    {{"freeze_stacks",
      {},
      "no cards are stacked from a hand or a build zone and no stacks are rearranged this turn",
      "",
      ""},
     always,
     doFreezeStacks},
    {{"reverse_battles",
      {},
      "this turn the Character battle is fought first, then the Ground battle, then the Space battle",
      "",
      ""},
     always,
     doReverse},
    {{"hold_in_retreat", {kTarget}, "{target} can't be retreated in the retreat step this turn", "", ""},
     kNeedsFirst,
     doHoldInRetreat},
    {{"stay_tapped", {kTarget}, "{target} does not untap in the next untap step", "", ""}, kNeedsFirst, doStayTapped},
    {{"gain_control", {kTarget}, "gain control of {target} until the end of battle", "", ""}, kNeedsFirst, doGainControl},
    {{"borrow", {kTarget}, "gain control of {target} until the Character battle step ends", "", ""}, kNeedsFirst, doBorrow},
    // links to a chosen unit
    {{"guard",
      {kTarget},
      "choose {target}: when it would be discarded, you may remove all damage counters from it and discard this unit in its "
      "place",
      "",
      ""},
     kNeedsFirst,
     doGuard},
    {{"screen", {kTarget}, "choose {target}: as long as this unit remains tapped, the chosen unit gets Shields 4", "", ""},
     kNeedsFirst,
     doScreen},
    {{"swallow",
      {kTarget},
      "choose {target}: as long as this unit remains tapped, the chosen unit does not untap in the untap step",
      "",
      ""},
     kNeedsFirst,
     doSwallow},
    {{"provoke", {kTarget, kOther}, "choose {target} and {other}: the first must attack the second this turn", "", ""},
     kNeedsFirst,
     doProvoke},
    {{"bite", {}, "put 1 damage counter on the last unit it attacked", "", ""}, always, doBite},
    {{"digest", {}, "put 2 damage counters on the unit chosen when it was tapped", "", ""}, always, doDigest},
    {{"corrupt", {kTarget}, "put a corruption counter on {target}", "", ""}, kNeedsFirst, doCorrupt},
    {{"cleanse", {}, "remove all corruption counters from your opponent's units", "", ""}, always, doCleanse},
    // questions
    {{"demand", {kWho, kAmount}, "unless {who} pay(s) {amount} Force", "TCG-PHR-06", ""}, always, doDemand},
    {{"choose_arena", {}, "choose an arena", "", ""}, always, doChooseArena},
    {{"choose_fresh_arena", {}, "choose an arena where no unit has attacked this turn", "", "If there is one."},
     always,
     doChooseFreshArena},
    {{"pay_any", {}, "pay any number of Force", "", "Part of a cost; the number is `result`."}, always, doPayAny},
    {{"gain_mix", {kAmount}, "gain {amount} in any combination of build points and Force", "", ""}, always, doGainMix},
    {{"haggle",
      {kHandOf},
      "lay {hand} open: its owner takes one card back, then the other player discards one, and so on until none is left",
      "",
      ""},
     always,
     doHaggle},
    {{"cull",
      {kAmount},
      "each player, Dark Side first, chooses and discards one of their units from each arena in which they have {amount} or "
      "more",
      "",
      ""},
     always,
     doCull},
    // cards
    {{"reroll_any", {}, "reroll any of the dice", "", "", kRolled}, kToReroll, doRerollAny},
    {{"discard_hand", {kWho}, "{who} discard(s) {who}'s hand", "", ""}, always, doDiscardHand},
    {{"look_at_hand", {}, "look at your opponent's hand", "", ""}, always, doLookAtHand},
    {{"search_opponent", {}, "look through your opponent's hand and deck", "", ""}, always, doSearchOpponent},
    {{"shuffle_opponent", {}, "your opponent shuffles their deck", "", ""}, always, doShuffleOpponent},
    {{"look", {kWhose, kAmount}, "look at the top {amount} card(s) of {whose}", "", "Before choosing one of them."},
     always,
     doLook},
    {{"mill", {kWhose, kAmount}, "put the top {amount} card(s) of {whose} into its owner's discard pile", "", ""},
     always,
     doMill},
    {{"three", {kTarget, kOther, kThird}, "choose {target}, {other} and {third}", "", "Before raise_them."},
     always,
     doThree},
    {{"pocket", {kTarget}, "put {target} into your hand", "", "Without showing it."}, kNeedsFirst, doPocket},
    {{"sink", {kTarget}, "put {target} on the bottom of your deck", "", ""}, kNeedsFirst, doSink},
    {{"dig",
      {kArena},
      "turn up your deck from the top as far as the first unit of {arena}, which goes into your hand; shuffle the rest back",
      "",
      ""},
     always,
     doDig},
    {{"set_aside", {kTarget}, "remove {target} from the game", "TCG-ZONE-17", ""}, kNeedsFirst, doSetAside},
    {{"take_back", {}, "put this card into your hand", "", "Of a card that was just discarded."}, always, doTakeBack},
    {{"return_to_hand", {kTarget}, "return {target} to its owner's hand", "", ""}, kNeedsFirst, doReturnToHand},
    {{"send", {kTarget}, "put {target} into its arena", "", "A retreated unit."}, kNeedsFirst, doSend},
    {{"start_building",
      {kAmount, kTarget},
      "show {target} and put it into your build zone with {amount} build counter(s)",
      "",
      ""},
     kNeedsSecond,
     doStartBuilding},
    {{"double_counters", {kTarget}, "for each build counter on {target}, put another on it", "", ""},
     kNeedsFirst,
     doDoubleCounters},
    {{"heal_all", {kTarget}, "remove all damage counters from {target}", "", ""}, kNeedsFirst, doHealAll},
    {{"mark", {kAmount}, "put {amount} mastery counter(s) on this Location", "", ""}, always, doMark},
    {{"lightning",
      {kAmount, kTarget},
      "do {amount} dice of damage to {target}, which only a Jedi Master can prevent",
      "",
      ""},
     kNeedsSecond,
     doLightning},
    {{"disembark", {}, "move this Pilot to the Character arena", "", ""}, always, doDisembark},
    {{"reveal_top",
      {},
      "reveal the top card of your deck, noting its build cost (it is then discarded; a Battle card may be played first, "
      "before the dice are rolled)",
      "",
      "Part of a cost; its build cost is `result`."},
     kToDraw,
     doRevealTop},
    {{"show", {kTarget}, "reveal {target}", "", ""}, kNeedsFirst, doShow},
    {{"discard_location", {kTarget}, "discard {target}", "", ""}, kNeedsFirst, doDiscardLocation},
    {{"tuck",
      {kTarget, kSpeedMore, kPowerMore, kHealthMore},
      "put {target} facedown under this unit, out of play; as long as this unit is in play it gets +{speed} speed, +{power} "
      "power and +{health} health for each card put there",
      "TCG-ZONE-17",
      "A stack and its Pilots go there card by card."},
     kNeedsFirst,
     doTuck},
    {{"recover", {kTarget}, "put {target} into your hand", "", "From a discard pile, where both have seen it."},
     kNeedsFirst,
     doTake},
    {{"lend_retaliate",
      {kTarget, kAmount},
      "give {target} \"Pay 0 Force \xE2\x86\x92 Retaliate {amount}\" this turn",
      "",
      ""},
     kNeedsFirst,
     doLendRetaliate},
    {{"prevent_just",
      {kAmount, kTarget},
      "prevent {amount} damage to {target}",
      "",
      "All of it, if there is as much; for this unit itself take prevent.",
      kWouldDamage},
     kToPrevent,
     doPreventJust},
    {{"deflect_just",
      {kAmount, kTarget},
      "prevent {amount} damage to {target}; it may do as much damage to a unit in its arena",
      "",
      "",
      kWouldDamage},
     kToPrevent,
     doDeflectJust},
};
constexpr Numbered kNumbered[] = {
    {kVerbPay, "pay"},
    {kVerbTap, "tap"},
    {kVerbUntap, "untap"},
    {kVerbDraw, "draw"},
    {kVerbGain, "gain"},
    {kVerbDamage, "damage"},
    {kVerbDice, "dice"},
    {kVerbCounters, "counters"},
    {kVerbPrevent, "prevent"},
    {kVerbEvade, "evade"},
    {kVerbDeflect, "deflect"},
    {kVerbReroll, "reroll"},
    {kVerbDisrupt, "disrupt"},
    {kVerbRetaliate, "retaliate"},
    {kVerbIntercept, "intercept"},
    {kVerbRaise, "raise"},
    {kVerbLower, "lower"},
    {kVerbShelter, "shelter"},
    {kVerbHold, "hold"},
    {kVerbRetreat, "retreat"},
    {kVerbDiscard, "discard"},
    {kVerbGets, "gets"},
    {kVerbLacks, "lacks"},
    {kVerbGrants, "grants"},
    {kVerbArmors, "armors"},
    {kVerbGrant, "grant"},
    {kVerbSpend, "spend"},
    {kVerbGainPoints, "gain_points"},
    {kVerbLosePoints, "lose_points"},
    {kVerbLose, "lose"},
    {kVerbHeal, "heal"},
    {kVerbMend, "mend"},
    {kVerbDiscardCard, "discard_card"},
    {kVerbTake, "take"},
    {kVerbSearch, "search"},
    {kVerbShuffle, "shuffle"},
    {kVerbPreventAll, "prevent_all"},
    {kVerbDeflectFor, "deflect_for"},
    {kVerbRerollAll, "reroll_all"},
    {kVerbBar, "bar"},
    {kVerbBarAbility, "bar_ability"},
    {kVerbTaxes, "taxes"},
    {kVerbSpares, "spares"},
    {kVerbGoverns, "governs"},
    {kVerbRally, "rally"},
    {kVerbDaunt, "daunt"},
    {kVerbDecoy, "decoy"},
    {kVerbWard, "ward"},
    {kVerbProtect, "protect"},
    {kVerbExpose, "expose"},
    {kVerbStrip, "strip"},
    {kVerbPacify, "pacify"},
    {kVerbRedirect, "redirect"},
    {kVerbTire, "tire"},
    {kVerbRaiseThem, "raise_them"},
    {kVerbInterceptors, "interceptors"},
    {kVerbRetaliators, "retaliators"},
    {kVerbTolls, "tolls"},
    {kVerbBurdens, "burdens"},
    {kVerbPins, "pins"},
};
static_assert(std::size(kNumbered) == kNumberedVerbs && isInOrder(kVerbs, kNumbered));

template <class Fn>
void forEachVerb(Table& t, int ability, Fn fn) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    const Instr* code = &t.book().code[a.code];
    for (int i = 0; i < a.length; ++i)
        if (code[i].code == Code::verb)
            fn(static_cast<VerbId>(code[i].a), code + i + 1, a.code + static_cast<uint32_t>(i) < a.paid);
}

}  // namespace

std::span<const Verb<Table>> verbs() { return kVerbs; }

// TCG-ATKFX-02: nothing changes if the attacker cannot attack the new unit.
bool intercept(Table& t, PieceRef unit) {
    AttackFrame* attack = currentAttack(t);
    if (attack == nullptr || !t.s.pieces.alive(attack->attacker) || !t.s.pieces.alive(unit)) return false;
    if (!canAttack(t, attack->attacker.piece, unit.piece) && t.on("TCG-ATKFX-02"_rule)) return false;
    int toll = t.s.watchers[kGoverns] == 0 ? 0 : stat(t, unit.piece, Stat::toll);
    if (toll > 0) {
        askFor(t, Ask::intercept, attack->controller, toll, unit);
        return true;
    }
    turnAttackOn(t, *attack, unit);
    return false;
}

bool usesVerb(Table& t, int ability, VerbId verb) {
    if (!t.book().abilities[static_cast<size_t>(ability)].mayHave(verb)) return false;
    bool found = false;
    forEachVerb(t, ability, [&](VerbId v, const Instr*, bool) { found = found || v == verb; });
    return found;
}
bool costsTapping(Table& t, int ability) {
    if (!t.book().abilities[static_cast<size_t>(ability)].mayHave(kVerbTap)) return false;
    bool found = false;
    forEachVerb(t, ability, [&](VerbId v, const Instr*, bool cost) { found = found || (cost && v == kVerbTap); });
    return found;
}
namespace {
// Which operand of the verb says how long it lasts; -1: none.
int spanOperand(VerbId v) {
    switch (v) {
        case kVerbRaise:
        case kVerbLower:
        case kVerbGrant:
        case kVerbRally:
        case kVerbDaunt:
        case kVerbTire: return 3;
        case kVerbRaiseThem:
        case kVerbExpose:
        case kVerbStrip: return 2;
        case kVerbShelter:
        case kVerbHold:
        case kVerbDecoy:
        case kVerbWard:
        case kVerbProtect:
        case kVerbPacify: return 1;
        default: return -1;
    }
}
// Whether one of its effects lasts, for this attack or longer.
bool lasts(Table& t, int ability, bool thisAttack) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    constexpr uint64_t kLasting = 1ull << kVerbRaise | 1ull << kVerbLower | 1ull << kVerbShelter | 1ull << kVerbHold |
                                  1ull << kVerbGrant | 1ull << kVerbRally | 1ull << kVerbDaunt | 1ull << kVerbDecoy |
                                  1ull << kVerbWard | 1ull << kVerbProtect | 1ull << kVerbExpose | 1ull << kVerbStrip |
                                  1ull << kVerbPacify | 1ull << kVerbTire | 1ull << kVerbRaiseThem;
    static_assert(kVerbRaiseThem < 64);
    if ((a.verbs & kLasting) == 0) return false;
    constexpr auto kThisAttack = static_cast<int32_t>(Span::attack);
    bool found = false;
    forEachVerb(t, ability, [&](VerbId v, const Instr* operand, bool) {
        int at = spanOperand(v);
        if (at >= 0) found = found || (operand[at].imm == kThisAttack) == thisAttack;
    });
    return found;
}
}  // namespace
bool lastsForAttack(Table& t, int ability) { return lasts(t, ability, true); }
bool lastsForTurn(Table& t, int ability) { return lasts(t, ability, false); }

}  // namespace cantina::tcg
