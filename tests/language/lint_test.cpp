// The linter: each check has a card that triggers it and one, nearly the same, that does not.
#include "language/lint.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/harbour/harbour.h"
#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::language;

namespace {

std::string crew(const std::string& fields) { return "crew \"Toy\" {\n id = \"TT-1\", health = 1,\n " + fields + "\n}"; }

bool warns(const std::string& text, const std::string& part) {
    std::vector<std::string> problems = harbour::problemsOf(text, true);
    bool found = std::any_of(problems.begin(), problems.end(),
                             [&](const std::string& p) { return p.find(part) != std::string::npos; });
    if (!found)
        for (const std::string& p : problems) MESSAGE(p);
    return found;
}

// Nothing at all to say.
bool clean(const std::string& text) {
    std::vector<std::string> problems = harbour::problemsOf(text, true);
    for (const std::string& p : problems) MESSAGE(p);
    return problems.empty();
}

}  // namespace

TEST_CASE("may without an effect") {
    CHECK(warns(crew("action = { gain(1), may({}) }"), "3: 'may' needs an effect"));
    CHECK(warns(crew("action = { gain(1), may(choose(sailor)) }"), "nothing happens inside 'may'"));
    CHECK(warns(crew("action = { gain(1), may() }"), "'may' needs an effect"));
    CHECK(clean(crew("action = { gain(1), may(lose(1)) }")));
}

TEST_CASE("and_then as the first part") {
    CHECK(warns(crew("action = { and_then(gain(1)) }"), "3: warning: 'and_then' comes first"));
    CHECK(warns(crew("action = { either(and_then(gain(1)), lose(1)) }"), "'and_then' comes first"));
    CHECK(clean(crew("action = { lose(1), and_then(gain(1)) }")));
    CHECK(clean(crew("action = { cost(lose(1)), and_then(gain(1)) }")));
}

TEST_CASE("it before anything was chosen") {
    CHECK(warns(crew("action = { exhaust(it) }"), "nothing was chosen before"));
    CHECK(warns(crew("action = { each(sailor, exhaust(it)), deal(1, it) }"), "nothing was chosen before"));
    CHECK(warns(crew("action = { when(is_exhausted(it)), choose(sailor), exhaust(it) }"), "nothing was chosen before"));
    CHECK(warns(crew("action = { gain(damage_on(it)) }"), "nothing was chosen before"));
    CHECK(clean(crew("action = { choose(sailor), exhaust(it) }")));
    CHECK(clean(crew("action = { deal(1, sailor), exhaust(it) }")));
    CHECK(clean(crew("action = { cost(deal(1, sailor(yours))), exhaust(it) }")));
    CHECK(clean(crew("action = { choose{sailor, by = opponent}, exhaust(it) }")));
    CHECK(clean(crew("action = { each(up_to(2, sailor), exhaust(it)) }")));
    CHECK(clean(crew("action = { choose(sailor), later(tide_turns(), exhaust(it)) }")));
}

TEST_CASE("sides of an event that is not there") {
    for (const char* word : {"exhaust(subject)", "exhaust(object)", "gain(amount)"})
        CHECK(warns(crew("action = { " + std::string(word) + " }"), "belongs to an event, and this ability answers none"));
    CHECK(warns(crew("after = { tide_turns(), exhaust(subject) }"), "the event has no subject"));
    CHECK(warns(crew("after = { activates(this), exhaust(object) }"), "the event has no object"));
    CHECK(warns(crew("after = { activates(this), later(tide_turns(), exhaust(subject)) }"), "the event has no subject"));
    CHECK(clean(crew("after = { attacks(), exhaust(subject), exhaust(object), gain(amount) }")));
    CHECK(clean(crew("action = { later(activates(), exhaust(subject)) }")));
    CHECK(clean(crew("action = { dodge(), exhaust(subject) }")));  // its verb is for the moment of an event
    CHECK(warns(crew("action = { dodge(), exhaust(object) }"), "the event has no object"));
}

TEST_CASE("a part that is never reached") {
    CHECK(warns(crew("after = { nothing(), gain(1) }"), "'nothing' never happens"));
    CHECK(warns(crew("action = { later(nothing(), gain(1)) }"), "'nothing' never happens"));
    CHECK(warns(crew("action = { either(gain(1), gain(1)) }"), "two ways of this 'either' are the same"));
    CHECK(warns(crew("action = { lose(0), and_then(gain(1)) }"), "this 'and_then' is never reached"));
    CHECK(warns(crew("action = { gain(1), when(rich(1)) }"), "this 'when' has no effect"));
    CHECK(clean(crew("action = { either(gain(1), gain(2)) }")));
    CHECK(clean(crew("action = { lose(1), and_then(gain(1)) }")));
    CHECK(clean(crew("action = { when(rich(1)), gain(1) }")));
}

