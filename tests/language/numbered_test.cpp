// Words that rules ask for by number: each row says its number, and its place in the table means nothing.
#include <doctest/doctest.h>

#include <string>

#include "language/vocabulary.h"

using namespace cantina;
using namespace cantina::language;

namespace {
KeywordWord keyword(const char* name) { return {name, false, "", "", ""}; }
}  // namespace

TEST_CASE("a word lies at the number that its row says") {
    const auto words = byNumber<KeywordWord>({{2, keyword("c")}, {0, keyword("a")}, {1, keyword("b")}});
    REQUIRE(words.size() == 3);
    CHECK(std::string(words[0].name) == "a");
    CHECK(std::string(words[1].name) == "b");
    CHECK(std::string(words[2].name) == "c");
}

TEST_CASE("two words with one number and a number that no word has are refused") {
    CHECK_THROWS(byNumber<KeywordWord>({{0, keyword("a")}, {0, keyword("b")}}));
    CHECK_THROWS(byNumber<KeywordWord>({{0, keyword("a")}, {2, keyword("c")}}));
}
