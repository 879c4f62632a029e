// The forms of a move from where a card is to a place or a craft: by landspeed or hyperspeed, between sectors, landing and
// taking off, shuttling, boarding and leaving. Holds CCG-MOVE-LS-01, CCG-MOVE-HYPER-01/02, CCG-MOVE-DS-04,
// CCG-MOVE-LAND-01/03/05, CCG-MOVE-SECT-01..03, CCG-MOVE-SHUT-01, CCG-MOVE-EMB-02..04, CCG-SHIP-UNP-04/05, CCG-MOVE-LS-02,
// CCG-MOVE-AWAY-01/02.
//
// Each form is a table of what must hold. Its first line says whether such a card moves so between such places at all, and
// whether the rule that grants the form is on; the others are why it cannot do it now. Of several forms that all fail, the
// one that came farthest in its table was meant, and its line is the explanation.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

int landspeedOf(Table& t, Piece p) {
    if (defOf(t, p).has(kSeeker)) return 1;
    int far = valueOf(t, p, kLandspeed).whole();
    // CCG-VEH-ATAT-01: nothing makes an AT-AT faster.
    return isA(t, p, kAtAtModel) && t.on("CCG-VEH-ATAT-01"_rule) ? std::min(far, 1) : far;
}

bool isSkyVehicle(const Table& t, Piece card) {
    return isType(t, card, kVehicle) && (factOf(t, card, kClassSlot) == kShuttleVehicle || isA(t, card, kCloudCarModel) ||
                                         isA(t, card, kPatrolCraftModel));
}

// CCG-MOVE-03: what nobody pilots stays where it is.
bool canDrive(Table& t, Piece card) { return !isCraft(t, card) || hasCrew(t, card) || !t.on("CCG-MOVE-03"_rule); }

