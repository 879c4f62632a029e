// A number for a masked state: Life Force, cards, what stands on the table, what can be drained and what is contested.
//
// Plenty is worth little: a unit of Life Force beyond what a player needs for a while, Force that he cannot spend in a turn
// and cards that he cannot deploy in one count less, so that a player with a full Force Pile draws and one with a full hand
// deploys. Without that nobody does anything once both wait for the other.
#include "games/ccg/game.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

constexpr int kPerPower = 9, kPerAbility = 7, kPerForfeit = 3, kPerCard = 4;
constexpr int kPerDrain = 26, kPerIcon = 8, kPerDamage = 18;

// So much each up to a number, less beyond it.
struct Worth {
    int each, upTo, beyond;
    int of(int n) const { return n <= upTo ? n * each : upTo * each + (n - upTo) * beyond; }
};
constexpr Worth kLifeForce{30, 18, 13};
constexpr Worth kForce{4, 9, 0};
constexpr Worth kCards{15, 7, 6};

// Outside a battle what lasts until the end of the turn is worth nothing: who counts it never lets the turn end.
Value valueHere(Table& t, Piece p, Stat stat) {
    bool lasting = t.s.battle.segment != Battle::kNone || t.s.modifiers.empty();
    return lasting ? valueOf(t, p, stat) : printedValue(t, p, stat);
}
int fighter(Table& t, Piece p) {
    if (!isType(t, p, kCharacter) && !isType(t, p, kStarship) && !isType(t, p, kVehicle)) return kPerCard;
    int value = kPerPower * valueHere(t, p, kPower).whole() + kPerAbility * valueHere(t, p, kAbilityStat).whole() +
                kPerForfeit * valueHere(t, p, kForfeit).whole();
    return (t.s.pieces.data(p).flags & PieceData::kHit) != 0 ? value / 4 : value;
}

// A location in hand is no use there.
int handOf(Table& t, Seat side) {
    int cards = 0;
    for (Piece p : t.s.pieces.in({kHand, side})) cards += isType(t, p, kLocation) ? 0 : 1;
    return kCards.of(cards);
}

}  // namespace

int Rules::evaluate(Table& t, Seat seat) {
    int score = 0;
    for (int i = 0; i < 2; ++i) {
        Seat side = seatAt(i);
        int value = kLifeForce.of(lifeForce(t, side)) + handOf(t, side) + kForce.of(sizeOf(t, kForcePile, side));
        for (Piece p : t.s.pieces.in({kTable, side})) value += isType(t, p, kLocation) ? kPerCard : fighter(t, p);
        uint32_t mine = presences(t, side), theirs = presences(t, opponentOf(side));
        for (int k = 0; k < t.s.row.size(); ++k) {
            value += kPerIcon * icons(t, side, t.s.row[k]);
            if (((mine & ~theirs) >> k & 1) != 0) value += kPerDrain * icons(t, opponentOf(side), t.s.row[k]);
        }
        value -= kPerDamage * (t.s.battle.damage[i] + t.s.battle.attrition[i] / 2) / kThousand;
        score += side == seat ? value : -value;
    }
    return score;
}

}  // namespace cantina::ccg
