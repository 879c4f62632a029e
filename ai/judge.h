// Judging a position: the game's own evaluator as an expected result for each seat, from 0 (lost) to 1 (won).
#pragma once

#include <vector>

#include "ai/search.h"
#include "ai/stopwatch.h"

namespace cantina::ai {

struct Results {
    float seats[kMaxSeats] = {};
    double of(Seat s) const { return seats[s.index()]; }
    void add(const Results& other, float times = 1) {
        for (int i = 0; i < kMaxSeats; ++i) seats[i] += times * other.seats[i];
    }
    void scale(float by) {
        for (float& s : seats) s *= by;
    }
};

class Judge {
public:
    Judge(const Game& game, const Tuning& tuning, uint64_t seed, Stopwatch* watch = nullptr)
        : game_(game), tuning_(tuning), watch_(watch), next_(game.stateSize()) {
        chance_.rekey(Chance::keyFrom(seed, 0));
    }
    // What it draws by chance from now on.
    void reseed(uint64_t seed) { chance_.rekey(Chance::keyFrom(seed, 0)); }
    // Of a full state.
    Results results(const std::byte* state) const;
    // Of the position that an option leads to, once it is quiet: decisions inside the same action are taken by chance.
    Results after(const std::byte* state, const Option& option);

    // The rules, by the clock: the options of a state into `out`, and one of them played.
    int legal(const std::byte* state, Option* out) const;
    void apply(std::byte* state, const Option& option) const;
    // The options without those that differ from another one in nothing but which of several like pieces they name.
    int moves(const std::byte* state, Option* out) const;

private:
    double ahead(const std::byte* state, Seat seat) const;

    const Game& game_;
    const Tuning& tuning_;
    Stopwatch* watch_;
    Chance chance_;
    std::vector<std::byte> next_;
    Option options_[kMaxOptions];
};

}  // namespace cantina::ai
