// The verbs of the card language: what a card can do. What a verb needs as a target is in rules/initiation.cpp.
#include "games/ccg/rules/verbs.h"
#include "games/ccg/card_words.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/value_words.h"
#include "games/ccg/values.h"
#include "games/ccg/vocabulary.h"

namespace cantina::ccg {
namespace {

using namespace language;

bool isCost(const AbilityFrame& f) { return (f.flags & AbilityFrame::kPaid) != 0; }
uint8_t costFlag(const AbilityFrame& f) { return isCost(f) ? ForceFrame::kAsCost : uint8_t{0}; }
constexpr Needs<Table> always{};
bool isThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || t.s.pieces.alive(a.at(0)); }

// --- Force

// What firing a weapon costs may be changed by others.
int priceOf(Table& t, const AbilityFrame& f, const Args& a) {
    bool fires = t.s.statTexts[kFireCost] != 0 && t.book().abilities[f.ability].timing == kFire && f.source.some();
    return fires ? std::max(0, cardNumber(t, f.source.piece, kFireCost, a.number[0]) / kThousand) : a.whole(0);
}
bool canUse(Table& t, const AbilityFrame& f, const Args& a) {
    return sizeOf(t, kForcePile, f.controller) >= priceOf(t, f, a);
}
Did use(Table& t, AbilityFrame& f, const Args& a) {
    moveForce(t, kUseForce, f.controller, priceOf(t, f, a), f.source, f.controller, costFlag(f));
    return Did::called;
}
bool canLoseForce(Table& t, const AbilityFrame& f, const Args& a) {
    return lifeForce(t, f.controller) + sizeOf(t, kHand, f.controller) >= a.whole(0);
}
Did loseForce(Table& t, AbilityFrame& f, const Args& a) {
    moveForce(t, kLoseForce, f.controller, a.whole(0), f.source, f.controller, costFlag(f));
    return Did::called;
}
Did opponentLoses(Table& t, AbilityFrame& f, const Args& a) {
    moveForce(t, kLoseForce, opponentOf(f.controller), a.whole(0), f.source, f.controller);
    return Did::called;
}
// CCG-ACTV-08: what a card makes a player activate is activated in full, whatever the phase entitles to. (Off: no more.)
int toActivate(const Table& t, const Args& a) {
    return t.on("CCG-ACTV-08"_rule) ? a.whole(0) : std::min<int>(a.whole(0), t.s.activationLeft);
}
Did activate(Table& t, AbilityFrame& f, const Args& a) {
    moveForce(t, kActivateForce, f.controller, toActivate(t, a), f.source, f.controller);
    return Did::called;
}
Did retrieve(Table& t, AbilityFrame& f, const Args& a) {
    moveForce(t, kRetrieveForce, f.controller, a.whole(0), f.source, f.controller);
    return Did::called;
}
// CCG-DRAW-03: as a card says, from another deck. (Off: from the Force Pile, as in the draw phase.)
Did drawCards(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t from = t.on("CCG-DRAW-03"_rule) ? ForceFrame::kFromReserve : uint8_t{0};
    moveForce(t, kDrawCards, f.controller, a.whole(0), f.source, f.controller, from);
    return Did::called;
}
Did eachActivates(Table& t, AbilityFrame& f, const Args& a) {
    eachPlayer(t, kActivateForce, toActivate(t, a), f.source);
    return Did::called;
}
Did eachLoses(Table& t, AbilityFrame& f, const Args& a) {
    eachPlayer(t, kLoseForce, a.whole(0), f.source);
    return Did::called;
}

// --- cards

// CCG-CANCEL-01 for an action on the stack; CCG-CANCEL-03 and -05 for a card on the table.
Did cancel(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    Piece p = a.at(0).piece;
    if (ActionFrame* action = actionOf(t, a.at(0))) {
        cancelAction(t, *action);
        return Did::full;
    }
    if (!isOnTable(t, p)) return Did::nothing;
    if (!t.on("CCG-CANCEL-05"_rule))
        for (int i = t.s.modifiers.size() - 1; i >= 0; --i)
            if (t.s.modifiers[i].source == a.at(0)) t.s.modifiers.removeAt(i);
    if (t.on("CCG-CANCEL-03"_rule)) {
        loseCard(t, p, f.controller);
    } else {
        takeOffTable(t, p, {kUsedPile, t.s.pieces.row(p).owner});
    }
    return Did::full;
}
Did lose(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    loseCard(t, a.at(0).piece, f.controller);
    return Did::full;
}
// CCG-WEAP-HIT-03: what keeps a card from being hit keeps all other results of that firing from it.
void skipTheRest(Table& t, AbilityFrame& f) {
    const Ability& a = t.book().abilities[f.ability];
    if (t.on("CCG-WEAP-HIT-03"_rule)) f.pc = static_cast<uint16_t>(a.length - 1);
}
Did hit(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    Piece p = a.at(0).piece;
    if (cardNumber(t, p, kHitBarred, 0) > 0) return skipTheRest(t, f), Did::nothing;
    // CCG-WEAP-HIT-01: outside of a battle or attack it is lost at once.
    bool fights =
        (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0 || (t.s.pieces.data(p).marks & PieceData::kInAttack) != 0;
    t.s.pieces.data(p).flags |= PieceData::kHit;
    t.touch();
    if (!fights && t.on("CCG-WEAP-HIT-01"_rule)) loseCard(t, p, f.controller);
    openResponses(t, {kWasHit, f.controller, 0, a.at(0), {}, f.source});
    return Did::full;
}
Did putAway(Table& t, const Args& a, ZoneId zone) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    Piece p = a.at(0).piece;
    takeOffTable(t, p, {zone, t.s.pieces.row(p).owner});
    return Did::full;
}
Did takeToHand(Table& t, AbilityFrame&, const Args& a) { return putAway(t, a, kHand); }
Did placeUsed(Table& t, AbilityFrame&, const Args& a) { return putAway(t, a, kUsedPile); }
Did placeOutOfPlay(Table& t, AbilityFrame&, const Args& a) { return putAway(t, a, kOutOfPlay); }
Did stackHere(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(f.source)) return Did::nothing;
    stackOn(t, a.at(0).piece, f.source, f.event, f.controller);
    return Did::full;
}
Did grab(Table& t, AbilityFrame& f, const Args& a) {
    ActionFrame* action = actionOf(t, a.at(0));
    if (action == nullptr) return Did::nothing;
    action->flags |= ActionFrame::kGrabbed;
    action->holder = f.source;
    return Did::full;
}
Did deployAboard(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.isIn(a.at(0).piece, kHand) || !t.s.pieces.alive(f.source))
        return Did::nothing;
    ActionFrame action = cardAction(t, kDeployAction, a.at(0).piece, f.controller);
    action.flags |= ActionFrame::kFree;
    action.holder = f.source;
    initiate(t, action);
    return Did::called;
}
// CCG-MOVE-REL-01: from one location to another it is an unlimited move, for who can move. CCG-MOVE-REL-02: without a
// change of location it is none.
Did relocateTo(Table& t, const AbilityFrame& f, Piece card, Piece place) {
    Piece from = locationOf(t, card);
    bool moves = !(from == place) || !t.on("CCG-MOVE-REL-02"_rule);
    if (moves && !canMoveAtAll(t, card) && t.on("CCG-MOVE-REL-01"_rule)) return Did::nothing;
    arriveAt(t, card, place);
    checkPlace(t, card);
    if (moves && isOnTable(t, card) && t.on("CCG-MOVE-REL-01"_rule))
        openResponses(t, {kMoved, f.controller, 0, t.s.pieces.ref(card), t.s.pieces.ref(place), t.s.pieces.ref(from)});
    return Did::full;
}
bool mayRelocate(Table& t, const AbilityFrame&, const Args& a) {
    if (a.open[0]) return true;
    return !t.on("CCG-MOVE-REL-01"_rule) || canMoveAtAll(t, a.at(0).piece);
}
Did relocate(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1))) return Did::nothing;
    return relocateTo(t, f, a.at(0).piece, a.at(1).piece);
}
// To the next location of the row.
Did advance(Table& t, AbilityFrame& f, const Args& a) {
    Piece place = t.s.pieces.alive(a.at(0)) ? nextLocation(t, a.at(0).piece) : Piece{};
    return place.some() ? relocateTo(t, f, a.at(0).piece, place) : Did::nothing;
}
Did joinTheBattle(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.battle.location.some()) return Did::nothing;
    t.s.pieces.data(a.at(0).piece).at = t.s.battle.location;
    joinBattle(t, a.at(0).piece);
    t.touch();
    return Did::full;
}

