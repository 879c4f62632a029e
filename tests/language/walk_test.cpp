// What an ability says, for games that look at it before it is carried out: its targets, its conditions, its selectors.
#include "language/walk.h"

#include <doctest/doctest.h>

#include "language/shape.h"
#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

Book bookOf(const std::string& action) {
    Loaded l = harbour::load("crew \"Toy\" { id = \"TT-1\", health = 1, action = { " + action + " } }");
    for (const CardProblem& p : l.problems) FAIL(p.text());
    return l.book;
}
const Ability& abilityOf(const Book& book) { return book.abilities[book.defs[1].first]; }

}  // namespace

TEST_CASE("targets are the choices before the costs") {
    const Book book = bookOf("cost(choose(sailor(yours)), choose(sailor(opposing)), lose(1)), gain(1)");
    const Ability& a = abilityOf(book);
    CHECK(targetChoices(book, a) == 2);
    const TargetChoice first = targetChoice(book, a, 0), second = targetChoice(book, a, 1);
    REQUIRE(first.exists);
    REQUIRE(second.exists);
    CHECK(first.number == 0);
    CHECK(second.number == 1);
    CHECK(hasFilter(book, book.selectors[static_cast<size_t>(first.selector)], "yours"));
    CHECK_FALSE(hasFilter(book, book.selectors[static_cast<size_t>(first.selector)], "opposing"));
    CHECK(hasFilter(book, book.selectors[static_cast<size_t>(second.selector)], "opposing"));
    CHECK_FALSE(targetChoice(book, a, 2).exists);
}

TEST_CASE("a choice of the effect is no target, but an ability may begin with it") {
    const Book book = bookOf("choose(sailor), exhaust(it)");
    CHECK(targetChoices(book, abilityOf(book)) == 0);
    CHECK(firstChoice(book, abilityOf(book)).exists);
    const Book none = bookOf("gain(1), exhaust(sailor)");
    CHECK_FALSE(firstChoice(none, abilityOf(none)).exists);
}

TEST_CASE("how an ability begins: its condition, and whether it is for every player") {
    const Book rich = bookOf("when(rich(3)), gain(1)");
    CHECK(shapeOf(rich, abilityOf(rich)).condition == "rich");
    CHECK(shapeOf(rich, abilityOf(rich)).conditionSymbol == -1);
    const Book counted = bookOf("when(at_least(count(sailor), 2)), gain(1)");
    CHECK(shapeOf(counted, abilityOf(counted)).condition.empty());
    const Book all = bookOf("each(each_player, gain(1))");
    CHECK(shapeOf(all, abilityOf(all)).isForEveryPlayer);
    CHECK_FALSE(shapeOf(rich, abilityOf(rich)).isForEveryPlayer);
}

TEST_CASE("what is written in an ability: its verbs, its conditions, its ways") {
    const Book book = bookOf("when(rich(3)), cost(lose(2)), deal(1, this), deal(count(sailor), sailor)");
    std::vector<std::string_view> verbs;
    forEachVerb(book, abilityOf(book), [&](const WrittenVerb& verb) {
        verbs.emplace_back(verb.word.name);
        CHECK(verb.isCost == (verbs.size() == 1));
        CHECK(verb.isThis("to") == (verbs.size() == 2));
        CHECK(verb.plain("amount") == (verbs.size() == 1 ? 2000 : verbs.size() == 2 ? 1000 : kNotSaid));
        CHECK(verb.plain("to") == kNotSaid);
        CHECK(verb.plain("from") == kNotSaid);
    });
    CHECK(verbs == std::vector<std::string_view>{"lose", "deal", "deal"});
    int conditions = 0;
    forEachCondition(book, abilityOf(book), [&](std::string_view word, int32_t plain) {
        ++conditions;
        CHECK(word == "rich");
        CHECK(plain == 3000);
    });
    CHECK(conditions == 1);
    CHECK(waysOf(book, abilityOf(book)) == 0);
    const Book ways = bookOf("either(gain(1), gain(2), gain(3))");
    REQUIRE(waysOf(ways, abilityOf(ways)) == 3);
    CHECK(wayAt(ways, abilityOf(ways), 1) < wayAt(ways, abilityOf(ways), 2));
    const Book theirs = bookOf("either{ gain(1), gain(2), by = opponent }");
    CHECK(waysOf(theirs, abilityOf(theirs)) == 0);
}
