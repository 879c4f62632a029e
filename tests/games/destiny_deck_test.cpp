// Destiny's construction rules: each violation is found, with its rule; the shipped decks are legal.
#include <doctest/doctest.h>

#include <algorithm>

#include "games/all.h"
#include "kernel/decks.h"

using namespace cantina;

namespace {

struct Fixture {
    MadeGame made = makeGame("destiny");

    static DeckList starter(const char* file) {
        for (const ShippedDeck& d : shippedDecks("destiny"))
            if (d.file == file) return d.deck;
        return {};
    }
    std::vector<std::string> rules(const DeckList& deck, const char* format = "starter") const {
        std::vector<std::string> out;
        for (const Problem& p : made.game->checkDeck(deck, format)) out.push_back(p.rule);
        return out;
    }
    bool breaks(const DeckList& deck, const char* rule, const char* format = "starter") const {
        std::vector<std::string> found = rules(deck, format);
        return std::find(found.begin(), found.end(), rule) != found.end();
    }
};

DeckEntry* entry(DeckList& deck, const char* id) {
    for (DeckEntry& e : deck.entries)
        if (e.card == id) return &e;
    return nullptr;
}

}  // namespace

TEST_CASE_FIXTURE(Fixture, "the shipped decks are legal in their format") {
    std::vector<ShippedDeck> decks = shippedDecks("destiny");
    CHECK(decks.size() >= 2);
    for (const ShippedDeck& d : decks) {
        std::vector<Problem> problems = made.game->checkDeck(d.deck, "");
        for (const Problem& p : problems) MESSAGE(d.file << ": " << p.where << ": " << p.message);
        CHECK(problems.empty());
    }
}

TEST_CASE_FIXTURE(Fixture, "a starter's deck is too small for other formats") {
    CHECK(breaks(starter("rey"), "DST-DECK-01", "open"));
    CHECK(breaks(starter("rey"), "DST-DECK-01", "awakenings"));
    DeckList more = starter("rey");
    more.entries.push_back({1, "AW-151", ""});
    CHECK(breaks(more, "DST-DECK-01"));
}

TEST_CASE_FIXTURE(Fixture, "points: DST-TEAM-01, DST-CHAR-04") {
    DeckList deck = starter("rey");
    entry(deck, "AW-45")->detail = "elite";  // 12 + 16 is 28
    CHECK(rules(deck).empty());
    deck.entries.push_back({1, "AW-2", "characters"});
    CHECK(breaks(deck, "DST-TEAM-01"));  // 35
    DeckList trooper = starter("kylo-ren");
    entry(trooper, "AW-2")->detail = "elite";
    CHECK(breaks(trooper, "DST-CHAR-04"));
}

TEST_CASE_FIXTURE(Fixture, "teams: DST-TEAM-02, DST-TEAM-06, DST-UNIQ-03") {
    DeckList mixed = starter("rey");
    entry(mixed, "AW-45")->card = "AW-2";
    CHECK(breaks(mixed, "DST-TEAM-02"));
    DeckList twice = starter("kylo-ren");
    entry(twice, "AW-11")->count = 2;
    CHECK(breaks(twice, "DST-UNIQ-03"));
    DeckList troopers = starter("kylo-ren");
    entry(troopers, "AW-2")->count = 2;  // not unique
    CHECK_FALSE(breaks(troopers, "DST-UNIQ-03"));
    DeckList nobody = starter("rey");
    std::erase_if(nobody.entries, [](const DeckEntry& e) { return e.section == "characters"; });
    CHECK(breaks(nobody, "DST-TEAM-06"));
}

TEST_CASE_FIXTURE(Fixture, "cards: DST-DECK-02, DST-DECK-03, DST-DECK-04, DST-DECK-06, DST-DECK-07, DST-DECK-08") {
    DeckList three = starter("rey");
    entry(three, "AW-124")->count = 3;
    CHECK(breaks(three, "DST-DECK-02"));
    DeckList villain = starter("rey");
    entry(villain, "AW-151")->card = "AW-17";
    CHECK(breaks(villain, "DST-DECK-03"));
    DeckList colour = starter("kylo-ren");
    entry(colour, "AW-151")->card = "AW-162";  // yellow
    CHECK(breaks(colour, "DST-DECK-06"));
    DeckList misplaced = starter("kylo-ren");
    entry(misplaced, "AW-151")->card = "AW-2";
    CHECK(breaks(misplaced, "DST-DECK-07"));
    DeckList nowhere = starter("kylo-ren");
    std::erase_if(nowhere.entries, [](const DeckEntry& e) { return e.section == "battlefield"; });
    CHECK(breaks(nowhere, "DST-DECK-08"));
    DeckList neutral = starter("rey");
    std::erase_if(neutral.entries, [](const DeckEntry& e) { return e.section == "characters"; });
    neutral.entries.push_back({1, "TOY-1", "characters"});
    CHECK(breaks(neutral, "DST-DECK-04"));
}

TEST_CASE_FIXTURE(Fixture, "Finn lets red villain weapons in, and nobody else does") {
    CHECK(rules(starter("rey")).empty());  // with an F-11D Rifle
    DeckList without = starter("rey");
    std::erase_if(without.entries, [](const DeckEntry& e) { return e.card == "AW-45"; });
    CHECK(breaks(without, "DST-DECK-03"));
    DeckList trooper = starter("rey");
    entry(trooper, "AW-151")->card = "AW-75";  // red and villain, but an event
    CHECK(breaks(trooper, "DST-DECK-03"));
}

TEST_CASE_FIXTURE(Fixture, "plots: DST-PLOT-01, DST-PLOT-02, DST-PLOT-04 to 06") {
    DeckList deck = starter("rey");
    deck.entries.push_back({1, "TOY-80", "plot"});  // neutral, gray, 3 points
    CHECK(rules(deck).empty());
    entry(deck, "AW-45")->detail = "elite";
    CHECK(breaks(deck, "DST-TEAM-01"));  // 28 + 3
    DeckList two = starter("rey");
    two.entries.push_back({2, "TOY-80", "plot"});
    CHECK(breaks(two, "DST-PLOT-01"));
    DeckList villain = starter("rey");
    villain.entries.push_back({1, "TOY-81", "plot"});  // villain, red, -2 points
    CHECK(breaks(villain, "DST-PLOT-04"));
    CHECK(breaks(villain, "DST-PLOT-05"));
    DeckList roomy = starter("kylo-ren");
    entry(roomy, "AW-2")->count = 3;  // 13 + 21 is 34
    CHECK(breaks(roomy, "DST-TEAM-01"));
    entry(roomy, "AW-11")->detail = "";  // 10 + 21 is 31
    CHECK(breaks(roomy, "DST-TEAM-01"));
    roomy.entries.push_back({1, "TOY-81", "plot"});  // 29
    CHECK(rules(roomy).empty());
}
