// A closer look: a tree finds the few moves that are worth it, and playouts choose among them.
//
// The tree also finds wins that need several moves, each of them nothing by itself, which do not come up among one-ply
// players: where it is sure, its move stands. So it does at a question that is no plan of the game's (Tuning::plans).
#pragma once

#include <functional>
#include <vector>

#include "ai/playouts.h"
#include "ai/search.h"

namespace cantina::ai {

// Whether moves are played out at the question that the state asks.
bool isPlan(const Game& game, const std::byte* masked, const Tuning& tuning);

struct CloserThought {
    int best = 0;             // among the options given
    Thought tree;             // of all options
    std::vector<int> looked;  // which of them were played out, the most tried first; none: the tree's move stands
    Thought playouts = {};    // of these
};

struct CloserWish {
    uint32_t iterations = 0;            // of the tree
    std::function<bool()> enough = {};  // true: the tree has had its time
    std::function<bool()> stop = {};    // true: so has everything
    bool tells = false;                 // Search::think
};

class Closer {
public:
    explicit Closer(uint64_t seed) : search_(seed), playouts_(seed) {}
    // `progress` is told now and then which share of all that was asked for is done, from 0 to 1.
    void watch(std::function<void(double)> progress) { progress_ = std::move(progress); }
    // `playouts` says how many are made after a tree of so many iterations; none: the tree alone.
    CloserThought think(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                        const Tuning& tuning, const CloserWish& wish, const std::function<uint32_t(uint32_t)>& playouts);

private:
    void tellShares(double iterations, double playouts, const Tuning& tuning);

    Search search_;
    Playouts playouts_;
    std::function<void(double)> progress_;
};

}  // namespace cantina::ai
