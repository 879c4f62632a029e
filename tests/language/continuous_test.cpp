// Continuous forms: which rows a book gets of them, how they read, and what the compiler says to mistakes.
#include "language/continuous.h"

#include <doctest/doctest.h>

#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

std::string crew(const std::string& fields) { return "crew \"Toy\" {\n id = \"TT-1\", health = 1,\n " + fields + "\n}"; }

Book bookOf(const std::string& fields) {
    Loaded l = harbour::load(crew(fields));
    for (const CardProblem& p : l.problems) FAIL(p.text());
    return l.book;
}
std::string wordingOf(const std::string& fields) { return bookOf(fields).texts[1].wording.at(0); }
bool says(const std::string& fields, const std::string& part) {
    for (const std::string& p : harbour::problemsOf(crew(fields)))
        if (p.find(part) != std::string::npos) return true;
    for (const std::string& p : harbour::problemsOf(crew(fields))) MESSAGE(p);
    return false;
}

}  // namespace

TEST_CASE("a row for each form: what it is about, whom, how much") {
    const Book book = bookOf(
        "constant = { change{ strength, 2, of = this }, change{ strength, to = 0, of = sailor(opposing) },"
        " change{ strength, times = 3, of = host }, change{ hand_size, -1, of = opponent }, forbid(departs(sailor)) }");
    REQUIRE(book.continuous.size() == 5);
    using Whom = Side::Whom;
    const auto check = [&](size_t n, int about, Whom whom, Op op, int32_t plain) {
        const Continuous& row = book.continuous[n];
        CHECK(row.about == about);
        CHECK(row.of.whom == whom);
        CHECK(row.op == op);
        CHECK(row.plain == plain);
    };
    check(0, 4, Whom::self, Op::add, 2000);
    check(1, 4, Whom::every, Op::reset, 0);
    check(2, 4, Whom::host, Op::scale, 3000);
    check(3, 5, Whom::player, Op::add, -1000);
    check(4, 6, Whom::every, Op::add, kNotSaid);
    CHECK(book.continuous[4].amountAt == Continuous::kNothing);
    CHECK(book.continuousAbout[1] == (aboutBit(4) | aboutBit(5) | aboutBit(6)));
    CHECK(book.continuousAbout[0] == 0);  // a hidden card says nothing
}

TEST_CASE("conditions around a form, and around what holds otherwise") {
    const Book book = bookOf(
        "constant = { when(rich(3), change{ strength, 1, of = this }, when(rich(5), change{ strength, 2, of = this })),"
        " otherwise(change{ strength, 4, of = this }), change{ strength, 8, of = this } }");
    REQUIRE(book.continuous.size() == 4);
    CHECK(book.continuous[0].conditions == 1);
    CHECK(book.continuous[1].conditions == 2);
    CHECK(book.continuous[2].conditions == 1);
    CHECK(book.continuous[3].conditions == 0);
    const auto conditionOf = [&](size_t row) { return book.continuousConditions[book.continuous[row].firstCondition]; };
    CHECK(conditionOf(0) >= 0);
    CHECK(conditionOf(2) == ~conditionOf(0));
}

TEST_CASE("rows lie by card") {
    Loaded l = harbour::load(
        "crew \"A\" { id = \"TT-1\", health = 1, constant = { change{ strength, 1, of = this } } }\n"
        "crew \"B\" { id = \"TT-2\", health = 1 }\n"
        "crew \"C\" { id = \"TT-3\", health = 1, constant = { { forbid(departs(this)) }, { change{ strength, 1, of = this } "
        "} } }");
    CHECK(l.problems.empty());
    REQUIRE(l.book.continuousOf.size() == 4);
    CHECK(l.book.continuousOf[1].count == 1);
    CHECK(l.book.continuousOf[2].count == 0);
    CHECK(l.book.continuousOf[3].first == 1);
    CHECK(l.book.continuousOf[3].count == 2);
}

TEST_CASE("what cards say of themselves only is known") {
    Loaded l = harbour::load(
        "crew \"A\" { id = \"TT-1\", health = 1, constant = { change{ strength, 1, of = this }, forbid(departs(sailor)) } "
        "}\n"
        "crew \"B\" { id = \"TT-2\", health = 1, constant = { change{ strength, 1, of = host }, change{ strength, 1, of = "
        "this } } }");
    CHECK(l.problems.empty());
    REQUIRE(l.book.continuousOfOthers.size() == 3);
    CHECK(l.book.continuousAbout[1] == (aboutBit(4) | aboutBit(6)));
    CHECK(l.book.continuousOfOthers[1] == aboutBit(6));
    CHECK(l.book.continuousOfOthers[2] == aboutBit(4));
}

TEST_CASE("only names what a card may be on: a row about no number") {
    Vocabulary v = harbour::vocabulary();
    v.verbs.push_back({.name = "only",
                       .params = {{"on", ParamKind::some}},
                       .wording = "only on {on}",
                       .rule = "",
                       .help = "",
                       .form = Form::only});
    const auto load = [&](const std::string& text) { return loadCards(v, {{"cards/TT/cards.lua", crew(text)}}); };
    const Loaded l = load("constant = { only{ on = sailor(opposing) } }");
    REQUIRE(l.ok());
    REQUIRE(l.book.continuous.size() == 1);
    CHECK(l.book.continuous[0].form == Form::only);
    CHECK(l.book.continuous[0].on.whom == Side::Whom::every);
    CHECK(l.book.continuousAbout[1] == aboutBit(kAboutOnly));
    CHECK(l.book.texts[1].wording.at(0) == "Only on an opponent's sailor.");
    CHECK_FALSE(load("action = { only{ on = sailor(opposing) } }").ok());
}

TEST_CASE("how forms read") {
    CHECK(wordingOf("constant = { change{ strength, 2, of = this } }") == "This sailor gets +2 strength.");
    CHECK(wordingOf("constant = { change{ strength, -1, of = sailor(opposing) } }") ==
          "Each of an opponent's sailors gets -1 strength.");
    CHECK(wordingOf("constant = { change{ strength, to = 0, of = host } }") == "The attached sailor has a strength of 0.");
    CHECK(wordingOf("constant = { change{ strength, times = 2, of = this } }") == "This sailor has double its strength.");
    CHECK(wordingOf("constant = { change{ hand_size, 1, of = you } }") == "Your hand size is 1 larger.");
    CHECK(wordingOf("constant = { forbid(departs(this)) }") == "This sailor cannot sail.");
    CHECK(wordingOf("action = { change{ strength, 1, of = sailor, lasting = tide } }") ==
          "Action: A sailor gets +1 strength until the end of the tide.");
}

TEST_CASE("what holds is never done, what is done never holds") {
    CHECK(says("constant = { gain(1) }", "'gain' is something to do, and nothing is done under 'constant'"));
    CHECK(says("action = { change{ strength, 1, of = this } }", "'change' among effects says how long: lasting = a period"));
    CHECK(says("constant = { change{ strength, 1, of = this, lasting = tide } }", "leave 'lasting' out"));
    CHECK(says("constant = { each(sailor, change{ strength, 1, of = it }) }", "'each' has no place under 'constant'"));
    CHECK(says("constant = { may(change{ strength, 1, of = this }) }", "'may' has no place under 'constant'"));
}

TEST_CASE("a change says once how much") {
    CHECK(says("constant = { change{ strength, of = this } }", "'change' says once how much"));
    CHECK(says("constant = { change{ strength, 1, to = 2, of = this } }", "'change' says once how much"));
}
