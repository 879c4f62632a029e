// Whole matches through sockets: two players and a spectator, reconnecting wherever they are, and the replay behind it.
#include <doctest/doctest.h>

#include <chrono>
#include <future>

#include "match/commitment.h"
#include "tests/support/server_bench.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

// Plays to the end; `lose` says when a connection is cut.
template <class Lose>
void playOut(std::vector<Bot*> bots, const Lose& lose) {
    auto last = std::chrono::steady_clock::now();
    while (!std::all_of(bots.begin(), bots.end(), [](const Bot* b) { return b->over(); })) {
        REQUIRE(std::chrono::steady_clock::now() - last < kPatience);
        for (Bot* b : bots) {
            const int64_t before = b->client.state.empty() ? -1 : b->client.n();
            if (!b->web.isOpen()) REQUIRE(b->connect());
            (void)b->step(b->over() ? 0 : 2);
            if (b->client.state.empty() || b->client.n() == before) continue;
            last = std::chrono::steady_clock::now();
            if (lose(*b)) b->web.close();
        }
    }
}

match::Replay replayOf(Visitor& v, const std::string& table) {
    const server::WebAnswer answer = v.call("GET", "/api/replays/" + table);
    REQUIRE(answer.status == 200);
    auto read = match::readReplay(answer.body);
    REQUIRE(std::holds_alternative<match::Replay>(read));
    return std::get<match::Replay>(read);
}

}  // namespace

TEST_CASE("a match of each game through two sockets and a spectator ends like its twin without a server") {
    ServerBench bench;
    for (const char* game : {"destiny", "ccg", "tcg", "lcg"}) {
        CAPTURE(game);
        Pair pair = twoGuests(bench.port(), game);
        Visitor stranger{bench.port(), ""};
        Bot first(pair.first, pair.table, 11), second(pair.second, pair.table, 22), watcher(stranger, pair.table, 0);
        REQUIRE(first.connect());
        REQUIRE(second.connect());
        REQUIRE(watcher.connect());
        playOut({&first, &second, &watcher}, [](const Bot&) { return false; });
        CHECK(first.client.refusals.empty());
        CHECK(second.client.refusals.empty());
        CHECK(watcher.decisions == 0);
        CHECK(watcher.client.state.at("as").as_int64() == -1);
        const match::Replay replay = replayOf(pair.first, pair.table);
        std::vector<uint64_t> seeds{11, 22};
        if (pair.firstSeat == 1) std::swap(seeds[0], seeds[1]);
        CHECK(twinHash(replay, seeds) == replay.outcome.hash);
        CHECK(replay.commitment == match::commitmentTo(replay.key));
        CHECK(first.client.table.at("commitment").as_string() == replay.commitment);
        CHECK(match::applyReplay(*shelves().of(game)->game, replay, replay.steps.size()).ok);
    }
}

TEST_CASE("connections that are cut, at any moment and inside nested windows, change nothing") {
    ServerBench bench;
    for (const char* game : {"destiny", "ccg", "lcg"}) {
        CAPTURE(game);
        // The key is the server's own: a match without a nested window is possible, ten of them are not.
        int cuts = 0, nested = 0;
        for (int i = 0; i < 10 && nested == 0; ++i) {
            Pair pair = twoGuests(bench.port(), game);
            Bot first(pair.first, pair.table, 5), second(pair.second, pair.table, 6);
            playOut({&first, &second}, [&](const Bot& b) {
                const json::value* ask = b.client.state.if_contains("ask");
                const bool deep = ask != nullptr && ask->at("path").as_array().size() >= 3;
                const bool cut = deep ? b.client.n() % 3 == 0 : b.client.n() % 17 == 0;
                cuts += cut ? 1 : 0;
                nested += cut && deep ? 1 : 0;
                return cut;
            });
            const match::Replay replay = replayOf(pair.first, pair.table);
            std::vector<uint64_t> seeds{5, 6};
            if (pair.firstSeat == 1) std::swap(seeds[0], seeds[1]);
            CHECK(twinHash(replay, seeds) == replay.outcome.hash);
        }
        CHECK(cuts > 0);
        CHECK(nested > 0);
    }
}

TEST_CASE("a server that is closed and opened again goes on where it was") {
    server::HouseOptions options = ServerBench::defaults();
    TemporaryFolder folder;
    const auto openHouse = [&] {
        auto opened = store::openStore(folder.path() + "/again.db");
        REQUIRE(std::holds_alternative<std::unique_ptr<store::Store>>(opened));
        auto house = std::make_unique<server::House>(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options);
        REQUIRE_FALSE(house->open());
        return house;
    };
    auto house = openHouse();
    Pair pair = twoGuests(house->port(), "tcg");
    Bot first(pair.first, pair.table, 1), second(pair.second, pair.table, 2);
    int restarts = 0;
    int64_t last = 0;
    auto news = std::chrono::steady_clock::now();
    while (!(first.over() && second.over())) {
        REQUIRE(std::chrono::steady_clock::now() - news < kPatience);
        for (Bot* b : {&first, &second}) {
            if (!b->web.isOpen()) REQUIRE(b->connect());
            (void)b->step(2);
        }
        if (first.client.state.empty() || first.client.n() < last + 8) continue;
        last = first.client.n();
        news = std::chrono::steady_clock::now();
        ++restarts;
        // Everybody is told that the server goes, and it waits a moment for their good-bye.
        auto closing = std::async(std::launch::async, [&] { house.reset(); });
        for (Bot* b : {&first, &second}) {
            CHECK(b->web.awaitClose());
            CHECK(b->web.closeCode() == 1001);
        }
        closing.get();
        house = openHouse();
        for (Bot* b : {&first, &second}) b->setPort(house->port());
    }
    CHECK(first.over());
    CHECK(restarts > 0);  // how long a match lasts is chance
    Visitor v{house->port(), pair.first.cookie};
    const match::Replay replay = replayOf(v, pair.table);
    std::vector<uint64_t> seeds{1, 2};
    if (pair.firstSeat == 1) std::swap(seeds[0], seeds[1]);
    CHECK(twinHash(replay, seeds) == replay.outcome.hash);
}

