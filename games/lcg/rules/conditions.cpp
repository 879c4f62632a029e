// Triggering conditions: interrupts, then the condition itself, then reactions (LCG-TIM-05 to LCG-TIM-15).
//
// Whatever can be answered happens through happen(). If nobody could answer, it happens at once and costs no frame. Damage
// and focus tokens have procedures of their own (damage.cpp, focus.cpp) around the same two windows.
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {

using namespace language;

namespace {

// The card itself is gone when others react to the destruction of an objective: they are told whose it was.
Event reactionTo(Table& t, const Event& e) {
    if (e.kind != kDestroyed || !isType(t, e.subject.piece, kObjectiveCard)) return e;
    return {kObjectiveDestroyed, t.s.pieces.row(e.subject.piece).owner, 0, {}, {}, {}};
}

void moveOut(Table& t, const ConditionFrame& f) {
    Piece p = f.event.subject.piece;
    Seat owner = t.s.pieces.row(p).owner;
    bool destroyed = f.how == kDestroyedCard;
    bool lightObjective = isType(t, p, kObjectiveCard) && owner == kLight && destroyed;
    bool vital = destroyed && ((t.s.constants >> kStatVital) & 1) != 0 && value(t, p, kStatVital) > 0;
    Seat loser = controllerOf(t, p);
    if (f.how == kCapturedCard) return capture(t, p, f.event.object.piece);
    movePiece(t, p, f.to, f.to.kind == kCommandDeck ? Where::bottom : Where::top);
    // LCG-OBJ-02: the dial advances by the number of light side objectives in the dark side's victory pile.
    if (lightObjective) advanceDial(t, t.on("LCG-OBJ-02"_rule) ? t.s.pieces.size({kVictory, kDark}) : 1, "LCG-OBJ-02");
    // LCG-REF-05: it is replaced in the next refresh phase only. (Off: at once.)
    if (Piece next = t.s.pieces.top({kObjectiveDeck, owner});
        isType(t, p, kObjectiveCard) && next.some() && !t.on("LCG-REF-05"_rule))
        movePiece(t, next, {kObjectives, owner});
    if (vital) t.end(static_cast<uint8_t>(1u << other(loser).index()), kEndVital);
}

[[gnu::noinline]] bool takeTopCard(Table& t, Seat seat) {
    Piece p = t.s.pieces.top({kCommandDeck, seat});
    if (p.some()) {
        movePiece(t, p, {kHand, seat});
    } else if (t.on("LCG-WIN-03"_rule)) {
        t.end(static_cast<uint8_t>(1u << other(seat).index()), kEndEmptyDeck);
    }
    return false;
}

// The row of the catalogue by which this happens, for whoever reads the log; none fits a card's own doing.
[[gnu::cold]] RuleId ruleBehind(Table& t, const ConditionFrame& f) {
    const Event& e = f.event;
    bool objective = e.subject.some() && isType(t, e.subject.piece, kObjectiveCard);
    bool unit = e.subject.some() && isType(t, e.subject.piece, kUnitCard);
    switch (e.kind) {
        case kEntersPlay:
            if (objective) return t.within(State::kSetup.id) ? "LCG-SET-08" : "LCG-REF-03";
            return unit ? "LCG-CARD-07" : "LCG-CARD-08";
        case kDestroyed: return objective ? "LCG-OBJ-01" : "LCG-DMG-07";
        case kDraws: return t.within(State::kAbility.id) ? "LCG-DSR-01" : "LCG-DRW-02";
        case kCommitsToForce: return "LCG-FOR-01";
        case kEngages: return "LCG-GP-04";
        case kEngagementEnds: return "LCG-CON-08";
        case kStrikes: return "LCG-STR-02";
        case kRefreshes: return "LCG-ERR-03";
        case kTurnBegins: return "LCG-TURN-01";
        case kUnopposed: return "LCG-UNOP-01";
        default: return "";
    }
}

// What a player has not just read in another line.
[[gnu::cold]] bool isNews(Table& t, const ConditionFrame& f) {
    switch (f.event.kind) {
        case kPlayed:
        case kWinsEdge:
        case kTurnEnds:
        case kDrawPhaseBegins: return false;
        case kLeavesPlay: return f.how != kDestroyedCard;
        case kCommitsToForce: return t.within(State::kAbility.id);
        default: return true;
    }
}

[[gnu::noinline]] bool destroy(Table& t, const ConditionFrame& f) {
    return t.s.pieces.alive(f.event.subject) &&
           happen(t, Event{kLeavesPlay, f.event.seat, 0, f.event.subject, {}, {}}, f.to, f.how);
}
[[gnu::noinline]] bool leave(Table& t, const ConditionFrame& f) {
    if (t.s.pieces.alive(f.event.subject)) moveOut(t, f);
    return false;
}
// What the condition does; true if a procedure was called. Most are moments that do nothing by themselves.
bool resolveQuietly(Table& t, const ConditionFrame& f) {
    switch (f.event.kind) {
        case kDestroyed: return destroy(t, f);
        case kLeavesPlay: return leave(t, f);
        case kDraws: return takeTopCard(t, f.event.seat);
        case kCommitsToForce: t.s.pieces.data(f.event.subject.piece).flags |= PieceData::kCommitted; return false;
        default: return false;
    }
}
[[gnu::cold, gnu::noinline]] bool resolveAndTell(Table& t, const ConditionFrame& f) {
    if (isNews(t, f)) t.tell(f.event, ruleBehind(t, f));
    return resolveQuietly(t, f);
}
bool resolve(Table& t, const ConditionFrame& f) { return t.sink != nullptr ? resolveAndTell(t, f) : resolveQuietly(t, f); }

// --- steps

// LCG-TIM-13: once reactions have been passed there are no more. (Off: they are offered once more.)
Flow reactions(Table& t, ConditionFrame& f) {
    // What was to be destroyed and is still there was saved.
    if (f.event.kind == kDestroyed && t.s.pieces.alive(f.event.subject)) return done();
    openReactions(t, reactionTo(t, f.event));
    return t.on("LCG-TIM-13"_rule) ? done() : skipTo("reactions passed");
}

Flow interrupts(Table& t, ConditionFrame& f) {
    if ((f.flags & ConditionFrame::kHappened) != 0) return reactions(t, f);
    if ((f.flags & ConditionFrame::kUninterrupted) != 0) return skipTo("condition");
    // LCG-TIM-14. (Off: the condition resolves before its interrupts.)
    if (!t.on("LCG-TIM-14"_rule) && (f.flags & ConditionFrame::kResolved) == 0) {
        f.flags |= ConditionFrame::kResolved;
        resolve(t, f);
    }
    if (!openInterrupts(t, f.event)) return skipTo("condition");
    return next();
}

// LCG-TIM-09: once interrupts have been passed there are no more. (Off: they are offered once more.)
Flow passed(Table& t, ConditionFrame& f) {
    if (t.on("LCG-TIM-09"_rule) || (f.flags & ConditionFrame::kReopened) != 0) return next();
    f.flags |= ConditionFrame::kReopened;
    openInterrupts(t, f.event);
    return again();
}

void spare(Table& t, ConditionFrame& f) {
    PieceRef card = f.event.subject;
    if ((f.event.kind == kLeavesPlay || f.event.kind == kDestroyed) && t.s.pieces.alive(card))
        t.s.pieces.data(card.piece).flags &= static_cast<uint8_t>(~PieceData::kLeaving);
    t.s.hurt = 1;
    t.touch();
}

Flow condition(Table& t, ConditionFrame& f) {
    bool cancelled = t.result().replaced() || t.result().cancelled();
    t.self().result = {};
    // LCG-TIM-07: an interrupt comes before its condition has resolved and may cancel it. (Off: too late.)
    if (cancelled && t.on("LCG-TIM-07"_rule)) {
        t.outcome().flags = Result::kCancelled;
        spare(t, f);
        // LCG-TIM-15: what was cancelled is not reacted to.
        return t.on("LCG-TIM-15"_rule) ? done() : next();
    }
    if ((f.flags & ConditionFrame::kResolved) == 0) resolve(t, f);
    f.flags = ConditionFrame::kResolved;
    return next();
}

Flow over(Table& t, ConditionFrame& f) {
    if ((f.flags & ConditionFrame::kReopened) != 0) return next();
    f.flags |= ConditionFrame::kReopened;
    openReactions(t, reactionTo(t, f.event));
    return again();
}

constexpr Step<Table> kSteps[] = {
    {partOf("LCG-TIM-08"), "interrupts", act<interrupts>()}, {partOf("LCG-TIM-09"), "interrupts passed", act<passed>()},
    {partOf("LCG-TIM-14"), "condition", act<condition>()},   {partOf("LCG-TIM-12"), "reactions", act<reactions>()},
    {partOf("LCG-TIM-13"), "reactions passed", act<over>()},
};

}  // namespace

const Procedure<Table> kConditionProcedure = procedure<ConditionFrame>("condition", kSteps);

bool happenInFull(Table& t, const Event& e, Zone to, uint8_t how) {
    ConditionFrame f;
    f.event = e;
    f.to = to;
    f.how = how;
    // LCG-RES-03: interrupts and reactions to paying a cost are used as the cost is paid. (Off: not at all.)
    if (!t.on("LCG-RES-03"_rule) && isPayingCosts(t)) return resolve(t, f);
    // LCG-TIM-14. (Off: the frame has the wrong order.)
    if (t.on("LCG-TIM-14"_rule) && !(isListened(t, e.kind, kInterrupts) && isAnswered(t, e, kInterrupts))) {
        Event after = reactionTo(t, e);
        bool heard = isListened(t, after.kind, kReactions);
        if (e.kind == kDestroyed && heard) {
            f.flags = ConditionFrame::kUninterrupted;
            t.call(State::kCondition, f);
            return true;
        }
        bool called = resolve(t, f);
        if (!heard) return called;
        // Mostly reactions are all that is left; with a rule switched off they may be offered twice.
        if (!t.rules.switches.any() && cantina::detail::settle(t)) return openReactions(t, after);
        f.flags = ConditionFrame::kHappened;
    }
    t.call(State::kCondition, f);
    return true;
}

// LCG-DMG-09, LCG-OBJ-01: where a card goes that leaves play.
bool leavePlay(Table& t, Piece p, LeaveHow how, Seat by) {
    PieceData& d = t.s.pieces.data(p);
    d.flags |= PieceData::kLeaving;
    Seat owner = t.s.pieces.row(p).owner;
    Zone to{kDiscard, owner};
    if (how == kReturned) to = {kHand, owner};
    if (how == kPutUnder) to = {kCommandDeck, owner};
    bool destroyed = how == kDestroyedCard;
    if (isType(t, p, kObjectiveCard) && destroyed && t.on("LCG-OBJ-01"_rule)) to = {kVictory, other(owner)};
    if (isUnitInPlay(t, p) && destroyed && !t.on("LCG-DMG-09"_rule)) to = {kHand, owner};
    return happen(t, Event{destroyed ? kDestroyed : kLeavesPlay, by, 0, t.s.pieces.ref(p), {}, {}}, to, how);
}

// LCG-DSR-01: cards are drawn one at a time, and each draw can be answered.
bool drawCard(Table& t, Seat seat) { return happen(t, Event{kDraws, seat, 1, {}, {}, {}}); }

}  // namespace cantina::lcg
