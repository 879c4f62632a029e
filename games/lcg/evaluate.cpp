// A number for a masked state, for AI players: progress towards the two victories, then the table.
#include "games/lcg/game.h"
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

int tableOf(Table& t, Seat seat) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kUnits, seat}))
        n += 3 * defOf(t, p).whole(kCost) + remainingCapacity(t, p) - 2 * t.s.pieces.data(p).focus;
    for (Piece p : t.s.pieces.in({kObjectives, seat})) n += 4 * remainingCapacity(t, p);
    // An enhancement is worth more than the card in hand that it was.
    for (Piece p : t.s.pieces.in({kSupport, seat}))
        n += 2 + 3 * defOf(t, p).whole(kCost) + 4 * defOf(t, p).whole(kResources);
    return n + t.s.pieces.size({kHand, seat});
}

}  // namespace

int Rules::evaluate(Table& t, Seat seat) {
    int dark = 30 * t.s.dial - 100 * t.s.pieces.size({kVictory, kLight}) + (t.s.balance == kDark ? 15 : -15);
    dark += tableOf(t, kDark) - tableOf(t, kLight);
    return seat == kDark ? dark : -dark;
}

}  // namespace cantina::lcg
