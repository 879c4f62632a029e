// What a step says about an option that is not offered: why it is not, and whether there is such a thing at all.
#pragma once

#include <string>
#include <vector>

#include "scenario/reading.h"

namespace cantina::scenario {

// Of everything that the seat might think of, and of every piece it could be asked to choose: what answers to that text
// ("X", "plays X") and is not offered, with its explanation.
struct Refused {
    std::string label;
    Why why;
    std::string verb;  // of the label
};
std::vector<Refused> refusedReading(const Asked& asked, Seat seat, const std::string& text);

// Lines that explain why that text is not offered: "why not X: it is exhausted (RULE)", or that nothing is called so.
std::string whyNotLines(const Asked& asked, Seat seat, const std::string& text);

// What is wrong with a verb that no option of this game ever has, and which may have been meant. Empty: there is such a one.
std::string unknownVerb(const Game& game, const std::string& verb);

// A step that says something is not offered proves nothing about a thing that is nowhere: what is wrong with the name and
// what to do about it. Empty: there is such a thing.
std::string unknownName(const Asked& asked, Seat seat, const std::string& text);

}  // namespace cantina::scenario
