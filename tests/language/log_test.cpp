// What has happened: happened(act, period) and was(act, period), in a book and at a table.
#include "language/log.h"

#include <doctest/doctest.h>

#include "scenario/runner.h"
#include "tests/support/harbour/harbour.h"
#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::language;
using namespace cantina::scenario;

namespace {

std::string crew(const std::string& fields) { return "crew \"Toy\" {\n id = \"TT-1\", health = 1,\n " + fields + "\n}"; }
Book bookOf(const std::string& fields) {
    Loaded l = harbour::load(crew(fields));
    for (const CardProblem& p : l.problems) FAIL(p.text());
    return l.book;
}
std::string wordingOf(const std::string& fields) { return bookOf(fields).texts[1].wording.at(0); }
bool says(const std::string& fields, const std::string& part) {
    for (const std::string& p : harbour::problemsOf(crew(fields)))
        if (p.find(part) != std::string::npos) return true;
    for (const std::string& p : harbour::problemsOf(crew(fields))) MESSAGE(p);
    return false;
}

constexpr const char* kCards = R"(
trick "Chronicle" { id = "P-31", cost = 0, on_play = { gain(happened(played(camper(yours)), this_round)) } }
trick "Memoir" { id = "P-32", cost = 0, on_play = { gain(happened(played(camper(yours)), last(this_round))) } }
trick "Revenge" { id = "P-33", cost = 0, on_play = { hurt(1, all(camper(was(played, this_round), opposing))) } }
camper_card "Veteran" { id = "P-34", cost = 0, strength = 9, action = { when(happened(is_hurt(this), this_round), gain(4)) } }
camper_card "Recruit" { id = "P-37", cost = 0, strength = 9, action = { when(happened(is_hurt(this), this_round), gain(4)) } }
trick "Poke" { id = "P-35", cost = 0, on_play = { hurt(1, camper) } }

)";

std::unique_ptr<GameOf<pebbles::Rules>> withHistory(const char* more = "") {
    GameOptions options;
    options.ownCards = false;
    options.extraCards = {{"cards/pebbles/all.lua", pebbles::kPebbleCards},
                          {"cards/pebbles/more.lua", std::string(kCards) + more}};
    auto game = std::make_unique<GameOf<pebbles::Rules>>(options);
    for (const auto& p : game->problems()) FAIL_CHECK(p.text());
    return game;
}
void plays(const char* given, const char* steps) {
    auto game = withHistory();
    ScenarioSet set;
    readScenarios("tests/scenarios/pebbles/rules/test.lua",
                  std::string("scenario \"test\" { rules = { \"PEB-PLAY-02\" }, given = { ") + given + " }, steps = { " +
                      steps + " } }",
                  set);
    for (const auto& p : set.problems) FAIL_CHECK(p.message);
    REQUIRE(set.scenarios.size() == 1);
    for (Mode m : kModes) {
        const Verdict v = runScenario(*game, set.scenarios[0], m);
        INFO(v.reason);
        CHECK(v.passed);
    }
}

}  // namespace

TEST_CASE("the same question of two abilities is one row; nothing is kept of what no card asks about") {
    const Book book = bookOf(
        "abilities = { after(activates(this), when(happened(attacks(sailor(yours)), tide)), gain(1)),"
        " action(gain(happened(attacks(sailor(yours)), tide))),"
        " action(when(happened(attacks(this), tide)), gain(1)),"
        " action(deal(1, sailor(was(attacks, last(tide))))) }");
    REQUIRE(book.happenings.size() == 4);
    CHECK(book.happenings[1].keeps == Happening::kNeither);
    CHECK(book.happenings[2].keeps == Happening::kSubject);
    CHECK(book.happenings[2].subject.kind == Pattern::Kind::any);
    CHECK(book.happenings[3].previous);
    CHECK(book.firstHappening[2] == 3);  // attacks
    CHECK(book.happenings[3].next == 2);
    CHECK(book.firstHappening[1] == 0);  // activates
}

