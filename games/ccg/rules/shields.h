// Defensive Shields: playing them from under a Starting Effect (rules/shields.cpp).
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

Explanation whyNotShield(Table& t, const ActionFrame& a);
void shieldOptions(Table& t, Seat seat, Options& out);
void noteShield(Table& t, Seat seat);

}  // namespace cantina::ccg
