// Compiles what is put together from words: selectors with their filters, numbers, conditions, players.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "language/effects.h"
#include "language/forms.h"
#include "language/names.h"

namespace cantina::language {
namespace {

using Kind = Node::Kind;

constexpr size_t kMaxFilters = 30;        // of one selector
constexpr size_t kMaxSelectors = 65'000;  // of a book: patterns name them in 16 bits
constexpr size_t kMaxParts = 16;          // of one expression
constexpr size_t kMaxNodes = 4'000'000;   // of a book

struct Spelling {
    const char* name;
    Kind kind;
    size_t parts;
};
constexpr Spelling kArithmetic[] = {
    {"+", Kind::plus, 2},     {"-", Kind::minus, 2},   {"*", Kind::times, 2},           {"min", Kind::smaller, 2},
    {"max", Kind::larger, 2}, {"half", Kind::half, 1}, {"half_down", Kind::halfDown, 1}};
constexpr Spelling kOverAll[] = {{"sum", Kind::sum, 2}, {"most", Kind::most, 2}, {"least", Kind::least, 2}};
constexpr Spelling kComparisons[] = {{"at_least", Kind::at_least, 2},
                                     {"at_most", Kind::at_most, 2},
                                     {"equal", Kind::equal, 2},
                                     {"less", Kind::less, 2},
                                     {"more", Kind::more, 2}};

template <size_t kCount>
const Spelling* find(const Spelling (&forms)[kCount], const Tree& t) {
    for (const Spelling& f : forms)
        if (t.isWord(f.name)) return &f;
    return nullptr;
}

Node leaf(Kind kind, int word, int32_t value) { return {kind, 0, static_cast<uint16_t>(word), value, 0}; }
Node reference(Ref ref, int index = 0) { return leaf(Kind::reference, static_cast<int>(ref), index); }

}  // namespace

Node EffectCompiler::joined(const Tree& at, Kind kind, const std::vector<Node>& parts, int word, int32_t value) {
    Node out{kind, static_cast<uint8_t>(parts.size()), static_cast<uint16_t>(word), value,
             static_cast<uint32_t>(book_.nodes.size())};
    if (parts.size() > kMaxParts || book_.nodes.size() + parts.size() > kMaxNodes) {
        problem(at, fmt::format("'{}' has too many parts: at most {}", at.text, kMaxParts));
        out.parts = 0;
        return out;
    }
    book_.nodes.insert(book_.nodes.end(), parts.begin(), parts.end());
    return out;
}

uint32_t EffectCompiler::keep(const Node& n) {
    book_.nodes.push_back(n);
    return static_cast<uint32_t>(book_.nodes.size() - 1);
}

void EffectCompiler::noFields(const Tree& t) {
    for (const TreeField& f : t.fields)
        problem(f.second.line != 0 ? f.second : t, fmt::format("'{}' takes no '{}'", t.text, f.first));
}

// --- pieces and players

std::optional<Ref> EffectCompiler::pieceReference(const Tree& t, int& index) {
    index = 0;
    if (t.kind != Tree::Kind::word) return std::nullopt;
    if (t.text == "the") {
        if (t.items.size() != 1 || !t.items[0].isText()) {
            problem(t, "'the' takes the name that was given to a choice: the(\"x\")");
            return Ref::reg;
        }
        for (size_t i = 0; i < names_.size(); ++i)
            if (names_[i] == t.items[0].text) index = static_cast<int>(i) + 1;
        if (index == 0)
            problem(t, fmt::format("nothing is named '{}' before this: write choose{{..., name = \"{}\"}}", t.items[0].text,
                                   t.items[0].text));
        return Ref::reg;
    }
    if (!t.items.empty()) return std::nullopt;
    const ReferenceWord* own = v_.reference(t.text);
    const std::string_view text = own != nullptr ? std::string_view(own->means) : t.text;
    if (text == "this") return Ref::self;
    if (text == "it") return Ref::reg;
    if (text == "subject") return Ref::subject;
    if (text == "object") return Ref::object;
    if (text == "host") return Ref::host;
    return std::nullopt;
}

bool EffectCompiler::pieceNode(const Tree& t, Node& out) {
    if (t.isWord("candidate") && t.items.empty()) {
        out = leaf(Kind::candidate, 0, 0);
        return true;
    }
    int index = 0;
    std::optional<Ref> ref = pieceReference(t, index);
    if (ref) out = reference(*ref, index);
    return ref.has_value();
}

bool EffectCompiler::isPlayer(const Tree& t) {
    for (const char* w : {"you", "opponent", "they", "actor", "controller", "owner"})
        if (t.isWord(w)) return true;
    return false;
}

Node EffectCompiler::playerNode(const Tree& t, const char* name) {
    if (t.isWord("controller") || t.isWord("owner")) {
        Node piece;
        if (t.items.size() == 1 && pieceNode(t.items[0], piece))
            return joined(t, t.text == "owner" ? Kind::owner : Kind::controller, {piece});
        problem(t, fmt::format("'{}' is asked of a piece: {}(it)", t.text, t.text));
        return reference(Ref::you);
    }
    if (t.kind == Tree::Kind::word && t.items.empty()) {
        if (t.text == "you") return reference(Ref::you);
        if (t.text == "opponent") return reference(Ref::opponent);
        if (t.text == "they") {
            if (loops_ == 0) problem(t, "'they' is the player of the loop around: write each(each_player, ...)");
            return reference(Ref::they);
        }
        if (t.text == "actor") return leaf(Kind::actor, 0, 0);
    }
    problem(t, fmt::format("'{}' needs a player (you, opponent, they, actor, controller(it), owner(it)), not {}", name,
                           foundText(t)));
    return reference(Ref::you);
}

// The number of a player in Book::players.
int EffectCompiler::playerNumber(const Tree* given, const char* name) {
    if (given == nullptr) return Book::kYou;
    const Tree& t = *given;
    const Node n = playerNode(t, name);
    if (n.kind == Kind::reference && static_cast<Ref>(n.word) == Ref::you) return Book::kYou;
    if (n.kind == Kind::reference && static_cast<Ref>(n.word) == Ref::opponent) return Book::kOpponent;
    if (book_.players.size() > 60'000) return problem(t, "too many players named in one book"), Book::kYou;
    book_.players.push_back(keep(n));
    return static_cast<int>(book_.players.size()) - 1;
}

// --- numbers

// What was named with choose(number(...)), choose(color) ...
bool EffectCompiler::isChosen(const Tree& t, std::string_view what) {
    if (!t.isWord("chosen") || !t.items.empty()) return false;
    const char* range = what == "number" ? "(0, 9)" : "";
    if (named_ != what) problem(t, fmt::format("no {} is named before this: write choose({}{})", what, what, range));
    return true;
}
void EffectCompiler::isNumber(const Tree& t, int word) {
    if (*v_.numbers[static_cast<size_t>(word)].values != 0)
        problem(t,
                fmt::format("'{}' is no number: it is compared with same({}, x) and differ({}, x)", t.text, t.text, t.text));
}

bool EffectCompiler::isExpression(const Tree& t) const {
    return find(kArithmetic, t) != nullptr || find(kOverAll, t) != nullptr || t.isWord("or_if") || t.isWord("count") ||
           t.isWord("happened");
}

Node EffectCompiler::numberNode(const Tree& t, const char* name) {
    if (t.isNumber()) return leaf(Kind::constant, 0, static_cast<int32_t>(t.number));
    if (t.kind == Tree::Kind::word) noFields(t);
    if (const Spelling* form = find(kArithmetic, t)) {
        const bool negative = t.text == "-" && t.items.size() == 1;
        if (t.items.size() != form->parts && !negative) {
            problem(t, fmt::format("'{}' takes {} number(s)", t.text, form->parts));
            return {};
        }
        std::vector<Node> parts;
        for (const Tree& i : t.items) parts.push_back(numberNode(i, t.text.c_str()));
        return joined(t, form->kind, parts);
    }
    if (const Spelling* form = find(kOverAll, t); form != nullptr && t.items.size() == 2) {
        const int word = numberForm(v_, t.items[0]);
        if (word >= 0) isNumber(t.items[0], word);
        if (word < 0 || !t.items[0].items.empty())
            problem(t.items[0], fmt::format("'{}' needs a number that each piece has, without parentheses", t.text));
        return leaf(form->kind, std::max(word, 0), selector(t.items[1]));
    }
    if (t.isWord("or_if") && t.items.size() == 3)
        return joined(t, Kind::or_if,
                      {numberNode(t.items[0], "or_if"), numberNode(t.items[1], "or_if"), conditionNode(t.items[2])});
    if (t.isWord("count") && t.items.size() == 1) return leaf(Kind::count, 0, selector(t.items[0]));
    if (t.isWord("happened")) return happened(t, false);
    if (t.isWord("amount") && t.items.empty()) return reference(Ref::amount);
    if (t.isWord("result") && t.items.empty()) {
        needsResult(t);
        return reference(Ref::result);
    }
    if (isChosen(t)) return reference(Ref::chosen);
    if (const int word = numberForm(v_, t); word >= 0) return isNumber(t, word), numberWord(t, word);
    problem(t, fmt::format("'{}' needs a number, not {}", name, shown(t)));
    return {};
}

// A number of a piece; without one, of the piece under test inside a selector, and of this card elsewhere.
Node EffectCompiler::numberWord(const Tree& t, int word) {
    if (t.items.empty()) return leaf(Kind::number, word, 0);
    if (t.items.size() == 1 && v_.numbers[static_cast<size_t>(word)].params[0].kind == ParamKind::seat)
        return joined(t, Kind::number, {playerNode(t.items[0], t.text.c_str())}, word);
    Node piece;
    if (int index = 0; t.items.size() == 1)
        if (const std::optional<Ref> of = pieceReference(t.items[0], index)) asks(word, *of);
    if (paramCount(v_.numbers[static_cast<size_t>(word)].params) == 0)
        problem(t, fmt::format("'{}' takes no parameter", t.text));
    else if (t.items.size() > 1 || !pieceNode(t.items[0], piece))
        problem(t, fmt::format("'{}' is asked of one of this, it, subject, object, host, candidate", t.text));
    return joined(t, Kind::number, {piece}, word);
}

// --- what has happened

namespace {

void spell(const Tree& t, std::string& out) {
    if (t.isNumber()) out += fmt::format("{}", t.number);
    out += t.text + "(";
    for (const Tree& i : t.items) spell(i, out += ",");
    for (const TreeField& f : t.fields) spell(f.second, out += ";" + f.first + "=");
    out += ")";
}

// What a question about the past cannot mean: it is answered when the act happens, and not for one card or ability.
const Tree* boundWord(const Tree& t) {
    for (const char* w :
         {"this", "it", "the", "subject", "object", "host", "candidate", "them", "rest", "they", "result", "amount"})
        if (t.isWord(w)) return &t;
    for (const Tree& i : t.items)
        if (const Tree* found = boundWord(i)) return found;
    for (const TreeField& f : t.fields)
        if (const Tree* found = boundWord(f.second)) return found;
    return nullptr;
}

}  // namespace

std::string spelled(const Tree& t) {
    std::string out;
    spell(t, out);
    return out;
}

// The row of the book; the same question has the same row.
uint16_t EffectCompiler::happening(const Happening& h, const std::string& key) {
    const auto [known, isNew] = happenings_.emplace(key, static_cast<uint16_t>(book_.happenings.size()));
    if (!isNew) return known->second;
    book_.happenings.push_back(h);
    uint16_t& first = book_.firstHappening[h.event];
    book_.happenings.back().next = first;
    return first = known->second;
}

// happened(act, period), was(act, period): one side of the act may be a piece that is compared when somebody asks.
Node EffectCompiler::happened(const Tree& t, bool ofCandidate) {
    const bool isLast = t.items.size() == 2 && t.items[1].isWord("last") && t.items[1].items.size() == 1;
    if (t.items.size() != 2) {
        problem(t,
                fmt::format("'{}' takes an act and a period: {}(act, turn), {}(act, last(turn))", t.text, t.text, t.text));
        return {};
    }
    if (!remembers_) problem(t, fmt::format("'{}' asks about the past, of which {} keeps nothing", t.text, v_.game));
    const Tree& period = isLast ? t.items[1].items[0] : t.items[1];
    if (period.text.starts_with("next_"))
        problem(period, fmt::format("'{}' is still to come: '{}' asks about this period or the last", period.text, t.text));
    for (const char* w : {"while_", "as_long_as_"})
        if (period.text.starts_with(w))
            problem(period, fmt::format("'{}' is no time that '{}' can ask about", period.text, t.text));
    Happening h;
    Tree act = t.items[0];
    std::vector<Node> asked;
    for (size_t i = 0; i < act.items.size() && i < 2; ++i) {
        Node piece;
        if (!asked.empty() || !pieceNode(act.items[i], piece)) continue;
        asked.push_back(piece);
        h.keeps = i == 0 ? Happening::kSubject : Happening::kObject;
        act.items[i] = wordTree("anything", act.line);
    }
    if (ofCandidate && asked.empty()) {
        asked.push_back(leaf(Kind::candidate, 0, 0));
        h.keeps = Happening::kSubject;
    }
    if (const Tree* bound = boundWord(act))
        problem(*bound,
                fmt::format("'{}' has no meaning here: an act is noted when it happens; a piece may stand as one of its "
                            "sides by itself, as in {}(defeated(this), turn)",
                            bound->text, t.text));
    h.previous = isLast;
    h.period = static_cast<uint8_t>(std::max(0, symbol(period, "period")));
    h.event = static_cast<uint8_t>(event(act, h.subject, h.object, kToldLater));
    if (std::vector<Node> roleNodes = roles(act); !roleNodes.empty()) h.roles = keep(joined(act, Kind::all_of, roleNodes));
    const std::string key = fmt::format("{} {} {} ", h.period, static_cast<int>(h.keeps), h.previous) + spelled(act);
    return joined(t, Kind::happened, asked, 0, happening(h, key));
}

// --- conditions

bool EffectCompiler::isCondition(const Tree& t) const {
    if (t.kind != Tree::Kind::word) return false;
    for (const char* w : {"exists", "is", "every", "all_of", "one_of", "no", "happened", "same", "differ"})
        if (t.isWord(w)) return true;
    return find(kComparisons, t) != nullptr || indexOf(v_.conditions, t.text) >= 0;
}

Node EffectCompiler::conditionNode(const Tree& t) {
    if (t.kind != Tree::Kind::word) {
        problem(t, fmt::format("a condition is expected here, not {}", shown(t)));
        return {};
    }
    noFields(t);
    if (int word = indexOf(v_.conditions, t.text); word >= 0) return conditionWord(t, word);
    if (t.isWord("happened") || t.isWord("was"))
        return joined(t, Kind::at_least, {happened(t, t.isWord("was")), leaf(Kind::constant, 0, 1000)});
    if (const Spelling* form = find(kComparisons, t)) {
        if (t.items.size() != 2) return problem(t, fmt::format("'{}' compares two numbers", t.text)), Node{};
        return joined(t, form->kind, {numberNode(t.items[0], form->name), numberNode(t.items[1], form->name)});
    }
    if (t.isWord("same") || t.isWord("differ")) {
        const int word = t.items.empty() ? -1 : sameWord(t.items[0]);
        const bool ofThem = t.items.size() == 1 && picking_ != 0;
        if (word < 0 || (t.items.size() != 2 && !ofThem)) {
            problem(t, fmt::format("'{}' takes what each piece has and a set: {}(cost, them); in `where` the set is what is "
                                   "picked: {}(cost)",
                                   t.text, t.text, t.text));
            return {};
        }
        const Tree set = ofThem ? ofSet(wordTree("them", t.line)).items[0] : t.items[1];
        return leaf(t.isWord("same") ? Kind::same : Kind::differ, word, selector(set));
    }
    if (t.isWord("exists") && t.items.size() == 1) return leaf(Kind::exists, 0, selector(t.items[0]));
    if ((t.isWord("is") || t.isWord("every")) && t.items.size() > 1) {
        std::vector<Node> parts;
        Node piece;
        const bool one = t.isWord("is");
        if (one && !pieceNode(t.items[0], piece))
            problem(t.items[0], "'is' asks about one of this, it, subject, object, host, candidate");
        if (one) parts.push_back(piece);
        for (size_t i = 1; i < t.items.size(); ++i) parts.push_back(filterNode(t.items[i]));
        return joined(t, one ? Kind::is : Kind::every, parts, 0, one ? 0 : selector(t.items[0]));
    }
    const bool all = t.isWord("all_of"), some = t.isWord("one_of"), no = t.isWord("no");
    if ((all || some || no) && t.items.size() >= (no ? 1u : 2u)) {
        std::vector<Node> parts;
        for (const Tree& i : t.items) parts.push_back(conditionNode(i));
        if (no && parts.size() > 1) parts = {joined(t, Kind::all_of, parts)};
        return joined(t, all ? Kind::all_of : some ? Kind::one_of : Kind::no, parts);
    }
    problem(t, unknownWord(t.text, "a condition"));
    return {};
}

Node EffectCompiler::conditionWord(const Tree& t, int word) {
    const ConditionWord& w = v_.conditions[static_cast<size_t>(word)];
    const int most = paramCount(w.params);
    if (static_cast<int>(t.items.size()) > most) problem(t, fmt::format("'{}' takes at most {} parameter(s)", w.name, most));
    std::vector<Node> parts;
    for (int i = 0; i < most; ++i) {
        const Param& p = w.params[i];
        const bool given = i < static_cast<int>(t.items.size());
        if (!given && !p.optional) problem(t, fmt::format("'{}' needs '{}' (parameter {})", w.name, p.name, i + 1));
        const Tree* value = given ? &t.items[static_cast<size_t>(i)] : nullptr;
        parts.push_back(conditionOperand(value, p, w.name));
    }
    return joined(t, Kind::condition, parts, word);
}

Node EffectCompiler::conditionOperand(const Tree* t, const Param& p, const char* name) {
    Node piece = reference(Ref::self);
    switch (p.kind) {
        case ParamKind::number: return t != nullptr ? numberNode(*t, name) : leaf(Kind::constant, 0, p.fallback);
        case ParamKind::symbol: return leaf(Kind::constant, 0, t != nullptr ? symbol(*t, p.set) : p.fallback);
        case ParamKind::seat: return t != nullptr ? playerNode(*t, name) : reference(Ref::you);
        case ParamKind::one:
        case ParamKind::holder:
            if (t != nullptr && !pieceNode(*t, piece))
                problem(*t, unknownWord(t->text, "this, it, subject, object, host or candidate"));
            return piece;
        case ParamKind::title:
            if (t == nullptr || t->isText()) return leaf(Kind::constant, 0, t != nullptr ? titleHash(t->text) : 0);
            problem(*t, fmt::format("'{}' needs a title in quotes", name));
            return {};
        case ParamKind::noun:
            if (t != nullptr && pieceNode(*t, piece)) return piece;
            [[fallthrough]];
        case ParamKind::some: return t != nullptr ? leaf(Kind::count, 0, selector(*t)) : Node{};
        case ParamKind::related:
        case ParamKind::whom:
        case ParamKind::those:
        case ParamKind::holding:
        case ParamKind::ability:
        case ParamKind::end: break;
    }
    return {};
}

// What pieces are compared by: a number word, or a kind of names.
int EffectCompiler::sameWord(const Tree& t) const {
    if (t.kind != Tree::Kind::word || !t.items.empty()) return -1;
    if (const NameKind* kind = v_.nameKind(t.text); kind != nullptr)
        return kOfNames | static_cast<int>(kind - v_.nameKinds.data());
    return numberForm(v_, t);
}
// Among filters: same(color, it), same(subtype, character(yours)).
Node EffectCompiler::sameNode(const Tree& f) {
    noFields(f);
    const int word = f.items.size() == 2 ? sameWord(f.items[0]) : -1;
    if (word < 0) {
        problem(f, "among filters 'same' takes what both have, and a piece or a noun: same(cost, it)");
        return {};
    }
    Node piece;
    if (pieceNode(f.items[1], piece)) return joined(f, Kind::sameAs, {piece}, word);
    return leaf(Kind::sameAs, word, selector(f.items[1]));
}

// --- selectors

int EffectCompiler::selector(const Tree& t) {
    if ((t.isWord("them") || t.isWord("rest")) && t.items.empty()) {
        const Tree all = ofSet(t);  // all(noun(among(them)))
        return all.isWord("all") ? selector(all.items[0]) : 0;
    }
    int noun = t.kind == Tree::Kind::word ? indexOf(v_.nouns, t.text) : -1;
    if (noun < 0) {
        problem(t, t.kind == Tree::Kind::word ? unknownWord(t.text, "something to look for")
                                              : fmt::format("{} cannot be looked for", shown(t)));
        return 0;
    }
    noFields(t);
    if (t.items.size() > kMaxFilters || book_.selectors.size() >= kMaxSelectors) {
        problem(t, "too many filters in one selector, or too many selectors in one book");
        return 0;
    }
    liesThere(t, v_.nouns[static_cast<size_t>(noun)].zones);
    // Filters may hold selectors of their own, which stand in the book before this one's filters.
    std::vector<Filter> list;
    for (const Tree& f : t.items) filters(f, 0, list);
    Selector s;
    s.noun = static_cast<uint16_t>(noun);
    s.first = static_cast<uint32_t>(book_.filters.size());
    s.filters = static_cast<uint8_t>(list.size());
    book_.filters.insert(book_.filters.end(), list.begin(), list.end());
    book_.selectors.push_back(s);
    return static_cast<int>(book_.selectors.size()) - 1;
}

// A filter word that needs nothing but a number, symbol or title known when the book is made.
bool EffectCompiler::isPlain(const Tree& f) const {
    int word = f.kind == Tree::Kind::word ? indexOf(v_.filters, f.text) : -1;
    if (word < 0) return false;
    const Param& p = v_.filters[static_cast<size_t>(word)].param;
    if (p.kind == ParamKind::related || f.items.size() != (p.kind == ParamKind::end ? 0u : 1u)) return false;
    if (p.kind != ParamKind::end && f.items[0].isWord("chosen")) return false;
    return p.kind == ParamKind::end || p.kind == ParamKind::symbol || p.kind == ParamKind::title || f.items[0].isNumber();
}

// A plain filter, except(plain) or one_of(plain, ...) is a line of its own; everything else is an expression.
void EffectCompiler::filters(const Tree& f, uint8_t flags, std::vector<Filter>& out) {
    if (f.isWord("except") && flags == 0 && f.items.size() == 1 && isPlain(f.items[0]))
        return filters(f.items[0], Filter::kExcept, out);
    const bool flat = f.isWord("one_of") && flags == 0 && f.items.size() > 1 &&
                      std::all_of(f.items.begin(), f.items.end(), [&](const Tree& i) { return isPlain(i); });
    if (flat) {
        for (size_t i = 0; i < f.items.size(); ++i)
            filters(f.items[i], i + 1 < f.items.size() ? Filter::kOrNext : uint8_t{0}, out);
        return;
    }
    const Node n = filterNode(f);
    if (n.kind == Kind::filter && n.parts == 0)
        out.push_back({n.word, flags, n.value});
    else
        out.push_back({kExpression, flags, static_cast<int32_t>(keep(n))});
}

Node EffectCompiler::filterNode(const Tree& f) {
    if (f.kind != Tree::Kind::word) return problem(f, fmt::format("{} is not a filter", shown(f))), Node{};
    if (int word = indexOf(v_.filters, f.text); word >= 0) return filterWord(f, word);
    const bool no = f.isWord("except") || f.isWord("no"), some = f.isWord("one_of"), all = f.isWord("all_of");
    if (no || some || all) {
        if (f.items.size() < (no ? 1u : 2u))
            return problem(f, fmt::format("'{}' takes {} filters", f.text, no ? "one or more" : "two or more")), Node{};
        std::vector<Node> parts;
        for (const Tree& i : f.items) parts.push_back(filterNode(i));
        return joined(f, no ? Kind::no : some ? Kind::one_of : Kind::all_of, parts);
    }
    if (f.isWord("among")) {
        // Further operands are the compiler's own marks: one set further out each.
        const bool known = !f.items.empty() && (f.items[0].isWord("them") || f.items[0].isWord("rest"));
        if (!known)
            problem(f, "'among' takes the set that was chosen, or what was left of it: among(them), among(rest)");
        else if (sets_.empty() || f.items[0].isWord("rest"))
            ofSet(f.items[0]);  // says what is missing
        const int depth = static_cast<int>(sets_.size() + 1) - static_cast<int>(f.items.size());
        return leaf(Kind::among, known && f.items[0].isWord("rest") ? 1 : 0, depth == picking_ ? 0 : depth);
    }
    if (f.isWord("same")) return sameNode(f);
    if (find(kComparisons, f) != nullptr || f.isWord("is") || f.isWord("exists") || f.isWord("was")) return conditionNode(f);
    if (const std::string kinds = kindsWith(v_, f.text); kinds.find(',') != std::string::npos && f.items.empty())
        problem(f, fmt::format("'{}' is a name of several kinds ({}): write the kind, as {}({})", f.text, kinds,
                               kinds.substr(0, kinds.find(',')), f.text));
    else
        problem(f, unknownWord(f.text, "a filter"));
    return {};
}

Node EffectCompiler::filterWord(const Tree& f, int word) {
    noFields(f);
    const FilterWord& w = v_.filters[static_cast<size_t>(word)];
    const Param& p = w.param;
    const size_t needed = p.kind == ParamKind::end ? 0 : 1;
    if (f.items.size() != needed) {
        problem(f, needed == 0 ? fmt::format("'{}' takes no parameter", w.name)
                               : fmt::format("'{}' takes one parameter: {}", w.name, p.name));
        return leaf(Kind::filter, word, 0);
    }
    if (needed == 0) return leaf(Kind::filter, word, 0);
    const Tree& t = f.items[0];
    if (p.kind == ParamKind::related) {
        Node piece;
        if (pieceNode(t, piece)) return joined(f, Kind::relation, {piece}, word);
        return leaf(Kind::relation, word, selector(t));
    }
    if (p.kind == ParamKind::seat) return joined(f, Kind::filter, {playerNode(t, w.name)}, word);
    if (p.kind == ParamKind::symbol && isChosen(t, p.set)) return joined(f, Kind::filter, {reference(Ref::chosen)}, word);
    if (p.kind == ParamKind::number && !t.isNumber()) return joined(f, Kind::filter, {numberNode(t, w.name)}, word);
    return leaf(Kind::filter, word, argument(t, p, w.name, 0, false).imm);
}

// --- patterns

Pattern EffectCompiler::pattern(const Tree& t) {
    if (t.isWord("anything") && t.items.empty()) return {};
    if (t.isWord("this") && t.items.empty()) return {Pattern::Kind::self, 0, 0};
    if (t.isWord("host") && t.items.empty()) return {Pattern::Kind::host, 0, 0};
    return {Pattern::Kind::selector, 0, static_cast<uint16_t>(selector(t))};
}

// how = destroyed, how = one_of(destroyed, sacrificed), from = site(here)
Node EffectCompiler::roleNode(const RoleWord& role, const Tree& said) {
    const int word = static_cast<int>(role.role);
    if (role.isPiece) {
        Node piece;
        return pieceNode(said, piece) ? joined(said, Kind::rolePiece, {piece}, word)
                                      : leaf(Kind::rolePiece, word, selector(said));
    }
    if (!said.isWord("one_of")) return leaf(Kind::role, word, symbol(said, role.set));
    std::vector<Node> list;
    for (const Tree& one : said.items) list.push_back(leaf(Kind::role, word, symbol(one, role.set)));
    return joined(said, Kind::one_of, list);
}

// Roles beside the two sides become conditions of the event: by = a player, with = what caused it, and what else it tells.
std::vector<Node> EffectCompiler::roles(const Tree& t) {
    std::vector<Node> out;
    const int number = indexOf(v_.events, t.text);
    for (const TreeField& f : t.fields) {
        if (f.first == "by") {
            if (number >= 0 && v_.events[static_cast<size_t>(number)].nobody)
                problem(t, fmt::format("'{}' is nobody's doing: it has no role 'by'", t.text));
            out.push_back(joined(t, Kind::by, {playerNode(f.second, "by")}));
        } else if (f.first == "with") {
            Node piece;
            out.push_back(pieceNode(f.second, piece) ? joined(t, Kind::with, {piece})
                                                     : leaf(Kind::with, 0, selector(f.second)));
        } else if (const RoleWord* role = number < 0 ? nullptr : roleWord(v_.events[static_cast<size_t>(number)], f.first)) {
            out.push_back(roleNode(*role, f.second));
        } else {
            std::string known = "by and with";
            for (const RoleWord& r : v_.events[static_cast<size_t>(std::max(number, 0))].roles)
                if (r.some()) known += fmt::format(", {}", kRoleWords[static_cast<size_t>(r.role)]);
            problem(t, fmt::format("'{}' has no role '{}': it has {}", t.text, f.first, known));
        }
    }
    return out;
}

// becomes(condition) in the place of an event: the ability watches the condition.
bool EffectCompiler::isState(const Tree& t) const {
    const int number = t.kind == Tree::Kind::word ? indexOf(v_.events, t.text) : -1;
    return number >= 0 && v_.events[static_cast<size_t>(number)].params[0].kind == ParamKind::holding;
}
void EffectCompiler::state(const Tree& t, Ability& out) {
    out.event = static_cast<uint8_t>(indexOf(v_.events, t.text));
    if (*timing_->stateWording == 0)
        problem(t, fmt::format("'{}' answers an event, and no condition that becomes true", timing_->name));
    if (isGiven_) problem(t, "an ability that is given to others answers an event: no condition is watched for it");
    if (t.items.size() != 1) return problem(t, fmt::format("'{}' takes one condition", t.text));
    noFields(t);
    out.state = keep(conditionNode(t.items[0]));
}

// Under a timing that never asks about the event nothing would ever happen.
void EffectCompiler::checkAsked(const Tree& t, const EventWord& w, int timing) {
    if (isAskedAbout(w, timing)) return;
    std::string others;
    for (size_t i = 0; i < v_.timings.size(); ++i)
        if (v_.timings[i].takesEvent && isAskedAbout(w, static_cast<int>(i)))
            others += fmt::format("{}{}", others.empty() ? "" : ", ", v_.timings[i].name);
    const std::string under =
        timing == kToldLater ? "what waits for it or asks about the past is never told of it"
                             : fmt::format("it is never answered under '{}'", v_.timings[static_cast<size_t>(timing)].name);
    problem(t, fmt::format("'{}' has no place here: {}, {}", w.name, under,
                           others.empty() ? "nor under anything else" : "only under " + others));
}

// Could what happens be told of such a piece? Where its subject lies by then, the event says.
void EffectCompiler::lies(const Tree& subject, const EventWord& w, int selector) {
    if (w.at == 0 || indexOf(v_.nouns, subject.text) < 0) return;
    const uint32_t known = w.at | w.from;
    const Selector& s = book_.selectors[static_cast<size_t>(selector)];
    if ((v_.nouns[s.noun].zones & known) == 0) {
        std::string others;
        for (const NounWord& n : v_.nouns)
            if ((n.zones & known) != 0) others += (others.empty() ? "" : ", ") + std::string(n.name);
        problem(subject,
                fmt::format("'{}' never fits '{}': by then what it tells of lies elsewhere; what may fit is one of {}",
                            subject.text, w.name, others));
    }
    liesThere(subject, known);
}

// Some filters are about what lies in certain zones only.
void EffectCompiler::liesThere(const Tree& noun, uint32_t known) {
    for (const Tree& f : noun.items) {
        const int word = f.kind == Tree::Kind::word ? indexOf(v_.filters, f.text) : -1;
        const uint32_t zones = word < 0 ? 0 : v_.filters[static_cast<size_t>(word)].zones;
        if (zones != 0 && (zones & known) == 0)
            problem(f, fmt::format("'{}' is never true of '{}' here: it is about what lies elsewhere", f.text, noun.text));
    }
}

int EffectCompiler::event(const Tree& t, Pattern& subject, Pattern& object, int timing) {
    if (isState(t))
        problem(t, fmt::format("'{}' stands for the event of an ability by itself, and has no place here", t.text));
    int number = t.kind == Tree::Kind::word ? indexOf(v_.events, t.text) : -1;
    if (number < 0) {
        constexpr const char* kBehind[] = {"as", "limit", "when", "cost", "works", "may", "choose", "each"};
        const bool early = std::any_of(std::begin(kBehind), std::end(kBehind), [&](const char* w) { return t.isWord(w); });
        problem(t, early                        ? fmt::format("'{}' stands behind the event, which comes first", t.text)
                   : t.kind == Tree::Kind::word ? unknownWord(t.text, "an event")
                                                : fmt::format("an event is expected here, not {}", shown(t)));
        return 0;
    }
    const EventWord& w = v_.events[static_cast<size_t>(number)];
    int most = paramCount(w.params);
    if (static_cast<int>(t.items.size()) > most)
        problem(t, fmt::format("'{}' says at most {} thing(s) about the event", w.name, most));
    if (isState(t)) return number;
    checkAsked(t, w, timing);
    leaves_ = leaves_ || w.leaves;
    if (!t.items.empty() && most > 0) subject = pattern(t.items[0]);
    if (!t.items.empty() && most > 0 && subject.kind == Pattern::Kind::selector) lies(t.items[0], w, subject.selector);
    if (t.items.size() > 1 && most > 1) object = pattern(t.items[1]);
    return number;
}

}  // namespace cantina::language
