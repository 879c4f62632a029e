// A prelude: functions that cards call, and that expand to words.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "language/describe.h"
#include "language/reader.h"
#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

constexpr const char* kPrelude = R"(-- What it costs to deal damage:
-- one coin for each.
function paid_damage(n)
  return lose(n), deal(n, sailor(opposing))
end
local kMost = 3
function biggest() return kMost end
function listed(...) return { gain(1), ... } end
function broken(x) return x.field.part end
function nothing_known() return gian(1) end
function lost() gain(7) end
function declared(id) return crew("Crew " .. id)({ id = id, health = 1 }) end
)";

Loaded load(const std::string& cards, const std::string& prelude = kPrelude) {
    return loadCards(harbour::vocabulary(), {{"cards/TT/a.lua", cards}, {"games/harbour/prelude.lua", prelude}}, {});
}
std::string crew(const std::string& fields) { return "crew \"A\" { id = \"TT-1\", health = 1,\n" + fields + " }"; }
std::string firstProblem(const Loaded& l) { return l.problems.empty() ? "" : l.problems[0].text(); }
std::string wordingOf(const std::string& fields) {
    Loaded l = load(crew(fields));
    return l.problems.empty() ? l.book.texts[1].abilityText[0] : firstProblem(l);
}
std::string preludeProblem(const std::string& prelude) { return firstProblem(load("", prelude)); }

}  // namespace

TEST_CASE("what a function of the prelude returns is words") {
    Loaded a = load(crew("action = { paid_damage(2) }")), b = load(crew("action = { lose(2), deal(2, sailor(opposing)) }"));
    CHECK(firstProblem(a).empty());
    CHECK(a.book.texts[1].abilityText == b.book.texts[1].abilityText);
    CHECK(a.book.signature == b.book.signature);
    CHECK(wordingOf("action = listed(gain(biggest()))") == wordingOf("action = { gain(1), gain(3) }"));
    CHECK(load("declared(\"TT-1\") declared(\"TT-2\")").book.size() == 2);
}

TEST_CASE("a mistake in a call is reported where the card stands") {
    CHECK(wordingOf("action = { paid_damage(\"much\") }").starts_with("cards/TT/a.lua:2: (A) "));
    CHECK(wordingOf("action = { paid_damage() }") ==
          "cards/TT/a.lua:2: argument 1 of 'lose' is nil; is a local name or a field mistyped?");
    CHECK(wordingOf("action = { broken({}) }") ==
          "cards/TT/a.lua:2: attempt to index a nil value (field 'field') (in games/harbour/prelude.lua:9)");
    CHECK(wordingOf("action = { nothing_known() }") == "cards/TT/a.lua:2: unknown word 'gian'; did you mean 'gain'?");
    CHECK(wordingOf("action = { paid_damaged(1) }") ==
          "cards/TT/a.lua:2: unknown word 'paid_damaged'; did you mean 'paid_damage'?");
    CHECK(firstProblem(load("lost()")).starts_with("cards/TT/a.lua:1: nothing uses this 'gain'"));
}

TEST_CASE("card files do not change the prelude") {
    CHECK(firstProblem(load("paid_damage = 1")) ==
          "cards/TT/a.lua:1: 'paid_damage' is a function of the prelude and cannot be assigned; choose another name");
    CHECK(firstProblem(load("function mine() end")) ==
          "cards/TT/a.lua:1: 'mine' would be global; write 'local function mine(...)'");
    CHECK(firstProblem(load("local function biggest() return gain(1) end\n" + crew("action = { biggest() }"))).empty());
}

TEST_CASE("a prelude is checked by itself") {
    CHECK(preludeProblem("function gain() end") ==
          "games/harbour/prelude.lua:1: 'gain' is a word of the vocabulary and cannot be assigned; choose another name");
    CHECK(preludeProblem("\nbiggest = 3") ==
          "games/harbour/prelude.lua:2: a prelude has global functions only; write 'local biggest = ...'");
    CHECK(preludeProblem("function f() end\nfunction f() end") ==
          "games/harbour/prelude.lua:2: 'f' is a function of the prelude and cannot be assigned; choose another name");
    CHECK(preludeProblem("gain(1)").starts_with("games/harbour/prelude.lua:1: nothing uses this 'gain'"));
    CHECK(preludeProblem(crew("")) ==
          "games/harbour/prelude.lua:1: a prelude declares nothing; put cards into files of their own");
    CHECK(preludeProblem("function f(").starts_with("games/harbour/prelude.lua:1: "));
    CHECK(preludeProblem("os.exit()").starts_with("games/harbour/prelude.lua:1: 'os' is not available"));
    CHECK(preludeProblem("while true do end").starts_with("games/harbour/prelude.lua:1: the file runs too long"));
    CHECK(preludeProblem("local e = _ENV") ==
          "games/harbour/prelude.lua:1: '_ENV' is not available; use words and local variables");
}

TEST_CASE("sets of cards bring a prelude of their own, which knows the one of the game") {
    const auto with = [](const std::string& mine) {
        return loadCards(harbour::vocabulary(), {{"games/harbour/prelude.lua", kPrelude},
                                                 {"mine/prelude.lua", mine},
                                                 {"mine/cards/a.lua", crew("action = { twice(1) }")}});
    };
    Loaded l = with("function twice(n) return listed()[1], gain(n) end");
    CHECK(firstProblem(l).empty());
    CHECK(l.book.texts[1].abilityText[0] == wordingOf("action = { gain(1), gain(1) }"));
    CHECK(firstProblem(with("function biggest() end")) ==
          "mine/prelude.lua:1: 'biggest' is a function of the prelude and cannot be assigned; choose another name");
}

TEST_CASE("an endless function of the prelude ends with the file's budget") {
    CHECK(load(crew("action = { forever() }"), "function forever() while true do end end")
              .problems[0]
              .text()
              .starts_with("cards/TT/a.lua:2: the file runs too long"));
    CHECK(load(crew("action = { deeper() }"), "function deeper() return (deeper()) end")
              .problems[0]
              .text()
              .starts_with("cards/TT/a.lua:2: "));
}

TEST_CASE("the page of words lists the functions of the prelude") {
    Loaded l = load("");
    const std::string page = describeVocabulary(*l.book.words, {});
    CHECK(page.find("| `paid_damage(n)` | What it costs to deal damage: one coin for each. |") != std::string::npos);
    CHECK(page.find("| `biggest()` |  |") != std::string::npos);
}
