// What the house does by itself and how it bears trouble: invitations, limits, throwing away, outages, fewer bytes.
#include <doctest/doctest.h>
#include <zlib.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <future>
#include <thread>

#include "server/address.h"
#include "server/gzip.h"
#include "store/sqlite_connection.h"
#include "tests/support/memory_store.h"
#include "tests/support/postgres_server.h"
#include "tests/support/server_bench.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

std::string textOf(const json::object& o, const char* name) {
    const json::value* v = o.if_contains(name);
    return v != nullptr && v->is_string() ? v->as_string().c_str() : "";
}

json::object invitation(Visitor& host, bool open = false) {
    return host.post("/api/tables", {{"game", "tcg"}, {"deck", "republic"}, {"opponent", "friend"}, {"public", open}});
}

std::string unpacked(const std::string& bytes) {
    z_stream z{};
    REQUIRE(inflateInit2(&z, 15 + 16) == Z_OK);
    std::string out(20'000'000, '\0');
    z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    z.avail_in = static_cast<uInt>(bytes.size());
    z.next_out = reinterpret_cast<Bytef*>(out.data());
    z.avail_out = static_cast<uInt>(out.size());
    CHECK(inflate(&z, Z_FINISH) == Z_STREAM_END);
    out.resize(z.total_out);
    inflateEnd(&z);
    return out;
}

void breathe() { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }

// A folder with one page.
void writePage(const std::string& folder) {
    std::filesystem::create_directories(folder);
    std::ofstream(folder + "/index.html") << "<html>" << std::string(5000, 'x') << "</html>";
}

}  // namespace

TEST_CASE("the host of a waiting table finds the invitation again, and can take it back") {
    ServerBench bench;
    Visitor host{bench.port(), ""}, guest{bench.port(), ""};
    const json::object made = invitation(host);
    const std::string id = textOf(made, "id"), code = textOf(made, "invite");
    const json::object mine = host.get("/api/me/games").at("games").as_array()[0].as_object();
    CHECK(textOf(mine, "status") == "waiting");
    CHECK(textOf(mine, "invite") == code);
    const json::object theirs = guest.get("/api/tables/" + id).at("table").as_object();
    CHECK_FALSE(theirs.contains("invite"));
    CHECK_FALSE(theirs.at("invited").as_bool());
    CHECK(guest.get("/api/tables/" + id + "?invite=" + code).at("table").at("invited").as_bool());
    REQUIRE(guest.post("/api/me", {}).contains("person"));
    CHECK(guest.call("POST", "/api/tables/" + id + "/withdraw", "{}").status == 403);
    CHECK(host.call("POST", "/api/tables/" + id + "/withdraw", "{}").status == 200);
    CHECK(guest.call("GET", "/api/tables/" + id).status == 404);
    CHECK(guest.call("POST", "/api/tables/" + id + "/join", R"({"invite":")" + code + R"(","deck":"separatists"})").status ==
          404);
    CHECK(host.get("/api/me/games").at("games").as_array().empty());
    bench.restart();
    host.port = bench.port();
    CHECK(host.call("GET", "/api/tables/" + id).status == 404);
    CHECK(host.call("POST", "/api/tables/" + id + "/withdraw", "{}").status == 404);
    Pair begun = twoGuests(bench.port(), "tcg");
    CHECK(begun.first.call("POST", "/api/tables/" + begun.table + "/withdraw", "{}").status == 409);
}

TEST_CASE("a guest at a table of three gives the seat up, and another takes it") {
    ServerBench bench;
    Visitor host{bench.port(), ""}, second{bench.port(), ""}, third{bench.port(), ""};
    const json::object made =
        host.post("/api/tables", {{"game", "destiny"}, {"deck", "rey"}, {"opponent", "friend"}, {"players", 3}});
    const std::string id = textOf(made, "id");
    const std::string body = R"({"invite":")" + textOf(made, "invite") + R"(","deck":"kylo-ren"})";
    REQUIRE(second.call("POST", "/api/tables/" + id + "/join", body).status == 200);
    CHECK(second.call("POST", "/api/tables/" + id + "/withdraw", "{}").status == 200);
    CHECK(second.get("/api/me/games").at("games").as_array().empty());
    CHECK(third.call("POST", "/api/tables/" + id + "/join", body).status == 200);
    CHECK(host.get("/api/tables/" + id).at("table").at("status").as_string() == "waiting");
    CHECK(second.call("POST", "/api/tables/" + id + "/join", body).status == 200);
    CHECK(host.get("/api/tables/" + id).at("table").at("status").as_string() == "open");
}

