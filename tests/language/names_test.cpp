// Names of things: declared in names.lua, kept as sets of any size, filters by themselves.
#include "language/names.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>

#include "language/describe.h"
#include "language/facts.h"
#include "language/lint.h"
#include "language/usage.h"
#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

constexpr FieldWord kFields[] = {
    {"health", FieldKind::number, 0, 1, "", true, nullptr, nullptr, ""},
    {"breeds", FieldKind::names, 0, 0, "breed", false, nullptr, nullptr, ""},
    {"guild", FieldKind::names, 0, 1, "guild", false, nullptr, nullptr, ""},
    {"hires", FieldKind::anyNames, 6, 0, "breed", false, nullptr, nullptr, ""},
};

// Harbour with two kinds of names: breeds and guilds. A rule asks for parrots.
const Vocabulary& withBreeds() {
    static const Vocabulary v = [] {
        Vocabulary out = harbour::vocabulary();
        out.filters.push_back({"breed", {"breed", ParamKind::symbol, "breed"}, FilterPlace::before, "{breed}", ""});
        out.filters.push_back({"guild", {"guild", ParamKind::symbol, "guild"}, FilterPlace::after, "of the {guild}", ""});
        out.keywords.push_back({"protect", false, "Protect {n}", "", "", "breed"});
        out.verbs.push_back({"summon", {{"breed", ParamKind::symbol, "breed"}}, "summon a {breed}", "", ""});
        out.nameKinds = {{"breed", " "}, {"guild"}};
        out.ruledNames = {{1, "breed", "parrot"}};
        out.types = {{"crew", 1, kFields, ""}};
        return out;
    }();
    return v;
}

constexpr const char* kNames = R"(
breed { parrot = "Parrot", cat = "Cat", wolf = "Wolf",
        cook = "Cook" }
guild { riggers = "Riggers", cook = "Cooks" }
)";

Loaded load(const std::string& cards, const std::string& names = kNames, bool lint = false) {
    return loadCards(withBreeds(), {{"cards/TT/a.lua", cards}, {"somewhere/names.lua", names}}, {.asOf = "", .lint = lint});
}
std::string crew(const std::string& fields, const std::string& id = "TT-1") {
    return fmt::format("crew \"Crew {0}\" {{ id = \"{0}\", health = 1, {1} }}\n", id, fields);
}
std::string firstProblem(const Loaded& l) { return l.problems.empty() ? "" : l.problems[0].text(); }
std::string wordingOf(const std::string& fields) {
    Loaded l = load(crew(fields));
    return l.problems.empty() ? l.book.texts[1].abilityText[0] : firstProblem(l);
}
bool has(const std::string& text, std::string_view part) {
    if (text.find(part) == std::string::npos) MESSAGE(text);
    return text.find(part) != std::string::npos;
}
int nameOf(const Loaded& l, std::string_view word) { return l.book.words->names->find(0, word); }

}  // namespace

TEST_CASE("a card has the names of its fields") {
    Loaded l = load(crew("breeds = { parrot, wolf }, guild = cook, hires = { cat }") + crew("breeds = wolf", "TT-2"));
    CHECK(firstProblem(l).empty());
    const Book& b = l.book;
    const int guild = b.words->names->find(1, "cook");
    CHECK(b.hasName(b.defs[1], nameOf(l, "parrot")));
    CHECK(b.hasName(b.defs[1], nameOf(l, "wolf")));
    CHECK_FALSE(b.hasName(b.defs[1], nameOf(l, "cat")));
    CHECK_FALSE(b.hasName(b.defs[1], nameOf(l, "cook")));
    CHECK(b.hasName(b.defs[1], guild));
    CHECK_FALSE(b.hasName(b.defs[2], guild));
    CHECK(b.names.share(b.defs[1].names, b.defs[2].names));
    CHECK_FALSE(b.names.share(static_cast<uint32_t>(b.defs[1].number[6]), b.defs[1].names));
    CHECK_FALSE(b.hasName(b.defs[0], nameOf(l, "parrot")));
}

TEST_CASE("facts tell names in the card's order, as they are worded") {
    Loaded l = load(crew("breeds = { wolf, cat }, guild = riggers, hires = { cat, parrot }"));
    const auto facts = factsOf(*l.book.words, l.book.words->types[0], l.book.defs[1], l.book.texts[1]);
    const auto fact = [&](std::string_view name) {
        const auto at = std::find_if(facts.begin(), facts.end(), [&](const auto& f) { return f.first == name; });
        return at == facts.end() ? std::string("?") : at->second;
    };
    CHECK(fact("breeds") == "Wolf Cat");
    CHECK(fact("guild") == "Riggers");
    CHECK(fact("hires") == "Cat or Parrot");
}

TEST_CASE("rules find a name by its text") {
    Loaded l = load(crew("breeds = parrot"));
    REQUIRE(l.book.ruled.size() == 2);
    CHECK(l.book.ruled[1] == nameOf(l, "parrot"));
    CHECK(l.book.hasName(l.book.defs[1], l.book.ruled[1]));
    Loaded without = load(crew("breeds = cat"), "breed { cat = \"Cat\" }");
    CHECK(firstProblem(without) == "names.lua:0: the rules of harbour speak of the breed 'parrot': names.lua declares it");
    CHECK_FALSE(without.book.hasName(without.book.defs[1], without.book.ruled[1]));
}

