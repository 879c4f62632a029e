// Windows: the moments in which players and cards may answer what happens. One mechanism, a policy per game.
//
// A window has two parts. First what must be answered: triggers that were collected when the event happened, in the order
// that the policy names. Then what may be answered: seats in turn, each answers or passes, until enough pass in a row. What
// resolves inside a window may open windows of its own; afterwards this one goes on where it was.
//
// A seat is offered the second part if a public piece of it can answer, or if it holds hidden cards and some card of the
// book could answer from there: whether a seat was asked says nothing about what it really holds.
#pragma once

#include "kernel/event.h"
#include "kernel/fixed.h"
#include "kernel/flow.h"

namespace cantina {

template <class State>
struct Table;
namespace detail {
template <class State>
void follow(Table<State>& t, Frame& f, int at, const Procedure<Table<State>>& p, Flow flow);
template <class State>
bool settle(Table<State>& t);
}  // namespace detail

// Who puts mandatory answers in order.
enum class Order : uint8_t {
    none,         // there are none
    alternate,    // seats in turn from the first, each resolves one of its own
    oneSeat,      // one seat orders all of them (the turn player)
    ownersFirst,  // each seat orders its own; the arbiter says which seat goes first
};

void aWindowNamesItsRow();  // nowhere defined: whoever meets it while compiling has a kind of window with an empty rule id

// A kind of window, and the row of the rulebook that opens it to the players.
struct WindowKind {
    const char* name;
    RuleId row;
    consteval WindowKind(const char* n, RuleId r) : name(n), row(r) {
        if (!r.named()) aWindowNamesItsRow();
    }
};

struct WindowPolicy {
    WindowKind kind;
    Order order;
    RuleId orderRule;          // off: in the order of collection, nobody is asked
    bool optional;             // a play-or-pass part follows
    RuleId turnsRule;          // seats alternate; off: the same seat goes on
    RuleId closesRule;         // passes in a row close; off: one pass closes
    bool onceEach;             // each ability answers one occurrence once
    RuleId onceRule;           // none: always
    RuleId replacedRule = {};  // once an answer has replaced the event the rest are dropped; none or off: they go on
};

// Which rows of its rulebook a game's windows carry out: State::kWindowRows. (What can be switched off is in the policies.)
struct WindowRows {
    RuleId order;    // what must be answered, and in which order
    RuleId between;  // whose comes first
    RuleId answer;   // what may be answered: play or pass. While one is open, the row of its kind is named in its place
};

// A triggered ability that waits to be resolved. It exists apart from its source: that may be gone when it resolves.
struct Trigger {
    Event event;
    PieceRef source;
    uint16_t ability = 0;
    Seat controller;
    uint8_t group = 0;  // which window collected it; 0 is the game's own pool
    bool operator==(const Trigger&) const = default;
};
static_assert(sizeof(Trigger) == 24);

struct WindowFrame {
    Event event;
    uint8_t policy = 0;
    uint8_t group = 0;
    Seat turn;    // whose opportunity it is
    Seat active;  // whose mandatory answers are being ordered
    uint8_t passes = 0;
    uint8_t detail = 0;    // the game's: which kind of chance
    uint8_t answered = 0;  // how many optional answers were given
    Seat next;             // Order::alternate: whose mandatory answer comes next, apart from whose opportunity it is

