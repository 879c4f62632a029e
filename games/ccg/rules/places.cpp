// Locations: how they lie in the row, which are adjacent or related, deploying and converting them.
// Holds CCG-LOC-02, CCG-LOC-ADJ-01/02, CCG-LOC-CONV-01/02, CCG-LOC-ARR-01, CCG-LOC-BG-01, CCG-LOC-REL-01, CCG-SP-LAYOUT-*.
//
// The row is one list from left to right. The locations of a system stand side by side: asteroid sectors, its system card,
// cloud sectors, sites (CCG-SP-LAYOUT-23); the sites run from interior to exterior or the other way, with docking bays
// between. An open place (toy cards) is next to its neighbours.
#include "games/ccg/rules/places.h"

#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

enum SiteRank : int { kInteriorRank, kBufferRank, kExteriorRank };
int rankOf(const Table& t, Piece site) {
    bool in = hasIcon(t, site, kInteriorIcon), ex = hasIcon(t, site, kExteriorIcon);
    if (in && ex) return hasIcon(t, site, kDockingBay) ? kBufferRank : kExteriorRank;
    return in ? kInteriorRank : kExteriorRank;
}

// Sites in the order in which they would lie.
struct Layout {
    Piece sites[kMostLocations + 1];
    int n = 0;
};
bool isOrdered(const Table& t, const Layout& l) {
    bool up = true, down = true;
    for (int i = 0; i + 1 < l.n; ++i) {
        up = up && rankOf(t, l.sites[i]) <= rankOf(t, l.sites[i + 1]);
        down = down && rankOf(t, l.sites[i]) >= rankOf(t, l.sites[i + 1]);
    }
    return up || down;
}
// CCG-SP-LAYOUT-19: sites of one neighbourhood are not separated.
bool isTogether(const Table& t, const Layout& l) {
    for (int i = 0; i < l.n; ++i) {
        int32_t cluster = factOf(t, l.sites[i], kClusterSlot);
        if (cluster == 0 || (i > 0 && factOf(t, l.sites[i - 1], kClusterSlot) == cluster)) continue;
        for (int k = i + 1; k < l.n; ++k)
            if (factOf(t, l.sites[k], kClusterSlot) == cluster && factOf(t, l.sites[k - 1], kClusterSlot) != cluster)
                return false;
    }
    return true;
}

// Where in the row the group of a system begins and ends (one past); both -1 if it has none.
void groupOf(const Table& t, int32_t system, int& first, int& last) {
    first = last = -1;
    for (int i = 0; i < t.s.row.size(); ++i)
        if (system != 0 && systemOf(t, t.s.row[i]) == system) {
            if (first < 0) first = i;
            last = i + 1;
        }
}

}  // namespace

void lineUp(Table& t) {
    for (int i = 0; i < t.s.row.size(); ++i) t.s.pieces.data(t.s.row[i]).place = static_cast<uint8_t>(i + 1);
}

bool areRelated(const Table& t, Piece a, Piece b) {
    return !(a == b) && systemOf(t, a) != 0 && systemOf(t, a) == systemOf(t, b);
}

// CCG-LOC-ADJ-01: side by side, of one kind, of one system. CCG-LOC-ADJ-02: a system is adjacent to nothing.
bool areAdjacent(const Table& t, Piece a, Piece b) {
    int i = rowIndex(t, a), k = rowIndex(t, b);
    if (i < 0 || k < 0 || (i - k != 1 && k - i != 1)) return false;
    if (kindOfPlace(t, a) == kOpenPlace && kindOfPlace(t, b) == kOpenPlace) return true;
    if (!t.on("CCG-LOC-ADJ-01"_rule)) return true;
    if (kindOfPlace(t, a) == kSystem && t.on("CCG-LOC-ADJ-02"_rule)) return false;
    return kindOfPlace(t, a) == kindOfPlace(t, b) && areRelated(t, a, b);
}

