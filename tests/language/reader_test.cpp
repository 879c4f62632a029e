// The reader: what a file means as Trees, and what it answers to slips. Hostile files: reader_hostile_test.cpp.
#include "language/reader.h"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>

using namespace cantina;
using namespace cantina::language;

namespace {

const Reader& reader() {
    static const Reader instance({{"character", true},
                                  {"scenario", true},
                                  {"blue"},
                                  {"deal"},
                                  {"expect"},
                                  {"guardian"},
                                  {"may"},
                                  {"p1"},
                                  {"shield"},
                                  {"target"},
                                  {"this"},
                                  {"to"},
                                  {"turn"}});
    return instance;
}

Document good(std::string_view source) {
    ReadResult result = reader().read("cards.lua", source);
    if (const auto* error = std::get_if<ReadError>(&result)) FAIL(error->line << ": " << error->message);
    return std::get<Document>(std::move(result));
}

ReadError bad(std::string_view source) {
    ReadResult result = reader().read("cards.lua", source);
    if (!std::holds_alternative<ReadError>(result)) FAIL("read without an error: " << source);
    ReadError error = std::get<ReadError>(std::move(result));
    CHECK(error.file == "cards.lua");
    CHECK_FALSE(error.message.empty());
    return error;
}

bool says(const ReadError& error, std::string_view part) {
    const bool found = error.message.find(part) != std::string::npos;
    if (!found) MESSAGE("message: " << error.message);
    return found;
}

// The value of `x` in `character { x = <expression> }`.
Tree valueOf(const std::string& expression) {
    const Document document = good("character { x = " + expression + " }");
    REQUIRE(document.declarations.size() == 1);
    const Tree* value = document.declarations[0].items.at(0).field("x");
    REQUIRE(value != nullptr);
    return *value;
}

ReadError errorOf(const std::string& expression) { return bad("character { x = " + expression + " }"); }

}  // namespace

TEST_CASE("a card becomes a tree") {
    const Document document = good(R"(-- invented
character "Temple Sentinel" {
  id = "XX-1", color = blue, unique = true,
  points = {9, 12},
  after = { may(turn(this,
                     to(shield))) },
})");
    CHECK(document.file == "cards.lua");
    REQUIRE(document.declarations.size() == 1);
    const Tree& card = document.declarations[0];
    CHECK(card.isWord("character"));
    CHECK(card.line == 2);
    REQUIRE(card.items.size() == 2);
    CHECK(card.items[0].isText());
    CHECK(card.items[0].text == "Temple Sentinel");
    const Tree& body = card.items[1];
    REQUIRE(body.isTable());
    CHECK(body.items.empty());
    REQUIRE(body.fields.size() == 5);
    const std::array<std::string_view, 5> keys = {"after", "color", "id", "points", "unique"};
    for (size_t i = 0; i < keys.size(); ++i) CHECK(body.fields[i].first == keys[i]);
    CHECK(body.field("color")->isWord("blue"));
    CHECK(body.field("color")->line == 3);
    CHECK(body.field("unique")->kind == Tree::Kind::boolean);
    CHECK(body.field("unique")->number == 1);
    REQUIRE(body.field("points")->items.size() == 2);
    CHECK(body.field("points")->items[1].number == 12000);
    const Tree& may = body.field("after")->items.at(0);
    CHECK(may.isWord("may"));
    CHECK(may.line == 5);
    const Tree& turn = may.items.at(0);
    REQUIRE(turn.items.size() == 2);
    CHECK(turn.items[0].isWord("this"));
    CHECK(turn.items[1].isWord("to"));
    CHECK(turn.items[1].line == 6);
    CHECK(turn.items[1].items.at(0).isWord("shield"));
}

TEST_CASE("declarations come in file order") {
    const Document document = good("character 'A' {}\nscenario 'B' {}\ncharacter('C', {})\ncharacter {}");
    REQUIRE(document.declarations.size() == 4);
    CHECK(document.declarations[0].items[0].text == "A");
    CHECK(document.declarations[1].isWord("scenario"));
    CHECK(document.declarations[2].items[0].text == "C");
    CHECK(document.declarations[2].line == 3);
    CHECK(document.declarations[3].items[0].isTable());
    CHECK(good("").declarations.empty());
    CHECK(good("-- nothing\n").declarations.empty());
}

