// Abilities that a card gives to others: where they stand in the book, how they read, and how they play.
#include <doctest/doctest.h>

#include "scenario/runner.h"
#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::language;
using namespace cantina::scenario;

namespace {

constexpr const char* kCards = R"(
camper_card "Captain" { id = "P-51", cost = 0, strength = 5,
  constant = { grant{ action(cost(tire(this)), gain(2)), to = camper(yours, other) },
               when(rich(5), grant{ after(is_hurt(this), gain(1)), to = camper(yours) }) } }
camper_card "Plain" { id = "P-52", cost = 0, strength = 5 }
)";

GameOptions options(const char* more = "") {
    GameOptions out;
    out.ownCards = false;
    out.extraCards = {{"cards/pebbles/all.lua", pebbles::kPebbleCards},
                      {"cards/pebbles/more.lua", std::string(kCards) + more}};
    return out;
}
Verdict verdict(const GameOf<pebbles::Rules>& game, const char* given, const char* steps, Mode m) {
    ScenarioSet set;
    readScenarios("tests/scenarios/pebbles/rules/test.lua",
                  std::string("scenario \"test\" { rules = { \"PEB-PLAY-02\" }, given = { ") + given + " }, steps = { " +
                      steps + " } }",
                  set);
    for (const auto& p : set.problems) FAIL_CHECK(p.message);
    REQUIRE(set.scenarios.size() == 1);
    return runScenario(game, set.scenarios[0], m);
}
void plays(const char* given, const char* steps) {
    const GameOf<pebbles::Rules> game(options());
    for (const auto& p : game.problems()) FAIL_CHECK(p.text());
    for (Mode m : kModes) {
        const Verdict v = verdict(game, given, steps, m);
        INFO(v.reason);
        CHECK(v.passed);
    }
}
bool says(const char* card, const std::string& part) {
    const GameOf<pebbles::Rules> game(options(card));
    for (const auto& p : game.problems())
        if (p.message.find(part) != std::string::npos) return true;
    for (const auto& p : game.problems()) MESSAGE(p.text());
    return false;
}

}  // namespace

TEST_CASE("they are used by those to whom they are given, and by nobody else") {
    const char* given = R"(p1 = { camp = { "Captain", "Plain" } }, p2 = { camp = { "Plain" } })";
    plays(
        given,
        R"(p1.may_not_choose { "uses Captain" }, p1.uses "Plain", expect { p1, pebbles = 2 }, expect { p1.camper "Plain", tired = 1 },
        p2.may_not_choose { "uses Plain" }, p2.passes)");
}

TEST_CASE("`this` is who has it; conditions around it are those of the card that gives it") {
    const char* steps = R"(p1.uses "Brute", p1.chooses "Captain",)";
    plays(R"(p1 = { camp = { "Brute" } }, p2 = { pebbles = 5, camp = { "Captain", "Plain" } })",
          (std::string(steps) + "expect { p2, pebbles = 6 }").c_str());
    plays(R"(p1 = { camp = { "Brute" } }, p2 = { pebbles = 4, camp = { "Captain", "Plain" } })",
          (std::string(steps) + "expect { p2, pebbles = 4 }").c_str());
}

TEST_CASE("who gives them has left: nobody has them") {
    plays(R"(p1 = { camp = { "Brute" } }, p2 = { camp = { { "Captain", hurt = 4 }, "Plain" } })",
          R"(p1.uses "Brute", p1.chooses "Captain", expect { p2.discard, exactly = { "Captain" } },
             p2.may_not_choose { "uses Plain" }, p2.passes)");
}

TEST_CASE("with the ability that gives it switched off nobody has it") {
    GameOf<pebbles::Rules> game(options());
    game.setSwitches({"P-51/constant"});
    const Verdict v =
        verdict(game, R"(p1 = { camp = { "Captain", "Plain" } }, p2 = { })", R"(p1.uses "Plain")", Mode::plain);
    CHECK_FALSE(v.passed);
}

TEST_CASE("how they read") {
    const GameOf<pebbles::Rules> game(options());
    for (const auto& c : game.cards()) {
        if (c.title != "Captain") continue;
        CHECK(c.abilities.size() == 1);
        CHECK(
            c.wording.at(0) ==
            "Each of your other campers has \"Action: Tire this camper to gain 2 pebbles.\" If you have 5 or more pebbles, "
            "each of your campers has \"After this camper is hurt, gain 1 pebble.\"");
    }
}

TEST_CASE("what they cannot be") {
    CHECK(says(R"(camper_card "X" { id = "P-60", cost = 0, strength = 1, constant = { grant{ gain(1), to = camper } } })",
               "begins with a timing word"));
    CHECK(says(
        R"(camper_card "X" { id = "P-60", cost = 0, strength = 1, constant = { grant{ constant(grant{ action(gain(1)), to = camper }), to = camper } } })",
        "gives none"));
}
