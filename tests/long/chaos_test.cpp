// Chaos: matches of the four games go on while their server is killed, or its disk loses power, at random moments. Each must
// end exactly like its twin, which is played afterwards from the same head in one go, without a network, and never killed.
#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "kernel/chance.h"
#include "store/sqlite.h"
#include "tests/support/postgres_server.h"
#include "tests/support/power_disk.h"
#include "tests/support/server/child.h"
#include "tests/support/server/house.h"
#include "tests/support/server/match.h"
#include "tests/support/server/quiet_match.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

using Matches = std::vector<std::unique_ptr<NetMatch>>;
using Time = std::chrono::steady_clock;
constexpr uint64_t kSeed = 400;

uint64_t seedOf(size_t match) { return kSeed + 10 * match; }

// `count` of each game, all of the same two guests. A connection says no more than the server's limit lets it.
Matches begin(uint16_t port, int count) {
    const std::array<std::string, 2> guests = {newGuest(port, "Ada"), newGuest(port, "Bo")};
    Matches out;
    for (int i = 0; i < count; ++i)
        for (const char* game : kFourGames) {
            out.push_back(std::make_unique<NetMatch>(port, game, guests, seedOf(out.size())));
            out.back()->messagesPerLine = 50;
        }
    return out;
}

bool allOver(const Matches& matches) {
    return std::all_of(matches.begin(), matches.end(), [](const auto& m) { return m->over(); });
}

// Plays until that time, the end, or until nobody answers any more.
void playUntil(const Matches& matches, uint16_t port, Time::time_point until) {
    while (!allOver(matches) && Time::now() < until) {
        std::vector<NetMatch*> going;
        for (const auto& m : matches) {
            if (m->over()) continue;
            try {
                if (!m->step(port)) return;
            } catch (const boost::system::system_error&) {
                return;  // half a message: the server is gone
            }
            going.push_back(m.get());
        }
        waitForAny(going, 20);
    }
}

// The same match again: the head and the people out of that store, without its entries.
void compareWithTwin(store::Store& after, const NetMatch& match, uint64_t seed, TestHouse& house) {
    CAPTURE(match.game());
    CAPTURE(match.id());
    const std::optional<store::Match> row = after.match(match.id());
    REQUIRE(row);
    CHECK(row->status == store::MatchStatus::ended);
    store::Match twin = *row;
    twin.status = store::MatchStatus::open;
    twin.outcome.clear();
    store::Batch batch;
    for (const std::string& person : twin.seats) batch.emplace_back(store::PutPerson{*after.person(person)});
    batch.emplace_back(store::PutMatch{twin});
    REQUIRE_FALSE(house.hall().store().write(std::move(batch)));
    QuietMatch quiet(house.hall().find(match.id()), {twin.seats[0], twin.seats[1]}, seed, true);
    quiet.play();
    const store::Match end = quiet.table().row();
    CHECK(end.status == store::MatchStatus::ended);
    CHECK(end.outcome == row->outcome);  // winners, rule, number of entries, hash of the last state
    const std::vector<store::Entry> entries = after.entries(match.id());
    const std::vector<store::Entry> again = house.hall().store().entries(match.id());
    REQUIRE(again.size() == entries.size());
    for (size_t i = 0; i < entries.size(); ++i) {
        const bool same = entries[i].kind == again[i].kind && entries[i].body == again[i].body;
        if (!same) FAIL("entry " << i << " is another one: " << entries[i].body << " and " << again[i].body);
    }
}

void compareAll(const std::string& database, const Matches& matches) {
    auto opened = store::openStore(database);
    if (auto* problem = std::get_if<Problem>(&opened)) FAIL(problem->message);
    store::Store& after = *std::get<std::unique_ptr<store::Store>>(opened);
    for (const std::string& line : after.check()) FAIL_CHECK(line);
    TestHouse house;
    for (size_t i = 0; i < matches.size(); ++i) compareWithTwin(after, *matches[i], seedOf(i), house);
}

struct Kills {
    int matches;  // of each game at once
    int kills;
    uint32_t least, most;  // milliseconds between the start and a kill
};

void killUntilTheEnd(const std::string& database, const Kills& plan) {
    Chance chance;
    chance.rekey(Chance::keyFrom(2026, 11));
    auto server = std::make_unique<ServerChild>(database);
    Matches matches;
    std::vector<Matches> all;
    int kills = 0;
    for (int rounds = 0; kills < plan.kills && rounds < 20; ++rounds) {
        all.push_back(begin(server->port(), plan.matches));
        while (!allOver(all.back()) && kills < 10 * plan.kills) {
            playUntil(all.back(), server->port(),
                      Time::now() + std::chrono::milliseconds(plan.least + chance.below(plan.most - plan.least)));
            if (allOver(all.back())) break;
            server->killNow();
            ++kills;
            server = std::make_unique<ServerChild>(database);
        }
        for (auto& m : all.back()) {
            m->dropAll();
            matches.push_back(std::move(m));
        }
        // Later ones have seeds of their own: their place in the list.
        break;
    }
    CHECK(kills >= plan.kills);
    CHECK(server->stop() == 0);
    uint64_t answers = 0;
    for (const auto& m : matches) answers += m->bot(0).answers() + m->bot(1).answers();
    MESSAGE(matches.size() << " matches, " << kills << " kills, " << answers << " answers sent");
    compareAll(database, matches);
}

}  // namespace

TEST_CASE("a server that is killed again and again plays every match to the end of its twin") {
    const TemporaryFolder folder;
    killUntilTheEnd(folder.path() + "/cantina.db", {3, 30, 30, 700});
}

TEST_CASE("the same on PostgreSQL") {
    PostgresServer* postgres = PostgresServer::shared();
    if (postgres == nullptr) return;
    killUntilTheEnd(postgres->newDatabase(), {2, 12, 100, 1200});
}

TEST_CASE("a disk that loses its power takes nothing that a player was told") {
    Chance chance;
    chance.rekey(Chance::keyFrom(2026, 12));
    std::vector<std::unique_ptr<TemporaryFolder>> folders;
    folders.push_back(std::make_unique<TemporaryFolder>());
    Matches matches;
    int losses = 0;
    for (uint64_t round = 0; round < 200 && (matches.empty() || !allOver(matches)); ++round) {
        const std::string database = folders.back()->path() + "/cantina.db";
        PowerDisk disk;
        auto opened = store::openSqlite({.path = database});
        if (auto* problem = std::get_if<Problem>(&opened)) FAIL(problem->message);
        server::HouseOptions options;
        options.http.port = 0;
        options.http.limits = fastLimits();
        options.log = server::Log::Form::none;
        server::House house(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options);
        REQUIRE_FALSE(house.open());
        if (matches.empty()) matches = begin(house.port(), 1);
        if (losses < 30) disk.offAfter(200 + chance.below(1500), round);
        while (!allOver(matches) && !disk.off())
            playUntil(matches, house.port(), Time::now() + std::chrono::milliseconds(20));
        for (const auto& m : matches) m->dropAll();
        losses += disk.off() ? 1 : 0;
        disk.offNow();
        house.close();
        folders.push_back(std::make_unique<TemporaryFolder>());
        disk.leave(folders.back()->path());
    }
    CHECK(losses >= 10);
    MESSAGE(matches.size() << " matches, " << losses << " losses of power");
    REQUIRE(allOver(matches));
    compareAll(folders.back()->path() + "/cantina.db", matches);
}
