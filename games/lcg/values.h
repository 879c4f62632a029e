// Derived numbers: what the cards in play make of the printed values.
//
// LCG-GP-13 to LCG-GP-17, LCG-FAQ-26: everything is computed anew from all modifiers; additions before doublings; an
// absolute value overrides; nothing falls below zero; a keyword counts once, but edge values add up.
#pragma once

#include "games/lcg/state.h"

namespace cantina::lcg {

inline const language::CardDef& defOf(Table& t, Piece p) { return t.book().def(t.s.pieces.row(p).def); }
inline bool isType(Table& t, Piece p, CardType type) { return defOf(t, p).type == type; }

int modified(Table& t, Piece p, StatId stat);  // the slow way
int keywordPrinted(const language::CardDef& def, StatId stat);
inline int printed(const language::CardDef& def, StatId stat) {
    return stat < kStatEdge ? def.whole(stat) : keywordPrinted(def, stat);
}
inline int value(Table& t, Piece p, StatId stat) {
    if ((((t.s.constants | t.s.changes) >> stat) & 1) != 0) return modified(t, p, stat);
    return printed(defOf(t, p), stat);
}
// Printed icons and, if its controller has the edge, edge-enabled ones.
int icons(Table& t, Piece unit, StatId type);
int remainingCapacity(Table& t, Piece p);
// LCG-TERM-14: some effects say that a card cannot be damaged.
inline bool canBeDamaged(Table& t, Piece p) {
    if ((((t.s.constants | t.s.changes) >> kStatNoDamage) & 1) == 0) return true;
    return value(t, p, kStatNoDamage) == 0 || !t.on("LCG-TERM-14"_rule);
}
// How often a keyword works: once, however often the card has it.
int keyword(Table& t, Piece p, StatId which);
// What a card is for protect and for filters: its traits, and "objective" for objectives.
uint32_t traits(Table& t, Piece p);
// Is it in play as a unit? A pilot may be an enhancement.
inline bool isUnitInPlay(Table& t, Piece p) { return t.s.pieces.isIn(p, kUnits); }
// A bit per number that the card's constant effects change, and one if they lessen a capacity.
inline constexpr int kCapacityLessened = 31;
inline constexpr int kCostRaised = 30;  // or fixed: it may be anything
static_assert(kStatCount <= kCapacityLessened);
uint32_t constantsOf(Table& t, Piece p);
// The sum of a number over the cards that a seat has in play, where only texts give it.
int total(Table& t, Seat seat, StatId stat);
// How many cards a player has after drawing.
int reserve(Table& t, Seat seat);
// Looks through the lasting effects for the numbers that they change.
void noteChanges(Table& t);
// Ends the lasting effects of a period.
void endSomeLasting(Table& t, Until until);
inline void endLasting(Table& t, Until until) {
    if (!t.s.lasting.empty()) endSomeLasting(t, until);
}
// Could an undamaged card be without capacity?
bool isCapacityLessened(Table& t);
// Numbers in eight kinds, so that a byte says which ones a card changes.
constexpr int kindOfStat(int stat) {
    switch (stat) {
        case kUnitDamage: return 0;
        case kBlastDamage: return 1;
        case kCost: return 2;
        case kCapacity: return 3;
        case kStatEdge:
        case kStatElite:
        case kStatTargeted: return 4;
        case kStatStruggle:
        case kStatReserve: return 5;
        case kStatNoAttack:
        case kStatNoDefence: return 6;
        default: return 7;
    }
}
// By how much costs may be lower than printed at most; kAnyCost: nothing is known.
inline constexpr int kAnyCost = 100;
int costSlackByCards(Table& t);
inline int costSlack(Table& t) { return (((t.s.constants | t.s.changes) >> kCost) & 1) == 0 ? 0 : costSlackByCards(t); }
// What playing the card costs after modifiers.
int cost(Table& t, Piece p);

// Calls fn(piece) for every card in play, until it returns true.
template <class Fn>
[[gnu::cold, gnu::noinline]] bool anyInPlay(Table& t, Fn& fn) {
    for (uint8_t kind : {kUnits, kObjectives, kSupport})
        for (Seat seat : {kDark, kLight})
            for (Piece p : t.s.pieces.in({kind, seat}))
                if (fn(p)) return true;
    return false;
}
// Calls fn(piece) for the cards of one of the state's lists, until it returns true. If the list was too short for all of
// them, fn gets every card in play.
template <int n, class Fn>
bool anyOf(Table& t, const FixedVec<uint8_t, n>& list, Fn fn) {
    if (list.full()) [[unlikely]]
        return anyInPlay(t, fn);
    for (uint8_t number : list)
        if (fn(Piece{number})) return true;
    return false;
}

// A card was focused, freed, came or went: what its controller could pay with may be another sum.
inline void forgetPurse(Table& t, Piece p) {
    if (defOf(t, p).whole(kResources) > 0 || ((t.s.constants >> kResources) & 1) != 0)
        t.s.purses[t.s.pieces.row(p).controller.index()] = {};
}

inline bool isReady(Table& t, Piece p) { return t.s.pieces.data(p).focus == 0; }
inline Seat controllerOf(Table& t, Piece p) { return t.s.pieces.row(p).controller; }
inline bool isParticipating(Table& t, Piece p) {
    return (t.s.pieces.data(p).flags & (PieceData::kAttacking | PieceData::kDefending)) != 0;
}

}  // namespace cantina::lcg
