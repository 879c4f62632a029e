// Starships and vehicles: capacity, who pilots, who is present, what an unpiloted one can do (rulebook: starships,
// vehicles). Holds CCG-PRESENT-02, CCG-SHIP-CAP-*, CCG-SHIP-ENC-01/02, CCG-SHIP-PILOT-01/04, CCG-SHIP-UNP-01,
// CCG-SHIP-LAND-01, CCG-STATE-INACT-05.
#include "games/ccg/rules/aboard.h"

#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

bool isEnclosed(const Table& t, Piece craft) {
    return isCraft(t, craft) && (isType(t, craft, kStarship) || hasIcon(t, craft, kEnclosedIcon));
}

Piece craftOf(const Table& t, Piece p) {
    Piece at = t.s.pieces.data(p).at;
    return at.some() && isOnTable(t, at) && isCraft(t, at) ? at : Piece{};
}

// CCG-PRESENT-02, CCG-SHIP-ENC-01: who is inside is at the location and not present at it.
bool isPresent(const Table& t, Piece p) {
    if (!t.on("CCG-PRESENT-02"_rule)) return true;
    for (int depth = 0; depth < 4 && p.some() && isOnTable(t, p) && !isType(t, p, kLocation); ++depth) {
        Piece host = t.s.pieces.data(p).at;
        if (host.some() && isOnTable(t, host) && isEnclosed(t, host) && !isType(t, p, kWeapon) && !isType(t, p, kDevice))
            return false;
        p = host;
    }
    return true;
}

bool isLanded(const Table& t, Piece craft) {
    if (!isType(t, craft, kStarship) || !isCraft(t, craft)) return false;
    Piece at = t.s.pieces.data(craft).at;
    return at.some() && (isCraft(t, at) || (isType(t, at, kLocation) && kindOfPlace(t, at) == kSite));
}

// CCG-SHIP-PILOT-04: by a permanent pilot or a character who acts as one. CCG-MOVE-LAND-04: not while landed.
bool isPiloted(Table& t, Piece craft) {
    if (!isCraft(t, craft) || factOf(t, craft, kClassSlot) == kCreatureVehicle) return true;
    if (isLanded(t, craft) && t.on("CCG-MOVE-LAND-04"_rule)) return false;
    if (factOf(t, craft, kPilotAbility) != 0) return true;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (t.s.pieces.data(p).at == craft && (t.s.pieces.data(p).flags & PieceData::kPilot) != 0) return true;
    return false;
}

namespace {

struct Load {
    int pilots = 0, passengers = 0, cargo = 0, fighters = 0;
};
void addLoad(const Table& t, Piece craft, Piece p, Load& l) {
    if (!(t.s.pieces.data(p).at == craft)) return;
    if (isType(t, p, kCharacter)) ++((t.s.pieces.data(p).flags & PieceData::kPilot) != 0 ? l.pilots : l.passengers);
    if (isType(t, p, kVehicle)) ++l.cargo;
    if (isType(t, p, kStarship)) ++l.fighters;
}
// CCG-STATE-INACT-05: who is inactive still takes his seat.
Load loadOf(const Table& t, Piece craft) {
    Load l;
    for (int seat = 0; seat < 2; ++seat) {
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) addLoad(t, craft, p, l);
        for (Piece p : t.s.pieces.in({kInactive, seatAt(seat)})) {
            if (t.on("CCG-STATE-INACT-05"_rule)) addLoad(t, craft, p, l);
            // CCG-SP-CAPTIVE-11: a captive has a seat of its own, wherever its escort sits.
            Piece escort = isCaptive(t, p) ? t.s.pieces.data(p).at : Piece{};
            bool aboard = escort.some() && !isType(t, escort, kLocation) && t.s.pieces.data(escort).at == craft;
            if (aboard && t.on("CCG-SP-CAPTIVE-11"_rule)) ++l.passengers;
        }
    }
    return l;
}
}  // namespace

bool canPilot(Table& t, Piece craft, Piece card) {
    return hasIcon(t, card, kPilotIcon) || factOf(t, craft, kClassSlot) == kTransport;
}

// CCG-SHIP-PILOT-01: a pilot pilots if there is a seat for him. Toy starships take anybody.
Slot slotAboard(Table& t, Piece craft, Piece card) {
    if (!isCraft(t, craft)) return Slot::other;
    Load l = loadOf(t, craft);
    const auto& def = defOf(t, craft);
    if (isType(t, card, kVehicle)) return l.cargo < def.whole(kCargo) ? Slot::other : Slot::none;
    if (isType(t, card, kStarship))
        return factOf(t, card, kClassSlot) == kStarfighter && l.fighters < def.whole(kFighters) ? Slot::other : Slot::none;
    if (!isType(t, card, kCharacter)) return Slot::none;
    if (def.number[kClassSlot] == kStarfighter && defOf(t, card).has(kNotInFighter) && !isSilent(t, card)) return Slot::none;
    bool escorts = captiveOf(t, card).some() && t.on("CCG-SP-CAPTIVE-11"_rule);
    if (escorts && l.passengers >= def.whole(kPassengers)) return Slot::none;
    if (canPilot(t, craft, card) && l.pilots < def.whole(kPilots)) return Slot::pilot;
    bool full = t.on("CCG-SHIP-CAP-03"_rule) && l.passengers + (escorts ? 1 : 0) >= def.whole(kPassengers);
    return full ? Slot::none : Slot::other;
}

bool hasPassengerRoom(Table& t, Piece craft, int seats) {
    return loadOf(t, craft).passengers + seats <= defOf(t, craft).whole(kPassengers);
}

void board(Table& t, Piece card, Piece craft) {
    bool pilots = slotAboard(t, craft, card) == Slot::pilot;
    t.s.pieces.data(card).at = craft;
    if (pilots) t.s.pieces.data(card).flags |= PieceData::kPilot;
}

bool isRider(const Table& t, Piece p, Piece vehicle) {
    const PieceData& d = t.s.pieces.data(p);
    return isType(t, p, kCharacter) && d.at == vehicle && (d.flags & PieceData::kPilot) == 0;
}

int32_t pilotBonus(Table& t, Piece craft) {
    int32_t sum = 0;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (t.s.pieces.data(p).at == craft && (t.s.pieces.data(p).flags & PieceData::kPilot) != 0)
                sum += cardNumber(t, p, kPilotBonus, 0);
    return sum;
}

int32_t abilityOfCraft(Table& t, Piece craft) {
    if (!isCraft(t, craft)) return 0;
    if (factOf(t, craft, kClassSlot) == kCreatureVehicle) return ability(t, craft).thousandths;
    return defOf(t, craft).number[kPilotAbility];
}

// CCG-BTL-BD-01, CCG-SHIP-PASS-01: cards present and who pilots; not the passengers of what is enclosed.
int32_t destinyAbility(Table& t, Piece p) {
    if (isCraft(t, p)) return isPiloted(t, p) ? abilityOfCraft(t, p) : 0;
    if (!isType(t, p, kCharacter)) return 0;
    bool counts = isPresent(t, p) || (t.s.pieces.data(p).flags & PieceData::kPilot) != 0 || !t.on("CCG-SHIP-PASS-01"_rule);
    return counts ? ability(t, p).thousandths : 0;
}

bool isWarrior(Table& t, Piece p) { return hasIcon(t, p, kWarriorIcon) || cardNumber(t, p, kWarriorSkill, 0) > 0; }

}  // namespace cantina::ccg
