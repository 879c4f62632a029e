// The games as the server keeps them: each with its book, its decks and its cards, made once when it starts.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/all.h"
#include "kernel/decks.h"
#include "match/deckforms/form.h"

namespace cantina::server {

struct Shelf {
    std::string name;
    std::unique_ptr<Game> game;
    std::vector<CardInfo> cards;
    std::optional<deckforms::Cards> index;  // of `cards`
    std::vector<ShippedDeck> decks;
    std::map<std::string, std::vector<std::string>> formatsOf;  // a shipped deck, by its file: all that it is legal in

    // The name of a shipped deck, or a deck in text of any form; legal in `format` (empty: in the one it was built for).
    std::variant<DeckList, Problem> deckFrom(const std::string& nameOrText) const;
    // What is wrong with it in one sentence; nothing: legal.
    std::optional<Problem> problemWith(const DeckList& deck, const std::string& format) const;
    bool fits(const DeckList& deck, int seat) const;
    // The format that both are legal in: the first one's own, the second one's, any; empty: none.
    std::optional<std::string> commonFormat(const std::vector<DeckList>& decks) const;
    // A shipped deck for a seat, another than `butNot` if there is one.
    const DeckList* shippedFor(int seat, const std::string& butNot) const;
};

class Shelves {
public:
    // `extraCards`: user-made cards by game.
    explicit Shelves(const std::map<std::string, std::vector<language::CardFile>>& extraCards = {});
    const Shelf* of(const std::string& game) const;
    const std::map<std::string, Shelf>& all() const { return shelves_; }

private:
    std::map<std::string, Shelf> shelves_;
};

}  // namespace cantina::server
