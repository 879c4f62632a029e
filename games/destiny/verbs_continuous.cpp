// The verbs of the card language that say what holds: change, grant, strip, forbid, allow, only. Under a timing that is
// continuous they are never done, the rules ask for what they say (rules/held.h). Among effects they say for how long
// (language/lasting.h).
#include "games/destiny/vocabulary.h"
#include "language/forms.h"

namespace cantina::destiny {
namespace {

using namespace language;

constexpr Param whom(const char* name) { return {name, ParamKind::whom}; }
constexpr Param player(const char* name) { return {name, ParamKind::whom, language::kAPlayer}; }
constexpr Param maybeWhom(const char* name) { return given(whom(name), kNotSaid); }
constexpr Param change(const char* name = "amount") { return numberParam(name, kChanges); }

// --- among effects

bool isPlaying(Table& t, const AbilityFrame& f, const Args&) {
    return t.within(kPlayCard.id) || t.s.core.asked.some() || f.event.kind == kPlayed;
}
constexpr Need<Table> kWhilePlayed[] = {{partOf("DST-ACT-PLAY-05"), "no card is being played", isPlaying}};

// The play of that card; null: it is not being played.
PlayFrame* playOf(Table& t, PieceRef card) {
    PlayFrame* play = t.nearest(kPlayCard);
    return play != nullptr && play->card == card ? play : nullptr;
}
Did changeCost(Table& t, AbilityFrame&, const Args& a) {
    PlayFrame* play = playOf(t, a.at(2));
    if (play == nullptr) return Did::nothing;
    play->less = static_cast<int16_t>(play->less - a.whole(kCostAmount));
    return Did::full;
}
// What waited for a card to be played gives it Ambush when it was: then the action is promised at once.
Did giveAmbush(Table& t, AbilityFrame& f, const Args& a) {
    PlayFrame* play = playOf(t, a.at(1));
    if (play == nullptr && f.event.kind == kPlayed && f.event.subject == a.at(1)) {
        if ((f.event.amount & kAmbushed) != 0 || !t.on("DST-KW-AMB-01"_rule)) return Did::nothing;
        promiseAction(t, f.event.seat, AdditionalAction::kOfAmbush);
        return Did::full;
    }
    if (play == nullptr) return Did::nothing;
    play->ambush = 1;
    return Did::full;
}
// DST-RUL-EAW-20: the event says which of the six actions it was.
Did forbidSameAction(Table& t, AbilityFrame& f, const Args& a) {
    if (f.event.kind != kActs || f.event.amount <= 0) return Did::nothing;
    const RoundFrame* round = t.nearest(kRound);
    bool now = round != nullptr && round->turn == a.seat(1);
    uint8_t& barred = t.s.barred[a.seat(1).index()];
    barred = static_cast<uint8_t>(barred | 1u << (f.event.amount - 1) | (now ? State::kNotYet : 0));
    return Did::full;
}
Did changeValue(Table& t, AbilityFrame&, const Args& a) { return raiseValue(t, a.at(2), a.whole(1)); }
bool isBeingResolvedNow(Table& t, const AbilityFrame& f, const Args&) {
    return f.event.kind == kDieResolved && (t.within(kResolveSide.id) || t.within(kBeforeModifiers.id));
}
constexpr Need<Table> kWhileResolved[] = {{partOf("DST-BEF-01"), "no die is being resolved", isBeingResolvedNow}};
// What says how long it lasts nowhere is refused among effects (EffectCompiler::checkForm).
Did neverDone(Table&, AbilityFrame&, const Args&) { return Did::nothing; }

constexpr Need<Table> kToLastOnSecond[] = {kThere<1>};
constexpr Need<Table> kToLastOnThird[] = {kThere<2>};

constexpr Param kLasting = given(symbol("lasting", "period"), kNotSaid);
constexpr auto lasts = lastsFor<Table>;

constexpr Verb<Table> kForms[] = {
    {{"change",
      {symbol("what", "cost"), change(), whom("of"), maybeWhom("on"), given(symbol("lasting", "while it is played"), 0)},
      "increase {of}'s {what} by {amount}[ {lasting}]",
      "",
      "Before a card is played: of that card. Under ongoing: of each card that fits, on = a host.",
      0,
      Form::change,
      {{"on", "{of} {what}s {amount} more to play on {on}[ {lasting}]"}},
      kTagCost},
     kWhilePlayed,
     changeCost},
    {{"change",
      {symbol("what", "value"), change(), whom("of"), given(symbol("lasting", "while it is resolved"), 0)},
      "increase {of}'s {what} by {amount}[ {lasting}]",
      "",
      "Before a die is resolved: of that die. Under ongoing: of each die that fits, when it is resolved.",
      0,
      Form::change},
     kWhileResolved,
     changeValue},
    {{"change",
      {symbol("what", "number of a card"), change(), whom("of")},
      "the {what} of {of} is increased by {amount}",
      "",
      "",
      0,
      Form::change},
     always,
     neverDone},
    {{"change",
      {symbol("what", "X"), numberParam("to", kMeasures), whom("of")},
      "{what} on {of} is {to}",
      "",
      "Of this_die.",
      0,
      Form::change},
     always,
     neverDone},
    {{"change",
      {symbol("what", "number of a player"), change(), player("of"), given(numberParam("at_least", kMeasures), kNotSaid),
       kLasting},
      "{of}'s {what} is increased by {amount}[, but is at least {at_least}][ {lasting}]",
      "",
      "",
      0,
      Form::change},
     always,
     lasts},
    {{"change",
      {symbol("what", "battlefields"), numberParam("to", kMeasures), whom("of")},
      "{of} bring {to} {what}; if yours is chosen in set-up, you choose which of them is used, and the other is set "
      "aside",
      "",
      "Plots.",
      0,
      Form::change},
     always,
     neverDone},
    {{"change",
      {symbol("what", "way out"), symbol("to", "way out"), whom("of")},
      "{what} {of} is put {to}",
      "",
      "Wherever it was about to go.",
      0,
      Form::change},
     always,
     neverDone},
    {{"grant",
      {symbol("quality", "quality"), whom("to"), kLasting},
      "{to} has {quality}[ {lasting}]",
      "",
      "",
      0,
      Form::grant},
     kToLastOnSecond,
     lasts},
    {{"grant",
      {symbol("quality", "quality of a card that is played"), whom("to"), given(symbol("lasting", "while it is played"), 0)},
      "{to} has {quality}[ {lasting}]",
      "",
      "Before a card is played: that card. Under ongoing: each card that fits.",
      0,
      Form::grant},
     kWhilePlayed,
     giveAmbush},
    {{"grant",
      {symbol("quality", "quality of damage"), symbol("kind", "symbol"), whom("to"), kLasting},
      "{kind} from {to}'s dice is {quality}[ {lasting}]",
      "",
      "",
      0,
      Form::grant},
     always,
     lasts},
    {{"grant", {symbol("what", "abilities"), whom("to"), whom("of")}, "{to} has the {what} of {of}", "", "", 0, Form::grant},
     always,
     neverDone},
    {{"grant",
      {symbol("what", "name that is given"), symbol("subtype", "subtype"), whom("to"), kLasting},
      "{to} gains {subtype}[ {lasting}]",
      "",
      "A card in play, and its dice.",
      0,
      Form::grant},
     kToLastOnThird,
     lasts},
    {{"strip",
      {symbol("quality", "quality that is lost"), whom("from"), kLasting},
      "{from} has no {quality}[ {lasting}]",
      "",
      "",
      0,
      Form::strip},
     kToLastOnSecond,
     lasts},
    {{"forbid",
      {symbol("act", "act of a player"), player("of"), kLasting},
      "{of} cannot {act}[ {lasting}]",
      "",
      "",
      0,
      Form::forbid},
     always,
     lasts},
    {{"forbid",
      {symbol("act", "being played"), whom("of"), whom("on")},
      "{of} cannot {act} on {on}",
      "",
      "",
      0,
      Form::forbid},
     always,
     neverDone},
    {{"forbid",
      {symbol("act", "being played"), {"of", ParamKind::whom, kOtherParty}, maybeWhom("by"), kLasting},
      "{of} cannot {act}[ by {by}][ {lasting}]",
      "",
      "",
      0,
      Form::forbid},
     always,
     lasts},
    {{"forbid",
      {symbol("act", "being removed"), whom("of"), whom("by")},
      "while this die is in your pool, {of} cannot {act} by {by}",
      "",
      "Asked of each die in a pool, with what its card says: that die is this_die.",
      0,
      Form::forbid},
     always,
     neverDone},
    {{"forbid",
      {symbol("act", "being activated"), whom("of"), kLasting},
      "{of} cannot {act}[ {lasting}]",
      "",
      "",
      0,
      Form::forbid},
     kToLastOnSecond,
     lasts},
    {{"forbid",
      {symbol("act", "being rolled"), whom("of"), kLasting},
      "{of} cannot {act}",
      "",
      "",
      0,
      Form::forbid,
      {{"lasting", "choose {of}; it cannot {act} {lasting}"}}},
     kToLastOnSecond,
     lasts},
    {{"forbid",
      {symbol("act", "same action"), seatParam("of"), symbol("lasting", "period of turns")},
      "{of} cannot {act} {lasting}",
      "DST-ERR-14",
      "After takes_action().",
      0,
      Form::forbid},
     always,
     forbidSameAction},
    {{"allow",
      {symbol("act", "act of a player"), player("of"), kLasting},
      "{of} can {act}[ {lasting}] even when the rules say otherwise",
      "",
      "",
      0,
      Form::allow},
     always,
     lasts},
    {{"allow",
      {symbol("act", "being played"), whom("of"), whom("on")},
      "{of} can {act} on {on} whatever its play restrictions say",
      "",
      "",
      0,
      Form::allow},
     always,
     neverDone},
    {{"allow",
      {symbol("act", "sharing out"), whom("of")},
      "the shields from {of} can {act} among your characters",
      "",
      "Of this_die.",
      0,
      Form::allow},
     always,
     neverDone},
    {{"allow",
      {symbol("act", "being resolved"), whom("of"), symbol("as", "symbol")},
      "{of} may {act} as {as}",
      "",
      "Of this_die; under ongoing: of each die that fits.",
      0,
      Form::allow},
     always,
     neverDone},
    {{"allow",
      {symbol("act", "modifying"), whom("of"), whom("on")},
      "a side of {of} that has a plus may {act} any symbol of one of {on}",
      "",
      "Of this_die, for sides like \"+1 any\".",
      0,
      Form::allow},
     always,
     neverDone},
    {{"only",
      {whom("on")},
      "only on {on}",
      "",
      "Under restriction: which hosts an upgrade may have. Under modify: which a mod may have.",
      0,
      Form::only},
     always,
     neverDone},
};

}  // namespace

std::span<const Verb<Table>> continuousVerbs() { return kForms; }

}  // namespace cantina::destiny
