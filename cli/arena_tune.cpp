// What evaluators learn: weights that foretell results (`arena tune`), weights that win matches (`arena climb`), and how far
// people can trust what they say (`arena calibrate`).
#include <fmt/format.h>

#include <boost/json.hpp>

#include "cli/arena.h"
#include "cli/command.h"
#include "cli/progress.h"
#include "games/all.h"
#include "match/calibration.h"
#include "match/climb.h"
#include "match/tuning.h"

namespace cantina::cli {

namespace json = boost::json;

match::SelfPlay shippedRun(const Game& game, const std::string& format, uint64_t games, uint64_t seed, int threads) {
    match::SelfPlay run;
    run.pairings = match::shippedPairings(game);
    for (match::Pairing& p : run.pairings) p.setup.format = format;
    match::mixPairings(run.pairings, seed);
    run.games = games;
    run.seed = seed;
    run.threads = threadsFor(threads);
    return run;
}

int oddGames(uint64_t games, Output& out) {
    return out.badUse("--games " + std::to_string(games) + " is an odd number",
                      "Every table is played twice, with the players exchanged: give an even one.");
}

int arenaTune(const ArenaTuneArgs& args, Output& out) {
    MadeGame made = makeGame(args.game, {.toys = false});
    if (made.game == nullptr) return noSuchGame(args.game, out);
    match::SelfPlay run = shippedRun(*made.game, args.format, args.games, args.seed, args.threads);
    run.players = {args.player};
    match::Tuned tuned;
    {
        Progress progress(out, "playing", run.games);
        run.played = [&](uint64_t n) { progress.advance(n); };
        if (auto problem = match::tune(*made.game, run, tuned)) return out.badUse(problem->where + ": " + problem->message);
    }
    using Align = Table::Align;
    Table table{{{.heading = "Aspect", .style = Style::cyan},
                 {"weight now", Align::right},
                 {"fitted", Align::right},
                 {"error", Align::right},
                 {"spread", Align::right}},
                {}};
    json::array list;
    for (const match::TunedAspect& a : tuned.aspects) {
        table.rows.push_back({a.name, std::to_string(a.weight), fmt::format("{:.0f}", a.fitted),
                              fmt::format("{:.0f}", a.error), fmt::format("{:.2f}", a.spread)});
        list.push_back({{"aspect", a.name}, {"weight", a.weight}, {"fitted", a.fitted}, {"error", a.error}});
    }
    out.table(table);
    out.line(fmt::format("{} positions of {} games; on {} that were kept out: {:.4f} bits now, {:.4f} fitted",
                         grouped(tuned.rows), grouped(tuned.games), grouped(tuned.heldOut), tuned.before, tuned.after));
    out.object(json::object{{"positions", tuned.rows},
                            {"games", tuned.games},
                            {"bits_now", tuned.before},
                            {"bits_fitted", tuned.after},
                            {"aspects", std::move(list)}});
    return kSuccess;
}

int arenaClimb(const ArenaClimbArgs& args, Output& out) {
    MadeGame made = makeGame(args.game, {.toys = false});
    if (made.game == nullptr) return noSuchGame(args.game, out);
    if (args.games % 2 != 0) return oddGames(args.games, out);
    match::Climb wish{.run = shippedRun(*made.game, args.format, args.games, args.seed, args.threads),
                      .player = args.player,
                      .pairs = args.pairs};
    using Align = Table::Align;
    json::array steps;
    for (int k = 0; k < args.steps; ++k) {
        std::vector<match::ClimbedAspect> aspects;
        wish.step = static_cast<uint64_t>(k);
        {
            Progress progress(out, fmt::format("step {} of {}", k + 1, args.steps),
                              wish.run.games * static_cast<uint64_t>(args.pairs));
            wish.run.played = [&](uint64_t n) { progress.advance(n); };
            if (auto problem = match::climb(*made.game, wish, aspects))
                return out.badUse(problem->where + ": " + problem->message);
        }
        Table table{{{.heading = "Aspect", .style = Style::cyan},
                     {"weight", Align::right},
                     {"larger wins more by", Align::right},
                     {"error", Align::right},
                     {"next", Align::right}},
                    {}};
        json::array list;
        wish.begin.clear();
        for (const match::ClimbedAspect& a : aspects) {
            table.rows.push_back({a.name, std::to_string(a.from), fmt::format("{:+.1f} %", 100 * a.effect),
                                  fmt::format("{:.1f}", 100 * a.error), std::to_string(a.to)});
            list.push_back({{"aspect", a.name}, {"from", a.from}, {"to", a.to}, {"effect", a.effect}, {"error", a.error}});
            wish.begin.push_back(a.to);
        }
        out.table(table);
        steps.push_back(std::move(list));
    }
    out.line("As a player: " + match::withWeights(args.player, wish.begin));
    out.object(json::object{{"steps", std::move(steps)}, {"player", match::withWeights(args.player, wish.begin)}});
    return kSuccess;
}

int arenaCalibrate(const ArenaCalibrateArgs& args, Output& out) {
    MadeGame made = makeGame(args.game, {.toys = false});
    if (made.game == nullptr) return noSuchGame(args.game, out);
    match::SelfPlay run = shippedRun(*made.game, args.format, args.games, args.seed, args.threads);
    run.players = {args.player};
    match::Calibration c;
    {
        Progress progress(out, "playing", run.games);
        run.played = [&](uint64_t n) { progress.advance(n); };
        if (auto problem = match::calibrate(*made.game, run, static_cast<uint32_t>(args.iterations), c))
            return out.badUse(problem->where + ": " + problem->message);
    }
    using Align = Table::Align;
    Table table{{{.heading = "Told", .style = Style::cyan},
                 {"mean", Align::right},
                 {"won", Align::right},
                 {"positions", Align::right},
                 {"games", Align::right}},
                {}};
    json::array list;
    for (size_t i = 0; i < c.tenths.size(); ++i) {
        const match::TenthTold& t = c.tenths[i];
        if (t.positions == 0) continue;
        const double won = static_cast<double>(t.won) / static_cast<double>(t.positions);
        table.rows.push_back({fmt::format("{} to {} %", 10 * i, 10 * i + 10), fmt::format("{:.1f} %", 100 * t.told),
                              fmt::format("{:.1f} %", 100 * won), grouped(t.positions), grouped(t.games)});
        list.push_back({{"from", 10 * i}, {"told", t.told}, {"won", won}, {"positions", t.positions}, {"games", t.games}});
    }
    out.table(table);
    out.line(fmt::format("{} positions of {} games; trust now {:.2f}, fitted {:.2f}; lean now {:+.2f}, fitted {:+.2f}",
                         grouped(c.positions), grouped(c.games), c.now.trust, c.fitted.trust, c.now.lean, c.fitted.lean));
    out.line(fmt::format("On games that were kept out: {:.4f} bits as the search says, {:.4f} as told now, {:.4f} fitted",
                         c.bitsPlain, c.bitsNow, c.bitsFitted));
    out.object(json::object{{"positions", c.positions},
                            {"games", c.games},
                            {"trust", c.now.trust},
                            {"lean", c.now.lean},
                            {"trust_fitted", c.fitted.trust},
                            {"lean_fitted", c.fitted.lean},
                            {"bits_plain", c.bitsPlain},
                            {"bits_now", c.bitsNow},
                            {"bits_fitted", c.bitsFitted},
                            {"tenths", std::move(list)}});
    return kSuccess;
}

}  // namespace cantina::cli
