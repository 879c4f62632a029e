// What other chapters ask about deploying.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

inline constexpr uint8_t kPlaysPerTurn = 6;  // a period of State::uses: cards of a title played this turn

bool isOneAllowed(Table& t, Piece card);  // uniqueness and persona
// Whose version a card is: by its persona, or by its own title (CCG-PERS-06).
inline int32_t personaOf(const language::CardDef& def) {
    return def.number[kPersonaSlot] != 0 ? def.number[kPersonaSlot] : def.titleHash;
}
inline bool isSamePersona(const language::CardDef& a, const language::CardDef& b) { return personaOf(a) == personaOf(b); }
// Do its own conditions hold, and may it be at one of these two (the place and what stands there) by its own text?
bool textLetsItBe(Table& t, Piece card, Seat seat, Piece host, Piece location);
void notePlayed(Table& t, Piece card);

// --- places (rules/deploy_places.cpp)
inline bool isFighterCard(const Table& t, Piece p) {
    return isType(t, p, kCharacter) || isType(t, p, kVehicle) || isType(t, p, kStarship);
}
Explanation whyNotExist(Table& t, Piece card, Piece location);
bool textConditions(Table& t, const ActionFrame& a);
bool liesOnTable(Table& t, Piece card);  // beside the locations, if its text names no place
bool canAffordDeploy(Table& t, const ActionFrame& a, int cost);
Refusal whyNotDeployTarget(Table& t, const ActionFrame& a, Piece p);  // of the next one to be chosen
int deployTargetCount(Table& t, const ActionFrame& a);
bool isHabitat(Table& t, Piece creature, Piece place);
bool hasReceiver(Table& t, const ActionFrame& a);  // of a weapon or device that changes hands
Refusal whyNotReceiver(Table& t, const ActionFrame& a, Piece p);
int fullDeployCost(Table& t, const ActionFrame& a);  // with the pilot that deploys along

}  // namespace cantina::ccg
