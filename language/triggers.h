// Triggers: which abilities answer an event, which effects were waiting for it, and what could answer from a hidden zone.
#pragma once

#include "language/interpreter.h"

namespace cantina::language {

// How many pieces in play watch each event: an event without a listener costs one load.
struct Watchers {
    uint8_t count[64] = {};
    void change(uint64_t watches, int by) {
        for (; watches != 0; watches &= watches - 1) {
            int event = __builtin_ctzll(watches);
            count[event] = static_cast<uint8_t>(count[event] + by);
        }
    }
};

// "This" is the card itself. A game may name the rule that says so (State::kSelfRule); off: copies of the card count too.
template <class T>
bool isThis(T& t, const AbilityFrame& f, PieceRef r) {
    if (r == f.source) return true;
    if constexpr (requires { T::StateType::kSelfRule; }) {
        if (!t.on(T::StateType::kSelfRule) && r.some() && f.source.some())
            return t.s.pieces.row(r.piece).def == t.s.pieces.row(f.source.piece).def;
    }
    return false;
}

// The subject of an event may have moved when somebody asks: a card that was discarded lies in the pile, and is still the
// hand_card of discarded(hand_card(theirs)).
template <class T>
bool fitsWhereItWas(T& t, const AbilityFrame& f, int selector, PieceRef r) {
    const auto& events = t.book().vocabulary->events;
    const uint32_t from = r == f.event.subject && f.event.kind < events.size() ? events[f.event.kind].from : 0;
    const Selector& s = t.book().selectors[static_cast<size_t>(selector)];
    return (t.words().nouns[s.noun].word.zones & from) != 0 && passes(t, f, selector, s, r.piece);
}

template <class T>
[[gnu::noinline]] bool fitsPattern(T& t, const AbilityFrame& f, const Pattern& p, PieceRef r) {
    switch (p.kind) {
        case Pattern::Kind::any: return true;
        case Pattern::Kind::self: return isThis(t, f, r);
        case Pattern::Kind::host: return r.some() && r == t.words().host(t, f.source.piece);
        case Pattern::Kind::selector:
            if (t.s.pieces.alive(r)) return matches(t, f, p.selector, r.piece) || fitsWhereItWas(t, f, p.selector, r);
            // A game may keep what a piece was like that is gone.
            if constexpr (requires { T::StateType::fitsGone(t, f, p.selector, r); })
                return r.some() && T::StateType::fitsGone(t, f, p.selector, r);
            return false;
    }
    return false;
}

template <class T>
bool fits(T& t, const AbilityFrame& f, const Pattern& p, PieceRef r) {
    return p.kind == Pattern::Kind::any || fitsPattern(t, f, p, r);
}

template <class T>
[[gnu::noinline]] bool conditionsHold(T& t, const AbilityFrame& f) {
    const Ability& a = t.book().abilities[f.ability];
    const Instr* code = &t.book().code[a.condition];
    for (; code->code == Code::when; code += 1 + code->b)
        if (!conditionHolds(t, f, code)) return false;
    return true;
}

template <class T>
bool conditionHolds(T& t, const AbilityFrame& f) {
    return t.book().abilities[f.ability].condition == 0 || conditionsHold(t, f);
}

// An ability that watches a condition (language/becomes.h) answers when its own has become true.
template <class T>
bool isItsState(const T& t, const Ability& a, PieceRef source, const Event& e) {
    if constexpr (requires { t.s.becoming; }) return t.s.becoming.hasBecome(source.piece, a.number, e.amount);
    return false;
}

// The same of a pattern, as far as it is seen without a frame: false where it cannot fit. Most patterns that are not met are
// "this" of an event about another piece.
template <class T>
bool mayFit(const T& t, const Pattern& p, PieceRef source, PieceRef r) {
    return p.kind != Pattern::Kind::self || r == source || t.rules.switches.any();
}

// Does this ability of this piece answer the event? (Its timing is the caller's question.)
template <class T>
bool answersEvent(T& t, int ability, PieceRef source, Seat controller, const Event& e) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    if (a.event != e.kind || t.rules.switches.off(a.id)) return false;
    if (!mayFit(t, a.subject, source, e.subject) || !mayFit(t, a.object, source, e.object)) return false;
    if (a.state != 0 && !isItsState(t, a, source, e)) return false;
    AbilityFrame f = abilityFrame(t, ability, source, controller, e);
    return fits(t, f, a.subject, e.subject) && fits(t, f, a.object, e.object) && conditionHolds(t, f);
}

