// The verbs of the card language: what cards do, each with whether it could do anything and how it reads.
// Rules: DST-ABL-04 (as much as possible), and the rule named with each verb.
#include "games/destiny/rules/choices.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

Did asFact(Table&, AbilityFrame&, const Args&) { return Did::full; }

// --- damage, shields, healing, defeat

bool isSome(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) > 0; }
Did doDeal(Table& t, AbilityFrame& f, const Args& a) { return dealDamage(t, a.at(1), f.source, a.whole(0)); }
Did doDealUnblockable(Table& t, AbilityFrame& f, const Args& a) {
    return dealDamage(t, a.at(1), f.source, a.whole(0), kBlank, true);
}
Did doDealValue(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || !t.s.pieces.isIn(a.at(0).piece, kPool)) return Did::nothing;
    return dealDamage(t, a.at(1), f.source, sideOf(t, a.at(0).piece).value);
}
Did doDistribute(Table& t, AbilityFrame& f, const Args& a) {
    return spreadDamage(t, a.seat(1), f.source, a.whole(0), kBlank);
}
Did doDealIndirect(Table& t, AbilityFrame& f, const Args& a) {
    return spreadDamage(t, a.seat(1), f.source, a.whole(0), kIndirect, false, f.controller);
}
// While damage is about to be taken.
bool canBlock(Table& t, const AbilityFrame&, const Args&) { return t.within(kDamage.id) || t.s.core.asked.some(); }
Did doBlock(Table& t, AbilityFrame&, const Args& a) {
    DamageFrame* damage = t.nearest(kDamage);
    if (damage == nullptr) return Did::nothing;
    damage->blocked = static_cast<int16_t>(damage->blocked + a.whole(0));
    return Did::full;
}
Did doDistributeShields(Table& t, AbilityFrame& f, const Args& a) { return spreadShields(t, f.controller, a.whole(0)); }

Did doMoveDamage(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(1)) || !isAlive(t, a.at(2)) || damageOn(t, a.at(1).piece) == 0) return Did::nothing;
    t.call(kMoveDamage, MoveDamageFrame{a.at(1), a.at(2), static_cast<int16_t>(a.whole(0))}, f.controller);
    return Did::called;
}

bool canHeal(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[1] || (isAlive(t, a.at(1)) && damageOn(t, a.at(1).piece) > 0);
}
Did doHeal(Table& t, AbilityFrame&, const Args& a) { return heal(t, a.at(1), a.whole(0)); }

bool canShield(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[1] || (isAlive(t, a.at(1)) && shieldsOn(t, a.at(1).piece) < 3);
}
Did doShield(Table& t, AbilityFrame&, const Args& a) { return giveShields(t, a.at(1), a.whole(0)); }

bool canRemoveShields(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[1] || (isAlive(t, a.at(1)) && shieldsOn(t, a.at(1).piece) >= a.whole(0));
}
Did doRemoveShields(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(1))) return Did::nothing;
    int n = asMuchAs(t, a.whole(0), shieldsOn(t, a.at(1).piece));
    if (n > 0) setShields(t, a.at(1).piece, shieldsOn(t, a.at(1).piece) - n);
    return didOf(n, a.whole(0));
}

Did doRemoveAll(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    if (shieldsOn(t, a.at(0).piece) > 0) setShields(t, a.at(0).piece, 0);
    return Did::full;
}

Did doDefeat(Table& t, AbilityFrame&, const Args& a) { return defeat(t, a.at(0)); }
Did doDoom(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isCharacter(t, a.at(0).piece)) return Did::nothing;
    setBit(t, a.at(0).piece, PieceData::kDoomed, true);
    return Did::full;
}

// --- resources and cards

Did doGain(Table& t, AbilityFrame& f, const Args& a) {
    setResources(t, f.controller, t.s.resources[f.controller.index()] + a.whole(0));
    return a.whole(0) > 0 ? Did::full : Did::nothing;
}

bool canSpend(Table& t, const AbilityFrame& f, const Args& a) { return t.s.resources[f.controller.index()] >= a.whole(0); }
Did doSpend(Table& t, AbilityFrame& f, const Args& a) {
    int have = t.s.resources[f.controller.index()];
    if (have < a.whole(0)) return Did::nothing;
    setResources(t, f.controller, have - a.whole(0));
    return Did::full;
}