namespace {

bool isShip(const Table& t, Piece card) { return isType(t, card, kStarship) && isCraft(t, card); }
bool isStarfighter(const Table& t, Piece card) {
    return isShip(t, card) && (factOf(t, card, kClassSlot) == kStarfighter || factOf(t, card, kClassSlot) == kSquadron);
}

using WayRule = Requirement<Table, Piece, Piece, Piece>;  // a card, from, to

// --- on foot and on wheels

// What the sites on the way ask for beyond the distance, to leave or to enter them.
int extraLandspeed(Table& t, Piece card, Piece from, Piece to) {
    if (isUntouched(t, kExtraLandspeed) && isUntouched(t, kEntryLandspeed)) return 0;
    int32_t sum = 0;
    for (int i = rowIndex(t, from), k = rowIndex(t, to), step = i < k ? 1 : -1; i != k; i += step)
        sum +=
            cardNumber(t, card, kExtraLandspeed, 0, t.s.row[i]) + cardNumber(t, card, kEntryLandspeed, 0, t.s.row[i + step]);
    return sum / kThousand;
}
bool isOpen(const Table& t, Piece place) { return kindOfPlace(t, place) == kOpenPlace; }
bool walks(Table& t, Piece card, Piece, Piece to) { return !isShip(t, card) && kindOfPlace(t, to) != kSector; }
bool isOnPath(Table& t, Piece, Piece from, Piece to) {
    return isOpen(t, from) ? areAdjacent(t, from, to) : siteDistance(t, from, to) >= 0;
}
bool isOutdoors(Table& t, Piece card, Piece from, Piece to) {
    if (isOpen(t, from) || !isType(t, card, kVehicle)) return true;
    return isOutdoorPath(t, from, to) && hasIcon(t, from, kExteriorIcon);
}
// On one path the row says how far it is.
int rowDistance(const Table& t, Piece from, Piece to) {
    int far = rowIndex(t, from) - rowIndex(t, to);
    return far < 0 ? -far : far;
}
bool isWithinLandspeed(Table& t, Piece card, Piece from, Piece to) {
    return isOpen(t, from) || rowDistance(t, from, to) <= landspeedOf(t, card);
}
bool isWithinExtra(Table& t, Piece card, Piece from, Piece to) {
    if (isOpen(t, from)) return true;
    int extra = extraLandspeed(t, card, from, to);
    return extra == 0 || rowDistance(t, from, to) + extra <= landspeedOf(t, card);
}
bool mayUseLandspeed(Table& t, Piece card, Piece, Piece) { return cardNumber(t, card, kLandspeedBarred, 0) <= 0; }
constexpr WayRule kLandspeedRules[] = {
    {partOf("CCG-MOVE-01"), "starships have no landspeed", walks},
    {partOf("CCG-MOVE-LS-01"), "a text keeps it from moving by landspeed", mayUseLandspeed},
    {"CCG-LOC-ADJ-01", "no way over adjacent sites leads there", isOnPath},
    {"CCG-MOVE-LS-01", "vehicles move over exterior sites only", isOutdoors},
    {"CCG-MOVE-LS-01", "it is farther than its landspeed goes", isWithinLandspeed},
    {"CCG-MOVE-LS-02", "the sites on the way ask for more landspeed than it has", isWithinExtra},
};
bool byLandspeed(Table& t, Piece card, Piece from, Piece to) { return allHold<kLandspeedRules>(t, card, from, to); }

// --- through hyperspace

// CCG-MOVE-DS-03: to and from a Death Star as well, even in deep space.
bool isBetweenSystems(Table& t, Piece card, Piece from, Piece to) {
    if ((isDeathStar(t, from) || isDeathStar(t, to)) && !t.on("CCG-MOVE-DS-03"_rule)) return false;
    return isType(t, card, kStarship) && kindOfPlace(t, from) == kSystem && kindOfPlace(t, to) == kSystem;
}
bool hasHyperspeed(Table& t, Piece card, Piece, Piece) { return valueOf(t, card, kHyperspeed).some(); }
bool isHyperspeedAboveZero(Table& t, Piece card, Piece, Piece) {
    Value speed = valueOf(t, card, kHyperspeed);
    return !speed.some() || speed.whole() > 0;
}
bool hasNavigation(Table& t, Piece card, Piece, Piece) { return hasNavComputer(t, card); }
bool isWithinHyperspeed(Table& t, Piece card, Piece from, Piece to) {
    int far = parsecOf(t, from) - parsecOf(t, to);
    return (far < 0 ? -far : far) <= valueOf(t, card, kHyperspeed).whole();
}
// CCG-MOVE-HYPER-02: with hyperspeed 0 not even 0 parsecs.
constexpr WayRule kHyperspeedRules[] = {
    {partOf("CCG-MOVE-01"), "starships move so, from system to system", isBetweenSystems},
    {"CCG-MOVE-HYPER-01", "it has no hyperspeed", hasHyperspeed},
    {"CCG-MOVE-HYPER-02", "its hyperspeed is 0", isHyperspeedAboveZero},
    {"CCG-MOVE-HYPER-01", "it has neither a nav computer nor an astromech aboard", hasNavigation},
    {"CCG-MOVE-HYPER-01", "it is more parsecs away than its hyperspeed", isWithinHyperspeed},
};
bool byHyperspeed(Table& t, Piece card, Piece from, Piece to) { return allHold<kHyperspeedRules>(t, card, from, to); }
// CCG-MOVE-DS-04: between a Death Star and the planet that it orbits nobody needs hyperspeed.
bool byOrbit(const Table& t, Piece card, Piece from, Piece to) {
    return isShip(t, card) && (isOrbiting(t, from, to) || isOrbiting(t, to, from)) && t.on("CCG-MOVE-DS-04"_rule);
}

// --- sectors and landing

bool isSector(const Table& t, Piece place) { return kindOfPlace(t, place) == kSector; }
// CCG-MOVE-SECT-01: any starship among asteroids. CCG-MOVE-SECT-02: starfighters and some vehicles among clouds.
bool isFlightGranted(const Table& t, Piece place) {
    return !isSector(t, place) || t.on(isCloudSector(t, place) ? "CCG-MOVE-SECT-02"_rule : "CCG-MOVE-SECT-01"_rule);
}
bool isAmongAsteroids(Table& t, Piece card, Piece place) {
    return !isSector(t, place) || isCloudSector(t, place) || isShip(t, card);
}
bool isAmongClouds(Table& t, Piece card, Piece place) {
    return !isCloudSector(t, place) || isStarfighter(t, card) || (isSkyVehicle(t, card) && landspeedOf(t, card) > 0);
}
bool mayFlyAt(Table& t, Piece card, Piece sector) {
    return isFlightGranted(t, sector) && isAmongAsteroids(t, card, sector) && isAmongClouds(t, card, sector);
}
// CCG-MOVE-SECT-03: between a system and its nearest sector, and from sector to adjacent sector; starfighters go two far.
bool isSectorMove(Table& t, Piece card, Piece from, Piece to) {
    bool flies = isShip(t, card) || isSkyVehicle(t, card);
    bool places = (isSector(t, from) || isSector(t, to)) && kindOfPlace(t, from) != kSite && kindOfPlace(t, to) != kSite;
    return flies && places && t.on("CCG-MOVE-SECT-03"_rule) && isFlightGranted(t, from) && isFlightGranted(t, to);
}
bool isRelatedSector(Table& t, Piece, Piece from, Piece to) { return areRelated(t, from, to); }
bool isAsteroidFlier(Table& t, Piece card, Piece from, Piece to) {
    return isAmongAsteroids(t, card, from) && isAmongAsteroids(t, card, to);
}
bool isCloudFlier(Table& t, Piece card, Piece from, Piece to) {
    return isAmongClouds(t, card, from) && isAmongClouds(t, card, to);
}
bool isNearSector(Table& t, Piece card, Piece from, Piece to) {
    if (isSector(t, from) && isSector(t, to)) {
        int far = siteDistance(t, from, to);
        return far == 1 || (far == 2 && isStarfighter(t, card));
    }
    Piece other = isSector(t, from) ? to : from;
    int far = rowIndex(t, from) - rowIndex(t, to);
    return kindOfPlace(t, other) == kSystem && isShip(t, card) && (far == 1 || far == -1);
}
constexpr WayRule kSectorRules[] = {
    {partOf("CCG-MOVE-01"), "starships and some vehicles move so, to and from sectors", isSectorMove},
    {partOf("CCG-MOVE-SECT-03"), "the sector is not related to the other place", isRelatedSector},
    {partOf("CCG-MOVE-SECT-01"), "only starships fly among asteroids", isAsteroidFlier},
    {partOf("CCG-MOVE-SECT-02"), "only starfighters, cloud cars, patrol craft and shuttles fly among clouds", isCloudFlier},
    {partOf("CCG-MOVE-SECT-03"), "it is farther than one sector move goes", isNearSector},
};
bool bySector(Table& t, Piece card, Piece from, Piece to) { return allHold<kSectorRules>(t, card, from, to); }
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
// cloud sectors, only through the lowest of them. CCG-MOVE-LAND-03: TIEs only at docking bays.
Piece siteOf(const Table& t, Piece from, Piece to) { return kindOfPlace(t, from) == kSite ? from : to; }
Piece spaceOf(const Table& t, Piece from, Piece to) { return kindOfPlace(t, from) == kSite ? to : from; }
// The docking bay of a starship at that system; or the Big One, an asteroid sector with sites of its own.
bool isBayThere(const Table& t, Piece from, Piece to) {
    Piece space = spaceOf(t, from, to);
    return kindOfPlace(t, space) == kSystem && isBayOfShipAt(t, siteOf(t, from, to), space);
}
bool isBigOne(const Table& t, Piece from, Piece to) {
    Piece space = spaceOf(t, from, to);
    return isSector(t, space) && factOf(t, siteOf(t, from, to), kOfCraft) == defOf(t, space).titleHash;
}
bool isLanding(Table& t, Piece card, Piece from, Piece to) {
    bool places = kindOfPlace(t, siteOf(t, from, to)) == kSite && kindOfPlace(t, spaceOf(t, from, to)) != kSite;
    return isCraft(t, card) && (isShip(t, card) || isSkyVehicle(t, card)) && places && t.on("CCG-MOVE-LAND-01"_rule) &&
           isFlightGranted(t, spaceOf(t, from, to));
}
bool lands(Table& t, Piece card, Piece from, Piece to) {
    Piece space = spaceOf(t, from, to);
    if (isCloudSector(t, space) && !isBigOne(t, from, to)) return mayFlyAt(t, card, space);
    return isStarfighter(t, card);
}
bool isLandingWay(Table& t, Piece, Piece from, Piece to) {
    Piece site = siteOf(t, from, to), space = spaceOf(t, from, to);
    if (isBayThere(t, from, to) || isBigOne(t, from, to)) return true;
    bool kind = kindOfPlace(t, space) == kSystem || isCloudSector(t, space);
    return kind && areRelated(t, site, space) && factOf(t, site, kOfCraft) == 0;
}
bool isExteriorSite(Table& t, Piece, Piece from, Piece to) {
    return isBayThere(t, from, to) || isBigOne(t, from, to) || hasIcon(t, siteOf(t, from, to), kExteriorIcon);
}
bool isThroughClouds(Table& t, Piece, Piece from, Piece to) {
    if (isBayThere(t, from, to) || isBigOne(t, from, to)) return true;
    Piece space = spaceOf(t, from, to), lowest = lowestCloud(t, siteOf(t, from, to));
    return isCloudSector(t, space) ? space == lowest : !lowest.some();
}
bool hasLandingPlace(Table& t, Piece card, Piece from, Piece to) {
    return !isA(t, card, kTieModel) || hasIcon(t, siteOf(t, from, to), kDockingBay);
}
constexpr WayRule kLandingRules[] = {
    {partOf("CCG-MOVE-01"), "starships and some vehicles move so, between space and sites", isLanding},
    {partOf("CCG-MOVE-LAND-01"), "only starfighters and squadrons land and take off", lands},
    {partOf("CCG-MOVE-LAND-01"), "the two places do not belong together", isLandingWay},
    {partOf("CCG-MOVE-LAND-01"), "starships land and take off at exterior sites only", isExteriorSite},
    {"CCG-MOVE-LAND-05", "the way goes through the lowest cloud sector only", isThroughClouds},
    {"CCG-MOVE-LAND-03", "TIEs land at docking bays only", hasLandingPlace},
};
bool byLanding(Table& t, Piece card, Piece from, Piece to) { return allHold<kLandingRules>(t, card, from, to); }

// --- aboard

// CCG-MOVE-SHUT-01: a character or vehicle, between an exterior site and a capital starship at the system. CCG-SHIP-UNP-05:
// a vehicle without a driver too. A card, the starship, the site.
Piece placeOfCraft(const Table& t, Piece craft) {
    Piece at = t.s.pieces.data(craft).at;
    return at.some() && isType(t, at, kLocation) ? at : Piece{};
}
bool isShuttled(Table& t, Piece card, Piece craft, Piece site) {
    bool kind = isType(t, card, kCharacter) || (isType(t, card, kVehicle) && isCraft(t, card));
    return kind && isShip(t, craft) && kindOfPlace(t, site) == kSite && t.on("CCG-MOVE-SHUT-01"_rule);
}
bool isCapitalShip(Table& t, Piece, Piece craft, Piece) { return factOf(t, craft, kClassSlot) == kCapital; }
bool isAtSystem(Table& t, Piece, Piece craft, Piece) {
    Piece system = placeOfCraft(t, craft);
    return system.some() && kindOfPlace(t, system) == kSystem;
}
bool isOverSite(Table& t, Piece, Piece craft, Piece site) { return areRelated(t, placeOfCraft(t, craft), site); }
bool isOutside(Table& t, Piece, Piece, Piece site) { return hasIcon(t, site, kExteriorIcon); }
constexpr WayRule kShuttlingRules[] = {
    {partOf("CCG-MOVE-01"), "characters and vehicles move so, between sites and capital starships", isShuttled},
    {partOf("CCG-MOVE-SHUT-01"), "only capital starships are shuttled to and from", isCapitalShip},
    {partOf("CCG-MOVE-SHUT-01"), "the starship is at no system", isAtSystem},
    {partOf("CCG-MOVE-SHUT-01"), "the starship is at another system", isOverSite},
    {partOf("CCG-MOVE-SHUT-01"), "nobody shuttles to or from an interior site", isOutside},
};
bool mayShuttle(Table& t, Piece card, Piece craft, Piece site) { return allHold<kShuttlingRules>(t, card, craft, site); }

// CCG-MOVE-EMB-02: a character or vehicle and what stands at its site. CCG-MOVE-EMB-03: a starship and a carrier in space;
// CCG-SHIP-UNP-04: a capital starship takes in what nobody pilots. Leaving always needs a pilot. A card, the craft, the
// place.
bool isBoarding(Table& t, Piece card, Piece, Piece) {
    return t.on(isShip(t, card) ? "CCG-MOVE-EMB-03"_rule : "CCG-MOVE-EMB-02"_rule);
}
bool isAtDoor(Table& t, Piece card, Piece craft, Piece place) {
    return isShip(t, card) || t.s.pieces.data(craft).at == place;
}
bool isAtShipsDoor(Table& t, Piece card, Piece craft, Piece place) {
    return !isShip(t, card) || t.s.pieces.data(craft).at == place;
}
bool isShipsDoor(Table& t, Piece card, Piece craft, Piece place) {
    return !isShip(t, card) || (isShip(t, craft) && kindOfPlace(t, place) == kSystem);
}
bool isDoor(Table& t, Piece card, Piece, Piece place) {
    bool kind = isType(t, card, kCharacter) || (isType(t, card, kVehicle) && isCraft(t, card));
    return isShip(t, card) || (kind && isSiteLike(t, place));
}
bool drivesOut(Table& t, Piece card, Piece, Piece) { return canDrive(t, card); }
bool drivesIn(Table& t, Piece card, Piece craft, Piece) {
    bool pulled = isShip(t, card) && factOf(t, craft, kClassSlot) == kCapital && t.on("CCG-SHIP-UNP-04"_rule);
    return pulled || canDrive(t, card);
}
bool mayStand(Table& t, Piece card, Piece, Piece place) { return isShip(t, card) || mayExistAt(t, card, place); }
constexpr WayRule kBoardingRules[] = {
    {partOf("CCG-MOVE-01"), "characters, vehicles and starships board so", isBoarding},
    {partOf("CCG-MOVE-EMB-03"), "it is at another location", isAtShipsDoor},
    {partOf("CCG-MOVE-EMB-02"), "it is at another location", isAtDoor},
    {partOf("CCG-MOVE-EMB-03"), "starships board starships, at systems only", isShipsDoor},
    {partOf("CCG-MOVE-EMB-02"), "one boards at sites only", isDoor},
    {"CCG-MOVE-03", "nobody pilots it", drivesIn},
};
constexpr WayRule kLeavingRules[] = {
    {partOf("CCG-MOVE-01"), "characters, vehicles and starships leave so", isBoarding},
    {partOf("CCG-MOVE-EMB-03"), "what it is aboard of is at another location", isAtShipsDoor},
    {partOf("CCG-MOVE-EMB-02"), "what it is aboard of is at another location", isAtDoor},
    {partOf("CCG-MOVE-EMB-03"), "starships leave their carrier at systems only", isShipsDoor},
    {partOf("CCG-MOVE-EMB-02"), "one gets off at sites only", isDoor},
    {"CCG-MOVE-03", "nobody pilots it", drivesOut},
    {"CCG-NEVER-LOC-09", "it may not be at that place", mayStand},
};
bool mayLeave(Table& t, Piece card, Piece craft, Piece place) { return allHold<kLeavingRules>(t, card, craft, place); }
bool mayBoard(Table& t, Piece card, Piece craft, Piece place) { return allHold<kBoardingRules>(t, card, craft, place); }
// CCG-MOVE-EMB-04: a character between something in a cargo hold and the bridge of its carrier.
bool isBridgeToHold(const Table& t, Piece card, Piece from, Piece to) {
    bool inside = t.s.pieces.data(from).at == to || t.s.pieces.data(to).at == from;
    return isType(t, card, kCharacter) && inside && t.on("CCG-MOVE-EMB-04"_rule);
}

// CCG-MOVE-EMB-04: a character between a backpack that somebody else bears and the site where it is.
bool isBorne(Table& t, Piece card, Piece pack, Piece) {
    return isType(t, card, kCharacter) && defOf(t, pack).has(kBackpack) && t.on("CCG-MOVE-EMB-04"_rule);
}
bool hasOtherBearer(Table& t, Piece card, Piece pack, Piece) {
    Piece bearer = t.s.pieces.data(pack).at;
    return bearer.some() && !(bearer == card);
}
bool isBearerThere(Table& t, Piece, Piece pack, Piece site) {
    return locationOf(t, pack) == site && isSiteLike(t, site) && isPresent(t, t.s.pieces.data(pack).at);
}
bool isEmptyPack(Table& t, Piece card, Piece pack, Piece) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (t.s.pieces.data(p).at == pack && !(p == card)) return false;
    return true;
}
constexpr WayRule kPackRules[] = {
    {partOf("CCG-MOVE-01"), "only characters go into it and out of it", isBorne},
    {partOf("CCG-MOVE-EMB-04"), "nobody else bears it", hasOtherBearer},
    {partOf("CCG-MOVE-EMB-04"), "its bearer is not present at that site", isBearerThere},
    {"CCG-MOVE-EMB-01", "somebody else is in it", isEmptyPack},
};
bool mayBeBorneAt(Table& t, Piece card, Piece pack, Piece site) {
    return allHoldOf<0, 1, 2>(t, kPackRules, card, pack, site);
}

