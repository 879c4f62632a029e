// Sessions end when they should and take their connections along; names, passwords, exports and farewells.
#include <doctest/doctest.h>

#include <chrono>
#include <thread>

#include "tests/support/server_bench.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

std::string idOf(const json::object& made) { return made.empty() ? "" : made.at("id").as_string().c_str(); }

json::object soloTable(Visitor& v) {
    return v.post("/api/tables", {{"game", "destiny"}, {"deck", "rey"}, {"opponent", "self"}});
}

// A connection to the table with this visitor's session.
struct Line {
    server::WebClient web;
    Line(const Visitor& v, const std::string& table) {
        REQUIRE(web.open(v.port, "/ws/" + table, v.headers()) == 101);
        std::vector<std::string> said;
        REQUIRE(waitUntil([&] { return !said.empty(); }, [&] { said = web.read(50); }));
    }
    bool closes() { return web.awaitClose(); }
    bool staysOpen() {
        for (int i = 0; i < 6 && web.isOpen(); ++i) (void)web.read(50);
        return web.isOpen();
    }
};

std::string confirmed(Visitor& v) {
    const std::string name = v.get("/api/me").at("person").at("name").as_string().c_str();
    return json::serialize(json::object{{"confirm", name}});
}

}  // namespace

TEST_CASE("a recovered account is closed to everybody who had it, connections included") {
    ServerBench bench;
    Visitor thief{bench.port(), ""}, owner{bench.port(), ""};
    REQUIRE(thief.post("/api/me", {{"name", "Mon"}}).contains("person"));
    const json::object account = thief.post("/api/account", {{"name", "Mon"}, {"password", "chandrila one"}});
    const std::string recovery = account.at("recovery").as_string().c_str();
    const std::string table = idOf(soloTable(thief));
    Line line(thief, table);
    REQUIRE(owner.post("/api/recover", {{"name", "Mon"}, {"recovery", recovery}, {"password", "chandrila two"}})
                .contains("recovery"));
    CHECK(line.closes());
    CHECK(thief.get("/api/me").at("person").is_null());
    CHECK_FALSE(owner.get("/api/me").at("person").is_null());
    bench.restart();  // not only in memory
    thief.port = owner.port = bench.port();
    CHECK(thief.get("/api/me").at("person").is_null());
    CHECK_FALSE(owner.get("/api/me").at("person").is_null());
}

TEST_CASE("a new password needs the old one and ends the other sessions, not this one") {
    ServerBench bench;
    Visitor here{bench.port(), ""}, there{bench.port(), ""};
    REQUIRE(here.post("/api/me", {}).contains("person"));
    CHECK(here.call("POST", "/api/me/password", R"({"before":"","password":"long enough"})").status == 409);
    REQUIRE(here.post("/api/account", {{"name", "Bail"}, {"password", "alderaan one"}}).contains("recovery"));
    REQUIRE(there.post("/api/login", {{"name", "Bail"}, {"password", "alderaan one"}}).contains("person"));
    const std::string table = idOf(soloTable(here));
    Line mine(here, table), other(there, table);
    CHECK(here.call("POST", "/api/me/password", R"({"before":"wrong one","password":"alderaan two"})").status == 403);
    CHECK(here.call("POST", "/api/me/password", R"({"before":"alderaan one","password":"short"})").status == 400);
    CHECK(there.get("/api/me").at("person").is_object());
    CHECK(here.call("POST", "/api/me/password", R"({"before":"alderaan one","password":"alderaan two"})").status == 200);
    CHECK(other.closes());
    CHECK(mine.staysOpen());
    CHECK(there.get("/api/me").at("person").is_null());
    CHECK(here.get("/api/me").at("person").is_object());
    CHECK(there.call("POST", "/api/login", R"({"name":"Bail","password":"alderaan one"})").status == 403);
    CHECK(there.call("POST", "/api/login", R"({"name":"Bail","password":"alderaan two"})").status == 200);
}

TEST_CASE("logging out closes the connections of that session; a guest is warned first") {
    ServerBench bench;
    Visitor v{bench.port(), ""};
    const std::string table = idOf(soloTable(v));
    Line line(v, table);
    const server::WebAnswer warned = v.call("POST", "/api/logout", "{}");
    CHECK(warned.status == 409);
    CHECK(warned.body.find("cannot come back") != std::string::npos);
    CHECK(line.staysOpen());
    const std::string before = v.cookie;
    CHECK(v.call("POST", "/api/logout", R"({"sure":true})").status == 200);
    CHECK(line.closes());
    v.cookie = before;
    CHECK(v.get("/api/me").at("person").is_null());
}

