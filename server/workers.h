// Threads for what must not hold up the network: computer players, password hashes, loading matches; and timers.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace cantina::server {

int64_t nowMs();  // since 1970 UTC

class Workers {
public:
    // `complain` gets what work throws (a database that does not answer).
    explicit Workers(unsigned threads, std::function<void(const std::string&)> complain = {});
    ~Workers();  // finishes what is running, drops what waits
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    void post(std::function<void()> work);
    // Runs `work` on a worker when the time has come. It may come late and after what it was meant for is gone.
    void after(int64_t ms, std::function<void()> work);
    size_t waiting() const;
    void stop();

private:
    void run();
    void keepTime();

    const std::function<void(const std::string&)> complain_;
    mutable std::mutex mutex_;
    std::condition_variable wake_, wakeTimer_;
    std::deque<std::function<void()>> queue_;
    std::multimap<std::chrono::steady_clock::time_point, std::function<void()>> timed_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace cantina::server
