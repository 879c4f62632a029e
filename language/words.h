// What the words of a card language do, and the frames in which abilities run.
//
// A game declares each word once, with its description (language/vocabulary.h) and its function side by side: Verb, Noun,
// FilterOf, NumberOf, ConditionOf. Words<T> hands them to the interpreter.
#pragma once

#include <array>

#include "kernel/moves.h"
#include "kernel/table.h"
#include "language/book.h"

namespace cantina::language {

inline constexpr int kRegisters = 5;
// Destiny and others keep the opponent whom the user of an ability chose in the last one: nothing else is put there.
inline constexpr int kOpponentRegister = kRegisters - 1;

struct AbilityFrame {
    static constexpr uint8_t kPartly = 1;   // something was not done in full
    static constexpr uint8_t kDidSome = 2;  // something was done
    static constexpr uint8_t kWaiting = 4;  // a verb called a procedure: its result is due
    static constexpr uint8_t kPaid = 8;
    static constexpr uint8_t kReplaces = 16;           // it replaced what was about to happen
    static constexpr uint8_t kBegun = 32;              // costs are paid and targets chosen: the game was told so
    static constexpr uint8_t kAnswering = 64;          // and its answer is due
    static constexpr uint8_t kEnded = 128;             // the game was told of the end, or need not be
    static constexpr uint8_t kPart = kBegun | kEnded;  // a part of an ability that has begun elsewhere
    // A frame that begins with this ends when its costs are paid: the game runs the effect as a part of its own.
    static constexpr uint8_t kCostsOnly = kPart | kPaid;
    Event event;
    PieceRef source;
    PieceRef regs[kRegisters];
    uint16_t ability = 0;
    uint16_t pc = 0;  // relative to the ability's code
    Seat controller;
    uint8_t flags = 0;
    int16_t amount = 0;  // of the last part: "that many"
    Seat they;           // the player of the loop over players that this is part of
    uint8_t spare = 0;
    int16_t chosen = 0;  // the number that a player named

    static void visit(AbilityFrame& f, Visitor& v) {
        v.event(f.event);
        v.ref(f.source);
        for (PieceRef& r : f.regs) v.ref(r);
    }
};
static_assert(sizeof(AbilityFrame) == 52);

// Runs a body once for each of a set of pieces (all that match, or those that a player picks), for each player, or so often.
struct EachFrame {
    uint16_t selector = 0;
    uint16_t body = 0;  // where the body begins, relative to the ability's code
    uint8_t index = 0;
    uint8_t most = 0;     // how many may be picked, are drawn by chance, or how often the body is run
    uint8_t running = 0;  // a body has been run: its result is due
    Each over = Each::all;
    FixedVec<Piece, 16> items;
    Piece from;   // picks, and the first ones as they lie: the last one of the round before
    Seat picker;  // who picks
    uint8_t set =
        0;  // the body is run once, with all of them as a set: how many sets of the ability it is inside, itself too
    // The picker says before each one which is next: kOrdered, and kNamed as soon as it is said.
    static constexpr uint8_t kOrdered = 1, kNamed = 2;
    uint8_t ordered = 0;
    uint8_t spare = 0;
    bool picks() const { return isPicked(over); }
    bool isSet() const { return set != 0; }
    static void visit(EachFrame& f, Visitor& v) {
        const bool picks = f.picks() && f.running == 0;
        if (picks && f.from.some() && v.hides(f.from)) f.from = {};
        v.piece(f.from);
        if (picks) return v.picks(f.items);
        for (Piece& p : f.items) v.piece(p);
    }
};
static_assert(sizeof(EachFrame) <= kFrameBytes);

// An effect that waits for its moment. It exists apart from its source.
struct Delayed {
    PieceRef source;
    PieceRef regs[kRegisters];
    uint16_t ability = 0;
    uint16_t pc = 0;
    uint8_t event = 0;
    Seat controller;
    Pattern subject, object;
    uint16_t roles = 0;   // what else its event must be: Book::roles
    uint16_t number = 0;  // the game's own: which of those that are due
    int16_t amount = 0;   // the `result` when it began to wait
    int16_t chosen = 0;   // the number that was named by then
};

// Which rows of its rulebook a game's abilities carry out: State::kAbilityRows.
struct AbilityRows {
    RuleId run;     // an ability is carried out
    RuleId choose;  // something is chosen for it
    RuleId may;     // it leaves a choice: whether, or which of several ways
};

// What a game says when an ability's costs are paid and its targets are chosen, before anything of it happens.
enum class Begin : uint8_t {
    now,
    wait,   // a procedure was called; if it reports cancelled or replaced, the effect does not happen
    never,  // the effect does not happen
};

enum class Did : uint8_t { nothing, partly, full, called };

// One thing that must hold for a verb to do anything: its row, why not as a player would read it, and the test.
template <class T>
using Need = Requirement<T, const AbilityFrame&, const Args&>;

// All that a verb needs, in order; none: it can always be done. Asked, it says whether the verb could do anything; read
// backwards (why), which need is not met.
template <class T>
class Needs {
public:
    constexpr Needs() = default;
    template <size_t kCount>
    constexpr Needs(const Need<T> (&list)[kCount]) : list_(list), size_(kCount) {}
    bool operator()(T& t, const AbilityFrame& f, const Args& a) const {
        for (size_t i = 0; i < size_; ++i)
            if (!t.rules.switches.off(list_[i].rule) && !list_[i].holds(t, f, a)) return false;
        return true;
    }
    Explanation why(T& t, const AbilityFrame& f, const Args& a) const {
        for (size_t i = 0; i < size_; ++i)
            if (!t.rules.switches.off(list_[i].rule) && !list_[i].holds(t, f, a)) return {list_[i].rule, list_[i].says};
        return {};
    }
    std::span<const Need<T>> list() const { return {list_, size_}; }

private:
    const Need<T>* list_ = nullptr;
    size_t size_ = 0;
};

template <class T>
struct Verb {
    VerbWord word;
    Needs<T> possible;  // could it do anything?
    Did (*perform)(T&, AbilityFrame&, const Args&);
    Needs<T> targets{};  // which pieces may be chosen for it (language/targets.h)
};
template <class T>
struct Noun {
    NounWord word;
    bool (*test)(T&, Piece);  // null: everything in the zones
};
template <class T>
struct FilterOf {
    FilterWord word;
    RuleId rule;
    bool (*test)(T&, const AbilityFrame&, Piece, int32_t arg);
    bool (*related)(T&, Piece, Piece other) = nullptr;  // in place of `test`, of a word whose parameter is a relation
};
template <class T>
struct NumberOf {
    NumberWord word;
    int32_t (*value)(T&, const AbilityFrame&, PieceRef);
};
template <class T>
struct ConditionOf {
    ConditionWord word;
    bool (*holds)(T&, const AbilityFrame&, const Args&);
};

template <class T>
struct Words {
    std::span<const Verb<T>> verbs;
    std::span<const Noun<T>> nouns;
    std::span<const FilterOf<T>> filters;
    std::span<const NumberOf<T>> numbers;
    std::span<const ConditionOf<T>> conditions;
    PieceRef (*host)(T&, Piece) = nullptr;
    Seat (*opponent)(T&, Seat) = nullptr;
};

}  // namespace cantina::language
