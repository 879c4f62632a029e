#include "server/workers.h"

#include <algorithm>
#include <exception>

namespace cantina::server {

int64_t nowMs() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

Workers::Workers(unsigned threads, std::function<void(const std::string&)> complain) : complain_(std::move(complain)) {
    for (unsigned i = 0; i < std::max(1U, threads); ++i) threads_.emplace_back([this] { run(); });
    threads_.emplace_back([this] { keepTime(); });
}

Workers::~Workers() { stop(); }

void Workers::stop() {
    {
        std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_all();
    wakeTimer_.notify_all();
    for (std::thread& t : threads_)
        if (t.joinable()) t.join();
    std::lock_guard lock(mutex_);
    queue_.clear();
    timed_.clear();
}

void Workers::post(std::function<void()> work) {
    {
        std::lock_guard lock(mutex_);
        if (stopping_) return;
        queue_.push_back(std::move(work));
    }
    wake_.notify_one();
}

void Workers::after(int64_t ms, std::function<void()> work) {
    {
        std::lock_guard lock(mutex_);
        if (stopping_) return;
        timed_.emplace(std::chrono::steady_clock::now() + std::chrono::milliseconds(ms), std::move(work));
    }
    wakeTimer_.notify_one();
}

size_t Workers::waiting() const {
    std::lock_guard lock(mutex_);
    return queue_.size();
}

void Workers::run() {
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
        if (stopping_) return;
        std::function<void()> work = std::move(queue_.front());
        queue_.pop_front();
        lock.unlock();
        try {
            work();
        } catch (const std::exception& e) {
            if (complain_) complain_(e.what());
        }
        work = nullptr;  // what it holds is let go without the lock
        lock.lock();
    }
}

void Workers::keepTime() {
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        if (timed_.empty()) {
            wakeTimer_.wait(lock);
            continue;
        }
        const auto next = timed_.begin()->first;
        if (std::chrono::steady_clock::now() < next) {
            wakeTimer_.wait_until(lock, next);
            continue;
        }
        queue_.push_back(std::move(timed_.begin()->second));
        timed_.erase(timed_.begin());
        wake_.notify_one();
    }
}

}  // namespace cantina::server
