// What would make a play legal: the other half of "why not?".
//
// A requirement says what fails; what a player could do about it is a line of a table of the game, by the rule that failed,
// with its numbers where the game can count ("it costs 3, you have 2: 1 more resource"). Rules that nothing can be done
// about have no line. In Why::says it stands on a line of its own, behind the reason.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "kernel/ids.h"
#include "kernel/option.h"
#include "kernel/requirement.h"

namespace cantina::language {

template <class Table>
struct Remedy {
    std::string_view rule;
    std::string_view how;                                           // "cards ready at the end of the round"
    std::string (*numbers)(Table&, Seat, const Option&) = nullptr;  // in front of it: "it costs 3, you have 2"
};

template <class Table>
std::string remedyFor(std::span<const Remedy<Table>> list, Table& t, Seat seat, const Option& option,
                      const Explanation& why) {
    for (const Remedy<Table>& r : list) {
        if (r.rule != why.rule.text) continue;
        std::string out = r.numbers != nullptr ? r.numbers(t, seat, option) : std::string();
        if (!out.empty() && !r.how.empty()) out += ": ";
        return out += r.how;
    }
    return "";
}

// "it costs 3, you have 2 resources" (`what` in the plural); nothing where the price is not what is wrong.
inline std::string priceText(int price, int have, std::string_view what) {
    if (price <= have) return "";
    std::string out = "it costs " + std::to_string(price) + ", you have " + std::to_string(have) + " " + std::string(what);
    return have == 1 && out.ends_with('s') ? out.substr(0, out.size() - 1) : out;
}

}  // namespace cantina::language
