#include "language/vocabulary.h"

#include <fmt/format.h>

#include <algorithm>

#include "kernel/nearest.h"

namespace cantina::language {

bool Vocabulary::noun(std::string_view name) const { return indexOf(nouns, name) >= 0; }

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
