// What other chapters ask about cards that target something as they deploy: Utinni Effects, Jedi Tests.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

int aimCount(const Table& t, Piece card);  // how many targets its text names, at most two
// May it target that card? `which`: its first or second target; the first is in the action when the second is chosen.
Explanation whyNotAim(Table& t, const ActionFrame& a, int which, Piece p);
bool mayAimSomewhere(Table& t, const ActionFrame& a);
template <class Fn>
void eachAim(Table& t, const ActionFrame& a, int which, Fn fn) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (whyNotAim(t, a, which, p).legal() && !fn(p)) return;
}
void takeAim(Table& t, const ActionFrame& a);    // it is on the table: its targets are its own
void retarget(Table& t, Piece old, Piece card);  // a new version of a persona: what may target it does
bool hasReached(Table& t, Piece effect);         // CCG-EFF-UTIN-02
bool utinniReached(Table& t);                    // the standing check
bool isInTraining(Table& t, Piece test);         // its apprentice and mentor are together
bool completeTest(Table& t, Piece test, Piece apprentice);

}  // namespace cantina::ccg
