// The verbs of the card language: what cards do, each with whether it could do anything and how it reads.
// Rules: DST-ABL-04 (as much as possible), and the rule named with each verb.
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// DST-ABL-04: an ability is carried out as far as possible; off: a part that cannot be done in full is not done at all.
int asMuchAs(Table& t, int wanted, int possible) {
    if (possible >= wanted) return wanted;
    return t.on("DST-ABL-04"_rule) ? possible : 0;
}
Did didOf(int done, int wanted) { return done <= 0 ? Did::nothing : done < wanted ? Did::partly : Did::full; }

bool isThere(Table& t, const Args& a, int i) { return a.open[static_cast<size_t>(i)] || isAlive(t, a.at(i)); }
bool always(Table&, const AbilityFrame&, const Args&) { return true; }

// --- facts: never performed, the rules look for them

Did asFact(Table&, AbilityFrame&, const Args&) { return Did::full; }

bool canReduceCost(Table& t, const AbilityFrame&, const Args&) { return t.within(kPlayCard.id) || t.s.core.asked.some(); }
Did reduceCost(Table& t, AbilityFrame&, const Args& a) {
    PlayFrame* play = t.nearest(kPlayCard);
    if (play == nullptr) return Did::nothing;
    play->less = static_cast<int16_t>(play->less + a.whole(0));
    return Did::full;
}

// --- damage, shields, healing, defeat

bool canDeal(Table& t, const AbilityFrame&, const Args& a) { return a.whole(0) > 0 && isThere(t, a, 1); }
Did doDeal(Table& t, AbilityFrame& f, const Args& a) { return dealDamage(t, a.at(1), f.source, a.whole(0)); }

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

bool canDefeat(Table& t, const AbilityFrame&, const Args& a) { return isThere(t, a, 0); }
Did doDefeat(Table& t, AbilityFrame&, const Args& a) { return defeat(t, a.at(0)); }

// --- resources and cards

bool canGain(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) > 0; }
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
Did fromDeck(Table& t, Seat seat, uint8_t to, int wanted) {
    int n = asMuchAs(t, wanted, t.s.pieces.size({kDeck, seat}));
    for (int i = 0; i < n; ++i) moveCard(t, t.s.pieces.top({kDeck, seat}), {to, seat});
    return didOf(n, wanted);
}
Did doDraw(Table& t, AbilityFrame& f, const Args& a) { return fromDeck(t, f.controller, kHand, a.whole(0)); }
Did doDiscardTop(Table& t, AbilityFrame& f, const Args& a) { return fromDeck(t, f.controller, kDiscard, a.whole(0)); }

bool canDiscard(Table& t, const AbilityFrame&, const Args& a) { return isThere(t, a, 0); }
Did doDiscard(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || t.s.pieces.isIn(a.at(0).piece, kDiscard)) return Did::nothing;
    Piece p = a.at(0).piece;
    Zone to{kDiscard, t.s.pieces.row(p).owner};
    if (isInPlay(t, p)) {
        announce(t, Event{kDiscarded, kNobody, 0, a.at(0), {}, {}}, "DST-ZONE-13");
        leavePlay(t, p, to);
    } else {
        moveCard(t, p, to);
    }
    return Did::full;
}

bool canTakeBack(Table& t, const AbilityFrame&, const Args& a) { return isThere(t, a, 0); }
Did doTakeBack(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    moveCard(t, a.at(0).piece, {kHand, t.s.pieces.row(a.at(0).piece).owner});
    return Did::full;
}

bool canPlay(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && mayPlay(t, f.controller, a.at(0).piece));
}
Did doPlay(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !canPlay(t, f, a)) return Did::nothing;
    t.call(kPlayCard, PlayFrame{a.at(0), {}, {}, 0, f.controller, 1}, f.controller);
    return Did::called;
}

// --- ready, exhausted, activated

bool canExhaust(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && !isExhausted(t, a.at(0).piece));
}
Did doExhaust(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || isExhausted(t, a.at(0).piece)) return Did::nothing;
    setBit(t, a.at(0).piece, PieceData::kExhausted, true);
    announce(t, Event{kExhausts, kNobody, 0, a.at(0), {}, {}}, "DST-EXH-01");
    return Did::full;
}
bool canReady(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && isExhausted(t, a.at(0).piece));
}
Did doReady(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isExhausted(t, a.at(0).piece)) return Did::nothing;
    setBit(t, a.at(0).piece, PieceData::kExhausted, false);
    announce(t, Event{kReadied, kNobody, 0, a.at(0), {}, {}}, "DST-RDY-01");
    return Did::full;
}
Did doActivate(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isInPlay(t, a.at(0).piece)) return Did::nothing;
    return activate(t, a.at(0).piece, controllerOf(t, a.at(0).piece));
}

// --- dice

