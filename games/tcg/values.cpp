// Numbers are the printed ones plus what lasts: there is nothing but adding in this game.
#include "games/tcg/values.h"

namespace cantina::tcg {
namespace {

int modified(Table& t, Piece p, SlotId slot, Stat stat) {
    int n = defOf(t, p).whole(slot);
    if (t.s.lasting.empty()) return n;
    for (const Lasting& l : t.s.lasting)
        if (l.stat == stat && l.target == t.s.pieces.ref(p)) n += l.amount;
    return n;
}

using Rule = Requirement<Table, Piece, Piece>;

bool isOpposing(Table& t, Piece attacker, Piece defender) {
    return !(controllerOf(t, attacker) == controllerOf(t, defender));
}
bool isInSameArena(Table& t, Piece attacker, Piece defender) {
    return isInBattle(t, attacker) && t.s.pieces.kindOf(attacker) == t.s.pieces.kindOf(defender);
}
bool mayAttack(Table& t, Piece attacker, Piece) { return !isForbidden(t, attacker, Stat::cannotAttack); }
bool mayBeAttacked(Table& t, Piece, Piece defender) { return !isForbidden(t, defender, Stat::cannotBeAttacked); }

constexpr Rule kDefenderRules[] = {
    {"TCG-ZONE-09", "it is no unit of your opponent", isOpposing},
    {"TCG-ZONE-09", "it is not in the same arena", isInSameArena},
    {"TCG-ATKFX-01", "this unit can't attack", mayAttack},
    {"TCG-ATKFX-01", "it can't be attacked", mayBeAttacked},
};

}  // namespace

int power(Table& t, Piece p) { return modified(t, p, kPower, Stat::power); }
int speed(Table& t, Piece p) { return modified(t, p, kSpeed, Stat::speed); }
int health(Table& t, Piece p) { return modified(t, p, kHealth, Stat::health); }

bool isForbidden(Table& t, Piece p, Stat what) {
    KeywordId printed = what == Stat::cannotAttack       ? kCannotAttack
                        : what == Stat::cannotBeAttacked ? kCannotBeAttacked
                                                         : kCannotRetreat;
    if (defOf(t, p).has(printed)) return true;
    for (const Lasting& l : t.s.lasting)
        if (l.stat == what && l.target == t.s.pieces.ref(p)) return true;
    return false;
}

Explanation whyNotAttack(Table& t, Piece attacker, Piece defender) {
    return firstFailing(t, kDefenderRules, attacker, defender);
}

bool hasTarget(Table& t, Piece attacker) {
    for (Piece p : t.s.pieces.in({static_cast<uint8_t>(t.s.pieces.kindOf(attacker)), opponentOf(controllerOf(t, attacker))}))
        if (canAttack(t, attacker, p)) return true;
    return false;
}

}  // namespace cantina::tcg
