// What each act is done with, and when: the answer to "why not?" for a card that nobody would think of (language/acts.h).
#include "games/lcg/game.h"
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {

namespace {

bool isOfType(Table& t, Piece p, CardType type) { return defOf(t, p).type == type; }
bool isInZone(Table& t, Seat seat, Piece p, uint8_t zone) { return t.s.pieces.zoneOf(p) == Zone{zone, seat}; }
bool isPlayed(Table& t, Seat, Piece p) {
    return isOfType(t, p, kUnitCard) || isOfType(t, p, kEnhancementCard) || isOfType(t, p, kEventCard);
}
bool isYourCardInPlay(Table& t, Seat seat, Piece p) {
    return isInZone(t, seat, p, kUnits) || isInZone(t, seat, p, kObjectives) || isInZone(t, seat, p, kSupport);
}
bool hasNoAbility(Table& t, Seat seat, Piece p) { return isYourCardInPlay(t, seat, p); }
bool isYourUnit(Table& t, Seat seat, Piece p) { return isInZone(t, seat, p, kUnits); }
bool isInYourHand(Table& t, Seat seat, Piece p) { return isInZone(t, seat, p, kHand); }
bool isEnemyObjective(Table& t, Seat seat, Piece p) {
    return isInZone(t, seatAt(1 - seat.index()), p, kObjectives) || opensDial(t, seat, p);
}
bool isEnemyUnit(Table& t, Seat seat, Piece p) { return isInZone(t, seatAt(1 - seat.index()), p, kUnits); }
bool isUnitOrObjective(Table& t, Seat seat, Piece p) {
    return isInZone(t, seat, p, kUnits) || isInZone(t, seat, p, kObjectives);
}
bool isPilotUnit(Table& t, Seat, Piece p) { return isOfType(t, p, kUnitCard) && defOf(t, p).has(kPilots); }
bool isStartingObjective(Table& t, Seat seat, Piece p) { return isInZone(t, seat, p, kStarting); }

using Line = language::ActLine<Table>;
constexpr Line kActs[] = {
    {kActPlay, partOf("LCG-CARD-12"),
     "only units, enhancements and events are played; a fate card works when an edge stack is revealed, an objective from "
     "the "
     "start",
     isPlayed, "it is not in your hand"},
    {kActUse, partOf("LCG-TIM-02"), "only cards of yours in play are used", hasNoAbility, "it has no ability that is used"},
    {kActPay, partOf("LCG-RSC-01"), "only cards of yours in play that have a resource value pay", isYourCardInPlay,
     "nothing is being paid for now"},
    {kActPlace, partOf("LCG-EDGE-01"), "only cards in your hand are placed in an edge stack", isInYourHand,
     "cards are placed in the edge battle of an engagement"},
    {kActStrike, partOf("LCG-STR-01"), "only your units strike", isYourUnit,
     "units strike in an engagement, after its edge battle"},
    {kActProtect, partOf("LCG-DMG-03"), "only your units protect", isYourUnit,
     "there is no damage that it could take over now"},
    {kActEngage, partOf("LCG-CON-01"), "only objectives of your opponent's are engaged", isEnemyObjective,
     "objectives are engaged in your conflict phase"},
    {kActAttack, partOf("LCG-CON-04"), "only your units attack", isYourUnit,
     "attackers are declared when you have engaged an objective"},
    {kActDefend, partOf("LCG-CON-06"), "only your units defend", isYourUnit,
     "defenders are declared when an objective of yours is engaged"},
    {kActCommit, partOf("LCG-FOR-01"), "only your units are committed to the Force", isYourUnit,
     "units are committed in your Force phase"},
    {kActDiscard, partOf("LCG-DRW-01"), "only cards in your hand are discarded", isInYourHand,
     "cards are discarded in your draw phase"},
    {kActShield, partOf("LCG-DMG-04"), "only units and objectives of yours have shields", isUnitOrObjective,
     "there is nothing that a shield of it could prevent now"},
    {kActAttach, partOf("LCG-KW-PIL-01"), "only units with Pilot are played as an enhancement", isPilotUnit,
     "it is not in your hand"},
    {kActPutBack, partOf("LCG-SET-05"), "only objectives that you look at during the setup are put back",
     isStartingObjective, "it is not the time to put it back"},
    {kActReveal, partOf("LCG-SET-08"), "only starting objectives are revealed", isStartingObjective,
     "it is not its turn to be revealed"},
    {kActAssign, partOf("LCG-ICON-04"), "only units of your opponent's are assigned unit damage", isEnemyUnit,
     "unit damage is assigned when a unit of yours strikes"},
    {kActShielding, partOf("LCG-KW-SHI-01"), "only your units, and the objective that is engaged, are given a shield",
     isUnitOrObjective, "shields are given when a unit with shielding is declared"},
};

}  // namespace

std::span<const language::ActLine<Table>> Rules::acts() { return kActs; }

}  // namespace cantina::lcg
