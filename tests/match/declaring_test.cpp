// docs/decisions/067: what is declared from a hand is told once it shows.
#include <doctest/doctest.h>

#include "tests/match/sittings.h"

using namespace cantina;
using namespace cantina::match;

namespace {

struct Declared {
    int begun = 0;  // acts of which the others were told nothing
    int shown = 0;  // and then what they were, once they showed
    int vague = 0;  // told as a choice, without its words
};

Declared declaredIn(const Replay& r) {
    Declared out;
    const size_t spectator = r.viewers() - 1;
    bool open = false;
    for (const Step& s : r.steps) {
        if (s.kind != Step::Kind::decision || s.lines.empty()) continue;
        const std::string& own = s.lines.front().texts[static_cast<size_t>(s.seat.index())];
        const std::string& told = s.lines.front().texts[spectator];
        if (told.empty() && !own.empty()) {
            out.begun += s.option.kind == OptionKind::act ? 1 : 0;
            open = open || s.option.kind == OptionKind::act;
        } else if (open) {
            open = false;
            const bool act = s.option.kind == OptionKind::act || s.option.kind == OptionKind::pass;
            out.shown += !act && (told.find(" deploys ") != std::string::npos || told.find(" plays ") != std::string::npos ||
                                  told.find(" answers ") != std::string::npos);
            out.vague += told.find("hidden card") != std::string::npos;
        }
    }
    return out;
}

}  // namespace

TEST_CASE("an action from a hand is told to the others once it shows, in its own words") {
    const Game& game = toyGame("ccg");
    Declared sum;
    for (uint64_t seed = 1; seed <= 12; ++seed) {
        const Declared d = declaredIn(randomReplay(game, seed, 400));
        sum.begun += d.begun;
        sum.shown += d.shown;
        sum.vague += d.vague;
    }
    MESSAGE(sum.begun << " begun in secret, " << sum.shown << " shown");
    CHECK(sum.begun > 50);
    CHECK(sum.shown > 20);
    CHECK(sum.vague * 20 < sum.shown);  // a card that was shuffled away by its own text
}

TEST_CASE("nobody else notices how far a declaration has come") {
    const Game& game = toyGame("ccg");
    int quiet = 0;
    for (uint64_t seed = 1; seed <= 4; ++seed) {
        const Replay r = randomReplay(game, seed, 300);
        State s(game.stateSize());
        REQUIRE_FALSE(startOf(game, r, s));
        State one(s.size()), two(s.size());
        for (const Step& step : r.steps) {
            const Decision before = game.decision(s.data());
            State after = s;
            std::string why;
            REQUIRE(applyStep(game, step, after.data(), why));
            const bool untold = !step.lines.empty() && step.lines.front().texts.back().empty();
            for (Seat viewer : {seatAt(0), seatAt(1), kSpectator}) {
                if (viewer == before.seat || !untold) continue;
                game.mask(s.data(), viewer, one.data());
                game.mask(after.data(), viewer, two.data());
                CHECK(one == two);
                CHECK(game.question(one.data()) == game.question(two.data()));
                ++quiet;
            }
            s = std::move(after);
        }
    }
    CHECK(quiet > 50);
}
