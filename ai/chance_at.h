// A player that leaves some kinds of decisions to chance, to measure what deciding them is worth.
//
// "search:40~mulligan" is search:40, except that it takes any option while the game carries out a procedure or a step called
// "mulligan", what that calls included. Several may be named: "search:40~mulligan~put units".
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/player.h"

namespace cantina::ai {

// Null: what stands before the first ~ is no player, or nothing stands behind one. Whether a game has such procedures or
// steps cannot be known here.
std::unique_ptr<Player> makeChanceAt(std::string_view name, uint64_t seed);

// What a player's name leaves to chance; empty for most players.
std::vector<std::string> leftToChance(std::string_view name);
// Every name that a game gives its procedures and their steps.
std::vector<std::string> wordsForChance(const Game& game);

}  // namespace cantina::ai
