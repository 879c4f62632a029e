// Set-up: hands and the mulligan, resources, the roll-off, the battlefield and the shields of those who lost it.
// Rules: DST-SETUP-01 to 11, DST-BF-01, DST-BF-02, DST-MP-03, DST-MP-04.
#include <algorithm>

#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

// --- hands

void drawUp(Table& t, Seat seat) {
    while (t.s.pieces.size({kHand, seat}) < kHandSize && t.s.pieces.size({kDeck, seat}) > 0)
        moveCard(t, t.s.pieces.top({kDeck, seat}), {kHand, seat});
}
// The team lies on the table; each character gets its dice, two if it is elite (DST-CHAR-05).
Flow layOutTeams(Table& t, SetupFrame&) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kCharacters, seatAt(i)}))
            if (bool elite = (t.s.pieces.data(p).bits & PieceData::kElite) != 0; hasDie(t, p))
                putDice(t, p, elite && t.on("DST-CHAR-05"_rule) ? 2 : 1);
    return next();
}
Flow layOutBattlefields(Table& t, SetupFrame&) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p = t.s.pieces.top({kDeck, seatAt(i)}); p.some();) {
            Piece after = t.s.pieces.after(p);
            if (defOf(t, p).type == kBattlefieldCard) moveCard(t, p, {kSetAside, seatAt(i)});
            p = after;
        }
    return next();
}
Flow drawHands(Table& t, SetupFrame&) {
    for (int i = 0; i < t.seats(); ++i) {
        shuffleZone(t, {kDeck, seatAt(i)});
        drawUp(t, seatAt(i));
    }
    return next();
}
Flow callMulligan(Table& t, SetupFrame&) {
    t.call(kMulligan, MulliganFrame{});
    return next();
}

using MulliganRule = Requirement<Table, const MulliganFrame&, Piece>;
bool isInPickingHand(Table& t, const MulliganFrame& f, Piece p) {
    return t.s.pieces.zoneOf(p) == Zone{kHand, seatAt(f.seat)};
}
bool isUnpicked(Table&, const MulliganFrame& f, Piece p) {
    return std::none_of(f.picks[f.seat], f.picks[f.seat] + f.count, [&](Piece x) { return x == p; });
}
bool isLater(Table&, const MulliganFrame& f, Piece p) {
    return f.count < MulliganFrame::kCards && (f.count == 0 || p.n > f.picks[f.seat][f.count - 1].n);
}
constexpr MulliganRule kMulliganCards[] = {
    {"DST-SETUP-04", "it is not in your hand", isInPickingHand},
    {kOurs, kPickedAlready, isUnpicked},
    {kOurs, kPassedOver, isLater},
};
Seat pickWho(Table& t, MulliganFrame& f) {
    while (f.seat < t.seats() && (isGone(t, seatAt(f.seat)) || t.s.pieces.size({kHand, seatAt(f.seat)}) == 0)) ++f.seat;
    return f.seat < t.seats() ? seatAt(f.seat) : kNobody;
}
void pickOptions(Table& t, MulliganFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, seatAt(f.seat)}))
        if (allHoldOf<2>(t, kMulliganCards, f, p)) out.add(optionPiece(p));
    out.add(optionDone());
}
void exchange(Table& t, MulliganFrame& f, int seat) {
    if (!f.picks[seat][0].some() || isGone(t, seatAt(seat))) return;
    for (Piece& p : f.picks[seat]) {
        if (p.some()) moveCard(t, p, {kDeck, seatAt(seat)});
        p = {};
    }
    shuffleZone(t, {kDeck, seatAt(seat)});
    drawUp(t, seatAt(seat));
}
// DST-SETUP-05: nothing is shuffled before everybody has chosen; off: one after the other.
Flow pickAnswer(Table& t, MulliganFrame& f, Option o) {
    if (o.kind == OptionKind::piece) {
        f.picks[f.seat][f.count++] = o.piece;
        return again();
    }
    if (!t.on("DST-SETUP-05"_rule)) exchange(t, f, f.seat);
    f.count = 0;
    ++f.seat;
    return again();
}
Flow exchangeAll(Table& t, MulliganFrame& f) {
    for (int i = 0; i < t.seats(); ++i) exchange(t, f, i);
    return done();
}
constexpr Step<Table> kMulliganSteps[] = {
    {partOf("DST-SETUP-05"), "choose cards", askFrom<pickWho, pickOptions, pickAnswer, kMulliganCards>()},
    {partOf("DST-SETUP-04"), "shuffle and draw", act<exchangeAll>()},
};

