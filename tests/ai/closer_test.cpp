// A closer look (ai/closer.h): playouts that end with turns, and a player and a hint that are the same thought.
#include "ai/closer.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "ai/player.h"
#include "games/all.h"
#include "match/hint.h"
#include "match/selfplay.h"

using namespace cantina;

namespace {

// Positions of one game between shipped decks that one-ply players play: every so many decisions with two or more options.
template <class Fn>
void positions(const Game& game, uint64_t seed, int every, int most, Fn fn) {
    Setup setup = match::shippedPairings(game)[0].setup;
    setup.key = Chance::keyFrom(seed);
    std::vector<std::byte> s(game.stateSize()), view(s.size());
    REQUIRE(!game.create(setup, s.data()));
    const auto player = ai::makePlayer("greedy", seed);
    std::vector<Option> room(kMaxOptions);
    for (int asked = 0, found = 0, n = 0; found < most && (n = game.legal(s.data(), room.data(), kMaxOptions)) > 0;) {
        const std::vector<Option> options(room.begin(), room.begin() + n);
        const Seat seat = game.decision(s.data()).seat;
        game.mask(s.data(), seat, view.data());
        if (n > 1 && ++asked % every == 0) {
            fn(s, view, seat, options);
            ++found;
        }
        const int chosen = n == 1 ? 0 : player->choose(game, view.data(), seat, options);
        game.apply(s.data(), options[static_cast<size_t>(chosen)]);
    }
}

std::vector<double> valuesOf(const ai::Thought& t) {
    std::vector<double> out;
    for (const ai::SearchMove& m : t.moves) out.push_back(m.value);
    return out;
}

}  // namespace

TEST_CASE("every game counts its turns, for all to see") {
    for (const std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        const Game& game = *made.game;
        std::set<int> met;
        int last = 0;
        positions(game, 5, 1, 250, [&](const auto& s, const auto& view, Seat, const auto&) {
            const int turn = game.turn(s.data());
            CHECK(game.turn(view.data()) == turn);
            CHECK(turn >= last);
            met.insert(last = turn);
        });
        CHECK(met.size() >= 3);
    }
}

