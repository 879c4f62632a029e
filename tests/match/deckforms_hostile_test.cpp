// Deck forms against texts that are not what they say: each is answered in words, at once, and nothing grows beyond limits.
#include <doctest/doctest.h>

#include "language/utf8.h"
#include "match/deckforms/form.h"
#include "tests/support/sample_cards.h"

using namespace cantina;
using namespace cantina::deckforms;

namespace {

std::string repeated(std::string_view part, size_t times) {
    std::string out;
    out.reserve(part.size() * times);
    for (size_t i = 0; i < times; ++i) out += part;
    return out;
}

// The problem that the form has with the text; fails the test if it takes it.
std::string refusal(std::string_view name, const std::string& text) {
    const Form* form = formNamed(name);
    REQUIRE(form != nullptr);
    const std::vector<CardInfo> cards = sample::cards(form->game.empty() ? "destiny" : std::string(form->game));
    const ReadResult result = readAs(*form, text, std::span(cards));
    const auto* problem = std::get_if<Problem>(&result);
    REQUIRE_MESSAGE(problem != nullptr, name, " took it");
    CHECK(!problem->where.empty());
    CHECK(!language::findInvalidUtf8(problem->message));
    return problem->message;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::string dek(const std::string& cards) {
    return "<deck version=\"0.8\"><superzone name=\"Deck\">" + cards + "</superzone></deck>";
}

}  // namespace

TEST_CASE("every form refuses what is empty, huge, binary or of another form") {
    for (const Form& f : forms()) {
        CAPTURE(std::string(f.name));
        CHECK(!refusal(f.name, "").empty());
        CHECK(!refusal(f.name, " \r\n\t\n").empty());
        CHECK(has(refusal(f.name, std::string(kMaxBytes + 1, '1')), "too long"));
        CHECK(!refusal(f.name, std::string("\x7F"
                                           "ELF\0\0\0",
                                           7))
                   .empty());
        CHECK(!refusal(f.name, "1 Sample \xFF\xFE Hero").empty());
        CHECK(!refusal(f.name, "<html><body>Deck</body></html>").empty());
        CHECK(!refusal(f.name, "[[[[1]]]]").empty());
    }
    CHECK(has(refusal("cantina", "1 Sample \xFF Hero"), "UTF-8"));
    CHECK(has(refusal("cantina", "\t<\xC2\t\xD8"), "UTF-8"));
    CHECK(formOf(std::string(kMaxBytes + 1, '<')) == nullptr);
    CHECK(formOf("<html></html>") == nullptr);
}

TEST_CASE("XML: entities, depth, numbers of elements, encodings") {
    std::string bomb = "<!DOCTYPE deck [<!ENTITY a \"aaaaaaaaaa\">";
    for (char c = 'b'; c < 'k'; ++c)
        bomb +=
            std::string("<!ENTITY ") + c + " \"" + repeated(std::string("&") + static_cast<char>(c - 1) + ";", 10) + "\">";
    bomb += "]>" + dek("<card><name>&j;</name><set>SR</set></card>");
    const std::string outside =
        "<!DOCTYPE deck [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" + dek("<card><name>&x;</name></card>");
    const std::string external =
        "<!DOCTYPE deck SYSTEM \"deck.dtd\">" + dek("<card><name>Sample&nbsp;Fleet</name><set>BOY</set></card>");
    for (const char* form : {"lackey", "octgn", "gemp"}) {
        CAPTURE(form);
        CHECK(has(refusal(form, bomb), "entities"));
        CHECK(has(refusal(form, outside), "entities"));
        CHECK(has(refusal(form, external), "&entity;"));
        CHECK(has(refusal(form, repeated("<deck>", 100'000)), "deep"));
        CHECK(has(refusal(form, "<deck>" + repeated("<a/>", 100'000) + "</deck>"), "too many"));
        CHECK(has(refusal(form, "<?xml version=\"1.0\" encoding=\"klingon\"?><deck/>"), "encoding"));
        CHECK(has(refusal(form, "<deck>\xFF</deck>"), "UTF-8"));
        CHECK(has(refusal(form, "<deck><card></deck>"), "well-formed"));
        CHECK(has(refusal(form, "<deck a='1' a='2'/>"), "well-formed"));
    }
    CHECK(has(refusal("lackey", dek(repeated("<card><name>x</name><set>SR</set></card>", 2'000))), "more than 1000"));
    CHECK(has(refusal("lackey", dek("<card><set>SR</set></card>")), "<name>"));
    CHECK(has(refusal("gemp", "<deck>" + repeated("<card blueprintId='1_10'/>", 300) + "</deck>"), "300 copies"));
}

TEST_CASE("JSON: depth, wrong types, numbers out of range") {
    CHECK(has(refusal("swdestinydb-json", repeated("[", 200'000)), "deep"));
    CHECK(has(refusal("swdestinydb-json", "{\"slots\":" + repeated("{\"a\":", 1'000)), "deep"));
    CHECK(has(refusal("swdestinydb-json", "{\"name\":\"\xED\xA0\x80\"}"), "UTF-8"));
    CHECK(has(refusal("swdestinydb-json", "[{}]"), "list of decks"));
    CHECK(has(refusal("swdestinydb-json", "{\"slots\":[]}"), "no card"));
    CHECK(has(refusal("swdestinydb-json", "{\"slots\":7}"), "no card"));
    CHECK(has(refusal("swdestinydb-json", "{}"), "slots"));
    for (const char* slot : {"-1", "1e3", "201", "99999999999999999999", "\"2\"", "[]", "{\"quantity\":1,\"dice\":\"x\"}",
                             "{\"quantity\":1,\"dice\":1,\"dices\":\"1,,2\"}", "{\"quantity\":true}"})
        CHECK(
            has(refusal("swdestinydb-json", "{\"slots\":{\"01001\":" + std::string(slot) + "}}"), "numbers from 0 to 200"));
}

TEST_CASE("texts: numbers out of range, lines without end") {
    CHECK(has(refusal("cantina", "99999999999999999999 Sample Hero"), "1 to 200"));
    CHECK(has(refusal("cantina", "0 Sample Hero"), "1 to 200"));
    CHECK(has(refusal("cantina", repeated("200 Sample Guard\n", 10)), "more than 1000"));
    CHECK(has(refusal("gemp-list", repeated("1_10,", 1'500)), "more than 1000"));
    CHECK(has(refusal("gemp-list", std::string(500'000, '1') + "_1"), "no id of GEMP"));
    CHECK(has(refusal("swdestinydb", repeated("2x Sample Blade (Awakenings #3)\n", 2'000)), "more than 1000"));
    CHECK(!refusal("swdestinydb", std::string(900'000, '(')).empty());
}

TEST_CASE("what a stranger wrote stays on one line and within bounds") {
    const std::vector<CardInfo> cards = sample::cards("tcg");
    const std::string text = "<deck><meta><title>A\n[deck]\n&#9;B" + std::string(5'000, 'x') +
                             "</title></meta><superzone name=\"[x]\n2 y\">" +
                             "<card><name id=\"i&#10;j\">Evil\n9 Sample Fleet</name><set>S</set></card>" +
                             "<card><name>Sample Fleet</name><set>BOY</set></card></superzone></deck>";
    const ReadResult result = readAs(*formNamed("lackey"), text, std::span(cards));
    const Imported& in = std::get<Imported>(result);
    CHECK(in.deck.name.size() <= 203);
    CHECK(in.missing.at(0).title == "Evil?9 Sample Fleet");
    // Written and read again in our form, it is the same deck.
    const std::string ours = std::get<std::string>(formNamed("cantina")->write(in.deck, std::span(cards)));
    const ReadResult again = readAs(*formNamed("cantina"), ours, std::span(cards));
    const Imported& back = std::get<Imported>(again);
    CHECK(back.deck.name == in.deck.name);
    REQUIRE(back.deck.entries.size() == 1);
    CHECK(back.deck.entries[0].section == in.deck.entries[0].section);
}
