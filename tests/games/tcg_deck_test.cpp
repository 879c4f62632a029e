// TCG deck construction: TCG-DECK-01 to 08, the decks that are shipped, the seat of a deck.
#include <doctest/doctest.h>

#include <algorithm>

#include "games/all.h"
#include "kernel/decks.h"

using namespace cantina;

namespace {

MadeGame& made() {
    static MadeGame game = makeGame("tcg");
    return game;
}
DeckList shipped(const char* file) {
    for (const ShippedDeck& d : shippedDecks("tcg"))
        if (d.file == file) return d.deck;
    return {};
}
void add(DeckList& deck, int count, const char* card) { deck.entries.push_back({count, card, ""}); }
void change(DeckList& deck, const char* card, int by) {
    for (DeckEntry& e : deck.entries)
        if (e.card == card) e.count += by;
    std::erase_if(deck.entries, [](const DeckEntry& e) { return e.count <= 0; });
}
bool breaks(const DeckList& deck, std::string_view rule, std::string_view format = "") {
    std::vector<Problem> problems = made().game->checkDeck(deck, format);
    return std::any_of(problems.begin(), problems.end(), [&](const Problem& p) { return p.rule == rule; });
}

}  // namespace

TEST_CASE("the shipped decks are legal and know their seats") {
    for (const ShippedDeck& d : shippedDecks("tcg")) {
        for (const Problem& p : made().game->checkDeck(d.deck, "")) MESSAGE(d.file << ": " << p.where << ": " << p.message);
        CHECK(made().game->checkDeck(d.deck, "").empty());
        CHECK(!d.deck.plan.empty());
    }
    CHECK(shippedDecks("tcg").size() >= 2);
    CHECK(made().game->seatFor(shipped("separatists")) == 0);
    CHECK(made().game->seatFor(shipped("republic")) == 1);
}

TEST_CASE("TCG-DECK-01: at least 60 cards, no upper limit") {
    DeckList deck = shipped("republic");
    change(deck, "ROTS-95", -1);
    CHECK(breaks(deck, "TCG-DECK-01"));
    add(deck, 1, "AOTC-141-none");
    CHECK(breaks(deck, ""));  // a card that is not in the book is named
    deck = shipped("republic");
    add(deck, 2, "AOTC-142");
    CHECK_FALSE(breaks(deck, "TCG-DECK-01"));
}

TEST_CASE("TCG-DECK-02, 03: one side, and neutral cards with it") {
    DeckList deck = shipped("republic");
    add(deck, 1, "AOTC-130");
    CHECK(breaks(deck, "TCG-DECK-02"));
    deck = shipped("republic");
    add(deck, 1, "ROTS-85");
    CHECK_FALSE(breaks(deck, "TCG-DECK-02"));
}

TEST_CASE("TCG-DECK-04: at least 12 units of each type") {
    DeckList deck = shipped("republic");  // 13 Ground units
    change(deck, "AOTC-126", -1);
    CHECK_FALSE(breaks(deck, "TCG-DECK-04"));
    change(deck, "AOTC-125", -1);
    CHECK(breaks(deck, "TCG-DECK-04"));
}

TEST_CASE("TCG-DECK-05, 06: no type more than twice another") {
    DeckList deck;
    for (const char* card : {"AOTC-123", "AOTC-147", "ROTS-73"}) add(deck, 4, card);  // 12 Space
    for (const char* card : {"AOTC-126", "AOTC-125", "ROTS-74", "ROTS-75", "ROTS-42", "AOTC-64"}) add(deck, 4, card);  // 24
    for (const char* card : {"AOTC-73", "AOTC-9", "ROTS-61"}) add(deck, 4, card);                                      // 12
    for (const char* card : {"AOTC-172", "AOTC-142", "AOTC-59"}) add(deck, 4, card);
    CHECK(made().game->checkDeck(deck, "").empty());
    add(deck, 1, "AOTC-170");
    CHECK(breaks(deck, "TCG-DECK-05"));
}

TEST_CASE("TCG-DECK-07, 08: at most four of one name and version") {
    DeckList deck = shipped("republic");
    change(deck, "AOTC-121", 3);
    change(deck, "AOTC-62", 1);
    CHECK_FALSE(breaks(deck, "TCG-DECK-07"));  // four of one version with two of another
    change(deck, "AOTC-121", 1);
    CHECK(breaks(deck, "TCG-DECK-07"));
}

TEST_CASE("formats: a set that is not part of it is named") {
    DeckList deck = shipped("republic");
    add(deck, 1, "TOY-1");
    CHECK_FALSE(made().game->checkDeck(deck, "republic").empty());
    CHECK(made().game->checkDeck(deck, "open").empty());
    CHECK_FALSE(made().game->checkDeck(deck, "no such format").empty());
}