bool canLose(Table& t, const AbilityFrame&, const Args& a) { return t.s.resources[a.seat(1).index()] > 0; }
Did doLose(Table& t, AbilityFrame&, const Args& a) {
    int have = t.s.resources[a.seat(1).index()];
    int n = asMuchAs(t, a.whole(0), have);
    setResources(t, a.seat(1), have - n);
    return didOf(n, a.whole(0));
}

bool canDraw(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kDeck, f.controller}) > 0; }
// DST-DRAW-03: as many as are left; off: then none.
Did fromDeck(Table& t, Seat seat, uint8_t to, int wanted) {
    if (to == kHand && t.s.pieces.size({kDeck, seat}) < wanted && !t.on("DST-DRAW-03"_rule)) return Did::nothing;
    int n = asMuchAs(t, wanted, t.s.pieces.size({kDeck, seat}));
    for (int i = 0; i < n; ++i) moveCard(t, t.s.pieces.top({kDeck, seat}), {to, seat});
    return didOf(n, wanted);
}
Did doDraw(Table& t, AbilityFrame& f, const Args& a) { return fromDeck(t, f.controller, kHand, a.whole(0)); }
Did doDiscardTop(Table& t, AbilityFrame& f, const Args& a) { return fromDeck(t, f.controller, kDiscard, a.whole(0)); }

// A die's special is no card effect (DST-RUL-LEG-07): nothing replaces what it discards.
Did doDiscard(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || t.s.pieces.isIn(a.at(0).piece, kDiscard)) return Did::nothing;
    Piece p = a.at(0).piece;
    if (isDie(t, p)) return Did::nothing;  // a die that was rolled in without its card
    Zone to{kDiscard, t.s.pieces.row(p).owner};
    if (isInPlay(t, p)) {
        if (isPreceded(t, kWouldBeTaken) && !removerOf(t, f).special) {
            t.call(kDiscardCard, DiscardFrame{a.at(0)}, f.controller);
            return Did::called;
        }
        if (discardTwin(t, p, f.controller)) return Did::called;
        announce(t, Event{kDiscarded, kNobody, 0, a.at(0), {}, {}}, "DST-ZONE-13");
        leavePlay(t, p, to);
    } else {
        moveCard(t, p, to);
    }
    return Did::full;
}

bool canDiscardRandom(Table& t, const AbilityFrame&, const Args& a) { return t.s.pieces.size({kHand, a.seat(1)}) > 0; }
Did doDiscardRandom(Table& t, AbilityFrame&, const Args& a) {
    return didOf(discardAtRandom(t, a.seat(1), a.whole(0)), a.whole(0));
}

// DST-TERM-21: what was looked at stays where it is, and is known from now on.
bool canLook(Table& t, const AbilityFrame&, const Args& a) { return t.s.pieces.size({kHand, a.seat(0)}) > 0; }
Did doLookAtRandom(Table& t, AbilityFrame& f, const Args& a) {
    Zone hand{kHand, a.seat(0)};
    f.regs[1] = {};
    if (t.s.pieces.size(hand) == 0) return Did::nothing;
    auto at = t.s.core.chance.below(static_cast<uint32_t>(t.s.pieces.size(hand)));
    Piece p = t.s.pieces.top(hand);
    for (uint32_t i = 0; i < at; ++i) p = t.s.pieces.after(p);
    reveal(t, p, static_cast<uint8_t>(1u << f.controller.index()));
    f.regs[1] = refOf(t, p);
    return Did::full;
}

// DST-ZONE-14: the deck is its owner's.
Did doPutOnDeck(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    Zone deck{kDeck, t.s.pieces.row(a.at(0).piece).owner};
    moveCard(t, a.at(0).piece, deck, Where::top);
    return Did::full;
}

Did doTakeBack(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    moveCard(t, a.at(0).piece, {kHand, t.s.pieces.row(a.at(0).piece).owner});
    return Did::full;
}

bool canPlay(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && mayPlayThrough(t, f.controller, a.at(0).piece, 0));
}
Did doPlay(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !canPlay(t, f, a)) return Did::nothing;
    PlayFrame play{a.at(0), {}, {}, 0, f.controller, 1};
    play.from = t.s.pieces.kindOf(a.at(0).piece);
    t.call(kPlayCard, play, f.controller);
    return Did::called;
}

// --- ready, exhausted, activated

