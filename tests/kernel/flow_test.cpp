// Flow: every way a step can end, results to the caller, unwinding, standing checks, faults. On a state of a few bytes.
#include <doctest/doctest.h>

#include <string>

#include "kernel/table.h"
#include "kernel/uses.h"
#include "language/abilities.h"

using namespace cantina;

namespace {

struct Tiny;
using T = Table<Tiny>;

struct CountFrame {
    int16_t left = 0;
    uint16_t spare = 0;
    static void visit(CountFrame&, Visitor&) {}
};

struct Tiny {
    using Book = language::Book;
    using Words = language::Words<T>;
    Core<6> core;
    FixedVec<uint8_t, 63> log;
    FixedVec<Trigger, 4> waiting;
    uint16_t alarms = 0;
};
static_assert(std::has_unique_object_representations_v<Tiny>);

void note(T& t, char c) { t.pushOrFault(t.s.log, static_cast<uint8_t>(c)); }
std::string logOf(const Tiny& s) { return std::string(s.log.begin(), s.log.end()); }

enum : uint8_t { kMain, kChild, kDeep, kLoop, kBad, kEndless, kWait };
constexpr Proc<CountFrame> kChildProc{kChild}, kDeepProc{kDeep}, kEndlessProc{kEndless}, kWaitProc{kWait};

// main: calls the child, reads its result, asks, and goes on by the answer
Flow callChild(T& t, CountFrame&) {
    note(t, 'a');
    t.call(kChildProc, CountFrame{3, 0});
    return next();
}
Flow readResult(T& t, CountFrame&) {
    note(t, static_cast<char>('0' + t.result().amount));
    return next();
}
Seat nobodyWho(T&, CountFrame&) { return kNobody; }
Seat who(T&, CountFrame&) { return seatAt(1); }
void options(T&, CountFrame&, Options& out) {
    for (int i = 0; i < 8; ++i) out.add(optionNumber(i));
}
Flow answer(T& t, CountFrame& f, Option o) {
    note(t, 'q');
    switch (o.number) {
        case 0: return next();
        case 1: return again();
        case 2: return restart();
        case 3: return skipTo("last");
        case 4: return done();
        case 5: t.call(kDeepProc, CountFrame{2, 0}); return next();
        case 6: return skipTo("no such step");
        case 8: t.call(kWaitProc, CountFrame{}); return skipTo("last");
        case 9:
            t.call(kWaitProc, CountFrame{});
            t.call(kWaitProc, CountFrame{});
            return next();
        case 10: t.call(kWaitProc, CountFrame{}); return done();
        case 11: return t.touch(), skipTo("last");
        case 12: t.call(kWaitProc, CountFrame{}); return t.fault(Fault::capacity), skipTo("last");
        default:
            f.left = 1;
            t.call(kEndlessProc, CountFrame{});
            return next();
    }
}
Flow passedOver(T& t, CountFrame&) { return note(t, 'X'), next(); }
Flow middle(T& t, CountFrame&) { return note(t, 'm'), next(); }
Flow last(T& t, CountFrame&) { return note(t, 'z'), t.end(2, 1), next(); }

// child: runs its step three times and reports
Flow childStep(T& t, CountFrame& f) {
    note(t, 'c');
    if (--f.left > 0) return again();
    t.outcome().amount = 7;
    return done();
}
// deep: calls itself, and the innermost leaves `main`'s child... here: leaves the outermost deep
Flow deepStep(T& t, CountFrame& f) {
    note(t, 'd');
    if (f.left == 0) return leave(kDeep);
    t.call(kDeepProc, CountFrame{static_cast<int16_t>(f.left - 1), 0});
    return next();
}
Flow deepAfter(T& t, CountFrame&) { return note(t, 'e'), next(); }
void deepAbandon(T& t, CountFrame&) { note(t, 'u'); }
Flow endless(T&, CountFrame&) { return again(); }

constexpr Step<T> kMainSteps[] = {
    {"R-1", "call", act<callChild>()},
    {"R-2", "result", act<readResult>()},
    {"R-3", "nobody", ask<nobodyWho, options, answer>()},
    {"R-4", "ask", ask<who, options, answer>()},
    {"R-5", "middle", act<middle>()},
    {"R-6", "last", act<last>()},
};
constexpr Step<T> kChildSteps[] = {{"R-7", "step", act<childStep>()}, {"R-8", "never", act<passedOver>()}};
constexpr Step<T> kDeepSteps[] = {{"R-9", "dive", act<deepStep>()}, {"R-10", "after", act<deepAfter>()}};
constexpr Step<T> kEndlessSteps[] = {{"R-11", "turn round", act<endless>()}};
constexpr Step<T> kWaitSteps[] = {{"R-12", "go", act<middle>()}, {"R-13", "wait", ask<who, options, answer>()}};
const Procedure<T> kProcedures[] = {
    procedure<CountFrame>("main", kMainSteps),
    procedure<CountFrame>("child", kChildSteps),
    procedure<CountFrame, deepAbandon>("deep", kDeepSteps),
    procedure<CountFrame>("loop", kEndlessSteps),
    procedure<CountFrame>("bad", kEndlessSteps),
    procedure<CountFrame>("endless", kEndlessSteps),
    procedure<CountFrame>("wait", kWaitSteps),
};

bool alarm(T& t) {
    if (t.s.alarms == 0) return false;
    if (t.s.alarms == 99) {
        t.s.alarms = 0;
        t.call(kWaitProc, CountFrame{});
        return true;
    }
    --t.s.alarms;
    note(t, '!');
    return true;
}
bool never(T&) { return false; }
constexpr StandingCheck<T> kChecks[] = {{"R-NEVER", "never", never}, {"R-CHECK", "alarm", alarm}};
constexpr RuleId kEndings[] = {"", "R-END"};

struct Bench {
    Rulebook<Tiny> rules;
    Tiny s{};
    Bench() {
        rules.procedures = kProcedures;
        rules.checks = kChecks;
        rules.endings = kEndings;
        T t = table();
        t.call(Proc<CountFrame>{kMain}, CountFrame{});
        run(t);
    }
    T table() { return T{s, rules}; }
    void say(int n) {
        T t = table();
        apply(t, optionNumber(n));
    }
};

}  // namespace

