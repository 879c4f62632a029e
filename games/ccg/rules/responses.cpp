// Responses: automatic actions, then just actions, to the action on top of the stack; cards lost together.
// Holds CCG-ACT-AUTO-*, CCG-ACT-JUST-*, CCG-STK-*, CCG-ACT-COND-03, CCG-ACT-JLOST-05, CCG-ACT-BEFORE-02.
#include "games/ccg/rules/responses.h"

#include <algorithm>

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/later.h"
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using namespace language;

bool mightHold(const Table& t, int timing, int event, Seat seat) {
    return (t.s.answers[timing == kResponse ? 0 : 1][seat.index()][event >> 5] >> (event & 31) & 1) != 0;
}

// `side`: of the cards that the player may have; kAnySide in scenarios.
void noteAnswers(Table& t, Seat seat, int side) {
    for (const Ability& a : t.book().abilities) {
        bool his = side == kAnySide || t.book().def(a.card).number[kSideSlot] == side;
        if (a.timing == kPowerPlay && his && side != kAnySide)
            t.s.tallies.powerPlays = static_cast<uint8_t>(t.s.tallies.powerPlays | 1u << seat.index());
        if ((a.timing != kResponse && a.timing != kBeforePlay) || a.event == 0) continue;
        if (!his) continue;
        t.s.answers[a.timing == kResponse ? 0 : 1][seat.index()][a.event >> 5] |= 1u << (a.event & 31);
    }
}

namespace {

// --- what may answer

struct Answering {
    const WindowFrame* window;  // whose answers count; none for cards lost together
    Event event;
    int table, hand;  // timings
};

Answering answering(const WindowFrame& w) {
    bool before = w.policy == kAboutTo;
    return {&w, w.event, before ? kBefore : kJust, before ? kBeforePlay : kResponse};
}

bool isUsed(Table& t, const Answering& x, Piece p, int ability) {
    if (x.window == nullptr) return false;
    if (window::isUsed(t, *x.window, p, ability)) return true;
    if (t.on("CCG-STK-05"_rule)) return false;
    for (const Answered& a : t.s.answered)
        if (a.group == x.window->group && defOf(t, a.piece.piece).title == defOf(t, p).title) return true;
    return false;
}

// CCG-ACT-JUST-01, CCG-STK-06: the response must be about the event, and about this one.
bool isAbout(Table& t, const Answering& x, Piece p, int ability, Seat seat) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    if (answersEvent(t, ability, t.s.pieces.ref(p), seat, x.event)) return true;
    if (a.event == x.event.kind) return !t.on("CCG-STK-06"_rule);
    return !t.on("CCG-ACT-JUST-01"_rule);
}

template <class Fn>
void eachAnswerFrom(Table& t, const Answering& x, Seat seat, Piece p, int timing, bool knowsHand, Fn fn) {
    bool strict = t.on("CCG-ACT-JUST-01"_rule) && t.on("CCG-ACT-BEFORE-02"_rule);
    if (strict && (defOf(t, p).watches >> x.event.kind & 1) == 0) return;
    if (isSilent(t, p)) return;
    forEachAbility(t, p, timing, [&](Piece, int ability) {
        if (t.s.pieces.isIn(p, kTable) && (seatsOf(t, p, ability) >> seat.index() & 1) == 0) return;
        if (isUsed(t, x, p, ability) || !isAbout(t, x, p, ability, seat)) return;
        if (whyNotInitiate(t, textAction(t, p, ability, seat, x.event), knowsHand).legal()) fn(p, ability);
    });
}

// CCG-ACT-BEFORE-02: nobody backs up from an action of his own; "about to" is announced first.
template <class Fn>
void eachLateBefore(Table& t, const Answering& x, Seat seat, Fn fn) {
    if (t.on("CCG-ACT-BEFORE-02"_rule) || x.event.kind != kDestinyDrawn || !(x.event.seat == seat)) return;
    for (auto [zone, timing] : {std::pair{kTable, kBefore}, std::pair{kHand, kBeforePlay}})
        for (Piece p : t.s.pieces.in({zone, seat}))
            forEachAbility(t, p, timing, [&, q = p](Piece, int ability) {
                if (mayInitiate(t, textAction(t, q, ability, seat, x.event))) fn(q, ability);
            });
}

