// Moves that take several cards along or none to another place: changing between the places of pilots and passengers, what a
// shuttle vehicle carries, starships that dock. Holds CCG-MOVE-SLOT-01, CCG-MOVE-SHUT-02/03, CCG-VEH-SHUT-01,
// CCG-MOVE-DOCK-01..03, CCG-SHIP-DOCK-01.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"

namespace cantina::ccg {

// CCG-NEVER-01: what never moves does not move while its text is canceled either; of a plain "may not move" nothing is left
// then.
bool isImmobile(const Table& t, Piece p) {
    const language::CardDef& def = defOf(t, p);
    if (def.has(kNeverMoves) && (t.on("CCG-NEVER-01"_rule) || !isSilent(t, p))) return true;
    return def.has(kCannotMove) && !isSilent(t, p);
}
bool canMoveAtAll(const Table& t, Piece p) {
    return !isImmobile(t, p) && (t.s.pieces.data(p).flags & PieceData::kBarred) == 0;
}

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

bool isMovePhase(Table& t, const ActionFrame& a) { return t.s.phase == kMove && a.performer == t.s.turn; }
bool isSeatPhase(Table& t, const ActionFrame& a) {
    return (t.s.phase == kMove || t.s.phase == kDeploy) && a.performer == t.s.turn;
}
bool isYours(Table& t, const ActionFrame& a) { return t.s.pieces.zoneOf(a.card.piece) == Zone{kTable, a.performer}; }
bool mayMoveNow(Table& t, const ActionFrame& a) { return canMoveAtAll(t, a.card.piece); }

// --- places aboard

bool hasOtherSeat(Table& t, const ActionFrame& a) { return mayChangeSeat(t, a.card.piece); }
constexpr Rule kSeatRules[] = {
    {"CCG-MOVE-SLOT-01", "pilots and passengers change places in your deploy and move phases", isSeatPhase},
    {partOf("CCG-MOVE-SLOT-01"), "it is not yours to move", isYours},
    {"CCG-MOVE-TERM-02", "it may not move", mayMoveNow},
    {"CCG-MOVE-SLOT-01", "there is no other place aboard for it", hasOtherSeat},
};

// --- shuttle vehicles

bool hasRegularMove(const Table& t, Piece p) {
    bool moved = (t.s.pieces.data(p).flags & PieceData::kMovedRegularly) != 0;
    return !moved || !t.on("CCG-MOVE-REG-04"_rule);
}
// CCG-MOVE-SHUT-02: any starship of one's own, even a starfighter, at the system of the vehicle's site.
using OtherRule = Requirement<Table, const ActionFrame&, Piece>;
bool isOwnShip(Table& t, const ActionFrame& a, Piece p) {
    return isType(t, p, kStarship) && isCraft(t, p) && t.s.pieces.zoneOf(p) == Zone{kTable, a.performer};
}
bool isAbove(Table& t, const ActionFrame& a, Piece ship) {
    Piece site = t.s.pieces.data(a.card.piece).at, system = t.s.pieces.data(ship).at;
    bool places = site.some() && system.some() && isType(t, site, kLocation) && isType(t, system, kLocation);
    return places && kindOfPlace(t, site) == kSite && kindOfPlace(t, system) == kSystem && areRelated(t, site, system);
}
bool carriesAnybody(Table& t, const ActionFrame& a, Piece ship) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (shuttleWay(t, a.performer, a.card.piece, ship, p) != 0) return true;
    return false;
}
constexpr OtherRule kShuttleToRules[] = {
    {partOf("CCG-MOVE-01"), "it is no starship of yours on table", isOwnShip},
    {"CCG-MOVE-SHUT-02", "it is not at the system of that site", isAbove},
    {partOf("CCG-MOVE-01"), "nobody could go up to it or come down from it", carriesAnybody},
};
template <class Fn>
void eachShuttleTarget(Table& t, const ActionFrame& a, Fn fn) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (allHold(t, kShuttleToRules, a, p) && !fn(p)) return;
}
bool isShuttle(Table& t, const ActionFrame& a) { return factOf(t, a.card.piece, kClassSlot) == kShuttleVehicle; }
bool isManned(Table& t, const ActionFrame& a) { return isPiloted(t, a.card.piece); }
bool hasItsMove(Table& t, const ActionFrame& a) { return hasRegularMove(t, a.card.piece); }
bool hasShuttleTarget(Table& t, const ActionFrame& a) {
    bool any = false;
    eachShuttleTarget(t, a, [&](Piece) { return any = true, false; });
    return any;
}
constexpr Rule kShuttleRules[] = {
    {"CCG-MOVE-01", "cards move in their owner's move phase", isMovePhase},
    {partOf("CCG-MOVE-SHUT-02"), "it is not yours to move", isYours},
    {"CCG-MOVE-SHUT-02", "it is no shuttle vehicle", isShuttle},
    {"CCG-VEH-SHUT-01", "nobody pilots it", isManned},
    {"CCG-MOVE-TERM-02", "it may not move", mayMoveNow},
    {"CCG-MOVE-SHUT-03", "it has made its regular move", hasItsMove},
    {"CCG-MOVE-SHUT-02", "there is nobody to carry and no starship to go to", hasShuttleTarget},
};

