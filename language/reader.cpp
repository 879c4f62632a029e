// Checks a source, makes a Lua state that has nothing in it but the words, runs the source there under limits.
#include "language/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

#include "language/lua_run.h"
#include "language/lua_source.h"
#include "language/utf8.h"

namespace cantina::language {
namespace lua {

constexpr uint64_t kHookInstructions = 1000;  // between two looks at the budget and the clock
constexpr int kDeepestCall = 10'000;          // functions inside each other
constexpr uint64_t kChurnFactor = 64;         // how often the memory cap may be allocated over a run
constexpr size_t kTableBytes = 1u << 20;      // one new block of table entries: 32,768 names, or 65,536 positions at once
constexpr size_t kTextSlack = 1024;           // above the text limit, for Lua's own messages that quote a text

void* Memory::allocate(void* memory, void* block, size_t oldSize, size_t newSize) {
    Memory& self = *static_cast<Memory*>(memory);
    const size_t held = block != nullptr ? oldSize : 0;  // for a new block `oldSize` is the kind of object instead
    if (newSize == 0) {
        std::free(block);
        self.used -= held;
        return nullptr;
    }
    if (newSize > held) {
        const auto refuse = [&](Refusal why) {
            self.lastRefusal = why;
            return nullptr;
        };
        if (block == nullptr && oldSize == LUA_TSTRING && newSize > self.textCap) return refuse(Refusal::text);
        if (block == nullptr && oldSize == 0 && newSize > kTableBytes) return refuse(Refusal::table);
        if (newSize - held > self.cap - std::min(self.cap, self.used)) return refuse(Refusal::total);
        if (self.churn + newSize > self.churnCap) return refuse(Refusal::churn);
        self.churn += newSize;
    }
    void* moved = std::realloc(block, newSize);
    if (moved == nullptr) {
        self.lastRefusal = Refusal::total;
        if (newSize > held) return nullptr;
        moved = block;  // Lua relies on shrinking never to fail
    }
    self.used = self.used - held + newSize;
    return moved;
}

const Word* Run::findWord(std::string_view name) const {
    const auto at = std::ranges::lower_bound(words, name, {}, &Word::name);
    return at != words.end() && at->name == name ? &*at : nullptr;
}

void raise(lua_State* L, int line, std::string message) {
    Run& run = runOf(L);
    if (!run.error) run.error = ReadError{run.file, line, std::move(message)};
    lua_pushnil(L);
    lua_error(L);
    std::abort();  // not reached; lua_error is not declared noreturn
}

void charge(lua_State* L, Run& run, uint64_t steps) {
    run.steps += steps;
    if (run.steps > run.limits.instructions) raise(L, run.line, "the file runs too long; does a loop never end?");
}

namespace {

int onBudget(lua_State* L, Run& run) {
    charge(L, run, std::min(kHookInstructions, run.limits.instructions));
    lua_Debug frame{};
    if (lua_getstack(L, kDeepestCall, &frame) != 0)
        raise(L, run.line, "functions call each other too deeply; does one call itself without end?");
    if (std::chrono::steady_clock::now() > run.deadline) raise(L, run.line, "reading the file takes too long; simplify it");
    return 0;
}

void hook(lua_State* L, lua_Debug* event) {
    // Lines are followed only so that errors for which Lua gives no line (memory) can name one.
    if (event->event != LUA_HOOKLINE) return void(guarded<onBudget>(L));
    Run& run = runOf(L);
    // Lines of a prelude's functions are not those of the file that called them.
    if (!run.preludes.empty() && (lua_getinfo(L, "S", event) == 0 || std::string_view(event->source).substr(1) != run.chunk))
        return;
    run.line = event->currentline;
}

// Hands out the source line by line: what was last handed out is where the parser stands.
const char* feed(lua_State*, void* data, size_t* size) {
    Run& run = *static_cast<Run*>(data);
    const std::string_view rest = run.source.substr(run.fed);
    if (rest.empty()) return nullptr;
    const std::string_view line = rest.substr(0, std::min(rest.find('\n'), rest.size() - 1) + 1);
    run.fed += line.size();
    ++run.line;
    *size = line.size();
    return line.data();
}

// Loads and runs one source; the environment is on top of the stack.
void runChunk(lua_State* L, Run& run, std::string_view source, std::string chunk) {
    run.source = source;
    run.chunk = std::move(chunk);
    run.fed = 0;
    run.line = 0;
    const int status = lua_load(L, feed, &run, ("=" + run.chunk).c_str(), "t");
    if (status != LUA_OK) {
        run.error = explain(run, status, textAt(L, -1));
        lua_error(L);
    }
    lua_pushvalue(L, -2);
    lua_setupvalue(L, -2, 1);  // _ENV, the one upvalue that a chunk always has
    lua_callk(L, 0, 0, 0, nullptr);
}

// Everything that can fail inside Lua, under one lua_pcall.
int runSource(lua_State* L, Run& run) {
    pushEnvironment(L);
    const uint64_t every = std::clamp<uint64_t>(run.limits.instructions, 1, kHookInstructions);
    lua_sethook(L, hook, LUA_MASKCOUNT | LUA_MASKLINE, static_cast<int>(every));
    const std::string_view source = run.source;
    for (size_t i = 0; i < run.preludes.size(); ++i)
        runChunk(L, run, run.preludes[i].source, fmt::format("{}{}", kPreludeChunk, i));
    // What is read last is the file itself; of a prelude that is being added there is none.
    if (!source.empty()) runChunk(L, run, source, std::string(kMainChunk));
    return 0;
}

int lineAt(std::string_view source, size_t offset) {
    return 1 + static_cast<int>(std::ranges::count(source.substr(0, offset), '\n'));
}

// _ENV is how a file would reach behind the words. No card or scenario needs the name, so not even a text may hold it.
size_t findEnvironment(std::string_view source) {
    constexpr std::string_view kName = "_ENV";
    const auto inName = [&](size_t at) {
        const char c = at < source.size() ? source[at] : ' ';
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    size_t at = source.find(kName);
    while (at != std::string_view::npos && (inName(at - 1) || inName(at + kName.size()))) at = source.find(kName, at + 1);
    return at;
}

std::optional<ReadError> checkSource(std::string_view file, std::string_view source, const ReadLimits& limits) {
    const auto refuse = [&](int line, std::string message) {
        return ReadError{std::string(file), line, std::move(message)};
    };
    if (source.size() > limits.sourceBytes)
        return refuse(0, fmt::format("the file is larger than {} KiB; split it", limits.sourceBytes / 1024));
    if (source.starts_with(LUA_SIGNATURE)) return refuse(1, "this is compiled Lua; only Lua text is read");
    if (const size_t at = source.find('\0'); at != std::string_view::npos)
        return refuse(lineAt(source, at), "the file contains a zero byte; save it as plain text");
    if (const auto at = findInvalidUtf8(source))
        return refuse(lineAt(source, *at), "the file is not valid UTF-8 here; save it as UTF-8");
    if (const size_t at = findEnvironment(source); at != std::string_view::npos)
        return refuse(lineAt(source, at), "'_ENV' is not available; use words and local variables");
    if (const auto twice = findTwice(source))
        return refuse(twice->line, fmt::format("'{}' stands twice in one table (first in line {}); keep one of them",
                                               printable(twice->key, 60), twice->first));
    return std::nullopt;
}

struct CloseState {
    void operator()(lua_State* L) const { lua_close(L); }
};

// A word whose value is thrown away: what it says would be lost without a sign.
std::string thrownAway(const Run& run, const OpenWord& word) {
    if (word.declares) return fmt::format("'{}' never gets its table; write {{ ... }} after it", word.word);
    std::string declaring;
    for (const Word& w : run.words)
        if (w.declares) declaring += (declaring.empty() ? "" : ", ") + w.name;
    return fmt::format(
        "nothing uses this '{}', so it says nothing; put it into a declaration, or begin with a word that declares: {}",
        printable(word.word, 60), declaring);
}

ReadResult finish(Run& run) {
    if (run.open.empty()) return Document{run.file, std::move(run.declarations)};
    // The uppermost in the file; of one line the last that was called, which holds the others.
    const OpenWord* first = nullptr;
    for (const auto& [id, word] : run.open)
        if (first == nullptr || word.line <= first->line) first = &word;
    return ReadError{run.file, first->line, thrownAway(run, *first)};
}

ReadResult runFile(Run& run) {
    const std::unique_ptr<lua_State, CloseState> state(lua_newstate(Memory::allocate, &run.memory));
    lua_State* L = state.get();
    if (L == nullptr) return explain(run, LUA_ERRMEM, {});
    *static_cast<Run**>(lua_getextraspace(L)) = &run;
    lua_pushcfunction(L, guarded<runSource>);
    const int status = lua_pcallk(L, 0, 0, 0, 0, nullptr);
    if (status != LUA_OK) return explain(run, status, textAt(L, -1));
    return finish(run);
}

}  // namespace
}  // namespace lua

Reader::Reader(std::vector<Word> words, ReadLimits limits) : words_(std::move(words)), limits_(limits) {
    // Of two words with one name the declaring one stays.
    std::ranges::sort(
        words_, [](const Word& a, const Word& b) { return a.name != b.name ? a.name < b.name : a.declares && !b.declares; });
    const auto rest = std::ranges::unique(words_, {}, &Word::name);
    words_.erase(rest.begin(), rest.end());
}

namespace {

std::string_view withoutMark(std::string_view source) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // some editors put it in front
    if (source.starts_with(kByteOrderMark)) source.remove_prefix(kByteOrderMark.size());
    return source;
}

ReadResult readAll(const std::vector<Word>& words, const ReadLimits& limits, const std::vector<Prelude>& preludes,
                   std::string_view file, std::string_view source) {
    lua::Run run{.words = words, .limits = limits, .file = std::string(file), .source = source, .preludes = preludes};
    run.memory.cap = limits.memoryBytes;
    run.memory.textCap = limits.textBytes + lua::kTextSlack;
    run.memory.churnCap = limits.memoryBytes * lua::kChurnFactor;
    run.deadline = std::chrono::steady_clock::now() + limits.time;
    return lua::runFile(run);
}

}  // namespace

std::optional<ReadError> Reader::addPrelude(std::string_view file, std::string_view source) {
    source = withoutMark(source);
    if (auto error = lua::checkSource(file, source, limits_)) return error;
    preludes_.push_back({std::string(file), std::string(source)});
    const ReadResult result = readAll(words_, limits_, preludes_, file, {});
    std::optional<ReadError> error;
    if (const auto* e = std::get_if<ReadError>(&result)) error = *e;
    if (const auto* d = std::get_if<Document>(&result); d != nullptr && !d->declarations.empty())
        error = ReadError{std::string(file), d->declarations[0].line,
                          "a prelude declares nothing; put cards into files of their own"};
    if (error) preludes_.pop_back();
    return error;
}

ReadResult Reader::read(std::string_view file, std::string_view source) const {
    source = withoutMark(source);
    if (auto error = lua::checkSource(file, source, limits_)) return *std::move(error);
    return readAll(words_, limits_, preludes_, file, source);
}

}  // namespace cantina::language
