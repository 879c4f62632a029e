// Force: activating, using, losing, retrieving, drawing, one unit at a time; Force drains.
// Holds CCG-ACT-03, CCG-ZONE-FORCE-01, CCG-ZONE-USED-01, CCG-RETR-01/02, CCG-LOSE-01/02/03, CCG-DRAIN-01/03,
// CCG-ACT-COST-02, CCG-ACT-RES-01, CCG-STK-SIM-01, CCG-ACT-JLOST-01, CCG-LOSE-FROM-01.
#include "games/ccg/rules/force.h"

#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

EventId eventOf(uint8_t mode) {
    static constexpr EventId kEvents[] = {kForceActivated, kForceUsed, kForceLost, kForceRetrieved, kCardDrawn};
    return kEvents[mode];
}

RuleId ruleOf(uint8_t mode) {
    static constexpr RuleId kRules[] = {"CCG-ZONE-FORCE-01", "CCG-ZONE-USED-01", "CCG-LOSE-01", "CCG-RETR-01",
                                        "CCG-DRAW-01"};
    return kRules[mode];
}

void answerUnit(Table& t, const ForceFrame& f, Piece p) {
    Event e{eventOf(f.mode), f.performer, 1, f.mode == kLoseForce ? t.s.pieces.ref(p) : PieceRef{}, {}, f.source};
    t.tell(e, ruleOf(f.mode));
    if (f.mode == kLoseForce && !t.on("CCG-ACT-JLOST-01"_rule)) return answerTogether(t, f.performer, kCardLost, &p, 1, {});
    openResponses(t, e);
}

// CCG-RETR-02: all that is retrieved together is one action. (Off: one after the other.)
bool isRetrieval(const Table& t, const ForceFrame& f) { return f.mode == kRetrieveForce && t.on("CCG-RETR-02"_rule); }
void answerAll(Table& t, const ForceFrame& f) {
    const Event e{kForceRetrieved, f.performer, f.moved, {}, {}, f.source};
    t.tell(e, ruleOf(f.mode));
    openResponses(t, e);
}

struct Route {
    ZoneId from, to;
};
constexpr Route kRoutes[] = {{kReserveDeck, kForcePile},
                             {kForcePile, kUsedPile},
                             {kReserveDeck, kLostPile},
                             {kLostPile, kUsedPile},
                             {kForcePile, kHand}};

Route routeOf(const ForceFrame& f) {
    Route r = kRoutes[f.mode];
    if ((f.flags & ForceFrame::kFromReserve) != 0) r.from = kReserveDeck;
    return r;
}

// What a player must lose can be answered before the first unit is lost.
Flow unit(Table& t, ForceFrame& f) {
    bool answered = (f.flags & (ForceFrame::kAnnounced | ForceFrame::kAsCost)) != 0;
    if (f.mode == kLoseForce && !answered && f.left > 0) {
        f.flags |= ForceFrame::kAnnounced;
        openResponses(t, {kMustLose, f.seat, f.left, {}, {}, f.source});
        return again();
    }
    if (f.mode == kRetrieveForce && (f.flags & ForceFrame::kInitiated) == 0 && f.left > 0) {
        f.flags |= ForceFrame::kInitiated;
        openResponses(t, {kRetrieving, f.performer, f.left, {}, {}, f.source});
        return again();
    }
    Route r = routeOf(f);
    Piece p = f.left <= 0 || f.mode == kLoseForce ? Piece{} : t.s.pieces.top({r.from, f.seat});
    if (!p.some() && isRetrieval(t, f) && f.moved > 0 && (f.flags & ForceFrame::kAnnounced) == 0) {
        f.flags |= ForceFrame::kAnnounced;
        answerAll(t, f);
        return again();
    }
    if (f.left <= 0) {
        // CCG-LOSE-01: a loss of which nothing is left has not happened.
        const bool stopped = (f.flags & ForceFrame::kStopped) != 0;
        if ((f.mode == kLoseForce || stopped) && f.moved == 0) t.outcome().flags = 0;
        t.outcome().amount = f.moved;
        return done();
    }
    if (f.mode == kLoseForce) return next();
    if (!p.some()) {
        t.outcome().flags = f.moved > 0 ? Result::kHappened : uint8_t{0};
        t.outcome().amount = f.moved;
        return done();
    }
    --f.left;
    ++f.moved;
    movePiece(t, p, {r.to, f.seat}, Where::top);
    if (!isRetrieval(t, f)) answerUnit(t, f, p);
    return again();
}

