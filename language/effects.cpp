#include "language/effects.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "kernel/nearest.h"
#include "language/forms.h"
#include "language/words.h"
#include "language/works.h"

namespace cantina::language {
namespace {

constexpr size_t kMaxCode = 60'000;  // of one ability

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

// all{noun, whenever = true}: whatever fits, whenever it is looked at.
bool isWhenever(const Tree& t) {
    const Tree* said = t.field("whenever");
    return t.isWord("all") && t.items.size() == 1 && said != nullptr && said->kind == Tree::Kind::boolean &&
           said->number != 0;
}

// all(...), any(...), up_to(n, ...), n_of(n, ...), random(n, ...), top(n, ...)
bool isQuantifier(const Tree& t) {
    if (t.items.empty()) return false;  // "all" and "any" may stand in the place of a number
    for (const char* w : kQuantifiers)
        if (t.isWord(w)) return true;
    return false;
}
bool isPlayers(const Tree& t) {
    return (t.isWord("each_player") || t.isWord("each_opponent") || t.isWord("any_player")) && t.items.empty();
}
// The operand of a verb that is several things; none.
const Tree* severalOf(const Tree& verb) {
    for (const Tree& i : verb.items)
        if (isQuantifier(i)) return &i;
    for (const TreeField& f : verb.fields)
        if (isQuantifier(f.second)) return &f.second;
    return nullptr;
}
bool isSetWord(const Tree& t) { return (t.isWord("them") || t.isWord("rest")) && t.items.empty(); }

bool mentions(const Tree& t, std::string_view word) {
    if (t.isWord(word) && t.items.empty()) return true;
    for (const Tree& i : t.items)
        if (mentions(i, word)) return true;
    for (const TreeField& f : t.fields)
        if (mentions(f.second, word)) return true;
    return false;
}

}  // namespace

Tree wordTree(const char* text, int line) {
    Tree out;
    out.kind = Tree::Kind::word;
    out.text = text;
    out.line = line;
    return out;
}

std::string shown(const Tree& t) { return t.kind == Tree::Kind::word ? "'" + t.text + "'" : kindName(t); }

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

// What a verb has done is known when there was one.
void EffectCompiler::needsResult(const Tree& t) {
    const bool done = std::any_of(book_.code.begin() + static_cast<std::ptrdiff_t>(begun_), book_.code.end(),
                                  [](const Instr& i) { return i.code == Code::verb; });
    if (!done) problem(t, fmt::format("'{}' is what stands before it has done, and nothing does", t.text));
}

int EffectCompiler::symbol(const Tree& t, const char* set, bool report) {
    for (const SymbolWord& s : v_.symbols)
        if (t.isWord(s.name) && std::string_view(s.set) == set) {
            if (report && !t.items.empty()) problem(t, fmt::format("'{}' takes no parameter: is a comma missing?", s.name));
            if (report && s.ofResult) needsResult(t);
            return s.value;
        }
    if (report && v_.nameKind(set) != nullptr) {
        std::vector<std::string_view> known;
        for (const SymbolWord& s : v_.symbols)
            if (std::string_view(s.set) == set) known.emplace_back(s.name);
        problem(t, fmt::format("{} is no {}{}: names.lua declares them", shown(t), set, meant(t.text, known)));
    } else if (report) {
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

// --- operands

Instr EffectCompiler::numberArgument(const Tree& t, const Param& p, const char* name) {
    if ((p.also & kAlsoAll) != 0 && t.isWord("all") && t.items.empty()) return operand(Ref::number, 0, kAllOfIt);
    if ((p.also & kAlsoAny) != 0 && t.isWord("any") && t.items.empty()) return operand(Ref::number, 0, kAnyOfIt);
    if (t.isNumber()) {
        const NumberRange& r = p.range;
        bool fits = isIn(r, t.number);
        if (!fits) problem(t, fmt::format("'{}' needs {} for '{}', not {}", name, inWords(r), p.name, numberText(t.number)));
        return operand(Ref::number, 0, fits ? static_cast<int32_t>(t.number) : 0);
    }
    if (t.isWord("amount") && t.items.empty()) return operand(Ref::amount);
    if (t.isWord("result") && t.items.empty()) {
        needsResult(t);
        return operand(Ref::result);
    }
    if (isChosen(t)) return operand(Ref::chosen);
    if (t.isWord("count") && t.items.size() == 1) return operand(Ref::count, 0, selector(t.items[0]));
    const int word = numberForm(v_, t);
    if (word >= 0) isNumber(t, word);
    const bool ofPlayer = word >= 0 && v_.numbers[static_cast<size_t>(word)].params[0].kind == ParamKind::seat;
    if (word >= 0 && word < 256 && !(ofPlayer && !t.items.empty())) {
        int index = 0;
        std::optional<Ref> of = t.items.empty() ? std::optional<Ref>(Ref::self) : pieceReference(t.items[0], index);
        if (paramCount(v_.numbers[static_cast<size_t>(word)].params) == 0 && !t.items.empty())
            problem(t, fmt::format("'{}' takes no parameter", t.text));
        else if (!of || t.items.size() > 1)
            problem(t, fmt::format("'{}' is asked of one of this, it, subject, object, host", t.text));
        asks(word, of.value_or(Ref::self));
        return operand(Ref::word, word, static_cast<int32_t>(of.value_or(Ref::self)) | (index << 8));
    }
    if (isExpression(t) || ofPlayer)
        return instr(Code::operand, static_cast<int>(Ref::expression), 0, 0, 0,
                     static_cast<int32_t>(keep(numberNode(t, name))));
    problem(t, fmt::format("'{}' needs a number for '{}', not {}", name, p.name, shown(t)));
    return operand(Ref::number);
}

// A register for something to choose: not `it` if the verb speaks of `it`, and none that has a name.
int EffectCompiler::freeRegister(const Tree& verb, int taken) {
    int reg = taken == 0 && !mentions(verb, "it") ? 0 : std::max(1, taken) + static_cast<int>(names_.size());
    if (reg >= kOpponentRegister) {
        problem(verb, "too many things are chosen here: choose them one after the other");
        return 0;
    }
    return reg;
}

// What lies elsewhere a verb cannot work on.
void EffectCompiler::takes(const Tree& noun, const Param& p, const char* name) {
    const int word = noun.kind == Tree::Kind::word ? indexOf(v_.nouns, noun.text) : -1;
    if (p.zones == 0 || word < 0 || (v_.nouns[static_cast<size_t>(word)].zones & p.zones) != 0) return;
    std::string others;
    for (const NounWord& n : v_.nouns)
        if ((n.zones & p.zones) != 0) others += (others.empty() ? "" : ", ") + std::string(n.name);
    problem(noun, fmt::format("'{}' never works on '{}': what it is done to is one of {}", name, noun.text, others));
}

// A choice among cards that nobody sees would tell what they are.
void EffectCompiler::sees(const Tree& noun) {
    const int word = noun.kind == Tree::Kind::word ? indexOf(v_.nouns, noun.text) : -1;
    if (word < 0 || !v_.nouns[static_cast<size_t>(word)].unseen) return;
    const auto asks = [&](const std::string& filter) {
        return std::any_of(noun.items.begin(), noun.items.end(), [&](const Tree& f) { return spelled(f) == filter; });
    };
    // All of those that were looked at, or some of them.
    const auto isOfThose = [&](const Tree& seen) {
        return seen.isWord(noun.text) &&
               std::all_of(seen.items.begin(), seen.items.end(), [&](const Tree& f) { return asks(spelled(f)); });
    };
    const bool known = std::any_of(noun.items.begin(), noun.items.end(), [](const Tree& f) { return f.isWord("among"); });
    if (known || std::any_of(seen_.begin(), seen_.end(), isOfThose)) return;
    problem(noun,
            fmt::format("nobody sees '{0}': look at some of them before, as look(top(3, {0}(...))), and choose {0}(among("
                        "them)), or at all of them, as look(all({0}(yours))), or take top(1, {0}(...))",
                        noun.text));
}
void EffectCompiler::looksAt(const Tree& verb, const Tree& over) {
    const bool looks = verb.isWord("look") || verb.isWord("reveal");
    if (looks && over.isWord("all") && over.items.size() == 1) seen_.push_back(over.items[0]);
}

Instr EffectCompiler::oneArgument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose) {
    int index = 0;
    if (auto ref = pieceReference(t, index)) {
        if (*ref == Ref::host) asks(kLastHost, Ref::self);
        return operand(*ref, index);
    }
    if (t.kind == Tree::Kind::word && v_.noun(t.text) && mayChoose) {
        takes(t, p, name);
        sees(t);
        int chosen = selector(t);
        emit(instr(Code::choose, reg, 0, chooser_, chosen));
        return operand(Ref::reg, reg);
    }
    problem(t, t.kind == Tree::Kind::word ? unknownWord(t.text, "this, it, subject, object, host or something to choose")
                                          : fmt::format("'{}' needs a piece for '{}', not {}", name, p.name, kindName(t)));
    return operand(Ref::self);
}

Instr EffectCompiler::seatArgument(const Tree& t, const char* name) {
    const Node n = playerNode(t, name);
    if (n.kind == Node::Kind::reference) return operand(static_cast<Ref>(n.word));
    return instr(Code::operand, static_cast<int>(Ref::player), 0, 0, 0, static_cast<int32_t>(keep(n)));
}

Instr EffectCompiler::argument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose) {
    switch (p.kind) {
        case ParamKind::number: return numberArgument(t, p, name);
        case ParamKind::one: return oneArgument(t, p, name, reg, mayChoose);
        case ParamKind::holder:
            if (!isPlayer(t)) return oneArgument(t, p, name, reg, mayChoose);
            return instr(Code::operand, static_cast<int>(Ref::holder), 0, 0, 0,
                         static_cast<int32_t>(keep(playerNode(t, name))));
        case ParamKind::symbol:
            if (isChosen(t, p.set)) return operand(Ref::chosen, 1);
            return operand(Ref::symbol, 0, symbol(t, p.set));
        case ParamKind::seat: return seatArgument(t, name);
        case ParamKind::title:
            if (!t.isText()) problem(t, fmt::format("'{}' needs a title in quotes", name));
            return operand(Ref::symbol, 0, titleHash(t.text));
        case ParamKind::some: return operand(Ref::count, 0, selector(t));
        case ParamKind::noun:
            if (*p.set != 0 && !v_.isSought(t, p.set))
                problem(t,
                        fmt::format("'{}' of '{}' is looked for in a deck or pile: it needs a noun for that", p.name, name));
            if (t.kind == Tree::Kind::word && v_.noun(t.text)) return operand(Ref::those, 0, selector(t));
            return oneArgument(t, p, name, reg, false);
        case ParamKind::whom: return whomArgument(t, p, name, reg, mayChoose);
        case ParamKind::those:
            if (timing_->continuous) return whomArgument(t, p, name, reg, mayChoose);
            if (t.isWord("all") && t.items.size() == 1) return operand(Ref::those, 0, selector(t.items[0]));
            return oneArgument(t, p, name, reg, mayChoose);
        case ParamKind::holding:
            return instr(Code::operand, static_cast<int>(Ref::holding), 0, 0, 0,
                         static_cast<int32_t>(keep(conditionNode(t))));
        case ParamKind::ability: return abilityArgument(t, name);
        case ParamKind::related:
        case ParamKind::end: break;
    }
    return operand(Ref::number);
}

// It was compiled before the ability that gives it (giveAbilities).
Instr EffectCompiler::abilityArgument(const Tree& t, const char* name) {
    const auto at = givenAt_.find(spelled(t));
    if (at != givenAt_.end()) return operand(Ref::ability, 0, at->second);
    problem(t, fmt::format("'{}' gives an ability, which begins with a timing word, not {}", name, shown(t)));
    return operand(Ref::ability);
}

// Everything that stands in the place of an ability: code of its own, before that of the ability around it.
void EffectCompiler::giveAbilities(const Tree& t, uint8_t giver) {
    const int form = t.kind == Tree::Kind::word ? verbForm(v_, t) : -1;
    for (size_t i = 0; form >= 0 && i < std::size(v_.verbs[static_cast<size_t>(form)].params); ++i) {
        const Param& p = v_.verbs[static_cast<size_t>(form)].params[i];
        const Tree* what = i < t.items.size() ? &t.items[i] : p.kind != ParamKind::end ? t.field(p.name) : nullptr;
        if (p.kind == ParamKind::ability && what != nullptr && indexOf(v_.timings, what->text) >= 0)
            giveAbility(*what, giver);
    }
    for (const Tree& i : t.items) giveAbilities(i, giver);
    for (const TreeField& f : t.fields) giveAbilities(f.second, giver);
}
void EffectCompiler::giveAbility(const Tree& t, uint8_t giver) {
    if (isGiven_) return problem(t, "an ability that is given to others gives none");
    if (!givenAt_.emplace(spelled(t), static_cast<int>(given_.size())).second) return;
    const int timing = indexOf(v_.timings, t.text);
    if (v_.timings[static_cast<size_t>(timing)].continuous)
        problem(t, fmt::format("under '{}' nothing is done: give what holds by itself, with change or grant", t.text));
    isGiven_ = true;
    Ability out;
    out.timing = static_cast<uint8_t>(timing);
    out.number = giver;
    out.given = 1;
    ability(t, t.items, timing, out);
    isGiven_ = false;
    given_.push_back(out);
}

// Whom a continuous form is about: a player, a piece, or every piece that fits. Among effects one is chosen.
Instr EffectCompiler::whomArgument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose) {
    if (std::string_view(p.set) == kAPlayer && !isPlayer(t) && !isPlayers(t))
        problem(t, fmt::format("'{}' is about a player here, not {}: write you, opponent, each_opponent or each_player",
                               name, shown(t)));
    if (isPlayer(t) && timing_->continuous) return seatArgument(t, name);
    if (isPlayer(t))
        return instr(Code::operand, static_cast<int>(Ref::holder), 0, 0, 0, static_cast<int32_t>(keep(playerNode(t, name))));
    const bool party = std::string_view(p.set) == kOtherParty && t.kind == Tree::Kind::word && v_.noun(t.text);
    if (party && !timing_->continuous) return operand(Ref::those, 0, selector(t));
    if (isWhenever(t) && !timing_->continuous) return operand(Ref::those, 0, selector(t.items[0]));
    if (timing_->continuous && isPlayers(t)) return operand(t.isWord("each_player") ? Ref::everybody : Ref::opponents);
    const bool every = t.isWord("all") && t.items.size() == 1;
    const Tree& what = every ? t.items[0] : t;
    if (timing_->continuous && what.kind == Tree::Kind::word && v_.noun(what.text))
        return operand(Ref::count, 0, selector(what));
    if (!timing_->continuous || !every) return oneArgument(t, p, name, reg, mayChoose);
    problem(t, fmt::format("'all' takes a noun, not {}", shown(what)));
    return operand(Ref::self);
}

