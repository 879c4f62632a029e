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
// What a card is called in its own wording: "this sailor", and the symbols among its facts, ", red, mate", which a wording
// may ask for (Wording::forThisCard).
struct OwnName {
    OwnName(const char* name) : self(name) {}
    OwnName(std::string_view name, std::string_view symbols = {}) : self(name), facts(symbols) {}
    OwnName(const std::string& name) : self(name) {}
    std::string_view self, facts;
};
std::string wordAbility(const Vocabulary& v, const TimingWord& timing, const std::vector<Tree>& parts,
                        OwnName self = "this card", Opponent opponent = Opponent::any);
// "1.5", "2", "-3"
std::string wordNumber(int64_t thousandths);

}  // namespace cantina::language
