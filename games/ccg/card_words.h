// The words of the card language that the real cards brought, beside those of vocabulary.cpp, verbs.cpp and value_words.cpp.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

// What a text makes of a card (zone_words.cpp): the values of the symbols "status".
enum class Status : uint8_t { disarmed, barred, excluded, frozen };

std::span<const language::Noun<Table>> cardNouns();
std::span<const language::FilterOf<Table>> cardFilters();
std::span<const language::NumberOf<Table>> cardNumbers();
std::span<const language::ConditionOf<Table>> cardConditions();
std::span<const language::SymbolWord> cardSymbols();
std::span<const language::Verb<Table>> cardVerbs();
std::span<const language::SymbolWord> verbSymbols();
// Verbs about firing and "all cards" (weapon_words.cpp).
std::span<const language::Verb<Table>> weaponVerbs();
// Immunity, and what players may not do at a place (immunity.cpp).
std::span<const language::Verb<Table>> immunityVerbs();
// Moving (move_words.cpp).
std::span<const language::Verb<Table>> moveVerbs();
std::span<const language::SymbolWord> moveSymbols();
Piece answeredPlace(Table& t, const language::AbilityFrame& f);  // where what a react answers happens
bool isUnbarredReact(Table& t, const language::AbilityFrame& f, const language::Args& a);
// Looking through decks and piles, deploying (search_words.cpp).
std::span<const language::Verb<Table>> searchVerbs();
std::span<const language::SymbolWord> searchSymbols();
// Verbs about hands, decks, piles and the states of cards (zone_words.cpp).
std::span<const language::Verb<Table>> zoneVerbs();

}  // namespace cantina::ccg
