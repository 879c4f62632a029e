// The verbs of this game's card language and what they do.
#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

bool isAlive(Table& t, const Args& a, int i) { return a.open[static_cast<size_t>(i)] || t.s.pieces.alive(a.at(i)); }
template <int kParam>
bool isThere(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, kParam);
}
Did calledOr(bool called, Did otherwise) { return called ? Did::called : otherwise; }

// --- constant effects: read by values.cpp, never performed

Did constant(Table&, AbilityFrame&, const Args&) { return Did::full; }

// --- damage

bool isSome(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) > 0; }
Did damage(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    deal(t, a.at(1), f.source, f.controller, a.whole(0));
    return Did::called;
}

// LCG-FAQ-19: the Death Star dial is no objective. (Off: effects on the engaged objective damage it too.)
bool isEngaging(Table& t, const AbilityFrame&, const Args&) {
    return t.s.pieces.alive(t.s.engaged) && (!isDialEngaged(t) || !t.on("LCG-FAQ-19"_rule));
}
Did damageEngaged(Table& t, AbilityFrame& f, const Args& a) {
    if (!isEngaging(t, f, a)) return Did::nothing;
    if (isDialEngaged(t)) return damageDial(t, a.whole(0)), Did::full;
    deal(t, t.s.engaged, f.source, f.controller, a.whole(0));
    return Did::called;
}

Assigned* assignedTo(Table& t, PieceRef card) {
    DealFrame* d = t.nearest(State::kDeal);
    for (Assigned& x : t.s.assigned)
        if (d != nullptr && x.group == d->group && x.card == card && x.amount > 0) return &x;
    return nullptr;
}
bool isBeingDamaged(Table& t, const AbilityFrame& f, const Args&) { return assignedTo(t, f.event.subject) != nullptr; }
bool mayBeDamaged(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[1] || !a.at(1).some() || canBeDamaged(t, a.at(1).piece);
}
// Part of the damage that is being dealt is laid beside another card; its source stays the same.
Did redirect(Table& t, AbilityFrame& f, const Args& a) {
    Assigned* from = assignedTo(t, f.event.subject);
    if (from == nullptr || !t.s.pieces.alive(a.at(1)) || !canBeDamaged(t, a.at(1).piece)) return Did::nothing;
    int n = std::min<int>(a.whole(0), from->amount);
    from->amount = static_cast<uint8_t>(from->amount - n);
    t.pushOrFault(t.s.assigned, Assigned{a.at(1), static_cast<uint8_t>(n), 0, from->group, 0});
    return n == a.whole(0) ? Did::full : Did::partly;
}
bool canHeal(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 1) && (a.open[1] || t.s.pieces.data(a.at(1).piece).damage > 0);
}
Did heal(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    PieceData& d = t.s.pieces.data(a.at(1).piece);
    int n = std::min<int>(d.damage, a.whole(0));
    d.damage = static_cast<uint8_t>(d.damage - n);
    t.touch();
    return n == a.whole(0) ? Did::full : n > 0 ? Did::partly : Did::nothing;
}

bool canHealAll(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 0) && (a.open[0] || t.s.pieces.data(a.at(0).piece).damage > 0);
}
Did healAll(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    PieceData& d = t.s.pieces.data(a.at(0).piece);
    bool any = d.damage > 0;
    d.damage = 0;
    return any ? Did::full : Did::nothing;
}

// --- focus tokens and shields

