#include "match/calibration.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "ai/search.h"
#include "match/surprise.h"

namespace cantina::match {
namespace {

constexpr double kSettled = 1e-3;  // nearer to 0 or 1 than that the search has seen the end
constexpr double kMost = 10;       // a trust above this, or below its inverse, would be no fit any more

double logitOf(double expected) {
    const double e = std::clamp(expected, kSettled, 1 - kSettled);
    return std::log(e / (1 - e));
}

double meanBits(const std::vector<Told>& told, const Trust& trust) {
    const ai::Tuning tuning{.trust = trust.trust, .lean = trust.lean};
    double sum = 0;
    for (const Told& t : told) sum += bits(ai::chanceToTell(t.expected, t.seat, tuning), t.won);
    return told.empty() ? 0 : sum / static_cast<double>(told.size());
}

std::array<TenthTold, 10> tenthsOf(const std::vector<Told>& told, const ai::Tuning& tuning) {
    std::array<TenthTold, 10> out;
    std::array<uint64_t, 10> last;
    last.fill(UINT64_MAX);
    for (const Told& t : told) {
        const double chance = ai::chanceToTell(t.expected, t.seat, tuning);
        const auto at = std::min<size_t>(9, static_cast<size_t>(10 * chance));
        TenthTold& tenth = out[at];
        ++tenth.positions;
        tenth.games += last[at] != t.game ? 1 : 0;
        last[at] = t.game;
        tenth.won += t.won ? 1 : 0;
        tenth.told += chance;
    }
    for (TenthTold& t : out) t.told /= std::max<double>(1, static_cast<double>(t.positions));
    return out;
}

}  // namespace

// Newton's method for two numbers. A step is no longer than one: far from the best it would leap over it.
Trust fitTrust(const std::vector<Told>& told, bool sides) {
    Trust out;
    for (int round = 0; round < 50; ++round) {
        double slopeTrust = 0, slopeLean = 0, trust = 1e-9, both = 0, lean = 1e-9;
        for (const Told& t : told) {
            const double x = logitOf(t.expected), side = t.seat.index() == 0 ? 1 : -1;
            const double p = chanceOf(out.trust * x + out.lean * side), miss = (t.won ? 1.0 : 0.0) - p, steep = p * (1 - p);
            slopeTrust += x * miss;
            slopeLean += side * miss;
            trust += x * x * steep;
            both += x * side * steep;
            lean += steep;
        }
        if (!sides) both = slopeLean = 0;
        const double size = trust * lean - both * both;
        if (size <= 0) break;
        const double moveTrust = std::clamp((lean * slopeTrust - both * slopeLean) / size, -1.0, 1.0);
        const double moveLean = std::clamp((trust * slopeLean - both * slopeTrust) / size, -1.0, 1.0);
        out.trust = std::clamp(out.trust + moveTrust, 1 / kMost, kMost);
        out.lean = std::clamp(out.lean + moveLean, -kMost, kMost);
        if (std::abs(moveTrust) + std::abs(moveLean) < 1e-9) break;
    }
    return out;
}

std::optional<Problem> calibrate(const Game& game, const SelfPlay& asked, uint32_t iterations, Calibration& out) {
    const ai::Tuning& tuning = ai::tuningOf(game.name());
    SelfPlay run = asked;
    run.says = [&](const std::byte* masked, Seat seat, const std::vector<Option>& options, uint64_t seed) {
        const ai::Thought t = ai::Search(seed).think(game, masked, seat, options, iterations, tuning);
        return t.moves[static_cast<size_t>(t.best)].value;
    };
    std::map<uint64_t, std::vector<Told>> byGame;  // in their order, whoever played them
    run.record = [&](const GameRecord& r) {
        if (r.fault || (r.winners & (r.winners - 1)) != 0 || r.winners == 0) return;
        for (const SaidChance& s : r.said)
            byGame[r.number].push_back({r.number, s.seat, s.chance, ((r.winners >> s.seat.index()) & 1) != 0});
    };
    Tally tally;
    if (auto problem = selfPlay(game, run, tally)) return problem;
    std::vector<Told> all, learnt, kept;
    for (const auto& [number, told] : byGame) {
        all.insert(all.end(), told.begin(), told.end());
        std::vector<Told>& part = number % kKeptOut == 0 ? kept : learnt;
        part.insert(part.end(), told.begin(), told.end());
    }
    if (kept.empty() || learnt.empty())
        return Problem{"games", "too few games came to an end that can be learned from: play more", ""};
    out.games = byGame.size();
    out.positions = all.size();
    const bool sides = game.seatFor(run.pairings[0].setup.decks[0]) >= 0;
    out.now = {tuning.trust, tuning.lean};
    out.fitted = fitTrust(learnt, sides);
    out.bitsPlain = meanBits(kept, {});
    out.bitsNow = meanBits(kept, out.now);
    out.bitsFitted = meanBits(kept, out.fitted);
    out.tenths = tenthsOf(all, tuning);
    return std::nullopt;
}

}  // namespace cantina::match
