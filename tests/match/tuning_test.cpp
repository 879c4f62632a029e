// Fitting an evaluator to self-play: the same rows on any number of threads, and results that surprise less than before.
#include <doctest/doctest.h>

#include "games/all.h"
#include "match/tuning.h"

using namespace cantina;

TEST_CASE("fitted weights say something about games they have not seen, and do not depend on threads") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        match::SelfPlay run;
        run.pairings = match::shippedPairings(*made.game);
        run.players = {"random"};
        run.games = 600;
        run.seed = 4;
        match::Tuned one, two;
        REQUIRE(!match::tune(*made.game, run, one));
        run.threads = 2;
        REQUIRE(!match::tune(*made.game, run, two));
        CHECK(one.rows > 500);
        CHECK(one.rows == two.rows);
        CHECK(one.heldOut > 50);
        CHECK(one.heldOut < one.rows);
        REQUIRE(one.aspects.size() == two.aspects.size());
        for (size_t i = 0; i < one.aspects.size(); ++i) CHECK(one.aspects[i].fitted == two.aspects[i].fitted);
        CHECK(one.after < 0.99);  // bits; who knows nothing has 1
    }
}

TEST_CASE("an evaluation is the sum of its aspects, and what one seat is ahead the other is behind") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        const Game& game = *made.game;
        std::vector<std::byte> s(game.stateSize());
        std::vector<Option> options(kMaxOptions);
        Chance pick;
        pick.rekey(Chance::keyFrom(3));
        const std::vector<match::Pairing> pairings = match::shippedPairings(game);
        for (size_t g = 0; g < 6; ++g) {
            Setup setup = pairings[g % pairings.size()].setup;
            setup.key = Chance::keyFrom(g);
            REQUIRE(!game.create(setup, s.data()));
            for (int n = 0; (n = game.legal(s.data(), options.data(), kMaxOptions)) > 0;) {
                const int first = game.evaluate(s.data(), seatAt(0)), second = game.evaluate(s.data(), seatAt(1));
                REQUIRE(first == -second);
                int sum = 0;
                for (const Aspect& a : game.aspects(s.data(), seatAt(0))) sum += a.amount * a.weight;
                REQUIRE(first == sum);
                game.apply(s.data(), options[pick.below(static_cast<uint32_t>(n))]);
            }
        }
    }
}
