// The one thread that writes: it takes all batches that were submitted meanwhile into one transaction (group commit), and
// runs their callbacks when that is on the disk.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "store/store.h"

namespace cantina::store {

struct Pending {
    Batch batch;
    std::function<void(std::optional<Problem>)> done;
    std::shared_ptr<Claim> claim;    // none: it cannot be taken back
    std::optional<Problem> problem;  // filled by the commit: this batch was refused
    std::chrono::steady_clock::time_point since = {};
};

// Right before an attempt, of which nothing was written before: those that were taken back get a problem.
void claim(std::span<Pending> group);

class Writer {
public:
    // Makes all of them durable, in order, except those to which it gives a problem.
    using Commit = std::function<void(std::span<Pending>)>;

    explicit Writer(Commit commit);
    ~Writer();  // finishes what was submitted
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void submit(Batch batch, std::function<void(std::optional<Problem>)> done, std::shared_ptr<Claim> claim);
    Figures figures() const;
    bool stopping() const;       // the destructor waits
    void lost(std::string why);  // from inside the commit: what it looks for

private:
    void run();
    std::vector<Pending> take();  // waits; empty: stop
    void finish(std::vector<Pending>& group, double seconds);

    Commit commit_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Pending> queue_;
    Figures figures_;
    std::optional<std::chrono::steady_clock::time_point> oldest_;  // of the group that is being written
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace cantina::store
