// How strong the players are: `arena strength`, `arena table`.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <map>

#include "cli/arena.h"
#include "cli/command.h"
#include "cli/progress.h"
#include "games/all.h"
#include "kernel/decks.h"
#include "match/arena.h"
#include "match/selfplay.h"

namespace cantina::cli {
namespace {

namespace json = boost::json;

struct Strength {
    std::string game, a, b;
    uint64_t games = 0, wins = 0, draws = 0, seed = 0;
    std::string part = {};     // "2/5": of the run with that seed; empty: all of it
    std::string program = {};  // whose rules, cards and players these are, as a number; empty: was not written down
    std::string says() const {
        const match::Interval w = match::wilson(wins, games);
        return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100.0 * static_cast<double>(wins) / static_cast<double>(games),
                           100 * w.low, 100 * w.high);
    }
};

json::object asObject(const Strength& s) {
    const match::Interval w = match::wilson(s.wins, s.games);
    json::object out{{"game", s.game},   {"a", s.a},         {"b", s.b},
                     {"games", s.games}, {"a_wins", s.wins}, {"b_wins", s.games - s.wins - s.draws},
                     {"draws", s.draws}, {"low", w.low},     {"high", w.high},
                     {"seed", s.seed}};
    if (!s.part.empty()) out["part"] = s.part;
    if (!s.program.empty()) out["program"] = s.program;
    return out;
}

// What a run file has as its signatures (match/arena.h), of the shipped decks.
std::string programOf(const Game& game, const std::string& format) {
    match::ArenaPlan plan{.game = std::string(game.name()), .format = format, .player = {}, .names = {}, .decks = {}};
    for (const ShippedDeck& d : shippedDecks(game.name())) {
        plan.names.push_back(d.file);
        plan.decks.push_back(d.deck);
    }
    const uint64_t trial = match::trialOf(game, plan, match::arenaPairings(game, plan));
    return fmt::format("{:016x}", 31 * game.signature() + trial);
}

// A result per line; a line that is none is an error, since a table must not leave anything out silently.
bool readStrengths(const std::string& path, std::vector<Strength>& out, std::string& error) {
    std::ifstream in(path);
    if (!in) return error = "cannot read " + path, false;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        if (line.empty()) continue;
        boost::system::error_code bad;
        const json::value v = json::parse(line, bad);
        try {
            if (bad) throw std::runtime_error(bad.message());
            const json::object& o = v.as_object();
            const auto text = [&](const char* key) { return std::string(o.at(key).as_string()); };
            const auto count = [&](const char* key) { return o.at(key).to_number<uint64_t>(); };
            out.push_back(
                {text("game"), text("a"), text("b"), count("games"), count("a_wins"), count("draws"), count("seed")});
            if (o.contains("part")) out.back().part = text("part");
            if (o.contains("program")) out.back().program = text("program");
            if (out.back().games == 0) throw std::runtime_error("no games");
        } catch (const std::exception& e) {
            return error = fmt::format("{} line {} is no result of `arena strength`: {}", path, number, e.what()), false;
        }
    }
    return true;
}

// Runs of the same two players with other seeds are other games: they count together. The same seed again would be the same
// games again, unless they are two parts of one run; games of another version of the program are those of other players.
struct Pooled {
    Strength sum;
    std::vector<uint64_t> seeds;
    std::vector<Strength> runs;

    bool overlaps(const Strength& s) const {
        return std::ranges::any_of(runs, [&](const Strength& r) {
            const auto cut = [](const Strength& x) { return x.part.substr(x.part.find('/') + 1); };
            return r.seed == s.seed && (r.part == s.part || cut(r) != cut(s));
        });
    }
};
bool pool(const std::vector<Strength>& all, std::vector<Pooled>& out, std::string& error) {
    for (const Strength& s : all) {
        const auto same = [&](const Pooled& p) { return p.sum.game == s.game && p.sum.a == s.a && p.sum.b == s.b; };
        auto at = std::ranges::find_if(out, same);
        if (at == out.end()) at = out.insert(at, Pooled{.sum = {s.game, s.a, s.b}, .seeds = {}, .runs = {}});
        if (!at->runs.empty() && at->runs[0].program != s.program)
            return error = fmt::format("{}: {} against {} was measured with two versions of the program (seeds {} and {})",
                                       s.game, s.a, s.b, at->runs[0].seed, s.seed),
                   false;
        if (at->overlaps(s))
            return error = fmt::format("{}: {} against {} is there twice with the seed {}", s.game, s.a, s.b, s.seed), false;
        at->sum.games += s.games;
        at->sum.wins += s.wins;
        at->sum.draws += s.draws;
        if (std::ranges::find(at->seeds, s.seed) == at->seeds.end()) at->seeds.push_back(s.seed);
        at->runs.push_back(s);
    }
    return true;
}

}  // namespace

