// OCTGN's .o8d, for the LCG: the affiliation, the command deck and the objective deck with OCTGN's ids.
//
//   <deck game="..."><section name="Affiliation"><card qty="1" id="...">Title</card></section>
//     <section name="Command Deck">...</section><section name="Objective Deck">...</section></deck>
//
// Reading checks that the command deck is what the objectives bring. A deck of ours that lists no command cards is written
// with those of its objectives.
#include "match/deckforms/octgn.h"

#include <algorithm>
#include <map>

#include "kernel/nearest.h"
#include "match/deckforms/all.h"
#include "match/deckforms/gather.h"
#include "match/deckforms/xml.h"

namespace cantina::deckforms {
namespace {

constexpr std::string_view kGame = "d5cf89e5-1984-4873-8ae0-f06eea411bb3";  // the LCG among OCTGN's games
constexpr std::string_view kAffiliation = "affiliation", kObjectives = "objectives";

using Counts = std::map<const CardInfo*, int>;

bool detect(std::string_view text) { return beginsLikeXml(text) && hasEarly(text, "<section") && hasEarly(text, "<deck"); }

std::map<std::string, const CardInfo*> byOctgnId(const Cards& cards) {
    std::map<std::string, const CardInfo*> out;
    for (const CardInfo& c : cards.all())
        if (const std::string_view id = fact(c, "octgn"); !id.empty()) out.emplace(lowered(id), &c);
    return out;
}

// Our section of a card that the book does not have, from OCTGN's section.
std::string_view sectionOf(std::string_view octgnSection) {
    if (octgnSection == "Affiliation") return kAffiliation;
    return octgnSection == "Objective Deck" ? kObjectives : "";
}

std::string named(const CardInfo& card) { return card.title + " [" + card.id + "]"; }

// What the command deck is against what the objectives bring.
void compare(const Counts& found, const Counts& brought, Gathering& out) {
    Counts all = found;
    all.insert(brought.begin(), brought.end());
    std::vector<std::pair<std::string, std::string>> lines;  // by id, not by address
    for (const auto& [card, unused] : all) {
        const auto f = found.find(card), b = brought.find(card);
        const int has = f == found.end() ? 0 : f->second, should = b == brought.end() ? 0 : b->second;
        if (has == should) continue;
        lines.emplace_back(card->id, "the command deck has " + std::to_string(has) + " " + named(*card) +
                                         "; the objectives of the list bring " + std::to_string(should) +
                                         " (objective set " + std::string(fact(*card, "objective_set")) + ")");
    }
    std::sort(lines.begin(), lines.end());
    for (auto& [id, text] : lines) out.problem("command deck", text);
}

struct Reader {
    const Cards& cards;
    std::map<std::string, const CardInfo*> ids;
    Gathering out;
    Counts commands, brought;

