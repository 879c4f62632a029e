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
    const std::string folder = "games/" + game + "/";
    const size_t at = path.rfind(folder);
    return at == std::string::npos || (at > 0 && path[at - 1] != '/') ? path : path.substr(at);
}

// names.lua and prelude.lua in the folders above, up to that of the game: whoever names one file of games/tcg/cards means
// the words of games/tcg/names.lua too. Outside a game's folder only those beside the file.
void wordsAbove(const std::string& path, std::vector<std::string>& out) {
    std::error_code error;
    const std::vector<std::string_view> games = gameNames();
    const auto isGame = [&](const fs::path& folder) {
        return std::find(games.begin(), games.end(), folder.filename().string()) != games.end();
    };
    const fs::path named = fs::absolute(path, error).lexically_normal();
    const fs::path written = fs::path(path).lexically_normal();
    const bool inGame = !gameOf(named / "x").empty();
    fs::path folder = fs::is_directory(named, error) ? named : named.parent_path();
    if (folder.filename().empty()) folder = folder.parent_path();
    while (!folder.empty()) {
        for (const char* name : {"names.lua", "prelude.lua"})
            if (const fs::path file = folder / name; fs::is_regular_file(file, error))
                out.push_back(written.is_absolute() ? file.generic_string() : fs::proximate(file, error).generic_string());
        if (!inGame || isGame(folder) || folder == folder.root_path()) break;
        folder = folder.parent_path();
    }
}

// Does the link lead to a folder in which it lies?
bool isAround(const fs::path& link) {
    std::error_code error;
    const std::string to = fs::canonical(link, error).generic_string() + "/";
    const std::string at = fs::canonical(link.parent_path(), error).generic_string() + "/";
    return !error && at.starts_with(to);
}

bool filesBelow(const std::string& path, std::vector<std::string>& out) {
    std::error_code error;
    if (fs::is_regular_file(path, error)) {
        out.push_back(fs::path(path).generic_string());
        wordsAbove(path, out);
        return true;
    }
    if (!fs::is_directory(path, error)) return false;
    wordsAbove(path, out);
    // A link to a folder is followed, but not one that leads back to a folder that it lies in.
    auto files = fs::recursive_directory_iterator(path, fs::directory_options::follow_directory_symlink, error);
    for (; files != fs::recursive_directory_iterator(); files.increment(error)) {
        const fs::directory_entry& entry = *files;
        if (entry.is_symlink(error) && entry.is_directory(error) && isAround(entry.path()))
            files.disable_recursion_pending();
        if (entry.is_regular_file(error) && entry.path().extension() == ".lua") out.push_back(entry.path().generic_string());
    }
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
                              "Put it below a folder with the game's name, as lcg/cards/, or give --game GAME where the "
                              "command has it.");
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
