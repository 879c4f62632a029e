// Reads the catalogue's tab-separated files and says what is wrong with them.
#include "catalogue/parse.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>

#include "kernel/nearest.h"

namespace cantina::catalogue {

namespace {

using Column = std::string Row::*;

constexpr Column kPlain[] = {&Row::id, &Row::section, &Row::rule, &Row::kind, &Row::source};
constexpr Column kTiered[] = {&Row::id, &Row::section, &Row::rule, &Row::kind, &Row::tier, &Row::source};
constexpr Column kOfCards[] = {&Row::id, &Row::section, &Row::rule, &Row::source};

constexpr FileFormat kFormats[] = {
    {"destiny.tsv", "destiny", "", kPlain},
    {"tcg.tsv", "tcg", "", kPlain},
    {"lcg.tsv", "lcg", "", kPlain},
    {"ccg.tsv", "ccg", "", kTiered},
    {"ccg-special.tsv", "ccg", "", kTiered},
    {"ccg-rulings.tsv", "ccg", "ruling", kOfCards},
    {"ccg-errata.tsv", "ccg", "errata", kOfCards},
};
constexpr auto kFileNames = [] {
    std::array<std::string_view, std::size(kFormats)> names;
    for (size_t i = 0; i < names.size(); ++i) names[i] = kFormats[i].name;
    return names;
}();
constexpr size_t kStatusColumns = 3;

// These rows have a definite outcome that a scenario can always show.
constexpr std::string_view kAlwaysTestable[] = {"example", "ruling", "errata"};

std::string_view prefixOf(std::string_view game) {
    for (const GameName& g : games())
        if (g.name == game) return g.prefix;
    return {};
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (size_t begin = 0;;) {
        const size_t end = text.find(separator, begin);
        parts.push_back(text.substr(begin, end - begin));
        if (end == std::string_view::npos) return parts;
        begin = end + 1;
    }
}

// Calls `each` with the number and the cells of every line after the header; a final line break ends the file.
template <typename Each>
void forLines(std::string_view bytes, Each each) {
    std::vector<std::string_view> lines = split(bytes, '\n');
    if (lines.back().empty()) lines.pop_back();
    int number = 0;
    for (std::string_view line : lines) {
        if (line.ends_with('\r')) line.remove_suffix(1);
        each(++number, split(line, '\t'));
    }
}

bool allOf(std::string_view text, int (*is)(int)) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [&](unsigned char c) { return is(c) != 0; });
}

// GAME-GROUP-07, GAME-GROUP-SUBGROUP-07: groups of capitals and digits that begin with a capital, then at least two digits.
bool isSpelledAsId(std::string_view id) {
    const std::vector<std::string_view> parts = split(id, '-');
    if (parts.size() < 3 || parts.back().size() < 2 || !allOf(parts.back(), std::isdigit)) return false;
    return std::all_of(parts.begin(), parts.end() - 1, [](std::string_view part) {
        const bool capitals = std::none_of(part.begin(), part.end(), [](unsigned char c) { return std::islower(c) != 0; });
        return allOf(part, std::isalnum) && capitals && std::isupper(static_cast<unsigned char>(part.front())) != 0;
    });
}

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

}  // namespace

std::span<const std::string_view> fileNames() { return kFileNames; }

Catalogue parse(std::span<const InputFile> files) { return Parser().parse(files); }

Catalogue Parser::parse(std::span<const InputFile> files, std::vector<Problem> known) {
    result_.problems_ = std::move(known);
    for (const FileFormat& format : kFormats)
        for (const InputFile& file : files)
            if (file.name == format.name) rows(format, file.bytes);
    index();
    for (const InputFile& file : files)
        if (file.name == kStatusFile) statuses(file.bytes);
    return std::move(result_);
}

void Parser::problem(std::string what, std::string advice) {
    result_.problems_.push_back({file_, line_, std::move(what), std::move(advice)});
}

void Parser::index() {
    const std::vector<Row>& rows = result_.rows_;
    result_.byId_.resize(rows.size());
    std::iota(result_.byId_.begin(), result_.byId_.end(), size_t{0});
    std::sort(result_.byId_.begin(), result_.byId_.end(), [&](size_t a, size_t b) { return rows[a].id < rows[b].id; });
}

