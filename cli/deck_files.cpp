#include "cli/deck_files.h"

#include <fstream>

#include "cli/output.h"
#include "kernel/decks.h"
#include "kernel/nearest.h"
#include "match/deckforms/form.h"

namespace cantina::cli {

std::optional<DeckList> findDeck(const Game& game, const std::string& nameOrFile, std::string& error) {
    std::vector<std::string> names;
    for (const ShippedDeck& d : shippedDecks(game.name())) {
        if (d.file == nameOrFile) return d.deck;
        names.push_back(d.file);
    }
    std::ifstream in(nameOrFile, std::ios::binary);
    if (!in) {
        error = "there is no shipped deck and no file '" + nameOrFile + "'";
        const std::string advice = didYouMean(nearest(nameOrFile, names));
        error += advice.empty() ? (names.empty() ? "" : "; shipped: " + joined(names, ", ")) : "; " + advice;
        return std::nullopt;
    }
    std::string text(deckforms::kMaxBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<size_t>(in.gcount()));
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
