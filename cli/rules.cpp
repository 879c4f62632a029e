// `cantina rules show` and `cantina rules search`.
#include "cli/rules.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cctype>
#include <utility>

#include "catalogue/differences.h"
#include "cli/command.h"
#include "kernel/nearest.h"

namespace cantina::cli {

using catalogue::Catalogue;
using catalogue::Row;

namespace {

constexpr size_t kIndent = 4;

std::string uppered(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return result;
}

void printRow(const Row& row, Output& out) {
    std::string facts = row.kind;
    if (!row.tier.empty()) facts += ", tier " + row.tier;
    out.line(out.styled(Style::bold, row.id) + "  " + row.section + "  " + out.styled(Style::dim, "(" + facts + ")"));
    out.paragraph(row.rule, kIndent);
    if (!row.naReason.empty()) out.paragraph("n/a: " + row.naReason, kIndent);
    const std::string place = row.file + ":" + std::to_string(row.line);
    out.line(std::string(kIndent, ' ') + out.styled(Style::dim, "source " + row.source + "; " + place));
}

void printRows(const std::string& name, const std::vector<const Row*>& rows, Output& out) {
    if (rows.size() > 1) out.line(name + ": " + grouped(rows.size()) + " rows\n");
    for (const Row* row : rows) printRow(*row, out);
}

boost::json::array rowObjects(const std::vector<const Row*>& rows) {
    boost::json::array array;
    for (const Row* row : rows) array.push_back(rowObject(*row));
    return array;
}

template <typename Names>
int unknownName(std::string_view option, const std::string& name, const Names& known, Output& out) {
    const std::string hint = didYouMean(nearest(name, known));
    std::vector<std::string> all(known.begin(), known.end());
    const std::string advice = (hint.empty() ? "" : hint + " ") + "Known: " + joined(all, ", ") + ".";
    return out.badUse("there is no " + std::string(option) + " '" + name + "'", advice);
}

// kSuccess if game and kind exist or are not given.
int checkFilters(const RulesSearchArgs& args, const Catalogue& catalogue, Output& out) {
    std::vector<std::string> games, kinds;
    for (const catalogue::GameName& game : catalogue::games()) games.emplace_back(game.name);
    for (const auto& [kind, count] : catalogue.kinds()) kinds.push_back(kind);
    const auto isKnown = [](const std::vector<std::string>& names, const std::string& name) {
        return name.empty() || std::find(names.begin(), names.end(), name) != names.end();
    };
    if (!isKnown(games, args.game)) return unknownName("game", args.game, games, out);
    if (!isKnown(kinds, args.kind)) return unknownName("kind", args.kind, kinds, out);
    return kSuccess;
}

Table hitTable(const std::vector<const Row*>& rows) {
    Table table;
    table.columns = {{.heading = "rule", .style = Style::bold},
                     {.heading = "kind", .style = Style::dim},
                     {.heading = "says", .wide = true}};
    for (const Row* row : rows) table.rows.push_back({row->id, row->kind, row->section + ": " + row->rule});
    return table;
}

}  // namespace

boost::json::object rowObject(const Row& row) {
    const auto orNull = [](const std::string& text) -> boost::json::value {
        if (text.empty()) return nullptr;
        return boost::json::value(text);
    };
    return {{"id", row.id},     {"game", row.game},          {"section", row.section}, {"rule", row.rule},
            {"kind", row.kind}, {"tier", orNull(row.tier)},  {"source", row.source},   {"file", row.file},
            {"line", row.line}, {"na", orNull(row.naReason)}};
}

bool isSound(const Catalogue& catalogue, Output& out) {
    for (const catalogue::Problem& problem : catalogue.problems()) out.note(catalogue::describe(problem));
    if (catalogue.problems().empty()) return true;
    out.fail("the rule catalogue has mistakes: " + grouped(catalogue.problems().size()),
             "Correct the lines above, then build or run again.");
    return false;
}

int rulesShow(const RulesShowArgs& args, Output& out) {
    const Catalogue& catalogue = catalogue::embedded();
    if (!isSound(catalogue, out)) return kFailure;
    boost::json::array found, missing;
    for (const std::string& given : args.ids) {
        const std::string id = uppered(given);
        const Row* exact = catalogue.find(id);
        if (exact == nullptr) exact = catalogue::findDifference(id);
        const std::vector<const Row*> rows = exact != nullptr ? std::vector{exact} : catalogue.group(id);
        if (rows.empty()) {
            const std::string hint = didYouMean(catalogue.suggestions(id));
            out.fail("there is no rule '" + given + "'",
                     hint.empty() ? "Look for it by words: cantina rules search WORDS" : hint);
            missing.emplace_back(given);
        }
        printRows(id, rows, out);
        for (boost::json::value& object : rowObjects(rows)) found.push_back(std::move(object));
    }
    const bool complete = missing.empty();
    out.object(boost::json::object{{"rows", std::move(found)}, {"missing", std::move(missing)}});
    return complete ? kSuccess : kFailure;
}

int rulesSearch(const RulesSearchArgs& args, Output& out) {
    const Catalogue& catalogue = catalogue::embedded();
    if (!isSound(catalogue, out)) return kFailure;
    if (const int bad = checkFilters(args, catalogue, out); bad != kSuccess) return bad;
    std::vector<const Row*> rows = catalogue.search({args.words, args.game, args.kind});
    const size_t matches = rows.size();
    if (args.limit > 0 && rows.size() > args.limit) rows.resize(args.limit);
    out.object(boost::json::object{{"matches", matches}, {"rows", rowObjects(rows)}});
    if (rows.empty()) return out.fail("no rule has all of: " + joined(args.words, ", "), "Try fewer or shorter words.");
    out.table(hitTable(rows));
    if (rows.size() < matches)
        out.line("\n" + grouped(rows.size()) + " of " + grouped(matches) +
                 " rules; more with --limit N, all with --limit 0");
    return kSuccess;
}

}  // namespace cantina::cli
