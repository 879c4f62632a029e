#include "language/vocabulary.h"

#include <fmt/format.h>

#include <algorithm>

#include "kernel/nearest.h"
#include "language/works.h"

namespace cantina::language {

bool Vocabulary::noun(std::string_view name) const { return indexOf(nouns, name) >= 0; }
const ReferenceWord* Vocabulary::reference(std::string_view name) const {
    const int n = indexOf(references, name);
    return n < 0 ? nullptr : &references[static_cast<size_t>(n)];
}

const NameKind* Vocabulary::nameKind(std::string_view set) const {
    for (const NameKind& k : nameKinds)
        if (set == k.word) return &k;
    return nullptr;
}

std::string inWords(const NumberRange& range) {
    return fmt::format("a {}number from {} to {}", range.whole ? "whole " : "", range.least, range.most);
}

std::string foundText(const Tree& value) {
    switch (value.kind) {
        case Tree::Kind::nil: return "nothing";
        case Tree::Kind::boolean: return value.number != 0 ? "true" : "false";
        case Tree::Kind::number: return fmt::format("{}", static_cast<double>(value.number) / 1000.0);
        case Tree::Kind::text: return fmt::format("the text '{}'", value.text);
        case Tree::Kind::table: return value.items.empty() && value.fields.empty() ? "an empty table" : "a table";
        case Tree::Kind::word: return fmt::format("the word '{}'", value.text);
    }
    return "something";
}

std::string meant(std::string_view word, const std::vector<std::string_view>& known) {
    const auto near = nearest(word, known, 1);
    return near.empty() ? "" : fmt::format("; did you mean '{}'?", near.front());
}

bool Vocabulary::isSought(const Tree& t, std::string_view set) const {
    const int word = t.kind == Tree::Kind::word ? indexOf(nouns, t.text) : -1;
    if (word < 0) return false;
    const auto search = nouns[static_cast<size_t>(word)].search;
    const bool fits = search == NounWord::Search::pile || (search == NounWord::Search::held && set == kSoughtOrHeld);
    return fits && std::none_of(t.items.begin(), t.items.end(), [](const Tree& f) { return f.isWord("among"); });
}

const RoleWord* roleWord(const EventWord& w, std::string_view name) {
    for (const RoleWord& r : w.roles)
        if (r.some() && name == kRoleWords[static_cast<size_t>(r.role)]) return &r;
    return nullptr;
}

std::vector<std::string> allWords(const Vocabulary& v) {
    std::vector<std::string> out;
    auto add = [&](const auto& words) {
        for (const auto& w : words) out.emplace_back(w.name);
    };
    add(v.verbs);
    add(v.nouns);
    add(v.filters);
    add(v.events);
    add(v.timings);
    add(v.numbers);
    add(v.conditions);
    add(v.symbols);
    add(v.keywords);
    add(v.references);
    for (const char* w : kControlWords) out.emplace_back(w);
    for (const char* w : kQuantifiers) out.emplace_back(w);
    for (const char* w : kLogicWords) out.emplace_back(w);
    for (const char* w : kHistoryWords) out.emplace_back(w);
    for (const char* w : kReferenceWords) out.emplace_back(w);
    for (const char* w : kNumberWords) out.emplace_back(w);
    for (const char* w : kConditionWords) out.emplace_back(w);
    for (const std::string& w : v.limits) out.push_back(w);
    for (const PlayedAs& w : v.playedAs) out.emplace_back(w.name);
    out.emplace_back(kWorks);
    for (const TimingWord& w : v.timings)
        if (Elsewhere e = elsewhereOf(v, w); e.is()) out.push_back(std::move(e.zone));
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

}  // namespace cantina::language
