// The verbs of the card language: what cards do, each with whether it could do anything and how it reads.
// Rules: DST-ABL-04 (as much as possible), and the rule named with each verb.
#include "games/destiny/rules/choices.h"
#include "games/destiny/rules/held.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- damage, healing, defeat

bool isSome(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) > 0; }
// To a piece; indirect, or split by whoever does it: among the characters of a player.
enum Deal { kDealTo = 1, kUnblocked, kIndirectly, kSplit, kDealBy };
Did doDeal(Table& t, AbilityFrame& f, const Args& a) {
    const bool unblockable = a.symbol(kUnblocked) != 0;
    const Seat to = a.holder(kDealTo);
    if (!to.some()) return dealDamage(t, a.at(kDealTo), {a.seat(kDealBy), f.source}, a.whole(0), kBlank, unblockable);
    if (a.symbol(kIndirectly) != 0)
        return spreadDamage(t, to, f.source, a.whole(0), {kIndirect, unblockable, f.controller, {}});
    if (a.symbol(kSplit) == 0) return Did::nothing;
    return spreadDamage(t, to, f.source, a.whole(0), {kBlank, unblockable, a.seat(kDealBy), a.seat(kDealBy)});
}
bool isTarget(Table& t, const AbilityFrame&, const Args& a) { return a.holder(kDealTo).some() || isThere(t, a, kDealTo); }
// While damage is about to be taken.
bool canBlock(Table& t, const AbilityFrame&, const Args&) { return t.within(kDamage.id) || t.s.core.asked.some(); }
Did doBlock(Table& t, AbilityFrame&, const Args& a) {
    DamageFrame* damage = t.nearest(kDamage);
    if (damage == nullptr) return Did::nothing;
    damage->blocked = static_cast<int16_t>(damage->blocked + a.whole(0));
    return Did::full;
}
bool canHeal(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[1] || (isAlive(t, a.at(1)) && damageOn(t, a.at(1).piece) > 0);
}
Did doHeal(Table& t, AbilityFrame& f, const Args& a) { return heal(t, a.at(1), a.whole(0), f.controller); }

Did doDefeat(Table& t, AbilityFrame&, const Args& a) { return defeat(t, a.at(0)); }
Did doDoom(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isCharacter(t, a.at(0).piece)) return Did::nothing;
    setBit(t, a.at(0).piece, PieceData::kDoomed, true);
    return Did::full;
}

// --- resources and cards: the second operand is the player

Did doGain(Table& t, AbilityFrame&, const Args& a) {
    setResources(t, a.seat(1), t.s.resources[a.seat(1).index()] + a.whole(0));
    return a.whole(0) > 0 ? Did::full : Did::nothing;
}
bool canSpend(Table& t, const AbilityFrame&, const Args& a) { return t.s.resources[a.seat(1).index()] >= a.whole(0); }
Did doSpend(Table& t, AbilityFrame& f, const Args& a) {
    if (!canSpend(t, f, a)) return Did::nothing;
    setResources(t, a.seat(1), t.s.resources[a.seat(1).index()] - a.whole(0));
    f.amount = static_cast<int16_t>(a.whole(0));
    return Did::full;
}

bool canLose(Table& t, const AbilityFrame&, const Args& a) { return t.s.resources[a.seat(1).index()] > 0; }
Did doLose(Table& t, AbilityFrame& f, const Args& a) {
    int have = t.s.resources[a.seat(1).index()];
    int n = a.isAll(0) ? have : asMuchAs(t, a.whole(0), have);
    setResources(t, a.seat(1), have - n);
    f.amount = static_cast<int16_t>(n);
    return didOf(n, a.isAll(0) ? 1 : a.whole(0));
}

// DST-DRAW-03: as many as are left; off: then none.
bool canDraw(Table& t, const AbilityFrame&, const Args& a) { return t.s.pieces.size({kDeck, a.seat(1)}) > 0; }
Did doDraw(Table& t, AbilityFrame&, const Args& a) {
    const Seat seat = a.seat(1);
    const int wanted = std::max(0, a.whole(0));
    if (t.s.pieces.size({kDeck, seat}) < wanted && !t.on("DST-DRAW-03"_rule)) return Did::nothing;
    int n = asMuchAs(t, wanted, t.s.pieces.size({kDeck, seat}));
    for (int i = 0; i < n; ++i) moveCard(t, t.s.pieces.top({kDeck, seat}), {kHand, seat});
    return didOf(n, wanted);
}