// docs/card-language.md names them for every game, and not every game has them.
static bool isOfGrammar(std::string_view param) { return param == "to" || param == "times" || param == "at_most"; }
static bool someFormTakes(const Vocabulary& v, std::string_view verb, std::string_view param) {
    return std::any_of(v.verbs.begin(), v.verbs.end(), [&](const VerbWord& w) {
        return verb == w.name &&
               std::any_of(w.params, w.params + paramCount(w.params), [&](const Param& p) { return param == p.name; });
    });
}

// Operands by place, then by name; what is left out has its usual value.
std::vector<Instr> EffectCompiler::arguments(const Tree& t, std::span<const Param> params, const char* name,
                                             bool mayChoose) {
    std::vector<Instr> out;
    int most = paramCount(params);
    if (static_cast<int>(t.items.size()) > most) problem(t, fmt::format("'{}' takes at most {} parameter(s)", name, most));
    for (const TreeField& f : t.fields) {
        int at = 0;
        while (at < most && f.first != params[static_cast<size_t>(at)].name) ++at;
        if (at == most && !(mayChoose && f.first == "by"))
            problem(t, isOfGrammar(f.first) && !someFormTakes(v_, name, f.first)
                           ? fmt::format("{} has no '{} =' of '{}'", v_.game, f.first, name)
                           : fmt::format("'{}' takes no '{}'", name, f.first));
        else if (at < static_cast<int>(t.items.size()))
            problem(t, fmt::format("'{}' has '{}' twice: by its place and by its name", name, f.first));
    }
    int chosen = 0;
    for (int i = 0; i < most; ++i) {
        const Param& p = params[static_cast<size_t>(i)];
        const Tree* given = i < static_cast<int>(t.items.size()) ? &t.items[static_cast<size_t>(i)] : t.field(p.name);
        if (given != nullptr) {
            size_t before = book_.code.size();
            const bool every = timing_->continuous && (p.kind == ParamKind::whom || p.kind == ParamKind::those);
            const bool takes = !every && (isPieceParam(p.kind) || p.kind == ParamKind::whom);
            const bool noun = takes && given->kind == Tree::Kind::word && v_.noun(given->text);
            out.push_back(argument(*given, p, name, noun ? freeRegister(t, chosen) : 0, mayChoose));
            if (book_.code.size() != before) ++chosen;
        } else if (p.optional) {
            const bool none = isPieceParam(p.kind) && p.fallback == kNoPiece;
            const bool one = isPieceParam(p.kind) || p.kind == ParamKind::whom;
            Ref ref = none || p.fallback == kNotSaid ? Ref::number
                      : one                          ? Ref::self
                      : p.kind == ParamKind::seat    ? Ref::you
                                                     : Ref::number;
            out.push_back(operand(ref, 0, none ? 0 : p.fallback));
        } else {
            problem(t, fmt::format("'{}' needs '{}' (parameter {})", name, p.name, i + 1));
        }
    }
    return out;
}

