// What the compiler says to mistakes, and what it makes of cards without one.
#include "language/compile.h"

#include <doctest/doctest.h>

#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

std::string crew(const std::string& fields) { return "crew \"Toy\" {\n id = \"TT-1\", health = 1,\n " + fields + "\n}"; }

// The one problem of this text.
std::string only(const std::string& text) {
    std::vector<std::string> problems = harbour::problemsOf(text);
    if (problems.size() != 1)
        for (const std::string& p : problems) MESSAGE(p);
    return problems.size() == 1 ? problems[0] : std::to_string(problems.size()) + " problems";
}

bool says(const std::string& text, const std::string& part) {
    for (const std::string& p : harbour::problemsOf(text))
        if (p.find(part) != std::string::npos) return true;
    for (const std::string& p : harbour::problemsOf(text)) MESSAGE(p);
    return false;
}

Loaded good(const std::string& text, const std::string& asOf = "") {
    Loaded l = harbour::load(text, false, asOf);
    for (const CardProblem& p : l.problems) FAIL(p.text());
    return l;
}

}  // namespace

TEST_CASE("unknown words, with a suggestion") {
    CHECK(only(crew("action = { dela(1, sailor) }")) == "3: unknown word 'dela'; did you mean 'deal'?");
    CHECK(only(crew("action = { sailor }")) == "3: 'sailor' is not an effect");
    CHECK(only(crew("action = { loyal() }")) == "3: 'loyal' is not an effect");
    CHECK(only(crew("after = { attack(this), gain(1) }")) == "3: unknown word 'attack'; did you mean 'attacks'?");
    CHECK(only(crew("after = { gain(1), gain(1) }")) == "3: 'gain' is not an event");
    CHECK(says(crew("after = { 3, gain(1) }"), "an event is expected here, not a number"));
    CHECK(only(crew("action = { deal(1, sailor(rich)) }")) == "3: 'rich' is not a filter");
    CHECK(says(crew("action = { each(gain, gain(1)) }"), "'gain' is not something to look for"));
    CHECK(says(crew("action = { when(sailor), gain(1) }"), "'sailor' is not a condition"));
    CHECK(only(crew("keywords = { gain }")) == "3: 'gain' is not a keyword");
    CHECK(only(crew("abilities = { sailor(gain(1)) }")) == "3: 'sailor' is not a timing word");
    CHECK(only(crew("color = wave")).find("'wave' is not a color: use one of red, blue") != std::string::npos);
}

TEST_CASE("how many parameters, and of what kind") {
    CHECK(only(crew("action = { deal(1) }")) == "3: 'deal' needs 'to' (parameter 2)");
    CHECK(says(crew("action = { gain(1, 2) }"), "'gain' takes at most 1 parameter(s)"));
    CHECK(only(crew("action = { gain(sailor) }")) == "3: 'gain' needs a number for 'amount', not 'sailor'");
    CHECK(only(crew("action = { gain(\"1\") }")) == "3: 'gain' needs a number for 'amount', not a text");
    CHECK(only(crew("action = { deal(1, 2) }")) == "3: 'deal' needs a piece for 'to', not a number");
    CHECK(says(crew("action = { deal(1, you) }"), "'you' is not this, it, subject, object, host or something to choose"));
    CHECK(only(crew("action = { draws(this, 1) }")) ==
          "3: 'draws' needs a player (you, opponent, they, actor, controller(it), owner(it)), not the word 'this'");
    CHECK(says(crew("action = { turn(die, red) }"), "'red' is not a side: use one of anchor, wave"));
    CHECK(only(crew("action = { deal(1, sailor(healthy)) }")) == "3: 'healthy' takes one parameter: n");
    CHECK(only(crew("action = { deal(1, sailor(yours(1))) }")) == "3: 'yours' takes no parameter");
    CHECK(says(crew("action = { deal(1, sailor(healthy(sailor))) }"), "'healthy' needs a number, not 'sailor'"));
    CHECK(says(crew("after = { tide_turns(this), gain(1) }"), "'tide_turns' says at most 0 thing(s)"));
    CHECK(only(crew("action = { gain(damage_on(sailor)) }")) ==
          "3: 'damage_on' is asked of one of this, it, subject, object, host");
    CHECK(only(crew("keywords = { armor }")) == "3: 'armor' takes a whole number from 1 to 99");
    CHECK(only(crew("keywords = { loyal(1) }")) == "3: 'loyal' takes no parameter");
    for (const char* wrong : {"armor(2000000)", "armor(0)", "armor(-1)", "armor(0.5)", "armor(100)"})
        CHECK(only(crew("keywords = { " + std::string(wrong) + " }")) == "3: 'armor' takes a whole number from 1 to 99");
}

