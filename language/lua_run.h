// One run of one Lua file: what the parts of the reader share. Internal to the reader; nobody else includes it.
//
//   reader.cpp       checks the source, makes the Lua state, loads and runs
//   lua_words.cpp    what a file sees: the words, and a clear "no" for everything else
//   lua_tree.cpp     a finished declaration becomes a Tree
//   lua_message.cpp  Lua's own messages become ours
//
// Invariant: link liblua5.4-c++, not liblua5.4. In the former a Lua error is a C++ exception, so that destructors of the
// frames it passes run; the latter would jump over them. That exception is not a std::exception: guarded() catches ours and
// lets Lua's pass.
#pragma once

#include <chrono>
#include <cstdint>
#include <exception>
#include <lua.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "language/reader.h"

namespace cantina::language::lua {

// Lua's allocator with a cap. It also refuses what would make single instructions slow, which no budget of instructions can
// bound: one huge string (`==`, `..`), one huge table of keys chosen to collide; and an endless series of short-lived
// blocks.
struct Memory {
    enum class Refusal : uint8_t { none, total, text, table, churn };

    size_t cap = 0;
    size_t textCap = 0;
    uint64_t churnCap = 0;
    size_t used = 0;
    uint64_t churn = 0;
    Refusal lastRefusal = Refusal::none;

    static void* allocate(void* memory, void* block, size_t oldSize, size_t newSize);
};

// A word that was called and that nothing has taken up yet, neither a declaration nor another word: `character "X"` without
// its table, or `unit "X" { ... }` with a word that declares nothing, would otherwise vanish silently.
struct OpenWord {
    std::string word;
    int line = 0;
    bool declares = false;
};

struct Run {
    const std::vector<Word>& words;
    const ReadLimits& limits;
    std::string file;
    std::string_view source;
    const std::vector<Prelude>& preludes;
    // The chunk that is being loaded or run: kMainChunk, or that of a prelude whose own turn it is.
    std::string chunk{};
    std::vector<std::string> functions{};  // of the preludes
    size_t fed = 0;                        // how much of the source the parser has been given
    int line = 0;                          // the line being parsed, later the line last entered: for errors that carry none
    Memory memory{};
    uint64_t steps = 0;
    std::chrono::steady_clock::time_point deadline{};
    size_t nodes = 0;
    size_t treeBytes = 0;
    std::map<uint32_t, OpenWord> open{};  // by WordHead::openId
    uint32_t nextOpenId = 1;
    std::vector<Tree> declarations{};
    std::optional<ReadError> error{};  // our own; it wins over what Lua says
    bool hostFailed = false;           // a C++ exception was caught on its way into Lua

    const Word* findWord(std::string_view name) const;
};

// The head of a word's userdata. Its user values are the name (1) and the arguments (2 ...): they stay in Lua, under its
// cap.
struct WordHead {
    int line = 0;
    int arguments = 0;
    uint32_t openId = 0;    // 0: not open
    bool isWord = false;    // false: the global environment, the only other userdata that exists
    bool declares = false;  // the word may begin a declaration
    bool finished = false;  // it is a recorded declaration
};

// Lua's names of the chunks: of the file that is read, and, with a number behind, of the preludes.
inline constexpr std::string_view kMainChunk = "@";
inline constexpr std::string_view kPreludeChunk = "#";

inline Run& runOf(lua_State* L) { return **static_cast<Run**>(lua_getextraspace(L)); }

// Records the error and leaves through Lua. The first error ends the run: files have no pcall.
[[noreturn]] void raise(lua_State* L, int line, std::string message);

// Work done in C++ on behalf of a file counts like instructions.
void charge(lua_State* L, Run& run, uint64_t steps);

WordHead* wordAt(lua_State* L, int index);         // nullptr: not a word
std::string_view textAt(lua_State* L, int index);  // empty: not a string; valid while the string is on the stack
std::string wordName(lua_State* L, int index);

// Pushes the environment of a file. May raise.
void pushEnvironment(lua_State* L);

// Turns the finished declaration at `index` into a Tree and records it. May raise.
void recordDeclaration(lua_State* L, Run& run, int index);

// The error that a failed load or call left behind.
ReadError explain(const Run& run, int status, std::string_view luaMessage);

// Wraps a callback so that no C++ exception of ours reaches Lua.
template <int (*callback)(lua_State*, Run&)>
int guarded(lua_State* L) {
    Run& run = runOf(L);
    try {
        return callback(L, run);
    } catch (const std::exception&) {
        run.hostFailed = true;
    }
    lua_pushnil(L);
    return lua_error(L);
}

}  // namespace cantina::language::lua
