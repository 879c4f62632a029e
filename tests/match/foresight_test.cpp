// What stands on the button beside "pass": true where it can be checked, and made from what the seat sees alone.
#include "match/foresight.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/match/sittings.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::match;

namespace {

bool ends(const Option& o) { return o.kind == OptionKind::pass || o.kind == OptionKind::done || o.kind == OptionKind::no; }

std::string markOf(const Game& game, const State& state, std::string_view name) {
    for (const Mark& m : game.view(state.data(), kSpectator).marks)
        if (m.name == name) return m.value;
    return "";
}
// The same phase of the next turn is another one.
std::string whenIn(const Game& game, const State& state) {
    return markOf(game, state, "phase") + markOf(game, state, "turn") + markOf(game, state, "round");
}

// The real state after the option and everything that leaves no choice, and who was asked without a choice.
State after(const Game& game, const Sitting& s, const Option& option, std::vector<Seat>& forced) {
    State state = copyOf(s);
    game.apply(state.data(), option);
    std::vector<Option> options(kMaxOptions);
    for (int i = 0; i < 40 && !game.decision(state.data()).over; ++i) {
        if (game.legal(state.data(), options.data(), kMaxOptions) != 1) break;
        forced.push_back(game.decision(state.data()).seat);
        game.apply(state.data(), Option(options.front()));
    }
    return state;
}

}  // namespace

TEST_CASE("what a pass is said to cause comes true, and depends on what the seat sees") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        const Game& game = *made.game;
        Setup setup = cantina::testing::realTables(game).front();
        setup.key = Chance::keyFrom(3);
        Sitting s(game, false, setup, std::vector<Chair>(setup.decks.size()));
        REQUIRE_FALSE(s.begin());
        Chance dice;
        dice.rekey(Chance::keyFrom(3, 1));
        int said = 0, silent = 0, phases = 0, next = 0;
        for (s.run(); !s.over() && said < 120; s.run()) {
            const Seat seat = s.decision().seat;
            const std::vector<Option> options = s.options();
            for (const Option& o : options) {
                if (!ends(o) || options.size() < 2) continue;
                const State masked = s.masked(seat);
                const std::string result = resultOf(game, masked.data(), seat, o);
                CAPTURE(result);
                CAPTURE(game.question(masked.data()));
                result.empty() ? ++silent : ++said;
                State other = masked, again(masked.size());
                game.resample(other.data(), seat, Chance::keyFrom(77));
                game.mask(other.data(), seat, again.data());
                CHECK(resultOf(game, again.data(), seat, o) == result);
                if (result.starts_with("unless")) continue;  // it hangs on what the others do
                std::vector<Seat> forced;
                const State real = after(game, s, o, forced);
                const Decision d = game.decision(real.data());
                if (result == "the " + markOf(game, copyOf(s), "phase") + " phase ends") {
                    CHECK((d.over || whenIn(game, real) != whenIn(game, copyOf(s))));
                    ++phases;
                }
                for (int i = 0; i < s.seats(); ++i)
                    if (result.starts_with("p" + std::to_string(i + 1) + " is next")) {
                        // The next player may be asked and hold nothing to answer with, which nobody else can know.
                        CHECK((d.seat == seatAt(i) || std::ranges::find(forced, seatAt(i)) != forced.end()));
                        ++next;
                    }
            }
            REQUIRE(s.choose(seat, options[dice.below(static_cast<uint32_t>(options.size()))]).legal);
        }
        CHECK(said >= 60);
        CHECK(silent * 10 <= said);
        CHECK(phases + next > 5);
    }
}
