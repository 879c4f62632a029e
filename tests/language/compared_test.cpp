// What pieces are compared by that is no number, what a player names of it, numbers of pieces and of players with one name,
// and the timings under which an event is answered: how they are compiled and how they read.
#include <doctest/doctest.h>

#include "language/forms.h"
#include "language/lint.h"
#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

enum Timings { kAfter, kBefore };

// Harbour with sailors of a color and a rank.
const Vocabulary& words() {
    static const Vocabulary v = [] {
        Vocabulary out = harbour::vocabulary();
        out.filters.push_back({"of_color", {"color", ParamKind::symbol, "color"}, FilterPlace::before, "{color}", ""});
        out.filters.push_back({"rank", {"rank", ParamKind::symbol, "rank"}, FilterPlace::before, "{rank}", ""});
        out.numbers.push_back({"color", {{"target", ParamKind::one}}, "the color of {target}", "", "color"});
        out.numbers.push_back({"title", {{"target", ParamKind::one}}, "the title of {target}", "", kOnlyCompared});
        out.numbers.push_back({"coins", {{"target", ParamKind::one}}, "the number of coins on {target}", ""});
        out.numbers.push_back({"coins", {{"player", ParamKind::seat}}, "{player}'s coins", ""});
        out.nameKinds = {{"rank"}};
        out.events[2].asked = 1u << kAfter | 1u << kToldLater;  // attacks
        out.events[3].asked = 1u << kBefore;                    // is_dealt
        out.events[4].asked = kToldToNobody;                    // tide_turns
        return out;
    }();
    return v;
}

Loaded load(const std::string& fields) {
    const std::string crew = "crew \"Toy\" {\n id = \"TT-1\", health = 1,\n " + fields + "\n}";
    return loadCards(
        words(), {{"cards/names.lua", "rank { mate = \"mate\", cook = \"ship's cook\" }"}, {"cards/TT/cards.lua", crew}});
}
std::string wordingOf(const std::string& fields) {
    const Loaded l = load(fields);
    for (const CardProblem& p : l.problems) FAIL_CHECK(p.text());
    return l.book.texts[1].wording.at(0);
}
bool says(const std::string& fields, const std::string& part) {
    const Loaded l = load(fields);
    for (const CardProblem& p : l.problems)
        if (p.text().find(part) != std::string::npos) return true;
    for (const CardProblem& p : l.problems) MESSAGE(p.text());
    return false;
}

}  // namespace

TEST_CASE("what pieces have in common") {
    CHECK(wordingOf("action = { choose(sailor), remove(sailor(same(color, it))) }") ==
          "Action: Choose a sailor and remove a sailor with the same color as it.");
    CHECK(wordingOf("action = { remove(sailor(same(rank, sailor(yours)))) }") ==
          "Action: Remove a sailor that shares a rank with one of your sailors.");
    CHECK(wordingOf("action = { remove(n_of{2, sailor, where = same(rank)}) }") ==
          "Action: Remove 2 sailors that share a rank.");
    CHECK(wordingOf("action = { remove(n_of{2, sailor, where = differ(color)}) }") ==
          "Action: Remove 2 sailors with different colors.");
    CHECK(wordingOf("action = { choose{any(sailor)}, when(same(rank, them), gain(1)) }") ==
          "Action: Choose any number of sailors. If they share a rank, gain 1 coin.");
    CHECK(says("action = { remove(sailor(same(sailor, it))) }", "'same' takes what both have"));
    CHECK(says("action = { gain(color(this)) }", "'color' is no number"));
    CHECK(says("action = { gain(sum(color, sailor)) }", "'color' is no number"));
}

TEST_CASE("what a player names") {
    CHECK(wordingOf("action = { choose(color), remove(all(sailor(of_color(chosen)))) }") ==
          "Action: Name a color and remove each sailor of the named color.");
    CHECK(wordingOf("action = { choose{rank, by = opponent}, remove(sailor(yours, rank(chosen))) }") ==
          "Action: Your opponent names a rank. Remove one of your sailors of the named rank.");
    CHECK(says("action = { remove(sailor(of_color(chosen))) }", "no color is named before this: write choose(color)"));
    CHECK(says("action = { choose(rank), remove(sailor(of_color(chosen))) }", "no color is named before this"));
    CHECK(says("action = { choose(color), gain(chosen) }", "no number is named before this: write choose(number(0, 9))"));
    CHECK(says("action = { choose(title), gain(1) }", "there is no title to name"));
    CHECK(says("action = { choose{color, size = 2}, gain(1) }", "what is named takes by = a player, not 'size'"));
    // Of all symbols of the set, whatever else the vocabulary has.
    const Loaded l = load("action = { choose(color), gain(1) }");
    const auto name =
        std::find_if(l.book.code.begin(), l.book.code.end(), [](const Instr& i) { return i.code == Code::name; });
    REQUIRE(name != l.book.code.end());
    CHECK(name->b == 1);
    CHECK(std::string(l.book.vocabulary->symbols[static_cast<size_t>(name->imm)].set) == "color");
}

TEST_CASE("one name for a number of a piece and of a player") {
    CHECK(wordingOf("action = { gain(coins(this)) }") == "Action: Gain coins equal to the number of coins on this sailor.");
    CHECK(wordingOf("action = { gain(coins(opponent)) }") == "Action: Gain coins equal to your opponent's coins.");
    CHECK(wordingOf("action = { remove(sailor(at_least(coins, 2))) }").find("2 or more") != std::string::npos);
    Vocabulary twice = words();
    twice.numbers.push_back({"coins", {{"who", ParamKind::seat}}, "{who}'s coins", ""});
    const std::vector<CardProblem> found = lintVocabulary(twice);
    CHECK(std::any_of(found.begin(), found.end(),
                      [](const CardProblem& p) { return p.message == "the number 'coins' has the name of another word"; }));
}

TEST_CASE("an event that is not answered under a timing is refused there") {
    CHECK(says("before = { attacks(this), gain(1) }",
               "'attacks' has no place here: it is never answered under 'before', only under after"));
    CHECK(says("after = { is_dealt(this), gain(1) }",
               "'is_dealt' has no place here: it is never answered under 'after', only under before"));
    CHECK(
        says("action = { later(is_dealt(this), gain(1)) }", "what waits for it or asks about the past is never told of it"));
    CHECK(
        says("action = { gain(happened(is_dealt, tide)) }", "what waits for it or asks about the past is never told of it"));
    CHECK(says("after = { tide_turns(), gain(1) }", "nor under anything else"));
    CHECK(load("after = { attacks(this), gain(1) }").ok());
    CHECK(load("before = { is_dealt(this), gain(1) }").ok());
    CHECK(load("action = { later(attacks(this), gain(happened(attacks, tide))) }").ok());
    CHECK(load("before = { activates(this), gain(1) }").ok());
}

TEST_CASE("a game that keeps nothing of the past is not asked about it") {
    const std::string crew = "crew \"Toy\" { id = \"TT-1\", health = 1, action = { gain(happened(activates, tide)) } }";
    CompileOptions options;
    options.remembers = false;
    const Loaded l = loadCards(harbour::vocabulary(), {{"cards/TT/cards.lua", crew}}, options);
    REQUIRE(l.problems.size() == 1);
    CHECK(l.problems[0].message == "'happened' asks about the past, of which harbour keeps nothing");
}
