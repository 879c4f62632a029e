// A finished declaration becomes a Tree. Tables are read raw, keys in sorted order: neither metatables nor the order in
// which Lua keeps keys (it differs from process to process) can show in the Tree or in the message about a faulty one.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "language/lua_run.h"
#include "language/utf8.h"

namespace cantina::language::lua {
namespace {

constexpr size_t kShown = 60;                        // bytes of a key quoted in a message
constexpr size_t kPathParts = 6;                     // of a path shown in a message
constexpr int kStackPerLevel = 4;                    // Lua stack slots that one level of conversion uses
constexpr int kDeepest = 1000;                       // bounds our own recursion whatever the limits say
constexpr int64_t kThousandths = 1000;               // per unit
constexpr double kExactDouble = 9007199254740992.0;  // 2^53: above, doubles are not all integers

struct Keys {
    std::vector<lua_Integer> positions;
    std::vector<std::string_view> names;  // point into strings that the table holds
};

class Converter {
public:
    Converter(lua_State* L, Run& run) : L_(L), run_(run) {}

    Tree word(int index) {
        const WordHead* head = wordAt(L_, index);
        Tree tree = begin(Tree::Kind::word, head->line);
        enter(head->line);
        run_.open.erase(head->openId);
        lua_getiuservalue(L_, index, 1);
        tree.text = checkedText(textAt(L_, -1), head->line);
        lua_pop(L_, 1);
        tree.items.reserve(static_cast<size_t>(head->arguments));
        for (int i = 1; i <= head->arguments; ++i) {
            lua_getiuservalue(L_, index, i + 1);
            tree.items.push_back(part({tree.text, i}, head->line));
        }
        --depth_;
        return tree;
    }

private:
    struct PathPart {
        std::string_view name;     // empty: a position of a table
        lua_Integer position = 0;  // 0: a field of a table
    };

    // Converts the value on top of the stack, which is `at` of its parent, and pops it.
    Tree part(PathPart at, int line) {
        path_.push_back(at);
        Tree tree = value(lua_gettop(L_), line);
        lua_pop(L_, 1);
        path_.pop_back();
        return tree;
    }

    Tree value(int index, int line) {
        if (const WordHead* head = wordAt(L_, index)) {
            if (head->finished) refuse(line, "a whole declaration cannot stand inside another; move it out");
            return word(index);
        }
        Tree tree = begin(Tree::Kind::nil, line);
        switch (lua_type(L_, index)) {
            case LUA_TBOOLEAN:
                tree.kind = Tree::Kind::boolean;
                tree.number = lua_toboolean(L_, index);
                return tree;
            case LUA_TNUMBER:
                tree.kind = Tree::Kind::number;
                tree.number = thousandths(index, line);
                return tree;
            case LUA_TSTRING:
                tree.kind = Tree::Kind::text;
                tree.text = checkedText(textAt(L_, index), line);
                return tree;
            case LUA_TTABLE:
                tree.kind = Tree::Kind::table;
                fillTable(tree, index);
                return tree;
            case LUA_TFUNCTION: refuse(line, "a function is not a value; call it, and use what it returns");
            default:
                refuse(line,
                       fmt::format("a {} is not a value; use a word, text, number or table", typeName(lua_type(L_, index))));
        }
    }

    int64_t thousandths(int index, int line) {
        if (lua_isinteger(L_, index) != 0) {
            const lua_Integer whole = lua_tointegerx(L_, index, nullptr);
            int64_t number = 0;
            if (__builtin_mul_overflow(whole, kThousandths, &number))
                refuse(line, fmt::format("the number {} is too large", whole));
            return number;
        }
        const double real = lua_tonumberx(L_, index, nullptr);
        const double scaled = std::round(real * static_cast<double>(kThousandths));
        if (!(std::abs(scaled) < kExactDouble))
            refuse(line, fmt::format("the number {} is too large or not a number", real));
        // Both sides are the double nearest to a decimal with three places, so equality is the exact question.
        if (scaled / static_cast<double>(kThousandths) != real)
            refuse(line, fmt::format("the number {} is finer than a thousandth; round it to three decimals", real));
        return static_cast<int64_t>(scaled);
    }

