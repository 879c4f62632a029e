#include "language/effects.h"

#include <fmt/format.h>

#include "kernel/nearest.h"

namespace cantina::language {
namespace {

constexpr size_t kMaxCode = 60'000;  // of one ability
constexpr size_t kMaxSelectors = 65'000;

bool isControl(std::string_view w) {
    for (const char* c : kControlWords)
        if (w == c) return true;
    return false;
}

const char* kindName(const Tree& t) {
    switch (t.kind) {
        case Tree::Kind::nil: return "nothing";
        case Tree::Kind::boolean: return "true or false";
        case Tree::Kind::number: return "a number";
        case Tree::Kind::text: return "a text";
        case Tree::Kind::table: return "a table";
        case Tree::Kind::word: return "a word";
    }
    return "?";
}

// 0.5, -300
std::string numberText(int64_t thousandths) { return fmt::format("{}", static_cast<double>(thousandths) / 1000); }
std::string shown(const Tree& t) { return t.kind == Tree::Kind::word ? "'" + t.text + "'" : kindName(t); }

}  // namespace

void EffectCompiler::problem(const Tree& at, const std::string& message, bool warning) {
    if (!full()) problems_.push_back({file_, at.line, card_, message, warning});
}

std::string EffectCompiler::unknownWord(const std::string& word, const char* expected) const {
    std::string out = fmt::format("'{}' is not {}", word, expected);
    if (full()) return out;  // nobody will read it, and looking for likeness takes time
    std::vector<std::string> words = allWords(v_);
    std::erase(words, word);
    if (auto near = nearest(word, words, 1); !near.empty()) out += fmt::format("; did you mean '{}'?", near.front());
    return out;
}

int EffectCompiler::emit(const Instr& i) {
    book_.code.push_back(i);
    return here() - 1;
}
void EffectCompiler::patch(int at) { book_.code[static_cast<size_t>(start_ + at)].imm = here(); }

int EffectCompiler::symbol(const Tree& t, const char* set, bool report) {
    for (const SymbolWord& s : v_.symbols)
        if (t.isWord(s.name) && std::string_view(s.set) == set) {
            if (report && !t.items.empty()) problem(t, fmt::format("'{}' takes no parameter: is a comma missing?", s.name));
            return s.value;
        }
    if (report) {
        std::string list;
        std::vector<std::string_view> known;
        for (const SymbolWord& s : v_.symbols)
            if (std::string_view(s.set) == set) {
                list += list.empty() ? s.name : std::string(", ") + s.name;
                known.emplace_back(s.name);
            }
        problem(t, fmt::format("{} is not a {}: use one of {}{}", shown(t), set, list, meant(t.text, known)));
    }
    return -1;
}

// --- selectors and patterns

int EffectCompiler::selector(const Tree& t) {
    int noun = t.kind == Tree::Kind::word ? indexOf(v_.nouns, t.text) : -1;
    if (noun < 0) {
        problem(t, t.kind == Tree::Kind::word ? unknownWord(t.text, "something to look for")
                                              : fmt::format("{} cannot be looked for", kindName(t)));
        return 0;
    }
    Selector s;
    s.noun = static_cast<uint8_t>(noun);
    s.first = static_cast<uint16_t>(book_.filters.size());
    if (book_.filters.size() + t.items.size() > kMaxSelectors || t.items.size() > 30) {
        problem(t, "too many filters in one book or one selector");
        return 0;
    }
    for (const Tree& f : t.items) filters(f, 0, s);
    if (book_.selectors.size() >= kMaxSelectors) return problem(t, "too many selectors in one book"), 0;
    book_.selectors.push_back(s);
    return static_cast<int>(book_.selectors.size()) - 1;
}

// A filter, except(filter), or one_of(filter, ...).
void EffectCompiler::filters(const Tree& f, uint8_t flags, Selector& s) {
    if (f.isWord("except")) {
        if (f.items.size() != 1 || flags != 0 || f.items[0].isWord("one_of") || f.items[0].isWord("except"))
            return problem(f, "'except' takes one filter, and stands for itself");
        return filters(f.items[0], Filter::kExcept, s);
    }
    if (f.isWord("one_of")) {
        if (f.items.size() < 2 || flags != 0) return problem(f, "'one_of' takes two or more filters");
        for (size_t i = 0; i < f.items.size(); ++i) {
            if (f.items[i].isWord("one_of") || f.items[i].isWord("except"))
                return problem(f.items[i], "'one_of' takes plain filters");
            filters(f.items[i], i + 1 < f.items.size() ? Filter::kOrNext : uint8_t{0}, s);
        }
        return;
    }
    int word = f.kind == Tree::Kind::word ? indexOf(v_.filters, f.text) : -1;
    if (word < 0)
        return problem(f, f.kind == Tree::Kind::word ? unknownWord(f.text, "a filter")
                                                     : fmt::format("{} is not a filter", kindName(f)));
    const FilterWord& w = v_.filters[static_cast<size_t>(word)];
    int needed = w.param.kind == ParamKind::end ? 0 : 1;
    if (static_cast<int>(f.items.size()) != needed)
        return problem(f, needed == 0 ? fmt::format("'{}' takes no parameter", w.name)
                                      : fmt::format("'{}' takes one parameter: {}", w.name, w.param.name));
    int32_t arg = 0;
    if (needed == 1) arg = constant(f.items[0], w.param, w.name);
    book_.filters.push_back({static_cast<uint8_t>(word), flags, arg});
    ++s.filters;
}

// A filter is part of the book, not of a moment: its parameter is a plain number, a symbol or a title.
int32_t EffectCompiler::constant(const Tree& t, const Param& p, const char* name) {
    Instr i = argument(t, p, name, 0, false);
    bool plain = i.a == static_cast<uint8_t>(Ref::number) || i.a == static_cast<uint8_t>(Ref::symbol);
    if (!plain) problem(t, fmt::format("'{}' is a filter: give it a plain number or a symbol, not {}", name, shown(t)));
    return plain ? i.imm : 0;
}

Pattern EffectCompiler::pattern(const Tree& t) {
    if (t.isWord("this") && t.items.empty()) return {Pattern::Kind::self, 0, 0};
    if (t.isWord("host") && t.items.empty()) return {Pattern::Kind::host, 0, 0};
    return {Pattern::Kind::selector, 0, static_cast<uint16_t>(selector(t))};
}

int EffectCompiler::event(const Tree& t, Pattern& subject, Pattern& object) {
    int number = t.kind == Tree::Kind::word ? indexOf(v_.events, t.text) : -1;
    if (number < 0) {
        problem(t, t.kind == Tree::Kind::word ? unknownWord(t.text, "an event")
                                              : fmt::format("an event is expected here, not {}", kindName(t)));
        return 0;
    }
    const EventWord& w = v_.events[static_cast<size_t>(number)];
    int most = paramCount(w.params);
    if (static_cast<int>(t.items.size()) > most)
        problem(t, fmt::format("'{}' says at most {} thing(s) about the event", w.name, most));
    if (!t.items.empty() && most > 0) subject = pattern(t.items[0]);
    if (t.items.size() > 1 && most > 1) object = pattern(t.items[1]);
    return number;
}

// --- operands

std::optional<Ref> EffectCompiler::reference(const Tree& t, int& index) const {
    index = 0;
    if (t.kind != Tree::Kind::word || !t.items.empty()) return std::nullopt;
    if (t.text == "this") return Ref::self;
    if (t.text == "it") return Ref::reg;
    if (t.text == "subject") return Ref::subject;
    if (t.text == "object") return Ref::object;
    if (t.text == "host") return Ref::host;
    return std::nullopt;
}

Instr EffectCompiler::numberArgument(const Tree& t, const Param& p, const char* name) {
    Instr out{Code::operand, static_cast<uint8_t>(Ref::number), 0, 0, 0};
    if (t.isNumber()) {
        const NumberRange& r = p.range;
        bool fits = isIn(r, t.number);
        if (!fits) problem(t, fmt::format("'{}' needs {} for '{}', not {}", name, inWords(r), p.name, numberText(t.number)));
        out.imm = fits ? static_cast<int32_t>(t.number) : 0;
        return out;
    }
    if (t.isWord("amount") && t.items.empty()) return {Code::operand, static_cast<uint8_t>(Ref::amount), 0, 0, 0};
    if (t.isWord("result") && t.items.empty()) return {Code::operand, static_cast<uint8_t>(Ref::result), 0, 0, 0};
    if (t.isWord("count") && t.items.size() == 1)
        return {Code::operand, static_cast<uint8_t>(Ref::count), 0, 0, selector(t.items[0])};
    int word = t.kind == Tree::Kind::word ? indexOf(v_.numbers, t.text) : -1;
    if (word >= 0) {
        int index = 0;
        std::optional<Ref> of = t.items.empty() ? std::optional<Ref>(Ref::self) : reference(t.items[0], index);
        if (paramCount(v_.numbers[static_cast<size_t>(word)].params) == 0 && !t.items.empty())
            problem(t, fmt::format("'{}' takes no parameter", t.text));
        else if (!of || t.items.size() > 1)
            problem(t, fmt::format("'{}' is asked of one of this, it, subject, object, host", t.text));
        out.a = static_cast<uint8_t>(Ref::word);
        out.b = static_cast<uint8_t>(word);
        out.imm = static_cast<int32_t>(of.value_or(Ref::self)) | (index << 8);
        return out;
    }
    problem(t, fmt::format("'{}' needs a number for '{}', not {}", name, p.name, shown(t)));
    return out;
}

Instr EffectCompiler::oneArgument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose) {
    int index = 0;
    if (auto ref = reference(t, index))
        return {Code::operand, static_cast<uint8_t>(*ref), static_cast<uint8_t>(index), 0, 0};
    bool byOpponent = t.isWord("opponent_chooses") && t.items.size() == 1;
    const Tree& noun = byOpponent ? t.items[0] : t;
    if (noun.kind == Tree::Kind::word && v_.noun(noun.text) && mayChoose) {
        int chosen = selector(noun);
        emit({Code::choose, static_cast<uint8_t>(reg), static_cast<uint8_t>(byOpponent ? 1 : 0), 0, chosen});
        return {Code::operand, static_cast<uint8_t>(Ref::reg), static_cast<uint8_t>(reg), 0, 0};
    }
    problem(t, t.kind == Tree::Kind::word ? unknownWord(t.text, "this, it, subject, object, host or something to choose")
                                          : fmt::format("'{}' needs a piece for '{}', not {}", name, p.name, kindName(t)));
    return {Code::operand, static_cast<uint8_t>(Ref::self), 0, 0, 0};
}

