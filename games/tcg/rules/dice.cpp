// Dice: rolling, the reroll chance, dice of damage. TCG-POP-03, TCG-PHR-15, TCG-PHR-16, TCG-GLO-10.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

uint8_t die(Table& t) { return static_cast<uint8_t>(t.s.core.chance.below(6) + 1); }

Flow rollThem(Table& t, RollFrame& f) {
    if (!rollDice(t, f.kind, f.dice, f.roller, f.by, f.against)) return done();
    return next();
}
Flow rerollChance(Table& t, RollFrame& f) {
    openChance(t, kRerollChance, Event{kRolled, f.roller, static_cast<int16_t>(f.dice), f.by, f.against, {}});
    return next();
}
// TCG-GLO-10: each die of 4 or higher does 1 damage. The build roll is read by the turn, and what a text
// has rolled by that text.
Flow takeEffect(Table& t, RollFrame& f) {
    if (f.kind == RollKind::text) {
        t.outcome().amount = static_cast<int16_t>(t.s.rolls.back().sum());
        t.s.rolls.pop();
        return done();
    }
    if (f.kind != RollKind::damage && f.kind != RollKind::mastersOnly) return done();
    // TCG-GLO-10: 4 or higher. TCG-GLO-11, TCG-KW-RET-03: these are no attacks, so Accuracy does not count.
    bool attack = !t.on("TCG-GLO-11"_rule) || !t.on("TCG-KW-RET-03"_rule);
    int accuracy = attack && t.s.pieces.alive(f.by) && isUnit(t, f.by.piece) ? stat(t, f.by.piece, Stat::accuracy) : 0;
    int hits = hitsIn(t, t.s.rolls.back(), accuracy, t.on("TCG-GLO-10"_rule) ? 4 : 1);
    t.s.rolls.pop();
    t.outcome().amount = static_cast<int16_t>(hits);
    pend(t, f.against, f.by, hits);
    if (f.kind == RollKind::mastersOnly) t.s.pending.back().barred = Preventer::mastersOnly;
    (void)doDamage(t);
    return done();
}
constexpr Step<Table> kRollSteps[] = {
    {partOf("TCG-POP-03"), "roll", act<rollThem>()},
    {"TCG-POP-03", "reroll chance", act<rerollChance>()},
    {partOf("TCG-POP-03"), "take effect", act<takeEffect>()},
};

// --- rerolling: which dice, then all of them at once

// Calls fn(place) for a die of each face that may still be picked, from 0, as they lie: faces from the last one picked on,
// so there is one path per set. Equal dice are alike: only the first is offered.
template <class Fn>
void forEachPick(const Roll& r, const RerollFrame& f, Fn fn) {
    for (int face = f.last; face <= 6; ++face)
        if (r.count(face) > f.picked[face - 1]) fn(r.before(face) + f.picked[face - 1]);
}
Seat pickWho(Table& t, RerollFrame& f) {
    if (t.s.rolls.empty() || f.count() >= f.most) return kNobody;
    bool any = false;
    forEachPick(t.s.rolls.back(), f, [&](int) { any = true; });
    return any ? f.chooser : kNobody;
}
void pickOptions(Table& t, RerollFrame& f, Options& out) {
    forEachPick(t.s.rolls.back(), f, [&](int place) { out.add(optionNumber(place + 1)); });
    out.add(optionDone());
}
Flow pickAnswer(Table& t, RerollFrame& f, Option o) {
    if (o.kind == OptionKind::done) return next();
    f.last = static_cast<uint8_t>(t.s.rolls.back().at(o.number - 1));
    ++f.picked[f.last - 1];
    return again();
}
// TCG-PHR-16: the first result is ignored entirely.
Flow rerollPicked(Table& t, RerollFrame& f) {
    t.outcome().amount = static_cast<int16_t>(f.count());
    if (t.s.rolls.empty() || f.count() == 0) {
        t.outcome() = kNothingHappened;
        return done();
    }
    throwDice(t, t.s.rolls.back(), f.picked);
    return done();
}
constexpr Step<Table> kRerollSteps[] = {
    {partOf("TCG-PHR-15"), "which dice", ask<pickWho, pickOptions, pickAnswer>()},
    {"TCG-PHR-16", "reroll", act<rerollPicked>()},
};

}  // namespace

// False when there are no dice to roll.
bool rollDice(Table& t, RollKind kind, int n, Seat roller, PieceRef by, PieceRef against) {
    if (n <= 0) return false;
    Roll r;
    r.by = by;
    r.against = against;
    r.kind = kind;
    r.roller = roller;
    for (int i = 0; i < n; ++i) ++r.count(die(t));
    t.pushOrFault(t.s.rolls, r);
    happen(t, Event{kRolled, roller, static_cast<int16_t>(n), by, against, {}}, "TCG-POP-03"_rule);
    return true;
}

void throwDice(Table& t, Roll& r, const uint16_t (&again)[6]) {
    int n = 0;
    for (int face = 1; face <= 6; ++face) n += again[face - 1];
    for (int face = 1; face <= 6; ++face) r.count(face) = static_cast<uint16_t>(r.count(face) - again[face - 1]);
    for (int i = 0; i < n; ++i) ++r.count(die(t));
}

void roll(Table& t, const RollFrame& f) { t.call(State::kRoll, f, f.roller); }

int hitsIn(Table&, const Roll& r, int accuracy, int needed) {
    int hits = 0;
    for (int face = 1; face <= 6; ++face) hits += face + accuracy >= needed ? r.count(face) : 0;
    return hits;
}

Procedure<Table> rollProcedure() { return procedure<RollFrame>("roll", kRollSteps); }
Procedure<Table> rerollProcedure() { return procedure<RerollFrame>("reroll", kRerollSteps); }

}  // namespace cantina::tcg