// How many sites lie between two of one group, plus one; -1: they are not on one path.
int siteDistance(const Table& t, Piece a, Piece b) {
    int i = rowIndex(t, a), k = rowIndex(t, b);
    if (i < 0 || k < 0 || i == k) return -1;
    int step = i < k ? 1 : -1;
    for (int at = i; at != k; at += step)
        if (!areAdjacent(t, t.s.row[at], t.s.row[at + step])) return -1;
    return i < k ? k - i : i - k;
}
// Whether all sites between two are exterior, for what may not go inside.
bool isOutdoorPath(const Table& t, Piece a, Piece b) {
    int i = rowIndex(t, a), k = rowIndex(t, b);
    int step = i < k ? 1 : -1;
    for (int at = i; at != k; at += step)
        if (kindOfPlace(t, t.s.row[at + step]) == kSite && !hasIcon(t, t.s.row[at + step], kExteriorIcon)) return false;
    return true;
}

bool isPlanet(const Table& t, Piece location) {
    bool other = hasIcon(t, location, kSpaceIcon) || hasIcon(t, location, kMobileIcon) || factOf(t, location, kOfCraft) != 0;
    bool kind = kindOfPlace(t, location) == kSystem || kindOfPlace(t, location) == kSite;
    return kind && !other && !defOf(t, location).has(kGeneric) && factOf(t, location, kSystemSlot) != 0;
}

// The shield covers the sites of the base and the first three marker sites, and what stands there has inside.
bool isShielded(const Table& t, Piece location) {
    constexpr int kLastMarker = 3;
    if (!location.some() || kindOfPlace(t, location) != kSite) return false;
    if (int32_t craft = factOf(t, location, kOfCraft); craft != 0) {
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
                if (!isType(t, p, kLocation) && defOf(t, p).titleHash == craft && isShielded(t, locationOf(t, p)))
                    return true;
        return false;
    }
    int marker = defOf(t, location).whole(kMarker);
    if (!defOf(t, location).has(kBaseSite) && !(marker >= 1 && marker <= kLastMarker)) return false;
    for (Piece p : t.s.row)
        if (defOf(t, p).has(kShieldGenerator) && (p == location || areRelated(t, p, location))) return true;
    return false;
}

// CCG-LOC-BG-01: a battleground has Force icons of both sides.
// CCG-LOC-BG-02: a shielded site never is one.
bool isBattleground(const Table& t, Piece location) {
    if (isShielded(t, location) && t.on("CCG-LOC-BG-02"_rule)) return false;
    return icons(t, seatAt(0), location) > 0 && icons(t, seatAt(1), location) > 0;
}

Piece sameLocation(const Table& t, Piece card) {
    for (Piece p : t.s.row)
        if (defOf(t, p).titleHash == defOf(t, card).titleHash) return p;
    return {};
}
// CCG-LOC-CONV-01: a unique location is there once; the opponent's version goes on top. CCG-LOC-CONV-02: never one's own.
bool mayDeployLocation(const Table& t, Piece card, Seat seat) {
    Piece there = sameLocation(t, card);
    if (!there.some() || factOf(t, card, kUnique) == 0) return true;
    if (!t.on("CCG-LOC-CONV-01"_rule)) return false;
    // CCG-SETUP-11: what an Objective deploys converts too. CCG-SETUP-12: what may not be converted does not stop it.
    if (t.s.phase == kSettingUp && !t.on("CCG-SETUP-11"_rule)) return false;
    if (defOf(t, there).has(kNotConverted)) return t.s.phase == kSettingUp && t.on("CCG-SETUP-12"_rule);
    return !(t.s.pieces.row(there).controller == seat) || !t.on("CCG-LOC-CONV-02"_rule);
}

