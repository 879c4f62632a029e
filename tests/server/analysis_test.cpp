// Looking back at matches of all games through the server: every decision, those that cost most by name, in parts that go
// on, kept once complete, without waiting in line for what is there.
#include <doctest/doctest.h>

#include <algorithm>

#include "server/analyses.h"
#include "tests/support/server_bench.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

// Plays at random, and after so many decisions gives up: the table's id.
std::string playedMatch(Visitor& v, const json::object& wish, int decisions, uint64_t seed) {
    const json::object made = v.post("/api/tables", wish);
    REQUIRE(made.contains("id"));
    std::string id = made.at("id").as_string().c_str();
    Bot bot(v, id, seed);
    REQUIRE(bot.connect());
    const auto step = [&] { (void)bot.step(5); };
    REQUIRE(waitUntil([&] { return bot.over() || bot.decisions >= decisions; }, step));
    if (!bot.over()) bot.send({{"t", "request"}, {"n", bot.client.n()}, {"i", 0}});
    REQUIRE(waitUntil([&] { return bot.over(); },
                      [&] {
                          step();
                          if (bot.over() || bot.client.refusals.empty()) return;
                          bot.client.refusals.clear();  // the moment had passed
                          bot.send({{"t", "request"}, {"n", bot.client.n()}, {"i", 0}});
                      }));
    REQUIRE(waitUntil([&] { return v.call("GET", "/api/replays/" + id).status == 200; }, [] {}));
    return id;
}

std::string shortMatch(Visitor& v, const json::object& wish) { return playedMatch(v, wish, 12, 7); }

// How often somebody really had a choice.
size_t askedIn(Visitor& v, const std::string& id) {
    const auto read = match::readReplay(v.call("GET", "/api/replays/" + id).body);
    const auto& steps = std::get<match::Replay>(read).steps;
    return static_cast<size_t>(std::ranges::count_if(
        steps, [](const match::Step& s) { return s.kind == match::Step::Kind::decision && !s.forced; }));
}

json::object analysisOf(Visitor& v, const std::string& id) { return v.get("/api/replays/" + id + "/analysis"); }

bool isComplete(const json::object& a) { return a.at("complete").as_bool(); }

void checkWhole(const json::object& a, int seats) {
    CHECK(isComplete(a));
    CHECK(a.at("every").to_number<size_t>() >= 1);
    const json::array& moments = a.at("moments").as_array();
    CHECK(moments.size() == a.at("all").to_number<size_t>());
    REQUIRE(moments.size() > 5);
    std::vector<int> decided(static_cast<size_t>(seats));
    for (size_t i = 0; i < moments.size(); ++i) {
        const json::object& m = moments[i].as_object();
        CHECK(m.at("chance").to_number<double>() >= 0);
        CHECK(m.at("chance").to_number<double>() <= 1);
        CHECK(!m.at("did").as_string().empty());
        if (i > 0) CHECK(m.at("step").to_number<int>() > moments[i - 1].at("step").to_number<int>());
        ++decided.at(m.at("seat").to_number<size_t>());
    }
    for (const int n : decided) CHECK(n > 0);
}

// Eight moments that cost something, the worst first: none of the others cost more than any of them.
void checkWorst(const json::object& a) {
    const json::array& moments = a.at("moments").as_array();
    std::vector<double> lost, listed;
    for (const json::value& m : moments) lost.push_back(m.at("lost").to_number<double>());
    for (const json::value& i : a.at("worst").as_array()) {
        const json::object& m = moments.at(i.to_number<size_t>()).as_object();
        listed.push_back(m.at("lost").to_number<double>());
        CHECK(!m.at("better").as_string().empty());
        CHECK(m.at("better") != m.at("did"));
    }
    std::ranges::sort(lost, std::greater<>());
    lost.resize(8);
    CHECK(lost.back() > 0.02);
    CHECK(listed == lost);
}

}  // namespace

TEST_CASE("of a long match every decision is looked at, and what cost most is found in all of it") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.testSeed = 1977;
    ServerBench bench(options);
    Visitor v{bench.port(), ""};
    // Chance against chance: both throw much away. On until one was as long as matches are that people play.
    size_t asked = 0;
    std::string id;
    for (uint64_t seed = 1; seed <= 30 && asked <= 400; ++seed) {
        id = playedMatch(v, {{"game", "ccg"}, {"deck", "premiere-light"}, {"opponent", "random"}}, 1000, seed);
        asked = askedIn(v, id);
    }
    REQUIRE(asked > 400);
    const json::object whole = analysisOf(v, id);
    CHECK(whole.at("every") == 1);
    CHECK(whole.at("all").to_number<size_t>() == asked);
    checkWhole(whole, 2);
    checkWorst(whole);
}