bool canExhaust(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && (!isExhausted(t, a.at(0).piece) || !t.on("DST-EXH-01"_rule)));
}
Did doExhaust(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || (isExhausted(t, a.at(0).piece) && t.on("DST-EXH-01"_rule))) return Did::nothing;
    setBit(t, a.at(0).piece, PieceData::kExhausted, true);
    announce(t, Event{kExhausts, kNobody, 0, a.at(0), {}, {}}, "DST-EXH-01");
    return Did::full;
}
bool canReady(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && isExhausted(t, a.at(0).piece));
}
Did doReady(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || (!isExhausted(t, a.at(0).piece) && t.on("DST-RDY-01"_rule))) return Did::nothing;
    setBit(t, a.at(0).piece, PieceData::kExhausted, false);
    announce(t, Event{kReadied, kNobody, 0, a.at(0), {}, {}}, "DST-RDY-01");
    return Did::full;
}
Did doActivate(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isInPlay(t, a.at(0).piece)) return Did::nothing;
    return activate(t, a.at(0).piece, controllerOf(t, a.at(0).piece));
}

// DST-TERM-07: all of them are chosen before one of them is activated.
Did doActivateTogether(Table& t, AbilityFrame& f, const Args&) {
    t.call(kSquad, SquadFrame{}, f.controller);
    return Did::called;
}

// --- other

Did doPromise(Table& t, AbilityFrame&, const Args& a) {
    promiseAction(t, a.seat(0));
    return Did::full;
}
Did doPromiseSeveral(Table& t, AbilityFrame&, const Args& a) {
    for (int i = 0; i < a.whole(0); ++i) promiseAction(t, a.seat(1));
    return Did::full;
}
// DST-RUL-AW-17: its die goes to the card. DST-TYPE-01: it stays ready or exhausted.
Did doBecomeSupport(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isInPlay(t, a.at(0).piece) || t.s.pieces.isIn(a.at(0).piece, kSupports))
        return Did::nothing;
    shedType(t, a.at(0).piece, {kSupports, controllerOf(t, a.at(0).piece)});
    // DST-ED-43: the first edition has no rule for it, and what such a card says in brackets stands: it starts ready.
    if (isFirstEdition(t, "DST-ED-43"_rule)) setBit(t, a.at(0).piece, PieceData::kExhausted, false);
    return Did::full;
}
Did doBecomeMod(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isAlive(t, a.at(1)) || !isInPlay(t, a.at(1).piece)) return Did::nothing;
    return becomeUpgrade(t, a.at(0).piece, a.at(1).piece);
}
int readyCharacters(Table& t, Seat seat) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kCharacters, seat})) n += isExhausted(t, p) ? 0 : 1;
    return n;
}
bool hasMoreReady(Table& t, const AbilityFrame& f, const Args&) {
    for (int i = 0; i < t.seats(); ++i)
        if (!(seatAt(i) == f.controller) && !isGone(t, seatAt(i)) &&
            readyCharacters(t, f.controller) > readyCharacters(t, seatAt(i)))
            return true;
    return false;
}
bool hasBlanks(Table& t, const AbilityFrame& f, const Args& a) {
    int n = 0;
    for (Piece die : t.s.pieces.in({kPool, f.controller})) n += sideOf(t, die).symbol == kBlank ? 1 : 0;
    return n >= a.whole(0);
}
bool lostDice(Table& t, const AbilityFrame& f, const Args&) {
    for (Piece die : t.s.pieces.in({kOnCard, f.controller}))
        if (t.s.pieces.data(die).number != 0 && (t.s.pieces.data(die).bits & PieceData::kHeld) == 0) return true;
    return false;
}
bool hasBattlefield(Table& t, const AbilityFrame& f, const Args&) { return t.s.holder == f.controller; }

// --- what they need