// --- resources and the roll-off

Flow gainTwo(Table& t, SetupFrame&) {
    for (int i = 0; i < t.seats(); ++i) setResources(t, seatAt(i), t.s.resources[i] + 2);
    return next();
}
int rollTotal(Table& t, Seat seat) {
    AnyPieces dice;
    uint8_t from = t.s.pieces.size({kOnCard, seat}) > 0 ? kOnCard : kPool;  // a tie: they lie in the pool already
    for (Piece die : t.s.pieces.in({from, seat})) t.pushOrFault(dice, die);
    int sum = 0;
    for (Piece die : dice) {
        rollQuietly(t, die);
        sum += sideOf(t, die).value;
    }
    return sum;
}
// DST-MP-03: of several only those who tied roll again. Dice that always tie (a toy table) leave it to chance.
Flow rollOff(Table& t, SetupFrame& f) {
    if (f.rolls == 0) f.tied = static_cast<uint8_t>((1u << t.seats()) - 1);
    int best = -1;
    uint8_t tied = 0;
    for (int i = 0; i < t.seats(); ++i) {
        if (((f.tied >> i) & 1) == 0 || isGone(t, seatAt(i))) continue;
        int sum = f.rolls < 50 ? rollTotal(t, seatAt(i)) : static_cast<int>(t.s.core.chance.below(1000));
        if (sum > best) tied = 0;
        if (sum >= best) tied = static_cast<uint8_t>(tied | 1u << i);
        best = std::max(best, sum);
    }
    for (int i = 0; i < t.seats(); ++i)
        if (((tied >> i) & 1) != 0) f.winner = seatAt(i);
    // DST-MP-03; off: everybody rolls again.
    f.tied = t.on("DST-MP-03"_rule) ? tied : static_cast<uint8_t>((1u << t.seats()) - 1);
    ++f.rolls;
    return (tied & (tied - 1)) != 0 ? again() : next();
}

// --- the battlefield