// --- destiny

Did destiny(Table& t, AbilityFrame& f, const Args&) {
    drawDestiny(t, f.controller, kPlainDestiny, f.source);
    return Did::called;
}
Did weaponDestiny(Table& t, AbilityFrame& f, const Args&) {
    drawDestiny(t, f.controller, kWeaponDestiny, f.source);
    return Did::called;
}
bool isDrawing(Table& t, const AbilityFrame&, const Args&) { return t.nearest(State::kDestinyDraw) != nullptr; }
bool mayCancelDestiny(Table& t, const AbilityFrame&, const Args&) { return mayCancelDraw(t); }
Did cancelDestiny(Table& t, AbilityFrame&, const Args&) { return cancelDraw(t, false) ? Did::full : Did::nothing; }
Did changeDestiny(Table& t, AbilityFrame&, const Args& a) {
    return changeDraw(t, Op::add, a.number[0]) ? Did::full : Did::nothing;
}
Did changeTotalDestiny(Table& t, AbilityFrame&, const Args& a) {
    t.s.battle.destinyChange[a.seat(0).index()] += a.number[1];
    return Did::full;
}

// --- values

Did changeBy(Table& t, AbilityFrame& f, const Args& a, Op op) {
    if (!t.s.pieces.alive(a.at(2))) return Did::nothing;
    modify(t, a.at(2).piece, static_cast<Stat>(a.symbol(0)), op, a.number[1], static_cast<Until>(a.symbol(3)), f.source,
           f.ability);
    return Did::full;
}
Did change(Table& t, AbilityFrame& f, const Args& a) { return changeBy(t, f, a, Op::add); }
Did reset(Table& t, AbilityFrame& f, const Args& a) { return changeBy(t, f, a, Op::reset); }
Did multiply(Table& t, AbilityFrame& f, const Args& a) { return changeBy(t, f, a, Op::scale); }
Did give(Table& t, AbilityFrame& f, const Args& a) { return changeBy(t, f, a, Op::define); }
Did timesDamage(Table& t, AbilityFrame&, const Args& a) {
    t.s.battle.damageTimes = static_cast<uint8_t>(std::max(1, int{t.s.battle.damageTimes}) * a.whole(0));
    return Did::full;
}

