#include "cli/deck_files.h"

#include <fstream>
#include <iterator>

#include "cli/output.h"
#include "kernel/decks.h"
#include "kernel/nearest.h"

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
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    auto read = readDeck(text);
    if (auto* problem = std::get_if<Problem>(&read)) {
        error = nameOrFile + ", " + problem->where + ": " + problem->message;
        return std::nullopt;
    }
    DeckList deck = std::get<DeckList>(std::move(read));
    if (deck.name.empty()) deck.name = nameOrFile;
    return deck;
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
