// Why a piece is not what a selector looks for, in the words of the card: the noun, and each filter that it does not pass.
#pragma once

#include <string>

#include "language/book.h"
#include "language/vocabulary.h"

namespace cantina::language {

// "it is no character"
std::string notOfNoun(const NounWord& noun);
// A filter of that selector, with those joined to it by "or": "it is no damaged character", "it is not yours",
// "it must be no unique character".
std::string notOfFilters(const Book& book, const Selector& selector, const Filter* first);

}  // namespace cantina::language