TEST_CASE("a procedure runs its steps in order, children first, and asks") {
    Bench b;
    CHECK(logOf(b.s) == "accc7");
    CHECK(b.s.core.asked == seatAt(1));
    Option buffer[4];
    Options few(buffer, 4);
    T t = b.table();
    legal(t, few);
    CHECK(few.size() == 8);  // says how many there are, writes no more than fit
    CHECK(few.overflown());
}

TEST_CASE("next, again, restart, a named skip and done") {
    Bench b;
    b.say(1);
    CHECK(logOf(b.s) == "accc7q");
    CHECK(b.s.core.asked == seatAt(1));
    b.say(2);
    CHECK(logOf(b.s) == "accc7qqaccc7");
    b.say(0);
    CHECK(logOf(b.s) == "accc7qqaccc7qmz");
    CHECK(b.s.core.over == 1);
    Bench skip;
    skip.say(3);
    CHECK(logOf(skip.s) == "accc7qz");
    CHECK(skip.s.core.winners == 2);
}

TEST_CASE("leaving a procedure unwinds through each frame's abandon function") {
    Bench b;
    b.say(5);
    // Three frames of `deep`; the innermost leaves the nearest one, itself; its callers go on.
    CHECK(logOf(b.s) == "accc7qdddueemz");
}

TEST_CASE("faults: no exception, no undefined behaviour, a name and a stack") {
    Bench noStep;
    noStep.say(6);
    CHECK(noStep.s.core.fault == Fault::noSuchStep);
    Bench loop;
    loop.say(7);
    CHECK(loop.s.core.fault == Fault::noProgress);
    CHECK(loop.s.core.asked == kNobody);
    CHECK(loop.s.core.stack.back().procedure == kEndless);
    Bench deep;
    T t = deep.table();
    for (int i = 0; i < 10; ++i) t.call(kDeepProc, CountFrame{1, 0});
    CHECK(deep.s.core.fault == Fault::stackFull);
    Bench empty;
    empty.say(4);  // main is done and nothing is left to do
    CHECK(empty.s.core.fault == Fault::nothingToAsk);
    CHECK(std::string(faultName(Fault::noProgress)).size() > 5);
}

TEST_CASE("a frame notes the step that called it, however that step ends") {
    constexpr uint8_t kAskStep = 3;
    Bench skips;
    skips.say(8);
    CHECK(skips.s.core.stack[1].calledFromBeneath());
    CHECK(skips.s.core.stack[1].byNumber() == kAskStep);
    CHECK(skips.s.core.stack[0].step == 5);  // where it goes on
    Bench ends;
    ends.say(10);
    CHECK(ends.s.core.stack[1].byNumber() == kAskStep);
    CHECK(ends.s.core.stack[0].step == (Frame::kEnded | kAskStep));
    CHECK(ends.s.core.stack[0].hasStep(6));
    Bench two;
    two.say(9);  // the second goes first; the first has not begun
    CHECK(two.s.core.stack[1].calledFromBeneath());
    CHECK_FALSE(two.s.core.stack[2].calledFromBeneath());
    CHECK(two.s.core.stack[1].step == 0);
    CHECK(two.s.core.stack[2].step == 1);
    Bench checked;
    checked.s.alarms = 99;
    checked.say(11);
    CHECK(checked.s.core.stack[1].by == (Frame::kByCheck | 1));
    CHECK(checked.s.core.stack[0].step == 5);
}

TEST_CASE("after a fault the stack stays at the step that met it") {
    Bench b;
    b.say(12);
    CHECK(b.s.core.fault == Fault::capacity);
    CHECK(b.s.core.stack[0].step == 3);
    CHECK((b.s.core.stack[1].by & Frame::kUntouched) != 0);
}

TEST_CASE("standing checks run after a change and before a question, until nothing acts") {
    Bench b;
    b.s.alarms = 3;
    b.s.core.changed = 1;
    b.say(1);
    CHECK(logOf(b.s) == "accc7q!!!");
    b.s.alarms = 2;  // without a change nobody looks
    b.say(1);
    CHECK(logOf(b.s) == "accc7q!!!q");
}

TEST_CASE("a step, a check and any rule can be switched off by id") {
    Bench b;
    b.rules.switches.turnOff("R-5");
    b.say(0);
    CHECK(logOf(b.s) == "accc7qz");
    Bench c;
    c.rules.switches.turnOff("R-CHECK");
    c.s.alarms = 1;
    c.s.core.changed = 1;
    c.say(1);
    CHECK(logOf(c.s) == "accc7q");
    CHECK(c.rules.switches.consulted());
    c.rules.switches.reset();
    CHECK_FALSE(c.rules.switches.consulted());
}
