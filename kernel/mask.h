// Masks: what a seat may see of a state, as a state.
//
// mask() blanks what the seat may not see: the identity of hidden cards, the generator, secret choices. Hidden pieces are
// renumbered by where they lie, so that a number seen earlier tells nothing. A seat's own hidden cards (its deck) are known
// as a set but not in order: their identities are sorted over their places.
//
// kernel/resample.h makes full states up again from what is left.
#pragma once

#include <algorithm>

#include "kernel/moves.h"
#include "kernel/table.h"

namespace cantina {

// Nobody knows nothing: where no seat is asked, no card is known to who is.
inline bool isKnownTo(const PieceRow& row, Seat viewer) { return viewer.some() && ((row.known >> viewer.index()) & 1) != 0; }

// A game may keep what waits in a form of its own: then it has replace().
template <class Waiting>
void putBack(Waiting& waiting, int i, const Trigger& trigger) {
    if constexpr (requires { waiting.replace(i, trigger); })
        waiting.replace(i, trigger);
    else
        waiting[i] = trigger;
}

template <class State>
void visitAll(const Rulebook<State>& rules, State& s, Visitor& v) {
    for (Frame& f : s.core.stack) rules.procedures[f.procedure].visit(f, v);
    for (int i = 0; i < s.waiting.size(); ++i) {
        Trigger trigger = s.waiting[i];
        v.event(trigger.event);
        v.ref(trigger.source);
        putBack(s.waiting, i, trigger);
    }
    s.visit(v);
}

namespace detail {

// First: whoever looks at what is mentioned must not find the secrets of others.
template <class State>
class BlankSecrets : public Visitor {
public:
    BlankSecrets(const Rulebook<State>& rules, const State& s, Seat viewer) : rules_(rules), s_(s), viewer_(viewer) {}
    void piece(Piece&) override {}
    void ref(PieceRef&) override {}
    void secret(Seat seat, void* bytes, size_t size) override {
        if (!(seat == viewer_)) std::memset(bytes, 0, size);
    }
    // It lies in somebody else's hand, whether this viewer happens to know the card or not; or in a deck, and he does not.
    // From who is asked nothing of what he picks is hidden, wherever it lies.
    bool hides(Piece p) override {
        if (!p.some() || s_.pieces.row(p).zone == 0 || s_.core.asked == viewer_) return false;
        const ZoneKind& kind = rules_.zones[static_cast<size_t>(s_.pieces.kindOf(p))];
        if (kind.sight == Sight::nobody) return !isKnownTo(s_.pieces.row(p), viewer_);
        return ((sightMask(kind, s_.pieces.row(p)) >> viewer_.index()) & 1) == 0;
    }

private:
    const Rulebook<State>& rules_;
    const State& s_;
    Seat viewer_;
};

// Which pieces the frames mention, in the order in which they do, counted from 1.
template <class State>
class Mentioned : public Visitor {
public:
    Mentioned(const State& s, uint16_t* rank) : s_(s), rank_(rank) {}
    void piece(Piece& p) override {
        if (p.some() && rank_[p.n] == 0) rank_[p.n] = ++n_;
    }
    // An earlier life of a hidden card is not in the view.
    void ref(PieceRef& r) override {
        if (s_.pieces.alive(r)) piece(r.piece);
    }
    void secret(Seat, void*, size_t) override {}

private:
    const State& s_;
    uint16_t* rank_;
    uint16_t n_ = 0;
};

template <class State>
class Renumber : public Visitor {
public:
    Renumber(const State& before, const uint16_t* map, Seat viewer) : before_(before), map_(map), viewer_(viewer) {}
    void piece(Piece& p) override { p.n = map_[p.n]; }
    void ref(PieceRef& r) override {
        if (!r.some()) return;
        if (isKnownTo(before_.pieces.row(r.piece), viewer_)) {
            r.piece.n = map_[r.piece.n];
        } else if (before_.pieces.alive(r)) {
            r = {Piece{map_[r.piece.n]}, 0};
        } else {
            r = {};  // an earlier life of a card that is hidden now
        }
    }
    void secret(Seat, void*, size_t) override {}  // they are blank by now

protected:
    const State& before_;
    const uint16_t* map_;
    Seat viewer_;
};

// What pieces keep of each other. Nothing on the table belongs to a card that lies hidden in a hand: what still says so (a
// die, of the card that it came with) would tell which of them it is.
template <class State>
class RenumberData : public Renumber<State> {
public:
    RenumberData(const Rulebook<State>& rules, const State& before, const uint16_t* map, Seat viewer)
        : Renumber<State>(before, map, viewer), rules_(rules) {}
    void piece(Piece& p) override {
        const PieceRow& row = this->before_.pieces.row(p);
        const bool inHand = p.some() && row.zone != 0 && !isKnownTo(row, this->viewer_) &&
                            !rules_.zones[static_cast<size_t>(this->before_.pieces.kindOf(p))].ordered;
        p.n = inHand ? uint16_t{0} : this->map_[p.n];
    }

private:
    const Rulebook<State>& rules_;
};

// In zones without an order that the viewer does not fully see: known pieces first, by number, then the hidden ones. Of a
// hand those come first that something refers to: which of the hidden cards it is must not show in the place it has.
template <class State>
void canonicalOrder(const Rulebook<State>& rules, State& s, Seat viewer) {
    uint16_t order[State::Pieces::kCapacity];
    uint16_t rank[State::Pieces::kCapacity + 1] = {};
    Mentioned<State> mentioned(s, rank);
    visitAll(rules, s, mentioned);
    auto place = [&](uint16_t p) { return rank[p] != 0 ? rank[p] : uint16_t{0xFFFF}; };
    for (int kind = 0; kind < State::Pieces::kZoneKinds; ++kind) {
        if (rules.zones[static_cast<size_t>(kind)].ordered) continue;
        for (int seat = 0; seat < s.core.seats; ++seat) {
            Zone z{static_cast<uint8_t>(kind), seatAt(seat)};
            int n = 0;
            bool hides = false;
            for (Piece p : s.pieces.in(z)) {
                order[n++] = p.n;
                hides = hides || !isKnownTo(s.pieces.row(p), viewer);
            }
            if (!hides) continue;
            std::sort(order, order + n, [&](uint16_t a, uint16_t b) {
                bool ka = isKnownTo(s.pieces.row(Piece{a}), viewer);
                bool kb = isKnownTo(s.pieces.row(Piece{b}), viewer);
                if (ka != kb) return ka;
                bool byRank = !ka && !rules.zones[static_cast<size_t>(kind)].inPlay && place(a) != place(b);
                return byRank ? place(a) < place(b) : a < b;
            });
            s.pieces.setOrder(z, order, n);
        }
    }
}

// Hidden pieces in the order of zones and places.
template <class State>
int hiddenPieces(const State& s, Seat viewer, uint16_t* out) {
    int n = 0;
    for (int kind = 0; kind < State::Pieces::kZoneKinds; ++kind)
        for (int seat = 0; seat < s.core.seats; ++seat)
            for (Piece p : s.pieces.in({static_cast<uint8_t>(kind), seatAt(seat)}))
                if (!isKnownTo(s.pieces.row(p), viewer)) out[n++] = p.n;
    return n;
}

}  // namespace detail

// `viewer` is a seat or kSpectator. A game may have a hook: State::veil(s, viewer) takes away what somebody else has only
// half declared from a hidden card, so that the viewer sees the table as it was before.
template <class State>
void mask(const Rulebook<State>& rules, State& s, Seat viewer) {
    constexpr int kCapacity = State::Pieces::kCapacity;
    if constexpr (requires { State::veil(s, viewer); }) State::veil(s, viewer);
    s.core.decisions = s.core.steps = 0;  // how many choices a hidden thing took tells what it is
    detail::BlankSecrets<State> secrets(rules, s, viewer);
    visitAll(rules, s, secrets);
    detail::canonicalOrder(rules, s, viewer);
    uint16_t hidden[kCapacity];
    int n = detail::hiddenPieces(s, viewer, hidden);
    uint16_t numbers[kCapacity];
    std::copy(hidden, hidden + n, numbers);
    std::sort(numbers, numbers + n);
    uint16_t map[kCapacity + 1];
    for (int i = 0; i <= s.pieces.count(); ++i) map[i] = static_cast<uint16_t>(i);
    for (int i = 0; i < n; ++i) map[hidden[i]] = numbers[i];

    detail::Renumber<State> renumber(s, map, viewer);
    // The visitor reads the table as it was, so references are rewritten before the table is.
    visitAll(rules, s, renumber);
    detail::RenumberData<State> ofPieces(rules, s, map, viewer);
    for (int p = 1; p <= s.pieces.count(); ++p) s.visitData(s.pieces.writable(Piece{static_cast<uint16_t>(p)}), ofPieces);
    s.pieces.renumber(map);

    uint16_t own[kCapacity];
    int owned = 0;
    for (int i = 0; i < n; ++i) {
        Piece p{map[hidden[i]]};
        PieceRow& row = s.pieces.row(p);
        if (row.owner == viewer && row.def != 0) own[owned++] = row.def;
        row.instance = 0;
        s.blankData(p);
    }
    std::sort(own, own + owned);
    int k = 0;
    for (int i = 0; i < n; ++i) {
        PieceRow& row = s.pieces.row(Piece{map[hidden[i]]});
        row.def = row.owner == viewer && k < owned ? own[k++] : uint16_t{0};
    }
    s.core.chance.blank();
}

// Did this seat learn something between two states of one match? Undo is free while it did not.
template <class State>
bool informed(const State& before, const State& after, Seat seat) {
    if (before.core.chance.drawn() != after.core.chance.drawn()) return true;
    for (int i = 1; i <= after.pieces.count(); ++i) {
        Piece p{static_cast<uint16_t>(i)};
        bool knew = i <= before.pieces.count() && isKnownTo(before.pieces.row(p), seat);
        if (isKnownTo(after.pieces.row(p), seat) && !knew) return true;
    }
    return false;
}

}  // namespace cantina
