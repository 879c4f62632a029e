#include "match/tuning.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "match/surprise.h"

namespace cantina::match {
namespace {

constexpr double kPull = 5.0;      // towards zero, in rows: an aspect that hardly ever differs gets no wild weight
constexpr size_t kMostNoted = 80;  // positions of one game, about
constexpr int kMostRounds = 30;    // Newton's method needs about eight

// Solves a symmetric positive system in place by Cholesky's method and leaves the inverse's diagonal in `variance`.
bool solve(std::vector<std::vector<double>> a, std::vector<double>& b, std::vector<double>& variance) {
    const size_t n = b.size();
    for (size_t j = 0; j < n; ++j) {
        for (size_t k = 0; k < j; ++k) a[j][j] -= a[j][k] * a[j][k];
        if (a[j][j] <= 0) return false;
        a[j][j] = std::sqrt(a[j][j]);
        for (size_t i = j + 1; i < n; ++i) {
            for (size_t k = 0; k < j; ++k) a[i][j] -= a[i][k] * a[j][k];
            a[i][j] /= a[j][j];
        }
    }
    const auto forwardAndBack = [&](std::vector<double>& x) {
        for (size_t i = 0; i < n; ++i) {
            for (size_t k = 0; k < i; ++k) x[i] -= a[i][k] * x[k];
            x[i] /= a[i][i];
        }
        for (size_t i = n; i-- > 0;) {
            for (size_t k = i + 1; k < n; ++k) x[i] -= a[k][i] * x[k];
            x[i] /= a[i][i];
        }
    };
    forwardAndBack(b);
    variance.assign(n, 0);
    for (size_t i = 0; i < n; ++i) {
        std::vector<double> unit(n, 0);
        unit[i] = 1;
        forwardAndBack(unit);
        variance[i] = unit[i];
    }
    return true;
}

double scored(const std::vector<double>& w, const std::vector<float>& x) {
    double sum = 0;
    for (size_t i = 0; i < w.size(); ++i) sum += w[i] * static_cast<double>(x[i]);
    return sum;
}

// Logistic regression by Newton's method; no constant, since a position and its mirror image must add up to nothing.
// Aspects that are `held` keep the weight 0.
std::vector<double> fit(const std::vector<TuningRow>& rows, const std::vector<double>& spread, const std::vector<bool>& held,
                        std::vector<double>& variance) {
    const size_t n = spread.size();
    std::vector<double> w(n, 0);
    for (int round = 0; round < kMostRounds; ++round) {
        std::vector<std::vector<double>> curve(n, std::vector<double>(n, 0));
        std::vector<double> slope(n, 0);
        for (const TuningRow& r : rows) {
            if (r.game % kKeptOut == 0) continue;
            const double p = chanceOf(scored(w, r.amounts)), miss = (r.won ? 1.0 : 0.0) - p, steep = p * (1 - p);
            for (size_t i = 0; i < n; ++i) {
                if (r.amounts[i] == 0) continue;
                slope[i] += miss * static_cast<double>(r.amounts[i]);
                for (size_t k = 0; k <= i; ++k) curve[i][k] += steep * static_cast<double>(r.amounts[i] * r.amounts[k]);
            }
        }
        for (size_t i = 0; i < n; ++i) {
            const double pull = kPull * std::max(spread[i] * spread[i], 1e-6);
            curve[i][i] += pull;
            slope[i] -= pull * w[i];
            if (!held[i]) continue;
            for (size_t k = 0; k < i; ++k) curve[i][k] = 0;
            for (size_t k = i + 1; k < n; ++k) curve[k][i] = 0;
            slope[i] = 0;
        }
        if (!solve(curve, slope, variance)) break;
        double moved = 0;
        for (size_t i = 0; i < n; ++i) {
            w[i] += slope[i];
            moved = std::max(moved, std::abs(slope[i]) * spread[i]);
        }
        if (moved < 1e-6) break;
    }
    return w;
}

// An aspect is something that a player would rather have, or, where its weight is below zero now, rather not. Where it comes
// out the other way round beside others that say nearly the same, a search that follows the weight throws away what it has:
// the worst such aspect is held at zero and the rest fitted again.
std::vector<double> fitWithSigns(const std::vector<TuningRow>& rows, const std::vector<double>& spread,
                                 const std::vector<double>& now, std::vector<double>& variance) {
    std::vector<bool> held(spread.size(), false);
    for (;;) {
        std::vector<double> w = fit(rows, spread, held, variance);
        size_t worst = 0;
        double least = 0;
        for (size_t i = 0; i < w.size(); ++i)
            if (const double right = (now[i] < 0 ? -w[i] : w[i]) * spread[i]; right < least) {
                least = right;
                worst = i;
            }
        if (least >= 0) return w;
        held[worst] = true;
    }
}

}  // namespace

std::optional<Problem> tune(const Game& game, const SelfPlay& asked, Tuned& out) {
    SelfPlay run = asked;
    std::map<uint64_t, std::vector<TuningRow>> byGame;  // in their order, whoever played them
    run.record = [&](const GameRecord& r) {
        if (r.fault || (r.winners != 1 && r.winners != 2)) return;
        std::vector<TuningRow>& rows = byGame[r.number];
        // A set-up is no fight yet: who has put down more of his cards says nothing.
        // And a long game has no more to say than a short one.
        for (size_t k = r.noted.size() / 5; k < r.noted.size(); k += 1 + r.noted.size() / kMostNoted) {
            const std::vector<int>& amounts = r.noted[k];
            TuningRow& row = rows.emplace_back(TuningRow{r.number, {amounts.begin(), amounts.end()}, r.winners == 1});
            // What changed since the game began: what a deck begins with says how good the deck is, not the move.
            for (size_t i = 0; i < amounts.size(); ++i) row.amounts[i] -= static_cast<float>(r.noted.front()[i]);
        }
    };
    run.notes = true;
    Tally tally;
    if (auto problem = selfPlay(game, run, tally)) return problem;
    std::vector<TuningRow> rows;
    for (auto& [number, some] : byGame) rows.insert(rows.end(), some.begin(), some.end());
    if (rows.empty()) return Problem{"games", "no game came to an end that can be learned from", ""};
    out.games = byGame.size();
    out.rows = rows.size();

    std::vector<std::byte> state(game.stateSize());
    if (auto problem = game.create(run.pairings[0].setup, state.data())) return problem;
    const std::vector<Aspect> aspects = game.aspects(state.data(), seatAt(0));
    const size_t n = aspects.size();
    std::vector<double> spread(n, 0), now(n, 0), variance;
    for (const TuningRow& r : rows)
        for (size_t i = 0; i < n; ++i) spread[i] += static_cast<double>(r.amounts[i] * r.amounts[i]);
    for (size_t i = 0; i < n; ++i) {
        spread[i] = std::sqrt(spread[i] / static_cast<double>(rows.size()));
        now[i] = aspects[i].weight / 1000.0;
    }
    const std::vector<double> w = fitWithSigns(rows, spread, now, variance);
    for (const TuningRow& r : rows) {
        if (r.game % kKeptOut != 0) continue;
        ++out.heldOut;
        out.before += bits(chanceOf(scored(now, r.amounts)), r.won);
        out.after += bits(chanceOf(scored(w, r.amounts)), r.won);
    }
    const double tested = std::max<double>(1, static_cast<double>(out.heldOut));
    out.before /= tested;
    out.after /= tested;
    for (size_t i = 0; i < n; ++i)
        out.aspects.push_back({std::string(aspects[i].name), aspects[i].weight, 1000 * w[i],
                               1000 * std::sqrt(variance.empty() ? 0 : variance[i]), spread[i]});
    return std::nullopt;
}

}  // namespace cantina::match
