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

inline int affiliationIn(uint32_t note) { return static_cast<int>((note >> kNotedAffiliation) & 15); }

// --- of an ability
inline constexpr uint32_t kNotedFocusesThis = 1;  // its first cost is to focus the card itself
inline constexpr uint32_t kNotedOneCost = 2;      // its cost is one verb, for which nothing is chosen
inline constexpr uint32_t kNotedFree = 4;         // it has no cost in its text
inline constexpr uint32_t kNotedOnlyChoice = 8;  // its effect is a choice, and nothing is left if there is nothing to choose
inline constexpr int kNotedSide = 4;             // the number of the bit of its card's side
inline constexpr uint32_t kNotedPlainVerb = 32;  // its effect begins with a verb for which nothing is chosen
inline constexpr int kNotedChoice = 8;           // from this bit on: the selector that its effect begins with, or 0

// --- of a selector: what it asks, if these words say all of it; otherwise 0
inline constexpr uint32_t kAsksDamaged = 1, kAsksExhausted = 2, kAsksReady = 4, kAsksParticipating = 8, kAsksAttacking = 16;
inline constexpr uint32_t kAsksTrait = 32, kAsksDefending = 64, kAsksOther = 128;
inline constexpr int kAskedTrait = 8;  // eight bits: which
inline constexpr int kMostAskedTrait = 255;
inline constexpr int kAskedZones = 16;  // twelve bits
inline constexpr uint32_t kAsksEngaged = 1u << 28, kAsksCommitted = 1u << 29;
inline constexpr uint32_t kAsksMore = 0xFF | kAsksEngaged | kAsksCommitted;  // anything but whose they are
inline constexpr uint32_t kNotedOwn = 1u << 30;
inline constexpr uint32_t kNotedEnemy = 1u << 31;

// --- of all cards
inline constexpr int kHeardInHands = 0;   // + 2 for reactions, + seat: a bit per event that a card of that side could answer
inline constexpr int kLeastAction = 4;    // + seat: what the cheapest action from a hand costs
inline constexpr int kHeardInEither = 6;  // + 1 for reactions: a bit per event that a card of either side could answer
inline constexpr int kPhasesAsked = 8;  // + 1 for their ends: a bit per phase that an ability names which works from a hand

inline bool passesNote(Table& t, const language::AbilityFrame& f, uint32_t note, Piece p) {
    if ((note & (t.s.pieces.row(p).controller == f.controller ? kNotedOwn : kNotedEnemy)) == 0) return false;
    if ((note & kAsksMore) == 0) return true;
    const PieceData& d = t.s.pieces.data(p);
    const bool attacks = (d.flags & PieceData::kAttacking) != 0, defends = (d.flags & PieceData::kDefending) != 0;
    uint32_t has = (d.damage != 0 ? kAsksDamaged : 0) | (d.focus != 0 ? kAsksExhausted : kAsksReady) |
                   (attacks ? kAsksAttacking | kAsksParticipating : 0) |
                   (defends ? kAsksDefending | kAsksParticipating : 0) | (p == f.source.piece ? 0 : kAsksOther) |
                   kAsksTrait | (t.s.pieces.ref(p) == t.s.engaged ? kAsksEngaged : 0) |
                   ((d.flags & PieceData::kCommitted) != 0 ? kAsksCommitted : 0);
    if ((note & kAsksMore & ~has) != 0) return false;
    return (note & kAsksTrait) == 0 || hasTrait(t, p, static_cast<int>((note >> kAskedTrait) & kMostAskedTrait));
}

// The phases that an ability names for its event, a bit each.
uint8_t phasesOf(const language::Book& book, const language::Ability& a);

inline uint64_t heardInHand(Table& t, int policy, Seat seat) {
    return t.book().notes.masks[static_cast<size_t>(kHeardInHands + 2 * policy + seat.index())];
}
inline uint64_t heardInHands(Table& t, int policy) {
    return t.book().notes.masks[static_cast<size_t>(kHeardInEither + policy)];
}
inline int leastAction(Table& t, Seat seat) {
    return static_cast<int>(t.book().notes.masks[static_cast<size_t>(kLeastAction + seat.index())]);
}

inline language::Quickly State::passesQuickly(Table& t, const language::AbilityFrame& f, int selector, Piece p) {
    uint32_t note = t.book().notes.selectors[static_cast<size_t>(selector)];
    if (note == 0 || t.rules.switches.any()) return language::Quickly::unknown;
    return passesNote(t, f, note, p) ? language::Quickly::yes : language::Quickly::no;
}

}  // namespace cantina::lcg
