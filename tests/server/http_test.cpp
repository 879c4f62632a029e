// The routes over loopback: people, tables, pages, operators; and what strangers may try.
#include <doctest/doctest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <memory>
#include <thread>

#include "tests/support/server_bench.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

std::string saysOf(const server::WebAnswer& answer) {
    json::error_code error;
    const json::value v = json::parse(answer.body, error);
    if (error || !v.is_object() || !v.as_object().contains("error")) return "";
    return v.at("error").at("says").as_string().c_str();
}

}  // namespace

TEST_CASE("two requests from nothing to a game: a guest without questions") {
    ServerBench bench;
    Visitor v{bench.port(), ""};
    const json::object games = v.get("/api/games");
    CHECK(games.at("games").as_array().size() == 4);
    for (const json::value& g : games.at("games").as_array()) {
        CAPTURE(g.at("id").as_string().c_str());
        REQUIRE(g.at("decks").as_array().size() >= 2);
        Visitor guest{bench.port(), ""};
        const json::object made = guest.post(
            "/api/tables", {{"game", g.at("id")}, {"deck", g.at("decks").as_array()[0].at("id")}, {"opponent", "random"}});
        REQUIRE(made.contains("id"));
        CHECK_FALSE(guest.cookie.empty());
        CHECK_FALSE(guest.get("/api/me").at("person").at("name").as_string().empty());
        Bot bot(guest, made.at("id").as_string().c_str(), 1);
        REQUIRE(bot.connect());
        REQUIRE(bot.await([&] { return !bot.client.state.empty(); }));
        CHECK(bot.client.table.at("yours").as_array().size() == 1);
        CHECK(bot.client.state.at("full").as_bool());
        CHECK(guest.get("/api/me/games").at("games").as_array().size() == 1);
    }
}

TEST_CASE("accounts: made from a guest, entered again, recovered, exported, forgotten") {
    ServerBench bench;
    Visitor v{bench.port(), ""};
    CHECK(v.call("POST", "/api/account", R"({"name":"Lando","password":"cloud city"})").status == 401);
    REQUIRE(v.post("/api/me", {{"name", "Lando"}}).contains("person"));
    CHECK(v.call("POST", "/api/account", R"({"name":"Lando","password":"short"})").status == 400);
    const json::object account = v.post("/api/account", {{"name", "Lando"}, {"password", "cloud city"}});
    REQUIRE(account.contains("recovery"));
    CHECK_FALSE(account.at("person").at("guest").as_bool());
    const std::string recovery = account.at("recovery").as_string().c_str();

    Visitor other{bench.port(), ""};
    REQUIRE(other.post("/api/me", {}).contains("person"));
    CHECK(other.call("POST", "/api/account", R"({"name":"lANDO","password":"cloud city"})").status == 409);
    CHECK(other.call("POST", "/api/login", R"({"name":"Lando","password":"wrong one"})").status == 403);
    CHECK(other.call("POST", "/api/login", R"({"name":"Nobody","password":"wrong one"})").status == 403);
    REQUIRE(other.post("/api/login", {{"name", "lando"}, {"password", "cloud city"}}).contains("person"));
    CHECK(other.get("/api/me").at("person").at("id").as_string() == account.at("person").at("id").as_string());

    CHECK(other.call("PUT", "/api/me/settings", R"({"theme":"dark"})").status == 200);
    CHECK(v.get("/api/me").at("settings").at("theme").as_string() == "dark");
    CHECK(other.call("PUT", "/api/me/settings", "{\"x\":\"" + std::string(9000, 'x') + "\"}").status == 413);

    CHECK(v.call("POST", "/api/recover", R"({"name":"Lando","recovery":"aaaa-bbbb","password":"new password"})").status ==
          403);
    const json::object recovered =
        v.post("/api/recover", {{"name", "Lando"}, {"recovery", recovery}, {"password", "new password"}});
    REQUIRE(recovered.contains("recovery"));
    CHECK(recovered.at("recovery").as_string() != json::string(recovery));
    CHECK(v.call("POST", "/api/login", R"({"name":"Lando","password":"cloud city"})").status == 403);
    CHECK(v.call("POST", "/api/login", R"({"name":"Lando","password":"new password"})").status == 200);

    const json::object all = v.get("/api/me/export");
    CHECK(all.at("person").at("name").as_string() == "Lando");
    CHECK(all.at("settings").at("theme").as_string() == "dark");
    CHECK(v.call("DELETE", "/api/me", R"({"confirm":"lando"})").status == 400);
    CHECK(v.call("DELETE", "/api/me", R"({"confirm":"Lando"})").status == 200);
    CHECK(v.get("/api/me").at("person").is_null());
    CHECK(other.get("/api/me").at("person").is_null());
    CHECK(v.call("POST", "/api/login", R"({"name":"Lando","password":"new password"})").status == 403);
}

