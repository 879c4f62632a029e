// What an ability looks like, for games that note it once when the book is made: how its costs and its effect begin. Games
// know abilities by this, never by their code.
#pragma once

#include <string_view>

#include "language/interpreter.h"

namespace cantina::language {

struct AbilityShape {
    bool isFree = true;             // it has no cost in its text
    bool costsThis = false;         // its first cost is done to the card itself
    bool hasOneCost = false;        // its cost is one verb, for which nothing is chosen
    bool beginsPlainly = false;     // its effect begins with a verb for which nothing is chosen
    bool isOnlyChoice = false;      // its effect is a choice and one verb on what was chosen
    int choice = 0;                 // the selector that its effect begins with, or 0
    std::string_view firstCost;     // the verb that its costs begin with
    std::string_view condition;     // the first word of its conditions, if that is one by itself
    int conditionSymbol = -1;       // what that condition names: the value of its first symbol, or -1
    bool isForEveryPlayer = false;  // its effect begins with what every player does
};
AbilityShape shapeOf(const Book& book, const Ability& a);
// The verb for which the choice is made that its effect begins with; -1: it begins with none, or the choice is for no verb.
int verbOfChoice(const Book& book, const Ability& a);

// Does a selector have this filter, by itself?
bool hasFilter(const Book& book, const Selector& s, std::string_view word);
// Is it a filter by itself that asks how a piece is related to the card of the ability: other_than(this)?
bool isRelatedToThis(const Book& book, const Filter& x, std::string_view word);
// The symbols that an ability names for a role of its event, a bit each; all bits: it names none, so that it means any.
uint64_t roleSymbols(const Book& book, const Ability& a, Role role);
// Does an ability ask this condition before its costs and effects?
bool asks(const Book& book, const Ability& a, std::string_view condition);
// Does an ability speak of an opponent, as a player or through that filter ("an opponent's")?
bool speaksOfOpponent(const Book& book, const Ability& a, std::string_view opposing);

// Does something in it wait for an event, or for each such event, until that period is over?
bool waitsFor(const Book& book, const Ability& a, int period);

// A verb as it stands in an ability: what can be known before there is a table.
class WrittenVerb {
public:
    WrittenVerb(const VerbWord& w, const Instr* first, bool cost) : word(w), isCost(cost), operands_(first) {}
    // The plain number (thousandths) or symbol behind that parameter; kNotSaid: something else stands there.
    int32_t plain(std::string_view param) const;
    // Does its card itself stand there?
    bool isThis(std::string_view param) const;

