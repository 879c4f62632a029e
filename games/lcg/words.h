// The word tables of this game, each defined beside what its words do: verbs.cpp and words.cpp.
#pragma once

#include "games/lcg/vocabulary.h"

namespace cantina::lcg {

std::span<const language::Verb<Table>> verbs();
std::span<const language::Verb<Table>> controlVerbs();  // control_words.cpp
std::span<const language::Noun<Table>> nouns();
std::span<const language::FilterOf<Table>> filters();
std::span<const language::NumberOf<Table>> numbers();
std::span<const language::ConditionOf<Table>> conditions();
PieceRef hostOf(Table& t, Piece p);

constexpr uint32_t bit(int zone) { return 1u << zone; }
inline constexpr uint32_t kInPlay = bit(kUnits) | bit(kObjectives) | bit(kSupport);

}  // namespace cantina::lcg
