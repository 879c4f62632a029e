#include "match/climb.h"

#include <algorithm>
#include <cmath>

namespace cantina::match {
namespace {

constexpr double kStride = 0.35;  // natural logarithm: a weight is made 1.42 times as large, or as small

int moved(int weight, double by) { return static_cast<int>(std::lround(weight * std::exp(by))); }

}  // namespace

std::string withWeights(const std::string& player, const std::vector<int>& weights) {
    std::string out = player;
    for (size_t i = 0; i < weights.size(); ++i) out += "/w" + std::to_string(i) + "=" + std::to_string(weights[i]);
    return out;
}

std::optional<Problem> climb(const Game& game, const Climb& wish, std::vector<ClimbedAspect>& out) {
    if (wish.run.pairings.empty()) return Problem{"decks", "there are no two decks that could meet", ""};
    std::vector<std::byte> state(game.stateSize());
    if (auto problem = game.create(wish.run.pairings[0].setup, state.data())) return problem;
    const std::vector<Aspect> aspects = game.aspects(state.data(), seatAt(0));
    out.clear();
    for (size_t i = 0; i < aspects.size(); ++i) {
        const int from = i < wish.begin.size() ? wish.begin[i] : aspects[i].weight;
        out.push_back({std::string(aspects[i].name), from, from, 0, 0});
    }
    Chance chance;
    chance.rekey(Chance::keyFrom(wish.run.seed, wish.step + 1));
    double squares = 0;
    for (int k = 0; k < wish.pairs; ++k) {
        std::vector<int> signs, large, small;
        for (const ClimbedAspect& a : out) {
            signs.push_back(chance.below(2) == 0 ? -1 : 1);
            large.push_back(moved(a.from, signs.back() * kStride));
            small.push_back(moved(a.from, -signs.back() * kStride));
        }
        SelfPlay run = wish.run;
        run.players = {withWeights(wish.player, large), withWeights(wish.player, small)};
        run.exchange = true;
        const uint64_t match = wish.step * static_cast<uint64_t>(wish.pairs) + static_cast<uint64_t>(k);
        run.seed = wish.run.seed + 1'000'003 * match;
        // A match is short: each goes on among the decks where the one before stopped.
        run.firstTable = match * (run.games / 2);
        Tally t;
        if (auto problem = selfPlay(game, run, t)) return problem;
        t.playerWins.resize(2);
        const double more = (static_cast<double>(t.playerWins[0]) - static_cast<double>(t.playerWins[1])) /
                            static_cast<double>(std::max<uint64_t>(1, t.games));
        squares += more * more;
        for (size_t i = 0; i < out.size(); ++i) out[i].effect += more * signs[i] / wish.pairs;
    }
    for (ClimbedAspect& a : out) {
        a.error = std::sqrt(squares) / wish.pairs;
        if (a.error > 0) a.to = moved(a.from, kStride * std::clamp(a.effect / (2 * a.error), -1.0, 1.0));
    }
    return std::nullopt;
}

}  // namespace cantina::match
