// Tables with known keys: what a scenario lays out (`given`) and what a scenario itself is made of.
//
// A game declares each key once, with its kind and its range, in place.cpp; checkKeys() compares a table with that before
// anybody reads it. So a mistyped key, a text for a number or a damage of -3 is an error that says where it stands, what was
// found and what is known, and never a table that is laid out otherwise than it reads.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>

#include "kernel/game.h"
#include "language/vocabulary.h"

namespace cantina::language {

enum class KeyKind : uint8_t {
    number,   // in `range`
    numbers,  // a list of them
    flag,     // true or false
    seat,     // p1 ... as many as `range` says
    text,     // one of `words`, if there are any
    texts,    // a list of texts
    table,    // a table with `keys`
    tables,   // a list of such tables
    card,     // "Title", or { "Title", key = ... } with `keys`; its title may be left out
    cards,    // a list of cards, each with its title
    pile,     // a list of cards, or a number of any
    any,      // read by somebody else
};

struct Key {
    const char* name;
    KeyKind kind;
    NumberRange range = kMeasures;
    std::span<const Key> keys = {};
    std::span<const char* const> words = {};
};
constexpr Key numberKey(const char* name, NumberRange range = kMeasures) { return {name, KeyKind::number, range}; }
constexpr Key flagKey(const char* name) { return {name, KeyKind::flag}; }
constexpr Key textKey(const char* name, std::span<const char* const> words = {}) {
    return {name, KeyKind::text, kMeasures, {}, words};
}
constexpr Key seatKey(const char* name, int16_t seats) { return {name, KeyKind::seat, {1, seats}}; }
constexpr Key tableKey(const char* name, std::span<const Key> keys) { return {name, KeyKind::table, kMeasures, keys}; }
constexpr Key cardsKey(const char* name, std::span<const Key> keys = {}) { return {name, KeyKind::cards, kMeasures, keys}; }

// chance = { 3, 1, 6 }: every game has it.
inline constexpr Key kChanceKey{"chance", KeyKind::numbers, {1, 255}};
inline constexpr NumberRange kPileSizes{0, 99};

// The first thing that is wrong with a table, or with a value of that key; none: all of it can be read. `where` names it for
// the message: "given", "p1.characters[2].damage".
std::optional<Problem> checkKeys(std::span<const Key> keys, const Tree& table, const std::string& where);
std::optional<Problem> checkKey(const Key& key, const Tree& value, const std::string& where);

// "X#2" is the second of those called X.
std::pair<std::string, int> numbered(const std::string& text);

}  // namespace cantina::language