TEST_CASE("words take arguments over several calls and have dotted names") {
    const Tree deal = valueOf("deal(2, target)");
    CHECK(deal.isWord("deal"));
    REQUIRE(deal.items.size() == 2);
    CHECK(deal.items[0].number == 2000);
    CHECK(deal.items[1].isWord("target"));
    CHECK(valueOf("deal 'a' {1} (true, blue)").items.size() == 4);
    const Tree activates = valueOf("p1.activates 'X'");
    CHECK(activates.isWord("p1.activates"));
    CHECK(activates.items.at(0).text == "X");
    CHECK(valueOf("p1.die.side").isWord("p1.die.side"));
    CHECK(valueOf("p1.declines").items.empty());
    CHECK(valueOf("expect { p1.pool, exactly = { '1 shield' } }").items.at(0).items.at(0).isWord("p1.pool"));
}

TEST_CASE("a call makes a new word and leaves the old one alone") {
    const Document document = good("local d = deal(1)\nlocal e = d(2)\ncharacter { d, e, d }");
    const Tree& body = document.declarations.at(0).items.at(0);
    CHECK(body.items.at(0).items.size() == 1);
    CHECK(body.items.at(1).items.size() == 2);
    CHECK(body.items.at(2).items.size() == 1);
    CHECK(body.items.at(0).line == 1);
    CHECK(body.items.at(1).line == 2);
}

TEST_CASE("numbers are thousandths, exactly") {
    CHECK(valueOf("2").number == 2000);
    CHECK(valueOf("0.5").number == 500);
    CHECK(valueOf("-3.142").number == -3142);
    CHECK(valueOf("0.001").number == 1);
    CHECK(valueOf("6 / 2").number == 3000);
    CHECK(valueOf("-0.0").number == 0);
    CHECK(valueOf("9223372036854775").number == 9223372036854775000);
    CHECK(valueOf("123456789.123").number == 123456789123);
    CHECK(says(errorOf("0.0005"), "round it to three decimals"));
    CHECK(says(errorOf("1/3"), "finer than a thousandth"));
    CHECK(says(errorOf("9223372036854776"), "too large"));
    CHECK(says(errorOf("1e300"), "too large"));
    CHECK(says(errorOf("0/0"), "too large or not a number"));
    CHECK(says(errorOf("-1/0"), "too large or not a number"));
}

TEST_CASE("tables: positions without holes, names, nothing else") {
    const Tree table = valueOf("{ 'a', k = 1, 'b', [3] = 'c', ['end'] = 2 }");
    CHECK(table.items.size() == 3);
    CHECK(table.items[2].text == "c");
    CHECK(table.field("end")->number == 2000);
    CHECK(valueOf("{ [1.0] = 'a' }").items.size() == 1);
    CHECK(says(errorOf("{ 'a', nil, 'c' }"), "position 2 of a table is missing"));
    CHECK(says(errorOf("{ [3] = 1 }"), "position 1 of a table is missing"));
    CHECK(says(errorOf("{ [0] = 1 }"), "begin at 1"));
    CHECK(says(errorOf("{ [-1] = 1 }"), "begin at 1"));
    CHECK(says(errorOf("{ [1.5] = 1 }"), "not a fraction"));
    CHECK(says(errorOf("{ [true] = 1 }"), "not a boolean"));
    CHECK(says(errorOf("{ [blue] = 1 }"), "not a word"));
    CHECK(says(errorOf("{ [{}] = 1 }"), "not a table"));
}

TEST_CASE("the message names the place of a faulty value") {
    const ReadError error = bad("character 'A' {\n  points = { 1,\n   may(2,\n    deal(0.0001)) } }");
    CHECK(error.line == 4);
    CHECK(says(error, "character.points[2].may(2).deal(1): the number 0.0001"));
}

TEST_CASE("values that cannot stand in a tree") {
    CHECK(says(errorOf("function() end"), "x: a function is not a value"));
    CHECK(says(errorOf("deal(function() end)"), "argument 1 of 'deal' is a function"));
    CHECK(says(errorOf("deal(1, nil)"), "argument 2 of 'deal' is nil"));
    CHECK(says(errorOf("'\\xff'"), "not valid UTF-8"));
    CHECK(says(errorOf("'a\\0b'"), "zero byte"));
    CHECK(says(errorOf("{ ['\\xff'] = 1 }"), "not valid UTF-8"));
    CHECK(valueOf("'\\u{e9}'").text == "\xC3\xA9");
}

TEST_CASE("sharing is fine") {
    const Document document = good("local t = { deal(1) }\ncharacter { t, t, deal(t) }\ncharacter { t }");
    CHECK(document.declarations.at(0).items[0].items.size() == 3);
    CHECK(document.declarations.at(1).items[0].items.size() == 1);
}

