// The verbs of the card language that are about decks, what cards become, abilities of others, the battlefield and the
// phase. Rules: DST-TERM-16, DST-TERM-21, DST-TERM-23 to 25, DST-RUL-AW-*, and the rule named with each verb.
#include "games/destiny/rules/choices.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- decks

Did doArrange(Table& t, AbilityFrame& f, const Args& a) {
    LookFrame frame;
    frame.most = small(t, a.whole(0));
    t.call(kLook, frame, f.controller);
    return Did::called;
}
Did doShuffle(Table& t, AbilityFrame&, const Args& a) {
    noteDeck(t);
    shuffleZone(t, {kDeck, a.seat(0)});
    return Did::full;
}

// --- cards in play

// DST-RUL-AW-17: its die goes to the card. DST-TYPE-01: it stays ready or exhausted.
Did becomeSupport(Table& t, Piece p) {
    if (!isInPlay(t, p) || t.s.pieces.isIn(p, kSupports)) return Did::nothing;
    shedType(t, p, {kSupports, controllerOf(t, p)});
    // DST-ED-43: the first edition has no rule for it, and what such a card says in brackets stands: it starts ready.
    if (isFirstEdition(t, "DST-ED-43"_rule)) setBit(t, p, PieceData::kExhausted, false);
    return Did::full;
}
Did doBecome(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    if (a.symbol(1) == kAsSupport) return becomeSupport(t, a.at(0).piece);
    if (!isAlive(t, a.at(2)) || !isInPlay(t, a.at(2).piece) || !t.on("DST-TYPE-01"_rule)) return Did::nothing;
    return becomeUpgrade(t, a.at(0).piece, a.at(2).piece);
}
bool canBecome(Table& t, const AbilityFrame&, const Args& a) {
    return isThere(t, a, 0) && (a.symbol(1) == kAsSupport || isThere(t, a, 2));
}
// A card of one's hand takes the place of this upgrade. DST-RUL-AW-25, 26: no restriction and no cost, since it is not
// played. DST-FAQ-21: another player's upgrade cannot go to one's own hand.
Did switchUpgrades(Table& t, const AbilityFrame& f, Piece card, Piece old) {
    if (!t.s.pieces.isIn(old, kUpgrades)) return Did::nothing;
    Piece host = t.s.pieces.data(old).on;
    Seat owner = t.s.pieces.row(old).owner;
    if (!(owner == f.controller) || !host.some()) return Did::nothing;
    leavePlay(t, old, {kHand, owner});
    moveCard(t, card, {kUpgrades, f.controller});
    attach(t, card, host);
    if (hasDie(t, card)) putDice(t, card, 1);
    return Did::full;
}
// DST-RUL-AW-13: who controls the battlefield stays the same. DST-RUL-AW-14: nothing is claimed.
Did switchBattlefields(Table& t, Piece card, Piece old) {
    Zone where = t.s.pieces.zoneOf(old);
    Seat controller = controllerOf(t, old);
    moveCard(t, old, outOfUse(t, old, "DST-ED-29"));
    moveCard(t, card, where);
    t.s.pieces.row(card).controller = controller;
    return Did::full;
}
Did doSwitch(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isAlive(t, a.at(1))) return Did::nothing;
    const Piece card = a.at(0).piece, old = a.at(1).piece;
    return t.s.pieces.isIn(old, kBattlefield) ? switchBattlefields(t, card, old) : switchUpgrades(t, f, card, old);
}

// --- abilities of other cards

