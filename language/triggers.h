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

template <class T>
[[gnu::noinline]] bool fitsPattern(T& t, const AbilityFrame& f, const Pattern& p, PieceRef r) {
    switch (p.kind) {
        case Pattern::Kind::any: return true;
        case Pattern::Kind::self: return isThis(t, f, r);
        case Pattern::Kind::host: return r.some() && r == t.words().host(t, f.source.piece);
        case Pattern::Kind::selector: return t.s.pieces.alive(r) && matches(t, f, p.selector, r.piece);
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
        if (!t.words().conditions[code->a].holds(t, f, operands(t, f, code + 1, code->b))) return false;
    return true;
}

template <class T>
bool conditionHolds(T& t, const AbilityFrame& f) {
    return t.book().abilities[f.ability].condition == 0 || conditionsHold(t, f);
}

// Does this ability of this piece answer the event? (Its timing is the caller's question.)
template <class T>
bool answersEvent(T& t, int ability, PieceRef source, Seat controller, const Event& e) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    if (a.event != e.kind || t.rules.switches.off(a.id)) return false;
    AbilityFrame f = abilityFrame(t, ability, source, controller, e);
    return fits(t, f, a.subject, e.subject) && fits(t, f, a.object, e.object) && conditionHolds(t, f);
}

// Calls fn(piece, ability) for every ability of a piece with that timing, where the piece lies in one of its zones.
template <class T, class Fn>
void forEachAbility(T& t, Piece p, int timing, Fn&& fn) {
    const CardDef& def = t.book().def(t.s.pieces.row(p).def);
    if (timing < 32 && ((def.timings >> timing) & 1) == 0) return;
    uint32_t zones = t.book().vocabulary->timings[static_cast<size_t>(timing)].zones;
    // A game may let a card speak for a while as if it lay elsewhere.
    int kind = t.s.pieces.kindOf(p);
    if constexpr (requires { t.s.textZone(p); }) kind = t.s.textZone(p);
    if (((zones >> kind) & 1) == 0) return;
    for (int i = 0; i < def.abilities; ++i) {
        int ability = def.first + i;
        const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
        if (a.timing == timing && !t.rules.switches.off(a.id)) fn(p, ability);
    }
}

// Puts the abilities in play that answer the event with that timing into `t.s.waiting`.
template <class T>
void collectTriggers(T& t, const Event& e, int timing, uint8_t group) {
    if (t.s.watchers.count[e.kind] == 0) return;
    uint64_t bit = uint64_t{1} << e.kind;
    for (size_t kind = 0; kind < t.rules.zones.size(); ++kind) {
        if (!t.rules.zones[kind].inPlay) continue;
        for (int seat = 0; seat < t.seats(); ++seat)
            for (Piece p : t.s.pieces.in({static_cast<uint8_t>(kind), seatAt(seat)})) {
                const PieceRow& row = t.s.pieces.row(p);
                if ((t.book().def(row.def).watches & bit) == 0) continue;
                forEachAbility(t, p, timing, [&](Piece, int ability) {
                    PieceRef source = t.s.pieces.ref(p);
                    if (answersEvent(t, ability, source, row.controller, e))
                        t.pushOrFault(t.s.waiting,
                                      Trigger{e, source, static_cast<uint16_t>(ability), row.controller, group});
                });
            }
    }
}

// Moves delayed effects whose moment has come into `t.s.waiting`-like order: fn(frame) for each, and forgets them.
template <class T, class Fn>
void takeDelayed(T& t, const Event& e, Fn fn) {
    for (int i = 0; i < t.s.delayed.size();) {
        const Delayed d = t.s.delayed[i];
        AbilityFrame f = abilityFrame(t, d.ability, d.source, d.controller, e);
        for (int r = 0; r < kRegisters; ++r) f.regs[r] = d.regs[r];
        f.pc = d.pc;
        f.flags = AbilityFrame::kPart;
        if (d.event != e.kind || !fits(t, f, d.subject, e.subject) || !fits(t, f, d.object, e.object)) {
            ++i;
            continue;
        }
        t.s.delayed.removeAt(i);
        fn(f);
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
