// Choices that cards ask of a player: see choices.h.
// Rules: DST-TERM-07 (several targets are chosen at once), DST-TERM-21, DST-ACT-ILL-02.
#include "games/destiny/rules/choices.h"

#include <algorithm>

namespace cantina::destiny {
namespace {

// --- so many of a pool or hand: all of them are chosen before anything happens to one

Zone pickedFrom(const PickFrame& f) { return {f.what <= PickFrame::kRemoveCharacterDice ? kPool : kHand, f.whose}; }
using PickRule = Requirement<Table, const PickFrame&, Piece>;
bool isWhereItPicks(Table& t, const PickFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == pickedFrom(f); }
bool isUnpicked(Table&, const PickFrame& f, Piece p) { return !f.picks.has(p); }
bool isLater(Table&, const PickFrame& f, Piece p) { return p.n > f.picks.last().n; }
bool isRemovable(Table& t, const PickFrame& f, Piece p) {
    return f.what != PickFrame::kRemove || canRemove(t, p, t.self().seat);
}
bool isOfCharacter(Table& t, const PickFrame& f, Piece p) {
    return f.what != PickFrame::kRemoveCharacterDice || defOf(t, p).type == kCharacter;
}
bool leavesEnough(Table& t, const PickFrame& f, Piece p);
constexpr PickRule kPickRules[] = {
    {partOf("DST-TERM-05"), "it is not in the pool or hand that is meant", isWhereItPicks},
    {kOurs, kPickedAlready, isUnpicked},
    {kOurs, kPassedOver, isLater},
    {partOf("DST-EFF-NEG-01"), "a die protects it: it cannot be removed", isRemovable},
    {"DST-TERM-01", "it is no character die", isOfCharacter},
    {kOurs, "those after it in the list are too few: so many must be chosen", leavesEnough},
};
bool canPick(Table& t, const PickFrame& f, Piece p) { return allHoldOf<2, 3, 4>(t, kPickRules, f, p); }
// As many as there are; the last ones leave no earlier ones to be taken.
int pickable(Table& t, const PickFrame& f, Piece from) {
    int n = 0;
    for (Piece p : t.s.pieces.in(pickedFrom(f))) n += canPick(t, f, p) && p.n >= from.n ? 1 : 0;
    return n;
}
bool leavesEnough(Table& t, const PickFrame& f, Piece p) {
    return pickable(t, f, p) >= std::min<int>(f.left, pickable(t, f, {}));
}
Seat pickWho(Table& t, PickFrame& f) { return f.left > 0 && pickable(t, f, {}) > 0 ? t.self().seat : kNobody; }
void pickOptions(Table& t, PickFrame& f, Options& out) {
    int wanted = std::min<int>(f.left, pickable(t, f, {}));
    for (Piece p : t.s.pieces.in(pickedFrom(f)))
        if (canPick(t, f, p) && pickable(t, f, p) >= wanted) out.add(optionPiece(p));
}
Flow pickAnswer(Table&, PickFrame& f, Option o) {
    f.picks.add(o.piece);
    --f.left;
    return again();
}
Flow pickNow(Table& t, PickFrame& f) {
    const PickFrame chosen = f;
    if (chosen.left > 0) t.outcome().flags = Result::kHappened;
    if (chosen.picks.empty()) t.outcome() = kNothingHappened;
    t.outcome().amount = static_cast<int16_t>(chosen.picks.size());
    chosen.picks.forEach([&](Piece p) {
        switch (chosen.what) {
            case PickFrame::kRemoveCharacterDice:
            case PickFrame::kRemove: removeDie(t, p, {t.self().seat, chosen.source, chosen.special != 0}); break;
            case PickFrame::kReroll: roll(t, p); break;
            case PickFrame::kDiscardThem: moveCard(t, p, {kDiscard, chosen.whose}); break;
            default: moveCard(t, p, setAside(t, p)); break;
        }
    });
    return done();
}
constexpr Step<Table> kPickSteps[] = {
    {partOf("DST-TERM-05"), "choose", askFrom<pickWho, pickOptions, pickAnswer, kPickRules>()},
    {partOf("DST-TERM-07"), "all at once", act<pickNow>()},
};

// --- the top cards of a deck

Seat deckWho(Table& t, LookFrame&) { return t.self().seat; }
void deckOptions(Table& t, LookFrame&, Options& out) {
    for (int i = 0; i < t.seats(); ++i)
        if (!isGone(t, seatAt(i))) out.add(optionSeat(seatAt(i)));
}
Flow deckAnswer(Table&, LookFrame& f, Option o) {
    f.whose = seatAt(o.number);
    return next();
}
// DST-ACT-ILL-02: whoever looked into a deck cannot take the action back.
Flow look(Table& t, LookFrame& f) {
    noteDeck(t);
    Piece p = t.s.pieces.top({kDeck, f.whose});
    for (int n = 0; n < f.most && p.some(); ++n, p = t.s.pieces.after(p)) {
        reveal(t, p, static_cast<uint8_t>(1u << t.self().seat.index()));
        t.pushOrFault(f.cards, p);
    }
    if (f.cards.empty()) {
        t.outcome() = kNothingHappened;
        return done();
    }
    return f.what == LookFrame::kArrange ? next() : skipTo("discard one");
}
void take(LookFrame& f, Piece card) {
    for (int i = f.cards.size() - 1; i >= 0; --i)
        if (f.cards[i] == card) f.cards.removeAt(i);
}
Seat cardWho(Table& t, LookFrame& f) { return f.cards.empty() ? kNobody : t.self().seat; }
constexpr Requirement<Table, const LookFrame&, Piece> kSeenCards[] = {
    {partOf("DST-TERM-21"), "it is none of the cards that you look at",
     [](Table&, const LookFrame& f, Piece p) {
         return std::any_of(f.cards.begin(), f.cards.end(), [&](Piece x) { return x == p; });
     }},
};
void cardOptions(Table&, LookFrame& f, Options& out) {
    for (Piece p : f.cards) out.add(optionPiece(p));
}
Flow cardAnswer(Table&, LookFrame& f, Option o) {
    f.card = o.piece;
    return next();
}
// 1: on top of what was put there before, 2: below what was put there before.
Seat placeWho(Table& t, LookFrame& f) { return f.card.some() ? t.self().seat : kNobody; }
void placeOptions(Table&, LookFrame&, Options& out) {
    out.add(optionNumber(1));
    out.add(optionNumber(2));
}
Flow placeAnswer(Table& t, LookFrame& f, Option o) {
    moveCard(t, f.card, {kDeck, f.whose}, o.number == 1 ? Where::top : Where::bottom);
    take(f, f.card);
    f.card = {};
    return f.cards.empty() ? done() : skipTo("card");
}
Flow endLook(Table&, LookFrame&) { return done(); }
Seat oneWho(Table& t, LookFrame&) { return t.self().seat; }
void oneOptions(Table&, LookFrame& f, Options& out) {
    for (Piece p : f.cards) out.add(optionPiece(p));
    out.add(optionNo());
}
Flow oneAnswer(Table& t, LookFrame& f, Option o) {
    if (o.kind == OptionKind::no) return next();
    const LookFrame seen = f;
    moveCard(t, o.piece, {kDiscard, seen.whose});
    for (Piece p : seen.cards)
        if (!(p == o.piece)) moveCard(t, p, {kHand, seen.whose});
    return next();
}
constexpr Step<Table> kLookSteps[] = {
    {partOf("DST-TERM-05"), "whose deck", ask<deckWho, deckOptions, deckAnswer>()},
    {"DST-TERM-21", "look", act<look>()},
    {partOf("DST-TERM-21"), "card", askFrom<cardWho, cardOptions, cardAnswer, kSeenCards>()},
    {partOf("DST-TERM-21"), "top or bottom", ask<placeWho, placeOptions, placeAnswer>()},
    {kOurs, "end", act<endLook>()},
    {partOf("DST-TERM-05"), "discard one", askFrom<oneWho, oneOptions, oneAnswer, kSeenCards>()},
};

// --- two groups of dice

constexpr Requirement<Table, const SplitFrame&, Piece> kDiceToSplit[] = {
    {partOf("DST-TERM-05"), "it is no die in your pool",
     [](Table& t, const SplitFrame&, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kPool, t.self().seat}; }},
    {kOurs, kPickedAlready, [](Table&, const SplitFrame& f, Piece die) { return !f.first.has(die); }},
    {kOurs, kPassedOver, [](Table&, const SplitFrame& f, Piece die) { return die.n > f.first.last().n; }},
};
bool canSplit(Table& t, const SplitFrame& f, Piece die) { return allHoldOf<2>(t, kDiceToSplit, f, die); }
Seat splitWho(Table& t, SplitFrame& f) {
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (canSplit(t, f, die)) return t.self().seat;
    return kNobody;
}
void splitOptions(Table& t, SplitFrame& f, Options& out) {
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (canSplit(t, f, die)) out.add(optionPiece(die));
    out.add(optionDone());
}
Flow splitAnswer(Table&, SplitFrame& f, Option o) {
    if (o.kind == OptionKind::done) return next();
    f.first.add(o.piece);
    return again();
}
Seat groupWho(Table& t, SplitFrame& f) { return t.s.pieces.size({kPool, t.self().seat}) > 0 ? f.chooser : kNobody; }
void groupOptions(Table&, SplitFrame&, Options& out) {
    out.add(optionNumber(1));
    out.add(optionNumber(2));
}
Flow groupAnswer(Table& t, SplitFrame& f, Option o) {
    const SplitFrame split = f;
    AnyPieces gone;
    for (Piece die : t.s.pieces.in({kPool, t.self().seat})) {
        if (split.first.has(die) == (o.number == 1) && canRemove(t, die, split.chooser)) t.pushOrFault(gone, die);
    }
    if (gone.empty()) t.outcome() = kNothingHappened;
    for (Piece die : gone) removeDie(t, die, {split.chooser, split.source, split.special != 0});
    return next();
}
constexpr Step<Table> kSplitSteps[] = {
    {partOf("DST-TERM-05"), "split", askFrom<splitWho, splitOptions, splitAnswer, kDiceToSplit>()},
    {partOf("DST-TERM-04"), "choose a group", ask<groupWho, groupOptions, groupAnswer>()},
};

// --- shields that are given up

Seat shedWho(Table& t, ShedFrame&) { return t.self().seat; }
void shedOptions(Table& t, ShedFrame& f, Options& out) {
    for (int n = 0; n <= shieldsOn(t, f.from.piece); ++n) out.add(optionNumber(n));
}
Flow shedAnswer(Table& t, ShedFrame& f, Option o) {
    if (o.number > 0) {
        setShields(t, f.from.piece, shieldsOn(t, f.from.piece) - o.number);
        t.outcome().amount = static_cast<int16_t>(o.number);
    } else {
        t.outcome() = kNothingHappened;
    }
    return next();
}
constexpr Step<Table> kShedSteps[] = {{partOf("DST-TERM-08"), "how many", ask<shedWho, shedOptions, shedAnswer>()}};

// --- unless a player pays

Seat unlessWho(Table& t, UnlessFrame& f) {
    return t.s.resources[t.self().seat.index()] >= f.price ? t.self().seat : kNobody;
}
void unlessOptions(Table&, UnlessFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow unlessAnswer(Table& t, UnlessFrame& f, Option o) {
    if (o.kind == OptionKind::no) return next();
    setResources(t, t.self().seat, t.s.resources[t.self().seat.index()] - f.price);
    t.outcome() = kNothingHappened;
    return done();
}
Flow readyAfterAll(Table& t, UnlessFrame& f) {
    if (isAlive(t, f.card) && isExhausted(t, f.card.piece)) {
        setBit(t, f.card.piece, PieceData::kExhausted, false);
        announce(t, Event{kReadied, kNobody, 0, f.card, {}, {}}, "DST-RDY-01");
    }
    return done();
}
constexpr Step<Table> kUnlessSteps[] = {
    {partOf("DST-RESO-01"), "pay", ask<unlessWho, unlessOptions, unlessAnswer>()},
    {partOf("DST-RDY-01"), "ready", act<readyAfterAll>()},
};

// --- each opponent, clockwise

Seat nextOpponent(Table& t, const EachOpponentFrame& f) {
    Seat seat = f.by;
    for (int i = 0; i <= f.asked; ++i) seat = t.nextSeat(seat);
    return seat;
}
Seat victimWho(Table& t, EachOpponentFrame& f) {
    Seat seat = nextOpponent(t, f);
    return seat == f.by ? kNobody : seat;
}
constexpr Requirement<Table, const EachOpponentFrame&, Piece> kVictims[] = {
    {partOf("DST-TERM-05"), "it is no character of yours",
     [](Table& t, const EachOpponentFrame& f, Piece p) {
         return t.s.pieces.zoneOf(p) == Zone{kCharacters, nextOpponent(t, f)};
     }},
};
void victimOptions(Table& t, EachOpponentFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kCharacters, nextOpponent(t, f)})) out.add(optionPiece(p));
}
Flow victimAnswer(Table& t, EachOpponentFrame& f, Option o) {
    const EachOpponentFrame now = f;
    ++f.asked;
    dealDamage(t, refOf(t, o.piece), now.source, now.amount, kBlank, true);
    return again();
}
constexpr Step<Table> kEachOpponentSteps[] = {
    {partOf("DST-TERM-05"), "choose", askFrom<victimWho, victimOptions, victimAnswer, kVictims>()}};

