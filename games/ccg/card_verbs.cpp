// What the real cards do beyond the verbs of verbs.cpp, value_words.cpp and destiny_words.cpp.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr Needs<Table> always{};
bool isThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || t.s.pieces.alive(a.at(0)); }
Piece placeOf(Table& t, PieceRef r) { return r.some() && isInEffect(t, r.piece) ? locationOf(t, r.piece) : Piece{}; }

// Texts about where a card deploys are read by rules/deploy.cpp and never performed.
Did nothing(Table&, AbilityFrame&, const Args&) { return Did::nothing; }

// --- reacts (CCG-SP-REACT-*)

// The location of the battle or Force drain that is being answered.
Piece answeredPlace(Table& t, const AbilityFrame& f) { return placeOf(t, f.event.subject); }
// Texts keep a player from reacting to a place, or from one.
bool isUnbarredReact(Table& t, const AbilityFrame& f, const Args&) {
    Piece to = answeredPlace(t, f), from = placeOf(t, f.source);
    auto barred = [&](Stat stat, Piece place) {
        return place.some() && playerValue(t, stat, f.controller, place, Value::of(0)).whole() > 0;
    };
    return !barred(kReactToBarred, to) && !barred(kReactFromBarred, from);
}
bool holdsCards(Table& t, const AbilityFrame& f, const Args&) {
    return sizeOf(t, kHand, f.controller) > 0 || !t.on("CCG-SP-REACT-01"_rule);
}
Did reactDeploy(Table& t, AbilityFrame& f, const Args&) {
    Piece place = answeredPlace(t, f);
    if (!place.some()) return Did::nothing;
    pick(t, kPickReactDeploy, f.controller, t.s.pieces.ref(place), f.source, 0, 0, f.ability);
    return Did::called;
}
ActionFrame reactMoveOf(Table& t, const AbilityFrame& f, int extra = 0) {
    ActionFrame a = cardAction(t, kMoveAction, f.source.piece, f.controller);
    a.place = static_cast<uint8_t>(extra);
    a.flags |= ActionFrame::kReact;
    Piece place = answeredPlace(t, f);
    if (place.some()) a.holder = t.s.pieces.ref(place);
    return a;
}
// CCG-SP-REACT-06: once in a turn. CCG-SP-REACT-13: not by what is there already.
bool mayReactAgain(Table& t, const AbilityFrame& f, const Args&) {
    if (!t.s.pieces.alive(f.source) || !t.on("CCG-SP-REACT-06"_rule)) return true;
    return (t.s.pieces.data(f.source.piece).flags & PieceData::kReacted) == 0;
}
bool canReactMove(Table& t, const AbilityFrame& f, const Args&) {
    if (!t.s.pieces.alive(f.source)) return false;
    bool spent = (t.s.pieces.data(f.source.piece).flags & PieceData::kReacted) != 0 && t.on("CCG-SP-REACT-06"_rule);
    return !spent && answeredPlace(t, f).some() && mayInitiate(t, reactMoveOf(t, f));
}
Did reactMove(Table& t, AbilityFrame& f, const Args& a) {
    if (!canReactMove(t, f, a)) return Did::nothing;
    initiate(t, reactMoveOf(t, f));
    return Did::called;
}
bool canReactMoveFor(Table& t, const AbilityFrame& f, const Args& a) {
    return canReactMove(t, f, a) && mayInitiate(t, reactMoveOf(t, f, a.whole(0)));
}
Did reactMoveFor(Table& t, AbilityFrame& f, const Args& a) {
    if (!canReactMoveFor(t, f, a)) return Did::nothing;
    initiate(t, reactMoveOf(t, f, a.whole(0)));
    return Did::called;
}
// CCG-SP-REACT-04: who arrives where the drain is cancels it by his presence.
Did stopDrain(Table& t, AbilityFrame& f, const Args&) {
    Piece place = answeredPlace(t, f);
    ActionFrame* action = place.some() ? actionOf(t, t.s.pieces.ref(place)) : nullptr;
    if (action == nullptr || action->kind != kDrainAction || !hasPresence(t, f.controller, place)) return Did::nothing;
    if (!t.on("CCG-SP-REACT-04"_rule)) return Did::nothing;
    cancelAction(t, *action);
    return Did::full;
}

