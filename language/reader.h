// The reader: runs one Lua file in a sandbox, once, and returns what it declares as Trees (kernel/tree.h).
//
// A file is written in vocabulary words. A bare word (`blue`) is a value; calling it appends arguments to a new word
// (`deal(2, target)`, `character "Temple Sentinel" { ... }`); a dot makes a longer name (`p1.activates "X"`). A word marked
// `declares` that is called with a table is a finished declaration: it is recorded, and it is not a value for other words.
// A call whose word nothing uses is an error, and so is a key that stands twice in one table.
// Apart from the words a file has local variables and functions, `if`, loops, arithmetic and `..`: no Lua library at all.
//
// A prelude is a file that is run before each of the others: its global functions are words too, which card files call. What
// they return is put together from the vocabulary's words. A mistake in a call is reported where the card file stands.
//
// A table is read when the declaration that holds it is finished; changing it afterwards changes nothing. nil is not a
// value: an argument or a position that is nil is an error, because it is nearly always a mistyped local name.
//
// Files come from strangers. Memory, instructions, time, depth and size are bounded, every failure is a ReadError, and a
// Reader may be used again after one. Reading is const and keeps nothing: one Reader serves any number of threads.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/tree.h"

namespace cantina::language {

struct Word {
    std::string name;
    bool declares = false;  // a call with a table records a declaration
};

struct ReadError {
    std::string file;
    int line = 0;         // 0: it concerns the file as a whole
    std::string message;  // what is wrong and what to do; one line of UTF-8
};

struct Document {
    std::string file;
    std::vector<Tree> declarations;  // in file order
};

struct Prelude {
    std::string file;
    std::string source;
};

struct ReadLimits {
    size_t memoryBytes = 64u << 20;         // for Lua, and once more for the Trees
    uint64_t instructions = 20'000'000;     // of Lua's machine; calls of words count for several
    int depth = 64;                         // of a declaration's tree
    size_t nodes = 200'000;                 // of all trees of a file
    size_t textBytes = 4096;                // of one string, intermediate strings included
    size_t sourceBytes = 1u << 20;          // of the file
    std::chrono::milliseconds time{5'000};  // a last resort: some single instructions (a crowded table) are slow
};

using ReadResult = std::variant<Document, ReadError>;

class Reader {
public:
    explicit Reader(std::vector<Word> words, ReadLimits limits = {});

    // Adds the functions of a prelude; what is wrong with it, and then it is left out.
    std::optional<ReadError> addPrelude(std::string_view file, std::string_view source);

    // `file` is only a name for messages; the text to run is `source`.
    ReadResult read(std::string_view file, std::string_view source) const;

private:
    std::vector<Word> words_;  // sorted by name, each name once
    std::vector<Prelude> preludes_;
    ReadLimits limits_;
};

}  // namespace cantina::language
