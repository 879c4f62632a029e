// Values: how each game's policy combines modifiers.
#include <doctest/doctest.h>

#include <initializer_list>

#include "kernel/values.h"

using namespace cantina;

namespace {

constexpr ValuePolicy kChrono{
    ValuePolicy::Combine::chronological, true, "V-ORDER", "V-RESET", "V-LOWEST", "V-LIMIT", "V-COPIES", "V-FLOOR", "", ""};
constexpr ValuePolicy kAddScale{
    ValuePolicy::Combine::addThenScale, true, "", "", "", "", "", "V-FLOOR", "V-SCALE", "V-ABSOLUTE"};
constexpr ValuePolicy kSum{ValuePolicy::Combine::sum, false, "", "", "", "", "", "", "", ""};

Modifier mod(Op op, double amount, uint32_t since, uint16_t title = 0, uint8_t flags = 0) {
    Modifier m;
    m.op = op;
    m.amount = static_cast<int32_t>(amount * 1000);
    m.since = since;
    m.title = title;
    m.flags = flags;
    return m;
}

Value value(const ValuePolicy& p, Value base, std::initializer_list<Modifier> list, const char* off = "") {
    Modifier buffer[8];
    int n = 0;
    for (const Modifier& m : list) buffer[n++] = m;
    Switches s;
    if (*off != 0) s.turnOff(off);
    return combine(p, s, base, buffer, n);
}

}  // namespace

TEST_CASE("chronological: in the order they came, whatever the order of the list") {
    CHECK(value(kChrono, Value::of(6), {mod(Op::add, -2, 1), mod(Op::scale, 2, 2)}).whole() == 8);
    CHECK(value(kChrono, Value::of(6), {mod(Op::scale, 2, 2), mod(Op::add, -2, 1)}).whole() == 8);
    CHECK(value(kChrono, Value::of(6), {mod(Op::scale, 2, 1), mod(Op::add, -2, 2)}).whole() == 10);
    CHECK(value(kChrono, Value::of(6), {mod(Op::scale, 2, 1), mod(Op::add, -2, 2)}, "V-ORDER").whole() == 8);
}

TEST_CASE("chronological: never below zero, but recomputed from the base") {
    CHECK(value(kChrono, Value::of(2), {mod(Op::add, -3, 1)}).whole() == 0);
    CHECK(value(kChrono, Value::of(2), {mod(Op::add, -3, 1), mod(Op::add, 2, 2)}).whole() == 1);
    CHECK(value(kChrono, Value::of(2), {mod(Op::add, -3, 1)}, "V-FLOOR").whole() == -1);
}

TEST_CASE("chronological: a reset is unmodifiable, the lower of two wins") {
    Value v = value(kChrono, Value::of(5), {mod(Op::reset, 3, 1), mod(Op::add, 2, 2)});
    CHECK(v.whole() == 3);
    CHECK(v.isReset());
    CHECK(v.unmodifiable());
    CHECK(value(kChrono, Value::of(5), {mod(Op::reset, 3, 1), mod(Op::add, 2, 2)}, "V-RESET").whole() == 5);
    CHECK(value(kChrono, Value::of(5), {mod(Op::reset, 0, 1), mod(Op::reset, 3, 2)}).whole() == 0);
    CHECK(value(kChrono, Value::of(5), {mod(Op::reset, 0, 1), mod(Op::reset, 3, 2)}, "V-LOWEST").whole() == 3);
}

TEST_CASE("chronological: a substituted value is neither modified nor reset") {
    constexpr ValuePolicy kWith{ValuePolicy::Combine::chronological,
                                true,
                                "V-ORDER",
                                "V-RESET",
                                "V-LOWEST",
                                "V-LIMIT",
                                "V-COPIES",
                                "V-FLOOR",
                                "",
                                "",
                                "V-INSTEAD"};
    Modifier instead = mod(Op::reset, 2, 1, 0, Modifier::kSubstitute);
    Value v = value(kWith, Value::of(5), {instead, mod(Op::add, 3, 2), mod(Op::reset, 1, 3)});
    CHECK(v.whole() == 2);
    CHECK(v.unmodifiable());
    CHECK_FALSE(v.isReset());
    CHECK(value(kWith, Value::of(5), {instead, mod(Op::add, 3, 2), mod(Op::reset, 1, 3)}, "V-INSTEAD").whole() == 1);
    // Of several the latest; and none where there is no value at all.
    CHECK(value(kWith, Value::of(5), {instead, mod(Op::reset, 4, 2, 0, Modifier::kSubstitute)}).whole() == 4);
    CHECK_FALSE(value(kWith, Value::none(), {instead}).some());
}

