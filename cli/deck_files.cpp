#include "cli/deck_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "cli/output.h"
#include "games/all.h"
#include "kernel/decks.h"
#include "kernel/nearest.h"
#include "match/deckforms/form.h"

namespace cantina::cli {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> textOf(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::nullopt;
    std::string text(deckforms::kMaxBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<size_t>(in.gcount()));
    return text;
}

// By its ending, and where that is one of any text (.txt, .json), by what is in it.
bool isDeckFile(const fs::path& path) {
    const std::string ending = path.extension().string();
    if (ending == deckforms::forms().back().ending) return true;
    const auto hasEnding = [&](const deckforms::Form& f) { return f.ending == ending; };
    if (std::none_of(deckforms::forms().begin(), deckforms::forms().end(), hasEnding)) return false;
    const std::optional<std::string> text = textOf(path.string());
    const deckforms::Form* form = text ? deckforms::formOf(*text) : nullptr;
    return form != nullptr && form->ending == ending;
}

// A deck file as far as it can be told without a game's cards.
struct Candidate {
    std::string path, text;
    const deckforms::Form* form = nullptr;
    std::string game;      // of it, as far as it is known
    bool isLegal = false;  // and it may be played there
};

void judge(Candidate& c, const Game& game, const deckforms::Cards& cards) {
    if (!c.form->game.empty() && c.form->game != game.name()) return;
    const deckforms::ReadResult read = deckforms::readAs(*c.form, c.text, cards);
    const auto* imported = std::get_if<deckforms::Imported>(&read);
    if (imported == nullptr || !imported->whole()) return;
    // Games share titles: of several in which it can be read, the one in which it is a legal deck.
    const bool legal = game.checkDeck(imported->deck, "").empty();
    if (!c.game.empty() && (c.isLegal || !legal)) return;
    c.game = game.name();
    c.isLegal = legal;
}

}  // namespace

std::optional<std::vector<std::string>> deckPaths(const std::vector<std::string>& given, std::string& error) {
    std::vector<std::string> out;
    for (const std::string& path : given) {
        std::error_code bad;
        if (!fs::is_directory(path, bad)) {
            out.push_back(path);
            continue;
        }
        std::vector<std::string> files;
        for (const fs::directory_entry& e : fs::directory_iterator(path, bad))
            if (e.is_regular_file(bad) && isDeckFile(e.path())) files.push_back(e.path().string());
        if (files.empty()) {
            error = "there are no deck files in the folder " + path;
            return std::nullopt;
        }
        std::sort(files.begin(), files.end());
        out.insert(out.end(), files.begin(), files.end());
    }
    return out;
}

std::optional<std::string> gameOfDecks(const std::vector<std::string>& files, std::string& error) {
    std::vector<Candidate> all;
    for (const std::string& path : files) {
        std::optional<std::string> text = textOf(path);
        if (!text) return error = "cannot read the deck file " + path, std::nullopt;
        const deckforms::Form* form = deckforms::formOf(*text);
        if (form == nullptr) return error = path + " is a deck of no form that this program knows", std::nullopt;
        all.push_back({path, std::move(*text), form, "", false});
    }
    for (std::string_view name : gameNames()) {
        const MadeGame made = makeGame(name, {.toys = false});
        const std::vector<CardInfo> infos = made.game->cards();
        const deckforms::Cards cards(infos);
        for (Candidate& c : all) judge(c, *made.game, cards);
    }
    for (const Candidate& c : all) {
        if (c.game.empty())
            return error = c.path + ": no game has all of its cards; 'cantina deck check' lists what is missing",
                   std::nullopt;
        if (c.game != all.front().game) {
            error = "these are decks of different games: " + all.front().path + " is of " + all.front().game + ", " +
                    c.path + " of " + c.game;
            return std::nullopt;
        }
    }
    if (all.empty()) return error = "there are no deck files", std::nullopt;
    return all.front().game;
}

std::optional<DeckList> findDeck(const Game& game, const std::string& nameOrFile, std::string& error) {
    std::vector<std::string> names;
    for (const ShippedDeck& d : shippedDecks(game.name())) {
        if (d.file == nameOrFile) return d.deck;
        names.push_back(d.file);
    }
    const std::optional<std::string> file = textOf(nameOrFile);
    if (!file) {
        error = "there is no shipped deck and no file '" + nameOrFile + "'";
        const std::string advice = didYouMean(nearest(nameOrFile, names));
        error += advice.empty() ? (names.empty() ? "" : "; shipped: " + joined(names, ", ")) : "; " + advice;
        return std::nullopt;
    }
    const std::string& text = *file;
    const deckforms::Form* form = deckforms::formOf(text);
    if (form == nullptr || (!form->game.empty() && form->game != game.name())) {
        error = nameOrFile + (form == nullptr ? " is a deck of no form that this program knows"
                                              : " is a deck of another game: " + std::string(form->game));
        return std::nullopt;
    }
    const std::vector<CardInfo> cards = game.cards();
    deckforms::ReadResult read = deckforms::readAs(*form, text, deckforms::Cards(cards));
    if (auto* problem = std::get_if<Problem>(&read)) {
        error = nameOrFile + ", " + problem->where + ": " + problem->message;
        return std::nullopt;
    }
    auto imported = std::get<deckforms::Imported>(std::move(read));
    if (!imported.whole()) {
        error = nameOrFile + ": " +
                (imported.missing.empty() ? imported.problems[0].message
                                          : "not in the book yet: " + imported.missing[0].text()) +
                "; 'cantina deck check' lists everything";
        return std::nullopt;
    }
    if (imported.deck.name.empty()) imported.deck.name = nameOrFile;
    return imported.deck;
}

std::optional<std::vector<DeckList>> seated(const Game& game, std::vector<DeckList> decks, std::string& error) {
    std::vector<DeckList> out(decks.size());
    std::vector<bool> taken(decks.size(), false);
    std::vector<DeckList> free;
    for (DeckList& d : decks) {
        const int seat = game.seatFor(d);
        if (seat < 0) {
            free.push_back(std::move(d));
            continue;
        }
        const auto at = static_cast<size_t>(seat);
        if (at >= decks.size() || taken[at]) {
            error = "'" + d.name + "' and another deck are of the same side: take one deck of each side";
            return std::nullopt;
        }
        taken[at] = true;
        out[at] = std::move(d);
    }
    for (size_t i = 0, next = 0; i < out.size(); ++i)
        if (!taken[i]) out[i] = std::move(free[next++]);
    return out;
}

}  // namespace cantina::cli
