// What the text of a file says and running it would not tell. Internal to the reader.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cantina::language::lua {

// A key that one table has twice: `{ damage = 1, damage = 2 }`. Lua keeps the last without a word.
struct Twice {
    std::string key;
    int line = 0;   // of the second
    int first = 0;  // line of the first
};
std::optional<Twice> findTwice(std::string_view source);

// The line of the first `key =` from that line on; that line if there is none.
int lineOfKey(std::string_view source, std::string_view key, int from);

}  // namespace cantina::language::lua