// language/continuous.h: abilities of that timing that other cards give to the piece.
template <class T, class Fn>
void forEachGiven(T& t, Piece p, int timing, Fn&& fn);
// Does some card in play give abilities to others? A game whose cards may has a list of them: State::continuous.
template <class T>
inline constexpr bool kMayGive = requires(T& t) { t.s.continuous.givers; };
template <class T>
bool anyGiven(const T& t) {
    if constexpr (kMayGive<T>)
        return t.s.continuous.givers != 0;
    else
        return false;
}
// Might the piece have an ability that answers the event? Its own card says so by a bit.
template <class T>
bool mayAnswer(const T& t, Piece p, int event) {
    return ((t.book().def(t.s.pieces.row(p).def).watches >> event) & 1) != 0 || anyGiven(t);
}

// Do abilities of that timing work where the piece lies?
template <class T>
bool worksWhereItIs(const T& t, Piece p, int timing) {
    const uint32_t zones = t.book().vocabulary->timings[static_cast<size_t>(timing)].zones;
    // A game may let a card speak for a while as if it lay elsewhere.
    int kind = t.s.pieces.kindOf(p);
    if constexpr (requires { t.s.textZone(p); }) kind = t.s.textZone(p);
    return ((zones >> kind) & 1) != 0;
}

// Calls fn(piece, ability) for every ability of a piece with that timing, its own and those that others give to it, where
// the piece lies in one of its zones.
template <class T, class Fn>
void forEachAbility(T& t, Piece p, int timing, Fn&& fn) {
    const CardDef& def = t.book().def(t.s.pieces.row(p).def);
    const bool given = anyGiven(t);
    if (!given && timing < 32 && ((def.timings >> timing) & 1) == 0) return;
    if (!worksWhereItIs(t, p, timing)) return;
    for (int i = 0; i < def.abilities; ++i) {
        int ability = def.first + i;
        const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
        if (a.timing == timing && !t.rules.switches.off(a.id)) fn(p, ability);
    }
    if constexpr (kMayGive<T>)
        if (given) forEachGiven(t, p, timing, fn);
}

// To which players an ability of a piece in play speaks, a bit per seat: its controller, unless a game lets a text speak to
// both (State::speaksTo).
template <class T>
uint32_t seatsOf(T& t, Piece p, [[maybe_unused]] int ability) {
    if constexpr (requires(const Ability& a) { T::StateType::speaksTo(t, p, a); })
        return T::StateType::speaksTo(t, p, t.book().abilities[static_cast<size_t>(ability)]);
    else
        return 1u << t.s.pieces.row(p).controller.index();
}

// Puts the abilities in play that answer the event with that timing into `t.s.waiting`.
template <class T>
void collectTriggers(T& t, const Event& e, int timing, uint8_t group) {
    if (t.s.watchers.count[e.kind] == 0) return;
    for (size_t kind = 0; kind < t.rules.zones.size(); ++kind) {
        if (!t.rules.zones[kind].inPlay) continue;
        for (int seat = 0; seat < t.seats(); ++seat)
            for (Piece p : t.s.pieces.in({static_cast<uint8_t>(kind), seatAt(seat)})) {
                if (!mayAnswer(t, p, e.kind)) continue;
                forEachAbility(t, p, timing, [&](Piece, int ability) {
                    PieceRef source = t.s.pieces.ref(p);
                    for (uint32_t seats = seatsOf(t, p, ability); seats != 0; seats &= seats - 1) {
                        const Seat who = seatAt(__builtin_ctz(seats));
                        if (answersEvent(t, ability, source, who, e))
                            t.pushOrFault(t.s.waiting, Trigger{e, source, static_cast<uint16_t>(ability), who, group});
                    }
                });
            }
    }
}

// Is this the event that a delayed effect waits for?
template <class T>
bool isAwaited(T& t, const AbilityFrame& f, const Delayed& d, const Event& e) {
    return d.event == e.kind && fits(t, f, d.subject, e.subject) && fits(t, f, d.object, e.object) &&
           (d.roles == 0 || expressions::holds(t, f, {}, t.book().nodes[t.book().roles[d.roles]]));
}

