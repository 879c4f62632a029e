// What self-play found for each game (docs/ai-strength.md: method and figures).
#include "ai/search.h"

namespace cantina::ai {

const Tuning& tuningOf(std::string_view game) {
    static const Tuning kDestiny{.exploration = 0.4,
                                 .turn = "round",
                                 .opening = "round",  // the refill of the hands: nothing else is asked by the round itself
                                 .anybodyOpens = true,
                                 .playouts = 150,
                                 .treePer = 6};
    static const Tuning kTcg{.turn = "turn", .opening = "build step", .playouts = 300};
    static const Tuning kOther{};
    if (game == "destiny") return kDestiny;
    if (game == "tcg") return kTcg;
    return kOther;
}

}  // namespace cantina::ai
