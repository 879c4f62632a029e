// Deck forms: what each form reads and writes, by small samples of our own; nothing is lost on the way there and back.
#include <doctest/doctest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <sstream>
#include <tuple>

#include "kernel/chance.h"
#include "kernel/decks.h"
#include "match/deckforms/form.h"
#include "match/deckforms/octgn.h"
#include "tests/support/sample_cards.h"

using namespace cantina;
using namespace cantina::deckforms;

namespace {

using Lines = std::map<std::tuple<std::string, std::string, std::string>, int>;

Lines linesOf(const DeckList& deck) {
    Lines out;
    for (const DeckEntry& e : deck.entries) out[{e.section, e.card, e.detail}] += e.count;
    return out;
}

const Form& form(std::string_view name) {
    const Form* f = formNamed(name);
    REQUIRE(f != nullptr);
    return *f;
}

Imported imported(std::string_view name, std::string_view text, std::span<const CardInfo> cards) {
    ReadResult result = readAs(form(name), text, cards);
    if (const auto* problem = std::get_if<Problem>(&result)) FAIL(problem->where << ": " << problem->message);
    return std::get<Imported>(result);
}

std::string written(std::string_view name, const DeckList& deck, std::span<const CardInfo> cards) {
    WriteResult result = form(name).write(deck, cards);
    if (const auto* problems = std::get_if<std::vector<Problem>>(&result))
        FAIL(problems->front().where << problems->front().message);
    return std::get<std::string>(result);
}

std::string refusal(std::string_view name, std::string_view text, std::span<const CardInfo> cards) {
    ReadResult result = readAs(form(name), text, cards);
    const auto* problem = std::get_if<Problem>(&result);
    return problem == nullptr ? "" : problem->where + ": " + problem->message;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

const std::vector<std::string_view> kDestinyForms = {"cantina", "swdestinydb", "swdestinydb-json"};
const std::vector<std::string_view> kCcgForms = {"cantina", "gemp", "gemp-list"};
const std::vector<std::string_view> kTcgForms = {"cantina", "lackey"};
const std::vector<std::string_view> kLcgForms = {"cantina", "octgn"};

// The lines of a text in some order that does not depend on theirs.
std::vector<std::string> sorted(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) out.push_back(line);
    std::sort(out.begin(), out.end());
    return out;
}

// A list of a deck's size, from the book's cards.
DeckList randomDeck(const std::vector<CardInfo>& cards, const std::string& game, Chance& chance) {
    DeckList deck;
    deck.name = "Random deck & <friends>";
    for (int i = 0; i < 20; ++i) {
        const CardInfo& c = cards[chance.below(static_cast<uint32_t>(cards.size()))];
        const int count = 1 + static_cast<int>(chance.below(3));
        std::string section = sample::sectionOf(game, c);
        if (section == "-") continue;
        const bool elite = section == "characters" && c.id != "AW-9" && chance.below(2) == 0;
        if (game == "ccg" && chance.below(4) == 0) section = "outside";
        const DeckEntry entry{count, c.id, section, elite ? "elite" : ""};
        const auto same = [&](const DeckEntry& e) {
            return e.card == entry.card && e.section == entry.section && e.detail == entry.detail;
        };
        if (std::none_of(deck.entries.begin(), deck.entries.end(), same)) deck.entries.push_back(entry);
    }
    if (game == "lcg")
        for (DeckEntry& e : unlistedCommandCards(deck, std::span(cards))) deck.entries.push_back(std::move(e));
    std::stable_sort(deck.entries.begin(), deck.entries.end(),
                     [](const DeckEntry& a, const DeckEntry& b) { return a.section < b.section; });
    return deck;
}

}  // namespace

