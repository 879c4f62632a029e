// A number for a masked state: arenas held and on the way to a win, then what the units on the table are worth, then what is
// being built, Force and cards. A player who looks one decision ahead can use it.
#include <algorithm>

#include "games/tcg/game.h"
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

// What a unit in battle is worth: its cost, more while it is healthy and can still attack.
int worth(Table& t, Piece p) {
    int most = std::max(1, health(t, p));
    int left = std::max(0, most - dataOf(t, p).counters);
    int n = 8 * totalCost(t, p) + 3 * std::max(0, power(t, p)) + 3 * left;
    return n * (most + 2 * left) / (3 * most) + (isTapped(t, p) ? 0 : 4);
}

int strength(Table& t, Seat seat) {
    int n = t.s.force[seat.index()] * 3 + t.s.pieces.size({kHand, seat}) * 4;
    int held = 0;
    for (uint8_t arena : kArenas) {
        for (Piece p : t.s.pieces.in({arena, seat})) n += worth(t, p);
        if (t.s.pieces.size({arena, seat}) > 0) n += 15;  // somebody there at all: the arena is not lost
        held += controls(t, seat, arena) ? 1 : 0;
    }
    n += held * 60 + (held >= 2 ? 400 : 0);
    for (Piece p : t.s.pieces.in({kRetreated, seat})) n += (isUnit(t, p) ? 5 : 7) * buildCost(t, p);
    for (Piece p : t.s.pieces.in({kOn, seat})) n += 8 * buildCost(t, p);
    n += 12 * t.s.pieces.size({kLocations, seat});
    for (Piece p : t.s.pieces.in({kBuild, seat})) {
        // More counters than the card costs are worth nothing; of an unknown card all are taken as useful.
        int counters = dataOf(t, p).counters;
        bool known = t.s.pieces.row(p).def != 0;
        n += 4 * (known ? std::min(counters, buildCost(t, p)) : counters);
    }
    return n + 2 * t.s.buildPoints[seat.index()];
}
}  // namespace

int Rules::evaluate(Table& t, Seat seat) {
    if (t.s.core.over != 0) {
        if (t.s.core.winners == 0) return 0;
        return ((t.s.core.winners >> seat.index()) & 1) != 0 ? 100'000 : -100'000;
    }
    return strength(t, seat) - strength(t, opponentOf(seat));
}

}  // namespace cantina::tcg
