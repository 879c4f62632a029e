// Seams between the two files of the vocabulary.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

std::span<const language::Verb<Table>> verbs();
size_t firstCardVerb();   // where those of card_verbs.cpp begin
size_t firstZoneVerb();   // where those of zone_words.cpp begin
size_t firstValueVerb();  // where the verbs of value_words.cpp begin

}  // namespace cantina::ccg
