// A number for a masked state, for AI players: progress towards the two victories, then the table.
#include "games/lcg/game.h"
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

enum Counted : uint8_t {
    kDial,
    kVictories,
    kForceWithUs,
    kUnitCost,
    kUnitLife,
    kFocus,
    kObjectiveLife,
    kSupports,
    kSupportCost,
    kIncome,
    kCards,
    kCounted
};
constexpr std::array<AspectWeight, kCounted> kWeights{{
    {"Death Star dial", 375},
    {"objectives destroyed", 1046},
    {"balance of the Force", 242},
    {"cost of units", 85},
    {"damage that units can take", 25},
    {"focus tokens on units", -50},
    {"damage that objectives can take", 84},
    {"enhancements", 33},
    {"cost of enhancements", 49},
    {"resources of enhancements", 107},
    {"cards in hand", 34},
}};
using Sums = Amounts<kCounted>;

Sums count(Table& t, Seat seat) {
    Sums n{};
    for (Piece p : t.s.pieces.in({kUnits, seat})) {
        n[kUnitCost] += defOf(t, p).whole(kCost);
        n[kUnitLife] += remainingCapacity(t, p);
        n[kFocus] += t.s.pieces.data(p).focus;
    }
    for (Piece p : t.s.pieces.in({kObjectives, seat})) n[kObjectiveLife] += remainingCapacity(t, p);
    for (Piece p : t.s.pieces.in({kSupport, seat})) {
        ++n[kSupports];
        n[kSupportCost] += defOf(t, p).whole(kCost);
        n[kIncome] += defOf(t, p).whole(kResources);
    }
    n[kCards] = t.s.pieces.size({kHand, seat});
    return n;
}

Sums compare(Table& t, Seat seat) {
    Sums n = difference(count(t, seat), count(t, seat == kDark ? kLight : kDark));
    const int side = seat == kDark ? 1 : -1;
    n[kDial] = side * t.s.dial;
    n[kVictories] = -side * t.s.pieces.size({kVictory, kLight});
    n[kForceWithUs] = t.s.balance == seat ? 1 : -1;
    return n;
}

}  // namespace

int Rules::evaluate(Table& t, Seat seat) { return weighed(compare(t, seat), kWeights); }

std::vector<Aspect> Rules::aspects(Table& t, Seat seat) { return listed(compare(t, seat), kWeights); }

}  // namespace cantina::lcg
