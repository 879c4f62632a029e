// The verbs of this game's card language and what they do.
#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"
#include "language/shape.h"

namespace cantina::lcg {
namespace {

using namespace language;

bool isAlive(Table& t, const Args& a, int i) { return a.open[static_cast<size_t>(i)] || t.s.pieces.alive(a.at(i)); }
template <int kParam>
bool isThere(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, kParam);
}
Did calledOr(bool called, Did otherwise) { return called ? Did::called : otherwise; }

// --- damage

bool isSome(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) > 0; }
// Of a card that is not chosen yet nothing is known.
bool canTakeFrom(Table& t, const AbilityFrame& f, PieceRef card) {
    return canBeDamaged(t, card.piece, f.controller, f.source.piece);
}

// LCG-FAQ-20: what one effect deals to several cards is dealt at once. Its parts are laid beside the cards, and with the
// last of them all are dealt. (Off: one after the other.)
Did damageTogether(Table& t, AbilityFrame& f, const Args& a, const EachFrame& e) {
    bool some = a.whole(0) > 0 && t.s.pieces.alive(a.at(1)) && canTakeFrom(t, f, a.at(1));
    if (some && !assignPart(t, a.at(1), a.whole(0))) t.fault(Fault::capacity);
    if (e.index < e.items.size()) return some ? Did::full : Did::nothing;
    return calledOr(dealAssigned(t, f.source, f.controller), Did::nothing);
}
Did damage(Table& t, AbilityFrame& f, const Args& a) {
    if (const EachFrame* loop = loopAroundVerb(t, f); loop != nullptr && t.on("LCG-FAQ-20"_rule))
        return damageTogether(t, f, a, *loop);
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    deal(t, a.at(1), f.source, f.controller, a.whole(0));
    return Did::called;
}

Assigned* assignedTo(Table& t, PieceRef card) {
    DealFrame* d = t.nearest(State::kDeal);
    if (d != nullptr &&
        isForbidden(
            t, {.what = kNoRedirecting, .of = card.piece, .by = d->dealer, .with = d->source.piece, .icons = d->icons != 0}))
        return nullptr;
    for (Assigned& x : t.s.assigned)
        if (d != nullptr && x.group == d->group && x.card == card && x.amount > 0) return &x;
    return nullptr;
}
// Part of the damage that is being dealt is laid beside another card; its source stays the same.
Did divertDamage(Table& t, AbilityFrame& f, const Args& a) {
    Assigned* from = assignedTo(t, f.event.subject);
    if (from == nullptr || !t.s.pieces.alive(a.at(2))) return Did::nothing;
    const DealFrame* d = t.nearest(State::kDeal);
    if (!canBeDamaged(t, a.at(2).piece, d->dealer, d->source.piece)) return Did::nothing;
    int n = std::min<int>(a.whole(1), from->amount);
    from->amount = static_cast<uint8_t>(from->amount - n);
    t.pushOrFault(t.s.assigned, Assigned{a.at(2), static_cast<uint8_t>(n), 0, from->group, 0});
    return n == a.whole(1) ? Did::full : Did::partly;
}

// --- focusing

bool canFocus(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 0) && (a.open[0] || isReady(t, a.at(0).piece));
}
// LCG-FOC-02: an exhausted card cannot be focused to pay.
Did focus(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isReady(t, a.at(0).piece)) return Did::nothing;
    return calledOr(placeFocus(t, a.at(0), f.source, f.controller, 1), Did::full);
}
// --- cards

