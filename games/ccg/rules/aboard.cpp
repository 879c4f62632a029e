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

// CCG-SHIP-LAND-01: a starship at a site, and whatever is in a cargo hold.
bool isLanded(const Table& t, Piece craft) {
    Piece at = t.s.pieces.data(craft).at;
    if (!isCraft(t, craft) || !at.some()) return false;
    return isCraft(t, at) || (isType(t, craft, kStarship) && isType(t, at, kLocation) && kindOfPlace(t, at) == kSite);
}
bool hasCrew(Table& t, Piece craft) {
    if (factOf(t, craft, kPilotAbility) != 0 || factOf(t, craft, kClassSlot) == kCreatureVehicle) return true;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (t.s.pieces.data(p).at == craft && (t.s.pieces.data(p).flags & PieceData::kPilot) != 0) return true;
    return !t.on("CCG-SHIP-PILOT-04"_rule);
}

// CCG-SHIP-PILOT-04: by a permanent pilot or a character who acts as one. CCG-MOVE-LAND-04: not while landed.
bool isPiloted(Table& t, Piece craft) {
    if (!isCraft(t, craft) || factOf(t, craft, kClassSlot) == kCreatureVehicle) return true;
    if (isLanded(t, craft) && t.on("CCG-MOVE-LAND-04"_rule)) return false;
    return hasCrew(t, craft);
}
bool hasNavComputer(const Table& t, Piece ship) {
    if (hasIcon(t, ship, kNavIcon)) return true;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (t.s.pieces.data(p).at == ship && isType(t, p, kCharacter) && hasIcon(t, p, kNavIcon)) return true;
    return false;
}

namespace {

struct Load {
    int pilots = 0, passengers = 0, astromechs = 0;  // astromechs are passengers too
    int vehicles = 0, fighters = 0, ties = 0;        // TIEs are starfighters too
};
void stow(const Table& t, Piece p, bool pilots, Load& l) {
    if (isType(t, p, kCharacter)) {
        ++(pilots ? l.pilots : l.passengers);
        if (!pilots && isA(t, p, kAstromechTrait)) ++l.astromechs;
    }
    if (isType(t, p, kVehicle)) ++l.vehicles;
    if (isType(t, p, kStarship)) {
        ++l.fighters;
        if (isA(t, p, kTieModel)) ++l.ties;
    }
}
void addLoad(const Table& t, Piece craft, Piece p, Load& l) {
    const PieceData& d = t.s.pieces.data(p);
    if (d.at == craft) stow(t, p, (d.flags & PieceData::kPilot) != 0, l);
}
// CCG-SHIP-CAP-01: seats for astromechs take nobody else. CCG-SHIP-CAP-05: seats for pilots or passengers take any mix, and
// so does a hold for vehicles or starfighters.
bool seats(const language::CardDef& def, const Load& l) {
    int reserved = std::min(l.astromechs, def.whole(kAstromechs));
    int over = std::max(0, l.pilots - def.whole(kPilots)) + std::max(0, l.passengers - reserved - def.whole(kPassengers));
    return over <= def.whole(kEitherSeats);
}
bool holds(const language::CardDef& def, const Load& l) {
    int reserved = std::min(l.ties, def.whole(kTieHold));
    int over = std::max(0, l.vehicles - def.whole(kCargo)) + std::max(0, l.fighters - reserved - def.whole(kFighters));
    return over <= def.whole(kEitherHold);
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

// CCG-VEH-DRIVE-01: a transport vehicle has a driver instead of a pilot: anybody but most droids.
// RULING: of the two icons that let a droid drive the document shows no name; they are taken for pilot and warrior.
bool canPilot(Table& t, Piece craft, Piece card) {
    if (isBarredFromPiloting(t, craft, card)) return false;
    if (hasIcon(t, card, kPilotIcon)) return true;
    if (factOf(t, craft, kClassSlot) != kTransport) return false;
    const bool droid = isLoyal(t, card, kDroid) && t.on("CCG-VEH-DRIVE-01"_rule);
    return !droid || hasIcon(t, card, kWarriorIcon) || defOf(t, card).has(kDrives);
}

// Characters, vehicles and starfighters; some characters are too large for a starfighter. Toy starships take anybody.
bool isPassenger(const Table& t, Piece craft, Piece card) {
    if (!isCraft(t, craft) || isType(t, card, kVehicle)) return true;
    if (isType(t, card, kStarship)) return factOf(t, card, kClassSlot) == kStarfighter;
    bool narrow = factOf(t, craft, kClassSlot) == kStarfighter && defOf(t, card).has(kNotInFighter) && !isSilent(t, card);
    return isType(t, card, kCharacter) && !narrow;
}

// CCG-SHIP-PILOT-01: a pilot pilots if there is a seat for him.
Slot slotAboard(Table& t, Piece craft, Piece card) {
    if (!isPassenger(t, craft, card)) return Slot::none;
    if (!isCraft(t, craft)) return Slot::other;
    Load l = loadOf(t, craft);
    const auto& def = defOf(t, craft);
    auto with = [&](bool pilots) {
        Load more = l;
        return stow(t, card, pilots, more), more;
    };
    if (!isType(t, card, kCharacter)) return holds(def, with(false)) ? Slot::other : Slot::none;
    if (captiveOf(t, card).some() && t.on("CCG-SP-CAPTIVE-11"_rule)) ++l.passengers;
    if (canPilot(t, craft, card) && seats(def, with(true))) return Slot::pilot;
    return seats(def, with(false)) || !t.on("CCG-SHIP-CAP-03"_rule) ? Slot::other : Slot::none;
}

bool mayChangeSeat(Table& t, Piece card) {
    Piece craft = craftOf(t, card);
    if (!craft.some() || !isType(t, card, kCharacter)) return false;
    bool pilots = (t.s.pieces.data(card).flags & PieceData::kPilot) != 0;
    Load l = loadOf(t, craft);
    --(pilots ? l.pilots : l.passengers);
    if (!pilots && isA(t, card, kAstromechTrait)) --l.astromechs;
    stow(t, card, !pilots, l);
    return (pilots || canPilot(t, craft, card)) && seats(defOf(t, craft), l);
}

bool hasPassengerRoom(Table& t, Piece craft, int more) {
    Load l = loadOf(t, craft);
    l.passengers += more;
    return seats(defOf(t, craft), l);
}

void board(Table& t, Piece card, Piece craft) {
    bool pilots = slotAboard(t, craft, card) == Slot::pilot && t.on("CCG-SHIP-PILOT-01"_rule);
    t.s.pieces.data(card).at = craft;
    if (pilots) t.s.pieces.data(card).flags |= PieceData::kPilot;
}

bool isRider(const Table& t, Piece p, Piece vehicle) {
    const PieceData& d = t.s.pieces.data(p);
    return isType(t, p, kCharacter) && d.at == vehicle && (d.flags & PieceData::kPilot) == 0;
}

// CCG-VEH-DRIVE-02: who drives does not pilot.
bool isDriven(const Table& t, Piece craft) {
    return factOf(t, craft, kClassSlot) == kTransport && t.on("CCG-VEH-DRIVE-02"_rule);
}

// CCG-SHIP-PILOT-03: only who pilots; what makes him stronger himself adds nothing.
int32_t pilotBonus(Table& t, Piece craft) {
    if (isDriven(t, craft)) return 0;
    int32_t sum = 0;
    bool all = !t.on("CCG-SHIP-PILOT-03"_rule);
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (t.s.pieces.data(p).at == craft && (all || (t.s.pieces.data(p).flags & PieceData::kPilot) != 0))
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