TEST_CASE("every form has a name of its own and finds itself in what it writes") {
    for (const auto& [game, names] : std::vector<std::pair<std::string, std::vector<std::string_view>>>{
             {"destiny", kDestinyForms}, {"ccg", kCcgForms}, {"tcg", kTcgForms}, {"lcg", kLcgForms}}) {
        const std::vector<CardInfo> cards = sample::cards(game);
        const DeckList deck = sample::deck(game);
        for (const std::string_view name : names) {
            CAPTURE(name);
            const std::string text = written(name, deck, cards);
            const Form* found = formOf(text);
            REQUIRE(found != nullptr);
            CHECK(found->name == name);
            CHECK((found->game.empty() || found->game == game));
        }
    }
    for (const Form& f : forms()) CHECK(formNamed(f.name) == &f);
    CHECK(formNamed("no such form") == nullptr);
}

TEST_CASE("read(write(deck)) is the deck and write(read(text)) the text, for samples and for random decks") {
    for (const auto& [game, names] : std::vector<std::pair<std::string, std::vector<std::string_view>>>{
             {"destiny", kDestinyForms}, {"ccg", kCcgForms}, {"tcg", kTcgForms}, {"lcg", kLcgForms}}) {
        const std::vector<CardInfo> cards = sample::cards(game);
        Chance chance = sample::chance(7);
        std::vector<DeckList> decks = {sample::deck(game)};
        for (int i = 0; i < 200; ++i) decks.push_back(randomDeck(cards, game, chance));
        for (const DeckList& deck : decks)
            for (const std::string_view name : names) {
                CAPTURE(name);
                if (deck.entries.empty()) continue;
                const std::string text = written(name, deck, cards);
                const Imported back = imported(name, text, cards);
                CAPTURE(text);
                CHECK(back.whole());
                CHECK(linesOf(back.deck) == linesOf(deck));
                const bool named = name == "cantina" || name == "lackey" || game == "destiny";
                if (named) CHECK(back.deck.name == deck.name);
                CHECK(sorted(written(name, back.deck, cards)) == sorted(text));
            }
    }
}

TEST_CASE("shipped decks survive every form of their game") {
    int tried = 0;
    for (const std::string game : {"destiny", "ccg", "tcg", "lcg"}) {
        const std::vector<CardInfo> cards = sample::bookOf(game);
        for (const ShippedDeck& shipped : shippedDecks(game)) {
            CAPTURE(shipped.file);
            // By ids, as the book has them.
            const Imported ours = imported("cantina", written("cantina", shipped.deck, cards), cards);
            if (!ours.whole()) continue;  // its cards are still being written: `cantina deck check` says which
            ++tried;
            for (const Form& f : forms()) {
                if (f.game != game && !f.game.empty()) continue;
                CAPTURE(std::string(f.name));
                const Imported back = imported(f.name, written(f.name, ours.deck, cards), cards);
                CHECK(back.whole());
                CHECK(linesOf(back.deck) == linesOf(ours.deck));
            }
        }
    }
    CHECK(tried > 0);
}

TEST_CASE("our own form finds cards by title and keeps what it does not know") {
    const std::vector<CardInfo> cards = sample::cards("destiny");
    const Imported in = imported("cantina",
                                 "name: Mine\n[characters]\n1 Sample Hero elite [AW-1] elite\n2x sample guard\n[deck]\n3 "
                                 "Lost Card\n1 Other Card [ZZ-9]\n",
                                 cards);
    CHECK(linesOf(in.deck) == Lines{{{"characters", "AW-1", "elite"}, 1}, {{"characters", "AW-2", ""}, 2}});
    REQUIRE(in.missing.size() == 2);
    CHECK(in.missing[0].text() == "3 Lost Card");
    CHECK(in.missing[1].text() == "1 Other Card (ZZ-9)");
    // Without an id the word behind the title counts all the same; a title that ends so stays whole.
    const Imported typed =
        imported("cantina", "[characters]\n1 Sample Guard elite\n1 sample hero Elite\n1 Lost Hero elite\n", cards);
    CHECK(linesOf(typed.deck) == Lines{{{"characters", "AW-2", "elite"}, 1}, {{"characters", "AW-1", "elite"}, 1}});
    REQUIRE(typed.missing.size() == 1);
    CHECK(typed.missing[0].text() == "1 Lost Hero elite");
    // Two cards of one title: the first, and a word about it.
    const Imported twice = imported("cantina", "1 Sample Twin\n", sample::cards("destiny"));
    CHECK(twice.deck.entries[0].card == "AW-5");
    REQUIRE(twice.notes.size() == 1);
    CHECK(has(twice.notes[0], "SoR-7"));
}

