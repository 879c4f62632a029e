// Moving pieces: the place, the life (instance) and who knows the card, in one call.
#pragma once

#include "kernel/table.h"

namespace cantina {

enum class Where : uint8_t { top, bottom };

// Who sees a piece in a zone: a bit per seat, bit 7 for everybody.
inline uint8_t sightMask(const ZoneKind& kind, const PieceRow& row) {
    switch (kind.sight) {
        case Sight::everybody: return kKnownToAll;
        case Sight::owner: return static_cast<uint8_t>(1u << row.owner.index());
        case Sight::controller: return static_cast<uint8_t>(1u << row.controller.index());
        case Sight::nobody: return 0;
    }
    return 0;
}

// When a card leaves a hand face down, nobody else can tell which card it was: what others knew of that hand is forgotten.
template <class State>
void forgetUnordered(Table<State>& t, Zone from, uint8_t keep) {
    for (Piece p : t.s.pieces.in(from)) t.s.pieces.row(p).known &= keep;
}

// The one way a piece changes its zone. Leaving play raises the instance and gives the piece back to its owner.
// State may have hooks, all static: entered(Table&, Piece) and left(Table&, Piece), and moved(Table&, Piece, Zone from,
// Zone to), which keeps notes about zones true.
template <class State>
void movePiece(Table<State>& t, Piece p, Zone to, Where where = Where::bottom) {
    auto& pieces = t.s.pieces;
    PieceRow& row = pieces.row(p);
    Zone fromZone = pieces.zoneOf(p);
    bool somewhere = row.zone != 0;
    bool wasInPlay = somewhere && t.rules.zones[fromZone.kind].inPlay;
    const ZoneKind& target = t.rules.zones[to.kind];
    if (wasInPlay && !target.inPlay) {
        if constexpr (requires { State::left(t, p); }) State::left(t, p);
        pieces.raiseInstance(p);
        row.controller = row.owner;
    }
    if (somewhere && !t.rules.zones[fromZone.kind].ordered && target.sight != Sight::everybody) {
        auto keep = static_cast<uint8_t>(1u << row.owner.index());
        forgetUnordered(t, fromZone, keep);
    }
    pieces.relocate(p, to, where == Where::top);
    if constexpr (requires { State::moved(t, p, fromZone, to); }) State::moved(t, p, fromZone, to);
    row.known |= sightMask(target, row);
    if (!wasInPlay && target.inPlay) {
        t.played(to.seat, p);
        if constexpr (requires { State::entered(t, p); }) State::entered(t, p);
    }
    t.touch();
}

// A piece's data while somebody writes into them: edit(t, p)->damage = 2. When the writer is done, what was there before and
// what is there now are compared, and State::edited(t, p, before) hears of a difference: what is known of the table because
// of that piece is known no longer. Nobody who writes says so by hand.
template <class State>
class Edit {
public:
    using Data = std::remove_cvref_t<decltype(std::declval<State&>().pieces.data(Piece{}))>;
    Edit(Table<State>& t, Piece p) : t_(t), piece_(p), before_(t.s.pieces.data(p)) {}
    Edit(const Edit&) = delete;
    Edit& operator=(const Edit&) = delete;
    ~Edit() {
        if (std::memcmp(&before_, &**this, sizeof(Data)) == 0) return;
        State::edited(t_, piece_, before_);
        t_.touch();
    }
    Data& operator*() { return t_.s.pieces.writable(piece_); }
    Data* operator->() { return &**this; }

private:
    Table<State>& t_;
    Piece piece_;
    Data before_;
};
template <class State>
Edit<State> edit(Table<State>& t, Piece p) {
    return Edit<State>(t, p);
}

template <class State>
void shuffleZone(Table<State>& t, Zone z) {
    t.s.pieces.shuffle(z, t.s.core.chance);
    const ZoneKind& kind = t.rules.zones[z.kind];
    for (Piece p : t.s.pieces.in(z)) t.s.pieces.row(p).known = sightMask(kind, t.s.pieces.row(p));
    t.touch();
}

// A card shown to seats stays known to them until a shuffle.
template <class State>
void reveal(Table<State>& t, Piece p, uint8_t seats = kKnownToAll) {
    t.s.pieces.row(p).known |= seats;
}

// A new piece: a card of a deck, a die, a token. None and a fault when the table is full.
template <class State>
Piece createPiece(Table<State>& t, uint16_t def, Seat owner, Zone zone) {
    Piece p = t.s.pieces.create(def, owner, zone, 0);
    if (!p.some()) {
        t.fault(Fault::capacity);
        return p;
    }
    t.s.pieces.row(p).known = sightMask(t.rules.zones[zone.kind], t.s.pieces.row(p));
    if constexpr (requires { State::entered(t, p); }) {
        if (t.rules.zones[zone.kind].inPlay) State::entered(t, p);
    }
    t.touch();
    return p;
}

}  // namespace cantina