// A die's special is no card effect (DST-RUL-LEG-07): nothing replaces what it discards.
Did doDiscard(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || t.s.pieces.isIn(a.at(0).piece, kDiscard)) return Did::nothing;
    Piece p = a.at(0).piece;
    if (isDie(t, p)) return Did::nothing;  // a die that was rolled in without its card
    Zone to{kDiscard, t.s.pieces.row(p).owner};
    if (isInPlay(t, p)) {
        const bool special = removerOf(t, f).special;
        if (isPreceded(t, kDiscarded) || (isPreceded(t, kWouldBeTaken) && !special)) {
            const uint16_t cause = special ? DiscardFrame::kOfSpecials : DiscardFrame::kOfCards;
            t.call(kDiscardCard, DiscardFrame{a.at(0), cause}, f.controller);
            return Did::called;
        }
        if (discardTwin(t, p, f.controller)) return Did::called;
        announce(t, Event{kDiscarded, f.controller, 0, a.at(0), {}, {}}, "DST-ZONE-13");
        leavePlay(t, p, to);
    } else {
        moveCard(t, p, to);
    }
    return Did::full;
}

// DST-TERM-21: what was looked at stays where it is, and is known from now on. DST-ACT-ILL-02: whoever looked into a deck
// cannot take the action back.
Did doLook(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    if (t.s.pieces.isIn(a.at(0).piece, kDeck)) noteDeck(t);
    reveal(t, a.at(0).piece, static_cast<uint8_t>(1u << f.controller.index()));
    return Did::full;
}
Did doReveal(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    reveal(t, a.at(0).piece);
    return Did::full;
}

// --- to another place

// With the dice that it had. The other side of a character may be a support.
Did returnToGame(Table& t, Piece p) {
    const bool support = defOf(t, p).type == kSupport;
    bool elite = (t.s.pieces.data(p).bits & PieceData::kElite) != 0 && !support;
    moveCard(t, p, {support ? kSupports : kCharacters, t.s.pieces.row(p).owner});
    if (support) setBit(t, p, PieceData::kElite, false);
    if (hasDie(t, p)) putDice(t, p, elite ? 2 : 1);
    return Did::full;
}
// A die that is kept here, a card that lies face down on this one.
Did putOnThis(Table& t, const AbilityFrame& f, Piece p, int place) {
    if (!isAlive(t, f.source)) return Did::nothing;
    if (place == kKept) {
        if (!t.s.pieces.isIn(p, kPool) || !canRemove(t, p, f.controller)) return Did::nothing;
        return holdDie(t, p, f.source.piece);
    }
    moveCard(t, p, {kStacked, t.s.pieces.row(p).owner});
    noteChange(t, f.source.piece);
    t.s.pieces.data(f.source.piece).on = p;
    return Did::full;
}
enum Put { kPutTo = 1, kPutOn };
// DST-ZONE-14: hand and deck are its owner's.
Did doPut(Table& t, AbilityFrame& f, const Args& a) {
    const bool back = a.symbol(kPutTo) == kIntoPlay && isJustDefeated(t, f, a.at(0));
    if (!back && !isAlive(t, a.at(0))) return Did::nothing;
    const Piece p = a.at(0).piece;
    const Seat owner = t.s.pieces.row(p).owner;
    const int place = a.symbol(kPutTo);
    if (place == kNoPlace) return t.on("DST-TERM-25"_rule) ? moveUpgrade(t, a.at(0), a.at(kPutOn)) : Did::nothing;
    if (place == kIntoPlay) return returnToGame(t, p);
    if (place == kKept || place == kFaceDown) return putOnThis(t, f, p, place);
    Zone to = place == kToHand ? Zone{kHand, owner} : place == kToAside ? setAside(t, p) : Zone{kDeck, owner};
    const Where where = place == kToDeckTop ? Where::top : Where::bottom;
    if (isInPlay(t, p)) {
        if (place == kToHand && discardTwin(t, p, f.controller, kHand)) return Did::called;
        return leavePlay(t, p, to, where), Did::full;
    }
    moveCard(t, p, to, where);
    return Did::full;
}
bool canPut(Table& t, const AbilityFrame&, const Args& a) {
    return isThere(t, a, 0) && (a.symbol(kPutTo) != kNoPlace || isThere(t, a, kPutOn));
}
bool isKeepable(Table& t, const AbilityFrame&, const Args& a) {
    return a.symbol(kPutTo) != kKept || a.open[0] || (isAlive(t, a.at(0)) && t.s.pieces.isIn(a.at(0).piece, kPool));
}
bool isUnprotected(Table& t, const AbilityFrame& f, const Args& a) {
    return a.symbol(kPutTo) != kKept || canRemove(t, a.at(0).piece, f.controller);
}

