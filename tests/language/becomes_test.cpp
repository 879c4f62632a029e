// Abilities that watch a condition, roles of events, and what is asked of pieces that have left: what the book holds of
// them, how they read, and what is refused.
#include <doctest/doctest.h>

#include <algorithm>

#include "language/limits.h"
#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

std::string crew(const std::string& ability) { return "crew \"X\" { id = \"TT-1\", health = 1, " + ability + " }"; }
Book bookOf(const std::string& ability) {
    Loaded loaded = harbour::load(crew(ability));
    for (const CardProblem& p : loaded.problems) FAIL_CHECK(ability << "\n" << p.text());
    return std::move(loaded.book);
}
std::string wordingOf(const std::string& ability) { return bookOf(ability).texts.at(1).wording.at(0); }
bool isRefused(const std::string& ability, const std::string& why, bool lint = false) {
    const std::vector<std::string> problems = harbour::problemsOf(crew(ability), lint);
    for (const std::string& p : problems) INFO(p);
    return std::any_of(problems.begin(), problems.end(), [&](const std::string& p) { return p.find(why) != p.npos; });
}

}  // namespace

TEST_CASE("a watched condition stands in the place of an event") {
    const Book book = bookOf("after = { becomes(at_least(damage_on(this), 3)), gain(1) }");
    CHECK(book.defs[1].states == 1);
    CHECK(book.abilities[1].state != 0);
    CHECK(book.abilities[1].event == book.vocabulary->events.size() - 1);
    CHECK(book.nodes[book.abilities[1].state].kind == Node::Kind::at_least);
    CHECK(wordingOf("after = { becomes(rich(3)), gain(1) }") == "When you have 3 or more coins, gain 1 coin.");
}

TEST_CASE("two cards differ if they watch different conditions") {
    const auto signature = [](const char* n) {
        return bookOf(std::string("after = { becomes(rich(") + n + ")), gain(1) }").signature;
    };
    CHECK(signature("3") != signature("4"));
    CHECK(signature("3") == signature("3"));
}

TEST_CASE("a watched condition can be lifted by a proof") {
    Book book = bookOf("after = { becomes(rich(3)), gain(1) }");
    const std::vector<Limit> limits = limitsOf(book, book.abilities[1]);
    REQUIRE(limits.size() == 1);
    CHECK(limits[0].words == "trigger becomes");
    lift(book, book.abilities[1], limits[0]);
    const Node& always = book.nodes[book.abilities[1].state];
    CHECK(always.kind == Node::Kind::all_of);
    CHECK(always.parts == 0);
}

TEST_CASE("a condition is watched by an ability, and by nothing else") {
    CHECK(isRefused("before = { becomes(rich(3)), gain(1) }", "answers an event, and no condition that becomes true"));
    CHECK(isRefused("after = { becomes(), gain(1) }", "takes one condition"));
    CHECK(isRefused("after = { becomes(rich(3), rich(4)), gain(1) }", "takes one condition"));
    CHECK(isRefused("after = { becomes{rich(3), by = opponent}, gain(1) }", "takes no 'by'"));
    CHECK(isRefused("after = { becomes(sailor), gain(1) }", "'sailor' is not a condition"));
    CHECK(isRefused("action = { later(becomes(rich(3)), gain(1)) }", "has no place here"));
    CHECK(isRefused("after = { becomes(rich(3)), gain(amount) }", "belongs to an event", true));
}

TEST_CASE("an event has the roles that its word names") {
    const Book book = bookOf("after = { is_dealt{this, from = wave}, gain(1) }");
    const Instr& when = book.code[book.abilities[1].condition];
    CHECK(when.code == Code::when);
    const Node& role = book.nodes[static_cast<size_t>(when.node)];
    CHECK(role.kind == Node::Kind::role);
    CHECK(role.word == static_cast<uint16_t>(Role::from));
    CHECK(role.value == 1);
    CHECK(wordingOf("after = { is_dealt{this, from = wave}, gain(1) }") ==
          "After this sailor is dealt damage from a wave, gain 1 coin.");
    CHECK(wordingOf("after = { is_dealt{this, from = one_of(wave, anchor)}, gain(1) }") ==
          "After this sailor is dealt damage from a wave or an anchor, gain 1 coin.");
    CHECK(wordingOf("after = { is_dealt{this, to = die(yours)}, gain(1) }") ==
          "After this sailor is dealt damage towards one of your dice, gain 1 coin.");
    CHECK(isRefused("after = { is_dealt{this, from = red}, gain(1) }", "'red' is not a side"));
    CHECK(isRefused("after = { is_dealt{this, how = wave}, gain(1) }",
                    "'is_dealt' has no role 'how': it has by and with, from, to"));
    CHECK(isRefused("after = { activates{this, from = wave}, gain(1) }", "'activates' has no role 'from'"));
}

TEST_CASE("the book knows what is asked of pieces that have left") {
    CHECK(bookOf("after = { is_dealt(sailor), gain(damage_on(subject)) }").lastKnown == std::vector<uint16_t>{0});
    CHECK(bookOf("after = { is_dealt(sailor), gain(damage_on(subject) + 1) }").lastKnown == std::vector<uint16_t>{0});
    CHECK(bookOf("after = { is_dealt(this), exhaust(host) }").lastKnown == std::vector<uint16_t>{kLastHost});
    CHECK(bookOf("action = { cost(exhaust(sailor)), gain(damage_on(it)) }").lastKnown == std::vector<uint16_t>{0});
    // The subject of another event is still there.
    CHECK(bookOf("after = { activates(sailor), gain(damage_on(subject)) }").lastKnown.empty());
    CHECK(bookOf("action = { choose(sailor), gain(damage_on(it)) }").lastKnown.empty());
}
