// Random matches at a table without a network: both players and a spectator, kept in step.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "tests/support/patience.h"
#include "tests/support/table_bench.h"

namespace cantina::testing {

struct Seen {
    std::shared_ptr<Recorder> recorder;
    Client client;
};

inline Seen sit(const std::shared_ptr<server::Table>& table, const std::string& person) {
    Seen seen{std::make_shared<Recorder>(person), {}};
    table->join(seen.recorder);
    return seen;
}

// Until it is so; false: something must be wrong.
template <class There>
bool await(Seen& seen, const There& there) {
    return waitUntil([&] { return there() || seen.recorder->closed(); },
                     [&] { (void)seen.recorder->update(seen.client, 100); }) &&
           there();
}
inline bool awaitMoment(Seen& seen, int64_t n) {
    return await(seen, [&] { return !seen.client.state.empty() && seen.client.n() >= n; });
}

struct Party {
    std::shared_ptr<server::Table> table;
    Seen a, b, watcher;
    uint64_t seed;

    Party(const std::shared_ptr<server::Table>& t, uint64_t s)
        : table(t), a(sit(t, "a")), b(sit(t, "b")), watcher(sit(t, "")), seed(s) {
        REQUIRE(awaitMoment(a, 0));
        REQUIRE(awaitMoment(b, 0));
        REQUIRE(awaitMoment(watcher, 0));
    }
    bool over() const { return a.client.over(); }
    Seen& asked() { return a.client.asked() ? a : b; }

    void choose(size_t i) {
        Seen& who = asked();
        const int64_t n = who.client.n();
        table->hear(who.recorder, json::serialize(json::object{{"t", "choose"}, {"n", n}, {"i", i}}));
        REQUIRE(awaitMoment(who, n + 1));
        catchUp();
    }
    // Everybody is where the table is: what is picked in secret does not count for the others.
    void catchUp() {
        for (Seen* s : {&a, &b, &watcher})
            REQUIRE(awaitMoment(*s, table->summary(s->recorder->person).at("entries").to_number<int64_t>()));
    }
    // Until both are where the table is and one of them is asked, or the match is over: some passes happen by themselves.
    void awaitQuestion() {
        const auto there = [&](const Seen& s) {
            return s.client.n() == table->summary(s.recorder->person).at("entries").to_number<int64_t>();
        };
        const auto settled = [&] { return there(a) && there(b) && (a.client.asked() || b.client.asked()); };
        REQUIRE(waitUntil([&] { return over() || settled(); },
                          [&] {
                              (void)a.recorder->update(a.client, 10);
                              (void)b.recorder->update(b.client, 0);
                          }));
    }
    void chooseByChance() {
        Seen& who = asked();
        REQUIRE(who.client.asked());
        choose(mixed(seed * 1000003 + static_cast<uint64_t>(who.client.n())) % who.client.options());
    }
    void say(Seen& who, const json::object& message) { table->hear(who.recorder, json::serialize(message)); }
};

}  // namespace cantina::testing
