#include "server/citations.h"

#include <algorithm>

#include "kernel/embedded.h"

namespace cantina {
std::span<const EmbeddedFile> scenarioIndex();  // generated: cmake/scenario_index.cmake
}  // namespace cantina

namespace cantina::server {
namespace {

std::string_view takeUntil(std::string_view& text, char end) {
    const size_t at = std::min(text.find(end), text.size());
    const std::string_view out = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return out;
}

template <class Value>
void addOnce(std::vector<Value>& list, const Value& value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

// Ids are separated by spaces; that of an ability ("AW-11/special") names its card.
void readIds(std::string_view ids, CitedScenario& out) {
    while (!ids.empty()) {
        const std::string_view id = takeUntil(ids, ' ');
        const size_t slash = id.find('/');
        if (slash == std::string_view::npos)
            out.rules.emplace_back(id);
        else
            addOnce(out.cards, std::string(id.substr(0, slash)));
    }
}

// A line of the index, after the game: tools/scenario_index.cpp.
CitedScenario readLine(std::string_view line) {
    CitedScenario out;
    out.id = takeUntil(line, '\t');
    out.title = takeUntil(line, '\t');
    readIds(takeUntil(line, '\t'), out);
    out.place = takeUntil(line, '\t');
    out.says = takeUntil(line, '\t');
    out.source = line;
    std::replace(out.source.begin(), out.source.end(), '\x1e', '\n');
    return out;
}

void note(Citations& out, const CitedScenario& s) {
    for (const std::string& rule : s.rules) {
        Citations::Uses& uses = out.ofRule[rule];
        addOnce(uses.scenarios, out.scenarios.size());
        for (const std::string& card : s.cards) addOnce(uses.cards, card);
    }
    for (const std::string& card : s.cards)
        for (const std::string& rule : s.rules) addOnce(out.rulesOfCard[card], rule);
}

}  // namespace

Citations citationsOf(const std::string& game) {
    Citations out;
    for (const EmbeddedFile& file : scenarioIndex()) {
        std::string_view text = file.bytes;
        while (!text.empty()) {
            std::string_view line = takeUntil(text, '\n');
            if (takeUntil(line, '\t') != game) continue;
            CitedScenario s = readLine(line);
            note(out, s);
            out.scenarios.push_back(std::move(s));
        }
    }
    return out;
}

}  // namespace cantina::server
