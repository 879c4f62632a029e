// Texts canceled and cards suspended for as long as something holds, or for a period (rules/held.cpp).
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

bool isSuspended(const Table& t, Piece p);
// Brings what texts say of canceled texts and suspended cards up to date. Did a text come back, or a suspended card?
bool restoreTexts(Table& t);
bool holdStates(Table& t);  // the standing check

}  // namespace cantina::ccg
