#include "scenario/implemented.h"

#include <algorithm>
#include <set>

#include "language/standing.h"
#include "scenario/coverage.h"

namespace cantina::scenario {

std::map<std::string, SetCount> countSets(Game& game, const std::vector<language::CardProblem>& problems,
                                          const std::vector<const Scenario*>& scenarios, const std::function<void()>& step) {
    const std::map<std::string, bool> proven = provenAbilities(game, scenarios, step);
    std::set<std::string> broken;  // titles: a problem knows no more
    for (const language::CardProblem& p : problems)
        if (!p.warning) broken.insert(p.card);
    std::map<std::string, SetCount> out;
    for (const CardInfo& card : game.cards()) {
        SetCount& set = out[card.set];
        ++set.cards;
        if (broken.contains(card.title)) continue;
        ++set.stats;
        bool all = std::all_of(card.abilities.begin(), card.abilities.end(), [&](const AbilityInfo& a) {
            auto it = proven.find(a.id);
            return it != proven.end() && it->second;
        });
        if (card.complete && all) ++set.implemented;
        if (language::isPartlyPlayable(card)) ++set.partly;
    }
    return out;
}

}  // namespace cantina::scenario
