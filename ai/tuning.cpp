// What self-play found for each game (docs/ai.md: method and figures).
#include <bit>
#include <cmath>

#include "ai/search.h"
#include "kernel/hash.h"

namespace cantina::ai {
namespace {

struct Mixed {
    uint64_t sum = 0;
    void add(uint64_t n) {
        const uint64_t both[2] = {sum, n};
        sum = hashBytes(both, sizeof both);
    }
    void add(double v) { add(std::bit_cast<uint64_t>(v)); }
    void add(std::string_view text) { add(hashBytes(text.data(), text.size())); }
};

}  // namespace

uint64_t signatureOf(const Tuning& t) {
    // Names every field: one that is added does not compile until it is here too.
    const auto& [scale, exploration, prior, follow, worlds, nodes, trust, lean, weights, turn, opening, anybodyOpens, turns,
                 longest, playouts, normal, treePer, closer, plans] = t;
    Mixed out;
    for (const double v : {scale, exploration, prior, trust, lean, treePer}) out.add(v);
    for (const int n : {follow, worlds, turns, longest, closer, anybodyOpens ? 1 : 0}) out.add(static_cast<uint64_t>(n));
    for (const uint32_t n : {nodes, playouts}) out.add(uint64_t{n});
    out.add(turn);
    out.add(normal);
    out.add(opening);
    out.add(uint64_t{weights.size()});
    for (const auto& [place, weight] : weights) {
        out.add(uint64_t{place});
        out.add(static_cast<uint64_t>(weight));
    }
    for (const std::string_view plan : plans) out.add(plan);
    return out.sum;
}

double chanceToTell(double expected, Seat seat, const Tuning& tuning) {
    if (expected <= 0 || expected >= 1) return expected;
    const double logit =
        tuning.trust * std::log(expected / (1 - expected)) + (seat.index() == 0 ? tuning.lean : -tuning.lean);
    return 1 / (1 + std::exp(-logit));
}

double chanceToTell(const Game& game, const std::byte* state, Seat seat, double expected) {
    return game.seats(state) == 2 ? chanceToTell(expected, seat, tuningOf(game.name())) : expected;
}

const Tuning& tuningOf(std::string_view game) {
    static const Tuning kDestiny{.exploration = 0.4,
                                 .trust = 1.2,
                                 .turn = "round",
                                 .opening = "round",  // the refill of the hands: nothing else is asked by the round itself
                                 .anybodyOpens = true,
                                 .playouts = 150,
                                 .treePer = 6,
                                 .closer = 3};
    static const Tuning kTcg{.trust = 1.1,
                             .turn = "turn",
                             .opening = "build step",
                             .turns = 2,
                             .longest = 400,
                             .playouts = 120,
                             .normal = "playouts:20/closer=5",
                             .treePer = 7.5,
                             .closer = 10,
                             .plans = {"build step", "setup"}};
    static const Tuning kLcg{.trust = 0.5, .lean = -1.1};
    static const Tuning kCcg{.trust = 1.8,
                             .turn = "turn",  // no question opens it: the game counts turns
                             .playouts = 60,
                             .normal = "playouts:12/closer=3",
                             .treePer = 5,
                             .closer = 6};
    static const Tuning kOther{};
    if (game == "destiny") return kDestiny;
    if (game == "tcg") return kTcg;
    if (game == "lcg") return kLcg;
    if (game == "ccg") return kCcg;
    return kOther;
}

}  // namespace cantina::ai