// --- cards

Did bar(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    const bool fights = (t.s.pieces.data(a.at(0).piece).flags & PieceData::kInBattle) != 0;
    t.s.pieces.data(a.at(0).piece).flags |= PieceData::kBarred;
    if (fights) excludeFromBattle(t, a.at(0).piece, f.controller);  // CCG-BTL-PART-05
    t.touch();
    return Did::full;
}
Did cancelText(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    t.s.pieces.data(a.at(0).piece).flags |= PieceData::kSilent;
    t.s.tallies.silenced = 1;
    t.touch();
    return Did::full;
}
Did disarm(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    t.s.pieces.data(a.at(0).piece).flags |= PieceData::kDisarmed;
    return Did::full;
}
// Everything on the card goes to its owner's hand as well.
Did returnWithCards(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    Piece card = a.at(0).piece;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p = t.s.pieces.top({kTable, seatAt(seat)}); p.some();) {
            Piece after = t.s.pieces.after(p);
            if (t.s.pieces.data(p).at == card && !isType(t, p, kLocation)) movePiece(t, p, {kHand, t.s.pieces.row(p).owner});
            p = after;
        }
    movePiece(t, card, {kHand, t.s.pieces.row(card).owner});
    return Did::full;
}
bool isLost(Table& t, const AbilityFrame& f, const Args&) {
    return f.event.subject.some() && t.s.pieces.isIn(f.event.subject.piece, kLostPile);
}
Did returnToSite(Table& t, AbilityFrame& f, const Args& a) {
    Piece place = placeOf(t, f.event.object);
    if (!isLost(t, f, a) || !place.some()) return Did::nothing;
    Piece card = f.event.subject.piece;
    movePiece(t, card, {kTable, t.s.pieces.row(card).owner});
    t.s.pieces.data(card).at = place;
    return Did::full;
}
Did recoverCharacter(Table& t, AbilityFrame& f, const Args&) {
    for (Piece p : t.s.pieces.in({kLostPile, f.controller}))
        if (isType(t, p, kCharacter)) {
            movePiece(t, p, {kHand, f.controller});
            return Did::full;
        }
    return Did::nothing;
}
Did scavenge(Table& t, AbilityFrame& f, const Args&) {
    Seat other = opponentOf(f.controller);
    Did did = Did::nothing;
    for (Piece p = t.s.pieces.top({kUsedPile, other}); p.some();) {
        Piece after = t.s.pieces.after(p);
        if (isType(t, p, kVehicle) || isType(t, p, kWeapon) || isType(t, p, kDevice)) {
            movePiece(t, p, {kLostPile, other}, Where::top);
            did = Did::full;
        }
        p = after;
    }
    return did;
}
Did explode(Table& t, AbilityFrame& f, const Args& a) {
    Piece place = placeOf(t, f.source);
    if (!place.some() || a.whole(0) <= 0) return Did::nothing;
    pick(t, kPickLose, opponentOf(f.controller), t.s.pieces.ref(place), f.source, a.whole(0), 0, f.ability);
    return Did::called;
}
Did retrieveKinds(Table& t, AbilityFrame& f, const Args& a) {
    if (a.whole(0) <= 0) return Did::nothing;
    pick(t, kPickRetrieve, f.controller, {}, f.source, a.whole(0), a.symbol(1) | a.symbol(2) << 8, f.ability);
    return Did::called;
}
Did retrieveUpToKinds(Table& t, AbilityFrame& f, const Args& a) {
    if (a.whole(0) <= 0) return Did::nothing;
    pick(t, kPickRetrieve, f.controller, f.source, f.source, a.whole(0), a.symbol(1) | a.symbol(2) << 8, f.ability);
    return Did::called;
}
Did forfeitInstead(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(f.source)) return Did::nothing;
    t.s.pieces.data(a.at(0).piece).flags &= static_cast<uint16_t>(~PieceData::kHit);
    takeDamageAct(t, f.controller, optionAct(kActForfeit, f.source.piece));
    return Did::full;
}