Instr EffectCompiler::argument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose) {
    switch (p.kind) {
        case ParamKind::number: return numberArgument(t, p, name);
        case ParamKind::one: return oneArgument(t, p, name, reg, mayChoose);
        case ParamKind::symbol: return {Code::operand, static_cast<uint8_t>(Ref::symbol), 0, 0, symbol(t, p.set)};
        case ParamKind::seat:
            if (t.isWord("you") && t.items.empty()) return {Code::operand, static_cast<uint8_t>(Ref::you), 0, 0, 0};
            if (t.isWord("opponent") && t.items.empty())
                return {Code::operand, static_cast<uint8_t>(Ref::opponent), 0, 0, 0};
            problem(t, fmt::format("'{}' needs 'you' or 'opponent' for '{}', not {}", name, p.name, foundText(t)));
            break;
        case ParamKind::title:
            if (!t.isText()) problem(t, fmt::format("'{}' needs a title in quotes", name));
            return {Code::operand, static_cast<uint8_t>(Ref::symbol), 0, 0, titleHash(t.text)};
        case ParamKind::some: return {Code::operand, static_cast<uint8_t>(Ref::count), 0, 0, selector(t)};
        case ParamKind::end: break;
    }
    return {Code::operand, 0, 0, 0, 0};
}

