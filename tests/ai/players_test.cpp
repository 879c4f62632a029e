// Computer players: they depend on what their seat sees and on their seed alone, and the greedy one beats the random one.
#include <doctest/doctest.h>

#include "ai/player.h"
#include "games/all.h"
#include "match/selfplay.h"

using namespace cantina;

namespace {

using Bytes = std::vector<std::byte>;

std::vector<Option> legal(const Game& game, const Bytes& s) {
    std::vector<Option> out(kMaxOptions);
    int n = game.legal(s.data(), out.data(), kMaxOptions);
    out.resize(static_cast<size_t>(n));
    return out;
}

std::vector<match::Pairing> tables(const Game& game) {
    std::vector<match::Pairing> out;
    for (const BenchTable& t : game.benchTables())
        if (t.toys) out.push_back({t.name, t.setup});
    return out;
}

}  // namespace

TEST_CASE("a player chooses the same in two states that look the same to its seat") {
    for (std::string_view name : gameNames()) {
        MadeGame made = makeGame(name);
        const Game& game = *made.game;
        Bytes s(game.stateSize()), view(s.size()), other(s.size()), otherView(s.size());
        Setup setup = tables(game)[0].setup;
        setup.key = Chance::keyFrom(7);
        REQUIRE(!game.create(setup, s.data()));
        int compared = 0;
        Chance pick;
        pick.rekey(Chance::keyFrom(8));
        for (int i = 0; i < 400; ++i) {
            std::vector<Option> options = legal(game, s);
            if (options.empty()) break;
            Seat seat = game.decision(s.data()).seat;
            if (options.size() > 1 && i % 2 == 0) {
                // Another world that this seat cannot tell from the real one.
                game.mask(s.data(), seat, view.data());
                other = view;
                game.resample(other.data(), seat, Chance::keyFrom(static_cast<uint64_t>(i)));
                game.mask(other.data(), seat, otherView.data());
                REQUIRE(view == otherView);
                for (const char* player : {"greedy", "search:12", "easy"}) {
                    auto one = ai::makePlayer(player, 5), two = ai::makePlayer(player, 5);
                    CHECK(one->choose(game, view.data(), seat, options) ==
                          two->choose(game, otherView.data(), seat, options));
                    ++compared;
                }
            }
            game.apply(s.data(), options[pick.below(static_cast<uint32_t>(options.size()))]);
        }
        CHECK(compared > 10);
    }
}

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
