// How many cards use each word of a game's vocabulary: counted in the trees of the card files, so that the count does not
// depend on what cards are compiled to.
#pragma once

#include <string>
#include <vector>

#include "language/compile.h"
#include "language/vocabulary.h"

namespace cantina::language {

struct WordUse {
    std::string name;
    int cards = 0;  // a card that has the word several times counts once
};

// The tables of a vocabulary, each in the vocabulary's order.
struct Usage {
    std::vector<WordUse> verbs, filters, conditions, numbers, acts, nouns;  // acts: what abilities answer (EventWord)
    std::vector<WordUse> names;  // "subtype(jedi)", by number: of cards that have the name or speak of it
};

// A word that stands in two tables (a verb and a filter of one name) is counted where its place says which one is meant.
// Where the place does not say it, every table that has the word counts it.
Usage usageOf(const Vocabulary& v, const std::vector<CardDocument>& documents);

}  // namespace cantina::language
