// The edit distance behind "did you mean ...?" (language/suggest.h).
#include "language/suggest.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace cantina::language {
namespace {

// Words longer than this are nobody's typing error; the bound also keeps the rows below on the stack.
constexpr size_t kLongestWord = 64;
using Row = std::array<size_t, kLongestWord + 1>;

// Optimal string alignment: insert, delete, replace, swap two neighbours. Swaps count once because "dela" for "deal" is the
// most common slip, and at four letters only one edit is tolerated.
size_t editDistance(std::string_view a, std::string_view b) {
    Row beforeLast{}, last{}, row{};
    for (size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (size_t j = 1; j <= b.size(); ++j) {
            const size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.size()];
}

}  // namespace

std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> known) {
    if (word.empty() || word.size() > kLongestWord) return std::nullopt;
    size_t best = std::max<size_t>(1, word.size() / 3) + 1;
    std::optional<std::string_view> found;
    for (const std::string_view candidate : known) {
        const size_t longer = std::max(candidate.size(), word.size());
        const size_t gap = longer - std::min(candidate.size(), word.size());
        if (candidate.size() > kLongestWord || gap >= best) continue;
        const size_t distance = editDistance(word, candidate);
        if (distance >= best || distance >= longer) continue;  // no letter in common is no likeness
        best = distance;
        found = candidate;
    }
    return found;
}

}  // namespace cantina::language
