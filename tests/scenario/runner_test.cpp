// The scenario runner on Pebbles: what passes, and above all what must fail and what a failure says.
#include <doctest/doctest.h>

#include "scenario/coverage.h"
#include "scenario/runner.h"
#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::scenario;

namespace {

ScenarioSet read(const std::string& text) {
    ScenarioSet set;
    readScenarios("tests/scenarios/pebbles/rules/test.lua", text, set);
    return set;
}

Scenario one(const std::string& given, const std::string& steps, const std::string& rules = "\"PEB-PLAY-02\"") {
    ScenarioSet set =
        read("scenario \"test\" { rules = { " + rules + " }, given = { " + given + " }, steps = { " + steps + " } }");
    for (const auto& p : set.problems) MESSAGE(p.message);
    REQUIRE(set.scenarios.size() == 1);
    return set.scenarios[0];
}

Verdict inAllModes(const Game& game, const Scenario& s) {
    for (Mode m : kModes)
        if (Verdict v = runScenario(game, s, m); !v.passed) return v;
    return {};
}

const char* const kGiven =
    R"(p1 = { pebbles = 1, hand = { "Brute", "Scout" }, deck = { "Rain" } }, p2 = { pebbles = 2, camp = { "Guard" }, hand = { "Ambush" } })";

}  // namespace

TEST_CASE("a true story passes in all modes") {
    auto game = pebbles::makePebbles();
    Scenario s = one(kGiven, R"(
        p1.may_choose_exactly { "plays Scout", pass },
        p1.cannot { "plays", "Brute", because = "PEB-PLAY-02" },
        p1.plays "Scout", p1.accepts,
        p2.may_choose_exactly { "Ambush", pass },
        p2.reacts_with "Ambush",
        expect { p1.camp, exactly = {} },
        expect { p1.hand, exactly = { "Rain", "Brute" } },
        expect { p1.discard, in_order = { "Scout" } },
        expect { p2, pebbles = 1 })");
    Verdict v = inAllModes(*game, s);
    INFO(v.reason);
    CHECK(v.passed);
}

TEST_CASE("false stories fail and say why") {
    auto game = pebbles::makePebbles();
    struct {
        const char* steps;
        const char* says;
    } const cases[] = {
        {"p1.plays \"Brute\"", "PEB-PLAY-02"},                   // the explanation of the missing option
        {"p1.plays \"Brute\"", "options: plays Scout, passes"},  // what was offered
        {"p1.plays \"Brute\"", "turn / turn  PEB-TURN-01"},      // the stack of rule ids
        {"p2.passes", "p2 is not asked"},
        {"p1.may_choose_exactly { pass }", "also offered: plays Scout"},
        {"p1.may_choose_exactly { pass, \"Scout\", \"Rain\" }", "missing: Rain"},
        {"p1.may_choose { \"Rain\" }", "'Rain' is not offered"},
        // Each missing one is explained.
        {"p1.may_choose_exactly { pass, \"Scout\", \"Brute\" }", "why not plays Brute: it costs more"},
        {"p1.may_choose_exactly { pass, \"Scout\", \"Brute\" }", "(PEB-PLAY-02)"},
        {"p1.may_choose_exactly { pass, \"Brute\", \"Rain\" }", "why not Rain: "},
        {"p1.may_choose { \"Scout\", \"Rain\", \"Brute\" }", "'Rain', 'Brute' are not offered"},
        {"p1.may_choose { \"Scout\", \"Rain\", \"Brute\" }",
         "why not plays Brute: it costs more pebbles than you have (PEB-PLAY-02)"},
        {"p1.may_choose { \"Brut\" }", "nothing is called 'Brut' here"},
        // What is nowhere cannot be refused: the step would prove nothing.
        {"p1.may_not_choose { \"Scuot\" }", "nothing is called 'Scuot' here"},
        {"p1.may_not_choose { \"Scuot\" }", "did you mean 'Scout'"},
        {"p1.may_not_choose { \"plays Feast\" }", "correct the name, or put it into given"},
        {"p1.cannot { \"plays\", \"Feast\" }", "nothing is called 'Feast' here"},
        {"p1.cannot { \"palys\", \"Brute\" }", "correct the verb"},
        {"p1.cannot { \"chooses\", \"Guard\" }", "correct the verb"},
        {"p1.cannot { \"plays\", \"Brute\", because = \"it is raining\" }",
         "does not cite it is raining; it says: PEB-PLAY-02 it costs"},
        {"p1.may_not_choose { \"Scout\" }", "'Scout' is offered"},
        {"p1.cannot { \"plays\", \"Scout\" }", "is offered"},
        {"p1.cannot { \"plays\", \"Brute\", because = \"PEB-PLAY-01\" }", "does not cite PEB-PLAY-01"},
        {"expect { p1, pebbles = 5 }", "pebbles is 1, expected 5"},
        {"expect { p1.hand, exactly = { \"Scout\" } }", "expected Scout"},
        {"expect { p1.hand }", "says nothing"},
        {"expect { p1.camper \"Nobody\", hurt = 1 }", "nothing to read"},
        {"expect { table, over = true }", "over is 0"},
        {"p1.plays \"Scout\"", "a question stays open at the end"},
        {"nobody_is_asked", "somebody is asked"},
        {"expect", "expect { what, field = value }"},
    };
    for (const auto& c : cases) {
        Verdict v = runScenario(*game, one(kGiven, c.steps), Mode::plain);
        INFO(c.steps);
        INFO(v.reason);
        CHECK_FALSE(v.passed);
        CHECK(v.reason.find(c.says) != std::string::npos);
    }
}