std::vector<Instr> EffectCompiler::arguments(const Tree& t, std::span<const Param> params, const char* name,
                                             bool mayChoose) {
    std::vector<Instr> out;
    int most = paramCount(params);
    if (static_cast<int>(t.items.size()) > most) problem(t, fmt::format("'{}' takes at most {} parameter(s)", name, most));
    int reg = 0;
    for (int i = 0; i < most; ++i) {
        const Param& p = params[static_cast<size_t>(i)];
        if (i < static_cast<int>(t.items.size())) {
            size_t before = book_.code.size();
            out.push_back(argument(t.items[static_cast<size_t>(i)], p, name, reg, mayChoose));
            if (book_.code.size() != before && reg < 2) ++reg;
        } else if (p.optional) {
            bool piece = p.kind == ParamKind::one;
            Ref ref = piece ? Ref::self : p.kind == ParamKind::seat ? Ref::you : Ref::number;
            out.push_back({Code::operand, static_cast<uint8_t>(ref), 0, 0, p.fallback});
        } else {
            problem(t, fmt::format("'{}' needs '{}' (parameter {})", name, p.name, i + 1));
        }
    }
    return out;
}

// --- effects

void EffectCompiler::effects(const std::vector<Tree>& list, size_t from) {
    for (size_t i = from; i < list.size(); ++i) {
        if (here() > static_cast<int>(kMaxCode)) return problem(list[i], "this ability is too long");
        effect(list[i]);
    }
}

