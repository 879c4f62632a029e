// The command phase (section 2): building, deploying, completing Missions, returning and retreating units.
// TCG-BUILD, TCG-CMD-03 to 07, TCG-RET, TCG-MIS-02, TCG-PIL-16, TCG-PIL-17. Stacks, Pilots, Equipment and Locations have
// files of their own.
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {
namespace {

using namespace language;

using Rule = Requirement<Table, Seat, Piece>;

// --- deploying and completing

// TCG-BUILD-02: a card may do without counters if it is deployed or completed at once: then it costs nothing.
bool isFacedown(Table& t, Seat seat, Piece p) {
    Zone zone = t.s.pieces.zoneOf(p);
    return zone == Zone{kBuild, seat} || (zone == Zone{kHand, seat} && buildCost(t, p) == 0);
}
bool hasCounters(Table& t, Seat, Piece p) { return dataOf(t, p).counters >= deployCost(t, p); }
// A Mission may say when it can be completed, and what must be paid beside its build counters.
AbilityFrame missionFrame(Table& t, Seat seat, Piece p) {
    return abilityFrame(t, defOf(t, p).first, t.s.pieces.ref(p), seat, {});
}
bool isItsTime(Table& t, Seat seat, Piece p) {
    const CardDef& def = defOf(t, p);
    if (def.type != kTypeMission || t.book().abilities[def.first].condition == 0) return true;
    return conditionHolds(t, missionFrame(t, seat, p));
}
bool isPayable(Table& t, Seat seat, Piece p) {
    return defOf(t, p).type != kTypeMission || payable(t, missionFrame(t, seat, p));
}
bool isOnly(Table& t, Seat seat, Piece p) { return isOnlyOne(t, seat, p); }
constexpr Rule kDeployRules[] = {
    {"TCG-BUILD-07", "it is not facedown in your build zone", isFacedown},
    {"TCG-BUILD-03", "it has fewer build counters than its build cost", hasCounters},
    {"TCG-UNIQ-02", "you have that unique unit already", isOnly},
    {"TCG-GEN-06", "this is not the time to complete it", isItsTime},
    {"TCG-MIS-02", "what it costs to complete it cannot be paid", isPayable},
};

// A Mission that cannot be completed now tells its condition.
Explanation whyNotDeploy(Table& t, Seat seat, Piece p) {
    Explanation why = firstFailing(t, kDeployRules, seat, p);
    if (why.rule == "TCG-GEN-06"_rule) why.says = unmetCondition(t, missionFrame(t, seat, p), why.says);
    if (why.rule == "TCG-MIS-02"_rule) why = explained(t, missionFrame(t, seat, p), true, why);
    return why;
}

// --- retreating

bool isYourUnitInBattle(Table& t, Seat seat, Piece p) { return isInBattle(t, p) && controllerOf(t, p) == seat; }
bool isUntapped(Table& t, Seat, Piece p) { return !isTapped(t, p); }
bool mayRetreat(Table& t, Seat, Piece p) {
    return !isForbidden(t, p, Stat::stepRetreat) && !isForbidden(t, p, Stat::cannotRetreat);
}
bool arePilotsUntapped(Table& t, Seat, Piece p) {
    bool all = true;
    forEachOn(t, p, [&](Piece with) { all = all && (!isAboard(t, with) || !isTapped(t, with)); });
    return all;
}
constexpr Rule kRetreatRules[] = {
    {"TCG-CMD-06", "it is no unit of yours in an arena", isYourUnitInBattle},
    {"TCG-CMD-06", "it is tapped", isUntapped},
    {"TCG-GEN-07", "it can't retreat", mayRetreat},
    {"TCG-PIL-16", "its Pilot is tapped", arePilotsUntapped},
};

// --- the build step

Flow buildTriggers(Table& t, CommandFrame&) {
    resolveTriggers(t);
    return next();
}
// To the next act: what was triggered comes first, if anything was or may be by what has been called.
Flow onward(Table& t) {
    return t.s.waiting.empty() && t.s.core.stack.size() == t.at + 1 ? again() : skipTo("triggered abilities");
}
Seat commandWho(Table&, CommandFrame& f) { return f.seat; }

// What a card that could be face up may become: a unit, a completed Mission, a Location, built Equipment.
void addDeploys(Table& t, Seat seat, Piece p, Options& out) {
    const CardDef& def = defOf(t, p);
    if (def.type == kTypeLocation && !mayEnter(t, p)) return;
    if (def.type == kTypeLocation) return addPutDowns(t, seat, p, out);
    if (!allHold<kDeployRules>(t, seat, p)) return;
    if (isUnitType(def.type)) {
        if (mayEnter(t, p)) out.add(optionAct(kActDeploy, p));
        // TCG-ZONE-05, TCG-BUILD-08: it may be left in the build zone.
        if (t.on("TCG-ZONE-05"_rule)) out.add(optionAct(kActKeep, p));
    } else {
        out.add(optionAct(def.type == kTypeMission ? kActComplete : kActFinish, p));
    }
}
void addStacks(Table& t, Seat seat, Piece p, Options& out) {
    // TCG-STACK-01: in the build step, above or below another version.
    Piece unit = t.on("TCG-STACK-01"_rule) ? sameUniqueOf(t, seat, p) : Piece{};
    if (!unit.some()) return;
    if (canStack(t, seat, p, unit, true)) out.add(optionAct(kActStackOn, p, unit.n));
    if (canStack(t, seat, p, unit, false)) out.add(optionAct(kActStackUnder, p, unit.n));
}
void addFacedown(Table& t, Seat seat, bool hasPoints, Options& out) {
    bool adds = hasPoints && t.on("TCG-BUILD-04"_rule);
    bool overbuilds = t.on("TCG-BUILD-06"_rule);
    bool counted = t.on("TCG-BUILD-03"_rule);  // most cards fail this one: it is asked first
    for (Piece p : t.s.pieces.in({kBuild, seat})) {
        const CardDef& def = defOf(t, p);
        int counters = dataOf(t, p).counters;
        if (adds && (overbuilds || counters < def.whole(kCost))) out.add(optionAct(kActAdd, p));
        if (counters >= deployCost(t, p) || !counted) addDeploys(t, seat, p, out);
        if (def.number[kUnique] != 0) addStacks(t, seat, p, out);
    }
}
void addFaceUp(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kRetreated, seat})) {
        if (!mayEnter(t, p)) continue;
        if (isUnit(t, p)) {
            out.add(optionAct(kActReturn, p));
        } else {
            addEquips(t, seat, p, out);
        }
    }
    for (Piece p : t.s.pieces.in({kOn, seat})) {
        if (isEquipment(t, p)) addEquips(t, seat, p, out);
        if (isBeneath(t, p)) addRearranges(t, seat, p, out);
    }
}
void buildOptions(Table& t, CommandFrame& f, Options& out) {
    bool hasPoints = pointsToSpend(t, f.seat) > 0;
    for (Piece p : t.s.pieces.in({kHand, f.seat})) {
        const CardDef& def = defOf(t, p);
        if (def.type == kTypeBattle) {
            if (t.book().abilities[def.first].condition != 0) addBuildPlay(t, f.seat, p, out);
            continue;
        }
        if (hasPoints || !t.on("TCG-BUILD-02"_rule)) out.add(optionAct(kActBuild, p));
        if (def.number[kCost] == 0) addDeploys(t, f.seat, p, out);
    }
    addFacedown(t, f.seat, hasPoints, out);
    addFaceUp(t, f.seat, out);
    if (t.s.pilots[f.seat.index()] != 0) addPilotMoves(t, f.seat, out);
    if (t.s.inBuildStep[f.seat.index()] != 0 || mayBeGiven(t)) addBuildPlays(t, f.seat, out);
    // TCG-GLO-32: a build step is no chance to play; the table of requirements says so too.
    if (!t.on("TCG-GLO-32"_rule)) addPlays(t, f.seat, out);
    out.add(optionDone());
}
void addCounter(Table& t, Seat seat, Piece p) {
    if (t.s.buildPoints[seat.index()] == 0) return;
    --t.s.buildPoints[seat.index()];
    setCounters(t, p, dataOf(t, p).counters + 1);
}
// TCG-MIS-02: turned face up, done, discarded.
void complete(Table& t, Seat seat, Piece p) {
    const CardDef& def = defOf(t, p);
    for (int a = def.first; a < def.first + def.abilities; ++a) {
        const Ability& ability = t.book().abilities[static_cast<size_t>(a)];
        if (ability.timing == kCompleted && t.on("TCG-MIS-02"_rule) && !t.rules.switches.off(ability.id))
            return play(t, seat, p, a, {});
    }
    movePiece(t, p, {kDiscard, seat}, Where::top);
}
void finishEquipment(Table& t, Piece p) {
    edit(t, p)->counters = 0;
    movePiece(t, p, {kRetreated, t.s.pieces.row(p).owner});
}
void actOnTable(Table& t, Seat seat, const Option& o) {
    switch (o.verb) {
        case kActReturn: return movePiece(t, o.piece, {arenaOf(defOf(t, o.piece).type), seat});
        case kActRearrange: return rearrange(t, o.piece, o.number);
        case kActEquip: return equip(t, seat, o.piece, Piece{o.detail});
        case kActBoard: return board(t, o.piece, Piece{o.detail});
        case kActLeave: return leaveUnit(t, o.piece, static_cast<uint8_t>(o.number));
        default: return takePlay(t, seat, o, {});
    }
}
void actOnCard(Table& t, Seat seat, const Option& o) {
    switch (o.verb) {
        case kActBuild:
            movePiece(t, o.piece, {kBuild, seat});
            if (staticFor(t, seat, Stat::noFacedownBuilds) > 0) reveal(t, o.piece);
            return addCounter(t, seat, o.piece);
        case kActAdd: return addCounter(t, seat, o.piece);
        case kActDeploy: return deploy(t, o.piece);
        case kActKeep: return deploy(t, o.piece, true);
        case kActStackOn:
            stackCard(t, o.piece, Piece{o.detail}, true);
            happen(t, Event{kDeployed, seat, 0, t.s.pieces.ref(o.piece), {}, {}}, "TCG-STACK-12"_rule);
            return;
        case kActStackUnder:
            stackCard(t, o.piece, Piece{o.detail}, false);
            // TCG-STACK-12: what it does is ignored unless it is on top.
            if (!t.on("TCG-STACK-12"_rule))
                happen(t, Event{kDeployed, seat, 0, t.s.pieces.ref(o.piece), {}, {}}, "TCG-STACK-12"_rule);
            return;
        case kActComplete: return complete(t, seat, o.piece);
        case kActPutDown: return putDown(t, o.piece, static_cast<uint8_t>(o.number));
        default: return finishEquipment(t, o.piece);
    }
}
bool isOnCard(uint8_t verb) {
    return verb == kActBuild || verb == kActAdd || verb == kActDeploy || verb == kActKeep || verb == kActStackOn ||
           verb == kActStackUnder || verb == kActComplete || verb == kActPutDown || verb == kActFinish;
}
Flow buildAnswer(Table& t, CommandFrame& f, Option o) {
    if (o.kind == OptionKind::done) return done();
    if (isOnCard(o.verb)) {
        actOnCard(t, f.seat, o);
    } else {
        actOnTable(t, f.seat, o);
    }
    return onward(t);
}
// TCG-PIL-12: once in each build step.
Flow beginBuildStep(Table& t, CommandFrame& f) {
    if (t.s.pilots[f.seat.index()] != 0)
        for (uint8_t zone : {kCharacter, kRetreated, kOn})
            for (Piece p : t.s.pieces.in({zone, f.seat}))
                edit(t, p)->flags = static_cast<uint8_t>(dataOf(t, p).flags & ~PieceData::kMoved);
    int depth = t.s.core.stack.size();
    startBuildStep(t, f.seat);
    return t.s.waiting.empty() && t.s.core.stack.size() == depth ? skipTo("build") : next();
}
constexpr Step<Table> kBuildSteps[] = {
    {partOf("TCG-KW-UPK-01"), "begin", act<beginBuildStep>()},
    {partOf("TCG-TRG-06"), "triggered abilities", act<buildTriggers>()},
    {partOf("TCG-CMD-03"), "build", ask<commandWho, buildOptions, buildAnswer>()},
};

