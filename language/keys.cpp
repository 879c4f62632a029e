#include "language/keys.h"

#include <fmt/format.h>

namespace cantina::language {
namespace {

using Trouble = std::optional<Problem>;

Problem wrong(const std::string& where, const std::string& must, const Tree& found) {
    return {where, fmt::format("it must be {}, not {}", must, foundText(found)), ""};
}

Problem unknownKey(std::span<const Key> keys, const std::string& key, const std::string& where) {
    if (keys.empty()) return {where, fmt::format("it has no '{}', nor any other key", key), ""};
    std::vector<std::string_view> known;
    std::string all;
    for (const Key& k : keys) {
        known.emplace_back(k.name);
        all += fmt::format("{}{}", all.empty() ? "" : ", ", k.name);
    }
    return {where, fmt::format("there is no '{}'{}; known: {}", key, meant(key, known), all), ""};
}

Trouble checkFields(std::span<const Key> keys, const Tree& table, const std::string& where) {
    for (const auto& [name, value] : table.fields) {
        const Key* known = nullptr;
        for (const Key& k : keys)
            if (name == k.name) known = &k;
        if (known == nullptr) return unknownKey(keys, name, where);
        if (auto trouble = checkKey(*known, value, where + "." + name)) return trouble;
    }
    return std::nullopt;
}

Trouble checkCard(const Key& key, const Tree& card, const std::string& where, bool needsTitle) {
    if (card.isText()) return std::nullopt;
    const char* must = key.keys.empty() ? "\"Title\"" : "\"Title\" or { \"Title\", key = value }";
    if (!card.isTable() || card.items.size() > 1 || (card.items.empty() && (needsTitle || card.fields.empty())))
        return wrong(where, must, card);
    if (!card.items.empty() && !card.items[0].isText()) return wrong(where, must, card.items[0]);
    return checkFields(key.keys, card, where);
}

Trouble checkText(const Key& key, const Tree& value, const std::string& where) {
    if (!value.isText()) return wrong(where, "a text", value);
    if (key.words.empty()) return std::nullopt;
    std::vector<std::string_view> known;
    std::string all;
    for (const char* word : key.words) {
        if (value.text == word) return std::nullopt;
        known.emplace_back(word);
        all += fmt::format("{}{}", all.empty() ? "" : ", ", word);
    }
    return Problem{where, fmt::format("there is no '{}' here{}; known: {}", value.text, meant(value.text, known), all), ""};
}

Trouble checkSeat(const Key& key, const Tree& value, const std::string& where) {
    const bool isSeat =
        value.kind == Tree::Kind::word && value.items.empty() && value.text.size() == 2 && value.text[0] == 'p';
    if (isSeat && isIn(key.range, (value.text[1] - '0') * 1000)) return std::nullopt;
    return wrong(where, fmt::format("a player: p{} to p{}, without quotes", key.range.least, key.range.most), value);
}

// Each of a list.
template <class Check>
Trouble checkList(const Tree& list, const std::string& where, const char* must, Check check) {
    if (!list.isTable()) return wrong(where, must, list);
    if (!list.fields.empty())
        return Problem{where, fmt::format("it must be {}, without '{} ='", must, list.fields[0].first), ""};
    for (size_t i = 0; i < list.items.size(); ++i)
        if (auto trouble = check(list.items[i], fmt::format("{}[{}]", where, i + 1))) return trouble;
    return std::nullopt;
}

Trouble checkNumber(const Key& key, const Tree& value, const std::string& where) {
    if (value.isNumber() && isIn(key.range, value.number)) return std::nullopt;
    return wrong(where, inWords(key.range), value);
}

}  // namespace

std::optional<Problem> checkKeys(std::span<const Key> keys, const Tree& table, const std::string& where) {
    if (table.kind == Tree::Kind::nil) return std::nullopt;  // nothing is said: nothing is wrong
    if (!table.isTable()) return wrong(where, "a table: { key = value }", table);
    if (!table.items.empty())
        return Problem{where, fmt::format("{} stands here without a key: write key = value", foundText(table.items[0])), ""};
    return checkFields(keys, table, where);
}

std::optional<Problem> checkKey(const Key& key, const Tree& value, const std::string& where) {
    switch (key.kind) {
        case KeyKind::any: return std::nullopt;
        case KeyKind::number: return checkNumber(key, value, where);
        case KeyKind::numbers:
            return checkList(value, where, "a list of numbers",
                             [&](const Tree& n, const std::string& at) { return checkNumber(key, n, at); });
        case KeyKind::flag:
            return value.kind == Tree::Kind::boolean ? std::nullopt : Trouble(wrong(where, "true or false", value));
        case KeyKind::seat: return checkSeat(key, value, where);
        case KeyKind::text: return checkText(key, value, where);
        case KeyKind::texts:
            return checkList(value, where, "a list of texts",
                             [&](const Tree& t, const std::string& at) { return checkText(key, t, at); });
        case KeyKind::table: return checkKeys(key.keys, value, where);
        case KeyKind::tables:
            return checkList(value, where, "a list of tables",
                             [&](const Tree& t, const std::string& at) { return checkKeys(key.keys, t, at); });
        case KeyKind::card: return checkCard(key, value, where, false);
        case KeyKind::pile:
            if (value.isNumber()) return checkNumber(key, value, where);
            [[fallthrough]];
        case KeyKind::cards:
            return checkList(value, where, key.kind == KeyKind::pile ? "a list of cards, or how many" : "a list of cards",
                             [&](const Tree& card, const std::string& at) { return checkCard(key, card, at, true); });
    }
    return std::nullopt;
}

std::pair<std::string, int> numbered(const std::string& text) {
    const size_t at = text.rfind('#');
    if (at == std::string::npos || at + 1 >= text.size() ||
        text.find_first_not_of("0123456789", at + 1) != std::string::npos || text.size() - at > 3)
        return {text, 1};
    return {text.substr(0, at), std::stoi(text.substr(at + 1))};
}

}  // namespace cantina::language
