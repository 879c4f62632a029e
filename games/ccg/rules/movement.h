// What other chapters ask about movement.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

inline constexpr int kTieModel = 0;  // the first of the models: TIEs land only at docking bays

enum class MoveForm : uint8_t { none, landspeed, hyperspeed, land, shuttle, embark, disembark };
MoveForm moveForm(Table& t, Piece card, Piece to);
bool hasDestination(Table& t, const ActionFrame& a);
bool isRegular(MoveForm form);
int moveCost(Table& t, Piece card, Piece to);
bool mayMoveTo(Table& t, const ActionFrame& a, Piece to);
void moveTargets(Table& t, const ActionFrame& a, Options& out);
void arriveAt(Table& t, Piece card, Piece to);
int transitCost(Table& t, Seat seat, Piece from);
bool mayTransit(Table& t, Seat seat, Piece card, Piece from);
Explanation whyNotTransit(Table& t, const ActionFrame& a);
void transitTargets(Table& t, const ActionFrame& a, Options& out);

// The part of the row that a card could reach by landspeed; the whole row for what flies or comes out of something.
struct Reach {
    int from = 0, to = 0;
    int8_t open = -1;  // the card stands at this open place and may go to its neighbours for nothing
};
Reach reachOf(Table& t, const ActionFrame& a);

// fn(place) for every location, vehicle and starship that it may move to now; fn returns false to stop.
template <class Fn>
void eachDestination(Table& t, const ActionFrame& a, Fn fn) {
    Reach reach = reachOf(t, a);
    for (int i = reach.from; i < reach.to; ++i)
        if (Piece to = t.s.row[i]; reach.open >= 0 && factOf(t, to, kPlaceKind) == kOpenPlace
                                       ? i != reach.open && !fn(to)
                                       : mayMoveTo(t, a, to) && !fn(to))
            return;
    if (t.s.tallies.crafts == 0) return;
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (factOf(t, p, kClassSlot) != kNoClass && mayMoveTo(t, a, p) && !fn(p)) return;
}

}  // namespace cantina::ccg
