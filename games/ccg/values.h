// Derived numbers: what a card's power, ability, forfeit ... are now, with everything that modifies them (rulebook 1.E).
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

// None if the card has no such value.
Value valueOf(Table& t, Piece p, Stat stat);

inline Value power(Table& t, Piece p) { return valueOf(t, p, kPower); }
inline Value ability(Table& t, Piece p) { return valueOf(t, p, kAbilityStat); }
inline Value forfeitOf(Table& t, Piece p) { return valueOf(t, p, kForfeit); }
int deployCost(Table& t, Piece p);
int drainAmount(Table& t, Seat drainer, Piece location);

// Changes a value. `title` is the card it comes from: copies of one title count once.
void modify(Table& t, Piece target, Stat stat, Op op, int32_t thousandths, Until until, PieceRef source);
void expire(Table& t, Until until);
// A card that leaves play loses what changed it.
void forgetModifiers(Table& t);

}  // namespace cantina::ccg
