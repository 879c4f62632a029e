// A progress bar for long work, on standard error. Where that is no terminal but a log, a line now and then.
//
//     Progress progress(out, "playing", games);
//     ... progress.advance();          // from any thread
//
// shows percent, rate and an estimate of what is left, at most ten times a second, and clears itself at the end.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

#include "cli/output.h"

namespace cantina::cli {

class Progress {
public:
    Progress(Output& output, std::string title, uint64_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void advance(uint64_t steps = 1);

private:
    using Clock = std::chrono::steady_clock;
    void draw(uint64_t done, Clock::time_point now);
    void writeLine(uint64_t done, Clock::time_point now);
    void wait(double seconds, Clock::time_point now);

    Output& output_;
    const std::string title_;
    const uint64_t total_;
    const Clock::time_point begin_ = Clock::now();
    std::atomic<uint64_t> done_{0};
    std::atomic<Clock::rep> next_{0};  // when something is shown again, on the clock of `begin_`
    std::mutex drawing_;
    bool drawn_ = false;
};

// "playing [#####.....]  50%  1,200/s  8 s left": the text of the bar.
std::string progressText(const std::string& title, uint64_t done, uint64_t total, double seconds);
// "playing: 600 of 1,200, 1,200/s, 1 s left": the same as a line of a log.
std::string progressLine(const std::string& title, uint64_t done, uint64_t total, double seconds);

}  // namespace cantina::cli
