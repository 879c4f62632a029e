// The queue, before and after abilities, simultaneous abilities, replacements and delayed effects.
// Rules: DST-QUE-*, DST-BEF-01, DST-AFT-*, DST-TRG-02, DST-SIM-*, DST-EFF-REP-*, DST-EFF-DEL-*.
//
// What happens is announced once: before it (openBefore, twice: replacements first) and after it (announce). Before
// abilities run at once, on top of whatever is going on, and may be interrupted themselves; after abilities, played cards
// and dice lie in the queue. Triggers are collected at the moment itself, so that a card that leaves play a moment later
// still answers.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- collecting

bool isLimited(Table& t, int ability, PieceRef source) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    return a.limit != 0 && a.isUsedUp(t.s.uses.count(source, static_cast<uint16_t>(ability), kPeriodRound));
}

// Whose dice were removed.
Seat loserOf(Table& t, const Event& e) { return e.subject.some() ? controllerOf(t, e.subject.piece) : kNobody; }

// DST-RUL-WOTF-02: dice that one effect removes are answered once, and counted. Its answer waits in the queue already.
bool isCounted(Table& t, const Event& e, int ability, PieceRef source) {
    if (e.kind != kDiceRemoved || !t.on("DST-RUL-WOTF-02"_rule)) return false;
    for (Queued& q : t.s.queue) {
        bool same = q.kind == Lined::after && q.source == source && q.ability == ability && q.event.kind == e.kind;
        if (!same || !(q.event.source == e.source) || !(loserOf(t, q.event) == loserOf(t, e))) continue;
        ++q.event.amount;
        return true;
    }
    return false;
}
// Dice that are rolled at once are answered once by each ability.
bool isWaiting(Table& t, const Event& e, int ability, PieceRef source, uint8_t group) {
    if (e.kind != kRolled) return false;
    for (const Trigger& w : t.s.waiting)
        if (w.group == group && w.source == source && w.ability == ability) return true;
    return false;
}

void collectAbilities(Table& t, const Event& e, const CardDef& def, PieceRef source, int timing, uint8_t group,
                      Seat controller) {
    for (int i = 0; i < def.abilities; ++i) {
        int ability = def.first + i;
        const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
        if (a.timing != timing || a.event != e.kind) continue;
        if (isLimited(t, ability, source) || !answersEvent(t, ability, source, controller, e)) continue;
        if (isCounted(t, e, ability, source) || isWaiting(t, e, ability, source, group)) continue;
        t.pushOrFault(t.s.waiting, Trigger{e, source, static_cast<uint16_t>(ability), controller, group});
    }
}

// How many abilities of the piece watch for this event at that moment; those that answer it now wait to be put in order.
int collectFrom(Table& t, const Event& e, Piece p, int timing, uint8_t group, Seat controller) {
    const CardDef& def = defOf(t, p);
    PieceRef source = refOf(t, p);
    int watching = 0;
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& a = t.book().abilities[static_cast<size_t>(def.first + i)];
        watching += a.timing == timing && a.event == e.kind ? 1 : 0;
    }
    collectAbilities(t, e, def, source, timing, group, controller);
    return watching;
}

// What a card answers with abilities of others.
void collectCopied(Table& t, const Event& e, int timing, uint8_t group) {
    for (int seat = 0; seat < t.seats(); ++seat)
        for (Piece p : t.s.pieces.in({kCharacters, seatAt(seat)}))
            forEachCopied(
                t, p, [&](Piece c) { collectAbilities(t, e, defOf(t, c), refOf(t, p), timing, group, controllerOf(t, p)); });
}

// DST-ABL-03: a card's abilities work from the moment it is in play until it leaves; off: out of the discard pile too.
void collect(Table& t, const Event& e, int timing, uint8_t group) {
    bool strict = t.on("DST-ABL-03"_rule);
    int n = timing == kBefore ? t.s.watchers.before[e.kind] : t.s.watchers.after[e.kind];
    if (n == 0 && strict) return;
    if (speaksOf(t, kHoldAbilities)) collectCopied(t, e, timing, group);
    for (uint8_t kind : {kCharacters, kSupports, kUpgrades, kDowngrades, kBattlefield, kPlots, kDiscard}) {
        if (kind == kDiscard && strict) continue;
        for (int seat = 0; seat < t.seats(); ++seat)
            for (Piece p : t.s.pieces.in({kind, seatAt(seat)}))
                if (((defOf(t, p).watches >> e.kind) & 1) != 0) {
                    n -= collectFrom(t, e, p, timing, group, controllerOf(t, p));
                    if (n == 0 && strict) return;  // the rest does not watch for it
                }
    }
}