int arenaStrength(const ArenaStrengthArgs& args, Output& out) {
    MadeGame made = makeGame(args.game, {.toys = false});
    if (made.game == nullptr) return noSuchGame(args.game, out);
    if (args.games % 2 != 0) return oddGames(args.games, out);
    match::SelfPlay run = shippedRun(*made.game, args.format, args.games, args.seed, args.threads);
    run.players = {args.a, args.b};
    run.exchange = true;
    Shard shard;
    if (!readShard(args.shard, shard)) return noSuchPart(args.shard, out);
    // Both games of a table are in the same part.
    run.wanted = [&](uint64_t n) { return shard.has(n / 2); };
    match::Tally t;
    {
        Progress progress(out, "playing", 2 * shard.countOf(run.games / 2));
        run.played = [&](uint64_t n) { progress.advance(n); };
        if (auto problem = match::selfPlay(*made.game, run, t)) return out.badUse(problem->where + ": " + problem->message);
    }
    t.playerWins.resize(2);
    if (t.games == 0)
        return out.badUse("there is no game in part " + args.shard + " of " + std::to_string(run.games) + " games",
                          "Cut the run into fewer parts.");
    // A game that did not end is nobody's, and no draw either: a share of wins over such games means nothing.
    if (t.faults + t.unfinished > 0)
        return out.fail(fmt::format("{} of {} games did not end; nothing is counted", t.faults + t.unfinished, t.games),
                        "That is a mistake in the rules or in a player: please report it with this command.");
    const Strength s{args.game, args.a,          args.b,
                     t.games,   t.playerWins[0], t.games - t.playerWins[0] - t.playerWins[1],
                     args.seed, args.shard,      programOf(*made.game, args.format)};
    if (!args.into.empty()) {
        std::ofstream file(args.into, std::ios::app);
        file << json::serialize(asObject(s)) << '\n';
        if (!file.flush())
            return out.fail("cannot write " + args.into, "See that its folder is there and that there is room on the disk.");
    }
    if (out.json())
        out.object(asObject(s));
    else
        out.line(fmt::format("{}: {} beats {} in {} of {} games: {}; {} draws", s.game, s.a, s.b, grouped(s.wins),
                             grouped(s.games), s.says(), grouped(s.draws)));
    return kSuccess;
}

int arenaTable(const ArenaTableArgs& args, Output& out) {
    std::vector<Strength> all;
    std::string error;
    if (!readStrengths(args.file, all, error))
        return out.fail(error, "`cantina arena strength --into FILE` writes such a file.");
    std::vector<Pooled> pooled;
    if (!pool(all, pooled, error))
        return out.fail(error, "Leave one of the two out: the same games, or other players', do not add up.");
    out.line("# How strong the computer plays\n");
    out.line(
        "Printed by `cantina arena table`; each line was measured by `cantina arena strength` over all pairs of shipped "
        "decks,");
    out.line(
        "every table twice with the same seed and the players exchanged. Draws count as not won; the interval is Wilson's "
        "for 95 %.");
    out.line(
        "A run that is too short for all pairs takes some; where a line names several seeds, that many runs count "
        "together.");
    out.line(
        "What is marked *earlier* was played by players, cards or decks that have changed since: tools/strength plays it "
        "anew.");
    out.line("How the players think and what they do badly: [ai.md](ai.md).\n");
    out.line("| game | player | against | games | won | draws | seeds |\n| --- | --- | --- | ---: | ---: | ---: | ---: |");
    std::map<std::string, std::string> programs;
    for (const auto& [s, seeds, runs] : pooled) {
        const auto [now, fresh] = programs.try_emplace(s.game);
        if (fresh)
            if (const MadeGame made = makeGame(s.game, {.toys = false}); made.game != nullptr)
                now->second = programOf(*made.game, {});
        out.line(fmt::format("| {} | {} | {} | {} | {} | {} | {}{} |", s.game, s.a, s.b, grouped(s.games), s.says(),
                             grouped(s.draws), fmt::join(seeds, ", "), runs[0].program == now->second ? "" : ", *earlier*"));
    }
    return kSuccess;
}

}  // namespace cantina::cli
