// The Death Star dial as something to engage (LCG-WIN-04, LCG-FAQ-19; docs/decisions/091). The dial is no card: in an
// engagement against it the enhancement that opens it stands where an objective would, and the damage lies in the state.
// Nothing answers that damage: neither shields nor protect, which are for cards.
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {

bool opensDial(Table& t, Seat seat, Piece p) {
    return t.s.continuous.speaksOf(kStatOpenDial) && t.s.pieces.zoneOf(p) == Zone{kSupport, seat} &&
           value(t, p, kStatOpenDial) > 0;
}

Piece dialOpenedBy(Table& t, Seat seat) {
    if (!t.s.continuous.speaksOf(kStatOpenDial)) return {};
    for (Piece p : t.s.pieces.in({kSupport, seat}))
        if (opensDial(t, seat, p)) return p;
    return {};
}

bool isDialEngaged(Table& t) { return t.s.pieces.alive(t.s.engaged) && isDial(t, t.s.engaged.piece); }

void damageDial(Table& t, int amount) {
    constexpr int kMost = 31;
    t.s.dialDamage = static_cast<uint8_t>(std::min(kMost, t.s.dialDamage + amount)) & 31u;
    if (t.s.dialDamage >= kDialDamageToWin) t.s.well = 0;
    t.tell(Event{kDialDamaged, kLight, static_cast<int16_t>(amount), {}, {}, {}}, "LCG-FAQ-19");
    t.touch();
}

}  // namespace cantina::lcg
