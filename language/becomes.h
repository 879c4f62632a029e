// State triggers: abilities that watch a condition in place of an event, after = { becomes(condition), ... }.
//
// Such an ability triggers once when its condition becomes true: not while it goes on being true, and again only when it was
// false in between. What holds already when its card comes into play becomes true then. Who lists the cards is the game, as
// they come and go (watch, forget); a standing check looks at their conditions after every change (lookAtStates) and tells
// the game of those that have become true, all together (State::became), as an event whose amount is a mark: an ability
// answers the event that has its mark.
#pragma once

#include "kernel/fixed.h"
#include "language/triggers.h"

namespace cantina::language {

// An ability in play that watches a condition.
struct Watched {
    static constexpr uint8_t kNot = 0, kLongSince = 1;  // more: the mark of the event that told of it
    Piece piece;
    uint8_t ability = 0;  // which of its card's
    uint8_t holds = kNot;
};

// Part of a state.
template <int kMost>
struct WatchedStates {
    FixedVec<Watched, kMost> list;  // by the numbers of the pieces: what is taken back leaves it as it was
    uint8_t mark = Watched::kLongSince;
    uint8_t spare = 0;

    bool empty() const { return list.empty(); }
    bool hasBecome(Piece p, int ability, int told) const {
        for (const Watched& w : list)
            if (w.piece == p && w.ability == ability) return w.holds == told;
        return false;
    }
    void forget(Piece p) {
        for (int i = list.size() - 1; i >= 0; --i)
            if (list[i].piece == p) list.removeAt(i);
    }
    void visit(Visitor& v) {
        for (Watched& w : list) v.piece(w.piece);
    }
};

// The card has come into play, or has turned over and does other things now.
template <class T>
void watchStates(T& t, Piece p) {
    const CardDef& def = t.book().def(t.s.pieces.row(p).def);
    auto& list = t.s.becoming.list;
    for (int i = 0; def.states != 0 && i < def.abilities; ++i) {
        if (t.book().abilities[static_cast<size_t>(def.first + i)].state == 0) continue;
        t.pushOrFault(list, Watched{p, static_cast<uint8_t>(i), Watched::kNot});
    }
    if (def.states != 0)
        std::sort(list.begin(), list.end(), [](const Watched& a, const Watched& b) {
            return a.piece.n != b.piece.n ? a.piece.n < b.piece.n : a.ability < b.ability;
        });
}

template <class T>
bool stateHolds(T& t, const Watched& w) {
    const PieceRow& row = t.s.pieces.row(w.piece);
    const int ability = t.book().def(row.def).first + w.ability;
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    if (t.rules.switches.off(a.id) || !worksWhereItIs(t, w.piece, a.timing)) return false;
    const AbilityFrame f = abilityFrame(t, ability, t.s.pieces.ref(w.piece), row.controller, {});
    return expressions::holds(t, f, {}, t.book().nodes[a.state]);
}

// A standing check: has any of the conditions become true? The game is told by State::became(t, mark).
template <class T>
[[gnu::noinline]] bool lookAtAll(T& t) {
    auto& states = t.s.becoming;
    const auto mark = static_cast<uint8_t>(states.mark == 255 ? Watched::kLongSince + 1 : states.mark + 1);
    bool any = false;
    for (Watched& w : states.list) {
        if (!stateHolds(t, w))
            w.holds = Watched::kNot;
        else if (w.holds == Watched::kNot)
            w.holds = mark, any = true;
        else if (w.holds == mark)
            w.holds = Watched::kLongSince;  // of long ago: the marks have begun anew
    }
    if (!any) return false;
    states.mark = mark;
    T::StateType::became(t, mark);
    return true;
}
template <class T>
bool lookAtStates(T& t) {
    return !t.s.becoming.empty() && lookAtAll(t);
}

}  // namespace cantina::language
