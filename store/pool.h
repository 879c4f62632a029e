// Connections that read, made when needed and kept for the next read.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace cantina::store {

template <typename Connection>
class Pool {
public:
    explicit Pool(std::function<std::unique_ptr<Connection>()> make) : make_(std::move(make)) {}

    // `use` gets one for itself; one in whose use something was thrown is not kept.
    template <typename Use>
    void with(const Use& use) {
        std::unique_ptr<Connection> one = take();
        use(*one);
        const std::lock_guard lock(mutex_);
        if (idle_.size() < kMostIdle) idle_.push_back(std::move(one));
    }
    void clear() {
        const std::lock_guard lock(mutex_);
        idle_.clear();
    }

private:
    static constexpr size_t kMostIdle = 8;

    std::unique_ptr<Connection> take() {
        {
            const std::lock_guard lock(mutex_);
            if (!idle_.empty()) {
                std::unique_ptr<Connection> one = std::move(idle_.back());
                idle_.pop_back();
                return one;
            }
        }
        return make_();
    }

    std::function<std::unique_ptr<Connection>()> make_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Connection>> idle_;
};

}  // namespace cantina::store
