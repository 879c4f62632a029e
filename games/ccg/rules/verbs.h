// What the rules ask about abilities: the tags of verbs (VerbWord::tag), and what is noted about abilities and selectors
// when the book is made (Book::Notes, value_cards.cpp).
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

enum VerbTag : uint8_t {
    kNoTag,
    kUseTag,    // Force of an amount that is known
    kForceTag,  // lose, activate, retrieve Force
    kDrawTag,
    kCancelTag,
    kLoseTag,
    kChangeTag,     // a value of a card
    kChangeForTag,  // a number of a player
    kGrantTag,
    kLookAtHandTag,
    kLookTag,
    kShuffleTag,
    kTravelTag,    // the regular move by the text of a location
    kDeployTag,    // a certain card
    kOwnReactTag,  // the card itself as a react
    kHitTag,
    kDuelTag,
};

// Notes::selectors: whose cards a selector never means.
inline constexpr uint32_t kNotYours = 1, kNotOpposing = 2;
// Notes::abilities: the only phase that it is for, counted from 1 (0: any), and whether its effect directs both players.
inline constexpr uint32_t kPhaseNote = 15, kDirectsBoth = 16, kForASide = 32;
static_assert(kPhaseCount <= kPhaseNote);

// The only phase that a text is for, or kPhaseCount.
inline int onlyPhase(const Table& t, int ability) {
    const uint32_t note = t.book().notes.abilities[static_cast<size_t>(ability)] & kPhaseNote;
    return note == 0 ? int{kPhaseCount} : static_cast<int>(note) - 1;
}

}  // namespace cantina::ccg
