// Generated wording: what a player reads is made from the same description that plays.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/tree.h"
#include "language/vocabulary.h"

namespace cantina::language {

std::string wordKeyword(const KeywordWord& word, const Tree& t);
std::string wordKeyword(const KeywordWord& word, const std::string& number);
std::string wordAbility(const Vocabulary& v, const TimingWord& timing, const std::vector<Tree>& parts,
                        std::string_view self = "this card", Opponent opponent = Opponent::any);
// "1.5", "2", "-3"
std::string wordNumber(int64_t thousandths);

}  // namespace cantina::language