TEST_CASE("what is there and is not offered may be refused, with or without a reason") {
    auto game = pebbles::makePebbles();
    Scenario s = one(kGiven, R"(
        p1.may_not_choose { "Brute", "plays Brute", "Rain", "Guard", decline, 3, "p2" },
        p1.cannot { "plays", "Brute" },
        p1.cannot { "plays", "Brute", because = "it costs more pebbles" },
        p1.passes)");
    Verdict v = inAllModes(*game, s);
    INFO(v.reason);
    CHECK(v.passed);
}

TEST_CASE("a piece that cannot be chosen is refused in the words of the card") {
    auto game = pebbles::makePebbles();
    const char* const given =
        R"(p1 = { camp = { "Brute", "Scout" }, hand = { "Feast" } }, p2 = { camp = { "Guard", "Miser" } })";
    Verdict v = inAllModes(*game, one(given, R"(
        p1.uses "Brute",
        p1.cannot { "chooses", "Scout", because = "it is not an opponent's" },
        p1.cannot { "chooses", "Feast", because = "it is no camper" },
        p1.may_choose_exactly { "Guard", "Miser" }, p1.chooses "Guard")"));
    INFO(v.reason);
    CHECK(v.passed);
    v = runScenario(*game, one(given, R"(p1.uses "Brute", p1.may_choose { "Scout" })"), Mode::plain);
    CHECK(v.reason.find("why not chooses Scout: it is not an opponent's") != std::string::npos);
    v = runScenario(*game, one(given, R"(p1.uses "Brute", p1.chooses "Scout")"), Mode::plain);
    CHECK(v.reason.find("why not: it is not an opponent's") != std::string::npos);
    v = runScenario(*game, one(given, R"(p1.uses "Brute", p1.cannot { "chooses", "Guard" })"), Mode::plain);
    CHECK(v.reason.find("is offered") != std::string::npos);
}

TEST_CASE("a bad table or a bad file is said, not played") {
    auto game = pebbles::makePebbles();
    Verdict v = runScenario(*game, one("p1 = { hand = { \"Unheard\" } }", "p1.passes"), Mode::plain);
    CHECK_FALSE(v.passed);
    CHECK(v.reason.find("no card 'Unheard'") != std::string::npos);
    v = runScenario(*game, one("chance = { 0 }", "p1.passes"), Mode::plain);
    CHECK(v.reason.find("chance is a list") != std::string::npos);

    CHECK_FALSE(read("scenario \"x\" { steps = { p1.passes } }").problems.empty());  // no rule
    CHECK_FALSE(read("scenario \"x\" { rules = { \"A\", \"B\", \"C\", \"D\" }, steps = { p1.passes } }").problems.empty());
    CHECK_FALSE(read("scenario \"x\" { rules = { \"A\" }, steps = {} }").problems.empty());
    CHECK_FALSE(read("scenario \"x\" { rules = { \"A\" }, steps = { p1.passes }, stepps = {} }").problems.empty());
    CHECK_FALSE(read("scenario \"x\" { cites = { { \"A\" } }, steps = { p1.passes } }").problems.empty());  // no reason
    CHECK_FALSE(read("scenaro \"x\" {}").problems.empty());
    CHECK(loadScenarios({"no/such/folder"}).problems.size() == 1);
}

TEST_CASE("coverage tells proven, cited, weak and unswitched apart") {
    auto game = pebbles::makePebbles();
    auto standing = [&](const std::string& rules, const std::string& cites, const std::string& steps) {
        ScenarioSet set = read("scenario \"t\" { rules = { " + rules + " }, cites = { " + cites + " }, given = { " +
                               std::string(kGiven) + " }, steps = { " + steps + " } }");
        REQUIRE(set.scenarios.size() == 1);
        std::vector<Claim> claims = judge(*game, {&set.scenarios[0]});
        REQUIRE(claims.size() == 1);
        return claims[0].standing;
    };
    CHECK(standing("\"PEB-PLAY-02\"", "", "p1.may_not_choose { \"Brute\" }") == Standing::proven);
    CHECK(standing("\"PEB-PLAY-02\"", "", "p1.passes") == Standing::weak);
    CHECK(standing("\"PEB-NOTHING\"", "", "p1.passes") == Standing::noSwitch);
    CHECK(standing("\"PEB-PLAY-02\"", "", "p2.passes") == Standing::broken);
    CHECK(standing("", "{ \"PEB-NOTHING\", \"a consequence\" }", "p1.passes") == Standing::cited);
    CHECK(standing("", "{ \"PEB-PLAY-02\", \"a consequence\" }", "p1.may_not_choose { \"Brute\" }") == Standing::has);
    CHECK(standing("", "{ \"PEB-PLAY-02\", \"a consequence\" }", "p1.passes") == Standing::weak);           // no hiding
    CHECK(standing("\"P-2/after\"", "", "p1.plays \"Scout\", p1.accepts, p2.passes") == Standing::proven);  // abilities too
    CHECK_FALSE(game->switchesConsulted());  // switches are restored
}

TEST_CASE("an ability counts as proven when some scenario fails without it") {
    auto game = pebbles::makePebbles();
    ScenarioSet set = read("scenario \"t\" { rules = { \"PEB-PLAY-02\" }, given = { " + std::string(kGiven) +
                           " }, steps = { p1.plays \"Scout\", p1.accepts, p2.passes } }");
    auto proven = provenAbilities(*game, {&set.scenarios[0]});
    CHECK(proven.at("P-2/after"));
    CHECK_FALSE(proven.at("P-3/action"));
}
