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

template <class List>
void addOnce(List& list, const std::string& value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

}  // namespace

// A line per scenario: game, title, the ids it proves or cites, separated by tabs; ids by spaces. The id of an ability
// ("AW-11/special") names its card.
Citations citationsOf(const std::string& game) {
    Citations out;
    for (const EmbeddedFile& file : scenarioIndex()) {
        std::string_view text = file.bytes;
        while (!text.empty()) {
            std::string_view line = takeUntil(text, '\n');
            if (takeUntil(line, '\t') != game) continue;
            const std::string title(takeUntil(line, '\t'));
            std::vector<std::string> rules, cards;
            while (!line.empty()) {
                const std::string_view id = takeUntil(line, ' ');
                const size_t slash = id.find('/');
                if (slash == std::string_view::npos)
                    rules.emplace_back(id);
                else
                    addOnce(cards, std::string(id.substr(0, slash)));
            }
            for (const std::string& rule : rules) {
                Citations::Uses& uses = out.ofRule[rule];
                addOnce(uses.titles, title);
                for (const std::string& card : cards) addOnce(uses.cards, card);
            }
            for (const std::string& card : cards)
                for (const std::string& rule : rules) addOnce(out.rulesOfCard[card], rule);
        }
    }
    return out;
}

}  // namespace cantina::server
