// Ends beside the rules, and limits of a match: who stays away, who closes, what is too much; and who does not want to hear.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "tests/support/table_play.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

std::string refusedWith(Seen& who) {
    if (!await(who, [&] { return !who.client.refusals.empty(); })) return "";
    std::string says = who.client.refusals.back().at("says").as_string().c_str();
    who.client.refusals.clear();
    return says;
}

void awaitOver(Seen& who) {
    REQUIRE(await(who, [&] { return who.client.over(); }));
}

std::string overText(const Seen& who, const char* field) {
    return who.client.state.at("over").at(field).as_string().c_str();
}

server::Limits withAbsence(int64_t ms) {
    server::Limits limits = Bench::instant();
    limits.absence = ms;
    return limits;
}

}  // namespace

TEST_CASE("who does not decide for long loses to a claim, also after a restart") {
    Bench bench(withAbsence(3'600'000));
    Party party(bench.open("tcg", 5), 5);
    party.chooseByChance();
    Seen& asked = party.asked();
    Seen& other = &asked == &party.a ? party.b : party.a;
    CHECK_FALSE(asked.client.state.contains("claim"));
    CHECK_FALSE(party.watcher.client.state.contains("claim"));
    REQUIRE(other.client.state.contains("claim"));
    const json::object claim{{"t", "claim"}, {"n", other.client.n()}};
    party.say(other, claim);
    CHECK(refusedWith(other).find("has still time") != std::string::npos);
    party.say(asked, claim);
    CHECK_FALSE(refusedWith(asked).empty());
    bench.store.settle();
    // The time counts from what was stored, not from when somebody woke the table: half a second is gone then, and at this
    // table it is enough.
    bench.services.limits.absence = 500;
    std::this_thread::sleep_for(std::chrono::milliseconds(550));
    const auto again = bench.again(party.table->id());
    Seen back = sit(again, other.recorder->person);
    REQUIRE(awaitMoment(back, 1));
    again->hear(back.recorder, json::serialize(claim));
    awaitOver(back);
    CHECK(overText(back, "rule") == "absence");
    CHECK(back.client.state.at("over").at("winners").as_array()[0].as_int64() == (back.recorder->person == "a" ? 0 : 1));
    bench.store.settle();
    CHECK(bench.store.match(party.table->id())->status == store::MatchStatus::ended);
    Seen late = sit(bench.again(party.table->id()), "a");
    REQUIRE(awaitMoment(late, 2));
    CHECK(overText(late, "rule") == "absence");
}

