// A card's facts in words, for people: "health" -> "10", "color" -> "blue".
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "language/book.h"

namespace cantina::language {

// The fields that the card has, in the order of its type's table.
std::vector<std::pair<std::string, std::string>> factsOf(const Vocabulary& v, const TypeWord& type, const CardDef& def,
                                                         const CardText& text);

}  // namespace cantina::language
