// Harbour: a vocabulary without a game, for tests of the card language: wording, linter, compiler, pages.
//
// It has one word of every kind and form that the four games use: dice, upgrades with a host, players as parameters.
#pragma once

#include <string>
#include <vector>

#include "language/compile.h"

namespace cantina::harbour {

const language::Vocabulary& vocabulary();

// Loads one file of set TT and gives what the loader says.
language::Loaded load(const std::string& text, bool lint = false, const std::string& asOf = "");

// What a person would see: "3: message" for each problem, warnings marked.
std::vector<std::string> problemsOf(const std::string& text, bool lint = false);

}  // namespace cantina::harbour
