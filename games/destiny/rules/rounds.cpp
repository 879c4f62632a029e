// Rounds: the action phase with its turns, passes and additional actions, and the upkeep phase.
// Rules: DST-RND-01 to 04, DST-ACT-PASS-01, DST-ACT-EXTRA-01, 02 and 04, DST-ACT-CLAIM-02, 03, 07, DST-UPK-01 to 06,
// DST-WIN-02, DST-WIN-03, DST-MP-05.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

constexpr uint8_t kEndsAfterThis = 1;
inline constexpr int kLastRound = 60;  // a house limit for tables that cannot end; see README.md

// --- the action phase

// What was removed in the last round is forgotten; what was to begin with this round begins.
void beginPeriods(Table& t) {
    t.s.lost = 0;
    for (int i = 0; i < t.seats(); ++i)
        for (Piece die : t.s.pieces.in({kOnCard, seatAt(i)})) t.s.pieces.data(die).number = 0;
    for (language::Lasting& l : t.s.lasting.list)
        if (l.period == kPeriodNextRound) l.waits = 0;
}

// Whose next turn is meant: that of the player whom the effect is about, or who controls the piece that it is about.
Seat turnMeantBy(Table& t, const language::Lasting& l) {
    if (l.seat.some()) return l.seat;
    return isAlive(t, l.of) ? controllerOf(t, l.of.piece) : l.controller;
}

// A turn of this player begins: what was to last for it begins, and what waits for something of it waits now.
void beginTurnOf(Table& t, Seat seat) {
    for (language::Lasting& l : t.s.lasting.list)
        if (l.period == kPeriodNextTurn && turnMeantBy(t, l) == seat) l.waits = 0;
    for (language::Delayed& d : t.s.delayed)
        if (NextTurn next; waitsForNextTurn(t, d) && !next.isOver(d, seat)) next.begin(d, seat);
}
// That turn is over: an effect that has waited through the next turn of every player waits no longer.
void endNextTurnOf(Table& t, Seat seat) {
    language::endLasting(t, kPeriodNextTurn);
    NextTurn next;
    for (int i = t.s.delayed.size() - 1; i >= 0; --i) {
        language::Delayed& d = t.s.delayed[i];
        if (!waitsForNextTurn(t, d)) continue;
        if (next.isNow(d, seat)) next.end(d, seat);
        bool waits = false;
        for (int s = 0; s < t.seats(); ++s) waits = waits || (!isGone(t, seatAt(s)) && !next.isOver(d, seatAt(s)));
        if (!waits) t.s.delayed.removeAt(i);
    }
}

void endPeriods(Table& t, std::initializer_list<PeriodId> periods) {
    for (PeriodId period : periods) {
        language::endLasting(t, period);
        language::endPeriod(t, period);
    }
}

// A new turn of this player: what was removed in their last one is forgotten.
void forgetLost(Table& t, Seat seat) {
    if (((t.s.lost >> seat.index()) & 1) == 0) return;
    t.s.lost = static_cast<uint8_t>(t.s.lost & ~(1u << seat.index()));
    for (int i = 0; i < t.seats(); ++i)
        for (Piece die : t.s.pieces.in({kOnCard, seatAt(i)}))
            if (t.s.pieces.data(die).number == seat.index() + 1) t.s.pieces.data(die).number = 0;
}

// DST-RUL-EAW-19, 21: what bars an action on one's next turn ends with that turn, passed or not.
void endTurn(Table& t, RoundFrame& f) {
    uint8_t& barred = t.s.barred[f.turn.index()];
    barred = (barred & State::kNotYet) != 0 ? static_cast<uint8_t>(barred & ~State::kNotYet) : uint8_t{0};
    endPeriods(t, {kPeriodTurn});
    endNextTurnOf(t, f.turn);
    f.turn = t.nextSeat(f.turn);
}

Flow beginPhase(Table& t, RoundFrame& f) {
    if (f.underway != 0) {
        f.underway = 0;
        return skipTo("turn");
    }
    // DST-BF-04, DST-ACT-CLAIM-07: the battlefield's controller begins; off: the other player.
    bool controller = t.on("DST-BF-04"_rule) && t.on("DST-ACT-CLAIM-07"_rule);
    f.turn = controller ? arbiter(t) : t.nextSeat(arbiter(t));
    f.passes = 0;
    f.passed = 0;
    t.s.claimed = kNobody;
    t.s.replaced = 0;
    t.s.ending = 0;
    for (int i = 0; i < kMaxSeats; ++i) {
        t.s.barred[i] = 0;
        t.s.forced[i] = {};
    }
    beginPeriods(t);
    return next();
}

Event phase(EventId kind, PhaseId which) { return {kind, kNobody, static_cast<int16_t>(which), {}, {}, {}}; }

