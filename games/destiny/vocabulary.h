// The tables of words, split over two files: verbs.cpp says what cards do, vocabulary.cpp everything else.
#pragma once

#include "games/destiny/rules/rules.h"

namespace cantina::destiny {

std::span<const language::Verb<Table>> verbs();
std::span<const language::TypeWord> types();
std::vector<language::SymbolWord> symbols();
inline constexpr uint8_t kFilterOpposing = 1;  // its place in the table of filters
constexpr uint32_t zoneBit(int zone) { return 1u << zone; }
inline constexpr uint32_t kInPlay =
    1u << kCharacters | 1u << kSupports | 1u << kUpgrades | 1u << kBattlefield | 1u << kPlots;

}  // namespace cantina::destiny
