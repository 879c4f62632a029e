#include "language/forms.h"

#include <algorithm>
#include <iterator>

namespace cantina::language {
namespace {

template <class List>
bool isOneOf(const List& list, const Tree& t) {
    return std::any_of(std::begin(list), std::end(list), [&](const char* w) { return t.isWord(w); });
}

bool isPlayer(const Tree& t) {
    constexpr const char* kPlayers[] = {"you", "opponent", "they", "actor", "controller", "owner"};
    return isOneOf(kPlayers, t);
}
bool arePlayers(const Tree& t) {
    constexpr const char* kSeveral[] = {"each_player", "each_opponent"};
    return isOneOf(kSeveral, t);
}
bool isPiece(const Vocabulary& v, const Tree& t) {
    constexpr const char* kPieces[] = {"this", "it", "subject", "object", "host", "candidate", "the"};
    if (t.kind == Tree::Kind::word && (v.noun(t.text) || v.reference(t.text) != nullptr)) return true;
    return isOneOf(kPieces, t) || isOneOf(kQuantifiers, t);
}
bool isNumber(const Vocabulary& v, const Tree& t) {
    constexpr const char* kOthers[] = {"amount", "result", "+", "-", "*"};
    return t.isNumber() || isOneOf(kOthers, t) || isOneOf(kNumberWords, t) ||
           (t.kind == Tree::Kind::word && indexOf(v.numbers, t.text) >= 0);
}

bool fits(const Vocabulary& v, const Param& p, const Tree& t) {
    switch (p.kind) {
        case ParamKind::number: return isNumber(v, t);
        case ParamKind::one: return isPiece(v, t) && !v.isSought(t);
        case ParamKind::those: return isPiece(v, t);
        case ParamKind::noun: return *p.set != 0 ? v.isSought(t, p.set) : isPiece(v, t);
        case ParamKind::whom: return (std::string_view(p.set) != kAPlayer && isPiece(v, t)) || isPlayer(t) || arePlayers(t);
        case ParamKind::holder: return isPiece(v, t) || isPlayer(t);
        case ParamKind::holding: return t.kind == Tree::Kind::word;
        case ParamKind::ability: return t.kind == Tree::Kind::word && indexOf(v.timings, t.text) >= 0;
        case ParamKind::symbol:
            return std::any_of(v.symbols.begin(), v.symbols.end(),
                               [&](const SymbolWord& s) { return std::string_view(s.set) == p.set && t.isWord(s.name); });
        case ParamKind::seat: return isPlayer(t);
        case ParamKind::title: return t.isText();
        case ParamKind::some:
        case ParamKind::related: return isPiece(v, t);
        case ParamKind::end: break;
    }
    return false;
}

// How much of what stands there the form does not take, or lacks: a name that it does not have weighs most.
int misfits(const Vocabulary& v, const VerbWord& form, const Tree& t) {
    constexpr int kUnknown = 2;
    const auto count = static_cast<size_t>(paramCount(form.params));
    const auto isParam = [&](std::string_view name) {
        return std::any_of(form.params, form.params + count, [&](const Param& p) { return name == p.name; });
    };
    int out = t.items.size() > count ? kUnknown : 0;
    for (const TreeField& f : t.fields)
        if (f.first != "by" && !isParam(f.first)) out += kUnknown;
    for (size_t i = 0; i < count; ++i) {
        const Param& p = form.params[i];
        const Tree* given = i < t.items.size() ? &t.items[i] : t.field(p.name);
        if (given == nullptr ? !p.optional : !fits(v, p, *given)) ++out;
    }
    return out;
}

}  // namespace

int verbForm(const Vocabulary& v, const Tree& t) {
    if (t.kind != Tree::Kind::word) return -1;
    int best = -1, least = -1;
    for (size_t i = 0; i < v.verbs.size(); ++i) {
        if (t.text != v.verbs[i].name) continue;
        const int n = misfits(v, v.verbs[i], t);
        if (best < 0 || n < least) least = n, best = static_cast<int>(i);
    }
    return best;
}

int numberForm(const Vocabulary& v, const Tree& t) {
    if (t.kind != Tree::Kind::word) return -1;
    const bool ofPlayer = t.items.size() == 1 && isPlayer(t.items[0]);
    int first = -1;
    for (size_t i = 0; i < v.numbers.size(); ++i) {
        if (t.text != v.numbers[i].name) continue;
        if ((v.numbers[i].params[0].kind == ParamKind::seat) == ofPlayer) return static_cast<int>(i);
        if (first < 0) first = static_cast<int>(i);
    }
    return first;
}

bool isOfSymbols(const Vocabulary& v, const Tree& t) {
    if (t.kind != Tree::Kind::word || !t.items.empty()) return false;
    const int row = numberForm(v, t);
    return v.nameKind(t.text) != nullptr || (row >= 0 && *v.numbers[static_cast<size_t>(row)].values != 0);
}

std::vector<const VerbWord*> byVerb(const Vocabulary& v) {
    std::vector<const VerbWord*> out;
    for (const VerbWord& w : v.verbs) {
        const auto isForm = [&](const VerbWord* x) { return std::string_view(x->name) == w.name; };
        const auto last = std::find_if(out.rbegin(), out.rend(), isForm);
        out.insert(last == out.rend() ? out.end() : last.base(), &w);
    }
    return out;
}

bool takeTheSame(const VerbWord& a, const VerbWord& b) {
    const int count = paramCount(a.params);
    return count == paramCount(b.params) &&
           std::equal(a.params, a.params + count, b.params, [](const Param& x, const Param& y) {
               return x.kind == y.kind && std::string_view(x.name) == y.name && std::string_view(x.set) == y.set;
           });
}

}  // namespace cantina::language
