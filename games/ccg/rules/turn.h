// The tables of the turn chapter, for the rulebook.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

Procedure<Table> turnProcedure();
Procedure<Table> opportunityProcedure();
Procedure<Table> endProcedure();

}  // namespace cantina::ccg