// --- the retreat step

bool mayPilotRetreat(Table& t, Piece p) {
    return isAboard(t, p) && isInBattle(t, hostOf(t, p)) && !isTapped(t, p) && t.on("TCG-PIL-17"_rule);
}
// What is forbidden shows in no option: who counts the abilities in use is told here that one of them forbids.
Seat retreatWho(Table& t, CommandFrame& f) {
    if (speaksOf(t, Stat::stepRetreat)) forEachInBattle(t, f.seat, [&](Piece p) { (void)mayRetreat(t, f.seat, p); });
    return f.seat;
}
void retreatOptions(Table& t, CommandFrame& f, Options& out) {
    forEachInBattle(t, f.seat, [&](Piece p) {
        if (allHold<kRetreatRules>(t, f.seat, p)) out.add(optionAct(kActRetreat, p));
    });
    for (Piece p : t.s.pieces.in({kOn, f.seat}))
        if (mayPilotRetreat(t, p)) out.add(optionAct(kActRetreat, p));
    out.add(optionDone());
}
Explanation whyNotRetreat(Table& t, CommandFrame& f, Piece p) {
    if (t.s.pieces.zoneOf(p) == Zone{kOn, f.seat} && mayPilotRetreat(t, p)) return {};
    return firstFailing(t, kRetreatRules, f.seat, p);
}
Flow retreatAnswer(Table& t, CommandFrame&, Option o) {
    if (o.kind == OptionKind::done) return done();
    // TCG-RET-01: retreated units are tapped.
    if (t.on("TCG-RET-01"_rule)) {
        edit(t, o.piece)->flags |= PieceData::kTapped;
        forEachOn(t, o.piece, [&](Piece with) {
            if (isAboard(t, with)) edit(t, with)->flags |= PieceData::kTapped;
        });
    }
    if (isAboard(t, o.piece)) {
        leaveUnit(t, o.piece, kRetreated);
    } else {
        retreat(t, o.piece);
    }
    return onward(t);
}
constexpr Step<Table> kRetreatSteps[] = {
    {partOf("TCG-TRG-06"), "triggered abilities", act<buildTriggers>()},
    {"TCG-CMD-06", "retreat", askWhich<retreatWho, retreatOptions, retreatAnswer, whyNotRetreat>(kActRetreat)},
};

}  // namespace