// DST-ABL-INH-02: what a card does "after" or "before" needs the card in play, also if it speaks of its own die.
void collectForLooseDie(Table& t, const Event& e, uint8_t group) {
    if (e.kind != kDieResolved || t.on("DST-ABL-INH-02"_rule)) return;
    if (e.subject.some() && !isInPlay(t, e.subject.piece)) collectFrom(t, e, e.subject.piece, kAfter, group, e.seat);
}

uint8_t newGroup(Table& t) {
    if (++t.s.group == 0) t.s.group = 1;
    return t.s.group;
}

int countGroup(Table& t, uint8_t group) {
    int n = 0;
    for (const Trigger& w : t.s.waiting) n += w.group == group ? 1 : 0;
    return n;
}

Trigger takeGroup(Table& t, uint8_t group) {
    for (int i = 0; i < t.s.waiting.size(); ++i)
        if (t.s.waiting[i].group == group) {
            Trigger w = t.s.waiting[i];
            t.s.waiting.removeAt(i);
            return w;
        }
    return {};
}

void openWindow(Table& t, const Event& e, WindowId window, uint8_t group) {
    WindowFrame w;
    w.event = e;
    // DST-ED-53 (its example: DST-ED-83), DST-ED-62: in the first edition the battlefield's controller puts single abilities
    // in order.
    bool first = window == kWouldWindow ? isFirstEdition(t, "DST-ED-62"_rule)
                                        : isFirstEdition(t, "DST-ED-53"_rule) && isFirstEdition(t, "DST-ED-83"_rule);
    w.policy = static_cast<uint8_t>(window + (first ? kFirstEditionWindows : 0));
    w.detail = group;
    t.call(State::kWindow, w);
    t.touch();  // whoever announced it from inside an ability pauses there
}

void noteUse(Table& t, int ability, PieceRef source) {
    if (t.book().abilities[static_cast<size_t>(ability)].limit == 0) return;
    if (!t.s.uses.note(source, static_cast<uint16_t>(ability), kPeriodRound)) t.fault(Fault::capacity);
}

// DST-TRG-02: a triggered ability is independent of its source; off: it is lost with its card.
void resolveTrigger(Table& t, const Event& e, PieceRef source, int ability, Seat controller) {
    if (!t.on("DST-TRG-02"_rule) && !isAlive(t, source)) return;
    if (ability == 0) return answerByKeyword(t, e, source, controller);
    noteUse(t, ability, source);
    startAbility(t, ability, source, controller, e);
}

// DST-QUE-03: after abilities enter the queue; off: they happen at once.
void enqueueAfter(Table& t, const Trigger& w) {
    t.touch();
    bool waits = t.on("DST-QUE-03"_rule) && t.on("DST-AFT-01"_rule) && t.on("DST-AFT-03"_rule) && t.on("DST-FAQ-19"_rule);
    if (!waits) return resolveTrigger(t, w.event, w.source, w.ability, w.controller);
    enqueue(t, Queued{w.event, w.source, w.ability, w.controller, Lined::after});
}

// --- delayed effects

// What waits for something of a player's next turn does not wait for anything else.
bool isOutOfTurn(Table& t, const Delayed& d, const Event& e) {
    if (!waitsForNextTurn(t, d)) return false;
    if (e.seat.some()) return !NextTurn::isNow(d, e.seat);
    const RoundFrame* round = t.nearest(kRound);
    return round == nullptr || !round->turn.some() || !NextTurn::isNow(d, round->turn);
}

// DST-EFF-DEL-01: they wait for their moment and then for their turn in the queue.
void releaseDelayed(Table& t, const Event& e, bool all) {
    for (int i = 0, n = t.s.delayed.size(); i < n; ++i) {
        Delayed& d = t.s.delayed[i];
        if (d.event == kNothing || (!all && !isAwaited(t, delayedFrame(t, d, e), d, e))) continue;
        if (!all && isOutOfTurn(t, d, e)) continue;
        // What happens each time waits on; what is due now is another one.
        if (isEachTime(t.book(), d.ability, d.pc)) t.pushOrFault(t.s.delayed, d);
        Delayed& due = isEachTime(t.book(), d.ability, d.pc) ? t.s.delayed.back() : d;
        due.event = kNothing;
        due.number = ++t.s.delayedId;
        enqueue(t, Queued{e, due.source, due.number, due.controller, Lined::delayed});
    }
}

