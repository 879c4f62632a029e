#include "games/lcg/values.h"

#include "games/lcg/notes.h"
#include "games/lcg/vocabulary.h"

namespace cantina::lcg {
namespace {

using namespace language;

constexpr ValuePolicy kPolicy{
    ValuePolicy::Combine::addThenScale, true, "", "", "", "", "", "LCG-GP-14", "LCG-GP-15", "LCG-FAQ-26"};

constexpr int kMostModifiers = 16;

struct Modifiers {
    Modifiers() {}  // the list is filled as far as n: values are asked for often
    union {
        Modifier list[kMostModifiers];
    };
    int n = 0;
    void add(Table& t, Op op, int amount, int since) {
        if (n == kMostModifiers) return t.fault(Fault::capacity);
        Modifier& m = list[n++];
        m = Modifier{};
        m.op = op;
        m.amount = amount * kThousand;
        m.since = static_cast<uint32_t>(since);
    }
};

// Verbs that name their number by themselves: which one, and where the card stands among their operands (-1: itself).
struct OwnStat {
    StatId stat;
    int card;
    bool counts;  // the first operand is the amount
};
OwnStat ownStat(uint8_t verb) {
    switch (verb) {
        case kStruggles: return {kStatStruggle, 1, true};
        case kRaisesReserve: return {kStatReserve, -1, true};
        case kCannotAttack: return {kStatNoAttack, 0, false};
        case kDivides: return {kStatDivides, 0, false};
        case kOpensEdge: return {kStatOpenEdge, -1, false};
        case kRepeatsFate: return {kStatFateAgain, -1, false};
        case kCannotBeDamaged: return {kStatNoDamage, 0, false};
        case kOpensDial: return {kStatOpenDial, -1, false};
        default: return {kStatVital, 0, false};
    }
}

// One constant verb, if it is about this number of this card.
void readVerb(Table& t, const AbilityFrame& f, const Instr& i, const Instr* first, Piece p, StatId stat, Modifiers& out) {
    static constexpr Op kOps[] = {Op::add, Op::add, Op::scale, Op::reset, Op::add};
    if (i.a >= kFirstPerformed) return;
    Args a = operands(t, f, first, i.b);
    if (i.a >= kStruggles) {
        OwnStat own = ownStat(i.a);
        if (own.stat == stat && (own.card < 0 ? f.source.piece : a.at(own.card).piece) == p) {
            t.used(f.ability);
            out.add(t, Op::add, own.counts ? a.whole(0) : 1, 0);
        }
        return;
    }
    int at = i.a == kDoubled || i.a == kGrant ? 0 : 1;  // where the number's name stands
    if (a.symbol(at) != stat || !(a.at(at + 1).piece == p)) return;
    int amount = i.a == kDoubled ? 2 : i.a == kGrant ? 1 : i.a == kLessen ? -a.whole(0) : a.whole(0);
    t.used(f.ability);
    out.add(t, kOps[i.a], amount, 0);
}

// A constant effect is read, not run: its verbs stand alone, or inside each(...).
void readConstant(Table& t, AbilityFrame f, Piece p, StatId stat, Modifiers& out) {
    const Ability& ability = t.book().abilities[f.ability];
    const Instr* code = &t.book().code[ability.code];
    for (int pc = 0; code[pc].code != Code::end;) {
        const Instr& i = code[pc];
        if (i.code == Code::each) {
            int over = code[pc + 1].imm;
            if (matches(t, f, i.imm, p)) {
                f.regs[0] = t.s.pieces.ref(p);
                for (int at = pc + 2; at < over && code[at].code == Code::verb; at += 1 + code[at].b)
                    readVerb(t, f, code[at], code + at + 1, p, stat, out);
            }
            pc = over;
        } else if (i.code == Code::verb) {
            readVerb(t, f, i, code + pc + 1, p, stat, out);
            pc += 1 + i.b;
        } else {
            ++pc;
        }
    }
}

void constantsOn(Table& t, Piece p, StatId stat, Modifiers& out) {
    int at = 0;
    bool full = t.s.changers.full();
    anyOf(t, t.s.changers, [&](Piece source) {
        if (!full && ((t.s.changed[at++] >> kindOfStat(stat)) & 1) == 0) return false;
        forEachAbility(t, source, kConstant, [&](Piece, int ability) {
            // Without each(...) it speaks of itself or of its host.
            const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
            if (t.book().code[a.code].code != Code::each && !(source == p) && t.s.pieces.data(source).host != p.n) return;
            AbilityFrame f = abilityFrame(t, ability, t.s.pieces.ref(source), controllerOf(t, source), {});
            if (conditionHolds(t, f)) readConstant(t, f, p, stat, out);
        });
        return false;
    });
}

// LCG-FX-09: an effect on a card ends when that card leaves play, so it knows the card's life and not only the card.
void lastingOn(Table& t, Piece p, StatId stat, Modifiers& out) {
    bool ends = t.on("LCG-FX-09"_rule);
    for (const Lasting& l : t.s.lasting) {
        if (l.stat != stat || !(l.target.piece == p)) continue;
        if (ends && !t.s.pieces.alive(l.target)) continue;
        out.add(t, l.op, l.amount, 1);
    }
}

// LCG-GP-13: the whole quantity is recomputed. (Off: each modifier changes what the last one left.)
int combined(Table& t, int base, Modifiers& m) {
    const Switches& off = t.rules.switches;
    if (t.on("LCG-GP-13"_rule)) return combine(kPolicy, off, Value::of(base), m.list, m.n).whole();
    Value v = Value::of(base);
    for (int i = 0; i < m.n; ++i) v = combine(kPolicy, off, v, m.list + i, 1);
    return v.whole();
}

// LCG-GP-17: edge values add up. (Off: the highest counts.)
int highest(int base, const Modifiers& m) {
    for (int i = 0; i < m.n; ++i) base = std::max(base, static_cast<int>(m.list[i].amount / kThousand));
    return base;
}

}  // namespace

int keywordPrinted(const CardDef& def, StatId stat) {
    switch (stat) {
        case kStatEdge: return def.keyword[kEdgeKeyword] / 1000;
        case kStatElite: return def.has(kElite) ? 1 : 0;
        case kStatTargeted: return def.has(kTargetedStrike) ? 1 : 0;
        default: return 0;
    }
}

int modified(Table& t, Piece p, StatId stat) {
    int base = printed(defOf(t, p), stat);
    Modifiers m;
    if (((t.s.constants >> stat) & 1) != 0) constantsOn(t, p, stat, m);
    if (((t.s.changes >> stat) & 1) != 0) lastingOn(t, p, stat, m);
    if (m.n == 0) return base;
    if (stat == kStatEdge && !t.on("LCG-GP-17"_rule)) return highest(base, m);
    return combined(t, base, m);
}

uint32_t constantsOf(Table& t, Piece p) {
    uint32_t out = 0;
    const CardDef& def = defOf(t, p);
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& a = t.book().abilities[static_cast<size_t>(def.first + i)];
        if (a.timing != kConstant) continue;
        const Instr* code = &t.book().code[a.code];
        bool lessens = false;
        for (int pc = 0; pc < a.length; ++pc) {
            const Instr& x = code[pc];
            if (x.code != Code::verb || x.a >= kFirstPerformed) continue;
            if (x.a >= kStruggles) {
                out |= 1u << ownStat(x.a).stat;
                continue;
            }
            lessens = x.a == kLessen || x.a == kFixed;
            int stat = code[pc + (x.a == kDoubled || x.a == kGrant ? 1 : 2)].imm;
            out |= 1u << stat;
            if (lessens && stat == kCapacity) out |= 1u << kCapacityLessened;
            bool byOne =
                x.a == kLessen && code[pc + 1].a == static_cast<uint8_t>(Ref::number) && code[pc + 1].imm == kThousand;
            if (stat == kCost && !byOne) out |= 1u << kCostRaised;
        }
    }
    return out;
}

