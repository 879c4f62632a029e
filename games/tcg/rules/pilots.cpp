// Pilots (section 3): Characters on Space and Ground units. TCG-PIL-01 to 05, 08, 12 to 17, TCG-GLO-17.
//
// A Pilot on a unit lies in kOn with that unit as its host. It is no unit there: nothing that looks through the arenas
// finds it (TCG-PIL-18, 21, 23, 24). What it gives its unit is a static ability (statics.cpp).
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {
namespace {

using Rule = Requirement<Table, Seat, Piece, Piece>;

bool isPilot(Table& t, Seat, Piece p, Piece) { return isPilotCard(defOf(t, p)) && !isBeneath(t, p); }
bool isYourUnit(Table& t, Seat seat, Piece, Piece unit) {
    int type = defOf(t, unit).type;
    return controllerOf(t, unit) == seat && (type == kTypeSpace || type == kTypeGround);
}
bool isRightKind(Table& t, Seat, Piece p, Piece unit) { return hasSubtypeOf(t, unit, defOf(t, p), kPilots); }
bool isNoDroid(Table& t, Seat, Piece, Piece unit) { return !isA(t, unit, kSubtypeDroid); }
// One Pilot; one more where a Pilot on it says so, if that one is no Astromech.
bool isRoom(Table& t, Seat, Piece p, Piece unit) {
    int pilots = 0;
    bool extra = false;
    bool two = defOf(t, unit).has(kTwoPilots);
    forEachOn(t, unit, [&](Piece other) {
        if (!isAboard(t, other) || other == p) return;
        ++pilots;
        extra = extra || defOf(t, other).has(kExtraPilot);
    });
    pilots -= stat(t, unit, Stat::pilotRoom);
    return pilots <= 0 || (pilots == 1 && (two || (extra && !isA(t, p, kSubtypeAstromech))));
}
bool isUnmoved(Table& t, Seat, Piece p, Piece) { return (dataOf(t, p).flags & PieceData::kMoved) == 0; }
bool isOtherUnit(Table& t, Seat, Piece p, Piece unit) { return !(hostOf(t, p) == unit); }
// TCG-PIL-13: from the build zone or the Character arena onto a unit in battle; TCG-PIL-14: from a unit to any other.
bool isInBattleForNewcomer(Table& t, Seat, Piece p, Piece unit) {
    return isInBattle(t, unit) || (isAboard(t, p) && t.on("TCG-PIL-14"_rule));
}
constexpr Rule kBoardRules[] = {
    {"TCG-PIL-01", "it is no Pilot", isPilot},
    {"TCG-PIL-13", "it is no Space or Ground unit of yours", isYourUnit},
    {"TCG-PIL-02", "this Pilot is for another kind of unit", isRightKind},
    {"TCG-PIL-05", "no Pilot can be on a Droid", isNoDroid},
    {"TCG-PIL-03", "there is a Pilot on it already", isRoom},
    {"TCG-PIL-14", "it is on that unit already", isOtherUnit},
    {"TCG-PIL-13", "that unit is not in battle", isInBattleForNewcomer},
    {"TCG-PIL-12", "it was moved in this build step already", isUnmoved},
};

template <class Fn>
void forEachVehicle(Table& t, Seat seat, Fn fn) {
    for (uint8_t zone : {kSpace, kGround, kRetreated})
        for (Piece p : t.s.pieces.in({zone, seat})) {
            int type = defOf(t, p).type;
            if (type == kTypeSpace || type == kTypeGround) fn(p);
        }
}

void addMoves(Table& t, Seat seat, Piece p, Options& out) {
    if (!isPilot(t, seat, p, {}) || (!isUnmoved(t, seat, p, {}) && t.on("TCG-PIL-12"_rule))) return;
    if (t.s.pieces.isIn(p, kRetreated) && !mayEnter(t, p)) return;
    forEachVehicle(t, seat, [&](Piece unit) {
        if (allHold<kBoardRules>(t, seat, p, unit)) out.add(optionAct(kActBoard, p, unit.n));
    });
    // TCG-PIL-15: off a unit, to the Character arena or the build zone.
    if (!isAboard(t, p) || !t.on("TCG-PIL-15"_rule)) return;
    out.add(optionAct(kActLeave, p, 0, kCharacter));
    out.add(optionAct(kActLeave, p, 0, kRetreated));
}

}  // namespace

bool canPilot(Table& t, Piece card, Piece unit) { return isRightKind(t, {}, card, unit) && isNoDroid(t, {}, card, unit); }

void addPilotMoves(Table& t, Seat seat, Options& out) {
    for (uint8_t zone : {kCharacter, kRetreated})
        for (Piece p : t.s.pieces.in({zone, seat}))
            if (defOf(t, p).type == kTypeCharacter) addMoves(t, seat, p, out);
    for (Piece p : t.s.pieces.in({kOn, seat}))
        if (isAboard(t, p)) addMoves(t, seat, p, out);
}

void board(Table& t, Piece pilot, Piece unit) {
    movePiece(t, pilot, {kOn, t.s.pieces.row(pilot).owner});
    edit(t, pilot)->host = static_cast<uint8_t>(unit.n);
    edit(t, pilot)->flags |= PieceData::kMoved;
}
void leaveUnit(Table& t, Piece pilot, uint8_t zone) {
    movePiece(t, pilot, {zone, t.s.pieces.row(pilot).owner});
    edit(t, pilot)->host = 0;
    edit(t, pilot)->flags |= PieceData::kMoved;
}

Explanation whyNotBoard(Table& t, Seat seat, Piece pilot, Piece unit) {
    return firstFailing(t, kBoardRules, seat, pilot, unit);
}

}  // namespace cantina::tcg