TEST_CASE("a cost after an effect") {
    CHECK(warns(crew("action = { gain(1), cost(lose(1)) }"), "3: 'cost' has no place here: it stands before the effects"));
    CHECK(warns(crew("action = { gain(1), limit(tide) }"), "'limit' has no place here"));
    CHECK(warns(crew("action = { cost(), gain(1) }"), "this 'cost' is empty"));
    CHECK(clean(crew("action = { cost(lose(1)), gain(1) }")));
}

TEST_CASE("a limit that says nothing") {
    CHECK(
        warns("ploy \"Toy\" { id = \"TT-1\", cost = 1, on_play = { limit(tide), gain(1) } }", "'on_play' works once only"));
    CHECK(warns(crew("action = { limit(tide), limit(sea_day), gain(1) }"), "a second 'limit'"));
    CHECK(clean(crew("action = { limit(tide), gain(1) }")));
}

TEST_CASE("parameters that say nothing") {
    CHECK(warns(crew("action = { turn(die, wave) }"), "'turn' means this 'side' anyway"));
    CHECK(warns(crew("action = { gain(damage_on(sailor)) }"), "asked of one of this"));
    CHECK(clean(crew("action = { exhaust(this), turn(die), turn(die, anchor), draws(you, 1), gain(damage_on()) }")));
}

TEST_CASE("ids like those of their set") {
    CHECK(warns("crew \"A\" { id = \"Toy\", health = 1 }", "write \"TT-<number>\""));
    CHECK(warns("crew \"A\" { id = \"TT-x1\", health = 1 }", "write \"TT-<number>\""));
    CHECK(
        warns("crew \"A\" { id = \"Q-1\", health = 1 }\ncrew \"B\" { id = \"Q-2\", health = 1 }\ncrew \"C\" { id = \"R-3\", "
              "health = 1 }",
              "3: warning: the id 'R-3' does not look like those of its set: write \"Q-<number>\""));
    CHECK(clean("crew \"A\" { id = \"tt-12b\", health = 1 }"));
    CHECK(clean("crew \"A\" { id = \"Q-1\", health = 1 }\ncrew \"B\" { id = \"Q-2\", health = 1 }"));
    CHECK(clean("crew \"A\" { id = \"ZZ-1\", set = \"ZZ\", health = 1 }\ncrew \"B\" { id = \"TT-1\", health = 1 }"));
}

TEST_CASE("one title, other facts") {
    std::string first = "crew \"A\" { id = \"TT-1\", health = 1 }\n";
    CHECK(warns(first + "crew \"A\" { id = \"TT-2\", health = 2 }",
                "2: warning: its set has this title already, with other facts (cards/TT/cards.lua:1)"));
    CHECK(warns(first + "ploy \"A\" { id = \"TT-2\", cost = 1 }", "its set has this title already"));
    CHECK(clean(first + "crew \"A\" { id = \"TT-2\", health = 1 }"));
    CHECK(clean(first + "crew \"A\" { id = \"TT-2\", health = 2, subtitle = \"Older\" }"));
    CHECK(clean(first + "crew \"A\" { id = \"UU-2\", set = \"UU\", health = 2 }"));
}

TEST_CASE("a hole in the wording") {
    Vocabulary v = harbour::vocabulary();
    v.verbs.push_back({"broken", {}, "do {what}", "", ""});
    Loaded l = loadCards(v, {{"cards/TT/a.lua", crew("action = { broken() }")}}, {"", true});
    REQUIRE(l.problems.size() == 1);
    CHECK(l.problems[0].message.find("nothing fills, '{what}'") != std::string::npos);
    CHECK(clean(crew("action = { gain(1) }")));
}

TEST_CASE("keywords twice, empty abilities") {
    CHECK(warns(crew("keywords = { loyal, armor(1), loyal }"), "3: warning: the keyword 'loyal' is listed twice"));
    CHECK(clean(crew("keywords = { loyal, armor(1) }")));
    CHECK(warns(crew("abilities = {}"), "'abilities' is empty"));
    CHECK(warns(crew("action = {}"), "'action' has no effect"));
    CHECK(clean(crew("abilities = { action(gain(1)) }")));
}

