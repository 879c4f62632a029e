#include "catalogue/differences.h"

#include "kernel/embedded.h"

namespace cantina::catalogue {
namespace {

constexpr std::string_view kEnd = "-editions.md";
constexpr size_t kCells = 6;  // id, topic, the first edition, the later one, impact, source

std::string trimmed(std::string_view text) {
    const size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return "";
    return std::string(text.substr(begin, text.find_last_not_of(' ') - begin + 1));
}

std::vector<std::string> cellsOf(std::string_view line) {
    std::vector<std::string> cells;
    for (size_t at = line.find('|'); at != std::string_view::npos;) {
        const size_t next = line.find('|', at + 1);
        if (next == std::string_view::npos) break;
        cells.push_back(trimmed(line.substr(at + 1, next - at - 1)));
        at = next;
    }
    return cells;
}

void readTable(std::string_view path, std::string_view bytes, std::vector<Row>& out) {
    const std::string file(path.substr(path.rfind('/') + 1));
    const std::string game = file.substr(0, file.size() - kEnd.size());
    int number = 0;
    for (size_t begin = 0; begin < bytes.size();) {
        const size_t end = std::min(bytes.find('\n', begin), bytes.size());
        const std::vector<std::string> cells = cellsOf(bytes.substr(begin, end - begin));
        begin = end + 1;
        ++number;
        if (cells.size() != kCells || cells[0].find("-ED-") == std::string::npos) continue;
        Row row;
        row.game = game;
        row.file = file;
        row.id = cells[0];
        row.section = cells[1];
        row.rule = "First edition: " + cells[2] + ". 1.8: " + cells[3] + ".";
        row.kind = "edition, " + cells[4];
        row.source = cells[5];
        row.line = number;
        out.push_back(std::move(row));
    }
}

}  // namespace

std::span<const Row> differences() {
    static const std::vector<Row> rows = [] {
        std::vector<Row> out;
        for (const EmbeddedFile& file : embeddedFiles())
            if (file.path.ends_with(kEnd)) readTable(file.path, file.bytes, out);
        return out;
    }();
    return rows;
}

const Row* findDifference(std::string_view id) {
    for (const Row& row : differences())
        if (row.id == id) return &row;
    return nullptr;
}

}  // namespace cantina::catalogue
