// Using X Force for X of something: the player says how much.
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

enum Upkeep : uint8_t { kMaintains = 1, kRecycles, kSacrifices };

ForceFrame* lossOf(Table& t, Seat seat) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        Frame& f = t.s.core.stack[i];
        if (f.procedure != State::kForceUnits.id) continue;
        ForceFrame& loss = f.as<ForceFrame>();
        if (loss.mode == kLoseForce && loss.seat == seat) return &loss;
    }
    return nullptr;
}
// RULING CCG-LOSE-02, CCG-BTL-DMG-04: what must be lost is the loss under way, whatever its source, or else the battle
// damage that remains, because a player with battle damage must lose Force or forfeit (decision record 085).
int owedBy(Table& t, Seat seat) {
    const ForceFrame* loss = lossOf(t, seat);
    return loss != nullptr ? int{loss->left} : (t.s.battle.damage[seat.index()] + kThousand - 1) / kThousand;
}
// The action of a card whose X is being paid, or was.
ActionFrame* paidFor(Table& t, PieceRef card) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        Frame& f = t.s.core.stack[i];
        if (f.procedure == State::kAction.id && f.as<ActionFrame>().card == card) return &f.as<ActionFrame>();
    }
    return nullptr;
}
int mostOf(Table& t, const SpendFrame& f) {
    int most = sizeOf(t, kForcePile, f.seat);
    if (f.mode == kSpendOnLoss) {
        most = std::min(most, owedBy(t, f.seat));
    }
    return std::min(most, 20);
}
bool isUpkeep(const SpendFrame& f) { return f.mode == kSpendOnUpkeep || f.mode == kSpendOnCostlyUpkeep; }
Seat numberWho(Table& t, SpendFrame& f) { return isUpkeep(f) || mostOf(t, f) > 0 ? f.seat : kNobody; }
// CCG-ICON-MAINT-02..05: maintain or recycle if it can be paid; to sacrifice is always possible.
void maintenanceOptions(Table& t, const SpendFrame& f, Options& out) {
    int force = sizeOf(t, kForcePile, f.seat);
    if (force >= (f.most & 15) && t.on("CCG-ICON-MAINT-02"_rule)) out.add(optionNumber(kMaintains));
    // Some say that Force is lost for it.
    int there = f.mode == kSpendOnUpkeep ? force : lifeForce(t, f.seat) + sizeOf(t, kHand, f.seat);
    if (there >= f.most >> 4 && t.on("CCG-ICON-MAINT-03"_rule)) out.add(optionNumber(kRecycles));
    if (t.on("CCG-ICON-MAINT-05"_rule) || out.size() == 0) out.add(optionNumber(kSacrifices));
}
void maintain(Table& t, SpendFrame& f) {
    Piece card = f.source.piece;
    if (f.number == kMaintains || !t.s.pieces.alive(f.source)) return;
    Seat owner = t.s.pieces.row(card).owner;
    if (f.number == kRecycles) {
        for (Piece p = t.s.pieces.top({kTable, owner}); p.some();) {
            Piece after = t.s.pieces.after(p);
            if (t.s.pieces.data(p).at == card && !isType(t, p, kLocation))
                movePiece(t, p, {kUsedPile, t.s.pieces.row(p).owner}, Where::top);
            p = after;
        }
        return movePiece(t, card, {kUsedPile, owner}, Where::top);
    }
    takeOffTable(t, card, {t.on("CCG-ICON-MAINT-04"_rule) ? kOutOfPlay : kLostPile, owner});
}
void numberOptions(Table& t, SpendFrame& f, Options& out) {
    if (isUpkeep(f)) return maintenanceOptions(t, f, out);
    for (int n = f.mode == kSpendOnLoss ? 1 : 0; n <= mostOf(t, f); ++n) out.add(optionNumber(n));
}
Flow numberAnswer(Table&, SpendFrame& f, Option o) {
    f.number = static_cast<uint8_t>(o.number);
    return next();
}
Flow useIt(Table& t, SpendFrame& f) {
    if (isUpkeep(f)) {
        int cost = f.number == kMaintains ? f.most & 15 : f.number == kRecycles ? f.most >> 4 : 0;
        bool loses = f.mode == kSpendOnCostlyUpkeep && f.number == kRecycles;
        // CCG-ACT-COST-04: it is a cost, which nothing that modifies Force loss makes less. (Off: it does.)
        uint8_t flags = t.on("CCG-ACT-COST-04"_rule) ? ForceFrame::kAsCost : uint8_t{0};
        if (cost > 0) moveForce(t, loses ? kLoseForce : kUseForce, f.seat, cost, f.source, f.seat, flags);
        return next();
    }
    if (f.number > 0) moveForce(t, kUseForce, f.seat, f.number, f.source, f.seat);
    return next();
}
Flow effect(Table& t, SpendFrame& f) {
    t.outcome().amount = f.number;
    if (isUpkeep(f)) return maintain(t, f), done();
    if (ActionFrame* paid = paidFor(t, f.source); paid != nullptr) paid->place = f.number;
    return done();
}

constexpr Step<Table> kSteps[] = {
    {partOf("CCG-ACT-RES-01"), "how much", ask<numberWho, numberOptions, numberAnswer>()},
    {partOf("CCG-ACT-03"), "use", act<useIt>()},
    {partOf("CCG-ACT-RES-01"), "effect", act<effect>()},
};

}  // namespace

Procedure<Table> spendProcedure() { return procedure<SpendFrame>("use Force", kSteps); }

void spend(Table& t, SpendMode mode, Seat seat, int most, PieceRef source) {
    t.call(State::kSpend, SpendFrame{mode, seat, static_cast<uint8_t>(most), 0, source}, seat);
}

bool mayReduceLoss(Table& t, Seat seat) {
    const ForceFrame* loss = lossOf(t, seat);
    return loss == nullptr || (loss->flags & ForceFrame::kFixed) == 0;
}

void changeLoss(Table& t, Seat seat, int by) {
    if (ForceFrame* loss = lossOf(t, seat); loss != nullptr) {
        if (by > 0 || (loss->flags & ForceFrame::kFixed) == 0)
            loss->left = static_cast<int16_t>(std::max(0, loss->left + by));
        return;
    }
    int32_t& damage = t.s.battle.damage[seat.index()];
    damage = std::max(0, damage + by * kThousand);
}

}  // namespace cantina::ccg