TEST_CASE("instead of claiming it the match can be closed without a winner; a clock leaves nothing to claim") {
    Bench bench(withAbsence(1));
    Party party(bench.open("tcg", 5), 5);
    party.chooseByChance();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    Seen& asked = party.asked();
    Seen& other = &asked == &party.a ? party.b : party.a;
    party.say(other, {{"t", "claim"}, {"n", other.client.n()}, {"as", "close"}});
    awaitOver(other);
    CHECK(overText(other, "rule") == "absence");
    CHECK(other.client.state.at("over").at("winners").as_array().empty());
    bench.store.settle();
    CHECK(bench.store.match(party.table->id())->status == store::MatchStatus::closed);

    Party clocked(bench.open("tcg", 5, "b", "", {60'000, 0}), 5);
    CHECK_FALSE(clocked.a.client.state.contains("claim"));
    CHECK_FALSE(clocked.b.client.state.contains("claim"));
    const auto computer = bench.open("tcg", 5, "", "random");
    Seen alone = sit(computer, "a");
    REQUIRE(awaitMoment(alone, 0));
    CHECK_FALSE(alone.client.state.contains("claim"));
}

TEST_CASE("a table that an operator closes says so, and stays so") {
    Bench bench;
    Party party(bench.open("lcg", 5), 5);
    party.chooseByChance();
    party.table->closeTable("closed", "Maintenance tonight.");
    awaitOver(party.a);
    CHECK(overText(party.a, "rule") == "closed");
    CHECK(overText(party.a, "says") == "Maintenance tonight.");
    bench.store.settle();
    Seen late = sit(bench.again(party.table->id()), "b");
    REQUIRE(awaitMoment(late, 1));
    CHECK(overText(late, "rule") == "closed");
    CHECK(overText(late, "says") == "Maintenance tonight.");
    CHECK(late.client.state.at("over").at("winners").as_array().empty());
}

TEST_CASE("undos, requests and lines of chat of a match are counted, and conceding is never too much") {
    server::Limits limits = Bench::instant();
    limits.undosPerMatch = 2;
    limits.chatPerMatch = 3;
    limits.requestsPerMatch = 0;
    limits.chatLines = 100;
    Bench bench(limits);
    const auto table = bench.open("tcg", 11, "a");
    Seen me = sit(table, "a");
    REQUIRE(awaitMoment(me, 0));
    const auto say = [&](const json::object& message) { table->hear(me.recorder, json::serialize(message)); };
    for (int i = 0; i < 3; ++i) {
        int64_t n = me.client.n();
        say({{"t", "choose"}, {"n", n}, {"i", 0}});
        REQUIRE(awaitMoment(me, n + 1));
        n = me.client.n();
        say({{"t", "undo"}, {"n", n}});
        if (i < 2) REQUIRE(awaitMoment(me, n + 1));
    }
    CHECK(refusedWith(me) == "this match has had its 2 undos");
    for (int i = 0; i < 4; ++i) say({{"t", "chat"}, {"text", std::to_string(i)}});
    CHECK(refusedWith(me) == "this table has had its 3 lines of chat");
    bench.store.settle();
    Seen late = sit(bench.again(table->id()), "a");  // counted from what is stored
    REQUIRE(awaitMoment(late, me.client.n()));
    const auto again = bench.again(table->id());
    Seen back = sit(again, "a");
    REQUIRE(awaitMoment(back, me.client.n()));
    again->hear(back.recorder, json::serialize(json::object{{"t", "undo"}, {"n", back.client.n()}}));
    CHECK(refusedWith(back) == "this match has had its 2 undos");
    const json::array& requests = back.client.state.at("requests").as_array();
    int64_t concede = -1;
    for (const json::value& r : requests)
        if (r.at("verb").as_string() == "concede") concede = r.at("i").as_int64();
    REQUIRE(concede >= 0);
    again->hear(back.recorder, json::serialize(json::object{{"t", "request"}, {"n", back.client.n()}, {"i", concede}}));
    awaitOver(back);
}

TEST_CASE("a match without an end is closed when its entries are too many") {
    server::Limits limits = Bench::instant();
    limits.entriesPerMatch = 6;
    Bench bench(limits);
    Party party(bench.open("tcg", 5), 5);
    for (int i = 0; i < 6; ++i) {
        REQUIRE_FALSE(party.over());
        party.chooseByChance();
    }
    awaitOver(party.a);
    CHECK(overText(party.a, "rule") == "long");
    CHECK(overText(party.a, "says").find("No end after 6 entries") != std::string::npos);
    bench.store.settle();
    CHECK(bench.store.match(party.table->id())->status == store::MatchStatus::closed);
}

TEST_CASE("who is muted stays muted when the page or the server comes back") {
    Bench bench;
    Party party(bench.open("destiny", 1), 1);
    party.say(party.a, {{"t", "chat"}, {"text", "before"}});
    party.say(party.b, {{"t", "mute"}, {"seat", 0}, {"on", true}});
    party.say(party.a, {{"t", "chat"}, {"text", "after"}});
    bench.store.settle();
    for (const auto& table : {party.table, bench.again(party.table->id())}) {
        Seen again = sit(table, "b");
        REQUIRE(awaitMoment(again, 0));
        CHECK(again.client.chat.empty());
        REQUIRE(again.client.table.contains("muted"));
        CHECK(again.client.table.at("muted").as_array().size() == 1);
        CHECK(again.client.table.at("muted").as_array()[0].to_number<int>() == 0);
        Seen stranger = sit(table, "");
        REQUIRE(awaitMoment(stranger, 0));
        CHECK(stranger.client.chat.size() == 2);
        CHECK_FALSE(stranger.client.table.contains("muted"));
    }
    const auto table = bench.again(party.table->id());
    Seen back = sit(table, "b");
    table->hear(back.recorder, R"({"t":"mute","seat":0,"on":false})");
    bench.store.settle();
    Seen hears = sit(bench.again(party.table->id()), "b");
    REQUIRE(awaitMoment(hears, 0));
    CHECK(hears.client.chat.size() == 2);
}
