// Triggered abilities (section 3): one pool, Dark first, alternating; TCG-TRG-01 to 08.
//
// An ability whose event occurs joins the pool (State::waiting). It is resolved when the rules call for it: at the start of
// a chance to play, in the steps of an attack that say so, after an act of a build step. One that rerolls or prevents waits
// for the next chance of that kind. What resolves may open reroll and prevention chances of its own: these come before the
// rest of the pool, simply because they lie on top of it.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

using namespace language;

constexpr WindowPolicy kPolicies[] = {
    {{"any chance", partOf("TCG-POP-02")}, Order::alternate, "TCG-TRG-06", true, "TCG-POP-02", "TCG-POP-02", false, ""},
    {{"reroll chance", partOf("TCG-POP-03")}, Order::alternate, "TCG-TRG-06", true, "TCG-POP-02", "TCG-POP-02", false, ""},
    {{"prevention chance", partOf("TCG-POP-04")},
     Order::alternate,
     "TCG-TRG-06",
     true,
     "TCG-POP-02",
     "TCG-POP-02",
     false,
     ""},
    {{"disrupt chance", partOf("TCG-POP-06")}, Order::alternate, "TCG-TRG-06", true, "TCG-POP-02", "TCG-POP-02", false, ""},
    {{"triggered abilities", partOf("TCG-TRG-06")}, Order::alternate, "TCG-TRG-06", false, "", "", false, ""},
};

// Steps in which only their own player's cards speak.
bool isOfOnePlayer(const Event& e) { return e.kind == kBuildStepStarts || e.kind == kDrawStepStarts; }

// A triggered ability of the pool is being resolved.
bool isResolving(Table& t) {
    for (int i = 1; i < t.s.core.stack.size(); ++i)
        if (t.s.core.stack[i].procedure == State::kAbility.id && t.s.core.stack[i - 1].procedure == State::kWindow.id)
            return true;
    return false;
}

// TCG-TRG-04: what rerolls, prevents or disrupts is for the next chance of that kind.
ChanceId chanceFor(Table& t, int ability) {
    if (!t.on("TCG-TRG-04"_rule)) return kAny;
    return chanceOf(t.book().abilities[static_cast<size_t>(ability)].moment);
}

void collect(Table& t, const Event& e, Seat seat, uint8_t zone) {
    uint64_t bit = uint64_t{1} << e.kind;
    for (Piece p : t.s.pieces.in({zone, seat})) {
        if ((defOf(t, p).watches & bit) == 0) continue;
        TimingId timing = zone == kOn ? kPilotWhenever : kWhenever;
        if (zone == kOn && !worksHere(t, p, timing)) continue;
        forEachAbility(t, p, timing, [&](Piece, int ability) {
            PieceRef source = t.s.pieces.ref(p);
            // TCG-TRG-01: only when its own event occurs.
            bool answers = answersEvent(t, ability, source, seat, e) ||
                           (t.book().abilities[static_cast<size_t>(ability)].event == e.kind && !t.on("TCG-TRG-01"_rule));
            if (!answers) return;
            t.pushOrFault(t.s.waiting, Trigger{e, source, static_cast<uint16_t>(ability), seat, chanceFor(t, ability)});
        });
    }
}

// --- effects that waited for this: carried out at once, on top of what is going on, one after the other

bool waitsFor(Table& t, const Delayed& d, const Event& e) {
    return (!isOfOnePlayer(e) || e.seat == d.controller) && isAwaited(t, delayedFrame(t, d, e), d, e);
}
// Which of them wait for it is judged now: what is discarded is still there.
void wake(Table& t, const Event& e) {
    WakeFrame f;
    f.event = e;
    for (int i = 0; i < t.s.delayed.size(); ++i)
        if (waitsFor(t, t.s.delayed[i], e)) f.which = static_cast<uint16_t>(f.which | 1U << i);
    static_assert(decltype(t.s.delayed)::capacity() <= 16);
    if (f.which != 0) t.call(State::kWake, f);
}
Flow wakeNext(Table& t, WakeFrame& f) {
    if (f.which == 0) return done();
    const int at = __builtin_ctz(f.which);
    Delayed& d = t.s.delayed[at];
    AbilityFrame effect = delayedFrame(t, d, f.event);
    if (isEachTime(t.book(), d.ability, d.pc)) {
        if (++f.done >= d.number) {
            f.done = 0;
            f.which = static_cast<uint16_t>(f.which & (f.which - 1));
        }
    } else if (--d.number == 0) {
        t.s.delayed.removeAt(at);
        // Those behind it have moved up.
        f.which = static_cast<uint16_t>((f.which & (f.which - 1)) >> 1);
    }
    t.call(State::kAbility, effect, effect.controller);
    return again();
}
constexpr Step<Table> kWakeSteps[] = {{partOf("TCG-TRG-01"), "what waited for this", act<wakeNext>()}};

}  // namespace