// --- hands, decks and piles

bool bitOf(const AbilityFrame& f, uint8_t& out) { return out = static_cast<uint8_t>(1u << f.controller.index()), true; }
Did lookAtHand(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t viewer = 0;
    bitOf(f, viewer);
    // CCG-PEEK-02: what is seen of a hand both players see.
    for (Piece p : t.s.pieces.in({kHand, a.seat(0)})) reveal(t, p, t.on("CCG-PEEK-02"_rule) ? kKnownToAll : viewer);
    return Did::full;
}
Did discard(Table& t, AbilityFrame&, const Args& a) {
    Zone hand{kHand, a.seat(0)};
    int n = t.s.pieces.size(hand);
    if (n == 0) return Did::nothing;
    // CCG-RANDOM-01: the cards are shuffled, and the top one is it.
    auto skip = t.on("CCG-RANDOM-01"_rule) ? static_cast<int>(t.s.core.chance.below(static_cast<uint32_t>(n))) : 0;
    Piece p = t.s.pieces.top(hand);
    for (; skip > 0; --skip) p = t.s.pieces.after(p);
    movePiece(t, p, {kUsedPile, a.seat(0)}, Where::top);
    return Did::full;
}
Did shuffle(Table& t, AbilityFrame&, const Args& a) {
    shuffleZone(t, {static_cast<uint8_t>(a.symbol(0)), a.seat(1)});
    return Did::full;
}
Did peek(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t viewer = 0;
    bitOf(f, viewer);
    Piece p = t.s.pieces.top({static_cast<uint8_t>(a.symbol(0)), a.seat(1)});
    if (!p.some()) return Did::nothing;
    reveal(t, p, viewer);
    return Did::full;
}
Did search(Table& t, AbilityFrame& f, const Args& a) {
    searchReserve(t, f, static_cast<CardType>(a.symbol(0)));
    return Did::called;
}

#define AMOUNT numberParam("amount")
#define TARGET {"target", ParamKind::one}
#define VALUE(range) \
    {{"stat", ParamKind::symbol, "stat"}, numberParam("amount", range), TARGET, {"until", ParamKind::symbol, "until"}}
