// Generated wording: tests/language/golden/wording.txt holds descriptions and what players read. `UPDATE_GOLDEN=1` rewrites
// it.
#include "language/wording.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "language/english.h"
#include "tests/support/harbour/harbour.h"

using namespace cantina;
using namespace cantina::language;

namespace {

constexpr const char* kGolden = "tests/language/golden/wording.txt";

// A line "crew: after = { ... }", below it the wording, indented by four spaces.
std::string wordingOf(const std::string& description) {
    size_t colon = description.find(": ");
    std::string type = description.substr(0, colon);
    std::string fact = type == "crew" ? "health = 1" : "cost = 1";
    Loaded loaded = harbour::load(type + " \"X\" { id = \"TT-1\", " + fact + ", " + description.substr(colon + 2) + " }");
    for (const CardProblem& p : loaded.problems) FAIL_CHECK(description << "\n" << p.text());
    std::string out;
    if (loaded.book.texts.size() > 1)
        for (const std::string& w : loaded.book.texts[1].wording) out += "    " + w + "\n";
    return out;
}

}  // namespace

TEST_CASE("descriptions read like cards") {
    std::ifstream in(kGolden);
    REQUIRE(in);
    std::string line, expected, description, all;
    int checked = 0;
    auto close = [&] {
        if (description.empty()) return;
        std::string now = wordingOf(description);
        all += now;
        if (std::getenv("UPDATE_GOLDEN") == nullptr) CHECK_MESSAGE(now == expected, description);
        ++checked;
        expected.clear();
        description.clear();
    };
    while (std::getline(in, line)) {
        if (line.starts_with("    ")) {
            expected += line + "\n";
            continue;
        }
        close();
        all += line + "\n";
        if (!line.empty() && line[0] != '#') description = line;
    }
    close();
    CHECK(checked > 50);
    if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(kGolden) << all;
}

TEST_CASE("articles follow the sound") {
    CHECK(article("sailor") == "a sailor");
    CHECK(article("opponent's sailor") == "an opponent's sailor");
    CHECK(article("unit") == "a unit");
    CHECK(article("unique ally") == "a unique ally");
    CHECK(article("uninjured ally") == "an uninjured ally");
    CHECK(article("hour") == "an hour");
    CHECK(article("other sailor") == "another sailor");
    CHECK(article("8") == "an 8");
}

TEST_CASE("words agree with the number or person before them") {
    CHECK(agreed("gain 1 coin(s)") == "gain 1 coin");
    CHECK(agreed("gain 11 coin(s)") == "gain 11 coins");
    CHECK(agreed("gain 0 coin(s)") == "gain 0 coins");
    CHECK(agreed("gain +1 coin(s)") == "gain +1 coin");
    CHECK(agreed("gain 1.5 coin(s)") == "gain 1.5 coins");
    CHECK(agreed("give it 1 dark rum token(s)") == "give it 1 dark rum token");
    CHECK(agreed("2 box(es), 1 box(es)") == "2 boxes, 1 box");
    CHECK(agreed("reroll 1 die(dice)") == "reroll 1 die");
    CHECK(agreed("reroll 3 die(dice)") == "reroll 3 dice");
    CHECK(agreed("you draw(s) 1 card(s)") == "you draw 1 card");
    CHECK(agreed("your opponent draw(s) 2 card(s)") == "your opponent draws 2 cards");
    CHECK(agreed("a text (with a remark)") == "a text (with a remark)");
    CHECK(agreed("open(") == "open(");
}

TEST_CASE("lists and sentences") {
    CHECK(listed({}) == "");
    CHECK(listed({"a"}) == "a");
    CHECK(listed({"a", "b"}) == "a and b");
    CHECK(listed({"a", "b", "c"}, "or") == "a, b or c");
    CHECK(tidied("a  b , c ..") == "a b, c.");
    CHECK(tidied("") == "");
    CHECK(tidied("a.") == "a.");
    CHECK(tidied("pay the price of it") == "pay its price.");
    CHECK(tidied("half the build cost of it") == "half its build cost.");
    CHECK(tidied("the game of chance of it") == "the game of chance of it.");
    CHECK(wordNumber(-2500) == "-2.5");
}

TEST_CASE("a keyword is a sentence") {
    CHECK(wordingOf("crew: keywords = { loyal, armor(2) }") == "    Loyal.\n    Armor 2.\n");
}
