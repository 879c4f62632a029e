// Decks to play with as a command line names them: a shipped deck by its name, or a file of any form. A deck with cards that
// are not in the book is refused (cli/deck_find.h is for those who want to look at one all the same).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/game.h"

namespace cantina::cli {

// The error says what to do.
std::optional<DeckList> findDeck(const Game& game, const std::string& nameOrFile, std::string& error);

// Every folder replaced by the deck files in it, sorted; the rest as it is. The error says what is wrong with a folder.
std::optional<std::vector<std::string>> deckPaths(const std::vector<std::string>& given, std::string& error);

// The game that these files are decks of: the one whose book has their cards. The error says which file is of which game,
// or of none.
std::optional<std::string> gameOfDecks(const std::vector<std::string>& files, std::string& error);

// Decks in the order of their seats: those with a side take it. The error says what does not fit.
std::optional<std::vector<DeckList>> seated(const Game& game, std::vector<DeckList> decks, std::string& error);

}  // namespace cantina::cli
