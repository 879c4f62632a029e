// Small lists of invented cards, one per game, with the facts that deck forms look for; and the books that are built in.
#pragma once

#include <string>
#include <vector>

#include "kernel/chance.h"
#include "kernel/game.h"

namespace cantina::sample {

std::vector<CardInfo> cards(const std::string& game);
DeckList deck(const std::string& game);  // of those cards
// The section of a card in a deck; "-": no deck lists it by itself.
std::string sectionOf(const std::string& game, const CardInfo& card);
std::vector<CardInfo> bookOf(const std::string& game);  // the real one, without toys
Chance chance(uint64_t seed);

}  // namespace cantina::sample