TEST_CASE("swdestinydb JSON: dice say who is elite") {
    const std::vector<CardInfo> cards = sample::cards("destiny");
    const Imported in = imported("swdestinydb-json",
                                 R"({"id":7,"name":"From the site","format_code":"STD","description_md":"Win.","slots":{
        "01001":{"quantity":1,"dice":2,"dices":null},"01002":{"quantity":3,"dice":4,"dices":"1,1,2"},
        "01003":{"quantity":2,"dice":2,"dices":null},"01004":{"quantity":1,"dice":0,"dices":null},
        "02012":{"quantity":2,"dice":0},"99001":{"quantity":1,"dice":2}}})",
                                 cards);
    CHECK(in.deck.name == "From the site");
    CHECK(in.deck.format == "standard");
    CHECK(in.deck.plan == "Win.");
    CHECK(linesOf(in.deck) == Lines{{{"characters", "AW-1", "elite"}, 1},
                                    {{"characters", "AW-2", ""}, 2},
                                    {{"characters", "AW-2", "elite"}, 1},
                                    {{"", "AW-3", ""}, 2},
                                    {{"battlefield", "AW-4", ""}, 1}});
    REQUIRE(in.missing.size() == 2);
    CHECK(in.missing[0].text() == "2 02012 (Spirit of Rebellion)");
    CHECK(in.missing[1].text() == "1 99001 with 2 dice");
    CHECK(in.problems.empty());
    // What is written has the site's numbers.
    const auto out = boost::json::parse(written("swdestinydb-json", in.deck, cards)).as_object();
    CHECK(out.at("format_code") == "STD");
    CHECK(out.at("slots").at("01001") == boost::json::value{{"quantity", 1}, {"dice", 2}, {"dices", nullptr}});
    CHECK(out.at("slots").at("01002") == boost::json::value{{"quantity", 3}, {"dice", 4}, {"dices", "1,1,2"}});
    CHECK(out.at("slots").at("01003") == boost::json::value{{"quantity", 2}, {"dice", 2}, {"dices", nullptr}});
    CHECK(out.at("slots").at("01004") == boost::json::value{{"quantity", 1}, {"dice", 0}, {"dices", nullptr}});
    CHECK(out.at("characters").as_object().size() == 2);
    // Dice that fit no copies are a problem, not a guess in silence.
    const Imported odd = imported("swdestinydb-json", R"({"slots":{"01002":{"quantity":2,"dice":3}}})", cards);
    CHECK(odd.problems.size() == 1);
    CHECK(linesOf(odd.deck) == Lines{{{"characters", "AW-2", ""}, 2}});
}

TEST_CASE("swdestinydb text: a number before a character counts dice") {
    const std::vector<CardInfo> cards = sample::cards("destiny");
    const char* const text =
        "From the site\r\n\r\nHero\r\nForce\r\n\r\nSets: From Awakenings to Spirit of "
        "Rebellion\r\n\r\nBATTLEFIELD\r\n-----------\r\n\r\n"
        "Sample Field, Somewhere (Awakenings #4)\r\n\r\nCHARACTER\r\n\xC2\xAF\xC2\xAF\r\n\r\n2x Sample Hero, First of Many "
        "(Awakenings #1)\r\n"
        "1x Sample Guard (Awakenings #2)\r\n1x Sample Guard (Awakenings #2)\r\n2x Unknown Hero, New (Spirit of Rebellion "
        "#12)\r\n\r\n"
        "UPGRADE\r\n-------\r\n\r\n2x Sample Blade (Awakenings #3)\r\n1x Sample Twin (Spirit of Rebellion #7)\r\nmade with "
        "care\r\n";
    CHECK(formOf(text)->name == "swdestinydb");
    const Imported in = imported("swdestinydb", text, cards);
    CHECK(in.deck.name == "From the site");
    CHECK(linesOf(in.deck) == Lines{{{"battlefield", "AW-4", ""}, 1},
                                    {{"characters", "AW-1", "elite"}, 1},
                                    {{"characters", "AW-2", ""}, 2},
                                    {{"", "AW-3", ""}, 2},
                                    {{"", "SoR-7", ""}, 1}});
    REQUIRE(in.missing.size() == 1);
    CHECK(in.missing[0].text() == "1 Unknown Hero, New (Spirit of Rebellion, 02012) elite");
    CHECK(in.missing[0].section == "characters");
    REQUIRE(in.notes.size() == 1);
    CHECK(has(in.notes[0], "made with care"));
    CHECK(has(written("swdestinydb", in.deck, cards),
              "2x Sample Hero, First of Many (Awakenings #1)\n1x Sample Guard (Awakenings #2)\n1x Sample Guard"));
}

