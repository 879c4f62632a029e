// What self-play found for each game (docs/ai-strength.md: method and figures).
#include "ai/search.h"

namespace cantina::ai {

const Tuning& tuningOf(std::string_view game) {
    static const Tuning kDestiny{.exploration = 0.4, .turn = "round", .opening = "round", .anybodyOpens = true},
        kTcg{.turn = "turn", .opening = "build step", .playouts = 300}, kLcg{}, kCcg{}, kOther{};
    if (game == "destiny") return kDestiny;
    if (game == "tcg") return kTcg;
    if (game == "lcg") return kLcg;
    if (game == "ccg") return kCcg;
    return kOther;
}

}  // namespace cantina::ai
