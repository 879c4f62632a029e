// What the start of the game asks about starting cards (rules/starting.cpp).
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

bool hasStartingText(const Table& t, Piece p);
bool isStartingInterrupt(const Table& t, Piece p);
bool meetsStart(Table& t, Piece card, Seat seat);  // what its text asks for before it does anything
bool isStartingEffect(const Table& t, Piece p);
bool mayBeStartingLocation(Table& t, Piece p);
// The first copy of each card in a player's deck that fits, without what was refused before.
bool isFirstCopy(const Table& t, Seat seat, Piece card);
// Runs the starting text of a card that lies in the zone of cards being played.
void resolveStarting(Table& t, Piece card, Seat seat);
// CCG-SETUP-MAND-01: after it has run: could everything that it demands be done? Otherwise it is undone.
void judgeStarting(Table& t, Piece card, Seat seat, bool inFull);
// A location of the row of that title that may not be converted.
bool isUnconvertible(const Table& t, Piece card);

}  // namespace cantina::ccg