TEST_CASE("how questions about the past read") {
    CHECK(wordingOf("action = { when(happened(attacks(sailor(yours)), tide)), gain(1) }") ==
          "Action: If one of your sailors attacked a sailor this tide, gain 1 coin.");
    CHECK(wordingOf("action = { when(at_least(happened(activates(this), tide), 2)), gain(1) }") ==
          "Action: If this sailor activated 2 or more times this tide, gain 1 coin.");
    CHECK(wordingOf("action = { gain(happened(is_dealt(sailor(opposing)), last(tide))) }") ==
          "Action: Gain coins equal to the number of times that an opponent's sailor was dealt damage in the last tide.");
    CHECK(wordingOf("action = { deal(1, sailor(was(attacks, tide))) }") ==
          "Action: Deal 1 damage to a sailor that attacked a sailor this tide.");
}

TEST_CASE("what a question about the past cannot say") {
    CHECK(says("action = { when(happened(attacks(this))), gain(1) }", "'happened' takes an act and a period"));
    CHECK(says("action = { when(happened(attacks(this), wave)), gain(1) }", "is not a period"));
    CHECK(says("action = { when(happened(attacks(this), next_tide)), gain(1) }", "'next_tide' is still to come"));
    CHECK(says("action = { when(happened(departs(this), tide)), gain(1) }", "'departs' is not an event"));
    CHECK(says("action = { choose(sailor), when(happened(attacks(sailor(healthy(damage_on(it)))), tide)), gain(1) }",
               "'it' has no meaning here: an act is noted when it happens"));
}

TEST_CASE("a game that notes nothing refuses the question, where it stands") {
    for (const char* asks :
         {"action = { when(happened(attacks(this), tide)), gain(1) }", "action = { gain(happened(attacks(this), tide)) }",
          "action = { deal(1, sailor(was(attacks, last(tide)))) }"}) {
        const CompileOptions options{.asOf = "", .lint = false, .copies = 1, .remembers = false};
        const Loaded l = loadCards(harbour::vocabulary(), {{"cards/TT/cards.lua", crew(asks)}}, options);
        REQUIRE(l.problems.size() == 1);
        CHECK(l.problems[0].text().find("cards/TT/cards.lua:3:") == 0);
        CHECK(l.problems[0].message.find("keeps nothing") != std::string::npos);
        CHECK_FALSE(l.ok());
    }
}

TEST_CASE("how often, from each player's point of view, until the period is over") {
    const char* given =
        R"(p1 = { pebbles = 9, hand = { "Scout", "Miser", "Chronicle", "Memoir" }, deck = { "Rain", "Rain", "Rain" } },
        p2 = { pebbles = 9, hand = { "Brute" }, deck = { "Rain", "Rain" } })";
    plays(given, R"(p1.plays "Scout", p1.declines, p2.plays "Brute", p1.plays "Miser", p2.passes, p1.plays "Chronicle",
        expect { p1, pebbles = 8 })");
    plays(given, R"(p1.plays "Memoir", expect { p1, pebbles = 9 })");
}

TEST_CASE("the period before, and a piece to which it happened") {
    plays(R"(p1 = { pebbles = 9, hand = { "Scout", "Memoir", "Chronicle" }, deck = { "Rain", "Rain" } },
             p2 = { pebbles = 9, deck = { "Rain", "Rain" } })",
          R"(p1.plays "Scout", p1.declines, p2.passes, p1.passes, p1.chooses(0), p2.chooses(0), p2.passes, p1.plays "Memoir",
             expect { p1, pebbles = 11 }, p2.passes, p1.plays "Chronicle", expect { p1, pebbles = 11 })");
    plays(
        R"(p1 = { pebbles = 9, hand = { "Revenge", "Rain" } }, p2 = { pebbles = 9, hand = { "Miser" }, camp = { "Brute" } })",
        R"(p1.plays "Rain", p2.plays "Miser", p1.plays "Revenge",
             expect { p2.camper "Miser", hurt = 1 }, expect { p2.camper "Brute", hurt = 0 })");
}

TEST_CASE("one side of the act may be the card itself") {
    const char* given =
        R"(p1 = { pebbles = 1, hand = { "Poke" }, camp = { "Veteran" } }, p2 = { pebbles = 1, camp = { "Recruit" } })";
    plays(given, R"(p1.uses "Veteran", expect { p1, pebbles = 1 }, p2.passes, p1.plays "Poke", p1.chooses "Veteran",
        expect { p1, pebbles = 1 }, p2.uses "Recruit", expect { p2, pebbles = 1 }, p1.uses "Veteran", expect { p1, pebbles = 5 })");
}
