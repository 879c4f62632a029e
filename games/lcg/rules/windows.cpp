// Windows: action windows, interrupts and reactions (LCG-TIM-01 to LCG-TIM-15, LCG-NEST-01 to LCG-NEST-05, LCG-GP-12).
//
// In every window the active player has the first opportunity, then the players alternate until both pass in a row. Forced
// abilities come before optional ones. What resolves inside a window opens windows of its own, which are completed first;
// then this one goes on.
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {

using namespace language;

// RULING LCG-TIM-08, LCG-TIM-12: an ability answers one occurrence once, because otherwise a reaction without a cost could
// be used without end on a single condition (docs/decisions/031).
const WindowPolicy kWindowPolicies[3] = {
    {{"interrupts", partOf("LCG-TIM-08")}, Order::oneSeat, "LCG-GP-12", true, "LCG-TIM-08", "LCG-TIM-08", true, ""},
    {{"reactions", partOf("LCG-TIM-12")}, Order::oneSeat, "LCG-GP-12", true, "LCG-TIM-12", "LCG-TIM-12", true, ""},
    {{"actions", partOf("LCG-TIM-03")}, Order::none, "", true, "LCG-TIM-03", "LCG-TIM-03", false, ""},
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

// Does what happens look like something that a card of this side could answer from a hand?
[[gnu::noinline]] bool someHandFits(Table& t, Seat seat, TimingId timing, const Event& e) {
    const Book& book = t.book();
    const auto& range = book.hiddenRanges[static_cast<size_t>(timing)][e.kind];
    AbilityFrame f = abilityFrame(t, 0, {}, seat, e);
    for (int i = 0; i < range.count; ++i) {
        f.ability = book.hiddenList[static_cast<size_t>(range.first + i)];
        if (static_cast<int>((book.notes.abilities[f.ability] >> kNotedSide) & 1) != seat.index()) continue;
        const Ability& a = book.abilities[f.ability];
        const bool isPhase = e.kind == kPhaseBegins || e.kind == kPhaseEnds;
        if (isPhase && ((phasesOf(book, a) >> (e.amount - 1)) & 1) == 0) continue;
        if (fits(t, f, a.subject, e.subject) && fits(t, f, a.object, e.object)) return true;
    }
    return false;
}
// Could this seat hold a card that answers so? It depends on public facts only: that there is a hand, its side, what its
// ready cards could pay, and what the event looks like.
[[gnu::always_inline]] inline bool handMightAnswer(Table& t, Seat seat, TimingId timing, const Event& e) {
    int least = leastHiddenCost(t, timing, e.kind, seat.index());
    if (least == Book::kNoAnswer || t.s.pieces.size({kHand, seat}) == 0) return false;
    // What is put into play from the hand costs nothing, and some effects reduce costs.
    if (least > 0 && !worksFromHand(timing)) {
        const int total = purseOf(t, seat).total;
        if (total < least && total + costSlack(t) < least) return false;
    }
    return isAlwaysAnswered(t, timing, seat, e.kind) || someHandFits(t, seat, timing, e);
}

// The same for actions. There is a hand.
bool handMightAct(Table& t, Seat seat) {
    int least = leastAction(t, seat);
    if (least == 0 || least == Book::kNoAnswer) return least == 0;
    const int total = purseOf(t, seat).total;
    return total >= least || total + costSlack(t) >= least;
}

TimingId timingOf(uint8_t policy) { return policy == kInterrupts ? kInterrupt : kReaction; }
bool isForced(Table& t, uint8_t event, uint8_t policy) { return t.s.forced[policy == kReactions ? 1 : 0].has(event); }

// --- hooks

Seat first(Table& t, const WindowFrame&) { return t.s.active; }

void collect(Table& t, WindowFrame& w) {
    if (!isForced(t, w.event.kind, w.policy)) return;
    int timing = w.policy == kInterrupts ? kForcedInterrupt : kForcedReaction;
    anyOf(t, t.s.speakers, [&](Piece p) {
        if (((defOf(t, p).watches >> w.event.kind) & 1) == 0 || isBlank(t, p)) return false;
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

// The list of what waits leaves out the event: it is the window's.
void resolve(Table& t, WindowFrame& w, const Trigger& trigger) {
    callAbility(t, trigger.ability, trigger.source, trigger.controller, w.event);
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

// --- looking for abilities that a seat may use

constexpr Event kNothing{};

struct Search {
    Seat seat;
    TimingId timing;
    const Event& event;
    Options* out;                       // null: one ability is enough
    const WindowFrame* once = nullptr;  // what has answered in this window does not answer again
    bool loops = false;                 // an act that would go round a shown loop is left out
};
struct Places {
    bool inPlay = true;
    bool hand = true;
};

Option useOption(Table& t, Piece p, int ability) {
    return optionAct(isType(t, p, kEventCard) ? kActPlay : kActUse, p, static_cast<uint16_t>(ability));
}

// Do abilities with this timing work where the card lies?
bool worksIn(Table& t, Piece p, TimingId timing) {
    uint32_t zones = t.book().vocabulary->timings[static_cast<size_t>(timing)].zones;
    return ((zones >> t.s.pieces.kindOf(p)) & 1) != 0;
}

// Looks closer at the cards that could be of use. True if one was found and is enough.
[[gnu::noinline]] bool judge(Table& t, const Search& s, const Candidates& cards) {
    const bool switched = t.rules.switches.any();
    for (int k = 0; k < cards.n; ++k) {
        Piece p{cards.list[k]};
        const CardDef& def = defOf(t, p);
        if (switched && !worksIn(t, p, s.timing)) continue;
        for (int ability = def.first; ability < def.first + def.abilities; ++ability) {
            const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
            if (a.timing != s.timing || a.event != s.event.kind || (switched && t.rules.switches.off(a.id))) continue;
            if (!mayFit(t, a.subject, t.s.pieces.ref(p), s.event.subject)) continue;
            if (!mayUse(t, s.seat, p, ability, s.event)) continue;
            if (s.once != nullptr && window::isUsed(t, *s.once, p, ability)) continue;
            if (s.out == nullptr) return true;
            Option o = useOption(t, p, ability);
            if (!s.loops || !isBarredByLoop(t, s.seat, o)) s.out->add(o);
        }
    }
    return false;
}

[[gnu::always_inline]] inline bool isCandidate(Table& t, const Search& s, Piece p) {
    if (!(controllerOf(t, p) == s.seat)) return false;
    if (s.event.kind != kNoEvent) return ((defOf(t, p).watches >> s.event.kind) & 1) != 0;
    return s.timing != kAction || isReady(t, p) || (noteOf(t, p) & kNotedExhausts) == 0 || t.rules.switches.any();
}
// The list was too short: every card in play.
[[gnu::cold, gnu::noinline]] void addInPlay(Table& t, const Search& s, Candidates& cards) {
    auto add = [&](Piece p) { return cards.add(p, isCandidate(t, s, p)), false; };
    anyInPlay(t, add);
}
template <int n>
void addListed(Table& t, const Search& s, const FixedVec<uint8_t, n>& list, Candidates& cards) {
    if (list.full()) [[unlikely]]
        return addInPlay(t, s, cards);
    int at = cards.n;
    for (uint8_t number : list) {
        cards.list[at] = number;
        at += isCandidate(t, s, Piece{number}) ? 1 : 0;
    }
    cards.n = at;
}

// Is it known that no card in the hand could be of use?
bool holdsNone(Table& t, Seat seat, uint8_t wanted) {
    uint8_t holds = t.s.holds[seat.index()];
    return (holds & kHoldsLooked) != 0 && (holds & wanted) == 0 && !t.rules.switches.any();
}
// True, for those who ask whether a seat is asked: then its hand is looked through once.
bool lookAtHand(Table& t, Seat seat) {
    static_assert(kHoldsAction == 1 << kAction && kHoldsInterrupt == 1 << kInterrupt && kHoldsReaction == 1 << kReaction);
    static_assert(kHoldsActor << kFromHandBits == kNotedHandActor && kHoldsReactor << kFromHandBits == kNotedReactor);
    uint32_t notes = 0;
    for (Piece p : t.s.pieces.in({kHand, seat})) notes |= noteOf(t, p);
    t.s.holds[seat.index()] = static_cast<uint8_t>(((notes >> kFromHandBits) & 63) | kHoldsLooked);
    return true;
}

// Few cards could be of use, and mostly none.
bool anyUsable(Table& t, const Search& s, Places places) {
    Candidates cards;
    if (places.inPlay) s.timing == kAction ? addListed(t, s, t.s.actors, cards) : addListed(t, s, t.s.speakers, cards);
    // LCG-FX-05: only events are used from the hand. (Off: every card, and from the discard pile too.)
    bool onlyThere = t.on("LCG-FX-05"_rule);
    if (places.hand && !holdsNone(t, s.seat, static_cast<uint8_t>(1u << s.timing)))
        cards.addHand(t, s.seat, onlyThere ? 1u << (kFromHandBits + s.timing) : ~kNotedCost);
    if (!onlyThere) [[unlikely]]
        for (Piece p : t.s.pieces.in({kDiscard, s.seat})) cards.add(p, true);
    return cards.n != 0 && judge(t, s, cards);
}
// Some abilities work from elsewhere, and say so.
bool anyElsewhere(Table& t, const Search& s, uint8_t zone) {
    Candidates cards;
    for (Piece p : t.s.pieces.in({zone, s.seat})) cards.add(p, ((defOf(t, p).timings >> s.timing) & 1) != 0);
    return cards.n != 0 && judge(t, s, cards);
}
// What a hand holds decides nothing but what its seat may do: whoever asks without `out` must not look.
bool anyFromHand(Table& t, const Search& s) {
    const auto wanted = static_cast<uint8_t>(kHoldsActor << s.timing);
    if (s.out == nullptr || !someCardAnswers(t, fromHand(s.timing), s.event.kind) || holdsNone(t, s.seat, wanted))
        return false;
    Search there = s;
    there.timing = fromHand(s.timing);
    return anyElsewhere(t, there, kHand);
}
// LCG-FX-06: some effects say that they work from elsewhere. Everybody sees a discard pile.
bool anyFromDiscard(Table& t, const Search& s) {
    if ((t.s.shown & kFromDiscard) == 0 || !t.on("LCG-FX-06"_rule)) return false;
    Search there = s;
    there.timing = fromDiscard(s.timing);
    return anyElsewhere(t, there, kDiscard);
}

// With `out` all that the seat could answer, otherwise whether there is something.
bool anyAnswer(Table& t, const WindowFrame& w, Seat seat, Options* out) {
    const bool looks = out != nullptr;
    TimingId timing = timingOf(w.policy);
    bool watched = t.s.watched[w.policy][seat.index()].has(w.event.kind);
    Places places{watched, looks && someCardAnswers(t, timing, w.event.kind)};
    const Search search{seat, timing, w.event, out, &w};
    if ((places.inPlay || places.hand) && anyUsable(t, search, places)) return true;
    if (anyFromHand(t, search) || (watched && anyFromDiscard(t, search))) return true;
    return allowsActions(t) && anyUsable(t, {seat, kAction, kNothing, out}, {true, looks});
}

// Mostly no card in play of this seat has an action that it could take now.
bool mightHaveActor(Table& t, Seat seat) {
    if (t.s.actors.full() || t.rules.switches.any()) return true;
    for (uint8_t number : t.s.actors) {
        Piece p{number};
        if (controllerOf(t, p) == seat && (isReady(t, p) || (noteOf(t, p) & kNotedExhausts) == 0)) return true;
    }
    return false;
}
bool anyAction(Table& t, Seat seat, Options* out) {
    const bool events = out != nullptr && !holdsNone(t, seat, kHoldsAction);
    const Search search{seat, kAction, kNothing, out, nullptr, true};
    if ((events || mightHaveActor(t, seat)) && anyUsable(t, search, {true, events})) return true;
    return anyFromHand(t, search) || anyFromDiscard(t, search);
}

// LCG-TURN-07: what the active player plays in the deployment phase counts as an action.
bool deploys(Table& t, Seat seat) {
    return t.s.phase == kDeploymentPhase && (t.s.active == seat || !t.on("LCG-TURN-03"_rule));
}

[[gnu::noinline]] bool mightActInFull(Table& t, Seat seat) {
    if (t.s.loop.seat == seat) watchForLoop(t, seat);
    if (t.s.loop.shown != 0) return true;
    if (t.s.pieces.size({kHand, seat}) > 0 && (deploys(t, seat) || handMightAct(t, seat)))
        return t.s.holds[seat.index()] != 0 || lookAtHand(t, seat);
    return anyAction(t, seat, nullptr);
}
// Mostly a glance at what the seat could pay says enough; costs can only be lower than that.
bool mightAct(Table& t, Seat seat) {
    bool usual = !t.rules.switches.any() && !t.s.loop.seat.some();
    int total = t.s.purses[seat.index()].total;
    if (usual && t.s.pieces.size({kHand, seat}) > 0 && total != Purse::kUnknown && leastAction(t, seat) <= total)
        return t.s.holds[seat.index()] != 0 || lookAtHand(t, seat);
    return mightActInFull(t, seat);
}

// `hidden`: a card of its side could answer such an event from a hand; `watched`: one in play does.
[[gnu::noinline]] bool responds(Table& t, const WindowFrame& w, Seat seat, bool hidden, bool watched) {
    if (isClosed(t, w)) return false;
    if (hidden && handMightAnswer(t, seat, timingOf(w.policy), w.event)) return true;
    if (hidden && handMightAnswer(t, seat, fromHand(timingOf(w.policy)), w.event)) return true;
    return (watched || t.rules.switches.any()) && anyAnswer(t, w, seat, nullptr);
}
[[gnu::always_inline]] inline bool mightRespond(Table& t, const WindowFrame& w, Seat seat) {
    const bool hidden = ((heardInHand(t, w.policy, seat) >> w.event.kind) & 1) != 0;
    const bool watched = t.s.watched[w.policy][seat.index()].has(w.event.kind);
    return (hidden || watched || t.rules.switches.any()) && responds(t, w, seat, hidden, watched);
}

bool mightAnswer(Table& t, const WindowFrame& w, Seat seat) {
    return w.policy == kActions ? mightAct(t, seat) : mightRespond(t, w, seat);
}

// Who would be asked first, if anybody. What the seats could pay with is found out here and kept.
template <class Asks>
Seat firstAsked(Table& t, Asks asks) {
    for (Seat seat : {kDark, kLight})
        if (t.s.purses[seat.index()].total == Purse::kUnknown && !t.s.speakOfResources())
            t.s.purses[seat.index()] = countPurse(t, seat);
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
    window::beginAnswers(t, w);
    Seat asked = firstAsked(t, [&](Seat seat) { return mightRespond(t, w, seat); });
    return {asked.some(), asked};
}
void begin(Table& t, const WindowFrame& w, Seat asked) {
    if (asked.some() && cantina::detail::settle(t)) return window::beginWith(t, w, t.s.active, asked);
    window::begin(t, w);
}
bool open(Table& t, const Event& e, WindowId policy) {
    if (!isListened(t, e.kind, policy)) return false;
    WindowFrame w;
    Opening o = openingOf(t, e, policy, w);
    if (o.opens) begin(t, w, o.asked);
    return o.opens;
}

// What may be played from the hand in the deployment phase.
[[gnu::noinline]] void deployments(Table& t, Seat seat, Options& out) {
    bool onlyThese = t.on("LCG-DEP-01"_rule);
    Candidates cards;
    const uint32_t most = mostToPay(t, seat);
    const uint32_t held = cards.addHand(t, seat, onlyThese ? kNotedDeployed | kNotedPilot : ~0u, most);
    for (int i = 0; i < cards.n; ++i) {
        Piece p{cards.list[i]};
        uint32_t note = noteOf(t, p);
        if (((note & kNotedDeployed) != 0 || !onlyThese) && mayPlay(t, seat, p)) out.add(optionAct(kActPlay, p));
        if ((note & kNotedPilot) != 0 && mayAttach(t, seat, p)) out.add(optionAct(kActAttach, p));
    }
    // Who is too dear as a unit may be cheaper as a pilot.
    if ((held & kNotedPilot) == 0) return;
    for (Piece p : t.s.pieces.in({kHand, seat}))
        if ((noteOf(t, p) & kNotedPilot) != 0 && (noteOf(t, p) & kNotedCost) > most && mayAttach(t, seat, p))
            out.add(optionAct(kActAttach, p));
}

void answers(Table& t, const WindowFrame& w, Seat seat, Options& out) {
    if (w.policy != kActions) {
        anyAnswer(t, w, seat, &out);
        return;
    }
    if (t.s.loop.shown != 0 && isLoopOffered(t, seat)) out.add(optionAct(kActRepeat));
    anyAction(t, seat, &out);
    if (deploys(t, seat)) deployments(t, seat, out);
}
void answer(Table& t, WindowFrame& w, Seat seat, const Option& o) {
    if (o.verb == kActRepeat) {
        t.call(State::kRepeat, NoFrame{}, seat);
        return;
    }
    if (o.detail == 0) return playCard(t, seat, o.piece, o.verb == kActAttach);
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