TEST_CASE("GEMP: one element or id per copy, foils are the same card") {
    const std::vector<CardInfo> cards = sample::cards("ccg");
    const Imported in =
        imported("gemp",
                 "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?><deck><card blueprintId=\"1_10\" title=\"x\"/>"
                 "<card blueprintId=\"1_10*\"/><card blueprintId=\"200_5\" title=\"New &amp; Shiny\"/><cardOutsideDeck "
                 "blueprintId=\"13_52^\"/></deck>",
                 cards);
    CHECK(linesOf(in.deck) == Lines{{{"", "1_10", ""}, 2}, {{"outside", "13_52", ""}, 1}});
    REQUIRE(in.missing.size() == 1);
    CHECK(in.missing[0].text() == "1 New & Shiny (200_5)");
    const Imported list = imported("gemp-list", "1_10,1_10*,200_5|13_52\n", cards);
    CHECK(linesOf(list.deck) == linesOf(in.deck));
    CHECK(list.missing[0].text() == "1 200_5");
    CHECK(written("gemp-list", in.deck, cards) == "1_10,1_10|13_52\n");
    CHECK(has(refusal("gemp-list", "1_10,hello", cards), "hello"));
    CHECK(has(refusal("gemp-list", "1_10|1_10|1_10", cards), "second bar"));
    CHECK(has(refusal("gemp", "<deck><card/></deck>", cards), "blueprintId"));
    const Imported odd = imported("gemp", "<deck><card blueprintId='1_10'/><side>Dark</side></deck>", cards);
    CHECK(odd.problems.size() == 1);
}

TEST_CASE("Lackey: name and set find the card; accents, promos and later printings too") {
    const std::vector<CardInfo> cards = sample::cards("tcg");
    const auto card = [](const char* id, const char* name, const char* set) {
        return "<card><name id=\"" + std::string(id) + "\">" + name + "</name><set>" + set + "</set></card>";
    };
    const std::string text =
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><!DOCTYPE deck SYSTEM \"http://www.lackeyccg.com/deck.dtd\">"
        "<deck version=\"0.8\"><meta><title>T\xE9st</title><game>starwars</game></meta><superzone name=\"Deck\">" +
        card("", "Sample Padme (A)", "AOTC") + card("", "Sample Padme (A) (Promo)", "AOTC") +
        card("", "Sample Fleet RAS", "RAS") + card("LEG001_Fan_Card", "Fan Card", "LEG") +
        "</superzone><superzone name=\"Sideboard\">" + card("", "sample fleet", "BOY") + "</superzone></deck>";
    const Imported in = imported("lackey", text, cards);
    CHECK(in.deck.name == "T\xC3\xA9st");
    CHECK(linesOf(in.deck) == Lines{{{"", "AOTC-3", ""}, 2}, {{"", "RAS-9", ""}, 1}, {{"sideboard", "BOY-8", ""}, 1}});
    REQUIRE(in.missing.size() == 1);
    CHECK(in.missing[0].text() == "1 Fan Card (LEG, LEG001_Fan_Card)");
    CHECK(in.notes.size() == 2);
    const std::string out = written("lackey", in.deck, cards);
    CHECK(has(out, "<name id=\"Sample_Padme_A\">Sample Padme (A)</name><set>AOTC</set>"));
    CHECK(has(out, "<name id=\"RAS009_Sample_Fleet\">Sample Fleet RAS</name><set>RAS</set>"));
    CHECK(has(out, "<name id=\"BOY008_Sample_Fleet\">Sample Fleet</name><set>BOY</set>"));
    DeckList more{"", {{1, "ROTS-7", ""}, {1, "PM-4", ""}}};
    CHECK(has(written("lackey", more, cards), "<name id=\"ROTS007_Samples_Mark-2_HD\">Sample's Mark-2</name>"));
    CHECK(has(written("lackey", more, cards), "<name id=\"TPM004_Sample_s_Mark_1\">Sample's Mark-1</name>"));
}

