// What only a PostgreSQL can do to us: lost connections, crashes, other processes, damaged pages.
#include <algorithm>
#include <fstream>
#include <future>
#include <thread>

#include "kernel/chance.h"
#include "tests/store/databases.h"
#include "tests/store/socket_proxy.h"

using namespace cantina;
using namespace cantina::store;

namespace {

#define POSTGRES_OR_RETURN \
    if (!PostgresDb::available()) return

// Submits entries of one match and counts what becomes of them.
class Feed {
public:
    Feed(Store& store, std::string match) : store_(store), match_(std::move(match)) {}
    void submit() {
        store_.submit({AddEntry{entry(match_, next_)}}, [this](const std::optional<Problem>& p) {
            if (p && refusals_++ == 0) first_ = p->where + ": " + p->message;
            ++done_;
            done_.notify_all();
        });
        ++next_;
    }
    void wait() {
        for (uint32_t d = done_; d < next_; d = done_) done_.wait(d);
    }
    void submitAndWait(uint32_t count) {
        for (uint32_t i = 0; i < count; ++i) submit();
        wait();
    }
    // Each once, in order.
    void check() {
        wait();
        CHECK_MESSAGE(refusals_ == 0, first_);
        const auto list = store_.entries(match_);
        REQUIRE(list.size() == next_);
        for (uint32_t i = 0; i < next_; ++i) CHECK(list[i] == entry(match_, i));
    }

private:
    Store& store_;
    std::string match_, first_;
    uint32_t next_ = 0;
    std::atomic<uint32_t> done_ = 0, refusals_ = 0;
};

constexpr char kCutAll[] =
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'cantina'";

std::string through(const std::string& url, const std::string& from, const std::string& to) {
    std::string changed = url;
    return changed.replace(changed.find(from), from.size(), to);
}

}  // namespace

TEST_CASE("connections that the server ends lose nothing and double nothing") {
    POSTGRES_OR_RETURN;
    PostgresDb db;
    auto s = opened(db.url());
    wrote(*s, {PutMatch{newMatch("m")}});
    Feed feed(*s, "m");
    for (int round = 0; round < 25; ++round) {
        for (int i = 0; i < 40; ++i) feed.submit();
        PostgresDb::server().execute(kCutAll, db.url());
        CHECK(s->match("m"));  // reads look for a new connection too
    }
    feed.check();
    CHECK(s->check().empty());
}

TEST_CASE("an answer that is lost on the way leaves no doubt") {
    POSTGRES_OR_RETURN;
    PostgresDb db;
    using Fate = SocketProxy::Fate;
    std::atomic<bool> rough = false;
    std::mutex mutex;
    Chance chance;
    chance.rekey(Chance::keyFrom(7, 1));
    int losses[4] = {};
    SocketProxy proxy(PostgresDb::server().folder(), [&] {
        const std::lock_guard lock(mutex);
        const auto fate = rough && chance.below(12) == 0 ? static_cast<Fate>(1 + chance.below(3)) : Fate::pass;
        ++losses[static_cast<int>(fate)];
        return fate;
    });
    auto s = opened(through(db.url(), PostgresDb::server().folder(), proxy.folder()));
    wrote(*s, {PutMatch{newMatch("m")}});
    rough = true;
    Feed feed(*s, "m");
    // How many pieces a transaction goes out in depends on who runs when: on until each fate has come often enough.
    const auto often = [&] {
        const std::lock_guard lock(mutex);
        return std::all_of(losses + 1, losses + 4, [](int n) { return n > 10; });
    };
    for (int round = 0; round < 150 || (round < 5000 && !often()); ++round)
        feed.submitAndWait(1 + static_cast<uint32_t>(round) % 5);
    rough = false;
    feed.check();
    CHECK(s->check().empty());
    for (int fate = 1; fate < 4; ++fate) CHECK(losses[fate] > 10);
}

TEST_CASE("refused batches are told apart although the connection is lost") {
    POSTGRES_OR_RETURN;
    PostgresDb db;
    std::atomic<int> pieces = -1;  // counts down to the piece that is lost
    SocketProxy proxy(PostgresDb::server().folder(), [&] {
        if (pieces < 0) return SocketProxy::Fate::pass;
        const int piece = pieces--;
        return piece == 0 ? SocketProxy::Fate::loseAnswer : SocketProxy::Fate::pass;
    });
    auto s = opened(through(db.url(), PostgresDb::server().folder(), proxy.folder()));
    wrote(*s, {PutMatch{newMatch("m")}});
    uint32_t next = 0;
    for (int lost = 0; lost < 14; ++lost) {
        CAPTURE(lost);
        std::vector<std::future<std::string>> answers;
        pieces = lost;
        for (const uint32_t number : {next, next + 7, next + 1}) {
            auto answer = std::make_shared<std::promise<std::string>>();
            answers.push_back(answer->get_future());
            s->submit({AddEntry{entry("m", number)}},
                      [answer](const std::optional<Problem>& p) { answer->set_value(p ? p->where : ""); });
        }
        CHECK(answers[0].get() == "");
        CHECK(answers[1].get() == kOutOfOrder);
        CHECK(answers[2].get() == "");
        next += 2;
        pieces = -1;
    }
    CHECK(s->entries("m").size() == next);
    CHECK(s->check().empty());
}

