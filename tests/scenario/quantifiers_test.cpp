// How many of a noun a verb is about, played: what is first where it lies, and chance.
#include <doctest/doctest.h>

#include "scenario/runner.h"
#include "scenario/steps.h"
#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::scenario;

namespace {

const char* const kWind = R"(trick "Wind" { id = "P-20", cost = 0, on_play = { tire(top(2, camper(opposing))) } }
trick "Gust" { id = "P-31", cost = 0, on_play = { tire(top(1, camper(opposing, fresh))), and_then(gain(3)) } }
trick "Storm" { id = "P-32", cost = 0, on_play = { tire(top(count(camper(yours)), camper(opposing))) } })";

Verdict play(const std::string& card, const std::string& camp, const std::string& after) {
    language::GameOptions options;
    options.ownCards = false;
    options.extraCards = {{"cards/pebbles/all.lua", pebbles::kPebbleCards}, {"cards/pebbles/wind.lua", kWind}};
    language::GameOf<pebbles::Rules> game(options);
    for (const auto& p : game.problems()) MESSAGE(p.text());
    REQUIRE(game.problems().empty());
    ScenarioSet set;
    readScenarios("tests/scenarios/pebbles/rules/test.lua",
                  "scenario \"test\" { rules = { \"PEB-PLAY-02\" }, given = { p1 = { pebbles = 1, hand = { \"" + card +
                      "\" }, camp = { \"Miser\" } }, p2 = { camp = { " + camp + " } } }, steps = { p1.plays \"" + card +
                      "\", " + after + " } }",
                  set);
    for (const auto& p : set.problems) MESSAGE(p.message);
    REQUIRE(set.scenarios.size() == 1);
    for (Mode m : kModes)
        if (Verdict v = runScenario(game, set.scenarios[0], m); !v.passed) return v;
    return {};
}

}  // namespace

TEST_CASE("top: the first where they lie, without a question") {
    const std::string three = R"("Scout", "Brute", "Guard")";
    Verdict v = play("Wind", three, R"(expect { p2.camper "Scout", tired = 1 }, expect { p2.camper "Brute", tired = 1 },
        expect { p2.camper "Guard", tired = 0 })");
    INFO(v.reason);
    CHECK(v.passed);
    v = play("Storm", three, R"(expect { p2.camper "Scout", tired = 1 }, expect { p2.camper "Brute", tired = 0 })");
    INFO(v.reason);
    CHECK(v.passed);
}

TEST_CASE("top: fewer than that many are all of them, and not in full") {
    Verdict v = play("Gust", R"("Scout")", R"(expect { p2.camper "Scout", tired = 1 }, expect { p1, pebbles = 4 })");
    INFO(v.reason);
    CHECK(v.passed);
    v = play("Gust", "", R"(expect { p1, pebbles = 1 })");
    INFO(v.reason);
    CHECK(v.passed);
}
