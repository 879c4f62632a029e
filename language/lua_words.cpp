// What a file sees: the vocabulary words as callable values, and a clear "no" for everything else.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <new>

#include "kernel/nearest.h"
#include "language/lua_run.h"
#include "language/utf8.h"

namespace cantina::language::lua {
namespace {

constexpr int kMaxArguments = 255;  // of one word over all its calls
constexpr size_t kShown = 60;       // bytes of a name quoted in a message
const char kWordMetatable = 0;      // its address is the registry key
const char kFunctions = 0;          // the same of the table of the preludes' functions
template <char kSign>
constexpr char kSignText = kSign;

// What people who know Lua will try first.
constexpr auto kLuaLibrary = std::to_array<std::string_view>(
    {"_G",           "_VERSION",     "assert", "bit32", "collectgarbage", "coroutine",  "debug",  "dofile", "error",
     "getmetatable", "io",           "ipairs", "load",  "loadfile",       "loadstring", "math",   "next",   "os",
     "package",      "pairs",        "pcall",  "print", "rawequal",       "rawget",     "rawlen", "rawset", "require",
     "select",       "setmetatable", "string", "table", "tonumber",       "tostring",   "type",   "utf8",   "xpcall"});

bool isName(std::string_view text) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !text.empty() && letter(text[0]) &&
           std::ranges::all_of(text, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

std::string shownName(lua_State* L, int index) { return printable(wordName(L, index), kShown); }

// Where the file that is being read stands: behind the functions of a prelude that it called.
int callerLine(lua_State* L, const Run& run) {
    lua_Debug frame{};
    for (int level = 1; lua_getstack(L, level, &frame) != 0; ++level) {
        if (lua_getinfo(L, "Sl", &frame) == 0) break;
        if (frame.currentline > 0 && std::string_view(frame.source).substr(1) == run.chunk) return frame.currentline;
    }
    return run.line;
}

// Pushes a new word with room for its arguments; its name (user value 1) is the string at `nameIndex`.
WordHead* pushWord(lua_State* L, int nameIndex, int arguments, int line) {
    const int name = lua_absindex(L, nameIndex);
    auto* head = new (lua_newuserdatauv(L, sizeof(WordHead), arguments + 1)) WordHead{};
    head->line = line;
    head->arguments = arguments;
    head->isWord = true;
    lua_pushvalue(L, name);
    lua_setiuservalue(L, -2, 1);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &kWordMetatable);
    lua_setmetatable(L, -2);
    return head;
}

std::string unknownWord(const Run& run, std::string_view name) {
    if (std::ranges::find(kLuaLibrary, name) != kLuaLibrary.end())
        return fmt::format("'{}' is not available: there is no Lua library here; use words, locals and numeric 'for'", name);
    std::vector<std::string_view> known;
    for (const Word& word : run.words) known.push_back(word.name);
    for (const std::string& function : run.functions) known.push_back(function);
    const std::string shown = printable(name, kShown);
    const auto guess = nearest(name, known, 1);
    if (!guess.empty()) return fmt::format("unknown word '{}'; did you mean '{}'?", shown, guess.front());
    return fmt::format("unknown word '{}'; check its spelling, or write quotes around it if it is text", shown);
}

// Pushes the function of a prelude with that name, if there is one.
bool pushFunction(lua_State* L, const Run& run, std::string_view name) {
    if (std::ranges::find(run.functions, name) == run.functions.end()) return false;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &kFunctions);
    lua_pushlstring(L, name.data(), name.size());
    lua_rawget(L, -2);
    return true;
}

// A bare reference: `blue`.
int readGlobal(lua_State* L, Run& run) {
    const int line = callerLine(L, run);
    charge(L, run, 4);
    const std::string_view name = textAt(L, 2);
    const Word* word = run.findWord(name);
    if (word == nullptr && pushFunction(L, run, name)) return 1;
    if (word == nullptr) raise(L, line, unknownWord(run, name));
    pushWord(L, 2, 0, line)->declares = word->declares;
    return 1;
}

void addFunction(lua_State* L, Run& run, std::string_view name) {
    run.functions.emplace_back(name);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &kFunctions);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    lua_rawset(L, -3);
}

