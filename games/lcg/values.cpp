#include "games/lcg/values.h"

#include "games/lcg/selector_notes.h"
#include "games/lcg/vocabulary.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

constexpr ValuePolicy kPolicy{
    ValuePolicy::Combine::addThenScale, true, "", "", "", "", "", "LCG-GP-14", "LCG-GP-15", "LCG-FAQ-26"};

constexpr int kMostModifiers = 64;
// Which operand of a change says what it does not go below. Of every other form something else stands there, a symbol at
// most, which is less than one.
constexpr size_t kFloorAt = 3;
// Which operand of `forbid` says that it is about combat icons only.
constexpr int kHowAt = 7;

struct Modifiers {
    Modifiers() {}  // the list is filled as far as n: values are asked for often
    union {
        Modifier list[kMostModifiers];
    };
    int n = 0;
    int floored = 0;
    // Those with a floor come last: they lower the number as far as that, and no number that is lower already. They lie at
    // the end of the list.
    void addFloored(int32_t amount, int32_t floor) {
        Modifier& m = list[kMostModifiers - ++floored];
        m = Modifier{};
        m.amount = amount;
        m.since = static_cast<uint32_t>(floor);
    }
    int lowered(int number) const {
        for (int i = 1; i <= floored; ++i) {
            const Modifier& m = list[kMostModifiers - i];
            number = std::min(number, std::max(number + m.amount, static_cast<int>(m.since)));
        }
        return number;
    }
    void add(Table& t, const Continuous& row, const Args& a, uint32_t since) {
        if (n + floored == kMostModifiers) return t.fault(Fault::capacity);
        if (row.form == Form::change && row.op == Op::add && a.number[kFloorAt] >= kThousand)
            return addFloored(amountOf(row, a) / kThousand, a.number[kFloorAt] / kThousand);
        const bool stripped = row.form == Form::strip;
        Modifier& m = list[n++];
        m = Modifier{};
        m.op = stripped ? Op::reset : row.op;
        m.amount = stripped ? 0 : amountOf(row, a) / kThousand * kThousand;
        m.since = since;
    }
};

