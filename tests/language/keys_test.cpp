// Tables with known keys: what is said of a mistyped key, a value of the wrong kind, a number out of range.
#include "language/keys.h"

#include <doctest/doctest.h>

#include "language/reader.h"

using namespace cantina;
using namespace cantina::language;

namespace {

constexpr const char* kPlaces[] = {"camp", "hill"};
constexpr Key kCardKeys[] = {numberKey("damage"), flagKey("tired")};
constexpr Key kSideKeys[] = {cardsKey("camp", kCardKeys), cardsKey("hand"), {"deck", KeyKind::pile, kPileSizes}};
constexpr Key kKeys[] = {tableKey("p1", kSideKeys),
                         seatKey("turn", 2),
                         textKey("place", kPlaces),
                         {"names", KeyKind::texts},
                         {"field", KeyKind::card, kMeasures, kCardKeys},
                         {"sets", KeyKind::tables, kMeasures, kCardKeys},
                         kChanceKey};

// "where: message" of `{ ... }`; empty if all of it can be read.
std::string check(const std::string& inside) {
    static const Reader reader({{"table", true}, {"p1"}, {"p2"}, {"p3"}, {"blue"}});
    ReadResult r = reader.read("given.lua", "table { " + inside + " }");
    if (const auto* e = std::get_if<ReadError>(&r)) return "not read: " + e->message;
    const auto p = checkKeys(kKeys, std::get<Document>(r).declarations[0].items[0], "given");
    return p ? p->where + ": " + p->message : "";
}

}  // namespace

TEST_CASE("what is known can be read") {
    CHECK(check("") == "");
    CHECK(check("p1 = { camp = { 'A', { 'B', damage = 99, tired = false } }, hand = {}, deck = 3 }, turn = p2") == "");
    CHECK(check("p1 = { deck = { 'A', 'B' } }, place = 'hill', names = { 'X' }, chance = { 1, 255 }") == "");
    CHECK(check("field = 'A', sets = { { damage = 1 }, {} }") == "");
    CHECK(check("field = { damage = 1 }") == "");
}

TEST_CASE("an unknown key names the nearest and all that are known") {
    CHECK(check("trun = p1") ==
          "given: there is no 'trun'; did you mean 'turn'?; known: p1, turn, place, names, field, sets, chance");
    CHECK(check("p1 = { hnad = {} }") == "given.p1: there is no 'hnad'; did you mean 'hand'?; known: camp, hand, deck");
    CHECK(check("p1 = { camp = { 'A', { 'B', dammage = 1 } } }") ==
          "given.p1.camp[2]: there is no 'dammage'; did you mean 'damage'?; known: damage, tired");
    CHECK(check("p1 = { hand = { { 'A', damage = 1 } } }") == "given.p1.hand[1]: it has no 'damage', nor any other key");
    CHECK(check("zzzzz = 1").starts_with("given: there is no 'zzzzz'; known: "));
}

TEST_CASE("a value is of its kind and in its range") {
    const std::string damage = "given.p1.camp[1].damage: it must be a whole number from 0 to 99, not ";
    for (const auto& [wrong, shown] : {std::pair{"-3", "-3"},
                                       {"0.5", "0.5"},
                                       {"100", "100"},
                                       {"'x'", "the text 'x'"},
                                       {"true", "true"},
                                       {"blue", "the word 'blue'"},
                                       {"{}", "an empty table"}})
        CHECK(check("p1 = { camp = { { 'A', damage = " + std::string(wrong) + " } } }") == damage + shown);
    CHECK(check("p1 = { camp = { { 'A', tired = 1 } } }") == "given.p1.camp[1].tired: it must be true or false, not 1");
    CHECK(check("turn = 'p1'") == "given.turn: it must be a player: p1 to p2, without quotes, not the text 'p1'");
    CHECK(check("turn = p3") == "given.turn: it must be a player: p1 to p2, without quotes, not the word 'p3'");
    CHECK(check("place = 'hil'") == "given.place: there is no 'hil' here; did you mean 'hill'?; known: camp, hill");
    CHECK(check("place = 3") == "given.place: it must be a text, not 3");
    CHECK(check("names = { 3 }") == "given.names[1]: it must be a text, not 3");
    CHECK(check("chance = { 1, 0 }") == "given.chance[2]: it must be a whole number from 1 to 255, not 0");
    CHECK(check("chance = 3") == "given.chance: it must be a list of numbers, not 3");
    CHECK(check("p1 = { deck = -1 }") == "given.p1.deck: it must be a whole number from 0 to 99, not -1");
}

TEST_CASE("lists and tables have the form that they are read in") {
    CHECK(check("p1 = 3") == "given.p1: it must be a table: { key = value }, not 3");
    CHECK(check("'A'") == "given: the text 'A' stands here without a key: write key = value");
    CHECK(check("p1 = { 'A' }") == "given.p1: the text 'A' stands here without a key: write key = value");
    CHECK(check("p1 = { hand = 'A' }") == "given.p1.hand: it must be a list of cards, not the text 'A'");
    CHECK(check("p1 = { hand = { damage = 1 } }") == "given.p1.hand: it must be a list of cards, without 'damage ='");
    CHECK(check("p1 = { hand = { 3 } }") == "given.p1.hand[1]: it must be \"Title\", not 3");
    CHECK(check("p1 = { camp = { { 'A', 'B' } } }") ==
          "given.p1.camp[1]: it must be \"Title\" or { \"Title\", key = value }, not a table");
    CHECK(check("p1 = { camp = { { damage = 1 } } }") ==
          "given.p1.camp[1]: it must be \"Title\" or { \"Title\", key = value }, not a table");
    CHECK(check("sets = { 3 }") == "given.sets[1]: it must be a table: { key = value }, not 3");
}

TEST_CASE("the second of a name") {
    CHECK(numbered("X#2") == std::pair<std::string, int>{"X", 2});
    for (const char* plain : {"X", "X#", "X#a", "X#123"}) CHECK(numbered(plain) == std::pair<std::string, int>{plain, 1});
}
