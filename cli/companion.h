// Somebody who talks beside the table of `cantina play`: the teacher of a lesson.
#pragma once

#include <string>
#include <vector>

#include "kernel/game.h"

namespace cantina::cli {

class Companion {
public:
    virtual ~Companion() = default;

    enum class Answer : uint8_t {
        unknown,  // not one of its commands
        stay,     // done; the same question is still open
        changed,  // the sitting is another one than it was
        leave,    // the table is left
    };
    struct Command {
        std::string name, does;
    };

    // Something happened at the sitting. False: the table is left here.
    virtual bool follow() = 0;
    // Before a question is asked, and whenever it is shown again.
    virtual void speak() = 0;
    // Whether that may be chosen now.
    virtual Why judge(Seat seat, const Option& option) = 0;
    virtual Answer hear(const std::string& word, const std::string& rest) = 0;
    virtual std::vector<Command> commands() const = 0;
};

}  // namespace cantina::cli
