// Tuning by matches: a weight that plainly ought to be larger is found, on any number of threads; what does not matter stays
// about where it is.
#include <doctest/doctest.h>

#include <algorithm>

#include "ai/player.h"
#include "games/all.h"
#include "match/climb.h"

using namespace cantina;

namespace {

match::Climb lcgClimb(const Game& game) {
    match::Climb wish;
    wish.run.pairings = match::shippedPairings(game);
    wish.run.games = 20;
    wish.run.seed = 7;
    wish.player = "greedy";
    wish.pairs = 30;
    return wish;
}

}  // namespace

TEST_CASE("a weight that is far too small grows, and threads do not matter") {
    const MadeGame made = makeGame("lcg", {.toys = false});
    std::vector<std::byte> s(made.game->stateSize());
    match::Climb wish = lcgClimb(*made.game);
    REQUIRE(!made.game->create(wish.run.pairings[0].setup, s.data()));
    const std::vector<Aspect> aspects = made.game->aspects(s.data(), seatAt(0));
    for (const Aspect& a : aspects) wish.begin.push_back(a.weight);
    const auto at = std::ranges::find(aspects, std::string_view("cost of units"), &Aspect::name);
    REQUIRE(at != aspects.end());
    const auto place = static_cast<size_t>(at - aspects.begin());
    wish.begin[place] = 9;  // hardly a reason to deploy anything
    std::vector<match::ClimbedAspect> one, two;
    REQUIRE(!match::climb(*made.game, wish, one));
    wish.run.threads = 2;
    REQUIRE(!match::climb(*made.game, wish, two));
    REQUIRE(one.size() == aspects.size());
    CHECK(one[place].name == "cost of units");
    CHECK(one[place].from == 9);
    CHECK(one[place].to > 9);
    CHECK(one[place].effect > 0);
    for (size_t i = 0; i < one.size(); ++i) {
        CHECK(one[i].to == two[i].to);
        CHECK(one[i].effect == two[i].effect);
        // A step is no leap, and no weight changes its side.
        CHECK(std::abs(one[i].to) <= 2 * std::abs(one[i].from));
        CHECK(one[i].to * one[i].from >= 0);
    }
}

TEST_CASE("short matches meet all decks between them") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    match::Climb wish;
    wish.run.pairings = match::shippedPairings(*made.game);
    wish.run.games = 4;
    wish.player = "greedy";
    wish.pairs = 18;
    std::vector<int> met(wish.run.pairings.size());
    wish.run.record = [&](const match::GameRecord& r) { ++met[r.pairing]; };
    std::vector<match::ClimbedAspect> out;
    REQUIRE(!match::climb(*made.game, wish, out));
    // 72 games at 36 tables, twice each with the players exchanged.
    REQUIRE(met.size() == 36);
    for (const int games : met) CHECK(games == 2);
}

TEST_CASE("weights are part of a player's name") {
    CHECK(match::withWeights("search:20", {5, -3}) == "search:20/w0=5/w1=-3");
    CHECK(ai::makePlayer("search:20/w0=5/w1=-3", 1) != nullptr);
    CHECK(ai::makePlayer("greedy/w12=5", 1) != nullptr);
    CHECK(ai::makePlayer("greedy/w=5", 1) == nullptr);
    CHECK(ai::makePlayer("greedy/wx=5", 1) == nullptr);
    CHECK(ai::makePlayer("greedyish", 1) == nullptr);
    const MadeGame made = makeGame("lcg", {.toys = false});
    match::Climb wish = lcgClimb(*made.game);
    wish.player = "nobody";
    std::vector<match::ClimbedAspect> out;
    CHECK(match::climb(*made.game, wish, out));
}
