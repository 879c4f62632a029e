#include "ai/closer.h"

#include <algorithm>

namespace cantina::ai {
namespace {

constexpr double kSure = 0.9;
// Iterations that take as long as half a turn of a playout: 12 in the tcg, 8 in destiny. The first turn is half over.
constexpr double kHalfTurn = 10;

}  // namespace

bool isPlan(const Game& game, const std::byte* masked, const Tuning& tuning) {
    return tuning.plans.empty() || std::ranges::find(tuning.plans, game.decision(masked).procedure) != tuning.plans.end();
}

// By what each part costs. The tree may be sure before its last iteration.
void Closer::tellShares(double iterations, double playouts, const Tuning& tuning) {
    if (!progress_) return;
    const double cost = kHalfTurn * (2 * tuning.turns - 1) * playouts, all = iterations + cost;
    search_.watch([this, all](uint32_t made) { progress_(made / all); });
    playouts_.watch([=, this](uint32_t made) { progress_((iterations + cost * std::min(1.0, made / playouts)) / all); });
}

CloserThought Closer::think(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                            const Tuning& tuning, const CloserWish& wish,
                            const std::function<uint32_t(uint32_t)>& playouts) {
    // What `enough` ends is the tree; `stop` ends that as well.
    const std::function<bool()> either = [&] { return wish.enough() || (wish.stop && wish.stop()); };
    const size_t most = std::min(options.size(), static_cast<size_t>(std::max(1, tuning.closer)));
    tellShares(wish.iterations, Playouts::planned(most, playouts(wish.iterations)), tuning);
    CloserThought out;
    out.tree =
        search_.think(game, masked, seat, options, wish.iterations, tuning, wish.enough ? either : wish.stop, wish.tells);
    out.best = out.tree.best;
    const std::vector<SearchMove>& moves = out.tree.moves;
    const uint32_t count = playouts(out.tree.iterations);
    if (count == 0 || moves[static_cast<size_t>(out.best)].value >= kSure || (wish.stop && wish.stop())) return out;
    for (size_t i = 0; i < options.size(); ++i)
        if (!moves[i].again) out.looked.push_back(static_cast<int>(i));
    const auto tried = [&](int i) { return moves[static_cast<size_t>(i)].visits; };
    std::ranges::stable_sort(out.looked, [&](int a, int b) { return tried(a) > tried(b); });
    out.looked.resize(std::min(out.looked.size(), most));
    std::vector<Option> best;
    for (int i : out.looked) best.push_back(options[static_cast<size_t>(i)]);
    out.playouts = playouts_.think(game, masked, seat, best, count, tuning, wish.stop);
    out.best = out.looked[static_cast<size_t>(out.playouts.best)];
    return out;
}

}  // namespace cantina::ai
