// A neutral tree of data: what a Lua file describes after it has been run once.
//
// Cards and scenarios are both written as calls of vocabulary words. The reader (language/reader.h) turns such a file into
// Trees; the compiler, the linter and the scenario runner read Trees and never see Lua. The type lives in the kernel because
// the game contract (kernel/game.h) takes a Tree to place a table for a scenario.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cantina {

struct TreeField;

struct Tree {
    enum class Kind : uint8_t {
        nil,
        boolean,  // `number` is 0 or 1
        number,   // in thousandths, as everywhere in Cantina: 2 is 2000, 0.5 is 500
        text,     // a Lua string
        table,    // { a, b, key = c }: `items` are the positional parts, `fields` the named ones
        word,     // a vocabulary word: `text` is its name ("deal", "p1.activates"), `items` the arguments of all its calls
    };

    Kind kind = Kind::nil;
    int64_t number = 0;
    std::string text;
    std::vector<Tree> items;
    std::vector<TreeField> fields;  // sorted by key: nothing may depend on Lua's order
    int line = 0;                   // where the word was called or the table's nearest word stands

    bool isWord(std::string_view name) const { return kind == Kind::word && text == name; }
    bool isText() const { return kind == Kind::text; }
    bool isNumber() const { return kind == Kind::number; }
    bool isTable() const { return kind == Kind::table; }
    const Tree* field(std::string_view key) const;
};

// Not a std::pair, though it reads like one: a pair of a type that holds a vector of such pairs does not compile with clang.
struct TreeField {
    std::string first;
    Tree second;
};

inline const Tree* Tree::field(std::string_view key) const {
    for (const auto& [k, v] : fields)
        if (k == key) return &v;
    return nullptr;
}

}  // namespace cantina