// --- effects

// `otherwise` belongs to the `may` or `when` before it.
void EffectCompiler::effects(const std::vector<Tree>& list, size_t from) {
    for (size_t i = from; i < list.size(); ++i) {
        if (here() > static_cast<int>(kMaxCode)) return problem(list[i], "this ability is too long");
        const Tree* otherwise = i + 1 < list.size() && list[i + 1].isWord("otherwise") ? &list[i + 1] : nullptr;
        if (list[i].isWord("may") && timing_->continuous) {
            neverDone(list[i]);
        } else if (list[i].isWord("may")) {
            may(list[i], otherwise);
        } else if (list[i].isWord("when") && list[i].items.size() > 1) {
            when(list[i], otherwise);
        } else if (list[i].isWord("otherwise")) {
            problem(list[i], "'otherwise' stands behind may(...) or when(...)");
        } else if (choosesSet(list, i)) {
            return withSet(list, i);
        } else {
            effect(list[i]);
            continue;
        }
        if (otherwise != nullptr) ++i;
    }
}

// choose{any(...)} sets them; a verb about several does where the parts behind it speak of them.
bool EffectCompiler::choosesSet(const std::vector<Tree>& list, size_t at) const {
    const Tree& t = list[at];
    if (t.kind != Tree::Kind::word || severalOf(t) == nullptr) return false;
    if (t.text == "choose") return isQuantifier(t.items[0]);
    if (indexOf(v_.verbs, t.text) < 0) return false;
    for (size_t i = at + 1; i < list.size(); ++i) {
        if (list[i].isWord("choose") && severalOf(list[i]) != nullptr) return false;
        if (mentions(list[i], "them") || mentions(list[i], "rest")) return true;
    }
    return false;
}

