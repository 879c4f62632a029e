// Deck files: how a deck is kept in this repository and by players who write one by hand.
//
//   # a comment
//   name: Rey, starter
//   level: easy
//   plan: Activate early and often.
//
//   [characters]
//   1 Rey [AW-38] elite
//   [deck]
//   2 Dug In [AW-60]
//
// A line is a number, a title, perhaps the card's id in brackets, perhaps a detail. With an id the title is for people
// only. [deck] is the draw deck (an entry without a section).
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/game.h"

namespace cantina {

std::variant<DeckList, Problem> readDeck(std::string_view text);
// `title` gives the title of an entry's card, for people; it may return nothing.
std::string writeDeck(const DeckList& deck, const std::function<std::string(const std::string&)>& title);

// A deck that travels with the program: decks/<game>/<name>.deck.
struct ShippedDeck {
    std::string game;
    std::string file;  // "rey": what a player types
    DeckList deck;
};
// Those of one game, sorted by file; a file that cannot be read is a mistake of ours and is left out (a test reads all).
std::vector<ShippedDeck> shippedDecks(std::string_view game);

}  // namespace cantina