    void fillTable(Tree& tree, int index) {
        enter(tree.line);
        const Keys keys = sortedKeys(index, tree.line);
        tree.items.reserve(keys.positions.size());
        for (const lua_Integer position : keys.positions) {
            lua_rawgeti(L_, index, position);
            tree.items.push_back(part({{}, position}, tree.line));
        }
        tree.fields.reserve(keys.names.size());
        for (const std::string_view name : keys.names) {
            std::string key = checkedText(name, tree.line);
            lua_pushlstring(L_, name.data(), name.size());
            lua_rawget(L_, index);
            Tree field = part({name, 0}, tree.line);
            tree.fields.emplace_back(std::move(key), std::move(field));
        }
        --depth_;
    }

    Keys sortedKeys(int index, int line) {
        Keys keys;
        int wrongType = LUA_TNONE;  // the smallest, so that the message does not depend on Lua's order
        lua_pushnil(L_);
        while (lua_next(L_, index) != 0) {
            lua_pop(L_, 1);
            const int type = lua_type(L_, -1);
            if (type == LUA_TSTRING)
                keys.names.push_back(textAt(L_, -1));
            else if (lua_isinteger(L_, -1) != 0)
                keys.positions.push_back(lua_tointegerx(L_, -1, nullptr));
            else if (wrongType == LUA_TNONE || type < wrongType)
                wrongType = type;
            if (run_.nodes + keys.names.size() + keys.positions.size() > run_.limits.nodes) tooMany(line);
        }
        if (wrongType != LUA_TNONE)
            refuse(line, fmt::format("the keys of a table are names or positions 1, 2, 3 ..., not a {}",
                                     wrongType == LUA_TNUMBER ? "fraction" : typeName(wrongType)));
        std::ranges::sort(keys.names);
        std::ranges::sort(keys.positions);
        checkPositions(keys.positions, line);
        return keys;
    }

    void checkPositions(const std::vector<lua_Integer>& positions, int line) {
        lua_Integer expected = 1;
        for (const lua_Integer position : positions) {
            if (position < 1) refuse(line, fmt::format("the positions of a table begin at 1; there is one at {}", position));
            if (position != expected)
                refuse(line, fmt::format("position {} of a table is missing (nil); is a local name mistyped?", expected));
            ++expected;
        }
    }

    const char* typeName(int type) const { return type == LUA_TUSERDATA ? "word" : lua_typename(L_, type); }

    Tree begin(Tree::Kind kind, int line) {
        if (++run_.nodes > run_.limits.nodes) tooMany(line);
        addBytes(sizeof(Tree), line);
        Tree tree;
        tree.kind = kind;
        tree.line = line;
        return tree;
    }

    void enter(int line) {
        if (++depth_ > std::min(run_.limits.depth, kDeepest) || lua_checkstack(L_, kStackPerLevel) == 0)
            refuse(line, fmt::format("nested deeper than {} levels; does a table contain itself?", run_.limits.depth));
    }

    std::string checkedText(std::string_view text, int line) {
        if (text.size() > run_.limits.textBytes)
            refuse(line, fmt::format("a text is longer than {} bytes; shorten it", run_.limits.textBytes));
        if (text.find('\0') != std::string_view::npos) refuse(line, "a text contains a zero byte; remove it");
        if (findInvalidUtf8(text)) refuse(line, "a text is not valid UTF-8; check its \\ escapes");
        addBytes(text.size(), line);
        return std::string(text);
    }

    void addBytes(size_t bytes, int line) {
        run_.treeBytes += bytes;
        if (run_.treeBytes > run_.limits.memoryBytes)
            refuse(line, "the declarations of this file are too large; split the file");
    }

    [[noreturn]] void tooMany(int line) {
        refuse(line, fmt::format("the file describes more than {} values; split it", run_.limits.nodes));
    }

    [[noreturn]] void refuse(int line, std::string_view what) {
        const std::string where = pathText();
        raise(L_, line, where.empty() ? std::string(what) : fmt::format("{}: {}", where, what));
    }

    // character.after[2].may(1): field, position, argument. Which argument of the declaration itself says nothing.
    std::string pathText() const {
        std::string text;
        for (size_t i = 0; i < path_.size(); ++i) {
            const auto& [name, position] = path_[i];
            if (i == kPathParts) return text + "...";
            if (name.empty())
                text += fmt::format("[{}]", position);
            else
                text += (i > 0 ? "." : "") + printable(name, kShown);
            if (!name.empty() && position > 0 && i > 0) text += fmt::format("({})", position);
        }
        return text;
    }

    lua_State* L_;
    Run& run_;
    int depth_ = 0;
    std::vector<PathPart> path_;
};

}  // namespace

void recordDeclaration(lua_State* L, Run& run, int index) { run.declarations.push_back(Converter(L, run).word(index)); }

}  // namespace cantina::language::lua
