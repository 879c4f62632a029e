// The tables of the responses chapter, for the rulebook.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

Procedure<Table> togetherProcedure();
WindowHooks<Table> windowHooks();
extern const WindowPolicy kWindowPolicies[3];
// Why a response is not offered in this window.
Explanation whyNotRespond(Table& t, const WindowFrame& w, Seat seat, const Option& o);
void anyTimeOptions(Table& t, Seat seat, Options& out);

// Which events the cards that a player may have could answer from his hand (State::answers).
inline constexpr int kAnySide = -1;
void noteAnswers(Table& t, Seat seat, int side);

// The card whose loss is told and that lies in the Lost Pile because of it: its own text may answer that (rules/losses.cpp).
Piece speaksOfOwnLoss(const Table& t, const Event& e);
void collectOwnLoss(Table& t, const Event& e, uint8_t group);
// The texts of a timing that are printed on a card, wherever it lies.
template <class Fn>
void forEachText(const Table& t, Piece p, int timing, Fn fn) {
    const language::CardDef& def = defOf(t, p);
    for (int ability = def.first; ability < def.first + def.abilities; ++ability) {
        const language::Ability& a = t.book().abilities[static_cast<size_t>(ability)];
        if (a.timing == timing && !t.rules.switches.off(a.id)) fn(ability);
    }
}

}  // namespace cantina::ccg