TEST_CASE("chronological: limits come last and say so") {
    Value v = value(kChrono, Value::of(3), {mod(Op::limit, 1, 1), mod(Op::add, 2, 2)});
    CHECK(v.whole() == 1);
    CHECK(v.isLimited());
    CHECK(value(kChrono, Value::of(3), {mod(Op::limit, 1, 1), mod(Op::add, 2, 2)}, "V-LIMIT").whole() == 3);
    CHECK_FALSE(value(kChrono, Value::of(1), {mod(Op::limit, 1, 1)}).isLimited());
}

TEST_CASE("chronological: copies of one title count once unless cumulative") {
    CHECK(value(kChrono, Value::of(4), {mod(Op::add, 2, 1, 9), mod(Op::add, 2, 2, 9)}).whole() == 6);
    CHECK(value(kChrono, Value::of(4), {mod(Op::add, 2, 1, 9), mod(Op::add, 2, 2, 9)}, "V-COPIES").whole() == 8);
    CHECK(value(kChrono, Value::of(4),
                {mod(Op::add, 2, 1, 9, Modifier::kCumulative), mod(Op::add, 2, 2, 9, Modifier::kCumulative)})
              .whole() == 8);
    CHECK(value(kChrono, Value::of(4), {mod(Op::add, 2, 1, 8), mod(Op::add, 2, 2, 9)}).whole() == 8);
}

TEST_CASE("none is not zero; a definition gives a base, or resets what exists") {
    CHECK_FALSE(value(kChrono, Value::none(), {mod(Op::add, 3, 1)}).some());
    Value defined = value(kChrono, Value::none(), {mod(Op::define, 5, 1), mod(Op::add, 1, 2)});
    CHECK(defined.whole() == 6);
    CHECK_FALSE(defined.unmodifiable());
    CHECK(value(kChrono, Value::of(4), {mod(Op::define, 5, 1), mod(Op::add, 1, 2)}).whole() == 5);
    Value fixed = Value::of(0);
    fixed.flags |= Value::kUnmodifiable;
    CHECK(value(kChrono, fixed, {mod(Op::add, 3, 1)}).whole() == 0);
}

TEST_CASE("add before doubling, absolute overrides") {
    CHECK(value(kAddScale, Value::of(2), {mod(Op::scale, 2, 1), mod(Op::add, 1, 2)}).whole() == 6);
    CHECK(value(kAddScale, Value::of(2), {mod(Op::scale, 2, 1), mod(Op::add, 1, 2)}, "V-SCALE").whole() == 5);
    CHECK(value(kAddScale, Value::of(3), {mod(Op::reset, 0, 1), mod(Op::add, 1, 2)}).whole() == 0);
    CHECK(value(kAddScale, Value::of(3), {mod(Op::reset, 0, 1), mod(Op::add, 1, 2)}, "V-ABSOLUTE").whole() == 4);
    CHECK(value(kAddScale, Value::of(1), {mod(Op::add, -4, 1)}).whole() == 0);
}

TEST_CASE("sum, halves and rounding only when asked") {
    CHECK(value(kSum, Value::of(1), {mod(Op::add, 2, 1), mod(Op::add, -5, 2)}).whole() == -2);
    Value half = value(kSum, Value::ofThousandths(500), {mod(Op::add, 1, 1)});
    CHECK(half.thousandths == 1500);
    CHECK(half.nearest() == 2);
    CHECK(Value::ofThousandths(3142).nearest() == 3);
}

TEST_CASE("copies of one text count once, two texts of one card do not, however many it has") {
    for (int part = 0; part < 24; ++part) {
        Modifier a = mod(Op::add, 1, 1, 7), b = mod(Op::add, 1, 2, 7);
        b.part = static_cast<uint8_t>(part);
        CHECK(value(kChrono, Value::of(1), {a, b}).whole() == (part == 0 ? 2 : 3));
    }
}
