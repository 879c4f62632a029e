// Requirement tables: the list of what must hold, in the rulebook's order, each line with its rule.
//
// Read forwards it is legality; the first line that fails is the explanation. Targets use the same form, so that "why not
// this one?" has an answer too.
#pragma once

#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>

#include "kernel/rule.h"

namespace cantina {

template <class Table, class... Args>
struct Requirement {
    RuleId rule;
    const char* says;  // why not, as a player would read it: "it is exhausted"
    bool (*holds)(Table&, Args...);
};

struct Explanation {
    RuleId rule;
    const char* says = "";
    constexpr bool legal() const { return says[0] == '\0'; }
};

// The first requirement of a table that fails, or a legal explanation.
template <class Table, class... Args, size_t kCount>
Explanation firstFailing(Table& t, const Requirement<Table, Args...> (&list)[kCount], std::type_identity_t<Args>... args) {
    for (const auto& r : list)
        if (!t.rules.switches.off(r.rule) && !r.holds(t, args...)) return {r.rule, r.says};
    return {};
}

template <class Table, class... Args, size_t kCount>
bool allHold(Table& t, const Requirement<Table, Args...> (&list)[kCount], std::type_identity_t<Args>... args) {
    return firstFailing(t, list, args...).legal();
}

// The same with the table known to the compiler: no calls through pointers. holdAll<kTable>(t, ...).
template <const auto& kList, size_t... kIndex, class Table, class... Args>
bool holdEach(std::index_sequence<kIndex...>, Table& t, Args&... args) {
    return ((t.rules.switches.off(kList[kIndex].rule) || kList[kIndex].holds(t, args...)) && ...);
}
template <const auto& kList, class Table, class... Args>
bool holdAll(Table& t, Args&&... args) {
    return holdEach<kList>(std::make_index_sequence<std::size(kList)>{}, t, args...);
}

}  // namespace cantina