TEST_CASE("a declaration is a snapshot") {
    const Document document = good("local t = { 1 }\ncharacter { t }\nt[1] = 2\ncharacter { t }");
    CHECK(document.declarations.at(0).items[0].items[0].items[0].number == 1000);
    CHECK(document.declarations.at(1).items[0].items[0].items[0].number == 2000);
}

TEST_CASE("the plain language is there") {
    const Document document = good(R"(
local function trooper(n)
  if n % 2 == 0 then return character("Trooper " .. n) end
  return character("Odd " .. n)
end
for i = 1, 3 do trooper(i) { points = i + 0.5, big = i > 2 } end
local n = 0
while n < 3 do n = n + 1 end
repeat n = n - 1 until n == 0
character("Last " .. #"four") {}
)");
    REQUIRE(document.declarations.size() == 4);
    CHECK(document.declarations[1].items[0].text == "Trooper 2");
    CHECK(document.declarations[1].items[1].field("points")->number == 2500);
    CHECK(document.declarations[1].line == 6);
    CHECK(document.declarations[3].items[0].text == "Last 4");
}

TEST_CASE("unknown words get a suggestion") {
    const ReadError error = bad("character {\n x = dela(2, target)\n}");
    CHECK(error.line == 2);
    CHECK(error.message == "unknown word 'dela'; did you mean 'deal'?");
    CHECK(says(bad("charcter 'A' {}"), "did you mean 'character'?"));
    CHECK(says(errorOf("wampa"), "unknown word 'wampa'; check its spelling"));
    for (const char* name :
         {"_G",    "io",     "os",           "require",      "load",  "debug", "coroutine", "string", "table",  "math",
          "pairs", "ipairs", "setmetatable", "getmetatable", "pcall", "print", "error",     "rawset", "select", "next"})
        CHECK(says(bad("local x = " + std::string(name)), "is not available"));
}

TEST_CASE("globals and words cannot be changed") {
    ReadError error = bad("\nx = 1");
    CHECK(error.line == 2);
    CHECK(says(error, "write 'local x = ...'"));
    CHECK(says(bad("function f() end"), "write 'local function f(...)'"));
    CHECK(says(bad("deal = 1"), "word of the vocabulary"));
    error = bad("local d = deal(1)\nd.amount = 2");
    CHECK(error.line == 2);
    CHECK(says(error, "the word 'deal' cannot be changed"));
    CHECK(says(bad("p1[1] = 2"), "cannot be changed"));
    CHECK(says(errorOf("p1[1]"), "after 'p1.' comes a plain name"));
    CHECK(says(errorOf("p1['a.b']"), "plain name"));
    CHECK(says(errorOf("p1.x(1).y"), "already has arguments"));
    CHECK(says(errorOf("p1:activates 'X'"), "with a dot, not a colon"));
}

TEST_CASE("words cannot be compared or joined") {
    for (const char* expression : {"blue .. 'x'", "'x' .. blue", "#blue", "blue == blue", "blue ~= this", "blue < 2",
                                   "2 <= blue", "blue & 1", "~blue", "blue // 2", "blue ^ 2"})
        CHECK(says(errorOf(expression), "the word 'blue' only describes"));
}

TEST_CASE("plus, minus and times describe a number") {
    for (const char* expression : {"blue + 'x'", "'x' * blue", "blue - {}"})
        CHECK(says(errorOf(expression), "joins numbers and words that are numbers"));
    Document d = good("character { x = blue + 1, y = 2 * blue - 3, z = -blue }");
    const Tree& card = d.declarations[0].items[0];
    const Tree* sum = card.field("x");
    REQUIRE(sum != nullptr);
    CHECK(sum->isWord("+"));
    REQUIRE(sum->items.size() == 2);
    CHECK(sum->items[0].isWord("blue"));
    CHECK(sum->items[1].number == 1000);
    const Tree* difference = card.field("y");
    REQUIRE(difference != nullptr);
    CHECK(difference->isWord("-"));
    REQUIRE(difference->items.size() == 2);
    CHECK(difference->items[0].isWord("*"));
    REQUIRE(card.field("z") != nullptr);
    CHECK(card.field("z")->items.size() == 1);
}

TEST_CASE("a declaration is whole, and stands on its own") {
    ReadError error = bad("character 'A'\ncharacter 'B' {}");
    CHECK(error.line == 1);
    CHECK(says(error, "'character' never gets its table"));
    CHECK(says(bad("character { character 'B' {} }"), "cannot stand inside another"));
    CHECK(says(bad("local c = character {}\ncharacter { deal(c) }"), "declarations stand on their own"));
    CHECK(says(bad("character 'A' {} 'B'"), "already has its table"));
    CHECK(good("character { x = character 'B' }").declarations.size() == 1);
    CHECK(good("local c = character 'B'\nc {}").declarations.size() == 1);
}

TEST_CASE("nothing that is said is thrown away") {
    // A word that declares nothing, as a statement; `deal` inside it is not what is named.
    const ReadError stray = bad("character { 1 }\n\nguardian \"X\" {\n after = { deal(1) },\n}\ncharacter { 2 }");
    CHECK(stray.line == 3);
    CHECK(says(stray, "nothing uses this 'guardian'"));
    CHECK(says(stray, "begin with a word that declares: character, scenario"));
    CHECK(says(bad("deal(2)"), "nothing uses this 'deal'"));
    CHECK(says(bad("p1.activates \"X\""), "nothing uses this 'p1.activates'"));
    CHECK(says(bad("local function f() return deal(1) end\nf()"), "nothing uses this 'deal'"));
    CHECK(bad("local spare = deal(1)\ncharacter { deal(2) }").line == 1);
    good("local twice = deal(1)\ncharacter { twice }\ncharacter { may(twice) }");
    good("local function f(n) return may(deal(n)) end\ncharacter { f(1), f(2) }");
    good("local plain = blue");  // nothing was said with it
}

TEST_CASE("a key stands once in a table") {
    const ReadError twice = bad("character {\n health = 1,\n power = 2,\n health = 3,\n}");
    CHECK(twice.line == 4);
    CHECK(says(twice, "'health' stands twice in one table (first in line 2)"));
    CHECK(says(bad("character { x = { y = 1; y = 2 } }"), "'y' stands twice"));
    CHECK(says(bad("character { x = deal { y = 1, z = { y = 2 }, y = 3 } }"), "'y' stands twice"));
    // Not in one table, not a key, or not Lua: comments and texts.
    good("character { x = 1, y = { x = 2 }, z = { x = 3 } }");
    good("character { x = 1 } character { x = 2 }");
    good("character { x = 1, -- x = 2\n y = 'x = 3, x = 4', --[[ x = 5,\n x = 6, ]] z = [[\n{ x = 7, x = 8 }]] }");
    good("local x = 1\ncharacter { x = x, y = x == 1, z = \"\\\", x = 2\" }");
    CHECK(bad("character { y = 'a\\\nb', x = 1,\n x = 2 }").line == 3);
}

TEST_CASE("syntax errors have a line and a hint") {
    ReadError error = bad("character 'A' {\n  points = 1\n  health = 2\n}");
    CHECK(error.line == 3);
    CHECK(says(error, "'}' expected (to close '{' at line 1) near 'health'; is a comma missing before it?"));
    error = bad("character {\n end = 1 }");
    CHECK(error.line == 2);
    CHECK(says(error, "'end' is a Lua keyword"));
    for (const char* keyword : {"then", "function", "not", "nil", "true", "repeat", "and", "in", "if"})
        CHECK(
            says(bad("character { " + std::string(keyword) + " = 1 }"), "'" + std::string(keyword) + "' is a Lua keyword"));
    CHECK(says(errorOf("p1.end"), "'end' is a Lua keyword"));
    CHECK(says(bad("character 'A"), "unfinished string"));
    CHECK(bad("character {\n\n\n").line >= 3);
    CHECK_FALSE(bad("local x = 'end = 1' 'y'").message.find("keyword") != std::string::npos);
}

TEST_CASE("runtime errors of Lua have a line") {
    ReadError error = bad("local t = {}\n\nlocal x = t.a.b");
    CHECK(error.line == 3);
    CHECK(says(error, "attempt to index a nil value"));
    error = bad("local n = 1\nn()");
    CHECK(error.line == 2);
    CHECK(says(error, "attempt to call a number value"));
    CHECK(says(bad("local x = ('x'):rep(3)"), "attempt to index a string value"));
    CHECK(says(bad("local x = '1' + 1"), "attempt to perform arithmetic on a string value"));
    CHECK(says(bad("for i = 1, blue do end"), "bad 'for' limit (number expected, got a word)"));
}

TEST_CASE("a reader can be used again after an error") {
    CHECK(says(bad("wampa()"), "unknown word"));
    CHECK(good("character {}").declarations.size() == 1);
    CHECK(says(bad("while true do end"), "s too long"));  // it runs or, on a machine that stands still, takes
    CHECK(good("character {}").declarations.size() == 1);
}
