// What an answer will cause, as far as the one who gives it can know: what stands on the button beside "pass".
//
// No list of words: the answer is tried on states that fit what the seat sees, and what is the same in all of them is told
// in the game's own words. What chance or hidden cards decide differs between them, and is not told.
#pragma once

#include <string>

#include "kernel/game.h"

namespace cantina::match {

// "unless p2 answers: Trooper takes 2 damage", "the control phase ends"; empty: nothing that could be said for certain.
// Precondition: the option is one of those that `viewer` is offered, and the state was masked for that seat.
std::string resultOf(const Game& game, const std::byte* masked, Seat viewer, const Option& option);

}  // namespace cantina::match
