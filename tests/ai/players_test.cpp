// Computer players: the greedy one beats the random one, on any number of threads. Honesty: honesty_test.cpp.
#include <doctest/doctest.h>

#include <algorithm>

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

TEST_CASE("playouts beat chance from both seats, the same on one thread and on two") {
    for (const char* name : {"tcg", "destiny"}) {
        CAPTURE(name);
        MadeGame made = makeGame(name);
        match::SelfPlay run;
        run.pairings = tables(*made.game);
        run.players = {"playouts:10", "random"};
        run.games = 24;
        run.seed = 4;
        run.exchange = true;
        match::Tally one, two;
        REQUIRE(!match::selfPlay(*made.game, run, one));
        run.threads = 2;
        REQUIRE(!match::selfPlay(*made.game, run, two));
        CHECK(one.hash == two.hash);
        CHECK(one.faults + one.unfinished == 0);
        MESSAGE(name << ": playouts win " << one.playerWins[0] << " of 24");
        CHECK(one.playerWins[0] >= 17);
    }
    CHECK(ai::makePlayer("playouts:0", 5) == nullptr);
    CHECK(ai::makePlayer("playouts:9x", 5) == nullptr);
    CHECK(ai::makePlayer("playouts:9/closer=2/turns=3", 5) != nullptr);
    CHECK(ai::makePlayer("playouts:9/closest=2", 5) == nullptr);
    CHECK(ai::makePlayer("playouts:9/turns=0", 5) == nullptr);
}

TEST_CASE("a search ends when its tree is full, with an answer") {
    for (const char* name : {"tcg", "destiny", "lcg", "ccg"}) {
        CAPTURE(name);
        const MadeGame made = makeGame(name);
        std::vector<std::byte> s(made.game->stateSize()), view(s.size());
        REQUIRE(!made.game->create(tables(*made.game)[0].setup, s.data()));
        std::vector<Option> options(kMaxOptions);
        int n = 0;
        while ((n = made.game->legal(s.data(), options.data(), kMaxOptions)) == 1) made.game->apply(s.data(), options[0]);
        REQUIRE(n > 1);
        options.resize(static_cast<size_t>(n));
        const Seat seat = made.game->decision(s.data()).seat;
        made.game->mask(s.data(), seat, view.data());
        ai::Tuning tuning = ai::tuningOf(name);
        const ai::Thought whole = ai::Search(5).think(*made.game, view.data(), seat, options, 400, tuning, {}, true);
        CHECK(whole.iterations == 400);
        for (const uint32_t most : {1U, whole.nodes / 2, whole.nodes, whole.nodes + 1}) {
            tuning.nodes = most;
            const ai::Thought full = ai::Search(5).think(*made.game, view.data(), seat, options, 400, tuning, {}, true);
            // It notices after the iteration that made it full.
            CHECK((full.nodes >= most || full.iterations == 400));
            CHECK(full.nodes <= whole.nodes);
            if (most == 1) CHECK(full.iterations == 1);
            if (most == whole.nodes / 2) CHECK((full.iterations > 1 && full.iterations < 400));
            if (most > whole.nodes) CHECK(full.best == whole.best);
            CHECK(static_cast<size_t>(full.best) < options.size());
        }
    }
}