// A text keeps the effects of such a card from it.
bool isSpared(Table& t, const AbilityFrame& f, PieceRef card) {
    return isUnaffected(t, card.piece, f.controller, f.source.piece);
}
template <LeaveHow how>
bool canLeave(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0] || !a.at(0).some()) return true;
    const Seat by = how == kSacrificed ? a.seat(1) : f.controller;
    if (how != kSacrificed && isSpared(t, f, a.at(0))) return false;
    return !t.rules.zones[t.s.pieces.zoneOf(a.at(0).piece).kind].inPlay || mayLeave(t, a.at(0).piece, how, by, f.source);
}
Did destroy(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !canLeave<kDestroyedCard>(t, f, a)) return Did::nothing;
    return calledOr(leavePlay(t, a.at(0).piece, kDestroyedCard, f.controller, f.source), Did::full);
}
bool canDraw(Table& t, const AbilityFrame&, const Args& a) { return t.s.pieces.size({kCommandDeck, a.seat(1)}) > 0; }
// LCG-DSR-01: one after the other, each a draw of its own.
bool mayDraw(Table& t, const AbilityFrame& f, const Args& a) {
    return !isForbidden(t, {.what = kNoDrawing, .seat = a.seat(1), .by = f.controller, .with = f.source.piece});
}
Did draw(Table& t, AbilityFrame& f, const Args& a) {
    if (!mayDraw(t, f, a)) return Did::nothing;
    bool called = false;
    for (int i = 0; i < a.whole(0); ++i) called = drawCard(t, a.seat(1), f.source) || called;
    return calledOr(called, Did::full);
}
Did sacrifice(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !canLeave<kSacrificed>(t, f, a)) return Did::nothing;
    return calledOr(leavePlay(t, a.at(0).piece, kSacrificed, a.seat(1), f.source), Did::full);
}
bool canDiscard(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0] || !a.at(0).some()) return true;
    return !isSpared(t, f, a.at(0)) &&
           !isForbidden(t, {.what = kNoDiscarding, .of = a.at(0).piece, .by = f.controller, .with = f.source.piece});
}
// What lay captured, or in an edge stack, is its owner's again, and nothing of that is left on it.
void giveBack(Table& t, Piece p) {
    if (!t.s.pieces.isIn(p, kCaptured) && !t.s.pieces.isIn(p, kEdge)) return;
    t.s.pieces.row(p).controller = t.s.pieces.row(p).owner;
    *edit(t, p) = {};
}
Did discard(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !canDiscard(t, f, a)) return Did::nothing;
    if (t.rules.zones[t.s.pieces.zoneOf(a.at(0).piece).kind].inPlay) {
        if (!mayLeave(t, a.at(0).piece, kDiscarded, f.controller, f.source)) return Did::nothing;
        return calledOr(leavePlay(t, a.at(0).piece, kDiscarded, f.controller, f.source), Did::full);
    }
    const Piece p = a.at(0).piece;
    const bool fromHand = t.s.pieces.isIn(p, kHand);
    giveBack(t, p);
    movePiece(t, p, {kDiscard, t.s.pieces.row(p).owner}, Where::top);
    const Event e{kIsDiscarded, f.controller, 0, t.s.pieces.ref(p), f.source, f.source};
    return calledOr(fromHand && happen(t, e), Did::full);
}
bool mayTakePart(Table& t, const AbilityFrame&, const Args& a) { return a.symbol(1) == 0 || t.s.attacker.some(); }
// LCG-DEP-03: without its cost, whenever.
Did putIntoPlay(Table& t, AbilityFrame& f, const Args& a) {
    Piece p = a.at(0).piece;
    if (!p.some() || !mayTakePart(t, f, a) || hasCopyInPlay(t, f.controller, p) || needsHost(t, p)) return Did::nothing;
    const int16_t came = Came::as(kPutIntoPlay, t.s.pieces.kindOf(p));
    const uint8_t zone = isType(t, p, kObjectiveCard) ? kObjectives : isType(t, p, kEnhancementCard) ? kSupport : kUnits;
    movePiece(t, p, {zone, f.controller});
    if (a.symbol(1) != 0) joinEngagement(t, p);
    return calledOr(happen(t, Event{kEntersPlay, f.controller, came, t.s.pieces.ref(p), {}, f.source}), Did::full);
}
// Each deck takes its own cards: an objective never goes to a command deck.
Zone placeOf(Table& t, Piece p, int place) {
    const bool isDeck = place == kCommandDeck || place == kObjectiveDeck || place == kOnTop;
    const uint8_t deck = isType(t, p, kObjectiveCard) ? kObjectiveDeck : kCommandDeck;
    return {isDeck ? deck : static_cast<uint8_t>(place), t.s.pieces.row(p).owner};
}
LeaveHow howToLeave(const Args& a) {
    if (a.symbol(1) == kHand) return kReturned;
    if (a.symbol(1) == kDiscard) return kDiscarded;
    return a.symbol(1) == kOnTop ? kPutOnTop : a.symbol(2) != 0 ? kMixedUnder : kPutUnder;
}
// What is in play does not lie in an edge stack.
bool mayLieThere(Table& t, const AbilityFrame&, const Args& a) {
    if (a.open[0] || a.symbol(1) != kEdge) return true;
    return t.within(State::kEdgeBattle.id) && !t.rules.zones[t.s.pieces.kindOf(a.at(0).piece)].inPlay;
}

