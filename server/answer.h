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
    std::optional<Problem> get(int64_t atMostMs) {
        auto answer = promise_->get_future();
        if (answer.wait_for(std::chrono::milliseconds(atMostMs)) != std::future_status::ready)
            return Problem{std::string(store::kLate), "the database has not answered yet", ""};
        return answer.get();
    }

private:
    std::shared_ptr<std::promise<std::optional<Problem>>> promise_ =
        std::make_shared<std::promise<std::optional<Problem>>>();
};

}  // namespace cantina::server