// --- moving

Did moveToBattle(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.battle.location.some()) return Did::nothing;
    PieceRef from = t.s.pieces.ref(locationOf(t, a.at(0).piece));
    arriveAt(t, a.at(0).piece, t.s.battle.location);
    t.s.pieces.data(a.at(0).piece).flags |= PieceData::kMovedRegularly;
    openResponses(t, {kMoved, f.controller, 0, a.at(0), t.s.pieces.ref(t.s.battle.location), from});
    return Did::full;
}
// CCG-MOVE-AWAY-04: not if nothing there has a place to go to, or the Force for it.
bool someWalkAway(Table& t, const AbilityFrame& f, const Args&) {
    if (!t.on("CCG-MOVE-AWAY-04"_rule)) return true;
    for (Piece p : t.s.pieces.in({kTable, f.controller}))
        if (walksFrom(t, f.controller, t.s.battle.location, p)) return true;
    return false;
}
bool mayGoAway(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0] || !t.on("CCG-MOVE-AWAY-04"_rule)) return true;
    return t.s.pieces.alive(a.at(0)) && mayInitiate(t, awayAction(t, a.at(0).piece, f.controller));
}
// A move that has become impossible is left out.
Did moveAway(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    ActionFrame away = awayAction(t, a.at(0).piece, f.controller);
    if (!mayInitiate(t, away)) return Did::nothing;
    initiate(t, away);
    return Did::called;
}
Did moveAwayAll(Table& t, AbilityFrame& f, const Args&) {
    if (!t.s.battle.location.some()) return Did::nothing;
    pick(t, kPickMoveAway, f.controller, t.s.pieces.ref(t.s.battle.location), f.source, 0, 0, f.ability);
    return Did::called;
}

// --- battles, destiny, Force

