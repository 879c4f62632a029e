// Actions: initiation, responses, result (rulebook 1.C). Holds CCG-ACT-06/07, CCG-ACT-INIT-*, CCG-ACT-RESP-*,
// CCG-ACT-BEFORE-01, CCG-ACT-JDEP-*, CCG-STK-02, CCG-STK-OFF-*, CCG-CANCEL-01..03 and -05.
//
// The table is unchanged until costs are paid, so that a top-level action can be taken back while it is half declared.
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/shields.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/rules/starting.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/values.h"
#include "language/walk.h"

namespace cantina::ccg {
namespace {

using namespace language;
using Flow = cantina::Flow;

bool hasText(const ActionFrame& a) { return a.ability != 0; }

// What others may answer while this action waits for its result.
Event responseEvent(const Table& t, const ActionFrame& a) {
    static constexpr EventId kKinds[] = {kTextUsed,        kPlayed,  kDeploying, kMoving, kDrainInitiated, kBattleInitiated,
                                         kFired,           kMoving,  kTextUsed,  kPlayed, kNoEvent,        kAttackInitiated,
                                         kAttackInitiated, kNoEvent, kMoving,    kMoving, kMoving};
    (void)t;
    return {kKinds[a.kind], a.performer, 0, a.card, a.targets[0], {}};
}

// --- about to: actions that go before this one

Flow aboutTo(Table& t, ActionFrame& a) {
    EventId event = a.kind == kBattleAction ? kAboutToBattle : a.kind == kDeployAction ? kAboutToDeploy : kNoEvent;
    Event e{event, a.performer, 0, a.card, {}, {}};
    bool nobody = event == kNoEvent || !a.has(ActionFrame::kTopLevel) || !canPreempt(t, e);
    if (nobody) return t.on("CCG-ACT-INIT-01"_rule) ? skipTo("targets") : skipTo("order");
    openAboutTo(t, e);
    return next();
}

// CCG-ACT-BEFORE-01: the attempt was backed up; the player may initiate it again or not, unless it is mandatory.
Seat goOnWho(Table& t, ActionFrame& a) {
    if (t.result().detail == 0 || a.has(ActionFrame::kMustHappen)) return kNobody;
    return a.performer;
}
void goOnOptions(Table& t, ActionFrame& a, Options& out) {
    if (mayInitiate(t, a)) out.add(optionYes());
    out.add(optionNo());
}
Flow withdraw(Table& t) {
    t.outcome() = kNothingHappened;
    return done();
}
Flow goOnAnswer(Table& t, ActionFrame&, Option o) { return o.kind == OptionKind::yes ? next() : withdraw(t); }

// --- 1: initiation

// CCG-ACT-INIT-01: conditions, then targets, then costs.
Flow order(Table& t, ActionFrame& a) {
    if (!t.on("CCG-ACT-INIT-01"_rule) && hasText(a)) return skipTo("costs");
    return next();
}

Seat targetWho(Table& t, ActionFrame& a) {
    while (a.chosen < targetCount(t, a)) {
        if (anyTarget(t, a)) return a.performer;
        ++a.chosen;
    }
    return kNobody;
}
// Only a location has a place in the row to choose; for the rest costs come next.
Flow targetsDone(Table& t, ActionFrame& a) {
    bool more = a.chosen < targetCount(t, a);
    bool place = a.kind == kDeployAction || a.kind == kMoveAction;
    return more || (place && isType(t, a.card.piece, kLocation)) ? again() : skipTo("costs");
}
void targetChoices(Table& t, ActionFrame& a, Options& out) {
    targetOptions(t, a, out);
    // Only before anything was done: a top-level action may be taken back, but not for ever.
    if (!a.has(ActionFrame::kTopLevel) || a.has(ActionFrame::kPaid)) return;
    const Frame& below = t.s.core.stack[std::max(0, t.at - 1)];
    bool again = below.procedure == State::kOpportunities.id &&
                 below.as<OpportunityFrame>().takenBack >= OpportunityFrame::kMostTakenBack;
    if (!again) out.add(optionNo());
}
Flow targetAnswer(Table& t, ActionFrame& a, Option o) {
    if (o.kind == OptionKind::no) return withdraw(t);
    a.targets[a.chosen++] = t.s.pieces.ref(o.piece);
    return targetsDone(t, a);
}

// CCG-MOVE-DS-01: where in deep space a Death Star goes.
bool goesToDeepSpace(const Table& t, const ActionFrame& a) {
    return a.kind == kMoveAction && isType(t, a.card.piece, kLocation) && a.targets[0] == a.card;
}
// CCG-LOC-ARR-01: where in the row a location goes, if there is a choice.
Seat placeWho(Table& t, ActionFrame& a) {
    if (goesToDeepSpace(t, a) && !a.has(ActionFrame::kPlaced)) return a.performer;
    if (a.kind != kDeployAction || a.has(ActionFrame::kPlaced) || !isType(t, a.card.piece, kLocation)) return kNobody;
    uint8_t places[kMostPlaces];
    bool converts = factOf(t, a.card.piece, kUnique) != 0 && sameLocation(t, a.card.piece).some();
    int n = converts ? 1 : rowPlaces(t, a.card.piece, places, a.targets[0].piece);
    if (n > 1) return a.performer;
    a.place = converts ? uint8_t{0} : places[0];
    a.flags |= ActionFrame::kPlaced;
    return kNobody;
}
void placeOptions(Table& t, ActionFrame& a, Options& out) {
    uint8_t places[kMostPlaces];
    int n = goesToDeepSpace(t, a) ? starParsecs(t, a.card.piece, places)
                                  : rowPlaces(t, a.card.piece, places, a.targets[0].piece);
    for (int i = 0; i < n; ++i) out.add(optionNumber(places[i]));
}
Flow placeAnswer(Table&, ActionFrame& a, Option o) {
    a.place = static_cast<uint8_t>(o.number);
    a.flags |= ActionFrame::kPlaced;
    return next();
}

// A card that is played lies on the table from here on: its initiation can no longer be taken back.
void commit(Table& t, ActionFrame& a) {
    a.flags |= ActionFrame::kPaid;
    if (hasText(a) && a.kind != kFireAction) noteUse(t, a);
    if (a.kind == kPlayAction || a.kind == kDeployAction || a.kind == kShieldAction) {
        notePlayed(t, a.card.piece);
        if (!isOnTable(t, a.card.piece) && !t.s.pieces.isIn(a.card.piece, kUnresolved))
            movePiece(t, a.card.piece, {kPlaying, a.performer});
        if (a.kind == kPlayAction) t.played(a.performer, a.card.piece);
        if (a.kind == kDeployAction)  // what its text says about deploying has done its work
            forEachAbility(t, a.card.piece, kDeploys, [&](Piece, int ability) { t.used(static_cast<uint16_t>(ability)); });
        if (a.kind == kDeployAction && a.targets[1].some() && aimCount(t, a.card.piece) == 0) {
            notePlayed(t, a.targets[1].piece);
            movePiece(t, a.targets[1].piece, {kPlaying, a.performer});
            a.targets[1] = t.s.pieces.ref(a.targets[1].piece);
        }
    }
    if (a.kind == kShieldAction) noteShield(t, a.performer);
    if (a.kind == kBattleAction) startBattle(t, a);
    if (a.kind == kAttackAction || a.kind == kCreatureAction) startAttack(t, a);
    if (a.kind == kFireAction) noteWeaponUse(t, a);
    if (a.kind == kTextAction) noteDevice(t, a), noteWeaponText(t, a);
    if (a.kind == kDrainAction) noteDrain(t, a);
    if (a.has(ActionFrame::kReact)) t.s.pieces.data(a.card.piece).flags |= PieceData::kReacted;
}

void payCosts(Table& t, ActionFrame& a) {
    bool open = a.kind == kMoveAction && kindOfPlace(t, locationOf(t, a.card.piece)) == kOpenPlace;  // nothing to pay
    if (!a.has(ActionFrame::kFree) && !open) {
        auto use = [&](Seat seat, int amount) {
            if (amount > 0 || a.kind == kDeployAction || a.kind == kBattleAction)
                moveForce(t, kUseForce, seat, amount, a.card, a.performer, ForceFrame::kAsCost);
        };
        Piece place = a.targets[0].piece;
        switch (a.kind) {
            case kDeployAction:
                if (int theirs = opponentDeployCost(t, a.card.piece, place); theirs > 0)
                    use(opponentOf(a.performer), theirs);
                use(a.performer, fullDeployCost(t, a));
                break;
            case kBattleAction: use(a.performer, battleCost(t, a.performer, a.card.piece)); break;
            case kDrainAction: use(a.performer, drainCost(t, a.performer, a.card.piece)); break;
            case kMoveAction: use(a.performer, moveCost(t, a, place)); break;
            case kTransitAction:
                a.place = static_cast<uint8_t>(leastFare(t, a.performer, a.card.piece, place));
                use(a.performer, a.place);
                break;
            case kTextAction:
                if (isTravel(t, a)) use(a.performer, travelCost(t, a, a.targets[0].piece, a.targets[1].piece));
                break;
            case kTransferAction: use(a.performer, deployCost(t, a.card.piece, place)); break;
            case kDockAction: use(a.performer, kDockCost); break;
            default: break;
        }
    }
    // CCG-MOVE-REACT-01: a react is no regular move.
    bool counts = !a.has(ActionFrame::kReact) || !t.on("CCG-MOVE-REACT-01"_rule);
    // CCG-MOVE-AWAY-03: moving away is one.
    counts = counts && (!a.has(ActionFrame::kAway) || t.on("CCG-MOVE-AWAY-03"_rule));
    if (a.kind == kMoveAction && counts && isRegular(formOf(t, a, a.targets[0].piece)))
        t.s.pieces.data(a.card.piece).flags |= PieceData::kMovedRegularly;
    if (a.kind == kMoveAction)
        a.targets[2] = t.s.pieces.ref(locationOf(t, a.card.piece));  // for who asks where it came from
    // CCG-MOVE-SHUT-03: the one of a shuttle vehicle, although it stays where it is.
    if (a.kind == kShuttleAction && t.on("CCG-MOVE-SHUT-03"_rule))
        t.s.pieces.data(a.card.piece).flags |= PieceData::kMovedRegularly;
    if (hasText(a) && t.book().abilities[a.ability].paid > t.book().abilities[a.ability].code) {
        AbilityFrame f = textFrame(t, a);
        f.pc = static_cast<uint16_t>(costStart(t, a));
        f.flags |= AbilityFrame::kCostsOnly;
        t.call(State::kAbility, f, a.performer);
    }
}
Flow costs(Table& t, ActionFrame& a) {
    if (a.has(ActionFrame::kPaid)) return skipTo("responses");
    commit(t, a);
    if (!t.on("CCG-ACT-INIT-01"_rule)) return next();
    // CCG-ACT-RESP-02: "just targeted" waits for the costs.
    if (t.on("CCG-ACT-RESP-02"_rule)) payCosts(t, a);
    return skipTo("responses");
}
// Here costs are paid out of their turn: while CCG-ACT-INIT-01 or CCG-ACT-RESP-02 is off.
Flow pay(Table& t, ActionFrame& a) {
    payCosts(t, a);
    if (!t.on("CCG-ACT-INIT-01"_rule) && hasText(a) && a.chosen == 0 && targetCount(t, a) > 0) return skipTo("targets");
    return next();
}

// --- 2: responses

Flow result(Table& t, ActionFrame& a);
// Nothing was called and nothing moved: the next step would run at once.
bool isQuiet(const Table& t) { return t.s.core.changed == 0 && t.s.core.stack.size() == t.at + 1; }

Flow respond(Table& t, ActionFrame& a) {
    if (a.has(ActionFrame::kAnswered) || a.has(ActionFrame::kQuiet)) return next();
    // CCG-ACT-06, CCG-ACT-JDEP-01: responses before the result.
    bool early = t.on("CCG-ACT-06"_rule) && (a.kind != kPlayAction || t.on("CCG-ACT-JDEP-01"_rule));
    if (!early && !a.has(ActionFrame::kHadResult)) return next();
    a.flags |= ActionFrame::kAnswered;
    openResponses(t, responseEvent(t, a));
    if (!t.on("CCG-ACT-RESP-02"_rule)) return next();
    if (!isQuiet(t)) return skipTo("result");
    result(t, a);
    return skipTo("after the result");
}
// While CCG-ACT-RESP-02 is off the costs come after the responses.
Flow late(Table& t, ActionFrame& a) {
    if (t.on("CCG-ACT-RESP-02"_rule) || !a.has(ActionFrame::kAnswered) || a.has(ActionFrame::kPaidLate)) return next();
    a.flags |= ActionFrame::kPaidLate;
    return skipTo("pay");
}

// --- 3: result

bool stillValid(Table& t, const ActionFrame& a) {
    if (t.on("CCG-ACT-INIT-02"_rule)) return true;
    if (!hasText(a)) return true;
    if (!conditionHolds(t, textFrame(t, a))) return false;
    for (int i = 0; i < a.chosen; ++i)
        if (a.targets[i].some() && !t.s.pieces.alive(a.targets[i])) return false;
    return true;
}

// CCG-SETUP-12: at the start of the game a copy of what may not be converted goes out of play, as if it had deployed.
void deployLocation(Table& t, ActionFrame& a) {
    if (isUnconvertible(t, a.card.piece)) {
        movePiece(t, a.card.piece, {kOutOfPlay, a.performer});
        // CCG-SETUP-MAND-04: that does not make what deploys it illegal.
        if (!t.on("CCG-SETUP-MAND-04"_rule)) t.outcome() = kNothingHappened;
        return;
    }
    putInRow(t, a.card.piece, a.performer, a.place);
    if (defOf(t, a.card.piece).has(kGeneric)) t.s.pieces.data(a.card.piece).target = a.targets[0].piece;
    if (t.s.phase == kSettingUp) t.s.pieces.data(a.card.piece).flags |= PieceData::kSetOut;
}

void perform(Table& t, ActionFrame& a) {
    switch (a.kind) {
        case kDeployAction:
            if (!t.s.pieces.isIn(a.card.piece, kPlaying)) return;
            if (a.targets[0].some() && !isInEffect(t, a.targets[0].piece)) return;  // its place is gone: it is lost
            if (a.has(ActionFrame::kPlaced)) return deployLocation(t, a);
            if (aimCount(t, a.card.piece) > 0) {  // what it targets is gone: it is lost
                if (!t.s.pieces.alive(a.targets[1]) || (a.targets[2].some() && !t.s.pieces.alive(a.targets[2]))) return;
                putOnTable(t, a.card.piece, a.performer, a.targets[0].piece);
                return takeAim(t, a);
            }
            putOnTable(t, a.card.piece, a.performer, a.targets[0].piece);
            if (t.s.phase == kSettingUp) t.s.pieces.data(a.card.piece).flags |= PieceData::kSetOut;
            if (a.targets[1].some() && t.s.pieces.isIn(a.targets[1].piece, kPlaying))
                putOnTable(t, a.targets[1].piece, a.performer, a.card.piece);
            return;
        case kMoveAction: return go(t, a);
        case kTransitAction: return pick(t, kPickTransit, a.performer, a.targets[0], a.card, 0, 0, a.place);
        case kTransferAction:
            if (t.s.pieces.alive(a.card) && t.s.pieces.alive(a.targets[0]))
                t.s.pieces.data(a.card.piece).at = a.targets[0].piece;
            return t.touch();
        case kDrainAction:
            return moveForce(t, kLoseForce, opponentOf(a.performer), drainAmount(t, a.performer, a.card.piece), a.card,
                             a.performer);
        case kBattleAction: return fight(t);
        case kShieldAction:
            if (t.s.pieces.isIn(a.card.piece, kPlaying)) movePiece(t, a.card.piece, {kTable, a.performer});
            return;
        case kReplaceAction: return replacePersona(t, a);
        case kAttackAction:
        case kCreatureAction: return attack(t);
        case kPrisonerAction: return transferPrisoner(t, a);
        case kSeatAction: return changeSeat(t, a.card.piece);
        case kShuttleAction: return pick(t, kPickShuttle, a.performer, a.targets[0], a.card, 0, 0, 0);
        case kDockAction: return pick(t, kPickDocked, a.performer, a.targets[0], a.card, 0, 0, 0);
        case kFireAction:
            if (t.on("CCG-WEAP-FIRE-02"_rule)) noteFired(t, a);
            break;
        default: break;
    }
    AbilityFrame f = textFrame(t, a);
    f.amount = a.place;  // the X that was used is the result of its costs
    f.pc = static_cast<uint16_t>(t.book().abilities[a.ability].paid - t.book().abilities[a.ability].code);
    t.call(State::kAbility, f, a.performer);
}

Flow result(Table& t, ActionFrame& a) {
    bool cancelled = a.has(ActionFrame::kCancelled) && t.on("CCG-CANCEL-01"_rule);
    if (!cancelled && stillValid(t, a) && !a.has(ActionFrame::kHadResult)) {
        a.flags |= ActionFrame::kHadResult;
        perform(t, a);
    }
    return next();
}
Flow finish(Table& t, ActionFrame& a);
Flow afterResult(Table& t, ActionFrame& a) {
    // How much was lost to a Force drain, for who answers it.
    if (a.kind == kDrainAction && a.has(ActionFrame::kHadResult)) a.place = static_cast<uint8_t>(t.result().amount);
    // A text that does something in place of what was about to happen.
    if (hasText(a) && a.has(ActionFrame::kHadResult)) t.outcome().flags |= t.result().flags & Result::kReplaced;
    bool answered = a.has(ActionFrame::kAnswered) || a.has(ActionFrame::kQuiet);
    if (!answered && t.on("CCG-ACT-RESP-01"_rule)) return skipTo("responses");
    // CCG-STK-02: the completed action leaves the stack and cannot be answered any more.
    if (!t.on("CCG-STK-02"_rule) && a.has(ActionFrame::kAnswered)) openResponses(t, responseEvent(t, a));
    if (a.kind == kBattleAction || !isQuiet(t)) return a.kind == kBattleAction ? next() : skipTo("finish");
    finish(t, a);
    return skipTo("completed");
}

// CCG-INT-03: of an Interrupt with two functions the function that was played says where it goes.
bool isLostFunction(const Table& t, Piece p, int ability) {
    int kind = defOf(t, p).number[kInterruptKind];
    if (kind != kUsedOrLost) return kind == kLostInterrupt;
    return t.book().abilities[static_cast<size_t>(ability)].as == 1 + kLostInterrupt;
}

// Where a played card goes: a cancelled one to its owner's Lost Pile (CCG-CANCEL-03).
void putAway(Table& t, ActionFrame& a) {
    Piece p = a.card.piece;
    // RULING CCG-DEST-STEP-05: one that acted because it was drawn for destiny stays an unresolved draw unless it was
    // cancelled or grabbed, because then it is the card that was meant
    // (docs/decisions/042-draws-that-are-cancelled-or-chosen.md).
    bool drawn = t.s.pieces.isIn(p, kUnresolved) && (a.has(ActionFrame::kCancelled) || a.has(ActionFrame::kGrabbed));
    bool played = a.kind == kPlayAction || a.kind == kDeployAction || a.kind == kShieldAction;
    if (!played || !(t.s.pieces.isIn(p, kPlaying) || drawn)) return;
    if (isBarredFromLifeForce(t, p)) return movePiece(t, p, {kOutOfPlay, t.s.pieces.row(p).owner});
    Seat owner = t.s.pieces.row(p).owner;
    bool lost = isType(t, p, kInterrupt) && isLostFunction(t, p, a.ability);
    if (a.kind == kDeployAction) lost = true;  // it did not get to its place
    if (a.kind == kDeployAction && a.targets[1].some() && t.s.pieces.isIn(a.targets[1].piece, kPlaying))
        movePiece(t, a.targets[1].piece, {kLostPile, t.s.pieces.row(a.targets[1].piece).owner}, Where::top);
    if (a.has(ActionFrame::kGrabbed) && t.s.pieces.alive(a.holder)) {
        // CCG-STATE-STK-02: on what grabbed it it is supporting, although it was active.
        movePiece(t, p, {t.on("CCG-STATE-STK-02"_rule) ? kStacked : kInactive, owner});
        t.s.pieces.data(p).at = a.holder.piece;
        return;
    }
    // CCG-SEARCH-DEPLOY-04: where the text sends it, it goes even if it was canceled.
    if (a.has(ActionFrame::kThenOut) && (!a.has(ActionFrame::kCancelled) || t.on("CCG-SEARCH-DEPLOY-04"_rule)))
        return movePiece(t, p, {kOutOfPlay, owner});
    if (a.has(ActionFrame::kCancelled) && t.on("CCG-CANCEL-03"_rule)) lost = true;
    movePiece(t, p, {lost ? kLostPile : kUsedPile, owner}, Where::top);
}
Flow battleEnds(Table& t, ActionFrame& a) {
    if (a.kind == kBattleAction && a.has(ActionFrame::kHadResult)) endBattle(t);
    return next();
}
Flow finish(Table& t, ActionFrame& a) {
    putAway(t, a);
    releaseDestinies(t, t.at);
    if (a.kind == kBattleAction) forgetBattle(t);
    if (a.kind == kAttackAction || a.kind == kCreatureAction) forgetAttack(t);
    if (a.kind == kDrainAction) expire(t, kForThisDrain);
    return next();
}

// Cards that moved as a group have moved at the same time. CCG-MOVE-DBT-01: those who travelled. CCG-MOVE-SHUT-03: the
// shuttle vehicle and whom it carried. CCG-MOVE-DOCK-03: the two starships and nothing that they passed on.
Flow movedTogether(Table& t, ActionFrame& a) {
    Piece moved[State::Pieces::kCapacity];
    int n = 0;
    if (a.kind != kTransitAction && isOnTable(t, a.card.piece)) moved[n++] = a.card.piece;
    if (a.kind == kDockAction && isOnTable(t, a.targets[0].piece)) moved[n++] = a.targets[0].piece;
    for (Piece p : t.s.pieces.in({travellersOf(t, a.performer), a.performer})) {
        uint16_t& marks = t.s.pieces.data(p).marks;
        if ((marks & PieceData::kJustMoved) == 0) continue;
        marks &= static_cast<uint16_t>(~PieceData::kJustMoved);
        moved[n++] = p;
    }
    for (int i = 0; i < n; ++i)
        t.tell({kMoved, a.performer, 0, t.s.pieces.ref(moved[i]), t.s.pieces.ref(t.s.pieces.data(moved[i]).at), {}},
               "CCG-MOVE-01"_rule);
    answerTogether(t, a.performer, kMoved, moved, n, a.kind == kTransitAction ? a.card.piece : Piece{});
    return next();
}

// CCG-STK-OFF-01: a card that was deployed or moved can be answered as its action comes off the stack; CCG-STK-OFF-02: not
// so a cancelled action.
Flow completed(Table& t, ActionFrame& a) {
    bool cancelled = a.has(ActionFrame::kCancelled);
    if (cancelled && t.on("CCG-STK-OFF-02"_rule)) {
        t.outcome().flags |= Result::kCancelled;
        return a.kind == kBattleAction || a.kind == kDrainAction ? skipTo("forget") : done();
    }
    if (a.has(ActionFrame::kQuiet) && t.s.phase == kSettingUp) return done();
    EventId event = kNoEvent;
    RuleId rule;
    Event e{event, a.performer, 0, {}, a.targets[0], {}};
    switch (a.kind) {
        case kDeployAction:
            event = t.on("CCG-ACT-JDEP-02"_rule) ? kDeployed : kDeploying;
            rule = "CCG-DEP-01"_rule;
            break;
        // CCG-PERS-REPL-11: it is no deployment, nothing was just deployed.
        case kReplaceAction:
            if (t.on("CCG-PERS-REPL-11"_rule)) return done();
            event = kDeployed;
            break;
        case kTransitAction:
        case kShuttleAction:
        case kDockAction: return movedTogether(t, a);
        case kSeatAction:
        case kMoveAction:
            if (!isInEffect(t, a.card.piece)) return done();  // lost on its way
            if (Piece at = t.s.pieces.data(a.card.piece).at; at.some()) e.object = t.s.pieces.ref(at);
            if (a.kind == kMoveAction) e.source = a.targets[2];
            event = kMoved, rule = "CCG-MOVE-01"_rule;
            break;
        case kDrainAction:
            event = kDrained, rule = "CCG-DRAIN-03"_rule;
            e.amount = a.place;
            break;
        case kBattleAction: event = kBattleEnded, rule = "CCG-BTL-END-01"_rule; break;
        default: return done();
    }
    e.kind = event;
    e.subject = t.s.pieces.ref(a.card.piece);
    t.tell(e, rule);
    openResponses(t, e);
    return next();
}

// CCG-SP-REACT-04: who arrives where a Force drain goes on cancels it by presence.
Flow stopDrain(Table& t, ActionFrame& a) {
    if (a.kind == kBattleAction || a.kind == kDrainAction) return next();
    const bool byText = a.kind == kDeployAction && a.answers.kind != kNoEvent;  // what a text lets deploy, it looks at
    // CCG-SP-SPY-12: who deploys as an undercover spy was deployed like any other first.
    if (a.kind == kDeployAction && defOf(t, a.card.piece).has(kDeploysUndercover)) goUndercover(t, a.card.piece);
    if ((a.kind != kMoveAction && !byText) || !a.has(ActionFrame::kReact) || !isOnTable(t, a.card.piece)) return done();
    ActionFrame* drain = a.holder.some() ? actionOf(t, a.holder) : nullptr;
    if (drain == nullptr || drain->kind != kDrainAction || !hasPresence(t, a.performer, a.holder.piece)) return done();
    cancelAction(t, *drain);
    return done();
}
// What is answered last is still of this battle or Force drain.
Flow forget(Table& t, ActionFrame& a) {
    if (a.kind == kBattleAction && t.s.battle.segment == Battle::kNone) t.s.battle = Battle{};
    endPeriod(t, static_cast<int>(a.kind == kDrainAction ? kForThisDrain : Until::endOfBattle));
    return done();
}

// A battle that ends at once takes the actions inside it with it; their cards go where they would have gone.
void abandonAction(Table& t, ActionFrame& a) {
    putAway(t, a);
    releaseDestinies(t, t.at);
}

constexpr Step<Table> kSteps[] = {
    {"CCG-ACT-BEFORE-01", "about to", act<aboutTo>()},
    {partOf("CCG-ACT-BEFORE-01"), "go on", ask<goOnWho, goOnOptions, goOnAnswer>()},
    {partOf("CCG-ACT-INIT-01"), "order", act<order>()},
    {partOf("CCG-ACT-TGT-01"), "targets", askWhich<targetWho, targetChoices, targetAnswer, whyNotTarget>()},
    {"CCG-LOC-ARR-01", "place in the row", ask<placeWho, placeOptions, placeAnswer>()},
    {partOf("CCG-ACT-COST-01"), "costs", act<costs>()},
    {partOf("CCG-ACT-COST-01"), "pay", act<pay>()},
    {"CCG-ACT-RESP-01", "responses", act<respond>()},
    {partOf("CCG-ACT-COST-01"), "late", act<late>()},
    {partOf("CCG-ACT-06"), "result", act<result>()},
    {partOf("CCG-STK-02"), "after the result", act<afterResult>()},
    {"CCG-BTL-END-01", "end of the battle", act<battleEnds>()},
    {partOf("CCG-STK-09"), "finish", act<finish>()},
    {"CCG-STK-OFF-01", "completed", act<completed>()},
    {"CCG-SP-REACT-04", "stop the drain", act<stopDrain>()},
    {partOf("CCG-BTL-END-01"), "forget", act<forget>()},
};

}  // namespace

Procedure<Table> actionProcedure() { return procedure<ActionFrame, abandonAction>("action", kSteps); }

namespace {

// CCG-EFF-IMM-01, CCG-SP-REACT-08: the response of an Immediate Effect says when it deploys, and that of another card that
// it deploys as a react; both whether for free.
bool deploysAsAnswer(const Table& t, Piece card, int ability) {
    return t.book().abilities[static_cast<size_t>(ability)].timing == kResponse && !isType(t, card, kInterrupt);
}
ActionFrame answeringDeploy(Table& t, ActionFrame a, int ability) {
    a.kind = kDeployAction;
    if (isType(t, a.card.piece, kEffect))
        a.flags |= ActionFrame::kAsAnswer;
    else
        a.flags |= ActionFrame::kReact, a.holder = a.answers.subject;
    const language::AbilityFrame f = language::abilityFrame(t, ability, a.card, a.performer, a.answers);
    language::forEachVerb(t, f, kDeployTag, [&](const language::Args& args) {
        if (args.symbol(1) != 0) a.flags |= ActionFrame::kFree;
    });
    language::forEachVerb(t, f, kOwnReactTag, [&](const language::Args& args) {
        if (args.symbol(1) != 0) a.flags |= ActionFrame::kFree;
        a.discount = static_cast<uint8_t>(args.whole(3));
    });
    return a;
}

}  // namespace

ActionFrame textAction(Table& t, Piece card, int ability, Seat performer, const Event& answers) {
    ActionFrame a;
    a.answers = answers;
    a.card = t.s.pieces.ref(card);
    a.performer = performer;
    if (deploysAsAnswer(t, card, ability)) return answeringDeploy(t, a, ability);
    a.ability = static_cast<uint16_t>(ability);
    // CCG-DEST-STEP-05: an Interrupt that acts when drawn for destiny counts as played.
    bool drawn = t.s.pieces.isIn(card, kUnresolved) && isType(t, card, kInterrupt);
    a.kind = t.s.pieces.isIn(card, kHand) || drawn                              ? kPlayAction
             : t.book().abilities[static_cast<size_t>(ability)].timing == kFire ? kFireAction
                                                                                : kTextAction;
    return a;
}

ActionFrame cardAction(Table& t, ActionKind kind, Piece card, Seat performer) {
    ActionFrame a;
    a.card = t.s.pieces.ref(card);
    a.performer = performer;
    a.kind = kind;
    return a;
}

void initiate(Table& t, const ActionFrame& a) { t.call(State::kAction, a, a.performer); }

ActionFrame* actionOf(Table& t, PieceRef card) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        Frame& f = t.s.core.stack[i];
        if (f.procedure != State::kAction.id) continue;
        ActionFrame& a = f.as<ActionFrame>();
        if (a.card == card && (a.flags & ActionFrame::kHadResult) == 0) return &a;
    }
    return nullptr;
}

// CCG-CANCEL-01: no result; costs stay paid. CCG-CANCEL-02: it counts as used.
void cancelAction(Table& t, ActionFrame& a) {
    a.flags |= ActionFrame::kCancelled;
    if (a.ability != 0 && !t.on("CCG-CANCEL-02"_rule))
        for (int i = t.s.uses.list.size() - 1; i >= 0; --i)
            if (t.s.uses.list[i].piece == a.card && t.s.uses.list[i].key == a.ability) t.s.uses.list.removeAt(i);
}

}  // namespace cantina::ccg
