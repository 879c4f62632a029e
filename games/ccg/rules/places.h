// What other chapters ask about locations.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

inline int kindOfPlace(const Table& t, Piece location) { return factOf(t, location, kPlaceKind); }
inline bool isSiteLike(const Table& t, Piece location) {
    return kindOfPlace(t, location) == kSite || kindOfPlace(t, location) == kOpenPlace;
}
// CCG-LOC-GEN-01: a generic site is part of the planet that it was deployed to.
inline int32_t systemOf(const Table& t, Piece location) {
    Piece planet = defOf(t, location).has(kGeneric) ? t.s.pieces.data(location).target : location;
    return planet.some() ? factOf(t, planet, kSystemSlot) : 0;
}
bool isPlanet(const Table& t, Piece location);    // its system's card or one of its sites that is no generic one
bool isShielded(const Table& t, Piece location);  // under the energy shield
// Its place in the row; -1: it is not there.
inline int rowIndex(const Table& t, Piece location) { return location.some() ? t.s.pieces.data(location).place - 1 : -1; }
void lineUp(Table& t);  // after any change of the row: each location knows its place
inline bool isCloudSector(const Table& t, Piece p) { return kindOfPlace(t, p) == kSector && hasIcon(t, p, kCloudIcon); }
int cloudSectors(const Table& t, Piece site);   // between it and its system
Piece lowestCloud(const Table& t, Piece site);  // the cloud sector next to the sites; none if there is none
bool areRelated(const Table& t, Piece a, Piece b);
int siteDistance(const Table& t, Piece a, Piece b);
bool isOutdoorPath(const Table& t, Piece a, Piece b);
bool isBattleground(const Table& t, Piece location);
Piece sameLocation(const Table& t, Piece card);  // a location of that title in the row
bool mayDeployLocation(const Table& t, Piece card, Seat seat);
// Where in the row it may lie: indices, at most kMostPlaces. `planet`: of a generic site that is being deployed.
int rowPlaces(const Table& t, Piece card, uint8_t* out, Piece planet = {});
void putInRow(Table& t, Piece card, Seat seat, int place);

}  // namespace cantina::ccg