TEST_CASE("errata that change nothing") {
    CHECK(warns(crew("errata = { since = \"2020-01-01\", health = 1 }"), "these errata change nothing"));
    CHECK(warns(crew("errata = { since = \"2020-01-01\" }"), "these errata change nothing"));
    CHECK(warns(
        crew("errata = { { since = \"2020-01-01\", health = 2 }, { since = \"2021-01-01\", health = 2, unique = true } }"),
        "the errata repeat 'health' as it was"));
    CHECK(warns(crew("errata = { since = \"2020-01-01\", action = { exhaust(it) } }"), "nothing was chosen before"));
    CHECK(clean(crew("errata = { since = \"2020-01-01\", health = 2 }")));
    CHECK(clean(crew("errata = { { since = \"2020-01-01\", health = 2 }, { since = \"2021-01-01\", health = 1 } }")));
}

TEST_CASE("the cards and words of the test games are clean") {
    CHECK(lintVocabulary(harbour::vocabulary()).empty());
    CHECK(lintVocabulary(pebbles::vocabulary()).empty());
    for (const CardProblem& p :
         loadCards(pebbles::vocabulary(), {{"cards/P/all.lua", pebbles::kPebbleCards}}, {"", true}).problems)
        FAIL_CHECK(p.text());
}

namespace {

// What the linter says about Harbour after a change.
template <class Change>
bool vocabularySays(Change change, const std::string& part) {
    Vocabulary v = harbour::vocabulary();
    change(v);
    std::vector<CardProblem> problems = lintVocabulary(v);
    bool right = problems.size() == 1 && problems[0].message.find(part) != std::string::npos;
    for (const CardProblem& p : problems)
        if (!right) MESSAGE(p.text());
    return right;
}

constexpr FieldWord kClash[] = {{"a", FieldKind::number, 0, 2, "", false, nullptr, nullptr, ""},
                                {"b", FieldKind::number, 1, 1, "", false, nullptr, nullptr, ""}};
constexpr FieldWord kFar[] = {{"a", FieldKind::numbers, 46, 3, "", false, nullptr, nullptr, ""}};
constexpr FieldWord kNoSet[] = {{"a", FieldKind::symbol, 0, 1, "mood", false, nullptr, nullptr, ""}};

}  // namespace

TEST_CASE("slips in a vocabulary") {
    CHECK(vocabularySays([](Vocabulary& v) { v.verbs.push_back({"x", {}, "do {it}", "", ""}); }, "no parameter fills {it}"));
    CHECK(vocabularySays([](Vocabulary& v) { v.verbs.push_back({"x", {{"n", ParamKind::number}}, "do", "", ""}); },
                         "never shows the parameter 'n'"));
    CHECK(vocabularySays([](Vocabulary& v) { v.timings.push_back({"x", false, "{event}: {effect}", 1, false, ""}); },
                         "nothing fills {event}"));
    CHECK(vocabularySays([](Vocabulary& v) { v.keywords.push_back({"x", true, "X", "", ""}); }, "never shows {n}"));
    CHECK(
        vocabularySays([](Vocabulary& v) { v.nouns.push_back({"sailor", "", "", 1, ""}); }, "has the name of another word"));
    CHECK(
        vocabularySays([](Vocabulary& v) { v.verbs.push_back({"may", {}, "do", "", ""}); }, "has the name of another word"));
    CHECK(vocabularySays([](Vocabulary& v) { v.types.push_back({"x", 9, kClash, ""}); }, "belongs to another field too"));
    CHECK(vocabularySays([](Vocabulary& v) { v.types.push_back({"x", 9, kFar, ""}); }, "a card has 48 numbers only"));
    CHECK(vocabularySays([](Vocabulary& v) { v.types.push_back({"x", 9, kNoSet, ""}); }, "there is no symbol set 'mood'"));
    CHECK(vocabularySays([](Vocabulary& v) { v.symbols.push_back({"trade", "x", 31, "x"}); },
                         "a set of symbols holds 0 to 30"));
}

TEST_CASE("two parameters of one name") {
    auto twice = [](Vocabulary& v) {
        v.events.push_back({"x", {{"subject", ParamKind::one}, {"subject", ParamKind::one}}, "{subject}", ""});
    };
    CHECK(vocabularySays(twice, "two parameters with the name 'subject'"));
}

TEST_CASE("too many words for the book") {
    static std::vector<std::string> names;
    for (int i = 0; i < 70; ++i) names.push_back("w" + std::to_string(i));
    CHECK(vocabularySays(
        [](Vocabulary& v) {
            for (const auto& n : names) v.events.push_back({n.c_str(), {}, "x", ""});
        },
        "78 events"));
    CHECK(vocabularySays(
        [](Vocabulary& v) {
            for (const auto& n : names) v.keywords.push_back({n.c_str(), false, "X", "", ""});
        },
        "72 keywords"));
}
