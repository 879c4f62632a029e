// Decks named on the command line: shipped ones, and files of any form and game.
#pragma once

#include <boost/json/fwd.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "cli/card_files.h"
#include "cli/deck.h"
#include "match/deckforms/form.h"

namespace cantina::cli {

// A game with its book, without toys.
struct Shelf {
    std::string name;
    std::unique_ptr<Game> game;
    std::vector<CardInfo> cards;
    std::optional<deckforms::Cards> index;  // of `cards`
};

// Games by name, made when first needed.
class Shelves {
public:
    // kSuccess, or the exit code after saying what is wrong with the game or the folder.
    int open(const DeckArgs& args, Output& out);
    const std::vector<std::string>& games() const { return games_; }  // those that are asked for
    Shelf& of(const std::string& game);

private:
    Output* out_ = nullptr;
    std::vector<std::string> games_;
    FilesByGame files_;
    std::map<std::string, Shelf> shelves_;
};

struct FoundDeck {
    std::string named;  // as it was asked for
    Shelf* shelf = nullptr;
    const deckforms::Form* form = nullptr;
    deckforms::Imported in;
};

// kSuccess; kBadUse if there is no such deck, form or game; kFailure if the file is no deck. Says what is wrong.
int findDeck(const std::string& nameOrFile, const std::string& form, const DeckArgs& args, Shelves& shelves,
             FoundDeck& found, Output& out);

// A form by name, or null after saying what is wrong.
const deckforms::Form* formOrComplain(const std::string& name, Output& out);

boost::json::object jsonOf(const DeckList& deck, const Shelf& shelf);
boost::json::object jsonOf(const deckforms::MissingCard& card);
boost::json::object jsonOf(const Problem& problem);

// The cards of a deck whose texts do not all work, by title and id.
std::vector<const CardInfo*> incompleteCards(const DeckList& deck, const Shelf& shelf);

// Writes a file. An old one stays unless `force`. kSuccess, or the exit code.
int writeFile(const std::string& path, const std::string& text, bool force, Output& out);

}  // namespace cantina::cli
