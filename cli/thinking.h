// What a person at a terminal sees of a computer that thinks: one line with how far it is, and Ctrl-C that has its answer
// now.
//
// On standard error, after 0.3 seconds, and gone afterwards; nothing of it where no terminal is attached. A person waits for
// one thought or for several in a row. The first Ctrl-C while they wait ends the thought with the best move so far and makes
// those that follow short; another one ends the program, as it does when nobody thinks.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "cli/output.h"

namespace cantina::cli {

class Thinking {
public:
    struct Wish {
        std::string who = {};  // "Dark Side (hard) thinks"
        bool bar = true;       // how far it is, too
        double limit = 0;      // seconds; 0: none
    };
    // `person`: somebody sits at a terminal; `shown`: called whenever the line appears.
    Thinking(Output& out, bool person, std::function<void()> shown = {});
    ~Thinking();
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

    void begin(Wish wish);
    void made(double share);        // of the work; the share of the time counts if it is more
    bool enough();                  // interrupted, or the limit is over
    bool past(double share) const;  // so much of the limit is over; never where there is none
    void clear();                   // nobody waits any more: takes the line away

private:
    using Clock = std::chrono::steady_clock;
    void draw(double share);

    Output& out_;
    const bool person_;
    std::function<void()> shown_;
    Wish wish_;
    Clock::time_point begun_, next_;  // next_: when the line may be drawn
    std::string line_;                // that is on the screen; empty: none
    double share_ = 0;                // that it shows
    bool listens_ = false;            // to Ctrl-C
    bool hurried_ = false;            // this thought began after a Ctrl-C
};

}  // namespace cantina::cli
