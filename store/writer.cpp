#include "store/writer.h"

#include <chrono>
#include <utility>

#include "store/sql.h"

namespace cantina::store {

namespace {

// Of one transaction: what comes later waits for the next.
constexpr size_t kMostBatches = 4096;
constexpr size_t kMostBytes = size_t{16} << 20;

size_t sizeOf(const Batch& batch) {
    size_t size = 0;
    for (const Write& write : batch) {
        size += 64;
        if (const auto* entry = std::get_if<AddEntry>(&write)) size += entry->entry.body.size();
        if (const auto* match = std::get_if<PutMatch>(&write)) size += match->match.head.size();
        if (const auto* report = std::get_if<PutReport>(&write))
            size += report->report.replay.size() + report->report.scenario.size();
    }
    return size;
}

uint64_t entriesOf(const Batch& batch) {
    uint64_t count = 0;
    for (const Write& write : batch) count += std::holds_alternative<AddEntry>(write) ? 1 : 0;
    return count;
}

}  // namespace

Writer::Writer(Commit commit) : commit_(std::move(commit)), thread_([this] { run(); }) {}

Writer::~Writer() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void claim(std::span<Pending> group) {
    for (Pending& p : group) {
        if (!p.claim || p.problem) continue;
        p.claim->failed();
        if (!p.claim->begin()) p.problem = Problem{std::string(kLate), "it was taken back before it was written", {}};
    }
}

void Writer::submit(Batch batch, std::function<void(std::optional<Problem>)> done, std::shared_ptr<Claim> claim) {
    {
        const std::lock_guard lock(mutex_);
        queue_.push_back({std::move(batch), std::move(done), std::move(claim), {}, std::chrono::steady_clock::now()});
        ++figures_.waiting;
    }
    changed_.notify_one();
}

Figures Writer::figures() const {
    const std::lock_guard lock(mutex_);
    Figures out = figures_;
    if (const auto since = oldest_ ? oldest_ : queue_.empty() ? std::nullopt : std::optional(queue_.front().since))
        out.behindSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - *since).count();
    return out;
}

void Writer::lost(std::string why) {
    const std::lock_guard lock(mutex_);
    figures_.trouble = std::move(why);
}

bool Writer::stopping() const {
    const std::lock_guard lock(mutex_);
    return stop_;
}

std::vector<Pending> Writer::take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stop_ || !queue_.empty(); });
    std::vector<Pending> group;
    size_t bytes = 0;
    while (!queue_.empty() && group.size() < kMostBatches && bytes < kMostBytes) {
        bytes += sizeOf(queue_.front().batch);
        group.push_back(std::move(queue_.front()));
        queue_.pop_front();
    }
    if (!group.empty()) oldest_ = group.front().since;
    return group;
}

void Writer::run() {
    for (std::vector<Pending> group = take(); !group.empty(); group = take()) {
        const auto begin = std::chrono::steady_clock::now();
        for (Pending& p : group)
            for (const Write& write : p.batch)
                if (!p.problem) p.problem = refusal(write);
        commit_(group);
        finish(group, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    }
}

void Writer::finish(std::vector<Pending>& group, double seconds) {
    {
        const std::lock_guard lock(mutex_);
        ++figures_.commits;
        figures_.trouble.clear();
        oldest_.reset();
        figures_.commitSeconds += seconds;
        figures_.batches += group.size();
        figures_.waiting -= group.size();
        for (const Pending& p : group) {
            if (p.problem)
                ++figures_.failures;
            else
                figures_.entries += entriesOf(p.batch);
        }
    }
    // What a callback holds is let go with it, not when the next group comes.
    for (Pending& p : group)
        if (const auto done = std::exchange(p.done, nullptr)) done(std::move(p.problem));
}

}  // namespace cantina::store
