// The tables of the turn chapter, for the rulebook, and what opportunities.cpp asks of it.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

Procedure<Table> turnProcedure();
Procedure<Table> opportunityProcedure();
Procedure<Table> endProcedure();

// --- mandatory actions
Seat mandatoryOwner(Table& t, Piece p, int ability);
bool isDue(Table& t, Piece p, int ability);
void startMandatory(Table& t, Piece p, int ability, uint16_t flags);

// Could a text be used in that phase? Most texts are for one phase, and most phases have none on the table.
inline bool hasTexts(const Table& t, const uint8_t* tally, uint8_t phase) {
    return tally[phase] != 0 || !t.on("CCG-ACT-COND-01"_rule);
}
int forceGeneration(Table& t, Seat seat);

}  // namespace cantina::ccg
