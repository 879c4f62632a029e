// Windows: action windows, interrupts and reactions (LCG-TIM-01 to LCG-TIM-15, LCG-NEST-01 to LCG-NEST-05, LCG-GP-12).
//
// In every window the active player has the first opportunity, then the players alternate until both pass in a row. Forced
// abilities come before optional ones. What resolves inside a window opens windows of its own, which are completed first;
// then this one goes on.
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {

using namespace language;

const WindowPolicy kWindowPolicies[3] = {
    {"interrupts", Order::oneSeat, "LCG-GP-12", true, "LCG-TIM-08", "LCG-TIM-08", false, ""},
    {"reactions", Order::oneSeat, "LCG-GP-12", true, "LCG-TIM-12", "LCG-TIM-12", false, ""},
    {"actions", Order::none, "", true, "LCG-TIM-03", "LCG-TIM-03", false, ""},
};

namespace {

bool isWindow(const Frame& f, bool actions) {
    return f.procedure == State::kWindow.id && (f.as<WindowFrame>().policy == kActions) == actions;
}

// LCG-NEST-02, LCG-NEST-05: new conditions nest without limit. (Off: not at all; only once.)
bool mayNest(Table& t) {
    if (!t.rules.switches.any()) return true;
    bool nests = t.on("LCG-NEST-02"_rule);
    bool goesOn = t.on("LCG-NEST-05"_rule);
    if (nests && goesOn) return true;
    int depth = 0;
    for (const Frame& f : t.s.core.stack) depth += isWindow(f, false) ? 1 : 0;
    return depth == 0 || (nests && depth == 1);
}

// Could this seat hold a card that answers so? It depends on public facts only: that there is a hand, its side, what its
// ready cards could pay, and what the event looks like.
bool handMightAnswer(Table& t, Seat seat, TimingId timing, const Event& e) {
    int least = leastHiddenCost(t, timing, e.kind, seat.index());
    if (least == Book::kNoAnswer || t.s.pieces.size({kHand, seat}) == 0) return false;
    // What is put into play from the hand costs nothing, and some effects reduce costs.
    if (least > 0 && timing != kReactionFromHand && purseOf(t, seat).total + costSlack(t) < least) return false;
    const Book& book = t.book();
    const auto& range = book.hiddenRanges[static_cast<size_t>(timing)][e.kind];
    AbilityFrame f = abilityFrame(t, 0, {}, seat, e);
    for (int i = 0; i < range.count; ++i) {
        f.ability = book.hiddenList[static_cast<size_t>(range.first + i)];
        if (static_cast<int>((book.notes.abilities[f.ability] >> kNotedSide) & 1) != seat.index()) continue;
        const Ability& a = book.abilities[f.ability];
        if (fits(t, f, a.subject, e.subject) && fits(t, f, a.object, e.object)) return true;
    }
    return false;
}

// The same for actions. There is a hand.
bool handMightAct(Table& t, Seat seat) {
    int least = leastAction(t, seat);
    return least == 0 || (least != Book::kNoAnswer && purseOf(t, seat).total + costSlack(t) >= least);
}

TimingId timingOf(uint8_t policy) { return policy == kInterrupts ? kInterrupt : kReaction; }
bool isForced(Table& t, uint8_t event, uint8_t policy) {
    return ((t.s.forced[policy == kReactions ? 1 : 0] >> event) & 1) != 0;
}

// --- hooks

Seat first(Table& t, const WindowFrame&) { return t.s.active; }

// What answered in an earlier window at this place of the stack is forgotten.
void forgetAnswers(Table& t, int group) {
    for (int i = t.s.answered.size() - 1; i >= 0; --i)
        if (t.s.answered[i].group >= group) t.s.answered.removeAt(i);
}

void collect(Table& t, WindowFrame& w) {
    forgetAnswers(t, w.group);
    if (!isForced(t, w.event.kind, w.policy)) return;
    int timing = w.policy == kInterrupts ? kForcedInterrupt : kForcedReaction;
    anyOf(t, t.s.speakers, [&](Piece p) {
        if (((defOf(t, p).watches >> w.event.kind) & 1) == 0) return false;
        forEachAbility(t, p, timing, [&](Piece, int ability) {
            PieceRef source = t.s.pieces.ref(p);
            Seat seat = controllerOf(t, p);
            if (answersEvent(t, ability, source, seat, w.event))
                t.pushOrFault(t.s.waiting, Trigger{w.event, source, static_cast<uint16_t>(ability), seat, w.group});
        });
        return false;
    });
}

bool belongs(Table&, const WindowFrame& w, const Trigger& trigger) { return trigger.group == w.group; }

void resolve(Table& t, WindowFrame&, const Trigger& trigger) { callTrigger(t, trigger); }

// RULING LCG-TIM-08, LCG-TIM-12: an ability answers one occurrence once, because otherwise a reaction without a cost could
// be used without end on a single condition (docs/decisions/031).
bool hasAnswered(Table& t, const WindowFrame& w, Piece p, int ability) {
    uint8_t number = t.book().abilities[static_cast<size_t>(ability)].number;
    for (const Answered& a : t.s.answered)
        if (a.piece == t.s.pieces.ref(p) && a.ability == number && a.group == w.group) return true;
    return false;
}

// LCG-TIM-01, LCG-TIM-02: actions only in action windows. (Off: also while something is interrupted or reacted to.)
bool allowsActions(Table& t) {
    if (!t.rules.switches.any()) return false;
    bool inFramework = !t.on("LCG-TIM-01"_rule);
    bool elsewhere = !t.on("LCG-TIM-02"_rule);
    if (!inFramework && !elsewhere) return false;
    return isInActionWindow(t) ? elsewhere : inFramework;
}

// LCG-TIM-05, LCG-TIM-10: interrupts and reactions work in framework events too. (Off: in action windows only.)
bool isClosed(Table& t, const WindowFrame& w) {
    if (!t.rules.switches.any() || (t.on("LCG-TIM-05"_rule) && t.on("LCG-TIM-10"_rule))) return false;
    bool open = w.policy == kInterrupts ? t.on("LCG-TIM-05"_rule) : t.on("LCG-TIM-10"_rule);
    return !open && !isInActionWindow(t);
}

template <class Fn>
bool anyAnswer(Table& t, const WindowFrame& w, Seat seat, bool fromHand, Fn fn) {
    TimingId timing = timingOf(w.policy);
    bool watched = ((t.s.watched[w.policy][seat.index()] >> w.event.kind) & 1) != 0;
    Places places{watched, fromHand && someCardAnswers(t, timing, w.event.kind)};
    auto ask = [&](Piece p, int ability) { return !hasAnswered(t, w, p, ability) && fn(p, ability); };
    if ((places.inPlay || places.hand) && anyUsable(t, seat, timing, w.event, places, ask)) return true;
    if (w.policy == kReactions && fromHand && someCardAnswers(t, kReactionFromHand, w.event.kind))
        for (Piece p : t.s.pieces.in({kHand, seat})) {
            bool found = false;
            forEachAbility(t, p, kReactionFromHand, [&](Piece, int ability) {
                found = found || (mayUse(t, seat, p, ability, w.event) && fn(p, ability));
            });
            if (found) return true;
        }
    return allowsActions(t) && anyUsable(t, seat, kAction, {}, {true, fromHand}, fn);
}

template <class Fn>
bool anyAction(Table& t, Seat seat, bool fromHand, Fn fn) {
    if (anyUsable(t, seat, kAction, {}, {true, fromHand}, fn)) return true;
    // LCG-FX-06: some effects say that they work from elsewhere.
    if (((t.s.deckFacts >> seat.index()) & kFromDiscard) == 0 || !t.on("LCG-FX-06"_rule)) return false;
    bool found = false;
    for (Piece p : t.s.pieces.in({kDiscard, seat})) {
        if (defOf(t, p).abilities == 0) continue;
        forEachAbility(t, p, kActionFromDiscard,
                       [&](Piece, int ability) { found = found || (mayUse(t, seat, p, ability, {}) && fn(p, ability)); });
        if (found) return true;
    }
    return false;
}

// LCG-TURN-07: what the active player plays in the deployment phase counts as an action.
bool deploys(Table& t, Seat seat) {
    return t.s.phase == kDeploymentPhase && (t.s.active == seat || !t.on("LCG-TURN-03"_rule));
}

bool mightAct(Table& t, Seat seat) {
    if (t.s.loop.seat == seat) watchForLoop(t, seat);
    if (t.s.loop.shown != 0) return true;
    if (t.s.pieces.size({kHand, seat}) > 0 && (deploys(t, seat) || handMightAct(t, seat))) return true;
    return anyAction(t, seat, false, [](Piece, int) { return true; });
}

bool mightAnswer(Table& t, const WindowFrame& w, Seat seat) {
    if (w.policy == kActions) return mightAct(t, seat);
    if (isClosed(t, w)) return false;
    bool hidden = ((heardInHand(t, w.policy, seat) >> w.event.kind) & 1) != 0;
    if (hidden && handMightAnswer(t, seat, timingOf(w.policy), w.event)) return true;
    if (hidden && w.policy == kReactions && handMightAnswer(t, seat, kReactionFromHand, w.event)) return true;
    bool watched = ((t.s.watched[w.policy][seat.index()] >> w.event.kind) & 1) != 0;
    return (watched || t.rules.switches.any()) && anyAnswer(t, w, seat, false, [](Piece, int) { return true; });
}

// Who would be asked first, if anybody. What the seats could pay with is found out here and kept.
template <class Asks>
Seat firstAsked(Table& t, Asks asks) {
    for (Seat seat : {kDark, kLight}) t.s.purses[seat.index()] = purseOf(t, seat);
    if (asks(t.s.active)) return t.s.active;
    return asks(other(t.s.active)) ? other(t.s.active) : kNobody;
}

// A window that nobody would be asked in is not opened.
struct Opening {
    bool opens = false;
    Seat asked;  // nobody: forced abilities come first
};
Opening openingOf(Table& t, const Event& e, WindowId policy, WindowFrame& w) {
    if (!mayNest(t)) return {};
    w.event = e;
    w.policy = policy;
    w.group = static_cast<uint8_t>(t.s.core.stack.size() + 1);
    if (isForced(t, e.kind, policy)) return {true, kNobody};
    forgetAnswers(t, w.group);
    Seat asked = firstAsked(t, [&](Seat seat) { return mightAnswer(t, w, seat); });
    return {asked.some(), asked};
}
void begin(Table& t, const WindowFrame& w, Seat asked) {
    if (asked.some() && cantina::detail::settle(t)) return window::beginWith(t, w, asked);
    window::begin(t, w);
}
bool open(Table& t, const Event& e, WindowId policy) {
    if (!isListened(t, e.kind, policy)) return false;
    WindowFrame w;
    Opening o = openingOf(t, e, policy, w);
    if (o.opens) begin(t, w, o.asked);
    return o.opens;
}

Option useOption(Table& t, Piece p, int ability) {
    return optionAct(isType(t, p, kEventCard) ? kActPlay : kActUse, p, static_cast<uint16_t>(ability));
}

// What may be played from the hand in the deployment phase.
[[gnu::noinline]] void deployments(Table& t, Seat seat, Options& out) {
    bool onlyThese = t.on("LCG-DEP-01"_rule);
    Candidates cards;
    cards.addHand(t, seat, onlyThese ? kNotedDeployed | kNotedPilot : ~0u);
    for (int i = 0; i < cards.n; ++i) {
        Piece p{cards.list[i]};
        uint32_t note = noteOf(t, p);
        if (((note & kNotedDeployed) != 0 || !onlyThese) && mayPlay(t, seat, p)) out.add(optionAct(kActPlay, p));
        if ((note & kNotedPilot) != 0 && mayAttach(t, seat, p)) out.add(optionAct(kActAttach, p));
    }
}

void answers(Table& t, const WindowFrame& w, Seat seat, Options& out) {
    auto add = [&](Piece p, int ability) {
        Option o = useOption(t, p, ability);
        if (w.policy != kActions || !isBarredByLoop(t, seat, o)) out.add(o);
        return false;
    };
    if (w.policy != kActions) {
        anyAnswer(t, w, seat, true, add);
        return;
    }
    if (isLoopOffered(t, seat)) out.add(optionAct(kActRepeat));
    anyAction(t, seat, true, add);
    if (deploys(t, seat)) deployments(t, seat, out);
}
void answer(Table& t, WindowFrame& w, Seat seat, const Option& o) {
    if (o.verb == kActRepeat) {
        t.call(State::kRepeat, NoFrame{}, seat);
        return;
    }
    if (o.detail == 0) return playCard(t, seat, o.piece, o.verb == kActAttach);
    uint8_t number = t.book().abilities[o.detail].number;
    if (w.policy != kActions && !t.s.pieces.isIn(o.piece, kHand))
        t.pushOrFault(t.s.answered, Answered{t.s.pieces.ref(o.piece), number, w.group});
    initiate(t, seat, o.piece, o.detail, w.event);
}

}  // namespace

WindowHooks<Table> windowHooks() { return {first, first, collect, belongs, resolve, mightAnswer, answers, answer}; }

bool openInterrupts(Table& t, const Event& e) { return open(t, e, kInterrupts); }
bool isAnswered(Table& t, const Event& e, WindowId policy) {
    if (!isListened(t, e.kind, policy)) return false;
    WindowFrame w;
    return openingOf(t, e, policy, w).opens;
}
bool openReactions(Table& t, const Event& e) { return open(t, e, kReactions); }

bool openActions(Table& t) {
    if (t.s.loop.seat.some()) t.s.loop = {};
    Seat asked = firstAsked(t, [&](Seat seat) { return mightAct(t, seat); });
    if (!asked.some()) return false;
    WindowFrame w;
    w.policy = kActions;
    begin(t, w, asked);
    return true;
}

bool isInActionWindow(Table& t) {
    for (const Frame& f : t.s.core.stack)
        if (isWindow(f, true)) return true;
    return false;
}

}  // namespace cantina::lcg