bool canFocus(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 0) && (a.open[0] || isReady(t, a.at(0).piece));
}
// LCG-FOC-02: an exhausted card cannot be focused to pay.
Did focus(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isReady(t, a.at(0).piece)) return Did::nothing;
    return calledOr(placeFocus(t, a.at(0), f.source, f.controller, 1), Did::full);
}
Did placeFocusTokens(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    return calledOr(placeFocus(t, a.at(1), f.source, f.controller, a.whole(0)), Did::full);
}
bool canRemoveFocus(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 1) && (a.open[1] || t.s.pieces.data(a.at(1).piece).focus > 0);
}
Did removeFocus(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    PieceData& d = t.s.pieces.data(a.at(1).piece);
    int n = std::min<int>(d.focus, a.whole(0));
    d.focus = static_cast<uint8_t>(d.focus - n) & 63u;
    forgetPurse(t, a.at(1).piece);
    return n == a.whole(0) ? Did::full : n > 0 ? Did::partly : Did::nothing;
}
bool canReady(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 0) && (a.open[0] || t.s.pieces.data(a.at(0).piece).focus > 0);
}
Did removeAllFocus(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    PieceData& d = t.s.pieces.data(a.at(0).piece);
    bool any = d.focus > 0;
    d.focus = 0;
    forgetPurse(t, a.at(0).piece);
    return any ? Did::full : Did::nothing;
}
// LCG-SHI-02: at most one shield on a card.
bool hasRoomForShield(Table& t, PieceRef r) { return t.s.pieces.data(r.piece).shields == 0 || !t.on("LCG-SHI-02"_rule); }
bool canAddShield(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 0) && (a.open[0] || hasRoomForShield(t, a.at(0)));
}
Did shield(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !hasRoomForShield(t, a.at(0))) return Did::nothing;
    ++t.s.pieces.data(a.at(0).piece).shields;
    return Did::full;
}

Did extraShield(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || t.s.pieces.data(a.at(0).piece).shields >= 3) return Did::nothing;
    ++t.s.pieces.data(a.at(0).piece).shields;
    return Did::full;
}

// --- cards

template <LeaveHow how>
Did leave(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    return calledOr(leavePlay(t, a.at(0).piece, how, f.controller), Did::full);
}
bool canDraw(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kCommandDeck, f.controller}) > 0; }
// LCG-DSR-01: one after the other, each a draw of its own.
Did draw(Table& t, AbilityFrame& f, const Args& a) {
    bool called = false;
    for (int i = 0; i < a.whole(0); ++i) called = drawCard(t, f.controller) || called;
    return calledOr(called, Did::full);
}
Did discard(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some()) return Did::nothing;
    if (t.rules.zones[t.s.pieces.zoneOf(a.at(0).piece).kind].inPlay)
        return calledOr(leavePlay(t, a.at(0).piece, kSacrificed, f.controller), Did::full);
    movePiece(t, a.at(0).piece, {kDiscard, t.s.pieces.row(a.at(0).piece).owner}, Where::top);
    return Did::full;
}
// LCG-DEP-03: without its cost, whenever.
Did putIntoPlay(Table& t, AbilityFrame& f, const Args& a) {
    Piece p = a.at(0).piece;
    if (!p.some() || hasCopyInPlay(t, f.controller, p)) return Did::nothing;
    movePiece(t, p, {static_cast<uint8_t>(isType(t, p, kObjectiveCard) ? kObjectives : kUnits), f.controller});
    return calledOr(happen(t, Event{kEntersPlay, f.controller, 0, t.s.pieces.ref(p), {}, {}}), Did::full);
}
Did toHand(Table& t, AbilityFrame&, const Args& a) {
    Piece p = a.at(0).piece;
    if (!p.some()) return Did::nothing;
    movePiece(t, p, {kHand, t.s.pieces.row(p).owner});
    return Did::full;
}
bool canLeaveEngagement(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && isParticipating(t, a.at(0).piece));
}
Did leaveEngagement(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isParticipating(t, a.at(0).piece)) return Did::nothing;
    removeFromEngagement(t, a.at(0).piece);
    return Did::full;
}

// --- cards of decks and hands

