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
    openChance(t, kRerollChance, Event{kRolled, f.roller, f.dice, f.by, f.against, {}});
    return next();
}
// TCG-GLO-10: each die of 4 or higher does 1 damage. The build roll is read by the turn.
Flow takeEffect(Table& t, RollFrame& f) {
    if (f.kind != RollKind::damage && f.kind != RollKind::mastersOnly) return done();
    // TCG-GLO-10: 4 or higher. TCG-GLO-11, TCG-KW-RET-03: these are no attacks, so Accuracy does not count.
    bool attack = !t.on("TCG-GLO-11"_rule) || !t.on("TCG-KW-RET-03"_rule);
    int accuracy = attack && t.s.pieces.alive(f.by) && isUnit(t, f.by.piece) ? stat(t, f.by.piece, Stat::accuracy) : 0;
    int hits = hitsIn(t, t.s.rolls.back(), accuracy, t.on("TCG-GLO-10"_rule) ? 4 : 1);
    t.s.rolls.pop();
    t.outcome().amount = static_cast<int16_t>(hits);
    pend(t, f.against, f.by, hits);
    if (f.kind == RollKind::mastersOnly) t.s.pending.back().mastersOnly = 1;
    (void)doDamage(t);
    return done();
}
constexpr Step<Table> kRollSteps[] = {
    {"", "roll", act<rollThem>()},
    {"TCG-POP-03", "reroll chance", act<rerollChance>()},
    {"", "take effect", act<takeEffect>()},
};

// --- rerolling: which dice, then all of them at once

int countBits(uint32_t mask) { return __builtin_popcount(mask); }

Seat pickWho(Table& t, RerollFrame& f) {
    if (t.s.rolls.empty() || countBits(f.picked) >= f.most || f.last >= t.s.rolls.back().dice.size()) return kNobody;
    return f.chooser;
}
// Dice are counted from 1, as they lie; only those after the last one picked, so there is one path per set.
void pickOptions(Table& t, RerollFrame& f, Options& out) {
    for (int i = f.last; i < t.s.rolls.back().dice.size(); ++i) out.add(optionNumber(i + 1));
    out.add(optionDone());
}
Flow pickAnswer(Table&, RerollFrame& f, Option o) {
    if (o.kind == OptionKind::done) return next();
    f.picked |= 1u << (o.number - 1);
    f.last = static_cast<uint8_t>(o.number);
    return again();
}
// TCG-PHR-16: the first result is ignored entirely.
Flow rerollPicked(Table& t, RerollFrame& f) {
    t.outcome().amount = static_cast<int16_t>(countBits(f.picked));
    if (t.s.rolls.empty() || f.picked == 0) {
        t.outcome() = kNothingHappened;
        return done();
    }
    auto& dice = t.s.rolls.back().dice;
    for (int i = 0; i < dice.size(); ++i)
        if (((f.picked >> i) & 1) != 0) dice[i] = die(t);
    return done();
}
constexpr Step<Table> kRerollSteps[] = {
    {"", "which dice", ask<pickWho, pickOptions, pickAnswer>()},
    {"TCG-PHR-16", "reroll", act<rerollPicked>()},
};

}  // namespace

// False when there are no dice to roll.
bool rollDice(Table& t, RollKind kind, int n, Seat roller, PieceRef by, PieceRef against) {
    if (n <= 0) return false;
    Roll r;
    // RULING TCG-ATK-04: no more than 19 dice lie on the table, because the state has room for so many
    // (docs/decisions/029-upkeep-that-cannot-be-paid.md).
    n = std::min(n, r.dice.capacity());
    r.by = by;
    r.against = against;
    r.kind = kind;
    r.roller = roller;
    for (int i = 0; i < n; ++i) t.pushOrFault(r.dice, die(t));
    t.pushOrFault(t.s.rolls, r);
    happen(t, Event{kRolled, roller, static_cast<int16_t>(n), by, against, {}}, "TCG-POP-03"_rule);
    return true;
}

void roll(Table& t, const RollFrame& f) { t.call(State::kRoll, f, f.roller); }

int hitsIn(Table&, const Roll& r, int accuracy, int needed) {
    int hits = 0;
    for (uint8_t d : r.dice) hits += d + accuracy >= needed ? 1 : 0;
    return hits;
}

Procedure<Table> rollProcedure() { return procedure<RollFrame>("roll", kRollSteps); }
Procedure<Table> rerollProcedure() { return procedure<RerollFrame>("reroll", kRerollSteps); }

}  // namespace cantina::tcg
