// Makes the rows of continuous forms (language/continuous.h) when a book is compiled.
#pragma once

#include "language/book.h"

namespace cantina::language {

void gatherContinuous(Book& book);

}  // namespace cantina::language
