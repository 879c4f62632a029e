// `cantina db bench`: entries written and synced, with a fixed number of them under way, as tables do it: each match has one
// entry under way and goes on when that is on the disk.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "cli/command.h"
#include "cli/db.h"
#include "store/scratch.h"
#include "store/store.h"

namespace cantina::cli {
namespace {

using Clock = std::chrono::steady_clock;
using store::Store;

constexpr int kMostWriters = 10'000;
constexpr double kMostSeconds = 60;
constexpr size_t kBody = 120;  // bytes of a decision with its hash

// The matches of the benchmark. All but the beginning happens on the store's own thread.
class Load {
public:
    Load(Store& s, int writers, double seconds)
        : store_(s), matches_(static_cast<size_t>(writers)), seconds_(seconds), running_(writers) {}

    std::optional<Problem> prepare() {
        store::Batch batch;
        for (size_t i = 0; i < matches_.size(); ++i) {
            matches_[i].id = fmt::format("bench-{:016}", i);
            batch.emplace_back(store::PutMatch{{.id = matches_[i].id,
                                                .game = "bench",
                                                .head = "{}",
                                                .seats = {},
                                                .status = store::MatchStatus::open,
                                                .outcome = {},
                                                .created = 1,
                                                .touched = 1}});
        }
        return store_.write(std::move(batch));
    }
    void run() {
        begin_ = Clock::now();
        for (OneMatch& m : matches_) next(m);
        for (int r = running_; r > 0; r = running_) running_.wait(r);
        took_ = std::chrono::duration<double>(Clock::now() - begin_).count();
        std::sort(latencies_.begin(), latencies_.end());
    }
    double milliseconds(double share) const {
        if (latencies_.empty()) return 0;
        return 1e3 * latencies_[static_cast<size_t>(share * static_cast<double>(latencies_.size() - 1))];
    }
    size_t entries() const { return latencies_.size(); }
    double took() const { return took_; }
    const std::optional<Problem>& problem() const { return problem_; }

private:
    struct OneMatch {
        std::string id;
        uint32_t number = 0;
    };
    void next(OneMatch& m) {
        const Clock::time_point submitted = Clock::now();
        store_.submit(
            {store::AddEntry{{.match = m.id, .number = m.number++, .kind = 1, .body = std::string(kBody, 'x'), .at = 1}}},
            [this, &m, submitted](std::optional<Problem> p) { done(m, submitted, std::move(p)); });
    }
    void done(OneMatch& m, Clock::time_point submitted, std::optional<Problem> p) {
        const Clock::time_point now = Clock::now();
        if (!p) latencies_.push_back(std::chrono::duration<double>(now - submitted).count());
        if (p && !problem_) problem_ = std::move(p);
        if (!problem_ && std::chrono::duration<double>(now - begin_).count() < seconds_) return next(m);
        --running_;
        running_.notify_one();
    }

    Store& store_;
    std::vector<OneMatch> matches_;
    double seconds_, took_ = 0;
    Clock::time_point begin_;
    std::vector<double> latencies_;
    std::optional<Problem> problem_;
    std::atomic<int> running_;
};

void print(std::string_view kind, const Load& load, const store::Figures& f, int writers, uint64_t bytes, Output& out) {
    const auto entries = static_cast<double>(load.entries());
    const double perSecond = entries / load.took(), commits = static_cast<double>(f.commits) / load.took();
    const double size = static_cast<double>(bytes) / std::max(1.0, entries);
    out.line(fmt::format("{}: {} entries in {:.1f} s with {} under way, each synced", kind, grouped(load.entries()),
                         load.took(), writers));
    out.line(fmt::format("  {:.0f} entries/s, {:.0f} commits/s, {:.1f} entries a commit", perSecond, commits,
                         entries / std::max<double>(1, static_cast<double>(f.commits))));
    out.line(fmt::format("  from submit to callback: p50 {:.2f} ms, p99 {:.2f} ms, most {:.2f} ms", load.milliseconds(0.5),
                         load.milliseconds(0.99), load.milliseconds(1)));
    out.line(fmt::format("  {:.0f} bytes on the disk an entry of {} bytes", size, kBody));
    out.object(boost::json::object{{"kind", kind},
                                   {"writers", writers},
                                   {"seconds", load.took()},
                                   {"entries", load.entries()},
                                   {"entries_per_second", perSecond},
                                   {"commits_per_second", commits},
                                   {"p50_ms", load.milliseconds(0.5)},
                                   {"p99_ms", load.milliseconds(0.99)},
                                   {"max_ms", load.milliseconds(1)},
                                   {"bytes_per_entry", size}});
}

}  // namespace

int dbBench(const DbBenchArgs& args, Output& out) {
    if (args.writers < 1 || args.writers > kMostWriters)
        return out.badUse(fmt::format("--writers {} makes no sense", args.writers),
                          fmt::format("Give 1 to {}.", kMostWriters));
    if (!(args.seconds > 0) || args.seconds > kMostSeconds)
        return out.badUse(fmt::format("--seconds {} makes no sense", args.seconds),
                          fmt::format("Give more than 0 and at most {}.", kMostSeconds));
    auto scratch = store::makeScratch(args.db);
    if (const auto* problem = std::get_if<Problem>(&scratch)) return out.fail(problem->where + ": " + problem->message);
    std::optional<Load> load;  // outlives the store, whose thread uses it
    auto opened = store::openStore(std::get<std::unique_ptr<store::Scratch>>(scratch)->url());
    if (const auto* problem = std::get_if<Problem>(&opened)) return out.fail(problem->where + ": " + problem->message);
    Store& s = *std::get<std::unique_ptr<Store>>(opened);
    load.emplace(s, args.writers, args.seconds);
    if (const auto problem = load->prepare()) return out.fail(problem->message);
    const store::Figures before = s.figures();
    const std::string_view kind = s.kind();
    const uint64_t empty = s.holdings().bytes;
    load->run();
    if (load->problem()) return out.fail(load->problem()->message);
    store::Figures after = s.figures();
    after.commits -= before.commits;
    // Closed and opened again: SQLite brings its log into the file.
    std::get<std::unique_ptr<Store>>(opened).reset();
    opened = store::openStore(std::get<std::unique_ptr<store::Scratch>>(scratch)->url(), store::Access::read);
    if (const auto* problem = std::get_if<Problem>(&opened)) return out.fail(problem->where + ": " + problem->message);
    const uint64_t full = std::get<std::unique_ptr<Store>>(opened)->holdings().bytes;
    print(kind, *load, after, args.writers, full > empty ? full - empty : 0, out);
    return kSuccess;
}

}  // namespace cantina::cli
