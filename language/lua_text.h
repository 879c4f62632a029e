// A tree as an author would write it in Lua, on one line.
#pragma once

#include <string>
#include <string_view>

#include "kernel/tree.h"

namespace cantina::language {

std::string luaText(const Tree& t);

// "after = { activates(this), gain(1) }"
std::string luaField(std::string_view name, const Tree& parts);

}  // namespace cantina::language
