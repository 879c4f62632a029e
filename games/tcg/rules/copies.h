// Battle cards that are played as ones that the opponent has played this turn (the keyword `copies`).
//
// Such a card has no ability of its own: what it is played as is an ability of the other card, with that one's price and
// conditions, and the play procedure carries it out as it carries out any other. TCG-GEN-06.
#pragma once

#include "games/tcg/notes.h"
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {

inline constexpr int kAnyMoment = -1;

// Calls fn(ability) for each way to play what the opponent of that seat has played this turn, for that moment.
template <class Fn>
void forEachCopied(Table& t, Seat seat, int moment, Fn fn) {
    if (!mayCopy(t, seat) || !t.on("TCG-GEN-06"_rule)) return;
    for (uint16_t played : t.s.played[opponentOf(seat).index()]) {
        const language::CardDef& def = t.book().def(played);
        for (int a = def.first; a < def.first + def.abilities; ++a) {
            const language::Ability& ability = t.book().abilities[static_cast<size_t>(a)];
            const bool way = ability.timing == kEffect || (ability.timing == kEnhance && t.on("TCG-KW-ENH-01"_rule));
            const bool isNow = moment == kAnyMoment || ability.moment == moment;
            if (way && isNow && !t.rules.switches.off(ability.id)) fn(a);
        }
    }
}
// Does what was played leave something to copy that this player could pay for? Everybody knows what was played.
inline bool mightCopy(Table& t, Seat seat, int moment) {
    bool any = false;
    forEachCopied(t, seat, moment, [&](int a) {
        any = any || areCostsChanged(t) || t.rules.switches.any() || notedPrice(t, a) <= t.s.force[seat.index()];
    });
    return any;
}

}  // namespace cantina::tcg