// --- losing: the loser chooses where each unit comes from (CCG-LOSE-02)

Seat loseWho(Table& t, ForceFrame& f) {
    bool any = sizeOf(t, kHand, f.seat) > 0 || sizeOf(t, kReserveDeck, f.seat) > 0 || sizeOf(t, kForcePile, f.seat) > 0 ||
               sizeOf(t, kUsedPile, f.seat) > 0 || (sizeOf(t, kSabaccHand, f.seat) > 0 && t.on("CCG-LOSE-03"_rule)) ||
               (sizeOf(t, kUnresolved, f.seat) > 0 && t.on("CCG-DEST-UNRES-01"_rule));
    return any ? f.seat : kNobody;
}
// CCG-LOSE-FROM-01: from the place that is named as long as there is anything; the rest from anywhere.
void loseOptions(Table& t, ForceFrame& f, Options& out) {
    bool named = f.from != 0 && sizeOf(t, static_cast<ZoneId>(f.from - 1), f.seat) > 0;
    if (!named || !t.on("CCG-LOSE-FROM-01"_rule)) return loseSources(t, f.seat, out);
    auto zone = static_cast<uint8_t>(f.from - 1);
    if (zone != kHand) return out.add(optionAct(kActLoseFrom, {}, zone));
    for (Piece p : t.s.pieces.in({kHand, f.seat})) out.add(optionAct(kActLoseFrom, p, kHand));
}
Flow loseAnswer(Table& t, ForceFrame& f, Option o) {
    Piece p = o.piece.some() ? o.piece : t.s.pieces.top({static_cast<uint8_t>(o.detail), f.seat});
    --f.left;
    ++f.moved;
    movePiece(t, p, {kLostPile, f.seat}, Where::top);
    // CCG-STK-SIM-01: one after the other, not together.
    if (t.on("CCG-STK-SIM-01"_rule) || f.left == 0) answerUnit(t, f, p);
    return skipTo("unit");
}
Flow loseNothing(Table& t, ForceFrame& f) {
    t.outcome().flags = f.moved > 0 ? Result::kHappened : uint8_t{0};
    t.outcome().amount = f.moved;
    return done();
}
constexpr Step<Table> kForceSteps[] = {
    {partOf("CCG-ACT-03"), "unit", act<unit>()},
    {partOf("CCG-LOSE-02"), "lose", ask<loseWho, loseOptions, loseAnswer>()},
    {partOf("CCG-LOSE-01"), "nothing left", act<loseNothing>()},
};

// --- Force drains

using Rule = Requirement<Table, const ActionFrame&>;
bool isTheirControlPhase(Table& t, const ActionFrame& a) { return t.s.phase == kControl && a.performer == t.s.turn; }
bool isControlled(Table& t, const ActionFrame& a) { return controls(t, a.performer, a.card.piece); }
bool isUndrained(Table& t, const ActionFrame& a) { return (t.s.pieces.data(a.card.piece).flags & PieceData::kDrained) == 0; }
// CCG-DRAIN-06: a card takes part in one Force drain in a turn.
bool isUnspent(Table& t, const ActionFrame& a) {
    bool any = false;  // has anything been drained this turn at all?
    for (Piece p : t.s.row) any = any || (t.s.pieces.data(p).flags & PieceData::kDrained) != 0;
    if (!any) return true;
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if ((t.s.pieces.data(p).flags & PieceData::kDrained) != 0 && !isType(t, p, kLocation) &&
            locationOf(t, p) == a.card.piece)
            return false;
    return true;
}
bool isUnwatched(Table& t, const ActionFrame& a) { return !hasUndercoverSpy(t, opponentOf(a.performer), a.card.piece); }
bool hasDrainForce(Table& t, const ActionFrame& a) {
    return sizeOf(t, kForcePile, a.performer) >= drainCost(t, a.performer, a.card.piece);
}
constexpr Rule kDrainRules[] = {
    {"CCG-CTRL-01", "Force drains belong in your control phase", isTheirControlPhase},
    {"CCG-DRAIN-01", "you do not control that location", isControlled},
};
bool isDrainOpen(Table& t, const ActionFrame& a) { return !isBarred(t, kDrainBarred, a.performer, a.card.piece); }
constexpr Rule kDrainAgainRules[] = {
    {"CCG-DRAIN-01", "you drained there this turn", isUndrained},
    {"CCG-SP-SPY-08", "your opponent has an undercover spy there", isUnwatched},
    {"CCG-DRAIN-02", "its cost cannot be paid", hasDrainForce},
    {partOf("CCG-DRAIN-01"), "a text forbids Force drains there", isDrainOpen},
    {"CCG-DRAIN-06", "a card there took part in a Force drain this turn", isUnspent},
};

}  // namespace

