// Reads the catalogue's tab-separated files and says what is wrong with them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalogue/catalogue.h"

namespace cantina::catalogue {

constexpr std::string_view kStatusFile = "status.tsv";

struct FileFormat {
    std::string_view name;
    std::string_view game;
    std::string_view kind;  // of all rows, where the file has no column for it
    std::span<std::string Row::* const> columns;
};

class Parser {
public:
    explicit Parser(std::string folder = {}) : folder_(std::move(folder)) {}  // for naming files in problems

    // `known` are problems found before, such as missing files.
    Catalogue parse(std::span<const InputFile> files, std::vector<Problem> known = {});

private:
    using Cells = std::vector<std::string_view>;

    void rows(const FileFormat& format, std::string_view bytes);
    void row(const FileFormat& format, const Cells& cells);
    bool idIsSound(const FileFormat& format, std::string_view id);
    void statuses(std::string_view bytes);
    void status(const Cells& cells);
    void problem(std::string what, std::string advice);
    void index();

    const std::string folder_;  // "docs/rules/"
    Catalogue result_;
    std::map<std::string, std::string, std::less<>> seen_;  // id -> "file:line"
    std::string file_;                                      // where the reader stands
    int line_ = 0;
};

}  // namespace cantina::catalogue
