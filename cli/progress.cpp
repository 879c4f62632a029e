#include "cli/progress.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>
#include <utility>

namespace cantina::cli {

namespace {

constexpr double kBetweenDraws = 0.1;  // seconds
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

// "1,200/s" and "8 s left", once something is done.
std::string rateAndRest(const char* between, uint64_t done, uint64_t total, double seconds) {
    if (done == 0 || seconds <= 0) return "";
    const double rate = static_cast<double>(done) / seconds;
    return between + rateText(rate) + between + duration(static_cast<double>(total - std::min(done, total)) / rate) +
           " left";
}

}  // namespace

std::string progressText(const std::string& title, uint64_t done, uint64_t total, double seconds) {
    const double share = total == 0 ? 1.0 : std::min(1.0, static_cast<double>(done) / static_cast<double>(total));
    const auto filled = static_cast<size_t>(share * kBarWidth);
    std::string text = title + " [" + std::string(filled, '#') + std::string(kBarWidth - filled, '.') + "] ";
    char percent[8];
    std::snprintf(percent, sizeof percent, "%3d%%", static_cast<int>(share * 100));
    text += percent;
    return text + rateAndRest("  ", done, total, seconds);
}

std::string progressLine(const std::string& title, uint64_t done, uint64_t total, double seconds) {
    return title + ": " + grouped(done) + " of " + grouped(total) + rateAndRest(", ", done, total, seconds);
}

Progress::Progress(Output& output, std::string title, uint64_t total)
    : output_(output), title_(std::move(title)), total_(total) {
    // At once: the first step may take long.
    if (output_.settings().progress)
        draw(0, begin_);
    else
        wait(output_.settings().progressLines, begin_);
}

Progress::~Progress() {
    if (drawn_) (output_.err_ << "\r\x1b[K").flush();
}

void Progress::advance(uint64_t steps) {
    const uint64_t done = done_.fetch_add(steps, std::memory_order_relaxed) + steps;
    const Output::Settings& settings = output_.settings();
    if (!settings.progress && settings.progressLines <= 0) return;
    const Clock::time_point now = Clock::now();
    if ((now - begin_).count() < next_.load(std::memory_order_relaxed)) return;
    const std::unique_lock lock(drawing_, std::try_to_lock);
    // Another thread may have been here meanwhile.
    if (!lock.owns_lock() || (now - begin_).count() < next_.load(std::memory_order_relaxed)) return;
    if (settings.progress)
        draw(done, now);
    else
        writeLine(done, now);
}

void Progress::draw(uint64_t done, Clock::time_point now) {
    wait(kBetweenDraws, now);
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    (output_.err_ << '\r' << progressText(title_, done, total_, seconds) << "\x1b[K").flush();
    drawn_ = true;
}

void Progress::writeLine(uint64_t done, Clock::time_point now) {
    wait(output_.settings().progressLines, now);
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    (output_.err_ << progressLine(title_, done, total_, seconds) << '\n').flush();
}

void Progress::wait(double seconds, Clock::time_point now) {
    const auto until = now - begin_ + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    next_.store(until.count(), std::memory_order_relaxed);
}

}  // namespace cantina::cli
