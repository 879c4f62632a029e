// LCG deck construction: LCG-DECK-01 to LCG-DECK-09, LCG-FAQ-04, the decks that are shipped, the seat of a deck.
#include <doctest/doctest.h>

#include <algorithm>

#include "games/all.h"
#include "kernel/decks.h"

using namespace cantina;

namespace {

MadeGame& made() {
    static MadeGame game = makeGame("lcg");
    return game;
}
DeckList shipped(const char* file) {
    for (const ShippedDeck& d : shippedDecks("lcg"))
        if (d.file == file) return d.deck;
    return {};
}
void change(DeckList& deck, const char* card, int by) {
    for (DeckEntry& e : deck.entries)
        if (e.card == card) e.count += by;
    std::erase_if(deck.entries, [](const DeckEntry& e) { return e.count <= 0; });
}
void add(DeckList& deck, const char* card) { deck.entries.push_back({1, card, ""}); }
void addSet(DeckList& deck, const char* set) {
    for (int slot = 1; slot <= 6; ++slot) change(deck, (std::string("CORE-") + set + "." + std::to_string(slot)).c_str(), 1);
}
bool breaks(const DeckList& deck, std::string_view rule, std::string_view format = "") {
    std::vector<Problem> problems = made().game->checkDeck(deck, format);
    return std::any_of(problems.begin(), problems.end(), [&](const Problem& p) { return p.rule == rule; });
}

}  // namespace

TEST_CASE("lcg: the shipped decks are legal and know their seats") {
    for (const ShippedDeck& d : shippedDecks("lcg")) {
        for (const Problem& p : made().game->checkDeck(d.deck, "")) MESSAGE(d.file << ": " << p.where << ": " << p.message);
        CHECK(made().game->checkDeck(d.deck, "").empty());
        CHECK(!d.deck.plan.empty());
    }
    CHECK(shippedDecks("lcg").size() >= 2);
    CHECK(made().game->seatFor(shipped("sith")) == 0);
    CHECK(made().game->seatFor(shipped("jedi")) == 1);
}

TEST_CASE("LCG-DECK-01, 09: a set is taken whole or not at all") {
    DeckList deck = shipped("jedi");
    change(deck, "CORE-1.3", -1);
    CHECK(breaks(deck, "LCG-DECK-09"));
    deck = shipped("jedi");
    change(deck, "CORE-1.3", 1);
    CHECK(breaks(deck, "LCG-DECK-09"));
    deck = shipped("jedi");
    change(deck, "CORE-7.1", -1);  // its command cards are left behind
    CHECK(breaks(deck, "LCG-DECK-01"));
}

TEST_CASE("LCG-DECK-03: ten objectives, eight in the starter format") {
    CHECK(breaks(shipped("jedi"), "LCG-DECK-03", "standard"));
    CHECK_FALSE(breaks(shipped("jedi"), "LCG-DECK-03", "starter"));
    DeckList deck = shipped("jedi");
    addSet(deck, "1");
    addSet(deck, "2");
    CHECK(made().game->checkDeck(deck, "standard").empty());
}

TEST_CASE("LCG-DECK-04, 05: a set twice at most, some once") {
    DeckList deck = shipped("jedi");
    addSet(deck, "1");
    CHECK_FALSE(breaks(deck, "LCG-DECK-04"));
    addSet(deck, "1");
    CHECK(breaks(deck, "LCG-DECK-04"));
    deck = shipped("jedi");
    addSet(deck, "18");
    CHECK(breaks(deck, "LCG-DECK-05"));
}

TEST_CASE("LCG-DECK-06, 07, 08: one affiliation card, one side, affiliations that a set asks for") {
    DeckList deck = shipped("jedi");
    change(deck, "CORE-0.2", -1);
    CHECK(breaks(deck, "LCG-DECK-06"));
    deck = shipped("jedi");
    change(deck, "CORE-0.2", 1);
    CHECK(breaks(deck, "LCG-DECK-06"));
    deck = shipped("jedi");
    add(deck, "CORE-19.2");
    CHECK(breaks(deck, "LCG-DECK-06"));
    deck = shipped("jedi");  // with the wrong affiliation card the sets that name one are refused
    change(deck, "CORE-0.2", -1);
    add(deck, "TOY-101");
    CHECK_FALSE(breaks(deck, "LCG-DECK-08"));  // the toy temple is a Jedi card too
    deck = shipped("sith");
    change(deck, "CORE-0.1", -1);
    add(deck, "TOY-1");  // Imperial Navy: neutral and Sith sets may be taken, but not The Heart of the Empire
    CHECK(breaks(deck, "LCG-DECK-08"));
    CHECK_FALSE(breaks(deck, "LCG-DECK-06"));
}

TEST_CASE("LCG-FAQ-04: a card of the same title from another set will not do") {
    DeckList deck = shipped("jedi");
    change(deck, "CORE-1.3", -1);
    change(deck, "CORE-4.4", 1);  // the other Twi'lek Loyalist
    CHECK(breaks(deck, "LCG-DECK-09"));
}

TEST_CASE("lcg: a deck that the table has no room for is refused before anybody sits down") {
    DeckList deck = shipped("jedi");  // 8 sets
    for (const char* set : {"1", "2", "3", "4"}) addSet(deck, set);
    CHECK(made().game->checkDeck(deck, "standard").empty());
    addSet(deck, "5");  // 79 cards
    CHECK(breaks(deck, "", "standard"));
    CHECK(breaks(deck, "", "open"));
}

TEST_CASE("LCG-CARD-01: one side, in the open format too") {
    DeckList deck = shipped("jedi");
    CHECK(made().game->checkDeck(deck, "open").empty());
    add(deck, "CORE-19.2");
    CHECK(breaks(deck, "LCG-CARD-01", "open"));
}
