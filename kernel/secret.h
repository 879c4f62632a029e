// Simultaneous secret choices: everybody chooses at once, nobody sees the others' choice until all are in.
//
// The seats are asked one after the other (decisions stay atomic), each choice is masked from the others, and then all are
// opened together. A game names the options and what opening means.
//
// For choices that are one number each. Of our games none has such: the CCG's starting cards, Destiny's mulligan and the
// LCG's starting objectives and edge stacks are pieces that lie in zones or frames of their own, which hide them (a frame by
// Visitor::secret, as here); the TCG's bids are open. The sample game (tests/support/pebbles) uses it and keeps it true.
#pragma once

#include "kernel/flow.h"

namespace cantina {

struct SecretFrame {
    int16_t choices[kMaxSeats] = {};
    uint8_t asked = 0;  // how many seats have been asked
    uint8_t kind = 0;   // the game's: which secret choice this is
    static void visit(SecretFrame& f, Visitor& v) {
        for (int i = 0; i < kMaxSeats; ++i) v.secret(seatAt(i), &f.choices[i], sizeof(f.choices[i]));
    }
};

namespace secret {

template <class T>
Seat who(T& t, SecretFrame& f) {
    while (f.asked < t.seats() && ((t.s.core.gone >> f.asked) & 1) != 0) ++f.asked;
    return f.asked < t.seats() ? seatAt(f.asked) : kNobody;
}
template <class T, auto answerOption>
Flow answer(T&, SecretFrame& f, Option o) {
    f.choices[f.asked++] = answerOption(o);
    return again();
}
constexpr int16_t numberOf(const Option& o) { return o.number; }

}  // namespace secret

// options: void(T&, SecretFrame&, Options&) for the seat f.asked; open: Flow(T&, SecretFrame&) when all are in.
template <class T, auto options, auto open>
inline constexpr Step<T> kSecretSteps[] = {
    {T::StateType::kSecretRow, "choose in secret", ask<secret::who<T>, options, secret::answer<T, secret::numberOf>>()},
    {T::StateType::kSecretRow, "open", act<open>()},
};

}  // namespace cantina
