#include "tests/support/server/quiet_match.h"

#include <chrono>
#include <stdexcept>

namespace cantina::proof {

class QuietMatch::Ear final : public server::Watcher {
public:
    Ear(std::string who, int viewer, std::shared_ptr<Post> post)
        : Watcher(std::move(who)), viewer_(viewer), post_(std::move(post)) {}
    void send(server::Text text) override {
        const std::lock_guard lock(post_->mutex);
        post_->frames.push_back({viewer_, *text});
        post_->arrived.notify_one();
    }
    void close(std::string_view) override {}

private:
    const int viewer_;
    std::shared_ptr<Post> post_;
};

QuietMatch::QuietMatch(std::shared_ptr<server::Table> table, const std::array<std::string, 2>& persons, uint64_t seed,
                       bool takesBack)
    : table_(std::move(table)),
      post_(std::make_shared<Post>()),
      bots_{Bot(seed, takesBack), Bot(seed + 1, takesBack), Bot(seed + 2, takesBack)} {
    for (int i = 0; i < kViewers; ++i) {
        auto& ear = ears_[static_cast<size_t>(i)];
        ear = std::make_shared<Ear>(i < 2 ? persons[static_cast<size_t>(i)] : "", i, post_);
        table_->join(ear);
    }
}

QuietMatch::~QuietMatch() {
    for (const auto& ear : ears_) table_->leave(ear);
}

Frame QuietMatch::next() {
    std::unique_lock lock(post_->mutex);
    if (!post_->arrived.wait_for(lock, std::chrono::seconds(60), [&] { return !post_->frames.empty(); }))
        throw std::runtime_error("the table is silent for a minute");
    Frame frame = std::move(post_->frames.front());
    post_->frames.pop_front();
    return frame;
}

void QuietMatch::askWhy(int viewer, uint64_t draw) {
    const json::object why{{"t", "why"}, {"id", 1}, {"piece", 1 + draw % 140}};
    table_->hear(ears_[static_cast<size_t>(viewer)], json::serialize(why));
}

void QuietMatch::play(bool curious) {
    while (!over()) {
        Frame frame = next();
        Bot& bot = bots_[static_cast<size_t>(frame.viewer)];
        const int viewer = frame.viewer;
        bot.heard(json::parse(frame.text).as_object());
        frames_.push_back(std::move(frame));
        if (curious && viewer < 2 && frames_.size() % 13 == 0) askWhy(viewer, bot.viewHash());
        if (const auto answer = bot.answer()) table_->hear(ears_[static_cast<size_t>(viewer)], *answer);
    }
}

}  // namespace cantina::proof
