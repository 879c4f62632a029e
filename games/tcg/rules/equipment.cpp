// Equipment (section 1): built, attached for a cost, and moved. TCG-EQP-01 to 09.
//
// Built Equipment lies face up in the build zone (kRetreated) until it is attached; then in kOn with its unit as host.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

using Rule = Requirement<Table, Seat, Piece, Piece>;

bool isBuilt(Table& t, Seat seat, Piece p, Piece) {
    return isEquipment(t, p) && controllerOf(t, p) == seat && (t.s.pieces.isIn(p, kRetreated) || hostOf(t, p).some());
}
bool isYourUnit(Table& t, Seat seat, Piece, Piece unit) {
    return controllerOf(t, unit) == seat && isUnit(t, unit) && (isInBattle(t, unit) || t.s.pieces.isIn(unit, kRetreated));
}
bool isElsewhere(Table& t, Seat, Piece p, Piece unit) { return !(hostOf(t, p) == unit); }
// TCG-EQP-05: the kind of unit that is named on it.
bool isFitting(Table& t, Seat, Piece p, Piece unit) {
    const language::CardDef& def = defOf(t, p);
    const language::CardDef& wearer = defOf(t, unit);
    if (((def.number[kArenas_] >> (wearer.type - kTypeSpace)) & 1) == 0) return false;
    return def.number[kFits] == 0 || hasSubtypeOf(t, unit, def, kFits);
}
int discount(Table& t, Piece unit) { return defOf(t, unit).has(kCheapEquipment) ? 1 : 0; }
int points(Table& t, Piece p, Piece unit) { return std::max(0, defOf(t, p).whole(kEquipPoints) - discount(t, unit)); }
int forceCost(Table& t, Piece p, Piece unit) { return std::max(0, defOf(t, p).whole(kEquipForce) - discount(t, unit)); }
bool isPayable(Table& t, Seat seat, Piece p, Piece unit) {
    return pointsToSpend(t, seat) >= points(t, p, unit) && t.s.force[seat.index()] >= forceCost(t, p, unit);
}
// TCG-EQP-04: moved as often as it is paid for.
bool mayMove(Table& t, Seat, Piece p, Piece) { return !hostOf(t, p).some() || t.on("TCG-EQP-04"_rule); }
constexpr Rule kEquipRules[] = {
    {"TCG-EQP-02", "it is not built", isBuilt},
    {"TCG-EQP-03", "it is no unit of yours", isYourUnit},
    {"TCG-EQP-05", "it does not fit that unit", isFitting},
    {"TCG-EQP-03", "its equip cost cannot be paid", isPayable},
    {"TCG-EQP-03", "it is attached to that unit", isElsewhere},
    {partOf("TCG-EQP-04"), "it is attached already", mayMove},
};

}  // namespace

void addEquips(Table& t, Seat seat, Piece p, Options& out) {
    for (uint8_t zone : {kSpace, kGround, kCharacter, kRetreated})
        for (Piece unit : t.s.pieces.in({zone, seat}))
            if (allHold<kEquipRules>(t, seat, p, unit)) out.add(optionAct(kActEquip, p, unit.n));
}

void equip(Table& t, Seat seat, Piece p, Piece unit) {
    if (t.on("TCG-EQP-03"_rule)) {
        spendPoints(t, seat, points(t, p, unit));
        gain(t, t.s.force[seat.index()], -forceCost(t, p, unit));
    }
    movePiece(t, p, {kOn, t.s.pieces.row(p).owner});
    edit(t, p)->host = static_cast<uint8_t>(unit.n);
}

Explanation whyNotEquip(Table& t, Seat seat, Piece p, Piece unit) { return firstFailing(t, kEquipRules, seat, p, unit); }

}  // namespace cantina::tcg
