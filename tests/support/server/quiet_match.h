// A match at a table of this process, without a network: bots as watchers, every frame kept.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
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

    // To the end. Now and then, if `curious`, a player asks "why?" about a piece, hidden ones too.
    void play(bool curious = false);
    const std::vector<Frame>& frames() const { return frames_; }
    server::Table& table() { return *table_; }
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
    void askWhy(int viewer, uint64_t draw);

    std::shared_ptr<server::Table> table_;
    std::shared_ptr<Post> post_;
    std::array<std::shared_ptr<Ear>, kViewers> ears_;
    std::array<Bot, kViewers> bots_;
    std::vector<Frame> frames_;
};

}  // namespace cantina::proof