// Equal effects are counted. Of which of two equal cards the effect comes makes no difference.
void State::delay(Table& t, const Delayed& d) {
    for (Delayed& known : t.s.delayed)
        if (known.ability == d.ability && known.pc == d.pc && known.controller == d.controller && known.amount == d.amount &&
            known.chosen == d.chosen && known.number < 255 &&
            std::equal(std::begin(known.regs), std::end(known.regs), std::begin(d.regs))) {
            ++known.number;
            return;
        }
    Delayed first = d;
    first.number = 1;
    t.pushOrFault(t.s.delayed, first);
}

Seat State::firstOfAll(Table& t) { return t.on("TCG-GEN-05"_rule) ? kDark : kLight; }

std::span<const WindowPolicy> windowPolicies() { return kPolicies; }

Procedure<Table> wakeProcedure() { return procedure<WakeFrame>("wake", kWakeSteps); }

void happen(Table& t, const Event& e, const RuleId& rule) {
    t.tell(e, rule);
    notice(t, e);
}

// An event is answered while its subject still lies where it is discarded from, and where it was deployed to.
int32_t State::roleOf(Table& t, const Event& e, language::Role) {
    return e.subject.some() ? t.s.pieces.kindOf(e.subject.piece) - kSpace : -1;
}

// Nothing to tell the players: they see what is true now.
void State::became(Table& t, int mark) { notice(t, Event{kBecomes, kNobody, static_cast<int16_t>(mark), {}, {}, {}}); }

void notice(Table& t, const Event& e) {
    noteAct(t, e);
    if (!t.s.delayed.empty()) wake(t, e);
    if (t.s.watchers[e.kind] == 0) return;
    int before = t.s.waiting.size();
    for (uint8_t zone : {kSpace, kGround, kCharacter, kOn, kLocations})
        for (Seat seat : {kDark, kLight})
            if (!isOfOnePlayer(e) || seat == e.seat) collect(t, e, seat, zone);
    // TCG-TRG-07: what a triggered ability triggers waits with the others.
    if (t.s.waiting.size() == before || t.on("TCG-TRG-07"_rule) || !isResolving(t)) return;
    while (t.s.waiting.size() > before) {
        Trigger trigger = t.s.waiting.back();
        t.s.waiting.pop();
        callTrigger(t, trigger);
    }
}

void resolveTriggers(Table& t) {
    for (const Trigger& trigger : t.s.waiting)
        if (trigger.group == kAny) return openChance(t, kTriggersOnly);
}

// RULING TCG-TRG-04: an attack that ends takes its unused rerolls and preventions with it, because they were triggered by
// what happened in it (docs/decisions/022-unused-preventions-lapse.md).
void lapseTriggers(Table& t) {
    for (int i = t.s.waiting.size() - 1; i >= 0; --i)
        if (t.s.waiting[i].group == kRerollChance || t.s.waiting[i].group == kPreventChance) t.s.waiting.removeAt(i);
}

bool belongsToChance(Table& t, const WindowFrame& w, const Trigger& trigger) {
    if (trigger.group == kAny) {
        switch (w.policy) {
            case kTriggersOnly: return true;
            case kAny: return t.on("TCG-POP-01"_rule);
            // TCG-TRG-03: not during a reroll or prevention chance under way; TCG-TRG-08: nor during one that a triggered
            // ability has opened.
            case kRerollChance:
            case kPreventChance: return isResolving(t) ? !t.on("TCG-TRG-08"_rule) : !t.on("TCG-TRG-03"_rule);
            default: return false;
        }
    }
    return trigger.group == w.policy && (w.policy != kDisruptChance || trigger.event == w.event);
}

}  // namespace cantina::tcg
