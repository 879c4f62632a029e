// `cantina play`: a table in the terminal that a person can follow and finish.
#pragma once

#include <optional>
#include <string>

#include "cli/output.h"
#include "cli/table_setup.h"

namespace cantina::cli {

struct PlayArgs : TableArgs {
    std::string save;    // where the replay is kept, after every decision; empty: nowhere
    std::string replay;  // go on where this replay ends
    std::string from;    // the set-up of this replay, and nothing of its decisions
    // Seconds that a computer has for a decision; then it takes the best move so far. None: as long as it takes, and the
    // same match on every machine.
    std::optional<double> think = std::nullopt;
};
int play(const PlayArgs& args, Output& out);

// Where a fork starts: the replay, and how many of its steps are applied.
struct Start {
    const match::Replay& replay;
    size_t steps = 0;
};
int playFrom(const Start& start, const PlayArgs& args, Output& out);

}  // namespace cantina::cli