TEST_CASE("public tables that wait are in the lobby after a restart and after a sweep") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.idle = 0;
    ServerBench bench(options);
    Visitor host{bench.port(), ""};
    REQUIRE(invitation(host, true).contains("id"));
    REQUIRE(invitation(host, false).contains("id"));
    std::this_thread::sleep_for(std::chrono::milliseconds(5));  // idle for longer than 0 ms
    bench.house().hall().sweep();
    CHECK(host.get("/api/tables").at("waiting").as_array().size() == 1);
    bench.restart();
    host.port = bench.port();
    CHECK(waitUntil([&] { return host.get("/api/tables").at("waiting").as_array().size() == 1; }, breathe));
}

TEST_CASE("one address may ask so often, another is not disturbed; a /64 is one address") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.requestsPerSecond = 1;
    options.http.limits.requestBurst = 10;
    options.http.behindProxy = true;
    ServerBench bench(options);
    const auto ask = [&](const std::string& from) {
        return server::httpCall(bench.port(), "GET", "/healthz", "", {{"X-Forwarded-For", from}});
    };
    // Ten at once, and one more for each second that the asking itself takes.
    const auto begin = std::chrono::steady_clock::now();
    server::WebAnswer refused;
    int answered = 0;
    while (refused.status == 0) {
        const server::WebAnswer answer = ask("2001:db8:1:2:" + std::to_string(answered % 9 + 1) + "::7");
        if (answer.status == 200)
            ++answered;
        else
            refused = answer;
        const double most = 10 + std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        REQUIRE(answered <= most);
        REQUIRE(answer.status != 0);
    }
    CHECK(answered >= 10);
    CHECK(refused.status == 429);
    CHECK(refused.headers.at("retry-after") == "2");
    CHECK(refused.body.find("too many requests") != std::string::npos);
    CHECK(ask("2001:db8:1:3::1").status == 200);
    CHECK(ask("192.0.2.7").status == 200);
    CHECK(waitUntil([&] { return ask("2001:db8:1:2::1").status == 200; }, breathe));
    CHECK(server::addressKey("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
    CHECK(server::addressKey("::ffff:192.0.2.7") == "192.0.2.7");
    CHECK(server::addressKey("fe80::1%eth0") == "fe80::/64");
    CHECK(server::addressKey("192.0.2.7") == "192.0.2.7");
}

TEST_CASE("open tables are counted where they are kept, not where they are awake") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.tablesPerPerson = 2;
    options.http.limits.idle = 0;
    ServerBench bench(options);
    Visitor v{bench.port(), ""};
    const json::object wish{{"game", "destiny"}, {"deck", "rey"}, {"opponent", "self"}};
    CHECK(v.post("/api/tables", wish).contains("id"));
    CHECK(v.post("/api/tables", wish).contains("id"));
    bench.awaitSleep();
    CHECK(v.call("POST", "/api/tables", json::serialize(wish)).status == 429);
}

TEST_CASE("what nobody comes back to is thrown away: invitations, sessions, guests") {
    ServerBench bench;
    Visitor host{bench.port(), ""};
    const std::string id = textOf(invitation(host, true), "id");
    Pair playing = twoGuests(bench.port(), "tcg");
    bench.house().hall().purge();
    CHECK(host.call("GET", "/api/tables/" + id).status == 200);
    CHECK(bench.house().store().holdings().guests == 3);
    // The same store in a house that waits for nobody.
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.waitingLife = options.http.limits.sessionLife = options.http.limits.guestLife = 1;
    bench.restart(options);
    host.port = bench.port();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    bench.house().hall().purge();
    CHECK(host.call("GET", "/api/tables/" + id).status == 404);
    const store::Holdings held = bench.house().store().holdings();
    CHECK(held.sessions == 0);
    CHECK(held.guests == 2);  // those of the match that goes on
    CHECK(held.matches[0] == 0);
    CHECK(held.matches[1] == 1);
}

TEST_CASE("health is a row that was written") {
    ServerBench bench;
    const auto pulse = [&] {
        store::SqliteConnection reader(bench.folder() + "/cantina.db", store::SqliteConnection::Mode::read);
        return reader.textOf("SELECT at FROM pulse");
    };
    CHECK(pulse().empty());
    REQUIRE(server::httpCall(bench.port(), "GET", "/healthz").status == 200);
    const std::string first = pulse();
    CHECK_FALSE(first.empty());
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    REQUIRE(server::httpCall(bench.port(), "GET", "/healthz").status == 200);
    CHECK(pulse() != first);
}