TEST_CASE("guessing passwords is stopped") {
    ServerBench bench;
    Visitor v{bench.port(), ""};
    REQUIRE(v.post("/api/me", {}).contains("person"));
    REQUIRE(v.post("/api/account", {{"name", "Target"}, {"password", "the right one"}}).contains("recovery"));
    int last = 0;
    for (int i = 0; i < 11; ++i) last = v.call("POST", "/api/login", R"({"name":"Target","password":"wrong guess"})").status;
    CHECK(last == 429);
    CHECK(v.call("POST", "/api/login", R"({"name":"Target","password":"the right one"})").status == 429);
}

TEST_CASE("a name that was forgotten leaves the matches; the match stays for the other") {
    ServerBench bench;
    Pair pair = twoGuests(bench.port(), "tcg");
    Visitor& leaver = pair.first;
    const std::string name = leaver.get("/api/me").at("person").at("name").as_string().c_str();
    CHECK(leaver.call("DELETE", "/api/me", json::serialize(json::object{{"confirm", name}})).status == 409);
    Bot bot(pair.first, pair.table, 1);
    REQUIRE(bot.connect());
    REQUIRE(bot.await([&] { return !bot.client.state.empty(); }));
    bot.send({{"t", "chat"}, {"text", "so long"}});
    bot.send({{"t", "request"}, {"n", bot.client.n()}, {"i", 0}});
    REQUIRE(bot.await([&] { return bot.over(); }));
    bot.web.close();
    CHECK(leaver.get("/api/me/export").at("games").as_array()[0].at("chat").as_array().size() == 1);
    REQUIRE(leaver.call("DELETE", "/api/me", json::serialize(json::object{{"confirm", name}})).status == 200);
    const std::string games = json::serialize(pair.second.get("/api/me/games"));
    CHECK(games.find(pair.table) != std::string::npos);
    CHECK(games.find(name) == std::string::npos);
    CHECK(pair.second.call("GET", "/api/replays/" + pair.table).status == 200);
    CHECK(pair.second.call("GET", "/api/replays/" + pair.table).body.find(name) == std::string::npos);
}

TEST_CASE("invitations let a friend in and nobody else") {
    ServerBench bench;
    Visitor host{bench.port(), ""}, guest{bench.port(), ""};
    const json::object made = host.post("/api/tables", {{"game", "tcg"}, {"deck", "republic"}, {"opponent", "friend"}});
    REQUIRE(made.contains("invite"));
    const std::string id = made.at("id").as_string().c_str(), code = made.at("invite").as_string().c_str();
    CHECK(host.get("/api/tables").at("waiting").as_array().empty());
    CHECK(guest.call("POST", "/api/tables/" + id + "/join", R"({"invite":"","deck":"separatists"})").status == 403);
    CHECK(guest.call("POST", "/api/tables/" + id + "/join", R"({"invite":"wrong","deck":"separatists"})").status == 403);
    const std::string right = R"({"invite":")" + code + R"(","deck":")";
    CHECK(guest.call("POST", "/api/tables/" + id + "/join", right + "republic\"}").status == 400);
    CHECK(guest.call("POST", "/api/tables/" + id + "/join", right + "none\"}").status == 400);
    CHECK(guest.call("POST", "/api/tables/" + id + "/join", right + "separatists\"}").status == 200);
    CHECK(guest.call("POST", "/api/tables/" + id + "/join", right + "separatists\"}").status ==
          200);  // again: the same seat
    Visitor third{bench.port(), ""};
    CHECK(third.call("POST", "/api/tables/" + id + "/join", right + "separatists\"}").status == 409);
    CHECK(third.get("/api/tables/" + id).at("table").at("yours").as_array().empty());
}