TEST_CASE("a playout ends with the turn by the game's own count, where no question opens one") {
    const MadeGame made = makeGame("ccg", {.toys = false});
    const Game& game = *made.game;
    ai::Tuning tuning = ai::tuningOf("ccg");
    REQUIRE(tuning.opening.empty());
    tuning.turns = 1;
    int shorter = 0, further = 0, compared = 0;
    positions(game, 7, 9, 12, [&](const auto&, const auto& view, Seat seat, const auto& options) {
        const auto values = [&](int longest, int turns) {
            ai::Tuning t = tuning;
            t.longest = longest;
            t.turns = turns;
            return valuesOf(ai::Playouts(3).think(game, view.data(), seat, options, 8, t));
        };
        const std::vector<double> whole = values(100'000, 1);
        CHECK(whole == values(1'000, 1));  // it does not go on for ever
        shorter += whole != values(2, 1) ? 1 : 0;
        further += whole != values(1'000, 2) ? 1 : 0;
        ++compared;
    });
    CHECK(compared == 12);
    CHECK(shorter > 6);
    CHECK(further > 6);
}

TEST_CASE("playouts say beforehand how many they are; a set-up is judged when the first turn is over") {
    const MadeGame made = makeGame("ccg", {.toys = false});
    const Game& game = *made.game;
    const ai::Tuning& tuning = ai::tuningOf("ccg");
    bool first = true;
    positions(game, 3, 1, 40, [&](const auto&, const auto& view, Seat seat, const auto& options) {
        const ai::Thought t = ai::Playouts(3).think(game, view.data(), seat, options, 12, tuning);
        CHECK(t.iterations == ai::Playouts::planned(options.size(), 12));
        for (const ai::SearchMove& m : t.moves) CHECK(m.value <= t.moves[static_cast<size_t>(t.best)].value);
        if (std::exchange(first, false)) {  // the starting location: where play begins nobody has done anything yet
            ai::Tuning early = tuning;
            early.turn = {};
            CHECK(valuesOf(t) != valuesOf(ai::Playouts(3).think(game, view.data(), seat, options, 12, early)));
        }
    });
    CHECK_FALSE(first);
}

TEST_CASE("a hint is what the strongest level would do, with the line of that move") {
    for (const std::string name : {"destiny", "tcg", "ccg"}) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        const Game& game = *made.game;
        const ai::Tuning& tuning = ai::tuningOf(name);
        REQUIRE(tuning.playouts > 0);
        int asked = 0, same = 0, trees = 0;
        positions(game, 9, 3, 200, [&](const auto&, const auto& view, Seat seat, const auto& options) {
            if (asked == 12 || options.size() < 3 || !ai::isPlan(game, view.data(), tuning)) return;
            const uint32_t playouts = 20;
            const auto iterations = static_cast<uint32_t>(tuning.treePer * playouts);
            const match::Hint hint =
                match::hintFor(game, view.data(), seat, options, {.iterations = iterations, .seed = 11});
            const ai::Thought tree = ai::Search(11).think(game, view.data(), seat, options, iterations, tuning, {}, true);
            const auto player = ai::makePlayer("playouts:" + std::to_string(playouts), 11);
            const auto chosen = static_cast<size_t>(player->choose(game, view.data(), seat, options));
            ++asked;
            same += hint.moves.front().option == chosen ? 1 : 0;
            trees += static_cast<size_t>(tree.best) == chosen ? 1 : 0;
            REQUIRE_FALSE(hint.line.empty());
            CHECK(hint.line.front().words == game.words(view.data(), options[hint.moves.front().option]).label());
            CHECK(hint.line.front().seat == seat);
            for (size_t k = 1; k < hint.line.size(); ++k)  // who passes twice is told to pass once
                CHECK((hint.line[k].words != "passes" || hint.line[k - 1].words != "passes" ||
                       !(hint.line[k].seat == hint.line[k - 1].seat)));
            CHECK(hint.iterations == iterations);
        });
        CHECK(asked == 12);
        // A hint's tree makes all its iterations, a player's stops when its best move is settled: the moves that are
        // looked at more closely may be others now and then.
        CHECK(same >= 10);
        CHECK(trees < same);
    }
}

TEST_CASE("a tree that has had its time leaves the rest to playouts; who stops everything has the tree's move") {
    const MadeGame made = makeGame("destiny", {.toys = false});
    const Game& game = *made.game;
    positions(game, 9, 20, 3, [&](const auto&, const auto& view, Seat seat, const auto& options) {
        match::HintWish wish;
        wish.seed = 4;
        int asked = 0;
        wish.enough = [&] { return ++asked >= 60; };
        const match::Hint closer = match::hintFor(game, view.data(), seat, options, wish);
        CHECK(closer.iterations == 60);
        const double best = closer.moves.front().wins;
        if (best < 0.85) CHECK(closer.playouts > 0);
        CHECK(std::ranges::none_of(closer.moves, [&](const match::HintMove& m) { return m.wins > best; }));
        wish.enough = {};
        asked = 0;
        wish.stop = [&] { return ++asked >= 60; };
        const match::Hint stopped = match::hintFor(game, view.data(), seat, options, wish);
        CHECK(stopped.playouts == 0);
        CHECK_FALSE(stopped.moves.empty());
        // From nothing to all, and never back.
        std::vector<double> told;
        match::hintFor(game, view.data(), seat, options,
                       {.iterations = 120, .seed = 4, .progress = [&](double share) { told.push_back(share); }});
        REQUIRE(told.size() > 10);
        CHECK(told.front() == 0);
        CHECK(told.back() <= 1);
        CHECK(std::ranges::is_sorted(told));
    });
}