void EffectCompiler::effect(const Tree& t) {
    if (t.isTable() && t.fields.empty()) return effects(t.items);  // { a, b } is a and b
    if (t.kind != Tree::Kind::word) return problem(t, fmt::format("an effect is expected here, not {}", kindName(t)));
    if (isControl(t.text)) {
        if (!control(t))
            problem(t, fmt::format("'{}' has no place here: it stands before the effects of its ability", t.text));
        return;
    }
    int number = indexOf(v_.verbs, t.text);
    if (number < 0) return problem(t, unknownWord(t.text, "an effect"));
    verb(t, number);
}

void EffectCompiler::verb(const Tree& t, int number) {
    const VerbWord& w = v_.verbs[static_cast<size_t>(number)];
    std::vector<Instr> args = arguments(t, w.params, w.name, true);
    emit({Code::verb, static_cast<uint8_t>(number), static_cast<uint8_t>(args.size()), 0, 0});
    for (const Instr& a : args) emit(a);
}

bool EffectCompiler::control(const Tree& t) {
    if (t.text == "may" || t.text == "and_then") {
        if (t.items.empty()) problem(t, fmt::format("'{}' needs an effect", t.text));
        int at = emit({t.text == "may" ? Code::may : Code::then, 0, 0, 0, 0});
        effects(t.items);
        patch(at);
    } else if (t.text == "when") {
        when(t);
    } else if (t.text == "each" || t.text == "up_to") {
        each(t, t.text == "up_to");
    } else if (t.text == "choose" || t.text == "opponent_chooses") {
        if (t.items.size() != 1) return problem(t, fmt::format("'{}' takes one thing to choose", t.text)), true;
        int chosen = selector(t.items[0]);
        emit({Code::choose, 0, static_cast<uint8_t>(t.text == "choose" ? 0 : 1), 0, chosen});
    } else if (t.text == "either" || t.text == "opponent_either") {
        either(t);
    } else if (t.text == "later") {
        later(t);
    } else if (t.text == "instead") {
        emit({Code::instead, 0, 0, 0, 0});
        effects(t.items);
    } else {
        return false;
    }
    return true;
}

void EffectCompiler::when(const Tree& t) {
    int number = !t.items.empty() && t.items[0].kind == Tree::Kind::word ? indexOf(v_.conditions, t.items[0].text) : -1;
    if (number < 0)
        return problem(t, t.items.empty() || t.items[0].kind != Tree::Kind::word
                              ? "'when' needs a condition"
                              : unknownWord(t.items[0].text, "a condition"));
    const ConditionWord& w = v_.conditions[static_cast<size_t>(number)];
    std::vector<Instr> args = arguments(t.items[0], w.params, w.name, false);
    int at = emit({Code::when, static_cast<uint8_t>(number), static_cast<uint8_t>(args.size()), 0, 0});
    for (const Instr& a : args) emit(a);
    effects(t.items, 1);
    patch(at);
}