bool isPoolDie(Table& t, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && t.s.pieces.isIn(a.at(0).piece, kPool));
}
bool canUseDie(Table& t, const AbilityFrame&, const Args& a) { return isPoolDie(t, a); }
Did doRemove(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    removeDie(t, a.at(0).piece);
    return Did::full;
}
Did doReroll(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    roll(t, a.at(0).piece);
    return Did::full;
}
// A die resolved through a card resolves there and then, as part of it (DST-RTC-01, DST-RUL-AW-19).
Did doResolve(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    Piece die = a.at(0).piece;
    Side s = sideOf(t, die);
    int have = t.s.resources[f.controller.index()];
    if (s.symbol == kBlank || s.plus || have < s.cost) return Did::nothing;
    setResources(t, f.controller, have - s.cost);
    SideFrame frame;
    frame.die = a.at(0);
    frame.card = refOf(t, t.s.pieces.data(die).on);
    frame.def = t.s.pieces.row(die).def;
    frame.value = s.value;
    frame.side = t.s.pieces.data(die).number;
    t.call(kResolveSide, frame, f.controller);
    return Did::called;
}
bool canResolveSide(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (a.at(0).some() && hasDie(t, a.at(0).piece));
}
Did doResolveSide(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !hasDie(t, a.at(0).piece)) return Did::nothing;
    SideFrame frame;
    frame.card = a.at(0);
    frame.def = t.s.pieces.row(a.at(0).piece).def;
    frame.side = SideFrame::kUnchosen;
    t.call(kResolveSide, frame, f.controller);
    return Did::called;
}

// --- other

Did doPromise(Table& t, AbilityFrame&, const Args& a) {
    promiseAction(t, a.seat(0));
    return Did::full;
}
bool canBecomeSupport(Table& t, const AbilityFrame&, const Args& a) { return isThere(t, a, 0); }
Did doBecomeSupport(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isInPlay(t, a.at(0).piece)) return Did::nothing;
    Piece p = a.at(0).piece;
    moveCard(t, p, {kSupports, controllerOf(t, p)});
    t.s.pieces.data(p).on = {};
    return Did::full;
}
bool canSpot(Table& t, const AbilityFrame&, const Args& a) { return isThere(t, a, 0); }

constexpr Param kNoParam{};
constexpr Param amount(const char* name = "amount") { return {name, ParamKind::number}; }
constexpr Param one(const char* name) { return {name, ParamKind::one}; }
constexpr Param seatParam(const char* name = "who") { return {name, ParamKind::seat, "", true}; }

constexpr Verb<Table> kVerbs[] = {
    // The facts stand first, in the order of FactVerb.
    {{"reduce_cost", {amount()}, "decrease its cost by {amount}", "", "Only while a card is being played."},
     canReduceCost,
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
    {{"unblockable", {kNoParam}, "the damage from this die cannot be blocked", "", "Inherent to the die."}, always, asFact},

    {{"deal", {amount(), one("to")}, "deal {amount} damage to {to}", "", "Damage of no kind."}, canDeal, doDeal},
    {{"heal", {amount(), one("from")}, "heal {amount} damage from {from}", "", ""}, canHeal, doHeal},
    {{"give_shields", {amount(), one("to")}, "give {amount} shield(s) to {to}", "", ""}, canShield, doShield},
    {{"remove_shields", {amount(), one("from")}, "remove {amount} shield(s) from {from}", "", ""},
     canRemoveShields,
     doRemoveShields},
    {{"defeat", {one("character")}, "defeat {character}", "", ""}, canDefeat, doDefeat},
    {{"gain", {amount()}, "gain {amount} resource(s)", "", ""}, canGain, doGain},
    {{"spend", {amount()}, "spend {amount} resource(s)", "", "All of them or nothing."}, canSpend, doSpend},
    {{"lose", {amount(), seatParam()}, "{who} loses {amount} resource(s)", "", ""}, canLose, doLose},
    {{"draw", {amount()}, "draw {amount} card(s)", "", ""}, canDraw, doDraw},
    {{"discard_top", {amount()}, "discard the top {amount} card(s) of your deck", "", ""}, canDraw, doDiscardTop},
    {{"discard", {one("card")}, "discard {card}", "", "From hand or from play."}, canDiscard, doDiscard},
    {{"take_back", {one("card")}, "add {card} to your hand", "", "A card of your discard pile."}, canTakeBack, doTakeBack},
    {{"play", {one("card")}, "play {card}", "", "Its cost is paid; it enters the queue."}, canPlay, doPlay},
    {{"exhaust", {one("card")}, "exhaust {card}", "", ""}, canExhaust, doExhaust},
    {{"ready", {one("card")}, "ready {card}", "", ""}, canReady, doReady},
    {{"activate", {one("card")}, "activate {card}", "", ""}, canExhaust, doActivate},
    {{"remove", {one("die")}, "remove {die}", "", "A die in a pool returns to its card."}, canUseDie, doRemove},
    {{"reroll", {one("die")}, "reroll {die}", "", ""}, canUseDie, doReroll},
    {{"resolve", {one("die")}, "resolve {die}", "", "As part of this ability."}, canUseDie, doResolve},
    {{"resolve_side", {one("card")}, "resolve a side of the die of {card}", "", "The die need not be anywhere."},
     canResolveSide,
     doResolveSide},
    {{"take_action", {seatParam()}, "{who} may take an additional action", "", ""}, always, doPromise},
    {{"become_support", {one("card")}, "{card} becomes a support", "", ""}, canBecomeSupport, doBecomeSupport},
    {{"spot", {one("piece")}, "only if you can spot {piece}", "", "Play restrictions."}, canSpot, asFact},
};

}  // namespace

std::span<const Verb<Table>> verbs() { return kVerbs; }

}  // namespace cantina::destiny
