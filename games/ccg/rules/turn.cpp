// The turn: six phases of alternating top-level opportunities, mandatory actions, the end of phases and turns.
// Holds CCG-TURN-01, CCG-ACT-TYPE-01/02, CCG-ACT-MAND-*, CCG-ACT-ANY-01, CCG-ACT-COND-02, CCG-STK-03, CCG-RECIRC-01,
// CCG-ACTV-*.
#include "games/ccg/rules/turn.h"

#include <utility>

#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/held.h"
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;
using Flow = cantina::Flow;

namespace {

// CCG-ACT-MAND-03: one that directs both players is initiated by the player whose turn it is.
bool directsBoth(Table& t, int ability) {
    return (t.book().notes.abilities[static_cast<size_t>(ability)] & kDirectsBoth) != 0;
}

}  // namespace

Seat mandatoryOwner(Table& t, Piece p, int ability) {
    return directsBoth(t, ability) && t.on("CCG-ACT-MAND-03"_rule) ? t.s.turn : t.s.pieces.row(p).controller;
}
// CCG-ACT-MAND-02: once in its time frame.
bool isDue(Table& t, Piece p, int ability) {
    if (isForAnotherPhase(t, ability)) return false;
    // CCG-ICON-MAINT-06: nothing is due while the text is canceled.
    if (isSilent(t, p) && t.on("CCG-ICON-MAINT-06"_rule)) return false;
    if (t.on("CCG-ACT-MAND-02"_rule) && t.s.uses.count(t.s.pieces.ref(p), static_cast<uint16_t>(ability), kPerPhase) != 0)
        return false;
    return mayInitiate(t, textAction(t, p, ability, t.s.pieces.row(p).controller, {}));
}
void startMandatory(Table& t, Piece p, int ability, uint16_t flags) {
    ActionFrame a = textAction(t, p, ability, t.s.pieces.row(p).controller, {});
    a.flags = static_cast<uint16_t>(flags | ActionFrame::kMustHappen);
    if (!t.s.uses.note(a.card, a.ability, kPerPhase)) t.fault(Fault::capacity);
    initiate(t, a);
}
// CCG-ACTV-10: each location with what limits it and adds to it, before anything is added to the whole. (Off: as printed.)
static int generatedAt(Table& t, Seat seat, Piece location) {
    return t.on("CCG-ACTV-10"_rule) ? generation(t, seat, location).whole() : icons(t, seat, location);
}
int forceGeneration(Table& t, Seat seat) {
    // CCG-ACTV-01: one personal Force, the icons, one for each Master, and what modifies the whole.
    int total = t.on("CCG-ACTV-01"_rule) ? 1 : 0;
    // CCG-ACTV-07: icons count with or without presence.
    for (Piece p : t.s.row)
        if (t.on("CCG-ACTV-07"_rule) || hasPresence(t, seat, p)) total += std::max(0, generatedAt(t, seat, p));
    if (t.s.tallies.masters != 0 && t.on("CCG-CHAR-MASTER-01"_rule))
        for (Piece p : t.s.pieces.in({kTable, seat})) total += isMaster(defOf(t, p)) ? 1 : 0;
    return std::max(0, playerValue(t, kTotalGeneration, seat, {}, Value::of(total)).whole());
}