// What a card that was just lost says to its own loss.
template <class Fn>
void eachOwnAnswer(Table& t, const Answering& x, Seat seat, bool knowsHand, Fn fn) {
    const Piece p = speaksOfOwnLoss(t, x.event);
    if (!p.some() || !(t.s.pieces.row(p).owner == seat)) return;
    forEachText(t, p, x.table, [&](int ability) {
        if (isUsed(t, x, p, ability) || !isAbout(t, x, p, ability, seat)) return;
        if (whyNotInitiate(t, textAction(t, p, ability, seat, x.event), knowsHand).legal()) fn(p, ability);
    });
}

template <class Fn>
void eachTableAnswer(Table& t, const Answering& x, Seat seat, bool knowsHand, Fn fn) {
    eachOwnAnswer(t, x, seat, knowsHand, fn);
    if (t.s.watchers.count[x.event.kind] == 0 && t.on("CCG-ACT-JUST-01"_rule)) return;
    for (Piece p : t.s.pieces.in({kTable, seat})) eachAnswerFrom(t, x, seat, p, x.table, knowsHand, fn);
    // CCG-LOC-03: what the opponent's locations say to this side.
    for (Piece p : t.s.row)
        if (!(t.s.pieces.row(p).controller == seat)) eachAnswerFrom(t, x, seat, p, x.table, knowsHand, fn);
    for (Piece p : t.s.pieces.in({kInactive, seat}))
        if (isAwake(t, p)) eachAnswerFrom(t, x, seat, p, x.table, knowsHand, fn);
}

template <class Fn>
void eachAnswer(Table& t, const Answering& x, Seat seat, Fn fn) {
    eachTableAnswer(t, x, seat, true, fn);
    if (mightHold(t, x.hand, x.event.kind, seat) || !t.on("CCG-ACT-JUST-01"_rule))
        for (Piece p : t.s.pieces.in({kHand, seat})) eachAnswerFrom(t, x, seat, p, x.hand, true, fn);
    eachLateBefore(t, x, seat, fn);
}

bool mayHide(Table& t, const Answering& x, Seat seat) {
    return sizeOf(t, kHand, seat) > 0 && mightHold(t, x.hand, x.event.kind, seat);
}
bool might(Table& t, const Answering& x, Seat seat) {
    if (mayHide(t, x, seat)) return true;
    bool any = false;
    eachTableAnswer(t, x, seat, false, [&](Piece, int) { any = true; });
    return any || !t.on("CCG-ACT-BEFORE-02"_rule);
}

// --- the hooks of the kernel's windows

bool isCancelledBelow(Table& t) {
    if (t.at < 1) return false;
    Frame& f = t.s.core.stack[t.at - 1];
    if (f.procedure == State::kAction.id) return f.as<ActionFrame>().has(ActionFrame::kCancelled);
    return f.procedure == State::kDestinyDraw.id && (f.as<DestinyFrame>().flags & DestinyFrame::kCancelled) != 0;
}

// CCG-ACT-JUST-03: the performer's opponent has the first just action. What is no player's doing: the player whose turn it
// is.
Seat first(Table& t, const WindowFrame& w) {
    if (w.detail != 0) return seatAt(w.detail - 1);
    // CCG-TURN-END-09: at the end of a turn first whose turn it is, then the other. (Off: the other way round.)
    if (w.event.kind == kTurnEnds && !t.on("CCG-TURN-END-09"_rule)) return opponentOf(t.s.turn);
    if (w.event.kind == kTurnEnds || w.event.kind == kBattleEnds || w.event.kind == kTurnStarts) return t.s.turn;
    // CCG-BTL-WIN-02: who did not initiate the battle, whether he won it or not.
    if (w.event.kind == kBattleDecided && t.on("CCG-BTL-WIN-02"_rule)) return opponentOf(t.s.battle.initiator);
    return t.on("CCG-ACT-JUST-03"_rule) ? opponentOf(w.event.seat) : w.event.seat;
}
Seat orderer(Table& t, const WindowFrame&) { return t.s.turn; }