// --- docking

// CCG-MOVE-DOCK-01: two starships of one's own present at one system or sector; one takes others in, one is piloted.
bool canTakeIn(const Table& t, Piece ship) {
    return factOf(t, ship, kClassSlot) == kCapital || defOf(t, ship).has(kShipDocking);
}
bool isOtherShip(Table& t, const ActionFrame& a, Piece p) { return !(p == a.card.piece) && isOwnShip(t, a, p); }
bool canOtherMove(Table& t, const ActionFrame&, Piece p) { return canMoveAtAll(t, p); }
bool isSideBySide(Table& t, const ActionFrame& a, Piece p) {
    Piece place = t.s.pieces.data(a.card.piece).at;
    return place.some() && isType(t, place, kLocation) && !isSiteLike(t, place) && t.s.pieces.data(p).at == place;
}
bool isDockThere(Table& t, const ActionFrame& a, Piece p) { return canTakeIn(t, a.card.piece) || canTakeIn(t, p); }
bool isOnePiloted(Table& t, const ActionFrame& a, Piece p) { return isPiloted(t, a.card.piece) || isPiloted(t, p); }
bool passesAnything(Table& t, const ActionFrame& a, Piece other) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (dockedTo(t, a.performer, a.card.piece, other, p).some()) return true;
    return false;
}
constexpr OtherRule kDockWithRules[] = {
    {partOf("CCG-MOVE-01"), "it is no other starship of yours on table", isOtherShip},
    {"CCG-MOVE-TERM-02", "it may not move", canOtherMove},
    {"CCG-MOVE-DOCK-01", "it is not at the same system or sector", isSideBySide},
    {"CCG-MOVE-DOCK-01", "neither of the two takes others in", isDockThere},
    {"CCG-MOVE-DOCK-01", "nobody pilots either of the two", isOnePiloted},
    {partOf("CCG-MOVE-01"), "nothing could pass over between the two", passesAnything},
};
template <class Fn>
void eachDockTarget(Table& t, const ActionFrame& a, Fn fn) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (allHold(t, kDockWithRules, a, p) && !fn(p)) return;
}
bool isStarshipCard(Table& t, const ActionFrame& a) {
    return isType(t, a.card.piece, kStarship) && isCraft(t, a.card.piece);
}
bool hasDockTarget(Table& t, const ActionFrame& a) {
    bool any = false;
    eachDockTarget(t, a, [&](Piece) { return any = true, false; });
    return any;
}
bool hasDockForce(Table& t, const ActionFrame& a) { return sizeOf(t, kForcePile, a.performer) >= kDockCost; }
constexpr Rule kDockRules[] = {
    {"CCG-MOVE-DOCK-01", "starships dock in your move phase", isMovePhase},
    {partOf("CCG-MOVE-DOCK-01"), "it is not yours to move", isYours},
    {"CCG-MOVE-DOCK-01", "only starships dock", isStarshipCard},
    {"CCG-MOVE-TERM-02", "it may not move", mayMoveNow},
    {"CCG-MOVE-DOCK-01", "it costs 1 Force", hasDockForce},
    {"CCG-MOVE-DOCK-01", "there is no starship to dock with, or nothing to pass over", hasDockTarget},
};

}  // namespace

