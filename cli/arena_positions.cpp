// A position is a scenario whose last word is that somebody has won: its `given` is the puzzle, its steps are one solution.
// The player under test gets the table as that seat sees it and new dice, not those of the solution; the other seats are
// played by `greedy`. It has solved the position when the game ends with its win before its turn does.
#include "cli/arena_positions.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <boost/json.hpp>
#include <map>
#include <memory>
#include <optional>

#include "ai/player.h"
#include "cli/arena.h"
#include "cli/command.h"
#include "cli/progress.h"
#include "games/all.h"
#include "match/threads.h"
#include "scenario/reading.h"
#include "scenario/scenario.h"

namespace cantina::cli {
namespace {

using scenario::Scenario;

constexpr int kMostDecisions = 2000;  // of one attempt; no turn takes as many
constexpr uint64_t kDice = 7;         // stream
constexpr const char* kOpponent = "greedy";

// Who is to win: expect { table, winner = "p1" }.
Seat winnerOf(const Scenario& s) {
    for (const Tree& step : s.steps)
        if (step.isWord("expect") && !step.items.empty())
            if (const Tree* w = step.items[0].field("winner"); w != nullptr && w->text.size() == 2 && w->text[0] == 'p')
                return seatAt(w->text[1] - '1');
    return kNobody;
}

struct Attempt {
    bool solved = false;
    std::vector<std::string> moves;  // of everybody, in words
};

class Attempts {
public:
    // The dice of the solution are not to be relied on.
    Attempts(const Game& game, const Scenario& s, Seat solver) : game_(game), given_(s.given), solver_(solver) {
        std::erase_if(given_.fields, [](const TreeField& f) { return f.first == "chance"; });
    }

    // A problem with the table, or none.
    std::optional<Problem> tryOut(const std::string& player, uint64_t seed, Attempt& out) {
        state_.resize(game_.stateSize());
        view_.resize(game_.stateSize());
        // Players draw from the stream of their seed: the dice have one of their own.
        if (auto problem = game_.place(given_, Chance::keyFrom(seed, kDice), state_.data())) return problem;
        const std::unique_ptr<ai::Player> mine = ai::makePlayer(player, seed), others = ai::makePlayer(kOpponent, seed + 1);
        const std::optional<int64_t> turn = sharedTurn();
        std::vector<Option> options;
        for (int k = 0; k < kMostDecisions; ++k) {
            options.resize(kMaxOptions);
            const int n = game_.legal(state_.data(), options.data(), kMaxOptions);
            if (n <= 0 || n > kMaxOptions) break;
            options.resize(static_cast<size_t>(n));
            const Seat seat = game_.decision(state_.data()).seat;
            int chosen = 0;
            if (n > 1) {
                if (isOver(turn, seat)) break;
                game_.mask(state_.data(), seat, view_.data());
                chosen = (seat == solver_ ? mine : others)->choose(game_, view_.data(), seat, options);
                out.moves.push_back(scenario::seatName(seat) + " " +
                                    game_.words(state_.data(), options[static_cast<size_t>(chosen)]).label());
            }
            game_.apply(state_.data(), options[static_cast<size_t>(chosen)]);
        }
        const Ending end = game_.ending(state_.data());
        out.solved = end.over && end.winners == 1U << solver_.index();
        return std::nullopt;
    }

private:
    // Turns that both players share are counted by the game; none where each player has turns of their own.
    std::optional<int64_t> sharedTurn() const {
        Tree table;
        table.kind = Tree::Kind::word;
        table.text = "table";
        const Reading r = game_.inspect(state_.data(), table, "turns");
        return r.kind == Reading::Kind::number ? std::optional(r.number) : std::nullopt;
    }
    bool isOver(std::optional<int64_t> turn, Seat asked) const {
        if (turn) return sharedTurn() != turn;
        return !(asked == solver_) && game_.isTopLevel(state_.data());
    }

