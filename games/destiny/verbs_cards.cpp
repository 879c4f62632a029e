// The verbs of the card language that are about hands, decks, playing cards, the battlefield and the phase.
// Rules: DST-TERM-16, DST-TERM-21, DST-TERM-23 to 25, DST-RUL-AW-*, and the rule named with each verb.
#include "games/destiny/rules/choices.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

uint8_t seatBit(Seat s) { return static_cast<uint8_t>(1u << s.index()); }

// --- hands

bool hasHand(Table& t, Seat s) { return t.s.pieces.size({kHand, s}) > 0; }
bool canLookAtHand(Table& t, const AbilityFrame&, const Args& a) { return hasHand(t, a.seat(0)); }
Did doLookAtHand(Table& t, AbilityFrame& f, const Args& a) {
    if (!hasHand(t, a.seat(0))) return Did::nothing;
    for (Piece p : t.s.pieces.in({kHand, a.seat(0)})) reveal(t, p, seatBit(f.controller));
    return Did::full;
}
Did doDiscardHand(Table& t, AbilityFrame&, const Args& a) {
    if (!hasHand(t, a.seat(0))) return Did::nothing;
    while (hasHand(t, a.seat(0))) moveCard(t, t.s.pieces.top({kHand, a.seat(0)}), {kDiscard, a.seat(0)});
    return Did::full;
}
Did doRevealHand(Table& t, AbilityFrame&, const Args& a) {
    if (!hasHand(t, a.seat(0))) return Did::nothing;
    for (Piece p : t.s.pieces.in({kHand, a.seat(0)})) reveal(t, p);
    return Did::full;
}
// Cards of that type among so many random ones of a hand are discarded; the others are only seen.
bool canProbe(Table& t, const AbilityFrame&, const Args& a) { return hasHand(t, a.seat(2)); }
Did doProbe(Table& t, AbilityFrame& f, const Args& a) {
    Zone hand{kHand, a.seat(2)};
    int n = std::min(a.whole(0), t.s.pieces.size(hand));
    AnyPieces seen;
    for (int k = 0; k < n; ++k) {
        auto at = static_cast<int>(t.s.core.chance.below(static_cast<uint32_t>(t.s.pieces.size(hand) - k)));
        for (Piece p : t.s.pieces.in(hand)) {
            bool before = false;
            for (Piece s : seen) before = before || s == p;
            if (before || at-- != 0) continue;
            t.pushOrFault(seen, p);
            break;
        }
    }
    for (Piece p : seen) {
        reveal(t, p, seatBit(f.controller));
        if (defOf(t, p).type == a.symbol(1)) moveCard(t, p, {kDiscard, a.seat(2)});
    }
    return didOf(n, a.whole(0));
}
Did pickCards(Table& t, int n, Seat seat, PickFrame::What what) {
    if (n <= 0 || !hasHand(t, seat)) return Did::nothing;
    PickFrame f;
    f.left = static_cast<uint8_t>(std::min(n, kMostPieces));
    f.whose = seat;
    f.what = what;
    t.call(kPick, f, seat);
    return Did::called;
}
Did doDiscardDown(Table& t, AbilityFrame&, const Args& a) {
    return pickCards(t, t.s.pieces.size({kHand, a.seat(1)}) - a.whole(0), a.seat(1), PickFrame::kDiscardThem);
}
Did doSetHandAside(Table& t, AbilityFrame& f, const Args& a) {
    return pickCards(t, a.whole(0), f.controller, PickFrame::kSetThemAside);
}
// DST-RUL-AW-04: a hand of that size or more draws nothing.
Did doDrawUp(Table& t, AbilityFrame& f, const Args&) {
    int wanted = handSize(t, f.controller) - t.s.pieces.size({kHand, f.controller});
    int n = std::min(std::max(0, wanted), t.s.pieces.size({kDeck, f.controller}));
    for (int i = 0; i < n; ++i) moveCard(t, t.s.pieces.top({kDeck, f.controller}), {kHand, f.controller});
    return didOf(n, wanted);
}
Did doHaveDraw(Table& t, AbilityFrame&, const Args& a) {
    int n = std::min(a.whole(0), t.s.pieces.size({kDeck, a.seat(1)}));
    for (int i = 0; i < n; ++i) moveCard(t, t.s.pieces.top({kDeck, a.seat(1)}), {kHand, a.seat(1)});
    return didOf(n, a.whole(0));
}
Did doEverybodyDraws(Table& t, AbilityFrame& f, const Args& a) {
    bool full = true;
    Seat seat = f.controller;
    for (int i = 0; i < t.seatsLeft(); ++i, seat = t.nextSeat(seat)) {
        int n = std::min(a.whole(0), t.s.pieces.size({kDeck, seat}));
        full = full && n == a.whole(0);
        for (int k = 0; k < n; ++k) moveCard(t, t.s.pieces.top({kDeck, seat}), {kHand, seat});
    }
    return full ? Did::full : Did::partly;
}

