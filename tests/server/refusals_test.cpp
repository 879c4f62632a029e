// What a table and the routes refuse: each with its own clear answer, and nothing is changed.
#include <doctest/doctest.h>

#include "tests/support/server/house.h"
#include "tests/support/server/match.h"

using namespace cantina;
using namespace cantina::proof;
using server::ClientLine;

namespace {

constexpr int kWait = 120'000;  // ms

std::string textOf(const json::object& o, std::string_view name) {
    const json::value* v = o.if_contains(name);
    return v != nullptr && v->is_string() ? std::string(v->as_string()) : "";
}

// A destiny match some decisions on, where somebody is asked.
struct Table {
    TestHouse house;
    NetMatch match;
    explicit Table(const server::Limits& limits = fastLimits())
        : house(limits), match(house.port(), "destiny", {newGuest(house.port(), "Ada"), newGuest(house.port(), "Bo")}, 3) {
        match.settle(house.port());
        while (match.bot(0).n() < 6) {
            match.answer();
            match.settle(house.port());
        }
    }
    int asked() const { return match.askedSeat(); }
    int64_t n() { return n(asked()); }  // as who is asked counts
    int64_t n(int viewer) { return match.bot(viewer).n(); }
};

// The next message of this kind.
json::object next(ClientLine& line, std::string_view kind) {
    for (int i = 0; i < 50; ++i) {
        const auto text = line.next(kWait);
        if (!text) break;
        json::object message = json::parse(*text).as_object();
        if (message.at("t").as_string() == kind) return message;
    }
    FAIL("no message '" << std::string(kind) << "', the line said: " << line.closeReason());
    return {};
}

// A new connection of that person: everything it sees, in one number.
std::pair<int64_t, uint64_t> seenBy(Table& t, const std::string& cookie) {
    server::ClientHeaders headers;
    if (!cookie.empty()) headers.emplace_back("Cookie", cookie);
    ClientLine line(t.house.port(), "/ws/" + t.match.id(), headers);
    REQUIRE(line.status() == 101);
    Bot bot(1);
    bot.heard(next(line, "state"));
    return {bot.n(), bot.viewHash()};
}

struct Everything {
    std::array<std::pair<int64_t, uint64_t>, 3> seen;
    int64_t entries = 0;
    bool operator==(const Everything&) const = default;
};

Everything everything(Table& t) {
    const json::object table = asked(t.house.port(), "GET", "/api/tables/" + t.match.id(), t.match.cookie(0));
    return {{seenBy(t, t.match.cookie(0)), seenBy(t, t.match.cookie(1)), seenBy(t, "")},
            table.at("table").as_object().at("entries").to_number<int64_t>()};
}

std::string choose(int64_t n, int64_t i) { return json::serialize(json::object{{"t", "choose"}, {"n", n}, {"i", i}}); }

}  // namespace