TEST_CASE("a session that was not seen for long is over") {
    ServerBench bench;
    Visitor v{bench.port(), ""};
    REQUIRE(v.post("/api/me", {}).contains("person"));
    CHECK(v.get("/api/me").at("person").is_object());
    // In a house where sessions are short: one that is kept in memory, and one that is read from the store.
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.sessionLife = 300;
    bench.restart(options);
    v.port = bench.port();
    Visitor other{bench.port(), ""};
    REQUIRE(other.post("/api/me", {}).contains("person"));
    CHECK(waitUntil([&] { return other.get("/api/me").at("person").is_null(); },
                    [] { std::this_thread::sleep_for(std::chrono::milliseconds(20)); }));
    CHECK(v.get("/api/me").at("person").is_null());
}

TEST_CASE("a guest cannot take the name of an account, in whatever case") {
    ServerBench bench;
    Visitor owner{bench.port(), ""}, other{bench.port(), ""};
    REQUIRE(owner.post("/api/me", {{"name", "Padme"}}).contains("person"));
    REQUIRE(owner.post("/api/account", {{"name", "Padme"}, {"password", "naboo naboo"}}).contains("recovery"));
    CHECK(other.call("POST", "/api/me", R"({"name":"pADME"})").status == 409);
    REQUIRE(other.post("/api/me", {{"name", "Sabe"}}).contains("person"));
    CHECK(other.call("POST", "/api/me", R"({"name":"PADME"})").status == 409);
    CHECK(other.get("/api/me").at("person").at("name").as_string() == "Sabe");
    CHECK(owner.post("/api/me", {{"name", "padme"}}).at("person").at("name").as_string() == "padme");  // one's own
}

TEST_CASE("the export has games with deck, decisions and chat, sessions and reports") {
    ServerBench bench;
    Pair pair = twoGuests(bench.port(), "tcg");
    Bot a(pair.first, pair.table, 1), b(pair.second, pair.table, 2);
    REQUIRE(a.connect());
    REQUIRE(b.connect());
    while (a.decisions < 5) {
        REQUIRE(a.step(20));
        REQUIRE(b.step(20));
    }
    a.send({{"t", "chat"}, {"text", "hello there"}});
    b.send({{"t", "chat"}, {"text", "not mine"}});
    a.send({{"t", "report"}, {"says", "a fault"}});
    json::object all;
    REQUIRE(waitUntil(
        [&] {
            all = pair.first.get("/api/me/export");
            return !all.at("reports").as_array().empty();
        },
        [&] { (void)a.step(20); }));
    REQUIRE(all.at("reports").as_array().size() == 1);
    CHECK(all.at("reports").as_array()[0].at("says").as_string() == "a fault");
    CHECK(json::serialize(all).find("\"key\"") == std::string::npos);  // the match goes on
    CHECK(all.at("sessions").as_array().size() == 1);
    const json::object& game = all.at("games").as_array()[0].as_object();
    CHECK(game.at("deck").at("cards").as_array().size() > 5);
    CHECK(game.at("decisions").as_array().size() >= 5);
    REQUIRE(game.at("chat").as_array().size() == 1);
    CHECK(game.at("chat").as_array()[0].at("text").as_string() == "hello there");
}

TEST_CASE("a game that sleeps keeps its player from vanishing, a mere invitation does not") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.idle = 0;
    ServerBench bench(options);
    Pair pair = twoGuests(bench.port(), "tcg");
    bench.awaitSleep();
    CHECK(pair.first.call("DELETE", "/api/me", confirmed(pair.first)).status == 409);

    Visitor host{bench.port(), ""};
    const std::string waiting =
        idOf(host.post("/api/tables", {{"game", "tcg"}, {"deck", "republic"}, {"opponent", "friend"}}));
    REQUIRE_FALSE(waiting.empty());
    CHECK(host.call("DELETE", "/api/me", confirmed(host)).status == 200);
    CHECK(host.call("GET", "/api/tables/" + waiting).status == 404);
}