TEST_CASE("a name by itself is a filter") {
    CHECK(wordingOf("action = { exhaust(sailor(yours, wolf)) }") == "Action: Exhaust one of your Wolf sailors.");
    CHECK(wordingOf("action = { exhaust(sailor(riggers)) }") == "Action: Exhaust a sailor of the Riggers.");
    for (const auto& [bare, full] :
         {std::pair("exhaust(sailor(one_of(wolf, cat)))", "exhaust(sailor(one_of(breed(wolf), breed(cat))))"),
          {"exhaust(sailor(except(wolf)))", "exhaust(sailor(except(breed(wolf))))"},
          {"exhaust(sailor(all_of(wolf, except(one_of(cat, exhausted)))))",
           "exhaust(sailor(all_of(breed(wolf), except(one_of(breed(cat), exhausted)))))"},
          {"when(is(this, wolf), exhaust(this))", "when(is(this, breed(wolf)), exhaust(this))"},
          {"when(every(sailor(wolf), cat), exhaust(this))", "when(every(sailor(breed(wolf)), breed(cat)), exhaust(this))"},
          {"gain(count(sailor(wolf)))", "gain(count(sailor(breed(wolf))))"}}) {
        Loaded a = load(crew(fmt::format("action = {{ {} }}", bare))),
               b = load(crew(fmt::format("action = {{ {} }}", full)));
        CHECK(firstProblem(a).empty());
        CHECK(a.book.texts[1].abilityText == b.book.texts[1].abilityText);
        CHECK(a.book.signature == b.book.signature);
    }
}

TEST_CASE("a word that is something else too is told apart by its place") {
    // "cook" is a symbol of harbour as well, and a breed and a guild.
    CHECK(wordingOf("breeds = cook, action = { summon(cook) }") == "Action: Summon a Cook.");
    CHECK(wordingOf("action = { exhaust(sailor(breed(cook))) }") == "Action: Exhaust a Cook sailor.");
    CHECK(wordingOf("action = { exhaust(sailor(guild(cook))) }") == "Action: Exhaust a sailor of the Cooks.");
    CHECK(has(wordingOf("action = { exhaust(sailor(cook)) }"),
              "'cook' is a name of several kinds (breed, guild): write the kind, as breed(cook)"));
}

TEST_CASE("keywords take names") {
    Loaded l = load(crew("keywords = { protect(wolf), protect(cat) }"));
    CHECK(firstProblem(l).empty());
    CHECK(l.book.texts[1].wording == std::vector<std::string>{"Protect Wolf.", "Protect Cat."});
    const auto set = static_cast<uint32_t>(l.book.defs[1].keyword[2]);
    CHECK(l.book.names.has(set, nameOf(l, "wolf")));
    CHECK(l.book.names.has(set, nameOf(l, "cat")));
    CHECK_FALSE(l.book.names.has(set, nameOf(l, "parrot")));
}

TEST_CASE("a name that is not declared is reported where it stands") {
    CHECK(
        has(firstProblem(load(crew("breeds = { wolff }"))), "cards/TT/a.lua:1: unknown word 'wolff'; did you mean 'wolf'?"));
    CHECK(has(firstProblem(load(crew("breeds = { riggers }"))), "'riggers' is no breed"));
    CHECK(has(firstProblem(load(crew("breeds = { exhausted }"))), "'exhausted' is no breed: names.lua declares them"));
    CHECK(has(firstProblem(load(crew("guild = { cook, riggers }"))), "'guild' must be one word, not a table"));
    CHECK(has(firstProblem(load(crew("breeds = 3"))), "a number is no breed: names.lua declares them"));
    CHECK(has(firstProblem(load(crew("breeds = { wolf(1) }"))), "'wolf' takes no parameter"));
}

TEST_CASE("names.lua is checked, with file and line") {
    const std::string parrot = "breed { parrot = \"Parrot\" }\n";
    const auto says = [&](const std::string& names, std::string_view what) {
        return has(firstProblem(load("", parrot + names)), what);
    };
    CHECK(says("breed {\n  cat = \"Cat\",\n  exhausted = \"Exhausted\" }",
               "somewhere/names.lua:4: the breed 'exhausted' has the name of a filter: choose another word"));
    CHECK(says("breed { except = \"Except\" }", "names.lua:2: the breed 'except' has the name of a word of every game"));
    CHECK(says("breed { is = \"Is\" }", "has the name of a word of every game"));
    CHECK(says("\nbreed { parrot = \"Macaw\" }",
               "names.lua:3: the breed 'parrot' is declared in somewhere/names.lua:1 already"));
    CHECK(says("breed { [\"end\"] = \"End\" }", "'end' is no word that a card can write"));
    CHECK(says("breed { [\"sea dog\"] = \"Sea Dog\" }", "'sea dog' is no word that a card can write"));
    CHECK(says("breed { cat = 3 }", "names.lua:2: 'cat' is declared with its wording, a text, not 3"));
    CHECK(says("breed { cat = \"\" }", "'cat' is declared with its wording, a text, not the text ''"));
    CHECK(says("breed { cat = { \"Cat\" } }", "not a table"));
    CHECK(says("breed { \"cat\" }", "names are declared breed { word = \"Wording\", ... }"));
    CHECK(says("bread { cat = \"Cat\" }", "unknown word 'bread'; did you mean 'breed'?"));
    CHECK(says("breed \"cat\"", "'breed' never gets its table"));
    CHECK(says("breed { cat = \"A\", cat = \"B\" }", "'cat' stands twice in one table"));
}

