// A deck list against the book: which cards it means. Games build their deck checks and their set-up on it.
#pragma once

#include <string>
#include <vector>

#include "kernel/game.h"
#include "language/book.h"

namespace cantina::language {

struct DeckCard {
    uint16_t def = 0;
    int count = 1;
    std::string section, detail;
};

// Cards that are not in the book become problems (with the nearest title) and are left out; several lines of one card in one
// section with the same detail become one.
std::vector<DeckCard> cardsOf(const Book& book, const DeckList& deck, std::vector<Problem>& problems);

}  // namespace cantina::language
