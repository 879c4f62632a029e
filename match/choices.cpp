#include "match/choices.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

namespace cantina::match {
namespace {

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

void tellApart(const TableView& table, const std::vector<Option>& options, std::vector<Choice>& out) {
    std::map<std::string, int> alike;
    for (const Choice& c : out) ++alike[c.label()];
    const auto several = [&](const Choice& c) { return alike[c.label()] > 1; };
    std::map<uint16_t, std::string> places = placesOf(table);
    std::map<std::string, std::set<std::string>> differ;  // the places of those that read alike
    for (size_t i = 0; i < out.size(); ++i) differ[out[i].label()].insert(places[options[i].piece.n]);
    std::vector<size_t> longer;
    for (size_t i = 0; i < out.size(); ++i)
        if (several(out[i]) && options[i].piece.some() && differ[out[i].label()].size() > 1) longer.push_back(i);
    for (size_t i : longer) out[i].detail += (out[i].detail.empty() ? "(" : " (") + places[options[i].piece.n] + ")";
    joinAlike(out);
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

std::string marksText(const std::vector<Mark>& marks) {
    std::string out;
    for (const Mark& m : marks) out += (out.empty() ? "" : ", ") + (m.value.empty() ? m.name : m.name + " " + m.value);
    return out;
}

std::vector<Choice> choicesOf(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                              const std::vector<std::string>& names) {
    std::vector<Choice> out;
    std::set<std::string> labels;
    for (const Option& o : options) {
        OptionWords w = game.words(masked, o);
        const bool player = o.kind == OptionKind::seat && static_cast<size_t>(o.number) < names.size();
        if (player)
            out.push_back({imperative(w.verb), names[static_cast<size_t>(o.number)], ""});
        else
            out.push_back({imperative(w.verb), std::move(w.object), std::move(w.detail)});
        labels.insert(out.back().label());
    }
    if (labels.size() < out.size()) tellApart(game.view(masked, seat), options, out);
    return out;
}

std::string questionOf(const Game& game, const std::byte* masked, const Decision& decision) {
    std::string out = game.question(masked);
    if (!out.empty()) return out;
    std::string_view step = decision.step;
    while (!step.empty() && (std::isdigit(static_cast<unsigned char>(step.front())) != 0 || step.front() == ' '))
        step.remove_prefix(1);
    out = step.empty() ? decision.procedure : step;
    if (!out.empty()) out[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[0])));
    return out;
}

std::string windowKey(const Game& game, const std::byte* state, const Decision& decision,
                      const std::vector<Option>& options) {
    const auto passes = [](const Option& o) { return o.kind == OptionKind::pass; };
    if (std::none_of(options.begin(), options.end(), passes) || game.isTopLevel(state)) return "";
    return std::string(decision.procedure) + "/" + std::string(decision.step);
}

}  // namespace cantina::match
