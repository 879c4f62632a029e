// Tuning an evaluator by self-play: positions of games that were played to the end, and how they ended.
//
// At some decisions the aspects of the position (kernel/aspects.h) are written down; when the game is over each row gets its
// result. A logistic regression with a slight pull towards zero then finds the weights under which the results were least
// surprising, none of them on the other side of zero than now. Rows of one game in five are kept out of it and say how good
// the weights are on games they were not made from.
#pragma once

#include <string>
#include <vector>

#include "match/selfplay.h"

namespace cantina::match {

struct TuningRow {
    uint64_t game = 0;
    std::vector<float> amounts;
    bool won = false;
};

struct TunedAspect {
    std::string name;
    int weight = 0;     // that the game has now
    double fitted = 0;  // thousandths of a logit
    double error = 0;   // its standard error
    double spread = 0;  // standard deviation of the amounts: how much there is to learn from
};

struct Tuned {
    size_t games = 0, rows = 0, heldOut = 0;
    std::vector<TunedAspect> aspects;
    // Mean surprise (log loss, bits) on the games that were kept out: by the weights now, and by the fitted ones.
    double before = 0, after = 0;
};

// Plays `run` and fits. Drawn games and games with more than two players teach nothing here.
std::optional<Problem> tune(const Game& game, const SelfPlay& run, Tuned& out);

}  // namespace cantina::match
