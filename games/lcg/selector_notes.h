// What a selector asks, as one number that is made once, when the book is loaded: which cards a text means is looked for at
// nearly every decision, and a call for each word of it costs more than the answer.
//
// A note says nothing that the words of the selector do not say. A selector with a word that has no place here has no note,
// and its words are asked one after the other; so they are where a rule is switched off.
#pragma once

#include "games/lcg/notes.h"

namespace cantina::lcg {

// How the card lies.
inline constexpr uint64_t kAsksDamaged = 1, kAsksExhausted = 2, kAsksReady = 4, kAsksParticipating = 8, kAsksAttacking = 16;
inline constexpr uint64_t kAsksDefending = 32, kAsksOther = 64, kAsksEngaged = 128, kAsksCommitted = 256;
inline constexpr uint64_t kAsksShielded = 512;
inline constexpr uint64_t kAsksLying = 1023;  // any of these
inline constexpr int kAskedZones = 10;        // twelve bits
// Whose it is.
inline constexpr uint64_t kNotedOwn = 1u << 24, kNotedEnemy = 1u << 25;
// What it is: of a type, of an affiliation, unique, no affiliation card, with one trait or two.
inline constexpr int kAskedType = 26;  // three bits
inline constexpr uint64_t kAsksType = uint64_t{7} << kAskedType;
inline constexpr uint64_t kAsksAffiliation = 1u << 29, kAsksUnique = 1u << 30, kAsksNoAffiliationCard = 1u << 31;
inline constexpr int kAskedAffiliation = 32;  // four bits
inline constexpr uint64_t kAsksTrait = uint64_t{1} << 36, kAsksNotTrait = uint64_t{1} << 37;
inline constexpr uint64_t kAsksSecondTrait = uint64_t{1} << 38, kAsksEitherTrait = uint64_t{1} << 39;
inline constexpr int kAskedTrait = 40, kAskedSecondTrait = 48;  // eight bits each
inline constexpr int kMostAskedTrait = 255;
inline constexpr uint64_t kAsksTraits = kAsksTrait | kAsksNotTrait | kAsksSecondTrait | kAsksEitherTrait;
inline constexpr uint64_t kAsksCard = kAsksType | kAsksAffiliation | kAsksUnique | kAsksNoAffiliationCard | kAsksTraits;
// What takes a look around.
inline constexpr uint64_t kAsksOnTop = uint64_t{1} << 56, kAsksEligible = uint64_t{1} << 57;
inline constexpr uint64_t kAsksSomething = uint64_t{1} << 58;
inline constexpr uint64_t kAsksAround = kAsksOnTop | kAsksEligible | kAsksSomething;
inline constexpr uint64_t kAsksMore = kAsksLying | kAsksCard | kAsksAround;  // anything but whose they are

uint64_t selectorNote(const language::Book& book, const language::Selector& s);

// Does a card that lies where the selector looks pass? For the ability of a card, `source`, that is a seat's.
bool isAskedCard(Table& t, uint64_t note, Piece p);
bool isAskedAround(Table& t, uint64_t note, Piece p);
inline bool passesNote(Table& t, Seat seat, Piece source, uint64_t note, Piece p) {
    if ((note & (t.s.pieces.row(p).controller == seat ? kNotedOwn : kNotedEnemy)) == 0) return false;
    if ((note & kAsksLying) != 0) {
        const PieceData& d = t.s.pieces.data(p);
        const bool attacks = (d.flags & PieceData::kAttacking) != 0, defends = (d.flags & PieceData::kDefending) != 0;
        const uint64_t has =
            (d.damage != 0 ? kAsksDamaged : 0) | (d.focus != 0 ? kAsksExhausted : kAsksReady) |
            (attacks ? kAsksAttacking | kAsksParticipating : 0) | (defends ? kAsksDefending | kAsksParticipating : 0) |
            (p == source ? 0 : kAsksOther) | (t.s.pieces.ref(p) == t.s.engaged ? kAsksEngaged : 0) |
            ((d.flags & PieceData::kCommitted) != 0 ? kAsksCommitted : 0) | (d.shields != 0 ? kAsksShielded : 0);
        if ((note & kAsksLying & ~has) != 0) return false;
    }
    if ((note & kAsksCard) != 0 && !isAskedCard(t, note, p)) return false;
    return (note & kAsksAround) == 0 || isAskedAround(t, note, p);
}

// 0: there is none, or it is not to be used now.
inline uint64_t noteOfSelector(Table& t, int selector) {
    return t.rules.switches.any() ? 0 : t.book().notes.selectors[static_cast<size_t>(selector)];
}
// Is there a card that passes? Precondition: the note is not 0.
bool anyPasses(Table& t, Seat seat, Piece source, uint64_t note);

inline language::Quickly State::passesFor(Table& t, Seat seat, Piece source, int selector, Piece p) {
    const uint64_t note = noteOfSelector(t, selector);
    if (note == 0) return language::Quickly::unknown;
    return passesNote(t, seat, source, note, p) ? language::Quickly::yes : language::Quickly::no;
}
inline language::Quickly State::passesQuickly(Table& t, const language::AbilityFrame& f, int selector, Piece p) {
    return passesFor(t, f.controller, f.source.piece, selector, p);
}
inline language::Quickly State::anyQuickly(Table& t, const language::AbilityFrame& f, int selector) {
    const uint64_t note = noteOfSelector(t, selector);
    if (note == 0) return language::Quickly::unknown;
    return anyPasses(t, f.controller, f.source.piece, note) ? language::Quickly::yes : language::Quickly::no;
}

}  // namespace cantina::lcg
