// What one seat picks in secret, card by card, is not noticed by anybody else: no message, no number that rises, no clock
// that begins anew, however many cards there were and whatever was taken back on the way.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "tests/support/table_play.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

// Times differ from run to run; what they are counted from must not.
json::object withoutTimes(json::object message) {
    message.erase("claim");
    return message;
}

std::vector<json::object> sentTo(const std::shared_ptr<Recorder>& recorder) {
    std::vector<json::object> out;
    for (const std::string& text : recorder->drain()) out.push_back(withoutTimes(json::parse(text).as_object()));
    return out;
}

json::object fresh(const std::shared_ptr<server::Table>& table, const std::string& person) {
    Seen seen = sit(table, person);
    REQUIRE(awaitMoment(seen, 0));
    table->leave(seen.recorder);
    return seen.client.state;
}

struct Plan {
    int picks;
    int takesBack;  // so many of them, and picks them again
};

// What the others got until the set was complete and afterwards: their messages, and what a new connection is shown halfway.
struct Noticed {
    std::vector<json::object> during, after;
    json::object halfway, summary;
    bool operator==(const Noticed&) const = default;
};

class Mulligan {
public:
    explicit Mulligan(const server::ClockRule& clock = {})
        : party_(bench_.open("destiny", 3, "b", "", clock), 3), who_(party_.asked()) {
        REQUIRE(std::string(who_.client.state.at("ask").at("procedure").as_string()) == "mulligan");
    }
    Seen& who() { return who_; }
    Seen& other() { return &who_ == &party_.a ? party_.b : party_.a; }
    Party& party() { return party_; }

    void say(json::object message) {
        const int64_t n = who_.client.n();
        message["n"] = n;
        party_.say(who_, message);
        REQUIRE(awaitMoment(who_, n + 1));
        bench_.store.settle();
    }
    // A set has one path, from the lowest piece upwards; "done" comes last.
    void pick() {
        const json::array& options = who_.client.state.at("options").as_array();
        const auto least = std::min_element(
            options.begin(), options.end() - 1,
            [](const json::value& a, const json::value& b) { return a.at("piece").as_int64() < b.at("piece").as_int64(); });
        say({{"t", "choose"}, {"i", least - options.begin()}});
    }
    void done() { say({{"t", "choose"}, {"i", who_.client.options() - 1}}); }
    void back() { say({{"t", "undo"}}); }

private:
    Bench bench_;
    Party party_;
    Seen& who_;
};

Noticed noticedOf(const Plan& plan, bool bySpectator) {
    Mulligan m;
    const std::shared_ptr<Recorder> ears = bySpectator ? m.party().watcher.recorder : m.other().recorder;
    const std::string person = ears->person;
    (void)ears->drain();
    const json::object before = m.party().table->summary(person);
    for (int i = 0; i < plan.picks; ++i) m.pick();
    for (int i = 0; i < plan.takesBack; ++i) m.back();
    for (int i = 0; i < plan.takesBack; ++i) m.pick();
    CHECK(m.who().client.n() == plan.picks + 2 * plan.takesBack);
    Noticed out;
    out.during = sentTo(ears);
    json::object now = m.party().table->summary(person);
    CHECK(now == before);  // the time of the last change too
    for (const char* own : {"id", "created", "touched"}) now.erase(own);
    out.summary = now;
    out.halfway = withoutTimes(fresh(m.party().table, person));
    (void)ears->drain();  // somebody came and went
    if (m.who().client.asked()) m.done();
    out.after = sentTo(ears);
    return out;
}

}  // namespace

TEST_CASE("nobody notices how many cards are picked in secret, or that any were") {
    for (const bool bySpectator : {false, true}) {
        CAPTURE(bySpectator);
        const Noticed none = noticedOf({0, 0}, bySpectator);
        CHECK(none.during.empty());
        REQUIRE(none.after.size() == 1);  // one message when the set is complete
        const json::object& told = none.after[0];
        CHECK(told.at("n").to_number<int64_t>() == 1);
        REQUIRE(told.at("log").as_array().size() == 1);
        CHECK(std::string(told.at("log").at(0).at("text").as_string()).ends_with("makes a secret choice"));
        for (const Plan& plan : {Plan{1, 0}, Plan{3, 0}, Plan{4, 0}, Plan{2, 1}, Plan{4, 2}}) {
            CAPTURE(plan.picks);
            CAPTURE(plan.takesBack);
            const Noticed some = noticedOf(plan, bySpectator);
            CHECK(some.during.empty());
            CHECK(some.halfway == none.halfway);
            CHECK(some.summary == none.summary);
            CHECK(some.after == none.after);
        }
    }
}

TEST_CASE("the limit of a decision goes on for the others while cards are picked") {
    Mulligan m({.player = 0, .decision = 600'000});
    const std::string person = m.other().recorder->person;
    const auto limit = [&](const std::string& p) { return fresh(m.party().table, p).at("clock").at("limit").as_int64(); };
    const std::string picker = m.who().recorder->person;
    // At the most so much of it is gone as this test saw pass: its own looks take time, too.
    constexpr int64_t kThought = 300, kRounding = 5;
    std::this_thread::sleep_for(std::chrono::milliseconds(kThought + kRounding));
    int64_t before = server::nowMs();
    m.pick();
    const int64_t mine = limit(picker), theirs = limit(person);
    CHECK(theirs <= 600'000 - kThought);
    CHECK(mine >= theirs + kThought);
    CHECK(mine >= 600'000 - (server::nowMs() - before) - kRounding);
    before = server::nowMs();
    m.done();
    const int64_t anew = limit(person);
    CHECK(anew >= 600'000 - (server::nowMs() - before) - kRounding);
}

TEST_CASE("an old moment of one's own is refused while picking, and a question about an undo stays open") {
    Mulligan m;
    m.pick();
    m.pick();
    CHECK(m.who().client.state.at("secret").as_bool());
    m.party().say(m.who(), {{"t", "choose"}, {"n", 1}, {"i", 0}});
    REQUIRE(await(m.who(), [&] { return m.who().client.refusals.size() == 1; }));
    CHECK(m.who().client.refusals[0].at("n").to_number<int64_t>() == 2);
    // The other one's refusals count as the other one does.
    m.party().say(m.other(), {{"t", "choose"}, {"n", 2}, {"i", 0}});
    REQUIRE(await(m.other(), [&] { return m.other().client.refusals.size() == 1; }));
    CHECK(m.other().client.refusals[0].at("n").to_number<int64_t>() == 0);
    CHECK_FALSE(m.other().client.state.contains("secret"));
}

TEST_CASE("a pass by itself that is switched on or off is told to nobody else") {
    Bench bench;
    Party party(bench.open("lcg", 14), 14);
    (void)party.b.recorder->drain();
    (void)party.watcher.recorder->drain();
    party.say(party.a, {{"t", "autopass"}, {"key", "some window"}, {"on", true}});
    CHECK(await(party.a, [&] { return party.a.client.state.at("autopass").as_array().size() == 1; }));
    CHECK(party.b.recorder->drain().empty());
    CHECK(party.watcher.recorder->drain().empty());
}