constexpr Need<Table> kToDeal[] = {
    {partOf("DST-DMG-05"), "there is no damage to deal", isSome},
    kThere<1>,
};
constexpr Need<Table> kToBlock[] = {{partOf("DST-SHD-03"), "no damage is about to be taken", canBlock}};
constexpr Need<Table> kToHeal[] = {
    kThere<1>,
    {partOf("DST-TERM-17"), "there is no damage on it", canHeal},
};
constexpr Need<Table> kToShield[] = {
    kThere<1>,
    {partOf("DST-SHD-04"), "it has 3 shields", canShield},
};
constexpr Need<Table> kToRemoveShields[] = {
    kThere<1>,
    {partOf("DST-SHD-01"), "it does not have that many shields", canRemoveShields},
};
constexpr Need<Table> kToGain[] = {{partOf("DST-RESO-01"), "there is nothing to gain", isSome}};
constexpr Need<Table> kToSpend[] = {{partOf("DST-RESO-01"), "you do not have that many resources", canSpend}};
constexpr Need<Table> kToLose[] = {{partOf("DST-SYM-13"), "that player has no resources", canLose}};
constexpr Need<Table> kToDraw[] = {{partOf("DST-DRAW-03"), "your deck is empty", canDraw}};
constexpr Need<Table> kToDiscardRandom[] = {{partOf("DST-SYM-15"), "that hand is empty", canDiscardRandom}};
constexpr Need<Table> kToLook[] = {{partOf("DST-TERM-21"), "that hand is empty", canLook}};
constexpr Need<Table> kToPlay[] = {
    kThere<0>,
    {partOf("DST-ACT-PLAY-04"), "it cannot be played now", canPlay},
};
constexpr Need<Table> kToExhaust[] = {
    kThere<0>,
    {partOf("DST-EXH-01"), "it is exhausted", canExhaust},
};
constexpr Need<Table> kToReady[] = {
    kThere<0>,
    {partOf("DST-RDY-01"), "it is ready", canReady},
};
constexpr Need<Table> kIfDiceWereRemoved[] = {
    {partOf("DST-TERM-28"), "no dice of yours were removed in an opponent's last turn", lostDice},
};
constexpr Need<Table> kIfSpotted[] = {{partOf("DST-TERM-41"), "you cannot spot it", isStillThere<0>}};
constexpr Need<Table> kWithMoreReady[] = {
    {partOf("DST-TERM-28"), "no opponent has fewer ready characters", hasMoreReady},
};
constexpr Need<Table> kWithBlanks[] = {{partOf("DST-TERM-28"), "too few of your dice show a blank", hasBlanks}};
constexpr Need<Table> kWithBattlefield[] = {
    {partOf("DST-TERM-28"), "you do not control the battlefield", hasBattlefield},
};

