// Where the time of a search goes, for the bench. Without one (null) nothing is measured.
#pragma once

#include <chrono>
#include <cstdint>

namespace cantina::ai {

struct Stopwatch {
    double rules = 0, resampling = 0, evaluation = 0;  // seconds
    uint64_t laps = 0;                                 // each adds what two looks at a clock take

    // Adds the time of its own life to one of them.
    class Lap {
    public:
        Lap(Stopwatch* watch, double Stopwatch::* part) : watch_(watch), part_(part) {
            if (watch_ != nullptr) start_ = std::chrono::steady_clock::now();
        }
        ~Lap() {
            if (watch_ == nullptr) return;
            ++watch_->laps;
            watch_->*part_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
        }
        Lap(const Lap&) = delete;
        Lap& operator=(const Lap&) = delete;

    private:
        Stopwatch* watch_;
        double Stopwatch::* part_;
        std::chrono::steady_clock::time_point start_;
    };
};

}  // namespace cantina::ai
