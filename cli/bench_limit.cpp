// `cantina bench --limit MS`: how well the computer keeps to a limit in the positions where that is hardest.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>

#include "ai/player.h"
#include "ai/search.h"
#include "cli/bench.h"
#include "cli/bench_positions.h"
#include "cli/command.h"
#include "games/all.h"

namespace cantina::cli {
namespace {

using Clock = std::chrono::steady_clock;
double msSince(Clock::time_point start) { return std::chrono::duration<double, std::milli>(Clock::now() - start).count(); }

struct Hard {
    double ms;  // of a few iterations: between two of them nobody looks at the clock
    ThinkingPosition position;
};

// The positions of random games in which a few iterations take longest.
std::vector<Hard> worstOf(const Game& game) {
    constexpr size_t kKept = 50;
    constexpr int kLooked = 4000;
    std::vector<Hard> worst;
    int looked = 0;
    ai::Search search(1);
    walkRandomGames(game, match::shippedPairings(game), 1000, 4, [&](const ThinkingPosition& p) {
        const auto start = Clock::now();
        (void)search.think(game, p.masked.data(), p.seat, p.options, 3, ai::tuningOf(game.name()));
        const double ms = msSince(start);
        if (worst.size() < kKept || ms > worst.back().ms) {
            const auto at = std::find_if(worst.begin(), worst.end(), [&](const Hard& h) { return h.ms < ms; });
            worst.insert(at, {ms, p});
            if (worst.size() > kKept) worst.pop_back();
        }
        return ++looked < kLooked;
    });
    return worst;
}

}  // namespace

int benchLimit(const BenchArgs& args, Output& out) {
    std::vector<std::string> names = args.games;
    if (names.empty())
        for (std::string_view n : gameNames()) names.emplace_back(n);
    using Align = Table::Align;
    Table table{{{.heading = "Game", .style = Style::cyan},
                 {"limit ms", Align::right},
                 {"decisions", Align::right},
                 {"p50 ms", Align::right},
                 {"p99 ms", Align::right},
                 {"p100 ms", Align::right},
                 {"options", Align::right}},
                {}};
    boost::json::object all;
    for (const std::string& name : names) {
        MadeGame made = makeGame(name, {.toys = false});
        if (made.game == nullptr) return out.badUse("there is no game '" + name + "'", "Games: destiny, ccg, tcg, lcg.");
        const std::vector<Hard> worst = worstOf(*made.game);
        if (worst.empty()) return out.fail(name + ": no position to think about");
        std::vector<double> times;
        double options = 0;
        // So many iterations that only the clock can end it.
        const auto player = ai::makePlayer("search:10000000", 1);
        for (uint32_t i = 0; i < args.decisions; ++i) {
            const ThinkingPosition& p = worst[i % worst.size()].position;
            options += static_cast<double>(p.options.size());
            const auto start = Clock::now();
            player->hurry([&] { return msSince(start) >= args.limit; });
            (void)player->choose(*made.game, p.masked.data(), p.seat, p.options);
            times.push_back(msSince(start));
        }
        std::sort(times.begin(), times.end());
        const auto at = [&](double share) {
            return times[std::min(times.size() - 1, static_cast<size_t>(share * static_cast<double>(times.size())))];
        };
        const auto ms = [](double x) { return fmt::format("{:.1f}", x); };
        table.rows.push_back({name, std::to_string(args.limit), grouped(times.size()), ms(at(0.5)), ms(at(0.99)),
                              ms(times.back()), ms(options / static_cast<double>(times.size()))});
        all[name] = boost::json::object{{"limit_ms", args.limit},
                                        {"decisions", times.size()},
                                        {"p50_ms", at(0.5)},
                                        {"p99_ms", at(0.99)},
                                        {"p100_ms", times.back()}};
    }
    out.table(table);
    out.object(all);
    return kSuccess;
}

}  // namespace cantina::cli
