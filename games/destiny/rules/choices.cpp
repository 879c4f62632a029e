// Choices that cards ask of a player: see choices.h.
// Rules: DST-TERM-07 (several targets are chosen at once), DST-TERM-21, DST-ACT-ILL-02.
#include "games/destiny/rules/choices.h"

#include <algorithm>

#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

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
    return next();
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
constexpr Step<Table> kLookSteps[] = {
    {partOf("DST-TERM-05"), "whose deck", ask<deckWho, deckOptions, deckAnswer>()},
    {"DST-TERM-21", "look", act<look>()},
    {partOf("DST-TERM-21"), "card", askFrom<cardWho, cardOptions, cardAnswer, kSeenCards>()},
    {partOf("DST-TERM-21"), "top or bottom", ask<placeWho, placeOptions, placeAnswer>()},
};

// --- tokens that are given up

int mostShed(Table& t, const ShedFrame& f) {
    const int there = f.payer.some() ? t.s.resources[f.payer.index()] : tokensOn(t, f.from.piece, f.token);
    return std::min<int>(f.most, there);
}
Seat shedWho(Table& t, ShedFrame&) { return t.self().seat; }
void shedOptions(Table& t, ShedFrame& f, Options& out) {
    for (int n = 0; n <= mostShed(t, f); ++n) out.add(optionNumber(n));
}
Flow shedAnswer(Table& t, ShedFrame& f, Option o) {
    t.outcome() = kNothingHappened;
    if (o.number > 0) {
        t.outcome() = {Result::kHappened | Result::kInFull, 0, static_cast<int16_t>(o.number)};
        if (f.payer.some())
            setResources(t, f.payer, t.s.resources[f.payer.index()] - o.number);
        else
            setTokens(t, f.from.piece, f.token, tokensOn(t, f.from.piece, f.token) - o.number);
        if (f.taker.some())
            setResources(t, f.taker, t.s.resources[f.taker.index()] + o.number);
        else if (isAlive(t, f.to))
            setTokens(t, f.to.piece, f.token, tokensOn(t, f.to.piece, f.token) + o.number);
    }
    return next();
}
constexpr Step<Table> kShedSteps[] = {{partOf("DST-TERM-08"), "how many", ask<shedWho, shedOptions, shedAnswer>()}};

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

// --- a card in play is discarded; what a card effect does may be replaced

Flow wouldBeTaken(Table& t, DiscardFrame& f) {
    if (f.cause != DiscardFrame::kOfCards) return next();
    Event e{kWouldBeTaken, t.self().seat, 0, f.card, {}, {}};
    if (!openWould(t, e)) openBefore(t, e);  // in the first edition replacements are no faster than others
    return next();
}
bool isStillThere(Table& t, const DiscardFrame& f) { return isAlive(t, f.card) && isInPlay(t, f.card.piece); }
Flow beforeDiscard(Table& t, DiscardFrame& f) {
    if (t.result().replaced() || !isStillThere(t, f)) return next();
    openBefore(t, Event{kDiscarded, t.self().seat, 0, f.card, {}, {}});
    return next();
}
Flow takeIt(Table& t, DiscardFrame& f) {
    if (t.result().replaced()) {
        t.outcome() = {Result::kReplaced, 0, 0};
    } else if (!isStillThere(t, f)) {
        t.outcome() = kNothingHappened;
    } else if (!discardTwin(t, f.card.piece, t.self().seat)) {
        discardFromPlay(t, f.card.piece);
    }
    return done();
}
constexpr Step<Table> kDiscardSteps[] = {{partOf("DST-EFF-REP-03"), "would be", act<wouldBeTaken>()},
                                         {partOf("DST-BEF-01"), "before", act<beforeDiscard>()},
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

const Procedure<Table> kContestProcedure = procedure<ContestFrame>("contest", kContestSteps);
const Procedure<Table> kDiscardProcedure = procedure<DiscardFrame>("discard from play", kDiscardSteps);
const Procedure<Table> kStackProcedure = procedure<StackFrame>("play what was stacked", kStackSteps);
const Procedure<Table> kLookProcedure = procedure<LookFrame>("look at a deck", kLookSteps);
const Procedure<Table> kShedProcedure = procedure<ShedFrame>("give up tokens", kShedSteps);

}  // namespace cantina::destiny