// CCG-WEAP-AUTO-01: an automated weapon notices only what is present with it.
void dropUnnoticed(Table& t, uint8_t group) {
    if (!t.on("CCG-WEAP-AUTO-01"_rule)) return;
    for (int i = t.s.waiting.size() - 1; i >= 0; --i) {
        const Trigger& x = t.s.waiting[i];
        Piece p = x.event.subject.piece, weapon = x.source.piece;
        if (x.group != group || isScheduled(x) || !isType(t, weapon, kWeapon) || factOf(t, weapon, kSubtype) != kAutomated)
            continue;
        bool fighter = x.event.subject.some() && isOnTable(t, p) &&
                       (isType(t, p, kCharacter) || isType(t, p, kVehicle) || isType(t, p, kStarship));
        if (fighter && !(isPresent(t, p) && locationOf(t, p) == locationOf(t, weapon))) t.s.waiting.removeAt(i);
    }
}

void collect(Table& t, WindowFrame& w) {
    if (w.detail != 0) {
        // One of several that were lost together: its automatic actions were collected for all of them.
        for (Trigger& trigger : t.s.waiting)
            if (groupOf(trigger) == w.group - 1 && trigger.event.subject == w.event.subject) ++trigger.group;
        return;
    }
    if (w.policy == kResponses && !t.on("CCG-ACT-AUTO-07"_rule)) return;
    collectTriggers(t, w.event, kAutomatic, w.group);
    collectOwnLoss(t, w.event, w.group);
    dropUnnoticed(t, w.group);
    collectScheduled(t, w.event, w.group);
    if (w.event.kind == kDestinyDrawn) collectWhenDrawn(t, w);
}

// CCG-ACT-AUTO-03: those of one card in the order printed on it.
bool belongs(Table& t, const WindowFrame& w, const Trigger& trigger) {
    if (groupOf(trigger) != w.group) return false;
    if (!t.on("CCG-ACT-AUTO-03"_rule)) return true;
    for (const Trigger& x : t.s.waiting) {
        if (&x == &trigger) return true;
        if (x.group == trigger.group && x.source.some() && x.source == trigger.source &&
            x.controller == trigger.controller && x.event == trigger.event)
            return false;
    }
    return true;
}

void startAutomatic(Table& t, const Trigger& trigger) {
    if (isScheduled(trigger)) return startScheduled(t, trigger);
    // A card that is no longer there initiates nothing.
    if (!t.s.pieces.alive(trigger.source) || isSilent(t, trigger.source.piece)) return;
    ActionFrame a = textAction(t, trigger.source.piece, trigger.ability, trigger.controller, trigger.event);
    a.flags |= ActionFrame::kMustHappen;
    // CCG-ACT-AUTO-01: it is an action like any other and may be answered.
    if (!t.on("CCG-ACT-AUTO-01"_rule) || !t.on("CCG-ACT-AUTO-02"_rule)) a.flags |= ActionFrame::kQuiet;
    if (mayInitiate(t, a)) initiate(t, a);
}
void resolve(Table& t, WindowFrame& w, const Trigger& trigger) {
    startAutomatic(t, trigger);
    if (t.on("CCG-ACT-AUTO-02"_rule)) return;
    for (int i = t.s.waiting.size() - 1; i >= 0; --i) {
        if (groupOf(t.s.waiting[i]) != w.group) continue;
        Trigger other = t.s.waiting[i];
        t.s.waiting.removeAt(i);
        startAutomatic(t, other);
    }
}

