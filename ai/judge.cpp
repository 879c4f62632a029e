#include "ai/judge.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace cantina::ai {

Results Judge::results(const std::byte* state) const {
    Results out;
    const Ending end = game_.ending(state);
    if (end.over) {
        const float share = end.winners == 0 ? 0.5F : 1.0F / static_cast<float>(std::popcount(end.winners));
        for (int i = 0; i < kMaxSeats; ++i) out.seats[i] = end.winners == 0 || ((end.winners >> i) & 1) != 0 ? share : 0.0F;
        return out;
    }
    for (int i = 0; i < game_.maxSeats(); ++i)
        out.seats[i] = static_cast<float>(1.0 / (1.0 + std::exp(-game_.evaluate(state, seatAt(i)) / tuning_.scale)));
    return out;
}

Results Judge::after(const std::byte* state, const Option& option) {
    std::copy(state, state + next_.size(), next_.begin());
    game_.apply(next_.data(), option);
    for (int k = 0; k < tuning_.follow; ++k) {
        const Decision d = game_.decision(next_.data());
        if (d.over || d.fault || game_.isTopLevel(next_.data())) break;
        const int n = std::min(game_.legal(next_.data(), options_, kMaxOptions), kMaxOptions);
        if (n <= 0) break;
        game_.apply(next_.data(), options_[n == 1 ? 0 : chance_.below(static_cast<uint32_t>(n))]);
    }
    return results(next_.data());
}

}  // namespace cantina::ai
