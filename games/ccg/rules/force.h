// The tables of the Force chapter, for the rulebook.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

Procedure<Table> forceProcedure();
void loseSources(Table& t, Seat seat, Options& out);

}  // namespace cantina::ccg
