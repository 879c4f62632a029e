// "Did you mean ...?": the known words that are nearest to one that is not known.
//
// Used wherever a person types a name: rule ids, commands, options, vocabulary words. Letters' case is ignored.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cantina {

inline std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

// How many letters to insert, drop, replace or swap with their neighbour to make `b` of `a`.
inline size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<size_t> beforeLast(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
    for (size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (size_t j = 1; j <= b.size(); ++j) {
            const size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) now[j] = std::min(now[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, now);
    }
    return last[b.size()];
}

// At most `limit` candidates, nearest first; of two equally near, the one that begins alike longer, then the earlier one.
// A candidate that needs more than a third of the letters changed is no suggestion, unless `word` is the beginning of it;
// nor is one that has no letter of it.
template <typename Candidates>
std::vector<std::string> nearest(std::string_view word, const Candidates& candidates, size_t limit = 3) {
    struct Ranked {
        size_t distance, common;
        std::string_view name;
    };
    const std::string wanted = lowered(word);
    const size_t furthest = std::max<size_t>(1, wanted.size() / 3);
    std::vector<Ranked> ranked;
    for (const auto& candidate : candidates) {
        const std::string_view name = candidate;
        const std::string known = lowered(name);
        const auto differ = std::mismatch(wanted.begin(), wanted.end(), known.begin(), known.end());
        const size_t common = static_cast<size_t>(differ.first - wanted.begin());
        const bool begins = wanted.size() > 1 && common == wanted.size();
        const size_t longer = std::max(wanted.size(), known.size());
        if (!begins && longer - std::min(wanted.size(), known.size()) > furthest) continue;
        const size_t distance = begins ? 1 : editDistance(wanted, known);
        if (distance <= furthest && distance < longer) ranked.push_back({distance, common, name});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return std::pair(a.distance, b.common) < std::pair(b.distance, a.common);
    });
    if (ranked.size() > limit) ranked.resize(limit);
    std::vector<std::string> names;
    names.reserve(ranked.size());
    for (const Ranked& r : ranked) names.emplace_back(r.name);
    return names;
}

}  // namespace cantina
