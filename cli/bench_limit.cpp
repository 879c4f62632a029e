// `cantina bench --limit MS`: how well the computer keeps to a limit in the positions where that is hardest.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <ctime>

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

// The time of this thread on its core, in milliseconds.
double threadMs() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_nsec) * 1e-6;
}

constexpr int kLate = 20;  // ms after the limit: what a person who waits does not notice

struct Hard {
    double ms;  // of a few iterations: between two of them nobody looks at the clock
    ThinkingPosition position;
};

// So much that only the clock can end it. Where the strongest level makes playouts after its tree, both have to stop.
// Between two looks at the clock lies an iteration of the tree, or a decision of a playout: a few of them tell where that
// takes longest.
struct Way {
    const char* name;
    const char* player;
    const char* few;
};
constexpr Way kTree{"tree", "search:10000000", "search:3"},
    kPlayouts{"playouts", "playouts:10000000/tree=0.0000001", "playouts:1/tree=1/longest=3"};

// Of two looks the shorter: what the machine did meanwhile is not the position's fault.
double thinkingMs(const Game& game, const Way& way, const ThinkingPosition& p) {
    double least = 0;
    for (int look = 0; look < 2; ++look) {
        const auto player = ai::makePlayer(way.few, 1);
        const double start = threadMs();
        (void)player->choose(game, p.masked.data(), p.seat, p.options);
        const double ms = threadMs() - start;
        least = look == 0 ? ms : std::min(least, ms);
    }
    return least;
}

// The positions in which a few steps of this way of thinking take longest: half of those that are looked at are of random
// games, which go anywhere, and half of games between players who want to win.
std::vector<Hard> worstOf(const Game& game, const Way& way, uint32_t decisions) {
    const size_t kept = std::min<size_t>(50, decisions);
    const size_t lookedAt = 40 * kept;  // of each kind
    std::vector<Hard> worst;
    for (const char* who : {"random", "greedy"}) {
        size_t looked = 0;
        walkGames(game, who, 1000, 4, [&](const ThinkingPosition& p) {
            const double ms = thinkingMs(game, way, p);
            if (worst.size() < kept || ms > worst.back().ms) {
                const auto at = std::find_if(worst.begin(), worst.end(), [&](const Hard& h) { return h.ms < ms; });
                worst.insert(at, {ms, p});
                if (worst.size() > kept) worst.pop_back();
            }
            return ++looked < lookedAt;
        });
    }
    return worst;
}

struct Times {
    std::vector<double> ms;  // sorted
    double options = 0;      // on the average
    double at(double share) const {
        return ms[std::min(ms.size() - 1, static_cast<size_t>(share * static_cast<double>(ms.size())))];
    }
};
Times timesOf(const Game& game, const std::vector<Hard>& worst, const Way& way, const BenchArgs& args) {
    Times out;
    for (uint32_t i = 0; i < args.decisions; ++i) {
        // A player of its own each time: who met the position before might leave out what it has done there (ai/habit.h).
        const auto player = ai::makePlayer(way.player, i + 1);
        const ThinkingPosition& p = worst[i % worst.size()].position;
        out.options += static_cast<double>(p.options.size()) / args.decisions;
        const auto start = Clock::now();
        player->hurry([&] { return msSince(start) >= args.limit; });
        (void)player->choose(game, p.masked.data(), p.seat, p.options);
        out.ms.push_back(msSince(start));
    }
    std::sort(out.ms.begin(), out.ms.end());
    return out;
}

}  // namespace

int benchLimit(const BenchArgs& args, Output& out) {
    std::vector<std::string> names = args.games;
    if (names.empty())
        for (std::string_view n : gameNames()) names.emplace_back(n);
    using Align = Table::Align;
    Table table{{{.heading = "Game", .style = Style::cyan},
                 {"thinks by"},
                 {"limit ms", Align::right},
                 {"decisions", Align::right},
                 {"p50 ms", Align::right},
                 {"p99 ms", Align::right},
                 {"p100 ms", Align::right},
                 {"options", Align::right}},
                {}};
    boost::json::object all;
    int late = 0;
    for (const std::string& name : names) {
        MadeGame made = makeGame(name, {.toys = false});
        if (made.game == nullptr) return out.badUse("there is no game '" + name + "'", "Games: destiny, ccg, tcg, lcg.");
        std::vector<Way> ways{kTree};
        if (ai::tuningOf(name).playouts > 0) ways.push_back(kPlayouts);
        boost::json::object ofGame;
        for (const Way& way : ways) {
            const std::vector<Hard> worst = worstOf(*made.game, way, args.decisions);
            if (worst.empty()) return out.fail(name + ": no position to think about");
            const Times t = timesOf(*made.game, worst, way, args);
            late += t.ms.back() > args.limit + kLate ? 1 : 0;
            const auto ms = [](double x) { return fmt::format("{:.1f}", x); };
            table.rows.push_back({name, way.name, std::to_string(args.limit), grouped(t.ms.size()), ms(t.at(0.5)),
                                  ms(t.at(0.99)), ms(t.ms.back()), ms(t.options)});
            ofGame[way.name] = boost::json::object{{"limit_ms", args.limit},
                                                   {"decisions", t.ms.size()},
                                                   {"p50_ms", t.at(0.5)},
                                                   {"p99_ms", t.at(0.99)},
                                                   {"p100_ms", t.ms.back()}};
        }
        all[name] = std::move(ofGame);
    }
    out.table(table);
    out.object(all);
    if (late > 0)
        return out.fail(fmt::format("an answer came more than {} ms after the limit", kLate),
                        "On a machine that does something else meanwhile this may be the machine's fault: try again alone.");
    return kSuccess;
}

}  // namespace cantina::cli
