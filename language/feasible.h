// Feasibility: what legality may look at. An ability is walked without being run, never past chance or another decision.
#pragma once

#include "language/targets.h"

namespace cantina::language {

struct Feasible {
    bool costs = true;      // every cost can be paid and its targets exist
    bool targets = true;    // every required target of the effect exists
    bool somePart = false;  // at least one independent part could do something
};

// How many pieces a quantifier of a cost asks for: so many, neither more nor fewer, must pay it. 0: any number will do.
template <class T>
int owedPieces(T& t, const AbilityFrame& f, const Instr& each) {
    const auto over = static_cast<Each>(each.b);
    if (over != Each::exactly && over != Each::random && over != Each::top) return 0;
    return each.node == 0 ? each.c : expressions::number(t, f, {}, nodeOf(t, each)) / 1000;
}
// Are there so many that the verb behind the quantifier could be done to?
template <class T>
bool arePayers(T& t, const AbilityFrame& f, const Instr* each, int owed) {
    const Instr* verb = verbFor(each);
    int found = 0;
    const auto count = [&](Piece p) {
        if (verb != nullptr) {
            AbilityFrame tried = f;
            tried.regs[0] = t.s.pieces.ref(p);
            const Args args = operands(t, tried, verb + 1, verb->b);
            bool open = false;
            for (bool o : args.open) open = open || o;
            if (!open && !t.words().verbs[verb->a].possible(t, tried, args)) return true;
        }
        return ++found < owed;
    };
    if (owed <= 0) return true;
    if (isPicked(static_cast<Each>(each->b)))
        forEachTarget(t, f, each, count);
    else
        forEachMatch(t, f, each->imm, count);
    return found >= owed;
}

// Walks the program without running it: never past chance or another seat's decision. Optional parts are not required.
// `costsOnly`: what comes after the payment is not looked at. kFirst: ends with the first part that could do something
// (`targets` is then not judged).
// `why`: is told the first need that is not met.
template <bool kFirst = false, class T>
Feasible feasible(T& t, const AbilityFrame& at, bool costsOnly = false, Explanation* why = nullptr) {
    AbilityFrame f = at;
    f.pc = 0;
    for (PieceRef& r : f.regs) r = {};
    Feasible out;
    const Ability& ability = t.book().abilities[f.ability];
    const Instr* code = &t.book().code[ability.code];
    int paid = static_cast<int>(ability.paid - ability.code);
    bool required = true;
    int optionalUntil = -1;
    const Instr* vain = nullptr;  // a verb for which there is nothing to choose: its other choices are none
    for (int pc = 0; code[pc].code != Code::end;) {
        if (costsOnly && pc >= paid) return out;
        const Instr& i = code[pc];
        if (pc >= optionalUntil) required = true;
        if (kFirst && (out.somePart || !out.costs)) return out;
        bool& need = pc < paid ? out.costs : out.targets;
        switch (i.code) {
            case Code::choose:
                if (!anyTarget(t, f, &i)) {
                    if (required) need = false;
                    vain = verbFor(&i);
                    if (why != nullptr && why->legal()) why->says = "there is nothing that could be chosen for it";
                } else if (pc >= paid && (vain == nullptr || verbFor(&i) != vain)) {
                    out.somePart = true;
                }
                ++pc;
                break;
            case Code::verb: {
                Args args = operands(t, f, code + pc + 1, i.b);
                bool open = false;
                for (bool o : args.open) open = open || o;
                bool possible = open || t.words().verbs[i.a].possible(t, f, args);
                if (pc < paid && !possible) out.costs = false;
                if (!possible && why != nullptr && why->legal()) *why = t.words().verbs[i.a].possible.why(t, f, args);
                if (pc >= paid && possible && !open) out.somePart = true;
                pc += 1 + i.b;
                break;
            }
            case Code::may:
                required = false;
                optionalUntil = i.imm;
                ++pc;
                break;
            case Code::each:
                if (pc < paid && !arePayers(t, f, &i, owedPieces(t, f, i))) {
                    need = false;
                    if (why != nullptr && why->legal()) why->says = "there are too few that it could be paid with";
                }
                if (!isOverPieces(static_cast<Each>(i.b)) ||
                    (isPicked(static_cast<Each>(i.b)) ? anyTarget(t, f, &i) : anyMatch(t, f, i.imm)))
                    out.somePart = out.somePart || pc >= paid;
                else if (why != nullptr && why->legal())
                    why->says = "there is nothing that it could be done to";
                pc = code[pc + 1].imm;
                break;
            case Code::then: return out;  // depends on what comes before
            case Code::when: pc = conditionHolds(t, f, &i) ? pc + 1 + i.b : i.imm; break;
            case Code::either: out.somePart = true; return out;
            case Code::later:
                out.somePart = true;
                pc = i.imm;
                break;
            case Code::jump: pc = i.imm > pc ? i.imm : pc + 1; break;
            default: ++pc;
        }
    }
    return out;
}

// Whether the costs alone can be paid; an ability without costs is not walked at all.
template <class T>
bool payable(T& t, const AbilityFrame& f) {
    const Ability& a = t.book().abilities[f.ability];
    return a.paid == a.code || feasible(t, f, true).costs;
}

// `row` says that the costs cannot be paid, or that no part of the effect could do anything: which need of which verb it is.
template <class T>
Explanation explained(T& t, const AbilityFrame& f, bool costsOnly, const Explanation& row) {
    Explanation why;
    feasible(t, f, costsOnly, &why);
    if (why.legal()) return row;
    return {why.rule.named() ? why.rule : row.rule, why.says};
}

}  // namespace cantina::language