    const Game& game_;
    Tree given_;
    Seat solver_;
    std::vector<std::byte> state_, view_;
};

struct Position {
    const Scenario* scenario;
    const Game* game;
    Seat solver;
    std::vector<Attempt> attempts;
    std::string problem;
    uint64_t solved() const {
        return static_cast<uint64_t>(
            std::count_if(attempts.begin(), attempts.end(), [](const Attempt& a) { return a.solved; }));
    }
};

// Every attempt has its own seed, so that threads do not matter.
void playAll(std::vector<Position>& positions, const ArenaPositionsArgs& args, Output& out) {
    Progress progress(out, "thinking", positions.size() * args.gamesPer);
    for (Position& p : positions) p.attempts.resize(args.gamesPer);
    std::atomic<size_t> next = 0;
    auto work = [&] {
        for (size_t i = next++; i < positions.size(); i = next++) {
            Position& p = positions[i];
            Attempts attempts(*p.game, *p.scenario, p.solver);
            for (uint64_t k = 0; k < args.gamesPer && p.problem.empty(); ++k) {
                if (auto problem = attempts.tryOut(args.player, args.seed * 1'000'003 + k, p.attempts[k]))
                    p.problem = "given: " + problem->where + ": " + problem->message;
                progress.advance();
            }
        }
    };
    match::onThreads(threadsFor(args.threads), work);
}

void print(const Position& p, const ArenaPositionsArgs& args, Output& out) {
    const uint64_t solved = p.solved();
    std::string verdict = solved == args.gamesPer ? "solved"
                          : solved == 0           ? "failed"
                                                  : fmt::format("{}/{}", solved, args.gamesPer);
    out.line(fmt::format("{} {}  {}", out.styled(solved == args.gamesPer ? Style::green : Style::red, verdict),
                         p.scenario->file, p.scenario->title));
    if (!args.trace) return;
    for (const Attempt& a : p.attempts) out.line((a.solved ? "       solved: " : "       failed: ") + joined(a.moves, "; "));
}

}  // namespace

int arenaPositions(const ArenaPositionsArgs& args, Output& out) {
    if (ai::makePlayer(args.player, 1) == nullptr)
        return out.badUse("there is no player '" + args.player + "'",
                          "Choose one of: " + joined(ai::playerNames(), ", ") + ", search:N, playouts:N.");
    const scenario::ScenarioSet set = scenario::loadScenarios(args.paths);
    for (const auto& p : set.problems) return out.badUse(fmt::format("{}:{}: {}", p.file, p.line, p.message));
    std::map<std::string, MadeGame> games;
    std::vector<Position> positions;
    for (const Scenario& s : set.scenarios) {
        if (!args.only.empty() && s.title.find(args.only) == std::string::npos) continue;
        auto [it, fresh] = games.try_emplace(s.game);
        if (fresh) it->second = makeGame(s.game, {.toys = false});
        const Seat solver = winnerOf(s);
        if (it->second.game == nullptr || !s.given.isTable() || !solver.some())
            return out.badUse(fmt::format("{}:{}: '{}' is no position", s.file, s.line, s.title),
                              "A position has a `given` and ends with expect { table, winner = \"p1\" }.");
        positions.push_back({&s, it->second.game.get(), solver, {}, {}});
    }
    if (positions.empty()) return out.fail("there is no position", "Give a file or folder with positions.");
    playAll(positions, args, out);
    uint64_t solved = 0;
    boost::json::array list;
    for (const Position& p : positions) {
        if (!p.problem.empty()) return out.badUse(fmt::format("{}:{}: {}", p.scenario->file, p.scenario->line, p.problem));
        solved += p.solved();
        print(p, args, out);
        list.push_back(boost::json::object{
            {"file", p.scenario->file}, {"title", p.scenario->title}, {"solved", p.solved()}, {"games", args.gamesPer}});
    }
    const uint64_t all = positions.size() * args.gamesPer;
    const double share = 100.0 * static_cast<double>(solved) / static_cast<double>(all);
    out.line(fmt::format("{} solves {} of {}: {:.1f} %", args.player, grouped(solved), grouped(all), share));
    out.object(boost::json::object{
        {"player", args.player}, {"solved", solved}, {"games", all}, {"share", share}, {"positions", list}});
    return solved * 100 >= all * static_cast<uint64_t>(args.atLeast) ? kSuccess : kFailure;
}

}  // namespace cantina::cli