void startDelayed(Table& t, const Queued& q) {
    for (int i = 0; i < t.s.delayed.size(); ++i) {
        const Delayed d = t.s.delayed[i];
        if (d.event != kNothing || d.number != q.ability) continue;
        t.s.delayed.removeAt(i);
        AbilityFrame f = delayedFrame(t, d, q.event);
        f.flags = 0;
        t.call(State::kAbility, f, d.controller);
        return;
    }
}

// --- the queue

void start(Table& t, const Queued& q) {
    switch (q.kind) {
        case Lined::after: return resolveTrigger(t, q.event, q.source, q.ability, q.controller);
        case Lined::delayed: return startDelayed(t, q);
        case Lined::card:
            t.call(kResolveCard,
                   ResolveCardFrame{q.event.subject, q.event.object, q.event.source, static_cast<uint16_t>(q.event.amount)},
                   q.controller);
            return;
        case Lined::die: {
            SideFrame f;
            f.die = q.source;
            f.card = q.event.subject;
            f.def = t.s.pieces.row(q.source.piece).def;
            f.value = q.event.amount;
            f.side = t.s.pieces.data(q.source.piece).number;
            f.unblockable = static_cast<uint8_t>(q.ability & 0xFF);
            f.as = static_cast<uint8_t>(q.ability >> 8);
            t.call(kResolveSide, f, q.controller);
        }
    }
}

// --- windows

Seat firstSeat(Table& t, const WindowFrame&) { return arbiter(t); }

// First edition: who has all of what waits here orders it.
Seat onlySeat(Table& t, const WindowFrame& w) {
    Seat found = kNobody;
    for (const Trigger& trigger : t.s.waiting) {
        if (trigger.group != w.detail) continue;
        if (found.some() && !(found == trigger.controller)) return kNobody;
        found = trigger.controller;
    }
    return found;
}

// DST-ED-62: of several replacements the battlefield's controller picks one, whosever they are.
bool isBetweenReplacements(Table& t, const WindowFrame& w) {
    int n = 0;
    for (const Trigger& trigger : t.s.waiting) {
        uint8_t kind = trigger.event.kind;
        bool replaces = kind == kWouldBeDamaged || kind == kWouldBeDefeated || kind == kWouldBeDiscarded;
        n += trigger.group == w.detail && replaces ? 1 : 0;
    }
    return n > 1 && isFirstEdition(t, "DST-ED-62"_rule);
}

// DST-SIM-02: the battlefield's controller decides whose abilities come first; off: whoever's turn it is.
Seat orderer(Table& t, const WindowFrame& w) {
    if (w.policy >= kFirstEditionWindows && !isBetweenReplacements(t, w))
        if (Seat only = onlySeat(t, w); only.some()) return only;
    if (t.on("DST-SIM-02"_rule)) return arbiter(t);
    const RoundFrame* round = t.nearest(kRound);
    return round != nullptr ? round->turn : arbiter(t);
}
void nothingToCollect(Table&, WindowFrame&) {}
bool belongs(Table&, const WindowFrame& w, const Trigger& trigger) { return trigger.group == w.detail; }
void resolve(Table& t, WindowFrame& w, const Trigger& trigger) {
    if (isAfterWindow(w.policy)) return enqueueAfter(t, trigger);
    resolveTrigger(t, trigger.event, trigger.source, trigger.ability, trigger.controller);
}
bool nobodyAnswers(Table&, const WindowFrame&, Seat) { return false; }
void noAnswers(Table&, const WindowFrame&, Seat, Options&) {}
void noAnswer(Table&, WindowFrame&, Seat, const Option&) {}

}  // namespace