// --- what is asked before any form: of a move to a location, of going aboard

bool isElsewhere(Table&, Piece, Piece from, Piece to) { return !(from == to); }
bool isDriven(Table& t, Piece card, Piece, Piece) { return canDrive(t, card); }
bool isInHabitat(Table& t, Piece card, Piece, Piece to) { return !isType(t, card, kCreature) || isHabitat(t, card, to); }
constexpr WayRule kGoRules[] = {
    {partOf("CCG-MOVE-01"), "it is there already", isElsewhere},
    {"CCG-MOVE-03", "nobody pilots it", isDriven},
    {"CCG-CREAT-MOVE-01", "it is not in its habitat there", isInHabitat},
};
bool isOtherCraft(Table& t, Piece card, Piece, Piece craft) { return isCraft(t, craft) && !(craft == card); }
bool takesSuch(Table& t, Piece card, Piece, Piece craft) { return isPassenger(t, craft, card); }
bool hasRoom(Table& t, Piece card, Piece, Piece craft) { return slotAboard(t, craft, card) != Slot::none; }
constexpr WayRule kEnterRules[] = {
    {partOf("CCG-MOVE-01"), "it is nothing that takes anybody aboard", isOtherCraft},
    {partOf("CCG-MOVE-01"), "it takes no such card aboard", takesSuch},
    {"CCG-SHIP-CAP-03", "there is no room aboard for it", hasRoom},
};

