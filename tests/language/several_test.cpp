// Several things at once, at the table: sets that were chosen (them, rest), the top of a deck, one player of all, and
// parameters that take a player or "all". The words are those of Pebbles.
#include <doctest/doctest.h>

#include "scenario/runner.h"
#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::scenario;

namespace {

void plays(const char* given, const char* steps) {
    auto game = pebbles::makePebbles();
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

std::string wordingOf(const char* title) {
    auto game = pebbles::makePebbles();
    for (const auto& c : game->cards())
        if (c.title == title) return c.wording.at(0);
    return "";
}

}  // namespace

TEST_CASE("a set is what was chosen, and what was left of it") {
    const char* given = R"(p1 = { hand = { "Vote" } }, p2 = { camp = { "Scout", "Brute", "Miser" } })";
    plays(given, R"(p1.plays "Vote", p2.chooses "Scout", p2.chooses "Miser", p1.chooses(1),
        expect { p2.discard, exactly = { "Scout" } }, expect { p2.camper "Brute", hurt = 0 }, expect { p2.camper "Miser", hurt = 1 })");
    plays(given, R"(p1.plays "Vote", p2.chooses "Scout", p2.chooses "Miser", p1.chooses(2),
        expect { p2.camper "Scout", hurt = 0 }, expect { p2.camper "Brute", hurt = 1 }, expect { p2.camper "Miser", hurt = 0 })");
    plays(given, R"(p1.plays "Vote", p2.finishes, p1.chooses(2),
        expect { p2.discard, exactly = { "Scout" } }, expect { p2.camper "Brute", hurt = 1 }, expect { p2.camper "Miser", hurt = 1 })");
    CHECK(wordingOf("Vote") == "Your opponent chooses any number of their campers. Either hurt them 1 or hurt the rest 1.");
}

TEST_CASE("a verb about several sets them where a later part speaks of them") {
    const char* given = R"(p1 = { hand = { "Drill" }, camp = { "Scout", "Miser" } }, p2 = { })";
    plays(given, R"(p1.plays "Drill", p1.chooses "Scout", p1.finishes,
        expect { p1.discard, exactly = { "Scout", "Drill" } }, expect { p1.camper "Miser", hurt = 0, tired = 0 })");
    // None were chosen: nothing hangs on it.
    plays(given, R"(p1.plays "Drill", p1.finishes, expect { p1.camper "Scout", hurt = 0, tired = 0 })");
}

TEST_CASE("a set that is chosen from another one: each knows what it was chosen from") {
    const char* given = R"(p1 = { hand = { "Sift" }, camp = { "Scout", "Miser" } }, p2 = { camp = { "Brute" } })";
    plays(given,
          R"(p1.plays "Sift", p1.chooses "Scout", p1.chooses "Brute", p1.may_choose_exactly { "Scout", "Brute", done },
        p1.chooses "Brute", expect { p2.camper "Brute", tired = 1, hurt = 0 }, expect { p1.camper "Miser", hurt = 0, tired = 0 },
        expect { p1.discard, exactly = { "Scout", "Sift" } })");
    CHECK(wordingOf("Sift") == "Choose any number of campers, tire up to 1 fresh camper among them and hurt the rest 1.");
}

TEST_CASE("the top of a deck: as many as there are, and done in full only if there are enough") {
    plays(
        R"(p1 = { hand = { "Digger" }, deck = { "Rain", "Feast", "Scout" } }, p2 = { })",
        R"(p1.plays "Digger", expect { p1.discard, exactly = { "Rain", "Feast", "Digger" } }, expect { p1, pebbles = 5 })");
    plays(R"(p1 = { hand = { "Digger" }, deck = { "Rain" } }, p2 = { })",
          R"(p1.plays "Digger", expect { p1.discard, exactly = { "Rain", "Digger" } }, expect { p1, pebbles = 0 })");
    CHECK(wordingOf("Digger") == "Toss the top 2 cards of your deck. Then gain 5 pebbles.");
}

TEST_CASE("a player in the place of a piece, all of a number, one player of all") {
    const char* given =
        R"(p1 = { hand = { "Alms", "Balm", "Bounty" }, pebbles = 3, camp = { { "Miser", hurt = 1 } } }, p2 = { })";
    plays(given, R"(p1.plays "Alms", expect { p1, pebbles = 0 }, expect { p2, pebbles = 3 })");
    plays(given, R"(p1.plays "Balm", expect { p1, pebbles = 2 }, expect { p1.camper "Miser", hurt = 0 })");
    plays(given, R"(p1.plays "Bounty", p1.chooses "p2", expect { p1, pebbles = 2 }, expect { p2, pebbles = 1 })");
    plays(given, R"(p1.plays "Bounty", p1.chooses "p1", expect { p1, pebbles = 3 }, expect { p2, pebbles = 0 })");
    CHECK(wordingOf("Alms") == "Give all pebbles to your opponent.");
    CHECK(wordingOf("Bounty") == "Choose a player and give 1 pebble to that player.");
}
