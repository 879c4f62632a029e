// Derived numbers and facts of cards and units: power(t, unit), speed, health, build cost, what may be attacked.
#pragma once

#include "games/tcg/state.h"

namespace cantina::tcg {

inline const language::CardDef& defOf(Table& t, Piece p) { return t.book().def(t.s.pieces.row(p).def); }
inline PieceData& dataOf(Table& t, Piece p) { return t.s.pieces.data(p); }
inline bool isTapped(Table& t, Piece p) { return (dataOf(t, p).flags & PieceData::kTapped) != 0; }
inline bool isUnitType(int type) { return type >= kTypeSpace && type <= kTypeCharacter; }
inline bool isUnit(Table& t, Piece p) { return isUnitType(defOf(t, p).type); }
inline bool isUnique(Table& t, Piece p) { return defOf(t, p).number[kUnique] != 0; }
inline bool isInBattle(Table& t, Piece p) { return isArena(t.s.pieces.kindOf(p)); }
inline Seat controllerOf(Table& t, Piece p) { return t.s.pieces.row(p).controller; }
inline Seat opponentOf(Seat s) { return s == kDark ? kLight : kDark; }
// The arena in which a unit of that type fights.
inline uint8_t arenaOf(int type) { return static_cast<uint8_t>(kSpace + type - kTypeSpace); }
// A keyword's number, 0 without the keyword.
inline int keyword(Table& t, Piece p, KeywordId k) { return defOf(t, p).has(k) ? defOf(t, p).keyword[k] / 1000 : 0; }

int power(Table& t, Piece p);
int speed(Table& t, Piece p);
int health(Table& t, Piece p);
inline int buildCost(Table& t, Piece p) { return defOf(t, p).whole(kCost); }

// An effect that forbids: printed on the card or lasting. "Can't" needs no adding up.
bool isForbidden(Table& t, Piece p, Stat what);
// Whether that attacker could choose that defender, with the reason why not (TCG-ZONE-09, TCG-ATKFX-01).
Explanation whyNotAttack(Table& t, Piece attacker, Piece defender);
inline bool canAttack(Table& t, Piece attacker, Piece defender) { return whyNotAttack(t, attacker, defender).legal(); }
bool hasTarget(Table& t, Piece attacker);

template <class Fn>
void forEachInArena(Table& t, uint8_t arena, Fn fn) {
    for (Seat seat : {kDark, kLight})
        for (Piece p : t.s.pieces.in({arena, seat})) fn(p);
}
template <class Fn>
void forEachInBattle(Table& t, Seat seat, Fn fn) {
    for (uint8_t arena : kArenas)
        for (Piece p : t.s.pieces.in({arena, seat})) fn(p);
}

}  // namespace cantina::tcg
