// Seams between the two files of the vocabulary.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

std::span<const language::Verb<Table>> verbs();

}  // namespace cantina::ccg