// CCG-MOVE-SITE-01: a site that is inside this starship or vehicle.
bool isSiteOf(const Table& t, Piece site, Piece craft) {
    return kindOfPlace(t, site) == kSite && factOf(t, site, kOfCraft) != 0 &&
           factOf(t, site, kOfCraft) == defOf(t, craft).titleHash && t.on("CCG-MOVE-SITE-01"_rule);
}

MoveForm toLocation(Table& t, Piece card, Piece to) {
    Piece at = t.s.pieces.data(card).at;
    if (!at.some()) return MoveForm::none;
    if (!isType(t, at, kLocation)) {
        if (isCraft(t, at) && isSiteOf(t, to, at) && mayExistAt(t, card, to)) return MoveForm::inside;
        if (!isCraft(t, at)) return mayBeBorneAt(t, card, at, to) ? MoveForm::disembark : MoveForm::none;
        if (mayLeave(t, card, at, to)) return MoveForm::disembark;
        return mayShuttle(t, card, at, to) ? MoveForm::shuttle : MoveForm::none;
    }
    if (!allHold<kGoRules>(t, card, at, to)) return MoveForm::none;
    if (byLandspeed(t, card, at, to)) return MoveForm::landspeed;
    if (byHyperspeed(t, card, at, to)) return MoveForm::hyperspeed;
    if (byOrbit(t, card, at, to)) return MoveForm::orbit;
    if (bySector(t, card, at, to)) return MoveForm::sector;
    return byLanding(t, card, at, to) ? MoveForm::land : MoveForm::none;
}
// Whether there is room aboard is asked last: it takes the longest to count, and is of interest only to who stands before
// it.
MoveForm throughDoor(Table& t, Piece card, Piece craft, Piece at) {
    if (!isType(t, at, kLocation))
        return isCraft(t, at) && isBridgeToHold(t, card, at, craft) ? MoveForm::embark : MoveForm::none;
    if (isSiteOf(t, at, craft)) return MoveForm::inside;
    if (mayBoard(t, card, craft, at)) return MoveForm::embark;
    return mayShuttle(t, card, craft, at) ? MoveForm::shuttle : MoveForm::none;
}
MoveForm toCraft(Table& t, Piece card, Piece craft) {
    Piece at = t.s.pieces.data(card).at;
    if (defOf(t, craft).has(kBackpack) && at.some() && isType(t, at, kLocation))
        return allHold<kPackRules>(t, card, craft, at) ? MoveForm::embark : MoveForm::none;
    if (!at.some() || !allHoldOf<0, 1>(t, kEnterRules, card, at, craft)) return MoveForm::none;
    MoveForm form = throughDoor(t, card, craft, at);
    return form != MoveForm::none && allHoldOf<2>(t, kEnterRules, card, at, craft) ? form : MoveForm::none;
}