bool mightAnswer(Table& t, const WindowFrame& w, Seat seat) {
    if (isCancelledBelow(t) || !isCurrent(t, w.event)) return false;
    if (!t.on("CCG-STK-08"_rule) && w.answered > 0) return false;
    if (!t.on("CCG-STK-01"_rule) || !t.on("CCG-STK-03"_rule) || !t.on("CCG-ACT-ANY-01"_rule)) return true;
    return might(t, answering(w), seat);
}

// CCG-STK-01: only the topmost action; the number says which window an answer below the top would belong to.
void suspendedAnswers(Table& t, Seat seat, Options& out) {
    if (t.on("CCG-STK-01"_rule)) return;
    for (int i = t.at - 1; i >= 0; --i) {
        Frame& f = t.s.core.stack[i];
        if (f.procedure != State::kWindow.id) continue;
        const WindowFrame& w = f.as<WindowFrame>();
        eachAnswer(t, answering(w), seat, [&](Piece p, int ability) {
            out.add(optionAct(kActRespond, p, static_cast<uint16_t>(ability), static_cast<int16_t>(i)));
        });
    }
}

void answers(Table& t, const WindowFrame& w, Seat seat, Options& out) {
    eachAnswer(t, answering(w), seat, [&](Piece p, int ability) {
        out.add(optionAct(w.policy == kAboutTo ? kActBefore : kActRespond, p, static_cast<uint16_t>(ability)));
    });
    suspendedAnswers(t, seat, out);
    // CCG-STK-03, CCG-ACT-ANY-01: no top-level action while anything is on the stack.
    if (!t.on("CCG-STK-03"_rule)) topLevelOptions(t, seat, out);
    if (!t.on("CCG-ACT-ANY-01"_rule)) anyTimeOptions(t, seat, out);
}

void answer(Table& t, WindowFrame& w, Seat seat, const Option& o) {
    if (w.policy == kAboutTo) t.outcome().detail = 1;
    if (o.verb != kActRespond && o.verb != kActBefore) return takeAct(t, seat, o, 0);
    Event e = o.number != 0 ? t.s.core.stack[o.number].as<WindowFrame>().event : w.event;
    initiate(t, textAction(t, o.piece, o.detail, seat, e));
}

// --- cards lost together (CCG-STK-SIM-*)

Event itemEvent(Table& t, const TogetherFrame& f, Piece p) {
    Event e{f.event, f.performer, 0, t.s.pieces.ref(p), {}, {}};
    if (f.from.some()) e.source = t.s.pieces.ref(f.from);
    if (f.event == kMoved) e.object = t.s.pieces.ref(t.s.pieces.data(p).at);
    return e;
}
Answering itemAnswering(Table& t, const TogetherFrame& f, Piece p) {
    return {nullptr, itemEvent(t, f, p), kJust, kResponse};
}

Flow openTogether(Table& t, TogetherFrame& f) {
    f.turn = t.on("CCG-ACT-JUST-03"_rule) ? opponentOf(f.performer) : f.performer;
    auto group = static_cast<uint8_t>(t.at + 1);
    for (Piece p : f.items) collectTriggers(t, itemEvent(t, f, p), kAutomatic, group);
    for (Piece p : f.items) collectOwnLoss(t, itemEvent(t, f, p), group);
    dropUnnoticed(t, group);
    for (Piece p : f.items) collectScheduled(t, itemEvent(t, f, p), group);
    return next();
}

