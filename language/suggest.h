// "Did you mean ...?": the known word nearest to a mistyped one. Used by the reader and by the compiler.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace cantina::language {

// The known word with the smallest edit distance to `word` (a swap of two neighbours counts as one edit), if that distance
// is at most max(1, length / 3). Among equals the first in `known` wins, so that the answer is the same everywhere.
std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace cantina::language
