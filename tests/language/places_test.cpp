// Where the subject of an event lies when cards ask about it: EventWord::at and from, FilterWord::zones.
#include <doctest/doctest.h>

#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

std::string problemOf(const std::string& fields) {
    const auto problems = harbour::problemsOf("crew \"Toy\" {\n id = \"TT-1\", health = 1,\n " + fields + "\n}");
    std::string out;
    for (const std::string& p : problems) out += p + "\n";
    return out;
}

}  // namespace

TEST_CASE("a noun that looks where the subject is never is refused with its line") {
    CHECK(
        problemOf("after = { stowed(die), gain(1) }") ==
        "3: 'die' never fits 'stowed': by then what it tells of lies elsewhere; what may fit is one of sailor, unit, ally, "
        "hand_card\n");
    CHECK(problemOf("action = { later(stowed(die), gain(1)) }").starts_with("3: 'die' never fits 'stowed'"));
    CHECK(problemOf("action = { when(happened(stowed(die), tide)), gain(1) }").starts_with("3: 'die' never fits 'stowed'"));
}

TEST_CASE("where it lies, where it came from, and what says nothing of a place are accepted") {
    for (const char* fits :
         {"stowed(sailor)", "stowed(unit(yours))", "stowed(hand_card(theirs))", "stowed(this)", "stowed()"})
        CHECK(problemOf(std::string("after = { ") + fits + ", gain(1) }").empty());
    CHECK(problemOf("after = { attacks(die), gain(1) }").empty());  // that event does not say
}

TEST_CASE("a filter of what lies elsewhere is refused") {
    CHECK(problemOf("action = { deal(1, sailor(ashore)) }").empty());
    CHECK(problemOf("action = { remove(hand_card(ashore)) }") ==
          "3: 'ashore' is never true of 'hand_card' here: it is about what lies elsewhere\n");
}

TEST_CASE("a set of one is `it`, a set of several is not") {
    const auto warns = [](const std::string& effect) {
        for (const std::string& p :
             harbour::problemsOf("ploy \"Toy\" { id = \"TT-1\", cost = 1, on_play = { " + effect + " } }", true))
            if (p.find("'it' stands for what was chosen") != std::string::npos) return true;
        return false;
    };
    CHECK_FALSE(warns("choose(random(1, hand_card(theirs))), remove(it)"));
    CHECK_FALSE(warns("choose(up_to(1, sailor)), exhaust(it)"));
    CHECK(warns("choose(random(2, hand_card(theirs))), remove(it)"));
    CHECK(warns("choose{any(sailor)}, exhaust(it)"));
}
