#include "cli/prompt.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "cli/board.h"

namespace cantina::cli {
namespace {

constexpr size_t kShortList = 8;

// Where each piece lies and how it is, as the viewer sees it.
std::map<uint16_t, std::string> placesOf(const TableView& table) {
    std::map<uint16_t, std::string> titles, out;
    for (const ZoneView& z : table.zones)
        for (const PieceView& p : z.pieces) titles[p.piece.n] = p.title;
    for (const ZoneView& z : table.zones)
        for (const PieceView& p : z.pieces) {
            const std::string marks = marksText(p.marks);
            out[p.piece.n] = (p.on.some() ? "on " + titles[p.on.n] : z.name) + (marks.empty() ? "" : ", " + marks);
        }
    return out;
}

// Those that still read alike are the same to a player: the first stands for all.
void joinAlike(std::vector<Choice>& choices) {
    std::map<std::string, size_t> first;
    for (size_t i = 0; i < choices.size(); ++i) {
        auto [it, fresh] = first.emplace(choices[i].label(), i);
        if (fresh) continue;
        ++choices[it->second].alike;
        choices[i].alike = 0;
    }
}

}  // namespace

std::string imperative(const std::string& verb) {
    const size_t end = std::min(verb.find(' '), verb.size());
    std::string first = verb.substr(0, end);
    const auto ends = [&](std::string_view with) { return first.size() > with.size() + 1 && first.ends_with(with); };
    if (ends("ies"))
        first.replace(first.size() - 3, 3, "y");
    else if (ends("sses") || ends("shes") || ends("ches") || ends("xes"))
        first.resize(first.size() - 2);
    else if (ends("s") && !ends("ss"))
        first.pop_back();
    return first + verb.substr(end);
}

std::vector<Choice> choicesOf(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) {
    std::vector<Choice> out;
    std::map<std::string, int> alike;
    for (const Option& o : options) {
        OptionWords w = game.words(masked, o);
        std::string rest = w.object + (w.object.empty() || w.detail.empty() ? "" : " ") + w.detail;
        out.push_back({imperative(w.verb), rest});
        ++alike[out.back().label()];
    }
    const auto several = [&](const Choice& c) { return alike[c.label()] > 1; };
    if (std::any_of(out.begin(), out.end(), several)) {
        std::map<uint16_t, std::string> places = placesOf(game.view(masked, seat));
        std::map<std::string, std::set<std::string>> differ;  // the places of those that read alike
        for (size_t i = 0; i < out.size(); ++i) differ[out[i].label()].insert(places[options[i].piece.n]);
        for (size_t i = 0; i < out.size(); ++i)
            if (several(out[i]) && options[i].piece.some() && differ[out[i].label()].size() > 1)
                out[i].rest += " (" + places[options[i].piece.n] + ")";
        joinAlike(out);
    }
    return out;
}

namespace {

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
        const std::string words = withVerb || c.rest.empty() ? c.label() : c.rest;
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
