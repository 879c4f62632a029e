// Values: numbers that cards and rules modify. A value is none or a number in thousandths (the CCG prints halves and pi).
//
// How modifiers combine is a policy per game:
//   sum            base plus everything (destiny, tcg)
//   chronological  in the order they came into effect; a reset makes the value unmodifiable, the lowest reset wins; limits
//                  come last; copies of one title count once unless cumulative; a substituted value replaces all of
//                  that; never below zero (ccg)
//   addThenScale   all additions, then doublings; an absolute value overrides; never below zero (lcg)
#pragma once

#include <algorithm>
#include <cstdint>

#include "kernel/fixed.h"
#include "kernel/ids.h"
#include "kernel/rule.h"

namespace cantina {

inline constexpr int32_t kThousand = 1000;

struct Value {
    static constexpr uint8_t kSome = 1, kUnmodifiable = 2, kReset = 4, kLimited = 8;
    int32_t thousandths = 0;
    uint8_t flags = 0;

    static constexpr Value none() { return {}; }
    static constexpr Value of(int whole) { return {whole * kThousand, kSome}; }
    static constexpr Value ofThousandths(int32_t t) { return {t, kSome}; }
    constexpr bool some() const { return (flags & kSome) != 0; }
    constexpr bool unmodifiable() const { return (flags & kUnmodifiable) != 0; }
    constexpr bool isReset() const { return (flags & kReset) != 0; }
    constexpr bool isLimited() const { return (flags & kLimited) != 0; }
    constexpr int whole() const { return thousandths / kThousand; }
    // Rounding only where a rule asks for it.
    constexpr int nearest() const { return (thousandths + (thousandths >= 0 ? 500 : -500)) / kThousand; }
    constexpr bool operator==(const Value&) const = default;
};

enum class Op : uint8_t {
    add,
    scale,   // by thousandths: 2000 doubles
    reset,   // becomes this number; ccg: and cannot be modified
    limit,   // at most this number
    define,  // gives a value to what had none
};

// How long a modifier lasts. Games add their own after `firstOfGame`.
enum class Until : uint8_t { forever, leavesPlay, endOfTurn, endOfRound, endOfPhase, endOfBattle, firstOfGame };

struct Modifier {
    PieceRef target;  // none: the game's own meaning (a player's number, a total)
    PieceRef source;
    int32_t amount = 0;  // thousandths
    uint32_t since = 0;  // when it came into effect
    uint16_t title = 0;  // the card it comes from: copies count once where the policy says so
    uint8_t stat = 0;    // which number, a word of the game's table
    Op op = Op::add;
    Until until = Until::forever;
    uint8_t flags = 0;  // kCumulative, kSubstitute
    uint8_t part = 0;   // which text of that card: two texts of one card are no copies
    Seat player;        // whose number it is, where it is no piece's; otherwise nobody
    static constexpr uint8_t kCumulative = 1;
    static constexpr uint8_t kSubstitute = 2;  // used instead of the value: neither modified nor reset
};
static_assert(std::has_unique_object_representations_v<Modifier>);

// A period is over: what lasted until then ends.
template <class List>
void endModifiers(List& list, Until until) {
    for (int i = list.size() - 1; i >= 0; --i)
        if (list[i].until == until) list.removeAt(i);
}
// A piece left play: modifiers on it end, and those that last only while their source is in play.
template <class List>
void endModifiersOf(List& list, PieceRef gone) {
    for (int i = list.size() - 1; i >= 0; --i)
        if (list[i].target == gone || (list[i].source == gone && list[i].until == Until::leavesPlay)) list.removeAt(i);
}

struct ValuePolicy {
    enum class Combine : uint8_t { sum, chronological, addThenScale };
    Combine combine;
    bool floorAtZero;
    RuleId orderRule;   // chronological; off: additions first
    RuleId resetRule;   // a reset cannot be modified; off: it is one more step in the order
    RuleId lowestRule;  // of two resets the lower; off: the later
    RuleId limitRule;   // limits last; off: in their place in the order
    RuleId copiesRule;  // copies of one title once; off: each counts
    RuleId floorRule;
    RuleId scaleRule;            // additions before doublings; off: in order
    RuleId absoluteRule;         // an absolute value overrides; off: it is added to
    RuleId substituteRule = {};  // a substituted value is neither modified nor reset; off: one more reset
};

// Combines a base with the modifiers that apply to it (already chosen by the caller). The list is sorted in place by
// `since`.
Value combine(const ValuePolicy& policy, const Switches& switches, Value base, Modifier* list, int n);

}  // namespace cantina
