// Effects that wait for their moment (`later`, `each_time`). Holds CCG-STATE-INACT-10.
//
// What a text has scheduled happens by itself: it stands among the automatic actions of its moment, in the order that the
// player chooses whose turn it is (CCG-ACT-AUTO-04), whatever has become of its card.
#include "games/ccg/rules/later.h"

#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

bool isAwaitedEvent(const Table& t, EventId event) {
    for (const Delayed& d : t.s.delayed)
        if (d.event == event) return true;
    return false;
}

// `number` counts how often it is due and has not happened yet.
void collectScheduled(Table& t, const Event& e, uint8_t group) {
    for (Delayed& d : t.s.delayed) {
        const bool once = !isEachTime(t.book(), d.ability, d.pc);
        if ((once && d.number != 0) || d.event != e.kind || !isAwaited(t, delayedFrame(t, d, e), d, e)) continue;
        // CCG-STATE-INACT-10: even if its card is inactive or has left the table. (Off: only while it is there.)
        if (!t.on("CCG-STATE-INACT-10"_rule) && !(t.s.pieces.alive(d.source) && t.s.pieces.isIn(d.source.piece, kTable)))
            continue;
        ++d.number;
        const PieceRef source = t.s.pieces.alive(d.source) ? d.source : PieceRef{};
        t.pushOrFault(t.s.waiting, Trigger{e, source, d.ability, d.controller, static_cast<uint8_t>(group | kScheduled)});
    }
}

namespace {

int findDue(Table& t, const Trigger& x) {
    for (int i = 0; i < t.s.delayed.size(); ++i) {
        const Delayed& d = t.s.delayed[i];
        if (d.number != 0 && d.ability == x.ability && d.controller == x.controller && d.event == x.event.kind) return i;
    }
    return -1;
}

}  // namespace

void startScheduled(Table& t, const Trigger& x) {
    const int at = findDue(t, x);
    if (at < 0) return;
    const AbilityFrame f = delayedFrame(t, t.s.delayed[at], x.event);
    --t.s.delayed[at].number;
    if (!isEachTime(t.book(), f.ability, f.pc)) t.s.delayed.removeAt(at);
    t.call(State::kAbility, f, f.controller);
}

void startAllScheduled(Table& t, const Event& e) {
    if (!t.s.delayed.empty()) takeDelayed(t, e, [&](const AbilityFrame& f) { t.call(State::kAbility, f, f.controller); });
}

void dropWaiting(Table& t, int above) {
    for (int i = t.s.waiting.size() - 1; i >= 0; --i) {
        const Trigger& x = t.s.waiting[i];
        if (groupOf(x) <= above) continue;
        if (const int at = isScheduled(x) ? findDue(t, x) : -1; at >= 0) --t.s.delayed[at].number;
        t.s.waiting.removeAt(i);
    }
}

void endScheduledOf(Table& t, PieceRef source) {
    for (int i = t.s.delayed.size() - 1; i >= 0; --i) {
        const Delayed& d = t.s.delayed[i];
        if (d.source == source && periodOf(t.book(), d.ability, d.pc) == static_cast<int>(Until::leavesPlay))
            t.s.delayed.removeAt(i);
    }
}

}  // namespace cantina::ccg
