#include "cli/arena.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>
#include <string_view>
#include <thread>
#include <utility>

#include "cli/arena_files.h"
#include "cli/command.h"
#include "cli/crew.h"
#include "cli/deck_files.h"
#include "cli/progress.h"
#include "games/all.h"
#include "kernel/decks.h"
#include "kernel/nearest.h"
#include "match/arena.h"

namespace cantina::cli {
namespace {

namespace fs = std::filesystem;
using match::ArenaPlan;

// Ctrl-C: no game is begun any more, what is finished is on the disk. Games in play are played to their end, which may take
// a while, so that is said, and a second Ctrl-C ends the program at once.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);
class Interruptible {
public:
    Interruptible() {
        interrupted = false;
        struct sigaction once{};
        once.sa_handler = [](int) {
            const int before = errno;
            interrupted = true;
            constexpr std::string_view kSaid =
                "\nStopping when the games in play are over. Ctrl-C again: at once, without them.\n";
            [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, kSaid.data(), kSaid.size());
            errno = before;
        };
        once.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
        sigemptyset(&once.sa_mask);
        sigaction(SIGINT, &once, &before_);
    }
    ~Interruptible() { sigaction(SIGINT, &before_, nullptr); }
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;

private:
    struct sigaction before_{};
};

// `run decks/tcg` and `run a.deck b.deck` name no game: the files tell which it is. A folder stands for its deck files.
int settleGame(ArenaRunArgs& args, Output& out) {
    std::vector<std::string> known;
    for (std::string_view n : gameNames()) known.emplace_back(n);
    const bool named = std::find(known.begin(), known.end(), args.game) != known.end();
    if (!named) {
        if (!fs::exists(args.game))
            return out.badUse("there is no game '" + args.game + "'",
                              "Choose one of: " + joined(known, ", ") + "; or name deck files or a folder of them.");
        args.decks.insert(args.decks.begin(), args.game);
    }
    std::string error;
    std::optional<std::vector<std::string>> paths = deckPaths(args.decks, error);
    if (!paths) return out.badUse(error, "Name a folder with decks, such as decks/tcg, or deck files.");
    args.decks = std::move(*paths);
    if (named) return kSuccess;
    const std::optional<std::string> game = gameOfDecks(args.decks, error);
    if (!game)
        return out.badUse(error, "The decks of a run are files of one game; shipped ones by name need `arena run GAME`.");
    args.game = *game;
    return kSuccess;
}

// The decks by the names a reader of the report knows them by.
int planFor(const ArenaRunArgs& args, const Game& game, ArenaPlan& plan, Output& out) {
    plan.game = args.game;
    plan.format = args.format;
    plan.player = args.player;
    plan.gamesPerPairing = args.games;
    plan.seed = args.seed;
    plan.signature = game.signature();
    std::string error;
    std::vector<std::string> names = args.decks;
    if (names.empty())
        for (const ShippedDeck& d : shippedDecks(game.name())) names.push_back(d.file);
    for (const std::string& name : names) {
        auto deck = findDeck(game, name, error);
        if (!deck) return out.badUse(error, "See `cantina deck list " + args.game + "`.");
        for (const Problem& p : game.checkDeck(*deck, args.format))
            return out.badUse(name + ": " + p.message + (p.rule.empty() ? "" : " (" + p.rule + ")"),
                              "`cantina deck check` says everything that is wrong with it.");
        std::string shown = fs::path(name).stem().string();
        while (std::find(plan.names.begin(), plan.names.end(), shown) != plan.names.end()) shown += "'";
        plan.names.push_back(shown);
        plan.decks.push_back(std::move(*deck));
    }
    return kSuccess;
}

// What the arguments come to, before anything is written or played.
struct Job {
    ArenaRunArgs args;
    Shard shard;
    MadeGame made;
    ArenaPlan plan;
    match::SelfPlay run;
    const Game& game() const { return *made.game; }
};

int prepare(const ArenaRunArgs& given, const Crew* crew, Job& job, Output& out) {
    job.args = given;
    ArenaRunArgs& args = job.args;
    if (!readShard(args.shard, job.shard)) return noSuchPart(args.shard, out);
    if (int code = settleGame(args, out); code != kSuccess) return code;
    job.made = makeGame(args.game, {.toys = false});
    if (int code = planFor(args, job.game(), job.plan, out); code != kSuccess) return code;
    const std::vector<match::ArenaPairing> pairings = match::arenaPairings(job.game(), job.plan);
    if (pairings.empty()) return out.badUse("no two of these decks may meet", "Name decks of both sides.");
    job.run.pairings = match::tablesOf(job.plan, pairings);
    job.run.players = {args.player};
    job.run.games = args.games * pairings.size();
    job.run.seed = args.seed;
    job.run.threads = args.threads == 0 && crew != nullptr ? 1 : threadsFor(args.threads);
    if (const auto problem = match::obstacleTo(job.game(), job.run))
        return out.badUse(problem->where + ": " + problem->message);
    job.plan.program = match::trialOf(job.game(), job.plan, pairings);
    return kSuccess;
}

// Hands out the numbers of a part that are not done yet, from whatever thread.
class Numbers {
public:
    Numbers(uint64_t games, const Shard& shard, const match::ArenaCount& done)
        : games_(games), shard_(shard), done_(done), at_(shard.part - 1) {}
    uint64_t next() {
        const std::lock_guard lock(mutex_);
        while (at_ < games_ && done_.has(at_)) at_ += shard_.of;
        if (at_ >= games_ || stopped_ || interrupted) return kNoMoreGames;
        return std::exchange(at_, at_ + shard_.of);
    }
    void stop() { stopped_ = true; }

private:
    const uint64_t games_;
    const Shard shard_;
    const match::ArenaCount& done_;
    std::mutex mutex_;
    std::atomic<bool> stopped_ = false;
    uint64_t at_;
};

// Plays what is to be played into the file, alone or at the head of a crew.
int playInto(RunFile& file, const Crew* crew, const Job& job, const match::ArenaCount& done, Output& out) {
    const Interruptible until;
    // Who could not begin the file still has a crew that waits for an answer: there is nothing to play.
    const int begun = file.begin(out);
    Numbers numbers(begun == kSuccess ? job.run.games : 0, job.shard, done);
    Progress progress(out, "playing", job.shard.countOf(job.run.games) - done.countIf([&](uint64_t number) {
        return job.shard.has(number);
    }));
    std::mutex writing;
    bool written = true;
    const auto wrote = [&](const std::string& line) {
        const std::lock_guard lock(writing);
        written = written && file.add(line);
        if (!written) numbers.stop();
        progress.advance(1);
    };
    match::SelfPlay mine = job.run;
    mine.stop = [] { return interrupted.load(); };
    mine.next = [&] { return numbers.next(); };
    mine.record = [&](const match::GameRecord& r) { wrote(match::recordLine(job.game(), r)); };
    match::Tally tally;
    std::optional<Problem> problem;
    if (crew == nullptr) {
        problem = match::selfPlay(job.game(), mine, tally);
    } else {
        std::thread player([&] { problem = match::selfPlay(job.game(), mine, tally); });
        crew->lead([&] { return numbers.next(); }, wrote);
        player.join();
    }
    if (begun != kSuccess) return begun;
    if (problem) return out.badUse(problem->where + ": " + problem->message);
    return written ? kSuccess : cannotWrite(file.path(), out);
}

// What nobody thought of (a path that is too long, no memory left) as a failure: in a crew the others wait for a word.
template <class Act>
int caught(const Act& act, Output& out) {
    try {
        return act();
    } catch (const std::exception& e) {
        return out.fail(e.what());
    }
}

// What was said on standard error, without the name of the program before it and advice behind it.
std::string firstComplaint(const std::string& said) {
    constexpr std::string_view kBefore = "cantina: ";
    const std::string line = said.substr(0, said.find('\n'));
    return line.starts_with(kBefore) ? line.substr(kBefore.size()) : line;
}

// One of a crew that does not lead: it says whether it would play the same, plays what it is given, and prints nothing.
int follow(const Crew& crew, const ArenaRunArgs& args, Output& out) {
    const std::string plan = crew.hear();
    if (plan.size() == 1) return plan[0] - '0';  // no plan but an exit code: the leader has said why
    std::ostringstream said;
    Output quiet(said, said, {});
    Job job;
    std::string reason;
    if (caught([&] { return prepare(args, &crew, job, quiet); }, quiet) != kSuccess)
        reason = firstComplaint(said.str());
    else
        reason = match::planDifference(plan, match::planLine(job.plan));
    char host[256] = "";
    (void)gethostname(host, sizeof host - 1);
    crew.answer(reason.empty() ? "" : "a process on " + std::string(host) + " cannot take part: " + reason);
    if (crew.hear().empty()) return kBadUse;
    if (!crew.hasThreads()) job.run.threads = 1;
    job.run.next = [&] { return crew.ask(); };  // the leader stops handing out games
    job.run.record = [&](const match::GameRecord& r) { crew.tell(match::recordLine(job.game(), r)); };
    match::Tally tally;
    const auto play = [&] {
        (void)match::selfPlay(job.game(), job.run, tally);  // an obstacle was looked for before
        return kSuccess;
    };
    if (caught(play, out) != kSuccess) crew.giveUp();
    crew.leave();
    return kSuccess;
}

// Whether every process of the crew would play what the leader plays. In place of a plan they hear how the leader ends.
int agree(const Crew& crew, const std::string& plan, int code, Output& out) {
    crew.hear(code == kSuccess ? plan : std::to_string(code));
    if (code != kSuccess) return code;
    for (const std::string& refusal : crew.answers())
        if (!refusal.empty() && code == kSuccess)
            code =
                out.badUse(refusal, "Every process needs the same program, arguments, decks and cards; nothing was played.");
    crew.hear(code == kSuccess ? "go" : "");
    return code;
}

}  // namespace

int threadsFor(int asked) { return asked > 0 ? asked : static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

int noSuchGame(const std::string& game, Output& out) {
    std::vector<std::string> names;
    for (std::string_view n : gameNames()) names.emplace_back(n);
    return out.badUse("there is no game '" + game + "'", "Choose one of: " + joined(names, ", ") + ".");
}

bool readShard(const std::string& text, Shard& shard) {
    if (text.empty()) return true;
    const char* const end = text.data() + text.size();
    const auto [slash, badPart] = std::from_chars(text.data(), end, shard.part);
    if (badPart != std::errc{} || slash == end || *slash != '/') return false;
    const auto [last, badOf] = std::from_chars(slash + 1, end, shard.of);
    return badOf == std::errc{} && last == end && shard.of <= kMostGames && shard.part >= 1 && shard.part <= shard.of;
}

int noSuchPart(const std::string& shard, Output& out) {
    return out.badUse("--shard " + shard + " is no part", "Write 2/5 for the second of five.");
}

int arenaRun(const ArenaRunArgs& args, Output& out) {
    std::string error;
    const std::unique_ptr<Crew> crew = Crew::join(error);
    if (!error.empty()) return out.fail(error, "Install Open MPI (libopenmpi-dev) and build again.");
    if (crew && !crew->leads()) return follow(*crew, args, out);
    Job job;
    const fs::path folder = args.folder;
    RunFile file(folder);
    std::string plan;
    std::optional<match::ArenaCount> done;
    const auto look = [&] {
        if (int code = prepare(args, crew.get(), job, out); code != kSuccess) return code;
        plan = match::planLine(job.plan);
        return file.look(plan, args.resume, done.emplace(job.game(), job.plan), out);
    };
    int code = caught(look, out);
    if (crew) code = agree(*crew, plan, code, out);
    if (code != kSuccess) return code;
    if (crew && !crew->hasThreads() && job.run.threads > 1)
        out.note("This MPI lets only one thread of a process speak: the other processes play on one thread each.");
    const bool failed =
        caught([&] { return code = playInto(file, crew.get(), job, *done, out), kSuccess; }, out) != kSuccess;
    if (failed && crew) crew->giveUp();
    if (failed || code != kSuccess) return failed ? kFailure : code;
    std::ifstream in(file.path(), std::ios::binary);
    match::ArenaReader reader(in, file.path().string());
    match::ArenaCount all(job.game(), job.plan);
    if (const auto p = match::countAll(reader, all, file.path().string()))
        return out.fail(p->where + ": " + p->message, "Something else wrote into the file: play anew with another --out.");
    code = writeReport(job.plan, all, folder, out);
    if (interrupted) return out.fail("interrupted", "The same command with --resume goes on.");
    return code;
}

}  // namespace cantina::cli
