// What changed between two states of the catalogue, and which decision records speak of it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/catalogue.h"

namespace cantina::catalogue {

// A decision record: docs/decisions/NNN-title.md.
struct Record {
    std::string path;
    std::string text;
};

std::vector<Record> embeddedRecords();
std::vector<Record> recordsOfFolder(const std::string& folder);  // its *.md files, by name

// Whether `text` names this id itself, not a longer one that begins with it.
bool mentions(std::string_view text, std::string_view id);

struct Change {
    struct Field {
        std::string_view name;
        std::string before, after;
    };

    std::string id;
    const Row* before = nullptr;       // nullptr: the row was added
    const Row* after = nullptr;        // nullptr: the row was removed
    std::vector<Field> fields;         // what differs, for a row that both have
    std::vector<std::string> records;  // paths of the records that mention the id
};

// In the order of `after`; removed rows last. The changes point into the two catalogues.
std::vector<Change> diff(const Catalogue& before, const Catalogue& after, std::span<const Record> records);

}  // namespace cantina::catalogue