void noteChanges(Table& t) {
    t.s.changes = 0;
    for (const Lasting& l : t.s.lasting) t.s.changes |= 1u << l.stat;
}

void endSomeLasting(Table& t, Until until) {
    for (int i = t.s.lasting.size() - 1; i >= 0; --i)
        if (t.s.lasting[i].until == until) {
            t.s.lasting.removeAt(i);
            t.s.hurt = 1;
        }
    if (((t.s.changes >> kResources) & 1) != 0) t.s.purses[0] = t.s.purses[1] = {};
    noteChanges(t);
}

int costSlackByCards(Table& t) {
    if (((t.s.constants >> kCostRaised) & 1) != 0 || ((t.s.changes >> kCost) & 1) != 0 || t.s.changers.full())
        return kAnyCost;
    int n = 0;
    for (int i = 0; i < t.s.changers.size(); ++i) n += (t.s.changed[i] >> kindOfStat(kCost)) & 1;
    return n;
}

bool isCapacityLessened(Table& t) {
    return ((t.s.constants >> kCapacityLessened) & 1) != 0 || ((t.s.changes >> kCapacity) & 1) != 0;
}

int icons(Table& t, Piece unit, StatId type) {
    int n = value(t, unit, type);
    // LCG-ICON-02: those on a white background only with the edge. (Off: always.)
    bool edge = (t.s.edge == controllerOf(t, unit) || !t.on("LCG-ICON-02"_rule)) && t.s.attacker.some();
    return edge ? n + value(t, unit, static_cast<StatId>(type + kEdgeUnitDamage)) : n;
}

int remainingCapacity(Table& t, Piece p) { return std::max(0, value(t, p, kCapacity) - t.s.pieces.data(p).damage); }

// LCG-GP-16
int keyword(Table& t, Piece p, StatId which) {
    int n = value(t, p, which);
    return t.on("LCG-GP-16"_rule) ? std::min(n, 1) : n;
}

uint32_t traits(Table& t, Piece p) {
    const CardDef& def = defOf(t, p);
    auto mask = static_cast<uint32_t>(def.number[kTraits]);
    return def.type == kObjectiveCard ? mask | 1u << kObjectiveTrait : mask;
}

int total(Table& t, Seat seat, StatId stat) {
    if (((t.s.constants >> stat) & 1) == 0) return 0;
    int n = 0;
    anyOf(t, t.s.changers, [&](Piece p) {
        if (controllerOf(t, p) == seat) n += value(t, p, stat);
        return false;
    });
    return n;
}

// LCG-DRW-04: 6, unless card effects modify it.
int reserve(Table& t, Seat seat) { return 6 + (t.on("LCG-DRW-04"_rule) ? total(t, seat, kStatReserve) : 0); }

// LCG-RES-01, step 3: modifiers apply to the cost before it is paid.
int cost(Table& t, Piece p) { return t.on("LCG-RES-01"_rule) ? value(t, p, kCost) : defOf(t, p).whole(kCost); }

}  // namespace cantina::lcg