Explanation whyNotSeat(Table& t, const ActionFrame& a) { return firstFailing(t, kSeatRules, a); }
void changeSeat(Table& t, Piece card) {
    if (!isOnTable(t, card) || !mayChangeSeat(t, card)) return;
    t.s.pieces.data(card).flags ^= PieceData::kPilot;
    t.touch();
}

// The passengers of the vehicle go up, who is on the bridge of the starship comes down; each with its regular move.
namespace {

struct Shuttle {
    Seat seat;
    Piece vehicle, ship;
};
using ShuttledRule = Requirement<Table, const Shuttle&, Piece>;
bool isOwnCharacter(Table& t, const Shuttle& s, Piece p) {
    return isType(t, p, kCharacter) && t.s.pieces.row(p).controller == s.seat && isOnTable(t, p);
}
bool canGo(Table& t, const Shuttle&, Piece p) { return canMoveAtAll(t, p); }
// CCG-MOVE-SHUT-03: it is the regular move of who is carried.
bool hasItsOwnMove(Table& t, const Shuttle&, Piece p) { return hasRegularMove(t, p) || !t.on("CCG-MOVE-SHUT-03"_rule); }
bool goesUp(Table& t, const Shuttle& s, Piece p) { return isRider(t, p, s.vehicle); }
bool isAboardOne(Table& t, const Shuttle& s, Piece p) { return goesUp(t, s, p) || t.s.pieces.data(p).at == s.ship; }
bool hasSeatThere(Table& t, const Shuttle& s, Piece p) {
    return slotAboard(t, goesUp(t, s, p) ? s.ship : s.vehicle, p) != Slot::none;
}
constexpr ShuttledRule kShuttledRules[] = {
    {partOf("CCG-MOVE-01"), "it is no character of yours on table", isOwnCharacter},
    {"CCG-MOVE-TERM-02", "it may not move", canGo},
    {"CCG-MOVE-REG-04", "it has made its regular move this turn", hasItsOwnMove},
    {partOf("CCG-MOVE-01"), "it is neither a passenger of the vehicle nor aboard the starship", isAboardOne},
    {"CCG-SHIP-CAP-03", "there is no room for it on the other side", hasSeatThere},
};

}  // namespace

int shuttleWay(Table& t, Seat seat, Piece vehicle, Piece ship, Piece card) {
    const Shuttle s{seat, vehicle, ship};
    if (!allHold(t, kShuttledRules, s, card)) return 0;
    return goesUp(t, s, card) ? 1 : 2;
}
Explanation whyNotShuttled(Table& t, Seat seat, Piece vehicle, Piece ship, Piece card) {
    return firstFailing(t, kShuttledRules, Shuttle{seat, vehicle, ship}, card);
}
void shuttled(Table& t, Piece card, Piece to) {
    arriveAt(t, card, to);
    t.s.pieces.data(card).marks |= PieceData::kJustMoved;
    if (t.on("CCG-MOVE-SHUT-03"_rule)) t.s.pieces.data(card).flags |= PieceData::kMovedRegularly;
}
Explanation whyNotShuttle(Table& t, const ActionFrame& a) { return firstFailing(t, kShuttleRules, a); }
Explanation whyNotShuttleTo(Table& t, const ActionFrame& a, Piece p) { return firstFailing(t, kShuttleToRules, a, p); }
void shuttleTargets(Table& t, const ActionFrame& a, Options& out) {
    eachShuttleTarget(t, a, [&](Piece p) { return out.add(optionPiece(p)), true; });
}

