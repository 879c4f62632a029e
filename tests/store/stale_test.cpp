// What is dropped when nobody can come back to it, and what an outage may cost.
#include <chrono>
#include <future>
#include <thread>

#include "tests/store/each_database.h"
#include "tests/support/patience.h"

using namespace cantina;
using namespace cantina::store;

namespace {

Match withStatus(Match m, MatchStatus status) {
    m.status = status;
    return m;
}

}  // namespace

STORE_TEST("all sessions of a person but one are dropped at once") {
    auto s = opened(db.url());
    wrote(*s, {PutPerson{account("p", "Ann")}, PutPerson{guest("q")}, PutSession{{"one", "p", 1, 5}},
               PutSession{{"two", "p", 1, 9}}, PutSession{{"other", "q", 1, 2}}});
    REQUIRE(s->sessionsOf("p").size() == 2);
    CHECK(s->sessionsOf("p").front().tokenHash == "two");
    wrote(*s, {DropSessions{"p", "two"}});
    CHECK_FALSE(s->session("one"));
    CHECK(s->session("two"));
    CHECK(s->session("other"));
    wrote(*s, {SeeSession{"two", 77}, SeeSession{"one", 77}});  // one that was dropped does not come back
    CHECK(s->session("two")->seen == 77);
    CHECK_FALSE(s->session("one"));
    wrote(*s, {DropSessions{"p"}});
    CHECK(s->sessionsOf("p").empty());
}

STORE_TEST("a match that waits can be dropped, one that began cannot") {
    auto s = opened(db.url());
    wrote(*s, {PutPerson{guest("p")}, PutMatch{withStatus(newMatch("w", {"p", ""}), MatchStatus::waiting)},
               AddEntry{entry("w", 0)}, PutMatch{newMatch("m", {"p", ""})}, AddEntry{entry("m", 0)},
               PutMatch{withStatus(newMatch("e", {"p"}), MatchStatus::ended)}});
    CHECK(s->openMatchesOf("p") == 2);
    CHECK(s->openMatchesOf("nobody") == 0);
    wrote(*s, {DropMatch{"w"}, DropMatch{"m"}});
    CHECK_FALSE(s->match("w"));
    CHECK(s->entries("w").empty());
    CHECK(s->match("m"));
    CHECK(s->entries("m").size() == 1);
    CHECK(s->openMatchesOf("p") == 1);
    // One that began and in which nothing was decided yet, if that is meant.
    wrote(*s, {PutMatch{newMatch("u", {"p", ""})}, DropMatch{"u"}});
    CHECK(s->match("u"));
    wrote(*s, {DropMatch{"u", true}, DropMatch{"m", true}, DropMatch{"e", true}});
    CHECK_FALSE(s->match("u"));
    CHECK(s->match("m"));
    CHECK(s->match("e"));
    CHECK(s->check().empty());
}

STORE_TEST("what is stale goes: old sessions, and guests who left nothing that goes on") {
    auto s = opened(db.url());
    Person banned = guest("banned");
    banned.bannedUntil = 9'999'999;
    wrote(*s,
          {PutPerson{guest("gone")}, PutPerson{guest("plays")}, PutPerson{guest("here")}, PutPerson{banned},
           PutPerson{account("a", "Ann")}, PutSession{{"old", "gone", 1, 100}}, PutSession{{"oldAnn", "a", 1, 100}},
           PutSession{{"new", "here", 1, 9000}}, PutMatch{newMatch("m", {"plays", "here"})},
           PutMatch{withStatus(newMatch("e", {"gone", "here"}), MatchStatus::ended)}, PutReport{report("r", "e", "gone")}});
    CHECK(s->reportsOf("gone").size() == 1);
    wrote(*s, {DropStale{5000, 5000}});
    CHECK_FALSE(s->session("old"));
    CHECK_FALSE(s->session("oldAnn"));
    CHECK(s->session("new"));
    CHECK_FALSE(s->person("gone"));
    for (const char* id : {"plays", "here", "banned", "a"}) CHECK(s->person(id));
    CHECK(s->match("e")->seats[0].empty());
    CHECK(s->reports(false, 9).size() == 1);
    CHECK(s->check().empty());
}

STORE_TEST("a pulse is a real write") {
    auto s = opened(db.url());
    wrote(*s, {Pulse{1}, Pulse{2}});
    wrote(*s, {Pulse{3}});
    auto reader = opened(db.url(), Access::read);
    CHECK(refusedWrite(*reader, {Pulse{4}}) == kDatabase);
}

// Four callers, as a house has them: together they may not wait longer than one of them would.
TEST_CASE("while a PostgreSQL is away reads and bounded writes come back soon, and say why") {
    if (!PostgresDb::available()) return;
    PostgresDb db;
    auto s = opened(db.url());
    wrote(*s, {PutMatch{newMatch("m")}});
    PostgresDb::server().stop();
    CHECK_THROWS_AS(s->match("m"), Unreadable);
    const auto begin = std::chrono::steady_clock::now();
    std::vector<std::future<void>> callers;
    for (int i = 0; i < 40; ++i)
        callers.push_back(std::async(std::launch::async, [&] { CHECK_THROWS_AS(s->match("m"), Unreadable); }));
    callers.clear();
    // One after another, each with its own second of looking, they would take forty.
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
    // What a write is told is what the store's thread has met by then.
    s->submit({Pulse{0}}, [](const std::optional<Problem>&) {});
    REQUIRE(waitUntil([&] { return !s->figures().trouble.empty(); },
                      [] { std::this_thread::sleep_for(std::chrono::milliseconds(5)); }));
    const std::optional<Problem> problem = s->write({Pulse{1}}, 300);
    REQUIRE(problem);
    CHECK((problem->where == kLate || problem->where == kUnsure));
    CHECK(has(problem->message, "connect"));
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    CHECK(s->figures().behindSeconds > 0.3);
    PostgresDb::server().start();
    wrote(*s, {Pulse{2}});
    CHECK(s->figures().trouble.empty());
    CHECK(s->figures().behindSeconds == 0);
    CHECK(s->match("m"));
}