TEST_CASE("a table of three begins when the third has come, and is kept until then") {
    ServerBench bench;
    Visitor host{bench.port(), ""}, second{bench.port(), ""}, third{bench.port(), ""};
    const json::object made =
        host.post("/api/tables", {{"game", "destiny"}, {"deck", "rey"}, {"opponent", "friend"}, {"players", 3}});
    REQUIRE(made.contains("invite"));
    const std::string id = made.at("id").as_string().c_str(), code = made.at("invite").as_string().c_str();
    const auto join = [&](Visitor& v) {
        return v.call("POST", "/api/tables/" + id + "/join", R"({"invite":")" + code + R"(","deck":"kylo-ren"})").status;
    };
    const auto status = [&] { return std::string(host.get("/api/tables/" + id).at("table").at("status").as_string()); };
    CHECK(join(second) == 200);
    CHECK(status() == "waiting");
    CHECK(join(third) == 200);
    CHECK(status() == "open");
    Bot bot(third, id, 1);
    REQUIRE(bot.connect());
    REQUIRE(bot.await([&] { return !bot.client.state.empty(); }));
    CHECK(bot.client.state.at("view").at("seats").as_array().size() == 3);
}

TEST_CASE("each game says how many may sit down, and computers sit beside friends") {
    ServerBench bench;
    Visitor host{bench.port(), ""}, guest{bench.port(), ""};
    const json::object games = host.get("/api/games");
    for (const json::value& g : games.at("games").as_array()) {
        const json::array& seats = g.at("seats").as_array();
        CAPTURE(std::string(g.at("id").as_string()));
        CHECK(seats.at(0).to_number<int>() == 2);
        CHECK(seats.at(1).to_number<int>() == (g.at("id").as_string() == "destiny" ? 4 : 2));
    }
    const auto wish = [](json::array others) {
        return json::object{{"game", "destiny"}, {"deck", "rey"}, {"opponent", ""}, {"others", std::move(others)}};
    };
    const auto other = [](const char* who, const char* deck) { return json::object{{"who", who}, {"deck", deck}}; };
    const json::object made =
        host.post("/api/tables", wish({other("greedy", "kylo-ren"), other("friend", ""), other("random", "")}));
    REQUIRE(made.contains("invite"));
    const std::string id = made.at("id").as_string().c_str(), code = made.at("invite").as_string().c_str();
    const json::object table = host.get("/api/tables/" + id).at("table").as_object();
    int computers = 0, missing = 0, people = 0;
    for (const json::value& s : table.at("seats").as_array()) {
        const bool named = !s.at("name").as_string().empty();
        if (s.as_object().contains("computer"))
            ++computers;
        else
            ++(named ? people : missing);
    }
    CHECK(computers == 2);
    CHECK(missing == 1);
    CHECK(people == 1);
    CHECK(table.at("status").as_string() == "waiting");
    const std::string body = R"({"invite":")" + code + R"(","deck":"rey"})";
    CHECK(guest.call("POST", "/api/tables/" + id + "/join", body).status == 200);
    CHECK(host.get("/api/tables/" + id).at("table").at("status").as_string() == "open");
    // One other is a table for two; five are too many; nobody of that name.
    const json::object two = host.post("/api/tables", wish({other("random", "kylo-ren")}));
    REQUIRE(two.contains("id"));
    CHECK(host.get("/api/tables/" + std::string(two.at("id").as_string())).at("table").at("seats").as_array().size() == 2);
    const auto refused = [&](json::array others) {
        return saysOf(host.call("POST", "/api/tables", json::serialize(wish(std::move(others)))));
    };
    const json::array four{other("random", ""), other("random", ""), other("random", ""), other("random", "")};
    CHECK(refused(four).find("2 to 4 players") != std::string::npos);
    CHECK(refused({other("random", ""), other("nobody", "")}).find("no opponent") != std::string::npos);
    CHECK(refused({other("random", ""), other("random", "none")}).find("no deck") != std::string::npos);
}

