// A verb may stand in several rows of its game's tables, with one name: its forms. What a card says of its
// operands tells which form is meant, as in change{power, 2, of = it} and change{force_drain, 1, of = you}. Each form has
// its own parameters, wording, needs and function.
#pragma once

#include "kernel/tree.h"
#include "language/vocabulary.h"

namespace cantina::language {

// The set of a parameter of kind `whom` that is about players: no card fits.
inline constexpr const char* kAPlayer = "a player";

// The rows of the vocabulary's verbs, those with one name together, behind the first of them.
std::vector<const VerbWord*> byVerb(const Vocabulary& v);

// Do both take the same operands? Then nothing could tell which of them is meant.
bool takeTheSame(const VerbWord& a, const VerbWord& b);

// The row of a number word: one that is asked of a piece and one that is asked of a player may have one name, as
// resources(this) and resources(you). -1: there is none.
int numberForm(const Vocabulary& v, const Tree& t);

// A kind of names, or a number word that stands for symbols: what a player may name with choose(color).
bool isOfSymbols(const Vocabulary& v, const Tree& t);

// The row of that verb whose parameters fit best what stands there, the first of equals; -1: there is no such verb.
int verbForm(const Vocabulary& v, const Tree& t);

}  // namespace cantina::language
