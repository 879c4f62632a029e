// The table: what rules see while a game runs, and the driver that runs it.
//
// Table<State> is a state, the rulebook that it is played by, and an optional listener. Rules are free functions that take a
// Table; nothing else is reachable from them, so nothing else can influence a game.
#pragma once

#include <cassert>
#include <span>
#include <utility>

#include "kernel/flow.h"
#include "kernel/pieces.h"
#include "kernel/requirement.h"
#include "kernel/window.h"

namespace cantina {

// The immutable side of a game: its procedures, checks and tables, its book of cards, its switches.
template <class State>
struct Rulebook {
    using T = Table<State>;
    std::span<const Procedure<T>> procedures;
    std::span<const StandingCheck<T>> checks;
    std::span<const ZoneKind> zones;
    std::span<const WindowPolicy> windows;
    WindowHooks<T> windowHooks;
    std::span<const RuleId> endings;  // how a game can end; index 0 is unused
    const typename State::Book* book = nullptr;
    const typename State::Words* words = nullptr;  // what the words of the card language do
    Switches switches;
};

// The lines of cards that are being judged, one in the judging of the other: language/judging.h.
struct Judged {
    static constexpr int kMost = 8;
    int count = 0;
    const void* line[kMost];  // the first `count` of them
    Judged() {}
};

template <class State>
struct Table {
    using StateType = State;
    State& s;
    const Rulebook<State>& rules;
    EventSink* sink = nullptr;
    int at = -1;     // the frame whose step is running
    int check = -1;  // the standing check that is running, if one is: then no step is
    Judged judged = Judged();

    bool on(const RuleId& rule) const { return !rules.switches.off(rule); }
    const auto& book() const { return *rules.book; }
    const auto& words() const { return *rules.words; }

    // --- frames
    template <class F>
    F& call(Proc<F> p, const F& init, Seat seat = kNobody) {
        Frame* f = s.core.stack.grow();  // in place: frames come and go all the time
        if (f == nullptr) [[unlikely]] {
            fault(Fault::stackFull);
            return s.core.stack.back().template as<F>();
        }
        f->procedure = p.id;
        f->seat = seat;
        f->by = caller();
        f->outcome = f->result = Result{};
        return f->template as<F>() = init;
    }
    Frame& self() { return s.core.stack[at]; }
    Result& outcome() { return self().outcome; }      // what this frame will report
    const Result& result() { return self().result; }  // what the last child reported
    bool within(uint8_t procedure) const {
        for (const Frame& f : s.core.stack)
            if (f.procedure == procedure) return true;
        return false;
    }
    template <class F>
    F* nearest(Proc<F> p) {
        for (int i = s.core.stack.size() - 1; i >= 0; --i)
            if (s.core.stack[i].procedure == p.id) return &s.core.stack[i].template as<F>();
        return nullptr;
    }

    // --- state of the match
    [[gnu::cold, gnu::noinline]] void fault(Fault f) {
        if (s.core.fault != Fault::none) return;
        s.core.fault = f;
        // What was called before it, or interrupted by a standing check, is not at work.
        if (at < 0) return;
        for (int i = check < 0 ? at + 1 : at; i < s.core.stack.size(); ++i) s.core.stack[i].by |= Frame::kUntouched;
    }
    // Something changed: standing checks are due. Whoever moves or edits a piece (kernel/moves.h) touches by that, and so
    // does an ability by each verb that did something. A game whose steps write elsewhere too (whose turn it is, who is
    // ahead) says State::kStepsTouch: then each of its steps and answers touches, beside the answers in windows. Such a game
    // knows without a look at the table that no check would act (State::isSettled), by notes that its hooks `edited`,
    // `moved`, `entered` and `left` forget. What is noted is worked out while the game goes on, never when somebody looks:
    // the state's bytes do not depend on who looked.
    void touch() { s.core.changed = 1; }
    uint32_t now() { return ++s.core.clock; }
    void end(uint8_t winners, uint8_t ending) {
        if (s.core.over != 0) return;
        s.core.over = 1;
        s.core.winners = winners;
        s.core.ending = ending;
    }
    int seats() const { return s.core.seats; }
    Seat nextSeat(Seat seat) const {  // clockwise, past those who left
        for (int i = 1; i <= seats(); ++i) {
            Seat n = seatAt((seat.index() + i) % seats());
            if (((s.core.gone >> n.index()) & 1) == 0) return n;
        }
        return seat;
    }
    int seatsLeft() const {
        int n = 0;
        for (int i = 0; i < seats(); ++i) n += ((s.core.gone >> i) & 1) == 0 ? 1 : 0;
        return n;
    }
    // Nobody listens while games are measured or searched. A game may keep what happens: State::told(t, event).
    void tell(const Event& e, const RuleId& rule) {
        if constexpr (requires { State::told(*this, e); }) State::told(*this, e);
        if (sink != nullptr) [[unlikely]]
            tellSink(e, rule);
    }
    void used(uint16_t ability) {
        if (sink != nullptr) [[unlikely]]
            useSink(ability);
    }
    // EventSink::played, of a card that was brought there or played by `by`: of a card of somebody else nothing is said.
    void played(Seat by, Piece card) {
        if (sink != nullptr) [[unlikely]]
            playSink(by, card);
    }
    void turnBegins(Seat seat) {
        if (sink != nullptr) [[unlikely]]
            turnSink(seat);
    }

