#include "cli/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>
#include <thread>

#include "catalogue/catalogue.h"
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
using match::ArenaFile;
using match::ArenaPlan;

// Ctrl-C: no game is begun any more, what is finished is on the disk.
volatile std::sig_atomic_t interrupted = 0;
class Interruptible {
public:
    Interruptible() : before_(std::signal(SIGINT, [](int) { interrupted = 1; })) { interrupted = 0; }
    ~Interruptible() { std::signal(SIGINT, before_); }
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;

private:
    void (*before_)(int);
};

std::string slurp(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

bool writeAll(const fs::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text;
    return file.good();
}

// ---- run

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

void sayReport(const match::ArenaReport& report, const fs::path& folder, Output& out) {
    const auto won = [](const match::ArenaReport::Cell& c) {
        const match::Interval w = match::wilson(c.wins, c.games);
        return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * match::shareOf(c.wins, c.games), 100 * w.low, 100 * w.high);
    };
    Table t{{{"Deck"}, {"games", Table::Align::right}, {"won (95 %)", Table::Align::right}}, {}};
    for (size_t i = 0; i < report.names.size(); ++i)
        t.rows.push_back({report.names[i], grouped(report.totals[i].games), won(report.totals[i])});
    out.table(t);
    out.line(fmt::format("{} games, {} draws, {} faults; hash {:016x}", grouped(report.games), grouped(report.draws),
                         report.faults, report.hash));
    if (report.first.games > 0)
        out.line("Whoever has the first turn wins " + won(report.first) +
                 (report.alwaysFirst.empty() ? "." : "; by the rules that is the " + report.alwaysFirst + "."));
    out.line("The report is " + (folder / "report.html").string() + ", with its numbers as CSV and JSON beside it.");
    if (!report.isComplete()) out.line(out.styled(Style::yellow, "Incomplete: " + report.progress() + "."));
}

int writeReport(const Game& game, const ArenaPlan& plan, const ArenaFile& file, const fs::path& folder, Output& out) {
    match::ArenaReport report = match::reportOf(game, plan, file);
    for (const auto& [rule, n] : report.endings)
        if (const catalogue::Row* row = catalogue::embedded().find(rule)) report.endingWords[rule] = row->rule;
    const std::string json = match::reportJson(plan, report);
    bool written =
        writeAll(folder / "report.html", match::reportHtml(plan, report)) && writeAll(folder / "report.json", json);
    for (const match::CsvFile& f : match::reportCsv(plan, report)) written = written && writeAll(folder / f.name, f.text);
    if (!written) return out.fail("cannot write the report into " + folder.string());
    if (out.json())
        out.object(boost::json::parse(json));
    else
        sayReport(report, folder, out);
    return report.faults == 0 ? kSuccess : kFailure;
}

// What is there already; a problem if it is not this run or nobody asked to go on with it.
int openRun(const ArenaRunArgs& args, const std::string& plan, const fs::path& path, ArenaFile& done, Output& out) {
    if (!fs::exists(path)) {
        done.plan = plan;
        return kSuccess;
    }
    if (!args.resume)
        return out.badUse("there is a run in " + path.parent_path().string() + " already",
                          "Go on with it by --resume, or name another folder with --out.");
    auto read = match::readArena(slurp(path.string()), path.string());
    if (const auto* p = std::get_if<Problem>(&read))
        return out.fail(p->where + ": " + p->message, "Name another folder with --out to play anew.");
    done = std::move(std::get<ArenaFile>(read));
    if (const std::string difference = match::planDifference(plan, done.plan); !difference.empty())
        return out.badUse(path.string() + " is another run: " + difference,
                          "Go on with the same arguments and the same program, or name another folder with --out.");
    return kSuccess;
}

