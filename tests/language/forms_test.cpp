// Verbs with several forms: which one a card means, how it reads, and how often the word is used.
#include "language/forms.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "language/describe.h"
#include "language/lint.h"
#include "language/usage.h"
#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

// Harbour with a verb of five forms: of a sailor, of a player, without an amount, to a side, and to the one place of a set.
const Vocabulary& withForms() {
    static const Vocabulary v = [] {
        Vocabulary out = harbour::vocabulary();
        const Param amount = numberParam("amount");
        const Param target{"target", ParamKind::one};
        out.verbs.push_back({"shift", {amount, {"of", ParamKind::one}}, "shift {of} by {amount}", "", ""});
        out.verbs.push_back({"shift", {amount, {"of", ParamKind::seat}}, "{of} shift(s) {amount} coin(s)", "", ""});
        out.verbs.push_back({"shift", {target}, "shift {target} away", "", ""});
        out.verbs.push_back({"shift", {target, {"side", ParamKind::symbol, "side"}}, "shift {target} to {side}", "", ""});
        out.symbols.push_back({"stern", "aft", 0, "the stern"});
        out.verbs.push_back({"shift", {target, {"to", ParamKind::symbol, "stern"}}, "send {target} aft", "", ""});
        return out;
    }();
    return v;
}

Loaded load(const std::string& action) {
    return loadCards(withForms(),
                     {{"cards/TT/a.lua", "crew \"A\" { id = \"TT-1\", health = 1, action = { " + action + " } }"}}, {});
}
// The form of the last verb, counted from the first form of "shift"; a problem as a text.
std::string formOf(const std::string& action) {
    Loaded l = load(action);
    if (!l.problems.empty()) return l.problems[0].message;
    int form = -1;
    for (const Instr& i : l.book.code)
        if (i.code == Code::verb) form = i.a - indexOf(withForms().verbs, "shift");
    return std::to_string(form);
}
std::string wordingOf(const std::string& action) { return load(action).book.texts[1].abilityText[0]; }

}  // namespace

TEST_CASE("what the operands are says which form is meant") {
    CHECK(formOf("shift(2, this)") == "0");
    CHECK(formOf("shift{2, of = sailor(yours)}") == "0");
    CHECK(formOf("shift{count(die(yours)), of = all(sailor)}") == "0");
    CHECK(formOf("shift(2, opponent)") == "1");
    CHECK(formOf("shift{amount, of = you}") == "1");
    CHECK(formOf("each(each_player, shift(1, they))") == "1");
    CHECK(formOf("shift(sailor(yours))") == "2");
    CHECK(formOf("shift{this, by = opponent}") == "2");
    CHECK(formOf("choose{sailor, name = \"mate\"}, shift(the(\"mate\"))") == "2");
    CHECK(formOf("shift{this, side = wave}") == "3");
    CHECK(formOf("shift(up_to(2, sailor), anchor)") == "3");
    CHECK(formOf("shift{this, to = aft}") == "4");
}

TEST_CASE("a form reads in its own words, also inside of others") {
    CHECK(wordingOf("shift(2, sailor(yours))") == "Action: Shift one of your sailors by 2.");
    CHECK(wordingOf("shift(2, opponent)") == "Action: Your opponent shifts 2 coins.");
    CHECK(wordingOf("gain(1), shift{this, side = wave}") == "Action: Gain 1 coin and shift this sailor to a wave.");
}

TEST_CASE("what fits no form is reported of the form that is nearest") {
    CHECK(formOf("shift(2)") == "'shift' needs 'of' (parameter 2)");
    CHECK(formOf("shift{this, side = red}") == "'red' is not a side: use one of anchor, wave");
    CHECK(formOf("shift{this, sidee = wave}") == "'shift' takes no 'sidee'");
}

TEST_CASE("the forms of a verb are one word") {
    std::vector<CardProblem> unread;
    const std::string text =
        "crew \"A\" { id = \"TT-1\", health = 1, action = { shift(2, this), shift(1, you), shift(this) } }\n"
        "crew \"B\" { id = \"TT-2\", health = 1, action = { shift{this, side = wave} } }";
    const Usage u = usageOf(withForms(), readDocuments(withForms(), {{"cards/TT/a.lua", text}}, unread));
    REQUIRE(unread.empty());
    CHECK(std::count_if(u.verbs.begin(), u.verbs.end(), [](const WordUse& w) { return w.name == "shift"; }) == 1);
    for (const WordUse& w : u.verbs)
        if (w.name == "shift") CHECK(w.cards == 2);

    CHECK(lintVocabulary(withForms()).size() == lintVocabulary(harbour::vocabulary()).size());
    Vocabulary twice = withForms();
    twice.verbs.push_back(
        {"shift", {numberParam("amount"), {"of", ParamKind::seat}}, "{of} waste(s) {amount} coin(s)", "", ""});
    const std::vector<CardProblem> found = lintVocabulary(twice);
    CHECK(std::any_of(found.begin(), found.end(),
                      [](const CardProblem& p) { return p.message == "two forms of the verb 'shift' take the same"; }));

    // A set of one word is that word.
    const std::string page = describeVocabulary(withForms(), {}, 2);
    CHECK(page.find("- `shift(target, to = aft)`\n") != std::string::npos);
    CHECK(page.find("| stern |") == std::string::npos);

    std::string order;
    Vocabulary apart = withForms();
    apart.verbs.push_back({"drift", {}, "drift", "", ""});
    apart.verbs.push_back({"shift", {}, "shift about", "", ""});
    for (const VerbWord* w : byVerb(apart)) order = order + w->name + " ";
    CHECK(order.ends_with(" shift shift shift shift shift shift drift "));
}
