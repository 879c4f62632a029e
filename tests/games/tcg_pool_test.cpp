// The TCG's pool of triggered abilities (games/tcg/pool.h) against a plain list, and the most that legal play can bring
// about.
#include <doctest/doctest.h>

#include <cstring>
#include <random>
#include <vector>

#include "games/tcg/pool.h"
#include "games/tcg/state.h"

using namespace cantina;
using namespace cantina::tcg;

namespace {

PieceRef ref(int piece, int instance) { return {Piece{static_cast<uint16_t>(piece)}, static_cast<uint16_t>(instance)}; }

Trigger ofStep(int piece) {
    return {Event{kCharacterStarts, kNobody, 0, {}, {}, {}}, ref(piece, 1), static_cast<uint16_t>(900 + piece), kDark, kAny};
}
Trigger ofDiscard(int piece) {
    return {Event{kDiscarded, kDark, 0, ref(piece, 300), {}, {}}, ref(piece, 300), 17, kDark, kAny};
}
Trigger ofBounty(int piece) {
    return {Event{kFallsTo, kLight, 3, ref(piece + 60, 2), ref(piece, 1), {}}, ref(piece, 1), 400, kLight, kNextBuildStep};
}

Trigger anyTrigger(std::mt19937& random) {
    auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const PieceRef source = ref(1 + below(kMostPieces), below(65536));
    auto someRef = [&] {
        return below(3) == 0 ? source : below(2) == 0 ? PieceRef{} : ref(1 + below(kMostPieces), below(65536));
    };
    Trigger t;
    t.event.kind = static_cast<uint8_t>(1 + below(kEventCount - 1));
    t.event.seat = below(3) == 0 ? kNobody : seatAt(below(2));
    t.event.amount = static_cast<int16_t>(below(3) == 0 ? below(65536) - 32768 : 0);
    t.event.subject = someRef();
    t.event.object = someRef();
    t.event.source = below(5) == 0 ? someRef() : PieceRef{};
    t.source = source;
    t.ability = static_cast<uint16_t>(below(65536));
    t.controller = seatAt(below(2));
    t.group = static_cast<uint8_t>(below(kNextBuildStep + 1));
    return t;
}

}  // namespace

TEST_CASE("tcg: the pool is a list of triggers") {
    for (unsigned seed = 1; seed <= 300; ++seed) {
        std::mt19937 random(seed);
        TriggerPool pool;
        std::vector<Trigger> model;
        for (int step = 0; step < 60; ++step) {
            const bool grows = model.empty() || random() % 3 != 0;
            const size_t at = model.empty() ? 0 : random() % model.size();
            if (grows) {
                const Trigger t = anyTrigger(random);
                if (pool.push(t)) model.push_back(t);
            } else if (random() % 3 == 0) {
                model[at].group = static_cast<uint8_t>(random() % 6);
                model[at].event.object = {};
                pool.replace(static_cast<int>(at), model[at]);
            } else {
                model.erase(model.begin() + static_cast<long>(at));
                pool.removeAt(static_cast<int>(at));
            }
            REQUIRE(pool.valid());
            REQUIRE(pool.size() == static_cast<int>(model.size()));
            size_t i = 0;
            for (const Trigger t : pool) REQUIRE(t == model[i++]);
            for (i = 0; i < model.size(); ++i) REQUIRE(pool[static_cast<int>(i)] == model[i]);
            // Equal pools are equal byte by byte: states are hashed.
            TriggerPool again;
            for (const Trigger& t : model) REQUIRE(again.push(t));
            REQUIRE(std::memcmp(&again, &pool, sizeof pool) == 0);
        }
    }
}

TEST_CASE("tcg: the most that legal play triggers at once has room") {
    TriggerPool pool;
    for (int i = 1; i <= 7; ++i) CHECK(pool.push(ofBounty(i)));
    for (int i = 1; i <= 12; ++i) CHECK(pool.push(ofStep(20 + i)));
    for (int i = 1; i <= 11; ++i) CHECK(pool.push(ofDiscard(40 + i)));
    CHECK(pool.size() == 30);
    // A full pool says so, and stays as it was.
    while (pool.push(ofStep(1))) {
    }
    const TriggerPool full = pool;
    CHECK(!pool.push(ofStep(2)));
    CHECK(std::memcmp(&full, &pool, sizeof pool) == 0);
}

TEST_CASE("tcg: a pool from outside is checked") {
    TriggerPool pool;
    CHECK(pool.push(ofBounty(1)));
    auto* bytes = reinterpret_cast<unsigned char*>(&pool);
    bytes[2] = 7;  // shorter than its one trigger
    CHECK(!pool.valid());
    bytes[2] = 255, bytes[3] = 255;
    CHECK(!pool.valid());
}