#define PILE                                                            \
    {                                                                   \
        {"pile", ParamKind::symbol, "pile"}, { "who", ParamKind::seat } \
    }

constexpr Need<Table> kToUse[] = {{partOf("CCG-ZONE-FORCE-02"), "you do not have that much Force", canUse}};
constexpr Need<Table> kToLoseForce[] = {
    {partOf("CCG-ACT-COST-01"), "you do not have that much to lose", canLoseForce},
};
constexpr Need<Table> kNeedsTarget[] = {{partOf("CCG-TGT-IMP-05"), "the card does not exist", isThere}};
constexpr Need<Table> kNeedsAPlace[] = {
    {partOf("CCG-TGT-IMP-05"), "the card does not exist", isThere},
    {partOf("CCG-MOVE-REL-01"), "it cannot move", mayRelocate},
};
constexpr Need<Table> kToCancelDestiny[] = {
    {partOf("CCG-TGT-IMP-01"), "there is no such draw to affect", mayCancelDestiny},
};
constexpr Need<Table> kNeedsDraw[] = {{partOf("CCG-TGT-IMP-01"), "there is no such draw to affect", isDrawing}};

constexpr Verb<Table> kVerbs[] = {
    {{"use", {AMOUNT}, "use {amount} Force", "", "Pay from the Force Pile."}, kToUse, use},
    {{"lose_force", {AMOUNT}, "lose {amount} Force", "", ""}, kToLoseForce, loseForce},
    {{"activate", {AMOUNT}, "activate {amount} Force", "", ""}, always, activate},
    {{"retrieve", {AMOUNT}, "retrieve {amount} Force", "", ""}, always, retrieve},
    {{"draw", {AMOUNT}, "draw {amount} card(s) from Reserve Deck", "", ""}, always, drawCards},
    {{"each_player_activates", {AMOUNT}, "each player activates {amount} Force", "", ""}, always, eachActivates},
    {{"each_player_loses", {AMOUNT}, "each player loses {amount} Force", "", ""}, always, eachLoses},
    {{"cancel", {TARGET}, "cancel {target}", "", ""}, kNeedsTarget, cancel},
    {{"lose", {TARGET}, "lose {target}", "", ""}, kNeedsTarget, lose},
    {{"hit", {TARGET}, "hit {target}", "", ""}, kNeedsTarget, hit},
    {{"take_to_hand", {TARGET}, "return {target} to its owner's hand", "", ""}, kNeedsTarget, takeToHand},
    {{"place_in_used_pile", {TARGET}, "place {target} in its owner's Used Pile", "CCG-ZONE-USED-02", ""},
     kNeedsTarget,
     placeUsed},
    {{"place_out_of_play", {TARGET}, "place {target} out of play", "", ""}, kNeedsTarget, placeOutOfPlay},
    {{"stack_here", {TARGET}, "stack {target} on this card", "", ""}, kNeedsTarget, stackHere},
    {{"grab", {TARGET}, "stack {target} here when its action is done", "", ""}, kNeedsTarget, grab},
    {{"draw_destiny", {}, "draw destiny", "", ""}, always, destiny},
    {{"draw_weapon_destiny", {}, "draw weapon destiny", "", ""}, always, weaponDestiny},
    {{"cancel_destiny", {}, "cancel that destiny draw", "", ""}, kToCancelDestiny, cancelDestiny},
    {{"change_destiny", {numberParam("amount", kChanges)}, "add {amount} to that destiny draw", "", ""},
     kNeedsDraw,
     changeDestiny},
    {{"change", VALUE(kChanges), "add {amount} to the {stat} of {target} {until}", "", ""}, always, change},
    {{"reset", VALUE(kValues), "reset the {stat} of {target} to {amount} {until}", "", ""}, always, reset},
    {{"multiply", VALUE(kValues), "multiply the {stat} of {target} by {amount} {until}", "", ""}, always, multiply},
    {{"look_at_hand", {{"who", ParamKind::seat}}, "look at {who}'s hand", "", ""}, always, lookAtHand},
    {{"discard", {{"who", ParamKind::seat}}, "place a random card from {who}'s hand in Used Pile", "", ""}, always, discard},
    {{"shuffle", PILE, "shuffle {who}'s {pile}", "CCG-ZONE-SHUF-01", ""}, always, shuffle},
    {{"peek", PILE, "look at the top card of {who}'s {pile}", "CCG-PEEK-01", ""}, always, peek},
    {{"search_reserve",
      {{"kind", ParamKind::symbol, "kind"}},
      "take {kind} into hand from Reserve Deck and reshuffle",
      "",
      ""},
     always,
     search},
    {{"deploy_aboard", {TARGET}, "deploy {target} aboard this card for free", "", ""}, kNeedsTarget, deployAboard},
    {{"relocate", {TARGET, {"place", ParamKind::one}}, "relocate {target} to {place}", "", ""}, kNeedsAPlace, relocate},
    {{"multiply_damage", {AMOUNT}, "multiply the loser's battle damage by {amount}", "", ""}, always, timesDamage},
    {{"change_total_destiny",
      {{"who", ParamKind::seat}, numberParam("amount", kChanges)},
      "add {amount} to {who}'s total battle destiny",
      "",
      ""},
     always,
     changeTotalDestiny},
    {{"opponent_loses", {AMOUNT}, "opponent loses {amount} Force", "", ""}, always, opponentLoses},
    {{"advance", {TARGET}, "relocate {target} to the next location", "", ""}, kNeedsAPlace, advance},
    {{"join_battle", {TARGET}, "move {target} to the battle", "", ""}, kNeedsTarget, joinTheBattle},
    {{"give", VALUE(kValues), "give {target} {stat} {amount} {until}", "", "A value that it need not have."}, always, give},
};
constexpr Numbered kNumbered[] = {
    {kUseVerb, "use"},
    {kLoseForceVerb, "lose_force"},
    {kActivateVerb, "activate"},
    {kRetrieveVerb, "retrieve"},
    {kDrawVerb, "draw"},
    {kEachActivatesVerb, "each_player_activates"},
    {kEachLosesVerb, "each_player_loses"},
    {kCancelVerb, "cancel"},
    {kLoseVerb, "lose"},
    {kHitVerb, "hit"},
    {kTakeToHandVerb, "take_to_hand"},
    {kPlaceUsedVerb, "place_in_used_pile"},
    {kPlaceOutOfPlayVerb, "place_out_of_play"},
    {kStackVerb, "stack_here"},
    {kGrabVerb, "grab"},
    {kDrawDestinyVerb, "draw_destiny"},
    {kDrawWeaponDestinyVerb, "draw_weapon_destiny"},
    {kCancelDestinyVerb, "cancel_destiny"},
    {kChangeDestinyVerb, "change_destiny"},
    {kChangeVerb, "change"},
    {kResetVerb, "reset"},
    {kMultiplyVerb, "multiply"},
    {kLookAtHandVerb, "look_at_hand"},
    {kDiscardVerb, "discard"},
    {kShuffleVerb, "shuffle"},
    {kPeekVerb, "peek"},
    {kSearchVerb, "search_reserve"},
    {kDeployFreeVerb, "deploy_aboard"},
    {kRelocateVerb, "relocate"},
    {kTimesDamageVerb, "multiply_damage"},
    {kTotalDestinyVerb, "change_total_destiny"},
    {kOpponentLosesVerb, "opponent_loses"},
    {kAdvanceVerb, "advance"},
    {kJoinBattleVerb, "join_battle"},
    {kGiveVerb, "give"},
};
static_assert(std::size(kNumbered) == kNumberedVerbs && isInOrder(kVerbs, kNumbered));

#undef AMOUNT
#undef TARGET
#undef VALUE
#undef PILE

}  // namespace

size_t firstValueVerb() { return std::size(kVerbs); }

size_t firstWeaponVerb() { return verbs().size() - weaponVerbs().size(); }

std::span<const Verb<Table>> verbs() {
    static const std::vector<Verb<Table>> all = [] {
        std::vector<Verb<Table>> list(std::begin(kVerbs), std::end(kVerbs));
        for (const auto& v : valueVerbs()) list.push_back(v);
        for (const auto& v : destinyVerbs()) list.push_back(v);
        for (const auto& v : cardVerbs()) list.push_back(v);
        for (const auto& v : zoneVerbs()) list.push_back(v);
        for (const auto& v : weaponVerbs()) list.push_back(v);
        return list;
    }();
    return all;
}

}  // namespace cantina::ccg
