// `cantina rules diff`: every changed row of the catalogue needs a decision record that names it.
#include <boost/json.hpp>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "catalogue/diff.h"
#include "cli/command.h"
#include "cli/rules.h"

namespace cantina::cli {

using catalogue::Catalogue;
using catalogue::Change;

namespace {

std::string_view verb(const Change& change) {
    if (change.before == nullptr) return "added";
    return change.after == nullptr ? "removed" : "changed";
}

void print(const Change& change, Output& out) {
    const Style style = change.before == nullptr ? Style::green : change.after == nullptr ? Style::red : Style::yellow;
    const std::string records = change.records.empty() ? "no decision record" : joined(change.records, ", ");
    out.line(out.styled(Style::bold, change.id) + "  " + out.styled(style, verb(change)) + "  " +
             out.styled(change.records.empty() ? Style::red : Style::dim, records));
    for (const Change::Field& field : change.fields) {
        out.paragraph(std::string(field.name) + " was: " + field.before, 4);
        out.paragraph(std::string(field.name) + " is:  " + field.after, 4);
    }
    if (change.before == nullptr) out.paragraph(change.after->rule, 4);
    if (change.after == nullptr) out.paragraph(change.before->rule, 4);
}

boost::json::object object(const Change& change) {
    boost::json::object result{{"id", change.id}, {"records", boost::json::value_from(change.records)}};
    if (change.before != nullptr) result["before"] = rowObject(*change.before);
    if (change.after != nullptr) result["after"] = rowObject(*change.after);
    return result;
}

void printObject(const std::vector<Change>& changes, const std::vector<std::string>& undecided, Output& out) {
    boost::json::object lists{
        {"changed", boost::json::array()}, {"added", boost::json::array()}, {"removed", boost::json::array()}};
    for (const Change& change : changes) lists[verb(change)].as_array().push_back(object(change));
    lists["undecided"] = boost::json::value_from(undecided);
    out.object(std::move(lists));
}

// kSuccess if every folder given exists.
int checkFolders(const RulesDiffArgs& args, Output& out) {
    for (const std::string& folder : {args.against, args.rules, args.decisions}) {
        std::error_code ignored;
        if (!folder.empty() && !std::filesystem::is_directory(folder, ignored))
            return out.badUse("there is no folder '" + folder + "'", "Name a folder that exists.");
    }
    return kSuccess;
}

}  // namespace

int rulesDiff(const RulesDiffArgs& args, Output& out) {
    if (const int bad = checkFolders(args, out); bad != kSuccess) return bad;
    const Catalogue before = catalogue::loadFolder(args.against);
    std::optional<Catalogue> folder;
    if (!args.rules.empty()) folder = catalogue::loadFolder(args.rules);
    const Catalogue& after = folder ? *folder : catalogue::embedded();
    if (!isSound(before, out) || !isSound(after, out)) return kFailure;

    const auto records = args.decisions.empty() ? catalogue::embeddedRecords() : catalogue::recordsOfFolder(args.decisions);
    const std::vector<Change> changes = catalogue::diff(before, after, records);
    std::vector<std::string> undecided;
    for (const Change& change : changes) {
        print(change, out);
        if (change.records.empty()) undecided.push_back(change.id);
    }
    printObject(changes, undecided, out);
    if (changes.empty()) out.line("The catalogues agree: " + grouped(after.rows().size()) + " rows.");
    if (undecided.empty()) return kSuccess;
    return out.fail("no decision record mentions " + joined(undecided, ", "),
                    "Write what was found and decided into docs/decisions/NNN-title.md, with the ids.");
}

}  // namespace cantina::cli
