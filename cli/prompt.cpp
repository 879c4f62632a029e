#include "cli/prompt.h"

#include <fmt/format.h>

#include <algorithm>

namespace cantina::cli {
namespace {

constexpr size_t kShortList = 8;

// Prints options by their places in the list.
class ChoicePrinter {
public:
    ChoicePrinter(const std::vector<Choice>& choices, Output& out) : choices_(choices), out_(out) {}

    void line(size_t i) { out_.line(number(i) + "  " + text(i, true)); }

    // The verb, then what it can be done with, in columns.
    void group(const std::string& verb) {
        std::vector<size_t> mine;
        size_t widest = 0;
        for (size_t i = 0; i < choices_.size(); ++i) {
            if (choices_[i].verb != verb || choices_[i].alike == 0) continue;
            mine.push_back(i);
            widest = std::max(widest, text(i, false).size());
        }
        if (mine.size() == 1) return line(mine[0]);
        out_.line("     " + out_.styled(Style::bold, verb));
        const size_t width = out_.settings().width == 0 ? 80 : out_.settings().width;
        const size_t columns = std::max<size_t>(1, width / (widest + 8));
        for (size_t k = 0; k < mine.size(); k += columns) {
            const size_t end = std::min(k + columns, mine.size());
            std::string row;
            for (size_t i = k; i < end; ++i) {
                const std::string cell = text(mine[i], false);
                row += number(mine[i]) + "  " + cell + (i + 1 == end ? "" : std::string(widest - cell.size() + 3, ' '));
            }
            out_.line(row);
        }
    }

private:
    std::string number(size_t i) const { return out_.styled(Style::cyan, fmt::format("{:3}", i + 1)); }
    std::string text(size_t i, bool withVerb) const {
        const Choice& c = choices_[i];
        const std::string words = withVerb || c.rest().empty() ? c.label() : c.rest();
        return words + (c.alike > 1 ? fmt::format("  ({} alike)", c.alike) : "");
    }

    const std::vector<Choice>& choices_;
    Output& out_;
};

}  // namespace

void printChoices(const std::vector<Choice>& choices, Output& out) {
    std::vector<std::string> verbs;
    size_t shown = 0;
    for (const Choice& c : choices) {
        shown += c.alike > 0 ? 1 : 0;
        if (std::find(verbs.begin(), verbs.end(), c.verb) == verbs.end()) verbs.push_back(c.verb);
    }
    ChoicePrinter printer(choices, out);
    if (shown > kShortList) {
        for (const std::string& verb : verbs) printer.group(verb);
        return;
    }
    for (size_t i = 0; i < choices.size(); ++i)
        if (choices[i].alike > 0) printer.line(i);
}

}  // namespace cantina::cli
