// The scenario runner on Pebbles: what passes, and above all what must fail and what a failure says.
#include <doctest/doctest.h>

#include "scenario/coverage.h"
#include "scenario/lesson.h"
#include "scenario/runner.h"
#include "scenario/steps.h"
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
        {"p1.cannot { \"palys\", \"Brute\" }", "did you mean 'plays'?; correct the verb"},
        {"p1.cannot { \"chooses\", \"Guard\" }", "correct the verb"},
        {"p1.cannot { \"plays\", \"Brute\", because = \"it is raining\" }",
         "does not cite it is raining; it says:\n      why not: it costs more pebbles than you have (PEB-PLAY-02)\n      "
         "because names a rule"},
        // The rule itself: neither its group nor a letter of it; whole words of the explanation.
        {"p1.cannot { \"plays\", \"Brute\", because = \"PEB-PLAY\" }",
         "does not cite PEB-PLAY; it says:\n      why not: it costs"},
        {"p1.cannot { \"plays\", \"Brute\", because = \"i\" }", "does not cite i; it says:\n      why not: it costs"},
        {"p1.cannot { \"plays\", \"Brute\", says = \"i\" }", "does not say \"i\"; it says:\n      why not: it costs"},
        {"p1.cannot { \"plays\", \"Brute\", says = \"it costs more\" }", "does not say \"it costs more\""},
        {"p1.cannot { \"plays\", \"Brute\", because = \"PEB-PLAY-01\", says = \"it costs more pebbles than you have\" }",
         "does not cite PEB-PLAY-01"},
        // A verb that the game does not have, or half of one.
        {"p1.may_not_choose { \"devours Brute\" }", "nobody ever 'devours' in this game"},
        {"p1.may_not_choose { \"play Brute\" }", "did you mean 'plays'?"},
        {"p1.cannot { \"play\", \"Brute\" }", "did you mean 'plays'?"},
        {"p1.cannot { \"devours\", \"Brute\" }", "known are accepts, "},
        {"p1.devours \"Scout\"", "nobody ever 'devours' in this game"},
        {"p1.reacts \"Scout\"", "did you mean 'reacts_with'?"},
        {"p1.may_not_choose { \"plays Brute loudly\" }", "no option says 'loudly' here"},
        {"expect { p1, pebbles = \"1\" }", "pebbles is 1, expected the text '1'"},
        // Who is not at the table.
        {"p3.passes", "there is no p3 at this table"},
        {"expect { p3.hand, count = 0 }", "there is no p3 at this table"},
        {"p1.may_not_choose { \"Scout\" }", "'Scout' is offered"},
        {"p1.cannot { \"plays\", \"Scout\" }", "is offered"},
        {"p1.cannot { \"plays\", \"Brute\", because = \"PEB-PLAY-01\" }", "does not cite PEB-PLAY-01"},
        {"expect { p1, pebbles = 5 }", "pebbles is 1, expected 5"},
        {"expect { p1.hand, exactly = { \"Scout\" } }", "expected Scout"},
        {"expect { p1.hand }", "says nothing"},
        {"expect { p1.hand, cuont = false }", "a list has exactly, in_order and count"},
        {"expect { p1.hand \"Scout\", count = 2 }", "p1.hand takes no name"},
        {"expect { p1, pebbles = true, points = true }", "points is 0, expected true"},
        {"expect { p2, pebbles = true }", "pebbles is 2, which is neither true nor false"},
        {"expect { table, asked = false }", "asked is p1, which is neither true nor false"},
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

