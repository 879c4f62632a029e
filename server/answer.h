// An answer of the store that somebody waits for, but not for ever.
#pragma once

#include <chrono>
#include <future>
#include <memory>
#include <optional>

#include "store/store.h"

namespace cantina::server {

class Answer {
public:
    // Shared: it may come when nobody waits any more.
    std::function<void(std::optional<Problem>)> done() {
        return [promise = promise_](std::optional<Problem> p) { promise->set_value(std::move(p)); };
    }
    // With a claim it is taken back when nobody waits any more: kLate, or kUnsure while it is being written. Without one it
    // is written when the database is back: kUnsure.
    std::optional<Problem> get(int64_t atMostMs, const std::shared_ptr<store::Claim>& claim = nullptr) {
        auto answer = promise_->get_future();
        if (answer.wait_for(std::chrono::milliseconds(atMostMs)) == std::future_status::ready) return answer.get();
        const bool never = claim && claim->withdraw();
        if (!never && answer.wait_for(std::chrono::milliseconds(100)) == std::future_status::ready) return answer.get();
        return Problem{std::string(never ? store::kLate : store::kUnsure), "the database has not answered yet", ""};
    }

private:
    std::shared_ptr<std::promise<std::optional<Problem>>> promise_ =
        std::make_shared<std::promise<std::optional<Problem>>>();
};

}  // namespace cantina::server