// The parts behind are the body of a loop that is run once, with all of them as its set. At most sixteen are one.
void EffectCompiler::withSet(const std::vector<Tree>& list, size_t at) {
    const Tree& t = list[at];
    const Tree over = *severalOf(t);
    std::vector<Tree> body(list.begin() + static_cast<long>(at) + 1, list.end());
    if (t.text == "choose") {
        for (const TreeField& f : t.fields)
            if (f.first != "by") problem(t, fmt::format("a set that is chosen takes by = a player, not '{}'", f.first));
    } else {
        Tree verb = t;
        auto put = [&](Tree& i) { i = isQuantifier(i) ? wordTree("them", t.line) : i; };
        for (Tree& i : verb.items) put(i);
        for (TreeField& f : verb.fields) put(f.second);
        body.insert(body.begin(), std::move(verb));
    }
    loop(over, t.field("by"), body, 0, &over.items.back());
}

// "them" and "rest" as what all of a kind is: all(noun(among(them))), all(noun(filters, among(rest))).
Tree EffectCompiler::ofSet(const Tree& t) {
    if (sets_.empty()) {
        problem(t, fmt::format("'{}' is of a set: write choose{{any(...)}} before it, in the same list of effects", t.text));
        return t;
    }
    if (t.isWord("rest") && topSet_ == sets_.size())
        problem(t, "the rest of top(...) is the whole deck below: choose among(them), then 'rest' is what was left of them");
    Tree all = wordTree("all", t.line), among = wordTree("among", t.line), noun = sets_.back();
    if (t.text == "them") noun.items.clear();
    // What is said of the set around it is still said of that one: a mark for each set further out.
    for (Tree& f : noun.items)
        if (f.isWord("among")) f.items.push_back(wordTree("rest", t.line));
    among.items.push_back(t);
    noun.items.push_back(std::move(among));
    all.items.push_back(std::move(noun));
    return all;
}

void EffectCompiler::effect(const Tree& t) {
    if (t.isTable() && t.fields.empty()) return effects(t.items);  // { a, b } is a and b
    if (t.kind != Tree::Kind::word) return problem(t, fmt::format("an effect is expected here, not {}", kindName(t)));
    if (isControl(t.text)) {
        if (!control(t))
            problem(t, fmt::format("'{}' has no place here: it stands before the effects of its ability", t.text));
        return;
    }
    int number = verbForm(v_, t);
    if (number < 0) return problem(t, unknownWord(t.text, "an effect"));
    if (timing_->continuous || !overSeveral(t, v_.verbs[static_cast<size_t>(number)])) verb(t, number);
}

// Where what holds is said, an effect would never be done.
void EffectCompiler::checkPlace(const Tree& t, const VerbWord& w) {
    if (w.form != Form::none && (w.form != Form::starts || !timing_->continuous)) return checkForm(t, w);
    if (timing_->continuous)
        return problem(t, fmt::format("'{}' is something to do, and nothing is done under '{}': what holds is said with "
                                      "change, grant, strip, forbid or allow",
                                      w.name, timing_->name));
}

void EffectCompiler::neverDone(const Tree& t) {
    problem(t,
            fmt::format("'{}' has no place under '{}': what holds is said with change, grant, strip, forbid or allow, and "
                        "of = a noun is about every piece that fits",
                        t.text, timing_->name));
}

// A form holds while its card is there, or for a period that it names; a change says once how much.
void EffectCompiler::checkForm(const Tree& t, const VerbWord& w) {
    const bool lasts = t.field("lasting") != nullptr, depends = t.field("as_long_as") != nullptr;
    bool usual = false;
    for (const Param& p : w.params) usual = usual || (std::string_view(p.name) == "lasting" && p.fallback != kNotSaid);
    if (timing_->continuous && lasts)
        problem(t, fmt::format("under '{}' '{}' holds while the card is there: leave 'lasting' out", timing_->name, w.name));
    if (timing_->continuous && depends)
        problem(t, fmt::format("under '{}' a condition stands around '{}': when(condition, {}{{...}})", timing_->name,
                               w.name, w.name));
    if (timing_->continuous && elsewhereOf(v_, *timing_).is()) {
        const size_t at = w.form == Form::change ? 2 : 1;
        const Tree* of = t.field("of") != nullptr ? t.field("of") : t.items.size() > at ? &t.items[at] : nullptr;
        const bool says = !t.items.empty() && (w.form == Form::change || w.form == Form::allow);
        const bool price = says && symbol(t.items[0], w.form == Form::change ? "price" : "own act", false) >= 0;
        if (!price || of == nullptr || !of->isWord("this"))
            problem(t, "what holds there is what the card itself costs: change{a price, number, of = this}");
    }
    if (!timing_->continuous && !lasts && !depends && !usual)
        problem(t, fmt::format("'{}' among effects says how long: lasting = a period", w.name));
    if (w.form != Form::change) return;
    int amounts = t.items.size() > 1 ? 1 : 0;
    for (const char* name : {"amount", "to", "times", "at_most"}) amounts += t.field(name) != nullptr ? 1 : 0;
    if (amounts != 1)
        problem(t, fmt::format("'{}' says once how much: a number that is added, or to =, times = or at_most =", w.name));
}

void EffectCompiler::verb(const Tree& t, int number) {
    const VerbWord& w = v_.verbs[static_cast<size_t>(number)];
    checkPlace(t, w);
    const int outside = chooser_;
    // What holds is not done by anybody, and of an act `by` is a role: who would do it.
    const bool role = timing_->continuous || w.form == Form::forbid || w.form == Form::allow;
    if (const Tree* by = t.field("by"); by != nullptr && !role) chooser_ = playerNumber(by, w.name);
    std::vector<Instr> args = arguments(t, w.params, w.name, true);
    chooser_ = outside;
    emit(instr(Code::verb, number, static_cast<int>(args.size())));
    for (const Instr& a : args) emit(a);
}