    template <class V, class X>
    void pushOrFault(V& list, const X& item) {
        if (!list.push(item)) fault(Fault::capacity);
    }

private:
    // For Frame::by, of the frame that is now on top.
    uint8_t caller() const {
        int by = at < 0 ? 0 : s.core.stack[at].step & Frame::kByNumber;
        if (check >= 0) [[unlikely]]
            by = check | Frame::kByCheck;
        return static_cast<uint8_t>(s.core.stack.size() == at + 2 ? by : by | Frame::kLater);
    }
    [[gnu::cold, gnu::noinline]] void tellSink(const Event& e, const RuleId& rule) { sink->happened(&s, e, rule); }
    [[gnu::cold, gnu::noinline]] void useSink(uint16_t ability) { sink->used(ability); }
    [[gnu::cold, gnu::noinline]] void playSink(Seat by, Piece card) {
        const PieceRow& row = s.pieces.row(card);
        if (row.owner == by) sink->played(by, row.def);
    }
    [[gnu::cold, gnu::noinline]] void turnSink(Seat seat) { sink->turn(seat); }
};

// --- The driver
// -------------------------------------------------------------------------------------------------------------

namespace detail {

template <class State>
[[gnu::noinline]] void unwind(Table<State>& t, uint8_t procedure) {
    auto& stack = t.s.core.stack;
    while (!stack.empty()) {
        t.at = stack.size() - 1;
        Frame& f = stack.back();
        const auto& p = t.rules.procedures[f.procedure];
        bool last = f.procedure == procedure;
        if (p.abandon != nullptr) p.abandon(t, f);
        stack.pop();
        if (last) return;
    }
    t.fault(Fault::noSuchStep);
}

template <class State>
[[gnu::always_inline]] inline void popFinished(Table<State>& t) {
    auto& stack = t.s.core.stack;
    Frame* f = &stack.back();
    Result outcome = f->outcome;
    stack.pop();
    if (!stack.empty()) f[-1].result = outcome;
}

// A game may know without asking each of them that no standing check would act: State::isSettled(t).
template <class State>
inline bool isSettled(Table<State>& t) {
    if constexpr (requires { State::isSettled(t); }) return !t.rules.switches.any() && State::isSettled(t);
    return false;
}

// A step of the game's own has ended.
template <class State>
inline constexpr bool stepsTouch = requires { State::kStepsTouch; };
template <class State>
inline void touchByStep(Table<State>& t) {
    if constexpr (stepsTouch<State>) t.s.core.changed = 1;
}
template <class State>
inline bool isCalm(Table<State>& t) {
    if constexpr (stepsTouch<State>) return t.s.core.over == 0 && isSettled(t);
    return false;
}

// A step of the frame `f`, which is number `at`, has ended so. A frame that has just finished without calling anything is
// taken off at once, unless standing checks come first.
template <class State>
[[gnu::always_inline]] inline void follow(Table<State>& t, Frame& f, int at, const Procedure<Table<State>>& p, Flow flow) {
    auto& core = t.s.core;
    if (flow.kind == Flow::Kind::again) return;
    if (core.fault != Fault::none) [[unlikely]]
        return;  // the stack shows the step that met it
    const size_t size = p.steps.size();
    size_t step = f.step + size_t{1};
    if (flow.kind != Flow::Kind::next) {
        step = flow.kind == Flow::Kind::done ? size : 0;
        if (flow.kind == Flow::Kind::skip) {
            step = p.find(flow.target);
            if (step >= size) [[unlikely]]
                return t.fault(Fault::noSuchStep);
        }
        if (flow.kind == Flow::Kind::leave) [[unlikely]]
            return unwind(t, static_cast<uint8_t>(flow.target));
    }
    if (step < size) {
        f.step = static_cast<uint8_t>(step);
    } else if (core.stack.size() == at + 1 && (core.changed == 0 || isCalm(t))) {
        popFinished(t);
    } else {
        f.step |= Frame::kEnded;
    }
}

// True if nothing is due that comes before the next step: a step may then go on by itself.
template <class State>
inline bool settle(Table<State>& t) {
    auto& core = t.s.core;
    if (core.changed != 0 && isSettled(t)) core.changed = 0;
    return core.changed == 0 && core.over == 0 && core.fault == Fault::none;
}

// The same for the driver, who knows whether a rule is switched off.
template <class State>
inline bool isKnownSettled(Table<State>& t, bool switched) {
    if constexpr (requires { State::isSettled(t); }) {
        if (switched || !State::isSettled(t)) return false;
        t.s.core.changed = 0;
        return true;
    } else {
        return false;
    }
}

// A game whose cards may watch for any change says whether some card does, State::isWatched(t): checks are due after every
// step for so long, and nobody else pays for it.
template <class State>
inline bool isWatched(Table<State>& t) {
    if constexpr (requires { State::isWatched(t); }) return State::isWatched(t);
    return false;
}

// True if a check acted: the driver then looks at the top of the stack anew.
template <class State>
[[gnu::noinline]] bool runChecks(Table<State>& t) {
    t.s.core.changed = 0;
    t.at = t.s.core.stack.size() - 1;
    bool acted = false;
    for (t.check = 0; !acted && t.check < static_cast<int>(t.rules.checks.size()); t.check += acted ? 0 : 1) {
        const auto& check = t.rules.checks[static_cast<size_t>(t.check)];
        acted = t.on(check.rule) && check.run(t);
    }
    t.check = -1;
    if (acted || isWatched(t)) t.s.core.changed = 1;
    return acted;
}

// A game may know an answer in advance (a loop that is repeated a named number of times): State::foretold(t, seat, option)
// says which of the legal options it is. It counts as a decision, so the limit of steps begins anew.
template <class State>
[[gnu::always_inline]] inline bool isForetold(Table<State>& t, Seat who, Option& option) {
    if constexpr (requires { State::foretold(t, who, option); }) return State::foretold(t, who, option);
    return false;
}
template <class State>
[[gnu::cold, gnu::noinline]] Flow answerForetold(Table<State>& t, const Option& option) {
    Frame& f = t.self();
    t.s.core.steps = 0;
    t.s.core.asked = kNobody;
    const Flow flow = t.rules.procedures[f.procedure].steps[f.step].body.answer(t, f, option);
    touchByStep(t);
    return flow;
}

}  // namespace detail

namespace detail {
// The step at work may go straight on: it called nothing, no standing check is due, no rule is switched off.
template <class State>
inline bool goesOn(Table<State>& t) {
    touchByStep(t);
    return !t.rules.switches.any() && t.s.core.stack.size() == t.at + 1 && settle(t);
}
}  // namespace detail

// For the end of a step after which a certain other one comes: `where` names it (the next one, or a skip), `fn` is what it
// does. It is done at once where the driver would come straight back for it.
template <auto fn, class T, class F>
Flow onward(T& t, F& f, Flow where = next()) {
    if (!detail::goesOn(t)) return where;
    Frame& self = t.self();
    const auto& p = t.rules.procedures[self.procedure];
    self.step = static_cast<uint8_t>(where.kind == Flow::Kind::next ? self.step + size_t{1} : p.find(where.target));
    assert(p.steps[self.step].body.act == act<fn>().act);
    return fn(t, f);
}

// The same past a question that comes next and that `who` mostly asks nobody.
template <auto who, auto fn, class T, class F>
Flow onwardPast(T& t, F& f) {
    if (!detail::goesOn(t) || who(t, f).some()) return next();
    ++t.self().step;
    return onward<fn>(t, f);
}

// For the end of an answer to a question that is asked again until `who` asks nobody; then `fn` comes.
template <auto who, auto fn, class T, class F>
Flow askedOn(T& t, F& f) {
    if (!detail::goesOn(t) || who(t, f).some()) return again();
    return onward<fn>(t, f);
}

namespace detail {

// A question that windows put again and again: who may answer? The driver knows it without asking the procedure's table.
template <class State>
inline constexpr bool hasWindows = requires { State::kWindow; };
template <class State>
inline bool isWindowQuestion(const Frame& f) {
    if constexpr (hasWindows<State>) return f.procedure == State::kWindow.id && f.step == window::kAnswerStep;
    return false;
}
template <class State>
[[gnu::always_inline]] inline Flow answered(Table<State>& t, Frame& f, const Procedure<Table<State>>& p, const Option& o) {
    if constexpr (hasWindows<State>)
        if (isWindowQuestion<State>(f)) return window::answerAnswer(t, f.template as<WindowFrame>(), o);
    const Flow flow = p.steps[f.step].body.answer(t, f, o);
    touchByStep(t);
    return flow;
}

// Runs on until a seat must decide, the game is over, or a fault. `flow` is how the step of the frame `f` has just ended.
template <class State>
[[gnu::always_inline]] inline void drive(Table<State>& t, Frame* f, const Procedure<Table<State>>* p, Flow flow) {
    auto& core = t.s.core;
    const bool switched = t.rules.switches.any();
    core.asked = kNobody;
    for (int at = t.at;;) {
        follow(t, *f, at, *p, flow);
        flow = again();
        if (core.over != 0 || core.fault != Fault::none) return;
        if (core.stack.empty()) [[unlikely]]
            return t.fault(Fault::nothingToAsk);
        if (++core.steps > kMaxSteps) [[unlikely]]
            return t.fault(Fault::noProgress);
        if (core.changed != 0 && !isKnownSettled(t, switched) && runChecks(t)) continue;
        f = &core.stack.back();
        at = t.at = core.stack.size() - 1;
        Seat who = f->template as<WindowFrame>().turn;
        if (!isWindowQuestion<State>(*f)) {
            p = &t.rules.procedures[f->procedure];
            if (f->step >= p->steps.size()) {
                popFinished(t);
                continue;
            }
            const auto& step = p->steps[f->step];
            if (switched && t.rules.switches.off(step.rule)) [[unlikely]] {
                ++f->step;
                continue;
            }
            if (step.body.act != nullptr) {
                flow = step.body.act(t, *f);
                touchByStep(t);
                continue;
            }
            who = step.body.who(t, *f);
            if (!who.some()) {
                ++f->step;
                continue;
            }
        }
        core.asked = who;
        Option option;
        if (!isForetold(t, who, option)) [[likely]]
            return;
        p = &t.rules.procedures[f->procedure];
        flow = answerForetold(t, option);
    }
}

}  // namespace detail

// Runs until a seat must decide, the game is over, or a fault.
template <class State>
void run(Table<State>& t) {
    if (t.s.core.stack.empty()) return t.fault(Fault::nothingToAsk);
    t.at = t.s.core.stack.size() - 1;
    detail::drive(t, &t.s.core.stack.back(), t.rules.procedures.data(), again());
}

// The options of the seat that is asked. Nothing in the state changes.
template <class State>
void legal(Table<State>& t, Options& out) {
    auto& core = t.s.core;
    if (!core.asked.some() || core.over != 0 || core.fault != Fault::none) return;
    t.at = core.stack.size() - 1;
    Frame& f = core.stack.back();
    if constexpr (detail::hasWindows<State>)
        if (detail::isWindowQuestion<State>(f)) return window::answerOptions(t, f.template as<WindowFrame>(), out);
    t.rules.procedures[f.procedure].steps[f.step].body.options(t, f, out);
}

// Precondition: the option is one of legal(). Use tryApply (kernel/game.h) for what comes from outside.
template <class State>
void apply(Table<State>& t, Option option) {
    auto& core = t.s.core;
    Frame& f = core.stack.back();
    t.at = core.stack.size() - 1;
    core.steps = 0;
    ++core.decisions;
    // A game may note what is decided (to see that a loop was shown).
    if constexpr (requires { State::decided(t, f, option); }) State::decided(t, f, option);
    const auto& p = t.rules.procedures[f.procedure];
    detail::drive(t, &f, &p, detail::answered(t, f, p, option));
}

}  // namespace cantina
