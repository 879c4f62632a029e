#include "language/examples.h"

#include <algorithm>

#include "language/forms.h"
#include "language/lua_text.h"
#include "language/works.h"

namespace cantina::language {
namespace {

// One piece is a better example than another if it is of an official card, then if it is shorter; the first of equals stays.
bool isBetter(const Example& a, const Example& b) {
    if (a.isToy != b.isToy) return b.isToy;
    return a.lua.size() < b.lua.size();
}

template <class Map, class Key>
void keepBetter(Map& map, const Key& key, const Example& e) {
    const auto [at, isNew] = map.try_emplace(key, e);
    if (!isNew && isBetter(e, at->second)) at->second = e;
}

bool joinsFilters(const Tree& t) {
    return std::any_of(std::begin(kLogicWords), std::end(kLogicWords), [&](const char* w) { return t.isWord(w); });
}

// What shows how the word is used: the word with its operands. A word without operands says nothing by itself, and a filter
// stands in what it is a filter of.
std::string pieceOf(const Vocabulary& v, const WordPlace& at) {
    if (at.kind == WordKind::keyword) return "keywords = { " + luaText(*at.word) + " }";
    if (at.kind == WordKind::timing && at.word->kind == Tree::Kind::word) return luaText(*at.word);
    if (at.kind == WordKind::timing) {
        const TimingWord& row = v.timings[static_cast<size_t>(at.row)];
        const Elsewhere e = elsewhereOf(v, row);
        return luaField(e.is() ? e.timing.c_str() : row.name, *at.word);
    }
    if (at.kind != WordKind::filter && !(at.word->items.empty() && at.word->fields.empty())) return luaText(*at.word);
    const auto outer = std::find_if(at.around.rbegin(), at.around.rend(), [](const Tree* t) { return !joinsFilters(*t); });
    if (outer != at.around.rend()) return luaText(**outer);
    if (at.ability == nullptr || at.timing < 0) return luaText(*at.word);
    return luaField(v.timings[static_cast<size_t>(at.timing)].name, *at.ability);
}

template <class List>
bool isIn(const List& list, std::string_view word) {
    return std::any_of(std::begin(list), std::end(list), [&](const char* w) { return word == w; });
}
bool isCommon(std::string_view word) {
    return isIn(kControlWords, word) || isIn(kQuantifiers, word) || isIn(kLogicWords, word) || isIn(kHistoryWords, word) ||
           word == kWorks || isIn(kReferenceWords, word) || isIn(kNumberWords, word) || isIn(kConditionWords, word);
}
bool isCalculation(const Tree& t) { return t.isWord("+") || t.isWord("-") || t.isWord("*"); }

// The use of a common word, as Examples::common() is asked for it.
std::string useOf(const Vocabulary& v, const Tree& t) {
    if (isCalculation(t)) return "+";
    if (t.isWord("when") && t.items.size() > 1) return "when effects";
    if (t.isWord("choose") && !t.items.empty() && t.items[0].isWord("number")) return "choose number";
    if (t.isWord("choose") && !t.items.empty() && isOfSymbols(v, t.items[0])) return "choose symbol";
    if (t.isWord("choose") && !t.items.empty() && isIn(kQuantifiers, t.items[0].text)) return "choose quantifier";
    if (t.isWord("any") && t.field("where") != nullptr) return "any where";
    // pay(any): a number, not how many pieces.
    if (isIn(kQuantifiers, t.text) && t.items.empty()) return t.text + " number";
    return t.text;
}

// Does the game have a word of its own with this name?
bool isOfGame(const Vocabulary& v, std::string_view word) {
    return indexOf(v.verbs, word) >= 0 || indexOf(v.filters, word) >= 0 || indexOf(v.conditions, word) >= 0 ||
           indexOf(v.numbers, word) >= 0 || indexOf(v.nouns, word) >= 0 || indexOf(v.symbols, word) >= 0 ||
           v.reference(word) != nullptr;
}

}  // namespace

bool isOfToys(const CardDocument& d) { return setOfPath(d.path) == "toy"; }

void Examples::add(const Vocabulary& v, const std::vector<CardDocument>& documents) {
    for (const CardDocument& d : documents)
        for (const Tree& t : d.declarations)
            if (t.items.size() == 2) addCard(v, t, isOfToys(d));
}

void Examples::addCard(const Vocabulary& v, const Tree& declaration, bool isToy) {
    const Tree& card = declaration.items[1];
    const Tree* id = card.field("id");
    Example from{"", declaration.items[0].text, id != nullptr ? id->text : "", isToy};
    std::vector<const Tree*> abilities;
    forEachUse(v, card, [&](const WordPlace& at) {
        if (at.ability != nullptr && (abilities.empty() || abilities.back() != at.ability)) abilities.push_back(at.ability);
        from.lua = pieceOf(v, at);
        keepBetter(byRow_[static_cast<size_t>(at.kind)], at.row, from);
    });
    for (const Tree* ability : abilities)
        for (const Tree& part : ability->items) addCommon(v, part, nullptr, from);
}

void Examples::addCommon(const Vocabulary& v, const Tree& t, const Tree* around, const Example& from) {
    const bool isWord = t.kind == Tree::Kind::word;
    const bool isBare = t.items.empty() && t.fields.empty();
    const bool isWanted = isWord && (isCalculation(t) || isCommon(t.text)) && !isOfGame(v, t.text);
    if (isWanted && !(isBare && around == nullptr)) {
        Example e = from;
        e.lua = luaText(isBare ? *around : t);
        keepBetter(common_, useOf(v, t), e);
    }
    for (const Tree& i : t.items) addCommon(v, i, isWord ? &t : around, from);
    for (const TreeField& f : t.fields) addCommon(v, f.second, isWord ? &t : around, from);
}

const Example* Examples::of(WordKind kind, int row) const {
    const auto& rows = byRow_[static_cast<size_t>(kind)];
    const auto at = rows.find(row);
    return at == rows.end() ? nullptr : &at->second;
}

const Example* Examples::common(std::string_view use) const {
    const auto at = common_.find(use);
    return at == common_.end() ? nullptr : &at->second;
}

}  // namespace cantina::language
