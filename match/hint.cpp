#include "match/hint.h"

#include <algorithm>

#include "ai/closer.h"

namespace cantina::match {
namespace {

// So many times what the strongest level makes, at most: who asks for a million iterations does not want to wait for as
// many playouts as they stand for.
constexpr uint32_t kMostTimes = 20;

// The moves from the best on: those that were played out by what the playouts say, then the others as the tree tried them.
std::vector<HintMove> ranked(const ai::CloserThought& t) {
    std::vector<HintMove> out;
    const auto share = [](const ai::Thought& all, const ai::SearchMove& m) {
        return 1.0 * m.visits / std::max(1U, all.iterations);
    };
    std::vector<char> done(t.tree.moves.size());
    for (size_t k = 0; t.playouts.iterations > 0 && k < t.looked.size(); ++k) {
        const auto option = static_cast<size_t>(t.looked[k]);
        out.push_back({option, t.playouts.moves[k].value, share(t.playouts, t.playouts.moves[k])});
        done[option] = 1;
    }
    std::ranges::stable_sort(out, [](const HintMove& a, const HintMove& b) { return a.wins > b.wins; });
    std::ranges::stable_partition(out, [&](const HintMove& m) { return m.option == static_cast<size_t>(t.best); });
    const auto played = static_cast<std::ptrdiff_t>(out.size());
    for (size_t i = 0; i < t.tree.moves.size(); ++i)
        if (const ai::SearchMove& m = t.tree.moves[i]; !m.again && done[i] == 0)
            out.push_back({i, m.value, share(t.tree, m)});
    std::stable_sort(out.begin() + played, out.end(),
                     [](const HintMove& a, const HintMove& b) { return a.share > b.share; });
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
            const auto wanted = static_cast<uint32_t>(iterations / tuning.treePer);
            return plays ? std::clamp(wanted, 1U, kMostTimes * tuning.playouts) : 0;
        });
    Hint out{ranked(t), {}, t.tree.iterations, t.playouts.iterations};
    if (!out.moves.empty()) out.line = t.tree.lines[out.moves.front().option];
    out.moves.resize(std::min(wish.moves, out.moves.size()));
    for (HintMove& m : out.moves) m.wins = ai::chanceToTell(game, masked, seat, m.wins);
    return out;
}

}  // namespace cantina::match
