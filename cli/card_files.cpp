#include "cli/card_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/command.h"
#include "kernel/nearest.h"

namespace cantina::cli {
namespace {

namespace fs = std::filesystem;

// The last folder of the path that is a game's name.
std::string gameOf(const fs::path& path) {
    std::string found;
    const std::vector<std::string_view> names = gameNames();
    for (const fs::path& part : path.parent_path())
        if (std::find(names.begin(), names.end(), part.string()) != names.end()) found = part.string();
    return found;
}

// "anywhere/games/tcg/cards/AOTC/units.lua" -> "games/tcg/cards/AOTC/units.lua"; other paths stay.
std::string bookPath(const std::string& path, const std::string& game) {
    const std::string folder = "games/" + game + "/cards/";
    const size_t at = path.rfind(folder);
    return at == std::string::npos || (at > 0 && path[at - 1] != '/') ? path : path.substr(at);
}

bool filesBelow(const std::string& path, std::vector<std::string>& out) {
    std::error_code error;
    if (fs::is_regular_file(path, error)) {
        out.push_back(fs::path(path).generic_string());
        return true;
    }
    if (!fs::is_directory(path, error)) return false;
    for (const auto& entry : fs::recursive_directory_iterator(path, error))
        if (entry.is_regular_file(error) && entry.path().extension() == ".lua") out.push_back(entry.path().generic_string());
    return true;
}

}  // namespace

int readCardFiles(const CardPlaces& places, FilesByGame& files, Output& out) {
    std::vector<std::string> paths;
    for (const std::string& path : places.paths)
        if (!filesBelow(path, paths)) return out.badUse("there is no file or folder '" + path + "'", "Check the path.");
    std::sort(paths.begin(), paths.end());
    paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
    for (const std::string& path : paths) {
        std::error_code error;
        std::string game = gameOf(fs::absolute(path, error));
        if (game.empty()) game = places.game;
        if (game.empty())
            return out.badUse("of which game is '" + path + "'?",
                              "Give --game GAME, or put it in a folder with the game's name.");
        if (!places.game.empty() && game != places.game) continue;
        std::ifstream in(path, std::ios::binary);
        std::stringstream text;
        text << in.rdbuf();
        if (!in) return out.badUse("cannot read '" + path + "'", "Check its permissions.");
        files[game].push_back({bookPath(path, game), text.str()});
    }
    return kSuccess;
}

std::vector<std::string> chosenGames(const std::string& game, Output& out) {
    std::vector<std::string> all;
    for (const std::string_view name : gameNames()) all.emplace_back(name);
    if (game.empty()) return all;
    if (std::find(all.begin(), all.end(), game) != all.end()) return {game};
    const std::string hint = didYouMean(nearest(game, all));
    out.badUse("there is no game '" + game + "'", hint.empty() ? "Games: " + joined(all, ", ") + "." : hint);
    return {};
}

}  // namespace cantina::cli
