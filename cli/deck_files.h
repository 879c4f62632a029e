// Decks as a command line names them: a shipped deck by its name, or a file.
#pragma once

#include <optional>
#include <string>

#include "kernel/game.h"

namespace cantina::cli {

// The error says what to do.
std::optional<DeckList> findDeck(const Game& game, const std::string& nameOrFile, std::string& error);

// Decks in the order of their seats: those with a side take it. The error says what does not fit.
std::optional<std::vector<DeckList>> seated(const Game& game, std::vector<DeckList> decks, std::string& error);

}  // namespace cantina::cli
