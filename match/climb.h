// Tuning an evaluator by matches: which of its weights win more games when they are larger, and which when they are smaller.
//
// Weights that foretell results well (match/tuning.h) need not be those that play well. Here only games count: every weight
// is made larger or smaller by chance, all at once; a player with those weights meets one with each of them changed the
// other way round. Over many such pairs each weight was large on the one side as often as on the other, so that the mean
// result says what that weight alone does, and its error how sure that is. Then all weights take a step that way, a whole
// one only where two errors back it.
#pragma once

#include <string>
#include <vector>

#include "match/selfplay.h"

namespace cantina::match {

struct ClimbedAspect {
    std::string name;
    int from = 0, to = 0;  // weight before the step and after it
    double effect = 0;     // share of games that is won more with the larger weight than with the smaller one
    double error = 0;      // its standard error
};

struct Climb {
    SelfPlay run;                 // its pairings, seed and threads; `games` of each pair of opposites, an even number
    std::string player;           // a one-ply or searching player that takes weights by name (ai/player.h)
    int pairs = 200;              // of opposite weights for one step
    std::vector<int> begin = {};  // weights to begin with; empty: the game's
    uint64_t step = 0;            // which step this is: another one draws other weights
};

// One step. The result depends on the run's seed, not on its threads.
std::optional<Problem> climb(const Game& game, const Climb& wish, std::vector<ClimbedAspect>& out);

// The name of `player` with these weights instead of the game's.
std::string withWeights(const std::string& player, const std::vector<int>& weights);

}  // namespace cantina::match