// A verb that is about several pieces, or done by several players, is a loop around the verb. True if it was one.
bool EffectCompiler::overSeveral(const Tree& t, const VerbWord& w) {
    if (const Tree* by = t.field("by"); by != nullptr && isPlayers(*by)) {
        Tree one = t;
        for (TreeField& f : one.fields)
            if (f.first == "by") f.second = wordTree("they", by->line);
        loop(*by, nullptr, {one}, 0);
        return true;
    }
    Tree one = t, over;
    auto look = [&](Tree& in, const Param* p) {
        if (isSetWord(in)) in = ofSet(in);
        const bool whenever = p != nullptr && p->kind == ParamKind::whom && isWhenever(in);
        const bool asItStands = whenever || (p != nullptr && p->kind == ParamKind::those && in.isWord("all"));
        if (!isQuantifier(in) || in.items.empty() || asItStands) return;
        if (p != nullptr) takes(in.items.back(), *p, w.name);
        looksAt(t, in);
        if (over.kind == Tree::Kind::word) problem(in, "one of the operands may be several things, not two of them");
        over = std::exchange(in, wordTree("it", in.line));
    };
    for (size_t i = 0; i < one.items.size(); ++i) look(one.items[i], i < std::size(w.params) ? &w.params[i] : nullptr);
    for (TreeField& f : one.fields)
        for (const Param& p : w.params)
            if (p.kind != ParamKind::end && f.first == p.name) look(f.second, &p);
    if (over.kind != Tree::Kind::word) return checkOrdered(t), false;
    int before = 0;
    for (const Tree& i : t.items) before += mentions(i, "it") ? 1 : 0;
    if (before > 0) problem(t, "'it' is each of them here: give what was chosen before a name, choose{..., name = \"x\"}");
    loop(over, t.field("by"), {one}, 0, nullptr, t.field("in_order") != nullptr);
    return true;
}

// The order in which a player takes several things.
void EffectCompiler::checkOrdered(const Tree& t) {
    const bool several = t.field("in_order") == nullptr || mentions(t, "it");
    if (!several) problem(t, fmt::format("'in_order' is about several things, and this '{}' is about one", t.text));
}

bool EffectCompiler::control(const Tree& t) {
    if (timing_->continuous && t.text != "when") return neverDone(t), true;
    const bool waits = t.text == "later" || t.text == "each_time";
    if (t.text != "choose" && t.text != "either" && t.text != "may" && !waits) noFields(t);
    if (t.text == "and_then") {
        if (t.items.empty()) problem(t, "'and_then' needs an effect");
        int at = emit(instr(Code::then));
        effects(t.items);
        patch(at);
    } else if (t.text == "may") {
        may(t, nullptr);
    } else if (t.text == "when") {
        when(t, nullptr);
    } else if (t.text == "each") {
        each(t);
    } else if (t.text == "times") {
        times(t);
    } else if (t.text == "choose") {
        choose(t);
    } else if (t.text == "either") {
        either(t);
    } else if (waits) {
        later(t);
    } else if (t.text == "instead") {
        emit(instr(Code::instead));
        effects(t.items);
    } else {
        return false;
    }
    return true;
}

// Ends what `at` begins: what else happens stands behind it, and is jumped over otherwise.
void EffectCompiler::closeWith(int at, const Tree* otherwise) {
    if (otherwise == nullptr) return patch(at);
    if (otherwise->items.empty()) problem(*otherwise, "'otherwise' needs an effect");
    noFields(*otherwise);
    int jump = emit(instr(Code::jump));
    patch(at);
    effects(otherwise->items);
    patch(jump);
}

// Who pays is who is asked: nobody says yes for the other player's purse.
void EffectCompiler::checkPayer(const Tree& t) {
    const int verb = t.items.empty() ? -1 : indexOf(v_.verbs, t.items[0].text);
    if (verb < 0 || !v_.verbs[static_cast<size_t>(verb)].pays) return;
    const Tree *payer = t.items[0].field("by"), *asked = t.field("by");
    const std::string_view pays = payer == nullptr ? "you" : std::string_view(payer->text);
    const std::string_view says = asked == nullptr ? "you" : std::string_view(asked->text);
    if (payer != nullptr && pays != says)
        problem(t, fmt::format("'{0}' is paid by whoever is asked: may{{{0}{{..., by = {1}}}, ..., by = {1}}}",
                               t.items[0].text, pays));
}

void EffectCompiler::may(const Tree& t, const Tree* otherwise) {
    if (t.items.empty()) problem(t, "'may' needs an effect");
    for (const TreeField& f : t.fields)
        if (f.first != "by") problem(t, fmt::format("'may' takes no '{}'", f.first));
    checkPayer(t);
    int at = emit(instr(Code::may, 0, otherwise != nullptr ? 1 : 0, playerNumber(t.field("by"), "may")));
    effects(t.items);
    closeWith(at, otherwise);
}

void EffectCompiler::when(const Tree& t, const Tree* otherwise) {
    if (t.items.empty() || t.items[0].kind != Tree::Kind::word) return problem(t, "'when' needs a condition");
    int number = indexOf(v_.conditions, t.items[0].text);
    int at = 0;
    if (number >= 0) {
        const ConditionWord& w = v_.conditions[static_cast<size_t>(number)];
        std::vector<Instr> args = arguments(t.items[0], w.params, w.name, false);
        at = emit(instr(Code::when, number, static_cast<int>(args.size())));
        for (const Instr& a : args) emit(a);
    } else {
        const uint32_t node = keep(conditionNode(t.items[0]));
        at = emit(instr(Code::when, kExpression, 0, 0, 0, static_cast<int32_t>(node)));
    }
    effects(t.items, 1);
    closeWith(at, otherwise);
}

// choose{number(0, 9), by = player}: the number is `chosen` from then on.
void EffectCompiler::nameNumber(const Tree& t) {
    const Tree& range = t.items[0];
    const auto isBound = [](const Tree& b) {
        return b.isNumber() && b.number % 1000 == 0 && b.number >= 0 && b.number <= 99'000;
    };
    if (range.items.size() != 2 || !isBound(range.items[0]) || !isBound(range.items[1]) ||
        range.items[0].number > range.items[1].number)
        return problem(range, "'number' takes the smallest and the largest that may be named: number(0, 9)");
    emit(instr(Code::name, 0, 0, playerNumber(t.field("by"), "choose"), static_cast<int32_t>(range.items[0].number / 1000),
               static_cast<int32_t>(range.items[1].number / 1000)));
    named_ = "number";
}