Procedure<Table> forceProcedure() { return procedure<ForceFrame>("Force", kForceSteps); }

void loseSources(Table& t, Seat seat, Options& out) {
    for (uint8_t zone : {kReserveDeck, kForcePile, kUsedPile})
        if (sizeOf(t, static_cast<ZoneId>(zone), seat) > 0) out.add(optionAct(kActLoseFrom, {}, zone));
    // CCG-LOSE-02: whichever he chooses. CCG-LOSE-03: a sabacc hand is Life Force too.
    if (!t.on("CCG-LOSE-02"_rule) && out.size() > 0) return;
    if (t.on("CCG-LOSE-03"_rule))
        for (Piece p : t.s.pieces.in({kSabaccHand, seat})) out.add(optionAct(kActLoseFrom, p, kSabaccHand));
    for (Piece p : t.s.pieces.in({kHand, seat})) out.add(optionAct(kActLoseFrom, p, kHand));
    // CCG-DEST-UNRES-01: an unresolved destiny draw is part of the Life Force.
    if (!t.on("CCG-DEST-UNRES-01"_rule)) return;
    for (Piece p : t.s.pieces.in({kUnresolved, seat})) out.add(optionAct(kActLoseFrom, p, kUnresolved));
}

// CCG-ACT-COST-02: a loss that is a cost is paid in full, whatever reduces Force loss.
int forceLoss(Table& t, Seat seat, int amount) {
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (defOf(t, p).has(kShelter)) amount -= defOf(t, p).keyword[kShelter] / kThousand;
    int halved = playerValue(t, kHalvedLosses, seat, {}, Value::of(0)).whole();
    if (halved > 0) amount = halved > 1 ? amount / 2 : (amount + 1) / 2;
    amount = playerValue(t, kForceLossStat, seat, {}, Value::of(amount)).whole();
    return std::max(amount, 0);
}

namespace {

// What cannot be reduced can still grow.
int lossOf(Table& t, Seat seat, int amount, uint8_t flags) {
    const int modified = forceLoss(t, seat, amount);
    return (flags & ForceFrame::kFixed) != 0 ? std::max(amount, modified) : modified;
}

// Units that nobody can answer move at once: nothing could come between them.
void moveAtOnce(Table& t, const ForceFrame& f) {
    Route r = routeOf(f);
    int moved = 0;
    for (; moved < f.left; ++moved) {
        Piece p = t.s.pieces.top({r.from, f.seat});
        if (!p.some()) break;
        movePiece(t, p, {r.to, f.seat}, Where::top);
        if (!isRetrieval(t, f)) t.tell({eventOf(f.mode), f.performer, 1, {}, {}, f.source}, ruleOf(f.mode));
    }
    if (isRetrieval(t, f) && moved > 0)
        t.tell({kForceRetrieved, f.performer, static_cast<int16_t>(moved), {}, {}, f.source}, ruleOf(f.mode));
    Result result;
    if (moved < f.left) result.flags = moved > 0 ? Result::kHappened : uint8_t{0};
    result.amount = static_cast<int16_t>(moved);
    t.self().result = result;
}

}  // namespace

// The retrieval that is nearest to the top of the stack.
bool cancelRetrieval(Table& t) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        Frame& frame = t.s.core.stack[i];
        if (frame.procedure == State::kForceUnits.id && frame.as<ForceFrame>().mode == kRetrieveForce) {
            auto& f = frame.as<ForceFrame>();
            f.left = 0;
            f.flags |= ForceFrame::kStopped;
            return true;
        }
        const bool picks = frame.procedure == State::kPick.id;
        if (picks && (frame.as<PickFrame>().mode == kPickRetrieve || frame.as<PickFrame>().mode == kPickRetrieveCard))
            return frame.as<PickFrame>().stopped = 1, true;
    }
    return false;
}