    static void visit(WindowFrame& w, Visitor& v) { v.event(w.event); }
};
static_assert(sizeof(WindowFrame) <= kFrameBytes);

// An ability that answered an occurrence; it does not answer the same one again. A game whose windows ask for that
// (WindowPolicy::onceEach) keeps them in its state as `answered`: one list, because few windows need any.
struct Answered {
    PieceRef piece;
    uint8_t ability = 0;  // which of the card's
    uint8_t group = 0;    // the window
};

// What a game (or the ability machinery of language/) says about its windows.
template <class T>
struct WindowHooks {
    Seat (*first)(T&, const WindowFrame&) = nullptr;
    Seat (*orderer)(T&, const WindowFrame&) = nullptr;  // Order::oneSeat: who orders; ownersFirst: the arbiter
    void (*collect)(T&, WindowFrame&) = nullptr;        // pushes triggers into t.s.waiting
    bool (*belongs)(T&, const WindowFrame&, const Trigger&) = nullptr;
    void (*resolve)(T&, WindowFrame&, const Trigger&) = nullptr;
    bool (*mightAnswer)(T&, const WindowFrame&, Seat) = nullptr;
    void (*answers)(T&, const WindowFrame&, Seat, Options&) = nullptr;  // without pass
    void (*answer)(T&, WindowFrame&, Seat, const Option&) = nullptr;
};

// The kernel's own acts; games number theirs from 1.
inline constexpr uint8_t kVerbResolve = 255;  // put a waiting trigger next
inline constexpr uint8_t kVerbConcede = 254;
// A draw by agreement: offered, agreed to by everybody else, refused, or withdrawn by who offered it.
inline constexpr uint8_t kVerbOfferDraw = 253, kVerbAgreeToDraw = 252, kVerbRefuseDraw = 251, kVerbWithdrawDraw = 250;

namespace window {

template <class T>
const WindowPolicy& policyOf(T& t, const WindowFrame& w) {
    return t.rules.windows[w.policy];
}

template <class T>
bool isEligible(T& t, const WindowFrame& w, const Trigger& trigger) {
    if (!t.rules.windowHooks.belongs(t, w, trigger)) return false;
    return policyOf(t, w).order == Order::oneSeat || !w.active.some() || trigger.controller == w.active;
}

// A bit per seat with triggers in this window.
template <class T>
uint32_t seatsWaiting(T& t, const WindowFrame& w) {
    uint32_t seats = 0;
    for (const Trigger& trigger : t.s.waiting)
        if (t.rules.windowHooks.belongs(t, w, trigger)) seats |= 1u << trigger.controller.index();
    return seats;
}

template <class T>
void resolveAt(T& t, WindowFrame& w, int i) {
    Trigger trigger = t.s.waiting[i];
    t.s.waiting.removeAt(i);
    if (policyOf(t, w).order == Order::alternate) {
        w.next = t.nextSeat(trigger.controller);
        w.active = kNobody;
    }
    t.rules.windowHooks.resolve(t, w, trigger);
}

template <class T>
Flow sort(T& t, WindowFrame& w);
template <class T>
Flow offer(T& t, WindowFrame& w);

// --- what has answered already

template <class T>
concept RemembersAnswers = requires(T& t) { t.s.answered.push(Answered{}); };

template <class T, class Pred>
[[gnu::noinline]] void forgetAnswers(T& t, Pred isForgotten) {
    for (int i = t.s.answered.size() - 1; i >= 0; --i)
        if (isForgotten(t.s.answered[i])) t.s.answered.removeAt(i);
}
// What answered in an earlier window at this place of the stack is forgotten, unless this one begins with an answer.
template <class T>
void beginAnswers(T& t, const WindowFrame& w) {
    if constexpr (RemembersAnswers<T>)
        if (!t.s.answered.empty() && w.answered == 0)
            forgetAnswers(t, [&](const Answered& a) { return a.group >= w.group; });
}
// Abilities of one card lie side by side in the book, and there are fewer than 256: a byte tells them apart.
constexpr uint8_t whichAbility(int ability) { return static_cast<uint8_t>(ability & 0xFF); }

template <class T>
void noteAnswer(T& t, const WindowFrame& w, Piece p, int ability) {
    if constexpr (RemembersAnswers<T>) {
        // A card that went somewhere else in between, as played cards do, is another one if it comes back.
        if (t.s.answered.full()) forgetAnswers(t, [&](const Answered& a) { return !t.s.pieces.alive(a.piece); });
        t.pushOrFault(t.s.answered, Answered{t.s.pieces.ref(p), whichAbility(ability), w.group});
    } else {
        t.fault(Fault::capacity);
    }
}

// Whether this ability has answered this occurrence already.
template <class T>
bool isUsed(T& t, const WindowFrame& w, Piece p, int ability) {
    if constexpr (RemembersAnswers<T>) {
        const WindowPolicy& policy = policyOf(t, w);
        if (!policy.onceEach || t.s.answered.empty() || (policy.onceRule.some() && !t.on(policy.onceRule))) return false;
        for (const Answered& a : t.s.answered)
            if (a.piece == t.s.pieces.ref(p) && a.ability == whichAbility(ability) && a.group == w.group) return true;
    }
    return false;
}

template <class T>
Flow open(T& t, WindowFrame& w) {
    w.group = static_cast<uint8_t>(t.at + 1);
    beginAnswers(t, w);
    w.turn = w.next = t.rules.windowHooks.first(t, w);
    w.active = kNobody;
    w.passes = 0;
    if (policyOf(t, w).order != Order::none) t.rules.windowHooks.collect(t, w);
    return sort(t, w);  // most windows end here: one step in place of three
}

// What waits in this window is not resolved.
template <class T>
void drop(T& t, const WindowFrame& w) {
    for (int i = t.s.waiting.size() - 1; i >= 0; --i)
        if (t.rules.windowHooks.belongs(t, w, t.s.waiting[i])) t.s.waiting.removeAt(i);
}

// Decides whose mandatory answers come now, and resolves one if there is no choice.
template <class T>
Flow sort(T& t, WindowFrame& w) {
    const WindowPolicy& policy = policyOf(t, w);
    // What an answer did to the event goes on to whoever opened the window.
    t.outcome().flags |= t.result().flags & (Result::kReplaced | Result::kCancelled);
    if (t.outcome().replaced() && policy.replacedRule.some() && t.on(policy.replacedRule)) drop(t, w);
    uint32_t seats = policy.order == Order::none || t.s.waiting.empty() ? 0 : seatsWaiting(t, w);
    if (seats == 0) {
        // What is triggered later in this window begins with the first seat again.
        if (policy.order == Order::alternate) w.next = t.rules.windowHooks.first(t, w);
        return offer(t, w);
    }
    bool ordered = t.on(policy.orderRule);
    if (ordered && policy.order != Order::oneSeat && (!w.active.some() || ((seats >> w.active.index()) & 1) == 0)) {
        w.active = kNobody;
        if (policy.order == Order::alternate) {
            Seat seat = w.next;
            while (((seats >> seat.index()) & 1) == 0) seat = t.nextSeat(seat);
            w.active = seat;
        } else if ((seats & (seats - 1)) == 0) {
            for (int i = 0; i < t.seats(); ++i)
                if (((seats >> i) & 1) != 0) w.active = seatAt(i);
        } else {
            return skipTo("between");
        }
    }
    int found = -1;
    int n = 0;
    for (int i = 0; i < t.s.waiting.size(); ++i)
        if (isEligible(t, w, t.s.waiting[i])) {
            if (found < 0) found = i;
            ++n;
        }
    if (n > 1 && ordered) return skipTo("order");
    resolveAt(t, w, found);
    return skipTo("sort");
}

template <class T>
Seat betweenWho(T& t, WindowFrame& w) {
    return t.rules.windowHooks.orderer(t, w);
}
template <class T>
void betweenOptions(T& t, WindowFrame& w, Options& out) {
    uint32_t seats = seatsWaiting(t, w);
    for (int i = 0; i < t.seats(); ++i)
        if (((seats >> i) & 1) != 0) out.add(optionSeat(seatAt(i)));
}
template <class T>
Flow betweenAnswer(T&, WindowFrame& w, Option o) {
    w.active = seatAt(o.number);
    return skipTo("sort");
}

template <class T>
Seat orderWho(T& t, WindowFrame& w) {
    return policyOf(t, w).order == Order::oneSeat ? t.rules.windowHooks.orderer(t, w) : w.active;
}
template <class T>
void orderOptions(T& t, WindowFrame& w, Options& out) {
    for (int i = 0; i < t.s.waiting.size(); ++i) {
        const Trigger& trigger = t.s.waiting[i];
        if (isEligible(t, w, trigger))
            out.add(optionAct(kVerbResolve, trigger.source.piece, trigger.ability, static_cast<int16_t>(i)));
    }
}
template <class T>
Flow orderAnswer(T& t, WindowFrame& w, Option o) {
    resolveAt(t, w, o.number);
    return skipTo("sort");
}

// Mostly there are two seats, and nobody has left.
template <class T>
Seat following(T& t, Seat seat) {
    return t.seats() == 2 && t.s.core.gone == 0 ? seatAt(1 - seat.index()) : t.nextSeat(seat);
}

// Passes over seats that cannot answer in any case. False: enough have passed.
template <class T>
bool isOffered(T& t, WindowFrame& w, const WindowPolicy& policy) {
    int needed = t.rules.switches.any() && !t.on(policy.closesRule) ? 1 : t.s.core.gone == 0 ? t.seats() : t.seatsLeft();
    while (w.passes < needed) {
        if (t.rules.windowHooks.mightAnswer(t, w, w.turn)) return true;
        ++w.passes;
        w.turn = following(t, w.turn);
    }
    return false;
}
template <class T>
Flow offer(T& t, WindowFrame& w) {
    const WindowPolicy& policy = policyOf(t, w);
    return policy.optional && isOffered(t, w, policy) ? skipTo("answer") : done();
}

template <class T>
Seat answerWho(T&, WindowFrame& w) {
    return w.turn;
}
template <class T>
void answerOptions(T& t, WindowFrame& w, Options& out) {
    t.rules.windowHooks.answers(t, w, w.turn, out);
    out.add(optionPass());
}
template <class T>
Flow answerAnswer(T& t, WindowFrame& w, Option o) {
    const WindowPolicy& policy = policyOf(t, w);
    Seat seat = w.turn;
    if (!t.rules.switches.any() || t.on(policy.turnsRule) || o.kind == OptionKind::pass) w.turn = following(t, seat);
    if (o.kind == OptionKind::pass) {
        ++w.passes;
        return isOffered(t, w, policy) ? again() : done();  // nothing has changed: no step in between
    }
    w.passes = 0;
    ++w.answered;
    if (policy.onceEach) noteAnswer(t, w, o.piece, o.detail);
    t.rules.windowHooks.answer(t, w, seat, o);
    return skipTo("sort");
}

template <class T>
inline constexpr Step<T> kSteps[] = {
    {T::StateType::kWindowRows.order, "open", act<open<T>>()},
    {T::StateType::kWindowRows.order, "sort", act<sort<T>>()},
    {T::StateType::kWindowRows.between, "between", ask<betweenWho<T>, betweenOptions<T>, betweenAnswer<T>>()},
    {T::StateType::kWindowRows.order, "order", ask<orderWho<T>, orderOptions<T>, orderAnswer<T>>()},
    {T::StateType::kWindowRows.answer, "offer", act<offer<T>>()},
    {T::StateType::kWindowRows.answer, "answer", ask<answerWho<T>, answerOptions<T>, answerAnswer<T>>()},
};
inline constexpr uint8_t kOfferStep = 4, kAnswerStep = 5;  // the last of them

// What is being carried out in a window of this kind, at one of its steps.
template <class T>
const RuleId& rowAt(const WindowPolicy& policy, size_t step) {
    const bool isAnswered = step == kOfferStep || step == kAnswerStep;
    return isAnswered || policy.order == Order::none ? policy.kind.row : kSteps<T>[step].rule;
}

// Opens a window and takes its first step at once, unless standing checks come first.
template <class T>
void begin(T& t, const WindowFrame& init) {
    t.call(T::StateType::kWindow, init);
    if (!detail::settle(t)) return;
    auto& core = t.s.core;
    int caller = t.at;
    Frame& f = core.stack.back();
    int at = t.at = core.stack.size() - 1;
    Flow flow = open(t, f.template as<WindowFrame>());
    detail::follow(t, f, at, t.rules.procedures[T::StateType::kWindow.id], flow);
    t.at = caller;
}

// Opens a window of which a game knows already that nothing must be answered in it, that `first` has the first opportunity,
// and that `asked` is the first who may answer. Precondition: no standing checks are due.
template <class T>
void beginWith(T& t, const WindowFrame& init, Seat first, Seat asked) {
    WindowFrame& w = t.call(T::StateType::kWindow, init);
    w.group = static_cast<uint8_t>(t.s.core.stack.size());
    beginAnswers(t, w);
    w.next = first;
    w.turn = asked;
    for (Seat seat = first; !(seat == asked); seat = following(t, seat)) ++w.passes;
    t.s.core.stack.back().step = kAnswerStep;
}

// For a game's table of procedures.
template <class T>
constexpr Procedure<T> windowProcedure() {
    return procedure<WindowFrame>("window", kSteps<T>);
}

}  // namespace window
}  // namespace cantina