    std::optional<Problem> take(const Element& e, std::string_view octgnSection) {
        if (e.name != "card") return Problem{e.where(), "<" + oneLine(e.name) + "> is nothing that a section has", ""};
        const std::optional<int> count = copiesIn(trimmed(e.attribute("qty")));
        if (!count) return Problem{e.where(), "a card's qty is a number from 1 to " + std::to_string(kMaxCopies), ""};
        const std::string_view id = trimmed(e.attribute("id"));
        const auto it = ids.find(lowered(id));
        if (it == ids.end()) {
            out.miss({*count, e.text, "", std::string(id), std::string(sectionOf(octgnSection))});
        } else if (isCommandCard(*it->second)) {
            commands[it->second] += *count;
            out.add(*it->second, *count);
        } else {
            const bool objective = isObjective(*it->second);
            out.add(*it->second, *count, objective ? kObjectives : kAffiliation);
            if (objective)
                for (const CardInfo* c : commandCards(*it->second, cards)) brought[c] += *count;
        }
        return std::nullopt;
    }
};

ReadResult read(std::string_view text, const Cards& cards) {
    auto parsed = readXml(text);
    if (auto* problem = std::get_if<Problem>(&parsed)) return *problem;
    const Element& root = std::get<Element>(parsed);
    if (root.name != "deck") return Problem{"deck", "an .o8d file is a <deck>, not a <" + oneLine(root.name) + ">", ""};
    if (lowered(root.attribute("game")) != kGame) return Problem{"deck", "this is a deck of another game of OCTGN", ""};
    Reader r{cards, byOctgnId(cards), {}, {}, {}};
    for (const Element& section : root.children) {
        if (section.name == "notes") r.out.describe(section.text);
        if (section.name != "section") continue;
        for (const Element& e : section.children) {
            if (auto problem = r.take(e, section.attribute("name"))) return *problem;
            if (r.out.tooMany()) break;
        }
    }
    compare(r.commands, r.brought, r.out);
    return r.out.finish();
}

std::string element(const CardInfo& card, int count) {
    return "    <card qty=\"" + std::to_string(count) + "\" id=\"" + escaped(fact(card, "octgn")) + "\">" +
           escaped(card.title) + "</card>\n";
}

WriteResult write(const DeckList& deck, const Cards& cards) {
    DeckList whole = deck;
    for (DeckEntry& e : unlistedCommandCards(deck, cards)) whole.entries.push_back(std::move(e));
    std::vector<Problem> problems = unknownTo(whole, cards);
    for (const DeckEntry& e : whole.entries)
        if (const CardInfo* c = cards.byId(e.card); c != nullptr && fact(*c, "octgn").empty())
            problems.push_back({named(*c), "this card has no id of OCTGN", ""});
    if (!problems.empty()) return problems;
    std::string affiliation, commands, objectives;
    for (const DeckEntry& e : whole.entries) {
        const CardInfo& c = *cards.byId(e.card);
        (isObjective(c) ? objectives : isCommandCard(c) ? commands : affiliation) += element(c, e.count);
    }
    std::string out =
        "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<deck game=\"" + std::string(kGame) + "\">\n";
    const auto section = [&](const char* name, const std::string& body) {
        out += std::string("  <section name=\"") + name + "\">\n" + body + "  </section>\n";
    };
    section("Affiliation", affiliation);
    section("Command Deck", commands);
    section("Objective Deck", objectives);
    if (!deck.plan.empty()) out += "  <notes>" + escaped(oneLine(deck.plan)) + "</notes>\n";
    return out + "</deck>\n";
}

}  // namespace

bool isObjective(const CardInfo& card) { return fact(card, "slot") == "1"; }

bool isCommandCard(const CardInfo& card) { return !fact(card, "slot").empty() && !isObjective(card); }

std::vector<const CardInfo*> commandCards(const CardInfo& objective, const Cards& cards) {
    std::vector<const CardInfo*> out;
    const std::string_view set = fact(objective, "objective_set");
    if (set.empty()) return out;
    for (const CardInfo& c : cards.all())
        if (isCommandCard(c) && fact(c, "objective_set") == set) out.push_back(&c);
    std::stable_sort(out.begin(), out.end(), [](auto* a, auto* b) { return fact(*a, "slot") < fact(*b, "slot"); });
    return out;
}

std::vector<DeckEntry> unlistedCommandCards(const DeckList& deck, const Cards& cards) {
    std::vector<DeckEntry> out;
    for (const DeckEntry& e : deck.entries) {
        const CardInfo* c = cards.byId(e.card);
        if (c != nullptr && isCommandCard(*c)) return {};
        if (c == nullptr || !isObjective(*c)) continue;
        for (const CardInfo* command : commandCards(*c, cards)) out.push_back({e.count, command->id, ""});
    }
    return out;
}

Form octgn() { return {"octgn", "lcg", ".o8d", "OCTGN, with the LCG's plug-in", detect, read, write, true}; }

}  // namespace cantina::deckforms