int writeGlobal(lua_State* L, Run& run) {
    const int line = callerLine(L, run);
    const std::string_view name = textAt(L, 2);
    const std::string shown = printable(name, kShown);
    if (run.findWord(name) != nullptr)
        raise(L, line, fmt::format("'{}' is a word of the vocabulary and cannot be assigned; choose another name", shown));
    if (std::ranges::find(run.functions, name) != run.functions.end())
        raise(L, line, fmt::format("'{}' is a function of the prelude and cannot be assigned; choose another name", shown));
    const bool inPrelude = run.chunk != kMainChunk;
    if (inPrelude && lua_isfunction(L, 3)) return addFunction(L, run, name), 0;
    if (inPrelude) raise(L, line, fmt::format("a prelude has global functions only; write 'local {} = ...'", shown));
    if (lua_isfunction(L, 3)) raise(L, line, fmt::format("'{0}' would be global; write 'local function {0}(...)'", shown));
    raise(L, line, fmt::format("'{0}' would be global; write 'local {0} = ...'", shown));
}

// `p1.activates`: a word with a longer name.
int readPart(lua_State* L, Run& run) {
    const int line = callerLine(L, run);
    charge(L, run, 4);
    const std::string_view part = textAt(L, 2);
    if (!isName(part)) raise(L, line, fmt::format("after '{0}.' comes a plain name, as in '{0}.name'", shownName(L, 1)));
    if (wordAt(L, 1)->arguments > 0)
        raise(L, line,
              fmt::format("'{}' already has arguments and has no part '{}'; put the whole dotted name before the arguments",
                          shownName(L, 1), printable(part, kShown)));
    const std::string longer = wordName(L, 1) + "." + std::string(part);
    if (longer.size() > run.limits.textBytes) raise(L, line, "a dotted name is too long; use fewer parts");
    lua_pushlstring(L, longer.data(), longer.size());
    pushWord(L, -1, 0, line);
    return 1;
}

int writePart(lua_State* L, Run& run) {
    raise(L, callerLine(L, run),
          fmt::format("the word '{}' cannot be changed; put the value into a local variable", shownName(L, 1)));
}

// The rest of Lua's operators have no meaning for a word. Without this `blue == blue` would silently be false.
int refuseOperator(lua_State* L, Run& run) {
    const int index = wordAt(L, 1) != nullptr ? 1 : 2;
    raise(
        L, callerLine(L, run),
        fmt::format("the word '{}' only describes: it cannot be compared, joined or calculated with", shownName(L, index)));
}

// Words that were called stay open until they are used as a value; declaring ones until they get their table.
void noteOpen(lua_State* L, Run& run, WordHead& word) {
    if (run.open.size() >= run.limits.nodes)
        raise(L, word.line,
              word.declares ? "too many declarations without a table; give each its own"
                            : "too many words that nothing uses; put them into declarations");
    word.openId = run.nextOpenId++;
    run.open.emplace(word.openId, OpenWord{wordName(L, -1), word.line, word.declares});
}

// a + b, a - b, a * b and -a describe a number: a word named like the sign.
template <char kSign, int kOperands>
int calculate(lua_State* L, Run& run) {
    const int line = callerLine(L, run);
    charge(L, run, 6);
    for (int i = 1; i <= kOperands; ++i) {
        if (const WordHead* word = wordAt(L, i)) {
            if (word->finished) raise(L, line, "a whole declaration is no number");
            run.open.erase(word->openId);
        } else if (lua_type(L, i) != LUA_TNUMBER) {
            raise(L, line, fmt::format("'{}' joins numbers and words that are numbers", kSign));
        }
    }
    lua_settop(L, kOperands);
    lua_pushlstring(L, &kSignText<kSign>, 1);
    WordHead* word = pushWord(L, -1, kOperands, line);
    for (int i = 1; i <= kOperands; ++i) {
        lua_pushvalue(L, i);
        lua_setiuservalue(L, -2, i + 1);
    }
    noteOpen(L, run, *word);
    return 1;
}

// `p1:activates "X"` passes p1 as a first argument, which nobody means. Lua is asked how the call was written only when the
// names fit: to answer, it walks the whole function, which for a file of cards is the whole file.
void refuseMethodCall(lua_State* L, int line) {
    if (wordAt(L, 2) == nullptr || !wordName(L, 1).starts_with(wordName(L, 2) + ".")) return;
    lua_Debug frame{};
    if (lua_getstack(L, 0, &frame) == 0 || lua_getinfo(L, "n", &frame) == 0) return;
    if (std::string_view(frame.namewhat) != "method") return;
    raise(L, line, fmt::format("write '{}' with a dot, not a colon", shownName(L, 1)));
}

