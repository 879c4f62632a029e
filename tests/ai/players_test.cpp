// Computer players: the greedy one beats the random one, on any number of threads. Honesty: honesty_test.cpp.
#include <doctest/doctest.h>

#include "ai/player.h"
#include "ai/search.h"
#include "games/all.h"
#include "match/selfplay.h"

using namespace cantina;

namespace {

std::vector<match::Pairing> tables(const Game& game) {
    std::vector<match::Pairing> out;
    for (const BenchTable& t : game.benchTables())
        if (t.toys) out.push_back({t.name, t.setup});
    return out;
}

}  // namespace

TEST_CASE("self-play is the same on one thread and on two, and greedy beats random") {
    for (std::string_view name : gameNames()) {
        MadeGame made = makeGame(name);
        match::SelfPlay run;
        run.pairings = tables(*made.game);
        run.players = {"greedy", "random"};
        run.games = 60;
        run.seed = 3;
        match::Tally one, two, back;
        REQUIRE(!match::selfPlay(*made.game, run, one));
        run.threads = 2;
        REQUIRE(!match::selfPlay(*made.game, run, two));
        CHECK(one.hash == two.hash);
        CHECK(one.ends == two.ends);
        CHECK(one.faults + one.unfinished == 0);
        run.players = {"random", "greedy"};
        REQUIRE(!match::selfPlay(*made.game, run, back));
        MESSAGE(name << ": greedy wins " << one.seatWins[0] << " and " << back.seatWins[1] << " of 60");
        CHECK(one.seatWins[0] + back.seatWins[1] > 66);  // of 120, from both seats
    }
}

TEST_CASE("playouts beat chance from both seats, the same on one thread and on two, and are what hard does in the tcg") {
    MadeGame made = makeGame("tcg");
    match::SelfPlay run;
    run.pairings = tables(*made.game);
    run.players = {"playouts:10", "random"};
    run.games = 8;
    run.seed = 4;
    run.exchange = true;
    match::Tally one, two;
    REQUIRE(!match::selfPlay(*made.game, run, one));
    run.threads = 2;
    REQUIRE(!match::selfPlay(*made.game, run, two));
    CHECK(one.hash == two.hash);
    CHECK(one.faults + one.unfinished == 0);
    CHECK(one.playerWins[0] >= 7);

    std::vector<std::byte> s(made.game->stateSize()), view(s.size());
    REQUIRE(!made.game->create(run.pairings[0].setup, s.data()));
    std::vector<Option> options(kMaxOptions);
    options.resize(static_cast<size_t>(made.game->legal(s.data(), options.data(), kMaxOptions)));
    REQUIRE(options.size() > 1);
    const Seat seat = made.game->decision(s.data()).seat;
    made.game->mask(s.data(), seat, view.data());
    double told = 0;
    const auto hard = ai::makePlayer("hard", 5);
    hard->watch([&](double share) { told = std::max(told, share); });
    const int chosen = hard->choose(*made.game, view.data(), seat, options);
    const std::string same = "playouts:" + std::to_string(ai::tuningOf("tcg").playouts);
    CHECK(chosen == ai::makePlayer(same, 5)->choose(*made.game, view.data(), seat, options));
    CHECK(told > 0.5);
    CHECK(told <= 1);
    // Who is stopped at once still answers.
    hard->hurry([] { return true; });
    CHECK(hard->choose(*made.game, view.data(), seat, options) >= 0);
    CHECK(ai::makePlayer("playouts:0", 5) == nullptr);
    CHECK(ai::makePlayer("playouts:9x", 5) == nullptr);
}

TEST_CASE("an unknown player and a table that cannot be set up are refused before anything is played") {
    MadeGame made = makeGame("tcg");
    match::SelfPlay run;
    run.pairings = tables(*made.game);
    run.players = {"gready"};
    match::Tally out;
    auto problem = match::selfPlay(*made.game, run, out);
    REQUIRE(problem);
    CHECK(problem->message.find("greedy") != std::string::npos);
    run.players = {"random"};
    run.pairings[0].setup.format = "no such format";
    REQUIRE(match::selfPlay(*made.game, run, out));
    CHECK(out.games == 0);
}

TEST_CASE("the interval of a share") {
    match::Interval i = match::wilson(50, 100);
    CHECK(i.low > 0.40);
    CHECK(i.low < 0.41);
    CHECK(i.high > 0.59);
    CHECK(i.high < 0.60);
    CHECK(match::wilson(0, 0).low == 0);
    CHECK(match::wilson(10, 10).high > 0.999);
}