constexpr Verb<Table> kVerbs[] = {
    {{"deal", {amount(), one("to")}, "deal {amount} damage to {to}", "", "Damage of no kind."}, kToDeal, doDeal},
    {{"deal_unblockable", {amount(), one("to")}, "deal {amount} unblockable damage to {to}", "DST-DMG-02", ""},
     kToDeal,
     doDealUnblockable},
    {{"deal_value", {one("die"), one("to")}, "deal damage equal to the value of {die} to {to}", "", "The die stays."},
     kNeedsBoth,
     doDealValue},
    {{"distribute",
      {amount(), seatParam()},
      "{who} deal(s) {amount} damage to their own characters, divided as they wish",
      "",
      ""},
     always,
     doDistribute},
    {{"deal_indirect",
      {amount(), seatParam()},
      "deal {amount} indirect damage to {who}",
      "",
      "Its target divides it among their own characters."},
     always,
     doDealIndirect},
    {{"block", {amount()}, "block {amount} of the damage", "", "Before damage is taken."}, kToBlock, doBlock},
    {{"defeat_later",
      {one("character")},
      "defeat {character} after this round ends",
      "",
      "Until then damage does not defeat it."},
     kNeedsFirst,
     doDoom},
    {{"distribute_shields", {amount()}, "give {amount} shield(s) to your characters, divided as you wish", "", ""},
     always,
     doDistributeShields},
    {{"move_damage",
      {amount(), one("from"), one("to")},
      "move up to {amount} damage, ignoring shields, from {from} to {to}",
      "DST-TERM-26",
      ""},
     kNeedsLastTwo,
     doMoveDamage},
    {{"heal", {amount(), one("from")}, "heal {amount} damage from {from}", "", ""}, kToHeal, doHeal},
    {{"give_shields", {amount(), one("to")}, "give {amount} shield(s) to {to}", "", ""}, kToShield, doShield},
    {{"remove_shields", {amount(), one("from")}, "remove {amount} shield(s) from {from}", "", ""},
     kToRemoveShields,
     doRemoveShields},
    {{"remove_all_shields", {one("from")}, "remove all shields from {from}", "", ""}, kNeedsFirst, doRemoveAll},
    {{"defeat", {one("character")}, "defeat {character}", "", ""}, kNeedsFirst, doDefeat},
    {{"gain", {amount()}, "gain {amount} resource(s)", "", ""}, kToGain, doGain},
    {{"spend", {amount()}, "spend {amount} resource(s)", "", "All of them or nothing."}, kToSpend, doSpend},
    {{"lose", {amount(), seatParam()}, "{who} loses {amount} resource(s)", "", ""}, kToLose, doLose},
    {{"draw", {amount()}, "draw {amount} card(s)", "", ""}, kToDraw, doDraw},
    {{"discard_top", {amount()}, "discard {amount} card(s) from the top of your deck", "", ""}, kToDraw, doDiscardTop},
    {{"discard", {one("card")}, "discard {card}", "", "From hand or from play."}, kNeedsFirst, doDiscard},
    {{"discard_random", {amount(), seatParam()}, "{who} discard(s) {amount} random card(s) from hand", "", ""},
     kToDiscardRandom,
     doDiscardRandom},
    {{"look_at_random", {seatParam()}, "look at a random card in {who}'s hand", "", ""}, kToLook, doLookAtRandom},
    {{"put_on_deck", {one("card")}, "put {card} on top of your deck", "", "A card of your discard pile."},
     kNeedsFirst,
     doPutOnDeck},
    {{"take_back", {one("card")}, "add {card} to your hand", "", "A card of your discard pile."}, kNeedsFirst, doTakeBack},
    {{"play", {one("card")}, "play {card}", "", "Its cost is paid; it enters the queue."}, kToPlay, doPlay},
    {{"exhaust", {one("card")}, "exhaust {card}", "", ""}, kToExhaust, doExhaust},
    {{"ready", {one("card")}, "ready {card}", "", ""}, kToReady, doReady},
    {{"activate", {one("card")}, "activate {card}", "", ""}, kToExhaust, doActivate},
    {{"take_action", {seatParam()}, "{who} may take an additional action", "", ""}, always, doPromise},
    {{"take_actions", {amount(), seatParam()}, "{who} may take up to {amount} additional actions", "", ""},
     always,
     doPromiseSeveral},
    {{"become_support", {one("card")}, "{card} becomes a support, ready or exhausted as it is", "", ""},
     kNeedsFirst,
     doBecomeSupport},
    {{"attach_as_mod",
      {one("card"), one("to")},
      "attach {card} to {to} as a mod upgrade",
      "DST-TYPE-01",
      "Its tokens and upgrades go, its dice return to it."},
     kNeedsBoth,
     doBecomeMod},
    {{"only_if_dice_were_removed",
      {kNoParam},
      "only if dice of yours were removed in an opponent's last turn of this round",
      "",
      "Play restrictions."},
     kIfDiceWereRemoved,
     asFact},
    {{"only_if_spotted", {one("piece")}, "only if you can spot {piece}", "", "Play restrictions."}, kIfSpotted, asFact},
    {{"only_with_more_ready",
      {kNoParam},
      "only while you have more ready characters than an opponent",
      "",
      "Play restrictions."},
     kWithMoreReady,
     asFact},
    {{"only_with_blanks", {amount()}, "only if {amount} or more of your dice show a blank", "", "Play restrictions."},
     kWithBlanks,
     asFact},
    {{"only_with_battlefield", {kNoParam}, "only while you control the battlefield", "", "Play restrictions."},
     kWithBattlefield,
     asFact},
    {{"activate_together",
      {kNoParam},
      "choose any number of your non-unique ready characters and activate them at once",
      "",
      "What comes before each of them is done before any of them rolls."},
     always,
     doActivateTogether},
    {{"have_dealt",
      {amount(), one("to")},
      "they deal {amount} damage to {to}",
      "",
      "After opponent_chooses(...). Nothing asks who deals damage of no kind."},
     kToDeal,
     doDeal},
    {{"play_discarded",
      {one("card")},
      "play {card} out of your discard pile for its cost",
      "",
      "As play(...), of a card that was discarded."},
     kToPlay,
     doPlay},
    {{"have_dealt_unblockable",
      {amount(), one("to")},
      "they deal {amount} unblockable damage to {to}",
      "DST-DMG-02",
      "After opponent_chooses(...), as have_dealt."},
     kToDeal,
     doDealUnblockable},
};

}  // namespace

std::span<const Verb<Table>> verbs() {
    static const std::vector<Verb<Table>> list = [] {
        std::vector<Verb<Table>> out(factVerbs().begin(), factVerbs().end());
        for (auto more : {std::span<const Verb<Table>>(kVerbs), diceVerbs(), cardVerbs(), orderVerbs()})
            out.insert(out.end(), more.begin(), more.end());
        return out;
    }();
    return list;
}

}  // namespace cantina::destiny
