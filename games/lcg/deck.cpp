// Deck construction (LCG-DECK-01 to LCG-DECK-09, LCG-FAQ-04, LCG-RST) and the formats.
//
// A deck is an affiliation card and whole objective sets: the objective and the five command cards that carry its number.
#include <algorithm>
#include <map>

#include "games/lcg/game.h"
#include "games/lcg/rules/rules.h"
#include "language/decks.h"

namespace cantina::lcg {
namespace {

using language::Book;
using language::CardDef;
using language::DeckCard;

constexpr int kLeastObjectives = 10;
constexpr int kStarterObjectives = 8;
constexpr int kMostCopies = 2;
constexpr int kSlots = 6;
constexpr int kRestrictedSets[] = {99, 103};
constexpr int kMostCards = State::Pieces::kCapacity / 2;

int setOf(const CardDef& def) { return def.whole(kObjectiveSet); }
std::string named(const Book& book, uint16_t def) { return book.title(def) + " [" + book.id(def) + "]"; }

// What a deck has, by objective set.
struct Contents {
    std::vector<DeckCard> affiliations, objectives, command;
    std::map<int, int> sets;  // how often each set's objective is in the deck
    int count = 0;            // of objectives
};
Contents sorted(const Book& book, const std::vector<DeckCard>& cards) {
    Contents out;
    for (const DeckCard& c : cards) {
        const CardDef& def = book.def(c.def);
        if (def.type == kAffiliationCard) {
            out.affiliations.push_back(c);
        } else if (def.type == kObjectiveCard) {
            out.objectives.push_back(c);
            out.sets[setOf(def)] += c.count;
            out.count += c.count;
        } else {
            out.command.push_back(c);
        }
    }
    return out;
}

// RULING LCG-DECK-03: the rules name no most, but this program's table has room for so many cards of each player: it is said
// here, before anybody sits down (as in the tcg: docs/decisions/056-room-in-the-tcgs-state.md).
void checkRoom(const std::vector<DeckCard>& cards, std::vector<Problem>& out) {
    int n = 0;
    for (const DeckCard& c : cards) n += c.count;
    if (n > kMostCards)
        out.push_back({"deck",
                       std::to_string(n) +
                           " cards: the rules allow as many as you like, but this program's table has room for " +
                           std::to_string(kMostCards) + " cards of each player",
                       ""});
}

// LCG-CARD-01: whoever sits down plays one side, in the format without rules of construction too.
void checkSide(const Book& book, const std::vector<DeckCard>& cards, int side, std::vector<Problem>& out) {
    for (const DeckCard& c : cards)
        if (side >= 0 && book.def(c.def).number[kSide] != side)
            out.push_back({named(book, c.def), "it is of the other side than most of the deck", "LCG-CARD-01"});
}

void checkAffiliation(const Book& book, const Contents& deck, std::vector<Problem>& out) {
    int n = 0;
    for (const DeckCard& c : deck.affiliations) n += c.count;
    if (n != 1)
        out.push_back({"affiliation", std::to_string(n) + " affiliation cards: a deck has exactly one", "LCG-DECK-06"});
    if (deck.affiliations.empty()) return;
    const CardDef& affiliation = book.def(deck.affiliations[0].def);
    for (const auto* list : {&deck.objectives, &deck.command})
        for (const DeckCard& c : *list)
            if (book.def(c.def).number[kSide] != affiliation.number[kSide])
                out.push_back({named(book, c.def), "it is of the other side than the affiliation card", "LCG-DECK-06"});
    for (const DeckCard& c : deck.objectives) {
        int only = book.def(c.def).number[kOnlyFor];
        if (only != kNeutral && only != affiliation.number[kAffiliation])
            out.push_back({named(book, c.def), "its set needs the affiliation card that it names", "LCG-DECK-08"});
    }
}

// RULING LCG-DECK-07: an alliance card says how many objectives there are of its own affiliation, and of its ally or
// neutral, because its text goes before the rule that other affiliations are free.
void checkAlliance(const Book& book, const Contents& deck, std::vector<Problem>& out) {
    if (deck.affiliations.empty()) return;
    const CardDef& alliance = book.def(deck.affiliations[0].def);
    const int wanted = alliance.whole(kOfEach);
    if (wanted == 0) return;
    int own = 0, allied = 0;
    for (const DeckCard& c : deck.objectives) {
        const int its = book.def(c.def).number[kAffiliation];
        own += its == alliance.number[kAffiliation] ? c.count : 0;
        allied += its == alliance.number[kAlly] || its == kNeutral ? c.count : 0;
    }
    if (own != wanted || allied != wanted || deck.count != 2 * wanted)
        out.push_back({named(book, deck.affiliations[0].def),
                       std::to_string(own) + " objectives of its affiliation and " + std::to_string(allied) +
                           " of its ally or neutral: this alliance wants " + std::to_string(wanted) + " of each",
                       "LCG-DECK-07"});
}

void checkObjectives(const Book& book, const Contents& deck, int least, std::vector<Problem>& out) {
    if (deck.count < least)
        out.push_back({"objectives",
                       std::to_string(deck.count) + " objectives: this format asks for at least " + std::to_string(least),
                       "LCG-DECK-03"});
    for (const DeckCard& c : deck.objectives) {
        bool once = book.def(c.def).number[kOnePerDeck] != 0;
        if (once && c.count > 1)
            out.push_back({named(book, c.def), "its set may be included once only", "LCG-DECK-05"});
        else if (c.count > kMostCopies)
            out.push_back(
                {named(book, c.def), std::to_string(c.count) + " copies: a set may be included twice", "LCG-DECK-04"});
    }
}

// LCG-DECK-09: exactly the five command cards of each set, as often as the set. LCG-FAQ-04: each in the version that carries
// the number of the set, so that a card of the same title from another set will not do.
void checkSets(const Book& book, const Contents& deck, std::vector<Problem>& out) {
    std::map<std::pair<int, int>, int> have;
    for (const DeckCard& c : deck.command) {
        const CardDef& def = book.def(c.def);
        have[{setOf(def), def.whole(kSlot)}] += c.count;
        if (!deck.sets.contains(setOf(def)))
            out.push_back({named(book, c.def), "it belongs to an objective set that is not in the deck", "LCG-DECK-01"});
    }
    for (auto [set, copies] : deck.sets)
        for (int slot = 2; slot <= kSlots; ++slot) {
            int n = have[{set, slot}];
            if (n == copies) continue;
            std::string where = "set " + std::to_string(set) + ", card " + std::to_string(slot);
            for (int def = 1; def <= book.size(); ++def)
                if (setOf(book.def(static_cast<uint16_t>(def))) == set &&
                    book.def(static_cast<uint16_t>(def)).whole(kSlot) == slot)
                    where = named(book, static_cast<uint16_t>(def));
            out.push_back({where,
                           std::to_string(n) + " in the deck, " + std::to_string(copies) +
                               " wanted: a set is taken whole, as often as its objective",
                           "LCG-DECK-09"});
        }
}

// LCG-RST-01 to 04: of the restricted sets one only, as often as any other set; a set is named by its number.
void checkRestricted(const Book& book, const Contents& deck, std::vector<Problem>& out) {
    const DeckCard* chosen = nullptr;
    for (const DeckCard& c : deck.objectives) {
        int set = setOf(book.def(c.def));
        if (std::find(std::begin(kRestrictedSets), std::end(kRestrictedSets), set) == std::end(kRestrictedSets)) continue;
        if (chosen != nullptr)
            out.push_back({named(book, c.def),
                           "its set is restricted, and so is that of " + named(book, chosen->def) +
                               ": a tournament deck has one restricted set only",
                           "LCG-RST-01"});
        else
            chosen = &c;
    }
}

}  // namespace

std::vector<FormatInfo> Rules::formats() {
    return {{"standard", "Standard", "at least 10 objective sets; FAQ and errata 2.2"},
            {"starter", "Core Set starter", "the starter decks of the Core Set, 8 objective sets each; FAQ and errata 2.2"},
            {"open", "Open", "any cards of the book"}};
}

std::vector<Problem> Rules::checkDeck(const Book& book, const DeckList& deck, std::string_view format) {
    std::vector<Problem> out;
    std::vector<DeckCard> cards = language::cardsOf(book, deck, out);
    checkRoom(cards, out);
    if (format == "open") {
        checkSide(book, cards, seatFor(book, deck), out);
        return out;
    }
    Contents contents = sorted(book, cards);
    checkAffiliation(book, contents, out);
    checkAlliance(book, contents, out);
    checkObjectives(book, contents, format == "starter" ? kStarterObjectives : kLeastObjectives, out);
    checkSets(book, contents, out);
    if (format == "standard") checkRestricted(book, contents, out);
    return out;
}

int Rules::seatFor(const Book& book, const DeckList& deck) {
    std::vector<Problem> ignored;
    int sides[2] = {};
    for (const DeckCard& c : language::cardsOf(book, deck, ignored)) sides[book.def(c.def).number[kSide] & 1] += c.count;
    if (sides[0] == sides[1]) return -1;
    return sides[0] > sides[1] ? 0 : 1;
}

}  // namespace cantina::lcg