// To its owner's hand, pile or deck. What is in play leaves it.
Did move(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !canLeave<kReturned>(t, f, a) || !mayLieThere(t, f, a)) return Did::nothing;
    const Piece p = a.at(0).piece;
    const LeaveHow how = howToLeave(a);
    if (t.rules.zones[t.s.pieces.zoneOf(p).kind].inPlay)
        return calledOr(leavePlay(t, p, how, f.controller, f.source), Did::full);
    const Zone to = placeOf(t, p, a.symbol(1));
    giveBack(t, p);
    movePiece(t, p, to, how == kPutUnder || how == kMixedUnder ? Where::bottom : Where::top);
    if (how == kMixedUnder) mixBottom(t, to.seat);
    return Did::full;
}
// A card is played, and paid for as usual.
bool mayBePlayedNow(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || !a.at(0).some() || whyNotPlayNow(t, f.controller, a.at(0).piece).legal();
}
bool isPlayable(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || isType(t, a.at(0).piece, kUnitCard) || isType(t, a.at(0).piece, kEnhancementCard);
}
Did play(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !mayTakePart(t, f, a) || !isPlayable(t, f, a) || !mayBePlayedNow(t, f, a))
        return Did::nothing;
    playCard(t, f.controller, a.at(0).piece, false, a.symbol(1) != 0);
    return Did::called;
}
bool mayCommit(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || (mayBeCommitted(t, a.at(0).piece) && !isSpared(t, f, a.at(0)));
}
Did commit(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !mayCommit(t, f, a)) return Did::nothing;
    const Event e{kCommitsToForce, controllerOf(t, a.at(0).piece), 0, a.at(0), f.source, f.source};
    return calledOr(happen(t, e), Did::full);
}
bool isCommittedNow(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0]) return true;
    const bool committed = t.s.pieces.alive(a.at(0)) && (t.s.pieces.data(a.at(0).piece).flags & PieceData::kCommitted) != 0;
    return committed && !isSpared(t, f, a.at(0));
}
// LCG-GP-07: the Force card goes back to its owner.
Did uncommit(Table& t, AbilityFrame& f, const Args& a) {
    if (!isCommittedNow(t, f, a)) return Did::nothing;
    edit(t, a.at(0).piece)->flags &= static_cast<uint8_t>(~PieceData::kCommitted);
    return Did::full;
}
Did setBalance(Table& t, AbilityFrame&, const Args& a) {
    t.s.balance = a.seat(0);
    t.touch();
    return Did::full;
}
Did skip(Table& t, AbilityFrame&, const Args& a) {
    t.s.skipped = static_cast<uint8_t>(t.s.skipped | 1u << a.symbol(0));
    return Did::full;
}
bool canLeaveEngagement(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && isParticipating(t, a.at(0).piece) && !isSpared(t, f, a.at(0)));
}
Did leaveEngagement(Table& t, AbilityFrame& f, const Args& a) {
    if (!canLeaveEngagement(t, f, a)) return Did::nothing;
    removeFromEngagement(t, a.at(0).piece);
    return Did::full;
}

// --- cards of decks and hands

Did look(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some()) return Did::nothing;
    reveal(t, a.at(0).piece, static_cast<uint8_t>(1u << f.controller.index()));
    return Did::full;
}
Did show(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(0).some()) return Did::nothing;
    reveal(t, a.at(0).piece);
    return Did::full;
}
// LCG-DSR-03: after searching a deck it is shuffled.
Did shuffle(Table& t, AbilityFrame&, const Args& a) {
    if (t.on("LCG-DSR-03"_rule)) shuffleZone(t, {static_cast<uint8_t>(a.symbol(0)), a.seat(1)});
    return Did::full;
}

// --- what was about to happen takes another course

