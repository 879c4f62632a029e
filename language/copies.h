// A book that is larger than the files: each card several times, so that what the size of a book costs can be measured.
#pragma once

#include <vector>

#include "language/compile.h"

namespace cantina::language {

// Adds the cards of the documents again until each is there `copies` times. A copy is a card of its own: "XX-1~2" is the
// second "XX-1". Copies stand behind all cards of the files, so that a title still finds the card of the file.
void addCopies(std::vector<CardDocument>& documents, int copies);

}  // namespace cantina::language
