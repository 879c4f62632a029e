// How modifiers combine; see values.h for the three policies.
#include "kernel/values.h"

namespace cantina {
namespace {

int32_t applied(int32_t value, const Modifier& m) {
    switch (m.op) {
        case Op::add: return value + m.amount;
        case Op::scale: return static_cast<int32_t>(int64_t{value} * m.amount / kThousand);
        case Op::reset:
        case Op::define: return m.amount;
        case Op::limit: return std::min(value, m.amount);
    }
    return value;
}

// Stable and tiny: lists are short.
void sortBySince(Modifier* list, int n) {
    for (int i = 1; i < n; ++i)
        for (int j = i; j > 0 && list[j].since < list[j - 1].since; --j) std::swap(list[j], list[j - 1]);
}

// Copies of one title modify a value once, unless they say cumulatively.
int withoutCopies(Modifier* list, int n) {
    int kept = 0;
    for (int i = 0; i < n; ++i) {
        bool copy = false;
        for (int j = 0; j < kept && !copy; ++j)
            copy = list[i].title != 0 && list[j].title == list[i].title && list[j].part == list[i].part &&
                   list[j].op == list[i].op && ((list[i].flags | list[j].flags) & Modifier::kCumulative) == 0;
        if (!copy) list[kept++] = list[i];
    }
    return kept;
}

// A value that a card gives to what has none is a base; where one exists already it is a reset.
Value withDefinitions(Value base, Modifier* list, int n) {
    for (int i = 0; i < n; ++i) {
        if (list[i].op != Op::define) continue;
        if (base.some()) {
            list[i].op = Op::reset;
        } else {
            base = Value::ofThousandths(list[i].amount);
            list[i].op = Op::add;
            list[i].amount = 0;
        }
    }
    return base;
}

Value withResets(const ValuePolicy& p, const Switches& off, Value v, const Modifier* list, int n) {
    bool found = false;
    int32_t reset = 0;
    for (int i = 0; i < n; ++i) {
        if (list[i].op != Op::reset) continue;
        reset = !found || off.off(p.lowestRule) ? list[i].amount : std::min(reset, list[i].amount);
        found = true;
    }
    if (!found) return v;
    return {reset, static_cast<uint8_t>(Value::kSome | Value::kReset | Value::kUnmodifiable)};
}

// A number used instead of the value. Of several the latest.
Value substituted(const Modifier* list, int n) {
    for (int i = n - 1; i >= 0; --i)
        if ((list[i].flags & Modifier::kSubstitute) != 0)
            return {list[i].amount, static_cast<uint8_t>(Value::kSome | Value::kUnmodifiable)};
    return Value::none();
}

Value chronological(const ValuePolicy& p, const Switches& off, Value v, Modifier* list, int n) {
    bool resetsBind = !off.off(p.resetRule);
    bool limitsLast = !off.off(p.limitRule);
    if (off.off(p.orderRule))
        std::stable_sort(list, list + n, [](const Modifier& a, const Modifier& b) { return a.op < b.op; });
    for (int i = 0; i < n; ++i) {
        if (list[i].op == Op::reset && resetsBind) continue;
        if (list[i].op == Op::limit && limitsLast) continue;
        v.thousandths = applied(v.thousandths, list[i]);
    }
    if (resetsBind) v = withResets(p, off, v, list, n);
    for (int i = 0; i < n && limitsLast; ++i)
        if (list[i].op == Op::limit && v.thousandths > list[i].amount) {
            v.thousandths = list[i].amount;
            v.flags |= Value::kLimited;
        }
    return v;
}

Value addThenScale(const ValuePolicy& p, const Switches& off, Value v, const Modifier* list, int n) {
    bool addsFirst = !off.off(p.scaleRule);
    for (int i = 0; i < n; ++i)
        if (list[i].op == Op::add || (!addsFirst && list[i].op == Op::scale))
            v.thousandths = applied(v.thousandths, list[i]);
    for (int i = 0; i < n && addsFirst; ++i)
        if (list[i].op == Op::scale) v.thousandths = applied(v.thousandths, list[i]);
    for (int i = 0; i < n; ++i) {
        if (list[i].op != Op::reset) continue;
        if (off.off(p.absoluteRule)) continue;
        v.thousandths = list[i].amount;
        v.flags |= Value::kReset;
    }
    for (int i = 0; i < n; ++i)
        if (list[i].op == Op::limit && v.thousandths > list[i].amount) {
            v.thousandths = list[i].amount;
            v.flags |= Value::kLimited;
        }
    return v;
}

}  // namespace

Value combine(const ValuePolicy& p, const Switches& off, Value base, Modifier* list, int n) {
    sortBySince(list, n);
    if (!off.off(p.copiesRule) && p.combine == ValuePolicy::Combine::chronological) n = withoutCopies(list, n);
    base = withDefinitions(base, list, n);
    // What does not exist cannot be modified, and what is unmodifiable stays.
    if (!base.some() || base.unmodifiable()) return base;
    if (!off.off(p.substituteRule))
        if (Value instead = substituted(list, n); instead.some()) return instead;
    Value v = base;
    switch (p.combine) {
        case ValuePolicy::Combine::sum:
            for (int i = 0; i < n; ++i) v.thousandths = applied(v.thousandths, list[i]);
            break;
        case ValuePolicy::Combine::chronological: v = chronological(p, off, v, list, n); break;
        case ValuePolicy::Combine::addThenScale: v = addThenScale(p, off, v, list, n); break;
    }
    if (p.floorAtZero && !off.off(p.floorRule)) v.thousandths = std::max(v.thousandths, 0);
    return v;
}

}  // namespace cantina
