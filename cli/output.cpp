// What a command says, to people or to machines.
#include "cli/output.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>
#include <ostream>
#include <utility>

#include "cli/command.h"

namespace cantina::cli {

namespace {

constexpr size_t kGap = 2;            // between the columns of a table
constexpr size_t kNarrowest = 20;     // of the wrapped column, however narrow the terminal
constexpr double kBetweenLines = 60;  // seconds: lines of progress in a log

// Letters, not bytes: every byte of UTF-8 that does not continue a letter. Good enough for what we print.
size_t letters(std::string_view text) {
    return static_cast<size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string_view code(Style style) {
    switch (style) {
        case Style::plain: return "";
        case Style::bold: return "\x1b[1m";
        case Style::dim: return "\x1b[2m";
        case Style::red: return "\x1b[31m";
        case Style::green: return "\x1b[32m";
        case Style::yellow: return "\x1b[33m";
        case Style::cyan: return "\x1b[36m";
    }
    return "";
}

std::string inStyle(bool colour, Style style, std::string_view text) {
    if (!colour || style == Style::plain || text.empty()) return std::string(text);
    return std::string(code(style)) + std::string(text) + "\x1b[0m";
}

size_t terminalWidth() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return 80;
}

std::vector<size_t> columnWidths(const Table& table, size_t lineWidth) {
    std::vector<size_t> widths;
    widths.reserve(table.columns.size());
    for (const Table::Column& column : table.columns) widths.push_back(letters(column.heading));
    for (const auto& row : table.rows)
        for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], letters(row[i]));
    if (lineWidth == 0) return widths;
    size_t others = kGap * (widths.size() - 1);
    for (size_t i = 0; i < widths.size(); ++i)
        if (!table.columns[i].wide) others += widths[i];
    const size_t rest = std::max(kNarrowest, lineWidth > others ? lineWidth - others : 0);
    for (size_t i = 0; i < widths.size(); ++i)
        if (table.columns[i].wide) widths[i] = std::min(widths[i], rest);
    return widths;
}

// What somebody has set in the environment; the usual time where that is nothing, or no number.
double secondsIn(const char* text) {
    char* end = nullptr;
    const double seconds = text == nullptr ? 0 : std::strtod(text, &end);
    return text == nullptr || end == text || *end != 0 || !(seconds >= 0) ? kBetweenLines : seconds;
}

}  // namespace

Output::Settings Output::detect(bool json) {
    const char* noColour = std::getenv("NO_COLOR");
    const bool colours = noColour == nullptr || *noColour == '\0';
    const bool out = isatty(STDOUT_FILENO) != 0, err = isatty(STDERR_FILENO) != 0;
    return {.json = json,
            .colour = out && colours,
            .errorColour = err && colours,
            .progress = err,
            .progressLines = secondsIn(std::getenv("CANTINA_PROGRESS")),
            .width = out ? terminalWidth() : 0};
}

std::string Output::styled(Style style, std::string_view text) const { return inStyle(settings_.colour, style, text); }

void Output::line(std::string_view text) {
    if (!json()) out_ << text << '\n';
}

void Output::prompt(std::string_view text) {
    if (!json()) out_ << text << std::flush;
}

void Output::paragraph(std::string_view text, size_t indent) {
    const size_t width =
        settings_.width == 0 ? 0 : std::max(kNarrowest, settings_.width - std::min(settings_.width, indent));
    for (const std::string& part : wrapped(text, width)) line(std::string(indent, ' ') + part);
}

void Output::table(const Table& table) {
    const std::vector<size_t> widths = columnWidths(table, settings_.width);
    const auto print = [&](const std::vector<std::string>& cells, bool heading) {
        std::vector<std::vector<std::string>> parts;
        size_t height = 1;
        for (size_t i = 0; i < cells.size(); ++i) {
            parts.push_back(wrapped(cells[i], table.columns[i].wide && settings_.width > 0 ? widths[i] : 0));
            height = std::max(height, parts.back().size());
        }
        for (size_t y = 0; y < height; ++y) {
            std::string text;
            size_t owed = 0;  // spaces before the next cell; never at the end of a line
            for (size_t i = 0; i < parts.size(); ++i) {
                const std::string& cell = y < parts[i].size() ? parts[i][y] : "";
                const size_t padding = widths[i] - std::min(widths[i], letters(cell));
                const bool right = table.columns[i].align == Table::Align::right;
                owed += right ? padding : 0;
                if (!cell.empty()) text += std::string(std::exchange(owed, 0), ' ');
                text += styled(heading ? Style::bold : table.columns[i].style, cell);
                owed += kGap + (right ? 0 : padding);
            }
            line(text);
        }
    };
    std::vector<std::string> headings;
    headings.reserve(table.columns.size());
    for (const Table::Column& column : table.columns) headings.push_back(column.heading);
    const bool named = std::any_of(headings.begin(), headings.end(), [](const std::string& h) { return !h.empty(); });
    if (named) print(headings, true);
    for (const auto& row : table.rows) print(row, false);
}

void Output::object(const boost::json::value& value) {
    if (json()) out_ << boost::json::serialize(value) << '\n';
}

void Output::complain(std::string_view what, std::string_view advice) {
    out_.flush();
    err_ << inStyle(settings_.errorColour, Style::red, "cantina:") << ' ' << what << '\n';
    if (!advice.empty())
        for (const std::string& part : wrapped(advice, settings_.width > kNarrowest ? settings_.width - 2 : 0))
            err_ << "  " << part << '\n';
    err_.flush();
}

int Output::fail(std::string_view what, std::string_view advice) {
    complain(what, advice);
    return kFailure;
}

int Output::badUse(std::string_view what, std::string_view advice) {
    complain(what, advice);
    return kBadUse;
}

void Output::status(std::string_view text) {
    if (!settings_.progress) return;
    out_.flush();
    (err_ << '\r' << text << "\x1b[K").flush();
}

void Output::note(std::string_view text) {
    out_.flush();
    err_ << text << '\n';
}

std::string grouped(uint64_t number) {
    std::string digits = std::to_string(number);
    for (size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
    return digits;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(separator)) + part;
    return text;
}

std::string didYouMean(const std::vector<std::string>& suggestions) {
    if (suggestions.empty()) return {};
    std::vector<std::string> first(suggestions.begin(), suggestions.end() - 1);
    const std::string before = first.empty() ? "" : joined(first, ", ") + " or ";
    return "Did you mean " + before + suggestions.back() + "?";
}

std::vector<std::string> wrapped(std::string_view text, size_t width) {
    if (width == 0 || letters(text) <= width) return {std::string(text)};
    std::vector<std::string> lines(1);
    for (size_t begin = 0; begin <= text.size();) {
        const size_t end = std::min(text.find(' ', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        if (!lines.back().empty() && letters(lines.back()) + 1 + letters(word) > width) lines.emplace_back();
        if (!lines.back().empty()) lines.back() += ' ';
        lines.back() += word;
        begin = end + 1;
    }
    return lines;
}

}  // namespace cantina::cli