TEST_CASE("a server that crashes and comes back loses nothing that was acknowledged") {
    POSTGRES_OR_RETURN;
    PostgresDb db;
    auto s = opened(db.url());
    wrote(*s, {PutMatch{newMatch("m")}});
    Feed feed(*s, "m");
    for (int round = 0; round < 2; ++round) {
        feed.submitAndWait(20);
        for (int i = 0; i < 50; ++i) feed.submit();  // some before, some after the crash
        PostgresDb::server().crash();
        for (int i = 0; i < 10; ++i) feed.submit();
        CHECK(s->figures().waiting > 0);
        CHECK_THROWS_AS(s->entries("m"), Unreadable);  // never "none"
        PostgresDb::server().start();
        feed.check();
    }
    CHECK(s->check().empty());
}

TEST_CASE("several processes share a PostgreSQL") {
    POSTGRES_OR_RETURN;
    PostgresDb db;
    auto a = opened(db.url()), b = opened(db.url());
    wrote(*a, {PutPerson{account("p1", "Ann")}, PutPerson{account("p2", "Bob")}, PutMatch{newMatch("m")}});
    CHECK(b->account("ann"));
    CHECK(refusedWrite(*b, {PutPerson{account("p3", "BOB")}}) == kNameTaken);
    // Both write the same rows in opposite orders (a deadlock, which one of them repeats) and the same entries (one of them
    // is told so).
    std::atomic<uint32_t> won = 0, wrong = 0;
    const auto rival = [&](Store& s, bool forward) {
        for (uint32_t i = 0; i < 60; ++i) {
            Batch batch{PutPerson{account(forward ? "p1" : "p2", forward ? "Ann" : "Bob")},
                        PutPerson{account(forward ? "p2" : "p1", forward ? "Bob" : "Ann")}};
            if (s.write(std::move(batch))) ++wrong;
            const auto problem = s.write({AddEntry{entry("m", i)}});
            if (!problem)
                ++won;
            else if (problem->where != kOutOfOrder)
                ++wrong;
        }
    };
    std::thread other([&] { rival(*b, false); });
    rival(*a, true);
    other.join();
    CHECK(wrong == 0);
    CHECK(won == 60);
    CHECK(a->entries("m").size() == 60);
    CHECK(a->check().empty());
}

TEST_CASE("several processes may begin one database at once") {
    POSTGRES_OR_RETURN;
    PostgresDb db;
    std::vector<std::thread> threads;
    std::atomic<int> good = 0;
    for (int i = 0; i < 6; ++i)
        threads.emplace_back([&, i] {
            auto result = openStore(db.url());
            auto* s = std::get_if<std::unique_ptr<Store>>(&result);
            if (s != nullptr && !(*s)->write({PutMatch{newMatch("m" + std::to_string(i))}})) ++good;
        });
    for (std::thread& t : threads) t.join();
    CHECK(good == 6);
    CHECK(opened(db.url())->matches(MatchStatus::open).size() == 6);
    CHECK(PostgresDb::server().valueOf("SELECT count(*) FROM writers", db.url()) == "0");  // all said good-bye
}

TEST_CASE("what the lost connection still sends is refused") {
    POSTGRES_OR_RETURN;
    PostgresDb db;
    auto s = opened(db.url());
    wrote(*s, {PutMatch{newMatch("m")}});
    PostgresServer& server = PostgresDb::server();
    server.execute(kCutAll, db.url());
    wrote(*s, {AddEntry{entry("m", 0)}});  // on a new connection: a new epoch
    const std::string number = server.valueOf("SELECT number FROM writers", db.url());
    CHECK(server.valueOf("SELECT epoch FROM writers", db.url()) == "2");
    CHECK_THROWS(
        server.execute("INSERT INTO writers SELECT id, number + 1, 1, now() FROM writers ON CONFLICT (id) DO UPDATE "
                       "SET number = CASE WHEN writers.epoch = excluded.epoch THEN excluded.number END",
                       db.url()));
    CHECK(server.valueOf("SELECT number FROM writers", db.url()) == number);
}

TEST_CASE("a damaged page of a PostgreSQL is found") {
    POSTGRES_OR_RETURN;
    PostgresDb db;
    PostgresServer& server = PostgresDb::server();
    {
        auto s = opened(db.url());
        wrote(*s, {PutMatch{newMatch("m")}, AddEntry{entry("m", 0, "some body")}});
        CHECK(s->check().empty());
    }
    const std::string path = server.valueOf("SELECT pg_relation_filepath('entries')", db.url());
    server.execute("CHECKPOINT", db.url());
    server.stop();
    {
        std::fstream file(server.dataFolder() + "/" + path, std::ios::in | std::ios::out | std::ios::binary);
        REQUIRE(file.is_open());
        file.seekp(8192 - 20);
        file << "torn";
    }
    server.start();
    auto s = opened(db.url());
    const auto lines = s->check();
    REQUIRE(lines.size() == 1);
    CHECK(has(lines[0], "invalid page"));
    s.reset();
    server.execute("DROP TABLE entries", db.url());
}

TEST_CASE("PostgreSQL's own check of indexes is used where it is installed") {
    POSTGRES_OR_RETURN;
    PostgresDb db;
    PostgresServer& server = PostgresDb::server();
    try {
        server.execute("CREATE EXTENSION amcheck SCHEMA pg_catalog", server.url());
    } catch (const std::exception&) {
        return;  // an optional part of the server
    }
    auto s = opened(db.url());
    wrote(*s, {PutMatch{newMatch("m")}, AddEntry{entry("m", 0)}});
    CHECK(s->check().empty());
    server.execute("UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'seats_by_person'::regclass", db.url());
    const auto lines = s->check();
    REQUIRE(lines.size() == 1);
    CHECK(has(lines[0], "seats_by_person is not valid"));
    server.execute("UPDATE pg_index SET indisvalid = true WHERE indexrelid = 'seats_by_person'::regclass", db.url());
    server.execute("DROP EXTENSION amcheck", server.url());
}
