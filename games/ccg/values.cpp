// Values of cards: base, then modifiers in the order they came into effect. Holds CCG-VAL-*.
#include "games/ccg/values.h"

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {
namespace {

constexpr ValuePolicy kPolicy{ValuePolicy::Combine::chronological,
                              true,
                              "CCG-VAL-MOD-04",
                              "CCG-VAL-RESET-01",
                              "CCG-VAL-RESET-06",
                              "CCG-VAL-LIM-02",
                              "CCG-VAL-MOD-02",
                              "CCG-VAL-ZERO-02",
                              "",
                              ""};

Value printed(const Table& t, Piece p, Stat stat) {
    const language::CardDef& def = defOf(t, p);
    if (stat >= kStatCount || def.number[2 * stat + 1] == 0) return Value::none();
    return Value::ofThousandths(def.number[2 * stat]);
}

}  // namespace

Value valueOf(Table& t, Piece p, Stat stat) {
    Value base = printed(t, p, stat);
    if (t.s.modifiers.empty()) return base;
    Modifier list[40];
    int n = 0;
    for (const Modifier& m : t.s.modifiers)
        if (m.stat == stat && m.target.piece == p && t.s.pieces.alive(m.target)) list[n++] = m;
    if (n == 0) return base;
    return combine(kPolicy, t.rules.switches, base, list, n);
}

int deployCost(Table& t, Piece p) { return valueOf(t, p, kDeployCost).whole(); }

int drainAmount(Table& t, Seat drainer, Piece location) { return icons(t, opponentOf(drainer), location); }

void modify(Table& t, Piece target, Stat stat, Op op, int32_t thousandths, Until until, PieceRef source) {
    Modifier m;
    m.target = t.s.pieces.ref(target);
    m.source = source;
    m.amount = thousandths;
    m.since = t.now();
    m.title = source.some() ? defOf(t, source.piece).title : uint16_t{0};
    m.stat = stat;
    m.op = op;
    m.until = until;
    t.pushOrFault(t.s.modifiers, m);
    t.touch();
}

void expire(Table& t, Until until) {
    for (int i = t.s.modifiers.size() - 1; i >= 0; --i)
        if (t.s.modifiers[i].until == until) t.s.modifiers.removeAt(i);
}

void forgetModifiers(Table& t) {
    for (int i = t.s.modifiers.size() - 1; i >= 0; --i)
        if (!t.s.pieces.alive(t.s.modifiers[i].target)) t.s.modifiers.removeAt(i);
}

}  // namespace cantina::ccg
