// Which of the pieces that a selector finds a verb could work on. A choice that is made directly for a verb offers only
// these: a verb says so beside what it needs (Verb::targets).
#pragma once

#include "language/selectors.h"

namespace cantina::language {

// The verb for which the choice at `at` (choose, or each with picks) is made: the verb follows, behind other choices at
// most, and the piece is one of its operands. Null if there is none.
inline const Instr* verbFor(const Instr* at) {
    const int chosen = at->code == Code::choose ? at->a : 0;
    const Instr* verb = at + (at->code == Code::choose ? 1 : 2);  // a jump over its body follows `each`
    while (verb->code == Code::choose) ++verb;
    if (verb->code != Code::verb) return nullptr;
    for (int i = 1; i <= verb->b; ++i)
        if (static_cast<Ref>(verb[i].a) == Ref::reg && verb[i].b == chosen) return verb;
    return nullptr;
}

// The choices with which an effect begins are its targets. A game may keep pieces from being targeted: while
// State::barsTargets(t), State::whyNoTarget(t, f, p) says why one is not.
template <class T>
bool isTargeting(T& t, const AbilityFrame& f, const Instr* at) {
    const Book& book = t.book();
    const Instr* first = &book.code[book.abilities[f.ability].paid];
    if (first->code == Code::paid) ++first;
    while (first != at && first->code == Code::choose) ++first;
    return first == at && at->code == Code::choose;
}
template <class T>
bool mayBar(T& t, const AbilityFrame& f, const Instr* at) {
    if constexpr (requires { T::StateType::barsTargets(t); })
        return T::StateType::barsTargets(t) && isTargeting(t, f, at);
    else
        return false;
}

// Why the verb of that choice could not work on this piece; legal if it could.
template <class T>
Explanation whyNotTarget(T& t, const AbilityFrame& f, const Instr* at, Piece p) {
    if constexpr (requires { T::StateType::whyNoTarget(t, f, p); }) {
        if (mayBar(t, f, at))
            if (Explanation why = T::StateType::whyNoTarget(t, f, p); !why.legal()) return why;
    }
    const Instr* verb = verbFor(at);
    if (verb == nullptr || t.words().verbs[verb->a].targets.list().empty()) return {};
    AbilityFrame tried = f;
    tried.regs[at->code == Code::choose ? at->a : 0] = t.s.pieces.ref(p);
    return t.words().verbs[verb->a].targets.why(t, tried, operands(t, tried, verb + 1, verb->b));
}

// Mostly whatever the selector finds may be chosen.
template <class T>
bool isTargetAsked(T& t, const AbilityFrame& f, const Instr* at) {
    const Instr* verb = verbFor(at);
    return (verb != nullptr && !t.words().verbs[verb->a].targets.list().empty()) || mayBar(t, f, at);
}

// Calls fn(piece) for each piece that may be chosen there; fn returns false to stop.
template <class T, class Fn>
void forEachTarget(T& t, const AbilityFrame& f, const Instr* at, Fn fn) {
    const bool asked = isTargetAsked(t, f, at);
    forEachMatch(t, f, at->imm, [&](Piece p) { return (asked && !whyNotTarget(t, f, at, p).legal()) || fn(p); });
}
template <class T>
bool anyTarget(T& t, const AbilityFrame& f, const Instr* at) {
    if (!isTargetAsked(t, f, at)) return anyMatch(t, f, at->imm);
    bool any = false;
    forEachTarget(t, f, at, [&](Piece) { return any = true, false; });
    return any;
}

// Could the verb work on the pieces that the ability means without a choice ("this character")? Not judged while one is
// still to be chosen.
template <class T>
bool couldWork(T& t, const AbilityFrame& f, const Instr* verb) {
    const auto& targets = t.words().verbs[verb->a].targets;
    if (targets.list().empty()) return true;
    const Args args = operands(t, f, verb + 1, verb->b);
    for (bool open : args.open)
        if (open) return true;
    return targets(t, f, args);
}

}  // namespace cantina::language
