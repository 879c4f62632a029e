// Whether the chances that people are told are right: what the search says of a position, and who won in the end.
//
// The computer plays against itself; at some decisions the seat's chances are asked of the same search that hints and curves
// use. Two numbers per game, trust and lean (ai::Tuning), then make the results least surprising. They are no part of how
// the computer plays.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "match/selfplay.h"

namespace cantina::match {

struct Told {
    uint64_t game = 0;
    Seat seat;
    double expected = 0.5;  // by the search
    bool won = false;
};

// The positions in which a chance from one tenth to the next was told.
struct TenthTold {
    size_t positions = 0, games = 0, won = 0;
    double told = 0;  // their mean
};

struct Trust {
    double trust = 1, lean = 0;
};

struct Calibration {
    size_t games = 0, positions = 0;
    Trust now, fitted;  // what the game has, and what fits
    // Mean surprise on the games that were kept out of the fit: as the search says, as people are told now, and as fitted.
    double bitsPlain = 0, bitsNow = 0, bitsFitted = 0;
    std::array<TenthTold, 10> tenths;  // with the trust of now
};

// The trust under which these are least surprising; without sides nobody can be favoured. Nothing to learn from: 1 and 0.
Trust fitTrust(const std::vector<Told>& told, bool sides);

// Plays `run`, of two seats, and asks a search of so many iterations. Drawn games teach nothing here.
std::optional<Problem> calibrate(const Game& game, const SelfPlay& run, uint32_t iterations, Calibration& out);

}  // namespace cantina::match
