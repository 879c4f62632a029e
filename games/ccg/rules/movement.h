// What other chapters ask about movement.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

inline constexpr int kTieModel = 0;  // the first of the models: TIEs land only at docking bays

enum class MoveForm : uint8_t { none, landspeed, hyperspeed, land, shuttle, embark, disembark };
MoveForm moveForm(Table& t, Piece card, Piece to);
bool isRegular(MoveForm form);
int moveCost(Table& t, Piece card, Piece to);
bool mayMoveTo(Table& t, const ActionFrame& a, Piece to);
void moveTargets(Table& t, const ActionFrame& a, Options& out);
void arriveAt(Table& t, Piece card, Piece to);
int transitCost(Table& t, Seat seat, Piece from);
bool mayTransit(Table& t, Seat seat, Piece card, Piece from);
Explanation whyNotTransit(Table& t, const ActionFrame& a);
void transitTargets(Table& t, const ActionFrame& a, Options& out);

// fn(place) for every location, vehicle and starship that it may move to now.
template <class Fn>
void eachDestination(Table& t, const ActionFrame& a, Fn fn) {
    for (Piece p : t.s.row)
        if (mayMoveTo(t, a, p)) fn(p);
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if ((isType(t, p, kStarship) || isType(t, p, kVehicle)) && mayMoveTo(t, a, p)) fn(p);
}

}  // namespace cantina::ccg