TEST_CASE("a store that hangs: health says so in time, pages are served, requests come back, and all is well afterwards") {
    TemporaryFolder folder;
    writePage(folder.path() + "/web");
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.storeWait = 3'600'000;  // whoever waits for the store waits longer than all of this takes
    options.http.limits.healthWait = 300;
    options.api.web = folder.path() + "/web";
    auto owned = std::make_unique<MemoryStore>();
    MemoryStore& store = *owned;
    server::House house(std::move(owned), options);
    REQUIRE_FALSE(house.open());
    const uint16_t port = house.port();
    CHECK(waitUntil([&] { return server::httpCall(port, "GET", "/healthz").status == 200; }, breathe));
    store.hold();
    // More than the house has threads for.
    std::vector<std::future<int>> stuck;
    for (int i = 0; i < 6; ++i)
        stuck.push_back(
            std::async(std::launch::async, [port] { return server::httpCall(port, "POST", "/api/me", "{}").status; }));
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    server::WebAnswer health;
    CHECK(waitUntil([&] { return (health = server::httpCall(port, "GET", "/healthz")).status == 503; }, breathe));
    CHECK(health.body.find("the store does not answer") != std::string::npos);
    CHECK(server::httpCall(port, "GET", "/").status == 200);
    CHECK(server::httpCall(port, "GET", "/api/games").status == 200);
    for (const auto& s : stuck) CHECK(s.wait_for(std::chrono::seconds(0)) == std::future_status::timeout);
    store.release();
    store.settle();
    for (auto& s : stuck) CHECK(s.get() == 200);
    CHECK(waitUntil([&] { return server::httpCall(port, "GET", "/healthz").status == 200; }, breathe));
    CHECK(server::httpCall(port, "POST", "/api/me", "{}").status == 200);
}

TEST_CASE("who waits for a store that hangs is told to come back") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.storeWait = 300;
    auto owned = std::make_unique<MemoryStore>();
    MemoryStore& store = *owned;
    server::House house(std::move(owned), options);
    REQUIRE_FALSE(house.open());
    store.hold();
    std::vector<std::future<int>> stuck;
    for (int i = 0; i < 6; ++i)
        stuck.push_back(std::async(
            std::launch::async, [port = house.port()] { return server::httpCall(port, "POST", "/api/me", "{}").status; }));
    for (auto& s : stuck) CHECK(s.get() == 503);
    store.release();
    store.settle();
}

TEST_CASE("a PostgreSQL that is away for a while holds nobody up") {
    PostgresServer* server = PostgresServer::shared();
    if (server == nullptr) return;
    auto opened = store::openStore(server->newDatabase());
    REQUIRE(std::holds_alternative<std::unique_ptr<store::Store>>(opened));
    TemporaryFolder folder;
    writePage(folder.path() + "/web");
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.storeWait = options.http.limits.healthWait = 500;
    options.api.web = folder.path() + "/web";
    options.api.threads = 4;
    server::House house(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options);
    REQUIRE_FALSE(house.open());
    const uint16_t port = house.port();
    Visitor v{port, ""};
    REQUIRE(v.post("/api/me", {}).contains("person"));
    server->stop();
    std::vector<std::future<void>> asking;
    for (int i = 0; i < 12; ++i)
        asking.push_back(std::async(std::launch::async, [port, i] {
            Visitor other{port, ""};
            CHECK(other.call(i % 2 == 0 ? "POST" : "GET", i % 2 == 0 ? "/api/me" : "/api/replays", i % 2 == 0 ? "{}" : "")
                      .status == 503);
        }));
    CHECK(server::httpCall(port, "GET", "/").status == 200);
    // Unhealthy at once, and why as soon as that is known.
    server::WebAnswer health;
    const auto saysWhy = [&] {
        health = server::httpCall(port, "GET", "/healthz");
        return health.status == 503 && health.body.find("connect") != std::string::npos;
    };
    CHECK(waitUntil(saysWhy, breathe));
    asking.clear();  // each of them gets an answer: a call has two minutes
    server->start();
    CHECK(waitUntil([&] { return server::httpCall(port, "GET", "/healthz").status == 200; }, breathe));
    CHECK(v.get("/api/me").at("person").is_object());
}

