// Names of things: subtypes, traits, species, models. They are data, with their wording:
//
//   subtype { jedi = "Jedi", bounty_hunter = "bounty hunter" }
//
// in games/<game>/names.lua, which is read before the cards, and in the names.lua of whoever adds cards. Which kinds a game
// has is said by its vocabulary (NameKind). A name is a number, the same for all kinds of a game; what a card has is a set
// of them (language/name_sets.h).
//
// In a card a name stands in the field of its kind, where a word takes one, and as a filter: unit(jedi) is
// unit(subtype(jedi)).
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "language/compile.h"

namespace cantina::language {

struct Name {
    std::string word;
    std::string wording;  // "Jedi"
    std::string file;
    int line = 0;
    int kind = 0;  // Vocabulary::nameKinds
};

// A function that a prelude offers to cards: "mod_line(host, symbol)", and the comment above it.
struct PreludeFunction {
    std::string call;
    std::string help;
};

struct Names {
    std::deque<Name> list;  // by number; the addresses of its texts stay
    std::vector<PreludeFunction> functions;
    // The number of a name, or one that no card has.
    int find(int kind, std::string_view word) const;
    int none() const { return static_cast<int>(list.size()); }
};

// names.lua and prelude.lua, wherever they lie: what is read before the cards.
bool isNamesFile(std::string_view path);
bool isPreludeFile(std::string_view path);

// names.lua and prelude.lua of the game, unless `instead` has a file of the same path.
void addEmbeddedWords(std::string_view game, const std::vector<CardFile>& instead, std::vector<CardFile>& out);

// The vocabulary with the names that the files declare, which are symbols from then on.
std::shared_ptr<const Vocabulary> withNames(const Vocabulary& vocabulary, const std::vector<CardFile>& files,
                                            std::vector<CardProblem>& problems);

// unit(jedi) is unit(subtype(jedi)): names that stand by themselves in the place of a filter. titled("A", "B") is
// one_of(titled("A"), titled("B")).
void openNames(const Vocabulary& vocabulary, Tree& declaration);

// The kinds that have the name: "subtype, trait".
std::string kindsWith(const Vocabulary& vocabulary, std::string_view name);

// What the name is, whatever its number: for signatures.
uint64_t hashOfName(const Vocabulary& vocabulary, int name);

}  // namespace cantina::language