Did settleAssault(Table& t, AbilityFrame& f, const Args& a) {
    int32_t mine = ((t.s.destinies.has >> f.controller.index()) & 1) != 0 ? t.s.destinies.total[f.controller.index()] : 0;
    int32_t difference = mine - a.number[0];
    if (difference == 0) return Did::nothing;
    Seat loser = difference < 0 ? f.controller : opponentOf(f.controller);
    moveForce(t, kLoseForce, loser, (difference < 0 ? -difference : difference) / kThousand, f.source, f.controller);
    return Did::called;
}
Did weaponDrawsAndAdd(Table& t, AbilityFrame& f, const Args& a) {
    drawDestinies(t, f.controller, kWeaponDestiny, f.source, a.whole(0), a.number[1]);
    return Did::called;
}
Did timesIfYouWin(Table& t, AbilityFrame& f, const Args& a) {
    t.s.battle.timesIfWins[f.controller.index()] = static_cast<uint8_t>(a.whole(0));
    return Did::full;
}
Did switchDestinies(Table& t, AbilityFrame&, const Args&) {
    std::swap(t.s.battle.destiny[0], t.s.battle.destiny[1]);
    return Did::full;
}
Did beginDuel(Table& t, AbilityFrame& f, const Args& a) {
    PieceRef mover = f.event.subject;
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(mover)) return Did::nothing;
    bool dark = t.s.pieces.row(mover.piece).controller.index() == 0;
    duel(t, f.controller, dark ? mover : a.at(0), dark ? a.at(0) : mover, a.whole(1), f.source);
    return Did::called;
}
bool canSpend(Table& t, const AbilityFrame& f, const Args&) { return sizeOf(t, kForcePile, f.controller) > 0; }
Did spendOnLoss(Table& t, AbilityFrame& f, const Args&) {
    spend(t, kSpendOnLoss, f.controller, 0, f.source);
    return Did::called;
}
Did spendFreely(Table& t, AbilityFrame& f, const Args&) {
    spend(t, kSpendFreely, f.controller, 0, f.source);
    return Did::called;
}
Did reduceByUsed(Table& t, AbilityFrame& f, const Args&) {
    changeLossByUsed(t, f.controller, -1, f.source);
    return Did::full;
}
Did raiseByUsed(Table& t, AbilityFrame& f, const Args&) {
    changeLossByUsed(t, opponentOf(f.controller), 1, f.source);
    return Did::full;
}
Did upkeep(Table& t, AbilityFrame& f, const Args& a) {
    spend(t, kSpendOnUpkeep, f.controller, a.whole(0) | a.whole(1) << 4, f.source);
    return Did::called;
}
Did costlyUpkeep(Table& t, AbilityFrame& f, const Args& a) {
    spend(t, kSpendOnCostlyUpkeep, f.controller, a.whole(0) | a.whole(1) << 4, f.source);
    return Did::called;
}
Did addDamage(Table& t, AbilityFrame& f, const Args& a) {
    t.s.battle.damage[opponentOf(f.controller).index()] += a.number[0];
    return Did::full;
}
Did cancelDamage(Table& t, AbilityFrame& f, const Args&) {
    t.s.battle.damage[f.controller.index()] = 0;
    return Did::full;
}
// CCG-BTL-DMG-05, CCG-BTL-DMG-06: only against what is pending; both together against either.
bool hasDamage(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.battle.damage[f.controller.index()] > 0 || !t.on("CCG-BTL-DMG-05"_rule);
}
bool hasAttrition(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.battle.attrition[f.controller.index()] > 0 || !t.on("CCG-BTL-DMG-06"_rule);
}
bool hasEither(Table& t, const AbilityFrame& f, const Args& a) { return hasDamage(t, f, a) || hasAttrition(t, f, a); }
Did cancelAttrition(Table& t, AbilityFrame& f, const Args&) {
    t.s.battle.attrition[f.controller.index()] = 0;
    return Did::full;
}
Did cancelBoth(Table& t, AbilityFrame& f, const Args& a) {
    cancelDamage(t, f, a);
    return cancelAttrition(t, f, a);
}
Did topToForcePile(Table& t, AbilityFrame& f, const Args&) {
    Piece p = t.s.pieces.top({kReserveDeck, f.controller});
    if (!p.some()) return Did::nothing;
    movePiece(t, p, {kForcePile, f.controller}, Where::top);
    return Did::full;
}
Did peekThree(Table& t, AbilityFrame& f, const Args& a) {
    Piece p = t.s.pieces.top({static_cast<uint8_t>(a.symbol(0)), a.seat(1)});
    for (int k = 0; k < 3 && p.some(); ++k, p = t.s.pieces.after(p))
        reveal(t, p, static_cast<uint8_t>(1u << f.controller.index()));
    return Did::full;
}
Did deployFromReserve(Table& t, AbilityFrame& f, const Args& a) {
    searchReserve(t, f, static_cast<CardType>(a.symbol(0)), kSearchDeploys);
    return Did::called;
}
bool hasReserve(Table& t, const AbilityFrame& f, const Args&) { return sizeOf(t, kReserveDeck, f.controller) > 0; }
bool maySearchReserve(Table& t, const AbilityFrame& f, const Args&) { return maySearch(t, f, kReserveDeck); }
Did halveLosses(Table& t, AbilityFrame& f, const Args&) {
    modifyFor(t, f.controller, kHalvedLosses, Op::add, kThousand, Until::endOfTurn, f.source, f.ability);
    return Did::full;
}
Did halveLossesDown(Table& t, AbilityFrame& f, const Args&) {
    modifyFor(t, f.controller, kHalvedLosses, Op::add, 2 * kThousand, Until::endOfTurn, f.source, f.ability);
    return Did::full;
}
Did deployNamed(Table& t, AbilityFrame& f, const Args& a) {
    searchReserve(t, f, kLocation, kSearchDeploys, a.symbol(0));
    return Did::called;
}
Did mayDeployNamed(Table& t, AbilityFrame& f, const Args& a) {
    searchReserve(t, f, kLocation, kSearchMayDeploy, a.symbol(0));
    return Did::called;
}
Did deployThis(Table& t, AbilityFrame& f, const Args&) {
    ActionFrame action = cardAction(t, kDeployAction, f.source.piece, f.controller);
    action.flags |= ActionFrame::kFree | ActionFrame::kAnyPhase;
    if (isOnTable(t, f.source.piece) || !mayInitiate(t, action)) return Did::nothing;
    initiate(t, action);
    return Did::called;
}
Did placeThisLost(Table& t, AbilityFrame& f, const Args&) {
    if (!t.s.pieces.isIn(f.source.piece, kPlaying)) return Did::nothing;
    movePiece(t, f.source.piece, {kLostPile, t.s.pieces.row(f.source.piece).owner}, Where::top);
    return Did::full;
}
Did flipThis(Table& t, AbilityFrame& f, const Args&) {
    if (!t.s.pieces.alive(f.source)) return Did::nothing;
    flipCard(t, f.source.piece);
    return Did::full;
}
Did completeFor(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(f.source) || !t.s.pieces.alive(a.at(0))) return Did::nothing;
    return completeTest(t, f.source.piece, a.at(0).piece, f.ability) ? Did::full : Did::nothing;
}
Did completeTraining(Table& t, AbilityFrame& f, const Args&) {
    if (!t.s.pieces.alive(f.source)) return Did::nothing;
    Piece apprentice = t.s.pieces.data(f.source.piece).target;
    return completeTest(t, f.source.piece, apprentice, f.ability) ? Did::full : Did::nothing;
}
// CCG-SP-JEDITEST-02: 1 more for each site of the mentor's planet on table that is no generic one.
Did trainingDestiny(Table& t, AbilityFrame& f, const Args& a) {
    int32_t sites = 0;
    for (Piece p : t.s.row)
        if (kindOfPlace(t, p) == kSite && systemOf(t, p) == a.symbol(1) && factOf(t, p, kUnique) != 0) ++sites;
    if (!t.on("CCG-SP-JEDITEST-02"_rule)) sites = 0;
    drawDestinies(t, f.controller, kPlainDestiny, f.source, a.whole(0), sites * kThousand, DrawsFrame::kEach);
    return Did::called;
}
Did stripHand(Table& t, AbilityFrame&, const Args& a) {
    Zone hand{kHand, a.seat(0)};
    for (int n = t.s.pieces.size(hand); n > a.whole(1); --n) {
        auto skip = static_cast<int>(t.s.core.chance.below(static_cast<uint32_t>(n)));
        Piece p = t.s.pieces.top(hand);
        for (; skip > 0; --skip) p = t.s.pieces.after(p);
        movePiece(t, p, {kUsedPile, a.seat(0)}, Where::top);
    }
    return Did::full;
}
Did loseDoubles(Table& t, AbilityFrame& f, const Args& a) {
    Zone hand{kHand, a.seat(0)};
    (void)f;
    for (Piece p : t.s.pieces.in(hand)) reveal(t, p);
    Piece lost[64];
    int n = 0;
    for (Piece p : t.s.pieces.in(hand))
        for (Piece q : t.s.pieces.in(hand))
            if (!(p == q) && defOf(t, p).title == defOf(t, q).title && n < 64) {
                lost[n++] = p;
                break;
            }
    for (int i = 0; i < n; ++i) movePiece(t, lost[i], {kLostPile, a.seat(0)}, Where::top);
    return n > 0 ? Did::full : Did::nothing;
}