Flow actionPhaseBegins(Table& t, RoundFrame&) {
    setMark(t);
    hint(t, phase(kPhaseBegins, kActionPhase));
    return next();
}
// What was promised before the first turn comes before it.
Flow beforeFirstTurn(Table& t, RoundFrame& f) {
    if (resolveFirst(t)) return again();
    if (t.s.additional.empty()) return next();
    f.early = 1;
    return skipTo("additional action");
}

// The claimant passes every turn (DST-ACT-CLAIM-02).
bool passesAutomatically(Table& t, const RoundFrame& f) {
    if (t.s.claimed == f.turn && t.on("DST-ACT-CLAIM-02"_rule)) return true;
    return !t.on("DST-ACT-PASS-01"_rule) && ((f.passed >> f.turn.index()) & 1) != 0;
}

// Asks the next player who does not pass by rule; false when all have passed in a row.
// DST-ACT-CLAIM-03: a claim does not end the phase for the others; off: it does.
bool startTurn(Table& t, RoundFrame& f) {
    if (t.s.claimed.some() && !t.on("DST-ACT-CLAIM-03"_rule)) return false;
    // DST-MP-05: all who are left must pass in a row; off: two are enough.
    int needed = t.on("DST-MP-05"_rule) ? t.seatsLeft() : 2;
    for (; f.passes < needed; endTurn(t, f)) {
        if (isGone(t, f.turn)) continue;
        forgetLost(t, f.turn);
        beginTurnOf(t, f.turn);
        if (!passesAutomatically(t, f)) {
            t.turnBegins(f.turn);
            t.call(kTakeAction, ActionFrame{f.turn, 0, 0}, f.turn);
            return true;
        }
        ++f.passes;
    }
    return false;
}
Flow takeTurn(Table& t, RoundFrame& f) { return startTurn(t, f) ? next() : skipTo("action phase ends"); }

void countPass(Table& t, RoundFrame& f, Seat seat) {
    const Result& r = t.result();
    if (r.happened()) {
        f.passes = 0;
        return;
    }
    ++f.passes;
    f.passed = static_cast<uint8_t>(f.passed | 1u << seat.index());
}
Flow nextTurn(Table& t, RoundFrame& f) {
    endTurn(t, f);
    return skipTo("turn");
}
Flow countTurn(Table& t, RoundFrame& f) {
    countPass(t, f, f.turn);
    if (t.s.ending != 0) return skipTo("action phase ends");
    if (!t.s.additional.empty()) return next();
    endTurn(t, f);
    return startTurn(t, f) ? again() : skipTo("action phase ends");
}

// DST-ACT-EXTRA-04: in the order of creation; off: the last one first.
// DST-ACT-EXTRA-02: also outside one's turn, at once; off: it is kept for the owner's next turn.
int nextAdditional(Table& t, const RoundFrame& f) {
    int n = t.s.additional.size();
    bool first = t.on("DST-ACT-EXTRA-04"_rule);
    for (int k = 0; k < n; ++k) {
        int i = first ? k : n - 1 - k;
        bool atOnce = t.on("DST-ACT-EXTRA-02"_rule) && t.on("DST-KW-AMB-02"_rule);
        if (atOnce || t.s.additional[i].seat == f.turn) return i;
    }
    return -1;
}
Flow takeAdditional(Table& t, RoundFrame& f) {
    int i = nextAdditional(t, f);
    if (i < 0 && f.early != 0) return f.early = 0, skipTo("turn");
    if (i < 0) return skipTo("next player");
    Seat seat = t.s.additional[i].seat;
    bool isLast = (t.s.additional[i].flags & AdditionalAction::kLast) != 0;
    t.s.additional.removeAt(i);
    if (isLast) t.s.ending = kEndsAfterThis;
    const bool passes = t.s.claimed == seat && t.on("DST-ACT-CLAIM-02"_rule);
    if (isGone(t, seat) || passes || isForbidden(t, seat, kHoldAdditional))
        return isLast ? skipTo("action phase ends") : again();
    t.call(kTakeAction, ActionFrame{seat, 1, 0}, seat);
    return next();
}
// DST-ACT-EXTRA-01: declining an additional action is not passing; off: it counts as a pass.
Flow countAdditional(Table& t, RoundFrame& f) {
    if (t.result().happened()) f.passes = 0;
    // DST-ED-32: in the first edition it is a pass of this turn.
    if (!t.result().happened() && isFirstEdition(t, "DST-ED-32"_rule)) f.passes = 1;
    if (!t.result().happened() && !t.on("DST-ACT-EXTRA-01"_rule)) ++f.passes;
    if (t.s.ending != 0) return skipTo("action phase ends");
    return skipTo("additional action");
}

// --- the upkeep phase