// CCG-STK-SIM-03: what is answered moves above the others, its answer on top of it.
// `answer`: what answers it, if that was chosen.
void raise(Table& t, TogetherFrame& f, Piece p, Seat next, const Option* answer) {
    WindowFrame w;
    w.event = itemEvent(t, f, p);
    w.policy = kResponses;
    w.detail = static_cast<uint8_t>(next.index() + 1);
    if (t.on("CCG-STK-SIM-03"_rule)) {
        for (int i = 0; i < f.items.size(); ++i)
            if (f.items[i] == p) {
                f.items.removeAt(i);
                break;
            }
        if (answer != nullptr) {
            w.group = static_cast<uint8_t>(t.s.core.stack.size() + 1);
            window::beginAnswers(t, w);
            window::noteAnswer(t, w, answer->piece, answer->detail);
            w.answered = 1;
            w.group = 0;  // it opens when the answer is over
        }
        t.call(State::kWindow, w);
    }
}

bool isMine(Table& t, const Trigger& x) { return groupOf(x) == t.at + 1; }

void resolveTogether(Table& t, TogetherFrame& f, int i) {
    Trigger trigger = t.s.waiting[i];
    t.s.waiting.removeAt(i);
    raise(t, f, trigger.event.subject.piece, f.turn, nullptr);
    startAutomatic(t, trigger);
}

Flow sortTogether(Table& t, TogetherFrame& f) {
    for (int i = f.items.size() - 1; i >= 0; --i)
        if (!isCurrent(t, itemEvent(t, f, f.items[i]))) f.items.removeAt(i);
    int found = -1, n = 0;
    for (int i = 0; i < t.s.waiting.size(); ++i)
        if (isMine(t, t.s.waiting[i]) && ++n == 1) found = i;
    if (n == 0) return skipTo("offer");
    if (n > 1 && t.on("CCG-ACT-AUTO-04"_rule)) return next();
    resolveTogether(t, f, found);
    return again();
}
Seat orderWho(Table& t, TogetherFrame&) { return t.s.turn; }
void orderOptions(Table& t, TogetherFrame&, Options& out) {
    for (int i = 0; i < t.s.waiting.size(); ++i)
        if (const Trigger& x = t.s.waiting[i]; isMine(t, x))
            out.add(optionAct(kVerbResolve, x.source.piece, x.ability, static_cast<int16_t>(i)));
}
Flow orderAnswer(Table& t, TogetherFrame& f, Option o) {
    resolveTogether(t, f, o.number);
    return skipTo("sort");
}

bool mightAnswerOne(Table& t, const TogetherFrame& f, Seat seat) {
    for (Piece p : f.items)
        if (might(t, itemAnswering(t, f, p), seat)) return true;
    return false;
}
Flow offerTogether(Table& t, TogetherFrame& f) {
    while (f.passes < 2 && !f.items.empty()) {
        if (mightAnswerOne(t, f, f.turn)) return next();
        ++f.passes;
        f.turn = opponentOf(f.turn);
    }
    return done();
}
Seat answerWho(Table&, TogetherFrame& f) { return f.turn; }
// The number of an option says which of the cards it answers, counted from 1.
void answerOptions(Table& t, TogetherFrame& f, Options& out) {
    for (int i = 0; i < f.items.size(); ++i) {
        eachAnswer(t, itemAnswering(t, f, f.items[i]), f.turn, [&](Piece p, int ability) {
            out.add(optionAct(kActRespond, p, static_cast<uint16_t>(ability), static_cast<int16_t>(i + 1)));
        });
        // CCG-STK-SIM-02: whichever of them he chooses.
        if (!t.on("CCG-STK-SIM-02"_rule)) break;
    }
    out.add(optionPass());
}
Flow answerItem(Table& t, TogetherFrame& f, Option o) {
    Seat seat = f.turn;
    // CCG-STK-SIM-04: opportunities alternate as though they were one action.
    f.turn = t.on("CCG-STK-SIM-04"_rule) || o.kind == OptionKind::pass ? opponentOf(seat) : seat;
    if (o.kind == OptionKind::pass) {
        ++f.passes;
        return skipTo("offer");
    }
    f.passes = 0;
    Piece item = f.items[o.number - 1];
    Event e = itemEvent(t, f, item);
    raise(t, f, item, opponentOf(seat), &o);
    initiate(t, textAction(t, o.piece, o.detail, seat, e));
    return skipTo("sort");
}