namespace {

// Whatever a visitor was refused while the store hung is not there afterwards.
void refuseWhileItHangs(const std::string& url) {
    const auto openHouse = [&](const server::HouseOptions& options) {
        auto opened = store::openStore(url);
        REQUIRE(std::holds_alternative<std::unique_ptr<store::Store>>(opened));
        auto house = std::make_unique<server::House>(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options);
        REQUIRE_FALSE(house->open());
        return house;
    };
    server::HouseOptions options = ServerBench::defaults();
    Visitor v;
    {
        const auto patient = openHouse(options);
        v.port = patient->port();
        REQUIRE(v.post("/api/me", {{"name", "Ada"}}).contains("person"));
    }
    options.http.limits.storeWait = 300;
    const auto opened = openHouse(options);
    server::House& house = *opened;
    v.port = house.port();
    std::promise<void> gate, hangs;
    house.hall().store().submit({store::Pulse{1}}, [&](const std::optional<Problem>&) {
        hangs.set_value();
        gate.get_future().wait();
    });
    hangs.get_future().wait();
    const auto refused = [&](const char* path, const std::string& body) {
        const server::WebAnswer answer = v.call("POST", path, body);
        CHECK(answer.status == 503);
        CHECK(answer.body.find("try again in a moment") != std::string::npos);
    };
    refused("/api/tables", R"({"game":"tcg","deck":"republic","opponent":"random"})");
    refused("/api/tables", R"({"game":"tcg","deck":"republic","opponent":"friend","public":true})");
    refused("/api/me", R"({"name":"Bo"})");
    gate.set_value();
    REQUIRE_FALSE(house.hall().store().write({store::Pulse{2}}));  // behind all of them
    CHECK(v.get("/api/me/games").at("games").as_array().empty());
    CHECK(v.get("/api/tables").at("waiting").as_array().empty());
    CHECK(std::string(v.get("/api/me").at("person").at("name").as_string()) == "Ada");
    CHECK(house.hall().store().matches(store::MatchStatus::open).empty());
    CHECK(house.hall().store().matches(store::MatchStatus::waiting).empty());
}

}  // namespace

TEST_CASE("what was refused while the store hung is not there afterwards: SQLite") {
    TemporaryFolder folder;
    refuseWhileItHangs(folder.path() + "/cantina.db");
}

TEST_CASE("what was refused while the store hung is not there afterwards: PostgreSQL") {
    PostgresServer* server = PostgresServer::shared();
    if (server != nullptr) refuseWhileItHangs(server->newDatabase());
}

TEST_CASE("cards, rules and pages are packed for who takes it, and not sent twice") {
    TemporaryFolder folder;
    writePage(folder.path() + "/web");
    server::HouseOptions options = ServerBench::defaults();
    options.api.web = folder.path() + "/web";
    ServerBench bench(options);
    for (const char* path : {"/api/cards/tcg", "/api/rules/tcg", "/api/games", "/"}) {
        CAPTURE(path);
        const auto ask = [&](const server::WebHeaders& headers) {
            return server::httpCall(bench.port(), "GET", path, "", headers);
        };
        const server::WebAnswer plain = ask({}), packed = ask({{"Accept-Encoding", "br, gzip"}});
        REQUIRE(plain.status == 200);
        CHECK_FALSE(plain.headers.contains("content-encoding"));
        CHECK(packed.headers.at("content-encoding") == "gzip");
        CHECK(packed.headers.at("vary") == "Accept-Encoding");
        CHECK(packed.body.size() * 2 < plain.body.size());
        CHECK(unpacked(packed.body) == plain.body);
        const std::string tag = plain.headers.at("etag");
        const server::WebAnswer again = ask({{"If-None-Match", tag}});
        CHECK(again.status == 304);
        CHECK(again.body.empty());
    }
    // What is about a person is not packed.
    Visitor v{bench.port(), ""};
    REQUIRE(v.post("/api/me", {}).contains("person"));
    CHECK_FALSE(v.call("GET", "/api/me/export", "", {{"Accept-Encoding", "gzip"}}).headers.contains("content-encoding"));
    CHECK_FALSE(server::acceptsGzip("gzip;q=0, br"));
    CHECK(server::acceptsGzip("deflate, gzip;q=0.5"));
    // A page that changes is another page.
    const server::WebAnswer before = server::httpCall(bench.port(), "GET", "/");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::ofstream(folder.path() + "/web/index.html") << "<html>" << std::string(5001, 'y') << "</html>";
    CHECK(server::httpCall(bench.port(), "GET", "/", "", {{"If-None-Match", before.headers.at("etag")}}).status == 200);
}
