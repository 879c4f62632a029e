// Flow: procedures, steps and frames. The rulebook's list is the code's list.
//
// A procedure is a table of steps in the rulebook's order, each with its rule. What can pause lies as a frame on the stack
// inside the state: which procedure, which step, and a few bytes that the procedure remembers between two decisions. A step
// acts, or asks a seat, and says what happens to its own frame: next, again, done, restart, skip to a named step, or leave a
// procedure (which unwinds every frame above it through its abandon function).
//
// Invariants: no pointer in a frame; a child answers its caller only through Result; the driver is the only loop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

#include "kernel/chance.h"
#include "kernel/event.h"
#include "kernel/fixed.h"
#include "kernel/ids.h"
#include "kernel/option.h"
#include "kernel/requirement.h"
#include "kernel/rule.h"

namespace cantina {

// --- What a child reports to its caller -----------------------------------------------------------------------------------

struct Result {
    static constexpr uint8_t kHappened = 1, kInFull = 2, kReplaced = 4, kCancelled = 8;
    uint8_t flags = kHappened | kInFull;
    uint8_t detail = 0;  // a small answer of the procedure's own: which choice
    int16_t amount = 0;
    bool happened() const { return (flags & kHappened) != 0; }
    bool inFull() const { return (flags & kInFull) != 0; }
    bool replaced() const { return (flags & kReplaced) != 0; }
    bool cancelled() const { return (flags & kCancelled) != 0; }
};

inline constexpr Result kNothingHappened{0, 0, 0};

// --- Frames ---------------------------------------------------------------------------------------------------------------

inline constexpr int kFrameBytes = 56;

inline constexpr int kMaxProcedureSteps = 32;

struct Frame {
    // In `step`: it is over, and the number is that of the step it ended with. It waits for what that step called, or for
    // standing checks.
    static constexpr uint8_t kEnded = 0x80;
    // `by`, noted when it is called: the number of the step that called it (or of a standing check, kByCheck). kLater: the
    // frame beneath did not call it; the same step called both, and the one beneath waits. kUntouched: a fault came first.
    static constexpr uint8_t kByNumber = 0x1f, kByCheck = 0x20, kLater = 0x40, kUntouched = 0x80;
    static_assert(kMaxProcedureSteps <= kByNumber + 1);

    uint8_t procedure = 0;
    uint8_t step = 0;  // the one that is being carried out, or the next one if it has called something
    Seat seat;         // whose procedure it is, where that matters
    uint8_t by = 0;
    Result outcome;  // what this frame will report
    Result result;   // what its last child reported
    alignas(4) std::byte data[kFrameBytes] = {};

    // The frame beneath is carrying out the step `by` names, for this one.
    bool calledFromBeneath() const { return (by & (kByCheck | kLater)) == 0; }
    int byNumber() const { return by & kByNumber; }
    bool hasStep(size_t steps) const { return (step & kEnded) != 0 ? (step & ~kEnded) < steps : step <= steps; }

