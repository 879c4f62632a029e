// Verbs whose effects last, and small questions.
#include <algorithm>

#include "games/tcg/effects.h"
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {

using namespace language;

// Two of them may attack the same units: each has a set of its own.
Did doSlash(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    for (const Slashing& s : t.s.slashing)
        if (s.unit == a.at(0)) return Did::full;
    t.pushOrFault(t.s.slashing, Slashing{a.at(0), {}});
    return Did::full;
}
Did doReverse(Table& t, AbilityFrame&, const Args&) {
    t.s.reversed = 1;
    return Did::full;
}
Did doRedirect(Table& t, AbilityFrame&, const Args& a) {
    AttackFrame* attack = currentAttack(t);
    if (attack == nullptr || attack->rolled != 0) return Did::nothing;
    return intercept(t, a.at(0)) ? Did::called : Did::full;
}
Did doControl(Table& t, AbilityFrame& f, const Args& a) {
    const Seat seat = a.seat(2);
    if (!t.s.pieces.alive(a.at(0)) || !isInBattle(t, a.at(0).piece) || controllerOf(t, a.at(0).piece) == seat)
        return Did::nothing;
    const Did did = lastsFor(t, f, a);
    takeControl(t, a.at(0).piece, seat);
    return did;
}

// --- questions

// RULING TCG-PHR-01: an arena that does not fit cannot be chosen, because the choice names what it is made from.
Did doChooseArena(Table& t, AbilityFrame& f, const Args& a) {
    const bool fresh = a.symbol(0) != 0;
    if (fresh && std::none_of(std::begin(kArenas), std::end(kArenas), [&](uint8_t arena) { return isFresh(t, arena); }))
        return Did::nothing;
    askFor(t, fresh ? Ask::freshArena : Ask::arena, f.controller, 0);
    return Did::called;
}

}  // namespace cantina::tcg
