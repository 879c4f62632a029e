// The card language in Markdown, from the same tables that cards are read with, and with examples from the cards:
// docs/card-language.md is the grammar, docs/card-language/ has a page for each game.
#pragma once

#include <string>
#include <vector>

#include "language/examples.h"
#include "language/vocabulary.h"

namespace cantina::language {

// The words of one game: a heading (of the given level) and a table for each kind of word.
std::string describeVocabulary(const Vocabulary& v, const Examples& examples, int level = 1);

// What every game's cards have in common. The examples are from cards of any game.
std::string describeLanguage(const std::vector<const Vocabulary*>& games, const Examples& examples);

// The page of one game.
std::string describeGame(const Vocabulary& v, const Examples& examples);

// "`deal(1, this)`, Nightsister (AW-12)"; what stands there if no card uses the word.
std::string describeExample(const Example* e);

}  // namespace cantina::language
