// A number for a masked state: who is ahead in the arenas, what the units on the table are worth, what is being built, Force
// and cards.
#include <algorithm>

#include "games/tcg/game.h"
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

enum Counted : uint8_t {
    kCost,
    kPower,
    kHealth,
    kUntapped,
    kPresent,
    kShare,
    kMiddle,
    kForce,
    kCards,
    kRetreatedUnits,
    kRetreatedOthers,
    kAttached,
    kPlaces,
    kBuilt,
    kCounted
};
// What stands at zero was offered to the fit and told it nothing that the others do not tell (docs/ai.md).
constexpr std::array<AspectWeight, kCounted> kWeights{{
    {"build cost of units", 39},
    {"power", 0},
    {"health left", 22},
    {"untapped units", 75},
    {"arenas with a unit", 0},
    {"shares of the arenas", 15},
    {"share of the middle arena", 329},
    {"Force", 4},
    {"cards in hand", 7},
    {"build cost of retreated units", 44},
    {"build cost of other retreated cards", 0},
    {"build cost of attached cards", 18},
    {"Locations", 0},
    {"counters in the build zone", 59},
}};
using Sums = Amounts<kCounted>;

struct Side {
    Sums sums{};
    std::array<int, std::size(kArenas)> might{};  // per arena: what fights there
};

// A wounded unit is worth less than its cost: it may be gone before it attacks again.
void countUnit(Table& t, Piece p, Sums& n, int& might) {
    const int most = std::max(1, health(t, p)), left = std::max(0, most - dataOf(t, p).counters);
    const int fights = std::max(0, power(t, p)), whole = most + 2 * left;
    n[kCost] += totalCost(t, p) * whole / (3 * most);
    n[kPower] += fights;
    n[kHealth] += left;
    n[kUntapped] += isTapped(t, p) ? 0 : 1;
    might += fights + left;
}

Side count(Table& t, Seat seat) {
    Side side;
    Sums& n = side.sums;
    for (size_t i = 0; i < std::size(kArenas); ++i) {
        const uint8_t arena = kArenas[i];
        for (Piece p : t.s.pieces.in({arena, seat})) countUnit(t, p, n, side.might[i]);
        n[kPresent] += t.s.pieces.size({arena, seat}) > 0 ? 1 : 0;
    }
    n[kForce] = t.s.force[seat.index()];
    n[kCards] = t.s.pieces.size({kHand, seat});
    for (Piece p : t.s.pieces.in({kRetreated, seat}))
        n[isUnit(t, p) ? kRetreatedUnits : kRetreatedOthers] += buildCost(t, p);
    for (Piece p : t.s.pieces.in({kOn, seat})) n[kAttached] += buildCost(t, p);
    n[kPlaces] = t.s.pieces.size({kLocations, seat});
    for (Piece p : t.s.pieces.in({kBuild, seat})) {
        // More counters than the card costs are worth nothing; of an unknown card all are taken as useful.
        const int counters = dataOf(t, p).counters;
        const bool known = t.s.pieces.row(p).def != 0;
        n[kBuilt] += known ? std::min(counters, buildCost(t, p)) : counters;
    }
    return side;
}

// Two arenas of three win: who is ahead in the middle one of them is on the way.
Sums compare(Table& t, Seat seat) {
    const Side mine = count(t, seat), theirs = count(t, opponentOf(seat));
    Sums n = difference(mine.sums, theirs.sums);
    std::array<int, std::size(kArenas)> shares{};
    for (size_t i = 0; i < shares.size(); ++i) {
        shares[i] = shareOf(mine.might[i], theirs.might[i]);
        n[kShare] += shares[i];
    }
    std::sort(shares.begin(), shares.end());
    n[kMiddle] = shares[shares.size() / 2];
    return n;
}

}  // namespace

int Rules::evaluate(Table& t, Seat seat) {
    if (t.s.core.over != 0) {
        if (t.s.core.winners == 0) return 0;
        return ((t.s.core.winners >> seat.index()) & 1) != 0 ? 100'000 : -100'000;
    }
    return weighed(compare(t, seat), kWeights);
}

std::vector<Aspect> Rules::aspects(Table& t, Seat seat) { return listed(compare(t, seat), kWeights); }

}  // namespace cantina::tcg
