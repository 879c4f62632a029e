// The rule catalogue: every requirement of the four games' rule documents as a row with a stable id.
//
// The rows are the tab-separated files of docs/rules (their columns are in docs/rules/README.md), built into the program.
// docs/rules/status.tsv declares rows that cannot be tested (`na`) with a reason. What is proven or cited is computed from
// scenarios and never declared. A file with a mistake still loads: the bad line is left out and named in problems().
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cantina::catalogue {

struct Row {
    std::string game;      // destiny, tcg, lcg, ccg
    std::string file;      // "ccg-special.tsv"
    std::string id;        // "DST-QUE-01"
    std::string section;   // chapter; for rulings and errata the card's title
    std::string rule;      // the requirement, the ruling, or what an erratum changed
    std::string kind;      // timing, example, ruling, errata ...
    std::string tier;      // ccg and ccg-special: "1" to "3"; else empty
    std::string source;    // lines of the rule document
    std::string naReason;  // why the row is declared n/a; empty when it is not
    int line = 0;          // in `file`
};

// A mistake in a file of the catalogue: where, what is wrong, what to do.
struct Problem {
    std::string file;
    int line = 0;  // 0: the file as a whole
    std::string what;
    std::string advice;
};

std::string describe(const Problem& problem);  // "tcg.tsv:12: what; advice"

struct GameName {
    std::string_view name;    // as players type it
    std::string_view prefix;  // of its rule ids
};
std::span<const GameName> games();

struct Query {
    std::vector<std::string> words;  // all must occur in id, section or rule, in any case; a word may hold spaces
    std::string game;                // empty: all
    std::string kind;                // empty: all
};

class Catalogue {
public:
    std::span<const Row> rows() const { return rows_; }  // in the order of the files and their lines
    std::span<const Problem> problems() const { return problems_; }

    const Row* find(std::string_view id) const;                       // exact; nullptr if there is none
    std::vector<const Row*> group(std::string_view prefix) const;     // "DST-QUE": DST-QUE-01 ...; subgroups included
    std::vector<const Row*> ofGame(std::string_view game) const;      // all files of the game
    std::vector<const Row*> search(const Query& query) const;         // best first: words in ids, then sections, then rules
    std::vector<std::pair<std::string, size_t>> kinds() const;        // each kind and its rows, by name
    std::vector<std::string> suggestions(std::string_view id) const;  // ids and groups that may have been meant

private:
    friend class Parser;
    std::vector<Row> rows_;
    std::vector<size_t> byId_;  // indices of rows_, sorted by id
    std::vector<Problem> problems_;
};

struct InputFile {
    std::string_view name;  // without folder
    std::string_view bytes;
};

std::span<const std::string_view> fileNames();      // the seven files of rows; status.tsv is not among them
Catalogue parse(std::span<const InputFile> files);  // any of the seven and status.tsv
const Catalogue& embedded();                        // the catalogue of this program, loaded at the first call
Catalogue loadFolder(const std::string& folder);    // a missing file is a problem; a missing status.tsv is not

}  // namespace cantina::catalogue
