// Lua's own messages become ours: position split off, words called words, and a hint for the usual slips.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "language/lua_run.h"
#include "language/utf8.h"

namespace cantina::language::lua {
namespace {

constexpr size_t kLongestMessage = 300;

constexpr auto kKeywords = std::to_array<std::string_view>(
    {"and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
     "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"});

bool isKeyword(std::string_view word) { return std::ranges::find(kKeywords, word) != kKeywords.end(); }

// Splits "@:12: text" into 12 and "text", if the position is one of the chunk; another message is left alone.
int takeLine(std::string_view& message, std::string_view chunk) {
    if (!message.starts_with(chunk) || !message.substr(chunk.size()).starts_with(':')) return 0;
    const std::string_view rest = message.substr(chunk.size() + 1);
    int line = 0;
    const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), line);
    const auto used = static_cast<size_t>(end - rest.data());
    if (problem != std::errc{} || !rest.substr(used).starts_with(": ")) return 0;
    message = rest.substr(used + 2);
    return line;
}

std::string_view lineOf(std::string_view source, int line) {
    for (int i = 1; i < line; ++i) {
        const size_t end = source.find('\n');
        if (end == std::string_view::npos) return {};
        source.remove_prefix(end + 1);
    }
    return source.substr(0, source.find('\n'));
}

bool inName(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

// Is the word at [begin, end) used as a name: `end = 3`, `p1.end`? (`..end` and `end ==` are not.)
bool usedAsName(std::string_view text, size_t begin, size_t end) {
    const bool afterDot = begin > 0 && text[begin - 1] == '.' && !(begin > 1 && text[begin - 2] == '.');
    const std::string_view rest = text.substr(std::min(text.find_first_not_of(" \t", end), text.size()));
    return afterDot || (rest.starts_with('=') && !rest.starts_with("=="));
}

// The first keyword on the line that is used as a name, outside quotes and comments; or empty.
std::string_view keywordAsName(std::string_view text) {
    for (size_t at = 0; at < text.size();) {
        if (text.substr(at).starts_with("--")) return {};
        if (text[at] == '"' || text[at] == '\'') {
            const size_t close = text.find(text[at], at + 1);
            if (close == std::string_view::npos) return {};
            at = close + 1;
            continue;
        }
        size_t end = at;
        while (end < text.size() && inName(text[end])) ++end;
        const std::string_view word = text.substr(at, end - at);
        if (isKeyword(word) && usedAsName(text, at, end)) return word;
        at = std::max(end, at + 1);
    }
    return {};
}

// "... near 'end'" -> end
std::string_view nearToken(std::string_view message) {
    constexpr std::string_view kNear = "near '";
    const size_t at = message.rfind(kNear);
    if (at == std::string_view::npos || !message.ends_with('\'')) return {};
    const std::string_view rest = message.substr(at + kNear.size());
    return rest.substr(0, rest.empty() ? 0 : rest.size() - 1);
}

std::string syntaxHint(std::string_view message, std::string_view sourceLine) {
    std::string_view keyword = keywordAsName(sourceLine);
    const bool nameWanted = message.starts_with("unexpected symbol") || message.starts_with("<name> expected");
    if (keyword.empty() && nameWanted && isKeyword(nearToken(message))) keyword = nearToken(message);
    if (!keyword.empty())
        return fmt::format("; '{0}' is a Lua keyword: as a name in a table write [\"{0}\"] = ...", keyword);
    if (message.starts_with("'}' expected")) return "; is a comma missing before it?";
    if (message.starts_with("unfinished string")) return "; close it with the same quote, on the same line";
    return {};
}

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::string memoryMessage(const Run& run) {
    switch (run.memory.lastRefusal) {
        case Memory::Refusal::text: return fmt::format("a text is longer than {} bytes; shorten it", run.limits.textBytes);
        case Memory::Refusal::table: return "a table, or the file, has too many different names or values; split it";
        case Memory::Refusal::churn: return "the file makes and drops too much data; simplify its loops";
        default: return fmt::format("the file needs more than {} KiB of memory; split it", run.limits.memoryBytes / 1024);
    }
}

std::string runMessage(std::string_view message) {
    std::string text(message);
    replaceAll(text, "a userdata value", "a word");
    replaceAll(text, "got userdata", "got a word");
    return text;
}

}  // namespace

ReadError explain(const Run& run, int status, std::string_view luaMessage) {
    if (run.error) return *run.error;
    if (run.hostFailed) return {run.file, run.line, "the reader ran out of memory on this file; split it"};
    if (status == LUA_ERRMEM) return {run.file, run.line, memoryMessage(run)};
    std::string_view message = luaMessage;
    int line = takeLine(message, run.chunk);
    if (line == 0) line = run.line;
    std::string where;  // in a function of a prelude, which the file called
    for (size_t i = 0; i < run.preludes.size(); ++i)
        if (const int there = takeLine(message, fmt::format("{}{}", kPreludeChunk, i)); there != 0)
            where = fmt::format(" (in {}:{})", run.preludes[i].file, there);
    // The parser's limit on recursion: Lua gives it no position, and the rules of its state no message.
    if (message.find("C stack overflow") != std::string_view::npos || status == LUA_ERRERR)
        return {run.file, line, "nested too deeply; use fewer brackets inside each other"};
    if (message.empty()) return {run.file, line, "the file could not be read"};
    if (status != LUA_ERRSYNTAX) return {run.file, line, printable(runMessage(message), kLongestMessage) + where};
    return {run.file, line, printable(message, kLongestMessage) + syntaxHint(message, lineOf(run.source, line))};
}

}  // namespace cantina::language::lua
