// A table without a network: what its viewers are sent, what it refuses, and that everything is stored before it is told.
#include <doctest/doctest.h>

#include <algorithm>

#include "match/commitment.h"
#include "tests/support/table_play.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

const char* const kGames[] = {"destiny", "ccg", "tcg", "lcg"};

std::string lastRefusal(Seen& who) {
    (void)await(who, [&] { return !who.client.refusals.empty(); });
    return who.client.refusals.empty() ? "" : std::string(who.client.refusals.back().at("says").as_string().c_str());
}

// What a viewer who comes now is sent.
Client freshView(const std::shared_ptr<server::Table>& table, const std::string& person) {
    Seen seen = sit(table, person);
    REQUIRE(awaitMoment(seen, 0));
    table->leave(seen.recorder);
    return seen.client;
}

}  // namespace

TEST_CASE("what changed, put together, is the whole view at every moment: all games, both seats and a spectator") {
    for (const char* game : kGames) {
        CAPTURE(game);
        Bench bench;
        Party party(bench.open(game, 5), 5);
        int compared = 0;
        while (!party.over()) {
            party.chooseByChance();
            if (party.a.client.n() % 7 != 0) continue;
            ++compared;
            REQUIRE(party.a.client.picture() == freshView(party.table, "a").picture());
            REQUIRE(party.b.client.picture() == freshView(party.table, "b").picture());
            const Client fresh = freshView(party.table, "");
            REQUIRE(party.watcher.client.picture() == fresh.picture());
            REQUIRE(party.watcher.client.log == fresh.log);
        }
        CHECK(compared > 3);
        const json::object& over = party.a.client.state.at("over").as_object();
        CHECK(match::commitmentTo(Chance::keyFrom(5, 77)) == party.a.client.table.at("commitment").as_string());
        CHECK(over.at("key").as_string() == match::keyText(Chance::keyFrom(5, 77)));
        CHECK_FALSE(party.a.client.asked());
    }
}

TEST_CASE("a table that is loaded again from what is stored is the same table") {
    for (const char* game : kGames) {
        CAPTURE(game);
        Bench bench;
        Party party(bench.open(game, 9), 9);
        while (!party.over()) {
            party.chooseByChance();
            if (party.a.client.n() % 11 != 0 && !party.over()) continue;
            bench.store.settle();
            const auto again = bench.again(party.table->id());
            for (const char* who : {"a", "b", ""}) {
                const Client one = freshView(party.table, who), two = freshView(again, who);
                REQUIRE(one.picture() == two.picture());
                REQUIRE(json::serialize(one.state) == json::serialize(two.state));
            }
        }
        CHECK(bench.store.match(party.table->id())->status == store::MatchStatus::ended);
    }
}

TEST_CASE("nothing is told before it is stored, and a write that fails is never told") {
    Bench bench;
    Party party(bench.open("destiny", 3), 3);
    for (int i = 0; i < 6; ++i) party.chooseByChance();
    Seen& who = party.asked();
    const int64_t n = who.client.n();
    bench.store.hold();
    party.say(who, {{"t", "choose"}, {"n", n}, {"i", 0}});
    CHECK_FALSE(who.recorder->update(who.client, 50));
    // Who comes meanwhile is not told either.
    Seen late = sit(party.table, "");
    CHECK_FALSE(late.recorder->update(late.client, 50));
    bench.store.release();
    CHECK(awaitMoment(who, n + 1));
    CHECK(awaitMoment(late, party.table->summary("").at("entries").to_number<int64_t>()));

    const std::string before = freshView(party.table, "a").picture();
    party.catchUp();
    bench.store.failNext();
    Seen& decider = party.asked();
    const int64_t moment = decider.client.n();
    party.say(decider, {{"t", "choose"}, {"n", moment}, {"i", 0}});
    (void)await(decider, [] { return false; });
    CHECK(decider.recorder->closed());
    CHECK(decider.client.n() == moment);
    CHECK(party.table->broken());
    const auto again = bench.again(party.table->id());
    CHECK(freshView(again, "a").picture() == before);
    CHECK(again->summary(decider.recorder->person).at("entries").to_number<int64_t>() == moment);
}

