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
// Verbs about firing, "all cards" and moves by the text of a location (weapon_words.cpp).
std::span<const language::Verb<Table>> weaponVerbs();
size_t firstWeaponVerb();                 // where they begin among all verbs (verbs.cpp)
bool isTravelVerb(int verb, bool& free);  // a move by text, perhaps for free
// Verbs about hands, decks, piles and the states of cards (zone_words.cpp).
std::span<const language::Verb<Table>> zoneVerbs();

}  // namespace cantina::ccg
