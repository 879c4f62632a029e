#include "language/decks.h"

#include <algorithm>

#include "kernel/nearest.h"

namespace cantina::language {

std::vector<DeckCard> cardsOf(const Book& book, const DeckList& deck, std::vector<Problem>& problems) {
    std::vector<DeckCard> out;
    for (const DeckEntry& e : deck.entries) {
        uint16_t def = book.find(e.card);
        if (def == 0) {
            std::vector<std::string> titles;
            for (const CardText& text : book.texts) titles.push_back(text.title);
            std::vector<std::string> near = nearest(e.card, titles, 1);
            problems.push_back(
                {e.card,
                 "there is no card '" + e.card + "' in the book" + (near.empty() ? "" : "; did you mean '" + near[0] + "'?"),
                 ""});
            continue;
        }
        auto same = std::find_if(out.begin(), out.end(), [&](const DeckCard& c) {
            return c.def == def && c.section == e.section && c.detail == e.detail;
        });
        if (same != out.end())
            same->count += e.count;
        else
            out.push_back({def, e.count, e.section, e.detail});
    }
    return out;
}

}  // namespace cantina::language
