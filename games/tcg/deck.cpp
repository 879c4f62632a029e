// Deck construction (section 1): TCG-DECK-01 to 08, and the formats.
#include <algorithm>
#include "games/tcg/game.h"

#include "games/tcg/rules/rules.h"
#include "language/decks.h"

namespace cantina::tcg {
namespace {

using language::CardDef;
using language::DeckCard;

constexpr int kLeastCards = 60;
constexpr int kLeastOfType = 12;
const char* const kTypeNames[] = {"Space", "Ground", "Character"};

std::string nameOf(const language::Book& book, uint16_t def) {
    constexpr std::string_view kTag = "version=";
    for (const std::string& tag : book.texts[def].tags)
        if (tag.starts_with(kTag)) return book.title(def) + " (" + tag.substr(kTag.size()) + ")";
    return book.title(def);
}

struct Counts {
    int cards = 0;
    int units[3] = {};
    int side[3] = {};
};
Counts count(const language::Book& book, const std::vector<DeckCard>& cards) {
    Counts n;
    for (const DeckCard& c : cards) {
        const CardDef& def = book.def(c.def);
        n.cards += c.count;
        if (isUnitType(def.type)) n.units[def.type - kTypeSpace] += c.count;
        n.side[def.number[kSide]] += c.count;
    }
    return n;
}

void checkSides(const language::Book& book, const std::vector<DeckCard>& cards, const Counts& n, std::vector<Problem>& out) {
    if (n.side[0] == 0 || n.side[1] == 0) return;
    int fewer = n.side[0] < n.side[1] ? 0 : 1;
    for (const DeckCard& c : cards)
        if (book.def(c.def).number[kSide] == fewer)
            out.push_back(
                {nameOf(book, c.def), "a deck has no cards of both sides: this one is of the other side", "TCG-DECK-02"});
}
void checkUnits(const Counts& n, std::vector<Problem>& out) {
    for (int i = 0; i < 3; ++i)
        if (n.units[i] < kLeastOfType)
            out.push_back({"units",
                           std::to_string(n.units[i]) + " " + kTypeNames[i] + " units: a deck has at least " +
                               std::to_string(kLeastOfType),
                           "TCG-DECK-04"});
    for (int i = 0; i < 3; ++i)
        for (int k = 0; k < 3; ++k)
            if (n.units[i] > 2 * n.units[k])
                out.push_back({"units",
                               std::to_string(n.units[i]) + " " + kTypeNames[i] + " units are more than twice the " +
                                   std::to_string(n.units[k]) + " " + kTypeNames[k] + " units",
                               "TCG-DECK-05"});
}
void checkCopies(const language::Book& book, const std::vector<DeckCard>& cards, std::vector<Problem>& out) {
    for (const DeckCard& c : cards)
        if (c.count > kMostCopies)
            out.push_back({nameOf(book, c.def),
                           std::to_string(c.count) + " copies: at most " + std::to_string(kMostCopies) +
                               " with the same name and version",
                           "TCG-DECK-07"});
}

// A copy of a card printed in both sets counts with the other: cards are told apart by name and version.
std::vector<DeckCard> byName(const language::Book& book, const std::vector<DeckCard>& cards) {
    std::vector<DeckCard> out;
    for (const DeckCard& c : cards) {
        auto same = std::find_if(out.begin(), out.end(),
                                 [&](const DeckCard& o) { return nameOf(book, o.def) == nameOf(book, c.def); });
        if (same == out.end())
            out.push_back(c);
        else
            same->count += c.count;
    }
    return out;
}

}  // namespace

std::string roomFor(int cards) {
    return std::to_string(cards) + " cards: the rules allow as many as you like, but this program's table has room for " +
           std::to_string(kMostCards) + " cards of each player";
}

std::vector<FormatInfo> Rules::formats() {
    return {{"republic", "Republic and Clone Wars", "Attack of the Clones and Revenge of the Sith; rulebook of 2005"},
            {"open", "Open", "every card of the book, user-made sets too"},
            {"strict", "Open, strict Upkeep", "as Open; a unit none of whose Upkeep costs can be paid is discarded"}};
}

std::vector<Problem> Rules::checkDeck(const language::Book& book, const DeckList& deck, std::string_view format) {
    std::vector<Problem> out;
    std::vector<DeckCard> cards = language::cardsOf(book, deck, out);
    if (format == "republic")
        for (const DeckCard& c : cards)
            if (const std::string& set = book.texts[c.def].set; set != "AOTC" && set != "ROTS")
                out.push_back({nameOf(book, c.def), "its set is not part of this format", ""});
    Counts n = count(book, cards);
    // RULING TCG-DECK-01: there is no upper limit by the rules, but this program's table has one
    // (docs/decisions/056-room-in-the-tcgs-state.md): it is said here, before anybody sits down.
    if (n.cards > kMostCards) out.push_back({"deck", roomFor(n.cards), ""});
    if (n.cards < kLeastCards)
        out.push_back({"deck", std::to_string(n.cards) + " cards: a deck has at least 60", "TCG-DECK-01"});
    checkSides(book, cards, n, out);
    checkUnits(n, out);
    checkCopies(book, byName(book, cards), out);
    return out;
}

int Rules::seatFor(const language::Book& book, const DeckList& deck) {
    std::vector<Problem> ignored;
    Counts n = count(book, language::cardsOf(book, deck, ignored));
    if (n.side[0] == n.side[1]) return -1;
    return n.side[0] > n.side[1] ? 0 : 1;
}

}  // namespace cantina::tcg
