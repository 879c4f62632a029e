// The card language in Markdown: docs/card-language.md is written by this, from the same tables that cards are read with.
#pragma once

#include <string>
#include <vector>

#include "language/vocabulary.h"

namespace cantina::language {

// The words of one game: a heading (of the given level) and a table for each kind of word.
std::string describeVocabulary(const Vocabulary& v, int level = 1);

// The whole page: the language, then each game.
std::string describeLanguage(const std::vector<const Vocabulary*>& games);

}  // namespace cantina::language
