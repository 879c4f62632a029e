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
using namespace cantina::proof;

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

uint64_t answersIn(const Matches& matches) {
    uint64_t sum = 0;
    for (const auto& m : matches) sum += m->bot(0).answers() + m->bot(1).answers();
    return sum;
}

// Plays until the bots have given so many answers, the end, or until nobody answers any more (two minutes at the most).
void playUntil(const Matches& matches, uint16_t port, uint64_t answers, const PowerDisk* disk = nullptr) {
    const auto late = Time::now() + std::chrono::minutes(2);
    while (!allOver(matches) && answersIn(matches) < answers && Time::now() < late && (disk == nullptr || !disk->off())) {
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
    uint32_t most;  // answers between two kills
};

void killUntilTheEnd(const std::string& database, const Kills& plan) {
    Chance chance;
    chance.rekey(Chance::keyFrom(2026, 11));
    auto server = std::make_unique<ServerChild>(database);
    const Matches matches = begin(server->port(), plan.matches);
    int kills = 0;
    // The bound is for a server that never gets anywhere.
    while (!allOver(matches) && kills < 20 * plan.kills) {
        playUntil(matches, server->port(), answersIn(matches) + 1 + chance.below(plan.most));
        if (allOver(matches)) break;
        std::this_thread::sleep_for(std::chrono::microseconds(chance.below(4000)));  // between sending and storing
        server->killNow();
        ++kills;
        server = std::make_unique<ServerChild>(database);
    }
    for (const auto& m : matches) m->dropAll();
    REQUIRE(allOver(matches));
    CHECK(kills >= plan.kills);
    CHECK(server->stop() == 0);
    MESSAGE(matches.size() << " matches, " << kills << " kills, " << answersIn(matches) << " answers sent");
    compareAll(database, matches);
}

}  // namespace

TEST_CASE("kills: a server that is killed again and again plays every match to the end of its twin") {
    const TemporaryFolder folder;
    killUntilTheEnd(folder.path() + "/cantina.db", {3, 30, 90});
}

TEST_CASE("kills: the same on PostgreSQL") {
    PostgresServer* postgres = PostgresServer::shared();
    if (postgres == nullptr) return;
    killUntilTheEnd(postgres->newDatabase(), {2, 12, 120});
}

namespace {

// A server in this process on that disk, until the matches are over or the power is off.
void playOn(const std::string& database, PowerDisk& disk, uint64_t operations, uint64_t seed, Matches& matches) {
    auto opened = store::openSqlite({.path = database});
    if (auto* problem = std::get_if<Problem>(&opened)) FAIL(problem->message);
    server::HouseOptions options;
    options.http.port = 0;
    options.http.limits = fastLimits();
    options.log = server::Log::Form::none;
    server::House house(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options);
    REQUIRE_FALSE(house.open());
    if (matches.empty()) matches = begin(house.port(), 1);
    disk.offAfter(operations, seed);
    while (!allOver(matches) && !disk.off()) playUntil(matches, house.port(), answersIn(matches) + 20, &disk);
    for (const auto& m : matches) m->dropAll();
}

}  // namespace

TEST_CASE("power: a disk that loses its power takes nothing that a player was told") {
    Chance chance;
    chance.rekey(Chance::keyFrom(2026, 12));
    auto folder = std::make_unique<TemporaryFolder>();
    Matches matches;
    int losses = 0;
    for (uint64_t round = 0; round < 100 && (matches.empty() || !allOver(matches)); ++round) {
        auto after = std::make_unique<TemporaryFolder>();
        {
            PowerDisk disk;
            playOn(folder->path() + "/cantina.db", disk, 50 + chance.below(250), round, matches);
            losses += disk.off() ? 1 : 0;
            disk.offNow();
            disk.leave(after->path());
        }
        folder = std::move(after);
    }
    MESSAGE(matches.size() << " matches, " << losses << " losses of power, " << answersIn(matches) << " answers sent");
    CHECK(losses >= 10);
    REQUIRE(allOver(matches));
    compareAll(folder->path() + "/cantina.db", matches);
}
