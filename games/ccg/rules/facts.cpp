// Facts of the table that many rules ask about: where a card is, presence, occupying, control, Life Force.
// Holds CCG-PRES-01 and the small definitions of rulebook 1.D and 2.
#include <algorithm>

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

Piece locationOf(const Table& t, Piece p) {
    for (int depth = 0; depth < 4 && isInEffect(t, p); ++depth) {
        if (isType(t, p, kLocation)) return p;
        p = t.s.pieces.data(p).at;
    }
    return {};
}

// What a card gives to presence: its ability, or that of its permanent pilot (CCG-PRES-01/02).
int32_t presenceOf(Table& t, Piece p) {
    if (hasIcon(t, p, kPresenceIcon)) return kThousand;
    if (isType(t, p, kCharacter)) return ability(t, p).thousandths;
    return isCraft(t, p) ? abilityOfCraft(t, p) : 0;
}

int abilityAt(Table& t, Seat seat, Piece location) {
    int32_t total = 0;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if ((isType(t, p, kCharacter) || isCraft(t, p)) && locationOf(t, p) == location) total += presenceOf(t, p);
    return totalAt(t, kTotalAbilityStat, seat, location, total) / kThousand;
}

// Counted only as far as needed: this is asked often.
bool hasPresence(Table& t, Seat seat, Piece location) {
    int32_t total = 0;
    for (Piece p : t.s.pieces.in({kTable, seat})) {
        if (!(isType(t, p, kCharacter) || isCraft(t, p)) || !(locationOf(t, p) == location)) continue;
        total += presenceOf(t, p);
        if (total >= kThousand) return true;
    }
    return false;
}

PlaceSet presences(Table& t, Seat seat) {
    int32_t total[kMostLocations];  // set to zero as far as there are locations: this is asked often
    std::fill_n(total, t.s.row.size(), 0);
    bool plain = isAsPrinted(t, kAbilityStat);
    for (Piece p : t.s.pieces.in({kTable, seat})) {
        const language::CardDef& def = defOf(t, p);
        if (def.type != kCharacter && def.number[kClassSlot] == kNoClass) continue;
        Piece at = t.s.pieces.data(p).at;  // most stand at a location
        int i = rowIndex(t, at);
        if (i < 0) i = rowIndex(t, locationOf(t, p));
        bool printed = plain && def.type == kCharacter && def.number[2 * kAbilityStat + 1] != kAsterisk &&
                       (def.number[kIconsSlot] >> kPresenceIcon & 1) == 0;
        if (i >= 0) total[i] += printed ? def.number[2 * kAbilityStat] : presenceOf(t, p);
    }
    PlaceSet places;
    for (int i = 0; i < t.s.row.size(); ++i)
        if (total[i] >= kThousand) places.add(i);
    return places;
}

// CCG-CONTROL-01. Some texts ask for more ability than 1.
bool controls(Table& t, Seat seat, Piece location) {
    if (!hasPresence(t, seat, location) || hasPresence(t, opponentOf(seat), location)) return false;
    int needs = playerValue(t, kControlNeeds, seat, location, Value::of(0)).whole();
    return needs <= 1 || abilityAt(t, seat, location) >= needs;
}

// CCG-BTL-MAY-01: for a battle that the opponent begins. CCG-BTL-MAY-02: for one that its player begins. CCG-BTL-MAY-03:
// with both words for either. For nothing else: it gives no presence.
bool standsIn(const Table& t, Piece p, bool initiates) {
    const language::CardDef& def = defOf(t, p);
    if (def.has(kMayInitiate) && def.has(kMayBeBattled) && !t.on("CCG-BTL-MAY-03"_rule)) return false;
    return initiates ? def.has(kMayInitiate) && t.on("CCG-BTL-MAY-02"_rule)
                     : def.has(kMayBeBattled) && t.on("CCG-BTL-MAY-01"_rule);
}
PlaceSet standIns(const Table& t, Seat seat, bool initiates) {
    PlaceSet places;
    if (t.s.tallies.standIns == 0) return places;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (int i = standsIn(t, p, initiates) ? rowIndex(t, locationOf(t, p)) : -1; i >= 0) places.add(i);
    return places;
}
bool occupyForBattle(Table& t, Piece location, Seat initiator) {
    for (int seat = 0; seat < 2; ++seat) {
        bool stands = standIns(t, seatAt(seat), seatAt(seat) == initiator).has(std::max(0, rowIndex(t, location)));
        if (!stands && !hasPresence(t, seatAt(seat), location)) return false;
    }
    return true;
}

bool bothOccupy(Table& t, Piece location) {
    return hasPresence(t, seatAt(0), location) && hasPresence(t, seatAt(1), location);
}

int icons(const Table& t, Seat side, Piece location) {
    return defOf(t, location).whole(side.index() == 0 ? kDarkIcons : kLightIcons);
}

// CCG-ZONE-LIFE-01: the Reserve Deck, the Force Pile and the Used Pile.
int lifeForce(const Table& t, Seat seat) {
    return sizeOf(t, kReserveDeck, seat) + sizeOf(t, kForcePile, seat) +
           (t.on("CCG-ZONE-LIFE-01"_rule) ? sizeOf(t, kUsedPile, seat) : 0) +
           (t.on("CCG-ZONE-LIFE-03"_rule) ? sizeOf(t, kUnresolved, seat) : 0) +
           (t.on("CCG-ZONE-LIFE-04"_rule) ? sizeOf(t, kSabaccHand, seat) : 0) +
           (t.on("CCG-ZONE-LIFE-05"_rule) ? 0 : sizeOf(t, kHand, seat));
}

}  // namespace cantina::ccg
