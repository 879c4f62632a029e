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
};

struct MadeGame {
    std::unique_ptr<Game> game;                        // null: there is no such game
    std::vector<language::CardProblem> problems;       // of its cards, warnings included
    const language::Vocabulary* vocabulary = nullptr;  // of its card language; lives as long as the program
};

std::vector<std::string_view> gameNames();
MadeGame makeGame(std::string_view name, const GameRequest& request = {});

}  // namespace cantina