    template <class F>
    F& as() {
        static_assert(sizeof(F) <= kFrameBytes && alignof(F) <= 4,
                      "a frame remembers little: keep the rest as timing state");
        static_assert(std::is_trivially_copyable_v<F> && std::has_unique_object_representations_v<F>,
                      "no padding in frames");
        return *reinterpret_cast<F*>(data);
    }
    template <class F>
    const F& as() const {
        return const_cast<Frame*>(this)->as<F>();
    }
};
static_assert(std::has_unique_object_representations_v<Frame>);

// --- How a step ends ------------------------------------------------------------------------------------------------------

constexpr uint16_t stepHash(const char* name) { return static_cast<uint16_t>(hashText(name)); }

struct Flow {
    enum class Kind : uint8_t { next, again, done, restart, skip, leave };
    Kind kind;
    uint16_t target = 0;
};
constexpr Flow next() { return {Flow::Kind::next}; }
constexpr Flow again() { return {Flow::Kind::again}; }
constexpr Flow done() { return {Flow::Kind::done}; }
constexpr Flow restart() { return {Flow::Kind::restart}; }
// To a step of the same procedure, by name.
consteval Flow skipTo(const char* name) { return {Flow::Kind::skip, stepHash(name)}; }
// Ends the nearest frame of that procedure and everything above it.
constexpr Flow leave(uint8_t procedure) { return {Flow::Kind::leave, procedure}; }

// --- Faults ---------------------------------------------------------------------------------------------------------------

enum class Fault : uint8_t { none, stackFull, noProgress, tooManyOptions, noSuchStep, capacity, nothingToAsk };
const char* faultName(Fault f);

// The steps that may pass between two decisions. A game that needs more is in a loop.
inline constexpr uint32_t kMaxSteps = 20'000;

// --- The kernel's part of every state
// --------------------------------------------------------------------------------------

template <int kDepth>
struct Core {
    Chance chance;
    uint32_t clock = 0;      // raised by t.now(): the order in which things came into effect
    uint32_t steps = 0;      // since the last decision
    uint32_t decisions = 0;  // how many were made
    uint8_t seats = 2;       // 2 to 4
    uint8_t changed = 0;     // something moved: standing checks are due
    Fault fault = Fault::none;
    uint8_t over = 0;
    uint8_t ending = 0;   // index into the rulebook's endings, when over
    uint8_t winners = 0;  // a bit per seat; none is a draw. While the game goes on: a bit per seat that offers a draw
    uint8_t gone = 0;     // a bit per seat that left the game
    Seat asked;           // whose decision it is
    FixedVec<Frame, kDepth> stack;
};

// --- Visiting what refers to pieces (masks renumber hidden pieces and blank secrets)
// ----------------------------------------

class Visitor {
public:
    virtual ~Visitor() = default;
    virtual void piece(Piece& p) = 0;
    virtual void ref(PieceRef& r) = 0;
    // A choice that only `seat` may see until it is opened.
    virtual void secret(Seat seat, void* bytes, size_t size) = 0;
    // Whoever sees the result does not know this piece: a list of picks from a hand leaves it out.
    virtual bool hides(Piece) { return false; }
    // Picks from a hand, until they are all made: others see neither which nor how many.
    template <class List>
    void picks(List& list) {
        for (int i = list.size() - 1; i >= 0; --i)
            if (hides(list[i])) list.removeAt(i);
        for (Piece& p : list) piece(p);
    }
    void event(Event& e) {
        ref(e.subject);
        ref(e.object);
        ref(e.source);
    }
};

// --- Steps and procedures
// ---------------------------------------------------------------------------------------------------

template <class T>
struct Body {
    Flow (*act)(T&, Frame&) = nullptr;
    Seat (*who)(T&, Frame&) = nullptr;
    void (*options)(T&, Frame&, Options&) = nullptr;
    Flow (*answer)(T&, Frame&, Option) = nullptr;
    Refusal (*whyNot)(T&, Frame&, Piece) = nullptr;  // of a question "which piece?": what one of them fails
    uint8_t verb = 0;                                // the act that names the piece; 0: as those that are offered are named
};

struct StepName {
    const char* text;
    uint16_t hash;
    constexpr StepName(const char* t) : text(t), hash(stepHash(t)) {}
};

void aStepNamesItsRow();  // nowhere defined: whoever meets it while compiling has a step with an empty rule id

// Each step says which row of the rulebook it carries out, or (partOf, kernel/rule.h) helps to, or that it is kOurs.
template <class T>
struct Step {
    RuleId rule;
    StepName name;
    Body<T> body;
    consteval Step(RuleId r, StepName n, Body<T> b) : rule(r), name(n), body(b) {
        if (!r.named()) aStepNamesItsRow();
    }
};

inline constexpr int kNameSlots = 64;

void twoStepsOfOneName();  // nowhere defined: two steps of a procedure are called the same, or their names' hashes are equal

template <class T>
struct Procedure {
    const char* name = "";
    std::span<const Step<T>> steps;
    void (*abandon)(T&, Frame&) = nullptr;
    void (*visit)(Frame&, Visitor&) = nullptr;
    uint16_t names[kMaxProcedureSteps] = {};  // hashes of the steps' names, side by side: skips are frequent
    uint8_t slots[kNameSlots] = {};           // by the low bits of a hash: where to look first