TEST_CASE("sets of cards bring names of their own") {
    const std::string mine = "breed { newt = \"Newt\", wolf = \"Wolf\" }";
    const auto with = [&](const std::string& names) {
        return loadCards(withBreeds(), {{"harbour/names.lua", kNames},
                                        {"mine/cards/a.lua", crew("breeds = { newt, wolf }")},
                                        {"mine/names.lua", names}});
    };
    CHECK(firstProblem(with(mine)).empty());
    CHECK(has(firstProblem(with("breed { newt = \"Newt\", wolf = \"Werewolf\" }")),
              "mine/names.lua:1: the breed 'wolf' is declared in harbour/names.lua:2 already"));
}

TEST_CASE("there may be any number of names") {
    std::string names = "breed { parrot = \"Parrot\", ", list;
    for (int i = 0; i < 700; ++i) names += fmt::format("b{0} = \"B{0}\", ", i);
    Loaded l = load(crew("breeds = { b0, b63, b64, b699 }, action = { exhaust(sailor(b650)) }"), names + "}");
    CHECK(firstProblem(l).empty());
    for (const auto& [word, is] :
         {std::pair("b0", true), {"b63", true}, {"b64", true}, {"b699", true}, {"b65", false}, {"b698", false}})
        CHECK(l.book.hasName(l.book.defs[1], nameOf(l, word)) == is);
    CHECK(l.book.filters.back().arg == nameOf(l, "b650"));
}

TEST_CASE("a card's signature does not change with names that it does not have") {
    const std::string card = crew(
        "breeds = { wolf }, hires = { cat }, keywords = { protect(wolf) }, "
        "action = { summon(cat), exhaust(sailor(wolf)), when(is(this, cat), gain(1)) }");
    const std::string more = std::string("breed { aardvark = \"Aardvark\", bat = \"Bat\" }\n") + kNames;
    CHECK(load(card).book.texts[1].signature == load(card, more).book.texts[1].signature);
    CHECK(load(card).book.texts[1].signature != load(crew("breeds = { cat }")).book.texts[1].signature);
    CHECK(load(crew("breeds = { cat }")).book.signature != load(crew("breeds = { wolf }")).book.signature);
    CHECK(load(crew("hires = { cat }")).book.signature != load(crew("hires = { wolf }")).book.signature);
    CHECK(load(crew("action = { summon(cat) }")).book.signature != load(crew("action = { summon(wolf) }")).book.signature);
}

TEST_CASE("names are described and counted") {
    const Loaded l = load("");
    const std::string page = describeVocabulary(*l.book.words, {});
    CHECK(page.find("| `breed` | `cat`, `cook`, `parrot`, `wolf` |") != std::string::npos);
    CHECK(page.find("| `guild` | `cook`, `riggers` |") != std::string::npos);
    std::vector<CardProblem> problems;
    const std::string cards = crew("breeds = { wolf }") + crew("action = { exhaust(sailor(wolf)), summon(cat) }", "TT-2");
    const Usage u = usageOf(*l.book.words, readDocuments(*l.book.words, {{"cards/TT/a.lua", cards}}, problems));
    const auto cardsWith = [&](std::string_view name) {
        for (const WordUse& w : u.names)
            if (w.name == name) return w.cards;
        return -1;
    };
    CHECK(cardsWith("breed(wolf)") == 2);
    CHECK(cardsWith("breed(cat)") == 1);
    CHECK(cardsWith("guild(riggers)") == 0);
}

TEST_CASE("the linter looks at kinds of names") {
    CHECK(lintVocabulary(withBreeds()).size() == lintVocabulary(harbour::vocabulary()).size());
    Vocabulary v = withBreeds();
    v.nameKinds.push_back({"size"});
    v.ruledNames.push_back({2, "shade", "dark"});
    std::string all;
    for (const CardProblem& p : lintVocabulary(v)) all += p.message + "\n";
    CHECK(has(all, "names of the kind 'size' need a filter size(...) that takes one of them"));
    CHECK(has(all, "there is no kind of names 'shade'"));
    v.nameKinds.clear();
    all.clear();
    for (const CardProblem& p : lintVocabulary(v)) all += p.message + "\n";
    CHECK(has(all, "crew.breeds: there is no kind of names 'breed'"));
}
