// Stealing (rules/stealing.cpp).
#pragma once

#include "games/ccg/state.h"
#include "kernel/moves.h"

namespace cantina::ccg {

bool isStolen(const Table& t, Piece p);  // it is not on the side of its owner
Explanation whyNotSteal(Table& t, Seat thief, Piece card);
void stealWith(Table& t, Seat thief, Piece card, Piece bearer);  // a weapon or device
void stealInto(Table& t, Seat thief, Piece card, uint8_t zone);  // a hand or pile
void stealThere(Table& t, Seat thief, Piece card);               // where it is, with everything that it carries

}  // namespace cantina::ccg