TEST_CASE("a match beyond the limit is thinned out, and says so") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.analysisDecisions = 6;
    ServerBench bench(options);
    Visitor v{bench.port(), ""};
    const std::string id = shortMatch(v, {{"game", "destiny"}, {"deck", "rey"}, {"opponent", "random"}});
    const size_t asked = askedIn(v, id);
    REQUIRE(asked >= 12);
    const json::object a = analysisOf(v, id);
    const auto every = a.at("every").to_number<size_t>(), all = a.at("all").to_number<size_t>();
    CHECK(isComplete(a));
    CHECK(all <= 6);
    CHECK(every == (asked + 5) / 6);
    CHECK(all == (asked + every - 1) / every);
    CHECK(a.at("moments").as_array().size() == all);
}

TEST_CASE("the chances over a match of each game, and over one of three") {
    ServerBench bench;
    Visitor v{bench.port(), ""};
    for (const auto& [game, deck] :
         {std::pair{"destiny", "rey"}, {"ccg", "premiere-light"}, {"tcg", "republic"}, {"lcg", "jedi"}}) {
        CAPTURE(game);
        const std::string id = shortMatch(v, {{"game", game}, {"deck", deck}, {"opponent", "random"}});
        checkWhole(analysisOf(v, id), 2);
    }
    const json::object chance{{"who", "random"}};
    const std::string id = shortMatch(v, {{"game", "destiny"}, {"deck", "rey"}, {"others", json::array{chance, chance}}});
    checkWhole(analysisOf(v, id), 3);
}

TEST_CASE("what takes too long comes in parts that say so; asking again goes on until it is complete") {
    server::HouseOptions options = ServerBench::defaults();
    options.http.limits.analysisTime = 0;  // one decision each time
    ServerBench bench(options);
    Visitor v{bench.port(), ""};
    const std::string id = shortMatch(v, {{"game", "destiny"}, {"deck", "rey"}, {"opponent", "random"}});
    json::object last = analysisOf(v, id);
    const auto all = last.at("all").to_number<size_t>();
    REQUIRE(all > 5);
    for (size_t n = 1; n < all; ++n) {
        CHECK_FALSE(isComplete(last));
        CHECK(last.at("moments").as_array().size() == n);
        const json::object next = analysisOf(v, id);
        const json::array &before = last.at("moments").as_array(), &after = next.at("moments").as_array();
        REQUIRE(after.size() > before.size());
        for (size_t i = 0; i < before.size(); ++i) CHECK(after[i] == before[i]);
        last = next;
    }
    checkWhole(last, 2);
    CHECK(analysisOf(v, id) == last);
}

TEST_CASE("while one match is looked at, what is known of others comes at once; what is not is refused") {
    server::Analyses analyses;
    int looked = 0;
    const auto upTo = [&](size_t n) {
        return [&looked, n](match::Analysis& a) -> std::optional<Problem> {
            ++looked;
            a.all = 2;
            while (a.moments.size() < n) a.moments.emplace_back();
            return std::nullopt;
        };
    };
    const auto text = [&](const std::string& id, const server::Analyses::Look& look) {
        const auto got = analyses.of(id, look);
        return std::holds_alternative<server::Text>(got) ? json::parse(*std::get<server::Text>(got)).as_object()
                                                         : json::object{};
    };
    CHECK(isComplete(text("whole", upTo(2))));
    CHECK_FALSE(isComplete(text("half", upTo(1))));
    CHECK(looked == 2);
    const json::object other = text("other", [&](match::Analysis& a) {
        CHECK(isComplete(text("whole", upTo(2))));
        CHECK(text("half", upTo(2)).at("moments").as_array().size() == 1);
        CHECK(std::get<server::Refusal>(analyses.of("none", upTo(2))).status == 503);
        CHECK(looked == 2);
        return upTo(2)(a);
    });
    CHECK(isComplete(other));
    CHECK(isComplete(text("half", upTo(2))));
    // One that cannot be played again is refused, and does not stand in anybody's way.
    const auto broken = [](match::Analysis&) { return Problem{"replay", "another card", ""}; };
    CHECK(std::get<server::Refusal>(analyses.of("broken", broken)).status == 409);
    CHECK(isComplete(text("none", upTo(2))));
}