// --- any opponent may pay to remove a die, clockwise

Seat payer(Table& t, const RansomFrame& f) {
    Seat seat = f.by;
    for (int i = 0; i <= f.asked; ++i) seat = t.nextSeat(seat);
    return seat;
}
Seat ransomWho(Table& t, RansomFrame& f) {
    for (; isAlive(t, f.die) && t.s.pieces.isIn(f.die.piece, kPool) && !(payer(t, f) == f.by); ++f.asked)
        if (t.s.resources[payer(t, f).index()] >= f.price) return payer(t, f);
    return kNobody;
}
void ransomOptions(Table&, RansomFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow ransomAnswer(Table& t, RansomFrame& f, Option o) {
    const RansomFrame now = f;
    Seat seat = payer(t, now);
    ++f.asked;
    if (o.kind == OptionKind::no) return again();
    setResources(t, seat, t.s.resources[seat.index()] - now.price);
    setResources(t, now.by, t.s.resources[now.by.index()] + now.price);
    removeDie(t, now.die.piece, {seat, now.source});  // who pays removes it
    return done();
}
constexpr Step<Table> kRansomSteps[] = {{partOf("DST-RESO-01"), "pay", ask<ransomWho, ransomOptions, ransomAnswer>()}};

// --- each player activates a character; the dice of those with the lowest total are removed

Seat contestant(Table& t, const ContestFrame& f) {
    Seat seat = f.by;
    for (int i = 0; i < f.asked; ++i) seat = t.nextSeat(seat);
    return seat;
}
template <class Fn>
void forEachReady(Table& t, Seat seat, Fn fn) {
    for (Piece p : t.s.pieces.in({kCharacters, seat}))
        if (!isExhausted(t, p)) fn(p);
}
Seat contestWho(Table& t, ContestFrame& f) {
    const auto left = static_cast<uint8_t>(t.seatsLeft());
    for (; f.asked < left; ++f.asked) {
        bool any = false;
        forEachReady(t, contestant(t, f), [&](Piece) { any = true; });
        if (any) return contestant(t, f);
    }
    return kNobody;
}
constexpr Requirement<Table, const ContestFrame&, Piece> kContestants[] = {
    {partOf("DST-TERM-05"), "it is no character of yours",
     [](Table& t, const ContestFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kCharacters, contestant(t, f)}; }},
    {partOf("DST-ACT-ACTV-05"), "it is exhausted",
     [](Table& t, const ContestFrame&, Piece p) { return !isExhausted(t, p); }},
};
void contestOptions(Table& t, ContestFrame& f, Options& out) {
    forEachReady(t, contestant(t, f), [&](Piece p) { out.add(optionPiece(p)); });
}
Flow contestAnswer(Table& t, ContestFrame& f, Option o) {
    Seat seat = contestant(t, f);
    for (Piece die : t.s.pieces.in({kOnCard, seat}))
        if (t.s.pieces.data(die).on == o.piece && defOf(t, die).type == kCharacter) f.dice.add(die);
    ++f.asked;
    activate(t, o.piece, seat);
    return again();
}
// DST-RUL-EAW-03: of several with the lowest total all lose their dice; off: nobody does.
Flow compare(Table& t, ContestFrame& f) {
    const ContestFrame now = f;
    int totals[kMaxSeats] = {};
    now.dice.forEach([&](Piece die) {
        if (t.s.pieces.isIn(die, kPool)) totals[controllerOf(t, die).index()] += sideOf(t, die).value;
    });
    int least = 999;
    int tied = 0;
    for (int i = 0; i < t.seats(); ++i) {
        if (isGone(t, seatAt(i))) continue;
        tied = totals[i] < least ? 1 : tied + (totals[i] == least ? 1 : 0);
        least = std::min(least, totals[i]);
    }
    if (tied > 1 && !t.on("DST-RUL-EAW-03"_rule)) return done();
    now.dice.forEach([&](Piece die) {
        Seat owner = controllerOf(t, die);
        if (t.s.pieces.isIn(die, kPool) && totals[owner.index()] == least) removeDie(t, die, {owner, now.source});
    });
    return done();
}
constexpr Step<Table> kContestSteps[] = {
    {partOf("DST-TERM-05"), "activate", askFrom<contestWho, contestOptions, contestAnswer, kContestants>()},
    {partOf("DST-TERM-09"), "compare", act<compare>()},
};

