// The forms of a move from where a card is to a place or a craft: by landspeed or hyperspeed, between sectors, landing and
// taking off, shuttling, boarding and leaving. Holds CCG-MOVE-LS-01, CCG-MOVE-HYPER-01/02, CCG-MOVE-DS-04,
// CCG-MOVE-LAND-01/03/05, CCG-MOVE-SECT-01..03, CCG-MOVE-SHUT-01, CCG-MOVE-EMB-02..04, CCG-SHIP-UNP-04/05, CCG-MOVE-LS-02,
// CCG-MOVE-AWAY-01/02.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

int landspeedOf(Table& t, Piece p) {
    // CCG-CHAR-02: characters have landspeed 1.
    // CCG-CREAT-MOVE-01: creatures too.
    bool walks = isType(t, p, kCharacter) || isType(t, p, kCreature);
    if (walks && !printedValue(t, p, kLandspeed).some()) return 1;
    return valueOf(t, p, kLandspeed).whole();
}

bool isSkyVehicle(const Table& t, Piece card) {
    return isType(t, card, kVehicle) && (factOf(t, card, kClassSlot) == kShuttleVehicle ||
                                         isOfModel(t, card, kCloudCarModel) || isOfModel(t, card, kPatrolCraftModel));
}

// CCG-MOVE-03: what nobody pilots stays where it is.
bool canDrive(Table& t, Piece card) { return !isCraft(t, card) || hasCrew(t, card) || !t.on("CCG-MOVE-03"_rule); }

