// The promises of the contract as checks of a doctest case: the quick and the long tests differ in numbers only.
#pragma once

#include <string_view>

#include "tests/support/random_games.h"

namespace cantina::testing {

// `real`: over the decks that ship, without toy cards in the book; `toys`: over the toy tables.
void checkPromises(std::string_view game, const RandomOptions& real, const RandomOptions& toys);

// The permuter over all games: nobody learns what they may not know, and the arrangement is changed at 90 % of the
// decisions.
void checkHiding(int games, int mostDecisions);

}  // namespace cantina::testing