// LCG-GP-11, LCG-FAQ-14: the engagement still counts as declared against the first objective only.
// LCG-FAQ-13: used after objective and attackers have been declared. (Off: it is too late then.)
Did divertEngagement(Table& t, const Args& a) {
    if (!t.on("LCG-FAQ-13"_rule)) return Did::full;
    EngagementFrame* e = t.nearest(State::kEngagement);
    if (e == nullptr || !t.s.pieces.alive(a.at(2))) return Did::nothing;
    e->objective = t.s.engaged = a.at(2);
    if (ConditionFrame* c = t.nearest(State::kCondition); c != nullptr && c->event.kind == kEngages)
        c->event.subject = a.at(2);
    if (!t.on("LCG-GP-11"_rule)) edit(t, a.at(2).piece)->flags |= PieceData::kEngaged;
    return Did::full;
}
// In an interrupt to its leaving play: another place to go.
Did divertCard(Table& t, const AbilityFrame& f, const Args& a) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        Frame& frame = t.s.core.stack[i];
        if (frame.procedure != State::kCondition.id) continue;
        auto& c = frame.as<ConditionFrame>();
        const bool leaves = c.event.kind == kDestroyed || c.event.kind == kLeavesPlay;
        if (!leaves || !(c.event.subject == f.event.subject)) continue;
        c.to = {static_cast<uint8_t>(a.symbol(3)), t.s.pieces.row(c.event.subject.piece).owner};
        return Did::full;
    }
    return Did::nothing;
}

// divert(what, amount, to, into), in an interrupt: damage, the engagement, or where a destroyed card goes.
enum DivertedId : uint8_t { kDivertedDamage, kDivertedEngagement, kDivertedCard };
Did divert(Table& t, AbilityFrame& f, const Args& a) {
    if (a.symbol(0) == kDivertedDamage) return divertDamage(t, f, a);
    return a.symbol(0) == kDivertedEngagement ? divertEngagement(t, a) : divertCard(t, f, a);
}
bool isUnderWay(Table& t, const AbilityFrame& f, const Args& a) {
    return a.symbol(0) != kDivertedDamage || assignedTo(t, f.event.subject) != nullptr;
}
bool mayBeDamaged(Table& t, const AbilityFrame& f, const Args& a) {
    return a.symbol(0) != kDivertedDamage || a.open[2] || !a.at(2).some() || canTakeFrom(t, f, a.at(2));
}

bool hasDeck(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kCommandDeck, f.controller}) > 0; }
// A number of a unit is larger for this strike: no form says so.
void addForStrike(Table& t, const AbilityFrame& f, PieceRef unit, int stat, int amount) {
    Lasting l;
    l.row = static_cast<uint16_t>(kWithoutText + stat);
    l.of = unit;
    l.source = f.source;
    l.controller = f.controller;
    l.amount = amount * 1000;
    l.period = static_cast<uint8_t>(kEndOfStrike);
    if (t.s.pieces.alive(unit)) beginLasting(t, l);
}
// The top card of the deck is discarded; a unit gives its printed icons for this strike.
Did borrowIcons(Table& t, AbilityFrame& f, const Args& a) {
    Piece top = t.s.pieces.top({kCommandDeck, f.controller});
    if (!top.some()) return Did::nothing;
    movePiece(t, top, {kDiscard, f.controller}, Where::top);
    const CardDef& def = defOf(t, top);
    if (def.type == kUnitCard)
        for (int stat = kUnitDamage; stat <= kEdgeTactics; ++stat)
            if (def.whole(stat) > 0) addForStrike(t, f, a.at(0), stat, def.whole(stat));
    return Did::full;
}

// --- what was about to happen

Did cancel(Table&, AbilityFrame& f, const Args&) {
    f.flags |= AbilityFrame::kReplaces;
    return Did::full;
}

Did dial(Table& t, AbilityFrame&, const Args& a) {
    advanceDial(t, a.whole(0));
    return Did::full;
}

// --- forms of these verbs

Did turnBack(Table& t, AbilityFrame&, const Args& a) {
    const int there = t.s.dial;
    turnDialBack(t, a.whole(0));
    return there >= a.whole(0) ? Did::full : there > 0 ? Did::partly : Did::nothing;
}
bool mayTurnBack(Table& t, const AbilityFrame&, const Args&) { return t.s.dial > 0; }

