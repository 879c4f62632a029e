#include "ai/judge.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace cantina::ai {

double Judge::ahead(const std::byte* state, Seat seat) const {
    double out = game_.evaluate(state, seat);
    if (tuning_.weights.empty()) return out;
    const std::vector<Aspect> aspects = game_.aspects(state, seat);
    for (const auto& [place, weight] : tuning_.weights)
        if (place < aspects.size()) out += static_cast<double>(aspects[place].amount) * (weight - aspects[place].weight);
    return out;
}

Results Judge::results(const std::byte* state) const {
    const Stopwatch::Lap lap(watch_, &Stopwatch::evaluation);
    Results out;
    const Ending end = game_.ending(state);
    if (end.over) {
        const float share = end.winners == 0 ? 0.5F : 1.0F / static_cast<float>(std::popcount(end.winners));
        for (int i = 0; i < kMaxSeats; ++i) out.seats[i] = end.winners == 0 || ((end.winners >> i) & 1) != 0 ? share : 0.0F;
        return out;
    }
    const auto chances = [&](Seat s) {
        return static_cast<float>(1.0 / (1.0 + std::exp(-ahead(state, s) / tuning_.scale)));
    };
    const int seats = game_.seats(state);
    out.seats[0] = chances(seatAt(0));
    if (seats == 2) out.seats[1] = 1.0F - out.seats[0];  // what one is ahead the other is behind
    for (int i = 1; i < seats && seats > 2; ++i) out.seats[i] = chances(seatAt(i));
    return out;
}

int Judge::legal(const std::byte* state, Option* out) const {
    const Stopwatch::Lap lap(watch_, &Stopwatch::rules);
    return std::min(game_.legal(state, out, kMaxOptions), kMaxOptions);
}

void Judge::apply(std::byte* state, const Option& option) const {
    const Stopwatch::Lap lap(watch_, &Stopwatch::rules);
    game_.apply(state, option);
}

int Judge::moves(const std::byte* state, Option* out) const {
    const int n = legal(state, out);
    int kept = 0;
    for (int i = 0; i < n; ++i) {
        // What is left out names a piece that is not the first of its kind: no later option can be looked for in vain.
        Option first = out[i];
        first.piece = game_.lookalike(state, first.piece);
        if (!(first == out[i]) && std::find(out, out + n, first) != out + n) continue;
        out[kept++] = out[i];
    }
    return kept;
}

Results Judge::after(const std::byte* state, const Option& option) {
    std::copy(state, state + next_.size(), next_.begin());
    apply(next_.data(), option);
    for (int k = 0; k < tuning_.follow; ++k) {
        const Decision d = game_.decision(next_.data());
        if (d.over || d.fault || game_.isTopLevel(next_.data())) break;
        const int n = legal(next_.data(), options_);
        if (n <= 0) break;
        apply(next_.data(), options_[n == 1 ? 0 : chance_.below(static_cast<uint32_t>(n))]);
    }
    return results(next_.data());
}

}  // namespace cantina::ai