TEST_CASE("control words in the wrong form") {
    CHECK(says(crew("action = { may() }"), "'may' needs an effect"));
    CHECK(says(crew("action = { gain(1), cost(lose(1)) }"), "'cost' has no place here: it stands before the effects"));
    CHECK(says(crew("action = { limit(sailor), gain(1) }"), "'limit' needs a period of this game"));
    CHECK(says(crew("action = { either(gain(1)) }"), "'either' needs two to eight ways"));
    CHECK(says(crew("action = { each(up_to(0, sailor), gain(1)) }"), "'up_to' needs a whole number from 1 to 16"));
    CHECK(says(crew("action = { each(up_to(2, sailor)) }"), "'each' needs what to look for and an effect"));
    CHECK(says(crew("action = { each(sailor) }"), "'each' needs what to look for and an effect"));
    CHECK(says(crew("action = { later(tide_turns()) }"), "'later' needs an event and an effect"));
    CHECK(says(crew("action = { choose() }"), "'choose' takes one thing to choose"));
    CHECK(says(crew("action = { when() , gain(1) }"), "'when' needs a condition"));
    CHECK(says(crew("action = { 5 }"), "an effect is expected here, not a number"));
    CHECK(says(crew("after = {}"), "'after' needs an event first"));
    CHECK(says(crew("after = { tide_turns() }"), "'after' has no effect"));
    CHECK(says(crew("action = 5"), "'action' is a list of what happens"));
    CHECK(says(crew("action = { { gain(1) }, gain(2) }"), "in a list of abilities each is a table of its own"));
    CHECK(says(crew("abilities = 5"), "abilities = { ... } is a list"));
    CHECK(says(crew("abilities = { 5 }"), "an ability begins with a timing word"));
}

TEST_CASE("the form of a card") {
    CHECK(only("crew { id = \"TT-1\", health = 1 }") == "1: a card is written crew \"Title\" { ... }");
    CHECK(only("crew \"Toy\" { health = 1 }") == "1: a card needs an id, such as id = \"XX-1\"");
    CHECK(only("crew \"Toy\" { id = 5, health = 1 }") == "1: a card needs an id, such as id = \"XX-1\"");
    CHECK(only("crew \"Toy\" { id = \"TT-1\", health = 1, 5 }") == "1: a card's table has named fields only");
}

TEST_CASE("clashing ids name both places") {
    Loaded l = loadCards(harbour::vocabulary(), {{"cards/TT/a.lua", "crew \"A\" { id = \"TT-1\", health = 1 }"},
                                                 {"cards/TT/b.lua", "\ncrew \"B\" { id = \"TT-1\", health = 1 }"}});
    REQUIRE(l.problems.size() == 1);
    CHECK(l.problems[0].text() ==
          "cards/TT/b.lua:2: (B) the id 'TT-1' is taken by cards/TT/a.lua:1: give this card another one");
}

TEST_CASE("fields: missing, unknown, of the wrong kind, out of range") {
    CHECK(only("crew \"Toy\" { id = \"TT-1\" }") == "1: crew needs the field 'health'");
    CHECK(only(crew("helth = 2")).find("crew has no field 'helth'; did you mean 'health'?") != std::string::npos);
    CHECK(only(crew("abilitys = {}")).find("did you mean 'abilities'?") != std::string::npos);
    CHECK(only(crew("zzzz = 1")).find("crew has no field 'zzzz'") != std::string::npos);
    CHECK(says(crew("points = { 1, 2, 3 }"), "'points' must be a number, or a list of 1 to 2 numbers, not a table"));
    CHECK(says(crew("points = {}"), "'points' must be a number, or a list of 1 to 2 numbers, not an empty table"));
    CHECK(says(crew("points = { 1, both = 2 }"), "'points' must be a number, or a list of 1 to 2 numbers"));
    CHECK(says(crew("trades = { cook, fast = true }"), "'trades' must be a word, or a list of words"));
    CHECK(says(crew("unique = 1"), "'unique' must be true or false"));
    CHECK(says(crew("subtitle = 1"), "'subtitle' must be a text"));
    CHECK(says(crew("set = 3"), "'set' must be a text, not 3"));
    CHECK(says(crew("stats_only = \"yes\""), "'stats_only' must be true or false"));
    CHECK(says(crew("missing = \"its action\""), "'missing' is a list of texts"));
    CHECK(says(crew("missing = { 3 }"), "'missing' is a list of texts"));
    CHECK(says(crew("stats_only = true, keywords = { armor(2) }"), "name the others in 'missing'"));
    CHECK(says(crew("stats_only = true, missing = { \"its action\" }"), "exclude each other"));
}

