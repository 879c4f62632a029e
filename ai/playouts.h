// Playouts: every option is played on by one-ply players to the end of the turn, and judged there.
//
// All options meet the same worlds and the same dice, so that what differs is the option; the worse half of them is dropped
// again and again (sequential halving), so that most playouts go to the best few. Where options are nearly equal and what
// they are worth shows only after a battle, this tells them apart better than a tree (docs/ai.md).
#pragma once

#include <functional>
#include <vector>

#include "ai/search.h"

namespace cantina::ai {

class Playouts {
public:
    explicit Playouts(uint64_t seed) : seed_(seed) {}
    // `made` is told now and then how many playouts were made: it changes nothing.
    void watch(std::function<void(uint32_t)> made) { watcher_ = std::move(made); }
    // About so many playouts; more where they are few, since nothing is dropped before it has met some worlds: planned()
    // says how many. `stop` is asked at every decision; if no world was finished before it says so, the first option is
    // the best.
    Thought think(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                  uint32_t playouts, const Tuning& tuning, const std::function<bool()>& stop = {});

    static uint32_t planned(size_t options, uint32_t playouts);

private:
    uint64_t seed_;
    uint64_t thoughts_ = 0;  // each thought draws its own worlds
    std::function<void(uint32_t)> watcher_;
};

}  // namespace cantina::ai
