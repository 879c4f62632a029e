// The examples on the pages of the card language: found in the cards, and each the shortest that there is.
#include "language/examples.h"

#include <doctest/doctest.h>

#include "language/describe.h"
#include "language/forms.h"
#include "language/lua_text.h"
#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

Examples examplesOf(const std::string& official, const std::string& toys = "") {
    std::vector<CardProblem> unread;
    const Vocabulary& v = harbour::vocabulary();
    Examples out;
    out.add(v, readDocuments(v, {{"cards/TT/a.lua", official}, {"cards/toy/b.lua", toys}}, unread));
    REQUIRE(unread.empty());
    return out;
}

std::string crew(const std::string& id, const std::string& abilities) {
    return "crew \"Mate " + id + "\" { id = \"" + id + "\", health = 1, " + abilities + " }\n";
}

std::string verb(const Examples& e, const char* name) {
    return describeExample(e.of(WordKind::verb, indexOf(harbour::vocabulary().verbs, name)));
}

}  // namespace

TEST_CASE("the shortest use of a word is its example, and official cards come before toys") {
    const Examples e =
        examplesOf(crew("TT-1", "action = { may(gain(10)), deal(2, sailor(yours)) }") +
                       crew("TT-2", "action = { gain(3), deal(1, this) }") + crew("TT-3", "action = { gain(4) }"),
                   crew("TOY-1", "action = { gain(1) }") + crew("TOY-2", "action = { remove(die) }"));
    CHECK(verb(e, "gain") == "`gain(3)`, Mate TT-2 (TT-2)");
    CHECK(verb(e, "deal") == "`deal(1, this)`, Mate TT-2 (TT-2)");
    CHECK(verb(e, "remove") == "`remove(die)`, Mate TOY-2 (TOY-2), a toy");
    CHECK(verb(e, "lose") == "no card uses it");
}

TEST_CASE("a word that says nothing by itself stands in what is around it") {
    const Vocabulary& v = harbour::vocabulary();
    const Examples e = examplesOf(
        crew("TT-1", "keywords = { armor(1) }, after = { activates(), may(remove(die)), exhaust(sailor(except(yours))) }"));
    const auto lua = [&](WordKind kind, int row) { return e.of(kind, row) != nullptr ? e.of(kind, row)->lua : ""; };
    CHECK(lua(WordKind::filter, indexOf(v.filters, "yours")) == "sailor(except(yours))");
    CHECK(lua(WordKind::noun, indexOf(v.nouns, "die")) == "remove(die)");
    CHECK(lua(WordKind::noun, indexOf(v.nouns, "sailor")) == "sailor(except(yours))");
    CHECK(lua(WordKind::keyword, indexOf(v.keywords, "armor")) == "keywords = { armor(1) }");
    const std::string whole = "after = { activates, may(remove(die)), exhaust(sailor(except(yours))) }";
    CHECK(lua(WordKind::act, indexOf(v.events, "activates")) == whole);
    CHECK(lua(WordKind::timing, indexOf(v.timings, "after")) == whole);
}

TEST_CASE("words that every game has, by their use") {
    const Examples e = examplesOf(
        crew("TT-1", "action = { when(rich(2)), when(rich(3), gain(1)), may(gain(2 + count(sailor))), exhaust(this) }"));
    const auto lua = [&](std::string_view use) { return e.common(use) != nullptr ? e.common(use)->lua : ""; };
    CHECK(lua("when") == "when(rich(2))");
    CHECK(lua("when effects") == "when(rich(3), gain(1))");
    CHECK(lua("+") == "2 + count(sailor)");
    CHECK(lua("this") == "exhaust(this)");
    CHECK(e.common("otherwise") == nullptr);
    const std::string page = describeLanguage({&harbour::vocabulary()}, e);
    CHECK(page.find(" | `when(rich(3), gain(1))`, Mate TT-1 (TT-1) |\n") != std::string::npos);
}

TEST_CASE("a tree is written as an author would write it") {
    const auto text = [](const char* lua) {
        std::vector<CardProblem> unread;
        const std::string card = crew("TT-1", std::string("action = { ") + lua + " }");
        const auto read = readDocuments(harbour::vocabulary(), {{"cards/TT/a.lua", card}}, unread);
        REQUIRE(unread.empty());
        return luaField("action", *read[0].declarations[0].items[1].field("action"));
    };
    for (const char* lua : {"gain(1)", "deal(1, this)", "choose{sailor(yours), by = opponent, name = \"a \\\"b\\\"\"}",
                            "{ gain(1), gain(2) }", "gain((1 + count(die)) * 2)", "gain(-count(die))", "gain(1.5)"})
        CHECK(text(lua) == std::string("action = { ") + lua + " }");
}
