// Chances that people are told: the order of moves stays, what is settled stays, and the trust that fits is found.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "ai/closer.h"
#include "ai/search.h"
#include "games/all.h"
#include "match/calibration.h"
#include "match/hint.h"

using namespace cantina;

TEST_CASE("what is told: what is settled stays, a better move stays the better one, and the seats add up") {
    for (const double trust : {0.3, 1.0, 2.5})
        for (const double lean : {0.0, 0.7}) {
            const ai::Tuning t{.trust = trust, .lean = lean};
            const Seat first = seatAt(0), second = seatAt(1);
            CHECK(ai::chanceToTell(0, first, t) == 0);
            CHECK(ai::chanceToTell(1, first, t) == 1);
            CHECK(ai::chanceToTell(0.8, first, t) == doctest::Approx(1 - ai::chanceToTell(0.2, second, t)));
            CHECK((ai::chanceToTell(0.5, first, t) > 0.5) == (lean > 0));
            for (int k = 1; k < 99; ++k)
                CHECK(ai::chanceToTell(k / 100.0, first, t) < ai::chanceToTell((k + 1) / 100.0, first, t));
        }
    // A search that exaggerates is toned down: odds of four to one become two to one.
    CHECK(ai::chanceToTell(0.8, seatAt(0), {.trust = 0.5}) == doctest::Approx(2.0 / 3));
}

TEST_CASE("trust and lean of somebody who exaggerates, is too careful or overlooks a side are found") {
    Chance chance;
    chance.rekey(Chance::keyFrom(17));
    for (const double trust : {0.4, 1.0, 1.8})
        for (const double lean : {-0.6, 0.0, 1.2}) {
            const ai::Tuning truth{.trust = trust, .lean = lean};
            std::vector<match::Told> told;
            for (uint64_t n = 0; n < 40'000; ++n) {
                const double expected = (1 + chance.below(99)) / 100.0;
                const Seat seat = seatAt(static_cast<int>(chance.below(2)));
                const double wins = ai::chanceToTell(expected, seat, truth);
                told.push_back({n, seat, expected, chance.below(1'000'000) < static_cast<uint32_t>(1e6 * wins)});
            }
            const match::Trust found = match::fitTrust(told, true);
            CHECK(std::abs(found.trust - trust) < 0.05);
            CHECK(std::abs(found.lean - lean) < 0.05);
            CHECK(match::fitTrust(told, false).lean == 0);
        }
    CHECK(match::fitTrust({}, true).trust == 1);
    CHECK(match::fitTrust({}, true).lean == 0);
}

TEST_CASE("a calibration is the same on any number of threads, and counts every position in its tenth") {
    const MadeGame made = makeGame("lcg", {.toys = false});
    match::SelfPlay run;
    run.pairings = match::shippedPairings(*made.game);
    run.players = {"greedy"};
    run.games = 20;
    match::Calibration one, two;
    REQUIRE(!match::calibrate(*made.game, run, 10, one));
    run.threads = 2;
    REQUIRE(!match::calibrate(*made.game, run, 10, two));
    CHECK(one.positions > 100);
    CHECK(one.fitted.trust == two.fitted.trust);
    CHECK(one.fitted.lean == two.fitted.lean);
    CHECK(one.bitsNow == two.bitsNow);
    CHECK(one.now.trust == ai::tuningOf("lcg").trust);
    size_t positions = 0;
    for (size_t i = 0; i < one.tenths.size(); ++i) {
        positions += one.tenths[i].positions;
        CHECK(one.tenths[i].won == two.tenths[i].won);
        if (one.tenths[i].positions == 0) continue;
        CHECK(one.tenths[i].told >= static_cast<double>(i) / 10);
        CHECK(one.tenths[i].told <= static_cast<double>(i + 1) / 10);
    }
    CHECK(positions == one.positions);
    run.games = 1;
    CHECK(match::calibrate(*made.game, run, 10, two));
}

TEST_CASE("hints tell the chance that was calibrated; with more than two players what was found") {
    for (const std::string_view name : {"lcg", "destiny"})
        for (const size_t seats : {size_t{2}, size_t{3}}) {
            if (seats == 3 && name != "destiny") continue;
            const MadeGame made = makeGame(name, {.toys = false});
            const Game& game = *made.game;
            Setup setup = match::shippedPairings(game)[0].setup;
            while (setup.decks.size() < seats) setup.decks.push_back(setup.decks[0]);
            setup.key = Chance::keyFrom(5);
            std::vector<std::byte> state(game.stateSize()), masked(game.stateSize());
            REQUIRE(!game.create(setup, state.data()));
            std::vector<Option> options(kMaxOptions);
            int n = game.legal(state.data(), options.data(), kMaxOptions);
            for (; n == 1; n = game.legal(state.data(), options.data(), kMaxOptions)) game.apply(state.data(), options[0]);
            REQUIRE(n > 1);
            options.resize(static_cast<size_t>(n));
            const Seat seat = game.decision(state.data()).seat;
            game.mask(state.data(), seat, masked.data());
            const ai::Tuning& tuning = ai::tuningOf(name);
            ai::Closer closer(3);
            const auto playouts = static_cast<uint32_t>(tuning.playouts > 0 ? 40 / tuning.treePer : 0);
            const ai::CloserThought t = closer.think(game, masked.data(), seat, options, tuning,
                                                     {.iterations = 40, .tells = true}, [=](uint32_t) { return playouts; });
            CHECK(t.looked.empty() == (playouts == 0));
            const match::Hint hint = match::hintFor(game, masked.data(), seat, options, {.iterations = 40, .seed = 3});
            REQUIRE_FALSE(hint.moves.empty());
            for (const match::HintMove& m : hint.moves) {
                const auto at = std::ranges::find(t.looked, static_cast<int>(m.option)) - t.looked.begin();
                const bool played = static_cast<size_t>(at) < t.looked.size();
                const double expected =
                    played ? t.playouts.moves[static_cast<size_t>(at)].value : t.tree.moves[m.option].value;
                CHECK(m.wins == (seats == 2 ? ai::chanceToTell(expected, seat, tuning) : expected));
                if (seats == 2) CHECK(m.wins != expected);
            }
        }
}
