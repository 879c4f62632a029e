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
bool isDeployTarget(Table& t, const ActionFrame& a, Piece place);
int deployTargetCount(Table& t, const ActionFrame& a);
bool isHabitat(Table& t, Piece creature, Piece place);
int fullDeployCost(Table& t, const ActionFrame& a);  // with the pilot that deploys along

}  // namespace cantina::ccg