TEST_CASE("a message that cannot be followed gets its reason and changes nothing") {
    Table t;
    const Everything before = everything(t);
    const int decider = t.asked();
    const auto lineOf = [&](int seat) {
        server::ClientHeaders headers;
        if (seat != NetMatch::kSpectator) headers.emplace_back("Cookie", t.match.cookie(seat));
        return std::make_unique<ClientLine>(t.house.port(), "/ws/" + t.match.id(), headers);
    };
    struct Case {
        const char* what;
        int seat;
        std::string message, re, says;
    };
    const int64_t n = t.n(), options = t.match.bot(decider).options();
    const std::vector<Case> cases = {
        {"an old moment", decider, choose(n - 1, 0), "choose", "the table has changed since: nothing was done"},
        {"a moment to come", decider, choose(n + 1, 0), "choose", "the table has changed since: nothing was done"},
        {"no moment", decider, R"({"t":"choose","i":0})", "choose", "the table has changed since: nothing was done"},
        {"an option too many", decider, choose(n, options), "choose", "there is no such option"},
        {"a negative option", decider, choose(n, -1), "choose", "there is no such option"},
        {"an option of another kind", decider, R"({"t":"choose","n":)" + std::to_string(n) + R"(,"i":"0"})", "choose",
         "there is no such option"},
        {"several, one of them wrong", decider, R"({"t":"choose","n":)" + std::to_string(n) + R"(,"is":[0,9999]})", "choose",
         "there is no such option"},
        {"the other player's decision", 1 - decider, choose(t.n(1 - decider), 0), "choose", "it is not your decision"},
        {"a spectator's decision", NetMatch::kSpectator, choose(n, 0), "choose",
         "you are watching: only players can do this"},
        {"a spectator's undo", NetMatch::kSpectator, R"({"t":"undo","n":6})", "undo",
         "you are watching: only players can do this"},
        {"a spectator's chat", NetMatch::kSpectator, R"({"t":"chat","text":"x"})", "chat",
         "you are watching: only players can do this"},
        {"no such request", decider, R"({"t":"request","n":)" + std::to_string(n) + R"(,"i":77})", "request",
         "there is no such request"},
        {"an answer nobody asked for", decider, R"({"t":"undoAnswer","yes":true})", "undoAnswer",
         "nobody asks to take a decision back now"},
        {"an unknown message", decider, R"({"t":"teleport"})", "teleport", "there is no message of this name"},
        {"no name", decider, "{}", "", "there is no message of this name"},
        {"garbage", decider, "\x7f{{[[", "", "this is not a message: one JSON object is expected"},
        {"a list", decider, "[1,2,3]", "", "this is not a message: one JSON object is expected"},
        {"deep nesting", decider, std::string(4000, '[') + std::string(4000, ']'), "",
         "this is not a message: one JSON object is expected"},
        {"a rematch too early", decider, R"({"t":"rematch"})", "rematch", "the match is not over yet"},
        {"an empty line of chat", decider, R"({"t":"chat","text":"  "})", "chat", "there is nothing to say in it"},
    };
    for (const Case& c : cases) {
        CAPTURE(c.what);
        const auto line = lineOf(c.seat);
        REQUIRE(line->status() == 101);
        REQUIRE(line->send(c.message));
        const json::object no = next(*line, "no");
        CHECK(textOf(no, "re") == c.re);
        CHECK(textOf(no, "says") == c.says);
        CHECK(no.at("n").to_number<int64_t>() == t.n(c.seat));
    }
    CHECK(everything(t) == before);
    t.match.play(t.house.port());  // and the match goes on
    CHECK(t.match.over());
}

TEST_CASE("a line that breaks the limits is closed with the reason and changes nothing") {
    server::Limits limits = fastLimits();
    limits.messagesPerSecond = 1;
    limits.messageBurst = 40;
    Table t(limits);
    t.match.dropAll();
    const Everything before = everything(t);
    const auto goodbye = [&](const std::function<void(ClientLine&)>& act) {
        ClientLine line(t.house.port(), "/ws/" + t.match.id(), {{"Cookie", t.match.cookie(0)}});
        REQUIRE(line.status() == 101);
        act(line);
        while (line.next(kWait)) {
        }
        CHECK_FALSE(line.open());
        return line.closeCode();
    };
    CHECK(goodbye([](ClientLine& l) { l.send(R"({"t":"chat","text":")" + std::string(40'000, 'x') + R"("})"); }) == 1009);
    CHECK(goodbye([](ClientLine& l) { l.sendFrame(2, "bytes"); }) == 1003);
    CHECK(goodbye([](ClientLine& l) { l.send("\xff\xfe not UTF-8"); }) == 1007);
    CHECK(goodbye([](ClientLine& l) { l.sendFrame(11, "no such frame"); }) == 1002);
    const auto flood = [](ClientLine& l) {
        for (int i = 0; i < 200 && l.open(); ++i) l.send(R"({"t":"ping"})");
    };
    CHECK(goodbye(flood) == 1008);
    // A frame without a mask is against the protocol.
    CHECK(goodbye([](ClientLine& l) { l.sendBytes(std::string("\x81\x02{}", 4)); }) == 1002);
    CHECK(everything(t) == before);
}

