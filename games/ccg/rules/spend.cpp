// Using X Force for X of something: the player says how much.
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

ForceFrame* lossOf(Table& t, Seat seat) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        Frame& f = t.s.core.stack[i];
        if (f.procedure != State::kForceUnits.id) continue;
        ForceFrame& loss = f.as<ForceFrame>();
        if (loss.mode == kLoseForce && loss.seat == seat) return &loss;
    }
    return nullptr;
}
int mostOf(Table& t, const SpendFrame& f) {
    int most = sizeOf(t, kForcePile, f.seat);
    if (f.mode == kSpendOnLoss) {
        const ForceFrame* loss = lossOf(t, f.seat);
        most = std::min(most, loss == nullptr ? 0 : int{loss->left});
    }
    return std::min(most, 20);
}
Seat numberWho(Table& t, SpendFrame& f) { return mostOf(t, f) > 0 ? f.seat : kNobody; }
void numberOptions(Table& t, SpendFrame& f, Options& out) {
    for (int n = f.mode == kSpendOnLoss ? 1 : 0; n <= mostOf(t, f); ++n) out.add(optionNumber(n));
}
Flow numberAnswer(Table&, SpendFrame& f, Option o) {
    f.number = static_cast<uint8_t>(o.number);
    return next();
}
Flow useIt(Table& t, SpendFrame& f) {
    if (f.number > 0) moveForce(t, kUseForce, f.seat, f.number, f.source, f.seat);
    return next();
}
Flow effect(Table& t, SpendFrame& f) {
    t.outcome().amount = f.number;
    if (f.mode == kSpendOnDamage) t.s.battle.damage[opponentOf(f.seat).index()] += f.number * kThousand;
    if (ForceFrame* loss = lossOf(t, f.seat); f.mode == kSpendOnLoss && loss != nullptr)
        loss->left = static_cast<int16_t>(std::max(0, loss->left - f.number));
    return done();
}

constexpr Step<Table> kSteps[] = {
    {"", "how much", ask<numberWho, numberOptions, numberAnswer>()},
    {"", "use", act<useIt>()},
    {"", "effect", act<effect>()},
};

}  // namespace

Procedure<Table> spendProcedure() { return procedure<SpendFrame>("use Force", kSteps); }

void spend(Table& t, SpendMode mode, Seat seat, int most, PieceRef source) {
    t.call(State::kSpend, SpendFrame{mode, seat, static_cast<uint8_t>(most), 0, source}, seat);
}

}  // namespace cantina::ccg