TEST_CASE("a message is refused with a reason and changes nothing") {
    Bench bench;
    Party party(bench.open("tcg", 2), 2);
    for (int i = 0; i < 4; ++i) party.chooseByChance();
    Seen& who = party.asked();
    Seen& other = &who == &party.a ? party.b : party.a;
    const int64_t n = who.client.n();
    const auto options = static_cast<int64_t>(who.client.options());
    const std::string before = freshView(party.table, "a").picture();
    struct Try {
        Seen* by;
        json::object message;
        const char* says;
    };
    const std::vector<Try> tries = {
        {&who, {{"t", "choose"}, {"n", n - 1}, {"i", 0}}, "has changed since"},
        {&who, {{"t", "choose"}, {"n", n + 1}, {"i", 0}}, "has changed since"},
        {&who, {{"t", "choose"}, {"i", 0}}, "has changed since"},
        {&who, {{"t", "choose"}, {"n", n}, {"i", options}}, "no such option"},
        {&who, {{"t", "choose"}, {"n", n}, {"i", -1}}, "no such option"},
        {&who, {{"t", "choose"}, {"n", n}, {"i", "0"}}, "no such option"},
        {&who, {{"t", "choose"}, {"n", n}, {"is", json::array{0, 9999}}}, "no such option"},
        {&who, {{"t", "choose"}, {"n", n}, {"is", json::array{}}}, "cannot be chosen"},
        {&other, {{"t", "choose"}, {"n", n}, {"i", 0}}, "not your decision"},
        {&party.watcher, {{"t", "choose"}, {"n", n}, {"i", 0}}, "you are watching"},
        {&party.watcher, {{"t", "why"}, {"id", 1}, {"piece", 3}}, "you are watching"},
        {&party.watcher, {{"t", "chat"}, {"text", "hello"}}, "you are watching"},
        {&who, {{"t", "request"}, {"n", n}, {"i", 99}}, "no such request"},
        {&who, {{"t", "undoAnswer"}, {"yes", true}}, "nobody asks"},
        {&who, {{"t", "rematch"}}, "not over yet"},
        {&who, {{"t", "mute"}, {"seat", 7}, {"on", true}}, "no such seat"},
        {&who, {{"t", "chat"}, {"text", " \n\t "}}, "nothing to say"},
        {&who, {{"t", "dance"}}, "no message of this name"},
        {&who, {{"n", 1}}, "no message of this name"},
    };
    for (const Try& t : tries) {
        CAPTURE(json::serialize(t.message));
        t.by->client.refusals.clear();
        party.say(*t.by, t.message);
        CHECK(lastRefusal(*t.by).find(t.says) != std::string::npos);
    }
    for (const char* garbage : {"", "{", "[]", "null", "\"x\"", "{\"t\":", "\x01\xff", "{\"t\":{}}"}) {
        CAPTURE(garbage);
        who.client.refusals.clear();
        party.table->hear(who.recorder, garbage);
        CHECK_FALSE(lastRefusal(who).empty());
    }
    CHECK(freshView(party.table, "a").picture() == before);
    CHECK(party.table->summary("a").at("entries").to_number<int64_t>() == n);
}

TEST_CASE("why says of a piece that is no answer what it lacks") {
    Bench bench;
    Party party(bench.open("destiny", 4), 4);
    int refused = 0;
    while (!party.over() && party.a.client.n() < 30) {
        party.chooseByChance();
        for (const auto& [name, zone] : party.a.client.zones) {
            if (name.first != "characters" || name.second != 1) continue;  // those of the opponent
            const int64_t p = zone.at("pieces").as_array()[0].at("p").as_int64();
            party.a.client.whys.clear();
            party.say(party.a, {{"t", "why"}, {"id", 13}, {"piece", p}});
            for (int i = 0; i < 50 && party.a.client.whys.empty(); ++i) (void)party.a.recorder->update(party.a.client, 50);
            REQUIRE_FALSE(party.a.client.whys.empty());
            for (const json::value& a : party.a.client.whys[0].at("answers").as_array()) {
                const bool choice = a.at("label").as_string().starts_with("choose");
                if (choice && !a.at("legal").as_bool()) refused += a.at("says").as_string().starts_with("it is ") ? 1 : 100;
            }
        }
    }
    CHECK(refused > 0);
    CHECK(refused < 100);  // each says what the piece is not, none that nothing explains it
}

TEST_CASE("why answers about a piece of one's own, and only then") {
    Bench bench;
    Party party(bench.open("destiny", 4), 4);
    int answers = 0, refused = 0, helped = 0, priced = 0;
    while (!party.over() && party.a.client.n() < 60) {
        party.chooseByChance();
        for (const auto& [name, zone] : party.a.client.zones) {
            if (name.first != "hand" || name.second != 0 || party.a.client.n() % 5 != 0) continue;
            for (const json::value& p : zone.at("pieces").as_array()) {
                party.a.client.whys.clear();
                party.say(party.a, {{"t", "why"}, {"id", 12}, {"piece", p.at("p").as_int64()}});
                REQUIRE(await(party.a, [&] { return !party.a.client.whys.empty(); }));
                CHECK(party.a.client.whys[0].at("id").as_int64() == 12);
                for (const json::value& a : party.a.client.whys[0].at("answers").as_array()) {
                    ++answers;
                    if (a.at("legal").as_bool()) continue;
                    ++refused;
                    CHECK_FALSE(a.at("says").as_string().empty());
                    // The reason is one line; what would help is apart from it, with its numbers.
                    CHECK(a.at("says").as_string().find('\n') == json::string::npos);
                    if (!a.as_object().contains("how")) continue;
                    ++helped;
                    priced += a.at("how").as_string().find("it costs ") != json::string::npos ? 1 : 0;
                }
            }
        }
    }
    CHECK(answers > 5);
    CHECK(refused > 2);
    CHECK(helped > 1);
    CHECK(priced > 0);
}

TEST_CASE("several choices at once are taken as one after another") {
    Bench bench;
    Party party(bench.open("destiny", 8), 8);
    // The mulligan asks for any number of cards.
    while (!party.over()) {
        Seen& who = party.asked();
        size_t pieces = 0;
        bool done = false;
        for (const json::value& o : who.client.state.at("options").as_array()) {
            pieces += o.at("kind").as_string() == "piece" ? 1 : 0;
            done = done || o.at("kind").as_string() == "done";
        }
        if (done && pieces >= 3) break;
        party.chooseByChance();
    }
    REQUIRE_FALSE(party.over());
    Seen& who = party.asked();
    const int64_t n = who.client.n();
    party.say(who, {{"t", "choose"}, {"n", n}, {"is", json::array{2, 0}}});
    CHECK(awaitMoment(who, n + 2));
    CHECK(who.client.n() == n + 2);
    CHECK(who.client.refusals.empty());
}
