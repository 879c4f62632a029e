// Small questions in the middle of an effect: an arena, a number, "unless you pay"; dividing a hand; discarding from full
// arenas. TCG-PHR-06, TCG-ZONE-14.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

int forceOf(Table& t, Seat seat) { return t.s.force[seat.index()]; }

bool asksHowMuch(const ChoiceFrame& f) { return f.what == Ask::prevent || f.what == Ask::deflect || f.what == Ask::heal; }
Seat howMuchWho(Table&, ChoiceFrame& f) { return asksHowMuch(f) ? f.who : kNobody; }
void howMuchOptions(Table&, ChoiceFrame& f, Options& out) {
    for (int n = 0; n <= f.amount; ++n) out.add(optionNumber(n));
}
// "Up to" so much, where less may be worth more (countsDamage).
Flow howMuchAnswer(Table& t, ChoiceFrame& f, Option o) {
    t.outcome().amount = o.number;
    if (o.number == 0) t.outcome() = kNothingHappened;
    if (f.what == Ask::heal) {
        removeCounters(t, f.piece.piece, o.number);
        return done();
    }
    const int prevented = prevent(t, f.piece, o.number, f.by);
    if (f.what != Ask::deflect || prevented == 0) return done();
    t.call(State::kDeflect, DeflectFrame{f.piece, static_cast<int16_t>(prevented), f.who, 0}, f.who);
    return skipTo("not asked");
}

// Who cannot pay is not asked: everybody knows how much Force a player has.
Seat choiceWho(Table& t, ChoiceFrame& f) {
    bool pays = f.what == Ask::toll || f.what == Ask::intercept;
    return pays && forceOf(t, f.who) < f.amount ? kNobody : f.who;
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
    // A toll that was paid stops the rest; one for an attack lets it go on.
    if (f.what == Ask::toll && paid) t.outcome() = kNothingHappened;
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

// --- a hand lies open: its owner keeps one, the opponent discards one, until none is left

Seat haggleWho(Table& t, HaggleFrame& f) {
    if (t.s.pieces.size({kOut, f.owner}) == 0) return kNobody;
    bool any = false;
    for (Piece p : t.s.pieces.in({kOut, f.owner})) any = any || (dataOf(t, p).flags & PieceData::kHeld) != 0;
    return any ? (f.discards != 0 ? opponentOf(f.owner) : f.owner) : kNobody;
}
constexpr Requirement<Table, const HaggleFrame&, Piece> kOpenCards[] = {
    {partOf("TCG-FX-01"), "it is none of the cards that lie open",
     [](Table& t, const HaggleFrame& f, Piece p) {
         return t.s.pieces.zoneOf(p) == Zone{kOut, f.owner} && (dataOf(t, p).flags & PieceData::kHeld) != 0;
     }},
};
void haggleOptions(Table& t, HaggleFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kOut, f.owner}))
        if (allHold<kOpenCards>(t, f, p)) out.add(optionPiece(p));
}
Flow haggleAnswer(Table& t, HaggleFrame& f, Option o) {
    dataOf(t, o.piece).flags = 0;
    movePiece(t, o.piece, {f.discards != 0 ? uint8_t{kDiscard} : uint8_t{kHand}, f.owner}, Where::top);
    f.discards ^= 1;
    return again();
}
Flow setAside(Table& t, HaggleFrame& f) {
    for (;;) {
        Piece p = t.s.pieces.top({kHand, f.owner});
        if (!p.some()) break;
        movePiece(t, p, {kOut, f.owner});
        dataOf(t, p).flags = PieceData::kHeld;
    }
    return next();
}
Flow haggleEnds(Table&, HaggleFrame&) { return done(); }
constexpr Step<Table> kHaggleSteps[] = {
    {partOf("TCG-FX-01"), "set aside", act<setAside>()},
    {partOf("TCG-FX-01"), "divide", askFrom<haggleWho, haggleOptions, haggleAnswer, kOpenCards>()},
    {partOf("TCG-FX-01"), "divided", act<haggleEnds>()},
};

// --- who has many units in an arena gives one up

Zone cullZone(const CullFrame& f) { return {kArenas[f.next % 3], seatAt(f.next / 3)}; }
Flow nextCull(Table& t, CullFrame& f) {
    while (f.next < 6 && t.s.pieces.size(cullZone(f)) < f.least) ++f.next;
    return f.next < 6 ? next() : done();
}
Seat cullWho(Table&, CullFrame& f) { return seatAt(f.next / 3); }
constexpr Requirement<Table, const CullFrame&, Piece> kCulled[] = {
    {partOf("TCG-GLO-12"), "it is no unit of yours in the arena in which one is given up",
     [](Table& t, const CullFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == cullZone(f); }},
};
void cullOptions(Table& t, CullFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in(cullZone(f))) out.add(optionPiece(p));
}
Flow cullAnswer(Table& t, CullFrame& f, Option o) {
    discardUnit(t, o.piece);
    ++f.next;
    return restart();
}
constexpr Step<Table> kCullSteps[] = {
    {kOurs, "next arena", act<nextCull>()},
    {partOf("TCG-GLO-12"), "give up a unit", askFrom<cullWho, cullOptions, cullAnswer, kCulled>()},
};

}  // namespace

void askFor(Table& t, Ask what, Seat who, int amount, PieceRef piece, PieceRef by) {
    t.call(State::kChoice, ChoiceFrame{piece, static_cast<int16_t>(amount), what, who, by}, who);
}

Procedure<Table> choiceProcedure() { return procedure<ChoiceFrame>("choice", kChoiceSteps); }
Procedure<Table> haggleProcedure() { return procedure<HaggleFrame>("haggle", kHaggleSteps); }
Procedure<Table> cullProcedure() { return procedure<CullFrame>("cull", kCullSteps); }

}  // namespace cantina::tcg
