// deck = { from = "republic", format = "open", with = { "1 Title [ID]" }, without = { "1 Title [ID]" } }
//
// `from` is a deck of decks/<game>/; `with` and `without` are lines of a deck file, a [section] among them too.
#include "scenario/deck_check.h"

#include <algorithm>
#include <variant>

#include "kernel/decks.h"

namespace cantina::scenario {
namespace {

using Lines = std::variant<DeckList, Problem>;

std::string textOf(const Tree& t) { return t.isText() ? t.text : ""; }

Lines linesOf(const Tree& list) {
    std::string text;
    for (const Tree& line : list.items) text += textOf(line) + "\n";
    return readDeck(text);
}

std::string takeFrom(DeckList& deck, const DeckEntry& out) {
    for (DeckEntry& e : deck.entries) {
        if (e.card != out.card || e.section != out.section) continue;
        if (e.count < out.count) return "there are only " + std::to_string(e.count) + " of " + out.card;
        e.count -= out.count;
        std::erase_if(deck.entries, [](const DeckEntry& left) { return left.count == 0; });
        return "";
    }
    return "there is no " + out.card + (out.section.empty() ? "" : " in [" + out.section + "]") + " to take out";
}

// Builds the deck that the scenario describes; a text: what is wrong with the description.
std::string build(const Game& game, const Tree& given, DeckList& deck, std::string& format) {
    for (const auto& [key, value] : given.fields) {
        if (key == "format") {
            format = textOf(value);
        } else if (key == "from") {
            const std::vector<ShippedDeck> shipped = shippedDecks(game.name());
            auto found =
                std::find_if(shipped.begin(), shipped.end(), [&](const auto& d) { return d.file == textOf(value); });
            if (found == shipped.end()) return "there is no deck '" + textOf(value) + "' of this game";
            deck = found->deck;
        } else if (key != "with" && key != "without") {
            return "a deck has from, format, with, without; not '" + key + "'";
        }
    }
    for (const char* key : {"without", "with"}) {
        const Tree* list = given.field(key);
        if (list == nullptr) continue;
        Lines lines = linesOf(*list);
        if (const auto* p = std::get_if<Problem>(&lines)) return std::string(key) + ": " + p->where + ": " + p->message;
        for (const DeckEntry& e : std::get<DeckList>(lines).entries) {
            if (std::string_view(key) == "with")
                deck.entries.push_back(e);
            else if (std::string wrong = takeFrom(deck, e); !wrong.empty())
                return wrong;
        }
    }
    return "";
}

std::string said(const std::vector<Problem>& problems) {
    std::string out;
    for (const Problem& p : problems) out += "\n        " + p.where + ": " + p.message + "  " + p.rule;
    return out.empty() ? " nothing" : out;
}

// deck_is_legal, or deck_breaks("RULE", "part of what is said").
std::string judge(const Tree& step, const std::vector<Problem>& problems) {
    if (step.isWord("deck_is_legal")) return problems.empty() ? "" : "the deck is not legal:" + said(problems);
    if (!step.isWord("deck_breaks") || step.items.empty())
        return "a step of a deck's scenario is deck_is_legal or deck_breaks(\"RULE\", \"part of what is said\")";
    const std::string rule = textOf(step.items[0]);
    const std::string part = step.items.size() > 1 ? textOf(step.items[1]) : "";
    for (const Problem& p : problems)
        if (p.rule == rule && (p.where + ": " + p.message).find(part) != std::string::npos) return "";
    return "nothing breaks " + rule + (part.empty() ? "" : " ('" + part + "')") + "; the check says:" + said(problems);
}

}  // namespace

Verdict runDeckCheck(const Game& game, const Scenario& s) {
    Verdict v;
    v.line = s.line;
    DeckList deck;
    std::string format;
    v.reason = build(game, s.deck, deck, format);
    const std::vector<Problem> problems = game.checkDeck(deck, format);
    for (size_t i = 0; i < s.steps.size() && v.reason.empty(); ++i) {
        v.line = s.steps[i].line;
        v.reason = judge(s.steps[i], problems);
    }
    v.passed = v.reason.empty();
    return v;
}

}  // namespace cantina::scenario
