#include "match/hint.h"

#include <algorithm>

namespace cantina::match {

Hint hintFor(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
             const HintWish& wish) {
    ai::Search search(wish.seed);
    search.watch(wish.progress);
    const ai::Thought t =
        search.think(game, masked, seat, options, wish.iterations, ai::tuningOf(game.name()), wish.stop, true);
    std::vector<size_t> order;
    for (size_t i = 0; i < options.size(); ++i)
        if (!t.moves[i].again) order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return t.moves[a].visits > t.moves[b].visits; });
    Hint out{{}, t.line, t.iterations};
    for (size_t k = 0; k < std::min(wish.moves, order.size()); ++k)
        out.moves.push_back({order[k], ai::chanceToTell(game, masked, seat, t.moves[order[k]].value),
                             1.0 * t.moves[order[k]].visits / std::max(1U, t.iterations)});
    return out;
}

}  // namespace cantina::match
