// Notes about cards that are made once, when the book is loaded: what is asked for at nearly every decision, in one number.
//
// They say nothing that the cards do not say. Where a rule is switched off, the cards themselves are looked at.
#pragma once

#include "games/lcg/state.h"
#include "games/lcg/vocabulary.h"

namespace cantina::lcg {

// --- of a card: its printed cost in the low byte, and what it can be used for from the hand
inline constexpr uint32_t kNotedCost = 0xFF;
inline constexpr int kFromHandBits = 8;  // an event with an action, an interrupt, a reaction: by its timing
inline constexpr uint32_t kNotedDeployed = 1u << 16;
inline constexpr uint32_t kNotedPilot = 1u << 17;
inline uint32_t noteOf(Table& t, Piece p) { return t.book().notes.cards[t.s.pieces.row(p).def]; }

// --- of an ability
inline constexpr uint32_t kNotedFocusesThis = 1;  // its first cost is to focus the card itself
inline constexpr uint32_t kNotedFocusIsAll = 2;   // and there is no other
inline constexpr uint32_t kNotedFree = 4;         // it has no cost in its text
inline constexpr int kNotedChoice = 8;            // its effect begins with a choice among these (a selector), or 0

// --- of a selector: zones in the low bits, if whose they are is all that it asks
inline constexpr uint32_t kNotedOwn = 1u << 30;
inline constexpr uint32_t kNotedEnemy = 1u << 31;

// --- of all cards
inline constexpr int kHeardInHands = 0;  // + 2 for reactions, + seat: a bit per event that a card of that side could answer
inline constexpr int kLeastAction = 4;   // + seat: what the cheapest action from a hand costs

inline uint64_t heardInHand(Table& t, int policy, Seat seat) {
    return t.book().notes.masks[static_cast<size_t>(kHeardInHands + 2 * policy + seat.index())];
}
inline int leastAction(Table& t, Seat seat) {
    return static_cast<int>(t.book().notes.masks[static_cast<size_t>(kLeastAction + seat.index())]);
}

}  // namespace cantina::lcg
