// Search: information-set Monte-Carlo tree search over worlds that fit what one seat sees.
//
// Each iteration fills what the seat cannot see by chance (resample), walks down one tree that all worlds share, grows it by
// one decision, plays on for a little while and judges the position. A node stands for a sequence of decisions, whatever the
// dice and the hidden cards were, so its options differ from world to world: a child is weighed against how often it was
// there to be chosen.
//
// The result depends on the masked state, the options, the seed and the number of iterations alone. A clock may end it
// earlier; the best move so far is always ready.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/stopwatch.h"
#include "kernel/game.h"

namespace cantina::ai {

struct Tuning {
    double scale = 1000;       // of the evaluator: so far ahead wins about three games of four
    double exploration = 0.5;  // how readily a move that looked bad is tried again
    double prior = 4;          // how many visits the first look at an option (one ply) counts for
    int follow = 12;           // decisions that are played on below the tree until the position is quiet
    int worlds = 1;            // iterations that share one filling of the hidden cards
    // A search ends when its tree has so many nodes (about 50 bytes each, and twice that for a moment): who asks for a
    // minute of thought must not run out of memory. To go on without growing was tried: values drift, since answers are
    // missing.
    uint32_t nodes = 4'000'000;
    // What people are told (chanceToTell). Below 1 the search exaggerates, above it is too careful; `lean` is what the first
    // seat's side has in games between sides that the evaluator does not know of, in logits.
    double trust = 1, lean = 0;
    // For experiments: what an aspect of the evaluation, by its place, is worth instead of what the game says.
    std::vector<std::pair<size_t, int>> weights = {};

    // Playouts (ai/playouts.h): the procedure that is a turn, and the one by whose first question (to the first seat, unless
    // it may be anybody's) a new turn is known. No opening: by the first question after the game has counted another turn.
    std::string_view turn = {}, opening = {};
    bool anybodyOpens = false;
    int turns = 1;          // a playout is judged when this turn is over, the next one ... so often, and is the mean of that
    int longest = 120;      // decisions of one playout at most
    uint32_t playouts = 0;  // what the strongest level makes after a tree; 0: only a tree
    // Who plays as the level before it, where that is not the tree with the level's iterations: "playouts:20/closer=5".
    std::string_view normal = {};
    double treePer = 3;  // iterations of that tree, for each playout
    int closer = 3;      // so many of its most tried moves are played out
    // The procedures whose questions are plans: what comes of them shows later, and the tree does not know which options are
    // worth a look. Nothing is played out at other questions, the tree has more iterations there. None named: all are plans.
    std::vector<std::string_view> plans = {};
};
// What self-play found best for a game; the defaults for one that was never tuned.
const Tuning& tuningOf(std::string_view game);
// All of it as a number: players that are tuned otherwise play other games.
uint64_t signatureOf(const Tuning& tuning);

// What a person is told of an expected result, so that of the positions with 70 % about seven of ten are won
// (`cantina arena calibrate`). What is settled stays settled, and the order of moves stays as it is.
double chanceToTell(double expected, Seat seat, const Tuning& tuning);
// The same by the game's own tuning; with more than two players, whom nothing was learned about, as the search says.
double chanceToTell(const Game& game, const std::byte* state, Seat seat, double expected);

struct SearchMove {
    Option option;
    uint32_t visits = 0;
    double value = 0;    // expected result for the seat, from 0 (lost) to 1 (won)
    bool again = false;  // an earlier one is the same move with a piece just like this one's, and has the visits
};

// A decision in words, as it could come in a world that fits what the seat sees.
struct SearchStep {
    Seat seat;
    std::string words;
};

struct Thought {
    int best = 0;             // among the options given
    uint32_t iterations = 0;  // that were made
    uint32_t nodes = 0;
    std::vector<SearchMove> moves;  // beside the options given
    // If asked for, beside the moves: what it expects from each on, the answers it fears among it. Nothing where it was
    // never tried, or is another one's like.
    std::vector<std::vector<SearchStep>> lines;
};

class Search {
public:
    explicit Search(uint64_t seed) : seed_(seed) {}
    // `made` is told now and then how many iterations were made: it changes nothing.
    void watch(std::function<void(uint32_t)> made) { watcher_ = std::move(made); }
    // `stop` is asked after each iteration; true ends the search. `tells`: lines are wanted, and values for every move.
    // Otherwise the search also ends once no other move can be tried as often as the best one any more: the answer is
    // settled.
    Thought think(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                  uint32_t iterations, const Tuning& tuning, const std::function<bool()>& stop = {}, bool tells = false);

    // For the bench.
    void timeWith(Stopwatch* watch) { watch_ = watch; }

private:
    uint64_t seed_;
    Stopwatch* watch_ = nullptr;
    uint64_t thoughts_ = 0;  // each thought draws its own worlds
    std::function<void(uint32_t)> watcher_;
};

}  // namespace cantina::ai