Seat enemyOf(const AbilityFrame& f) { return other(f.controller); }
Piece randomCard(Table& t, Zone hand) {
    int n = t.s.pieces.size(hand);
    if (n == 0) return {};
    auto i = static_cast<int>(t.s.core.chance.below(static_cast<uint32_t>(n)));
    for (Piece p : t.s.pieces.in(hand))
        if (i-- == 0) return p;
    return {};
}
bool enemyHasHand(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kHand, enemyOf(f)}) > 0; }
Did discardRandom(Table& t, AbilityFrame& f, const Args&) {
    Piece p = randomCard(t, {kHand, enemyOf(f)});
    if (!p.some()) return Did::nothing;
    movePiece(t, p, {kDiscard, t.s.pieces.row(p).owner}, Where::top);
    return Did::full;
}
// LCG-CAP-02: as the effect says, from the hand.
Did captureRandom(Table& t, AbilityFrame& f, const Args& a) {
    Piece p = randomCard(t, {kHand, enemyOf(f)});
    if (!p.some() || !t.s.pieces.alive(a.at(0))) return Did::nothing;
    capture(t, p, a.at(0).piece);
    return Did::full;
}
Did lookAtHand(Table& t, AbilityFrame& f, const Args&) {
    Zone hand{kHand, enemyOf(f)};
    if (t.s.pieces.size(hand) == 0) return Did::nothing;
    for (Piece p : t.s.pieces.in(hand)) reveal(t, p, static_cast<uint8_t>(1u << f.controller.index()));
    return Did::full;
}
bool hasObjectiveDeck(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.pieces.size({kObjectiveDeck, f.controller}) > 0;
}
Did searchObjectives(Table& t, AbilityFrame& f, const Args&) {
    for (Piece p : t.s.pieces.in({kObjectiveDeck, f.controller}))
        reveal(t, p, static_cast<uint8_t>(1u << f.controller.index()));
    return Did::full;
}
// LCG-DSR-03: after searching a deck it is shuffled.
Did shuffleObjectives(Table& t, AbilityFrame& f, const Args&) {
    if (t.on("LCG-DSR-03"_rule)) shuffleZone(t, {kObjectiveDeck, f.controller});
    return Did::full;
}
Did underDeck(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(0).some()) return Did::nothing;
    movePiece(t, a.at(0).piece, {kCommandDeck, t.s.pieces.row(a.at(0).piece).owner}, Where::bottom);
    return Did::full;
}
bool hasDiscards(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kDiscard, f.controller}) > 0; }
// 1, or 2 with the Balance of the Force.
int byBalance(Table& t, const AbilityFrame& f) { return t.s.balance == f.controller ? 2 : 1; }
Did takeTop(Table& t, AbilityFrame& f, const Args&) {
    int most = byBalance(t, f);
    int n = 0;
    for (; n < most; ++n) {
        Piece p = t.s.pieces.top({kDiscard, f.controller});
        if (!p.some()) break;
        movePiece(t, p, {kHand, f.controller});
    }
    return n == most ? Did::full : n > 0 ? Did::partly : Did::nothing;
}
Did placeFocusByBalance(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    return calledOr(placeFocus(t, a.at(0), f.source, f.controller, byBalance(t, f)), Did::full);
}
bool hasUnits(Table& t, const AbilityFrame&, const Args&) {
    return t.s.pieces.size({kUnits, kDark}) + t.s.pieces.size({kUnits, kLight}) > 0;
}
Did unitsUnderDecks(Table& t, AbilityFrame& f, const Args&) {
    t.call(State::kSweep, SweepFrame{}, f.controller);
    return Did::called;
}
Did strip(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    t.call(State::kStrip, StripFrame{a.at(0), 0, 0, 0}, f.controller);
    return Did::called;
}

// --- engagements

