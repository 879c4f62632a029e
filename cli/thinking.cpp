#include "cli/thinking.h"

#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <utility>

namespace cantina::cli {
namespace {

constexpr auto kUnnoticed = std::chrono::milliseconds(300), kBetween = std::chrono::milliseconds(100);
constexpr int kBarWidth = 24;
constexpr double kShort = 0.5;  // seconds for what is thought about after a Ctrl-C

volatile sig_atomic_t interrupts = 0;
struct sigaction before;

// Once: then Ctrl-C is again what it was, so that a second one ends the program. Who ignores it goes on ignoring it.
bool listen() {
    if (sigaction(SIGINT, nullptr, &before) != 0 || before.sa_handler != SIG_DFL) return false;
    interrupts = 0;
    struct sigaction once{};
    once.sa_handler = [](int) { interrupts = 1; };
    once.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    sigemptyset(&once.sa_mask);
    return sigaction(SIGINT, &once, nullptr) == 0;
}

std::string barOf(double share) {
    const int filled = static_cast<int>(share * kBarWidth);
    return fmt::format(" [{}{}] {:3.0f} %", std::string(static_cast<size_t>(filled), '#'),
                       std::string(static_cast<size_t>(kBarWidth - filled), '.'), 100 * share);
}

}  // namespace

Thinking::Thinking(Output& out, bool person, std::function<void()> shown)
    : out_(out), person_(person), shown_(std::move(shown)) {}

Thinking::~Thinking() { clear(); }

void Thinking::begin(Wish wish) {
    wish_ = std::move(wish);
    begun_ = Clock::now();
    // The line of the thought before goes on: nobody is to count thoughts by it.
    next_ = line_.empty() ? begun_ + kUnnoticed : begun_;
    share_ = 0;
    if (!listens_) listens_ = person_ && listen();
    hurried_ = listens_ && interrupts != 0;
    if (hurried_) wish_.limit = wish_.limit > 0 ? std::min(wish_.limit, kShort) : kShort;
}

void Thinking::made(double share) {
    const Clock::time_point now = Clock::now();
    if (!person_ || now < next_) return;
    next_ = now + kBetween;
    const double time = wish_.limit > 0 ? std::chrono::duration<double>(now - begun_).count() / wish_.limit : 0;
    draw(std::clamp(std::max(share, time), 0.0, 1.0));
}

void Thinking::draw(double share) {
    share_ = share;
    std::string line = wish_.who + (wish_.bar ? barOf(share) : " ...");
    if (listens_) line += interrupts == 0 ? "  Ctrl-C: answer now" : "  Ctrl-C: end the program";
    // Room for the ^C that the terminal shows: a second row would not be taken away.
    if (const size_t width = out_.settings().width; width > 4) line.resize(std::min(line.size(), width - 4));
    if (line == line_) return;
    if (line_.empty() && shown_) shown_();
    line_ = std::move(line);
    out_.status(line_);
}

bool Thinking::enough() {
    if (listens_ && interrupts != 0 && !hurried_) {
        draw(share_);
        return true;
    }
    return past(1);
}

bool Thinking::past(double share) const {
    return wish_.limit > 0 && Clock::now() - begun_ >= share * std::chrono::duration<double>(wish_.limit);
}

void Thinking::clear() {
    if (std::exchange(listens_, false)) {
        sigaction(SIGINT, &before, nullptr);
        if (interrupts != 0 && line_.empty()) out_.status("");  // the terminal has shown a ^C
    }
    if (!line_.empty()) out_.status("");
    line_.clear();
}

}  // namespace cantina::cli
