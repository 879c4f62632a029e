// `cantina play`: a table in the terminal that a person can follow and finish.
#pragma once

#include <string>

#include "cli/output.h"
#include "cli/table_setup.h"

namespace cantina::cli {

struct PlayArgs : TableArgs {
    std::string save;    // where the replay is kept, after every decision; empty: nowhere
    std::string replay;  // go on where this replay ends
    std::string from;    // the set-up of this replay, and nothing of its decisions
};
int play(const PlayArgs& args, Output& out);

// Where a fork starts: the replay, and how many of its steps are applied.
struct Start {
    const match::Replay& replay;
    size_t steps = 0;
};
int playFrom(const Start& start, const PlayArgs& args, Output& out);

}  // namespace cantina::cli
