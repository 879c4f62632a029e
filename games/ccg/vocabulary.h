// Seams between the files of the vocabulary.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

std::span<const language::Verb<Table>> verbs();

const char* mistakeOf(const language::Book& book, const language::CardDef& def, const language::Ability& a);  // mistakes.cpp

}  // namespace cantina::ccg