// choose(color): one of the symbols that a number word stands for, or a name of a kind.
bool EffectCompiler::nameSymbol(const Tree& t) {
    const Tree& what = t.items[0];
    if (!isOfSymbols(v_, what)) return false;
    const NameKind* kind = v_.nameKind(what.text);
    const std::string_view set = kind != nullptr ? kind->word : v_.numbers[static_cast<size_t>(numberForm(v_, what))].values;
    const auto first = std::find_if(v_.symbols.begin(), v_.symbols.end(), [&](const SymbolWord& s) { return s.set == set; });
    if (first == v_.symbols.end()) problem(what, fmt::format("there is no {} to name", what.text));
    if (first == v_.symbols.end()) return true;
    emit(instr(Code::name, 0, 1, playerNumber(t.field("by"), "choose"), static_cast<int32_t>(first - v_.symbols.begin())));
    named_ = what.text;
    return true;
}

void EffectCompiler::choose(const Tree& t) {
    if (t.items.size() != 1) return problem(t, "'choose' takes one thing to choose");
    const bool ofNumber = t.items[0].isWord("number");
    if (ofNumber) nameNumber(t);
    if (ofNumber || nameSymbol(t)) {
        for (const TreeField& f : t.fields)
            if (f.first != "by") problem(t, fmt::format("what is named takes by = a player, not '{}'", f.first));
        return;
    }
    int reg = 0;
    for (const TreeField& f : t.fields) {
        if (f.first == "name" && f.second.isText()) {
            if (static_cast<int>(names_.size()) + 2 >= kOpponentRegister)
                problem(t, fmt::format("an ability names at most {} things", kOpponentRegister - 2));
            else
                names_.push_back(f.second.text);
            reg = static_cast<int>(names_.size());
        } else if (f.first != "by") {
            problem(t, fmt::format("'choose' takes by = a player and name = \"a text\", not '{}'", f.first));
        }
    }
    sees(t.items[0]);
    int chosen = selector(t.items[0]);
    emit(instr(Code::choose, reg, 0, playerNumber(t.field("by"), "choose"), chosen));
}

// What must hold for those that are picked: "them" in it is what is picked so far. 0: nothing.
// Whether a cost can be paid is asked before anything is picked for it, and one set after the other is not tried then.
void EffectCompiler::refuseWhere(const Tree& cost) {
    const bool counts = cost.isWord("n_of") || cost.isWord("random") || cost.isWord("top");
    if (counts && cost.field("where") != nullptr)
        problem(cost, fmt::format("a cost takes no 'where': say with filters what '{}' is paid with", cost.text));
    for (const Tree& part : cost.items) refuseWhere(part);
    for (const TreeField& f : cost.fields) refuseWhere(f.second);
}

int32_t EffectCompiler::whereNode(const Tree& over) {
    const Tree* where = over.field("where");
    if (where == nullptr) return 0;
    const bool picked = over.isWord("any") || over.isWord("up_to") || over.isWord("n_of");
    if (!picked || over.items.empty())
        return problem(over, fmt::format("'{}' takes no 'where': nobody picks", over.text)), 0;
    sets_.push_back(over.items.back());
    picking_ = static_cast<int>(sets_.size());
    const uint32_t node = keep(conditionNode(*where));
    picking_ = 0;
    sets_.pop_back();
    return static_cast<int32_t>(node);
}

