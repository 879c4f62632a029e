#include "server/shelf.h"

#include <algorithm>

namespace cantina::server {

Shelves::Shelves(const std::map<std::string, std::vector<language::CardFile>>& extraCards) {
    for (const std::string_view name : gameNames()) {
        GameRequest request;
        request.toys = false;
        if (const auto it = extraCards.find(std::string(name)); it != extraCards.end()) request.extraCards = it->second;
        MadeGame made = makeGame(name, request);
        if (!made.game) continue;
        Shelf& shelf = shelves_[std::string(name)];
        shelf.name = name;
        shelf.game = std::move(made.game);
        shelf.cards = shelf.game->cards();
        shelf.index.emplace(shelf.cards);
        shelf.decks = shippedDecks(name);
        for (const ShippedDeck& d : shelf.decks)
            for (const FormatInfo& f : shelf.game->formats())
                if (shelf.game->checkDeck(d.deck, f.id).empty()) shelf.formatsOf[d.file].push_back(f.id);
    }
}

const Shelf* Shelves::of(const std::string& game) const {
    const auto it = shelves_.find(game);
    return it == shelves_.end() ? nullptr : &it->second;
}

std::variant<DeckList, Problem> Shelf::deckFrom(const std::string& nameOrText) const {
    for (const ShippedDeck& d : decks)
        if (d.file == nameOrText) return d.deck;
    if (nameOrText.find('\n') == std::string::npos)
        return Problem{"deck", "there is no deck '" + nameOrText.substr(0, 60) + "'; GET /api/games lists them", ""};
    const deckforms::Form* form = deckforms::formOf(nameOrText);
    if (form == nullptr || (!form->game.empty() && form->game != name))
        return Problem{"deck", form == nullptr ? "this is a deck of no form that we know" : "this is a deck of another game",
                       ""};
    deckforms::ReadResult read = deckforms::readAs(*form, nameOrText, *index);
    if (auto* problem = std::get_if<Problem>(&read)) return *problem;
    auto imported = std::get<deckforms::Imported>(std::move(read));
    if (!imported.missing.empty()) return Problem{"deck", "not in the book yet: " + imported.missing.front().text(), ""};
    if (!imported.problems.empty()) return imported.problems.front();
    if (imported.deck.name.empty()) imported.deck.name = "own deck";
    return imported.deck;
}

std::optional<Problem> Shelf::problemWith(const DeckList& deck, const std::string& format) const {
    std::vector<Problem> problems = game->checkDeck(deck, format);
    if (problems.empty()) return std::nullopt;
    Problem first = problems.front();
    first.message = "the deck '" + deck.name + "' cannot be played: " + first.where + ": " + first.message;
    if (problems.size() > 1) first.message += " (and " + std::to_string(problems.size() - 1) + " more)";
    first.where = "deck";
    return first;
}

bool Shelf::fits(const DeckList& deck, int seat) const {
    const int must = game->seatFor(deck);
    return must < 0 || must == seat;
}

std::optional<std::string> Shelf::commonFormat(const std::vector<DeckList>& given) const {
    std::vector<std::string> tried;
    for (const DeckList& d : given)
        if (!d.format.empty()) tried.push_back(d.format);
    for (const FormatInfo& f : game->formats()) tried.push_back(f.id);
    for (const std::string& format : tried)
        if (std::all_of(given.begin(), given.end(), [&](const DeckList& d) { return game->checkDeck(d, format).empty(); }))
            return format;
    return std::nullopt;
}

const DeckList* Shelf::shippedFor(int seat, const std::string& butNot) const {
    const DeckList* found = nullptr;
    for (const ShippedDeck& d : decks)
        if (fits(d.deck, seat) && (found == nullptr || found->name == butNot)) found = &d.deck;
    return found;
}

}  // namespace cantina::server
