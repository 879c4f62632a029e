// What counts as implemented: a complete card each of whose abilities some scenario proves.
#include "scenario/implemented.h"

#include <doctest/doctest.h>

#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::scenario;

namespace {

const char* const kCards = R"(
camper_card "Plain" { id = "P-1", cost = 1, strength = 1 }
camper_card "Half" { id = "P-2", cost = 1, strength = 1, stats_only = true }
camper_card "Some" { id = "P-6", cost = 1, strength = 1, after = { played(this), gain(1) }, missing = { "its action" } }
camper_card "Scout" { id = "P-3", cost = 1, strength = 1, after = { played(this), may(draw(1)) } }
camper_card "Twice" { id = "P-4", cost = 1, strength = 1, after = { played(this), gain(1) }, action = { draw(1) } }
camper_card "Wrong" { id = "P-5", cost = "one", strength = 1 }
camper_card "Elsewhere" { id = "Q-1", set = "Q", cost = 1, strength = 1 }
)";

const char* const kScenarios = R"(
scenario "A scout draws" { rules = { "PEB-DRAW" },
  given = { p1 = { pebbles = 1, hand = { "Scout" }, deck = { "Plain" } }, p2 = {} },
  steps = { p1.plays "Scout", p1.accepts, expect { p1.hand, exactly = { "Plain" } } } }
scenario "The second half of Twice is not shown" { rules = { "PEB-GAIN" },
  given = { p1 = { pebbles = 1, hand = { "Twice" } }, p2 = {} },
  steps = { p1.plays "Twice", expect { p1, pebbles = 1 } } }
)";

}  // namespace

TEST_CASE("cards, facts, implemented by set") {
    language::GameOptions options;
    options.ownCards = false;
    options.extraCards = {{"cards/P/all.lua", kCards}};
    language::GameOf<pebbles::Rules> game(options);
    ScenarioSet set;
    readScenarios("tests/scenarios/pebbles/cards/test.lua", kScenarios, set);
    REQUIRE(set.problems.empty());
    std::vector<const Scenario*> scenarios;
    for (const Scenario& s : set.scenarios) scenarios.push_back(&s);
    int steps = 0;
    auto counts = countSets(game, game.problems(), scenarios, [&] { ++steps; });
    CHECK(steps == 7);
    REQUIRE(counts.size() == 2);
    CHECK(counts["P"].cards == 6);
    CHECK(counts["P"].stats == 5);        // not Wrong
    CHECK(counts["P"].implemented == 2);  // Plain, Scout; Half is stats only, Twice is proven by half
    CHECK(counts["P"].partly == 1);       // Some; nothing of Half works
    CHECK(counts["Q"].implemented == 1);
    CHECK(countSets(game, game.problems(), {})["P"].implemented == 1);
}
