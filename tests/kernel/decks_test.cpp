// Deck files: what is read, what is refused and why, and that what is written reads back.
#include "kernel/decks.h"

#include <doctest/doctest.h>

using namespace cantina;

namespace {

DeckList read(std::string_view text) {
    auto result = readDeck(text);
    REQUIRE(std::holds_alternative<DeckList>(result));
    return std::get<DeckList>(result);
}
Problem refused(std::string_view text) {
    auto result = readDeck(text);
    REQUIRE(std::holds_alternative<Problem>(result));
    return std::get<Problem>(result);
}

}  // namespace

TEST_CASE("a deck file is read line by line") {
    DeckList d = read(
        "# mine\nname: Two heroes\nlevel: easy\n\n[characters]\n1 Pilot [XX-1] elite\n[deck]\n2 Dodge [XX-2]\r\n3x Long "
        "Title (B)\n");
    CHECK(d.name == "Two heroes");
    CHECK(d.level == "easy");
    REQUIRE(d.entries.size() == 3);
    CHECK(d.entries[0].card == "XX-1");
    CHECK(d.entries[0].section == "characters");
    CHECK(d.entries[0].detail == "elite");
    CHECK(d.entries[1].card == "XX-2");
    CHECK(d.entries[1].section.empty());
    CHECK(d.entries[2].count == 3);
    CHECK(d.entries[2].card == "Long Title (B)");
}

TEST_CASE("a bad line is refused with its number and what to write instead") {
    CHECK(refused("name: X\nfoo\n").where == "line 2");
    CHECK(refused("name: X\nfoo\n").message.find("[section]") != std::string::npos);
    CHECK(refused("2\n").message == "there is a number but no card");
    CHECK(refused("0 Dodge\n").where == "line 1");
    CHECK(refused("999999999999 Dodge\n").where == "line 1");
    CHECK(refused("colour: red\n1 X\n").message.find("'colour'") != std::string::npos);
    CHECK(refused("").message.find("no card") != std::string::npos);
    CHECK(refused(std::string(300'000, 'x')).message.find("too long") != std::string::npos);
}

TEST_CASE("what is written reads back") {
    DeckList d =
        read("name: A\nformat: f\nstyle: s\nlevel: hard\nplan: win.\n[characters]\n2 P [XX-1] elite\n[deck]\n1 Q [XX-2]\n");
    auto title = [](const std::string& id) { return id == "XX-1" ? std::string("P") : std::string(); };
    DeckList again = read(writeDeck(d, title));
    CHECK(again.name == d.name);
    CHECK(again.plan == d.plan);
    REQUIRE(again.entries.size() == d.entries.size());
    for (size_t i = 0; i < d.entries.size(); ++i) {
        CHECK(again.entries[i].count == d.entries[i].count);
        CHECK(again.entries[i].card == d.entries[i].card);
        CHECK(again.entries[i].section == d.entries[i].section);
        CHECK(again.entries[i].detail == d.entries[i].detail);
    }
}
