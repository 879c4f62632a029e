// What lasts, in little room: each effect comes back whole, what words look at is kept once, and nothing is left behind.
#include "language/lasting_packed.h"

#include <doctest/doctest.h>

#include <cstring>

using namespace cantina;
using namespace cantina::language;

namespace {

using Few = PackedLastingEffects<3, 2>;
constexpr int kPlain = 0, kBound = 1, kFar = 2;  // rows

// A row without a condition, one with a condition, and one about something else.
Book bookOfRows() {
    Book book;
    book.lasting.resize(3);
    for (Continuous& row : book.lasting) row.of.whom = Side::Whom::piece;
    book.lasting[kPlain].about = 4;
    book.lasting[kBound].about = 4;
    book.lasting[kBound].holding = 1;
    book.lasting[kFar].about = 70;
    return book;
}
PieceRef ref(uint16_t n) { return {Piece{n}, 1}; }
DatedLasting effect(int row, uint16_t of) {
    DatedLasting l;
    l.row = static_cast<uint16_t>(row);
    l.of = ref(of);
    l.source = ref(9);
    l.regs[0] = ref(of);
    l.amount = -1500;
    l.since = 77;
    l.period = 200;
    l.number = 3;
    l.controller = seatAt(1);
    return l;
}
bool isSame(const DatedLasting& a, const DatedLasting& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

}  // namespace

TEST_CASE("an effect comes back as it was kept") {
    const Book book = bookOfRows();
    Few effects;
    DatedLasting l = effect(kBound, 5);
    l.regs[2] = ref(6);
    l.with = ref(7);
    l.on = ref(8);
    l.result = -4;
    l.chosen = 12;
    l.by = seatAt(0);
    l.they = seatAt(1);
    l.waits = 1;
    REQUIRE(effects.add(book, l));
    CHECK(isSame(effects.at(0), l));
    CHECK(effects.rowOf(0) == kBound);

    DatedLasting player = effect(kBound, 0);
    player.of = player.regs[0] = {};
    player.seat = seatAt(0);
    player.on = ref(3);
    REQUIRE(effects.add(book, player));
    CHECK(isSame(effects.at(1), player));
}

TEST_CASE("what nobody looks at later is not kept") {
    const Book book = bookOfRows();
    Few effects;
    DatedLasting l = effect(kPlain, 5);
    l.regs[1] = ref(6);
    l.result = 8;
    REQUIRE(effects.add(book, l));
    CHECK(effects.words() == 0);
    CHECK(effects.at(0).regs[1] == PieceRef{});
    CHECK(effects.at(0).amount == -1500);
}

TEST_CASE("equal words are kept once, and forgotten with the last effect that has them") {
    const Book book = bookOfRows();
    Few effects;
    for (uint16_t of : {1, 2}) {
        DatedLasting l = effect(kBound, of);
        l.regs[1] = ref(6);
        REQUIRE(effects.add(book, l));
    }
    CHECK(effects.words() == 1);
    CHECK(effects.at(1).regs[0] == ref(2));
    CHECK(effects.at(1).regs[1] == ref(6));
    CHECK(effects.removeIf(book, [](const Lasting& l) { return l.of == ref(1); }));
    CHECK(effects.words() == 1);
    CHECK(effects.removeIf(book, [](const Lasting&) { return true; }));
    const Few none;
    CHECK(std::memcmp(&effects, &none, sizeof none) == 0);
}

TEST_CASE("full is said, for effects and for their words") {
    const Book book = bookOfRows();
    Few effects;
    for (uint16_t k = 1; k <= 2; ++k) {
        DatedLasting l = effect(kBound, 1);
        l.regs[1] = ref(static_cast<uint16_t>(20 + k));
        REQUIRE(effects.add(book, l));
    }
    DatedLasting third = effect(kBound, 1);
    third.regs[1] = ref(30);
    CHECK_FALSE(effects.add(book, third));
    CHECK(effects.size() == 2);
    REQUIRE(effects.add(book, effect(kPlain, 1)));
    CHECK_FALSE(effects.add(book, effect(kPlain, 2)));
    DatedLasting large = effect(kPlain, 1);
    large.number = 256;
    (void)effects.removeIf(book, [](const Lasting&) { return true; });
    CHECK_FALSE(effects.add(book, large));
}

TEST_CASE("a no is known from what they speak of") {
    const Book book = bookOfRows();
    Few effects;
    CHECK_FALSE(effects.speaksOf(4));
    REQUIRE(effects.add(book, effect(kPlain, 1)));
    REQUIRE(effects.add(book, effect(kFar, 2)));
    CHECK(effects.speaksOf(4));
    CHECK(effects.speaksOf(70));
    CHECK_FALSE(effects.speaksOf(5));
    CHECK(effects.removeIf(book, [](const Lasting& l) { return l.row == kPlain; }));
    CHECK_FALSE(effects.speaksOf(4));
    CHECK_FALSE(effects.removeIf(book, [](const Lasting& l) { return l.row == kPlain; }));
}

TEST_CASE("what was about a piece is about another") {
    const Book book = bookOfRows();
    Few effects;
    REQUIRE(effects.add(book, effect(kBound, 1)));
    effects.handOver(ref(1), ref(2));
    CHECK(effects.at(0).of == ref(2));
    CHECK(effects.at(0).regs[0] == ref(2));
}
