// What a card plays as, in one number: matches and arenas know by it which cards have changed since.
#pragma once

#include "language/book.h"

namespace cantina::language {

// Fills in the signature of each card and of the book. A card's own changes only if the card does.
void signBook(Book& book);

}  // namespace cantina::language
