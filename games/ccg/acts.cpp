// What each act is done with, and when: the answer to "why not?" for a card that nobody would think of (language/acts.h).
#include "games/ccg/game.h"
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

namespace {

bool isInYourHand(Table& t, Seat seat, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, seat}; }
bool isYoursOnTable(Table& t, Seat seat, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kTable, seat}; }
bool isAddressed(Table& t, Seat seat, Piece p) {
    return isYoursOnTable(t, seat, p) || (isType(t, p, kLocation) && t.s.pieces.isIn(p, kTable));
}
bool isDeployed(Table& t, Seat, Piece p) { return !isType(t, p, kInterrupt) && !isType(t, p, kDefensiveShield); }
bool isInterrupt(Table& t, Seat, Piece p) { return isType(t, p, kInterrupt) || isType(t, p, kEpicEvent); }
bool isLocation(Table& t, Seat, Piece p) { return isType(t, p, kLocation); }
bool isWeaponOrDevice(Table& t, Seat, Piece p) { return isType(t, p, kWeapon) || isType(t, p, kDevice); }
bool isWeapon(Table& t, Seat, Piece p) { return isType(t, p, kWeapon); }
bool isShieldCard(Table& t, Seat, Piece p) { return isType(t, p, kDefensiveShield); }
bool isUniqueCharacter(Table& t, Seat, Piece p) { return isType(t, p, kCharacter) && factOf(t, p, kUnique) != 0; }
bool isCreature(Table& t, Seat, Piece p) { return isType(t, p, kCreature); }
bool isCharacter(Table& t, Seat, Piece p) { return isType(t, p, kCharacter); }
bool isVehicle(Table& t, Seat, Piece p) { return isType(t, p, kVehicle); }
bool isStarship(Table& t, Seat, Piece p) { return isType(t, p, kStarship); }
bool isFighter(Table& t, Seat seat, Piece p) {
    bool fights = isType(t, p, kCharacter) || isType(t, p, kVehicle) || isType(t, p, kStarship);
    return fights && isYoursOnTable(t, seat, p);
}
bool isInactive(Table& t, Seat, Piece p) { return t.s.pieces.isIn(p, kInactive); }

using Line = language::ActLine<Table>;
constexpr Line kActs[] = {
    {kActDeploy, partOf("CCG-DEP-08"), "Interrupts and Defensive Shields are played, not deployed", isDeployed,
     "it is not in your hand"},
    {kActPlay, partOf("CCG-DEP-08"), "only Interrupts and some Epic Events are played; other cards are deployed",
     isInterrupt, "it is not in your hand, or has no text that is played by itself"},
    {kActUse, partOf("CCG-ACT-TYPE-04"), "only texts of locations and of your cards on table are used", isAddressed,
     "it has no text that you could choose to use"},
    {kActMove, partOf("CCG-MOVE-01"), "only cards of yours on table move", isYoursOnTable, "it does not move"},
    {kActBattle, partOf("CCG-BTL-INIT-01"), "a battle is at a location", isLocation, "that location is not on table"},
    {kActDrain, partOf("CCG-DRAIN-01"), "a Force drain is at a location", isLocation, "that location is not on table"},
    {kActFire, partOf("CCG-WEAP-FIRE-01"), "only weapons are fired", isWeapon,
     "it is no weapon of yours on table that can be fired"},
    {kActLoseFrom, partOf("CCG-LOSE-02"),
     "Force is lost from your hand or the top of your piles; a card elsewhere is no Force", isInYourHand,
     "you do not lose Force now"},
    {kActForfeit, partOf("CCG-BTL-FORF-02"), "only your characters, vehicles and starships are forfeited", isFighter,
     "cards that took part are forfeited in the damage segment of a battle, while something is pending"},
    {kActRespond, partOf("CCG-ACT-TYPE-01"), "only locations and cards of yours, in hand or on table, answer", isAddressed,
     "it has no text that answers anything"},
    {kActBefore, partOf("CCG-ACT-TYPE-01"), "only locations and cards of yours, in hand or on table, preempt", isAddressed,
     "it has no text that comes before what it answers"},
    {kActMandatory, partOf("CCG-ACT-MAND-01"), "only texts of your cards on table must be performed", isYoursOnTable,
     "it has no text that must be performed"},
    {kActTransit, partOf("CCG-MOVE-DBT-01"), "cards transit from docking bays only", isLocation, "it is no docking bay"},
    {kActTransfer, partOf("CCG-WEAP-XFER-01"), "only weapons and devices change hands", isWeaponOrDevice,
     "it is not yours on table"},
    {kActShield, partOf("CCG-SHIELD-01"), "only Defensive Shields are played so", isShieldCard,
     "it does not lie under your Starting Effect"},
    {kActReplace, partOf("CCG-PERS-REPL-01"), "only a unique character in your hand replaces another version",
     isUniqueCharacter, "it is not in your hand", true},
    {kActAttack, partOf("CCG-ATK-02"), "only creatures are attacked", isCreature, "it is not on table"},
    {kActCreature, partOf("CCG-ATK-02"), "only creatures attack so", isCreature, "it is not yours on table"},
    {kActPrisoner, partOf("CCG-MOVE-PRIS-01"), "only captives are transferred so", isInactive, "it is no captive"},
    {kActRelease, partOf("CCG-SP-FROZEN-09"), "only frozen captives are released so", isInactive,
     "only the Light Side releases a frozen captive, where it lies unattended and the Light Side controls the place"},
    {kActSeat, partOf("CCG-MOVE-SLOT-01"), "only characters change places aboard", isCharacter,
     "it is not yours, or aboard nothing"},
    {kActShuttle, partOf("CCG-MOVE-SHUT-02"), "only shuttle vehicles carry passengers so", isVehicle,
     "it is not yours on table"},
    {kActDock, partOf("CCG-MOVE-DOCK-01"), "only starships dock", isStarship, "it is not yours on table"},
    {kActBreakCover, partOf("CCG-SP-SPY-16"), "only undercover spies break cover", isInactive,
     "it is no undercover spy of yours"},
};

}  // namespace

std::span<const language::ActLine<Table>> Rules::acts() { return kActs; }

}  // namespace cantina::ccg