// --- decks

int mill(Table& t, Seat seat, int wanted) {
    int n = std::min(wanted, t.s.pieces.size({kDeck, seat}));
    for (int i = 0; i < n; ++i) moveCard(t, t.s.pieces.top({kDeck, seat}), {kDiscard, seat});
    return n;
}
bool canMill(Table& t, const AbilityFrame&, const Args& a) { return t.s.pieces.size({kDeck, a.seat(1)}) > 0; }
Did doMill(Table& t, AbilityFrame&, const Args& a) { return didOf(mill(t, a.seat(1), a.whole(0)), a.whole(0)); }
Did doMillOpponents(Table& t, AbilityFrame& f, const Args& a) {
    int least = a.whole(0);
    for (Seat s = t.nextSeat(f.controller); !(s == f.controller); s = t.nextSeat(s))
        least = std::min(least, mill(t, s, a.whole(0)));
    return didOf(least, a.whole(0));
}
Did lookAtDeck(Table& t, Seat seat, int most, LookFrame::What what) {
    LookFrame f;
    f.most = small(t, most);
    f.what = what;
    t.call(kLook, f, seat);
    return Did::called;
}
Did doArrange(Table& t, AbilityFrame& f, const Args& a) {
    return lookAtDeck(t, f.controller, a.whole(0), LookFrame::kArrange);
}
Did doLookAndDiscard(Table& t, AbilityFrame& f, const Args&) {
    return lookAtDeck(t, f.controller, 2, LookFrame::kDiscardOne);
}
Did doPutOnBottom(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    Zone deck{kDeck, t.s.pieces.row(a.at(0).piece).owner};
    if (isInPlay(t, a.at(0).piece)) return leavePlay(t, a.at(0).piece, deck), Did::full;
    moveCard(t, a.at(0).piece, deck, Where::bottom);
    return Did::full;
}
Did doSetAside(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    Zone aside = setAside(t, a.at(0).piece);
    if (isInPlay(t, a.at(0).piece)) return leavePlay(t, a.at(0).piece, aside), Did::full;
    moveCard(t, a.at(0).piece, aside);
    return Did::full;
}
Did doReturn(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isInPlay(t, a.at(0).piece)) return Did::nothing;
    if (discardTwin(t, a.at(0).piece, f.controller, kHand)) return Did::called;
    leavePlay(t, a.at(0).piece, {kHand, t.s.pieces.row(a.at(0).piece).owner});
    return Did::full;
}

// --- playing through a card

