// Once-per bookkeeping: how often something was used in a period (an attack, a round, a turn, the game).
#pragma once

#include "kernel/fixed.h"
#include "kernel/ids.h"

namespace cantina {

struct Use {
    PieceRef piece;    // none: counted for the key alone (a title, a player)
    uint16_t key = 0;  // an ability, a title, a seat: the game's meaning
    uint8_t period = 0;
    uint8_t count = 0;
};
static_assert(sizeof(Use) == 8);

template <int kCapacity>
struct Uses {
    FixedVec<Use, kCapacity> list;

    int count(PieceRef piece, uint16_t key, uint8_t period) const {
        for (const Use& u : list)
            if (u.piece == piece && u.key == key && u.period == period) return u.count;
        return 0;
    }
    [[nodiscard]] bool note(PieceRef piece, uint16_t key, uint8_t period) {
        for (Use& u : list)
            if (u.piece == piece && u.key == key && u.period == period) {
                ++u.count;
                return true;
            }
        return list.push({piece, key, period, 1});
    }
    void endPeriod(uint8_t period) {
        for (int i = list.size() - 1; i >= 0; --i)
            if (list[i].period == period) list.removeAt(i);
    }
};

}  // namespace cantina
