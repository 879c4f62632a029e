// What is about a match and not in its rules: undo, clocks, passes by themselves, chat, rematch, reports.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <set>
#include <thread>

#include "scenario/runner.h"
#include "scenario/scenario.h"
#include "tests/support/table_play.h"
#include "tests/support/temporary.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

bool undoIsFree(const Seen& s) { return s.client.state.at("undo").at("free").as_bool(); }
bool undoIsPossible(const Seen& s) { return s.client.state.at("undo").at("possible").as_bool(); }

void awaitNotice(Seen& who, const std::string& kind) {
    const auto has = [&] {
        return std::any_of(who.client.notices.begin(), who.client.notices.end(),
                           [&](const json::object& n) { return n.at("kind").as_string() == kind; });
    };
    CHECK(await(who, has));
}

}  // namespace

TEST_CASE("undo is free and exact while nobody learned anything, else it needs the other player") {
    int free = 0, asked = 0;
    for (const char* game : {"destiny", "tcg", "lcg"}) {
        CAPTURE(game);
        Bench bench;
        Party party(bench.open(game, 6), 6);
        while (!party.over() && party.a.client.n() < 120) {
            Seen& who = party.asked();
            Seen& other = &who == &party.a ? party.b : party.a;
            const std::string before = who.client.picture(), question = json::serialize(who.client.state.at("options"));
            party.chooseByChance();
            if (party.over() || party.a.client.n() % 4 != 0) continue;
            REQUIRE(undoIsPossible(who));
            const int64_t n = who.client.n();
            const bool isFree = undoIsFree(who);
            party.say(who, {{"t", "undo"}, {"n", n}});
            if (!isFree) {
                awaitNotice(other, "undo");
                CHECK(who.client.n() == n);
                REQUIRE(await(other, [&] { return other.client.state.contains("undoAsked"); }));
                CHECK(other.client.state.at("undoAsked").at("by").as_int64() == (&who == &party.a ? 0 : 1));
                // Saying no leaves everything as it is.
                const bool agrees = n % 8 == 0;
                party.say(other, {{"t", "undoAnswer"}, {"yes", agrees}});
                other.client.notices.clear();
                if (!agrees) {
                    awaitNotice(who, "undoRefused");
                    who.client.notices.clear();
                    CHECK(party.table->summary(who.recorder->person).at("entries").to_number<int64_t>() == n);
                    continue;
                }
            }
            (isFree ? free : asked) += 1;
            REQUIRE(awaitMoment(who, n + 1));
            party.catchUp();
            CHECK(who.client.state.at("full").as_bool());
            if (isFree) CHECK(who.client.picture() == before);
            REQUIRE(who.client.asked());
            CHECK(json::serialize(who.client.state.at("options")) == question);
        }
        // All of it is in the entries.
        bench.store.settle();
        const auto again = bench.again(party.table->id());
        CHECK(again->replay().outcome.hash == party.table->replay().outcome.hash);
    }
    CHECK(free > 3);
    CHECK(asked > 3);
}

TEST_CASE("a solo table is seen with the eyes of who decides, and takes anything back") {
    Bench bench;
    const auto table = bench.open("tcg", 11, "a");
    Seen me = sit(table, "a");
    REQUIRE(awaitMoment(me, 0));
    std::set<int64_t> eyes;
    for (int i = 0; i < 40 && !me.client.over(); ++i) {
        REQUIRE(me.client.asked());
        CHECK(me.client.state.at("as").as_int64() == me.client.state.at("ask").at("seat").as_int64());
        eyes.insert(me.client.state.at("as").as_int64());
        const int64_t n = me.client.n();
        const bool back = i % 6 == 5;
        table->hear(me.recorder,
                    back ? json::serialize(json::object{{"t", "undo"}, {"n", n}})
                         : json::serialize(json::object{
                               {"t", "choose"}, {"n", n}, {"i", mixed(static_cast<uint64_t>(i)) % me.client.options()}}));
        REQUIRE(awaitMoment(me, n + 1));
    }
    CHECK(eyes.size() == 2);
    CHECK(me.client.refusals.empty());
}