TEST_CASE("playouts are what hard does in the tcg, the ccg and in destiny; stopped at any moment it answers") {
    for (const char* name : {"tcg", "ccg", "destiny"}) {
        CAPTURE(name);
        MadeGame made = makeGame(name);
        std::vector<std::byte> s(made.game->stateSize()), view(s.size());
        REQUIRE(!made.game->create(tables(*made.game)[0].setup, s.data()));
        std::vector<Option> options(kMaxOptions);
        // The first question may have one answer that is sure to be best; one of the middle of a game has not.
        for (int skipped = 0, n = 0; skipped < 12; skipped += n > 1 ? 1 : 0) {
            n = made.game->legal(s.data(), options.data(), kMaxOptions);
            REQUIRE(n > 0);
            made.game->apply(s.data(), options[0]);
        }
        int n = 0;
        while ((n = made.game->legal(s.data(), options.data(), kMaxOptions)) == 1) made.game->apply(s.data(), options[0]);
        REQUIRE(n > 1);
        options.resize(static_cast<size_t>(n));
        const Seat seat = made.game->decision(s.data()).seat;
        made.game->mask(s.data(), seat, view.data());
        std::vector<double> told;
        const auto hard = ai::makePlayer("hard", 5);
        hard->watch([&](double share) { told.push_back(share); });
        const int chosen = hard->choose(*made.game, view.data(), seat, options);
        const std::string same = "playouts:" + std::to_string(ai::tuningOf(name).playouts);
        CHECK(chosen == ai::makePlayer(same, 5)->choose(*made.game, view.data(), seat, options));
        const std::string_view own = ai::tuningOf(name).normal;
        const auto normal = ai::makePlayer(own.empty() ? "search:150" : own, 5);
        REQUIRE(normal != nullptr);
        CHECK(own.empty() == (std::string_view(name) == "destiny"));
        CHECK(normal->choose(*made.game, view.data(), seat, options) ==
              ai::makePlayer("normal", 5)->choose(*made.game, view.data(), seat, options));
        // From the beginning of the tree to the end of the playouts, in small steps, and never back. Only the tree may end
        // before its time, when its best move is settled.
        REQUIRE(told.size() > 50);
        CHECK(told.front() == 0);
        CHECK(told.back() > 0.9);
        CHECK(told.back() <= 1);
        CHECK(std::ranges::is_sorted(told));
        CHECK(std::ranges::count_if(told, [](double share) { return share < 0.1; }) > 10);
        for (size_t i = 1, leaps = 0; i < told.size(); ++i) {
            leaps += told[i] - told[i - 1] > 0.05 ? 1 : 0;
            CHECK(leaps <= 1);
        }
        // Before the first iteration, inside the tree, inside the first playout, between playouts.
        for (int patience : {0, 50, 1000, 5000}) {
            const auto hurried = ai::makePlayer("playouts:100/tree=9", 5);
            int asked = 0;
            hurried->hurry([&] { return ++asked > patience; });
            const int answer = hurried->choose(*made.game, view.data(), seat, options);
            CHECK(answer >= 0);
            CHECK(answer < n);
            CHECK(asked <= patience + 3);
        }
    }
}

TEST_CASE("hard plays moves out where it plans, and leaves the rest to a larger tree") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    const Game& game = *made.game;
    const std::vector<std::string_view>& plans = ai::tuningOf("tcg").plans;
    std::vector<std::byte> s(game.stateSize()), view(s.size());
    std::vector<Option> options(kMaxOptions);
    Setup setup = match::shippedPairings(game)[0].setup;
    setup.key = Chance::keyFrom(2);
    REQUIRE(!game.create(setup, s.data()));
    const std::string thisTurn = "playouts:" + std::to_string(ai::tuningOf("tcg").playouts) + "/turns=1";
    int planned = 0, others = 0, differ = 0, further = 0;
    for (int n = 0; (n = game.legal(s.data(), options.data(), kMaxOptions)) > 0 && others < 15;) {
        std::vector<Option> all(options.begin(), options.begin() + n);
        int chosen = 0;
        if (n > 1) {
            const Decision d = game.decision(s.data());
            game.mask(s.data(), d.seat, view.data());
            const bool plan = std::ranges::find(plans, d.procedure) != plans.end();
            // "setup" and "build step" are most of what is asked: some of them are enough.
            if (plan && planned >= 15) {
                chosen = ai::makePlayer("search:20", 5)->choose(game, view.data(), d.seat, all);
            } else {
                chosen = ai::makePlayer("hard", 5)->choose(game, view.data(), d.seat, all);
                const int tree =
                    ai::makePlayer(plan ? "search:900" : "search:1800", 5)->choose(game, view.data(), d.seat, all);
                if (!plan) CHECK(chosen == tree);
                differ += chosen != tree ? 1 : 0;
                if (plan) further += chosen != ai::makePlayer(thisTurn, 5)->choose(game, view.data(), d.seat, all) ? 1 : 0;
                ++(plan ? planned : others);
            }
        }
        game.apply(s.data(), all[static_cast<size_t>(chosen)]);
    }
    CHECK(planned == 15);
    CHECK(others == 15);
    CHECK(differ > 0);
    CHECK(further > 0);  // the next turn counts
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