    // The number of the step with that name; past the end if there is none.
    size_t find(uint16_t target) const {
        if (size_t i = slots[target % kNameSlots]; names[i] == target) [[likely]]
            return i;
        size_t i = 0;
        while (i < steps.size() && names[i] != target) ++i;
        return i;
    }
};

namespace detail {
template <class>
struct Signature;
template <class R, class T, class F, class... A>
struct Signature<R (*)(T&, F&, A...)> {
    using Table = T;
    using FrameData = F;
};
template <auto fn>
using TableOf = typename Signature<decltype(fn)>::Table;
template <auto fn>
using DataOf = std::remove_const_t<typename Signature<decltype(fn)>::FrameData>;
}  // namespace detail

// act<fn>(): Flow fn(Table&, MyFrame&)
template <auto fn>
constexpr auto act() {
    using T = detail::TableOf<fn>;
    Body<T> b;
    b.act = [](T& t, Frame& f) -> Flow { return fn(t, f.as<detail::DataOf<fn>>()); };
    return b;
}

// ask<who, options, answer>(): who may say kNobody, then the step is passed over.
template <auto whoFn, auto optionsFn, auto answerFn>
constexpr auto ask() {
    using T = detail::TableOf<whoFn>;
    Body<T> b;
    b.who = [](T& t, Frame& f) -> Seat { return whoFn(t, f.as<detail::DataOf<whoFn>>()); };
    b.options = [](T& t, Frame& f, Options& out) { optionsFn(t, f.as<detail::DataOf<optionsFn>>(), out); };
    b.answer = [](T& t, Frame& f, Option o) -> Flow { return answerFn(t, f.as<detail::DataOf<answerFn>>(), o); };
    return b;
}

// askWhich<who, options, answer, whyNot>(): a question that is answered with a piece, or with an act that names one.
// whyNot(Table&, MyFrame&, Piece), an Explanation or a Refusal, is legal for the pieces that are offered and for no others.
// `verb`: where other acts are offered beside (an attack, or an ability in its place), the one that is meant.
template <auto whoFn, auto optionsFn, auto answerFn, auto whyNotFn>
constexpr auto askWhich(uint8_t verb = 0) {
    using T = detail::TableOf<whoFn>;
    Body<T> b = ask<whoFn, optionsFn, answerFn>();
    b.verb = verb;
    b.whyNot = [](T& t, Frame& f, Piece p) -> Refusal { return whyNotFn(t, f.as<detail::DataOf<whyNotFn>>(), p); };
    return b;
}
// The same with a table: Requirement<Table, const MyFrame&, Piece>. `options` offers what passes all its lines.
template <auto whoFn, auto optionsFn, auto answerFn, const auto& kRequirements>
constexpr auto askFrom(uint8_t verb = 0) {
    using T = detail::TableOf<whoFn>;
    Body<T> b = ask<whoFn, optionsFn, answerFn>();
    b.verb = verb;
    b.whyNot = [](T& t, Frame& f, Piece p) -> Refusal {
        return firstFailing(t, kRequirements, f.as<detail::DataOf<whoFn>>(), p);
    };
    return b;
}

// A frame type lists what it refers to: static void visit(MyFrame&, Visitor&). `abandonFn` runs when the procedure is left.
template <class F, class T, size_t kSteps>
consteval Procedure<T> procedure(const char* name, const Step<T> (&steps)[kSteps]) {
    static_assert(kSteps <= kMaxProcedureSteps, "split the procedure");
    Procedure<T> p{name,    std::span<const Step<T>>(steps, kSteps),
                   nullptr, [](Frame& f, Visitor& v) { F::visit(f.as<F>(), v); },
                   {},      {}};
    for (size_t i = 0; i < kSteps; ++i) {
        for (size_t j = 0; j < i; ++j)
            if (p.names[j] == steps[i].name.hash) twoStepsOfOneName();
        p.names[i] = steps[i].name.hash;
        p.slots[steps[i].name.hash % kNameSlots] = static_cast<uint8_t>(i);
    }
    return p;
}
template <class F, auto abandonFn, class T, size_t kSteps>
consteval Procedure<T> procedure(const char* name, const Step<T> (&steps)[kSteps]) {
    Procedure<T> p = procedure<F>(name, steps);
    p.abandon = [](T& t, Frame& f) { abandonFn(t, f.as<F>()); };
    return p;
}

// The typed name of a procedure: t.call(kAttack, AttackFrame{...}).
template <class F>
struct Proc {
    uint8_t id;
};

// A frame that remembers nothing.
struct NoFrame {
    uint32_t unused = 0;
    static void visit(NoFrame&, Visitor&) {}
};

// After every change and before every question, until nothing acts: a defeated character, a contested unique, a host that
// left play. `run` says whether it did something (changed the table or called a procedure).
template <class T>
struct StandingCheck {
    RuleId rule;
    const char* name;
    bool (*run)(T&);
};

}  // namespace cantina