// How much less it costs, the host, whether it costs nothing (DST-TERM-16), whether it lies face down on the card that is
// named.
enum Play { kLess = 1, kOnHost, kForFree, kUnder };
int lessOf(const Args& a) { return a.symbol(kForFree) != 0 ? 99 : a.whole(kLess); }
bool canPlay(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0]) return true;
    if (!isAlive(t, a.at(0))) return false;
    if (a.symbol(kUnder) != 0) return t.s.pieces.data(a.at(0).piece).on.some();
    if (!a.at(kOnHost).some()) return mayPlayThrough(t, f.controller, a.at(0).piece, lessOf(a));
    return isAlive(t, a.at(kOnHost)) && mayPlayOn(t, f.controller, a.at(0).piece, a.at(kOnHost).piece, lessOf(a));
}
Did doPlay(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !canPlay(t, f, a)) return Did::nothing;
    if (a.symbol(kUnder) != 0) {
        if (!t.on("DST-RUL-SOR-18"_rule)) return Did::nothing;
        t.call(kPlayStacked, StackFrame{a.at(0), refOf(t, t.s.pieces.data(a.at(0).piece).on)}, f.controller);
        return Did::called;
    }
    PlayFrame play{a.at(0), a.at(kOnHost), {}, static_cast<int16_t>(lessOf(a)), f.controller, 1};
    play.from = t.s.pieces.kindOf(a.at(0).piece);
    t.call(kPlayCard, play, f.controller);
    return Did::called;
}

// --- ready, exhausted, activated

bool canExhaust(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && (!isExhausted(t, a.at(0).piece) || !t.on("DST-EXH-01"_rule)));
}
Did doExhaust(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || (isExhausted(t, a.at(0).piece) && t.on("DST-EXH-01"_rule))) return Did::nothing;
    setBit(t, a.at(0).piece, PieceData::kExhausted, true);
    announce(t, Event{kExhausts, f.controller, 0, a.at(0), {}, {}}, "DST-EXH-01");
    return Did::full;
}
bool canReady(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && isExhausted(t, a.at(0).piece));
}
Did doReady(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || (!isExhausted(t, a.at(0).piece) && t.on("DST-RDY-01"_rule))) return Did::nothing;
    setBit(t, a.at(0).piece, PieceData::kExhausted, false);
    announce(t, Event{kReadied, f.controller, 0, a.at(0), {}, {}}, "DST-RDY-01");
    return Did::full;
}
// DST-TERM-07: all of them are chosen before one of them is activated. Together: with the first of those that were chosen.
Did activateTogether(Table& t, const AbilityFrame& f) {
    const EachFrame* each = t.nearest(State::kEach);
    if (each == nullptr || each->isSet() || each->index == 0) return Did::nothing;
    if (each->index > 1) return Did::full;
    SquadFrame squad;
    for (Piece p : each->items) t.pushOrFault(squad.cards, p);
    t.call(kSquad, squad, f.controller);
    return Did::called;
}
Did doActivate(Table& t, AbilityFrame& f, const Args& a) {
    if (a.symbol(1) != 0) return activateTogether(t, f);
    if (!isAlive(t, a.at(0)) || !isInPlay(t, a.at(0).piece)) return Did::nothing;
    return activate(t, a.at(0).piece, controllerOf(t, a.at(0).piece));
}

// --- what they need

constexpr Need<Table> kToDeal[] = {
    {partOf("DST-DMG-05"), "there is no damage to deal", isSome},
    {partOf("DST-TERM-06"), "what it would be done to is not there", isTarget},
};
constexpr Need<Table> kToBlock[] = {{partOf("DST-SHD-03"), "no damage is about to be taken", canBlock}};
constexpr Need<Table> kToHeal[] = {
    kThere<1>,
    {partOf("DST-TERM-17"), "there is no damage on it", canHeal},
};
constexpr Need<Table> kToGain[] = {{partOf("DST-RESO-01"), "there is nothing to gain", isSome}};
constexpr Need<Table> kToSpend[] = {{partOf("DST-RESO-01"), "you do not have that many resources", canSpend}};
constexpr Need<Table> kToLose[] = {{partOf("DST-SYM-13"), "that player has no resources", canLose}};
constexpr Need<Table> kToDraw[] = {{partOf("DST-DRAW-03"), "that deck is empty", canDraw}};
// Of the cards from which one is chosen those that can be played so.
bool isPlayable(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || a.open[kOnHost] || a.symbol(kUnder) != 0 || canPlay(t, f, a);
}
constexpr Need<Table> kPlayable[] = {{"DST-ACT-PLAY-04", "it cannot be played now", isPlayable}};
constexpr Need<Table> kToPlay[] = {
    kThere<0>,
    {partOf("DST-ACT-PLAY-04"), "it cannot be played now", canPlay},
};
constexpr Need<Table> kToExhaust[] = {
    kThere<0>,
    {partOf("DST-EXH-01"), "it is exhausted", canExhaust},
};
bool isActivatable(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && canBeActivated(t, a.at(0).piece));
}
constexpr Need<Table> kToActivate[] = {
    kThere<0>,
    {partOf("DST-EXH-01"), "it is exhausted", canExhaust},
    {partOf("DST-EFF-NEG-01"), "a card says that it cannot be activated", isActivatable},
};
constexpr Need<Table> kReadyable[] = {
    kThere<0>,
    {"DST-RDY-01", "it is ready", canReady},
};
constexpr Need<Table> kToReady[] = {
    kThere<0>,
    {partOf("DST-RDY-01"), "it is ready", canReady},
};
constexpr Need<Table> kToPut[] = {
    {partOf("DST-TERM-06"), "what it would be done to is not there", canPut},
    {partOf("DST-ZONE-09"), "that die is not in a pool", isKeepable},
};
constexpr Need<Table> kPuttable[] = {
    {partOf("DST-ZONE-09"), "that die is not in a pool", isKeepable},
    {"DST-TERM-06", "a die protects it: it cannot be removed", isUnprotected},
};

