#include "language/vocabulary.h"

#include <fmt/format.h>

#include <algorithm>

namespace cantina::language {

bool Vocabulary::noun(std::string_view name) const { return indexOf(nouns, name) >= 0; }

std::string inWords(const NumberRange& range) {
    return fmt::format("a {}number from {} to {}", range.whole ? "whole " : "", range.least, range.most);
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
    for (const char* w : kControlWords) out.emplace_back(w);
    for (const char* w : kReferenceWords) out.emplace_back(w);
    out.emplace_back("count");
    for (const std::string& w : v.limits) out.push_back(w);
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

}  // namespace cantina::language
