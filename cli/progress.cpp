// A progress bar for long work: on standard error, and only when that is a terminal.
#include "cli/progress.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>
#include <utility>

namespace cantina::cli {

namespace {

constexpr auto kBetweenDraws = std::chrono::milliseconds(100);
constexpr size_t kBarWidth = 24;

std::string duration(double seconds) {
    const auto whole = static_cast<uint64_t>(std::ceil(seconds));
    if (whole < 60) return std::to_string(whole) + " s";
    if (whole < 3600) return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
    return std::to_string(whole / 3600) + " h " + std::to_string(whole % 3600 / 60) + " min";
}

std::string rateText(double rate) {
    if (rate >= 10) return grouped(static_cast<uint64_t>(rate)) + "/s";
    char text[32];
    std::snprintf(text, sizeof text, "%.1f/s", rate);
    return text;
}

}  // namespace

std::string progressText(const std::string& title, uint64_t done, uint64_t total, double seconds) {
    const double share = total == 0 ? 1.0 : std::min(1.0, static_cast<double>(done) / static_cast<double>(total));
    const auto filled = static_cast<size_t>(share * kBarWidth);
    std::string text = title + " [" + std::string(filled, '#') + std::string(kBarWidth - filled, '.') + "] ";
    char percent[8];
    std::snprintf(percent, sizeof percent, "%3d%%", static_cast<int>(share * 100));
    text += percent;
    if (done == 0 || seconds <= 0) return text;
    const double rate = static_cast<double>(done) / seconds;
    return text + "  " + rateText(rate) + "  " + duration(static_cast<double>(total - std::min(done, total)) / rate) +
           " left";
}

Progress::Progress(Output& output, std::string title, uint64_t total)
    : output_(output), title_(std::move(title)), total_(total) {}

Progress::~Progress() {
    if (drawn_) (output_.err_ << "\r\x1b[K").flush();
}

void Progress::advance(uint64_t steps) {
    const uint64_t done = done_.fetch_add(steps, std::memory_order_relaxed) + steps;
    if (!output_.settings().progress) return;
    const Clock::time_point now = Clock::now();
    if ((now - begin_).count() < nextDraw_.load(std::memory_order_relaxed)) return;
    const std::unique_lock lock(drawing_, std::try_to_lock);
    if (lock.owns_lock()) draw(done, now);
}

void Progress::draw(uint64_t done, Clock::time_point now) {
    nextDraw_.store((now - begin_ + Clock::duration(kBetweenDraws)).count(), std::memory_order_relaxed);
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    (output_.err_ << '\r' << progressText(title_, done, total_, seconds) << "\x1b[K").flush();
    drawn_ = true;
}

}  // namespace cantina::cli