void moveForce(Table& t, ForceMode mode, Seat seat, int amount, PieceRef source, Seat performer, uint8_t flags) {
    // CCG-SETUP-GEN-05: during the start of the game no Force is activated, used or lost.
    bool barred = mode == kActivateForce || mode == kUseForce || mode == kLoseForce;
    if (t.s.phase == kSettingUp && barred && t.on("CCG-SETUP-GEN-05"_rule)) {
        t.self().result = {Result::kInFull, 0, 0};  // that part is passed over
        return;
    }
    // CCG-ZONE-FORCE-01, CCG-ZONE-USED-01, CCG-LOSE-01, CCG-RETR-01: what each of these words moves, and where.
    if (!t.on(ruleOf(mode)) && mode != kDrawCards) {
        t.self().result = kNothingHappened;
        return;
    }
    const bool forbidden = (mode == kRetrieveForce && isBarred(t, kRetrieveBarred, seat)) ||
                           (mode == kActivateForce && isBarred(t, kActivateBarred, seat));
    if (forbidden) {
        t.self().result = kNothingHappened;
        return;
    }
    bool asCost = (flags & ForceFrame::kAsCost) != 0 && t.on("CCG-ACT-COST-02"_rule);
    if (mode == kLoseForce && !asCost) amount = lossOf(t, seat, amount, flags);
    ForceFrame f;
    f.mode = mode;
    f.seat = seat;
    f.flags = flags;
    f.left = static_cast<int16_t>(amount);
    f.source = source;
    f.performer = performer;
    // CCG-ACTV-06: every unit that is activated may be answered. (Off: all of them go at once.)
    bool answered = opensResponses(t, eventOf(mode)) && (mode != kActivateForce || t.on("CCG-ACTV-06"_rule));
    answered = answered || (mode == kRetrieveForce && opensResponses(t, kRetrieving));
    if (mode != kLoseForce && !answered) return moveAtOnce(t, f);
    t.call(State::kForceUnits, f, seat);
}

void loseForceFrom(Table& t, ZoneId pile, Seat seat, int amount, PieceRef source, Seat performer, uint8_t flags) {
    ForceFrame f;
    f.mode = kLoseForce;
    f.flags = flags;
    f.seat = seat;
    f.from = static_cast<uint8_t>(pile + 1);
    f.left = static_cast<int16_t>(lossOf(t, seat, amount, flags));
    f.source = source;
    f.performer = performer;
    t.call(State::kForceUnits, f, seat);
}

// CCG-ACT-RES-01: what both players are told to do the player whose turn it is orders. (Off: the player of the text is
// first.)
Seat State::choosesFirst(Table& t) { return t.on("CCG-ACT-RES-01"_rule) ? t.s.turn : kNobody; }

// CCG-DRAIN-02: nothing, unless some text says otherwise.
int drainCost(Table& t, Seat seat, Piece location) {
    if (!t.on("CCG-DRAIN-02"_rule)) return 1;
    return std::max(0, playerValue(t, kDrainCost, seat, location, Value::of(0)).whole());
}
// CCG-DRAIN-05: everything of the player's at the location takes part.
void noteDrain(Table& t, const ActionFrame& a) {
    t.s.pieces.data(a.card.piece).flags |= PieceData::kDrained;
    if (!t.on("CCG-DRAIN-05"_rule)) return;
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (!isType(t, p, kLocation) && !isType(t, p, kEffect) && locationOf(t, p) == a.card.piece)
            t.s.pieces.data(p).flags |= PieceData::kDrained;
}

Explanation whyNotDrainAgain(Table& t, const ActionFrame& a) { return firstFailing(t, kDrainAgainRules, a); }
Explanation whyNotDrain(Table& t, const ActionFrame& a) {
    Explanation e = firstFailing(t, kDrainRules, a);
    return e.legal() ? whyNotDrainAgain(t, a) : e;
}

}  // namespace cantina::ccg
