// How much of a card works. What does not work yet stands among the notes of an incomplete card, one line each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/game.h"

namespace cantina::language {

inline constexpr std::string_view kNotYet = "not yet: ";

// Of a card some of whose texts work: what the others would do. Empty if all of them work, or none does.
inline std::vector<std::string> missingTexts(const CardInfo& c) {
    std::vector<std::string> out;
    if (c.complete) return out;
    for (const std::string& note : c.notes)
        if (note.starts_with(kNotYet)) out.push_back(note.substr(kNotYet.size()));
    return out;
}
inline bool isPartlyPlayable(const CardInfo& c) { return !missingTexts(c).empty(); }

}  // namespace cantina::language