TEST_CASE("whatever fails, it is said who is asked, what is offered and which rules are being carried out") {
    auto game = pebbles::makePebbles();
    const char* const kWhere =
        "\n      p1 is asked; options: plays Scout, passes\n      stack:\n        turn / turn  PEB-TURN-01";
    struct {
        const char* steps;
        const char* says;
    } const cases[] = {
        {"expect { p1, pebbles = 5 }", "pebbles is 1, expected 5"},
        {"expect { p1.hand, exactly = { \"Scout\" } }", "expected Scout"},
        {"p1.cannot { \"plays\", \"Brute\", because = \"PEB-PLAY-01\" }",
         "does not cite PEB-PLAY-01; it says:\n      why not: it costs more pebbles than you have (PEB-PLAY-02)"},
        {"p1.cannot { \"palys\", \"Brute\" }", "correct the verb"},
        {"p1.may_not_choose { \"Scuot\" }", "did you mean 'Scout'"},
        {"p1.requests \"the moon\"", "p1 cannot request 'the moon'"},
        {"p1.takes_option(2, \"plays Scout\")", "option 2 is 'passes', not 'plays Scout'"},
        {"new_key \"12\"", "a key has 64 hexadecimal digits"},
        {"p2.passes", "p2 is not asked"},
    };
    for (const auto& c : cases) {
        const Verdict v = runScenario(*game, one(kGiven, c.steps), Mode::plain);
        INFO(c.steps);
        INFO(v.reason);
        CHECK_FALSE(v.passed);
        CHECK(v.reason.find(c.says) != std::string::npos);
        CHECK(v.reason.find(kWhere) == v.reason.rfind("\n      p1 is asked"));
        CHECK(v.reason.find(kWhere) != std::string::npos);
    }
}

TEST_CASE("the lines below the top name the step that is being carried out, not the next one") {
    auto game = pebbles::makePebbles();
    // The secret bid is asked for by the step "bid"; what comes next is the end of the round.
    Verdict v = runScenario(*game, one(kGiven, "p1.passes, p2.passes, p2.plays \"Scout\""), Mode::plain);
    INFO(v.reason);
    CHECK(v.reason.find("\n        turn / bid  PEB-BID-01") != std::string::npos);
    CHECK(v.reason.find("end of round") == std::string::npos);
    // Of a window: the play that opened it, and the kind of window.
    v = runScenario(*game, one(kGiven, R"(p1.plays "Scout", p1.accepts, p2.plays "Brute")"), Mode::plain);
    INFO(v.reason);
    CHECK(v.reason.find("\n        window / after  PEB-ANSWER\n        ") != std::string::npos);
}

TEST_CASE("a fault inside a step says which one, with the stack") {
    language::GameOptions options;
    options.ownCards = false;
    options.extraCards = {
        {"cards/pebbles/all.lua", pebbles::kPebbleCards},
        {"cards/pebbles/echo.lua",
         R"(camper_card "Echo" { id = "P-9", cost = 1, strength = 90, after = { is_hurt(this), hurt(1, this) } })"}};
    const language::GameOf<pebbles::Rules> game(options);
    REQUIRE(game.problems().empty());
    const char* const given = R"(p1 = { camp = { "Brute" } }, p2 = { camp = { "Echo", "Miser" } })";
    for (Mode m : kModes) {
        const Verdict v = runScenario(game, one(given, R"(p1.uses "Brute", p1.chooses "Echo")"), m);
        INFO(v.reason);
        CHECK_FALSE(v.passed);
        CHECK(v.reason.starts_with("fault: the stack of procedures is full"));
        CHECK(v.reason.find("nobody is asked\n      stack:") != std::string::npos);
        CHECK(v.reason.find("hurt / before  PEB-HURT-01") != std::string::npos);
        CHECK(v.reason.ends_with("\n        turn / turn  PEB-TURN-01"));
    }
}

