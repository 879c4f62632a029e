// What rules ask abilities about, noted once when the book is made: Book::Notes::abilities.
#pragma once

#include "games/tcg/state.h"

namespace cantina::tcg {

enum AbilityNote : uint32_t {
    kNotedPrice = 127,             // of kPaysForce: how much
    kPaysForce = 1u << 7,          // its cost begins with a plain number of Force
    kPaysOnlyForce = 1u << 8,      // and is nothing else
    kCostsForce = 1u << 9,         // Force is part of its cost, were it 0
    kForBuildStep = 1u << 10,      // "play only during your build step"
    kInPlaceOfAttack = 1u << 11,   // "play only when this unit would attack"
    kAndStillAttacks = 1u << 12,   // the same, and it may attack as well
    kWithoutAttack = 1u << 13,     // "play only if no unit is attacking"
    kPreventsForItself = 1u << 14  // it prevents damage to its own card
};
// In Book::Notes::masks: a bit for each seat that may hold a card which copies what was played.
enum BookNote : uint8_t { kCopiers };
inline bool mayCopy(const Table& t, Seat seat) { return ((t.book().notes.masks[kCopiers] >> seat.index()) & 1) != 0; }
inline bool isNoted(const Table& t, int ability, uint32_t what) {
    return (t.book().notes.abilities[static_cast<size_t>(ability)] & what) != 0;
}
// The Force that its cost begins with; 0 if it does not.
inline int notedPrice(const Table& t, int ability) {
    return static_cast<int>(t.book().notes.abilities[static_cast<size_t>(ability)] & kNotedPrice);
}
// Whether one of its effects lasts for this attack; until the end of a battle or of the turn (TCG-PHR-18).
inline bool lastsForAttack(const language::Ability& a) { return a.lasts(static_cast<int>(Span::attack)); }
inline bool lastsForTurn(const language::Ability& a) {
    return a.lasts(static_cast<int>(Span::battle)) || a.lasts(static_cast<int>(Span::turn)) ||
           a.lasts(static_cast<int>(Span::characterBattle)) || a.lasts(static_cast<int>(Span::groundBattle));
}

}  // namespace cantina::tcg
