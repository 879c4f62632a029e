// Questions about what an ability says, for games whose rules look at it before it is carried out: what is targeted, whether
// the costs can be paid, whether what it would do has what it needs. A game asks here and never looks at code.
#pragma once

#include "language/targets.h"

namespace cantina::language {

// A choice that stands before the costs of an ability: a target of the action.
struct TargetChoice {
    bool exists = false;
    uint16_t reg = 0;  // where the piece is kept that is chosen
    int32_t selector = 0;
    int number = 0;  // which of the targets, from 0
};

// The target with this number, counted from 0.
inline TargetChoice targetChoice(const Book& book, const Ability& a, int n) {
    const Instr* code = &book.code[a.code];
    const int costs = static_cast<int>(a.paid - a.code);
    if (n >= costs) return {};
    for (int pc = 0; pc <= n; ++pc)
        if (code[pc].code != Code::choose) return {};
    return {true, code[n].a, code[n].imm, n};
}
// How many targets there are, which is also where the costs begin (AbilityFrame::pc).
inline int targetChoices(const Book& book, const Ability& a) {
    int n = 0;
    while (targetChoice(book, a, n).exists) ++n;
    return n;
}
// The choice that an ability begins with, whether costs follow or not.
inline TargetChoice firstChoice(const Book& book, const Ability& a) {
    const Instr& first = book.code[a.code];
    if (first.code != Code::choose) return {};
    return {true, first.a, first.imm};
}

// The first choice of the ability whose piece this is, in that frame.
template <class T>
TargetChoice choiceOf(T& t, const AbilityFrame& f, PieceRef chosen) {
    const Ability& a = t.book().abilities[f.ability];
    const Instr* code = &t.book().code[a.code];
    for (int pc = 0; pc < a.length; ++pc)
        if (code[pc].code == Code::choose && f.regs[code[pc].a] == chosen) return {true, code[pc].a, code[pc].imm};
    return {};
}

// Calls fn with the operands of each verb of the ability that has this tag.
template <class T, class Fn>
void forEachVerb(T& t, const AbilityFrame& f, int tag, Fn&& fn) {
    const Ability& a = t.book().abilities[f.ability];
    if (!a.uses(tag)) return;
    const Instr* code = &t.book().code[a.code];
    for (int pc = 0; pc < a.length; pc += code[pc].code == Code::verb ? 1 + code[pc].b : 1)
        if (code[pc].code == Code::verb && t.words().verbs[code[pc].a].word.tag == tag)
            fn(operands(t, f, code + pc + 1, code[pc].b));
}

namespace walk {
// Something that a verb is done to is still to be chosen: it is judged when it is.
inline bool isOpen(const Args& a) {
    return std::any_of(a.open.begin(), a.open.end(), [](bool open) { return open; });
}
}  // namespace walk

// The first need of a cost that is not met; legal if all can be paid. What is still to be chosen is not judged.
template <class T>
Explanation whyNotCosts(T& t, const AbilityFrame& f) {
    const Ability& a = t.book().abilities[f.ability];
    const Instr* code = &t.book().code[a.code];
    const int paid = static_cast<int>(a.paid - a.code);
    for (int pc = 0; pc < paid; pc += code[pc].code == Code::verb ? 1 + code[pc].b : 1) {
        if (code[pc].code != Code::verb) continue;
        const Args args = operands(t, f, code + pc + 1, code[pc].b);
        if (walk::isOpen(args)) continue;
        if (Explanation e = t.words().verbs[code[pc].a].possible.why(t, f, args); !e.legal()) return e;
    }
    return {};
}

// Goes through the effect without carrying it out and asks the game about each thing that it needs, until one is missing:
//   judge.choice(selector)        one piece is chosen
//   judge.each(selector, over)    it is done to several
//   judge.verb(verb, operands)    a verb whose pieces are all known
//   judge.asksOptional()          whether what a player may leave out is gone through too
// What is conditional, waits for a moment, or depends on what came before is passed over.
template <class T, class Judge>
Explanation whyNotEffect(T& t, const AbilityFrame& f, Judge&& judge) {
    const Ability& a = t.book().abilities[f.ability];
    const Instr* code = &t.book().code[a.code];
    for (int pc = static_cast<int>(a.paid - a.code); code[pc].code != Code::end;) {
        const Instr& i = code[pc];
        Explanation e;
        int next = pc + 1;
        switch (i.code) {
            case Code::choose: e = judge.choice(i.imm); break;
            case Code::verb: {
                const Args args = operands(t, f, code + pc + 1, i.b);
                if (!walk::isOpen(args)) e = judge.verb(t.words().verbs[i.a], args);
                next = pc + 1 + i.b;
                break;
            }
            case Code::each:
                e = judge.each(i.imm, static_cast<Each>(i.b));
                next = code[pc + 1].imm;
                break;
            case Code::may: next = judge.asksOptional() ? pc + 1 : i.imm; break;
            case Code::when:
            case Code::later: next = i.imm; break;
            case Code::then:
            case Code::either: return {};
            case Code::jump: next = std::max(i.imm, pc + 1); break;
            default: break;
        }
        if (!e.legal()) return e;
        pc = next;
    }
    return {};
}

}  // namespace cantina::language