constexpr Verb<Table> kVerbs[] = {
    {{"deal",
      {amount(), holder("to"), flag("unblockable"), flag("indirect"), flag("split"), seatParam("by")},
      "{by} deal(s) {amount} [{unblockable}unblockable ][{indirect}indirect ]damage to "
      "[{split}{to}'s characters, divided at will][!{split}{to}]",
      "DST-DMG-02",
      "Damage of no kind. Indirect: a player divides it among their own characters; split: {by} does."},
     kToDeal,
     doDeal},
    {{"block", {amount()}, "block {amount} of the damage", "", "Before damage is taken."}, kToBlock, doBlock},
    {{"defeat_later",
      {one("character")},
      "defeat {character} after this round ends",
      "",
      "Until then damage does not defeat it."},
     kNeedsFirst,
     doDoom},
    {{"heal", {amount(), one("from")}, "heal {amount} damage from {from}", "", ""}, kToHeal, doHeal},
    {{"defeat", {one("character")}, "defeat {character}", "", ""}, kNeedsFirst, doDefeat},
    {{"gain", {amount(), seatParam("by")}, "{by} gain(s) {amount} resource(s)", "", ""}, kToGain, doGain},
    {{"spend",
      {amount(), seatParam("by")},
      "{by} spend(s) {amount} resource(s)",
      "",
      "All of them or nothing.",
      0,
      Form::none,
      {},
      0,
      0,
      true},
     kToSpend,
     doSpend},
    {{"lose", {allOr(amount()), seatParam("by")}, "{by} lose(s) {amount} resource(s)", "", ""}, kToLose, doLose},
    {{"draw", {amount(), seatParam("by")}, "{by} draw(s) {amount} card(s)", "", ""}, kToDraw, doDraw},
    {{"look", {one("card")}, "look at {card}", "", "You alone."}, kNeedsFirst, doLook},
    {{"reveal", {one("card")}, "reveal {card}", "", "To everybody."}, kNeedsFirst, doReveal},
    {{"put",
      {one("card"), given(symbol("to", "place"), kNoPlace), piece("on"), flag("in_order")},
      "[put {card} {to}][!{to}move {card} to {on}][{in_order} in any order]",
      "",
      "In any order: several, one after the other. From wherever it is; an upgrade on another card. A die that is kept is "
      "not rolled and does not return meanwhile."},
     kToPut,
     doPut,
     kPuttable},
    {{"discard", {one("card")}, "discard {card}", "", "From hand, deck or play."}, kNeedsFirst, doDiscard},
    {{"play",
      {one("card"), given(amount("less"), 0), piece("on"), flag("free"), flag("under")},
      "play [{under}what is stacked on ]{card}[ on {on}][ for {less} less][{free} for free][{under}, and discard that "
      "set-aside copy]",
      "",
      "From hand, discard pile or deck. It enters the queue."},
     kToPlay,
     doPlay,
     kPlayable},
    {{"exhaust", {one("card")}, "exhaust {card}", "", ""}, kToExhaust, doExhaust, kToExhaust},
    {{"ready", {one("card")}, "ready {card}", "", ""}, kToReady, doReady, kReadyable},
    {{"activate",
      {one("card"), flag("together"), flag("in_order")},
      "activate {card}[{together} at once][{in_order} in any order]",
      "",
      "In any order: one after the other. At once: what comes before each of them is done before any of them rolls."},
     kToActivate,
     doActivate,
     kToActivate},
};

}  // namespace

std::span<const Verb<Table>> verbs() {
    static const std::vector<Verb<Table>> list = [] {
        std::vector<Verb<Table>> out(continuousVerbs().begin(), continuousVerbs().end());
        for (auto more : {std::span<const Verb<Table>>(kVerbs), tokenVerbs(), diceVerbs(), cardVerbs(), orderVerbs()})
            out.insert(out.end(), more.begin(), more.end());
        return out;
    }();
    return list;
}

}  // namespace cantina::destiny