// Begins the file again with what was read, so that a line that was cut off is gone, and leaves it open for more.
bool beginFile(const fs::path& path, const ArenaFile& done, std::ofstream& file) {
    const std::string text = fs::exists(path) ? slurp(path.string()) : "";
    const size_t end = text.rfind('\n');
    file.open(path, std::ios::binary | std::ios::trunc);
    if (end == std::string::npos)
        file << done.plan << '\n';
    else
        file << text.substr(0, end + 1);
    file.flush();
    return file.good();
}

// Hands out the numbers that are wanted, from whatever thread.
class Numbers {
public:
    explicit Numbers(const match::SelfPlay& run) : run_(run) {}
    uint64_t next() {
        const std::lock_guard lock(mutex_);
        while (at_ < run_.games && !run_.wanted(at_)) ++at_;
        return at_ < run_.games && interrupted == 0 ? at_++ : kNoMoreGames;
    }
    uint64_t count() const {
        uint64_t n = 0;
        for (uint64_t i = 0; i < run_.games; ++i) n += run_.wanted(i) ? 1 : 0;
        return n;
    }

private:
    const match::SelfPlay& run_;
    std::mutex mutex_;
    uint64_t at_ = 0;
};

// Plays what is to be played into the file, alone or at the head of a crew.
int playRun(const Crew* crew, const Game& game, match::SelfPlay& run, std::ofstream& file, Output& out) {
    Interruptible until;
    Numbers numbers(run);
    Progress progress(out, "playing", numbers.count());
    std::mutex writing;
    auto wrote = [&](const std::string& line) {
        const std::lock_guard lock(writing);
        file << line << '\n' << std::flush;
        progress.advance(1);
    };
    match::SelfPlay mine = run;
    mine.wanted = {};
    mine.next = [&] { return numbers.next(); };
    mine.record = [&](const match::GameRecord& r) { wrote(match::recordLine(game, r)); };
    match::Tally tally;
    std::optional<Problem> problem;
    if (crew == nullptr) {
        problem = match::selfPlay(game, mine, tally);
    } else {
        std::thread player([&] { problem = match::selfPlay(game, mine, tally); });
        crew->lead([&] { return numbers.next(); }, wrote);
        player.join();
    }
    if (problem) return out.badUse(problem->where + ": " + problem->message);
    return kSuccess;
}

// One of a crew that does not lead: it plays what it is given, and says nothing.
int follow(const Crew& crew, const Game& game, match::SelfPlay& run, Output& out) {
    run.threads = 1;  // one message at a time
    run.stop = {};    // the leader stops handing out games
    run.next = [&] { return crew.ask(); };
    run.record = [&](const match::GameRecord& r) { crew.tell(match::recordLine(game, r)); };
    match::Tally tally;
    if (auto problem = match::selfPlay(game, run, tally)) {
        while (crew.ask() != kNoMoreGames) continue;
        return out.fail(problem->where + ": " + problem->message);
    }
    return kSuccess;
}

// Opens the run's file and plays what is missing in it. A crew hears in any case when there is nothing to play.
int playInto(const ArenaRunArgs& args, const ArenaPlan& plan, const Shard& shard, const Crew* crew, const Game& game,
             match::SelfPlay& run, Output& out) {
    const fs::path path = fs::path(args.folder) / "run.jsonl";
    std::error_code bad;
    fs::create_directories(args.folder, bad);
    ArenaFile done;
    int code = openRun(args, match::planLine(plan), path, done, out);
    std::ofstream file;
    if (code == kSuccess && !beginFile(path, done, file)) code = out.fail("cannot write " + path.string());
    run.wanted = [&](uint64_t n) { return shard.has(n) && !done.games.contains(n); };
    if (code != kSuccess) run.games = 0;
    if (int played = playRun(crew, game, run, file, out); code == kSuccess) code = played;
    if (code == kSuccess && !file.good()) code = out.fail("cannot write " + path.string());
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
    const size_t slash = text.find('/');
    if (slash == std::string::npos || text.find_first_not_of("0123456789/") != std::string::npos || text.size() > 12)
        return false;
    shard.part = std::strtoul(text.c_str(), nullptr, 10);
    shard.of = std::strtoul(text.c_str() + slash + 1, nullptr, 10);
    return shard.of > 0 && shard.part >= 1 && shard.part <= shard.of;
}

