// Abilities that work elsewhere: the head works(zone) of an ability.
//
// What works elsewhere is a timing of its own, with zones, wording and windows of its own: the row of the game's timings
// that has the name of the timing that the card writes, "_from_" and the zone. A reaction with works(hand) is the row
// reaction_from_hand. Cards never write the name of such a row.
#pragma once

#include <string>
#include <vector>

#include "language/vocabulary.h"

namespace cantina::language {

inline constexpr const char* kWorks = "works";

// The row of the timings that an ability of such parts has: another one if it says works(zone); -1: it does not work there.
int timingWhere(const Vocabulary& v, int timing, const std::vector<Tree>& parts);

// The timing and the zone of a row for abilities that work elsewhere; nothing of any other row.
struct Elsewhere {
    std::string timing, zone;
    bool is() const { return !zone.empty(); }
};
Elsewhere elsewhereOf(const Vocabulary& v, const TimingWord& row);

// The zones where abilities of this timing may say that they work: "hand, discard_pile".
std::string zonesWhere(const Vocabulary& v, std::string_view timing);

}  // namespace cantina::language
