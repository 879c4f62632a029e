// What other chapters ask about deploying.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

inline constexpr uint8_t kPlaysPerTurn = 6;  // a period of State::uses: cards of a title played this turn

bool isOneAllowed(Table& t, Piece card);  // uniqueness and persona
void notePlayed(Table& t, Piece card);
bool isDeployTarget(Table& t, const ActionFrame& a, Piece place);
int deployTargetCount(Table& t, const ActionFrame& a);
bool isHabitat(Table& t, Piece creature, Piece place);
int fullDeployCost(Table& t, const ActionFrame& a);  // with the pilot that deploys along

}  // namespace cantina::ccg
