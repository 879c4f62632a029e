// What other chapters ask about movement.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

enum class MoveForm : uint8_t { none, landspeed, hyperspeed, orbit, sector, land, shuttle, embark, disembark, inside };
MoveForm moveForm(Table& t, Piece card, Piece to);  // move_forms.cpp
MoveForm awayForm(Table& t, Piece card, Piece to);  // of a card that is told to move away
MoveForm formOf(Table& t, const ActionFrame& a, Piece to);
Explanation whyNoForm(Table& t, const ActionFrame& a, Piece to);  // move_forms.cpp: where formOf says none
int landspeedOf(Table& t, Piece p);
bool isSkyVehicle(const Table& t, Piece card);  // a shuttle vehicle, cloud car or patrol craft: at home among clouds too
bool hasDestination(Table& t, const ActionFrame& a);
bool isRegular(MoveForm form);
int moveCost(Table& t, const ActionFrame& a, Piece to);
bool isBarredFrom(Table& t, Piece card, Piece place);  // some text keeps it from moving there
bool isImmobile(const Table& t, Piece p);              // by what it is
bool canMoveAtAll(const Table& t, Piece p);            // neither by what it is nor by what was done to it
bool canDrive(Table& t, Piece card);                   // it is no craft, or somebody pilots it
ActionFrame awayAction(Table& t, Piece card, Seat seat);
bool mayMoveTo(Table& t, const ActionFrame& a, Piece to);
Explanation whyNotMoveTo(Table& t, const ActionFrame& a, Piece to);
void moveTargets(Table& t, const ActionFrame& a, Options& out);
void arriveAt(Table& t, Piece card, Piece to);
int transitCost(Table& t, Seat seat, Piece from, Piece to);
// The zone of those who transit: undercover spies do it in the other player's turn.
ZoneId travellersOf(const Table& t, Seat seat);
int fareOf(Table& t, Seat seat, Piece card, Piece from, Piece to);  // of one member of the group
int leastFare(Table& t, Seat seat, Piece from, Piece to);           // of any that could go
bool mayTransit(Table& t, Seat seat, Piece card, Piece from);
Explanation whyNotTransitWith(Table& t, Seat seat, Piece card, Piece from);

// --- by the text of a location, and Death Stars (rules/travel.cpp)
bool mayTravel(Table& t, Piece card, Piece to);
void travelTo(Table& t, Piece card, Piece to, Seat performer);
bool isTravel(Table& t, const ActionFrame& a);
int travelCost(Table& t, const ActionFrame& a, Piece card, Piece to);  // beside the costs in the text itself
bool isDeathStar(const Table& t, Piece p);
int parsecOf(const Table& t, Piece system);
bool isOrbiting(const Table& t, Piece moon, Piece planet);
int starParsecs(Table& t, Piece star, uint8_t* out);  // where it may lie in deep space: at most kMostPlaces
void starTargets(Table& t, const ActionFrame& a, Piece* out, int& n);
void moveStar(Table& t, const ActionFrame& a);

// --- moves over several locations (rules/passing.cpp)
void go(Table& t, const ActionFrame& a);  // the result of a move, from one location to the next
Procedure<Table> passingProcedure();

// --- what starships and shuttle vehicles pass to each other, places aboard (rules/docking.cpp)
Explanation whyNotSeat(Table& t, const ActionFrame& a);
void changeSeat(Table& t, Piece card);
Explanation whyNotShuttle(Table& t, const ActionFrame& a);
void shuttleTargets(Table& t, const ActionFrame& a, Options& out);
Explanation whyNotShuttleTo(Table& t, const ActionFrame& a, Piece p);
int shuttleWay(Table& t, Seat seat, Piece vehicle, Piece ship, Piece card);  // 1 up, 2 down, 0: not
Explanation whyNotShuttled(Table& t, Seat seat, Piece vehicle, Piece ship, Piece card);
void shuttled(Table& t, Piece card, Piece to);
inline constexpr int kDockCost = 1;
Explanation whyNotDock(Table& t, const ActionFrame& a);
void dockTargets(Table& t, const ActionFrame& a, Options& out);
Explanation whyNotDockWith(Table& t, const ActionFrame& a, Piece p);
Piece dockedTo(Table& t, Seat seat, Piece one, Piece other, Piece card);  // where it may go; none: nowhere
Explanation whyNotDocked(Table& t, Seat seat, Piece one, Piece other, Piece card);
void passOver(Table& t, Piece card, Piece to);
void undock(Table& t);
void craftOptions(Table& t, Seat seat, Options& out);

Explanation whyNotTransit(Table& t, const ActionFrame& a);
void transitTargets(Table& t, const ActionFrame& a, Options& out);
Explanation whyNotBay(Table& t, const ActionFrame& a, Piece p);

// The part of the row that a card could reach by landspeed; the whole row for what flies or comes out of something.
struct Reach {
    int from = 0, to = 0;
    int8_t open = -1;  // the card stands at this open place and may go to its neighbours for nothing
};
Reach reachOf(Table& t, const ActionFrame& a);

inline bool isBoardable(const Table& t, Piece p) {
    return factOf(t, p, kClassSlot) != kNoClass || defOf(t, p).has(kBackpack);
}

// fn(place) for every location, vehicle and starship that it may move to now; fn returns false to stop.
template <class Fn>
void eachDestination(Table& t, const ActionFrame& a, Fn fn) {
    if (isType(t, a.card.piece, kLocation)) {
        Piece places[kMostPlaces];
        int n = 0;
        starTargets(t, a, places, n);
        for (int i = 0; i < n; ++i)
            if (!fn(places[i])) return;
        return;
    }
    Reach reach = reachOf(t, a);
    for (int i = reach.from; i < reach.to; ++i)
        if (Piece to = t.s.row[i]; reach.open >= 0 && factOf(t, to, kPlaceKind) == kOpenPlace
                                       ? i != reach.open && !fn(to)
                                       : mayMoveTo(t, a, to) && !fn(to))
            return;
    if (t.s.tallies.crafts == 0) return;
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (isBoardable(t, p) && mayMoveTo(t, a, p) && !fn(p)) return;
}

}  // namespace cantina::ccg
