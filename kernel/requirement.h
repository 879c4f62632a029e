// Requirement tables: the list of what must hold, in the rulebook's order, each line with its rule.
//
// Read forwards it is legality; the first line that fails is the explanation. Targets use the same form, so that "why not
// this one?" has an answer too.
#pragma once

#include <cstddef>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>

#include "kernel/rule.h"

namespace cantina {

void aRequirementNamesItsRow();  // nowhere defined: whoever meets it while compiling has a line with an empty rule id

// Each line says which row of the rulebook asks for it, or (partOf, kernel/rule.h) what it helps with, or that it is kOurs.
template <class Table, class... Args>
struct Requirement {
    RuleId rule;
    const char* says;  // why not, as a player would read it: "it is exhausted"
    bool (*holds)(Table&, Args...);
    consteval Requirement(RuleId r, const char* why, bool (*test)(Table&, Args...)) : rule(r), says(why), holds(test) {
        if (!r.named()) aRequirementNamesItsRow();
    }
};

struct Explanation {
    RuleId rule;
    const char* says = "";
    constexpr bool legal() const { return says[0] == '\0'; }
};

// Why a piece cannot be chosen. The words may be put together for that piece ("it is no damaged character"), so it is made
// where somebody asks, never where options are counted.
struct Refusal {
    RuleId rule;
    std::string says;
    Refusal() = default;
    Refusal(const Explanation& e) : rule(e.rule), says(e.says) {}
    Refusal(const RuleId& r, std::string s) : rule(r), says(std::move(s)) {}
    bool legal() const { return says.empty(); }
};

// Several pieces are picked one after the other, in one order, so that each set is picked in one way.
inline constexpr const char* kPickedAlready = "it was picked already";
inline constexpr const char* kUnfit = "with it those that are picked would not be what the card asks for";
inline constexpr const char* kPassedOver = "several are picked in the order of the list, and a later one was picked";

// The first requirement of a table that fails, or a legal explanation.
template <class Table, class... Args, size_t kCount>
Explanation firstFailing(Table& t, const Requirement<Table, Args...> (&list)[kCount], std::type_identity_t<Args>... args) {
    for (const auto& r : list)
        if (!t.rules.switches.off(r.rule) && !r.holds(t, args...)) return {r.rule, r.says};
    return {};
}

namespace detail {
template <class Table, class... Args, size_t kCount, size_t... kAt>
bool allHoldAt(Table& t, const Requirement<Table, Args...> (&list)[kCount], std::index_sequence<kAt...>, Args... args) {
    return ((t.rules.switches.off(list[kAt].rule) || list[kAt].holds(t, args...)) && ...);
}
}  // namespace detail

// Written out line by line: a constant table's functions are then called directly, where a loop would go through pointers.
template <class Table, class... Args, size_t kCount>
bool allHold(Table& t, const Requirement<Table, Args...> (&list)[kCount], std::type_identity_t<Args>... args) {
    return detail::allHoldAt<Table, Args...>(t, list, std::make_index_sequence<kCount>{}, args...);
}

// The same question for some lines, in an order of the caller's: the cheapest or most doubtful first. What is left out holds
// already where it is asked.
template <size_t... kAt, class Table, class... Args, size_t kCount>
bool allHoldOf(Table& t, const Requirement<Table, Args...> (&list)[kCount], std::type_identity_t<Args>... args) {
    return detail::allHoldAt<Table, Args...>(t, list, std::index_sequence<kAt...>{}, args...);
}

// The same for a table that is known when this is compiled: no calls through pointers. allHold<kRules>(t, ...)
template <const auto& kList, class Table, class... Args>
bool allHold(Table& t, Args... args) {
    return [&]<size_t... kAt>(std::index_sequence<kAt...>) {
        return ((t.rules.switches.off(kList[kAt].rule) || kList[kAt].holds(t, args...)) && ...);
    }(std::make_index_sequence<std::size(kList)>{});
}

}  // namespace cantina
