// Numbers are the printed ones plus what lasts and what static abilities add: there is nothing but adding in this game.
#include "games/tcg/values.h"

#include "games/tcg/rules/rules.h"

namespace cantina::tcg {

int stackBonus(Table& t, Piece p, Stat s) {
    int each = s > Stat::health ? 0 : kPrinted[static_cast<size_t>(s)].stacked;
    return each == 0 || !t.on("TCG-STACK-03"_rule) ? 0 : each * cardsBeneath(t, p);
}

namespace {

using Rule = Requirement<Table, Piece, Piece>;

bool isOpposing(Table& t, Piece attacker, Piece defender) {
    return !(controllerOf(t, attacker) == controllerOf(t, defender));
}
// TCG-KW-BOM-01, TCG-KW-ION-01: from Space to Ground, from Ground to Space.
bool isInReach(Table& t, Piece attacker, Piece defender) {
    int from = t.s.pieces.kindOf(attacker);
    int to = t.s.pieces.kindOf(defender);
    if (from == to) return isArena(from);
    if (canReach(t, attacker, defender)) return isArena(to) || (to == kRetreated && isUnit(t, defender));
    if (from == kSpace && to == kGround) return t.on("TCG-KW-BOM-01"_rule) && stat(t, attacker, Stat::bombard) > 0;
    if (from == kGround && to == kSpace) return t.on("TCG-KW-ION-01"_rule) && stat(t, attacker, Stat::ionCannon) > 0;
    return false;
}
bool mayAttack(Table& t, Piece attacker, Piece) { return !isForbidden(t, attacker, Stat::cannotAttack); }
bool mayBeAttacked(Table& t, Piece, Piece defender) { return !isForbidden(t, defender, Stat::cannotBeAttacked); }

bool canPayToll(Table& t, Piece attacker, Piece defender) {
    return attackToll(t, attacker, defender) <= t.s.force[controllerOf(t, attacker).index()];
}

constexpr Rule kDefenderRules[] = {
    {"TCG-ZONE-09", "it is no unit of your opponent", isOpposing},
    {"TCG-ZONE-09", "it is not in the same arena", isInReach},
    {"TCG-ATKFX-01", "this unit can't attack", mayAttack},
    {"TCG-ATKFX-01", "it can't be attacked", mayBeAttacked},
    {"TCG-ATKFX-01", "you have too little Force for this attack", canPayToll},
};

}  // namespace

int cardsBeneath(Table& t, Piece unit) {
    if (t.s.pieces.size({kOn, t.s.pieces.row(unit).owner}) == 0) return 0;
    int n = 0;
    forEachOn(t, unit, [&](Piece p) { n += isBeneath(t, p) ? 1 : 0; });
    return n;
}
int pilotsOn(Table& t, Piece unit) {
    int n = 0;
    forEachOn(t, unit, [&](Piece p) { n += isAboard(t, p) ? 1 : 0; });
    return n;
}

int changedDeployCost(Table& t, Piece p) {
    return std::max(0, buildCost(t, p) + staticBonus(t, p, Stat::deployCost) + lastingBonus(t, p, Stat::deployCost));
}

int totalCost(Table& t, Piece unit) { return buildCost(t, unit) + (t.on("TCG-STACK-04"_rule) ? cardsBeneath(t, unit) : 0); }

// TCG-KW-BOM-02, TCG-KW-ION-02: the printed power and the stack do not count, everything else does.
int attackPower(Table& t, Piece attacker, PieceRef defender) {
    int n = power(t, attacker);
    if (!t.s.pieces.alive(defender)) return n;
    int from = t.s.pieces.kindOf(attacker);
    int to = t.s.pieces.kindOf(defender.piece);
    if (from != to && isArena(from) && isArena(to) && !canReach(t, attacker, defender.piece)) {
        bool bombards = from == kSpace;
        if (t.on(bombards ? "TCG-KW-BOM-02"_rule : "TCG-KW-ION-02"_rule))
            n += stat(t, attacker, bombards ? Stat::bombard : Stat::ionCannon) - printed(defOf(t, attacker), Stat::power) -
                 stackBonus(t, attacker, Stat::power);
    }
    // TCG-STAT-01: off for a retreated unit.
    if (t.on("TCG-KW-SHI-01"_rule) && isInBattle(t, defender.piece))
        n -= std::max(0, stat(t, defender.piece, Stat::shields));
    return n;
}

Explanation whyNotAttack(Table& t, Piece attacker, Piece defender) {
    return firstFailing(t, kDefenderRules, attacker, defender);
}
bool canAttack(Table& t, Piece attacker, Piece defender) { return allHold<kDefenderRules>(t, attacker, defender); }

bool hasTarget(Table& t, Piece attacker) {
    bool any = false;
    forEachInReach(t, attacker, [&](Piece p) { any = any || canAttack(t, attacker, p); });
    return any;
}

}  // namespace cantina::tcg