constexpr Step<Table> kTogetherSteps[] = {
    {partOf("CCG-STK-SIM-02"), "open", act<openTogether>()},
    {partOf("CCG-ACT-AUTO-02"), "sort", act<sortTogether>()},
    {"CCG-ACT-AUTO-04", "order", ask<orderWho, orderOptions, orderAnswer>()},
    {partOf("CCG-STK-SIM-04"), "offer", act<offerTogether>()},
    {"CCG-STK-SIM-02", "answer", ask<answerWho, answerOptions, answerItem>()},
};

// A battle that ends at once leaves the cards just lost still to be answered.
void abandonTogether(Table& t, TogetherFrame& f) {
    if (f.event == kMoved) return;
    for (Piece p : f.items) t.pushOrFault(t.s.justLost, p);
}

}  // namespace

Procedure<Table> togetherProcedure() { return procedure<TogetherFrame, abandonTogether>("lost together", kTogetherSteps); }

WindowHooks<Table> windowHooks() { return {first, orderer, collect, belongs, resolve, mightAnswer, answers, answer}; }

const WindowPolicy kWindowPolicies[3] = {
    {{"responses", partOf("CCG-STK-07")},
     Order::oneSeat,
     "CCG-ACT-AUTO-04",
     true,
     "CCG-ACT-JUST-03",
     "CCG-STK-07",
     true,
     "CCG-STK-04"},
    {{"about to", partOf("CCG-ACT-BEFORE-01")}, Order::none, "", true, "", "", true, "CCG-STK-04"},
    {{"automatic actions", partOf("CCG-ACT-AUTO-04")}, Order::oneSeat, "CCG-ACT-AUTO-04", false, "", "", false, ""},
};

Explanation whyNotRespond(Table& t, const WindowFrame& w, Seat seat, const Option& o) {
    Answering x = answering(w);
    const Ability& a = t.book().abilities[o.detail];
    if (a.event != w.event.kind) return {"CCG-ACT-JUST-01", "it does not answer what just happened"};
    if (!isCurrent(t, w.event)) return {"CCG-STK-09", "what it would answer is no longer there"};
    if (!answersEvent(t, o.detail, t.s.pieces.ref(o.piece), seat, w.event))
        return {"CCG-STK-06", "it does not answer this action"};
    if (isUsed(t, x, o.piece, o.detail)) return {"CCG-STK-04", "it has answered this already"};
    return whyNotInitiate(t, textAction(t, o.piece, o.detail, seat, w.event));
}

namespace {

bool someHandMight(const Table& t, int timing, int event) {
    for (int seat = 0; seat < 2; ++seat)
        if (mightHold(t, timing, event, seatAt(seat)) && sizeOf(t, kHand, seatAt(seat)) > 0) return true;
    return false;
}

}  // namespace

bool listens(Table& t, EventId event) {
    if (t.s.watchers.count[event] != 0 || isAwaitedEvent(t, event)) return true;
    return someHandMight(t, kResponse, event);
}

bool canPreempt(Table& t, const Event& e) {
    if (t.s.watchers.count[e.kind] != 0 || isAwaitedEvent(t, static_cast<EventId>(e.kind))) return true;
    return someHandMight(t, kBeforePlay, e.kind);
}

void openAboutTo(Table& t, const Event& e) {
    WindowFrame w;
    w.event = e;
    w.policy = kAboutTo;
    t.call(State::kWindow, w);
    startAllScheduled(t, e);
}

// CCG-ACT-07: an action inside another has responses of its own.
bool isInsideAnother(Table& t) {
    for (const Frame& f : t.s.core.stack)
        if (f.procedure == State::kAction.id && f.as<ActionFrame>().has(ActionFrame::kHadResult) &&
            f.as<ActionFrame>().kind != kBattleAction)
            return true;
    return false;
}

