// Notes about cards that are made once, when the book is loaded: what is asked for at nearly every decision, in one number.
//
// They say nothing that the cards do not say. Where a rule is switched off, the cards themselves are looked at.
#pragma once

#include "games/lcg/state.h"
#include "games/lcg/values.h"
#include "games/lcg/vocabulary.h"

namespace cantina::lcg {

// --- of a card: its printed cost in the low byte, and what it can be used for from the hand
inline constexpr uint32_t kNotedCost = 0xFF;
inline constexpr int kFromHandBits = 8;                // an event with an action, an interrupt, a reaction: by its timing
inline constexpr uint32_t kNotedHandActor = 1u << 11;  // it works from the hand: an action, an interrupt, a reaction
inline constexpr uint32_t kNotedInterrupter = 1u << 12;
inline constexpr uint32_t kNotedReactor = 1u << 13;
inline constexpr uint32_t kNotedFromDiscard = 1u << 14;  // it works from a discard pile
inline constexpr uint32_t kNotedDeployed = 1u << 16;
inline constexpr uint32_t kNotedPilot = 1u << 17;
inline constexpr uint32_t kNotedProtect = 1u << 18;
inline constexpr uint32_t kNotedExhausts = 1u << 19;  // each of its actions exhausts it
inline constexpr int kNotedResources = 20;            // four bits: what it generates by its print; all set: that or more
inline constexpr uint32_t kMostNoted = 15;
inline constexpr int kNotedAffiliation = 24;  // four bits; behind them kNotedOwnCost (values.h)
inline constexpr uint32_t kNotedInfluence = 1u << 29;
inline constexpr uint32_t kEveryAffiliation = 0xFF;
inline uint32_t noteOf(Table& t, Piece p) { return t.book().notes.cards[t.s.pieces.row(p).def]; }

inline bool generates(Table& t, Piece p) { return (noteOf(t, p) >> kNotedResources & kMostNoted) != 0; }
// Mostly focus tokens come and go.
inline void State::edited(Table& t, Piece p, const PieceData& before) {
    const PieceData& now = t.s.pieces.data(p);
    if (now.focus != before.focus && generates(t, p)) t.s.purses[controllerOf(t, p).index()] = {};
    if (now.damage > before.damage || now.host != before.host || now.flags != before.flags) editedMore(t, p, before);
}

inline int affiliationIn(uint32_t note) { return static_cast<int>((note >> kNotedAffiliation) & 15); }

// --- of an ability
inline constexpr uint32_t kNotedFocusesThis = 1;  // its first cost is to focus the card itself
inline constexpr uint32_t kNotedOneCost = 2;      // its cost is one verb, for which nothing is chosen
inline constexpr uint32_t kNotedFree = 4;         // it has no cost in its text
inline constexpr uint32_t kNotedOnlyChoice = 8;  // its effect is a choice, and nothing is left if there is nothing to choose
inline constexpr int kNotedSide = 4;             // the number of the bit of its card's side
inline constexpr uint32_t kNotedPlainVerb = 32;  // its effect begins with a verb for which nothing is chosen
inline constexpr int kNotedChoice = 8;           // from this bit on: the selector that its effect begins with, or 0

// --- of a selector: selector_notes.h

// --- of all cards
inline constexpr int kHeardInHands = 0;   // + 2 for reactions, + seat: a bit per event that a card of that side could answer
inline constexpr int kLeastAction = 4;    // + seat: what the cheapest action from a hand costs
inline constexpr int kHeardInEither = 6;  // + 1 for reactions: a bit per event that a card of either side could answer
inline constexpr int kPhasesAsked = 8;  // + 1 for their ends: a bit per phase that an ability names which works from a hand
// + 2 for reactions, + 4 for what says that it works from the hand, + seat: a bit per event that a card of that side could
// answer from a hand whatever the event looks like.
inline constexpr int kAlwaysAnswered = 10;

// The phases that an ability names for its event, a bit each.
uint8_t phasesOf(const language::Book& book, const language::Ability& a);

inline uint64_t heardInHand(Table& t, int policy, Seat seat) {
    return t.book().notes.masks[static_cast<size_t>(kHeardInHands + 2 * policy + seat.index())];
}
inline uint64_t heardInHands(Table& t, int policy) {
    return t.book().notes.masks[static_cast<size_t>(kHeardInEither + policy)];
}
constexpr int alwaysAnsweredAt(TimingId timing, Seat seat) {
    return kAlwaysAnswered + 2 * (inPlayTiming(timing) - kInterrupt) + (worksFromHand(timing) ? 4 : 0) + seat.index();
}
inline bool isAlwaysAnswered(Table& t, TimingId timing, Seat seat, uint8_t event) {
    return ((t.book().notes.masks[static_cast<size_t>(alwaysAnsweredAt(timing, seat))] >> event) & 1) != 0;
}
inline int leastAction(Table& t, Seat seat) {
    return static_cast<int>(t.book().notes.masks[static_cast<size_t>(kLeastAction + seat.index())]);
}

}  // namespace cantina::lcg
