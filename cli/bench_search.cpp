// `cantina bench --search N`: how fast the computer thinks, and what it spends its time on.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <chrono>
#include <ctime>

#include "ai/search.h"
#include "cli/bench.h"
#include "cli/bench_positions.h"
#include "cli/command.h"
#include "games/all.h"

namespace cantina::cli {
namespace {

double cpuSeconds() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

// What a stopwatch itself adds to each thing it measures.
double secondsOfALap() {
    constexpr int kLaps = 200'000;
    ai::Stopwatch watch;
    for (int i = 0; i < kLaps; ++i) const ai::Stopwatch::Lap lap(&watch, &ai::Stopwatch::rules);
    return watch.rules / kLaps;
}

struct Figures {
    double perSecond = 0, options = 0, nodes = 0, rules = 0, resampling = 0, evaluation = 0;
    size_t positions = 0;
};

Figures measure(const Game& game, const std::vector<ThinkingPosition>& positions, uint32_t iterations, double seconds,
                double lap) {
    Figures f;
    double spent = 0, watched = 0;
    uint64_t made = 0;
    ai::Stopwatch watch;
    ai::Search search(1);
    for (const ThinkingPosition& p : positions) {
        if (spent > seconds) break;
        ++f.positions;
        f.options += static_cast<double>(p.options.size());
        // First without a stopwatch, which would slow it down, then with one. `tells`: all iterations are made.
        for (ai::Stopwatch* w : {static_cast<ai::Stopwatch*>(nullptr), &watch}) {
            search.timeWith(w);
            const double start = cpuSeconds();
            const auto began = std::chrono::steady_clock::now();
            const ai::Thought t =
                search.think(game, p.masked.data(), p.seat, p.options, iterations, ai::tuningOf(game.name()), {}, true);
            if (w != nullptr) {  // shares are of the same clock that the stopwatch reads
                watched += std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
                continue;
            }
            spent += cpuSeconds() - start;
            made += t.iterations;
            f.nodes += t.nodes;
        }
    }
    const double own = static_cast<double>(watch.laps) * lap, all = watched - 2 * own;
    const double n = static_cast<double>(std::max<size_t>(1, f.positions));
    f.perSecond = static_cast<double>(made) / spent;
    f.options /= n;
    f.nodes /= n;
    // The laps of the rules are by far the most: what they add is taken off there.
    f.rules = (watch.rules - own) / all;
    f.resampling = watch.resampling / all;
    f.evaluation = watch.evaluation / all;
    return f;
}

}  // namespace

int benchSearch(const BenchArgs& args, Output& out) {
    std::vector<std::string> names = args.games;
    if (names.empty())
        for (std::string_view n : gameNames()) names.emplace_back(n);
    using Align = Table::Align;
    Table table{{{.heading = "Game", .style = Style::cyan},
                 {"iterations/s", Align::right},
                 {"options", Align::right},
                 {"nodes", Align::right},
                 {"rules", Align::right},
                 {"resampling", Align::right},
                 {"evaluation", Align::right},
                 {"tree", Align::right},
                 {"positions", Align::right}},
                {}};
    boost::json::object all;
    const double lap = secondsOfALap();
    for (const std::string& name : names) {
        MadeGame made = makeGame(name, {.toys = false});
        if (made.game == nullptr) return out.badUse("there is no game '" + name + "'", "Games: destiny, ccg, tcg, lcg.");
        std::vector<ThinkingPosition> positions;
        walkGames(*made.game, "random", 100, 24, [&](const ThinkingPosition& p) {
            positions.push_back(p);
            return positions.size() < 400;
        });
        if (positions.empty()) return out.fail(name + ": no position to think about");
        const Figures f = measure(*made.game, positions, args.search, args.seconds, lap);
        const auto percent = [](double x) { return fmt::format("{:.0f} %", 100 * x); };
        const double tree = 1 - f.rules - f.resampling - f.evaluation;
        table.rows.push_back({name, grouped(static_cast<uint64_t>(f.perSecond)), fmt::format("{:.1f}", f.options),
                              grouped(static_cast<uint64_t>(f.nodes)), percent(f.rules), percent(f.resampling),
                              percent(f.evaluation), percent(tree), grouped(f.positions)});
        all[name] = boost::json::object{
            {"iterations_per_s", f.perSecond}, {"options", f.options},       {"nodes", f.nodes}, {"rules", f.rules},
            {"resampling", f.resampling},      {"evaluation", f.evaluation}, {"tree", tree},     {"positions", f.positions}};
    }
    out.table(table);
    out.object(all);
    return kSuccess;
}

}  // namespace cantina::cli
