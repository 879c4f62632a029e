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

// Which events the cards that a player may have could answer from his hand (State::answers).
inline constexpr int kAnySide = -1;
void noteAnswers(Table& t, Seat seat, int side);

}  // namespace cantina::ccg
