// The linter: what the compiler accepts but an author hardly meant. Warnings with file, line and what to do.
//
// What the compiler refuses (an ability without effect, a cost after an effect) is not said twice.
//
// It reads the same trees and the same vocabulary as the compiler and the wording, and knows no game. Corrected fields
// (errata) are looked at like printed ones.
#pragma once

#include <vector>

#include "language/compile.h"

namespace cantina::language {

std::vector<CardProblem> lint(const Vocabulary& vocabulary, const std::vector<CardDocument>& documents);

// The vocabulary itself: limits of the book (64 events, 64 keywords, ...), templates with a hole that no parameter fills,
// parameters that a template never shows, names that mean two things.
std::vector<CardProblem> lintVocabulary(const Vocabulary& vocabulary);

}  // namespace cantina::language