TEST_CASE("a computer plays by itself, and the same way after a restart") {
    for (const char* player : {"random", "greedy"}) {
        CAPTURE(player);
        Bench bench;
        const auto table = bench.open("tcg", 21, "", player);
        Seen me = sit(table, "a");
        uint64_t turns = 0;
        while (!me.client.over()) {
            REQUIRE(await(me, [&] { return me.client.asked() || me.client.over(); }));
            if (me.client.over()) break;
            const int64_t n = me.client.n();
            table->hear(me.recorder, json::serialize(json::object{
                                         {"t", "choose"}, {"n", n}, {"i", mixed(++turns) % me.client.options()}}));
            REQUIRE(awaitMoment(me, n + 1));
        }
        // The same decisions of the person at a table that is stopped and loaded again at every one of them.
        bench.store.settle();
        const uint64_t hash = table->replay().outcome.hash;
        auto other = bench.open("tcg", 21, "", player);
        turns = 0;
        for (bool over = false; !over;) {
            Seen again = sit(other, "a");
            REQUIRE(await(again, [&] { return again.client.asked() || again.client.over(); }));
            over = again.client.over();
            if (over) break;
            const int64_t n = again.client.n();
            other->hear(again.recorder, json::serialize(json::object{
                                            {"t", "choose"}, {"n", n}, {"i", mixed(++turns) % again.client.options()}}));
            REQUIRE(awaitMoment(again, n + 1));
            if (again.client.n() % 5 != 0) continue;
            bench.store.settle();
            if (again.client.asked()) {  // nobody else is about to decide at the old one
                other->leave(again.recorder);
                other = bench.again(other->id());
                other->start();
            }
        }
        CHECK(other->replay().outcome.hash == hash);
    }
}

