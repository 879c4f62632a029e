// Abilities at the table: everything a game needs to play compiled card text.
//
//   words.h        what the words do; the frames of abilities
//   selectors.h    which pieces a card means; operands
//   interpreter.h  running an ability
//   triggers.h     which abilities answer an event; delayed effects
//   targets.h      which pieces a verb can work on
//   feasible.h     what legality may look at
//   reasons.h      which condition does not hold, in words
#pragma once

#include "language/feasible.h"
#include "language/interpreter.h"
#include "language/reasons.h"
#include "language/selectors.h"
#include "language/triggers.h"
#include "language/words.h"
