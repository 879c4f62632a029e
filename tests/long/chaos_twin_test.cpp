// Chaos: matches of the four games go on while their server is killed, or its disk loses power, at random moments. Each must
// end exactly like its twin, which is played afterwards from the same head in one go, without a network, and never killed.
#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <set>
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

const NetMatch::Kind kPlain = {};
const NetMatch::Kind kLively = {.clock = true, .talks = true, .asksBack = true};
const NetMatch::Kind kComputer = {.computer = "easy", .clock = true, .talks = true};

// One of each kind of each game, all of the same two guests. A connection says no more than the server's limit lets it.
Matches begin(uint16_t port, const std::vector<NetMatch::Kind>& kinds) {
    const std::array<std::string, 2> guests = {newGuest(port, "Ada"), newGuest(port, "Bo")};
    Matches out;
    for (const NetMatch::Kind& kind : kinds)
        for (const char* game : kFourGames) {
            out.push_back(std::make_unique<NetMatch>(port, game, guests, seedOf(out.size()), kind));
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

// What was given to a match, without the time it took, and what was said.
struct Decided {
    std::vector<std::string> given;
    std::multiset<std::string> lines;
    int64_t used = 0;
    size_t consents = 0;

    explicit Decided(const std::vector<store::Entry>& entries) {
        for (const store::Entry& e : entries) {
            if (e.kind == static_cast<uint8_t>(server::EntryKind::chat))
                if (const auto line = server::readChat(e)) lines.insert(line->text);
            auto g = server::readGiven(e);
            if (!g) continue;
            used += g->used;
            g->used = 0;
            consents += g->kind == server::EntryKind::undo && g->consent ? 1 : 0;
            given.push_back(std::to_string(e.kind) + " " + server::writeGiven(*g));
        }
    }
};

struct SeenInAll {
    size_t lines = 0, consents = 0;
};

// The same match again: the head and the people out of that store, without its entries.
void compareWithTwin(store::Store& after, const NetMatch& match, uint64_t seed, TestHouse& house, SeenInAll& seen) {
    CAPTURE(match.game());
    CAPTURE(match.kind().computer);
    CAPTURE(match.id());
    const std::optional<store::Match> row = after.match(match.id());
    REQUIRE(row);
    CHECK(row->status == store::MatchStatus::ended);
    store::Match twin = *row;
    twin.status = store::MatchStatus::open;
    twin.outcome.clear();
    store::Batch batch;
    for (const std::string& person : twin.seats)
        if (!person.empty()) batch.emplace_back(store::PutPerson{*after.person(person)});
    batch.emplace_back(store::PutMatch{twin});
    REQUIRE_FALSE(house.hall().store().write(std::move(batch)));
    QuietMatch quiet(house.hall().find(match.id()), {twin.seats[0], twin.seats[1]}, seed, true);
    if (match.kind().asksBack) quiet.askBack();
    quiet.play();
    const store::Match end = quiet.table().row();
    CHECK(end.status == store::MatchStatus::ended);
    CHECK(end.outcome == row->outcome);  // winners, rule, number of entries, hash of the last state
    const Decided entries(after.entries(match.id())), again(house.hall().store().entries(match.id()));
    REQUIRE(again.given.size() == entries.given.size());
    for (size_t i = 0; i < entries.given.size(); ++i)
        if (entries.given[i] != again.given[i])
            FAIL("entry " << i << " is another one: " << entries.given[i] << " and " << again.given[i]);
    // What came back to who said it is stored, and nothing is there twice.
    for (const std::string& line : match.told()) CHECK(entries.lines.count(line) == 1);
    for (const std::string& line : entries.lines) CHECK(entries.lines.count(line) == 1);
    if (match.kind().clock) CHECK(entries.used > 0);
    seen.lines += entries.lines.size();
    seen.consents += entries.consents;
}

void compareAll(const std::string& database, const Matches& matches) {
    auto opened = store::openStore(database);
    if (auto* problem = std::get_if<Problem>(&opened)) FAIL(problem->message);
    store::Store& after = *std::get<std::unique_ptr<store::Store>>(opened);
    for (const std::string& line : after.check()) FAIL_CHECK(line);
    TestHouse house;
    SeenInAll seen;
    for (size_t i = 0; i < matches.size(); ++i) compareWithTwin(after, *matches[i], seedOf(i), house, seen);
    MESSAGE(seen.lines << " lines of chat, " << seen.consents << " undos by consent");
    const bool lively = std::any_of(matches.begin(), matches.end(), [](const auto& m) { return m->kind().asksBack; });
    if (lively) CHECK(seen.consents > 0);
    if (lively) CHECK(seen.lines > 0);
}

struct Kills {
    std::vector<NetMatch::Kind> kinds;  // one of each game at once
    int kills;
    uint32_t most;  // answers between two kills
};

void killUntilTheEnd(const std::string& database, const Kills& plan) {
    Chance chance;
    chance.rekey(Chance::keyFrom(2026, 11));
    auto server = std::make_unique<ServerChild>(database);
    const Matches matches = begin(server->port(), plan.kinds);
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
    killUntilTheEnd(folder.path() + "/cantina.db", {{kPlain, kLively, kComputer}, 30, 90});
}

TEST_CASE("kills: the same on PostgreSQL") {
    PostgresServer* postgres = PostgresServer::shared();
    if (postgres == nullptr) return;
    killUntilTheEnd(postgres->newDatabase(), {{kLively, kComputer}, 12, 90});
}

namespace {

// A server in this process on that disk, until the matches are over or the power is off.
void playOn(const std::string& database, PowerDisk& disk, uint64_t operations, uint64_t seed, Matches& matches) {
    auto opened = store::openSqlite({.path = database});
    if (auto* problem = std::get_if<Problem>(&opened)) FAIL(problem->message);
    server::HouseOptions options;
    options.http.port = 0;
    options.http.limits = fastLimits();
    options.http.limits.testSeed = 2026;
    options.log = server::Log::Form::none;
    server::House house(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options);
    REQUIRE_FALSE(house.open());
    if (matches.empty()) matches = begin(house.port(), {kLively});
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
