#include "language/shape.h"

namespace cantina::language {
namespace {

bool takesRegister(const Instr& operand) { return operand.a == static_cast<uint8_t>(Ref::reg); }

// A verb whose operands are there from the beginning.
bool isPlain(const Instr* code) {
    if (code->code != Code::verb) return false;
    for (int i = 1; i <= code->b; ++i)
        if (takesRegister(code[i])) return false;
    return true;
}

bool selectorHas(const Book& book, int selector, std::string_view filter) {
    return hasFilter(book, book.selectors[static_cast<size_t>(selector)], filter);
}

bool isOpponent(const Node& n) { return n.kind == Node::Kind::reference && static_cast<Ref>(n.word) == Ref::opponent; }

bool operandIsOpponents(const Book& book, const Instr& i, std::string_view opposing) {
    switch (static_cast<Ref>(i.a)) {
        case Ref::opponent: return true;
        case Ref::holder: return isOpponent(book.nodes[static_cast<size_t>(i.node)]);
        case Ref::count: return selectorHas(book, i.imm, opposing);
        default: return false;
    }
}

}  // namespace

int verbOfChoice(const Book& book, const Ability& a) {
    const Instr* first = &book.code[a.paid];
    if (first->code == Code::paid) ++first;
    const Instr* verb = first->code == Code::choose ? verbFor(first) : nullptr;
    return verb == nullptr ? -1 : verb->a;
}

bool hasFilter(const Book& book, const Selector& s, std::string_view word) {
    for (uint32_t k = s.first; k < s.first + s.filters; ++k) {
        const Filter& f = book.filters[k];
        if (f.word != kExpression && book.vocabulary->filters[f.word].name == word) return true;
    }
    return false;
}

bool isRelatedToThis(const Book& book, const Filter& x, std::string_view word) {
    if (x.word != kExpression) return false;
    const Node& n = book.nodes[static_cast<size_t>(x.arg)];
    if (n.kind != Node::Kind::relation || n.parts != 1) return false;
    const Node& to = book.nodes[n.first];
    return word == book.vocabulary->filters[n.word].name && to.kind == Node::Kind::reference &&
           static_cast<Ref>(to.word) == Ref::self;
}

uint64_t roleSymbols(const Book& book, const Ability& a, Role role) {
    uint64_t named = 0;
    const auto note = [&](const Node& n) {
        if (n.kind == Node::Kind::role && static_cast<Role>(n.word) == role) named |= uint64_t{1} << n.value;
    };
    const Instr* code = &book.code[a.condition];
    for (; a.condition != 0 && code->code == Code::when; code += 1 + code->b) {
        if (code->a != kExpression) continue;
        const Node& n = book.nodes[static_cast<size_t>(code->node)];
        note(n);
        for (uint32_t i = 0; n.kind == Node::Kind::one_of && i < n.parts; ++i) note(book.nodes[n.first + i]);
    }
    return named != 0 ? named : ~uint64_t{0};
}

bool asks(const Book& book, const Ability& a, std::string_view condition) {
    if (a.condition == 0) return false;
    for (const Instr* when = &book.code[a.condition]; when->code == Code::when; when += 1 + when->b)
        if (when->a != kExpression && book.vocabulary->conditions[when->a].name == condition) return true;
    return false;
}

bool speaksOfOpponent(const Book& book, const Ability& a, std::string_view opposing) {
    const Instr* i = &book.code[a.code];
    for (const Instr* end = i + a.length; i != end; ++i) {
        if (i->code == Code::operand && operandIsOpponents(book, *i, opposing)) return true;
        const bool choice =
            i->code == Code::choose || i->code == Code::either || i->code == Code::may || i->code == Code::name;
        if (choice && i->c == Book::kOpponent) return true;
        if (i->code != Code::each) continue;
        if (i->a == Book::kOpponent) return true;
        if (isOverPieces(static_cast<Each>(i->b)) && selectorHas(book, i->imm, opposing)) return true;
    }
    return false;
}

const Instr* WrittenVerb::operand(std::string_view param) const {
    const int count = paramCount(word.params);
    for (int i = 0; i < count; ++i)
        if (param == word.params[i].name) return operands_ + i;
    return nullptr;
}
bool waitsFor(const Book& book, const Ability& a, int period) {
    const Instr* code = &book.code[a.code];
    for (int pc = 0; pc < a.length; pc += code[pc].code == Code::verb ? 1 + code[pc].b : 1)
        if (code[pc].code == Code::later && code[pc + 1].c - 1 == period) return true;  // as periodOf in triggers.h
    return false;
}

int32_t WrittenVerb::plain(std::string_view param) const {
    const Instr* i = operand(param);
    const Ref ref = i == nullptr ? Ref::self : static_cast<Ref>(i->a);
    return ref == Ref::number || ref == Ref::symbol ? i->imm : kNotSaid;
}
bool WrittenVerb::isThis(std::string_view param) const {
    const Instr* i = operand(param);
    return i != nullptr && static_cast<Ref>(i->a) == Ref::self;
}

static const Instr* waysIn(const Book& book, const Ability& a) {
    const Instr* effect = &book.code[a.paid];
    return effect->code == Code::either && effect->c == Book::kYou ? effect : nullptr;
}
int waysOf(const Book& book, const Ability& a) {
    const Instr* ways = waysIn(book, a);
    return ways == nullptr ? 0 : ways->b;
}
int wayAt(const Book& book, const Ability& a, int way) { return waysIn(book, a)[way].imm; }

AbilityShape shapeOf(const Book& book, const Ability& a) {
    AbilityShape out;
    const Instr* cost = &book.code[a.code];
    out.isFree = a.paid == a.code;
    if (!out.isFree && cost->code == Code::verb) {
        out.firstCost = book.vocabulary->verbs[cost->a].name;
        out.costsThis = cost[1].a == static_cast<uint8_t>(Ref::self);
        out.hasOneCost = isPlain(cost) && cost[1 + cost->b].code == Code::paid;
    }
    const Instr* effect = &book.code[a.paid];
    if (effect->code == Code::paid) ++effect;
    out.beginsPlainly = isPlain(effect);
    if (effect->code == Code::choose || effect->code == Code::each) out.choice = effect->imm;
    out.isForEveryPlayer = effect->code == Code::each && static_cast<Each>(effect->b) == Each::players;
    if (const Instr* when = &book.code[a.condition]; a.condition != 0 && when->a != kExpression) {
        out.condition = book.vocabulary->conditions[when->a].name;
        if (when->b > 0 && when[1].a == static_cast<uint8_t>(Ref::symbol)) out.conditionSymbol = when[1].imm;
    }
    if (effect->code == Code::choose && effect[1].code == Code::verb && effect[2 + effect[1].b].code == Code::end)
        for (int i = 0; i < effect[1].b; ++i)
            if (takesRegister(effect[2 + i]) && effect[2 + i].b == effect->a) out.isOnlyChoice = true;
    return out;
}

}  // namespace cantina::language