bool needsNoHost(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || !needsHost(t, a.at(0).piece); }
constexpr Param kAmount = numberParam("amount");
constexpr Param kTo = pieceParam("to", bit(kUnits) | bit(kObjectives));
constexpr Param kCard{"card", ParamKind::one};
constexpr Param kUnit = pieceParam("card", bit(kUnits));
constexpr Param kThereCard = pieceParam("card", kInPlay);
constexpr Param kComing = pieceParam("card", kOutOfPlay);
constexpr Param kBy{"by", ParamKind::seat, "", true};
constexpr Param kAs{"as", ParamKind::symbol, "standing", true};
constexpr Param kPlace{"to", ParamKind::symbol, "place"};
constexpr Param kOrder{"order", ParamKind::symbol, "order", true};
constexpr Param kInOrder{"in_order", ParamKind::symbol, "flag", true};
constexpr Param kDeck{"deck", ParamKind::symbol, "deck"};
constexpr Param kDiverted{"what", ParamKind::symbol, "diverted"};
constexpr Param kSome{"amount", ParamKind::number, "", true};
constexpr Param kMaybeTo{"to", ParamKind::one, "", true};
constexpr Param kInto{"into", ParamKind::symbol, "place", true};

constexpr Needs<Table> always{};
template <int kParam>
constexpr Need<Table> kThere{partOf("LCG-FX-05"), "what it would be done to is not there", isThere<kParam>};
constexpr Need<Table> kNeedsFirst[] = {kThere<0>};
template <LeaveHow how>
constexpr Need<Table> kToLeave[] = {
    kThere<0>,
    {partOf("LCG-FX-07"), "a card says that it cannot leave play like that", canLeave<how>},
};
constexpr Need<Table> kToDiscard[] = {
    kThere<0>,
    {partOf("LCG-FX-07"), "a card says that it cannot be discarded", canDiscard},
    {partOf("LCG-FX-07"), "a card says that it cannot leave play like that", canLeave<kDiscarded>},
};
constexpr Need<Table> kToDamage[] = {
    {partOf("LCG-DMG-06"), "there is no damage to deal", isSome},
    kThere<1>,
};
constexpr Need<Table> kToDivert[] = {
    {partOf("LCG-TIM-07"), "no damage is being dealt to it", isUnderWay},
    kThere<2>,
    {partOf("LCG-TERM-14"), "that cannot be damaged", mayBeDamaged},
};
constexpr Need<Table> kToFocus[] = {
    kThere<0>,
    {partOf("LCG-FOC-02"), "it is exhausted", canFocus},
};
constexpr Need<Table> kToDraw[] = {
    {partOf("LCG-WIN-03"), "your command deck is empty", canDraw},
    {partOf("LCG-FX-07"), "a card says that no cards are drawn", mayDraw},
};
constexpr Need<Table> kToBorrow[] = {{partOf("LCG-WIN-03"), "your command deck is empty", hasDeck}};
constexpr Need<Table> kToLeaveEngagement[] = {{partOf("LCG-CON-08"), "it is not participating", canLeaveEngagement}};
constexpr Need<Table> kToPlay[] = {
    kThere<0>,
    {partOf("LCG-CON-03"), "there is no engagement", mayTakePart},
    {partOf("LCG-DEP-01"), "only units and enhancements are played like this", isPlayable},
    {partOf("LCG-RES-01"), "it cannot be played now: it costs too much, is unique and in play, or has nothing to enhance",
     mayBePlayedNow},
};
constexpr Need<Table> kToCommit[] = {
    kThere<0>,
    {partOf("LCG-FOR-02"), "it is committed already, there is no Force card left, or a card says no", mayCommit},
};
constexpr Need<Table> kToUncommit[] = {{partOf("LCG-FOR-02"), "it is not committed to the Force", isCommittedNow}};
constexpr Need<Table> kToPutIntoPlay[] = {
    kThere<0>,
    {partOf("LCG-CON-03"), "there is no engagement", mayTakePart},
    {partOf("LCG-CARD-08"), "it needs something to enhance", needsNoHost},
};
constexpr Need<Table> kToTurnBack[] = {{partOf("LCG-OBJ-02"), "the dial shows 0", mayTurnBack}};
constexpr Need<Table> kToMove[] = {
    kThere<0>,
    {partOf("LCG-FX-07"), "a card says that it cannot leave play like that", canLeave<kReturned>},
    {partOf("LCG-EDGE-01"), "there is no edge battle, or it is in play", mayLieThere},
};