TEST_CASE("OCTGN: objectives are taken, the command deck is checked against them") {
    const std::vector<CardInfo> cards = sample::cards("lcg");
    const std::string good = written("octgn", sample::deck("lcg"), cards);
    CHECK(has(good, "<card qty=\"2\" id=\"00000000-0000-0000-0000-000000000012\">Sample Command 1.2</card>"));
    CHECK(imported("octgn", good, cards).whole());
    const auto replaced = [&](std::string_view from, std::string_view to) {
        std::string text = good;
        const size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        return text.replace(at, from.size(), to);
    };
    // A command card too few, one that no objective brings, one that the book lacks.
    const Imported few = imported("octgn",
                                  replaced("qty=\"2\" id=\"00000000-0000-0000-0000-000000000012\"",
                                           "qty=\"1\" id=\"00000000-0000-0000-0000-000000000012\""),
                                  cards);
    REQUIRE(few.problems.size() == 1);
    CHECK(few.problems[0].message ==
          "the command deck has 1 Sample Command 1.2 [S-1.2]; the objectives of the list bring 2 (objective set 1)");
    const Imported other = imported(
        "octgn", replaced("id=\"00000000-0000-0000-0000-000000000012\"", "id=\"00000000-0000-0000-0000-000000000033\""),
        cards);
    CHECK(other.problems.size() == 2);
    const Imported lost = imported("octgn", replaced("id=\"00000000-0000-0000-0000-000000000011\"", "id=\"ABC\""), cards);
    REQUIRE(lost.missing.size() == 1);
    CHECK(lost.missing[0].text() == "2 Sample Objective 1 (ABC)");
    CHECK(lost.missing[0].section == "objectives");
    CHECK(lost.problems.size() == 5);
    CHECK(has(refusal("octgn", replaced("d5cf89e5", "00000000"), cards), "another game"));
    CHECK(has(refusal("octgn", replaced("qty=\"2\"", "qty=\"many\""), cards), "qty"));
    // A deck that lists objectives alone gets their command cards, in our form and on the way out.
    const DeckList bare{"", {{1, "S-A", "affiliation"}, {2, "S-1.1", "objectives"}, {1, "S-3.1", "objectives"}}};
    CHECK(sorted(written("octgn", bare, cards)) == sorted(good));
    const Imported filled = imported("cantina", written("cantina", bare, cards), cards);
    CHECK(linesOf(filled.deck) == linesOf(sample::deck("lcg")));
    CHECK(filled.notes.size() == 1);
}

TEST_CASE("a card that is not in the book is no deck of any community") {
    for (const Form& f : forms()) {
        if (f.game.empty()) continue;
        const std::vector<CardInfo> cards = sample::cards(std::string(f.game));
        const WriteResult result = f.write({"", {{1, "Nobody", ""}, {1, "Nothing", ""}}}, std::span(cards));
        REQUIRE(std::holds_alternative<std::vector<Problem>>(result));
        CHECK(std::get<std::vector<Problem>>(result).size() == 2);
    }
}
