// Chances against results: how surprising they are, in bits. A coin needs 1 for each; who knows needs less.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace cantina::match {

inline double chanceOf(double logit) { return 1.0 / (1.0 + std::exp(-logit)); }
inline double bits(double chance, bool won) { return -std::log2(std::max(1e-9, won ? chance : 1 - chance)); }

constexpr uint64_t kKeptOut = 5;  // one game of so many is kept out of a fit, to judge it by

}  // namespace cantina::match
