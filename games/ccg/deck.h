// Deck construction and formats of the CCG.
#pragma once

#include <string_view>
#include <vector>

#include "kernel/game.h"
#include "language/book.h"

namespace cantina::ccg {

std::vector<FormatInfo> formats();
// Every violation with its rule.
std::vector<Problem> checkDeck(const language::Book& book, const DeckList& deck, std::string_view format);
// 0 Dark, 1 Light, -1 neither (toys) or both.
int sideOf(const language::Book& book, const DeckList& deck);

}  // namespace cantina::ccg