Flow actionPhaseEnds(Table& t, RoundFrame& f) {
    f.early = 0;
    setMark(t);
    hint(t, phase(kPhaseEnds, kActionPhase));
    return next();
}
Flow upkeepPhaseBegins(Table& t, RoundFrame& f) {
    endPeriods(t, {kPeriodTurn, kPeriodActionPhase});
    endNextTurnOf(t, f.turn);
    hint(t, phase(kPhaseBegins, kUpkeepPhase));
    return next();
}
Flow runQueue(Table& t, RoundFrame&) { return resolveFirst(t) ? again() : next(); }

Flow readyCards(Table& t, RoundFrame&) {
    for (int i = 0; i < t.seats(); ++i)
        for (uint8_t kind : kPlacesInPlay)
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (isExhausted(t, p)) setBit(t, p, PieceData::kExhausted, false);
    return next();
}
Flow returnDice(Table& t, RoundFrame&) {
    for (int i = 0; i < t.seats(); ++i)
        while (t.s.pieces.size({kPool, seatAt(i)}) > 0) returnDie(t, t.s.pieces.top({kPool, seatAt(i)}));
    return next();
}
// DST-UPK-03: two resources, unless cards say otherwise; one that takes some may leave the player a number of them.
int income(Table& t, Seat seat) {
    int sum = 2, least = 0;
    constexpr int kAmount = 1, kAtLeast = 3;
    forEachHeld(t, {kHoldIncome, {}, seat}, [&](const auto&, const AbilityFrame& f, const language::Args& a) {
        sum += a.whole(kAmount);
        if (a.number[kAtLeast] != language::kNotSaid) least = std::max(least, a.whole(kAtLeast));
        t.used(f.ability);
    });
    return std::max(least, sum);
}
Flow gainResources(Table& t, RoundFrame& f) {
    for (int i = 0; i < t.seats(); ++i)
        if (!isGone(t, seatAt(i))) setResources(t, seatAt(i), t.s.resources[i] + income(t, seatAt(i)));
    f.upkeep = 0;
    f.out.clear();
    return next();
}

// DST-ZONE-16: up to the hand size. DST-UPK-05, DST-FAQ-08: with that many or more nothing is drawn; off: one card.
// DST-UPK-06: if the deck has fewer, what is left; off: nothing.
void refill(Table& t, Seat seat) {
    int size = t.on("DST-ZONE-16"_rule) ? handSize(t, seat) : kHandSize - 1;
    bool strict = t.on("DST-UPK-05"_rule) && t.on("DST-FAQ-08"_rule);
    int wanted = std::max(strict ? 0 : 1, size - t.s.pieces.size({kHand, seat}));
    int left = t.s.pieces.size({kDeck, seat});
    if (left < wanted && !t.on("DST-UPK-06"_rule)) wanted = 0;
    for (int n = std::min(wanted, left); n > 0; --n) moveCard(t, t.s.pieces.top({kDeck, seat}), {kHand, seat});
}

// Each player picks hand cards to discard; a hand that is all picked or empty is asked no more.
// The document names no order: as in everything else, the battlefield's controller is first.
Seat refilling(Table& t, const RoundFrame& f) { return seatAt((arbiter(t).index() + f.upkeep) % t.seats()); }
constexpr Requirement<Table, const RoundFrame&, Piece> kDiscards[] = {
    {"DST-UPK-04", "it is not in your hand",
     [](Table& t, const RoundFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, refilling(t, f)}; }},
    {kOurs, kPickedAlready, [](Table&, const RoundFrame& f, Piece p) { return !f.out.has(p); }},
    {kOurs, kPassedOver, [](Table&, const RoundFrame& f, Piece p) { return p.n > f.out.last().n; }},
};
Seat refillWho(Table& t, RoundFrame& f) {
    while (f.upkeep < t.seats()) {
        const Seat seat = refilling(t, f);
        if (!isGone(t, seat) && t.s.pieces.size({kHand, seat}) > 0) return seat;
        f.out.clear();  // of a player who left while picking
        if (!isGone(t, seat)) refill(t, seat);
        ++f.upkeep;
    }
    return kNobody;
}
void refillOptions(Table& t, RoundFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, refilling(t, f)}))
        if (allHoldOf<2>(t, kDiscards, f, p)) out.add(optionPiece(p));
    out.add(optionDone());
}
Flow refillAnswer(Table& t, RoundFrame& f, Option o) {
    if (o.kind == OptionKind::piece) {
        f.out.add(o.piece);
        return again();
    }
    Seat seat = refilling(t, f);
    f.out.forEach([&](Piece p) { moveCard(t, p, {kDiscard, seat}); });
    f.out.clear();
    refill(t, seat);
    ++f.upkeep;
    return again();
}

