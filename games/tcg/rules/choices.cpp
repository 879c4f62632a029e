// Small questions in the middle of an effect: an arena, a number, a toll.
// TCG-ZONE-14.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

int forceOf(Table& t, Seat seat) { return t.s.force[seat.index()]; }

bool asksHowMuch(const ChoiceFrame& f) {
    return f.what == Ask::prevent || f.what == Ask::deflect || f.what == Ask::heal || f.what == Ask::wound;
}
Seat howMuchWho(Table&, ChoiceFrame& f) { return asksHowMuch(f) ? f.who : kNobody; }
void howMuchOptions(Table&, ChoiceFrame& f, Options& out) {
    for (int n = 0; n <= f.amount; ++n) out.add(optionNumber(n));
}
// "Up to" so much, where less may be worth more (countsDamage).
Flow howMuchAnswer(Table& t, ChoiceFrame& f, Option o) {
    t.outcome().amount = o.number;
    if (o.number == 0) t.outcome() = kNothingHappened;
    if (f.what == Ask::heal || f.what == Ask::wound) {
        if (f.what == Ask::heal) (void)removeCounters(t, f.piece.piece, o.number);
        if (f.what == Ask::wound) putCounters(t, f.piece.piece, o.number);
        return done();
    }
    const int prevented = prevent(t, f.piece, o.number, f.by);
    if (f.what != Ask::deflect || prevented == 0) return done();
    t.call(State::kDeflect, DeflectFrame{f.piece, static_cast<int16_t>(prevented), f.who, 0}, f.who);
    return skipTo("not asked");
}

// Who cannot pay is not asked: everybody knows how much Force a player has.
Seat choiceWho(Table& t, ChoiceFrame& f) {
    return f.what == Ask::intercept && forceOf(t, f.who) < f.amount ? kNobody : f.who;
}
void choiceOptions(Table& t, ChoiceFrame& f, Options& out) {
    switch (f.what) {
        case Ask::arena:
            for (uint8_t arena : kArenas) out.add(optionAct(kActArena, {}, 0, arena));
            return;
        case Ask::freshArena:
            for (uint8_t arena : kArenas)
                if (isFresh(t, arena)) out.add(optionAct(kActArena, {}, 0, arena));
            return;
        case Ask::number:
        case Ask::points:
        case Ask::mix:
            for (int n = 0; n <= f.amount; ++n) out.add(optionNumber(n));
            return;
        default: out.add(optionYes()); out.add(optionNo());
    }
}
void payToll(Table& t, const ChoiceFrame& f) { gain(t, t.s.force[f.who.index()], -f.amount); }
void nameNumber(Table& t, const ChoiceFrame& f, int n) {
    t.outcome().amount = static_cast<int16_t>(n);
    uint16_t& force = t.s.force[f.who.index()];
    if (f.what == Ask::number) return gain(t, force, -n);
    if (f.what == Ask::points) return spendPoints(t, f.who, n);
    gain(t, t.s.buildPoints[f.who.index()], n);
    gain(t, force, f.amount - n);
}
Flow choiceAnswer(Table& t, ChoiceFrame& f, Option o) {
    const bool isArenaChosen = f.what == Ask::arena || f.what == Ask::freshArena;
    if (isArenaChosen || o.kind == OptionKind::number) {
        if (isArenaChosen)
            t.outcome().amount = o.number;
        else
            nameNumber(t, f, o.number);
        return done();
    }
    bool paid = o.kind == OptionKind::yes;
    if (paid) payToll(t, f);
    if (f.what == Ask::intercept && paid)
        if (AttackFrame* attack = currentAttack(t)) turnAttackOn(t, *attack, f.piece);
    return done();
}
Flow choiceEnds(Table&, ChoiceFrame&) { return done(); }
constexpr Step<Table> kChoiceSteps[] = {
    {partOf("TCG-FX-01"), "how much", ask<howMuchWho, howMuchOptions, howMuchAnswer>()},
    {partOf("TCG-FX-01"), "small question", ask<choiceWho, choiceOptions, choiceAnswer>()},
    {kOurs, "not asked", act<choiceEnds>()},
};

}  // namespace

void askFor(Table& t, Ask what, Seat who, int amount, PieceRef piece, PieceRef by) {
    t.call(State::kChoice, ChoiceFrame{piece, static_cast<int16_t>(amount), what, who, by}, who);
}

Procedure<Table> choiceProcedure() { return procedure<ChoiceFrame>("choice", kChoiceSteps); }

}  // namespace cantina::tcg
