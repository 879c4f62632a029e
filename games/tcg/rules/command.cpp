// The command phase (section 2): building, deploying, completing Missions, returning and retreating units.
// TCG-BUILD, TCG-CMD-03 to 07, TCG-RET, TCG-MIS-02.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

using namespace language;

constexpr int kMostCounters = 99;  // a facedown card takes no more: keeps the number in its byte

using Rule = Requirement<Table, Seat, Piece>;

// --- deploying and completing

bool isFacedown(Table& t, Seat seat, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kBuild, seat}; }
bool hasCounters(Table& t, Seat, Piece p) { return dataOf(t, p).counters >= buildCost(t, p); }
bool isOnly(Table& t, Seat seat, Piece p) { return isOnlyOne(t, seat, p); }
constexpr Rule kDeployRules[] = {
    {"TCG-BUILD-07", "it is not facedown in your build zone", isFacedown},
    {"TCG-BUILD-03", "it has fewer build counters than its build cost", hasCounters},
    {"TCG-UNIQ-02", "you have that unique unit already", isOnly},
};

// --- retreating

bool isYourUnitInBattle(Table& t, Seat seat, Piece p) { return isInBattle(t, p) && controllerOf(t, p) == seat; }
bool isUntapped(Table& t, Seat, Piece p) { return !isTapped(t, p); }
bool mayRetreat(Table& t, Seat, Piece p) { return !isForbidden(t, p, Stat::cannotRetreat); }
constexpr Rule kRetreatRules[] = {
    {"TCG-CMD-06", "it is no unit of yours in an arena", isYourUnitInBattle},
    {"TCG-CMD-06", "it is tapped", isUntapped},
    {"TCG-GEN-07", "it can't retreat", mayRetreat},
};

// --- the build step

Flow buildTriggers(Table& t, CommandFrame&) {
    resolveTriggers(t);
    return next();
}
// To the next act: what was triggered comes first, if anything was or may be by what has been called.
Flow onward(Table& t) { return t.s.waiting.empty() && t.s.core.stack.size() == t.at + 1 ? again() : restart(); }
Seat commandWho(Table&, CommandFrame& f) { return f.seat; }
void buildOptions(Table& t, CommandFrame& f, Options& out) {
    bool hasPoints = t.s.buildPoints[f.seat.index()] > 0;
    if (hasPoints)
        for (Piece p : t.s.pieces.in({kHand, f.seat}))
            if (defOf(t, p).type != kTypeBattle) out.add(optionAct(kActBuild, p));
    bool counted = t.on("TCG-BUILD-03"_rule);  // most cards fail this one: it is asked first
    for (Piece p : t.s.pieces.in({kBuild, f.seat})) {
        if (hasPoints && dataOf(t, p).counters < kMostCounters) out.add(optionAct(kActAdd, p));
        if ((hasCounters(t, f.seat, p) || !counted) && allHold<kDeployRules>(t, f.seat, p))
            out.add(optionAct(isUnit(t, p) ? kActDeploy : kActComplete, p));
    }
    for (Piece p : t.s.pieces.in({kRetreated, f.seat})) out.add(optionAct(kActReturn, p));
    // TCG-GLO-32: a build step is no chance to play; the table of requirements says so too.
    if (!t.on("TCG-GLO-32"_rule)) addPlays(t, f.seat, out);
    out.add(optionDone());
}
void addCounter(Table& t, Seat seat, Piece p) {
    --t.s.buildPoints[seat.index()];
    ++dataOf(t, p).counters;
}
void complete(Table& t, Seat seat, Piece p) {
    const CardDef& def = defOf(t, p);
    for (int i = 0; i < def.abilities; ++i)
        if (t.book().abilities[static_cast<size_t>(def.first + i)].timing == kCompleted)
            return play(t, seat, p, def.first + i, {});
    movePiece(t, p, {kDiscard, seat}, Where::top);
}
Flow buildAnswer(Table& t, CommandFrame& f, Option o) {
    if (o.kind == OptionKind::done) return done();
    switch (o.verb) {
        case kActBuild:
            movePiece(t, o.piece, {kBuild, f.seat});
            addCounter(t, f.seat, o.piece);
            t.s.stirred = 1;
            break;
        case kActAdd: addCounter(t, f.seat, o.piece); break;
        case kActDeploy: deploy(t, o.piece); break;
        case kActComplete: complete(t, f.seat, o.piece); break;
        case kActReturn: movePiece(t, o.piece, {arenaOf(defOf(t, o.piece).type), f.seat}); break;
        default: takePlay(t, f.seat, o, {});
    }
    return onward(t);
}
constexpr Step<Table> kBuildSteps[] = {
    {"", "triggered abilities", act<buildTriggers>()},
    {"TCG-CMD-03", "build", ask<commandWho, buildOptions, buildAnswer>()},
};

// --- the retreat step

void retreatOptions(Table& t, CommandFrame& f, Options& out) {
    forEachInBattle(t, f.seat, [&](Piece p) {
        if (allHold<kRetreatRules>(t, f.seat, p)) out.add(optionAct(kActRetreat, p));
    });
    out.add(optionDone());
}
Flow retreatAnswer(Table& t, CommandFrame&, Option o) {
    if (o.kind == OptionKind::done) return done();
    dataOf(t, o.piece).flags |= PieceData::kTapped;
    retreat(t, o.piece);
    return onward(t);
}
constexpr Step<Table> kRetreatSteps[] = {
    {"", "triggered abilities", act<buildTriggers>()},
    {"TCG-CMD-06", "retreat", ask<commandWho, retreatOptions, retreatAnswer>()},
};

}  // namespace

// A unit keeps its damage, its tapping and what was aimed at it: TCG-RET-04.
void retreat(Table& t, Piece p) {
    movePiece(t, p, {kRetreated, t.s.pieces.row(p).owner});
    happen(t, Event{kRetreats, controllerOf(t, p), 0, t.s.pieces.ref(p), {}, {}}, "TCG-GLO-22"_rule);
}

bool isOnlyOne(Table& t, Seat seat, Piece p) {
    if (!isUnit(t, p) || !isUnique(t, p)) return true;
    uint16_t title = defOf(t, p).title;
    for (uint8_t zone : {kRetreated, kSpace, kGround, kCharacter})
        for (Piece other : t.s.pieces.in({zone, seat}))
            if (isUnique(t, other) && defOf(t, other).title == title) return false;
    return true;
}

Explanation whyNotDeploy(Table& t, Seat seat, Piece p) { return firstFailing(t, kDeployRules, seat, p); }
Explanation whyNotRetreat(Table& t, Seat seat, Piece p) { return firstFailing(t, kRetreatRules, seat, p); }
Procedure<Table> buildProcedure() { return procedure<CommandFrame>("build step", kBuildSteps); }
Procedure<Table> retreatProcedure() { return procedure<CommandFrame>("retreat step", kRetreatSteps); }

}  // namespace cantina::tcg
