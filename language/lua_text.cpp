#include "language/lua_text.h"

#include <fmt/format.h>

#include "language/wording.h"

namespace cantina::language {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

bool isOperator(const Tree& t) { return t.isWord("+") || t.isWord("-") || t.isWord("*"); }

std::string parts(const Tree& t) {
    std::string out;
    for (const Tree& i : t.items) out += (out.empty() ? "" : ", ") + luaText(i);
    for (const TreeField& f : t.fields) out += fmt::format("{}{} = {}", out.empty() ? "" : ", ", f.first, luaText(f.second));
    return out;
}

std::string calculation(const Tree& t) {
    const auto operand = [](const Tree& x) { return isOperator(x) ? "(" + luaText(x) + ")" : luaText(x); };
    if (t.items.size() == 1) return t.text + operand(t.items[0]);
    return t.items.size() == 2 ? fmt::format("{} {} {}", operand(t.items[0]), t.text, operand(t.items[1])) : t.text;
}

// forbid{attacks, of = this} as it is written: forbid(attacks(this)).
bool isOpenAct(const Tree& t) {
    return (t.isWord("forbid") || t.isWord("allow")) && t.items.size() == 1 && t.items[0].items.empty() &&
           t.items[0].kind == Tree::Kind::word && t.field("of") != nullptr;
}
Tree closedAct(const Tree& t) {
    Tree out = t;
    out.items[0].items.push_back(*t.field("of"));
    std::erase_if(out.fields, [](const TreeField& f) { return f.first == "of"; });
    return out;
}

std::string word(const Tree& t) {
    if (isOperator(t)) return calculation(t);
    if (isOpenAct(t)) return word(closedAct(t));
    if (!t.fields.empty()) return t.text + "{" + parts(t) + "}";
    return t.items.empty() ? t.text : t.text + "(" + parts(t) + ")";
}

}  // namespace

std::string luaText(const Tree& t) {
    switch (t.kind) {
        case Tree::Kind::nil: return "nil";
        case Tree::Kind::boolean: return t.number != 0 ? "true" : "false";
        case Tree::Kind::number: return wordNumber(t.number);
        case Tree::Kind::text: return quoted(t.text);
        case Tree::Kind::table: return "{ " + parts(t) + " }";
        case Tree::Kind::word: return word(t);
    }
    return "";
}

std::string luaField(std::string_view name, const Tree& value) { return fmt::format("{} = {{ {} }}", name, parts(value)); }

}  // namespace cantina::language
