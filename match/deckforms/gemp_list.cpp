// GEMP-SWCCG's short list, as its deck builder sends it to the server: ids with commas, then a bar, then the cards outside
// the deck: "1_2,1_2,1_168|13_52".
#include <algorithm>

#include "match/deckforms/all.h"
#include "match/deckforms/gather.h"
#include "match/deckforms/gemp.h"

namespace cantina::deckforms {
namespace {

constexpr std::string_view kDigits = "0123456789";

// "1_168", perhaps with the marks of foil and picture.
bool isId(std::string_view text) {
    const size_t bar = gempId(text).find('_');
    if (bar == std::string_view::npos || bar == 0) return false;
    const std::string_view set = gempId(text).substr(0, bar), number = gempId(text).substr(bar + 1);
    return !number.empty() && set.size() <= 4 && number.size() <= 5 &&
           set.find_first_not_of(kDigits) == std::string_view::npos &&
           number.find_first_not_of(kDigits) == std::string_view::npos;
}

bool detect(std::string_view text) {
    text = trimmed(text.substr(0, 4'000));
    return isId(text.substr(0, text.find_first_of(",|\n")));
}

ReadResult read(std::string_view text, const Cards& cards) {
    Gathering out;
    std::string_view section;
    text = trimmed(text);
    for (bool more = !text.empty(); more && !out.tooMany();) {
        const size_t end = std::min(text.find_first_of(",|"), text.size());
        const std::string_view item = trimmed(text.substr(0, end));
        if (!item.empty() && !isId(item))
            return Problem{"deck", "'" + oneLine(item) + "' is no id of GEMP such as 1_168", ""};
        const std::string_view id = gempId(item);
        if (const CardInfo* c = cards.byId(id))
            out.add(*c, 1, section);
        else if (!id.empty())
            out.miss({1, "", "", std::string(id), std::string(section)});
        more = end < text.size();
        if (more && text[end] == '|') {
            if (!section.empty()) return Problem{"deck", "there is a second bar: a list is deck|outside", ""};
            section = kOutside;
        }
        if (more) text.remove_prefix(end + 1);
    }
    return out.finish();
}

WriteResult write(const DeckList& deck, const Cards& cards) {
    if (auto problems = unknownTo(deck, cards); !problems.empty()) return problems;
    std::string inside, outside;
    for (const DeckEntry& e : deck.entries) {
        std::string& list = e.section == kOutside ? outside : inside;
        for (int i = 0; i < e.count; ++i) list += (list.empty() ? "" : ",") + cards.byId(e.card)->id;
    }
    return inside + "|" + outside + "\n";
}

}  // namespace

Form gempList() {
    return {"gemp-list", "ccg", ".txt", "GEMP-SWCCG: ids with commas, a bar, cards outside the deck", detect, read, write};
}

}  // namespace cantina::deckforms
