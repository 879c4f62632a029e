// What changed between two states of the catalogue, and which decision records speak of it.
#include "catalogue/diff.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "kernel/embedded.h"

namespace cantina::catalogue {

namespace {

constexpr std::string_view kDecisionsFolder = "docs/decisions/";

struct Compared {
    std::string_view name;
    std::string Row::* field;
};
constexpr Compared kCompared[] = {{"file", &Row::file}, {"section", &Row::section}, {"rule", &Row::rule},
                                  {"kind", &Row::kind}, {"tier", &Row::tier},       {"source", &Row::source}};

std::vector<std::string> mentioning(std::span<const Record> records, std::string_view id) {
    std::vector<std::string> paths;
    for (const Record& record : records)
        if (mentions(record.text, id)) paths.push_back(record.path);
    return paths;
}

}  // namespace

bool mentions(std::string_view text, std::string_view id) {
    const auto belongs = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (size_t at = text.find(id); at != std::string_view::npos; at = text.find(id, at + 1)) {
        const size_t end = at + id.size();
        const bool begins = at == 0 || !(belongs(text[at - 1]) || text[at - 1] == '-');
        if (begins && (end == text.size() || !belongs(text[end]))) return true;
    }
    return false;
}

std::vector<Record> embeddedRecords() {
    std::vector<Record> records;
    for (const EmbeddedFile& file : embeddedFiles())
        if (file.path.starts_with(kDecisionsFolder) && file.path.ends_with(".md"))
            records.push_back({std::string(file.path), std::string(file.bytes)});
    return records;
}

std::vector<Record> recordsOfFolder(const std::string& folder) {
    std::vector<Record> records;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        if (entry.path().extension() != ".md") continue;
        std::ifstream file(entry.path(), std::ios::binary);
        records.push_back({entry.path().string(), std::string(std::istreambuf_iterator<char>(file), {})});
    }
    std::sort(records.begin(), records.end(), [](const Record& a, const Record& b) { return a.path < b.path; });
    return records;
}

std::vector<Change> diff(const Catalogue& before, const Catalogue& after, std::span<const Record> records) {
    std::vector<Change> changes;
    for (const Row& row : after.rows()) {
        Change change{row.id, before.find(row.id), &row, {}, {}};
        if (change.before != nullptr)
            for (const Compared& c : kCompared)
                if (change.before->*c.field != row.*c.field)
                    change.fields.push_back({c.name, change.before->*c.field, row.*c.field});
        if (change.before == nullptr || !change.fields.empty()) changes.push_back(std::move(change));
    }
    for (const Row& row : before.rows())
        if (after.find(row.id) == nullptr) changes.push_back({row.id, &row, nullptr, {}, {}});
    for (Change& change : changes) change.records = mentioning(records, change.id);
    return changes;
}

}  // namespace cantina::catalogue
