// UTF-8: is a text well formed, and where is it not.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cantina::language {

// Offset of the first byte that is not part of well-formed UTF-8 (overlong forms and surrogates are not), or nothing.
std::optional<size_t> findInvalidUtf8(std::string_view text);

// The text on one line, about `longest` bytes: ill-formed bytes and control characters become '?', a longer text ends in
// "...". For messages that quote what a stranger wrote.
std::string printable(std::string_view text, size_t longest);

}  // namespace cantina::language
