// Triggering conditions: interrupts, then the condition itself, then reactions (LCG-TIM-05 to LCG-TIM-15).
//
// Whatever can be answered happens through happen(). If nobody could answer, it happens at once and costs no frame. Damage
// and focus tokens have procedures of their own (damage.cpp, focus.cpp) around the same two windows.
#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"

namespace cantina::lcg {

using namespace language;

namespace {

bool moveOut(Table& t, const ConditionFrame& f) {
    Piece p = f.event.subject.piece;
    Seat owner = t.s.pieces.row(p).owner;
    bool destroyed = f.how == kDestroyedCard;
    bool lightObjective = isType(t, p, kObjectiveCard) && owner == kLight && destroyed;
    bool vital = destroyed && t.s.speakOf(kStatVital) && value(t, p, kStatVital) > 0;
    Seat loser = controllerOf(t, p);
    if (f.how == kCapturedCard) return capture(t, p, f.event.object.piece, f.event.seat);
    movePiece(t, p, f.to, f.how == kPutUnder || f.how == kMixedUnder ? Where::bottom : Where::top);
    if (f.how == kMixedUnder) mixBottom(t, owner);
    // LCG-OBJ-02: the dial advances by the number of light side objectives in the dark side's victory pile.
    if (lightObjective) advanceDial(t, t.on("LCG-OBJ-02"_rule) ? t.s.pieces.size({kVictory, kDark}) : 1, "LCG-OBJ-02");
    // LCG-REF-05: it is replaced in the next refresh phase only. (Off: at once.)
    if (Piece next = t.s.pieces.top({kObjectiveDeck, owner});
        isType(t, p, kObjectiveCard) && next.some() && !t.on("LCG-REF-05"_rule))
        movePiece(t, next, {kObjectives, owner});
    if (vital) t.end(static_cast<uint8_t>(1u << other(loser).index()), kEndVital);
    return false;
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
        case kIsCaptured: return "LCG-CAP-01";
        case kRescued: return "LCG-CAP-03";
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
        case kPhaseBegins:
        case kPhaseEnds:
        case kWinsStruggle:
        case kDeclared:
        case kPlacesEdgeCard: return false;
        case kLeavesPlay: return f.how != kDestroyedCard;
        case kCommitsToForce: return t.within(State::kAbility.id);
        default: return true;
    }
}

[[gnu::noinline]] bool destroy(Table& t, const ConditionFrame& f) {
    return t.s.pieces.alive(f.event.subject) &&
           happen(t, leaving(t, kLeavesPlay, f.event.seat, f.event.subject.piece, f.how, f.event.source), f.to, f.how);
}
// What leaves play is noted as it was in play (language/log.h). Only then it is known that it was destroyed: an interrupt
// may save it.
[[gnu::noinline]] bool leave(Table& t, const ConditionFrame& f) {
    if (!t.s.pieces.alive(f.event.subject)) return false;
    Event e = f.event;
    noteAct(t, e);
    e.kind = kDestroyed;
    if (f.how == kDestroyedCard) noteAct(t, e);
    return moveOut(t, f);
}
// What the condition does; true if a procedure was called. Most are moments that do nothing by themselves.
bool resolveQuietly(Table& t, const ConditionFrame& f) {
    if (f.event.kind != kDestroyed && f.event.kind != kLeavesPlay) noteAct(t, f.event);
    switch (f.event.kind) {
        case kDestroyed: return destroy(t, f);
        case kLeavesPlay: return leave(t, f);
        case kDraws: return takeTopCard(t, f.event.seat);
        case kCommitsToForce: edit(t, f.event.subject.piece)->flags |= PieceData::kCommitted; return false;
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
    openReactions(t, f.event);
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
        edit(t, card.piece)->flags &= static_cast<uint8_t>(~PieceData::kLeaving);
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
    wake(t, f.event);
    return next();
}

Flow over(Table& t, ConditionFrame& f) {
    if ((f.flags & ConditionFrame::kReopened) != 0) return next();
    f.flags |= ConditionFrame::kReopened;
    openReactions(t, f.event);
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
        bool heard = isListened(t, e.kind, kReactions);
        if (e.kind == kDestroyed && heard) {
            f.flags = ConditionFrame::kUninterrupted;
            t.call(State::kCondition, f);
            return true;
        }
        bool called = resolve(t, f);
        if (!heard) return wake(t, e) || called;
        // Mostly reactions are all that is left; with a rule switched off they may be offered twice.
        if (!t.rules.switches.any() && cantina::detail::settle(t)) return react(t, e);
        f.flags = ConditionFrame::kHappened;
        t.call(State::kCondition, f);
        wake(t, e);
        return true;
    }
    t.call(State::kCondition, f);
    return true;
}

bool mayLeave(Table& t, Piece p, LeaveHow how, Seat by, PieceRef with) {
    const StatId what = how == kDestroyedCard  ? kNoDestroying
                        : how == kSacrificed   ? kNoSacrificing
                        : how == kCapturedCard ? kNoCapturing
                                               : kNoLeaving;
    for (StatId forbidden : {what, kNoLeaving})
        if (isForbidden(t, {.what = forbidden, .of = p, .by = by, .with = with.piece})) return false;
    return true;
}

// LCG-DMG-09, LCG-OBJ-01: where a card goes that leaves play.
bool leavePlay(Table& t, Piece p, LeaveHow how, Seat by, PieceRef with) {
    edit(t, p)->flags |= PieceData::kLeaving;
    Seat owner = t.s.pieces.row(p).owner;
    Zone to{kDiscard, owner};
    if (how == kReturned) to = {kHand, owner};
    // LCG-DECK-01: each deck takes its own cards.
    const uint8_t deck = isType(t, p, kObjectiveCard) ? kObjectiveDeck : kCommandDeck;
    if (how == kPutUnder || how == kMixedUnder || how == kPutOnTop) to = {deck, owner};
    bool destroyed = how == kDestroyedCard;
    if (isType(t, p, kObjectiveCard) && destroyed && t.on("LCG-OBJ-01"_rule)) to = {kVictory, other(owner)};
    if (isUnitInPlay(t, p) && destroyed && !t.on("LCG-DMG-09"_rule)) to = {kHand, owner};
    return happen(t, leaving(t, destroyed ? kDestroyed : kLeavesPlay, by, p, how, with), to, how);
}

Event leaving(Table& t, uint8_t kind, Seat by, Piece p, uint8_t how, PieceRef with) {
    const PieceData& d = t.s.pieces.data(p);
    int was = how * Gone::kHow + t.s.pieces.kindOf(p) * Gone::kZone + (controllerOf(t, p) == kLight ? Gone::kLights : 0) +
              (d.damage != 0 ? Gone::kDamaged : 0) + (d.focus != 0 ? Gone::kExhausted : 0) +
              ((d.flags & PieceData::kAttacking) != 0 ? Gone::kAttacking : 0) +
              ((d.flags & PieceData::kDefending) != 0 ? Gone::kDefending : 0) +
              ((d.flags & PieceData::kCommitted) != 0 ? Gone::kCommitted : 0);
    return {kind, by, static_cast<int16_t>(was), t.s.pieces.ref(p), {}, with};
}

// Where a card goes that leaves play.
static int destinationOf(const Table& t, const Event& e) {
    switch (Gone::how(e)) {
        case kReturned: return kHand;
        case kPutUnder:
        case kMixedUnder: return kCommandDeck;
        case kCapturedCard: return kCaptured;
        case kDestroyedCard:
            return t.book().def(t.s.pieces.row(e.subject.piece).def).type == kObjectiveCard ? kVictory : kDiscard;
        default: return kDiscard;
    }
}

// The nearest procedure of that kind that is about the event says whether it comes from combat icons.
static bool isOfIcons(const Table& t, const Event& e) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        const Frame& f = t.s.core.stack[i];
        if (f.procedure == State::kDeal.id) return f.as<DealFrame>().icons != 0 && f.as<DealFrame>().source == e.source;
    }
    return false;
}
static bool isFocusOfIcons(const Table& t, const Event& e) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        const Frame& f = t.s.core.stack[i];
        if (f.procedure == State::kPlaceFocus.id && f.as<FocusFrame>().target == e.subject)
            return f.as<FocusFrame>().icons != 0;
        // Nobody could answer: the tokens were placed by the strike itself.
        if (f.procedure == State::kStrike.id)
            return f.as<StrikeFrame>().unit == e.source && !(f.as<StrikeFrame>().unit == e.subject);
        if (f.procedure == State::kAbility.id) return false;
    }
    return false;
}

int State::roleOf(const Table& t, const Event& e, language::Role role) {
    switch (e.kind) {
        case kDealtDamage: return isOfIcons(t, e) ? kByIcons : 0;
        case kFocusPlaced: return isFocusOfIcons(t, e) ? kByIcons : 0;
        case kDeclares: return e.amount;
        case kLeavesPlay: return role == language::Role::how ? Gone::how(e) : destinationOf(t, e);
        case kEntersPlay: return role == language::Role::how ? Came::how(e) : Came::from(e);
        case kPhaseBegins:
        case kPhaseEnds:
        case kDeclared: return e.amount;
        default: return 0;
    }
}

bool wakeSome(Table& t, const Event& e) {
    bool woken = false;
    takeDelayed(t, e, [&](const AbilityFrame& f) {
        t.call(State::kAbility, f, f.controller);
        woken = true;
    });
    return woken;
}
bool react(Table& t, const Event& e) {
    const bool opened = openReactions(t, e);
    return wake(t, e) || opened;
}

// LCG-DSR-01: cards are drawn one at a time, and each draw can be answered.
bool drawCard(Table& t, Seat seat, PieceRef with) { return happen(t, Event{kDraws, seat, 1, {}, {}, with}); }

}  // namespace cantina::lcg
