// What an evaluation is made of: so many of each thing more than the opponent, each worth so much.
//
// Weights are thousandths of a logit: a position that is 1,000 ahead is won about three times out of four. They come from
// games of the computer against itself (`cantina arena tune`, `arena climb`); a number means the same in every game.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace cantina {

struct Aspect {
    std::string_view name;
    int amount = 0;  // what the seat has more of than its opponent
    int weight = 0;
};

struct AspectWeight {
    std::string_view name;
    int weight;
};

template <size_t N>
using Amounts = std::array<int, N>;

template <size_t N>
int weighed(const Amounts<N>& amounts, const std::array<AspectWeight, N>& weights) {
    int sum = 0;
    for (size_t i = 0; i < N; ++i) sum += amounts[i] * weights[i].weight;
    return sum;
}

template <size_t N>
std::vector<Aspect> listed(const Amounts<N>& amounts, const std::array<AspectWeight, N>& weights) {
    std::vector<Aspect> out;
    for (size_t i = 0; i < N; ++i) out.push_back({weights[i].name, amounts[i], weights[i].weight});
    return out;
}

template <size_t N>
Amounts<N> difference(const Amounts<N>& a, const Amounts<N>& b) {
    Amounts<N> out;
    for (size_t i = 0; i < N; ++i) out[i] = a[i] - b[i];
    return out;
}

// Who has how much of what both have, from -10 (nothing of it) to 10 (all of it).
inline int shareOf(int mine, int theirs) { return mine + theirs <= 0 ? 0 : 10 * (mine - theirs) / (mine + theirs); }

}  // namespace cantina
