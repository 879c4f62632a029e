// The people of a load test: two players and some spectators at each of many tables, moved by one thread.
//
// A decision is sent, and counts as arrived when both players have the view that follows it. Choices are random; what is
// offered is counted in the text of the message, not parsed: the crowd shares its machine with the server it measures.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernel/chance.h"
#include "server/client.h"

namespace cantina::cli {

struct LoadFigures {
    double seconds = 0;
    uint64_t sent = 0, arrived = 0;
    uint64_t late = 0;  // times at which a decision was due and every table still waited for its last one
    uint64_t refused = 0, lost = 0, ended = 0;
    uint64_t bytes = 0;                // from the server, all viewers
    std::vector<double> milliseconds;  // from sending to both views, sorted
    double percentile(double p) const;
};

class LoadCrowd {
public:
    LoadCrowd(uint16_t port, int spectators, uint64_t seed);
    ~LoadCrowd();
    LoadCrowd(const LoadCrowd&) = delete;
    LoadCrowd& operator=(const LoadCrowd&) = delete;

    // Makes a table and sits down at it; what went wrong, if anything.
    std::optional<std::string> addMatch(const std::string& game, const std::vector<std::string>& decks);
    // Waits until every table has told everybody where it stands.
    bool settle(int milliseconds);
    // `rate` decisions per second over all tables; 0: every table as soon as it can.
    LoadFigures drive(int rate, double seconds);
    size_t tables() const { return tables_.size(); }

private:
    using Clock = std::chrono::steady_clock;
    struct Viewer {
        std::unique_ptr<server::ClientLine> line;
        int64_t n = -1;
        int options = 0;
        bool over = false;
        bool secret = false;  // its last state was of a pick that nobody else is told of
        uint64_t states = 0;
    };
    struct Table {
        std::vector<Viewer> viewers;  // the players first
        size_t decider = 0;           // who was asked last
        int64_t waitsFor = -1;        // the moment that was answered, in the decider's count; -1: none
        uint64_t otherHad = 0;        // states of the other player before it
        Clock::time_point sentAt;
        bool gone = false;
    };
    bool ready(const Table& t) const;
    bool send(Table& t);
    void hear(Table& t, size_t viewer, LoadFigures& figures);
    void wait(int milliseconds, LoadFigures& figures);
    uint64_t bytes() const;

    const uint16_t port_;
    const int spectators_;
    std::string cookies_[2];
    int epoll_ = -1;
    Chance chance_;
    std::vector<Table> tables_;
    std::deque<size_t> idle_;  // tables where somebody can be asked, longest waiting first
};

}  // namespace cantina::cli