TEST_CASE("all(noun) and a condition that a verb keeps are looked at when the verb wants") {
    language::GameOptions options;
    options.ownCards = false;
    options.extraCards = {{"cards/pebbles/all.lua", pebbles::kPebbleCards},
                          {"cards/pebbles/census.lua",
                           R"(trick "Census" { id = "P-9", cost = 0,
              on_play = { tally{ all(camper(fresh)), as_long_as = rich(2) }, gain(result) } }
            trick "Headcount" { id = "P-10", cost = 0, on_play = { tally(camper(yours)), gain(result) } })"}};
    const language::GameOf<pebbles::Rules> game(options);
    REQUIRE(game.problems().empty());
    auto ends = [&](const char* pebbles, const char* card, const char* more, int then) {
        const std::string given = std::string("p1 = { pebbles = ") + pebbles + ", hand = { \"" + card +
                                  "\", \"Rain\" }, camp = { \"Guard\", { \"Brute\", tired = true } } }, "
                                  "p2 = { camp = { \"Scout\" } }";
        const Scenario s = one(given, std::string("p1.plays \"") + card + "\"," + more +
                                          " expect { p1, pebbles = " + std::to_string(then) + " }");
        const Verdict v = inAllModes(game, s);
        INFO(v.reason);
        CHECK(v.passed);
    };
    ends("2", "Census", "", 4);  // Guard and Scout are fresh
    ends("1", "Census", "", 1);
    ends("1", "Headcount", "p1.chooses \"Guard\",", 2);
}

TEST_CASE("what waits happens once, or each time until its period is over") {
    language::GameOptions options;
    options.ownCards = false;
    options.extraCards = {
        {"cards/pebbles/all.lua", pebbles::kPebbleCards},
        {"cards/pebbles/toll.lua",
         R"(trick "Toll" { id = "P-9", cost = 0, on_play = { tally{ all(camper) }, each_time{ played(camper), gain(result),
              lasting = this_round } } }
            trick "Wager" { id = "P-10", cost = 0, on_play = { later{ played(camper(yours)), gain(5), lasting = this_round } } })"}};
    const language::GameOf<pebbles::Rules> game(options);
    REQUIRE(game.problems().empty());
    auto plays = [&](const char* card, const char* steps) {
        const std::string given =
            std::string("p1 = { pebbles = 6, hand = { \"") + card +
            "\", \"Miser\", \"Miser\", \"Miser\" }, camp = { \"Brute\" } }, p2 = { camp = { \"Brute\" } }";
        const Verdict v = runScenario(game, one(given, std::string("p1.plays \"") + card + "\"," + steps), Mode::plain);
        INFO(v.reason);
        CHECK(v.passed);
    };
    // A Miser costs 2; two campers were there when the card was played.
    plays(
        "Toll",
        R"(p2.passes, p1.plays "Miser", expect { p1, pebbles = 6 }, p2.passes, p1.plays "Miser", expect { p1, pebbles = 6 })");
    plays(
        "Wager",
        R"(p2.passes, p1.plays "Miser", expect { p1, pebbles = 9 }, p2.passes, p1.plays "Miser", expect { p1, pebbles = 7 })");
}