    const VerbWord& word;
    bool isCost;

private:
    const Instr* operand(std::string_view param) const;
    const Instr* operands_;
};
template <class Fn>
void forEachVerb(const Book& book, const Ability& a, Fn&& fn) {
    const Instr* code = &book.code[a.code];
    for (int pc = 0; pc < a.length; ++pc)
        if (code[pc].code == Code::verb)
            fn(WrittenVerb(book.vocabulary->verbs[code[pc].a], code + pc + 1, a.code + static_cast<uint32_t>(pc) < a.paid));
}
// Calls fn(word, plain) for each condition of the ability that is one word, with the symbol or plain number that it has
// first; kNotSaid: it has none.
template <class Fn>
void forEachCondition(const Book& book, const Ability& a, Fn&& fn) {
    if (a.condition == 0) return;
    for (const Instr* i = &book.code[a.condition]; i->code == Code::when; i += 1 + i->b) {
        if (i->a == kExpression) continue;
        const Ref first = i->b > 0 ? static_cast<Ref>(i[1].a) : Ref::self;
        const bool plain = first == Ref::symbol || first == Ref::number;
        fn(std::string_view(book.vocabulary->conditions[i->a].name), plain ? i[1].imm : kNotSaid);
    }
}

// The ways of an effect that begins with either(...) and lets its own player take one: how many; 0: it does not begin so.
int waysOf(const Book& book, const Ability& a);
// Where the n-th of them begins, from 1, relative to the ability's code.
int wayAt(const Book& book, const Ability& a, int way);

namespace shape {
template <class T>
bool isPossible(T& t, const AbilityFrame& f, const Instr* verb) {
    return t.words().verbs[verb->a].possible(t, f, operands(t, f, verb + 1, verb->b));
}
}  // namespace shape

// Could the first cost be paid, of an ability that has one cost? Could the effect begin, of one that begins plainly?
template <class T>
bool canPayOneCost(T& t, const AbilityFrame& f) {
    return shape::isPossible(t, f, interpreter::codeOf(t, f));
}
template <class T>
bool canBeginPlainly(T& t, const AbilityFrame& f) {
    const Instr* effect = &t.book().code[t.book().abilities[f.ability].paid];
    return shape::isPossible(t, f, effect->code == Code::paid ? effect + 1 : effect);
}

// Does the condition hold with which the effect begins? It does if there is none.
template <class T>
bool meetsFirstCondition(T& t, const AbilityFrame& f) {
    const Instr* first = &t.book().code[t.book().abilities[f.ability].paid];
    return first->code != Code::when || conditionHolds(t, f, first);
}

// A way that begins with a condition is open while that holds.
template <class T>
bool isWayOpen(T& t, const AbilityFrame& f, int way) {
    const Instr* first = interpreter::codeOf(t, f) + wayAt(t.book(), t.book().abilities[f.ability], way);
    return first->code != Code::when || conditionHolds(t, f, first);
}

// Could each verb of the costs be done as things stand, or of the whole ability? Something fits what is chosen; what depends
// on a choice is taken as possible. So many verbs at the beginning are not looked at.
template <class T>
bool areDoable(T& t, const AbilityFrame& f, bool costsOnly, int skipped = 0) {
    const Ability& a = t.book().abilities[f.ability];
    const Instr* code = interpreter::codeOf(t, f);
    const int end = costsOnly ? static_cast<int>(a.paid - a.code) : a.length;
    for (int pc = 0; pc < end; ++pc) {
        const Instr& i = code[pc];
        if (i.code == Code::choose && !anyMatch(t, f, i.imm)) return false;
        if (i.code != Code::verb || skipped-- > 0) continue;
        const Args args = operands(t, f, code + pc + 1, i.b);
        bool open = false;
        for (bool o : args.open) open = open || o;
        if (!open && !t.words().verbs[i.a].possible(t, f, args)) return false;
    }
    return true;
}

// Calls fn(operands) for each verb of the ability that has this tag (VerbWord::tag): what it would be done with, as far as
// that is known before anything is chosen.
template <class T, class Fn>
void forEachUse(T& t, const AbilityFrame& f, int tag, Fn fn) {
    const Ability& a = t.book().abilities[f.ability];
    if (!a.uses(tag)) return;
    const Instr* code = &t.book().code[a.code];
    for (int pc = 0; pc < a.length; ++pc)
        if (code[pc].code == Code::verb && t.book().vocabulary->verbs[code[pc].a].tag == tag)
            fn(operands(t, f, code + pc + 1, code[pc].b));
}

// The loop over pieces around a verb that stands alone in it, while that verb is done: damage(1, all(...)). Null: none.
template <class T>
const EachFrame* loopAroundVerb(T& t, const AbilityFrame& f) {
    const Frame& around = t.s.core.stack[t.at - 1];
    if (around.procedure != T::StateType::kEach.id) return nullptr;
    const auto& e = around.template as<EachFrame>();
    const Instr* code = interpreter::codeOf(t, f);
    const bool alone =
        code[e.body].code == Code::verb && e.body + 1 + code[e.body].b == f.pc && code[f.pc].code == Code::end;
    return alone && isOverPieces(e.over) ? &e : nullptr;
}

}  // namespace cantina::language