#define AMOUNT numberParam("amount")
#define TARGET {"target", ParamKind::one}
#define WHO {"who", ParamKind::seat}
#define KINDS {"kind", ParamKind::symbol, "trait"}, {"or_kind", ParamKind::symbol, "trait"}

constexpr Need<Table> kNeedsTarget[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", isThere}};
constexpr Need<Table> kNeedsHand[] = {{partOf("CCG-SP-REACT-01"), "some text keeps reacts away", isUnbarredReact},
                                      {partOf("CCG-TGT-IMP-01"), "your hand is empty", holdsCards}};
constexpr Need<Table> kToReactByMoving[] = {
    {partOf("CCG-SP-REACT-01"), "some text keeps reacts away", isUnbarredReact},
    {partOf("CCG-SP-REACT-06"), "it has reacted this turn", mayReactAgain},
    {partOf("CCG-TGT-IMP-01"), "it cannot move there", canReactMove},
};
constexpr Need<Table> kToReactByMovingFor[] = {
    {partOf("CCG-SP-REACT-01"), "some text keeps reacts away", isUnbarredReact},
    {partOf("CCG-SP-REACT-06"), "it has reacted this turn", mayReactAgain},
    {partOf("CCG-TGT-IMP-01"), "it cannot move there", canReactMoveFor},
};
constexpr Need<Table> kToWalkAway[] = {{partOf("CCG-MOVE-AWAY-04"), "there is no place to move away to", someWalkAway}};
constexpr Need<Table> kToMoveAway[] = {{partOf("CCG-MOVE-AWAY-04"), "there is no place to move away to", mayGoAway}};
constexpr Need<Table> kNeedsDamage[] = {{partOf("CCG-BTL-DMG-05"), "nothing of it is pending against you", hasDamage}};
constexpr Need<Table> kNeedsAttrition[] = {{partOf("CCG-BTL-DMG-06"), "nothing of it is pending against you", hasAttrition}};
constexpr Need<Table> kNeedsEither[] = {{partOf("CCG-BTL-DMG-05"), "nothing of it is pending against you", hasEither}};
constexpr Need<Table> kNeedsLost[] = {{partOf("CCG-TGT-IMP-01"), "that card is no longer in the Lost Pile", isLost}};
// CCG-EMPTY-08: none is an amount as well. (Off: there must be Force to use.)
bool canUseNone(Table& t, const AbilityFrame& f, const Args& a) { return t.on("CCG-EMPTY-08"_rule) || canSpend(t, f, a); }
constexpr Need<Table> kToUseAny[] = {{partOf("CCG-EMPTY-08"), "your Force Pile is empty", canUseNone}};
constexpr Need<Table> kNeedsForce[] = {{partOf("CCG-TGT-IMP-01"), "your Force Pile is empty", canSpend}};
constexpr Need<Table> kToSearchReserve[] = {
    {partOf("CCG-TGT-IMP-08"), "your Reserve Deck is empty", hasReserve},
    {partOf("CCG-SEARCH-07"), "this search has failed this turn", maySearchReserve},
};

constexpr Verb<Table> kVerbs[] = {
    {{"only_to", {TARGET}, "only to {target}", "", "Where a card deploys."}, always, nothing},
    {{"only_on", {TARGET}, "only on {target}", "", "What a card deploys on."}, always, nothing},
    {{"under_that_condition", {}, "this card may deploy", "", "A condition of deploying."}, always, nothing},
    {{"react_by_deploying", {}, "react by deploying cards there", "", "At normal use of the Force."},
     kNeedsHand,
     reactDeploy},
    {{"react_by_moving", {}, "react by moving there", "", "At normal use of the Force."}, kToReactByMoving, reactMove},
    {{"stop_drain_by_presence", {}, "cancel the Force drain if you have presence there", "", ""}, always, stopDrain},
    {{"bar", {TARGET}, "prevent {target} from battling or moving for the rest of this turn", "", ""}, kNeedsTarget, bar},
    {{"disarm", {TARGET}, "the weapons of {target} may not be used this battle", "", ""}, kNeedsTarget, disarm},
    {{"return_with_cards", {TARGET}, "return {target} and all cards on it to their owners' hands", "", ""},
     kNeedsTarget,
     returnWithCards},
    {{"return_to_site", {}, "return that card from the Lost Pile to the same site", "", ""}, kNeedsLost, returnToSite},
    {{"recover_character", {}, "take the character closest to the top of your Lost Pile into hand", "", ""},
     always,
     recoverCharacter},
    {{"scavenge", {}, "cause all vehicles, weapons and devices in your opponent's Used Pile to be lost", "", ""},
     always,
     scavenge},
    {{"explode", {AMOUNT}, "your opponent loses {amount} character(s) here", "", "The opponent chooses which."},
     always,
     explode},
    {{"retrieve_kinds", {AMOUNT, KINDS}, "retrieve {amount} Force, only {kind} or {or_kind} cards", "", ""},
     always,
     retrieveKinds},
    {{"retrieve_up_to_kinds",
      {AMOUNT, KINDS},
      "you may retrieve up to {amount} Force, only {kind} or {or_kind} cards",
      "",
      ""},
     always,
     retrieveUpToKinds},
    {{"forfeit_instead", {TARGET}, "forfeit this card in place of {target}, which is no longer hit", "", ""},
     kNeedsTarget,
     forfeitInstead},
    {{"move_to_battle", {TARGET}, "move {target} to the battle for free as a regular move", "", ""},
     kNeedsTarget,
     moveToBattle},
    {{"move_away_all", {}, "all your cards with ability there move away using landspeed", "CCG-MOVE-AWAY-04", ""},
     kToWalkAway,
     moveAwayAll},
    {{"settle_against",
      {AMOUNT},
      "compare your total destiny with {amount}: the lower loses Force equal to the difference",
      "",
      ""},
     always,
     settleAssault},
    {{"times_if_you_win", {AMOUNT}, "if you win the battle, multiply your opponent's battle damage by {amount}", "", ""},
     always,
     timesIfYouWin},
    {{"switch_destinies", {}, "switch the two battle destinies", "", ""}, always, switchDestinies},
    {{"duel",
      {{"rival", ParamKind::one}, AMOUNT},
      "let the character that just moved duel {rival}: each adds {amount} destiny to power, the winner retrieves Force "
      "equal to the difference, the loser loses as much Force and the character",
      "",
      ""},
     kNeedsTarget,
     beginDuel},
    {{"use_up_to_loss", {}, "use any amount of Force", "", "As a cost: up to what must be lost."}, kNeedsForce, spendOnLoss},
    {{"use_any", {}, "use any amount of Force or none", "", "As a cost."}, kToUseAny, spendFreely},
    {{"add_damage", {AMOUNT}, "add {amount} to battle damage against your opponent", "", ""}, always, addDamage},
    {{"cancel_damage", {}, "cancel all remaining battle damage against you", "CCG-BTL-DMG-05", ""},
     kNeedsDamage,
     cancelDamage},
    {{"top_to_force_pile", {}, "move the top card of your Reserve Deck to the top of your Force Pile", "", ""},
     kToSearchReserve,
     topToForcePile},
    {{"peek_three", {{"pile", ParamKind::symbol, "pile"}, WHO}, "look at the top three cards of {who}'s {pile}", "", ""},
     always,
     peekThree},
    {{"deploy_from_reserve", {{"kind", ParamKind::symbol, "kind"}}, "deploy {kind} from Reserve Deck and reshuffle", "", ""},
     kToSearchReserve,
     deployFromReserve},
    {{"draw_weapon_and_add",
      {numberParam("count"), numberParam("amount", kChanges)},
      "draw {count} weapon destiny and add {amount}",
      "",
      ""},
     always,
     weaponDrawsAndAdd},
    {{"upkeep",
      {numberParam("maintain", kMeasures), numberParam("recycle", kMeasures)},
      "use {maintain} Force to keep this card, or use {recycle} Force to place it and all cards on it in Used Pile, or "
      "place it out of play",
      "CCG-ICON-MAINT-01",
      ""},
     always,
     upkeep},
    {{"cancel_text", {TARGET}, "cancel the game text of {target} until the turn ends", "CCG-CANCEL-TEXT-02", ""},
     kNeedsTarget,
     cancelText},
    {{"strip_hand", {WHO, AMOUNT}, "place all but {amount} random cards of {who}'s hand in Used Pile", "", ""},
     always,
     stripHand},
    {{"halve_losses", {}, "your Force losses are halved, rounding up, until the turn ends", "", ""}, always, halveLosses},
    {{"halve_losses_down", {}, "your Force losses are halved, rounding down, until the turn ends", "", ""},
     always,
     halveLossesDown},
    {{"deploy_named", {{"title", ParamKind::title}}, "deploy {title} from Reserve Deck", "", ""}, always, deployNamed},
    {{"may_deploy_named", {{"title", ParamKind::title}}, "you may deploy {title} from Reserve Deck", "", ""},
     always,
     mayDeployNamed},
    {{"deploy_this", {}, "deploy this card", "", "At the start of the game."}, always, deployThis},
    {{"place_this_in_lost_pile", {}, "place this card in Lost Pile", "CCG-SETUP-EX-04", "Of a card being played."},
     always,
     placeThisLost},
    {{"flip", {}, "flip this card", "", "To its other side."}, always, flipThis},
    {{"complete_test", {TARGET}, "{target} completes this Jedi Test", "CCG-JTEST-01", ""}, kNeedsTarget, completeFor},
    {{"complete_training", {}, "the apprentice completes this Jedi Test", "CCG-JTEST-01", ""}, always, completeTraining},
    {{"draw_training",
      {numberParam("count"), {"planet", ParamKind::title}},
      "draw {count} training destiny, adding 1 to each for each site of {planet}",
      "",
      "Not for generic sites."},
     always,
     trainingDestiny},
    {{"cancel_attrition", {}, "cancel all remaining attrition against you", "CCG-BTL-DMG-06", ""},
     kNeedsAttrition,
     cancelAttrition},
    {{"cancel_damage_and_attrition", {}, "cancel all remaining battle damage and attrition against you", "", ""},
     kNeedsEither,
     cancelBoth},
    {{"move_away", {TARGET}, "{target} moves away", "CCG-MOVE-AWAY-04", "As its regular move, at its price."},
     kToMoveAway,
     moveAway},
    {{"lose_doubles", {WHO}, "reveal {who}'s hand: all cards of which there are two or more are lost", "", ""},
     always,
     loseDoubles},
    {{"reduce_loss_by_used", {}, "reduce the loss by that amount", "CCG-LOSE-02", "After use_up_to_loss."},
     always,
     reduceByUsed},
    {{"raise_loss_by_used", {}, "raise your opponent's loss by that amount", "CCG-LOSE-02", "After use_any."},
     always,
     raiseByUsed},
    {{"react_by_moving_for", {AMOUNT}, "react by moving there for {amount} Force more", "", ""},
     kToReactByMovingFor,
     reactMoveFor},
    {{"costly_upkeep",
      {numberParam("maintain", kMeasures), numberParam("recycle", kMeasures)},
      "use {maintain} Force to keep this card, or lose {recycle} Force to place it and all cards on it in Used Pile, or "
      "place it out of play",
      "CCG-ICON-MAINT-01",
      ""},
     always,
     costlyUpkeep},
};

}  // namespace

std::span<const Verb<Table>> cardVerbs() { return kVerbs; }

}  // namespace cantina::ccg
