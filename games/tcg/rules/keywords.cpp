// Keywords that are played: Hidden Cost (TCG-KW-HID-01, 02) and Lucky (TCG-KW-LUC-01).
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

// --- Hidden Cost: a facedown card is deployed by paying Force for the rest of its build cost

using HiddenRule = Requirement<Table, Seat, Piece>;

bool isFacedown(Table& t, Seat seat, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kBuild, seat} && isUnit(t, p); }
bool hasHiddenCost(Table& t, Seat, Piece p) {
    if (!defOf(t, p).has(kHiddenCost)) return false;
    return !defOf(t, p).has(kHiddenAtLocation) || locationAt(t, kGround).some();
}
bool hasEnoughCounters(Table& t, Seat, Piece p) { return dataOf(t, p).counters >= keyword(t, p, kHiddenCost); }
bool isHiddenChance(Table& t, Seat, Piece) { return currentChance(t) != nullptr; }
bool isNoDamageOrDisrupt(Table& t, Seat, Piece) { return kindNow(t) != kPreventChance && kindNow(t) != kDisruptChance; }
bool hasForceForRest(Table& t, Seat seat, Piece p) { return t.s.force[seat.index()] >= hiddenPrice(t, seat, p); }
bool isNotBarred(Table& t, Seat, Piece p) { return !isBarred(t, p, kBarredHiddenCost); }
bool isOnly(Table& t, Seat seat, Piece p) { return isOnlyOne(t, seat, p); }
bool mayComeOut(Table& t, Seat, Piece p) { return mayEnter(t, p); }

constexpr HiddenRule kHiddenRules[] = {
    {"TCG-BUILD-07", "it is no facedown unit in your build zone", isFacedown},
    {"TCG-KW-HID-01", "it has no Hidden Cost", hasHiddenCost},
    {"TCG-KW-HID-01", "it has too few build counters", hasEnoughCounters},
    {"TCG-GLO-32", "there is no chance to play it now", isHiddenChance},
    {"TCG-KW-HID-02", "not in a chance made by damage or by disrupt", isNoDamageOrDisrupt},
    {"TCG-GLO-20", "you have too little Force for the rest of its cost", hasForceForRest},
    {"TCG-GEN-07", "it may not be activated this turn", isNotBarred},
    {"TCG-UNIQ-02", "you have that unique unit already", isOnly},
    {"TCG-GEN-07", "it can't enter an arena now", mayComeOut},
};

// --- Lucky: no cost, once per attack, on the dice of its own attack or of an attack on it

bool isLucky(Table& t, Seat seat, Piece p) {
    return isInBattle(t, p) && controllerOf(t, p) == seat && stat(t, p, Stat::lucky) > 0;
}
bool areItsDice(Table& t, Seat, Piece p) {
    if (kindNow(t) != kRerollChance || t.s.rolls.empty() || t.s.rolls.back().kind != RollKind::attack) return false;
    const Roll& r = t.s.rolls.back();
    return r.by == t.s.pieces.ref(p) || r.against == t.s.pieces.ref(p);
}
bool isUnusedLucky(Table& t, Seat, Piece p) { return !t.s.uses.has(p, 0, kPerAttack); }

constexpr HiddenRule kLuckyRules[] = {
    {"TCG-KW-LUC-01", "it is not Lucky", isLucky},
    {"TCG-KW-LUC-01", "these are not dice of its attack or of an attack on it", areItsDice},
    {"TCG-KW-LUC-01", "its luck was used in this attack", isUnusedLucky},
};

}  // namespace

bool mayDeployHidden(Table& t, Seat seat, Piece p) { return allHold<kHiddenRules>(t, seat, p); }
bool mayBeLucky(Table& t, Seat seat, Piece p) { return allHold<kLuckyRules>(t, seat, p); }
Explanation whyNotHiddenCost(Table& t, Seat seat, Piece p) { return firstFailing(t, kHiddenRules, seat, p); }
Explanation whyNotLucky(Table& t, Seat seat, Piece p) { return firstFailing(t, kLuckyRules, seat, p); }

}  // namespace cantina::tcg