TEST_CASE("a fact is a number of its field's range") {
    const std::string health = "1: 'health' must be a whole number from 0 to 99, not ";
    for (const char* wrong : {"-1", "-300", "0.5", "100", "2000000"})
        CHECK(only("crew \"Toy\" { id = \"TT-1\", health = " + std::string(wrong) + " }") == health + wrong);
    CHECK(only("crew \"Toy\" { id = \"TT-1\", health = 1e9 }").starts_with(health));
    CHECK(only("crew \"Toy\" { id = \"TT-1\", health = \"x\" }") == health + "the text 'x'");
    CHECK(only("crew \"Toy\" { id = \"TT-1\", health = true }") == health + "true");
    CHECK(only("crew \"Toy\" { id = \"TT-1\", health = blue }") == health + "the word 'blue'");
    CHECK(only("crew \"Toy\" { id = \"TT-1\", health = { 3 } }") == health + "a table");
    CHECK(says(crew("points = { 1, -2 }"), "'points' must be a number from 0 to 99, not -2"));
    CHECK(says(crew("points = { 1, \"x\" }"), "'points' must be a number from 0 to 99, not the text 'x'"));
    for (const char* right : {"0", "99"}) good("crew \"Toy\" { id = \"TT-1\", health = " + std::string(right) + " }");
}

TEST_CASE("named parameters") {
    CHECK(says(crew("action = { deal{1, sailor, loudly = 2} }"), "'deal' takes no 'loudly'"));
    CHECK(says(crew("action = { deal{1, sailor, to = this} }"), "'deal' has 'to' twice: by its place and by its name"));
    CHECK(says(crew("action = { may{gain(1), name = \"x\"} }"), "'may' takes no 'name'"));
    CHECK(says(crew("action = { each{sailor, gain(1), by = you} }"), "'each' takes no 'by'"));
    CHECK(says(crew("action = { gain(1), may{gain(1), by = this} }"), "'may' needs a player"));
    CHECK(says(crew("after = { attacks{this, from = you}, gain(1) }"), "'attacks' has no role 'from': it has by and with"));
}

TEST_CASE("expressions are checked where they stand") {
    CHECK(says(crew("action = { gain(min(1)) }"), "'min' takes 2 number(s)"));
    CHECK(says(crew("action = { gain(1 + red) }"), "'+' needs a number, not 'red'"));
    CHECK(says(crew("action = { gain(sum(1, sailor)) }"), "'sum' needs a number that each piece has"));
    CHECK(says(crew("action = { when(at_least(1), gain(1)) }"), "'at_least' compares two numbers"));
    CHECK(says(crew("action = { when(is(sailor, yours), gain(1)) }"), "'is' asks about one of this, it"));
    CHECK(says(crew("action = { when(no(red), gain(1)) }"), "'red' is not a condition"));
    CHECK(says(crew("action = { deal(1, sailor(one_of(yours, red))) }"), "'red' is not a filter"));
    CHECK(says(crew("action = { deal(1, sailor(all_of(yours))) }"), "'all_of' takes two or more filters"));
    CHECK(says(crew("action = { draws(they, 1) }"), "'they' is the player of the loop around"));
    CHECK(says(crew("action = { deal(1, the(\"x\")) }"), "nothing is named 'x' before this"));
    CHECK(says(crew("action = { gain(1), otherwise(gain(2)) }"), "'otherwise' stands behind may(...) or when(...)"));
    CHECK(says(crew("action = { each(random(sailor), exhaust(it)) }"), "'random' takes a number and what to look for"));
    CHECK(says(crew("action = { exhaust(up_to(17, sailor)) }"), "'up_to' needs a whole number from 1 to 16"));
}

// A verb that speaks of `it` and has a noun to choose: the choice goes into another register, so that `it` stays.
TEST_CASE("a choice beside 'it' leaves 'it' alone") {
    Loaded l = loadCards(harbour::vocabulary(), {{"cards/TT/a.lua",
                                                  "crew \"A\" { id = \"TT-1\", health = 1, "
                                                  "action = { choose(sailor), deal(damage_on(it), sailor) } }"}});
    REQUIRE(l.ok());
    const Ability& a = l.book.abilities[1];
    const Instr* code = &l.book.code[a.code];
    CHECK(code[0].code == Code::choose);
    CHECK(code[0].a == 0);
    CHECK(code[1].code == Code::choose);
    CHECK(code[1].a == 1);
    CHECK(says(crew("action = { choose(sailor), deal(damage_on(it), all(sailor)) }"), "'it' is each of them here"));
}

