// The registry of the games: all that the layers above know of them beside kernel/game.h.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/game.h"
#include "language/compile.h"

namespace cantina {

struct GameRequest {
    std::vector<language::CardFile> extraCards = {};  // from --cards DIR
    std::string asOf = {};                            // which corrections apply; empty: all
    bool lint = false;                                // problems hold the linter's warnings too
    bool toys = true;                                 // with the toy cards: scenarios need them, matches must not have them
    bool real = true;                                 // with the real cards: the toy tables are measured without them
    int copies = 1;                                   // of each card in the book: what a larger book costs
};

struct MadeGame {
    std::unique_ptr<Game> game;                              // null: there is no such game
    std::vector<language::CardProblem> problems;             // of its cards, warnings included
    std::shared_ptr<const language::Vocabulary> vocabulary;  // of its card language
};

std::vector<std::string_view> gameNames();
MadeGame makeGame(std::string_view name, const GameRequest& request = {});

}  // namespace cantina