constexpr Verb<Table> kVerbs[] = {
    {{"focus", {kThereCard}, "focus {card}", "LCG-FOC-02", "As a cost: the card must be ready."}, kToFocus, focus},
    {{"damage", {kAmount, kTo}, "deal {amount} damage to {to}", "", "Four steps: assign, protect, shields, take."},
     kToDamage,
     damage},
    {{"divert",
      {kDiverted, kSome, kMaybeTo, kInto},
      "redirect[ {amount} of] {what} to[ {to}][ {into}]",
      "",
      "In an interrupt: damage to a card, an engagement to an objective, a destroyed card into a hand."},
     kToDivert,
     divert},
    {{"sacrifice", {kThereCard, kBy}, "{by} sacrifice(s) {card}", "", ""}, kToLeave<kSacrificed>, sacrifice},
    {{"destroy", {kThereCard}, "destroy {card}", "", ""}, kToLeave<kDestroyedCard>, destroy},
    {{"draw", {kAmount, kBy}, "{by} draw(s) {amount} card(s)", "", ""}, kToDraw, draw},
    {{"discard", {kCard}, "discard {card}", "", "From a hand, or an enhancement."}, kToDiscard, discard},
    {{"move",
      {kCard, kPlace, kOrder, kInOrder},
      "return {card} to {to}[ {order}][{in_order} in any order]",
      "",
      "From anywhere."},
     kToMove,
     move},
    {{"put_into_play", {kComing, kAs}, "put {card} into play[ {as}]", "LCG-DEP-03", ""}, kToPutIntoPlay, putIntoPlay},
    {{"play",
      {kComing, kAs},
      "play {card}[ {as}]",
      "LCG-RES-01",
      "For its cost, in whatever phase.",
      0,
      Form::none,
      {},
      kPlaysTag},
     kToPlay,
     play},
    {{"commit", {kUnit}, "commit {card} to the Force", "LCG-FOR-01", ""}, kToCommit, commit},
    {{"uncommit", {kUnit}, "remove the Force card from {card}", "LCG-FOR-02", ""}, kToUncommit, uncommit},
    {{"set_balance", {{"player", ParamKind::seat}}, "the Balance of the Force comes to {player}", "", ""},
     always,
     setBalance},
    {{"skip", {{"phase", ParamKind::symbol, "skipped phase"}}, "skip the {phase} phase of this turn", "", ""}, always, skip},
    {{"withdraw", {kUnit}, "remove {card} from the engagement", "", ""}, kToLeaveEngagement, leaveEngagement},
    {{"cancel", {}, "cancel its effects", "", "In an interrupt to an event being played."}, always, cancel},
    {{"restart_edge_battle",
      {},
      "cancel this edge battle and all other fate cards, discard both edge stacks and start a new edge battle",
      "LCG-EDGE-14",
      "On fate cards."},
     always,
     cancel},
    {{"advance", {kAmount}, "advance the Death Star dial by {amount}", "", ""}, always, dial},
    {{"advance", {numberParam("back")}, "turn the Death Star dial back by {back}", "", "Never below 0."},
     kToTurnBack,
     turnBack},
    {{"look", {kCard}, "look at {card}", "", ""}, kNeedsFirst, look},
    {{"reveal", {kCard}, "reveal {card}", "", "To everybody."}, kNeedsFirst, show},
    {{"shuffle", {kDeck, kBy}, "{by} shuffle(s) {deck}", "LCG-DSR-03", ""}, always, shuffle},
    {{"borrow_icons",
      {kCard},
      "discard the top card of your deck; if that is a unit, its printed combat icons are added to those of {card} until "
      "the "
      "end of this strike",
      "",
      "In a reaction to being focused to strike."},
     kToBorrow,
     borrowIcons},
};
}  // namespace

std::span<const Verb<Table>> verbs() {
    static const std::vector<Verb<Table>> all = [] {
        std::vector<Verb<Table>> list(std::begin(kVerbs), std::end(kVerbs));
        for (const auto& v : formVerbs()) list.push_back(v);
        for (const auto& v : tokenVerbs()) list.push_back(v);
        for (const auto& v : controlVerbs()) list.push_back(v);
        for (const auto& v : attachVerbs()) list.push_back(v);
        return list;
    }();
    return all;
}

}  // namespace cantina::lcg
