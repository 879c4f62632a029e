#include "match/hint.h"

#include <algorithm>

#include "ai/closer.h"

namespace cantina::match {
namespace {

// The moves from the best on: those that were played out as the playouts have them, then the others as the tree does.
std::vector<HintMove> ranked(const ai::CloserThought& t) {
    std::vector<HintMove> out;
    std::vector<char> done(t.tree.moves.size());
    const auto add = [&](size_t option, const ai::SearchMove& m, uint32_t all) {
        if (!m.again && done[option] == 0) out.push_back({option, m.value, 1.0 * m.visits / std::max(1U, all)});
        done[option] = 1;
    };
    const auto from = [&](const ai::Thought& thought, auto optionOf) {
        const size_t before = out.size();
        for (size_t i = 0; i < thought.moves.size(); ++i) add(optionOf(i), thought.moves[i], thought.iterations);
        std::stable_sort(
            out.begin() + static_cast<std::ptrdiff_t>(before), out.end(),
            [](const HintMove& a, const HintMove& b) { return a.share != b.share ? a.share > b.share : a.wins > b.wins; });
    };
    if (t.playouts.iterations > 0) from(t.playouts, [&](size_t i) { return static_cast<size_t>(t.looked[i]); });
    from(t.tree, [](size_t i) { return i; });
    return out;
}

}  // namespace

Hint hintFor(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
             const HintWish& wish) {
    const ai::Tuning& tuning = ai::tuningOf(game.name());
    const bool plays = tuning.playouts > 0 && ai::isPlan(game, masked, tuning);
    ai::Closer closer(wish.seed);
    closer.watch(wish.progress);
    const ai::CloserWish closely{.iterations = wish.iterations,
                                 .enough = plays ? wish.enough : std::function<bool()>{},
                                 .stop = wish.stop,
                                 .tells = true};
    const ai::CloserThought t =
        closer.think(game, masked, seat, options, tuning, closely, [&](uint32_t iterations) -> uint32_t {
            return plays ? std::max(1U, static_cast<uint32_t>(iterations / tuning.treePer)) : 0;
        });
    Hint out{ranked(t), {}, t.tree.iterations, t.playouts.iterations};
    if (!out.moves.empty()) out.line = t.tree.lines[out.moves.front().option];
    out.moves.resize(std::min(wish.moves, out.moves.size()));
    for (HintMove& m : out.moves) m.wins = ai::chanceToTell(game, masked, seat, m.wins);
    return out;
}

}  // namespace cantina::match
