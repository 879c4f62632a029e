// Deck construction (rulebook: your deck): sixty cards, of one side of the Force, of the types that belong in a deck.
// Holds CCG-ZONE-RESV-01, CCG-DECK-01, CCG-SETUP-04, CCG-DBL-03, CCG-EFF-START-02/03.
#include "games/ccg/deck.h"

#include <fmt/format.h>

#include "games/ccg/state.h"
#include "language/decks.h"

namespace cantina::ccg {

using language::DeckCard;

namespace {

struct Format {
    const char* id;
    const char* title;
    const char* says;
    const char* sets;  // names of the sets with spaces around; empty: all
};
constexpr Format kFormats[] = {
    {"open", "Open", "all sets of the book; Advanced Rulebook 3.27, corrections of January 2021", ""},
    {"premiere", "Premiere", "Premiere and its introductory two-player game", " PREMIERE PREMIERE_INTRO "},
    {"death-star-ii", "Death Star II", "every set up to Death Star II",
     " PREMIERE PREMIERE_INTRO A_NEW_HOPE HOTH CLOUD_CITY SPECIAL_EDITION ENDOR DEATH_STAR_II "},
};

// CCG-DBL-03: of double-sided cards with one title or persona a deck has one.
void checkDoubles(const language::Book& book, const std::vector<DeckCard>& cards, std::vector<Problem>& out) {
    for (size_t i = 0; i < cards.size(); ++i) {
        const language::CardDef& def = book.def(cards[i].def);
        if (def.number[kOtherSide] == 0) continue;
        int same = cards[i].count;
        for (size_t k = 0; k < i; ++k) {
            const language::CardDef& other = book.def(cards[k].def);
            bool persona = def.number[kPersonaSlot] != 0 && def.number[kPersonaSlot] == other.number[kPersonaSlot];
            if (other.number[kOtherSide] != 0 && (persona || def.titleHash == other.titleHash)) same += cards[k].count;
        }
        if (same > 1)
            out.push_back(
                {book.title(cards[i].def), "a deck has one double-sided card of a title or persona", "CCG-DBL-03"});
    }
}

const char* sideName(int side) { return side == 1 ? "Dark" : "Light"; }

}  // namespace

std::vector<FormatInfo> formats() {
    std::vector<FormatInfo> out;
    for (const Format& f : kFormats) out.push_back({f.id, f.title, f.says});
    return out;
}

int sideOf(const language::Book& book, const DeckList& deck) {
    std::vector<Problem> ignored;
    int side = 0;
    for (const DeckCard& c : cardsOf(book, deck, ignored)) {
        int own = book.def(c.def).number[kSideSlot];
        if (own != 0 && side == 0) side = own;
        if (own != 0 && own != side) return -1;
    }
    return side - 1;
}

std::vector<Problem> checkDeck(const language::Book& book, const DeckList& deck, std::string_view format) {
    std::vector<Problem> out;
    std::vector<DeckCard> cards = cardsOf(book, deck, out);
    const Format* chosen = &kFormats[0];
    for (const Format& f : kFormats)
        if (format == f.id) chosen = &f;
    int total = 0, dark = 0, light = 0, objectives = 0, under = 0;
    bool starts = false;  // a Starting Effect
    for (const DeckCard& c : cards) {
        const language::CardDef& def = book.def(c.def);
        total += c.count;
        if (def.number[kSideSlot] == 1) dark += c.count;
        if (def.number[kSideSlot] == 2) light += c.count;
        const std::string& set = book.texts[c.def].set;
        if (*chosen->sets != 0 && std::string_view(chosen->sets).find(" " + set + " ") == std::string_view::npos)
            out.push_back(
                {book.title(c.def), fmt::format("its set {} is not part of the format {}", set, chosen->title), ""});
        bool shield = c.section == "shields";
        if (shield)
            total -= c.count, under += c.count;  // CCG-EFF-START-02: what lies under a Starting Effect is not counted
        starts = starts || (def.type == kEffect && def.number[kSubtype] == kStartingEffect);
        objectives += def.type == kObjective ? c.count : 0;
        if (shield != (def.type == kDefensiveShield))
            out.push_back({book.title(c.def),
                           "Defensive Shields, and nothing else, lie under a Starting Effect: they have "
                           "a section of their own, shields",
                           "CCG-EFF-START-02"});
        if (def.type == kObjective && def.number[kFace] != 0)
            out.push_back({book.title(c.def), "it is the other side of an Objective: name its front", "CCG-DBL-01"});
    }
    checkDoubles(book, cards, out);
    if (under > 0 && !starts)
        out.push_back(
            {"deck", "cards lie under a Starting Effect: it is one of the 60 cards, with 59 others", "CCG-EFF-START-03"});
    // RULING CCG-EFF-START-02: the rules name no most, but this program's table has room for so many (as in the tcg:
    // docs/decisions/056-room-in-the-tcgs-state.md).
    if (under > kMostOutside)
        out.push_back({"deck",
                       fmt::format("{} cards under the Starting Effect: the rules allow as many as you like, but this "
                                   "program's table has room for {} of each player",
                                   under, kMostOutside),
                       ""});
    if (objectives > 1) out.push_back({"deck", "a deck has one Objective at the most", "CCG-SETUP-04"});
    if (total != kDeckSize)
        out.push_back(
            {"deck", fmt::format("a deck has exactly {} cards, this one has {}", kDeckSize, total), "CCG-ZONE-RESV-01"});
    if (dark > 0 && light > 0)
        out.push_back({"deck",
                       fmt::format("all cards are of one side of the Force; here are {} of the {} and {} of the {} Side",
                                   dark, sideName(1), light, sideName(2)),
                       "CCG-DECK-01"});
    return out;
}

}  // namespace cantina::ccg
