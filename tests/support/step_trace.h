// A driver of its own for tests: one step at a time, in the open, noting which step (or standing check) called each frame of
// the stack. What a game's stack says of itself is compared with it (tests/games/stack_test.cpp).
//
// Precondition: a rule is switched off, if only one that does not exist; steps do not run on by themselves then.
#pragma once

#include <optional>
#include <vector>

#include "kernel/table.h"

namespace cantina::testing {

template <class State>
class StepTrace {
public:
    using T = Table<State>;
    enum class By : uint8_t {
        unknown,  // it was there when the trace began
        step,     // of the frame beneath
        check,
        sibling,  // called by the same step or check as the frame beneath, which waits
    };
    struct Caller {
        By by = By::unknown;
        size_t step = 0;
        size_t last = 0;  // the one that it ran on into by itself, the same moment: either may have called
    };

    explicit StepTrace(const State& s) : callers_(static_cast<size_t>(s.core.stack.size())) {}
    const Caller& callerOf(int frame) const { return callers_[static_cast<size_t>(frame)]; }

    void apply(T& t, const Option& option) {
        auto& core = t.s.core;
        core.steps = 0;
        ++core.decisions;
        Frame& f = core.stack.back();
        t.at = core.stack.size() - 1;
        if constexpr (requires { State::decided(t, f, option); }) State::decided(t, f, option);
        Flow flow = carryOut(t, [&] { return stepOf(t, f).body.answer(t, f, option); });
        core.asked = kNobody;
        while (follow(t, flow)) {
            const std::optional<Flow> next = runStep(t);
            if (!next) return;
            flow = *next;
        }
    }

private:
    static const Procedure<T>& procedureOf(T& t, const Frame& f) { return t.rules.procedures[f.procedure]; }
    static const Step<T>& stepOf(T& t, const Frame& f) { return procedureOf(t, f).steps[f.step]; }

    // A step of the topmost frame, or the answer to its question.
    template <class Fn>
    Flow carryOut(T& t, Fn body) {
        const int before = t.s.core.stack.size();
        const size_t step = t.s.core.stack[t.at].step;
        const Flow flow = body();
        note(t, before, {By::step, step, t.s.core.stack[t.at].step});
        return flow;
    }
    // A window may take its first step while it is being opened (it is past it then), and call what has been waiting.
    void note(T& t, int before, Caller caller) {
        for (int i = before; i < t.s.core.stack.size(); ++i) {
            callers_.push_back(caller);
            caller = {By::sibling, 0, 0};
            const Frame& f = t.s.core.stack[i];
            if (f.procedure == State::kWindow.id && f.step != 0) caller = {By::step, 0, 0};
        }
    }
    bool follow(T& t, Flow flow) {
        auto& core = t.s.core;
        Frame& f = core.stack[t.at];
        detail::follow(t, f, t.at, procedureOf(t, f), flow);
        callers_.resize(static_cast<size_t>(core.stack.size()));
        return core.over == 0 && core.fault == Fault::none && !core.stack.empty();
    }
    // Until a step has run; none: somebody is asked.
    std::optional<Flow> runStep(T& t) {
        auto& core = t.s.core;
        for (;;) {
            if (++core.steps > kMaxSteps) return t.fault(Fault::noProgress), std::nullopt;
            if (core.changed != 0 && !detail::settle(t)) {
                const int before = core.stack.size();
                const bool acted = detail::runChecks(t);
                note(t, before, {By::check, 0, 0});
                if (core.over != 0 || core.fault != Fault::none) return std::nullopt;
                if (acted) continue;
            }
            t.at = core.stack.size() - 1;
            Frame& f = core.stack.back();
            if (f.step >= procedureOf(t, f).steps.size()) {
                detail::popFinished(t);
                callers_.pop_back();
                if (core.stack.empty()) return std::nullopt;
                continue;
            }
            const Step<T>& step = stepOf(t, f);
            if (step.body.act != nullptr) return carryOut(t, [&] { return step.body.act(t, f); });
            const Seat who = step.body.who(t, f);
            if (!who.some()) {
                ++f.step;
                continue;
            }
            core.asked = who;
            Option option;
            if (!detail::isForetold(t, who, option)) return std::nullopt;
            return carryOut(t, [&] { return detail::answerForetold(t, option); });
        }
    }

    std::vector<Caller> callers_;  // of each frame of the stack
};

}  // namespace cantina::testing