bool isEngagement(Table& t, const AbilityFrame&, const Args&) { return t.s.attacker.some(); }
Did joinEngagement(Table& t, AbilityFrame& f, const Args& a) {
    Piece p = a.at(0).piece;
    if (!p.some() || !t.s.attacker.some() || hasCopyInPlay(t, f.controller, p)) return Did::nothing;
    movePiece(t, p, {kUnits, f.controller});
    t.s.pieces.data(p).flags |= f.controller == t.s.attacker ? PieceData::kAttacking : PieceData::kDefending;
    return calledOr(happen(t, Event{kEntersPlay, f.controller, 0, t.s.pieces.ref(p), {}, {}}), Did::full);
}
// LCG-GP-11, LCG-FAQ-14: the engagement still counts as declared against the first objective only.
Did engageInstead(Table& t, AbilityFrame& f, const Args& a) {
    EngagementFrame* e = t.nearest(State::kEngagement);
    if (e == nullptr || !t.s.pieces.alive(a.at(0))) return Did::nothing;
    e->objective = t.s.engaged = a.at(0);
    if (ConditionFrame* c = t.nearest(State::kCondition); c != nullptr && c->event.kind == kEngages)
        c->event.subject = a.at(0);
    if (!t.on("LCG-GP-11"_rule)) t.s.pieces.data(a.at(0).piece).flags |= PieceData::kEngaged;
    (void)f;
    return Did::full;
}
// In an interrupt to its destruction: another place to go.
Did saveToHand(Table& t, AbilityFrame& f, const Args& a) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        Frame& frame = t.s.core.stack[i];
        if (frame.procedure != State::kCondition.id) continue;
        auto& c = frame.as<ConditionFrame>();
        if (c.event.kind != kDestroyed || !(c.event.subject == a.at(0))) continue;
        c.to = {kHand, t.s.pieces.row(a.at(0).piece).owner};
        return Did::full;
    }
    (void)f;
    return Did::nothing;
}

// --- lasting effects

Did change(Table& t, const Args& a, int target, Op op, int amount, int stat, int until) {
    if (!t.s.pieces.alive(a.at(target))) return Did::nothing;
    Lasting l{a.at(target), static_cast<int8_t>(amount), static_cast<uint8_t>(stat), op, static_cast<Until>(until)};
    t.pushOrFault(t.s.lasting, l);
    noteChanges(t);
    if (stat == kResources) t.s.purses[0] = t.s.purses[1] = {};
    t.s.hurt = 1;
    t.touch();
    return Did::full;
}
Did boost(Table& t, AbilityFrame&, const Args& a) { return change(t, a, 2, Op::add, a.whole(0), a.symbol(1), a.symbol(3)); }
Did weaken(Table& t, AbilityFrame&, const Args& a) {
    return change(t, a, 2, Op::add, -a.whole(0), a.symbol(1), a.symbol(3));
}
Did doubleIt(Table& t, AbilityFrame&, const Args& a) { return change(t, a, 1, Op::scale, 2, a.symbol(0), a.symbol(2)); }

