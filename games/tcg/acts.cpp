// What each act is done with, and when: the answer to "why not?" for a card that nobody would think of (language/acts.h).
#include "games/tcg/game.h"
#include "games/tcg/values.h"

namespace cantina::tcg {

namespace {

bool isIn(Table& t, Seat seat, Piece p, uint8_t zone) { return t.s.pieces.zoneOf(p) == Zone{zone, seat}; }
bool isBattleCard(Table& t, Seat, Piece p) { return defOf(t, p).type == kTypeBattle; }
bool isInHand(Table& t, Seat seat, Piece p) { return isIn(t, seat, p, kHand); }
bool isBuilt(Table& t, Seat seat, Piece p) { return isInHand(t, seat, p) && !isBattleCard(t, seat, p); }
bool isFacedown(Table& t, Seat seat, Piece p) { return isIn(t, seat, p, kBuild); }
bool isFacedownUnit(Table& t, Seat seat, Piece p) { return isFacedown(t, seat, p) && isUnit(t, p); }
bool isUnitToStack(Table& t, Seat seat, Piece p) { return isUnit(t, p) && (isFacedown(t, seat, p) || isInHand(t, seat, p)); }
bool isUnitToPut(Table& t, Seat seat, Piece p) { return isUnit(t, p) && isInHand(t, seat, p); }
bool isMission(Table& t, Seat, Piece p) { return defOf(t, p).type == kTypeMission; }
bool isLocation(Table& t, Seat, Piece p) { return defOf(t, p).type == kTypeLocation; }
bool isEquipmentCard(Table& t, Seat, Piece p) { return isEquipment(t, p); }
bool isCharacterCard(Table& t, Seat, Piece p) { return defOf(t, p).type == kTypeCharacter; }
bool isYourUnit(Table& t, Seat seat, Piece p) {
    return isUnit(t, p) && isArena(t.s.pieces.zoneOf(p).kind) && controllerOf(t, p) == seat;
}
bool isRetreatedUnit(Table& t, Seat seat, Piece p) { return isUnit(t, p) && isIn(t, seat, p, kRetreated); }
bool isTheirUnit(Table& t, Seat seat, Piece p) {
    return isUnit(t, p) && isArena(t.s.pieces.zoneOf(p).kind) && !(controllerOf(t, p) == seat);
}
bool isFaceUp(Table& t, Seat seat, Piece p) {
    return controllerOf(t, p) == seat && (isArena(t.s.pieces.zoneOf(p).kind) || t.s.pieces.isIn(p, kRetreated) ||
                                          t.s.pieces.isIn(p, kOn) || t.s.pieces.isIn(p, kLocations));
}
bool isUnderStack(Table& t, Seat seat, Piece p) { return isIn(t, seat, p, kOn); }
bool isNoUnitInHand(Table& t, Seat seat, Piece p) { return isInHand(t, seat, p) && !isUnit(t, p); }

using Line = language::ActLine<Table>;
constexpr Line kActs[] = {
    {kActPlay, partOf("TCG-BCARD-01"), "only Battle cards are played; other cards are built", isBattleCard,
     "it is not in your hand"},
    {kActUse, partOf("TCG-ACTV-02"), "only abilities of your face-up cards are used", isFaceUp,
     "it has no ability that is activated"},
    {kActLucky, partOf("TCG-KW-LUC-01"), "only a unit of yours with Lucky rerolls dice so", isYourUnit, "it is not Lucky"},
    {kActBuild, partOf("TCG-BUILD-01"), "only units, Missions, Locations and Equipment in your hand are built", isBuilt,
     "cards are built in your build step, for build points"},
    {kActAdd, partOf("TCG-BUILD-04"), "only your facedown cards in the build zone get build counters", isFacedown,
     "build counters are added in your build step"},
    {kActDeploy, partOf("TCG-BUILD-07"), "only your facedown units in the build zone are deployed", isFacedownUnit,
     "units are deployed in your build step"},
    {kActKeep, partOf("TCG-ZONE-05"), "only your facedown units in the build zone are deployed and kept back",
     isFacedownUnit, "units are deployed in your build step"},
    {kActHiddenCost, partOf("TCG-KW-HID-01"), "only your facedown cards with Hidden Cost are turned up so", isFacedown,
     "Hidden Cost is used in a pass-or-play chance"},
    {kActComplete, partOf("TCG-MIS-02"), "only Missions are completed", isMission, "it is not in your build zone"},
    {kActFinish, partOf("TCG-EQP-01"), "only Equipment is finished so", isEquipmentCard,
     "it is not facedown in your build zone"},
    {kActPutDown, partOf("TCG-LOC-01"), "only Locations are put down at an arena", isLocation,
     "it is not facedown in your build zone"},
    {kActEquip, partOf("TCG-EQP-03"), "only built Equipment is attached", isEquipmentCard,
     "built Equipment of yours is attached in your build step"},
    {kActBoard, partOf("TCG-PIL-01"), "only Characters with Pilot go on a unit", isCharacterCard,
     "Pilots of yours are moved in your build step"},
    {kActLeave, partOf("TCG-PIL-12"), "only Pilots leave a unit", isCharacterCard,
     "Pilots of yours are moved in your build step"},
    {kActStackOn, partOf("TCG-STACK-01"), "only unique units of yours are stacked", isUnitToStack,
     "units are stacked in your build step, with another version"},
    {kActStackUnder, partOf("TCG-STACK-01"), "only unique units of yours are stacked", isUnitToStack,
     "units are stacked in your build step, with another version"},
    {kActRearrange, partOf("TCG-STACK-18"), "only a card beneath the top of a stack of yours comes to the top", isUnderStack,
     "stacks are rearranged in your build step"},
    {kActReturn, partOf("TCG-CMD-03"), "only your retreated units return to their arena", isRetreatedUnit,
     "retreated units return in your build step"},
    {kActRetreat, partOf("TCG-CMD-06"), "only your units in an arena retreat", isYourUnit,
     "units retreat in your retreat step"},
    {kActAttack, partOf("TCG-ATK-02"), "only units of your opponent's in an arena are attacked", isTheirUnit,
     "units attack one after the other in the battle phase, as their speed says"},
    {kActTap, partOf("TCG-ATK-01"), "only a unit of yours whose attack it is is tapped instead", isYourUnit,
     "it is not the one that is to attack now"},
    {kActIntercept, partOf("TCG-KW-INT-01"), "only your units intercept", isYourUnit,
     "nobody attacks another unit of yours there, or it does not intercept"},
    {kActRetaliate, partOf("TCG-KW-RET-01"), "only your units retaliate", isYourUnit,
     "it is not being attacked, or does not retaliate"},
    {kActUpkeep, partOf("TCG-KW-UPK-01"), "only your units with Upkeep are paid for", isYourUnit,
     "Upkeep is paid at the beginning of your build step"},
    {kActExchange, partOf("TCG-START-04"), "only cards of the starting hand that are no units are exchanged", isNoUnitInHand,
     "cards are exchanged before the game begins"},
    {kActPut, partOf("TCG-SETUP-03"), "only units in your hand are put into an arena", isUnitToPut,
     "units are put into arenas during the setup"},
    {kActPartly, partOf("TCG-SETUP-07"), "only units in your hand are built partly", isUnitToPut,
     "that is done at the end of the setup, with the points that are left"},
};

}  // namespace

std::span<const language::ActLine<Table>> Rules::acts() { return kActs; }

}  // namespace cantina::tcg