// What lasts: all(noun) and conditions are kept as they stand, and it is for no moment.
TEST_CASE("a verb that lasts keeps what it is about") {
    auto compiled = [](const std::string& effect) {
        return loadCards(harbour::vocabulary(),
                         {{"cards/TT/a.lua", "crew \"A\" { id = \"TT-1\", health = 1, action = { " + effect + " } }"}});
    };
    Loaded now = compiled("brace(2, sailor)");
    REQUIRE(now.ok());
    CHECK(now.book.abilities[1].moment == 3);
    Loaded lasting = compiled("brace{ all, of = all(sailor(yours)), lasting = wave, as_long_as = rich(2) }");
    REQUIRE(lasting.ok());
    const Ability& a = lasting.book.abilities[1];
    CHECK(a.moment == 0);
    const Instr* code = &lasting.book.code[a.code];
    REQUIRE(code[0].code == Code::verb);  // no loop around it
    CHECK(code[1].imm == kAllOfIt);
    CHECK(static_cast<Ref>(code[2].a) == Ref::those);
    CHECK(lasting.book.selectors[static_cast<size_t>(code[2].imm)].filters == 1);
    CHECK(code[3].imm == 1);
    CHECK(static_cast<Ref>(code[4].a) == Ref::holding);
    CHECK(lasting.book.nodes[static_cast<size_t>(code[4].node)].kind == Node::Kind::condition);
    // Another quantifier is a loop.
    Loaded picked = compiled("brace(1, up_to(2, sailor))");
    REQUIRE(picked.ok());
    CHECK(picked.book.code[picked.book.abilities[1].code].code == Code::each);
    // `all` is a number only where the verb says so.
    CHECK(says(crew("action = { gain(all) }"), "'gain' needs a number for 'amount'"));
    CHECK(says(crew("action = { brace(any, sailor) }"), "'brace' needs a number for 'amount'"));
}

TEST_CASE("what takes no parameter gets none") {
    CHECK(says(crew("color = red(2)"), "'red' takes no parameter: is a comma missing?"));
    CHECK(says(crew("action = { draws(you(2), 1) }"), "'draws' needs a player"));
    CHECK(says(crew("after = { attacks(this(2)), gain(1) }"), "'this' is not"));
}

TEST_CASE("a number's slot says which numbers it takes") {
    const std::string amount = "3: 'gain' needs a whole number from 1 to 99 for 'amount', not ";
    for (const char* wrong : {"-5", "-300", "0", "0.5", "1.001", "100", "256", "2000000"})
        CHECK(only(crew("action = { gain(" + std::string(wrong) + ") }")) == amount + wrong);
    good(crew("action = { gain(1) }"));
    good(crew("action = { gain(99) }"));
    // Wherever it stands: in a cost, behind a condition, for each, later, in the way of another effect.
    for (const char* part : {"cost(gain(-1)), draws(you, 1)", "when(rich(1)), gain(-1)", "each(sailor, gain(-1))",
                             "later(tide_turns(), gain(-1))", "either(gain(-1), lose(1))", "may(gain(-1))"})
        CHECK(says(crew("action = { " + std::string(part) + " }"), amount + "-1"));
    // What is compared may be nothing; what is added to a value may be less, and a half.
    good(crew("action = { deal(1, sailor(healthy(0))) }"));
    CHECK(only(crew("action = { deal(1, sailor(healthy(-1))) }")) ==
          "3: 'healthy' needs a whole number from 0 to 99 for 'n', not -1");
    good(crew("action = { when(more(-0.5, 99)), gain(1) }"));
    CHECK(
        says(crew("action = { when(more(-100, 99)), gain(1) }"), "'more' needs a number from -99 to 99 for 'a', not -100"));
    // A word of the game is not judged here: what it comes to is known at the table only.
    good(crew("action = { gain(count(die)) }"));
    good(crew("action = { gain(damage_on(this)) }"));
}