TEST_CASE("what is there and is not offered may be refused, with or without a reason") {
    auto game = pebbles::makePebbles();
    Scenario s = one(kGiven, R"(
        p1.may_not_choose { "Brute", "plays Brute", "Rain", "Guard", decline, 3, "p2" },
        p1.cannot { "plays", "Brute" },
        p1.cannot { "plays", "Brute", says = "it costs more pebbles than you have" },
        p1.cannot { "plays", "Brute", because = "PEB-PLAY-02", says = "it costs more pebbles than you have" },
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
        p1.cannot { "chooses", "Scout", says = "it is not an opponent's" },
        p1.cannot { "chooses", "Feast", says = "it is no camper" },
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
    CHECK(v.reason.find("given.chance[1]: it must be a whole number from 1 to 255, not 0") != std::string::npos);
    v = runScenario(*game, one("p1 = { hnad = { \"Scout\" } }", "p1.passes"), Mode::plain);
    CHECK(v.reason.find("given.p1: there is no 'hnad'; did you mean 'hand'?") != std::string::npos);
    v = runScenario(*game, one("p1 = { camp = { { \"Scout\", hurt = -3 } } }", "p1.passes"), Mode::plain);
    CHECK(v.reason.find("given.p1.camp[1].hurt: it must be a whole number from 0 to 99, not -3") != std::string::npos);

    CHECK_FALSE(read("scenario \"x\" { steps = { p1.passes } }").problems.empty());  // no rule
    CHECK_FALSE(read("scenario \"x\" { rules = { \"A\", \"B\", \"C\", \"D\" }, steps = { p1.passes } }").problems.empty());
    CHECK_FALSE(read("scenario \"x\" { rules = { \"A\" }, steps = {} }").problems.empty());
    CHECK_FALSE(read("scenario \"x\" { rules = { \"A\" }, steps = { p1.passes }, stepps = {} }").problems.empty());
    CHECK_FALSE(read("scenario \"x\" { cites = { { \"A\" } }, steps = { p1.passes } }").problems.empty());  // no reason
    CHECK_FALSE(read("scenaro \"x\" {}").problems.empty());
    CHECK(loadScenarios({"no/such/folder"}).problems.size() == 1);
}

TEST_CASE("a scenario has known keys, each of its kind") {
    const auto says = [](const std::string& fields) {
        const ScenarioSet set = read("scenario \"x\" { " + fields + " }");
        return set.problems.empty() ? "" : set.problems[0].message;
    };
    const std::string rest = "rules = { \"A\" }, steps = { p1.passes }";
    CHECK(says(rest) == "");
    CHECK(says(rest + ", stepps = {}").starts_with("'x': there is no 'stepps'; did you mean 'steps'?; known: rules, "));
    CHECK(says(rest + ", \"loose\"").find("stands here without a key") != std::string::npos);
    CHECK(says(rest + ", seed = -1").find("seed: it must be a whole number from 1") != std::string::npos);
    CHECK(says(rest + ", seed = \"1\"").find("not the text '1'") != std::string::npos);
    CHECK(says(rest + ", given = 3").find("given must be a table, not 3") != std::string::npos);
    CHECK(says("rules = \"A\", steps = { p1.passes }").find("it must be a list of texts") != std::string::npos);
    CHECK(says("rules = { 3 }, steps = { p1.passes }").find("rules[1]: it must be a text, not 3") != std::string::npos);
    CHECK(says("rules = { \"A\" }, steps = { p1.passes, last = 1 }").find("without 'last ='") != std::string::npos);
    CHECK(says("rules = { \"A\" }, steps = 3").find("steps must be a table") != std::string::npos);
    CHECK(says("rules = { \"A\", \"A\" }, steps = { p1.passes }").find("names A twice") != std::string::npos);
    CHECK(says("rules = { \"A\" }, cites = { { \"A\", \"a good reason\" } }, steps = { p1.passes }").find("names A twice") !=
          std::string::npos);
    CHECK(says(rest + ", match = { fromat = \"open\" }").find("did you mean 'format'?") != std::string::npos);
    CHECK(says("cites = { { \"A\", \"a good reason\", why = 1 } }, steps = { p1.passes }").find("cites = {") !=
          std::string::npos);
    // A step outside of the list is no step.
    CHECK(read("p1.plays \"X\"").problems.at(0).message.find("nothing uses this 'p1.plays'") != std::string::npos);
}

TEST_CASE("a step has the form that it is read in") {
    auto game = pebbles::makePebbles();
    struct {
        const char* step;
        const char* says;
    } const cases[] = {
        {"3", "a step is expect { ... } or p1.verb(...), not 3"},
        {"decline", "not the word 'decline'"},
        {"p1", "not the word 'p1'"},
        {"p1.cannot { \"plays\", \"Brute\", becuse = \"PEB-PLAY-02\" }", "there is no 'becuse'; did you mean 'because'?"},
        {"p1.cannot { \"plays\", \"Brute\", because = 3 }", "because: it must be a text, not 3"},
        {"p1.cannot { \"plays\", \"Brute\", because = \"\" }", "because is empty"},
        {"p1.cannot { \"plays\", \"Brute#2\" }", "without '#'"},
        {"p1.cannot(\"plays\", \"Brute\")", "it is written p1.cannot {"},
        {"p1.cannot { \"plays\", \"Brute\", \"Scout\" }", "it is written p1.cannot {"},
        {"p1.may_not_choose { \"Brute\", because = \"PEB-PLAY-02\" }", "p1.may_not_choose has no 'because ='"},
        {"p1.may_not_choose {}", "say which options"},
        {"p1.may_choose { p1.plays \"Brute\" }", "the word 'p1.plays' names no option"},
        {"p1.may_choose_exactly { { \"Brute\" } }", "a table names no option"},
        {"p1.is_asked \"X\"", "p1.is_asked takes nothing behind it"},
        {"nobody_is_asked(1)", "nobody_is_asked takes nothing behind it"},
        {"p1.plays { \"Scout\", on = \"Brute\" }", "p1.plays takes a name, not a table"},
        {"p1.plays(\"Scout\", \"a\", \"b\")", "p1.plays takes a name and a detail"},
        {"p1.takes_option \"Scout\"", "it is written p1.takes_option(1, "},
        {"p1.takes_option(1, \"plays Rain\")", "option 1 is 'plays Scout', not 'plays Rain'"},
        {"p1.requests(1, \"plays chess\")", "request 1 is not 'plays chess'; there are: concedes"},
        {"p1.requests \"chess\"", "p1 cannot request 'chess'; there are: concedes"},
        {"new_key(3)", "it is written new_key"},
        {"deck_is_legal", "is a step of a deck's scenario"},
        {"expect { p1.hand, exactly = \"Scout\" }", "exactly is a list"},
        {"expect { p1, pebbles = { 3 } }", "pebbles is compared with a number, a text, true or false, not with a table"},
        {"expect { p1.hand, exactly = { \"Scout\", \"Brute\", n = 1 } }", "exactly is a list without 'n ='"},
        {"expect { p1.camper(3), hurt = 1 }", "p1.camper takes one name"},
        {"expect { done, over = true }", "expect reads table, p1 or p1.something, not 'done'"},
        {"expect(p1, 3)", "it is written expect { what, field = value }"},
    };
    for (const auto& c : cases) {
        Verdict v = runScenario(*game, one(kGiven, c.step), Mode::plain);
        INFO(c.step);
        INFO(v.reason);
        CHECK_FALSE(v.passed);
        CHECK(v.reason.find(c.says) != std::string::npos);
    }
}

TEST_CASE("a lesson is read as strictly") {
    const auto says = [](const std::string& fields, const std::string& steps) {
        const LessonSet set = readLessons(
            "lessons/pebbles/x.lua",
            "lesson \"x\" { " + fields + "chapters = { chapter \"y\" { given = {}, steps = { " + steps + " } } } }");
        return set.problems.empty() ? "" : set.problems[0].message;
    };
    CHECK(says("", "says { \"Pass.\", hint = \"pass\" }, p1.passes, p2.plays \"X\", expect { p1, pebbles = 1 }") == "");
    CHECK(says("\"loose\", ", "p1.passes").find("the text 'loose' stands there without a key") != std::string::npos);
    CHECK(says("", "says { 3 }, p1.passes").find("3 is no text") != std::string::npos);
    CHECK(says("", "says { \"Pass.\", hnit = \"pass\" }, p1.passes").find("not 'hnit'") != std::string::npos);
    CHECK(says("", "says { \"Pass.\", wrong = { plays = 3 } }, p1.passes").find("not 'wrong'") != std::string::npos);
    CHECK(says("", "p1.plays { \"X\" }").find("p1.plays takes a name, not a table") != std::string::npos);
    CHECK(says("", "expect { p1, pebbles = { 1 } }").find("pebbles is compared with") != std::string::npos);
    CHECK(says("", "any_of { p1.passes, p1.plays(1, 2, 3) }").find("takes a name and a detail") != std::string::npos);
    CHECK(says("", "play_until { expect { p1, pebbles = 1 }, path = { p1.passes }, pth = {} }").find("play_until {") !=
          std::string::npos);
}

TEST_CASE("every rule that a scenario names is found") {
    const Scenario s = one("", R"(p1.cannot { "plays", "X", because = "R-4" },
        deck_breaks("R-5", "words"), deck_breaks_only("R-6", "R-7"), deck { besides = { "R-8" } })",
                           "\"R-1\"");
    std::string all;
    for (const auto& [id, line] : namedRules(s)) all += id + " ";
    CHECK(all == "R-1 R-4 R-5 R-6 R-7 R-8 ");
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
