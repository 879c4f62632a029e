// Sets with a condition (where), numbers that are named: how they are compiled, how they read, how they play.
#include <doctest/doctest.h>

#include "scenario/runner.h"
#include "tests/support/harbour/harbour.h"
#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::language;
using namespace cantina::scenario;

namespace {

std::string crew(const std::string& fields) { return "crew \"Toy\" {\n id = \"TT-1\", health = 1,\n " + fields + "\n}"; }
std::string wordingOf(const std::string& fields) {
    Loaded l = harbour::load(crew(fields));
    for (const CardProblem& p : l.problems) FAIL_CHECK(p.text());
    return l.book.texts[1].wording.at(0);
}
bool says(const std::string& fields, const std::string& part) {
    for (const std::string& p : harbour::problemsOf(crew(fields)))
        if (p.find(part) != std::string::npos) return true;
    for (const std::string& p : harbour::problemsOf(crew(fields))) MESSAGE(p);
    return false;
}

constexpr const char* kCards = R"(
trick "Culling" { id = "P-41", cost = 0, on_play = { toss(any{camper, where = at_most(sum(hurt_on, them), 3)}) } }
trick "Twins" { id = "P-42", cost = 0, on_play = { tire(n_of{2, camper, where = same(hurt_on)}), and_then(gain(2)) } }
trick "Motley" { id = "P-43", cost = 0, on_play = { choose{up_to{3, camper, where = differ(hurt_on)}}, gain(count(them)) } }
trick "Heavy" { id = "P-44", cost = 0, on_play = { toss(up_to{2, camper, where = at_least(sum(hurt_on, them), 3)}) } }
trick "Wish" { id = "P-45", cost = 0, on_play = { choose(number(0, 4)), gain(chosen), later(round_ends(), gain(chosen + 1)) } }
trick "Dare" { id = "P-46", cost = 0, on_play = { choose{number(1, 2), by = opponent}, gain(chosen) } }
)";

void plays(const char* given, const char* steps) {
    GameOptions options;
    options.ownCards = false;
    options.extraCards = {{"cards/pebbles/all.lua", pebbles::kPebbleCards}, {"cards/pebbles/more.lua", kCards}};
    const GameOf<pebbles::Rules> game(options);
    for (const auto& p : game.problems()) FAIL_CHECK(p.text());
    ScenarioSet set;
    readScenarios("tests/scenarios/pebbles/rules/test.lua",
                  std::string("scenario \"test\" { rules = { \"PEB-PLAY-02\" }, given = { ") + given + " }, steps = { " +
                      steps + " } }",
                  set);
    for (const auto& p : set.problems) FAIL_CHECK(p.message);
    REQUIRE(set.scenarios.size() == 1);
    for (Mode m : kModes) {
        const Verdict v = runScenario(game, set.scenarios[0], m);
        INFO(v.reason);
        CHECK(v.passed);
    }
}

constexpr const char* kCamps = R"(p1 = { hand = { "Culling", "Twins", "Motley", "Heavy", "Wish", "Dare" }, pebbles = 0,
    camp = { { "Guard", hurt = 2 }, { "Scout", hurt = 0 } } }, p2 = { camp = { { "Brute", hurt = 1 }, { "Miser", hurt = 1 } } })";

}  // namespace

TEST_CASE("only what can still become such a set is offered, and the set may end where the condition holds") {
    plays(kCamps,
          R"(p1.plays "Culling", p1.may_choose_exactly { "Guard", "Scout", "Brute", "Miser", done }, p1.chooses "Guard",
        p1.may_choose_exactly { "Scout", "Brute", "Miser", done }, p1.chooses "Brute",
        expect { p1.discard, exactly = { "Guard", "Culling" } }, expect { p2.discard, exactly = { "Brute" } })");
    plays(kCamps,
          R"(p1.plays "Twins", p1.may_choose_exactly { "Brute" }, p1.chooses "Brute", p1.may_choose_exactly { "Miser" },
        p1.chooses "Miser", expect { p2.camper "Miser", tired = 1 }, expect { p1, pebbles = 2 })");
    plays(kCamps,
          R"(p1.plays "Motley", p1.chooses "Scout", p1.may_choose_exactly { "Brute", "Miser", done }, p1.chooses "Miser",
        expect { p1, pebbles = 2 })");
    // Not one of those with 1 alone: but both may follow the first.
    plays(
        kCamps,
        R"(p1.plays "Heavy", p1.may_choose_exactly { "Guard" }, p1.chooses "Guard", p1.may_choose_exactly { "Brute", "Miser" },
        p1.chooses "Miser", expect { p2.discard, exactly = { "Miser" } })");
}

TEST_CASE("a number that a player names, now and later") {
    plays(kCamps, R"(p1.plays "Wish", p1.may_choose_exactly { 0, 1, 2, 3, 4 }, p1.chooses(3), expect { p1, pebbles = 3 },
        p2.passes, p1.passes, p1.chooses(0), p2.chooses(0), expect { p1, pebbles = 9 })");
    plays(kCamps, R"(p1.plays "Dare", p2.may_choose_exactly { 1, 2 }, p2.chooses(1), expect { p1, pebbles = 1 })");
}

TEST_CASE("how they read") {
    CHECK(wordingOf("action = { remove(n_of{2, sailor, where = same(damage_on)}) }") ==
          "Action: Remove 2 sailors with the same damage.");
    CHECK(wordingOf("action = { remove(any{sailor(yours), where = at_most(sum(damage_on, them), 3)}) }") ==
          "Action: Remove any number of your sailors with a total damage of 3 or less.");
    CHECK(wordingOf("action = { remove(up_to{3, sailor, where = differ(damage_on)}) }") ==
          "Action: Remove up to 3 sailors with different damages.");
    CHECK(wordingOf("action = { choose(number(0, 9)), gain(chosen) }") ==
          "Action: Name a number from 0 to 9 and gain coins equal to the named number.");
}

TEST_CASE("what they cannot say") {
    CHECK(says("action = { remove(all{sailor, where = same(damage_on)}) }", "'all' takes no 'where': nobody picks"));
    CHECK(says("action = { remove(any{sailor, size = 2}) }", "'any' takes where = a condition, not 'size'"));
    CHECK(says("action = { remove(any{sailor, where = same(sailor)}) }", "'same' takes what each piece has and a set"));
    CHECK(says("action = { gain(chosen) }", "no number is named before this"));
    CHECK(says("action = { choose(number(3, 1)), gain(chosen) }", "'number' takes the smallest and the largest"));
}
