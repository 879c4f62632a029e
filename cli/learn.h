// `cantina learn`: a guided first game in the terminal, at the table of `cantina play`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/output.h"

namespace cantina::cli {

struct LearnArgs {
    std::string game;    // empty: the lessons are listed
    std::string lesson;  // empty: the game's first one
    int chapter = 1;
    std::optional<uint64_t> seed;  // of what the lesson leaves to chance
};
int learn(const LearnArgs& args, Output& out);

}  // namespace cantina::cli