namespace {

enum GroupRank : int { kAsteroidRank, kSystemRank, kCloudRank, kSiteRank };
GroupRank groupRank(const Table& t, Piece p) {
    if (kindOfPlace(t, p) == kSector) return isCloudSector(t, p) ? kCloudRank : kAsteroidRank;
    return kindOfPlace(t, p) == kSystem ? kSystemRank : kSiteRank;
}

}  // namespace

int cloudSectors(const Table& t, Piece site) {
    int n = 0;
    for (Piece p : t.s.row) n += isCloudSector(t, p) && areRelated(t, p, site) ? 1 : 0;
    return n;
}
Piece lowestCloud(const Table& t, Piece site) {
    Piece lowest;
    for (Piece p : t.s.row)
        if (isCloudSector(t, p) && areRelated(t, p, site)) lowest = p;
    return lowest;
}

int rowPlaces(const Table& t, Piece card, uint8_t* out, Piece planet) {
    int first = 0, last = 0, n = 0;
    groupOf(t, planet.some() ? systemOf(t, planet) : systemOf(t, card), first, last);
    if (first < 0) return out[0] = static_cast<uint8_t>(t.s.row.size()), 1;
    GroupRank rank = groupRank(t, card);
    int from = first;
    while (from < last && groupRank(t, t.s.row[from]) < rank) ++from;
    if (rank == kSystemRank) return out[0] = static_cast<uint8_t>(from), 1;
    if (rank != kSiteRank) {  // sectors of one kind lie in any order
        for (int at = from; at <= last && (at == from || groupRank(t, t.s.row[at - 1]) == rank); ++at)
            out[n++] = static_cast<uint8_t>(at);
        return n;
    }
    for (int at = from; at <= last; ++at) {
        Layout l;
        for (int i = from; i <= last; ++i) {
            if (i == at) l.sites[l.n++] = card;
            if (i < last) l.sites[l.n++] = t.s.row[i];
        }
        // CCG-LOC-ARR-01, CCG-SP-LAYOUT-05: inside and outside do not mix.
        bool legal =
            (isOrdered(t, l) || !t.on("CCG-LOC-ARR-01"_rule)) && (isTogether(t, l) || !t.on("CCG-SP-LAYOUT-19"_rule));
        if (legal) out[n++] = static_cast<uint8_t>(at);
    }
    if (n == 0) out[n++] = static_cast<uint8_t>(last);
    return n;
}

namespace {

void convert(Table& t, Piece old, Piece card, Seat seat) {
    for (int i = 0; i < t.s.row.size(); ++i)
        if (t.s.row[i] == old) t.s.row[i] = card;
    for (int side = 0; side < 2; ++side)
        for (Piece p : t.s.pieces.in({kTable, seatAt(side)}))
            if (t.s.pieces.data(p).at == old && !(p == card)) t.s.pieces.data(p).at = card;
    if (t.s.battle.location == old) t.s.battle.location = card;
    auto flags = t.s.pieces.data(old).flags;
    movePiece(t, old, {kStacked, t.s.pieces.row(old).owner});
    t.s.pieces.data(old).at = card;
    t.s.pieces.data(card).flags = flags;
    for (Piece p : t.s.row)
        if (t.s.pieces.data(p).target == old) t.s.pieces.data(p).target = card;
    lineUp(t);
    (void)seat;
}

}  // namespace

void putInRow(Table& t, Piece card, Seat seat, int place) {
    Piece there = factOf(t, card, kUnique) != 0 ? sameLocation(t, card) : Piece{};
    movePiece(t, card, {kTable, seat});
    if (there.some()) return convert(t, there, card, seat);
    t.pushOrFault(t.s.row, card);
    for (int i = t.s.row.size() - 1; i > place; --i) std::swap(t.s.row[i], t.s.row[i - 1]);
    lineUp(t);
}

Piece nextLocation(const Table& t, Piece card) {
    int i = rowIndex(t, locationOf(t, card));
    return i >= 0 && i + 1 < t.s.row.size() ? t.s.row[i + 1] : Piece{};
}

}  // namespace cantina::ccg
