// A number for a masked state: Life Force, cards, what stands on the table, what can be drained and what is contested.
//
// Plenty is worth little: a unit of Life Force beyond what a player needs for a while, Force that he cannot spend in a turn
// and cards that he cannot deploy in one count less, so that a player with a full Force Pile draws and one with a full hand
// deploys. Without that nobody does anything once both wait for the other.
#include <algorithm>

#include "games/ccg/game.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

enum Counted : uint8_t {
    kLife,
    kLifeBeyond,
    kForce,
    kHandCards,
    kHandBeyond,
    kMight,
    kSkill,
    kForfeits,
    kOthers,
    kIconsOwn,
    kDrains,
    kDamage,
    kCounted
};
constexpr std::array<AspectWeight, kCounted> kWeights{{
    {"Life Force up to 18", 132},
    {"Life Force beyond", 19},
    {"Force up to 9", 13},
    {"cards in hand up to 7", 74},
    {"cards in hand beyond", 34},
    {"power", 48},
    {"ability", 25},
    {"forfeit", 23},
    {"other cards on the table", 12},
    {"Force icons", 23},
    {"icons that can be drained", 78},
    {"battle damage and attrition", -144},
}};
using Sums = Amounts<kCounted>;
constexpr int kNeeds = 18, kSpends = 9, kHolds = 7;

// Outside a battle what lasts until the end of the turn is worth nothing: who counts it never lets the turn end.
Value valueHere(Table& t, Piece p, Stat stat) {
    bool lasting = t.s.battle.segment != Battle::kNone || (t.s.lasting.empty() && t.s.trained.empty());
    return lasting ? valueOf(t, p, stat) : printedValue(t, p, stat);
}
void countFighter(Table& t, Piece p, Sums& n) {
    if (!isType(t, p, kCharacter) && !isType(t, p, kStarship) && !isType(t, p, kVehicle)) {
        ++n[kOthers];
        return;
    }
    const int part = (t.s.pieces.data(p).flags & PieceData::kHit) != 0 ? 4 : 1;  // what is hit is lost, or forfeited
    n[kMight] += valueHere(t, p, kPower).whole() / part;
    n[kSkill] += valueHere(t, p, kAbilityStat).whole() / part;
    n[kForfeits] += valueHere(t, p, kForfeit).whole() / part;
}

Sums count(Table& t, Seat side) {
    Sums n{};
    const int life = lifeForce(t, side);
    n[kLife] = std::min(life, kNeeds);
    n[kLifeBeyond] = life - n[kLife];
    n[kForce] = std::min<int>(sizeOf(t, kForcePile, side), kSpends);
    int cards = 0;  // a location in hand is no use there
    for (Piece p : t.s.pieces.in({kHand, side})) cards += isType(t, p, kLocation) ? 0 : 1;
    n[kHandCards] = std::min(cards, kHolds);
    n[kHandBeyond] = cards - n[kHandCards];
    for (Piece p : t.s.pieces.in({kTable, side})) {
        if (isType(t, p, kLocation))
            ++n[kOthers];
        else
            countFighter(t, p, n);
    }
    if (t.s.tallies.undercover != 0)
        for (Piece p : t.s.pieces.in({kInactive, side}))
            if (isUndercover(t, p)) countFighter(t, p, n);
    const PlaceSet mine = presences(t, side), theirs = presences(t, opponentOf(side));
    for (int k = 0; k < t.s.row.size(); ++k) {
        n[kIconsOwn] += icons(t, side, t.s.row[k]);
        if (mine.has(k) && !theirs.has(k) && !hasUndercoverSpy(t, opponentOf(side), t.s.row[k]))
            n[kDrains] += icons(t, opponentOf(side), t.s.row[k]);
    }
    const int i = side.index();
    n[kDamage] = (t.s.battle.damage[i] + t.s.battle.attrition[i] / 2) / kThousand;
    return n;
}

Sums compare(Table& t, Seat seat) { return difference(count(t, seat), count(t, opponentOf(seat))); }

}  // namespace

int Rules::evaluate(Table& t, Seat seat) { return weighed(compare(t, seat), kWeights); }

std::vector<Aspect> Rules::aspects(Table& t, Seat seat) { return listed(compare(t, seat), kWeights); }

}  // namespace cantina::ccg
