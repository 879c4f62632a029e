// What other chapters ask about creatures and attacks.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

// --- creatures (rules/creatures.cpp)
Piece placeOf(const Table& t, Piece p);  // the location of a card, active or inactive
inline bool isAttached(const Table& t, Piece creature) {
    Piece at = t.s.pieces.data(creature).at;
    return at.some() && !isType(t, at, kLocation);
}
bool isParasite(const Table& t, Piece creature);
bool isPreyOf(Table& t, Piece creature, Piece p);
bool mayFeedOn(Table& t, Piece parasite, Piece host);         // by its text
int32_t ferocityOf(Table& t, Piece creature, int32_t drawn);  // thousandths
void drawFerocity(Table& t, Piece creature);
int32_t drawnFerocity(Table& t, Piece creature);  // what was drawn just now
void detach(Table& t, Piece creature);            // lost outside of its habitat
bool creaturesMeet(Table& t);                     // the standing check of CCG-ATK-12
Procedure<Table> clashProcedure();

// --- attacks (rules/attack.cpp)
ActionFrame creatureAction(Table& t, Piece creature, int side);
Explanation whyNotAttack(Table& t, const ActionFrame& a);
Explanation whyNotCreature(Table& t, const ActionFrame& a);
void attackOptions(Table& t, Seat seat, Options& out);
void startAttack(Table& t, const ActionFrame& a);
void attack(Table& t);
void forgetAttack(Table& t);
void eat(Table& t, Piece prey, Seat performer);
bool attackEndsAtOnce(Table& t);  // the standing check of CCG-ATK-11
Procedure<Table> attackProcedure();
Procedure<Table> attackOverProcedure();

// A creature that must attack waits among the automatic actions under a number that no text has.
inline uint16_t creatureTrigger(int side) { return static_cast<uint16_t>(0xFFF0 | side); }
inline int creatureSide(int ability) { return ability >= 0xFFF0 ? ability & 1 : -1; }
template <class Fn>
void eachDueCreature(Table& t, Fn fn) {
    for (Piece p : t.s.pieces.in({kTable, t.s.turn}))
        for (int side = 0; side < 2 && isType(t, p, kCreature); ++side)
            if (whyNotCreature(t, creatureAction(t, p, side)).legal()) fn(p, side);
}
inline bool isAnyCreatureDue(Table& t) {
    bool any = false;
    eachDueCreature(t, [&](Piece, int) { any = true; });
    return any;
}

}  // namespace cantina::ccg