// What stands before the body of a delayed effect: how long it waits (a period of the game; -1: until it happens), and
// whether it happens each time.
inline const Instr* waitOf(const Book& b, int ability, int pc) {
    return &b.code[b.abilities[static_cast<size_t>(ability)].code] + pc - 3;
}
inline int periodOf(const Book& b, int ability, int pc) { return waitOf(b, ability, pc)[1].c - 1; }
inline bool isEachTime(const Book& b, int ability, int pc) { return waitOf(b, ability, pc)[2].c != 0; }

// That period is over: what was to wait no longer is forgotten.
template <class T>
void endDelayed(T& t, int period) {
    for (int i = t.s.delayed.size() - 1; i >= 0; --i)
        if (periodOf(t.book(), t.s.delayed[i].ability, t.s.delayed[i].pc) == period) t.s.delayed.removeAt(i);
}

// The same of an effect of which its frame is kept, and nothing else: what it waits for stands before it.
template <class T>
bool isAwaited(T& t, const AbilityFrame& f, const Event& e) {
    const Instr* i = waitOf(t.book(), f.ability, f.pc);
    if (i->a != e.kind) return false;
    const auto pattern = [](int kind, const Instr& what) {
        return Pattern{static_cast<Pattern::Kind>(kind), 0, static_cast<uint16_t>(what.imm)};
    };
    return fits(t, f, pattern(i->b, i[1]), e.subject) && fits(t, f, pattern(i->c, i[2]), e.object) &&
           (i->node == 0 || expressions::holds(t, f, {}, t.book().nodes[t.book().roles[static_cast<size_t>(i->node)]]));
}

// The frame in which a delayed effect goes on where it was left.
template <class T>
AbilityFrame delayedFrame(T& t, const Delayed& d, const Event& e) {
    AbilityFrame f = abilityFrame(t, d.ability, d.source, d.controller, e);
    for (int r = 0; r < kRegisters; ++r) f.regs[r] = d.regs[r];
    f.pc = d.pc;
    f.flags = AbilityFrame::kPart;
    f.amount = d.amount;
    f.chosen = d.chosen;
    return f;
}

// Moves delayed effects whose moment has come into `t.s.waiting`-like order: fn(frame) for each, and forgets those that
// happen once.
template <class T, class Fn>
void takeDelayed(T& t, const Event& e, Fn fn) {
    for (int i = 0; i < t.s.delayed.size();) {
        const Delayed d = t.s.delayed[i];
        const AbilityFrame f = delayedFrame(t, d, e);
        const bool awaited = isAwaited(t, f, d, e);
        if (awaited && !isEachTime(t.book(), d.ability, d.pc))
            t.s.delayed.removeAt(i);
        else
            ++i;
        if (awaited) fn(f);
    }
}

// Could some card of the book answer this event with that timing from a hidden zone?
template <class T>
bool someCardAnswers(T& t, int timing, int event) {
    return ((t.book().hiddenAnswers[static_cast<size_t>(timing)] >> event) & 1) != 0;
}

// What the cheapest card of that side costs that could answer so; Book::kNoAnswer if there is none.
template <class T>
int leastHiddenCost(T& t, int timing, int event, int side) {
    return t.book().hiddenCosts[static_cast<size_t>(timing)][static_cast<size_t>(side)][static_cast<size_t>(event)];
}

// Could some ability that works from a hidden zone answer this event for that seat, by what the event looks like? `accepts`
// is asked about each card (its side, its price). Judged on the event alone: what the seat holds is not looked at.
template <class T, class Accepts>
bool someHiddenAnswerFits(T& t, int timing, const Event& e, Seat seat, Accepts accepts) {
    const Book& book = t.book();
    const auto& range = book.hiddenRanges[static_cast<size_t>(timing)][e.kind];
    for (int i = 0; i < range.count; ++i) {
        int ability = book.hiddenList[static_cast<size_t>(range.first + i)];
        const Ability& a = book.abilities[static_cast<size_t>(ability)];
        if (!accepts(book.def(a.card))) continue;
        AbilityFrame f = abilityFrame(t, ability, {}, seat, e);
        if (fits(t, f, a.subject, e.subject) && fits(t, f, a.object, e.object)) return true;
    }
    return false;
}

}  // namespace cantina::language