TEST_CASE("hostile numbers") {
    for (const char* wrong : {"1e9", "-1e9", "9007199254740", "-9007199254740", "0.001", "-0.001", "99.999", "127.5"})
        CHECK(says(crew("action = { gain(" + std::string(wrong) + ") }"), "'gain' needs a whole number from 1 to 99"));
    for (const char* wrong : {"1e15", "-1e15", "1e300", "0/0", "1/0", "-1/0"})
        CHECK(!harbour::problemsOf(crew("action = { gain(" + std::string(wrong) + ") }")).empty());
    // A refused number does not reach the book.
    Loaded l = harbour::load(crew("action = { gain(-300) }"));
    CHECK(!l.problems.empty());
    for (const Instr& i : l.book.code) CHECK(i.imm >= 0);
}

TEST_CASE("errata need a date, in order, and leave the card's identity alone") {
    CHECK(says(crew("errata = { health = 2 }"), "errata need since = \"YYYY-MM-DD\""));
    for (const char* date : {"2020", "2020-13-01", "2020-00-10", "2020-01-32", "20-01-2020", "2020/01/01"})
        CHECK(says(crew("errata = { since = \"" + std::string(date) + "\", health = 2 }"), "errata need since"));
    CHECK(says(crew("errata = 5"), "errata = { since"));
    CHECK(says(crew("errata = {}"), "errata need since"));
    CHECK(says(crew("errata = { { since = \"2021-01-01\", health = 2 }, { since = \"2020-01-01\", health = 3 } }"),
               "errata are listed oldest first"));
    CHECK(says(crew("errata = { since = \"2021-01-01\", id = \"TT-2\" }"), "errata cannot change 'id'"));
    CHECK(says(crew("errata = { since = \"2021-01-01\", { since = \"2021-01-01\" } }"), "errata are one table"));
    CHECK(says(crew("errata = { since = \"2021-01-01\", helth = 2 }"), "did you mean 'health'?"));
}

TEST_CASE("printed or corrected, by date") {
    std::string text = crew(
        "action = { gain(1) }, errata = { { since = \"2020-01-01\", health = 2 }, { since = \"2021-06-30\", health = 3, "
        "action = { gain(2) } } }");
    auto health = [&](const char* asOf) { return good(text, asOf).book.def(1).whole(0); };
    CHECK(health("printed") == 1);
    CHECK(health("2019-12-31") == 1);
    CHECK(health("2020-01-01") == 2);
    CHECK(health("2021-06-29") == 2);
    CHECK(health("2021-06-30") == 3);
    CHECK(health("") == 3);
    CHECK(good(text, "printed").book.texts[1].wording.front() == "Action: Gain 1 coin.");
    CHECK(good(text).book.texts[1].wording.front() == "Action: Gain 2 coins.");
    CHECK(good(text, "printed").book.texts[1].notes.empty());
    CHECK(good(text).book.texts[1].notes ==
          std::vector<std::string>{"corrected since 2020-01-01", "corrected since 2021-06-30"});
    CHECK(good(text, "printed").book.signature != good(text).book.signature);
}

TEST_CASE("facts arrive in their slots") {
    Loaded l =
        good(crew("points = { 9, 12.5 }, color = blue, trades = { cook, mate }, unique = true, subtitle = \"Older\", "
                  "keywords = { armor(2) }, missing = { \"its action\" }"));
    const CardDef& d = l.book.def(l.book.find("Toy"));
    CHECK(d.number[1] == 9000);
    CHECK(d.number[2] == 12500);
    CHECK(d.number[3] == 1);
    CHECK(d.number[4] == (1 | 1 << 3));
    CHECK(d.number[5] == 1000);
    CHECK(d.keyword[0] == 2000);
    CHECK(d.has(0));
    CHECK_FALSE(d.has(1));
    CHECK_FALSE(d.complete);
    CHECK(l.book.texts[1].notes == std::vector<std::string>{"not yet: its action"});
    CHECK(l.book.texts[1].set == "TT");
    CHECK(l.book.texts[1].tags == std::vector<std::string>{"subtitle=Older"});
}

TEST_CASE("abilities in both forms have the same ids") {
    Loaded a = good(crew("after = { { activates(this), gain(1) }, { tide_turns(), gain(2) } }"));
    Loaded b = good(crew("abilities = { after(activates(this), gain(1)), after(tide_turns(), gain(2)) }"));
    CHECK(a.book.texts[1].abilityIds == std::vector<std::string>{"TT-1/after", "TT-1/after-2"});
    CHECK(a.book.texts[1].abilityIds == b.book.texts[1].abilityIds);
    CHECK(a.book.texts[1].wording == b.book.texts[1].wording);
    CHECK(a.book.signature == b.book.signature);
}

