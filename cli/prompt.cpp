#include "cli/prompt.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/board.h"

namespace cantina::cli {
namespace {

constexpr size_t kShortList = 8;

// The piece as the viewer sees it, with the zone it lies in.
std::map<uint16_t, std::string> placesOf(const TableView& table) {
    std::map<uint16_t, std::string> out;
    for (const ZoneView& z : table.zones)
        for (const PieceView& p : z.pieces) {
            std::string marks = marksText(p.marks);
            out[p.piece.n] = z.name + (marks.empty() ? "" : ", " + marks);
        }
    return out;
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

std::vector<Choice> choicesOf(const Game& game, const std::byte* masked, const std::vector<Option>& options) {
    std::vector<Choice> out;
    std::map<std::string, int> alike;
    for (const Option& o : options) {
        OptionWords w = game.words(masked, o);
        std::string rest = w.object + (w.object.empty() || w.detail.empty() ? "" : " ") + w.detail;
        out.push_back({imperative(w.verb), rest});
        ++alike[out.back().label()];
    }
    std::map<uint16_t, std::string> places;
    for (size_t i = 0; i < out.size(); ++i) {
        if (alike[out[i].label()] < 2 || !options[i].piece.some()) continue;
        if (places.empty()) places = placesOf(game.view(masked));
        if (const std::string& place = places[options[i].piece.n]; !place.empty()) out[i].rest += " (" + place + ")";
    }
    return out;
}

void printChoices(const std::vector<Choice>& choices, Output& out) {
    const size_t width = out.settings().width == 0 ? 80 : out.settings().width;
    auto number = [&](size_t i) { return out.styled(Style::cyan, fmt::format("{:3}", i + 1)); };
    if (choices.size() <= kShortList) {
        for (size_t i = 0; i < choices.size(); ++i) out.line(number(i) + "  " + choices[i].label());
        return;
    }
    std::vector<std::string> verbs;
    for (const Choice& c : choices)
        if (std::find(verbs.begin(), verbs.end(), c.verb) == verbs.end()) verbs.push_back(c.verb);
    for (const std::string& verb : verbs) {
        size_t widest = 0, n = 0;
        for (const Choice& c : choices)
            if (c.verb == verb) widest = std::max(widest, c.rest.size()), ++n;
        if (n > 1 || widest > 0) out.line("  " + out.styled(Style::bold, verb));
        const size_t columns = std::max<size_t>(1, (width - 2) / (widest + 8));
        std::string row;
        size_t inRow = 0;
        for (size_t i = 0; i < choices.size(); ++i) {
            if (choices[i].verb != verb) continue;
            std::string text = choices[i].rest.empty() ? verb : choices[i].rest;
            row += number(i) + "  " + text;
            if (++inRow == columns) {
                out.line(row);
                row.clear();
                inRow = 0;
            } else {
                row += std::string(widest - std::min(widest, choices[i].rest.size()) + 3, ' ');
            }
        }
        if (inRow > 0) out.line(row.substr(0, row.find_last_not_of(' ') + 1));
    }
}

}  // namespace cantina::cli
