#include "ai/playouts.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "ai/judge.h"

namespace cantina::ai {
namespace {

constexpr int kMostForced = 10'000;
constexpr uint32_t kFewest = 4;  // worlds of one round: what loses in fewer may be unlucky

// One game that is played on from an option.
class Line {
public:
    Line(const Game& game, const std::byte* masked, const Tuning& tuning, uint64_t seed)
        : game_(game),
          tuning_(tuning),
          judge_(game, tuning, seed),
          state_(game.stateSize()),
          looked_(game.stateSize()),
          asked_(opens(game.decision(masked))),
          turn_(game.turn(masked)) {
        // What is set up shows in the first turn, not when it begins: where turns are counted, the first has yet to begin.
        const std::vector<StackLine> stack = game.stack(masked);
        if (stack.empty() || tuning.turn.empty()) return;
        const bool begun = !(tuning.opening.empty() && stack.back().waits);
        if (stack.back().procedure != tuning.turn || !begun) ++first_;
    }

    // The mean of what it looks like when this turn is over, the next one and so on. False: `stop` wanted no more of it, and
    // there is no result.
    bool after(const std::byte* world, const Option& option, uint64_t seed, const std::function<bool()>& stop,
               Results& out) {
        std::copy(world, world + state_.size(), state_.begin());
        judge_.reseed(seed);
        judge_.apply(state_.data(), option);
        Now now{asked_, turn_};
        int begun = 0, judged = 0, made = 0;
        out = {};
        for (int forced = 0; forced < kMostForced && made < tuning_.longest;) {
            const Decision d = game_.decision(state_.data());
            if (d.over || d.fault) break;
            if (begins(d, now) && ++begun >= first_) {
                out.add(judge_.results(state_.data()));
                if (++judged == tuning_.turns) break;
            }
            const int n = judge_.moves(state_.data(), options_);
            if (n <= 0) break;
            if (n > 1 && stop && stop()) return false;
            forced = n == 1 ? forced + 1 : 0;
            const int chosen = n == 1 ? 0 : best(d.seat, n, Chance::keyFrom(seed, static_cast<uint64_t>(++made)));
            judge_.apply(state_.data(), options_[chosen]);
        }
        // What is over stays as it is for the turns that do not come any more.
        if (judged < tuning_.turns) out.add(judge_.results(state_.data()), static_cast<float>(tuning_.turns - judged));
        out.scale(1.0F / static_cast<float>(std::max(1, tuning_.turns)));
        return true;
    }

private:
    // Where a playout is among the turns.
    struct Now {
        bool asked;  // by the opening of a turn
        int turn;
    };
    // Whether a turn has begun since the last question: by the question that opens one, or by the game's own count.
    bool begins(const Decision& d, Now& now) const {
        const Now was = std::exchange(now, Now{opens(d), game_.turn(state_.data())});
        return tuning_.opening.empty() ? now.turn != was.turn : now.asked && !was.asked;
    }
    bool opens(const Decision& d) const {
        return d.procedure == tuning_.opening && (tuning_.anybodyOpens || d.seat == seatAt(0));
    }

    // By other dice than those that will fall: a player does not know them.
    int best(Seat seat, int n, const ChanceKey& dice) {
        std::copy(state_.begin(), state_.end(), looked_.begin());
        game_.rekey(looked_.data(), dice);
        int out = 0;
        double most = -1;
        for (int i = 0; i < n; ++i) {
            const double worth = judge_.after(looked_.data(), options_[i]).of(seat);
            if (worth <= most) continue;
            most = worth;
            out = i;
        }
        return out;
    }

    const Game& game_;
    const Tuning& tuning_;
    Judge judge_;
    std::vector<std::byte> state_, looked_;
    bool asked_;     // the position to be judged is the opening of a turn itself
    int turn_;       // and the turn it is in
    int first_ = 1;  // at which opening of a turn it is judged for the first time
    Option options_[kMaxOptions];
};

uint32_t roundsFor(size_t options) { return static_cast<uint32_t>(std::bit_width(std::max<size_t>(1, options - 1))); }
// Worlds that each of those who are left meets in a round.
uint32_t worldsFor(uint32_t playouts, uint32_t rounds, size_t left) {
    return std::max(kFewest, playouts / rounds / static_cast<uint32_t>(left));
}

}  // namespace

uint32_t Playouts::planned(size_t options, uint32_t playouts) {
    uint32_t out = 0;
    for (size_t left = options; left > 1; left = (left + 1) / 2)
        out += static_cast<uint32_t>(left) * worldsFor(playouts, roundsFor(options), left);
    return out;
}

Thought Playouts::think(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                        uint32_t playouts, const Tuning& tuning, const std::function<bool()>& stop) {
    const uint64_t seed = seed_ + 0x9e3779b97f4a7c15 * ++thoughts_;
    Line line(game, masked, tuning, seed);
    std::vector<std::byte> world(game.stateSize());
    Thought out;
    for (const Option& o : options) out.moves.push_back({o, 0, 0});
    // Sums while it thinks: who is still in has met every world so far.
    std::vector<size_t> left(options.size());
    std::iota(left.begin(), left.end(), size_t{0});
    std::vector<Results> met;
    uint64_t worlds = 0;
    bool stopped = false;
    std::vector<double> behind(options.size(), 0);
    while (left.size() > 1 && !stopped) {
        const uint32_t each = worldsFor(playouts, roundsFor(options.size()), left.size());
        for (uint32_t k = 0; k < each && !stopped; ++k) {
            if (watcher_) watcher_(out.iterations);
            std::copy(masked, masked + world.size(), world.begin());
            game.resample(world.data(), seat, Chance::keyFrom(seed, ++worlds));
            // A world that not all have met is no comparison.
            met.assign(options.size(), Results{});
            for (const size_t i : left)
                if (!stopped)
                    stopped = !line.after(world.data(), options[i], seed ^ (worlds * 0xd1342543de82ef95), stop, met[i]);
            if (stopped) break;
            for (const size_t i : left) {
                out.moves[i].value += met[i].of(seat);
                ++out.moves[i].visits;
                ++out.iterations;
            }
        }
        std::ranges::stable_sort(left, [&](size_t a, size_t b) { return out.moves[a].value > out.moves[b].value; });
        const SearchMove& first = out.moves[left.front()];
        for (const size_t i : left) behind[i] = (first.value - out.moves[i].value) / std::max(1U, first.visits);
        left.resize((left.size() + 1) / 2);
    }
    // Who was dropped has met fewer worlds, which may have been kinder: what counts is how far it was behind in them.
    const SearchMove& best = out.moves[left.front()];
    const double most = best.value / std::max(1U, best.visits);
    out.best = static_cast<int>(left.front());
    for (size_t i = 0; i < options.size(); ++i) out.moves[i].value = std::max(0.0, most - behind[i]);
    return out;
}

}  // namespace cantina::ai