TEST_CASE("one bad card leaves the others in the book") {
    Loaded l = harbour::load("crew \"A\" { id = \"TT-1\", health = \"x\" }\ncrew \"B\" { id = \"TT-2\", health = 2 }");
    CHECK_FALSE(l.ok());
    CHECK(l.book.def(l.book.find("B")).whole(0) == 2);
    Loaded files = loadCards(harbour::vocabulary(), {{"cards/TT/a.lua", "crew \"A\" {"},
                                                     {"cards/TT/b.lua", "crew \"B\" { id = \"TT-2\", health = 2 }"}});
    CHECK(files.problems.size() == 1);
    CHECK(files.book.size() == 1);
}

TEST_CASE("too many of anything is refused, not cut") {
    std::string many = "abilities = { ";
    for (int i = 0; i < 25; ++i) many += "action(gain(1)), ";
    CHECK(only(crew(many + "}")) == "3: a card has at most 24 abilities");
    std::string filters;
    for (int i = 0; i < 31; ++i) filters += "yours, ";
    CHECK(says(crew("local_ = 1, action = { deal(1, sailor(" + filters + "other)) }"), "too many filters"));
}

TEST_CASE("hostile files end with a problem, in time") {
    CHECK(says(
        "local function f(n) if n == 0 then return gain(1) end return may(f(n - 1)) end\n" + crew("action = { f(200) }"),
        "nested deeper"));
    CHECK(says("local t = {}\nfor i = 1, 70000 do t[i] = gain(1) end\n" + crew("action = t"), "this ability is too long"));
    CHECK(says("local t = {}\nfor i = 1, 300000 do t[i] = 1 end\n" + crew("action = t"), ""));
    CHECK(says("while true do end", "s too long"));  // it runs or, on a machine that stands still, takes
    // Thousands of mistakes: a bounded list.
    Loaded many = harbour::load(
        "for i = 1, 5000 do crew(\"C\" .. i) { id = \"TT-\" .. i, health = 1, action = { sailor, loyal, red, rich(1) } } "
        "end",
        true);
    CHECK(many.problems.size() <= 200 + 500);
    CHECK(many.problems.size() >= 200);
    CHECK(many.book.size() == 5000);
    // More abilities than a book can number.
    std::vector<CardFile> files;
    for (int f = 0; f < 12; ++f)
        files.push_back({"cards/TT/" + std::to_string(f) + ".lua",
                         "for i = 1, 750 do crew(\"C\" .. i) { id = \"TT-" + std::to_string(f) +
                             "\" .. i, health = 1, abilities = { action(gain(1)), action(gain(1)), "
                             "action(gain(1)), action(gain(1)), action(gain(1)), action(gain(1)), action(gain(1)), "
                             "action(gain(1)) } } end"});
    Loaded full = loadCards(harbour::vocabulary(), files);
    CHECK_FALSE(full.ok());
    CHECK(full.problems.back().message == "too many abilities in one book");
    CHECK(full.book.abilities.size() <= 65'536);
}

TEST_CASE("copies are cards of the book, behind all others and under ids of their own") {
    const std::vector<CardFile> files = {
        {"cards/TT/a.lua", "crew \"A\" { id = \"TT-1\", health = 1, after = { activates(this), gain(1) } }"},
        {"cards/TT/b.lua", "ploy \"B\" { id = \"TT-2\", cost = 1, on_play = { gain(1) } }"}};
    const Loaded once = loadCards(harbour::vocabulary(), files);
    const Loaded thrice = loadCards(harbour::vocabulary(), files, {.asOf = "", .lint = false, .copies = 3});
    REQUIRE(once.ok());
    REQUIRE(thrice.ok());
    CHECK(thrice.book.size() == 6);
    CHECK(thrice.book.find("TT-2") == 2);
    CHECK(thrice.book.find("B") == 2);
    CHECK(thrice.book.find("TT-1~3") == 5);
    CHECK(thrice.book.def(5).watches == once.book.def(1).watches);
    CHECK(thrice.book.def(5).titleHash == once.book.def(1).titleHash);
    CHECK(thrice.book.abilities.size() - 1 == 3 * (once.book.abilities.size() - 1));
    CHECK(!once.book.hiddenList.empty());
    CHECK(thrice.book.hiddenList.size() == 3 * once.book.hiddenList.size());
    CHECK(thrice.book.texts[1].signature == once.book.texts[1].signature);
}