// DST-SIM-01: each player orders their own. DST-EFF-REP-05: of several replacements one applies. A before ability that
// replaces without "would be" ends its window too: what the others would have preceded does not come (DST-EFF-REP-01).
const WindowPolicy kWindows[2 * kFirstEditionWindows] = {
    {{"after", partOf("DST-SIM-01")}, Order::ownersFirst, "DST-SIM-01", false, "", "", false, "", ""},
    {{"before", partOf("DST-SIM-01")}, Order::ownersFirst, "DST-SIM-01", false, "", "", false, "", "DST-EFF-REP-01"},
    {{"would be", partOf("DST-EFF-REP-03")}, Order::ownersFirst, "DST-SIM-01", false, "", "", false, "", "DST-EFF-REP-05"},
    {{"after", partOf("DST-SIM-01")}, Order::oneSeat, "DST-SIM-01", false, "", "", false, "", ""},
    {{"before", partOf("DST-SIM-01")}, Order::oneSeat, "DST-SIM-01", false, "", "", false, "", "DST-EFF-REP-01"},
    {{"would be", partOf("DST-EFF-REP-03")}, Order::oneSeat, "DST-SIM-01", false, "", "", false, "", "DST-EFF-REP-05"},
};
const WindowHooks<Table> kWindowHooks = {firstSeat, orderer,       nothingToCollect, belongs,
                                         resolve,   nobodyAnswers, noAnswers,        noAnswer};

Seat arbiter(Table& t) {
    if (t.s.holder.some() && !isGone(t, t.s.holder)) return t.s.holder;
    return t.s.arbiter.some() && !isGone(t, t.s.arbiter) ? t.s.arbiter : t.nextSeat(seatAt(t.seats() - 1));
}

// DST-QUE-02: what is created while something resolves goes to the end of the line; off: to its head.
void enqueue(Table& t, const Queued& q) {
    t.pushOrFault(t.s.queue, q);
    if (t.on("DST-QUE-02"_rule)) return;
    for (int i = t.s.queue.size() - 1; i > 0; --i) std::swap(t.s.queue[i], t.s.queue[i - 1]);
}

namespace {

// The same event under another name, which nobody is told of.
void collectNamed(Table& t, Event e, EventId name, uint8_t group) {
    e.kind = name;
    language::noteAct(t, e);
    if (!t.s.delayed.empty()) releaseDelayed(t, e, false);
    collect(t, e, kAfter, group);
}

}  // namespace

bool hintTo(Table& t, const Event& e) {
    if (t.s.watchers.after[e.kind] != 0) return announce(t, e, ""), true;
    language::noteAct(t, e);
    if (!t.s.delayed.empty()) releaseDelayed(t, e, false);
    return !t.s.queue.empty();
}

void announce(Table& t, const Event& e, const RuleId& rule, EventId also) {
    t.tell(e, rule);
    if (!t.s.delayed.empty()) releaseDelayed(t, e, false);
    uint8_t group = newGroup(t);
    collect(t, e, kAfter, group);
    if (also != kNothing) collectNamed(t, e, also, group);
    if (!t.on("DST-BEF-01"_rule)) collect(t, e, kBefore, group);
    collectForLooseDie(t, e, group);
    int n = t.s.waiting.empty() ? 0 : countGroup(t, group);
    if (n == 1) enqueueAfter(t, takeGroup(t, group));
    if (n > 1) openWindow(t, e, kAfterWindow, group);
}

// What becomes true at once is answered at once.
void State::became(Table& t, int mark) {
    announce(t, Event{kBecomes, kNobody, static_cast<int16_t>(mark), {}, {}, {}}, kOurs);
}

void announceDamage(Table& t, const Event* dealt, const Event* taken, bool melee) {
    uint8_t group = newGroup(t);
    for (const Event* e : {dealt, taken}) {
        if (e == nullptr) continue;
        t.tell(*e, e == dealt ? "DST-DMG-01" : "DST-TERM-44");
        if (!t.s.delayed.empty()) releaseDelayed(t, *e, false);
        collect(t, *e, kAfter, group);
        if (!t.on("DST-BEF-01"_rule)) collect(t, *e, kBefore, group);
    }
    if (taken != nullptr && melee) collectNamed(t, *taken, kTakesMelee, group);
    int n = t.s.waiting.empty() ? 0 : countGroup(t, group);
    if (n == 1) enqueueAfter(t, takeGroup(t, group));
    if (n > 1) openWindow(t, dealt != nullptr ? *dealt : *taken, kAfterWindow, group);
}