int pointsToSpend(Table& t, Seat seat) { return isForbiddenTo(t, seat, Stat::noPoints) ? 0 : t.s.buildPoints[seat.index()]; }
void spendPoints(Table& t, Seat seat, int points) {
    uint16_t& have = t.s.buildPoints[seat.index()];
    gain(t, have, -points);
}

// A unit keeps its damage, its tapping and what was aimed at it: TCG-RET-04.
void retreat(Table& t, Piece p) {
    movePiece(t, p, {kRetreated, t.s.pieces.row(p).owner});
    happen(t, Event{kRetreats, controllerOf(t, p), 0, t.s.pieces.ref(p), {}, {}}, "TCG-GLO-22"_rule);
}

Explanation whyNotBuild(Table& t, Seat seat, const Option& o) {
    const bool enters =
        o.verb == kActDeploy || o.verb == kActPutDown || (o.verb == kActEquip && !t.s.pieces.isIn(o.piece, kOn));
    if (enters && !mayEnter(t, o.piece)) return {"TCG-GEN-07"_rule, "it can't enter an arena now"};
    switch (o.verb) {
        case kActStackOn:
        case kActStackUnder:
            // In set-up there are no counters; what may be stacked is one list with what may be put.
            if (t.s.phase == Phase::setup) return {};
            return whyNotStack(t, seat, o.piece, Piece{o.detail}, o.verb == kActStackOn);
        case kActPutDown: return whyNotPutDown(t, seat, o.piece, o.number);
        case kActEquip: return whyNotEquip(t, seat, o.piece, Piece{o.detail});
        case kActBoard: return whyNotBoard(t, seat, o.piece, Piece{o.detail});
        case kActRetreat: return mayPilotRetreat(t, o.piece) ? Explanation{} : firstFailing(t, kRetreatRules, seat, o.piece);
        default: return whyNotDeploy(t, seat, o.piece);
    }
}
Procedure<Table> buildProcedure() { return procedure<CommandFrame>("build step", kBuildSteps); }
Procedure<Table> retreatProcedure() { return procedure<CommandFrame>("retreat step", kRetreatSteps); }

}  // namespace cantina::tcg
