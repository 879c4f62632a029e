// Moves that take several cards along or none to another place: changing between the places of pilots and passengers, what a
// shuttle vehicle carries, starships that dock. Holds CCG-MOVE-SLOT-01, CCG-MOVE-SHUT-02/03, CCG-VEH-SHUT-01,
// CCG-MOVE-DOCK-01..03, CCG-SHIP-DOCK-01.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"

namespace cantina::ccg {

bool canMoveAtAll(const Table& t, Piece p) {
    return !defOf(t, p).has(kCannotMove) && (t.s.pieces.data(p).flags & PieceData::kBarred) == 0;
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
    {"", "it is not yours to move", isYours},
    {"CCG-MOVE-TERM-02", "it may not move", mayMoveNow},
    {"CCG-MOVE-SLOT-01", "there is no other place aboard for it", hasOtherSeat},
};

// --- shuttle vehicles

bool hasRegularMove(const Table& t, Piece p) {
    bool moved = (t.s.pieces.data(p).flags & PieceData::kMovedRegularly) != 0;
    return !moved || !t.on("CCG-MOVE-REG-04"_rule);
}
// CCG-MOVE-SHUT-02: any starship of one's own, even a starfighter, at the system of the vehicle's site.
bool isWithinShuttle(const Table& t, Seat seat, Piece vehicle, Piece ship) {
    if (!isType(t, ship, kStarship) || !isCraft(t, ship) || !(t.s.pieces.row(ship).controller == seat)) return false;
    Piece site = t.s.pieces.data(vehicle).at, system = t.s.pieces.data(ship).at;
    bool places = site.some() && system.some() && isType(t, site, kLocation) && isType(t, system, kLocation);
    return places && kindOfPlace(t, site) == kSite && kindOfPlace(t, system) == kSystem && areRelated(t, site, system);
}
bool carriesAnybody(Table& t, Seat seat, Piece vehicle, Piece ship) {
    if (!isWithinShuttle(t, seat, vehicle, ship)) return false;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (shuttleWay(t, seat, vehicle, ship, p) != 0) return true;
    return false;
}
template <class Fn>
void eachShuttleTarget(Table& t, const ActionFrame& a, Fn fn) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (carriesAnybody(t, a.performer, a.card.piece, p) && !fn(p)) return;
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
    {"", "it is not yours to move", isYours},
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
bool isPair(Table& t, Seat seat, Piece one, Piece other) {
    if (one == other || !isType(t, other, kStarship) || !isCraft(t, other) || !canMoveAtAll(t, other)) return false;
    Piece place = t.s.pieces.data(one).at;
    bool there = place.some() && isType(t, place, kLocation) && !isSiteLike(t, place) && t.s.pieces.data(other).at == place;
    return there && t.s.pieces.row(other).controller == seat && (canTakeIn(t, one) || canTakeIn(t, other)) &&
           (isPiloted(t, one) || isPiloted(t, other));
}
bool passesAnything(Table& t, Seat seat, Piece one, Piece other) {
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (dockedTo(t, seat, one, other, p).some()) return true;
    return false;
}
template <class Fn>
void eachDockTarget(Table& t, const ActionFrame& a, Fn fn) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (isPair(t, a.performer, a.card.piece, p) && passesAnything(t, a.performer, a.card.piece, p) && !fn(p)) return;
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
    {"", "it is not yours to move", isYours},
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
int shuttleWay(Table& t, Seat seat, Piece vehicle, Piece ship, Piece card) {
    const PieceData& d = t.s.pieces.data(card);
    if (!isType(t, card, kCharacter) || !(t.s.pieces.row(card).controller == seat) || !canMoveAtAll(t, card)) return 0;
    if (!hasRegularMove(t, card) && t.on("CCG-MOVE-SHUT-03"_rule)) return 0;
    if (isRider(t, card, vehicle) && slotAboard(t, ship, card) != Slot::none) return 1;
    return d.at == ship && slotAboard(t, vehicle, card) != Slot::none ? 2 : 0;
}
void shuttled(Table& t, Piece card, Piece to) {
    arriveAt(t, card, to);
    t.s.pieces.data(card).marks |= PieceData::kJustMoved;
    if (t.on("CCG-MOVE-SHUT-03"_rule)) t.s.pieces.data(card).flags |= PieceData::kMovedRegularly;
}
Explanation whyNotShuttle(Table& t, const ActionFrame& a) { return firstFailing(t, kShuttleRules, a); }
void shuttleTargets(Table& t, const ActionFrame& a, Options& out) {
    eachShuttleTarget(t, a, [&](Piece p) { return out.add(optionPiece(p)), true; });
}

// CCG-MOVE-DOCK-02: characters from bridge to bridge, vehicles and starships from hold to hold, each once. CCG-MOVE-DOCK-03:
// it is no movement of theirs, so nothing that keeps them from moving keeps them here.
Piece dockedTo(Table& t, Seat seat, Piece one, Piece other, Piece card) {
    const PieceData& d = t.s.pieces.data(card);
    bool aboard = d.at == one || d.at == other;
    if (!aboard || (d.marks & PieceData::kTransferred) != 0 || !(t.s.pieces.row(card).controller == seat)) return {};
    if (!t.on("CCG-MOVE-DOCK-03"_rule) && !canMoveAtAll(t, card)) return {};
    if (isType(t, card, kCharacter) && !t.on("CCG-MOVE-DOCK-02"_rule)) return {};
    Piece to = d.at == one ? other : one;
    return slotAboard(t, to, card) != Slot::none ? to : Piece{};
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
