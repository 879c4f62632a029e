#include "cli/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstring>
#include <ctime>

#include "cli/allocations.h"
#include "cli/command.h"
#include "games/all.h"

namespace cantina::cli {
namespace {

// The time of this thread on its core: what other programs do meanwhile does not count.
struct Clock {
    using time_point = double;
    static time_point now() {
        timespec t{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
    }
};

double secondsSince(Clock::time_point start) { return Clock::now() - start; }

struct Figures {
    size_t stateBytes = 0;
    double cloneNs = 0, memcpyNs = 0, decisionNs = 0, decisionsPerGame = 0, gamesPerSecond = 0, allocationsPerDecision = 0;
    size_t deepestStack = 0;
    uint64_t games = 0, decisions = 0, forced = 0, faults = 0, unfinished = 0;
    double forcedPerGame = 0;
    double answersPerGame = 0;  // questions of windows: what a seat may answer to an event, and "pass" alone
    size_t cards = 0;           // of the book
};

// A few nanoseconds per number: the player must not be what is measured.
struct Dice {
    uint64_t z;
    uint32_t below(uint32_t n) {
        z += 0x9e3779b97f4a7c15;
        uint64_t x = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        return static_cast<uint32_t>(((x >> 32) * n) >> 32);
    }
};

constexpr int kMaxDecisions = 20'000;  // of one game

// Plays one game at random; `look` sees every state with a decision (untimed runs only).
template <class Look>
void playOne(const Game& game, std::byte* state, Dice& dice, Figures& f, Look look) {
    Option options[kMaxOptions];
    for (int i = 0; i < kMaxDecisions; ++i) {
        int n = game.legal(state, options, kMaxOptions);
        if (n <= 0) break;
        look(state);
        if (n > 1) ++f.decisions;
        if (n == 1) ++f.forced;
        game.apply(state, options[n > 1 ? dice.below(static_cast<uint32_t>(std::min(n, kMaxOptions))) : 0]);
    }
    Decision d = game.decision(state);
    if (d.fault) ++f.faults;
    if (!d.over && !d.fault) ++f.unfinished;
    ++f.games;
}

// Copies between two buffers, best of several rounds: the least disturbed is the truest.
template <class Copy>
double timeCopies(Copy copy) {
    double best = 1e9;
    for (int round = 0; round < 15; ++round) {
        constexpr int kCopies = 20'000;
        Clock::time_point start = Clock::now();
        for (int i = 0; i < kCopies; ++i) copy(i);
        best = std::min(best, secondsSince(start) * 1e9 / kCopies);
    }
    return best;
}

void timeClone(const Game& game, const std::vector<std::byte>& live, Figures& f) {
    size_t size = game.stateSize();
    // One block with room between the parts: buffers that lie a multiple of 4 KiB apart disturb each other.
    size_t stride = (size / 64 + 9) * 64;
    std::vector<std::byte> block(4 * stride);
    std::byte* from = block.data();
    std::byte* to = from + stride;
    std::byte* plain = to + stride;
    std::byte* target = plain + stride;
    std::memcpy(from, live.data(), size);
    // A clone is what search does: a live state copied to where the next one is played.
    f.cloneNs = timeCopies([&](int) {
        std::memcpy(to, from, size);
        asm volatile("" : : "r"(to) : "memory");
    });
    f.memcpyNs = timeCopies([&](int) {
        std::memcpy(target, plain, size);
        asm volatile("" : : "r"(target) : "memory");
    });
}

std::optional<Figures> measure(const Game& game, BenchTable table, double seconds, std::string& error) {
    std::vector<std::byte> start(game.stateSize()), state(game.stateSize()), live;
    if (auto p = game.create(table.setup, start.data())) return error = p->message, std::nullopt;
    Figures f;
    f.stateBytes = game.stateSize();
    Dice dice{1};
    Figures untimed;
    uint64_t answers = 0;
    for (int i = 0; i < 50; ++i) {
        table.setup.key = Chance::keyFrom(static_cast<uint64_t>(i) + 1000);
        (void)game.create(table.setup, state.data());
        playOne(game, state.data(), dice, untimed, [&](const std::byte* s) {
            const std::vector<StackLine> stack = game.stack(s);
            const auto frames =
                std::count_if(stack.begin(), stack.end(), [](const auto& l) { return l.procedure != kCheckLine; });
            f.deepestStack = std::max(f.deepestStack, static_cast<size_t>(frames));
            answers += !stack.empty() && stack.front().procedure == "window" ? 1 : 0;
            if (untimed.decisions % 97 == 1) live.assign(s, s + game.stateSize());
        });
    }
    // Prepared outside the clock: the same shuffled starts, played again and again.
    std::vector<std::vector<std::byte>> starts;
    for (uint64_t i = 0; i < 64; ++i) {
        table.setup.key = Chance::keyFrom(i + 1);
        starts.emplace_back(game.stateSize());
        (void)game.create(table.setup, starts.back().data());
    }
    uint64_t before = allocations();
    Clock::time_point begin = Clock::now();
    double elapsed = 0;
    while (elapsed < seconds) {
        for (int k = 0; k < 16; ++k) {
            std::memcpy(state.data(), starts[f.games % starts.size()].data(), state.size());
            playOne(game, state.data(), dice, f, [](const std::byte*) {});
        }
        elapsed = secondsSince(begin);
    }
    uint64_t decisions = std::max<uint64_t>(1, f.decisions);
    f.allocationsPerDecision = static_cast<double>(allocations() - before) / static_cast<double>(decisions);
    f.decisionNs = elapsed * 1e9 / static_cast<double>(decisions);
    f.decisionsPerGame = static_cast<double>(f.decisions) / static_cast<double>(f.games);
    f.gamesPerSecond = static_cast<double>(f.games) / elapsed;
    f.forcedPerGame = static_cast<double>(f.forced) / static_cast<double>(f.games);
    f.answersPerGame = static_cast<double>(answers) / static_cast<double>(untimed.games);
    f.cards = game.cards().size();
    timeClone(game, live.empty() ? start : live, f);
    return f;
}

boost::json::object figuresObject(const Figures& f) {
    return {{"state_bytes", f.stateBytes},
            {"clone_ns", f.cloneNs},
            {"memcpy_ns", f.memcpyNs},
            {"decision_ns", f.decisionNs},
            {"decisions_per_game", f.decisionsPerGame},
            {"forced_per_game", f.forcedPerGame},
            {"window_questions_per_game", f.answersPerGame},
            {"cards", f.cards},
            {"games_per_s", f.gamesPerSecond},
            {"allocations_per_decision", f.allocationsPerDecision},
            {"deepest_stack", f.deepestStack}};
}

std::vector<std::string> tableRow(const std::string& game, const std::string& table, const Figures& f) {
    return {game,
            table,
            fmt::format("{:.0f}", f.decisionNs),
            grouped(f.stateBytes),
            fmt::format("{:.1f}", f.cloneNs),
            fmt::format("{:.1f}", f.memcpyNs),
            fmt::format("{:.1f}", f.decisionsPerGame),
            fmt::format("{:.1f}", f.forcedPerGame),
            fmt::format("{:.1f}", f.answersPerGame),
            grouped(f.cards),
            grouped(static_cast<uint64_t>(f.gamesPerSecond)),
            fmt::format("{:.3f}", f.allocationsPerDecision),
            std::to_string(f.deepestStack)};
}

// The first error of the cards: a book has limits, and a game with half a book is not measured.
std::string whyNoBook(const MadeGame& made) {
    for (const language::CardProblem& p : made.problems)
        if (!p.warning) return p.text();
    return "";
}

}  // namespace

int bench(const BenchArgs& args, Output& out) {
    if (args.limit > 0) return benchLimit(args, out);
    if (args.search > 0) return benchSearch(args, out);
    std::vector<std::string> names = args.games;
    if (names.empty())
        for (std::string_view n : gameNames()) names.emplace_back(n);
    using Align = Table::Align;
    Table table{{{.heading = "Game", .style = Style::cyan},
                 {.heading = "table"},
                 {"ns/decision", Align::right},
                 {"state bytes", Align::right},
                 {"clone ns", Align::right},
                 {"memcpy ns", Align::right},
                 {"decisions/game", Align::right},
                 {"forced/game", Align::right},
                 {"window questions/game", Align::right},
                 {"cards in book", Align::right},
                 {"games/s", Align::right},
                 {"allocations", Align::right},
                 {"deepest stack", Align::right}},
                {}};
    boost::json::object all;
    bool good = true, found = false;
    for (const std::string& name : names) {
        MadeGame toys = makeGame(name, {.real = false, .copies = args.book});
        if (toys.game == nullptr) return out.badUse("there is no game '" + name + "'", "Games: destiny, ccg, tcg, lcg.");
        MadeGame real = makeGame(name, {.toys = false, .copies = args.book});
        for (const MadeGame* made : {&toys, &real})
            if (const std::string problem = whyNoBook(*made); !problem.empty())
                return out.fail(
                    fmt::format("{}: a book with each card {} times cannot be made: {}", name, args.book, problem),
                    "Ask for fewer with --book.");
        boost::json::object tables;
        const std::vector<BenchTable> list = toys.game->benchTables();
        for (const BenchTable& t : list) {
            // Real decks without toy cards in the book, and the other way round: what a seat is asked depends on the
            // whole book.
            const Game& game = t.toys ? *toys.game : *real.game;
            if (!args.table.empty() && args.table != t.name) continue;
            found = true;
            std::string error;
            std::optional<Figures> f = measure(game, t, args.seconds, error);
            if (!f) return out.fail(name + ": " + error);
            if (f->faults + f->unfinished > 0) {
                good = false;
                out.fail(fmt::format("{}: {} games ended in a fault, {} did not end", name, f->faults, f->unfinished));
            }
            if (tables.empty()) all[name] = figuresObject(*f);
            tables[t.name] = figuresObject(*f);
            table.rows.push_back(tableRow(name, t.name, *f));
        }
        if (!tables.empty()) all[name].as_object()["tables"] = std::move(tables);
    }
    if (!found) return out.badUse("no game has a table '" + args.table + "'", "Without --table all are measured.");
    out.table(table);
    out.object(all);
    return good ? kSuccess : kFailure;
}

}  // namespace cantina::cli
