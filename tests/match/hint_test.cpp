// Hints: good for something, and made from what the seat sees alone.
#include "match/hint.h"

#include <doctest/doctest.h>

#include <map>

#include "tests/match/sittings.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::match;

namespace {

std::string text(const Hint& hint) {
    std::string out;
    for (const HintMove& m : hint.moves)
        out += std::to_string(m.option) + " " + std::to_string(m.wins) + " " + std::to_string(m.share) + "; ";
    for (const ai::SearchStep& s : hint.line) out += std::to_string(s.seat.index()) + " " + s.words + "; ";
    return out;
}

}  // namespace

TEST_CASE("a hint depends on what the seat sees: the same from every world that fits, and a look behind the cards shows") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        const Game& game = *made.game;
        Setup setup = cantina::testing::realTables(game).front();
        setup.key = Chance::keyFrom(8);
        std::vector<Chair> chairs(setup.decks.size());
        Sitting s(game, false, setup, std::move(chairs));
        REQUIRE_FALSE(s.begin());
        Chance dice;
        dice.rekey(Chance::keyFrom(8, 1));
        int compared = 0, cheats = 0;
        for (s.run(); !s.over() && compared < 12; s.run()) {
            const Seat seat = s.decision().seat;
            const std::vector<Option> options = s.options();
            if (dice.below(4) == 0) {
                State masked = s.masked(seat), other = masked, again(masked.size());
                game.resample(other.data(), seat, Chance::keyFrom(99, static_cast<uint64_t>(compared)));
                game.mask(other.data(), seat, again.data());
                const HintWish wish{.iterations = 24, .seed = 5};
                const Hint hint = hintFor(game, masked.data(), seat, options, wish);
                CHECK(text(hint) == text(hintFor(game, again.data(), seat, options, wish)));
                CHECK(hint.iterations == 24);
                REQUIRE_FALSE(hint.moves.empty());
                for (size_t k = 1; k < hint.moves.size(); ++k) {
                    const HintMove &better = hint.moves[k - 1], &worse = hint.moves[k];
                    CHECK((hint.playouts > 0 ? worse.wins <= better.wins : worse.share <= better.share));
                }
                // Planted: one that is given the real cards says other things in another world.
                cheats += text(hintFor(game, s.state(), seat, options, wish)) !=
                                  text(hintFor(game, other.data(), seat, options, wish))
                              ? 1
                              : 0;
                ++compared;
            }
            REQUIRE(s.choose(seat, options[dice.below(static_cast<uint32_t>(options.size()))]).legal);
        }
        CHECK(compared > 3);
        CHECK(cheats > 0);
    }
}
