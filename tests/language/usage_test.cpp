// How often cards use a word: by the place of the word, and once for each card.
#include "language/usage.h"

#include <doctest/doctest.h>

#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

Usage used(const std::string& text) {
    std::vector<CardProblem> unread;
    Usage out = usageOf(harbour::vocabulary(), readDocuments(harbour::vocabulary(), {{"cards/TT/a.lua", text}}, unread));
    REQUIRE(unread.empty());
    return out;
}

int cards(const std::vector<WordUse>& words, std::string_view name) {
    for (const WordUse& w : words)
        if (w.name == name) return w.cards;
    return -1;
}

}  // namespace

TEST_CASE("a word counts once for each card, wherever it stands") {
    const Usage u = used(
        "crew \"A\" { id = \"TT-1\", health = 1, action = { gain(1), may(gain(2), deal(damage_on(this), sailor(yours))) } "
        "}\n"
        "crew \"B\" { id = \"TT-2\", health = 1,\n"
        "  after = { { attacks(this, sailor(except(yours))), when(rich(2)), gain(1) },\n"
        "            { activates(this), each(up_to(2, die(showing(wave))), remove(it)) } },\n"
        "  errata = { since = \"2019-01-01\", abilities = { action(cost(exhaust(this)), later(tide_turns(), gain(1))) } } "
        "}");
    CHECK(cards(u.verbs, "gain") == 2);
    CHECK(cards(u.verbs, "deal") == 1);
    CHECK(cards(u.verbs, "remove") == 1);
    CHECK(cards(u.verbs, "exhaust") == 1);
    CHECK(cards(u.verbs, "lose") == 0);
    CHECK(cards(u.filters, "yours") == 2);
    CHECK(cards(u.filters, "showing") == 1);
    CHECK(cards(u.filters, "other") == 0);
    CHECK(cards(u.conditions, "rich") == 1);
    CHECK(cards(u.numbers, "damage_on") == 1);
    CHECK(cards(u.nouns, "sailor") == 2);
    CHECK(cards(u.nouns, "die") == 1);
    CHECK(cards(u.acts, "attacks") == 1);
    CHECK(cards(u.acts, "tide_turns") == 1);
    CHECK(cards(u.acts, "is_dealt") == 0);
    CHECK(cards(u.acts, "nothing") == -1);  // the event that never happens
}

TEST_CASE("a name in two tables counts where its place says which is meant") {
    Vocabulary v = harbour::vocabulary();
    v.filters.push_back({"gain", {}, FilterPlace::before, "gaining", ""});
    std::vector<CardProblem> unread;
    const auto count = [&](const std::string& action) {
        const std::string text = "crew \"A\" { id = \"TT-1\", health = 1, action = { " + action + " } }";
        return usageOf(v, readDocuments(v, {{"cards/TT/a.lua", text}}, unread));
    };
    const Usage verb = count("gain(1)"), filter = count("remove(sailor(gain))");
    CHECK(unread.empty());
    CHECK(cards(verb.verbs, "gain") == 1);
    CHECK(cards(verb.filters, "gain") == 0);
    CHECK(cards(filter.verbs, "gain") == 0);
    CHECK(cards(filter.filters, "gain") == 1);
}
