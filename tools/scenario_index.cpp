// A build tool: writes which scenarios speak of which rules (server/citations.h) from tests/scenarios.
//
//   scenario_index FOLDER OUT
//
// A line per scenario, parts separated by tabs: game, id (for an address), title, rule ids, place in the sources, the story
// in one line, the source with its line ends as \x1e.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "scenario/scenario.h"

namespace {

using cantina::Tree;
using cantina::scenario::Scenario;

constexpr size_t kMostStory = 220, kMostId = 70;

std::string idOf(const std::string& title, std::set<std::string>& taken) {
    std::string out;
    for (const char c : title) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!out.empty() && out.back() != '-' && c != '\'')
            out += '-';
    }
    out.resize(std::min(out.size(), kMostId));
    while (!out.empty() && out.back() == '-') out.pop_back();
    std::string unique = out;
    for (int n = 2; !taken.insert(unique).second; ++n) unique = out + "-" + std::to_string(n);
    return unique;
}

std::string spaced(std::string text) {
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

// What a step names: titles, numbers, "decline".
std::string named(const Tree& tree) {
    if (tree.isText()) return tree.text;
    if (tree.isNumber()) return std::to_string(tree.number / 1000);
    if (tree.kind == Tree::Kind::word) {
        std::string out = spaced(tree.text.substr(tree.text.find('.') + 1));
        for (const Tree& t : tree.items) out += " " + named(t);
        return out;
    }
    std::string out;
    for (const Tree& t : tree.items)
        if (const std::string part = named(t); !part.empty()) out += (out.empty() ? "" : ", ") + part;
    return out;
}

bool isCheck(const Tree& step) {
    const std::string& w = step.text;
    return w == "expect" || w.find("exactly") != std::string::npos || w.find("cannot") != std::string::npos ||
           w.starts_with("deck_");
}

// "player 1 plays Toy Strike, chooses Toy Veteran; player 2 passes; 2 checks"
std::string storyOf(const Scenario& s) {
    std::string out, who;
    int checks = 0;
    for (const Tree& step : s.steps) {
        if (isCheck(step)) {
            ++checks;
            continue;
        }
        const size_t dot = step.text.find('.');
        const std::string subject = dot == std::string::npos ? "" : step.text.substr(0, dot);
        const std::string seat = subject.size() == 2 && subject[0] == 'p' ? "player " + subject.substr(1) : spaced(subject);
        if (!out.empty()) out += subject == who ? ", " : "; ";
        if (subject != who || subject.empty()) out += seat + (seat.empty() ? "" : " ");
        who = subject;
        out += named(step);
        if (out.size() > kMostStory) break;
    }
    if (out.size() > kMostStory) out = out.substr(0, out.rfind(' ', kMostStory)) + " …";
    if (s.deck.kind != Tree::Kind::nil) out = "a deck is checked";
    if (out.empty()) out = "the table is looked at";
    return out + "; " + std::to_string(checks) + (checks == 1 ? " check" : " checks");
}

class Sources {
public:
    // From the scenario's first line to the brace that closes it at the margin.
    std::string of(const Scenario& s) {
        std::string out;
        const std::vector<std::string>& lines = linesOf(s.file);
        size_t first = static_cast<size_t>(std::max(s.line, 1)) - 1;
        while (first > 0 && first < lines.size() && !lines[first].starts_with("scenario")) --first;
        for (size_t i = first; i < lines.size(); ++i) {
            out += (out.empty() ? "" : "\x1e") + lines[i];
            if (i > first && lines[i].starts_with("}")) break;
        }
        std::replace(out.begin(), out.end(), '\t', ' ');
        return out;
    }

private:
    const std::vector<std::string>& linesOf(const std::string& file) {
        auto [it, isNew] = files_.try_emplace(file);
        std::ifstream in(file);
        for (std::string line; isNew && std::getline(in, line);) it->second.push_back(line);
        return it->second;
    }
    std::map<std::string, std::vector<std::string>> files_;
};

}  // namespace

int main(int count, char** values) {
    if (count != 3) {
        std::cerr << "use: scenario_index FOLDER OUT\n";
        return 2;
    }
    const cantina::scenario::ScenarioSet set = cantina::scenario::loadScenarios({values[1]});
    std::ofstream out(values[2], std::ios::binary | std::ios::trunc);
    std::map<std::string, std::set<std::string>> taken;
    Sources sources;
    for (const Scenario& s : set.scenarios) {
        out << s.game << '\t' << idOf(s.title, taken[s.game]) << '\t' << s.title << '\t';
        for (const std::string& id : s.rules) out << id << ' ';
        for (const auto& [id, why] : s.cites) out << id << ' ';
        const std::string place = std::filesystem::path(s.file).lexically_relative(values[1]).generic_string();
        out << '\t' << place << ':' << s.line << '\t' << storyOf(s) << '\t' << sources.of(s) << '\n';
    }
    out.flush();
    return out ? 0 : 1;
}
