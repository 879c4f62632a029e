// A number for a masked state: Life Force and what stands on the table.
#include "games/ccg/game.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

int Rules::evaluate(Table& t, Seat seat) {
    int score = 0;
    for (int i = 0; i < 2; ++i) {
        Seat side = seatAt(i);
        int value = lifeForce(t, side) * 20 + sizeOf(t, kHand, side) * 12;
        for (Piece p : t.s.pieces.in({kTable, side})) value += 10 * (power(t, p).whole() + ability(t, p).whole());
        for (Piece p : t.s.row) value += controls(t, side, p) ? 15 * icons(t, opponentOf(side), p) : 0;
        score += side == seat ? value : -value;
    }
    return score;
}

}  // namespace cantina::ccg
