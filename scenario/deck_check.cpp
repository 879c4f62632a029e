// deck = { from = "republic", format = "open", with = { "1 Title [ID]" }, without = { "1 Title [ID]" } }
//
// `from` is a deck of decks/<game>/; `with` and `without` are lines of a deck file, a [section] among them too. What breaks
// a rule of `besides` is not looked at: a list may leave out what the scenario is not about. A step deck { ... } begins
// again with another list; what it leaves out is as in the scenario's `deck`.
#include "scenario/deck_check.h"

#include <algorithm>
#include <variant>

#include "kernel/decks.h"
#include "scenario/steps.h"

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

std::string decksMeant(const std::vector<ShippedDeck>& shipped, const std::string& name) {
    std::vector<std::string_view> known;
    std::string all;
    for (const ShippedDeck& d : shipped) {
        known.emplace_back(d.file);
        all += (all.empty() ? "" : ", ") + std::string(d.file);
    }
    return language::meant(name, known) + "; known: " + all;
}

// Builds the deck that the scenario describes; a text: what is wrong with the description.
std::string build(const Game& game, const Tree& given, DeckList& deck, std::string& format) {
    if (const auto p = language::checkKeys(deckKeys(), given, "deck")) return p->where + ": " + p->message;
    for (const auto& [key, value] : given.fields) {
        if (key == "format") {
            format = textOf(value);
        } else if (key == "from") {
            const std::vector<ShippedDeck> shipped = shippedDecks(game.name());
            auto found =
                std::find_if(shipped.begin(), shipped.end(), [&](const auto& d) { return d.file == textOf(value); });
            if (found == shipped.end())
                return "there is no deck '" + textOf(value) + "' of this game" + decksMeant(shipped, textOf(value));
            deck = found->deck;
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

std::string judgeOnly(const Tree& step, const std::vector<Problem>& problems) {
    for (const Tree& rule : step.items)
        if (std::none_of(problems.begin(), problems.end(), [&](const Problem& p) { return p.rule == textOf(rule); }))
            return "nothing breaks " + textOf(rule) + "; the check says:" + said(problems);
    for (const Problem& p : problems)
        if (std::none_of(step.items.begin(), step.items.end(), [&](const Tree& rule) { return p.rule == textOf(rule); }))
            return "something else is wrong too; the check says:" + said(problems);
    return "";
}

// deck_is_legal, deck_breaks("RULE", "part of what is said"), or deck_breaks_only("RULE", ...).
std::string judge(const Tree& step, const std::vector<Problem>& problems) {
    if (step.isWord("deck_is_legal")) return problems.empty() ? "" : "the deck is not legal:" + said(problems);
    if (step.isWord("deck_breaks_only") && !step.items.empty()) return judgeOnly(step, problems);
    if (!step.isWord("deck_breaks") || step.items.empty())
        return "a step of a deck's scenario is deck { ... }, deck_is_legal, deck_breaks(\"RULE\", \"part of what is said\") "
               "or deck_breaks_only(\"RULE\", ...)";
    const std::string rule = textOf(step.items[0]);
    const std::string part = step.items.size() > 1 ? textOf(step.items[1]) : "";
    for (const Problem& p : problems)
        if (p.rule == rule && (p.where + ": " + p.message).find(part) != std::string::npos) return "";
    return "nothing breaks " + rule + (part.empty() ? "" : " ('" + part + "')") + "; the check says:" + said(problems);
}

// The scenario's deck with what a step says in its place.
Tree changed(const Tree& deck, const Tree& step) {
    Tree out = deck;
    if (step.items.empty()) return out;
    for (const auto& [key, value] : step.items[0].fields) {
        std::erase_if(out.fields, [&](const auto& field) { return field.first == key; });
        out.fields.emplace_back(key, value);
    }
    return out;
}

// What is wrong with the list; a text: with its description.
std::string check(const Game& game, const Tree& given, std::vector<Problem>& problems) {
    DeckList deck;
    std::string format;
    if (std::string wrong = build(game, given, deck, format); !wrong.empty()) return wrong;
    problems = game.checkDeck(deck, format);
    if (const Tree* besides = given.field("besides"))
        std::erase_if(problems, [&](const Problem& p) {
            return std::any_of(besides->items.begin(), besides->items.end(),
                               [&](const Tree& rule) { return textOf(rule) == p.rule; });
        });
    return "";
}

}  // namespace

Verdict runDeckCheck(const Game& game, const Scenario& s) {
    Verdict v;
    v.line = s.line;
    std::vector<Problem> problems;
    v.reason = check(game, s.deck, problems);
    for (size_t i = 0; i < s.steps.size() && v.reason.empty(); ++i) {
        const Tree& step = s.steps[i];
        v.line = step.line;
        v.reason = step.isWord("deck") ? check(game, changed(s.deck, step), problems) : judge(step, problems);
    }
    v.passed = v.reason.empty();
    return v;
}

}  // namespace cantina::scenario
