// Where a card uses the words of a vocabulary: read from the trees of its file, so that nothing here depends on what cards
// are compiled to.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "kernel/tree.h"
#include "language/vocabulary.h"

namespace cantina::language {

// The tables of a vocabulary whose words stand in abilities; keywords stand in a field of the card.
enum class WordKind : uint8_t { verb, filter, condition, number, act, noun, timing, keyword };
inline constexpr int kWordKinds = 8;

struct WordPlace {
    WordKind kind;
    int row;                              // in the vocabulary's table; of a verb the row of the form that is meant
    const Tree* word;                     // of a timing in a field of the card: the parts of the ability
    std::span<const Tree* const> around;  // the words around it, the innermost last
    int timing;                           // of the ability that it stands in; -1: of none
    const Tree* ability;                  // that ability's parts; null: of none
};

// A word that stands in two tables (a verb and a filter of one name) is taken for that which its place says. Where the
// place does not say it, the word is told of once for every table that has it.
void forEachUse(const Vocabulary& v, const Tree& card, const std::function<void(const WordPlace&)>& visit);

}  // namespace cantina::language
