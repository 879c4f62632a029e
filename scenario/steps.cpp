#include "scenario/steps.h"

#include <algorithm>

#include "scenario/reading.h"

namespace cantina::scenario {
namespace {

using language::foundText;
using language::Key;
using language::KeyKind;

constexpr Key kDeckKeys[] = {language::textKey("from"),
                             language::textKey("format"),
                             {"with", KeyKind::texts},
                             {"without", KeyKind::texts},
                             {"besides", KeyKind::texts}};
constexpr Key kCannotKeys[] = {language::textKey("because"), language::textKey("says")};

const char* const kForms = "a step is expect { ... } or p1.verb(...)";

// "X", 3, pass, p2: what names an option.
bool namesSomething(const Tree& t) {
    const bool plain = t.isText() || t.isNumber();
    return (plain && !textOf(t).empty()) ||
           (t.kind == Tree::Kind::word && t.items.empty() && t.text.find('.') == std::string::npos);
}
const std::vector<Tree>& listOf(const Tree& step) {
    return step.items.size() == 1 && step.items[0].isTable() ? step.items[0].items : step.items;
}
const Tree* tableOf(const Tree& step) {
    return step.items.size() == 1 && step.items[0].isTable() ? &step.items[0] : nullptr;
}

// Named parts where none belong: a list of options has no `becuse =`.
std::string noFields(const Tree& step, const Tree& table) {
    if (table.fields.empty()) return "";
    return step.text + " has no '" + table.fields[0].first + " =': it is a list of options";
}

std::string listProblem(const Tree& step) {
    const std::string form = step.text + " { \"X\", \"plays Y\", pass }";
    if (const Tree* table = tableOf(step))
        if (std::string wrong = noFields(step, *table); !wrong.empty()) return wrong;
    if (listOf(step).empty()) return "say which options: " + form;
    for (const Tree& t : listOf(step))
        if (!namesSomething(t)) return foundText(t) + " names no option: " + form;
    return "";
}

std::string cannotProblem(const Tree& step) {
    const std::string form = step.text + " { \"plays\", \"X\", because = \"RULE\", says = \"words of the explanation\" }";
    const Tree* table = tableOf(step);
    if (table == nullptr || table->items.empty() || table->items.size() > 2) return "it is written " + form;
    for (const Tree& t : table->items)
        if (!namesSomething(t)) return foundText(t) + " names no option: " + form;
    if (table->items.size() > 1 && numbered(textOf(table->items[1])).first != textOf(table->items[1]))
        return "cannot speaks of everything called so, without '#': " + form;
    Tree named = *table;
    named.items.clear();
    if (const auto p = language::checkKeys(kCannotKeys, named, step.text)) return p->where + ": " + p->message;
    for (const auto& [key, value] : named.fields)
        if (value.text.empty()) return step.text + "." + key + " is empty";
    return "";
}

std::string expectProblem(const Tree& step) {
    const std::string form = "expect { what, field = value }";
    const Tree* body = tableOf(step);
    if (body == nullptr || body->items.size() != 1 || body->items[0].kind != Tree::Kind::word)
        return "it is written " + form;
    const Tree& what = body->items[0];
    if (body->fields.empty()) return "expect { " + what.text + " } says nothing: add field = value";
    if (what.items.size() > 1 || (what.items.size() == 1 && !what.items[0].isText()))
        return what.text + " takes one name: " + what.text + " \"X\"";
    for (const auto& [key, value] : body->fields) {
        const bool isList = key == "exactly" || key == "in_order";
        if (isList != value.isTable())
            return key + (isList ? " is a list: { \"X\", \"Y\" }" : " is compared with a number, a text, true or false") +
                   ", not with " + foundText(value);
        if (!value.fields.empty()) return key + " is a list without '" + value.fields[0].first + " ='";
        for (const Tree& t : value.items)
            if (!namesSomething(t)) return key + " lists names, not " + foundText(t);
    }
    return "";
}

bool areTexts(const std::vector<Tree>& items) {
    return std::all_of(items.begin(), items.end(), [](const Tree& t) { return t.isText() && !t.text.empty(); });
}

std::string numberedProblem(const Tree& step) {
    const auto& items = step.items;
    const bool first = !items.empty() && (items[0].isNumber() || (items[0].isText() && step.text.ends_with(".requests")));
    if (first && items.size() <= 2 && (items.size() == 1 || items[1].isText())) return "";
    return "it is written " + step.text + "(1, \"what it reads\")";
}

std::string seatStepProblem(const Tree& step, const std::string& verb) {
    if (verb == "is_asked" || verb == "concedes") return step.items.empty() ? "" : step.text + " takes nothing behind it";
    if (verb == "may_choose" || verb == "may_not_choose" || verb == "may_choose_exactly") return listProblem(step);
    if (verb == "cannot") return cannotProblem(step);
    if (verb == "takes_option" || verb == "requests") return numberedProblem(step);
    if (step.items.size() > 2) return step.text + " takes a name and a detail: " + step.text + "(\"X\", \"detail\")";
    for (const Tree& t : step.items)
        if (!namesSomething(t)) return step.text + " takes a name, not " + foundText(t) + ": " + step.text + " \"X\"";
    return "";
}

std::string deckStepProblem(const Tree& step) {
    if (step.isWord("deck")) {
        const auto p = language::checkKeys(kDeckKeys, step.items.size() == 1 ? step.items[0] : Tree{}, "deck");
        return p ? p->where + ": " + p->message : "";
    }
    // deck_breaks("", "words"): what no rule says, as a limit of ours.
    const bool ofNoRule =
        step.isWord("deck_breaks") && step.items.size() == 2 && step.items[0].isText() && areTexts({step.items[1]});
    if (!ofNoRule && (step.items.empty() || !areTexts(step.items) || (step.isWord("deck_breaks") && step.items.size() > 2)))
        return "it is written deck_breaks(\"RULE\", \"part of what is said\") or deck_breaks_only(\"RULE\", ...)";
    return "";
}

void collect(const Tree& step, std::vector<std::pair<std::string, int>>& out) {
    if (step.isWord("deck_breaks") && !step.items.empty()) out.emplace_back(step.items[0].text, step.line);
    if (step.isWord("deck_breaks_only"))
        for (const Tree& t : step.items) out.emplace_back(t.text, step.line);
    for (const Tree& t : step.items) {
        if (const Tree* because = t.field("because")) out.emplace_back(because->text, step.line);
        if (const Tree* besides = t.field("besides"))
            for (const Tree& id : besides->items) out.emplace_back(id.text, step.line);
    }
}

}  // namespace

std::span<const language::Key> deckKeys() { return kDeckKeys; }

std::string stepProblem(const Tree& step) {
    if (step.kind != Tree::Kind::word) return std::string(kForms) + ", not " + foundText(step);
    if (step.isWord("expect")) return expectProblem(step);
    if (step.isWord("nobody_is_asked") || step.isWord("deck_is_legal"))
        return step.items.empty() ? "" : step.text + " takes nothing behind it";
    if (step.isWord("new_key"))
        return step.items.size() == 1 && step.items[0].isText() ? "" : "it is written new_key \"64 hexadecimal digits\"";
    if (step.isWord("deck") || step.isWord("deck_breaks") || step.isWord("deck_breaks_only")) return deckStepProblem(step);
    if (const auto whose = seatAndVerb(step)) return seatStepProblem(step, whose->second);
    return std::string(kForms) + ", not " + foundText(step);
}

std::vector<std::pair<std::string, int>> namedRules(const Scenario& s) {
    std::vector<std::pair<std::string, int>> out;
    for (const std::string& id : s.rules) out.emplace_back(id, s.line);
    for (const auto& [id, why] : s.cites) out.emplace_back(id, s.line);
    for (const std::string& id : s.quiet) out.emplace_back(id, s.line);
    if (const Tree* besides = s.deck.field("besides"))
        for (const Tree& id : besides->items) out.emplace_back(id.text, s.line);
    for (const Tree& step : s.steps) collect(step, out);
    std::erase_if(out, [](const auto& named) { return named.first.empty(); });
    return out;
}

}  // namespace cantina::scenario
