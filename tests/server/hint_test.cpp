// Hints at a table: to who asks and decides, not where another person plays, so many and no more; and thinking that is told.
#include <doctest/doctest.h>

#include <chrono>
#include <optional>
#include <thread>

#include "tests/support/table_play.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

server::Limits quick() {
    server::Limits limits = Bench::instant();
    limits.hintIterations = 60;
    limits.hintTime = 60'000;  // the iterations end it, however busy the machine is
    return limits;
}

// A message of that kind among those that came to this recorder; everything goes through the client.
std::optional<json::object> came(Seen& seen, std::string_view kind) {
    std::optional<json::object> found;
    for (const std::string& text : seen.recorder->drain()) {
        seen.client.take(text);
        json::object m = json::parse(text).as_object();
        if (m.at("t").as_string() == kind && !found) found = std::move(m);
    }
    return found;
}
std::optional<json::object> next(Seen& seen, std::string_view kind) {
    std::optional<json::object> found;
    (void)waitUntil([&] { return (found = came(seen, kind)).has_value(); },
                    [] { std::this_thread::sleep_for(std::chrono::milliseconds(5)); });
    return found;
}

void ask(const std::shared_ptr<server::Table>& table, Seen& seen) {
    table->hear(seen.recorder, json::serialize(json::object{{"t", "hint"}, {"n", seen.client.n()}}));
}

std::string says(const json::object& no) { return no.at("says").as_string().c_str(); }

}  // namespace

TEST_CASE("a hint at a table of each game: moves that are offered, to who asked, and the same when asked again") {
    for (const char* game : {"destiny", "ccg", "tcg", "lcg"}) {
        CAPTURE(std::string(game));
        Bench bench(quick());
        const auto table = bench.open(game, 4, "", "greedy");
        Seen me = sit(table, "a"), watcher = sit(table, "");
        REQUIRE(awaitMoment(me, 0));
        REQUIRE(await(me, [&] { return me.client.asked(); }));
        ask(table, me);
        const auto hint = next(me, "hint");
        REQUIRE(hint);
        CHECK(hint->at("n").to_number<int64_t>() == me.client.n());
        CHECK(hint->at("iterations").to_number<int64_t>() == 60);
        const json::array& moves = hint->at("moves").as_array();
        CHECK(moves.size() == std::min<size_t>(3, me.client.options()));
        for (const json::value& m : moves) {
            const json::object& option = me.client.state.at("options").at(m.at("i").to_number<size_t>()).as_object();
            CHECK(option.at("label") == m.at("label"));
            const double wins = m.at("wins").to_number<double>();
            CHECK((wins >= 0 && wins <= 1));
        }
        ask(table, me);
        CHECK(next(me, "hint") == hint);
        CHECK_FALSE(came(watcher, "hint"));
        CHECK(table->summary("a").at("entries").to_number<int64_t>() == me.client.n());  // it changes nothing
    }
}

TEST_CASE("no hint where another person plays, for who watches, or when somebody else decides") {
    Bench bench(quick());
    Party party(bench.open("tcg", 4), 4);
    for (Seen* s : {&party.a, &party.b}) {
        ask(party.table, *s);
        const auto no = next(*s, "no");
        REQUIRE(no);
        CHECK(says(*no) == "a hint would be help from outside: another person plays at this table");
    }
    ask(party.table, party.watcher);
    const auto no = next(party.watcher, "no");
    REQUIRE(no);
    CHECK(says(*no) == "you are watching: only players can do this");
    CHECK_FALSE(came(party.a, "hint"));
}

TEST_CASE("hints are counted, come one at a time, and an old moment gets none") {
    server::Limits limits = quick();
    limits.hintsPerMatch = 2;
    Bench bench(limits);
    const auto table = bench.open("destiny", 4, "a");
    Seen me = sit(table, "a");
    REQUIRE(awaitMoment(me, 0));
    ask(table, me);
    REQUIRE(next(me, "hint"));
    // A thought that nobody waits out: it ends because it is not needed any more.
    bench.services.limits.hintIterations = 1'000'000'000;
    bench.services.limits.hintTime = 3'600'000;
    ask(table, me);
    ask(table, me);
    const auto busy = next(me, "no");
    REQUIRE(busy);
    CHECK(says(*busy) == "the computer thinks about a hint already");
    const int64_t n = me.client.n();
    table->hear(me.recorder, json::serialize(json::object{{"t", "choose"}, {"n", n}, {"i", me.client.options() - 1}}));
    REQUIRE(awaitMoment(me, n + 1));
    // When it has ended, the answer is no longer that the computer thinks already.
    std::optional<json::object> hint, enough;
    REQUIRE(waitUntil(
        [&] {
            ask(table, me);
            for (const std::string& text : me.recorder->drain()) {
                json::object m = json::parse(text).as_object();
                if (m.at("t").as_string() == "hint") hint = m;
                if (m.at("t").as_string() == "no") enough = m;
            }
            return enough && says(*enough) != "the computer thinks about a hint already";
        },
        [] { std::this_thread::sleep_for(std::chrono::milliseconds(5)); }));
    CHECK_FALSE(hint);
    CHECK(says(*enough) == "this match has had its 2 hints");
    table->hear(me.recorder, json::serialize(json::object{{"t", "hint"}, {"n", n}}));
    const auto late = next(me, "no");
    REQUIRE(late);
    CHECK(says(*late) == "the table has changed since: nothing was done");
}

TEST_CASE("a computer that takes long tells how far it is, of a set only that it thinks, and once") {
    server::Limits limits = quick();
    limits.thoughtTold = limits.thoughtToldEach = 0;  // every thought is long, however fast the machine is
    Bench bench(limits);
    const auto table = bench.open("destiny", 4, "", "search:200");
    Seen me = sit(table, "a"), watcher = sit(table, "");
    REQUIRE(awaitMoment(me, 0));
    int sets = 0, shares = 0;
    double last = 0;
    const auto look = [&] {
        for (const std::string& text : me.recorder->drain()) {
            me.client.take(text);
            const json::object m = json::parse(text).as_object();
            if (m.at("t").as_string() == "state") last = 0;
            if (m.at("t").as_string() != "thinking") continue;
            CHECK(m.at("seat").to_number<int64_t>() == 1);
            if (m.contains("share")) {
                const double share = m.at("share").to_number<double>();
                CHECK((share >= last && share <= 1));
                last = share;
                ++shares;
            } else {
                ++sets;
            }
        }
        if (me.client.asked()) {
            const json::object m{{"t", "choose"}, {"n", me.client.n()}, {"i", me.client.options() - 1}};
            table->hear(me.recorder, json::serialize(m));
            me.client.state.erase("options");
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    };
    CHECK(waitUntil([&] { return shares >= 3; }, look));
    CHECK(sets == 1);                  // its mulligan, however many cards it picked
    CHECK(next(watcher, "thinking"));  // everybody may know that it thinks
}