// The head of a loop, the jump over its body, and the body. Every body is a part of its own, with `it` or `they`.
void EffectCompiler::loop(const Tree& over, const Tree* by, const std::vector<Tree>& body, size_t from, const Tree* set,
                          bool ordered) {
    Instr head = instr(Code::each);
    auto kind = [&](Each e) { head.b = static_cast<uint8_t>(e); };
    const bool counted =
        over.isWord("up_to") || over.isWord("n_of") || over.isWord("random") || over.isWord("top") || over.isWord("times");
    if (isQuantifier(over))
        for (const TreeField& f : over.fields)
            if (f.first != "where")
                problem(over, fmt::format("'{}' takes where = a condition, not '{}'", over.text, f.first));
    const int32_t where = isQuantifier(over) ? whereNode(over) : 0;
    if (isPlayers(over)) {
        kind(over.isWord("each_player") ? Each::players : over.isWord("any_player") ? Each::anyPlayer : Each::opponents);
        ++loops_;
    } else if (counted || over.isWord("all") || over.isWord("any")) {
        const size_t needed = over.isWord("times") ? 1 : counted ? 2 : 1;
        if (over.items.size() != needed)
            return problem(over, fmt::format("'{}' takes {}", over.text,
                                             counted ? "a number and what to look for" : "what to look for"));
        kind(over.isWord("all")      ? Each::all
             : over.isWord("n_of")   ? Each::exactly
             : over.isWord("times")  ? Each::times
             : over.isWord("random") ? Each::random
             : over.isWord("top")    ? Each::top
                                     : Each::upTo);
        head.c = over.isWord("any") ? uint16_t{kAnyNumber} : uint16_t{0};
        if (counted && over.items[0].isNumber()) {
            const int64_t n = over.items[0].number;
            if (n < 1000 || n > 16'000 || n % 1000 != 0)
                problem(over, fmt::format("'{}' needs a whole number from 1 to 16", over.text));
            head.c = static_cast<uint16_t>(n / 1000);
        } else if (counted) {
            head.node = static_cast<int32_t>(keep(numberNode(over.items[0], over.text.c_str())));
        }
        if (over.isWord("any") || over.isWord("up_to") || over.isWord("n_of")) sees(over.items.back());
        if (!over.isWord("times")) head.imm = selector(over.items.back());
    } else {
        head.imm = selector(over);
    }
    head.a = static_cast<uint16_t>(playerNumber(by, "by"));
    const bool picked = over.isWord("any") || over.isWord("up_to") || over.isWord("n_of");
    // What a text looked at before, all of one player's pile, may be picked from in a number that it says.
    const auto saysWhose = [&](const Tree& noun) {
        return std::any_of(noun.items.begin(), noun.items.end(), [&](const Tree& f) {
            const int word = f.kind == Tree::Kind::word ? indexOf(v_.filters, f.text) : -1;
            return word >= 0 && v_.filters[static_cast<size_t>(word)].place == FilterPlace::owner;
        });
    };
    if (picked && v_.isSought(over.items.back()) && !(over.isWord("n_of") && saysWhose(over.items.back())))
        problem(over, fmt::format("'{}' picks among what can be seen, and {} is looked for: one, with the noun alone, or "
                                  "among(them) of what was looked at",
                                  over.text, shown(over.items.back())));
    const size_t topSet = topSet_;
    if (set != nullptr) sets_.push_back(*set);
    if (set != nullptr && over.isWord("top")) topSet_ = sets_.size();
    head.spare = set != nullptr ? static_cast<uint16_t>(sets_.size()) : uint16_t{0};
    emit(head);
    int jump = emit(instr(Code::jump, ordered ? 1 : 0, 0, 0, 0, where));
    effects(body, from);
    emit({});
    patch(jump);
    if (set != nullptr) sets_.pop_back();
    topSet_ = topSet;
    if (isPlayers(over)) --loops_;
}

void EffectCompiler::each(const Tree& t) {
    if (t.items.size() < 2) return problem(t, "'each' needs what to look for and an effect");
    loop(isSetWord(t.items[0]) ? ofSet(t.items[0]) : t.items[0], nullptr, t.items, 1);
}

void EffectCompiler::times(const Tree& t) {
    if (t.items.size() < 2) return problem(t, "'times' needs a number and an effect");
    Tree over = wordTree("times", t.line);
    over.items.push_back(t.items[0]);
    loop(over, nullptr, t.items, 1);
}

void EffectCompiler::either(const Tree& t) {
    if (t.items.size() < 2 || t.items.size() > 8) return problem(t, fmt::format("'{}' needs two to eight ways", t.text));
    for (const TreeField& f : t.fields)
        if (f.first != "by") problem(t, fmt::format("'either' takes no '{}'", f.first));
    emit(instr(Code::either, 0, static_cast<int>(t.items.size()), playerNumber(t.field("by"), "either")));
    std::vector<int> jumps, ends;
    for (size_t i = 0; i < t.items.size(); ++i) jumps.push_back(emit(instr(Code::jump)));
    for (size_t i = 0; i < t.items.size(); ++i) {
        patch(jumps[i]);
        effect(t.items[i]);
        ends.push_back(emit(instr(Code::jump)));
    }
    for (int e : ends) patch(e);
}

// limit(turn), limit(turn, 2)
void EffectCompiler::limit(const Tree& t, Ability& out) {
    noFields(t);
    for (size_t k = 0; k < v_.limits.size(); ++k)
        if (!t.items.empty() && t.items[0].isWord(v_.limits[k])) out.limit = static_cast<uint8_t>(k + 1);
    if (out.limit == 0 || t.items.size() > 2) {
        std::string known;
        for (const std::string& l : v_.limits) known += (known.empty() ? "" : ", ") + l;
        return problem(t, "'limit' needs a period of this game, and may say how often: one of " + known);
    }
    if (t.items.size() == 1) return;
    constexpr int kMost = 9;
    const Tree& often = t.items[1];
    if (often.isWord("any") && often.items.empty() && v_.limitsByRule) {
        out.most = Ability::kAnyTimes;
        return;
    }
    if (!often.isNumber() || often.number % 1000 != 0 || often.number < 2000 || often.number > kMost * 1000)
        return problem(often, fmt::format("'limit' says how often as a whole number from 2 to {}", kMost));
    out.most = static_cast<uint8_t>(often.number / 1000);
}

// as(lost)
void EffectCompiler::playedAs(const Tree& t, Ability& out) {
    noFields(t);
    std::string known;
    for (size_t k = 0; k < v_.playedAs.size(); ++k) {
        known += (known.empty() ? "" : ", ") + std::string(v_.playedAs[k].name);
        if (t.items.size() == 1 && t.items[0].isWord(v_.playedAs[k].name)) out.as = static_cast<uint8_t>(k + 1);
    }
    if (known.empty()) return problem(t, "no text of this game is played 'as' anything");
    if (out.as == 0) problem(t, fmt::format("'as' takes one of: {}", known));
}

namespace {
// Do these words speak of who brought the event about? What waits speaks of another event.
bool speaksOfActor(const Tree& t) {
    if (t.isWord("later") || t.isWord("each_time")) return false;
    if (t.isWord("actor") && t.items.empty()) return true;
    const auto speaks = [](const Tree& i) { return speaksOfActor(i); };
    return std::any_of(t.items.begin(), t.items.end(), speaks) ||
           std::any_of(t.fields.begin(), t.fields.end(), [](const TreeField& f) { return speaksOfActor(f.second); });
}
}  // namespace

// What speaks of the actor answers only what somebody did: nobody can be asked, and nobody can have anything.
bool EffectCompiler::asksActor(const Tree& event, const std::vector<Tree>& parts) {
    if (!std::any_of(parts.begin(), parts.end(), speaksOfActor)) return false;
    const int number = event.kind == Tree::Kind::word ? indexOf(v_.events, event.text) : -1;
    if (number < 0) return false;
    const EventWord& w = v_.events[static_cast<size_t>(number)];
    const bool isOfState = w.params[0].kind == ParamKind::holding;
    if (w.nobody || isOfState) problem(event, fmt::format("'{}' is nobody's doing: there is no 'actor'", event.text));
    return !isOfState;
}

void EffectCompiler::later(const Tree& t) {
    if (t.items.size() < 2) return problem(t, fmt::format("'{}' needs an event and an effect", t.text));
    int period = 0;
    for (const TreeField& f : t.fields) {
        if (f.first != "lasting") problem(t, fmt::format("'{}' takes no '{}'", t.text, f.first));
        if (f.first == "lasting") period = symbol(f.second, "period") + 1;
    }
    const bool eachTime = t.text == "each_time";
    if (eachTime && period == 0) problem(t, "'each_time' says how long: each_time{event, effects, lasting = a period}");
    Pattern subject, object;
    int number = event(t.items[0], subject, object, kToldLater);
    const std::vector<Tree> outside = std::exchange(sets_, {});  // what was chosen is forgotten by then
    Instr head = instr(Code::later, number, static_cast<int>(subject.kind), static_cast<int>(object.kind));
    std::vector<Node> asked = roles(t.items[0]);
    if (asksActor(t.items[0], t.items))
        asked.push_back(joined(t, Node::Kind::by, {playerNode(wordTree("actor", t.line), "by")}));
    if (!asked.empty()) {
        book_.roles.push_back(keep(joined(t, Node::Kind::all_of, asked)));
        head.node = static_cast<int32_t>(book_.roles.size()) - 1;
    }
    int at = emit(head);
    emit(instr(Code::operand, static_cast<int>(Ref::number), 0, period, subject.selector));
    emit(instr(Code::operand, static_cast<int>(Ref::number), 0, eachTime ? 1 : 0, object.selector));
    effects(t.items, 1);
    sets_ = outside;
    emit({});
    patch(at);
}

namespace {
// How long the verb's effect lasts: a symbol of the set of its parameter `lasting`; -1 if it has no such parameter.
int periodAt(const VerbWord& w) {
    for (int i = 0; i < paramCount(w.params); ++i)
        if (std::string_view(w.params[i].name) == "lasting") return i;
    return -1;
}
int periodOf(const VerbWord& w, const Instr* operands) {
    const int at = periodAt(w);
    return at >= 0 && operands[at].imm >= 0 && operands[at].imm < 32 ? operands[at].imm : -1;
}
// Does the verb say how long it lasts?
bool lasts(const VerbWord& w, const Instr* operands) {
    const int at = periodAt(w);
    return at >= 0 && operands[at].imm != w.params[at].fallback;
}
}  // namespace

void EffectCompiler::asks(int word, Ref of) { asked_.emplace_back(word, of); }

// What is asked of a piece that has left by then: the subject of an event that tells of it, and what a cost was paid with.
void EffectCompiler::noteAsked(const Ability& a) {
    bool paysChosen = false, paysThis = false;
    for (uint32_t k = a.code; k < a.paid; ++k) {
        const Instr& i = book_.code[k];
        for (uint32_t n = 1; i.code == Code::verb && n <= i.b; ++n) {
            paysChosen = paysChosen || static_cast<Ref>(book_.code[k + n].a) == Ref::reg;
            paysThis = paysThis || static_cast<Ref>(book_.code[k + n].a) == Ref::self;
        }
    }
    for (const auto& [word, of] : asked_) {
        const bool isWord = word != kLastHost && static_cast<size_t>(word) < v_.numbers.size();
        const bool noted = isWord && of == Ref::reg && v_.numbers[static_cast<size_t>(word)].noted;
        const bool paid = of == Ref::reg ? paysChosen : word == kLastHost && paysThis;
        const bool gone = noted || paid || (leaves_ && (of == Ref::subject || of == Ref::self));
        const auto known = std::lower_bound(book_.lastKnown.begin(), book_.lastKnown.end(), word);
        if (gone && (known == book_.lastKnown.end() || *known != word))
            book_.lastKnown.insert(known, static_cast<uint16_t>(word));
    }
}

void EffectCompiler::ability(const Tree& where, const std::vector<Tree>& parts, int timing, Ability& out) {
    const TimingWord& w = v_.timings[static_cast<size_t>(timing)];
    for (const Tree& part : parts) giveAbilities(part, out.number);
    timing_ = &w;
    begun_ = book_.code.size();
    names_.clear();
    asked_.clear();
    leaves_ = false;
    named_.clear();
    seen_.clear();
    sets_.clear();
    loops_ = 0;
    size_t i = 0;
    auto beginConditions = [&] {
        start_ = static_cast<int>(book_.code.size());
        if (out.condition == 0) out.condition = static_cast<uint32_t>(start_);
    };
    if (w.takesEvent) {
        if (parts.empty()) return problem(where, fmt::format("'{}' needs an event first", w.name));
        const bool isOfState = isState(parts[i]);
        if (isOfState)
            state(parts[i], out);
        else
            out.event = static_cast<uint8_t>(event(parts[i], out.subject, out.object, timing));
        std::vector<Node> asked = isOfState ? std::vector<Node>{} : roles(parts[i]);
        if (asksActor(parts[i], parts))
            asked.push_back(joined(parts[i], Node::Kind::by, {playerNode(wordTree("actor", where.line), "by")}));
        for (const Node& role : asked) {
            beginConditions();
            emit(instr(Code::when, kExpression, 0, kOfEvent, 0, static_cast<int32_t>(keep(role))));
        }
        ++i;
    }
    // Conditions of the ability itself stand before its costs and effects.
    std::vector<Tree> costs;
    for (; i < parts.size(); ++i) {
        const Tree& p = parts[i];
        if (p.isWord("cost")) {
            noFields(p);
            costs.insert(costs.end(), p.items.begin(), p.items.end());
            refuseWhere(p);
        } else if (p.isWord("limit")) {
            limit(p, out);
        } else if (p.isWord("as")) {
            playedAs(p, out);
        } else if (p.isWord("works")) {
            noFields(p);  // where it works the timing says (timingWhere)
        } else if (p.isWord("when") && p.items.size() == 1) {
            beginConditions();
            when(p, nullptr);
        } else if (w.conditions && isCondition(p)) {
            beginConditions();
            Tree condition = wordTree("when", p.line);
            condition.items.push_back(p);
            when(condition, nullptr);
        } else {
            break;
        }
    }
    if (out.condition != 0) book_.code.push_back({});
    start_ = static_cast<int>(book_.code.size());
    out.code = static_cast<uint32_t>(start_);
    effects(costs);
    if (!costs.empty()) emit(instr(Code::paid));
    out.paid = static_cast<uint32_t>(book_.code.size());
    if (i >= parts.size() && (!w.conditions || out.condition == 0))
        problem(where, fmt::format("'{}' has no effect", w.name));
    effects(parts, i);
    emit({});
    out.length = static_cast<uint16_t>(here());
    noteAsked(out);
    for (int k = 0; k < here(); ++k) {
        const Instr& code = book_.code[static_cast<size_t>(start_ + k)];
        if (code.code != Code::verb) continue;
        out.verbs |= uint64_t{1} << (code.a & 63);
        const VerbWord& verb = v_.verbs[code.a];
        const Instr* operands = &book_.code[static_cast<size_t>(start_ + k + 1)];
        if (verb.moment != 0 && !lasts(verb, operands)) out.moment = verb.moment;
        if (verb.tag != 0) out.tags |= uint32_t{1} << verb.tag;
        if (verb.tag != 0 && static_cast<uint32_t>(start_ + k) < out.paid) out.costTags |= uint32_t{1} << verb.tag;
        if (const int period = periodOf(verb, operands); period >= 0) out.periods |= uint32_t{1} << period;
    }
}

}  // namespace cantina::language
