// Tokens that are taken from a card, and cards that are put under a deck in random order.
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using Flow = cantina::Flow;

// --- any number of tokens of one kind

Seat stripWho(Table& t, StripFrame& f) {
    if (f.done != 0 || !t.s.pieces.alive(f.unit)) return kNobody;
    return tokensOn(t, f.unit.piece, static_cast<TokenId>(f.kind)) > 0 ? t.self().seat : kNobody;
}
void stripOptions(Table& t, StripFrame& f, Options& out) {
    for (int n = 0; n <= tokensOn(t, f.unit.piece, static_cast<TokenId>(f.kind)); ++n) out.add(optionNumber(n));
}
Flow stripAnswer(Table& t, StripFrame& f, Option o) {
    t.outcome().amount = o.number;
    f.done = 1;
    takeTokens(t, f.unit.piece, static_cast<TokenId>(f.kind), o.number, t.self().seat, f.source);
    return next();
}

constexpr Step<Table> kStripSteps[] = {
    {partOf("LCG-TERM-06"), "discard tokens", ask<stripWho, stripOptions, stripAnswer>()}};

// How many cards of this owner the loop under way has put under the deck.
int putUnder(Table& t, Seat owner) {
    const language::EachFrame* e = t.nearest(State::kEach);
    int n = 0;
    for (int i = 0; e != nullptr && i < e->index; ++i) {
        Piece p = e->items[i];
        n += t.s.pieces.zoneOf(p) == Zone{kCommandDeck, owner} ? 1 : 0;
    }
    return n;
}

void drop(Table& t, Piece p, TokenId kind, int n) {
    auto d = edit(t, p);
    if (kind == kDamageToken) d->damage = static_cast<uint8_t>(d->damage - n);
    if (kind == kShieldToken) d->shields = static_cast<uint8_t>(d->shields - n) & 3u;
    if (kind == kFocusToken) d->focus = static_cast<uint8_t>(d->focus - n) & 63u;
}

}  // namespace

const Procedure<Table> kStripProcedure = procedure<StripFrame>("discard tokens", kStripSteps);

int tokensOn(Table& t, Piece p, TokenId kind) {
    const PieceData& d = t.s.pieces.data(p);
    return kind == kDamageToken ? d.damage : kind == kFocusToken ? d.focus : d.shields;
}
bool takeTokens(Table& t, Piece p, TokenId kind, int n, Seat by, PieceRef source) {
    if (n == 0) return false;
    drop(t, p, kind, n);
    if (kind == kShieldToken) return false;
    const uint8_t event = kind == kDamageToken ? kDamageRemoved : kFocusRemoved;
    return happen(t, Event{event, by, static_cast<int16_t>(n), t.s.pieces.ref(p), source, source});
}
// The cards left play one after the other, and everybody saw it: their order in the deck is made anew with each of them.
void mixBottom(Table& t, Seat owner) {
    Zone deck{kCommandDeck, owner};
    int size = t.s.pieces.size(deck);
    int n = std::min(putUnder(t, owner), size);
    uint16_t order[State::Pieces::kCapacity];
    int i = 0;
    for (Piece p : t.s.pieces.in(deck)) order[i++] = p.n;
    if (n > 1) {
        int j = size - n + static_cast<int>(t.s.core.chance.below(static_cast<uint32_t>(n)));
        std::swap(order[size - 1], order[j]);
        t.s.pieces.setOrder(deck, order, size);
    }
    for (int k = size - n; k < size; ++k) t.s.pieces.row(Piece{order[k]}).known = 0;
}

}  // namespace cantina::lcg