int arenaRun(const ArenaRunArgs& given, Output& out) {
    ArenaRunArgs args = given;
    Shard shard;
    if (!readShard(args.shard, shard))
        return out.badUse("--shard " + args.shard + " is no part", "Write 2/5 for the second of five.");
    if (args.games == 0) return out.badUse("--games 0 plays nothing", "Give a number from 1 on.");
    if (int code = settleGame(args, out); code != kSuccess) return code;
    const MadeGame made = makeGame(args.game, {.toys = false});
    const Game& game = *made.game;
    ArenaPlan plan;
    if (int code = planFor(args, game, plan, out); code != kSuccess) return code;
    const std::vector<match::ArenaPairing> pairings = match::arenaPairings(game, plan);
    if (pairings.empty()) return out.badUse("no two of these decks may meet", "Name decks of both sides.");
    match::SelfPlay run;
    run.pairings = match::tablesOf(plan, pairings);
    run.players = {args.player};
    run.games = args.games * pairings.size();
    run.seed = args.seed;
    run.stop = [] { return interrupted != 0; };
    std::string error;
    const std::unique_ptr<Crew> crew = Crew::join(error);
    if (!error.empty()) return out.fail(error, "Install Open MPI (libopenmpi-dev) and build again.");
    run.threads = args.threads == 0 && crew ? 1 : threadsFor(args.threads);
    if (crew && !crew->leads()) return follow(*crew, game, run, out);
    plan.program = match::trialOf(game, plan, pairings);
    const fs::path folder = args.folder, path = folder / "run.jsonl";
    if (int code = playInto(args, plan, shard, crew.get(), game, run, out); code != kSuccess) return code;
    auto read = match::readArena(slurp(path.string()), path.string());
    if (const auto* p = std::get_if<Problem>(&read)) return out.fail(p->where + ": " + p->message);
    const int code = writeReport(game, plan, std::get<ArenaFile>(read), folder, out);
    if (interrupted != 0) return out.fail("interrupted", "The same command with --resume goes on.");
    return code;
}

int arenaMerge(const ArenaMergeArgs& args, Output& out) {
    ArenaFile all;
    for (const std::string& name : args.files) {
        const std::string path = fs::is_directory(name) ? (fs::path(name) / "run.jsonl").string() : name;
        if (!fs::exists(path))
            return out.badUse("there is no file " + path, "Name the folders or run.jsonl files of the parts.");
        auto read = match::readArena(slurp(path), path);
        if (const auto* p = std::get_if<Problem>(&read)) return out.fail(p->where + ": " + p->message);
        if (all.plan.empty()) all.plan = std::get<ArenaFile>(read).plan;
        if (auto p = match::mergeArena(all, std::get<ArenaFile>(read), path)) return out.fail(p->where + ": " + p->message);
    }
    auto plan = match::readPlan(all.plan);
    if (const auto* p = std::get_if<Problem>(&plan)) return out.fail(p->where + ": " + p->message);
    const ArenaPlan& p = std::get<ArenaPlan>(plan);
    MadeGame made = makeGame(p.game, {.toys = false});
    if (made.game == nullptr) return noSuchGame(p.game, out);
    if (made.game->signature() != p.signature)
        out.note("These games were played with other cards than this program has: titles in the report may be missing.");
    std::error_code bad;
    fs::create_directories(args.folder, bad);
    std::string text = all.plan + "\n";
    for (const auto& [number, game] : all.games) text += game.line + "\n";
    if (!writeAll(fs::path(args.folder) / "run.jsonl", text)) return out.fail("cannot write into " + args.folder);
    return writeReport(*made.game, p, all, args.folder, out);
}

}  // namespace cantina::cli
