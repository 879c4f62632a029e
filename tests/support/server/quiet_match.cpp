#include "tests/support/server/quiet_match.h"

#include <chrono>
#include <stdexcept>

#include "tests/support/patience.h"

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
      bots_{Bot(seed, takesBack), Bot(seed + 1, takesBack), Bot(seed + 2, takesBack)},
      persons_(persons) {
    for (int i = 0; i < kViewers; ++i) sitDown(i);
}

void QuietMatch::sitDown(int viewer) {
    auto& ear = ears_[static_cast<size_t>(viewer)];
    ear = std::make_shared<Ear>(viewer < 2 ? persons_[static_cast<size_t>(viewer)] : "", viewer, post_);
    table_->join(ear);
}

QuietMatch::~QuietMatch() {
    for (const auto& ear : ears_) table_->leave(ear);
}

Frame QuietMatch::next() {
    std::unique_lock lock(post_->mutex);
    if (!post_->arrived.wait_for(lock, kPatience, [&] { return !post_->frames.empty(); }))
        throw std::runtime_error("the table is silent");
    Frame frame = std::move(post_->frames.front());
    post_->frames.pop_front();
    return frame;
}

void QuietMatch::say(int viewer, const json::object& message) {
    table_->hear(ears_[static_cast<size_t>(viewer)], json::serialize(message));
}

void QuietMatch::fidget(int viewer, uint64_t draw) {
    switch (draw % 4) {
        case 0:
            table_->leave(ears_[static_cast<size_t>(viewer)]);
            bots_[static_cast<size_t>(viewer)].forget();
            sitDown(viewer);
            ++comebacks_;
            break;
        case 1: say(viewer, {{"t", "chat"}, {"text", "What have you got there?"}}); break;
        case 2: say(viewer, {{"t", "mute"}, {"seat", 1 - viewer % 2}, {"on", draw % 8 < 4}}); break;
        default:
            if (viewer > 1 || asksBack_ >= 0) break;
            asksBack_ = viewer;
            say(viewer, {{"t", "undo"}, {"n", bots_[static_cast<size_t>(viewer)].n()}});
    }
}

// Whether an undo that was asked for is decided, and the other's answer to it.
void QuietMatch::weigh(int viewer, const json::object& m) {
    if (asksBack_ < 0) return;
    const std::string t(m.at("t").as_string());
    const json::value* by = m.if_contains("undoAsked");
    if (viewer < 2 && viewer != asksBack_ && by != nullptr) {
        const bool yes = bots_[static_cast<size_t>(viewer)].viewHash() % 2 == 0;
        consents_ += yes ? 1 : 0;
        say(viewer, {{"t", "undoAnswer"}, {"yes", yes}});
    } else if (viewer == asksBack_) {
        const bool settled = (t == "no" && m.at("re").as_string() == "undo") || (t == "state" && m.at("full").as_bool()) ||
                             (t == "notice" && m.at("kind").as_string() == "undoRefused");
        if (settled) asksBack_ = -1;
    }
}

void QuietMatch::play(const Habits& habits) {
    while (!over()) {
        Frame frame = next();
        const int viewer = frame.viewer;
        Bot& bot = bots_[static_cast<size_t>(viewer)];
        const json::object message = json::parse(frame.text).as_object();
        bot.heard(message);
        frames_.push_back(std::move(frame));
        weigh(viewer, message);
        const uint64_t draw = bot.viewHash() + frames_.size();
        if (habits.curious && viewer < 2 && frames_.size() % 13 == 0) {
            say(viewer, {{"t", "why"}, {"id", 1}, {"piece", 1 + draw % 140}});
            say(viewer, {{"t", "hint"}, {"n", bot.n()}});
        }
        if (habits.restless && bot.knows() && frames_.size() % 7 == 0) fidget(viewer, draw >> 3);
        if (habits.aside && frames_.size() % 97 == 0)
            for (Frame& f : habits.aside()) frames_.push_back(std::move(f));
        for (int v = 0; v < 2 && asksBack_ < 0; ++v)
            if (const auto answer = bots_[static_cast<size_t>(v)].answer())
                table_->hear(ears_[static_cast<size_t>(v)], *answer);
    }
}

}  // namespace cantina::proof