template <class Fn>
void forEachBattlefield(Table& t, Fn fn) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kSetAside, seatAt(i)}))
            if (defOf(t, p).type == kBattlefieldCard) fn(p);
}
int battlefieldsOf(Table& t, Seat seat) {
    int n = 0;
    forEachBattlefield(t, [&](Piece p) { n += t.s.pieces.row(p).owner == seat ? 1 : 0; });
    return n;
}
Seat battlefieldWho(Table& t, SetupFrame& f) {
    bool any = false;
    forEachBattlefield(t, [&](Piece) { any = true; });
    if (!f.winner.some()) f.winner = seatAt(0);
    t.s.holder = t.s.arbiter = f.winner;
    return any ? f.winner : kNobody;
}
bool isLaidOut(Table& t, const SetupFrame&, Piece p) {
    return t.s.pieces.isIn(p, kSetAside) && defOf(t, p).type == kBattlefieldCard;
}
// Of another player's two the first stands for both.
bool isFirstOfTheirs(Table& t, const SetupFrame& f, Piece p) {
    Seat owner = t.s.pieces.row(p).owner;
    Piece first;
    forEachBattlefield(t, [&](Piece x) {
        if (!first.some() && t.s.pieces.row(x).owner == owner) first = x;
    });
    return owner == f.winner || first == p;
}
constexpr Requirement<Table, const SetupFrame&, Piece> kBattlefields[] = {
    {"DST-SETUP-08", "it is no battlefield that was laid out", isLaidOut},
    {kOurs, "its player chooses which of their battlefields is used: choose the other one", isFirstOfTheirs},
};
constexpr Requirement<Table, const SetupFrame&, Piece> kOwnBattlefields[] = {
    {"DST-SETUP-08", "it is no battlefield that was laid out", isLaidOut},
    {partOf("DST-SETUP-08"), "it is not yours",
     [](Table& t, const SetupFrame&, Piece p) { return t.s.pieces.row(p).owner == t.s.holder; }},
};
// Of another player who brought two only one is named: that player chooses between them.
void battlefieldOptions(Table& t, SetupFrame& f, Options& out) {
    forEachBattlefield(t, [&](Piece p) {
        if (allHoldOf<1>(t, kBattlefields, f, p)) out.add(optionPiece(p));
    });
}
// A card lets a player bring two: that player chooses which of them is used.
bool choosesOwn(Table& t, Seat seat) {
    return isHeld(t, language::Form::change, {kHoldBattlefields, {}, seat}) && battlefieldsOf(t, seat) > 1;
}
// DST-ED-29: in the first edition a battlefield that is not used leaves the game.
void removeTheRest(Table& t) {
    AnyPieces rest;
    forEachBattlefield(t, [&](Piece p) { t.pushOrFault(rest, p); });
    for (Piece p : rest) moveCard(t, p, {kRemoved, t.s.pieces.row(p).owner});
}
Flow useBattlefield(Table& t, Piece p) {
    moveCard(t, p, {kBattlefield, t.s.pieces.row(p).owner});
    if (isFirstEdition(t, "DST-ED-29"_rule)) removeTheRest(t);
    return next();
}
Flow battlefieldAnswer(Table& t, SetupFrame& f, Option o) {
    Seat owner = t.s.pieces.row(o.piece).owner;
    t.s.holder = t.s.arbiter = owner;
    if (!(owner == f.winner) && choosesOwn(t, owner)) return next();
    useBattlefield(t, o.piece);
    return skipTo("6 shields");
}
Seat whichWho(Table& t, SetupFrame&) { return choosesOwn(t, t.s.holder) ? t.s.holder : kNobody; }
void whichOptions(Table& t, SetupFrame& f, Options& out) {
    forEachBattlefield(t, [&](Piece p) {
        if (allHoldOf<1>(t, kOwnBattlefields, f, p)) out.add(optionPiece(p));
    });
}
Flow whichAnswer(Table& t, SetupFrame&, Option o) { return useBattlefield(t, o.piece); }
// Two shields for the one whose battlefield is not used; one each if there are several (DST-MP-04).
// DST-ED-71: in the first edition it is the winner of the roll-off who gets none, where there are several.
Flow shieldsForTheRest(Table& t, SetupFrame& f) {
    while (f.placed < t.seats()) {
        Seat seat = seatAt(f.placed++);
        Seat without = t.seats() > 2 && isFirstEdition(t, "DST-ED-71"_rule) ? f.winner : t.s.holder;
        if (isGone(t, seat) || without == seat) continue;
        spreadShields(t, seat, t.seats() > 2 && t.on("DST-MP-04"_rule) ? 1 : 2, {});
        return again();
    }
    return next();
}
Flow diceBack(Table& t, SetupFrame&) {
    for (int i = 0; i < t.seats(); ++i)
        while (t.s.pieces.size({kPool, seatAt(i)}) > 0) returnDie(t, t.s.pieces.top({kPool, seatAt(i)}));
    return next();
}
// DST-ED-30: the first edition has no such step.
Flow afterSetup(Table& t, SetupFrame&) {
    setMark(t);
    if (isFirstEdition(t, "DST-ED-30"_rule)) return next();
    announce(t, Event{kSetUp, kNobody, 0, {}, {}, {}}, "DST-SETUP-11");
    return next();
}
Flow runQueue(Table& t, SetupFrame&) { return resolveFirst(t) ? again() : next(); }

constexpr Step<Table> kSetupSteps[] = {
    {"DST-SETUP-01", "1 team and dice", act<layOutTeams>()},
    {"DST-SETUP-02", "2 battlefields", act<layOutBattlefields>()},
    {"DST-SETUP-03", "3 shuffle and draw", act<drawHands>()},
    {"DST-SETUP-04", "4 mulligan", act<callMulligan>()},
    {"DST-SETUP-06", "5 resources", act<gainTwo>()},
    {"DST-SETUP-07", "6 roll-off", act<rollOff>()},
    {"DST-SETUP-08", "6 choose a battlefield",
     askFrom<battlefieldWho, battlefieldOptions, battlefieldAnswer, kBattlefields>()},
    {partOf("DST-SETUP-08"), "6 which of two", askFrom<whichWho, whichOptions, whichAnswer, kOwnBattlefields>()},
    {"DST-SETUP-09", "6 shields", act<shieldsForTheRest>()},
    {"DST-SETUP-10", "6 dice back", act<diceBack>()},
    {"DST-SETUP-11", "7 after set-up", act<afterSetup>()},
    {partOf("DST-QUE-01"), "queue", act<runQueue>()},
};

}  // namespace

const Procedure<Table> kSetupProcedure = procedure<SetupFrame>("set-up", kSetupSteps);
const Procedure<Table> kMulliganProcedure = procedure<MulliganFrame>("mulligan", kMulliganSteps);

}  // namespace cantina::destiny
