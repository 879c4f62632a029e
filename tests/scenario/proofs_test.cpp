// What scenarios show of an ability: what it does, and what it does not do.
#include "scenario/proofs.h"

#include <doctest/doctest.h>

#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::scenario;

namespace {

const char* const kCards = R"(
camper_card "Plain" { id = "P-1", cost = 1, strength = 1 }
camper_card "Scout" { id = "P-2", cost = 1, strength = 1, after = { played(this), draw(1) } }
)";

const char* const kPositive = R"(
scenario "A scout draws" { rules = { "P-2/after" },
  given = { p1 = { pebbles = 1, hand = { "Scout" }, deck = { "Plain" } }, p2 = {} },
  steps = { p1.plays "Scout", expect { p1.hand, exactly = { "Plain" } } } }
)";

const char* const kNegative = R"(
scenario "A scout draws for nobody else" { quiet = { "P-2/after" },
  given = { p1 = { pebbles = 1, hand = { "Plain" }, camp = { "Scout" }, deck = { "Plain" } }, p2 = {} },
  steps = { p1.plays "Plain", expect { p1.hand, exactly = {} } } }
)";

AbilityProof proofOf(const std::string& scenarios) {
    language::GameOptions options;
    options.ownCards = false;
    options.extraCards = {{"cards/P/all.lua", kCards}};
    language::GameOf<pebbles::Rules> game(options);
    static ScenarioSet set;  // proofs point into it
    set = {};
    readScenarios("tests/scenarios/pebbles/cards/test.lua", scenarios, set);
    REQUIRE(set.problems.empty());
    std::vector<const Scenario*> list;
    for (const Scenario& s : set.scenarios) list.push_back(&s);
    const std::vector<AbilityProof> first = proofsOf(game, list), proofs = proofsOf(game, list);
    REQUIRE(first.size() == 1);
    REQUIRE(proofs.size() == 1);
    CHECK(first[0].positive == proofs[0].positive);  // every limit was put back
    CHECK(first[0].unnoticed == proofs[0].unnoticed);
    CHECK(proofs[0].ability == "P-2/after");
    return proofs[0];
}

}  // namespace

TEST_CASE("an ability that only a positive scenario shows") {
    const AbilityProof p = proofOf(kPositive);
    CHECK(p.positive.size() == 1);
    CHECK(p.negative.empty());
    CHECK(p.limits == 1);
    CHECK(p.unnoticed == std::vector<std::string>{"trigger this"});
    CHECK(!p.complete());
}

TEST_CASE("a scenario that a lifted limit breaks is negative") {
    const AbilityProof p = proofOf(std::string(kPositive) + kNegative);
    CHECK(p.positive.size() == 1);
    REQUIRE(p.negative.size() == 1);
    CHECK(p.negative[0]->title == "A scout draws for nobody else");
    CHECK(p.unnoticed.empty());
    CHECK(p.complete());
}

TEST_CASE("who does something is not quiet") {
    std::string loud = kPositive;
    loud.replace(loud.find("rules = { \"P-2/after\" }"), 23, "quiet = { \"P-2/after\" }");
    const AbilityProof p = proofOf(loud);
    CHECK(p.positive.size() == 1);
    CHECK(p.negative.empty());
}
