// A number for a masked state: arenas held, then what the units on the table are worth, then Force.
#include "games/tcg/game.h"
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {
int strength(Table& t, Seat seat) {
    int n = t.s.force[seat.index()] * 2 + t.s.pieces.size({kHand, seat}) * 3;
    forEachInBattle(t, seat, [&](Piece p) { n += 10 * buildCost(t, p) - 5 * dataOf(t, p).counters; });
    for (uint8_t arena : kArenas) n += controls(t, seat, arena) ? 40 : 0;
    for (Piece p : t.s.pieces.in({kBuild, seat})) n += 4 * dataOf(t, p).counters;
    return n;
}
}  // namespace

int Rules::evaluate(Table& t, Seat seat) { return strength(t, seat) - strength(t, opponentOf(seat)); }

}  // namespace cantina::tcg
