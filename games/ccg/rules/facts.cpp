// Facts of the table that many rules ask about: where a card is, presence, occupying, control, Life Force.
// Holds CCG-PRES-01 and the small definitions of rulebook 1.D and 2.
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

Piece locationOf(const Table& t, Piece p) {
    for (int depth = 0; depth < 4 && isOnTable(t, p); ++depth) {
        if (isType(t, p, kLocation)) return p;
        p = t.s.pieces.data(p).at;
    }
    return {};
}

int abilityAt(Table& t, Seat seat, Piece location) {
    int32_t total = 0;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (isType(t, p, kCharacter) && locationOf(t, p) == location) total += ability(t, p).thousandths;
    return totalAt(t, kTotalAbilityStat, seat, location, total) / kThousand;
}

// Counted only as far as needed: this is asked often.
bool hasPresence(Table& t, Seat seat, Piece location) {
    int32_t total = 0;
    for (Piece p : t.s.pieces.in({kTable, seat})) {
        if (!isType(t, p, kCharacter) || !(locationOf(t, p) == location)) continue;
        total += ability(t, p).thousandths;
        if (total >= kThousand) return true;
    }
    return false;
}

uint32_t presences(Table& t, Seat seat) {
    int32_t total[16] = {};
    for (Piece p : t.s.pieces.in({kTable, seat})) {
        if (!isType(t, p, kCharacter)) continue;
        Piece at = locationOf(t, p);
        for (int i = 0; i < t.s.row.size(); ++i)
            if (t.s.row[i] == at) total[i] += ability(t, p).thousandths;
    }
    uint32_t mask = 0;
    for (int i = 0; i < t.s.row.size(); ++i) mask |= total[i] >= kThousand ? 1u << i : 0u;
    return mask;
}

bool controls(Table& t, Seat seat, Piece location) {
    return hasPresence(t, seat, location) && !hasPresence(t, opponentOf(seat), location);
}

bool areAdjacent(const Table& t, Piece a, Piece b) {
    for (int i = 0; i + 1 < t.s.row.size(); ++i)
        if ((t.s.row[i] == a && t.s.row[i + 1] == b) || (t.s.row[i] == b && t.s.row[i + 1] == a)) return true;
    return false;
}

bool bothOccupy(Table& t, Piece location) {
    return hasPresence(t, seatAt(0), location) && hasPresence(t, seatAt(1), location);
}

Piece nextLocation(const Table& t, Piece card) {
    Piece at = locationOf(t, card);
    for (int i = 0; i + 1 < t.s.row.size(); ++i)
        if (t.s.row[i] == at) return t.s.row[i + 1];
    return {};
}

int icons(const Table& t, Seat side, Piece location) {
    return defOf(t, location).whole(side.index() == 0 ? kDarkIcons : kLightIcons);
}

int lifeForce(const Table& t, Seat seat) {
    return sizeOf(t, kReserveDeck, seat) + sizeOf(t, kForcePile, seat) + sizeOf(t, kUsedPile, seat) +
           sizeOf(t, kUnresolved, seat);
}

}  // namespace cantina::ccg
