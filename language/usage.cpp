#include "language/usage.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <set>

#include "language/names.h"
#include "language/uses.h"

namespace cantina::language {
namespace {

template <class Words>
std::vector<WordUse> unused(const Words& words, size_t from = 0) {
    std::vector<WordUse> out;
    for (size_t i = from; i < words.size(); ++i) out.push_back({words[i].name, 0});
    return out;
}

std::vector<WordUse> unusedNames(const Vocabulary& v) {
    std::vector<WordUse> out;
    if (v.names == nullptr) return out;
    for (const Name& n : v.names->list)
        out.push_back({fmt::format("{}({})", v.nameKinds[static_cast<size_t>(n.kind)].word, n.word), 0});
    return out;
}

// By their words, the numbers of the names that have them.
using NameNumbers = std::multimap<std::string_view, size_t>;
NameNumbers nameNumbers(const Vocabulary& v) {
    NameNumbers out;
    if (v.names == nullptr) return out;
    for (size_t i = 0; i < v.names->list.size(); ++i) out.emplace(v.names->list[i].word, i);
    return out;
}
// A word that stands by itself anywhere in the card.
void findNames(const Tree& t, const NameNumbers& names, std::set<size_t>& out) {
    if (t.kind == Tree::Kind::word && t.items.empty() && t.fields.empty()) {
        const auto [from, to] = names.equal_range(t.text);
        for (auto it = from; it != to; ++it) out.insert(it->second);
    }
    for (const Tree& i : t.items) findNames(i, names, out);
    for (const TreeField& f : t.fields) findNames(f.second, names, out);
}

}  // namespace

Usage usageOf(const Vocabulary& v, const std::vector<CardDocument>& documents) {
    constexpr int kNoEvent = 1;  // event 0 stands for none
    Usage out{unused(v.verbs), unused(v.filters), unused(v.conditions), unused(v.numbers), unused(v.events, kNoEvent),
              unused(v.nouns), unusedNames(v)};
    const NameNumbers numbers = nameNumbers(v);
    // In the order of WordKind; timings and keywords are not counted.
    std::vector<WordUse>* tables[] = {&out.verbs, &out.filters, &out.conditions, &out.numbers, &out.acts, &out.nouns};
    for (const CardDocument& d : documents)
        for (const Tree& t : d.declarations) {
            if (t.items.size() != 2) continue;  // no card: `cards check` says so
            std::set<WordUse*> found;
            forEachUse(v, t.items[1], [&](const WordPlace& at) {
                const auto kind = static_cast<size_t>(at.kind);
                if (kind >= std::size(tables)) return;
                // The forms of a verb are one word.
                const int first =
                    at.kind == WordKind::verb ? indexOf(v.verbs, v.verbs[static_cast<size_t>(at.row)].name) : at.row;
                const int row = at.kind == WordKind::act ? first - kNoEvent : first;
                if (row >= 0) found.insert(&(*tables[kind])[static_cast<size_t>(row)]);
            });
            for (WordUse* w : found) ++w->cards;
            std::set<size_t> names;
            findNames(t.items[1], numbers, names);
            for (const size_t n : names) ++out.names[n].cards;
        }
    std::erase_if(out.acts, [&](const WordUse& w) {
        return v.events[static_cast<size_t>(indexOf(v.events, w.name))].asked == kToldToNobody;
    });
    std::set<std::string> seen;
    std::erase_if(out.verbs, [&](const WordUse& w) { return !seen.insert(w.name).second; });
    return out;
}

}  // namespace cantina::language