namespace {

bool isShip(const Table& t, Piece card) { return isType(t, card, kStarship) && isCraft(t, card); }
bool isStarfighter(const Table& t, Piece card) {
    return isShip(t, card) && (factOf(t, card, kClassSlot) == kStarfighter || factOf(t, card, kClassSlot) == kSquadron);
}

// CCG-MOVE-LS-02: what the sites on the way ask for beyond the distance, to leave or to enter them.
int extraLandspeed(Table& t, Piece card, Piece from, Piece to) {
    bool none = t.s.statTexts[kExtraLandspeed] == 0 && t.s.statTexts[kEntryLandspeed] == 0 && t.s.modifiers.empty();
    if (none || !t.on("CCG-MOVE-LS-02"_rule)) return 0;
    int32_t sum = 0;
    for (int i = rowIndex(t, from), k = rowIndex(t, to), step = i < k ? 1 : -1; i != k; i += step)
        sum +=
            cardNumber(t, card, kExtraLandspeed, 0, t.s.row[i]) + cardNumber(t, card, kEntryLandspeed, 0, t.s.row[i + step]);
    return sum / kThousand;
}
// CCG-MOVE-LS-01: along adjacent sites as far as its landspeed goes; vehicles stay outside.
bool byLandspeed(Table& t, Piece card, Piece from, Piece to) {
    if (isShip(t, card) || kindOfPlace(t, to) == kSector) return false;
    if (kindOfPlace(t, from) == kOpenPlace) return areAdjacent(t, from, to);
    int far = siteDistance(t, from, to);
    if (far < 0) return false;
    if (isType(t, card, kVehicle) && !(isOutdoorPath(t, from, to) && hasIcon(t, from, kExteriorIcon))) return false;
    return far + extraLandspeed(t, card, from, to) <= landspeedOf(t, card) || !t.on("CCG-MOVE-LS-01"_rule);
}

// CCG-MOVE-HYPER-01: from system to system, with an astromech or nav computer aboard, no farther than its hyperspeed.
// CCG-MOVE-HYPER-02: with hyperspeed 0 not even 0 parsecs.
bool byHyperspeed(Table& t, Piece card, Piece from, Piece to) {
    if (!isType(t, card, kStarship) || kindOfPlace(t, from) != kSystem || kindOfPlace(t, to) != kSystem) return false;
    int far = defOf(t, from).whole(kParsec) - defOf(t, to).whole(kParsec);
    Value speed = valueOf(t, card, kHyperspeed);
    if (!speed.some() || (speed.whole() <= 0 && t.on("CCG-MOVE-HYPER-02"_rule))) return false;
    bool reaches = (far < 0 ? -far : far) <= speed.whole();
    return (hasNavComputer(t, card) && reaches) || !t.on("CCG-MOVE-HYPER-01"_rule);
}
// CCG-MOVE-DS-04: between a Death Star and the planet that it orbits nobody needs hyperspeed.
bool byOrbit(const Table& t, Piece card, Piece from, Piece to) {
    auto orbits = [&](Piece moon, Piece planet) {
        int32_t around = factOf(t, moon, kOrbits);
        return around != 0 && kindOfPlace(t, moon) == kSystem && kindOfPlace(t, planet) == kSystem &&
               around == factOf(t, planet, kSystemSlot);
    };
    return isShip(t, card) && (orbits(from, to) || orbits(to, from)) && t.on("CCG-MOVE-DS-04"_rule);
}

// --- sectors and landing

// CCG-MOVE-SECT-01: any starship among asteroids. CCG-MOVE-SECT-02: starfighters and some vehicles among clouds.
bool mayFlyAt(Table& t, Piece card, Piece sector) {
    if (!isCloudSector(t, sector)) return isShip(t, card) && t.on("CCG-MOVE-SECT-01"_rule);
    bool flies = isStarfighter(t, card) || (isSkyVehicle(t, card) && landspeedOf(t, card) > 0);
    return flies && t.on("CCG-MOVE-SECT-02"_rule);
}
// CCG-MOVE-SECT-03: between a system and its nearest sector, and from sector to adjacent sector; starfighters go two far.
bool bySector(Table& t, Piece card, Piece from, Piece to) {
    bool here = kindOfPlace(t, from) == kSector, there = kindOfPlace(t, to) == kSector;
    if ((!here && !there) || !areRelated(t, from, to) || !t.on("CCG-MOVE-SECT-03"_rule)) return false;
    if ((here && !mayFlyAt(t, card, from)) || (there && !mayFlyAt(t, card, to))) return false;
    if (here && there) {
        int far = siteDistance(t, from, to);
        return far == 1 || (far == 2 && isStarfighter(t, card));
    }
    Piece other = here ? to : from;
    int far = rowIndex(t, from) - rowIndex(t, to);
    return kindOfPlace(t, other) == kSystem && isShip(t, card) && (far == 1 || far == -1);
}
// CCG-MOVE-LAND-01: the docking bay of a starship that is present at that system.
bool isBayOfShipAt(const Table& t, Piece site, Piece system) {
    int32_t title = factOf(t, site, kOfCraft);
    if (title == 0 || !hasIcon(t, site, kDockingBay)) return false;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (isShip(t, p) && defOf(t, p).titleHash == title && t.s.pieces.data(p).at == system) return true;
    return false;
}
// CCG-MOVE-LAND-01: a starfighter or squadron between a system and a related exterior site. CCG-MOVE-LAND-05: if there are
// cloud sectors, only through the lowest of them.
bool isLandingWay(Table& t, Piece card, Piece site, Piece space) {
    if (kindOfPlace(t, space) == kSystem && isBayOfShipAt(t, site, space)) return isStarfighter(t, card);
    // The Big One is an asteroid sector with sites of its own.
    if (kindOfPlace(t, space) == kSector && factOf(t, site, kOfCraft) == defOf(t, space).titleHash)
        return isStarfighter(t, card) && mayFlyAt(t, card, space);
    if (!areRelated(t, site, space) || !hasIcon(t, site, kExteriorIcon) || factOf(t, site, kOfCraft) != 0) return false;
    Piece lowest = lowestCloud(t, site);
    if (isCloudSector(t, space)) return space == lowest && mayFlyAt(t, card, space);
    return kindOfPlace(t, space) == kSystem && isStarfighter(t, card) && (!lowest.some() || !t.on("CCG-MOVE-LAND-05"_rule));
}
// CCG-MOVE-LAND-03: TIEs only at docking bays.
bool byLanding(Table& t, Piece card, Piece from, Piece to) {
    if (!isCraft(t, card) || !t.on("CCG-MOVE-LAND-01"_rule)) return false;
    Piece site = kindOfPlace(t, from) == kSite ? from : to;
    Piece space = site == from ? to : from;
    if (kindOfPlace(t, site) != kSite || kindOfPlace(t, space) == kSite || !isLandingWay(t, card, site, space)) return false;
    return !isOfModel(t, card, kTieModel) || hasIcon(t, site, kDockingBay) || !t.on("CCG-MOVE-LAND-03"_rule);
}

// --- aboard

// CCG-MOVE-SHUT-01: a character or vehicle, between an exterior site and a capital starship at the system. CCG-SHIP-UNP-05:
// a vehicle without a driver too.
bool mayShuttle(const Table& t, Piece card, Piece craft, Piece site) {
    Piece system = t.s.pieces.data(craft).at;
    bool kind = isType(t, card, kCharacter) || (isType(t, card, kVehicle) && isCraft(t, card));
    return kind && isShip(t, craft) && factOf(t, craft, kClassSlot) == kCapital && system.some() &&
           isType(t, system, kLocation) && kindOfPlace(t, system) == kSystem && kindOfPlace(t, site) == kSite &&
           areRelated(t, system, site) && hasIcon(t, site, kExteriorIcon) && t.on("CCG-MOVE-SHUT-01"_rule);
}
// CCG-MOVE-EMB-02: a character or vehicle and what stands at its site. CCG-MOVE-EMB-03: a starship and a carrier in space;
// CCG-SHIP-UNP-04: a capital starship takes in what nobody pilots. Leaving always needs a pilot.
bool mayBoardAt(Table& t, Piece card, Piece craft, Piece place, bool leaves) {
    if (!(t.s.pieces.data(craft).at == place)) return false;
    if (isShip(t, card)) {
        bool pulled = !leaves && factOf(t, craft, kClassSlot) == kCapital && t.on("CCG-SHIP-UNP-04"_rule);
        return isShip(t, craft) && kindOfPlace(t, place) == kSystem && (pulled || canDrive(t, card)) &&
               t.on("CCG-MOVE-EMB-03"_rule);
    }
    bool kind = isType(t, card, kCharacter) || (isType(t, card, kVehicle) && isCraft(t, card) && canDrive(t, card));
    return kind && isSiteLike(t, place) && t.on("CCG-MOVE-EMB-02"_rule) && (!leaves || mayExistAt(t, card, place));
}
// CCG-MOVE-EMB-04: a character between something in a cargo hold and the bridge of its carrier.
bool isBridgeToHold(const Table& t, Piece card, Piece from, Piece to) {
    bool inside = t.s.pieces.data(from).at == to || t.s.pieces.data(to).at == from;
    return isType(t, card, kCharacter) && inside && t.on("CCG-MOVE-EMB-04"_rule);
}

// CCG-MOVE-EMB-04: a character between a backpack that somebody else bears and the site where it is.
bool mayBeBorneAt(const Table& t, Piece card, Piece pack, Piece site) {
    Piece bearer = t.s.pieces.data(pack).at;
    return isType(t, card, kCharacter) && defOf(t, pack).has(kBackpack) && bearer.some() && !(bearer == card) &&
           locationOf(t, pack) == site && isSiteLike(t, site) && isPresent(t, bearer) && t.on("CCG-MOVE-EMB-04"_rule);
}
bool isEmptyPack(const Table& t, Piece pack) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (t.s.pieces.data(p).at == pack) return false;
    return true;
}

