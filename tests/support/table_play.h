// Random matches at a table without a network: both players and a spectator, kept in step.
#pragma once

#include <doctest/doctest.h>

#include <string>

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

// Until the moment is there, or something must be wrong.
inline bool awaitMoment(Seen& seen, int64_t n) {
    for (int i = 0; i < 200; ++i) {
        if (!seen.client.state.empty() && seen.client.n() >= n) return true;
        (void)seen.recorder->update(seen.client, 100);
        if (seen.recorder->closed()) return false;
    }
    return false;
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
    void chooseByChance() {
        Seen& who = asked();
        REQUIRE(who.client.asked());
        choose(mixed(seed * 1000003 + static_cast<uint64_t>(who.client.n())) % who.client.options());
    }
    void say(Seen& who, const json::object& message) { table->hear(who.recorder, json::serialize(message)); }
};

}  // namespace cantina::testing