constexpr int kFree = 99;  // DST-TERM-16
Did playFor(Table& t, AbilityFrame& f, PieceRef card, int less) {
    if (!isAlive(t, card) || !mayPlayThrough(t, f.controller, card.piece, less)) return Did::nothing;
    PlayFrame play{card, {}, {}, static_cast<int16_t>(less), f.controller, 1};
    play.from = t.s.pieces.kindOf(card.piece);
    t.call(kPlayCard, play, f.controller);
    return Did::called;
}
Did doPlayForLess(Table& t, AbilityFrame& f, const Args& a) { return playFor(t, f, a.at(1), a.whole(0)); }
Did doPlayFree(Table& t, AbilityFrame& f, const Args& a) { return playFor(t, f, a.at(0), kFree); }
bool canGiveAmbush(Table& t, const AbilityFrame&, const Args&) { return t.within(kPlayCard.id) || t.s.core.asked.some(); }
Did doGiveAmbush(Table& t, AbilityFrame&, const Args&) {
    PlayFrame* play = t.nearest(kPlayCard);
    if (play == nullptr) return Did::nothing;
    play->ambush = 1;
    return Did::full;
}

// --- cards in play

Did doMoveUpgrade(Table& t, AbilityFrame&, const Args& a) { return moveUpgrade(t, a.at(0), a.at(1)); }
// DST-RUL-AW-25, 26: no restriction and no cost, since it is not played. DST-FAQ-21: another player's upgrade cannot go to
// one's own hand.
Did doSwitch(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isAlive(t, f.source) || !t.s.pieces.isIn(f.source.piece, kUpgrades)) return Did::nothing;
    Piece old = f.source.piece;
    Piece host = t.s.pieces.data(old).on;
    Seat owner = t.s.pieces.row(old).owner;
    if (!(owner == f.controller) || !host.some()) return Did::nothing;
    leavePlay(t, old, {kHand, owner});
    moveCard(t, a.at(0).piece, {kUpgrades, f.controller});
    attach(t, a.at(0).piece, host);
    if (hasDie(t, a.at(0).piece)) putDice(t, a.at(0).piece, 1);
    return Did::full;
}
// With the dice that it had.
Did doRevive(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    Piece p = a.at(0).piece;
    bool elite = (t.s.pieces.data(p).bits & PieceData::kElite) != 0;
    moveCard(t, p, {kCharacters, t.s.pieces.row(p).owner});
    putDice(t, p, elite ? 2 : 1);
    return Did::full;
}
Did doPlaceDamage(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(1))) return Did::nothing;
    setNumber(t, a.at(1).piece, damageOn(t, a.at(1).piece) + a.whole(0));
    return Did::full;
}
Did doShift(Table& t, AbilityFrame&, const Args& a) {
    int n = movable(t, a.at(1), a.at(2), a.whole(0));
    if (n > 0) moveDamage(t, a.at(1), a.at(2), n);
    return didOf(n, a.whole(0));
}
bool canShed(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && shieldsOn(t, a.at(0).piece) > 0);
}
Did doShed(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !canShed(t, f, a)) return Did::nothing;
    t.call(kShed, ShedFrame{a.at(0)}, f.controller);
    return Did::called;
}
Did doReadyUnless(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    t.call(kUnless, UnlessFrame{a.at(0), static_cast<uint16_t>(a.whole(1))}, a.seat(2));
    return Did::called;
}
Did doHurtOpponents(Table& t, AbilityFrame& f, const Args& a) {
    t.call(kEachOpponent, EachOpponentFrame{f.source, static_cast<uint16_t>(a.whole(0)), f.controller, 0}, f.controller);
    return Did::called;
}

// --- resources, the battlefield, the phase