// CCG-MOVE-AWAY-01: a character by landspeed of his own, out of what he is aboard of if he could leave it there.
MoveForm walksAway(Table& t, Piece card, Piece to) {
    Piece at = t.s.pieces.data(card).at, place = locationOf(t, card);
    if (!place.some() || place == to) return MoveForm::none;
    bool aboard = !isType(t, at, kLocation);
    if (aboard && !(isCraft(t, at) ? mayLeave(t, card, at, place) : mayBeBorneAt(t, card, at, place))) return MoveForm::none;
    return byLandspeed(t, card, place, to) ? MoveForm::landspeed : MoveForm::none;
}
bool isAwayForm(MoveForm form) {
    return form == MoveForm::landspeed || form == MoveForm::sector || form == MoveForm::hyperspeed ||
           form == MoveForm::orbit;
}

// --- why no form leads there

struct Farthest {
    size_t lines = 0;  // that held; a form whose first line fails was not meant
    Explanation says{"", "no kind of move leads there"};
    template <size_t kCount>
    void tried(Table& t, const WayRule (&form)[kCount], Piece card, Piece from, Piece to) {
        for (size_t i = 0; i < kCount; ++i) {
            if (t.rules.switches.off(form[i].rule) || form[i].holds(t, card, from, to)) continue;
            if (i > lines) *this = {i, {form[i].rule, form[i].says}};
            return;
        }
    }
};
Explanation whyNotToLocation(Table& t, Piece card, Piece to) {
    Piece at = t.s.pieces.data(card).at;
    Farthest far;
    if (!isType(t, at, kLocation)) {
        if (!isCraft(t, at)) return firstFailing(t, kPackRules, card, at, to);
        far.tried(t, kLeavingRules, card, at, to);
        far.tried(t, kShuttlingRules, card, at, to);
        return far.says;
    }
    if (Explanation e = firstFailing(t, kGoRules, card, at, to); !e.legal()) return e;
    far.tried(t, kLandspeedRules, card, at, to);
    far.tried(t, kHyperspeedRules, card, at, to);
    far.tried(t, kSectorRules, card, at, to);
    far.tried(t, kLandingRules, card, at, to);
    return far.says;
}
Explanation whyNotToCraft(Table& t, Piece card, Piece craft) {
    Piece at = t.s.pieces.data(card).at;
    if (defOf(t, craft).has(kBackpack) && isType(t, at, kLocation)) return firstFailing(t, kPackRules, card, craft, at);
    Explanation e = firstFailing(t, kEnterRules, card, at, craft);
    bool crowded = e.legal() || e.says == kEnterRules[2].says;
    if (!crowded || throughDoor(t, card, craft, at) != MoveForm::none) return e;
    Farthest far;
    if (!isType(t, at, kLocation) && t.on("CCG-MOVE-EMB-04"_rule))
        return {"CCG-MOVE-EMB-04", "from aboard one goes only between the bridge and what is in the hold"};
    if (!isType(t, at, kLocation)) return far.says;
    far.tried(t, kBoardingRules, card, craft, at);
    far.tried(t, kShuttlingRules, card, craft, at);
    return far.says;
}
Explanation whyNotWalkAway(Table& t, Piece card, Piece to) {
    Piece at = t.s.pieces.data(card).at, place = locationOf(t, card);
    if (!place.some() || place == to) return {"", "it is there already"};
    if (!isType(t, at, kLocation)) {
        Explanation e =
            isCraft(t, at) ? firstFailing(t, kLeavingRules, card, at, place) : firstFailing(t, kPackRules, card, at, place);
        if (!e.legal()) return e;
    }
    return firstFailing(t, kLandspeedRules, card, place, to);
}

}  // namespace