TEST_CASE("replays: listed, looked at through any eyes, and played on from anywhere") {
    ServerBench bench;
    Pair pair = twoGuests(bench.port(), "destiny");
    Bot first(pair.first, pair.table, 3), second(pair.second, pair.table, 4);
    REQUIRE(first.connect());
    CHECK(pair.first.call("GET", "/api/replays/" + pair.table).status == 409);
    CHECK(pair.first.call("GET", "/api/replays/" + pair.table + "/frames?viewer=1&from=0&to=1").status == 409);
    CHECK(pair.first.call("GET", "/api/replays/" + pair.table + "/analysis").status == 409);
    playOut({&first, &second}, [](const Bot&) { return false; });
    const json::object list = pair.first.get("/api/replays?game=destiny");
    REQUIRE(list.at("replays").as_array().size() == 1);
    CHECK(list.at("replays").as_array()[0].at("id").as_string() == pair.table);
    const match::Replay replay = replayOf(pair.first, pair.table);
    const json::object some = pair.first.get("/api/replays/" + pair.table + "/frames?viewer=0&from=10&to=12");
    CHECK(some.at("count").as_int64() == static_cast<int64_t>(replay.steps.size()) + 1);
    REQUIRE(some.at("frames").as_array().size() == 3);
    CHECK(some.at("frames").as_array()[0].at("n").as_int64() == 10);
    CHECK(some.at("frames").as_array()[0].at("as").as_int64() == 0);
    CHECK(pair.first.call("GET", "/api/replays/" + pair.table + "/frames?viewer=0&from=0&to=90").status == 400);
    const json::object back = pair.first.get("/api/replays/" + pair.table + "/analysis");
    CHECK(back.at("moments").as_array().size() > 20);
    for (const json::value& m : back.at("moments").as_array()) {
        const auto& step = replay.steps.at(m.at("step").to_number<size_t>());
        CHECK(step.seat.index() == m.at("seat").to_number<int>());
        CHECK_FALSE(step.forced);
    }
    CHECK_FALSE(back.at("worst").as_array().empty());  // both played at random
    CHECK(pair.second.get("/api/replays/" + pair.table + "/analysis") == back);
    CHECK(pair.first.call("GET", "/api/replays/nothing/analysis").status == 404);
    const std::string end = std::to_string(replay.steps.size());
    const json::object last = pair.first.get("/api/replays/" + pair.table + "/frames?viewer=-1&from=" + end + "&to=" + end);
    CHECK(last.at("frames").as_array()[0].as_object().contains("over"));
    // On from the middle, alone; and against a computer.
    for (const char* opponent : {"self", "random"}) {
        const json::object forked =
            pair.first.post("/api/replays/" + pair.table + "/fork", {{"step", 20}, {"opponent", opponent}});
        REQUIRE(forked.contains("id"));
        Bot solo(pair.first, forked.at("id").as_string().c_str(), 9);
        playOut({&solo}, [](const Bot&) { return false; });
        const match::Replay other = replayOf(pair.first, forked.at("id").as_string().c_str());
        REQUIRE(other.steps.size() > 20);
        for (size_t i = 0; i < 20; ++i) CHECK(other.steps[i].hash == replay.steps[i].hash);
    }
    CHECK(pair.first.call("POST", "/api/replays/" + pair.table + "/fork", R"({"step":99999,"opponent":"self"})").status ==
          400);
}

TEST_CASE("a rematch is a new table with the same people on the same sides") {
    ServerBench bench;
    Pair pair = twoGuests(bench.port(), "tcg");
    Bot first(pair.first, pair.table, 3), second(pair.second, pair.table, 4);
    REQUIRE(first.connect());
    REQUIRE(second.connect());
    const auto both = [&] {
        (void)first.step(5);
        (void)second.step(5);
    };
    REQUIRE(waitUntil([&] { return !first.client.state.empty() && first.client.n() >= 5; }, both));
    first.send({{"t", "request"}, {"n", first.client.n()}, {"i", 0}});
    REQUIRE(waitUntil([&] { return first.over() && second.over(); },
                      [&] {
                          both();
                          if (first.over() || first.client.refusals.empty()) return;
                          first.client.refusals.clear();  // somebody was quicker
                          first.send({{"t", "request"}, {"n", first.client.n()}, {"i", 0}});
                      }));
    first.send({{"t", "rematch"}});
    second.send({{"t", "rematch"}});
    std::string next;
    REQUIRE(second.await([&] {
        for (const json::object& n : second.client.notices)
            if (n.contains("table")) next = n.at("table").as_string().c_str();
        return !next.empty();
    }));
    REQUIRE(next.size() == 22);
    const json::object table = pair.second.get("/api/tables/" + next).at("table").as_object();
    CHECK(table.at("status").as_string() == "open");
    REQUIRE(table.at("yours").as_array().size() == 1);
    CHECK(table.at("yours").as_array()[0].as_int64() == 1 - pair.firstSeat);
}
