// The tables of the responses chapter, for the rulebook.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

Procedure<Table> togetherProcedure();
WindowHooks<Table> windowHooks();
extern const WindowPolicy kWindowPolicies[3];
// Why a response is not offered in this window.
Explanation whyNotRespond(Table& t, const WindowFrame& w, Seat seat, const Option& o);
void anyTimeOptions(Table& t, Seat seat, Options& out);

}  // namespace cantina::ccg