// The card cannot be declared as an attacker or defender.
Did bar(Table& t, AbilityFrame&, const Args& a) {
    Did did = change(t, a, 0, Op::add, 1, kStatNoAttack, a.symbol(1));
    return did == Did::full ? change(t, a, 0, Op::add, 1, kStatNoDefence, a.symbol(1)) : did;
}
// The top card of the deck is discarded; a unit gives its printed icons for this strike.
Did borrowIcons(Table& t, AbilityFrame& f, const Args& a) {
    Piece top = t.s.pieces.top({kCommandDeck, f.controller});
    if (!top.some()) return Did::nothing;
    movePiece(t, top, {kDiscard, f.controller}, Where::top);
    const CardDef& def = defOf(t, top);
    if (def.type == kUnitCard)
        for (int stat = kUnitDamage; stat <= kEdgeTactics; ++stat)
            if (def.whole(stat) > 0) change(t, a, 0, Op::add, def.whole(stat), stat, static_cast<int>(kEndOfStrike));
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

constexpr Param kAmount = numberParam("amount");
constexpr Param kTo{"to", ParamKind::one};
constexpr Param kCard{"card", ParamKind::one};
constexpr Param kStat{"stat", ParamKind::symbol, "stat"};
constexpr Param kUntil{"until", ParamKind::symbol, "until"};

constexpr Needs<Table> always{};
template <int kParam>
constexpr Need<Table> kThere{partOf("LCG-FX-05"), "what it would be done to is not there", isThere<kParam>};
constexpr Need<Table> kNeedsFirst[] = {kThere<0>};
constexpr Need<Table> kNeedsSecond[] = {kThere<1>};
constexpr Need<Table> kNeedsThird[] = {kThere<2>};
constexpr Need<Table> kToDamage[] = {
    {partOf("LCG-DMG-06"), "there is no damage to deal", isSome},
    kThere<1>,
};
constexpr Need<Table> kToRedirect[] = {
    {partOf("LCG-TIM-07"), "no damage is being dealt to it", isBeingDamaged},
    kThere<1>,
    {partOf("LCG-TERM-14"), "that cannot be damaged", mayBeDamaged},
};
constexpr Need<Table> kToHeal[] = {
    kThere<1>,
    {partOf("LCG-FX-07"), "there is no damage on it", canHeal},
};
constexpr Need<Table> kToHealAll[] = {
    kThere<0>,
    {partOf("LCG-FX-07"), "there is no damage on it", canHealAll},
};
constexpr Need<Table> kToFocus[] = {
    kThere<0>,
    {partOf("LCG-FOC-02"), "it is exhausted", canFocus},
};
constexpr Need<Table> kToRemoveFocus[] = {
    kThere<1>,
    {partOf("LCG-FX-07"), "there is no focus token on it", canRemoveFocus},
};
constexpr Need<Table> kToReady[] = {
    kThere<0>,
    {partOf("LCG-FX-07"), "there is no focus token on it", canReady},
};
constexpr Need<Table> kToShield[] = {
    kThere<0>,
    {partOf("LCG-SHI-02"), "it has a shield", canAddShield},
};
constexpr Need<Table> kToDraw[] = {{partOf("LCG-WIN-03"), "your command deck is empty", canDraw}};
constexpr Need<Table> kToLeaveEngagement[] = {{partOf("LCG-CON-08"), "it is not participating", canLeaveEngagement}};
constexpr Need<Table> kNeedsEngaged[] = {{partOf("LCG-CON-03"), "no objective is engaged", isEngaging}};
constexpr Need<Table> kNeedsEngagement[] = {{partOf("LCG-CON-03"), "there is no engagement", isEngagement}};
constexpr Need<Table> kNeedsTheirHand[] = {{partOf("LCG-FX-07"), "your opponent's hand is empty", enemyHasHand}};
constexpr Need<Table> kNeedsObjectives[] = {{partOf("LCG-FX-07"), "your objective deck is empty", hasObjectiveDeck}};
constexpr Need<Table> kNeedsDiscards[] = {{partOf("LCG-FX-07"), "your discard pile is empty", hasDiscards}};
constexpr Need<Table> kNeedsUnits[] = {{partOf("LCG-FX-07"), "there are no units in play", hasUnits}};

constexpr Verb<Table> kVerbs[] = {
    {{"give", {kAmount, kStat, kTo}, "{to} gets +{amount} {stat}", "", "Constant."}, always, constant},
    {{"lessen", {kAmount, kStat, kTo}, "{to} gets -{amount} {stat}", "", "Constant."}, always, constant},
    {{"doubled", {kStat, kTo}, "{to} has double its {stat}", "", "Constant."}, always, constant},
    {{"fixed",
      {numberParam("amount", kMeasures), kStat, kTo},
      "{to} has a {stat} of {amount}",
      "",
      "Constant: an absolute value."},
     always,
     constant},
    {{"grant", {kStat, kTo}, "{to} gains {stat}", "", "Constant: a keyword."}, always, constant},
    {{"struggles",
      {kAmount, kCard},
      "{card} contributes {amount} Force icon(s) to your side in the Force struggle",
      "",
      "Constant."},
     always,
     constant},
    {{"raises_reserve", {kAmount}, "your reserve value is increased by {amount}", "", "Constant."}, always, constant},
    {{"cannot_attack", {kCard}, "{card} cannot be declared as an attacker", "", "Constant."}, always, constant},
    {{"divides_damage",
      {kCard},
      "the damage of the unit damage icons of {card} may be divided among any number of participating enemy units",
      "",
      "Constant."},
     always,
     constant},
    {{"opens_edge", {}, "your opponent places the first card of an edge stack faceup", "", "Constant."}, always, constant},
    {{"repeats_fate", {}, "you may resolve each fate card of your edge stack an additional time", "", "Constant."},
     always,
     constant},
    {{"is_vital", {kCard}, "if {card} is destroyed, you lose the game", "", "Constant."}, always, constant},
    {{"cannot_be_damaged", {kCard}, "{card} cannot be damaged", "", "Constant."}, always, constant},
    {{"opens_dial",
      {},
      "you may engage the Death Star dial like an objective of your opponent's; the light side wins once 10 damage lie on "
      "it",
      "LCG-WIN-04",
      "Constant."},
     always,
     constant},
    {{"damage", {kAmount, kTo}, "deal {amount} damage to {to}", "", "Four steps: assign, protect, shields, take."},
     kToDamage,
     damage},
    {{"redirect", {kAmount, kTo}, "redirect {amount} of that damage to {to}", "", "In an interrupt to damage."},
     kToRedirect,
     redirect},
    {{"heal", {kAmount, kTo}, "remove {amount} damage from {to}", "", ""}, kToHeal, heal},
    {{"focus", {kCard}, "focus {card}", "LCG-FOC-02", "As a cost: the card must be ready."}, kToFocus, focus},
    {{"place_focus", {kAmount, kTo}, "place {amount} focus token(s) on {to}", "LCG-FOC-03", ""},
     kNeedsSecond,
     placeFocusTokens},
    {{"remove_focus", {kAmount, kTo}, "remove {amount} focus token(s) from {to}", "", ""}, kToRemoveFocus, removeFocus},
    {{"shield", {kTo}, "place 1 shield on {to}", "", ""}, kToShield, shield},
    {{"sacrifice", {kCard}, "sacrifice {card}", "", ""}, kNeedsFirst, leave<kSacrificed>},
    {{"destroy", {kCard}, "destroy {card}", "", ""}, kNeedsFirst, leave<kDestroyedCard>},
    {{"return_to_hand", {kCard}, "return {card} to its owner's hand", "", "From play."}, kNeedsFirst, leave<kReturned>},
    {{"draw", {kAmount}, "draw {amount} card(s)", "", ""}, kToDraw, draw},
    {{"discard", {kCard}, "discard {card}", "", "From a hand, or an enhancement."}, kNeedsFirst, discard},
    {{"put_into_play", {kCard}, "put {card} into play", "LCG-DEP-03", ""}, kNeedsFirst, putIntoPlay},
    {{"take_back", {kCard}, "return {card} to its owner's hand", "", "From a discard pile."}, kNeedsFirst, toHand},
    {{"remove_from_engagement", {kCard}, "remove {card} from the engagement", "", ""}, kToLeaveEngagement, leaveEngagement},
    {{"boost", {kAmount, kStat, kTo, kUntil}, "{to} gets +{amount} {stat} until {until}", "", "Lasting."},
     kNeedsThird,
     boost},
    {{"weaken", {kAmount, kStat, kTo, kUntil}, "{to} gets -{amount} {stat} until {until}", "", "Lasting."},
     kNeedsThird,
     weaken},
    {{"double_up", {kStat, kTo, kUntil}, "double the {stat} of {to} until {until}", "", "Lasting."}, kNeedsSecond, doubleIt},
    {{"cancel_it", {}, "cancel its effects", "", "In an interrupt to an event being played."}, always, cancel},
    {{"prevent_it", {}, "prevent that", "", "In an interrupt to anything else."}, always, cancel},
    {{"restart_edge_battle",
      {},
      "cancel this edge battle and all other fate cards, discard both edge stacks and start a new edge battle",
      "LCG-EDGE-14",
      "On fate cards."},
     always,
     cancel},
    {{"advance_dial", {kAmount}, "advance the Death Star dial by {amount}", "", ""}, always, dial},
    {{"damage_engaged", {kAmount}, "deal {amount} damage to the engaged objective", "", ""}, kNeedsEngaged, damageEngaged},
    {{"remove_all_focus", {kTo}, "remove all focus tokens from {to}", "", ""}, kToReady, removeAllFocus},
    {{"heal_all", {kTo}, "remove all damage from {to}", "", ""}, kToHealAll, healAll},
    {{"place_focus_by_balance",
      {kTo},
      "place 1 focus token on {to}, or 2 if the Balance of the Force is with your side",
      "",
      ""},
     kNeedsFirst,
     placeFocusByBalance},
    {{"extra_shield", {kTo}, "place 1 shield on {to}, even if it is shielded", "", ""}, kNeedsFirst, extraShield},
    {{"discard_random", {}, "discard 1 card at random from your opponent's hand", "", ""}, kNeedsTheirHand, discardRandom},
    {{"capture_random", {kCard}, "capture 1 card at random from your opponent's hand at {card}", "LCG-CAP-02", ""},
     kNeedsTheirHand,
     captureRandom},
    {{"look_at_hand", {}, "look at your opponent's hand", "", ""}, kNeedsTheirHand, lookAtHand},
    {{"search_objectives", {}, "search your objective deck", "", "Then take one, then shuffle."},
     kNeedsObjectives,
     searchObjectives},
    {{"shuffle_objectives", {}, "shuffle your objective deck", "LCG-DSR-03", ""}, always, shuffleObjectives},
    {{"put_under_deck", {kCard}, "place {card} on the bottom of your deck", "", "From a hand."}, kNeedsFirst, underDeck},
    {{"take_top_by_balance",
      {},
      "return the top card of your discard pile to your hand, or the top 2 if the Balance of the Force is with your side",
      "",
      ""},
     kNeedsDiscards,
     takeTop},
    {{"all_units_under_decks", {}, "return all units to the bottom of their owners' decks in random order", "", ""},
     kNeedsUnits,
     unitsUnderDecks},
    {{"discard_tokens", {kCard}, "discard any number of tokens from {card}", "", "Damage, focus tokens, shields."},
     kNeedsFirst,
     strip},
    {{"join_engagement", {kCard}, "put {card} into play as a participating unit on your side", "LCG-DEP-03", "From a hand."},
     kNeedsEngagement,
     joinEngagement},
    {{"engage_instead", {kCard}, "your opponent engages {card} instead", "LCG-FAQ-13", "In an interrupt to an engagement."},
     kNeedsFirst,
     engageInstead},
    {{"save_to_hand",
      {kCard},
      "return {card} to its owner's hand in place of the discard pile",
      "",
      "In an interrupt to destruction."},
     kNeedsFirst,
     saveToHand},
    {{"bar", {kCard, kUntil}, "{card} cannot be declared as an attacker or defender until {until}", "", "Lasting."},
     kNeedsFirst,
     bar},
    {{"borrow_icons",
      {kCard},
      "discard the top card of your deck; if that is a unit, its printed combat icons are added to those of {card} until "
      "the "
      "end of this strike",
      "",
      "In a reaction to being focused to strike."},
     kToDraw,
     borrowIcons},
};
constexpr Numbered kNumbered[] = {
    {kGive, "give"},
    {kLessen, "lessen"},
    {kDoubled, "doubled"},
    {kFixed, "fixed"},
    {kGrant, "grant"},
    {kStruggles, "struggles"},
    {kRaisesReserve, "raises_reserve"},
    {kCannotAttack, "cannot_attack"},
    {kDivides, "divides_damage"},
    {kOpensEdge, "opens_edge"},
    {kRepeatsFate, "repeats_fate"},
    {kIsVital, "is_vital"},
    {kCannotBeDamaged, "cannot_be_damaged"},
    {kOpensDial, "opens_dial"},
};
static_assert(std::size(kNumbered) == kFirstPerformed && isInOrder(kVerbs, kNumbered));
static_assert(std::string_view(kVerbs[kFocusVerb].word.name) == "focus");

}  // namespace

std::span<const Verb<Table>> verbs() {
    static const std::vector<Verb<Table>> all = [] {
        std::vector<Verb<Table>> list(std::begin(kVerbs), std::end(kVerbs));
        for (const auto& v : controlVerbs()) list.push_back(v);
        return list;
    }();
    return all;
}

}  // namespace cantina::lcg