TEST_CASE("bad wishes are refused with a reason") {
    ServerBench bench;
    Visitor v{bench.port(), ""};
    REQUIRE(v.post("/api/me", {}).contains("person"));
    const std::pair<const char*, const char*> tries[] = {
        {R"({"game":"chess","deck":"x","opponent":"random"})", "no game"},
        {R"({"game":"tcg","deck":"none","opponent":"random"})", "no deck"},
        {R"({"game":"tcg","deck":"republic","opponent":"nobody"})", "no opponent"},
        {R"({"game":"tcg","deck":"republic","opponent":"random","opponentDeck":"republic"})", "each side"},
        {R"({"game":"tcg","deck":"1 x\n","opponent":"random"})", ""},
        {R"({"game":"destiny","deck":"rey","opponent":"random","format":"none"})", ""},
        {R"({"game":"destiny","deck":"rey","opponent":"random","clock":{"player":0,"decision":999999999999}})",
         "seven days"},
        {R"({"game":"destiny","deck":"rey","opponent":"random","clock":{"player":5,"decision":0}})", "ten seconds"},
    };
    for (const auto& [body, says] : tries) {
        CAPTURE(body);
        const server::WebAnswer answer = v.call("POST", "/api/tables", body);
        CHECK(answer.status == 400);
        CHECK(saysOf(answer).find(says) != std::string::npos);
        CHECK_FALSE(saysOf(answer).empty());
    }
    CHECK(v.call("POST", "/api/tables", "{").status == 400);
    CHECK(v.call("POST", "/api/tables", "[1]").status == 400);
    CHECK(v.call("PATCH", "/api/tables", "{}").status == 405);
    CHECK(v.call("GET", "/api/nothing").status == 404);
    CHECK(v.call("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA").status == 404);
    CHECK(v.call("POST", "/api/tables", "{\"x\":\"" + std::string(300'000, 'x') + "\"}").status == 413);
    const server::WebAnswer deck = v.call("POST", "/api/decks/read", R"({"game":"destiny","text":"1 Rey [AW-38]\n"})");
    CHECK(deck.status == 200);
    CHECK(deck.body.find("\"problems\":[{") != std::string::npos);
}

TEST_CASE("a shipped deck is read by its name, and told in every form of its game") {
    ServerBench bench;
    Visitor v{bench.port(), ""};
    const server::WebAnswer answer =
        v.call("POST", "/api/decks/read", R"({"game":"destiny","format":"starter","deck":"rey"})");
    REQUIRE(answer.status == 200);
    const json::object read = json::parse(answer.body).as_object();
    CHECK(read.at("problems").as_array().empty());
    const json::object& forms = read.at("deck").as_object().at("forms").as_object();
    CHECK(forms.at("cantina").as_string().find("1 Rey [AW-38] elite") != json::string::npos);
    CHECK(forms.contains("swdestinydb"));
    CHECK_FALSE(forms.contains("gemp"));  // a form of another game
    CHECK(v.call("POST", "/api/decks/read", R"({"game":"destiny","deck":"nobody's"})").status == 400);
}

TEST_CASE("a person has so many tables and no more") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.tablesPerPerson = 2;
    ServerBench bench(options);
    Visitor v{bench.port(), ""};
    const json::object wish{{"game", "destiny"}, {"deck", "rey"}, {"opponent", "self"}};
    CHECK(v.post("/api/tables", wish).contains("id"));
    CHECK(v.post("/api/tables", wish).contains("id"));
    CHECK(v.call("POST", "/api/tables", json::serialize(wish)).status == 429);
}

TEST_CASE("other sites, floods and long messages are turned away") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.messagesPerSecond = 1;  // a flood is one on the slowest machine, too
    options.http.limits.messageBurst = 30;
    options.http.limits.connectionsPerAddress = 12;
    ServerBench bench(options);
    Visitor v{bench.port(), ""};
    const json::object made = v.post("/api/tables", {{"game", "destiny"}, {"deck", "rey"}, {"opponent", "self"}});
    const std::string path = "/ws/" + std::string(made.at("id").as_string().c_str());
    const std::string own = "http://localhost:" + std::to_string(bench.port());
    // Origin.
    CHECK(v.call("POST", "/api/me", R"({"name":"x"})", {{"Origin", "http://evil.example"}}).status == 403);
    CHECK(v.call("POST", "/api/me", R"({"name":"x"})", {{"Sec-Fetch-Site", "cross-site"}}).status == 403);
    CHECK(v.call("POST", "/api/me", R"({"name":"x"})", {{"Origin", own}}).status == 200);
    server::WebClient web;
    server::WebHeaders evil = v.headers();
    evil.emplace_back("Origin", "http://evil.example");
    CHECK(web.open(bench.port(), path, evil) == 403);
    server::WebHeaders good = v.headers();
    good.emplace_back("Origin", own);
    CHECK(web.open(bench.port(), path, good) == 101);
    CHECK(server::WebClient().open(bench.port(), "/ws/AAAAAAAAAAAAAAAAAAAAAA", good) == 404);
    CHECK(server::WebClient().open(bench.port(), "/ws/" + std::string(3000, 'x'), good) == 404);
    // A message that is too long.
    (void)web.send(std::string(20'000, 'x'));
    CHECK(web.awaitClose());
    CHECK(web.closeCode() == 1009);
    // Bytes that are no text.
    REQUIRE(web.open(bench.port(), path, good) == 101);
    (void)web.sendFrame(2, "binary");
    CHECK(web.awaitClose());
    CHECK(web.closeCode() == 1003);
    REQUIRE(web.open(bench.port(), path, good) == 101);
    (void)web.sendFrame(1, "\xff\xfe");
    CHECK(web.awaitClose());
    CHECK(web.closeCode() == 1007);
    // A flood.
    REQUIRE(web.open(bench.port(), path, good) == 101);
    for (int i = 0; i < 200 && web.isOpen(); ++i) (void)web.send(R"({"t":"ping"})");
    CHECK(web.awaitClose());
    CHECK(web.closeCode() == 1008);
    // Too many connections from one address.
    std::vector<server::WebClient> many(20);
    int open = 0, refused = 0;
    for (server::WebClient& w : many) {
        const int status = w.open(bench.port(), path, good);
        open += status == 101 ? 1 : 0;
        refused += status == 429 ? 1 : 0;
    }
    CHECK(open <= 12);
    CHECK(open >= 8);
    CHECK(refused >= 8);
}

// Boost's assertions find two writes at once: under the sanitizers this fails if a good-bye is sent before the handshake is
// over.
TEST_CASE("a server stops while sockets are being opened") {
    for (int round = 0; round < 8; ++round) {
        CAPTURE(round);
        auto bench = std::make_unique<ServerBench>();
        Visitor v{bench->port(), ""};
        const json::object made = v.post("/api/tables", {{"game", "destiny"}, {"deck", "rey"}, {"opponent", "self"}});
        REQUIRE(made.contains("id"));
        const std::string path = "/ws/" + std::string(made.at("id").as_string().c_str());
        const uint16_t port = bench->port();
        std::atomic<int> begun{0};
        std::vector<std::thread> people;
        for (int i = 0; i < 8; ++i)
            people.emplace_back([&] {
                server::WebClient web;
                ++begun;
                if (web.open(port, path, v.headers()) == 101) CHECK(web.awaitClose());
            });
        while (begun < 4 + round % 4) std::this_thread::yield();
        bench.reset();
        for (std::thread& person : people) person.join();
    }
}

TEST_CASE("a client that does not read is let go, and the others do not notice") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.backlogBytes = 200'000;
    ServerBench bench(options);
    Visitor v{bench.port(), ""};
    const json::object made = v.post("/api/tables", {{"game", "ccg"}, {"deck", "premiere-light"}, {"opponent", "self"}});
    const std::string id = made.at("id").as_string().c_str();
    server::WebClient lazy;
    REQUIRE(lazy.open(bench.port(), "/ws/" + id) == 101);
    Bot bot(v, id, 4);
    REQUIRE(bot.connect());
    for (int i = 0; i < 20'000 && !bot.over() && bench.house().hall().metrics().slowClients.load() == 0; ++i) {
        if (!bot.web.isOpen()) REQUIRE(bot.connect());
        (void)bot.step(5);
        if (bot.over()) {  // one match was not enough to fill the buffers
            const json::object next =
                v.post("/api/tables", {{"game", "ccg"}, {"deck", "premiere-light"}, {"opponent", "self"}});
            (void)next;
            break;
        }
    }
    CHECK(bot.client.refusals.empty());
    CHECK((bench.house().hall().metrics().slowClients.load() > 0 || bot.over()));
}

TEST_CASE("pages: types, caching, the way back to the index, and no way out of the folder") {
    TemporaryFolder folder;
    const std::string web = folder.path() + "/web";
    std::filesystem::create_directories(web + "/assets");
    std::ofstream(web + "/index.html") << "<!doctype html><title>x</title>";
    std::ofstream(web + "/assets/app-1a2b.js") << "1";
    std::ofstream(folder.path() + "/secret.txt") << "secret";
    std::filesystem::create_symlink(folder.path() + "/secret.txt", web + "/link.txt");
    std::filesystem::create_directories(folder.path() + "/images/destiny");
    std::ofstream(folder.path() + "/images/destiny/AW-38.png") << "picture";
    server::HouseOptions options = ServerBench::defaults();
    options.api.web = web;
    options.api.images = folder.path() + "/images";
    ServerBench bench(options);
    const auto get = [&](const std::string& path, const server::WebHeaders& h = {}) {
        return server::httpCall(bench.port(), "GET", path, "", h);
    };
    const server::WebAnswer index = get("/");
    CHECK(index.status == 200);
    CHECK(index.headers.at("content-type").starts_with("text/html"));
    CHECK(index.headers.at("cache-control") == "no-cache");
    CHECK(index.headers.at("x-content-type-options") == "nosniff");
    CHECK(index.headers.at("content-security-policy").find("default-src 'self'") != std::string::npos);
    CHECK(get("/", {{"If-None-Match", index.headers.at("etag")}}).status == 304);
    CHECK(get("/rules/tcg").body == index.body);
    CHECK(get("/assets/app-1a2b.js").headers.at("cache-control").find("immutable") != std::string::npos);
    CHECK(get("/cards/lcg/CORE-19.2").body == index.body);  // ids of cards hold dots
    CHECK(get("/assets/none.js").status == 404);
    // Any address that is no file is the pages' own; never what lies outside their folder.
    for (const char* path : {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/link.txt", "/.hidden",
                             "//etc/passwd.txt", "/assets%00.js", "/..%5csecret.txt"}) {
        CAPTURE(path);
        const server::WebAnswer answer = get(path);
        CHECK((answer.status == 404 || answer.body == index.body));
    }
    CHECK(get("/api/images/destiny/AW-38").headers.at("content-type") == "image/png");
    CHECK(get("/api/images/destiny/AW-39").status == 404);
    CHECK(get("/api/images/%2e%2e/secret").status == 404);
    CHECK(server::httpCall(bench.port(), "HEAD", "/").body.empty());
    CHECK(server::httpCall(bench.port(), "POST", "/index.html", "{}").status == 405);
}

TEST_CASE("operators need their token; tables are closed, people kept out, reports settled") {
    server::HouseOptions options = ServerBench::defaults();
    options.api.operatorToken = "a token of the operators";
    ServerBench bench(options);
    Visitor v{bench.port(), ""};
    const json::object made = v.post("/api/tables", {{"game", "destiny"}, {"deck", "rey"}, {"opponent", "self"}});
    const std::string id = made.at("id").as_string().c_str();
    const server::WebHeaders wrong{{"Authorization", "Bearer a token of the operator"}},
        right{{"Authorization", "Bearer a token of the operators"}};
    CHECK(server::httpCall(bench.port(), "GET", "/api/operator/tables").status == 401);
    CHECK(server::httpCall(bench.port(), "GET", "/api/operator/tables", "", wrong).status == 401);
    const server::WebAnswer tables = server::httpCall(bench.port(), "GET", "/api/operator/tables", "", right);
    CHECK(tables.status == 200);
    CHECK(tables.body.find(id) != std::string::npos);
    Bot bot(v, id, 1);
    REQUIRE(bot.connect());
    REQUIRE(bot.await([&] { return !bot.client.state.empty(); }));
    bot.send({{"t", "report"}, {"says", "odd"}});
    std::string report;
    REQUIRE(bot.await([&] {
        const auto body = json::parse(server::httpCall(bench.port(), "GET", "/api/operator/reports", "", right).body);
        if (!body.at("reports").as_array().empty()) report = body.at("reports").as_array()[0].at("id").as_string().c_str();
        return !report.empty();
    }));
    CHECK(server::httpCall(bench.port(), "POST", "/api/operator/settle", R"({"report":")" + report + "\"}", right).status ==
          200);
    CHECK(server::httpCall(bench.port(), "POST", "/api/operator/settle", R"({"report":")" + report + "\"}", right).status ==
          404);
    CHECK(server::httpCall(bench.port(), "POST", "/api/operator/close", R"({"id":")" + id + R"(","says":"cleaning"})", right)
              .status == 200);
    CHECK(v.get("/api/tables/" + id).at("table").at("status").as_string() == "closed");
    const std::string person = v.get("/api/me").at("person").at("id").as_string().c_str();
    CHECK(server::httpCall(bench.port(), "POST", "/api/operator/ban", R"({"person":")" + person + R"(","hours":1})", right)
              .status == 200);
    CHECK(v.get("/api/me").at("person").is_null());
    CHECK(v.call("POST", "/api/me", "{}").status == 403);  // and is no new guest either
}

TEST_CASE("health, figures, cards, rules and procedures can be read") {
    ServerBench bench;
    CHECK(server::httpCall(bench.port(), "GET", "/healthz").status == 200);
    const server::WebAnswer figures = server::httpCall(bench.port(), "GET", "/metrics");
    CHECK(figures.headers.at("content-type").starts_with("text/plain"));
    CHECK(figures.body.find("# TYPE cantina_decisions_total counter\ncantina_decisions_total 0\n") != std::string::npos);
    Visitor v{bench.port(), ""};
    for (const char* game : {"destiny", "ccg", "tcg", "lcg"}) {
        CAPTURE(game);
        const json::object cards = v.get(std::string("/api/cards/") + game);
        CHECK(cards.at("cards").as_array().size() > 20);
        const json::object rules = v.get(std::string("/api/rules/") + game);
        CHECK(rules.at("rows").as_array().size() > 250);
        size_t cited = 0;
        for (const json::value& r : rules.at("rows").as_array()) cited += r.at("scenarios").as_array().empty() ? 0 : 1;
        CHECK(cited > 100);
        // A row names its scenarios by their place; each of them tells its story and cites the row.
        const json::array& stories = rules.at("scenarios").as_array();
        for (const json::value& r : rules.at("rows").as_array()) {
            if (r.at("scenarios").as_array().empty()) continue;
            const json::value& story = stories.at(r.at("scenarios").at(0).to_number<size_t>());
            CHECK(std::string(story.at("says").as_string()).find("check") != std::string::npos);
            const json::object whole =
                v.get(std::string("/api/scenarios/") + game + "/" + story.at("id").as_string().c_str());
            CHECK(whole.at("title") == story.at("title"));
            const std::string source = whole.at("source").as_string().c_str();
            CHECK(source.starts_with("scenario \""));
            CHECK(source.ends_with("\n}"));
            CHECK(source.find(std::string(r.at("id").as_string())) != std::string::npos);
            break;
        }
        CHECK(v.call("GET", std::string("/api/scenarios/") + game + "/none").status == 404);
        CHECK(v.get(std::string("/api/games/") + game + "/procedures").at("procedures").as_array().size() > 3);
    }
    CHECK(v.get("/api/rules/destiny").at("differences").as_array().size() == 83);
    CHECK(v.call("GET", "/api/cards/chess").status == 404);
}
