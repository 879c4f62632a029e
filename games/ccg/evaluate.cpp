// A number for a masked state: Life Force, cards, what stands on the table, what can be drained and what is contested.
#include "games/ccg/game.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

constexpr int kPerLifeForce = 30, kPerForce = 4, kPerHandCard = 14, kPerPower = 9, kPerAbility = 7, kPerForfeit = 3;
constexpr int kPerDrain = 26, kPerIcon = 8, kPerDamage = 18;

int fighter(Table& t, Piece p) {
    if (!isType(t, p, kCharacter) && !isType(t, p, kStarship) && !isType(t, p, kVehicle)) return 4;
    int value =
        kPerPower * power(t, p).whole() + kPerAbility * ability(t, p).whole() + kPerForfeit * forfeitOf(t, p).whole();
    return (t.s.pieces.data(p).flags & PieceData::kHit) != 0 ? value / 4 : value;
}

}  // namespace

int Rules::evaluate(Table& t, Seat seat) {
    int score = 0;
    for (int i = 0; i < 2; ++i) {
        Seat side = seatAt(i);
        int value = lifeForce(t, side) * kPerLifeForce + sizeOf(t, kHand, side) * kPerHandCard +
                    sizeOf(t, kForcePile, side) * kPerForce;
        for (Piece p : t.s.pieces.in({kTable, side}))
            if (!isType(t, p, kLocation)) value += fighter(t, p);
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
