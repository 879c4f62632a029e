#include "cli/arena_files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <boost/json.hpp>

#include "catalogue/catalogue.h"
#include "cli/command.h"

namespace cantina::cli {
namespace {

namespace fs = std::filesystem;

bool writeAll(const fs::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text << std::flush;
    return file.good();
}

// The program was killed while it wrote the plan: nothing was played yet.
bool isTornPlan(const fs::path& path, const std::string& plan) {
    std::error_code bad;
    const uintmax_t size = fs::file_size(path, bad);
    if (bad || size > plan.size()) return false;
    std::string text(size, ' ');
    std::ifstream(path, std::ios::binary).read(text.data(), static_cast<std::streamsize>(size));
    return plan.starts_with(text);
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

}  // namespace

RunLock::~RunLock() {
    if (file_ >= 0) close(file_);
}

bool RunLock::take(const fs::path& path, bool fresh) {
    file_ = open(path.c_str(), O_RDWR | O_CLOEXEC | (fresh ? O_CREAT | O_EXCL : 0), 0644);
    return file_ >= 0 && flock(file_, LOCK_EX | LOCK_NB) == 0;
}

int isInUse(const fs::path& path, Output& out) {
    return out.badUse("another process writes " + path.string(), "Wait for it, or name another folder with --out.");
}

int cannotWrite(const fs::path& path, Output& out) {
    return out.fail("cannot write " + path.string(),
                    "See that there is room on the disk and that you may write there, or name another folder with --out.");
}

int RunFile::look(const std::string& plan, bool resume, match::ArenaCount& done, Output& out) {
    plan_ = plan;
    std::error_code bad;
    there_ = fs::exists(path_, bad);
    if (bad) return cannotWrite(path_, out);
    if (!there_) return kSuccess;
    if (!resume)
        return out.badUse("there is a run in " + path_.parent_path().string() + " already",
                          "Go on with it by --resume, or name another folder with --out.");
    if (!lock_.take(path_, false))
        return access(path_.c_str(), R_OK | W_OK) == 0 ? isInUse(path_, out) : cannotWrite(path_, out);
    if (isTornPlan(path_, plan)) return kSuccess;
    std::ifstream in(path_, std::ios::binary);
    match::ArenaReader reader(in, path_.string());
    std::optional<Problem> problem = reader.problem();
    if (!problem) {
        if (const std::string difference = match::planDifference(plan, reader.plan()); !difference.empty())
            return out.badUse(path_.string() + " is another run: " + difference,
                              "Go on with the same arguments and the same program, or name another folder with --out.");
        problem = match::countAll(reader, done, path_.string());
    }
    if (problem) return out.badUse(problem->where + ": " + problem->message, "Name another folder with --out to play anew.");
    end_ = reader.end();
    return kSuccess;
}

int RunFile::begin(Output& out) {
    std::error_code bad;
    fs::create_directories(path_.parent_path(), bad);
    bad.clear();
    // Where nothing was when this process looked, nothing may be now: somebody else may have begun in between.
    if (!there_ && !lock_.take(path_, true)) return fs::exists(path_, bad) ? isInUse(path_, out) : cannotWrite(path_, out);
    if (fs::file_size(path_, bad) > end_) fs::resize_file(path_, end_, bad);
    if (!bad) file_.open(path_, std::ios::binary | std::ios::app);
    if (bad || !file_.is_open() || (end_ == 0 && !add(plan_))) return cannotWrite(path_, out);
    return kSuccess;
}

bool RunFile::add(const std::string& line) {
    file_ << line << '\n' << std::flush;
    return file_.good();
}

int writeReport(const match::ArenaPlan& plan, const match::ArenaCount& count, const fs::path& folder, Output& out) {
    match::ArenaReport report = count.report();
    for (const auto& [rule, n] : report.endings)
        if (const catalogue::Row* row = catalogue::embedded().find(rule)) report.endingWords[rule] = row->rule;
    const std::string json = match::reportJson(plan, report);
    bool written =
        writeAll(folder / "report.html", match::reportHtml(plan, report)) && writeAll(folder / "report.json", json);
    for (const match::CsvFile& f : match::reportCsv(plan, report)) written = written && writeAll(folder / f.name, f.text);
    if (!written) return cannotWrite(folder / "report.html", out);
    if (out.json())
        out.object(boost::json::parse(json));
    else
        sayReport(report, folder, out);
    return report.faults == 0 ? kSuccess : kFailure;
}

}  // namespace cantina::cli