TEST_CASE("a connection from another site, to nothing or without the right is refused with its status") {
    Table t;
    const uint16_t port = t.house.port();
    const std::string table = "/ws/" + t.match.id();
    const std::string own = "http://localhost:" + std::to_string(port);
    CHECK(ClientLine(port, table, {{"Origin", own}}).status() == 101);
    CHECK(ClientLine(port, table, {{"Origin", "http://elsewhere.example"}}).status() == 403);
    CHECK(ClientLine(port, table, {{"Origin", "null"}}).status() == 403);
    CHECK(ClientLine(port, table, {{"Sec-Fetch-Site", "cross-site"}}).status() == 403);
    CHECK(ClientLine(port, "/ws/AAAAAAAAAAAAAAAAAAAAAA").status() == 404);
    CHECK(ClientLine(port, "/ws/").status() == 404);
    CHECK(ClientLine(port, "/api/me").status() == 404);
    // Another guest, or a made-up cookie, sits nowhere: a spectator, who sees what everybody sees.
    const Everything before = everything(t);
    for (const std::string& cookie : {newGuest(port, "Cy"), std::string("cantina=AAAAAAAAAAAAAAAAAAAAAA")}) {
        ClientLine line(port, table, {{"Cookie", cookie}});
        REQUIRE(line.status() == 101);
        CHECK(next(line, "table").at("yours").as_array().empty());
        const json::object state = next(line, "state");
        CHECK(state.at("as").to_number<int>() == -1);
        CHECK_FALSE(state.contains("options"));
        REQUIRE(line.send(choose(t.n(NetMatch::kSpectator), 0)));
        CHECK(textOf(next(line, "no"), "says") == "you are watching: only players can do this");
        CHECK(seenBy(t, cookie) == before.seen[2]);
    }
    CHECK(everything(t) == before);
}

TEST_CASE("requests over HTTP are refused with a fitting status and a sentence") {
    Table t;
    const uint16_t port = t.house.port();
    const Everything before = everything(t);
    const std::string ada = t.match.cookie(0), cy = newGuest(port, "Cy");
    struct Case {
        const char* method;
        std::string path, body;
        server::ClientHeaders headers;
        int status;
    };
    const std::vector<Case> cases = {
        {"POST", "/api/me", R"({"name":"X"})", {{"Cookie", ada}, {"Origin", "http://elsewhere.example"}}, 403},
        {"POST", "/api/me", "not JSON", {{"Cookie", ada}}, 400},
        {"POST", "/api/me", "[1]", {{"Cookie", ada}}, 400},
        {"POST", "/api/me", std::string(300'000, ' '), {{"Cookie", ada}}, 413},
        {"POST", "/api/tables/" + t.match.id() + "/join", R"({"invite":"x","deck":"rey"})", {{"Cookie", cy}}, 409},
        {"POST", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/join", R"({"deck":"rey"})", {{"Cookie", cy}}, 404},
        {"POST", "/api/tables", R"({"game":"chess","deck":"rey","opponent":"friend"})", {{"Cookie", cy}}, 400},
        {"POST", "/api/tables", R"({"game":"destiny","deck":"no such deck","opponent":"friend"})", {{"Cookie", cy}}, 400},
        {"POST", "/api/tables", R"({"game":"destiny","deck":"rey","opponent":"somebody"})", {{"Cookie", cy}}, 400},
        {"GET", "/api/replays/" + t.match.id(), "", {{"Cookie", ada}}, 409},
        {"GET", "/api/replays/" + t.match.id() + "/frames?viewer=0", "", {{"Cookie", ada}}, 409},
        {"POST", "/api/replays/" + t.match.id() + "/fork", R"({"step":1})", {{"Cookie", ada}}, 409},
        {"GET", "/api/nothing", "", {}, 404},
        {"PATCH", "/api/me", "", {}, 405},
        {"GET", "/api/me/export", "", {}, 401},
        {"GET", "/api/operator/tables", "", {{"Authorization", "Bearer "}}, 401},
        {"POST", "/api/operator/close", R"({"id":"x"})", {{"Cookie", ada}}, 401},
        {"GET", "/../../etc/passwd", "", {}, 404},
    };
    for (const Case& c : cases) {
        CAPTURE(c.method);
        CAPTURE(c.path);
        CAPTURE(c.body.substr(0, 40));
        const server::ClientAnswer a = server::ask(port, c.method, c.path, c.body, c.headers);
        CHECK_MESSAGE(a.status == c.status, a.body);
        const auto body = server::readObject(a.body);
        REQUIRE(body);
        CHECK_FALSE(textOf(body->at("error").as_object(), "says").empty());
    }
    CHECK(everything(t) == before);
}
