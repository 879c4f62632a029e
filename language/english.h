// A little English grammar: articles, number agreement, lists, sentences. Knows no card words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cantina::language {

// "a unit", "an opponent's camper", "another camper".
std::string article(const std::string& phrase);

std::string capital(std::string text);

// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& parts, std::string_view conjunction = "and");

// Settles word(s), box(es) and die(dice) by the number or person before them: "1 pebble(s)" is "1 pebble", "2 die(dice)" is
// "2 dice", "you draw(s)" is "you draw".
std::string agreed(std::string text);

// "occupies" is "occupy", "controls" "control".
std::string infinitive(const std::string& verb);
// "{subject} activates" as "{subject} activated", "a unit is defeated" as "a unit was defeated".
std::string inPast(std::string text);

// "the power of it" reads "its power".
std::string possessive(std::string text);

// Of a card that comes from a hand, deck or pile: "put a card in your discard pile into its owner's hand" reads "into your
// hand"; of several "into their owner's hand".
std::string withOwner(std::string text);

// No space twice, none before punctuation, one period at the end; possessive.
std::string tidied(std::string text);

}  // namespace cantina::language
