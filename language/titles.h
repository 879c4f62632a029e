// A card that somebody names and no book has.
#pragma once

#include <string>

#include "language/book.h"

namespace cantina::language {

// "no card 'Toy Troper' in the book; did you mean 'Toy Trooper'?"
std::string noCard(const Book& book, const std::string& name);

}  // namespace cantina::language
