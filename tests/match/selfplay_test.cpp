// Which decks meet, and that exchanging the players changes nothing else.
#include "match/selfplay.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "games/all.h"

using namespace cantina;

TEST_CASE("every two shipped decks have met before any two meet again from the other seats") {
    for (const std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        const std::vector<match::Pairing> all = match::shippedPairings(*made.game);
        std::vector<match::Pairing> mixed = all;
        match::mixPairings(mixed, 9);
        std::set<std::pair<size_t, size_t>> pairs, tables;
        for (const match::Pairing& p : all) pairs.insert(std::minmax(p.first, p.second));
        const size_t decks = shippedDecks(name).size();
        // Sides meet each other, so many of one by so many of the other; where the seats are alike every deck meets all
        // others.
        const bool sided = made.game->seatFor(all[0].setup.decks[0]) >= 0;
        if (!sided) CHECK(pairs.size() == decks * (decks - 1) / 2);
        CHECK(all.size() == (sided ? 1 : 2) * pairs.size());
        for (size_t i = 0; i < mixed.size(); ++i) {
            if (i < pairs.size()) CHECK(tables.count({mixed[i].second, mixed[i].first}) == 0);
            CHECK(tables.insert({mixed[i].first, mixed[i].second}).second);
        }
        CHECK(tables.size() == all.size());
    }
}

TEST_CASE("with the players exchanged a table has the same deal") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    match::SelfPlay run;
    run.pairings = match::shippedPairings(*made.game);
    match::mixPairings(run.pairings, 3);
    run.games = 2 * run.pairings.size();
    run.exchange = true;
    run.players = {"greedy", "greedy"};
    std::map<uint64_t, match::GameRecord> games;
    run.record = [&](const match::GameRecord& r) { games[r.number] = r; };
    match::Tally tally;
    REQUIRE(!match::selfPlay(*made.game, run, tally));
    REQUIRE(games.size() == run.games);
    std::map<size_t, int> met;
    for (uint64_t n = 0; n < run.games; n += 2) {
        const match::GameRecord &one = games[n], &two = games[n + 1];
        met[one.pairing] += 2;
        // The same player on both seats: the second game is the first one again.
        CHECK(one.pairing == two.pairing);
        CHECK(one.winners == two.winners);
        CHECK(one.decisions == two.decisions);
        CHECK(one.played == two.played);
    }
    CHECK(met.size() == 36);
    for (const auto& [pairing, count] : met) CHECK(count == 2);
    // Exchanged players swap seats, so each has won what the other one has.
    CHECK(tally.playerWins[0] == tally.playerWins[1]);
}
