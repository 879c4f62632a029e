// Properties of every game over random games of its bench tables. tests/long repeats them twenty times.
#include <doctest/doctest.h>

#include "games/all.h"
#include "tests/support/permute_games.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::testing;

TEST_CASE("random games keep every promise of the contract") {
    for (std::string_view name : gameNames()) {
        MadeGame made = makeGame(name);
        REQUIRE(made.game != nullptr);
        for (const auto& p : made.problems) MESSAGE(p.text());
        CHECK(made.problems.empty());
        RandomReport r = playRandomGames(*made.game, {.games = 60});
        for (const auto& p : r.problems) MESSAGE(p);
        CHECK(r.problems.empty());
        CHECK(r.ended == r.games);
        MESSAGE(name << ": " << r.games << " games, " << r.decisions << " decisions");
    }
}

TEST_CASE("no game shows a seat what it may not see") {
    for (const PermuteRun& run : permuteAllGames(20, 600)) {
        for (const auto& l : run.report.leaks) MESSAGE(run.game << ": " << l);
        CHECK(run.report.leaks.empty());
        MESSAGE(run.game << ": " << run.report.changed << " of " << run.report.withHidden
                         << " decisions with two hidden cards rearranged");
        CHECK(run.report.changed >= 0.9 * run.report.withHidden);
    }
}
