// Looking back at a match: the same twice, within bounds, and who plays at random is found to throw more away.
#include <doctest/doctest.h>

#include "ai/player.h"
#include "games/all.h"
#include "match/analysis.h"
#include "match/sitting.h"

using namespace cantina;

namespace {

match::Replay played(const Game& game, uint64_t seed) {
    Setup setup;
    for (const BenchTable& t : game.benchTables())
        if (t.toys) setup = t.setup;
    setup.key = Chance::keyFrom(seed);
    std::vector<match::Chair> chairs;
    chairs.push_back({"greedy", ai::makePlayer("greedy", seed)});
    chairs.push_back({"random", ai::makePlayer("random", seed)});
    match::Sitting sitting(game, true, setup, std::move(chairs));
    REQUIRE(!sitting.begin());
    sitting.run();
    REQUIRE(sitting.over());
    return sitting.replay();
}

std::vector<match::Moment> analysed(const Game& game, const match::Replay& replay, size_t most = 60) {
    match::AnalysisWish wish;
    wish.iterations = 20;
    wish.most = most;
    match::Analysis out;
    REQUIRE(!match::analyse(game, replay, wish, out));
    CHECK(out.complete());
    return out.moments;
}
void checkSame(const std::vector<match::Moment>& one, const std::vector<match::Moment>& two) {
    REQUIRE(one.size() == two.size());
    for (size_t i = 0; i < one.size(); ++i) {
        CHECK(one[i].step == two[i].step);
        CHECK(one[i].chance == two[i].chance);
        CHECK(one[i].lost == two[i].lost);
        CHECK(one[i].did == two[i].did);
    }
}

}  // namespace

TEST_CASE("who plays at random throws more away than who looks one move ahead") {
    for (std::string_view name : gameNames()) {
        MadeGame made = makeGame(name);
        double lost[2] = {}, decided[2] = {};
        for (uint64_t seed = 1; seed <= 3; ++seed) {
            const match::Replay replay = played(*made.game, seed);
            for (const match::Moment& m : analysed(*made.game, replay)) {
                CHECK(m.chance >= 0);
                CHECK(m.chance <= 1);
                CHECK(m.lost >= 0);
                CHECK(m.lost <= 1);
                CHECK(!m.did.empty());
                CHECK(replay.steps[m.step].seat == m.seat);
                lost[m.seat.index()] += m.lost;
                ++decided[m.seat.index()];
            }
        }
        CAPTURE(name);
        REQUIRE(decided[0] > 20);
        REQUIRE(decided[1] > 20);
        CHECK(lost[1] / decided[1] > lost[0] / decided[0]);
    }
}

TEST_CASE("the same match gives the same analysis, and a long one is thinned out") {
    MadeGame made = makeGame("destiny");
    const match::Replay replay = played(*made.game, 5);
    const auto one = analysed(*made.game, replay), two = analysed(*made.game, replay);
    checkSame(one, two);
    CHECK(analysed(*made.game, replay, 10).size() <= 10);
    const std::vector<size_t> worst = match::costliest(one, 3);
    REQUIRE(!worst.empty());
    for (size_t i = 1; i < worst.size(); ++i) CHECK(one[worst[i - 1]].lost >= one[worst[i]].lost);
}

TEST_CASE("a match that this program plays otherwise is refused") {
    MadeGame made = makeGame("destiny");
    match::Replay replay = played(*made.game, 5);
    replay.steps[replay.steps.size() / 2].hash ^= 1;
    match::Analysis none;
    const auto problem = match::analyse(*made.game, replay, {}, none);
    REQUIRE(problem);
    CHECK(!problem->message.empty());
    CHECK(none.moments.empty());
    CHECK(!none.complete());
}

TEST_CASE("an analysis that was stopped goes on where it was, and is the same as one in one go") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        MadeGame made = makeGame(name);
        const match::Replay replay = played(*made.game, 6);
        match::AnalysisWish wish;
        wish.iterations = 20;
        wish.most = 30;
        match::Analysis once, slow;
        REQUIRE(!match::analyse(*made.game, replay, wish, once));
        CHECK(once.complete());
        size_t patience = 0, goes = 0;
        wish.stop = [&] {
            patience -= patience > 0 ? 1 : 0;
            return patience == 0;
        };
        while (!slow.complete() && goes < 1000) {
            const size_t before = slow.moments.size();
            patience = goes % 3;  // none at all, too
            ++goes;
            REQUIRE(!match::analyse(*made.game, replay, wish, slow));
            CHECK(slow.moments.size() > before);
            CHECK(slow.all == once.all);
            CHECK(slow.every == once.every);
        }
        CHECK(goes > 3);
        checkSame(once.moments, slow.moments);
    }
}

TEST_CASE("a match in which nobody was asked is complete at once") {
    MadeGame made = makeGame("tcg");
    match::Replay replay = played(*made.game, 5);
    replay.steps.clear();
    match::Analysis none;
    CHECK(!none.complete());
    REQUIRE(!match::analyse(*made.game, replay, {}, none));
    CHECK(none.complete());
}
