// Lessons through the server: a table for a chapter, wrong answers refused, restarts between any two decisions.
#include <doctest/doctest.h>

#include "tests/support/server_bench.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

std::unique_ptr<server::House> openHouse(const TemporaryFolder& folder) {
    auto opened = store::openStore(folder.path() + "/lesson.db");
    REQUIRE(std::holds_alternative<std::unique_ptr<store::Store>>(opened));
    auto house =
        std::make_unique<server::House>(std::move(std::get<std::unique_ptr<store::Store>>(opened)), ServerBench::defaults());
    REQUIRE_FALSE(house->open());
    return house;
}

// A learner with a socket: takes in what comes until it is their decision, or nothing is left.
struct Learner {
    Visitor visitor;
    std::string table;
    server::WebClient web = {};
    Client client = {};

    void connect() {
        client = {};
        REQUIRE(web.open(visitor.port, "/ws/" + table, visitor.headers()) == 101);
    }
    const json::object& lesson() const { return client.state.at("lesson").as_object(); }
    bool done() const { return lesson().at("done").as_bool(); }
    bool await(int64_t n) {
        return waitUntil(
            [&] { return !client.state.empty() && client.n() >= n && (client.asked() || client.over() || done()); },
            [&] { look(); });
    }
    void look() {
        for (const std::string& text : web.read(50)) client.take(text);
    }
    void choose(int64_t i) { (void)web.send(json::serialize(json::object{{"t", "choose"}, {"n", client.n()}, {"i", i}})); }
};

}  // namespace

TEST_CASE("a chapter of each lesson through a server that is opened again at every decision") {
    TemporaryFolder folder;
    auto house = openHouse(folder);
    Visitor v{house->port(), ""};
    const json::object list = v.get("/api/lessons");
    int wrong = 0;
    for (const json::value& each : list.at("lessons").as_array())
        for (const int chapter : {1, 3}) {
            const json::object& l = each.as_object();
            CAPTURE(std::string(l.at("game").as_string()));
            json::object made =
                v.post("/api/lessons", {{"game", l.at("game")}, {"lesson", l.at("lesson")}, {"chapter", chapter}});
            REQUIRE(made.contains("id"));
            Learner me{v, std::string(made.at("id").as_string())};
            me.connect();
            REQUIRE(me.await(0));
            for (int i = 0; i < 40 && !me.done(); ++i) {
                REQUIRE(me.client.asked());
                const json::array wanted = me.lesson().at("options").as_array();
                const std::string said = json::serialize(me.lesson().at("pages"));
                REQUIRE_FALSE(wanted.empty());
                const int64_t good = wanted.front().to_number<int64_t>(), n = me.client.n();
                // Another answer is refused with a reason, and nothing happened.
                for (int64_t other = 0; other < static_cast<int64_t>(me.client.options()); ++other) {
                    if (std::find(wanted.begin(), wanted.end(), json::value(other)) != wanted.end()) continue;
                    const size_t before = me.client.refusals.size();
                    me.choose(other);
                    REQUIRE(waitUntil([&] { return me.client.refusals.size() == before + 1; }, [&] { me.look(); }));
                    CHECK(std::string(me.client.refusals.back().at("says").as_string()).find("Now: ") != std::string::npos);
                    CHECK(me.client.n() == n);
                    ++wrong;
                    break;
                }
                me.web.close();
                house.reset();
                house = openHouse(folder);
                v.port = me.visitor.port = house->port();
                me.connect();
                REQUIRE(me.await(n));
                CHECK(me.client.n() == n);
                CHECK(json::serialize(me.lesson().at("pages")) == said);
                me.choose(good);
                REQUIRE(me.await(n + 1));
            }
            CHECK(me.done());
            CHECK(me.lesson().at("pages").as_array().size() > 0);
        }
    CHECK(wrong > 5);
}

TEST_CASE("a new chapter closes the one that was left, and what does not exist is refused") {
    ServerBench bench;
    Visitor v{bench.port(), ""};
    const json::object first = v.post("/api/lessons", {{"game", "tcg"}, {"lesson", "first-game"}, {"chapter", 0}});
    const json::object second = v.post("/api/lessons", {{"game", "tcg"}, {"lesson", "first-game"}, {"chapter", 2}});
    REQUIRE(first.contains("id"));
    REQUIRE(second.contains("id"));
    auto status = [&](const json::object& made) {
        const json::object shown = v.get("/api/tables/" + std::string(made.at("id").as_string()));
        return std::string(shown.at("table").at("status").as_string());
    };
    CHECK(status(first) == "closed");
    CHECK(status(second) == "open");
    CHECK(v.get("/api/me/games").at("games").as_array().size() == 1);
    // What was left is no replay that anybody looks for.
    CHECK(v.get("/api/replays").at("replays").as_array().empty());
    CHECK(v.call("POST", "/api/lessons", R"({"game":"tcg","lesson":"none"})").status == 404);
    CHECK(v.call("POST", "/api/lessons", R"({"game":"tcg","lesson":"first-game","chapter":99})").status == 400);
}
