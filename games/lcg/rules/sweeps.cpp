// Effects that take more than one step: all units to the bottom of the decks, tokens discarded from a unit, and a unit given
// up by each player (LCG-GP-03).
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using Flow = cantina::Flow;

// --- all units to the bottom of their owners' decks, in random order

int unitsInPlay(Table& t) { return t.s.pieces.size({kUnits, kDark}) + t.s.pieces.size({kUnits, kLight}); }

Flow putUnder(Table& t, SweepFrame& f) {
    int n = unitsInPlay(t);
    if (n == 0) return next();
    Seat s = t.s.pieces.size({kUnits, kDark}) > 0 ? kDark : kLight;
    Piece p = t.s.pieces.top({kUnits, s});
    uint8_t& count = f.count[t.s.pieces.row(p).owner.index()];
    ++count;
    leavePlay(t, p, kPutUnder, t.self().seat);
    // An interrupt may save one: it is not tried again.
    return unitsInPlay(t) < n || t.s.core.stack.size() > t.at + 1 ? again() : next();
}

// They left play one after the other, and everybody saw it: the order in the deck is made anew.
void disorder(Table& t, Seat s, int n) {
    Zone deck{kCommandDeck, s};
    int size = t.s.pieces.size(deck);
    n = std::min(n, size);
    uint16_t order[State::Pieces::kCapacity];
    int i = 0;
    for (Piece p : t.s.pieces.in(deck)) order[i++] = p.n;
    for (int k = size - 1; k > size - n; --k) {
        int j = size - n + static_cast<int>(t.s.core.chance.below(static_cast<uint32_t>(k - (size - n) + 1)));
        std::swap(order[k], order[j]);
    }
    t.s.pieces.setOrder(deck, order, size);
    for (int k = size - n; k < size; ++k) t.s.pieces.row(Piece{order[k]}).known = 0;
}
Flow mix(Table& t, SweepFrame& f) {
    for (Seat s : {kDark, kLight}) disorder(t, s, f.count[s.index()]);
    return next();
}

constexpr Step<Table> kSweepSteps[] = {
    {partOf("LCG-TERM-06"), "put units under their decks", act<putUnder>()},
    {partOf("LCG-TERM-06"), "in random order", act<mix>()},
};

// --- any number of tokens from a unit

int tokens(Table& t, const StripFrame& f) {
    const PieceData& d = t.s.pieces.data(f.unit.piece);
    return f.kind == 0 ? d.damage : f.kind == 1 ? d.focus : d.shields;
}
Seat stripWho(Table& t, StripFrame& f) {
    if (!t.s.pieces.alive(f.unit)) return kNobody;
    while (f.kind < 3 && tokens(t, f) == 0) ++f.kind;
    return f.kind < 3 ? t.self().seat : kNobody;
}
void stripOptions(Table& t, StripFrame& f, Options& out) {
    for (int n = 0; n <= tokens(t, f); ++n) out.add(optionNumber(n));
}
Flow stripAnswer(Table& t, StripFrame& f, Option o) {
    PieceData& d = t.s.pieces.data(f.unit.piece);
    int left = tokens(t, f) - o.number;
    if (f.kind == 0) d.damage = static_cast<uint8_t>(left);
    if (f.kind == 1) {
        d.focus = static_cast<uint8_t>(left) & 63u;
        forgetPurse(t, f.unit.piece);
    }
    if (f.kind == 2) d.shields = static_cast<uint8_t>(left) & 3u;
    ++f.kind;
    return again();
}

constexpr Step<Table> kStripSteps[] = {
    {partOf("LCG-TERM-06"), "discard tokens", ask<stripWho, stripOptions, stripAnswer>()}};

// --- each player gives up a unit

// LCG-GP-03: who initiated the effect chooses first, then the other. (Off: the other way round.)
Seat giver(Table& t, const GiveFrame& f) {
    bool initiator = (f.done == 0) == t.on("LCG-GP-03"_rule);
    return initiator ? f.first : other(f.first);
}
Seat giveWho(Table& t, GiveFrame& f) {
    while (f.done < 2 && t.s.pieces.size({kUnits, giver(t, f)}) == 0) ++f.done;
    return f.done < 2 ? giver(t, f) : kNobody;
}
constexpr Requirement<Table, const GiveFrame&, Piece> kGiven[] = {
    {partOf("LCG-GP-03"), "it is no unit of yours",
     [](Table& t, const GiveFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kUnits, giver(t, f)}; }},
};
void giveOptions(Table& t, GiveFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, giver(t, f)})) out.add(optionPiece(p));
}
Flow giveAnswer(Table& t, GiveFrame& f, Option o) {
    Seat seat = giver(t, f);
    ++f.done;
    leavePlay(t, o.piece, kSacrificed, seat);
    return again();
}

constexpr Step<Table> kGiveSteps[] = {
    {partOf("LCG-GP-03"), "give up a unit", askFrom<giveWho, giveOptions, giveAnswer, kGiven>()}};

}  // namespace

const Procedure<Table> kGiveUpProcedure = procedure<GiveFrame>("each gives up a unit", kGiveSteps);
const Procedure<Table> kSweepProcedure = procedure<SweepFrame>("units go to the decks", kSweepSteps);
const Procedure<Table> kStripProcedure = procedure<StripFrame>("discard tokens", kStripSteps);

}  // namespace cantina::lcg