void announceRolls(Table& t, std::span<const Rolled> dice, std::span<const Event> activations) {
    uint8_t group = newGroup(t);
    if (!activations.empty() && !t.on("DST-FAQ-30"_rule)) {
        for (const Event& e : activations) announce(t, e, "DST-ACT-ACTV-01");
        return announceRolls(t, dice);
    }
    for (const Event& e : activations) {
        t.tell(e, "DST-ACT-ACTV-01");
        if (!t.s.delayed.empty()) releaseDelayed(t, e, false);
        collect(t, e, kAfter, group);
        if (!t.on("DST-BEF-01"_rule)) collect(t, e, kBefore, group);
    }
    for (const Rolled& r : dice) {
        if (!isHeard(t, kRolled)) break;
        if (r.into == 0 && !t.on("DST-TERM-35"_rule)) continue;  // DST-TERM-35: rerolling is rolling; off: it is not
        auto into = static_cast<int16_t>(r.into);
        // Who rolls it is whose action or ability does, whoever's die it is.
        const PieceRef card = cardOf(t, r.die);
        const bool down = card.some() && t.s.pieces.isIn(card.piece, kDowngrades);
        const Seat roller = activations.empty() ? t.self().seat : down ? controllerOf(t, r.die) : activations[0].seat;
        const Event rolled{kRolled, roller, into, card, refOf(t, r.die), {}};
        if (!t.s.delayed.empty()) releaseDelayed(t, rolled, false);
        collect(t, rolled, kAfter, group);
    }
    int n = t.s.waiting.empty() ? 0 : countGroup(t, group);
    if (n == 1) enqueueAfter(t, takeGroup(t, group));
    if (n > 1) openWindow(t, activations.empty() ? Event{kRolled, {}, 0, {}, {}, {}} : activations[0], kAfterWindow, group);
}

bool wouldAnswer(Table& t, const Event& e) {
    uint8_t group = newGroup(t);
    collect(t, e, kBefore, group);
    int n = countGroup(t, group);
    for (int i = 0; i < n; ++i) takeGroup(t, group);
    return n > 0;
}

namespace {

// DST-EFF-REP-03: "would be" comes before other before abilities; DST-ED-63: not in the first edition.
bool isFaster(Table& t) { return t.on("DST-EFF-REP-03"_rule) && !isFirstEdition(t, "DST-ED-63"_rule); }

// DST-BEF-01, DST-QUE-04: at once, outside the queue. Off: too late (after the event), or in the queue.
bool openAtOnce(Table& t, const Event& e, WindowId window, EventId would) {
    if (!t.on("DST-BEF-01"_rule)) return false;
    uint8_t group = newGroup(t);
    collect(t, e, kBefore, group);
    collectKeywords(t, e, group);
    if (would != kNothing && !isFaster(t)) {
        Event faster = e;
        faster.kind = would;
        collect(t, faster, kBefore, group);
    }
    if (countGroup(t, group) == 0) return false;
    openWindow(t, e, t.on("DST-QUE-04"_rule) ? window : kAfterWindow, group);
    return true;
}

}  // namespace

// What only "would be" abilities answer has no other window: it is opened in every edition.
bool openWould(Table& t, const Event& e) {
    bool alone = e.kind == kWouldBeDiscarded;
    return (isFaster(t) || alone) && openAtOnce(t, e, kWouldWindow, kNothing);
}
bool openBefore(Table& t, const Event& e, EventId would) { return openAtOnce(t, e, kBeforeWindow, would); }

// The queue is only run between actions and dice, never inside a before ability: any window of befores on the stack is one.
bool isInterrupting(Table& t) {
    for (const Frame& f : t.s.core.stack)
        if (f.procedure == State::kWindow.id && !isAfterWindow(f.as<WindowFrame>().policy)) return true;
    return false;
}

// DST-QUE-01: first in, first out, and each resolves completely before the next; off: the last comes first.
bool resolveFirst(Table& t) {
    if (!t.on("DST-EFF-DEL-01"_rule)) releaseDelayed(t, Event{}, true);
    if (t.s.queue.empty()) return false;
    int i = t.on("DST-QUE-01"_rule) ? 0 : t.s.queue.size() - 1;
    Queued q = t.s.queue[i];
    t.s.queue.removeAt(i);
    start(t, q);
    return true;
}

}  // namespace cantina::destiny