TEST_CASE("a clock that runs out loses the match, and stays so") {
    // Who is asked first, at a table like the next one with time to look at it.
    Bench bench;
    Party slow(bench.open("destiny", 3, "b", "", {0, 600'000}), 3);
    const int64_t loser = slow.a.client.state.at("ask").at("seat").as_int64();
    CHECK(slow.a.client.state.at("clock").at("running").as_int64() == loser);
    CHECK(slow.a.client.state.at("clock").at("limit").as_int64() <= 600'000);
    const auto table = bench.open("destiny", 3, "b", "", {0, 150});
    Party party(table, 3);
    REQUIRE(awaitMoment(party.a, 1));
    REQUIRE(party.over());
    CHECK(party.a.client.state.at("over").at("rule").as_string() == "clock");
    CHECK(party.a.client.state.at("over").at("winners").as_array()[0].as_int64() == 1 - loser);
    bench.store.settle();
    CHECK(bench.store.match(table->id())->status == store::MatchStatus::ended);
    Seen late = sit(bench.again(table->id()), "b");
    REQUIRE(awaitMoment(late, 1));
    CHECK(late.client.state.at("over").at("rule").as_string() == "clock");
}

TEST_CASE("the time of a player is used up over the match and survives a restart") {
    Bench bench;
    const auto table = bench.open("destiny", 3, "b", "", {600'000, 0});
    Party party(table, 3);
    for (int i = 0; i < 8; ++i) party.chooseByChance();
    bench.store.settle();
    const json::array left = party.a.client.state.at("clock").at("left").as_array();
    CHECK(left[0].as_int64() <= 600'000);
    Seen again = sit(bench.again(table->id()), "a");
    REQUIRE(awaitMoment(again, 8));
    // Not more than the entries say: what was used of it stays used.
    for (size_t i = 0; i < 2; ++i)
        CHECK(again.client.state.at("clock").at("left").as_array()[i].as_int64() <= left[i].as_int64() + 1000);
}

TEST_CASE("time before an undo is used up, and the limit of the decision goes on") {
    Bench bench;
    const auto table = bench.open("destiny", 3, "b", "", {600'000, 600'000});
    Party party(table, 3);
    int undone = 0;
    for (int i = 0; i < 60 && undone == 0; ++i) {
        party.chooseByChance();
        const json::object& state = party.a.client.state;
        if (!state.at("undo").at("free").as_bool()) continue;
        const auto asked = static_cast<size_t>(state.at("ask").at("seat").as_int64());
        const int64_t n = party.a.client.n(), before = state.at("clock").at("left").as_array()[asked].as_int64();
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
        party.say(party.a, {{"t", "undo"}, {"n", n}});
        REQUIRE(awaitMoment(party.a, n + 1));
        ++undone;
        CHECK(party.a.client.state.at("clock").at("left").as_array()[asked].as_int64() <= before - 50);
        CHECK(party.a.client.state.at("clock").at("limit").as_int64() <= 600'000 - 50);
    }
    CHECK(undone == 1);
}

// Finds windows that can be passed, lets the seat pass there by itself, and counts who was asked.
TEST_CASE("passing by itself: the player is no longer asked there, the others see the same question") {
    Bench bench;
    Party party(bench.open("lcg", 14), 14);
    std::string key;
    int asked = 0;
    while (!party.over()) {
        Seen& who = party.asked();
        REQUIRE(who.client.asked());
        const std::string now = who.client.state.at("ask").at("key").as_string().c_str();
        if (&who == &party.a && !now.empty() && key.empty()) {
            key = now;
            party.say(party.a, {{"t", "autopass"}, {"key", key}, {"on", true}});
            const int64_t n = party.a.client.n();
            REQUIRE(awaitMoment(party.a, n + 1));
            CHECK(party.a.client.state.at("autopass").as_array().size() == 1);
            party.catchUp();
            party.awaitQuestion();
            continue;
        }
        if (!key.empty() && &who == &party.a) {
            CHECK(now != key);
            ++asked;
        }
        const int64_t n = who.client.n();
        party.say(who, {{"t", "choose"}, {"n", n}, {"i", mixed(static_cast<uint64_t>(n)) % who.client.options()}});
        REQUIRE(awaitMoment(who, n + 1));
        party.awaitQuestion();
    }
    CHECK_FALSE(key.empty());
    CHECK(asked > 3);
}

namespace {

// Choices that depend on the moment alone, until `enough` or somebody is asked who cannot choose and whose pass is to come.
template <class Enough>
void playLcg(Party& party, const Enough& enough) {
    while (!party.over() && !enough() && (party.a.client.asked() || party.b.client.asked())) {
        Seen& who = party.asked();
        const int64_t n = who.client.n();
        party.say(who, {{"t", "choose"}, {"n", n}, {"i", mixed(static_cast<uint64_t>(n)) % who.client.options()}});
        REQUIRE(awaitMoment(who, n + 1));
        party.catchUp();
    }
}

}  // namespace

TEST_CASE("a pass that could not be otherwise takes its time between people, as one by itself does") {
    // A pause that nobody waits out: the table stands still there, to be looked at.
    server::Limits limits;
    limits.pauseLeast = limits.pauseMost = 3'600'000;
    Bench still(limits);
    Party party(still.open("lcg", 14), 14);
    playLcg(party, [] { return false; });
    REQUIRE_FALSE(party.over());
    // Somebody is asked who has nothing to choose: nobody can tell that from the question.
    const json::object& mine = party.a.client.state.at("ask").as_object();
    const json::object& theirs = party.b.client.state.at("ask").as_object();
    CHECK(mine.at("seat").as_int64() == theirs.at("seat").as_int64());
    CHECK_FALSE(mine.at("yours").as_bool());
    CHECK_FALSE(theirs.at("yours").as_bool());
    const bool isFirst = mine.at("seat").as_int64() == 0;
    const Seen& told = isFirst ? party.b : party.a;

    // The same match with a pause that ends: afterwards it reads like any other pass.
    limits.pauseLeast = limits.pauseMost = 5;
    Bench moving(limits);
    Party goesOn(moving.open("lcg", 14), 14);
    Seen& other = isFirst ? goesOn.b : goesOn.a;
    playLcg(goesOn, [&] { return other.client.n() > told.client.n(); });
    REQUIRE(awaitMoment(other, told.client.n() + 1));
    REQUIRE(other.client.log.size() > told.client.log.size());
    CHECK(other.client.log[told.client.log.size()] == (isFirst ? "Anna passes" : "Bert passes"));
}

TEST_CASE("chat is stored, limited and can be muted") {
    Bench bench;
    Party party(bench.open("destiny", 1), 1);
    const int64_t n = party.a.client.n();
    party.say(party.a, {{"t", "chat"}, {"text", "  good \x07luck\n "}});
    REQUIRE(await(party.b, [&] { return party.b.client.chat.size() == 1; }));
    CHECK(party.b.client.chat[0].at("text").as_string() == "good luck");
    CHECK(party.b.client.chat[0].at("name").as_string() == "Anna");
    party.say(party.b, {{"t", "mute"}, {"seat", 0}, {"on", true}});
    for (int i = 0; i < 6; ++i) party.say(party.a, {{"t", "chat"}, {"text", "line " + std::to_string(i)}});
    bench.store.settle();
    (void)party.a.recorder->update(party.a.client, 100);
    (void)party.b.recorder->update(party.b.client, 50);
    CHECK(party.a.client.chat.size() == 5);
    CHECK(party.a.client.refusals.size() == 2);
    CHECK(party.b.client.chat.size() == 1);
    // Talk does not change the moment: a decision that was on its way still counts.
    CHECK(party.table->summary("a").at("entries").to_number<int64_t>() == n);
    Seen late = sit(bench.again(party.table->id()), "");
    REQUIRE(awaitMoment(late, 0));
    CHECK(late.client.chat.size() == 5);
}

TEST_CASE("conceding ends the match; a rematch needs both") {
    Bench bench;
    Party party(bench.open("ccg", 1), 1);
    party.say(party.b, {{"t", "request"}, {"n", party.b.client.n()}, {"i", 0}});
    REQUIRE(awaitMoment(party.a, 1));
    REQUIRE(awaitMoment(party.b, 1));
    CHECK(party.a.client.state.at("over").at("winners").as_array()[0].as_int64() == 0);
    party.say(party.a, {{"t", "rematch"}});
    awaitNotice(party.b, "rematch");
    CHECK(bench.rematches.empty());
    party.say(party.b, {{"t", "rematch"}});
    CHECK(await(party.b, [&] { return bench.rematches.size() == 1; }));
}

TEST_CASE("a report keeps the replay, the moment and a scenario that leads there, in every game") {
    int positions = 0;
    for (const char* game : {"destiny", "ccg", "tcg", "lcg"}) {
        CAPTURE(game);
        Bench bench;
        Party party(bench.open(game, 12), 12);
        for (int i = 0; i < 40 && !party.over(); ++i) party.chooseByChance();
        if (party.over()) continue;
        party.say(party.a, {{"t", "report"}, {"says", "this \"looks\" wrong"}});
        awaitNotice(party.a, "reported");
        REQUIRE(await(party.a, [&] { return !bench.store.reports(false, 10).empty(); }));
        const auto reports = bench.store.reports(false, 10);
        REQUIRE(reports.size() == 1);
        CHECK(reports[0].entries == 40);
        CHECK(std::holds_alternative<match::Replay>(match::readReplay(reports[0].replay)));
        scenario::ScenarioSet set;
        scenario::readScenarios("report.lua", reports[0].scenario, set);
        CHECK(set.problems.empty());
        REQUIRE_FALSE(set.scenarios.empty());
        CHECK(reports[0].scenario.find("The position: ") != std::string::npos);
        // The match leads to the decision that was asked, in every way of running it.
        const Game& rules = *shelves().of(game)->game;
        const std::string asked = json::serialize(party.a.client.state.at("ask").at("step"));
        CHECK(reports[0].scenario.find("/" + asked.substr(1, asked.size() - 2)) != std::string::npos);
        for (const scenario::Mode mode : scenario::kModes) {
            const scenario::Verdict v = scenario::runScenario(rules, set.scenarios[0], mode, false);
            CHECK_MESSAGE(v.passed, scenario::modeName(mode) << " " << v.line << ": " << v.reason);
            CHECK(v.decisions >= 40);
        }
        if (const char* program = std::getenv("CANTINA")) {
            TemporaryFolder folder;
            std::ofstream(folder.path() + "/report.lua") << reports[0].scenario;
            // NOLINTNEXTLINE(bugprone-command-processor): both names are the tests' own
            CHECK(std::system((std::string(program) + " scenario run " + folder.path() + "/report.lua >&2").c_str()) == 0);
        }
        // With other dice it does not.
        std::string other = reports[0].scenario;
        const size_t key = other.find("key = \"") + 7;
        other[key] = other[key] == 'f' ? '0' : 'f';
        scenario::ScenarioSet others;
        scenario::readScenarios("report.lua", other, others);
        CHECK_FALSE(scenario::runScenario(rules, others.scenarios[0], scenario::Mode::plain, false).passed);
        if (set.scenarios.size() == 2) {
            ++positions;
            CHECK(scenario::runScenario(rules, set.scenarios[1], scenario::Mode::plain, false).passed);
        }
    }
    CHECK(positions > 0);
}
