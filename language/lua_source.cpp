// Looks at the tokens of a file: no more than is needed to see the keys of each table. What is no Lua at all is Lua's to
// say.
#include "language/lua_source.h"

#include <map>
#include <vector>

namespace cantina::language::lua {
namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c >= '0' && c <= '9'); }

class Tokens {
public:
    explicit Tokens(std::string_view source) : source_(source) {}

    // A name or number, a sign, or "\"" for any text; empty at the end.
    std::string_view next() {
        skipBlanks();
        if (at_ >= source_.size()) return {};
        const char c = source_[at_];
        const size_t from = at_;
        if (isLetter(c)) {
            while (at_ < source_.size() && isLetter(source_[at_])) ++at_;
            return source_.substr(from, at_ - from);
        }
        if (c == '"' || c == '\'') return skipQuoted(c), source_.substr(from, 1);
        if (skipLong()) return source_.substr(from, 1);
        for (const std::string_view two : {"==", "~=", "<=", ">=", "..", "::", "//"})
            if (source_.substr(at_).starts_with(two)) return at_ += 2, two;
        ++at_;
        return source_.substr(from, 1);
    }
    int line() const { return line_; }

private:
    void step() {
        if (at_ < source_.size() && source_[at_] == '\n') ++line_;
        ++at_;
    }
    void skipBlanks() {
        while (at_ < source_.size()) {
            if (source_.substr(at_).starts_with("--")) {
                at_ += 2;
                if (skipLong()) continue;
                while (at_ < source_.size() && source_[at_] != '\n') ++at_;
            } else if (source_[at_] <= ' ' && source_[at_] >= 0) {
                step();
            } else {
                return;
            }
        }
    }
    void skipQuoted(char quote) {
        for (step(); at_ < source_.size() && source_[at_] != quote && source_[at_] != '\n'; step())
            if (source_[at_] == '\\') step();
        step();
    }
    // [[ ... ]], [==[ ... ]==]
    bool skipLong() {
        size_t equals = 0;
        while (at_ + 1 + equals < source_.size() && source_[at_ + 1 + equals] == '=') ++equals;
        if (at_ + 1 + equals >= source_.size() || source_[at_] != '[' || source_[at_ + 1 + equals] != '[') return false;
        const std::string close = "]" + std::string(equals, '=') + "]";
        const size_t end = source_.find(close, at_);
        while (at_ < source_.size() && (end == std::string_view::npos || at_ < end + close.size())) step();
        return true;
    }

    std::string_view source_;
    size_t at_ = 0;
    int line_ = 1;
};

}  // namespace

std::optional<Twice> findTwice(std::string_view source) {
    Tokens tokens(source);
    std::vector<std::map<std::string_view, int>> open;  // the keys of each table, or of a bracket: none
    std::string_view before, name;                      // the last token; the name that may become a key
    for (std::string_view token = tokens.next(); !token.empty(); token = tokens.next()) {
        const bool begins = before == "{" || before == "," || before == ";";
        if (token == "=" && !name.empty() && !open.empty()) {
            const auto [it, fresh] = open.back().emplace(name, tokens.line());
            if (!fresh) return Twice{std::string(name), tokens.line(), it->second};
        }
        name = begins && isLetter(token[0]) ? token : std::string_view{};
        if (token == "{" || token == "(" || token == "[") open.emplace_back();
        if ((token == "}" || token == ")" || token == "]") && !open.empty()) open.pop_back();
        before = token;
    }
    return std::nullopt;
}

int lineOfKey(std::string_view source, std::string_view key, int from) {
    Tokens tokens(source);
    std::string_view before;
    int line = 0;
    for (std::string_view token = tokens.next(); !token.empty(); token = tokens.next()) {
        if (token == "=" && before == key && line >= from) return line;
        before = token;
        line = tokens.line();
    }
    return from;
}

}  // namespace cantina::language::lua