// Is some text about the effects from which the card is kept? What keeps them away is no such effect itself.
bool mayBeUnaffected(Table& t, const Asked& asked) {
    return t.s.speakOf(kNoAffecting) && asked.piece.some() && asked.about != kNoAffecting && asked.about != kStatBlank;
}
// Calls fn(row, frame, operands) for what the cards in play say of what is asked for.
template <class Fn>
void forEachConstant(Table& t, const Asked& asked, Fn fn) {
    if (!t.s.continuous.speaksOf(asked.about)) return;
    const bool spares = mayBeUnaffected(t, asked);
    anyOf(t, t.s.continuous.cards, [&](Piece source) {
        if (!maySpeak(t, source, asked) || (asked.about != kStatBlank && isBlank(t, source))) return false;
        if (spares && isUnaffected(t, asked.piece, controllerOf(t, source), source)) return false;
        readContinuous(t, source, asked, [&](const Continuous& row, const AbilityFrame& f, const Args& a) {
            t.used(f.ability);
            fn(row, f, a);
        });
        return false;
    });
}
// What lasts, but for what does not affect the card.
template <class Fn>
void forEachLasting(Table& t, const Asked& asked, Fn fn) {
    const bool spares = mayBeUnaffected(t, asked);
    readLasting(t, asked, [&](const Continuous& row, const AbilityFrame& f, const Args& a) {
        if (!spares || !isUnaffected(t, asked.piece, f.controller, f.source.piece)) fn(row, f, a);
    });
}
// Both.
template <class Fn>
void forEachSaid(Table& t, const Asked& asked, Fn fn) {
    forEachConstant(t, asked, fn);
    forEachLasting(t, asked, fn);
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

int modified(Table& t, Piece p, StatId stat) {
    int base = stat >= kStatEdge && stat < kStatBlank && isBlank(t, p) ? 0 : printed(defOf(t, p), stat);
    if (stat <= kEdgeTactics && isForbidden(t, {.what = kNoIconChanges, .of = p})) return base;
    Modifiers m;
    const Asked asked{stat, p};
    forEachConstant(t, asked, [&](const Continuous& row, const AbilityFrame&, const Args& a) { m.add(t, row, a, 0); });
    forEachLasting(t, asked, [&](const Continuous& row, const AbilityFrame&, const Args& a) { m.add(t, row, a, 1); });
    if (t.s.pieces.isIn(p, kHand))  // what works there is about the card itself
        readContinuous(t, p, asked, [&](const Continuous& row, const AbilityFrame& f, const Args& a) {
            t.used(f.ability);
            m.add(t, row, a, 0);
        });
    if (stat == kStatEdge && !t.on("LCG-GP-17"_rule)) return highest(base, m);
    return m.lowered(m.n == 0 ? base : combined(t, base, m));
}

bool protects(Table& t, Piece p, Piece damaged) {
    const bool printed =
        defOf(t, p).has(kProtect) && !isBlank(t, p) && hasTraitOf(t, damaged, defOf(t, p).keyword[kProtect]);
    if (!t.s.speakOf(kStatProtect)) return printed;
    // A text gives protect with a trait, grant{protect, character, to = ...}, or with a noun, which stands where the other
    // party of an act does. What is stripped of it protects nothing, by print or by text.
    bool given = false, stripped = false;
    forEachSaid(t, {kStatProtect, p, {}, {}, {}, damaged}, [&](const Continuous& row, const AbilityFrame&, const Args& a) {
        const bool fits = row.with.whom != Side::Whom::anybody || hasTrait(t, damaged, a.symbol(1));
        stripped = stripped || row.form == Form::strip;
        given = given || (row.form == Form::grant && fits);
    });
    return (printed || given) && !stripped;
}

uint8_t looseOf(Table& t, Piece p) {
    const Book& book = t.book();
    const Book::ContinuousRange range = book.continuousOf[t.s.pieces.row(p).def];
    uint8_t out = 0;
    for (uint32_t k = range.first; k < range.first + range.count; ++k) {
        const Continuous& row = book.continuous[k];
        if (book.abilities[row.ability].timing == kConstantFromHand) continue;  // it speaks of its own card, in the hand
        const bool adds = row.op == Op::add && row.plain != kNotSaid;
        const bool isFixed = row.conditions == 0 && book.abilities[row.ability].condition == 0 &&
                             (row.of.whom == Side::Whom::self || row.of.whom == Side::Whom::host);
        if (row.about == kCapacity && !(adds && row.plain > 0 && isFixed)) out |= kCapacityFalls;
        if (row.about == kCost && !(adds && row.plain == -kThousand)) out |= kCostRaised;
    }
    return out;
}

bool isForbiddenByText(Table& t, const Act& a) {
    bool found = false;
    forEachSaid(t, {a.what, a.of, a.seat, a.on, a.by, a.with},
                [&](const Continuous& row, const AbilityFrame&, const Args& x) {
                    const int how = row.form == Form::forbid ? x.symbol(kHowAt) : 0;
                    found = found || !((how == kByIcons && !a.icons) || (how == kOfDamage && a.tokens));
                });
    return found;
}

// What was known because of numbers that are others now.
void State::lastingChanged(Table& t, uint64_t about) {
    if ((about & (aboutBit(kCapacity) | aboutBit(kNoDestroying))) != 0) t.s.well = 0;
    if ((about & aboutBit(kStatBlank)) != 0) t.s.well = 0;
    if ((about & (aboutBit(kResources) | aboutBit(kStatInfluence) | aboutBit(kStatBlank))) != 0)
        t.s.purses[0] = t.s.purses[1] = {};
    t.touch();
}
// What hangs on a condition is looked at by a standing check (rules/winning.cpp). Where the text has chosen nothing before,
// `it` in the condition is the card that the effect is about: change{..., of = unit(friendly), as_long_as = is(it,
// damaged)}.
bool State::begins(Table& t, Lasting& l, const AbilityFrame&) {
    if (rowOf(t.book(), l).holding == 0) return true;
    t.s.well = 0;
    if (!l.regs[0].some()) l.regs[0] = l.of;
    return true;
}

int costSlackByCards(Table& t) {
    const auto& cards = t.s.continuous.cards;
    if (!areCostsOnlyLowered(t)) return kAnyCost;
    int n = 0;
    for (uint8_t number : cards)
        n += (t.book().continuousAbout[t.s.pieces.row(Piece{number}).def] & aboutBit(kCost)) != 0 ? 1 : 0;
    return n;
}

bool mayCapacityFall(Table& t) {
    return (t.s.loose & kCapacityFalls) != 0 || t.s.lasting.speaksOf(kCapacity) || t.s.speakOf(kNoDestroying);
}

// A text may make all its icons edge-enabled.
static int plainIcons(Table& t, Piece unit, StatId type) {
    return t.s.speakOf(kStatEdgeEnabled) && value(t, unit, kStatEdgeEnabled) > 0 ? 0 : value(t, unit, type);
}
int edgeIcons(Table& t, Piece unit, StatId type) {
    const int all = value(t, unit, static_cast<StatId>(type + kEdgeUnitDamage)) + value(t, unit, type);
    return all - plainIcons(t, unit, type);
}
int icons(Table& t, Piece unit, StatId type) {
    // LCG-ICON-02: those on a white background only with the edge. (Off: always.)
    const bool edge = (t.s.edge == controllerOf(t, unit) || !t.on("LCG-ICON-02"_rule)) && t.s.attacker.some();
    if (!edge) return plainIcons(t, unit, type);
    return value(t, unit, static_cast<StatId>(type + kEdgeUnitDamage)) + value(t, unit, type);
}

int remainingCapacity(Table& t, Piece p) { return std::max(0, value(t, p, kCapacity) - t.s.pieces.data(p).damage); }

bool needsNoMatch(Table& t, Piece card) {
    const bool own = saysOwnCost(t, card) && t.s.pieces.isIn(card, kHand);
    if (!own && !t.s.speakOf(kStatUnmatched)) return false;
    bool found = false;
    const Asked asked{kStatUnmatched, card};
    const auto note = [&](const Continuous&, const AbilityFrame&, const Args&) { found = true; };
    forEachSaid(t, asked, note);
    if (own)
        readContinuous(t, card, asked, [&](const Continuous&, const AbilityFrame& f, const Args&) {
            t.used(f.ability);
            found = true;
        });
    return found;
}

// LCG-GP-16

int total(Table& t, Seat seat, StatId stat) {
    if (!t.s.continuous.speaksOf(stat)) return 0;
    const Book& book = t.book();
    const auto speaks = [&](const std::vector<uint64_t>& said, Piece p) {
        return (said[t.s.pieces.row(p).def] & aboutBit(stat)) != 0;
    };
    const bool ofOthers = t.s.lasting.speaksOf(stat) ||
                          anyOf(t, t.s.continuous.cards, [&](Piece p) { return speaks(book.continuousOfOthers, p); });
    int n = 0;
    anyOf(t, t.s.continuous.cards, [&](Piece p) {
        if (controllerOf(t, p) == seat && (ofOthers || speaks(book.continuousAbout, p))) n += value(t, p, stat);
        return false;
    });
    return n;
}

int ofPlayer(Table& t, Seat seat, StatId stat) {
    if (!t.s.speakOf(stat)) return 0;
    int n = 0;
    forEachSaid(t, {stat, {}, seat},
                [&](const Continuous& row, const AbilityFrame&, const Args& x) { n += amountOf(row, x) / kThousand; });
    return n;
}

// LCG-DRW-04: 6, unless card effects modify it.
int reserve(Table& t, Seat seat) { return 6 + (t.on("LCG-DRW-04"_rule) ? ofPlayer(t, seat, kStatReserve) : 0); }

// LCG-RES-01, step 3: modifiers apply to the cost before it is paid.
int cost(Table& t, Piece p) { return t.on("LCG-RES-01"_rule) ? value(t, p, kCost) : defOf(t, p).whole(kCost); }

}  // namespace cantina::lcg
