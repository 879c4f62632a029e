#include "tests/support/sample_cards.h"

#include "games/all.h"

namespace cantina::sample {
namespace {

using Facts = std::vector<std::pair<std::string, std::string>>;

CardInfo card(std::string id, std::string title, std::string set, std::string type, Facts facts = {}) {
    CardInfo c;
    c.id = std::move(id);
    c.title = std::move(title);
    c.set = std::move(set);
    c.type = std::move(type);
    c.facts = std::move(facts);
    return c;
}

std::vector<CardInfo> destinyCards() {
    return {card("AW-1", "Sample Hero", "AW", "character",
                 {{"subtitle", "First of Many"}, {"affiliation", "hero"}, {"unique", "yes"}, {"die", "blank"}}),
            card("AW-2", "Sample Guard", "AW", "character", {{"affiliation", "neutral"}, {"die", "blank"}}),
            card("AW-9", "Sample Crowd", "AW", "character", {{"affiliation", "neutral"}}),
            card("AW-3", "Sample Blade", "AW", "upgrade", {{"cost", "2"}, {"die", "blank"}}),
            card("AW-4", "Sample Field", "AW", "battlefield", {{"subtitle", "Somewhere"}}),
            card("AW-5", "Sample Twin", "AW", "upgrade", {{"cost", "1"}}),
            card("AW-6", "Sample Scheme", "AW", "plot"),
            card("SoR-7", "Sample Twin", "SoR", "support", {{"cost", "0"}}),
            card("SoR-100", "Sample Trick", "SoR", "event", {{"cost", "0"}}),
            card("CONV-8", "Sample Doubt", "CONV", "downgrade", {{"cost", "1"}})};
}

std::vector<CardInfo> ccgCards() {
    return {card("1_10", "Sample Pilot", "1", "character"), card("1_11", "Sample Site", "1", "location"),
            card("13_52", "Sample Shield", "13", "defensive_shield"),
            card("101_3", "Sample \"Quote\" & Co", "101", "interrupt")};
}

// Titles that two sets share, an accent, and the letters of versions, one in the title and one as a fact.
std::vector<CardInfo> tcgCards() {
    return {card("AOTC-3", "Sample Padm\xC3\xA9", "AOTC", "character", {{"version", "A"}}),
            card("AOTC-4", "Sample Padm\xC3\xA9", "AOTC", "character", {{"version", "B"}}),
            card("SR-17", "Sample Knight (C)", "SR", "character"),
            card("BOY-8", "Sample Fleet", "BOY", "space"),
            card("RAS-9", "Sample Fleet", "RAS", "space"),
            card("ROTS-7", "Sample's Mark-2", "ROTS", "equipment"),
            card("PM-4", "Sample's Mark-1", "PM", "ground")};
}

std::vector<CardInfo> lcgCards() {
    const auto octgn = [](int set, int slot) {
        return "00000000-0000-0000-0000-0000000000" + std::to_string(set) + std::to_string(slot);
    };
    std::vector<CardInfo> out = {card("S-A", "Sample Order", "S", "affiliation_card", {{"octgn", octgn(9, 9)}})};
    for (int set = 1; set <= 3; ++set)
        for (int slot = 1; slot <= 6; ++slot) {
            const std::string n = std::to_string(set);
            const std::string title =
                slot == 1 ? "Sample Objective " + n : "Sample Command " + n + "." + std::to_string(slot);
            out.push_back(card("S-" + n + "." + std::to_string(slot), title, "S", slot == 1 ? "objective_card" : "unit",
                               {{"octgn", octgn(set, slot)}, {"objective_set", n}, {"slot", std::to_string(slot)}}));
        }
    return out;
}

}  // namespace

std::vector<CardInfo> cards(const std::string& game) {
    if (game == "destiny") return destinyCards();
    if (game == "ccg") return ccgCards();
    return game == "tcg" ? tcgCards() : lcgCards();
}

std::string sectionOf(const std::string& game, const CardInfo& c) {
    if (game == "destiny")
        return c.type == "character" ? "characters" : c.type == "battlefield" || c.type == "plot" ? c.type : "";
    if (game != "lcg") return "";
    return c.type == "affiliation_card" ? "affiliation" : c.type == "objective_card" ? "objectives" : "-";
}

DeckList deck(const std::string& game) {
    if (game == "destiny")
        return {"Sample deck",
                {{1, "AW-1", "characters", "elite"},
                 {2, "AW-2", "characters"},
                 {1, "AW-2", "characters", "elite"},
                 {2, "AW-9", "characters"},
                 {1, "AW-4", "battlefield"},
                 {1, "AW-6", "plot"},
                 {2, "AW-3", ""},
                 {1, "SoR-7", ""},
                 {2, "SoR-100", ""},
                 {1, "CONV-8", ""}}};
    if (game == "ccg") return {"Sample deck", {{3, "1_10", ""}, {1, "1_11", ""}, {2, "101_3", ""}, {1, "13_52", "outside"}}};
    if (game == "tcg")
        return {"Sample deck", {{4, "AOTC-3", ""}, {1, "AOTC-4", ""}, {2, "SR-17", ""}, {1, "BOY-8", ""}, {3, "RAS-9", ""}}};
    DeckList lcg{"", {{1, "S-A", "affiliation"}, {2, "S-1.1", "objectives"}, {1, "S-3.1", "objectives"}}};
    for (const char* slot : {".2", ".3", ".4", ".5", ".6"}) {
        lcg.entries.push_back({2, std::string("S-1") + slot, ""});
        lcg.entries.push_back({1, std::string("S-3") + slot, ""});
    }
    return lcg;
}

std::vector<CardInfo> bookOf(const std::string& game) { return makeGame(game, {.toys = false}).game->cards(); }

Chance chance(uint64_t seed) {
    Chance out;
    out.rekey(Chance::keyFrom(seed));
    return out;
}

}  // namespace cantina::sample
