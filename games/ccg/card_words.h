// The words of the card language that the real cards brought, beside those of vocabulary.cpp, verbs.cpp and value_words.cpp.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

std::span<const language::Noun<Table>> cardNouns();
std::span<const language::FilterOf<Table>> cardFilters();
std::span<const language::NumberOf<Table>> cardNumbers();
std::span<const language::ConditionOf<Table>> cardConditions();
std::span<const language::SymbolWord> cardSymbols();
std::span<const language::Verb<Table>> cardVerbs();
// Why one of these verbs would find nothing to affect; `verb` counts from the first of them.
Explanation whyNotCardVerb(Table& t, const language::AbilityFrame& f, int verb, const language::Args& args);
// Verbs about hands, decks, piles and the states of cards (zone_words.cpp).
std::span<const language::Verb<Table>> zoneVerbs();
Explanation whyNotZoneVerb(Table& t, const language::AbilityFrame& f, int verb, const language::Args& args);

}  // namespace cantina::ccg