bool canLoseAll(Table& t, const AbilityFrame&, const Args& a) { return t.s.resources[a.seat(0).index()] > 0; }
Did doLoseAll(Table& t, AbilityFrame& f, const Args& a) {
    if (!canLoseAll(t, f, a)) return Did::nothing;
    setResources(t, a.seat(0), 0);
    return Did::full;
}
Piece battlefield(Table& t) {
    for (int i = 0; i < t.seats(); ++i)
        if (Piece p = t.s.pieces.top({kBattlefield, seatAt(i)}); p.some()) return p;
    return {};
}
Did doUseBattlefield(Table& t, AbilityFrame& f, const Args&) {
    int found = 0;
    Piece p = battlefield(t);
    if (p.some()) forEachAbility(t, p, kClaim, [&](Piece, int ability) { found = ability; });
    if (found == 0) return Did::nothing;
    startAbility(t, found, refOf(t, p), f.controller, Event{});
    return Did::called;
}
// DST-RUL-SOR-02: of a battlefield that was brought and is not in use.
Did doUseClaimOf(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    const CardDef& def = defOf(t, a.at(0).piece);
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& ability = t.book().abilities[static_cast<size_t>(def.first + i)];
        if (ability.timing != kClaim || t.rules.switches.off(ability.id)) continue;
        startAbility(t, def.first + i, a.at(0), f.controller, Event{});
        return Did::called;
    }
    return Did::nothing;
}
// DST-RUL-LEG-04: only who has control can give it away.
bool canGiveBattlefield(Table& t, const AbilityFrame& f, const Args&) { return t.s.holder == f.controller; }
Did doGiveBattlefield(Table& t, AbilityFrame& f, const Args& a) {
    if (!canGiveBattlefield(t, f, a)) return Did::nothing;
    t.s.holder = a.seat(0);
    if (Piece p = battlefield(t); p.some()) {
        moveCard(t, p, {kBattlefield, a.seat(0)});
        t.s.pieces.row(p).controller = a.seat(0);
    }
    return Did::full;
}
bool canTakeBattlefield(Table& t, const AbilityFrame& f, const Args&) { return !(t.s.holder == f.controller); }
Did doTakeBattlefield(Table& t, AbilityFrame& f, const Args& a) {
    if (!canTakeBattlefield(t, f, a)) return Did::nothing;
    t.s.holder = f.controller;
    if (Piece p = battlefield(t); p.some()) {
        moveCard(t, p, {kBattlefield, f.controller});
        t.s.pieces.row(p).controller = f.controller;
    }
    return Did::full;
}
Did doEverybodyGains(Table& t, AbilityFrame&, const Args& a) {
    for (int i = 0; i < t.seats(); ++i)
        if (!isGone(t, seatAt(i))) setResources(t, seatAt(i), t.s.resources[i] + a.whole(0));
    return Did::full;
}
bool canTake(Table& t, const AbilityFrame&, const Args& a) { return t.s.resources[a.seat(1).index()] > 0; }
Did doTake(Table& t, AbilityFrame& f, const Args& a) {
    int n = std::min<int>(a.whole(0), t.s.resources[a.seat(1).index()]);
    setResources(t, a.seat(1), t.s.resources[a.seat(1).index()] - n);
    setResources(t, f.controller, t.s.resources[f.controller.index()] + n);
    return didOf(n, a.whole(0));
}
Did doMoveShield(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isAlive(t, a.at(1)) || shieldsOn(t, a.at(0).piece) == 0) return Did::nothing;
    setShields(t, a.at(0).piece, shieldsOn(t, a.at(0).piece) - 1);
    return giveShields(t, a.at(1), 1);
}
// DST-RUL-AW-13: who controls the battlefield stays the same. DST-RUL-AW-14: nothing is claimed.
Did doSwapBattlefield(Table& t, AbilityFrame&, const Args& a) {
    Piece old = battlefield(t);
    if (!isAlive(t, a.at(0)) || !old.some()) return Did::nothing;
    Zone where = t.s.pieces.zoneOf(old);
    Seat controller = controllerOf(t, old);
    moveCard(t, old, outOfUse(t, old, "DST-ED-29"));
    moveCard(t, a.at(0).piece, where);
    t.s.pieces.row(a.at(0).piece).controller = controller;
    return Did::full;
}
Did doEndPhase(Table& t, AbilityFrame&, const Args&) {
    t.s.ending = 1;
    t.s.mark.flags |= Mark::kPromised;
    return Did::full;
}
// DST-RUL-AW-21: the phase ends when that action has been taken or declined.
Did doLastAction(Table& t, AbilityFrame&, const Args& a) {
    promiseAction(t, a.seat(0), AdditionalAction::kLast);
    return Did::full;
}

