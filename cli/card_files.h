// Card files from outside the program: folders given with --cards, files named on the command line.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/output.h"
#include "games/all.h"

namespace cantina::cli {

struct CardPlaces {
    std::vector<std::string> paths;  // files or folders; folders are read with all below them
    std::string game;                // the game of files whose path names none; empty: such a file is an error
};

using FilesByGame = std::map<std::string, std::vector<language::CardFile>>;

// Reads them. A file belongs to the game whose name is a folder of its path. A file below games/<game>/cards/ has the path
// of the built-in one and so replaces it. kSuccess, or the exit code after saying what is wrong.
int readCardFiles(const CardPlaces& places, FilesByGame& files, Output& out);

// The games to look at: `game`, or all. Empty, after saying what is wrong, if there is no such game.
std::vector<std::string> chosenGames(const std::string& game, Output& out);

}  // namespace cantina::cli
