// The properties of tests/properties/games_test.cpp, twenty times as many games.
#include <doctest/doctest.h>

#include "games/all.h"
#include "tests/support/permute_games.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::testing;

TEST_CASE("random games keep every promise of the contract, at length") {
    for (std::string_view name : gameNames()) {
        MadeGame made = makeGame(name);
        REQUIRE(made.game != nullptr);
        RandomReport r = playRandomGames(*made.game, {.games = 1200, .seed = 1000});
        for (const auto& p : r.problems) MESSAGE(p);
        CHECK(r.problems.empty());
        CHECK(r.ended == r.games);
    }
}

TEST_CASE("no game shows a seat what it may not see, at length") {
    for (const PermuteRun& run : permuteAllGames(400, 600)) {
        for (const auto& l : run.report.leaks) MESSAGE(run.game << ": " << l);
        CHECK(run.report.leaks.empty());
        CHECK(run.report.changed >= 0.9 * run.report.withHidden);
    }
}
