// Undo to the byte over random matches: what is taken back is compared with a copy of the whole state made when it was
// asked.
#pragma once

#include <string>

#include "match/sitting.h"

namespace cantina::testing {

struct UndoCounts {
    int decisions = 0;
    int free = 0;    // taken back without a word
    int paid = 0;    // by consent: chance is drawn anew
    int inside = 0;  // in the middle of an effect
    int others = 0;  // of a seat that was not the last to decide
    UndoCounts& operator+=(const UndoCounts& other);
};

struct UndoWish {
    uint64_t seed = 1;
    int mostDecisions = 100'000;
    bool everywhere = true;  // at each decision; false: at one of four
};

// Plays a match at random and takes back on the way: the last decision of who decided, and now and then one of another seat.
// After a free undo the same choice must lead to the same bytes again. Checks of a doctest case.
UndoCounts undoOnTheWay(const Game& game, bool toys, const Setup& setup, const UndoWish& wish);

// So many matches of each pairing of shipped decks, without toy cards in the book; at most `most` in all.
void checkUndo(std::string_view game, int most, uint64_t seed);

}  // namespace cantina::testing
