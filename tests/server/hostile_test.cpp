// Messages as nobody should send them, between those of two players, at tables of all four games: each is answered or left
// alone, what is sent stays JSON, and the match goes on and is the same when it is loaded again. fuzz/messages.cpp does the
// same with a fuzzer for as long as one likes.
#include <doctest/doctest.h>

#include "tests/support/table_play.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

constexpr int64_t kMost = 1'000;  // moments of each match

// One of the protocol's messages with anything in its fields, sometimes torn.
class Mischief {
public:
    explicit Mischief(uint64_t seed) { chance_.rekey(Chance::keyFrom(seed, 5)); }

    std::string message(int64_t n) {
        static constexpr const char* kNames[] = {"choose", "request",  "why",   "undo",    "undoAnswer", "chat",  "mute",
                                                 "hint",   "autopass", "claim", "rematch", "ping",       "state", ""};
        static constexpr const char* kFields[] = {"n",    "i",  "is",  "piece", "id",   "yes", "text",
                                                  "seat", "on", "key", "as",    "says", "t",   "to"};
        json::object m{{"t", kNames[chance_.below(std::size(kNames))]}};
        if (below(4) > 0) m["n"] = n;
        for (uint32_t k = below(5); k > 0; --k) m[kFields[chance_.below(std::size(kFields))]] = value(n, 3);
        // The match is to go on: nobody gives up, and nobody passes by himself for good.
        if (m["t"] == "request" || m["t"] == "autopass" || m["t"] == "report") m["n"] = -7;
        if (m["t"] == "autopass") m["key"] = "";
        std::string text = json::serialize(m);
        if (below(6) == 0) text[below(static_cast<uint32_t>(text.size()))] = static_cast<char>(below(256));
        if (below(9) == 0) text.resize(below(static_cast<uint32_t>(text.size())));
        if (below(40) == 0) text = std::string(1 + below(3000), "[{\"\\\xff"[below(5)]);
        return text;
    }
    uint32_t below(uint32_t n) { return chance_.below(n); }

private:
    json::value value(int64_t n, int depth) {
        switch (below(depth > 0 ? 11 : 8)) {
            case 0: return n + static_cast<int64_t>(below(5)) - 2;
            case 1: return below(300);
            case 2: return -static_cast<int64_t>(below(70'000));
            case 3: return INT64_MAX - below(2);
            case 4: return 1e300 * (below(2) == 0 ? 1 : -1);
            case 5: return below(2) == 0;
            case 6: return nullptr;
            case 7: return json::string(below(700), "aZ\x01\xc3 \""[below(6)]);
            case 8: return json::object{{"i", value(n, depth - 1)}};
            default: {
                json::array out;
                for (uint32_t k = below(6); k > 0; --k) out.push_back(value(n, depth - 1));
                return out;
            }
        }
    }
    Chance chance_;
};

}  // namespace

TEST_CASE("a match of each game goes on and stays itself among hostile messages") {
    for (const char* game : {"destiny", "ccg", "tcg", "lcg"}) {
        CAPTURE(std::string(game));
        server::Limits limits = Bench::instant();
        limits.hintIterations = 8;
        limits.undosPerMatch = 40;  // or it would make no end
        Bench bench(limits);
        Party party(bench.open(game, 21), 21);
        Mischief mischief(21);
        int sent = 0;
        while (!party.over() && party.a.client.n() < kMost) {
            for (uint32_t k = mischief.below(12); k > 0; --k, ++sent) {
                Seen* who[] = {&party.a, &party.b, &party.watcher};
                Seen& seen = *who[mischief.below(3)];
                // Every text that was sent is read as JSON by the client.
                party.table->hear(seen.recorder, mischief.message(seen.client.n()));
                bench.store.settle();
            }
            party.catchUp();
            for (Seen* s : {&party.a, &party.b, &party.watcher}) (void)s->recorder->update(s->client, 0);
            if (party.over()) break;
            REQUIRE_FALSE(party.table->broken());
            Seen& decider = party.asked();
            REQUIRE(decider.client.asked());
            party.chooseByChance();
            if (party.a.client.n() % 50 != 0) continue;
            bench.store.settle();
            CHECK(bench.again(party.table->id())->replay().outcome.hash == party.table->replay().outcome.hash);
        }
        MESSAGE(std::string(game) << ": " << sent << " hostile messages, " << party.a.client.n() << " moments, "
                                  << party.a.client.refusals.size() + party.b.client.refusals.size() +
                                         party.watcher.client.refusals.size()
                                  << " refusals");
        CHECK(sent > 100);
        bench.store.settle();
        const auto again = bench.again(party.table->id());
        CHECK(again->replay().outcome.hash == party.table->replay().outcome.hash);
        CHECK(again->replay().steps.size() == party.table->replay().steps.size());
    }
}