void EffectCompiler::each(const Tree& t, bool picks) {
    size_t first = picks ? 1 : 0;
    if (t.items.size() < first + 2)
        return problem(t, picks ? "'up_to' needs a number, what to choose from, and an effect"
                                : "'each' needs what to look for and an effect");
    int most = 0;
    if (picks) {
        if (!t.items[0].isNumber() || t.items[0].number < 1000 || t.items[0].number > 16'000 ||
            t.items[0].number % 1000 != 0)
            problem(t.items[0], "'up_to' needs a whole number from 1 to 16");
        most = static_cast<int>(t.items[0].number / 1000);
    }
    int chosen = selector(t.items[first]);
    emit({Code::each, 0, static_cast<uint8_t>(picks ? 1 : 0), static_cast<uint8_t>(most), chosen});
    int jump = emit({Code::jump, 0, 0, 0, 0});
    effects(t.items, first + 1);
    emit({});
    patch(jump);
}

void EffectCompiler::either(const Tree& t) {
    if (t.items.size() < 2 || t.items.size() > 8) return problem(t, fmt::format("'{}' needs two to eight ways", t.text));
    auto byOpponent = static_cast<uint8_t>(t.text == "either" ? 0 : 1);
    emit({Code::either, 0, static_cast<uint8_t>(t.items.size()), byOpponent, 0});
    std::vector<int> jumps, ends;
    for (size_t i = 0; i < t.items.size(); ++i) jumps.push_back(emit({Code::jump, 0, 0, 0, 0}));
    for (size_t i = 0; i < t.items.size(); ++i) {
        patch(jumps[i]);
        effect(t.items[i]);
        ends.push_back(emit({Code::jump, 0, 0, 0, 0}));
    }
    for (int e : ends) patch(e);
}

void EffectCompiler::later(const Tree& t) {
    if (t.items.size() < 2) return problem(t, "'later' needs an event and an effect");
    Pattern subject, object;
    int number = event(t.items[0], subject, object);
    int at = emit({Code::later, static_cast<uint8_t>(number), static_cast<uint8_t>(subject.kind),
                   static_cast<uint8_t>(object.kind), 0});
    emit({Code::operand, 0, 0, 0, subject.selector});
    emit({Code::operand, 0, 0, 0, object.selector});
    effects(t.items, 1);
    emit({});
    patch(at);
}

void EffectCompiler::ability(const Tree& where, const std::vector<Tree>& parts, int timing, Ability& out) {
    const TimingWord& w = v_.timings[static_cast<size_t>(timing)];
    size_t i = 0;
    if (w.takesEvent) {
        if (parts.empty()) return problem(where, fmt::format("'{}' needs an event first", w.name));
        out.event = static_cast<uint8_t>(event(parts[i++], out.subject, out.object));
    }
    // Conditions of the ability itself stand before its costs and effects.
    std::vector<Tree> costs;
    for (; i < parts.size(); ++i) {
        const Tree& p = parts[i];
        if (p.isWord("cost")) {
            costs.insert(costs.end(), p.items.begin(), p.items.end());
        } else if (p.isWord("limit")) {
            for (size_t k = 0; k < v_.limits.size(); ++k)
                if (p.items.size() == 1 && p.items[0].isWord(v_.limits[k])) out.limit = static_cast<uint8_t>(k + 1);
            if (out.limit == 0) problem(p, "'limit' needs a period of this game");
        } else if (p.isWord("when") && p.items.size() == 1) {
            start_ = static_cast<int>(book_.code.size());
            if (out.condition == 0) out.condition = static_cast<uint32_t>(start_);
            when(p);
        } else {
            break;
        }
    }
    if (out.condition != 0) book_.code.push_back({});
    start_ = static_cast<int>(book_.code.size());
    out.code = static_cast<uint32_t>(start_);
    effects(costs);
    if (!costs.empty()) emit({Code::paid, 0, 0, 0, 0});
    out.paid = static_cast<uint32_t>(book_.code.size());
    if (i >= parts.size()) problem(where, fmt::format("'{}' has no effect", w.name));
    effects(parts, i);
    emit({});
    out.length = static_cast<uint16_t>(here());
    for (int k = 0; k < here(); ++k) {
        const Instr& code = book_.code[static_cast<size_t>(start_ + k)];
        if (code.code != Code::verb) continue;
        out.verbs |= uint64_t{1} << (code.a & 63);
        if (v_.verbs[code.a].moment != 0) out.moment = v_.verbs[code.a].moment;
    }
}

}  // namespace cantina::language