void Parser::rows(const FileFormat& format, std::string_view bytes) {
    file_ = folder_ + std::string(format.name);
    line_ = 0;
    if (bytes.empty()) problem("the file is empty", "restore its header line and rows");
    forLines(bytes, [&](int number, const Cells& cells) {
        line_ = number;
        const size_t expected = format.columns.size();
        if (cells.size() != expected)
            problem("the line has " + std::to_string(cells.size()) + " columns, not " + std::to_string(expected),
                    "separate the columns by single tabs; docs/rules/README.md lists them");
        else if (number > 1)
            row(format, cells);
        else if (cells[0] != "id")
            problem("the first line is no header", "begin the file with the names of its columns; the first is id");
    });
}

void Parser::row(const FileFormat& format, const Cells& cells) {
    Row row;
    for (size_t i = 0; i < cells.size(); ++i) row.*format.columns[i] = cells[i];
    row.game = format.game;
    row.file = format.name;
    row.line = line_;
    if (!format.kind.empty()) row.kind = format.kind;
    if (!idIsSound(format, row.id)) return;
    const auto [first, isNew] = seen_.try_emplace(row.id, file_ + ":" + std::to_string(line_));
    if (!isNew)
        return problem("the id " + row.id + " is already used at " + first->second, "give one of the rows a new number");
    if (row.rule.empty() || row.kind.empty())
        return problem(row.id + " has no " + (row.rule.empty() ? "rule" : "kind"), "fill the column");
    const bool tiered = format.columns.size() == std::size(kTiered);
    if (tiered && row.tier != "1" && row.tier != "2" && row.tier != "3")
        return problem(row.id + " has the tier " + quoted(row.tier), "write 1, 2 or 3");
    result_.rows_.push_back(std::move(row));
}

bool Parser::idIsSound(const FileFormat& format, std::string_view id) {
    const std::string prefix(prefixOf(format.game));
    if (!isSpelledAsId(id)) {
        problem(quoted(id) + " is not spelled as a rule id",
                "write capitals and a number of two or more digits: " + prefix + "-GROUP-01");
        return false;
    }
    if (!id.starts_with(prefix + "-")) {
        problem(std::string(id) + " does not begin with " + prefix + "-",
                "move the row to its own game's file or correct the id");
        return false;
    }
    return true;
}

void Parser::statuses(std::string_view bytes) {
    file_ = folder_ + std::string(kStatusFile);
    forLines(bytes, [&](int number, const Cells& cells) {
        line_ = number;
        if (cells.size() != kStatusColumns)
            problem("the line has " + std::to_string(cells.size()) + " columns, not 3",
                    "write id, status and reason, separated by tabs");
        else if (number > 1)
            status(cells);
        else if (cells[0] != "id")
            problem("the first line is no header", "begin the file with: id, status, reason");
    });
}

void Parser::status(const Cells& cells) {
    const std::string id(cells[0]);
    if (cells[1] != "na")
        return problem("the status " + quoted(cells[1]) + " cannot be declared",
                       "only na is declared here; proven and cited are computed from scenarios");
    const Row* found = result_.find(id);
    if (found == nullptr) {
        const std::vector<std::string> near = result_.suggestions(id);
        return problem("there is no rule " + quoted(id),
                       near.empty() ? "correct the id" : "did you mean " + near.front() + "?");
    }
    if (std::find(std::begin(kAlwaysTestable), std::end(kAlwaysTestable), found->kind) != std::end(kAlwaysTestable))
        return problem(id + " is of kind " + found->kind + " and cannot be n/a",
                       "write a scenario for it and delete this line");
    if (cells[2].find_first_not_of(' ') == std::string_view::npos)
        return problem(id + " is declared n/a without a reason", "say why in words that a player would accept");
    Row& row = result_.rows_[static_cast<size_t>(found - result_.rows_.data())];
    if (!row.naReason.empty()) return problem(id + " is declared n/a twice", "delete one of the lines");
    row.naReason = cells[2];
}

}  // namespace cantina::catalogue