// A special as one's own: no die is resolved.
Did useSpecial(Table& t, const AbilityFrame& f, PieceRef card) {
    const CardDef& def = defOf(t, card.piece);
    SideFrame frame;
    frame.card = card;
    frame.def = t.s.pieces.row(card.piece).def;
    frame.side = SideFrame::kUnchosen;
    frame.quiet = 1;
    for (int i = 0; i < kDieSides; ++i)
        if (side(def, i).symbol == kSpecialSymbol) frame.side = static_cast<uint8_t>(i);
    if (frame.side == SideFrame::kUnchosen) return Did::nothing;
    t.call(kResolveSide, frame, f.controller);
    return Did::called;
}
// DST-RUL-SOR-02: also of a battlefield that was brought and is not in use. That a power action was used does not matter.
Did useOf(Table& t, const AbilityFrame& f, PieceRef card, TimingId timing) {
    const CardDef& def = defOf(t, card.piece);
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& ability = t.book().abilities[static_cast<size_t>(def.first + i)];
        if (ability.timing != timing || t.rules.switches.off(ability.id)) continue;
        startAbility(t, def.first + i, card, f.controller, Event{});
        return Did::called;
    }
    return Did::nothing;
}
Did doUse(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    if (a.symbol(1) == kUseSpecial) return useSpecial(t, f, a.at(0));
    return useOf(t, f, a.at(0), a.symbol(1) == kUseClaim ? kClaim : kPowerAction);
}

// --- the battlefield, actions, the phase

// DST-RUL-LEG-04: only who has control can give it away: a card that gives says battlefield(yours).
bool canTakeControl(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || !(t.s.holder == a.seat(1)); }
Did doTakeControl(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || !t.s.pieces.isIn(a.at(0).piece, kBattlefield) || !canTakeControl(t, f, a))
        return Did::nothing;
    t.s.holder = a.seat(1);
    moveCard(t, a.at(0).piece, {kBattlefield, a.seat(1)});
    t.s.pieces.row(a.at(0).piece).controller = a.seat(1);
    return Did::full;
}
// DST-RUL-AW-21: with the last one the phase ends when that action has been taken or declined.
Did doAct(Table& t, AbilityFrame&, const Args& a) {
    const bool last = a.symbol(2) != 0;
    if (last && !t.on("DST-RUL-AW-21"_rule)) return Did::nothing;
    for (int i = 0; i < a.whole(0); ++i) promiseAction(t, a.seat(1), last ? AdditionalAction::kLast : uint8_t{0});
    return Did::full;
}
Did doEndPhase(Table& t, AbilityFrame&, const Args&) {
    t.s.ending = 1;
    t.s.mark.flags |= Mark::kPromised;
    return Did::full;
}

constexpr Need<Table> kToTakeControl[] = {
    kThere<0>,
    {partOf("DST-BF-02"), "that player controls it already", canTakeControl},
};
constexpr Need<Table> kToBecome[] = {{partOf("DST-TERM-06"), "what it would be done to is not there", canBecome}};

constexpr Verb<Table> kCardVerbs[] = {
    {{"take_control", {one("card"), seatParam("by")}, "{by} take(s) control of {card}", "", "Of the battlefield."},
     kToTakeControl,
     doTakeControl},
    {{"arrange_deck",
      {amount()},
      "look at the top {amount} card(s) of any deck and put each of them on the top or the bottom of that deck, in any "
      "order",
      "",
      "Up to sixteen."},
     always,
     doArrange},
    {{"shuffle", {seatParam("by")}, "{by} shuffle(s) {by}'s deck", "", ""}, always, doShuffle},
    {{"become",
      {one("card"), symbol("as", "role"), piece("on")},
      "make {card} {as}[ on {on}]",
      "",
      "As a mod its tokens and upgrades go, and its dice return to it."},
     kToBecome,
     doBecome},
    {{"switch",
      {one("card"), one("with")},
      "switch {with} with {card}",
      "",
      "An upgrade with one from hand, whatever its play restrictions say; the battlefield, of which control stays."},
     kNeedsBoth,
     doSwitch},
    {{"use",
      {one("card"), symbol("ability", "ability")},
      "use the {ability} of {card} as your own",
      "",
      "A claim ability as if its battlefield had just been claimed; a power action also if it was used this round."},
     kNeedsFirst,
     doUse},
    {{"act",
      {given(amount(), 1000), seatParam("by"), flag("last")},
      "{by} may take {amount} additional action(s)[{last}; then, whether it was taken or not, the action phase ends]",
      "",
      ""},
     always,
     doAct},
    {{"end_phase", {kNoParam}, "end the action phase", "", "After this action."}, always, doEndPhase},
};

}  // namespace

std::span<const Verb<Table>> cardVerbs() { return kCardVerbs; }

}  // namespace cantina::destiny