MoveForm toLocation(Table& t, Piece card, Piece to) {
    Piece at = t.s.pieces.data(card).at;
    if (!at.some()) return MoveForm::none;
    if (!isType(t, at, kLocation)) {
        if (!isCraft(t, at)) return mayBeBorneAt(t, card, at, to) ? MoveForm::disembark : MoveForm::none;
        if (mayBoardAt(t, card, at, to, true)) return MoveForm::disembark;
        return mayShuttle(t, card, at, to) ? MoveForm::shuttle : MoveForm::none;
    }
    if (!canDrive(t, card) || at == to) return MoveForm::none;
    if (isType(t, card, kCreature) && !isHabitat(t, card, to) && t.on("CCG-CREAT-MOVE-01"_rule)) return MoveForm::none;
    if (byLandspeed(t, card, at, to)) return MoveForm::landspeed;
    if (byHyperspeed(t, card, at, to)) return MoveForm::hyperspeed;
    if (byOrbit(t, card, at, to)) return MoveForm::orbit;
    if (bySector(t, card, at, to)) return MoveForm::sector;
    return byLanding(t, card, at, to) ? MoveForm::land : MoveForm::none;
}
MoveForm toCraft(Table& t, Piece card, Piece craft) {
    Piece at = t.s.pieces.data(card).at;
    if (defOf(t, craft).has(kBackpack) && at.some() && isType(t, at, kLocation))
        return mayBeBorneAt(t, card, craft, at) && isEmptyPack(t, craft) ? MoveForm::embark : MoveForm::none;
    if (!isCraft(t, craft) || !at.some() || craft == card || slotAboard(t, craft, card) == Slot::none) return MoveForm::none;
    if (!isType(t, at, kLocation))
        return isCraft(t, at) && isBridgeToHold(t, card, at, craft) ? MoveForm::embark : MoveForm::none;
    if (mayBoardAt(t, card, craft, at, false)) return MoveForm::embark;
    return mayShuttle(t, card, craft, at) ? MoveForm::shuttle : MoveForm::none;
}

// CCG-MOVE-AWAY-01: a character by landspeed of his own, out of what he is aboard of if he could leave it there.
MoveForm walksAway(Table& t, Piece card, Piece to) {
    Piece at = t.s.pieces.data(card).at, place = locationOf(t, card);
    if (!place.some() || place == to) return MoveForm::none;
    bool aboard = !isType(t, at, kLocation);
    if (aboard && !(isCraft(t, at) ? mayBoardAt(t, card, at, place, true) : mayBeBorneAt(t, card, at, place)))
        return MoveForm::none;
    return byLandspeed(t, card, place, to) ? MoveForm::landspeed : MoveForm::none;
}

}  // namespace

// CCG-MOVE-AWAY-02: a vehicle by landspeed or from sector to sector; a starship by hyperspeed, from sector to sector, or
// between a moon and the system that it orbits.
MoveForm awayForm(Table& t, Piece card, Piece to) {
    if (!isType(t, to, kLocation)) return t.on("CCG-MOVE-AWAY-01"_rule) ? MoveForm::none : toCraft(t, card, to);
    if (isType(t, card, kCharacter) && t.on("CCG-MOVE-AWAY-01"_rule)) return walksAway(t, card, to);
    MoveForm form = toLocation(t, card, to);
    bool fits =
        form == MoveForm::landspeed || form == MoveForm::sector || form == MoveForm::hyperspeed || form == MoveForm::orbit;
    return fits || !t.on("CCG-MOVE-AWAY-02"_rule) ? form : MoveForm::none;
}

MoveForm moveForm(Table& t, Piece card, Piece to) {
    return isType(t, to, kLocation) ? toLocation(t, card, to) : toCraft(t, card, to);
}

}  // namespace cantina::ccg
