// What holds while cards lie where they are (language/continuous.h): how the rules ask for it.
//
// The state keeps a list of the cards in play that say something of the kind, with one mask of what they speak of: a no
// costs one load. What a card says of dice of its own (inherent) and of hosts (restriction, modify) is asked of that card
// alone.
#pragma once

#include "games/destiny/rules/rules.h"
#include "language/continuous.h"

namespace cantina::destiny {

// "On their next turn" of an effect that waits: on the next turn of the player whose doing the event is. Until it is due,
// its number has a bit for each player whose next turn has come, and above these one for each whose next turn is over.
struct NextTurn {
    static int now(Seat s) { return 1 << s.index(); }
    static int over(Seat s) { return now(s) << kMaxSeats; }
    static bool isNow(const language::Delayed& d, Seat s) { return (d.number & now(s)) != 0; }
    static bool isOver(const language::Delayed& d, Seat s) { return (d.number & over(s)) != 0; }
    static void begin(language::Delayed& d, Seat s) { d.number = static_cast<uint16_t>(d.number | now(s)); }
    static void end(language::Delayed& d, Seat s) { d.number = static_cast<uint16_t>((d.number & ~now(s)) | over(s)); }
};
inline bool waitsForNextTurn(Table& t, const language::Delayed& d) {
    return d.event != kNothing && language::periodOf(t.book(), d.ability, d.pc) == kPeriodNextTurn;
}

inline bool speaksOf(Table& t, HeldId what) { return t.s.continuous.speaksOf(what) || t.s.lasting.speaksOf(what); }
inline TimingId timingOf(Table& t, const language::Continuous& row) {
    return static_cast<TimingId>(t.book().abilities[row.ability].timing);
}

// Calls fn(card) for each card whose abilities this one has (DST-RUL-WOTF-05: each of them as often as there is one who has
// it).
template <class Fn>
void forEachCopied(Table& t, Piece p, Fn fn) {
    if (!speaksOf(t, kHoldAbilities) || !isCharacter(t, p)) return;
    if ((t.book().continuousAbout[t.s.pieces.row(p).def] & language::aboutBit(kHoldAbilities)) == 0) return;
    for (int i = 0; i < t.seats(); ++i)
        for (Piece c : t.s.pieces.in({kCharacters, seatAt(i)}))
            language::readContinuous(t, p, {kHoldAbilities, p, {}, c},
                                     [&](const auto&, const AbilityFrame& f, const language::Args&) {
                                         t.used(f.ability);
                                         fn(c);
                                     });
}

// Calls fn(row, frame, operands) for what that card says, with its own abilities and those that it has of others. `object`:
// what its rows call so (this_die).
template <class Fn>
void forEachHeldBy(Table& t, Piece source, const language::Asked& a, PieceRef object, Fn fn) {
    language::Speaker s = language::speakerOf(t, source);
    s.event.object = object;
    language::readRows(t, s, a, fn);
    forEachCopied(t, source, [&](Piece c) {
        s.def = t.s.pieces.row(c).def;
        language::readRows(t, s, a, fn);
    });
}

// The same of every card in play, and of every effect that lasts.
template <class Fn>
void forEachHeld(Table& t, const language::Asked& a, Fn fn) {
    language::readLasting(t, a, fn);
    if (!t.s.continuous.speaksOf(a.about)) return;
    const PieceRef object = a.place.some() ? refOf(t, a.place) : PieceRef{};
    if (!t.s.continuous.cards.full()) {
        for (uint8_t number : t.s.continuous.cards) forEachHeldBy(t, Piece{number}, a, object, fn);
        return;
    }
    for (uint8_t kind : kPlacesInPlay)
        for (int i = 0; i < t.seats(); ++i)
            for (Piece p : t.s.pieces.in({kind, seatAt(i)})) forEachHeldBy(t, p, a, object, fn);
}

// How many rows of that form say it.
inline int held(Table& t, language::Form form, const language::Asked& a) {
    int n = 0;
    forEachHeld(t, a, [&](const language::Continuous& row, const AbilityFrame& f, const language::Args&) {
        if (row.form != form) return;
        ++n;
        t.used(f.ability);
    });
    return n;
}
inline bool isHeld(Table& t, language::Form form, const language::Asked& a) {
    return speaksOf(t, static_cast<HeldId>(a.about)) && held(t, form, a) > 0;
}
// What is added to a number.
inline int added(Table& t, const language::Asked& a) {
    int sum = 0;
    forEachHeld(t, a, [&](const language::Continuous& row, const AbilityFrame& f, const language::Args& x) {
        sum += language::amountOf(row, x) / 1000;
        t.used(f.ability);
    });
    return sum;
}

// No card says that this one cannot be.
inline bool canBeActivated(Table& t, Piece p) { return !isHeld(t, language::Form::forbid, {kHoldActivated, p}); }
// "Cannot" beats "can" (DST-EFF-NEG-01): what cards say about an act of this seat.
inline bool isForbidden(Table& t, Seat seat, HeldId act) { return isHeld(t, language::Form::forbid, {act, {}, seat}); }
inline bool isPermitted(Table& t, Seat seat, HeldId act) { return isHeld(t, language::Form::allow, {act, {}, seat}); }

}  // namespace cantina::destiny