void checkArgument(lua_State* L, Run& run, int index, int line) {
    const auto refuse = [&](std::string_view what) {
        raise(L, line, fmt::format("argument {} of '{}' {}", index - 1, shownName(L, 1), what));
    };
    if (const WordHead* word = wordAt(L, index)) {
        if (word->finished) refuse("is a whole declaration; declarations stand on their own");
        run.open.erase(word->openId);
        return;
    }
    switch (lua_type(L, index)) {
        case LUA_TBOOLEAN:
        case LUA_TNUMBER:
        case LUA_TSTRING:
        case LUA_TTABLE: return;
        case LUA_TNIL: return refuse("is nil; is a local name or a field mistyped?");
        case LUA_TFUNCTION: return refuse("is a function; call it, and pass what it returns");
        default: return refuse("is not a value that a word can take");
    }
}

void copyArguments(lua_State* L, int calleeArguments, int given) {
    for (int i = 1; i <= calleeArguments; ++i) {
        lua_getiuservalue(L, 1, i + 1);
        lua_setiuservalue(L, -2, i + 1);
    }
    for (int i = 1; i <= given; ++i) {
        lua_pushvalue(L, i + 1);
        lua_setiuservalue(L, -2, calleeArguments + i + 1);
    }
}

// `deal(2, target)`: a new word that has the old arguments and then the new ones.
int callWord(lua_State* L, Run& run) {
    const int given = lua_gettop(L) - 1;
    const int line = callerLine(L, run);
    const WordHead* callee = wordAt(L, 1);
    charge(L, run, 4 + static_cast<uint64_t>(callee->arguments) + static_cast<uint64_t>(given));
    if (lua_checkstack(L, LUA_MINSTACK) == 0 || callee->arguments + given > kMaxArguments)
        raise(L, line, fmt::format("'{}' has more than {} arguments; use a table", shownName(L, 1), kMaxArguments));
    if (callee->finished)
        raise(L, line, fmt::format("this '{}' already has its table; begin the next one on its own", shownName(L, 1)));
    refuseMethodCall(L, line);
    bool hasTable = false;
    for (int i = 2; i <= given + 1; ++i) {
        checkArgument(L, run, i, line);
        hasTable = hasTable || lua_istable(L, i);
    }
    run.open.erase(callee->openId);
    lua_getiuservalue(L, 1, 1);
    WordHead* word = pushWord(L, -1, callee->arguments + given, line);
    word->declares = callee->declares;
    copyArguments(L, callee->arguments, given);
    if (word->declares && hasTable) {
        recordDeclaration(L, run, lua_gettop(L));
        word->finished = true;
    } else {
        noteOpen(L, run, *word);
    }
    return 1;
}

void setMetamethod(lua_State* L, const char* name, lua_CFunction function) {
    lua_pushcfunction(L, function);
    lua_setfield(L, -2, name);
}

}  // namespace

WordHead* wordAt(lua_State* L, int index) {
    if (lua_type(L, index) != LUA_TUSERDATA) return nullptr;
    auto* head = static_cast<WordHead*>(lua_touserdata(L, index));
    return head->isWord ? head : nullptr;
}

std::string_view textAt(lua_State* L, int index) {
    // Never for numbers: lua_tolstring would change them in place.
    if (lua_type(L, index) != LUA_TSTRING) return {};
    size_t size = 0;
    const char* data = lua_tolstring(L, index, &size);
    return {data, size};
}

std::string wordName(lua_State* L, int index) {
    lua_getiuservalue(L, index, 1);
    std::string name(textAt(L, -1));
    lua_pop(L, 1);
    return name;
}

void pushEnvironment(lua_State* L) {
    lua_createtable(L, 0, 32);
    setMetamethod(L, "__index", guarded<readPart>);
    setMetamethod(L, "__newindex", guarded<writePart>);
    setMetamethod(L, "__call", guarded<callWord>);
    setMetamethod(L, "__add", guarded<calculate<'+', 2>>);
    setMetamethod(L, "__sub", guarded<calculate<'-', 2>>);
    setMetamethod(L, "__mul", guarded<calculate<'*', 2>>);
    setMetamethod(L, "__unm", guarded<calculate<'-', 1>>);
    for (const char* name : {"__div", "__mod", "__pow", "__idiv", "__band", "__bor", "__bxor", "__shl", "__shr", "__bnot",
                             "__concat", "__len", "__eq", "__lt", "__le"})
        setMetamethod(L, name, guarded<refuseOperator>);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &kWordMetatable);

    lua_createtable(L, 0, 0);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &kFunctions);

    // A userdata, not a table: there is nothing in it to read or change except through these two.
    new (lua_newuserdatauv(L, sizeof(WordHead), 0)) WordHead{};
    lua_createtable(L, 0, 2);
    setMetamethod(L, "__index", guarded<readGlobal>);
    setMetamethod(L, "__newindex", guarded<writeGlobal>);
    lua_setmetatable(L, -2);
}

}  // namespace cantina::language::lua