// CCG-MOVE-DOCK-02: characters from bridge to bridge, vehicles and starships from hold to hold, each once. CCG-MOVE-DOCK-03:
// it is no movement of theirs, so nothing that keeps them from moving keeps them here.
namespace {

struct Docked {
    Seat seat;
    Piece one, other;
};
using DockedRule = Requirement<Table, const Docked&, Piece>;
Piece otherOf(const Table& t, const Docked& d, Piece p) { return t.s.pieces.data(p).at == d.one ? d.other : d.one; }
bool isAboardEither(Table& t, const Docked& d, Piece p) {
    Piece at = t.s.pieces.data(p).at;
    return (at == d.one || at == d.other) && t.s.pieces.row(p).controller == d.seat;
}
bool isStillHere(Table& t, const Docked&, Piece p) { return (t.s.pieces.data(p).marks & PieceData::kTransferred) == 0; }
bool isFreeToPass(Table& t, const Docked&, Piece p) { return t.on("CCG-MOVE-DOCK-03"_rule) || canMoveAtAll(t, p); }
bool isBridgeOpen(Table& t, const Docked&, Piece p) { return !isType(t, p, kCharacter) || t.on("CCG-MOVE-DOCK-02"_rule); }
bool hasSlotThere(Table& t, const Docked& d, Piece p) { return slotAboard(t, otherOf(t, d, p), p) != Slot::none; }
constexpr DockedRule kDockedRules[] = {
    {partOf("CCG-MOVE-01"), "it is aboard neither of the two, or not yours", isAboardEither},
    {partOf("CCG-MOVE-01"), "it has passed over already", isStillHere},
    {partOf("CCG-MOVE-01"), "it may not move", isFreeToPass},
    {partOf("CCG-MOVE-01"), "nobody goes from bridge to bridge", isBridgeOpen},
    {"CCG-SHIP-CAP-03", "there is no room for it on the other side", hasSlotThere},
};

}  // namespace

Piece dockedTo(Table& t, Seat seat, Piece one, Piece other, Piece card) {
    const Docked d{seat, one, other};
    return allHold(t, kDockedRules, d, card) ? otherOf(t, d, card) : Piece{};
}
Explanation whyNotDocked(Table& t, Seat seat, Piece one, Piece other, Piece card) {
    return firstFailing(t, kDockedRules, Docked{seat, one, other}, card);
}
void passOver(Table& t, Piece card, Piece to) {
    arriveAt(t, card, to);
    t.s.pieces.data(card).marks |= PieceData::kTransferred;
}
void undock(Table& t) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            t.s.pieces.data(p).marks &= static_cast<uint16_t>(~PieceData::kTransferred);
}
Explanation whyNotDock(Table& t, const ActionFrame& a) { return firstFailing(t, kDockRules, a); }
Explanation whyNotDockWith(Table& t, const ActionFrame& a, Piece p) { return firstFailing(t, kDockWithRules, a, p); }
void dockTargets(Table& t, const ActionFrame& a, Options& out) {
    eachDockTarget(t, a, [&](Piece p) { return out.add(optionPiece(p)), true; });
}

void craftOptions(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kTable, seat})) {
        if (craftOf(t, p).some() && whyNotSeat(t, cardAction(t, kSeatAction, p, seat)).legal())
            out.add(optionAct(kActSeat, p));
        if (t.s.phase != kMove || !isCraft(t, p)) continue;
        if (factOf(t, p, kClassSlot) == kShuttleVehicle && whyNotShuttle(t, cardAction(t, kShuttleAction, p, seat)).legal())
            out.add(optionAct(kActShuttle, p));
        if (isType(t, p, kStarship) && whyNotDock(t, cardAction(t, kDockAction, p, seat)).legal())
            out.add(optionAct(kActDock, p));
    }
}

}  // namespace cantina::ccg
