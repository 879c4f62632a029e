// For every word an example: the shortest piece of a card in which the word stands, with the card that it is from. Official
// cards come first; toys are for what no official card uses.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "language/compile.h"
#include "language/uses.h"

namespace cantina::language {

struct Example {
    std::string lua, title, id;
    bool isToy = false;
};

// Is the file one of the set of toys?
bool isOfToys(const CardDocument& d);

class Examples {
public:
    // The cards of a game; those of the set `toy` are toys.
    void add(const Vocabulary& v, const std::vector<CardDocument>& documents);

    // By the row of the word's table; null: no card uses it.
    const Example* of(WordKind kind, int row) const;
    // Of a word that every game has. What is calculated is found under "+"; "when", "choose" and "any" have several uses, of
    // which those are meant that say more than the others: "when effects", "choose number", "choose quantifier", "any
    // where".
    const Example* common(std::string_view use) const;

private:
    void addCard(const Vocabulary& v, const Tree& declaration, bool isToy);
    void addCommon(const Vocabulary& v, const Tree& t, const Tree* around, const Example& from);

    std::array<std::map<int, Example>, kWordKinds> byRow_;
    std::map<std::string, Example, std::less<>> common_;
};

}  // namespace cantina::language