// --- a card effect discards a card from play; it may be replaced

Flow wouldBeTaken(Table& t, DiscardFrame& f) {
    Event e{kWouldBeTaken, t.self().seat, 0, f.card, {}, {}};
    if (!openWould(t, e)) openBefore(t, e);  // in the first edition replacements are no faster than others
    return next();
}
Flow takeIt(Table& t, DiscardFrame& f) {
    if (t.result().replaced()) {
        t.outcome() = {Result::kReplaced, 0, 0};
    } else if (isAlive(t, f.card) && isInPlay(t, f.card.piece)) {
        discardFromPlay(t, f.card.piece);
    }
    return done();
}
constexpr Step<Table> kDiscardSteps[] = {{partOf("DST-EFF-REP-03"), "would be", act<wouldBeTaken>()},
                                         {partOf("DST-ZONE-13"), "discard", act<takeIt>()}};

// --- a card that lies face down on another one is played

// DST-RUL-SOR-18: nobody has seen it before. DST-RUL-SOR-19: what cannot be played goes to its owner's discard pile.
Flow turnUp(Table& t, StackFrame& f) {
    Piece card = f.card.piece;
    reveal(t, card);
    t.s.pieces.data(f.copy.piece).on = {};
    moveCard(t, f.copy.piece, {kDiscard, t.s.pieces.row(f.copy.piece).owner});
    Seat seat = t.self().seat;
    if (!mayPlayThrough(t, seat, card, 99) && t.on("DST-RUL-SOR-19"_rule)) {
        moveCard(t, card, {kDiscard, t.s.pieces.row(card).owner});
        return done();
    }
    PlayFrame play{f.card, {}, {}, 99, seat, 1};
    play.from = kStacked;
    t.call(kPlayCard, play, seat);
    return done();
}
constexpr Step<Table> kStackSteps[] = {{"DST-RUL-SOR-18", "turn up", act<turnUp>()}};

}  // namespace

const Procedure<Table> kRansomProcedure = procedure<RansomFrame>("ransom", kRansomSteps);
const Procedure<Table> kContestProcedure = procedure<ContestFrame>("contest", kContestSteps);
const Procedure<Table> kDiscardProcedure = procedure<DiscardFrame>("discard from play", kDiscardSteps);
const Procedure<Table> kStackProcedure = procedure<StackFrame>("play what was stacked", kStackSteps);
const Procedure<Table> kPickProcedure = procedure<PickFrame>("pick", kPickSteps);
const Procedure<Table> kLookProcedure = procedure<LookFrame>("look at a deck", kLookSteps);
const Procedure<Table> kSplitProcedure = procedure<SplitFrame>("split dice", kSplitSteps);
const Procedure<Table> kShedProcedure = procedure<ShedFrame>("give up shields", kShedSteps);
const Procedure<Table> kUnlessProcedure = procedure<UnlessFrame>("unless paid", kUnlessSteps);
const Procedure<Table> kEachOpponentProcedure = procedure<EachOpponentFrame>("each opponent", kEachOpponentSteps);

}  // namespace cantina::destiny