// --- the end of the round

bool isOutOfCards(Table& t, Seat s) {
    return !isGone(t, s) && t.s.pieces.size({kHand, s}) == 0 && t.s.pieces.size({kDeck, s}) == 0;
}
// DST-WIN-02, DST-WIN-03: without cards in hand and deck a player loses; if all would, the battlefield's controller wins.
Flow checkCards(Table& t, RoundFrame&) {
    uint8_t out = 0;
    for (int i = 0; i < t.seats(); ++i)
        if (isOutOfCards(t, seatAt(i))) out = static_cast<uint8_t>(out | 1u << i);
    uint8_t playing = static_cast<uint8_t>(((1u << t.seats()) - 1) & ~t.s.core.gone);
    if (out == 0) return next();
    uint8_t left = static_cast<uint8_t>(playing & ~out);
    if (left == 0 && t.on("DST-WIN-03"_rule)) left = static_cast<uint8_t>(1u << arbiter(t).index());
    if ((left & (left - 1)) == 0) {
        t.end(left, kEndNoCards);
        return next();
    }
    for (int i = 0; i < t.seats(); ++i)
        if (((out >> i) & 1) != 0) eliminate(t, seatAt(i), kEndNoCards);
    return next();
}
Flow endRound(Table& t, RoundFrame&) {
    t.s.uses.endPeriod(kPeriodRound);
    endPeriods(t, {kPeriodRound, kPeriodNextRound});
    setMark(t);
    hint(t, phase(kPhaseEnds, kUpkeepPhase));
    announce(t, Event{kRoundEnds, kNobody, 0, {}, {}, {}}, "DST-RND-01");
    return next();
}
// DST-RUL-EAW-15: who was to fall after this round falls now, healed or not.
Flow fallNow(Table& t, RoundFrame&) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kCharacters, seatAt(i)}))
            if ((t.s.pieces.data(p).bits & PieceData::kDoomed) != 0) {
                setBit(t, p, PieceData::kDoomed, false);
                defeat(t, refOf(t, p));
                return again();
            }
    return next();
}
Flow nextRound(Table& t, RoundFrame&) {
    t.s.additional.clear();
    if (++t.s.round > kLastRound) t.end(0, kEndRounds);
    return restart();
}

constexpr Step<Table> kRoundSteps[] = {
    {partOf("DST-RND-02"), "begin", act<beginPhase>()},
    {partOf("DST-RND-01"), "action phase begins", act<actionPhaseBegins>()},
    {partOf("DST-QUE-01"), "before the first turn", act<beforeFirstTurn>()},
    {"DST-RND-02", "turn", act<takeTurn>()},
    {"DST-RND-04", "passed?", act<countTurn>()},
    {partOf("DST-ACT-EXTRA-04"), "additional action", act<takeAdditional>()},
    {partOf("DST-ACT-EXTRA-01"), "taken?", act<countAdditional>()},
    {partOf("DST-RND-02"), "next player", act<nextTurn>()},
    {partOf("DST-RND-04"), "action phase ends", act<actionPhaseEnds>()},
    {partOf("DST-QUE-01"), "after the action phase", act<runQueue>()},
    {partOf("DST-RND-01"), "upkeep phase begins", act<upkeepPhaseBegins>()},
    {partOf("DST-QUE-01"), "before the upkeep", act<runQueue>()},
    {"DST-UPK-01", "ready", act<readyCards>()},
    {"DST-UPK-02", "return dice", act<returnDice>()},
    {"DST-UPK-03", "gain resources", act<gainResources>()},
    {"DST-UPK-04", "refill hands", askFrom<refillWho, refillOptions, refillAnswer, kDiscards>()},
    {"DST-WIN-02", "out of cards", act<checkCards>()},
    {"DST-RND-01", "round ends", act<endRound>()},
    {partOf("DST-EFF-DEL-01"), "delayed defeats", act<fallNow>()},
    {partOf("DST-QUE-01"), "queue", act<runQueue>()},
    {partOf("DST-RND-01"), "next round", act<nextRound>()},
};

}  // namespace

const Procedure<Table> kRoundProcedure = procedure<RoundFrame>("round", kRoundSteps);

int handSize(Table& t, Seat seat) { return kHandSize + added(t, {kHoldHandSize, {}, seat}); }

void beginRounds(Table& t) { t.call(kRound, RoundFrame{}); }

void beginSetup(Table& t) {
    beginRounds(t);
    t.call(kSetup, SetupFrame{});
}

void resumeRound(Table& t, Seat turn, int passes) {
    RoundFrame f;
    f.turn = turn;
    f.passes = static_cast<uint8_t>(passes);
    f.underway = 1;
    t.call(kRound, f);
}

}  // namespace cantina::destiny
