#include "cli/deck_find.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/command.h"
#include "kernel/decks.h"
#include "kernel/nearest.h"

namespace cantina::cli {
namespace {

namespace fs = std::filesystem;
using deckforms::Form;
using deckforms::Imported;

// At most a byte more than a deck may have: enough to see that it is too long.
std::optional<std::string> bytesOf(const std::string& path) {
    std::ifstream file;
    if (path != "-") file.open(path, std::ios::binary);
    std::istream& in = path == "-" ? std::cin : file;
    std::string text(deckforms::kMaxBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad() || (path != "-" && !file.is_open())) return std::nullopt;
    text.resize(static_cast<size_t>(in.gcount()));
    return text;
}

// The last folder of the path that is a game's name.
std::string gameInPath(const std::string& path, const std::vector<std::string>& games) {
    std::string found;
    for (const fs::path& part : fs::path(path).parent_path())
        if (std::find(games.begin(), games.end(), part.string()) != games.end()) found = part.string();
    return found;
}

int knownCopies(const deckforms::ReadResult& result) {
    const auto* in = std::get_if<Imported>(&result);
    int known = 0;
    if (in != nullptr)
        for (const DeckEntry& e : in->deck.entries) known += e.count;
    return known;
}

// The game whose book knows most of the cards; empty if none does or two do equally well.
std::string likeliestGame(const Form& form, const std::string& text, Shelves& shelves) {
    std::string best;
    int most = 0;
    bool tie = false;
    for (const std::string& game : shelves.games()) {
        const int known = knownCopies(deckforms::readAs(form, text, *shelves.of(game).index));
        tie = known == most ? tie || known > 0 : known < most && tie;
        if (known > most) best = game;
        most = std::max(most, known);
    }
    return tie ? "" : best;
}

int chooseGame(const std::string& path, const Form& form, const std::string& text, const DeckArgs& args, Shelves& shelves,
               std::string& game, Output& out) {
    game = form.game;
    if (!game.empty() && !args.game.empty() && args.game != game)
        return out.badUse(fmt::format("the form '{}' is of {}, not of {}", form.name, game, args.game),
                          "Leave --game out, or choose another --form.");
    if (game.empty()) game = args.game;
    if (game.empty()) game = gameInPath(path, shelves.games());
    // A text that cannot be read at all is not a question of the game.
    if (game.empty() && std::holds_alternative<Problem>(deckforms::readAs(form, text, std::span<const CardInfo>())))
        game = shelves.games().front();
    if (game.empty()) game = likeliestGame(form, text, shelves);
    if (game.empty()) return out.badUse("of which game is '" + path + "'?", "Give --game GAME.");
    return kSuccess;
}

int readFile(const std::string& path, const std::string& formName, const DeckArgs& args, Shelves& shelves, FoundDeck& found,
             Output& out) {
    const std::optional<std::string> text = bytesOf(path);
    if (!text) return out.badUse("cannot read '" + path + "'", "Check the path and its permissions.");
    if (!formName.empty()) {
        found.form = formOrComplain(formName, out);
        if (found.form == nullptr) return kBadUse;
    }
    if (found.form == nullptr) found.form = deckforms::formOf(*text);
    if (found.form == nullptr)
        return out.fail(path + " is a deck of no form that this program knows",
                        "Give --form FORM; see 'cantina deck import --help'.");
    std::string game;
    if (const int code = chooseGame(path, *found.form, *text, args, shelves, game, out); code != kSuccess) return code;
    found.shelf = &shelves.of(game);
    deckforms::ReadResult result = deckforms::readAs(*found.form, *text, *found.shelf->index);
    if (const auto* problem = std::get_if<Problem>(&result))
        return out.fail(fmt::format("{}: {}: {}", path, problem->where, problem->message),
                        fmt::format("It was read as '{}'; --form takes another.", found.form->name));
    found.in = std::get<Imported>(std::move(result));
    if (found.in.deck.name.empty()) found.in.deck.name = path == "-" ? "" : fs::path(path).stem().string();
    return kSuccess;
}

int noSuchDeck(const std::string& name, const std::vector<std::string>& known, Output& out) {
    const std::string hint = didYouMean(nearest(name, known));
    return out.badUse("there is no deck and no file '" + name + "'", hint.empty() ? "See 'cantina deck list'." : hint);
}

}  // namespace

int Shelves::open(const DeckArgs& args, Output& out) {
    out_ = &out;
    games_ = chosenGames(args.game, out);
    if (games_.empty()) return args.game.empty() ? out.fail("this program has no games") : kBadUse;
    if (args.cards.empty()) return kSuccess;
    return readCardFiles({{args.cards}, args.game}, files_, out);
}

Shelf& Shelves::of(const std::string& game) {
    auto [it, fresh] = shelves_.try_emplace(game);
    Shelf& shelf = it->second;
    if (fresh) {
        shelf.name = game;
        MadeGame made = makeGame(game, {.extraCards = files_[game], .asOf = "", .lint = false, .toys = false});
        const auto errors =
            std::count_if(made.problems.begin(), made.problems.end(), [](const auto& p) { return !p.warning; });
        if (errors > 0) out_->note(fmt::format("{} error(s) in the cards of {}: see 'cantina cards check'", errors, game));
        shelf.game = std::move(made.game);
        shelf.cards = shelf.game->cards();
        shelf.index.emplace(shelf.cards);
    }
    return shelf;
}

int findDeck(const std::string& nameOrFile, const std::string& form, const DeckArgs& args, Shelves& shelves,
             FoundDeck& found, Output& out) {
    found.named = nameOrFile;
    std::error_code error;
    if (nameOrFile == "-" || (fs::exists(nameOrFile, error) && !fs::is_directory(nameOrFile, error)))
        return readFile(nameOrFile, form, args, shelves, found, out);
    std::vector<std::string> known;
    std::vector<ShippedDeck> fitting;
    for (const std::string& game : shelves.games())
        for (ShippedDeck& d : shippedDecks(game)) {
            known.push_back(d.file);
            if (nameOrFile == d.file || nameOrFile == game + "/" + d.file) fitting.push_back(std::move(d));
        }
    if (fitting.empty()) return noSuchDeck(nameOrFile, known, out);
    if (fitting.size() > 1)
        return out.badUse("several games have a deck '" + nameOrFile + "'",
                          "Write it with its game: " + fitting[0].game + "/" + nameOrFile + ".");
    found.shelf = &shelves.of(fitting[0].game);
    found.form = deckforms::formNamed("cantina");
    found.in = deckforms::resolved(fitting[0].deck, *found.shelf->index);
    return kSuccess;
}

const Form* formOrComplain(const std::string& name, Output& out) {
    if (const Form* f = deckforms::formNamed(name)) return f;
    std::vector<std::string> names;
    for (const Form& f : deckforms::forms()) names.emplace_back(f.name);
    const std::string hint = didYouMean(nearest(name, names));
    out.badUse("there is no form '" + name + "'", hint.empty() ? "Forms: " + joined(names, ", ") + "." : hint);
    return nullptr;
}

boost::json::object jsonOf(const DeckList& deck, const Shelf& shelf) {
    boost::json::array entries;
    for (const DeckEntry& e : deck.entries)
        entries.push_back(boost::json::object{{"count", e.count},
                                              {"card", e.card},
                                              {"title", shelf.index->title(e.card)},
                                              {"section", e.section.empty() ? "deck" : e.section},
                                              {"detail", e.detail}});
    return {{"name", deck.name},   {"format", deck.format}, {"style", deck.style},
            {"level", deck.level}, {"plan", deck.plan},     {"entries", entries}};
}

boost::json::object jsonOf(const deckforms::MissingCard& c) {
    return {{"count", c.count},
            {"title", c.title},
            {"set", c.set},
            {"code", c.code},
            {"section", c.section.empty() ? "deck" : c.section},
            {"detail", c.detail}};
}

boost::json::object jsonOf(const Problem& p) { return {{"rule", p.rule}, {"where", p.where}, {"message", p.message}}; }

std::vector<const CardInfo*> incompleteCards(const DeckList& deck, const Shelf& shelf) {
    std::vector<const CardInfo*> out;
    for (const DeckEntry& e : deck.entries) {
        const CardInfo* c = shelf.index->byId(e.card);
        if (c != nullptr && !c->complete && std::find(out.begin(), out.end(), c) == out.end()) out.push_back(c);
    }
    return out;
}

int writeFile(const std::string& path, const std::string& text, bool force, Output& out) {
    std::error_code error;
    if (!force && fs::exists(path, error))
        return out.badUse("'" + path + "' is there already", "Choose another name, or give --force.");
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) return out.fail("cannot write '" + path + "'", "Check the folder and its permissions.");
    return kSuccess;
}

}  // namespace cantina::cli
