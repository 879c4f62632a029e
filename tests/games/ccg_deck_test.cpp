// CCG deck construction: CCG-ZONE-RESV-01, CCG-DECK-01, the formats, the decks that are shipped, the seat of a deck.
#include <doctest/doctest.h>

#include <algorithm>

#include "games/all.h"
#include "kernel/decks.h"

using namespace cantina;

namespace {

MadeGame& made() {
    static MadeGame game = makeGame("ccg");
    return game;
}
DeckList shipped(const char* file) {
    for (const ShippedDeck& d : shippedDecks("ccg"))
        if (d.file == file) return d.deck;
    return {};
}
bool breaks(const DeckList& deck, std::string_view rule, std::string_view format = "") {
    std::vector<Problem> problems = made().game->checkDeck(deck, format);
    return std::any_of(problems.begin(), problems.end(), [&](const Problem& p) { return p.rule == rule; });
}

}  // namespace

TEST_CASE("ccg: the shipped decks are legal and know their seats") {
    for (const ShippedDeck& d : shippedDecks("ccg")) {
        for (const Problem& p : made().game->checkDeck(d.deck, "")) MESSAGE(d.file << ": " << p.where << ": " << p.message);
        CHECK(made().game->checkDeck(d.deck, "").empty());
        CHECK(!d.deck.plan.empty());
    }
    CHECK(shippedDecks("ccg").size() == 4);
    CHECK(made().game->seatFor(shipped("premiere-dark")) == 0);
    CHECK(made().game->seatFor(shipped("premiere-light")) == 1);
}

TEST_CASE("CCG-ZONE-RESV-01: a deck has sixty cards") {
    DeckList deck = shipped("premiere-dark");
    deck.entries[0].count += 1;
    CHECK(breaks(deck, "CCG-ZONE-RESV-01"));
    deck.entries[0].count -= 2;
    CHECK(breaks(deck, "CCG-ZONE-RESV-01"));
}

TEST_CASE("CCG-DECK-01: all cards are of one side") {
    DeckList deck = shipped("premiere-dark");
    deck.entries[0] = {deck.entries[0].count, "101_2", ""};
    CHECK(breaks(deck, "CCG-DECK-01"));
    CHECK(!breaks(shipped("premiere-dark"), "CCG-DECK-01"));
}

TEST_CASE("ccg: a format names its sets") {
    std::vector<Problem> problems = made().game->checkDeck(shipped("starfleet-dark"), "premiere");
    CHECK(!problems.empty());
    CHECK(made().game->checkDeck(shipped("starfleet-dark"), "open").empty());
}

TEST_CASE("ccg: the decks sit Dark first") {
    Setup setup;
    setup.decks = {shipped("premiere-light"), shipped("premiere-dark")};
    setup.key = Chance::keyFrom(1);
    std::vector<std::byte> state(made().game->stateSize());
    CHECK(made().game->create(setup, state.data()).has_value());
}

TEST_CASE("ccg: more Defensive Shields than the table has room for are refused before anybody sits down") {
    DeckList deck = shipped("premiere-light");
    --deck.entries[1].count;
    deck.entries.push_back({1, "13_5", ""});
    deck.entries.push_back({40, "13_8", "shields"});
    CHECK(made().game->checkDeck(deck, "open").empty());
    deck.entries.back().count = 41;
    CHECK(breaks(deck, "", "open"));
    Setup setup;
    setup.decks = {shipped("premiere-dark"), deck};
    std::vector<std::byte> state(made().game->stateSize());
    CHECK_FALSE(made().game->create(setup, state.data()).has_value());  // the other player has none
    setup.decks[1].entries.back().count = 254;
    CHECK(made().game->create(setup, state.data()).has_value());
}