// What the players are told of is kept as it is told (State::told), all else as it can be answered.
constexpr uint64_t kTold = [] {
    uint64_t bits = 0;
    for (EventId event : {kDeployed, kMoved, kDrained, kDestinyDrawn, kForceActivated, kForceUsed, kForceLost,
                          kForceRetrieved, kCardDrawn, kBattleDecided, kBattleEnded, kPowerTotaled, kAttritionSet,
                          kBattleTied, kAttackInitiated, kDefeated, kCaptured, kReleased, kPassed})
        bits |= uint64_t{1} << event;
    return bits;
}();
void noteUntold(Table& t, const Event& e) {
    if ((kTold >> e.kind & 1) == 0) noteAct(t, e);
}

bool opensResponses(Table& t, EventId event) {
    bool strange = !t.on("CCG-ACT-JUST-01"_rule) || !t.on("CCG-STK-03"_rule) || !t.on("CCG-ACT-ANY-01"_rule) ||
                   !t.on("CCG-STK-01"_rule) || !t.on("CCG-ACT-BEFORE-02"_rule);
    return listens(t, event) || strange;
}

void openResponses(Table& t, const Event& e) {
    noteUntold(t, e);
    if (!opensResponses(t, static_cast<EventId>(e.kind)) && !speaksOfOwnLoss(t, e).some()) return;
    if (!t.on("CCG-ACT-07"_rule) && isInsideAnother(t)) return;
    WindowFrame w;
    w.event = e;
    // CCG-ACT-AUTO-07: automatic actions come before just actions.
    if (!t.on("CCG-ACT-AUTO-07"_rule)) {
        w.policy = kAutomaticOnly;
        t.call(State::kWindow, w);
    }
    w.policy = kResponses;
    t.call(State::kWindow, w);
}

void State::became(Table& t, int mark) {
    openResponses(t, Event{kBecomes, t.s.turn, static_cast<int16_t>(mark), {}, {}, {}});
}

bool isCurrent(Table& t, const Event& e) {
    if (!t.on("CCG-STK-09"_rule)) return true;
    switch (e.kind) {
        case kCardLost:
            return t.s.pieces.isIn(e.subject.piece, kLostPile) || !t.on("CCG-ACT-COND-03"_rule) ||
                   !t.on("CCG-ACT-JLOST-05"_rule);
        case kCardForfeited: return t.s.pieces.isIn(e.subject.piece, kLostPile);
        case kAboutToLose:
        case kDeployed:
        case kMoved: return t.s.pieces.alive(e.subject) && isOnTable(t, e.subject.piece);
        case kBattleInitiated: return t.s.battle.segment == Battle::kNone || occupyForBattle(t, e.subject.piece, e.seat);
        default: return true;
    }
}

void answerTogether(Table& t, Seat performer, EventId event, const Piece* cards, int n, Piece left) {
    for (int i = 0; i < n; ++i) {
        TogetherFrame one;
        one.event = event, one.performer = performer, one.from = left;
        noteUntold(t, itemEvent(t, one, cards[i]));
    }
    answerStill(t, performer, event, cards, n, left);
}
void answerStill(Table& t, Seat performer, EventId event, const Piece* cards, int n, Piece left) {
    const auto speaks = [&](Piece p) {
        return speaksOfOwnLoss(t, Event{event, performer, 0, t.s.pieces.ref(p), {}, {}}).some();
    };
    if (n == 0 || (!listens(t, event) && std::none_of(cards, cards + n, speaks))) return;
    constexpr int kMost = decltype(TogetherFrame::items)::capacity();
    for (int from = 0; from < n; from += kMost) {  // more than that no rule of a real card loses at one moment
        TogetherFrame f;
        f.event = event;
        f.performer = performer;
        f.from = left;
        for (int i = from; i < std::min(n, from + kMost); ++i) t.pushOrFault(f.items, cards[i]);
        t.call(State::kTogether, f);
    }
}

}  // namespace cantina::ccg
