// Seams between the two files of the vocabulary.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

std::span<const language::Verb<Table>> verbs();
size_t firstValueVerb();  // where the verbs of value_words.cpp begin

}  // namespace cantina::ccg
