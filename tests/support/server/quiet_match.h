// A match at a table of this process, without a network: bots as watchers, every frame kept.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/hall.h"
#include "tests/support/server/bot.h"

namespace cantina::proof {

struct Frame {
    int viewer;  // 0, 1: the seats; 2: a spectator
    std::string text;
};

class QuietMatch {
public:
    static constexpr int kViewers = 3;
    // `persons` sit at the table already.
    QuietMatch(std::shared_ptr<server::Table> table, const std::array<std::string, 2>& persons, uint64_t seed,
               bool takesBack);
    ~QuietMatch();
    QuietMatch(const QuietMatch&) = delete;
    QuietMatch& operator=(const QuietMatch&) = delete;

    // What else happens on the way, now and then.
    struct Habits {
        bool curious = false;   // a player asks "why?" about a piece, hidden ones too, and for a hint
        bool restless = false;  // comes back on another connection, talks, mutes, asks to take a decision back
        // Anything from beside: what a viewer gets by other ways is one more frame to it.
        std::function<std::vector<Frame>()> aside = {};
    };
    // To the end.
    void play(const Habits& habits);
    void play() { play(Habits{}); }
    int comebacks() const { return comebacks_; }
    int consents() const { return consents_; }
    const std::vector<Frame>& frames() const { return frames_; }
    server::Table& table() { return *table_; }
    void askBack() {
        for (Bot& bot : bots_) bot.askBack(true);
    }
    Bot& bot(int i) { return bots_[static_cast<size_t>(i)]; }
    bool over() const { return bots_[0].over() && bots_[1].over() && bots_[2].over(); }

private:
    struct Post {
        std::mutex mutex;
        std::condition_variable arrived;
        std::deque<Frame> frames;
    };
    class Ear;
    Frame next();
    void say(int viewer, const json::object& message);
    void sitDown(int viewer);
    void fidget(int viewer, uint64_t draw);
    void weigh(int viewer, const json::object& message);

    std::shared_ptr<server::Table> table_;
    std::shared_ptr<Post> post_;
    std::array<std::shared_ptr<Ear>, kViewers> ears_;
    std::array<Bot, kViewers> bots_;
    std::vector<Frame> frames_;
    std::array<std::string, 2> persons_;
    int asksBack_ = -1;  // the seat that waits for an answer about an undo: nobody decides meanwhile
    int comebacks_ = 0, consents_ = 0;
};

}  // namespace cantina::proof