namespace {

constexpr int kTurnLimit = 400;  // a house limit: docs/decisions/081-how-games-end-that-no-rule-ends.md

// --- mandatory actions

template <class Fn>
void eachMandatory(Table& t, Fn fn) {
    for (Piece p : t.s.speakers)
        forEachAbility(t, p, kMandatory, [&](Piece q, int ability) {
            if (isDue(t, q, ability)) fn(q, ability);
        });
}
// Whether something would be left to do if this phase ended now.
bool isAnyDue(Table& t, Phase phase) {
    if (phase == kBattle && t.s.tallies.creatures != 0 && isAnyCreatureDue(t)) return true;
    if (!hasTexts(t, t.s.tallies.mandatory, phase)) return false;
    uint8_t now = std::exchange(t.s.phase, phase);
    bool any = false;
    for (Piece p : t.s.speakers)
        forEachAbility(t, p, kMandatory, [&](Piece q, int ability) { any = any || isDue(t, q, ability); });
    t.s.phase = now;
    return any;
}
// --- ends: of a phase, a battle, a turn

// Texts on the table that name this moment: a player may use them when what must happen has happened. Nothing in a hand is
// for it, so that everybody sees who is asked.
bool isMoment(int phase) { return phase == kStartOfTurn || phase == kEndOfTurn || phase == kEndOfBattle; }
bool hasTextsFor(const Table& t, int phase) {
    const Tallies& n = t.s.tallies;  // no text names kSettingUp: what is counted there may be used in any phase
    return isMoment(phase) && n.texts[phase] - n.mandatory[phase] > n.texts[kSettingUp] - n.mandatory[kSettingUp];
}
template <class Fn>
void eachTextNow(Table& t, Seat seat, Fn fn) {
    for (Piece p : t.s.speakers) {
        const bool mine = t.s.pieces.row(p).controller == seat || isType(t, p, kLocation);
        if (!mine || isSilent(t, p) || isSilentFor(t, p, seat)) continue;
        for (int timing : {kOptional, kAnyTime})
            forEachAbility(t, p, timing, [&](Piece q, int ability) {
                if (onlyPhase(t, ability) == t.s.phase) fn(q, ability);
            });
    }
}
bool couldUseTextNow(Table& t, Seat seat) {
    bool any = false;
    eachTextNow(t, seat, [&](Piece p, int ability) {
        any = any || whyNotInitiate(t, textAction(t, p, ability, seat, {}), false).legal();
    });
    return any;
}

Flow beginEnd(Table& t, EndFrame& f) {
    f.resumes = t.s.phase;
    t.s.phase = f.phase;
    // CCG-ACT-MAND-05: what must happen comes before what may.
    if (!t.on("CCG-ACT-MAND-05"_rule) && f.event != 0) {
        openResponses(t, {f.event, t.s.turn, 0, {}, {}, {}});
        f.event = 0;
    }
    return next();
}
// CCG-ACT-MAND-04: what was not done becomes automatic.
Flow collectDue(Table& t, EndFrame&) {
    auto group = static_cast<uint8_t>(t.at + 1);
    eachMandatory(t, [&](Piece p, int ability) {
        t.pushOrFault(t.s.waiting,
                      Trigger{{}, t.s.pieces.ref(p), static_cast<uint16_t>(ability), t.s.pieces.row(p).controller, group});
    });
    // CCG-ATK-13: a creature attacks in its owner's battle phase, at the latest now.
    if (t.s.phase == kBattle && t.s.tallies.creatures != 0 && t.on("CCG-ATK-13"_rule))
        eachDueCreature(t, [&](Piece p, int side) {
            t.pushOrFault(t.s.waiting, Trigger{{}, t.s.pieces.ref(p), creatureTrigger(side), t.s.turn, group});
        });
    return next();
}
bool isMine(Table& t, const Trigger& x) { return x.group == t.at + 1; }
void resolveDue(Table& t, int i) {
    Trigger trigger = t.s.waiting[i];
    t.s.waiting.removeAt(i);
    if (int side = creatureSide(trigger.ability); side >= 0) {
        ActionFrame a = creatureAction(t, trigger.source.piece, side);
        a.flags |= ActionFrame::kMustHappen;
        if (t.s.pieces.alive(trigger.source) && mayInitiate(t, a)) initiate(t, a);
        return;
    }
    if (t.s.pieces.alive(trigger.source) && isDue(t, trigger.source.piece, trigger.ability))
        startMandatory(t, trigger.source.piece, trigger.ability, 0);
}
Flow sortDue(Table& t, EndFrame&) {
    int found = -1, n = 0;
    for (int i = 0; i < t.s.waiting.size(); ++i)
        if (isMine(t, t.s.waiting[i]) && ++n == 1) found = i;
    if (n == 0) return skipTo("optional");
    // CCG-TURN-END-08: whose turn ends says in which order. (Off: as they were found.)
    bool ordered = t.on("CCG-ACT-AUTO-04"_rule) && (t.on("CCG-TURN-END-08"_rule) || t.s.phase != kEndOfTurn);
    if (n > 1 && ordered) return next();
    resolveDue(t, found);
    return again();
}
Seat orderWho(Table& t, EndFrame&) { return t.s.turn; }
void orderOptions(Table& t, EndFrame&, Options& out) {
    for (int i = 0; i < t.s.waiting.size(); ++i)
        if (const Trigger& x = t.s.waiting[i]; isMine(t, x))
            out.add(optionAct(kVerbResolve, x.source.piece, x.ability, static_cast<int16_t>(i)));
}
Flow orderAnswer(Table& t, EndFrame&, Option o) {
    resolveDue(t, o.number);
    return skipTo("sort");
}
Flow optionalEnd(Table& t, EndFrame& f) {
    if (f.phase == kEndOfTurn && t.on("CCG-TURN-END-04"_rule)) expire(t, Until::endOfTurn);
    if (f.phase == kEndOfTurn && restoreTexts(t) && t.on("CCG-TURN-END-05"_rule)) return skipTo("what was not done");
    if (f.event != 0) openResponses(t, {f.event, t.s.turn, 0, {}, {}, {}});
    return next();
}
Flow offerTexts(Table& t, EndFrame& f) {
    if (hasTextsFor(t, f.phase)) t.call(State::kOpportunities, OpportunityFrame{t.s.turn});
    return next();
}
Flow closeEnd(Table& t, EndFrame& f) {
    t.s.phase = f.resumes;
    t.s.uses.endPeriod(kPerPhase);
    return done();
}
constexpr Step<Table> kEndSteps[] = {
    {partOf("CCG-ACT-MAND-05"), "begin", act<beginEnd>()},
    {"CCG-ACT-MAND-04", "what was not done", act<collectDue>()},
    {partOf("CCG-ACT-AUTO-02"), "sort", act<sortDue>()},
    {"CCG-ACT-AUTO-04", "order", ask<orderWho, orderOptions, orderAnswer>()},
    {partOf("CCG-ACT-MAND-05"), "optional", act<optionalEnd>()},
    {partOf("CCG-ACT-TYPE-02"), "texts for this moment", act<offerTexts>()},
    {kOurs, "close", act<closeEnd>()},
};

// --- opportunities

// Who has neither a hand nor a text of his own on the table has nothing to act with. Everybody can see that.
bool couldAct(const Table& t, Seat seat) {
    if (sizeOf(t, kHand, seat) > 0 || sizeOf(t, kAside, seat) > 0 || !t.on("CCG-ACT-TYPE-01"_rule)) return true;
    for (Piece p : t.s.speakers)
        if (t.s.pieces.row(p).controller == seat) return true;
    for (Piece p : t.s.pieces.in({kInactive, seat}))
        if (isUndercover(t, p)) return true;
    if (t.s.tallies.seekers == 0 || t.s.phase != kMove) return false;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (defOf(t, p).has(kSeeker)) return true;
    return false;
}
Seat opportunityWho(Table& t, OpportunityFrame& f) {
    if (t.s.battle.segment == Battle::kPower) {
        for (; f.passes < 2 && !couldActInPower(t, f.turn); ++f.passes) f.turn = opponentOf(f.turn);
        return f.passes < 2 ? f.turn : kNobody;
    }
    if (isMoment(t.s.phase)) {
        for (; f.passes < 2 && !couldUseTextNow(t, f.turn); ++f.passes) f.turn = opponentOf(f.turn);
        return f.passes < 2 ? f.turn : kNobody;
    }
    if (f.turn == t.s.turn || isFightGoingOn(t) || couldAct(t, f.turn)) return f.turn;
    f.turn = t.s.turn;
    return ++f.passes < 2 ? f.turn : kNobody;
}
void opportunityOptions(Table& t, OpportunityFrame& f, Options& out) {
    if (t.s.battle.segment == Battle::kDamage) return damageOptions(t, f.turn, out);
    if (t.s.battle.segment == Battle::kPower)
        powerOptions(t, f.turn, out);
    else if (isMoment(t.s.phase))
        eachTextNow(t, f.turn, [&](Piece p, int ability) {
            if (mayInitiate(t, textAction(t, p, ability, f.turn, {})))
                out.add(optionAct(kActUse, p, static_cast<uint16_t>(ability)));
        });
    else
        topLevelOptions(t, f.turn, out);
    out.add(optionPass());
}
void passTurn(Table& t, OpportunityFrame& f) {
    if (t.on("CCG-ACT-TYPE-02"_rule)) f.turn = opponentOf(f.turn);
}
// CCG-ACT-TYPE-02: opportunities alternate; two passes in a row end the phase or segment.
Flow opportunityAnswer(Table& t, OpportunityFrame& f, Option o) {
    if (o.kind == OptionKind::pass) {
        f.turn = opponentOf(f.turn);
        return ++f.passes >= 2 ? done() : again();
    }
    t.self().result = Result{};
    f.passed = std::exchange(f.passes, uint8_t{0});
    // CCG-ACTV-09: after something else the activating goes on. (Off: that was all.)
    bool other = t.s.phase == kActivate && f.turn == t.s.turn && o.verb != kActActivate;
    if (other && !t.on("CCG-ACTV-09"_rule)) t.s.activationLeft = 0;
    takeAct(t, f.turn, o, ActionFrame::kTopLevel);
    if (t.s.core.stack.size() > t.at + 1) return next();
    passTurn(t, f);  // it is done already
    return again();
}
Flow afterAct(Table& t, OpportunityFrame& f) {
    if (f.passes >= 2) return done();
    // An action that was taken back while half declared was never initiated.
    if (t.result().flags == 0) return f.passes = f.passed, ++f.takenBack, skipTo("opportunity");
    f.takenBack = 0;
    passTurn(t, f);
    return skipTo("opportunity");
}
constexpr Step<Table> kOpportunitySteps[] = {
    {partOf("CCG-ACT-TYPE-02"), "opportunity", ask<opportunityWho, opportunityOptions, opportunityAnswer>()},
    {partOf("CCG-ACT-TYPE-02"), "after the action", act<afterAct>()},
};

// --- the turn

Flow startTurn(Table& t, TurnFrame& f) {
    t.turnBegins(t.s.turn);
    if (++t.s.turnNumber > kTurnLimit) t.end(0, kEndStalled);
    // CCG-TURN-START-03: the activate phase comes first.
    f.phase = t.on("CCG-TURN-START-03"_rule) ? kActivate : kControl;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            t.s.pieces.data(p).flags &= PieceData::kLasting;
            t.s.pieces.data(p).marks &= static_cast<uint16_t>(~PieceData::kAttacked);
            t.s.pieces.data(p).weapon = {};
        }
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kInactive, seatAt(seat)}))
            if (isUndercover(t, p)) t.s.pieces.data(p).flags &= PieceData::kLasting;
    t.s.phase = kStartOfTurn;
    return next();
}
// CCG-TURN-START-01/02: what must happen at the start of a turn, then what may; CCG-TURN-START-04 shows both.
Flow startEvents(Table& t, TurnFrame&) {
    if (!t.on("CCG-TURN-03"_rule)) return next();
    if (t.on("CCG-TURN-START-01"_rule) && t.on("CCG-TURN-START-04"_rule))
        endPoint(t, kStartOfTurn, kTurnStarts);
    else
        openResponses(t, {kTurnStarts, t.s.turn, 0, {}, {}, {}});
    return next();
}
Flow startPhase(Table& t, TurnFrame& f) {
    t.s.phase = f.phase;
    if (f.phase == kActivate) t.s.activationLeft = static_cast<int16_t>(forceGeneration(t, t.s.turn));
    t.call(State::kOpportunities, OpportunityFrame{t.s.turn});
    return next();
}
Flow endPhase(Table& t, TurnFrame& f) {
    bool waits = endPoint(t, static_cast<Phase>(f.phase), kNoEvent);
    expire(t, Until::endOfPhase);
    if (++f.phase > kDraw) return next();
    if (waits || !t.on("CCG-TURN-01"_rule)) return skipTo("phase");
    startPhase(t, f);  // nothing to wait for
    return again();
}
// CCG-RECIRC-01: both Used Piles go under their Reserve Decks, in order.
Flow recirculate(Table& t, TurnFrame&) {
    for (int seat = 0; seat < 2; ++seat)
        if (seat == t.s.turn.index() || t.on("CCG-DRAW-02"_rule))  // both players, after the draw phase
            for (Piece p; (p = t.s.pieces.top({kUsedPile, seatAt(seat)})).some();)
                movePiece(t, p, {kReserveDeck, seatAt(seat)});
    // CCG-TURN-END-06: what was not drawn is kept for the opponent's turn. (Off: it goes under as well.)
    if (!t.on("CCG-TURN-END-06"_rule))
        for (Piece p; (p = t.s.pieces.top({kForcePile, t.s.turn})).some();) movePiece(t, p, {kReserveDeck, t.s.turn});
    return next();
}
// CCG-TURN-END-02: what must happen, then what may. CCG-TURN-END-04: what lasts until then ends before what may.
Flow endTurn(Table& t, TurnFrame&) {
    bool waits = true;
    if (t.on("CCG-TURN-END-02"_rule))
        waits = endPoint(t, kEndOfTurn, kTurnEnds);
    else
        openResponses(t, {kTurnEnds, t.s.turn, 0, {}, {}, {}});
    if (waits) return next();
    expire(t, Until::endOfTurn);
    if (restoreTexts(t) && t.on("CCG-TURN-END-05"_rule)) endPoint(t, kEndOfTurn, kTurnEnds);
    return next();
}
Flow nextTurn(Table& t, TurnFrame& f) {
    // CCG-TURN-END-07: what is used from now on stays in the Used Pile until the next turn ends. (Off: it goes under too.)
    if (!t.on("CCG-TURN-END-07"_rule)) recirculate(t, f);
    expire(t, Until::endOfTurn);
    expireTurnOf(t, t.s.turn);
    endPeriod(t, static_cast<int>(Until::endOfTurn));
    t.s.uses.endPeriod(kPerTurn);
    t.s.uses.endPeriod(kPlaysPerTurn);
    t.s.failedSearches.clear();
    // CCG-TURN-END-03: there is no time between turns.
    if (!t.on("CCG-TURN-END-03"_rule)) t.call(State::kOpportunities, OpportunityFrame{t.s.turn});
    t.s.turn = opponentOf(t.s.turn);
    return restart();
}
constexpr Step<Table> kTurnSteps[] = {
    {partOf("CCG-TURN-START-03"), "next player", act<startTurn>()},
    {"CCG-TURN-START-02", "start of turn", act<startEvents>()},
    {"CCG-TURN-01", "phase", act<startPhase>()},
    {partOf("CCG-ACT-MAND-04"), "end of phase", act<endPhase>()},
    {"CCG-RECIRC-01", "re-circulate", act<recirculate>()},
    {"CCG-TURN-END-01", "end of turn", act<endTurn>()},
    {partOf("CCG-TURN-END-03"), "next turn", act<nextTurn>()},
};

}  // namespace

Procedure<Table> turnProcedure() { return procedure<TurnFrame>("turn", kTurnSteps); }
Procedure<Table> opportunityProcedure() { return procedure<OpportunityFrame>("opportunities", kOpportunitySteps); }
Procedure<Table> endProcedure() { return procedure<EndFrame>("end", kEndSteps); }

bool endPoint(Table& t, Phase phase, EventId event) {
    // Most phases end with nothing to do.
    if ((event == kNoEvent || !listens(t, event)) && !isAnyDue(t, phase) && !hasTextsFor(t, phase)) {
        t.s.uses.endPeriod(kPerPhase);
        return false;
    }
    t.call(State::kEnd, EndFrame{phase, event, 0, 0});
    return true;
}

}  // namespace cantina::ccg