constexpr Need<Table> kToLookAtHand[] = {{partOf("DST-TERM-21"), "that hand is empty", canLookAtHand}};
constexpr Need<Table> kToProbe[] = {{partOf("DST-TERM-21"), "that hand is empty", canProbe}};
constexpr Need<Table> kToTakeBattlefield[] = {
    {partOf("DST-BF-02"), "you control the battlefield already", canTakeBattlefield},
};
constexpr Need<Table> kToGiveBattlefield[] = {
    {partOf("DST-BF-02"), "you do not control the battlefield", canGiveBattlefield},
};
constexpr Need<Table> kToMill[] = {{partOf("DST-DRAW-03"), "that deck is empty", canMill}};
constexpr Need<Table> kToGiveAmbush[] = {{partOf("DST-KW-AMB-01"), "no card is being played", canGiveAmbush}};
constexpr Need<Table> kToShed[] = {
    kThere<0>,
    {partOf("DST-SHD-01"), "it has no shields", canShed},
};
constexpr Need<Table> kToLoseAll[] = {{partOf("DST-SYM-13"), "that player has no resources", canLoseAll}};
constexpr Need<Table> kToTake[] = {{partOf("DST-SYM-13"), "that player has no resources", canTake}};

constexpr Verb<Table> kCardVerbs[] = {
    {{"look_at_hand", {seatParam()}, "look at {who}'s hand", "", ""}, kToLookAtHand, doLookAtHand},
    {{"discard_hand", {seatParam()}, "{who} discard(s) all cards from hand", "", ""}, kToLookAtHand, doDiscardHand},
    {{"reveal_hand", {seatParam()}, "reveal {who}'s hand", "", "To everybody."}, kToLookAtHand, doRevealHand},
    {{"take_battlefield", {kNoParam}, "take control of the battlefield", "", ""}, kToTakeBattlefield, doTakeBattlefield},
    {{"probe",
      {amount(), {"type", ParamKind::symbol, "type"}, seatParam()},
      "look at {amount} random card(s) in {who}'s hand and discard every {type} among them",
      "",
      ""},
     kToProbe,
     doProbe},
    {{"discard_down",
      {amount("size"), seatParam()},
      "{who} choose(s) and discard(s) cards until they hold no more than {size}",
      "",
      ""},
     always,
     doDiscardDown},
    {{"set_hand_aside", {amount()}, "set {amount} card(s) from your hand aside", "", "You choose which."},
     always,
     doSetHandAside},
    {{"draw_up", {kNoParam}, "draw cards up to your hand size", "", ""}, always, doDrawUp},
    {{"everybody_draws", {amount()}, "each player draws {amount} card(s)", "", ""}, always, doEverybodyDraws},
    {{"mill", {amount(), seatParam()}, "discard {amount} card(s) from the top of {who}'s deck", "", ""}, kToMill, doMill},
    {{"mill_opponents", {amount()}, "each opponent discards {amount} card(s) from the top of their deck", "", ""},
     always,
     doMillOpponents},
    {{"arrange_deck",
      {amount()},
      "look at the top {amount} card(s) of any deck and put each of them on the top or the bottom of that deck, in any "
      "order",
      "",
      "Up to sixteen."},
     always,
     doArrange},
    {{"look_and_discard",
      {kNoParam},
      "look at the top 2 cards of any deck; you may discard one of them and have that player draw the other",
      "",
      ""},
     always,
     doLookAndDiscard},
    {{"put_on_bottom", {one("card")}, "put {card} on the bottom of its owner's deck", "", ""}, kNeedsFirst, doPutOnBottom},
    {{"set_aside", {one("card")}, "set {card} aside", "", ""}, kNeedsFirst, doSetAside},
    {{"return_to_hand", {one("card")}, "return {card} to its owner's hand", "", "A card in play."}, kNeedsFirst, doReturn},
    {{"play_for_less", {amount(), one("card")}, "play {card} for {amount} less", "", "From hand or discard pile."},
     always,
     doPlayForLess},
    {{"play_free", {one("card")}, "play for free {card}", "", "From hand or discard pile."}, always, doPlayFree},
    {{"give_ambush", {kNoParam}, "give it Ambush", "", "Only while a card is being played."}, kToGiveAmbush, doGiveAmbush},
    {{"move_upgrade", {one("upgrade"), one("to")}, "move {upgrade} to {to}", "DST-TERM-25", ""}, kNeedsBoth, doMoveUpgrade},
    {{"switch_with",
      {one("card")},
      "switch this upgrade with {card}, whatever its play restrictions say",
      "",
      "This one goes to your hand."},
     kNeedsFirst,
     doSwitch},
    {{"revive", {one("character")}, "return {character} to the game without damage", "", ""}, kNeedsFirst, doRevive},
    {{"place_damage", {amount(), one("on")}, "place {amount} damage on {on}", "", "It is not dealt."},
     always,
     doPlaceDamage},
    {{"shift_damage",
      {amount(), one("from"), one("to")},
      "move {amount} damage, ignoring shields, from {from} to {to}",
      "DST-TERM-26",
      "All of it."},
     kNeedsLastTwo,
     doShift},
    {{"remove_any_shields", {one("from")}, "remove any number of shields from {from}", "", ""}, kToShed, doShed},
    {{"ready_unless_paid",
      {one("card"), amount(), seatParam()},
      "ready {card} unless {who} spend(s) {amount} resource(s)",
      "",
      ""},
     kNeedsFirst,
     doReadyUnless},
    {{"hurt_opponents",
      {amount()},
      "each opponent chooses one of their characters and deals {amount} unblockable damage to it",
      "",
      ""},
     always,
     doHurtOpponents},
    {{"lose_all", {seatParam()}, "{who} lose(s) all of their resources", "", ""}, kToLoseAll, doLoseAll},
    {{"use_battlefield", {kNoParam}, "use the claim ability of the battlefield as if you had just claimed it", "", ""},
     always,
     doUseBattlefield},
    {{"swap_battlefield", {one("battlefield")}, "switch the battlefield with {battlefield}", "", "Control stays."},
     kNeedsFirst,
     doSwapBattlefield},
    {{"use_claim_of", {one("battlefield")}, "use the claim ability of {battlefield} as if you had just claimed it", "", ""},
     kNeedsFirst,
     doUseClaimOf},
    {{"give_battlefield", {seatParam()}, "give control of the battlefield to {who}", "", "Only who has it can."},
     kToGiveBattlefield,
     doGiveBattlefield},
    {{"everybody_gains", {amount()}, "each player gains {amount} resource(s)", "", ""}, always, doEverybodyGains},
    {{"take_resources", {amount(), seatParam()}, "take {amount} resource(s) from {who}", "", ""}, kToTake, doTake},
    {{"move_shield", {one("from"), one("to")}, "move 1 shield from {from} to {to}", "", ""}, kNeedsBoth, doMoveShield},
    {{"end_action_phase", {kNoParam}, "end the action phase", "", "After this action."}, always, doEndPhase},
    {{"last_action",
      {seatParam()},
      "{who} may take an additional action; then, whether it was taken or not, the action phase ends",
      "DST-RUL-AW-21",
      ""},
     always,
     doLastAction},
    {{"have_draw", {amount(), seatParam()}, "{who} draw(s) {amount} card(s)", "", ""}, kToMill, doHaveDraw},
};

}  // namespace

std::span<const Verb<Table>> cardVerbs() { return kCardVerbs; }

}  // namespace cantina::destiny