// CCG-MOVE-AWAY-02: a vehicle by landspeed or from sector to sector; a starship by hyperspeed, from sector to sector, or
// between a moon and the system that it orbits.
MoveForm awayForm(Table& t, Piece card, Piece to) {
    if (!isType(t, to, kLocation)) return t.on("CCG-MOVE-AWAY-01"_rule) ? MoveForm::none : toCraft(t, card, to);
    if (isType(t, card, kCharacter) && t.on("CCG-MOVE-AWAY-01"_rule)) return walksAway(t, card, to);
    MoveForm form = toLocation(t, card, to);
    return isAwayForm(form) || !t.on("CCG-MOVE-AWAY-02"_rule) ? form : MoveForm::none;
}

MoveForm moveForm(Table& t, Piece card, Piece to) {
    // CCG-SP-SPY-14: undercover nobody goes aboard anything.
    if (!isType(t, to, kLocation) && isUndercover(t, card) && t.on("CCG-SP-SPY-14"_rule)) return MoveForm::none;
    return isType(t, to, kLocation) ? toLocation(t, card, to) : toCraft(t, card, to);
}

// Precondition: it is somewhere, and no form leads there (formOf).
Explanation whyNoForm(Table& t, const ActionFrame& a, Piece to) {
    Piece card = a.card.piece;
    if (!isType(t, to, kLocation) && isUndercover(t, card)) return {"CCG-SP-SPY-14", "undercover nobody goes aboard"};
    if (a.has(ActionFrame::kAway)) {
        if (!isType(t, to, kLocation) && t.on("CCG-MOVE-AWAY-01"_rule))
            return {"CCG-MOVE-AWAY-01", "who moves away goes to a location"};
        if (isType(t, card, kCharacter) && t.on("CCG-MOVE-AWAY-01"_rule)) return whyNotWalkAway(t, card, to);
        if (moveForm(t, card, to) != MoveForm::none) return {"CCG-MOVE-AWAY-02", "nothing moves away in that form"};
    }
    return isType(t, to, kLocation) ? whyNotToLocation(t, card, to) : whyNotToCraft(t, card, to);
}

}  // namespace cantina::ccg
