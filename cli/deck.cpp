// deck list, check, import, export. show: deck_show.cpp.
#include "cli/deck.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/deck_find.h"
#include "cli/table_setup.h"
#include "kernel/decks.h"
#include "language/standing.h"

namespace cantina::cli {
namespace {

using deckforms::Form;

constexpr const char* kNotYet = "not in the book yet";

int copies(const DeckList& deck) {
    int sum = 0;
    for (const DeckEntry& e : deck.entries) sum += e.count;
    return sum;
}

std::string formatOf(const DeckList& deck, const Game& game, const std::string& wanted) {
    if (!wanted.empty()) return wanted;
    if (!deck.format.empty()) return deck.format;
    const std::vector<FormatInfo> all = game.formats();
    return all.empty() ? "" : all.front().id;
}

bool isFormat(const Game& game, const std::string& id) {
    const std::vector<FormatInfo> all = game.formats();
    return std::any_of(all.begin(), all.end(), [&](const FormatInfo& f) { return f.id == id; });
}

std::string formatNames(const Game& game) {
    std::vector<std::string> names;
    for (const FormatInfo& f : game.formats()) names.push_back(f.id);
    return joined(names, ", ");
}

// Everything that `deck check` finds out about a deck.
struct Judgement {
    std::string format;
    std::vector<Problem> problems;
    std::vector<const CardInfo*> incomplete;
    bool legal = false;
};

Judgement judge(const FoundDeck& found, const std::string& wanted) {
    const Game& game = *found.shelf->game;
    Judgement j;
    j.format = formatOf(found.in.deck, game, wanted);
    j.problems = found.in.problems;
    if (!j.format.empty() && !isFormat(game, j.format))
        j.problems.push_back({"format", fmt::format("there is no format '{}': {}", j.format, formatNames(game)), ""});
    else
        for (Problem& p : game.checkDeck(found.in.deck, j.format)) j.problems.push_back(std::move(p));
    j.incomplete = incompleteCards(found.in.deck, *found.shelf);
    j.legal = j.problems.empty() && found.in.missing.empty();
    return j;
}

boost::json::object object(const FoundDeck& found, const Judgement& j) {
    boost::json::array problems, missing, incomplete;
    for (const Problem& p : j.problems) problems.push_back(jsonOf(p));
    for (const auto& c : found.in.missing) missing.push_back(jsonOf(c));
    for (const CardInfo* c : j.incomplete)
        incomplete.push_back(
            boost::json::object{{"id", c->id}, {"title", c->title}, {"partly", language::isPartlyPlayable(*c)}});
    return {{"deck", found.named},
            {"name", found.in.deck.name},
            {"game", found.shelf->name},
            {"format", j.format},
            {"cards", copies(found.in.deck)},
            {"legal", j.legal},
            {"problems", problems},
            {"missing", missing},
            {"incomplete", incomplete}};
}

void print(const FoundDeck& found, const Judgement& j, Output& out) {
    const std::string verdict = j.legal ? out.styled(Style::green, "legal") : out.styled(Style::red, "not legal");
    out.line(fmt::format("{} ({}{}): {}", out.styled(Style::bold, found.in.deck.name), found.shelf->name,
                         j.format.empty() ? "" : ", " + j.format, verdict));
    for (const Problem& p : j.problems)
        out.paragraph(
            fmt::format("{}{}{}", p.rule.empty() ? "" : p.rule + "  ", p.where.empty() ? "" : p.where + ": ", p.message), 2);
    for (const auto& c : found.in.missing) out.paragraph(fmt::format("{}: {}", kNotYet, c.text()), 2);
    for (const CardInfo* c : j.incomplete)
        out.paragraph(language::isPartlyPlayable(*c)
                          ? fmt::format("partly playable: {} [{}]; not yet: {}", c->title, c->id,
                                        joined(language::missingTexts(*c), "; "))
                          : fmt::format("not playable yet, numbers only: {} [{}]", c->title, c->id),
                      2);
    for (const std::string& n : found.in.notes) out.paragraph(n, 2);
}

// What an import could not take over, on standard error.
void report(const FoundDeck& found, Output& out) {
    for (const auto& c : found.in.missing) out.note(fmt::format("{}: {}", kNotYet, c.text()));
    for (const Problem& p : found.in.problems) out.note(fmt::format("{}: {}", p.where, p.message));
    for (const std::string& n : found.in.notes) out.note(n);
}

// Our form, with what is missing as comments: the file loses nothing.
std::string ownText(const FoundDeck& found) {
    std::string text;
    for (const auto& c : found.in.missing)
        text += fmt::format("# {}: {}{}\n", kNotYet, c.text(), c.section.empty() ? "" : " in [" + c.section + "]");
    for (const Problem& p : found.in.problems) text += fmt::format("# {}: {}\n", p.where, p.message);
    return text + std::get<std::string>(deckforms::formNamed("cantina")->write(found.in.deck, *found.shelf->index));
}

int give(const std::string& text, const std::string& path, bool force, Output& out) {
    if (path.empty()) {
        std::string_view rest = text;
        if (rest.ends_with('\n')) rest.remove_suffix(1);
        out.line(rest);
        return kSuccess;
    }
    return writeFile(path, text, force, out);
}

}  // namespace

int deckList(const DeckListArgs& args, Output& out) {
    Shelves shelves;
    if (const int code = shelves.open(args, out); code != kSuccess) return code;
    Table table{{{.heading = "Deck", .style = Style::cyan},
                 {.heading = "Game"},
                 {.heading = "Name"},
                 {.heading = "Style"},
                 {.heading = "Level"},
                 {.heading = "Format"},
                 {.heading = "Legal"},
                 {.heading = "Plan", .wide = true}},
                {}};
    boost::json::array list;
    for (const std::string& game : shelves.games())
        for (const ShippedDeck& d : shippedDecks(game)) {
            FoundDeck found{d.file, &shelves.of(game), deckforms::formNamed("cantina"), {}};
            found.in = deckforms::resolved(d.deck, *found.shelf->index);
            const Judgement j = judge(found, "");
            table.rows.push_back(
                {d.file, game, d.deck.name, d.deck.style, d.deck.level, j.format,
                 j.legal ? (j.incomplete.empty() ? "yes" : "yes, not complete: " + std::to_string(j.incomplete.size()))
                         : "no",
                 d.deck.plan});
            boost::json::object o = object(found, j);
            for (const auto& [key, text] :
                 {std::pair("style", d.deck.style), {"level", d.deck.level}, {"plan", d.deck.plan}})
                o[key] = text;
            list.push_back(std::move(o));
        }
    out.object(boost::json::object{{"decks", list}});
    if (table.rows.empty()) {
        out.line("There are no decks in the program yet.");
        return kSuccess;
    }
    out.table(table);
    return kSuccess;
}

int deckCheck(const DeckCheckArgs& args, Output& out) {
    Shelves shelves;
    if (const int code = shelves.open(args, out); code != kSuccess) return code;
    boost::json::array list;
    int worst = kSuccess;
    for (const std::string& name : args.decks) {
        FoundDeck found;
        if (const int code = findDeck(name, "", args, shelves, found, out); code != kSuccess) {
            worst = std::max(worst, code);
            continue;
        }
        if (!args.format.empty() && !isFormat(*found.shelf->game, args.format))
            return out.badUse(fmt::format("{} has no format '{}'", found.shelf->name, args.format),
                              "Formats: " + formatNames(*found.shelf->game) + ".");
        std::string format = args.format, error;
        if (!args.edition.empty()) {
            const Game& game = *found.shelf->game;
            format = formatIn(game, formatOf(found.in.deck, game, args.format), args.edition, error);
            if (!error.empty()) return out.badUse(error);
        }
        const Judgement j = judge(found, format);
        print(found, j, out);
        list.push_back(object(found, j));
        if (!j.legal) worst = std::max(worst, kFailure);
    }
    out.object(boost::json::object{{"decks", list}});
    return worst;
}

// The forms of the communities do not say for which format a deck was built: the first one that it is legal in.
static void nameFormat(FoundDeck& found) {
    DeckList& deck = found.in.deck;
    if (!deck.format.empty() || !found.in.whole()) return;
    for (const FormatInfo& f : found.shelf->game->formats())
        if (found.shelf->game->checkDeck(deck, f.id).empty()) {
            deck.format = f.id;
            return;
        }
}

int deckImport(const DeckImportArgs& args, Output& out) {
    Shelves shelves;
    if (const int code = shelves.open(args, out); code != kSuccess) return code;
    FoundDeck found;
    if (const int code = findDeck(args.file, args.form, args, shelves, found, out); code != kSuccess) return code;
    report(found, out);
    nameFormat(found);
    const std::string text = ownText(found);
    if (const int code = give(text, args.out, args.force, out); code != kSuccess) return code;
    if (!args.out.empty())
        out.line(fmt::format("{}: {} cards of {} from form '{}'", args.out, copies(found.in.deck), found.shelf->name,
                             found.form->name));
    boost::json::array missing, problems, notes(found.in.notes.begin(), found.in.notes.end());
    for (const auto& c : found.in.missing) missing.push_back(jsonOf(c));
    for (const Problem& p : found.in.problems) problems.push_back(jsonOf(p));
    out.object(boost::json::object{{"form", found.form->name},
                                   {"game", found.shelf->name},
                                   {"deck", jsonOf(found.in.deck, *found.shelf)},
                                   {"missing", missing},
                                   {"problems", problems},
                                   {"notes", notes},
                                   {"text", text}});
    if (found.in.whole() || args.partial) return kSuccess;
    return out.fail("not everything could be taken over", "--partial takes it as it is.");
}

int deckExport(const DeckExportArgs& args, Output& out) {
    const Form* form = formOrComplain(args.form, out);
    if (form == nullptr) return kBadUse;
    Shelves shelves;
    if (const int code = shelves.open(args, out); code != kSuccess) return code;
    FoundDeck found;
    if (const int code = findDeck(args.deck, "", args, shelves, found, out); code != kSuccess) return code;
    if (!form->game.empty() && form->game != found.shelf->name)
        return out.badUse(fmt::format("the form '{}' is of {}, the deck of {}", form->name, form->game, found.shelf->name));
    report(found, out);
    if (!found.in.whole()) return out.fail("a deck with cards that are not in the book cannot be written in another form");
    const deckforms::WriteResult result = form->write(found.in.deck, *found.shelf->index);
    if (const auto* problems = std::get_if<std::vector<Problem>>(&result)) {
        for (const Problem& p : *problems) out.note(fmt::format("{}: {}", p.where, p.message));
        return out.fail(fmt::format("the deck cannot be written in the form '{}'", form->name));
    }
    const std::string& text = std::get<std::string>(result);
    if (const int code = give(text, args.out, args.force, out); code != kSuccess) return code;
    if (!args.out.empty()) out.line(fmt::format("{}: {} in form '{}'", args.out, found.in.deck.name, form->name));
    out.object(boost::json::object{{"form", form->name}, {"game", found.shelf->name}, {"text", text}});
    return kSuccess;
}

}  // namespace cantina::cli
