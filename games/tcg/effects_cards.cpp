// Verbs about cards: hands, decks, discard piles, the build zone.
#include "games/tcg/effects.h"
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {

using namespace language;

namespace {

uint8_t onlyFor(Seat seat) { return static_cast<uint8_t>(1u << seat.index()); }
Did moveTo(Table& t, PieceRef card, ZoneId zone, Where where) {
    if (!t.s.pieces.alive(card)) return Did::nothing;
    movePiece(t, card.piece, {zone, t.s.pieces.row(card.piece).owner}, where);
    return Did::full;
}
void lookThrough(Table& t, Zone zone, Seat seat) {
    for (Piece p : t.s.pieces.in(zone)) reveal(t, p, onlyFor(seat));
}
Did sendToArena(Table& t, Piece p) {
    if (isAboard(t, p)) {  // a Pilot
        leaveUnit(t, p, kCharacter);
        return Did::full;
    }
    if (!isUnit(t, p)) return Did::nothing;
    const uint8_t arena = arenaOf(defOf(t, p).type);
    const bool isBuilt = t.s.pieces.isIn(p, kRetreated) || t.s.pieces.isIn(p, kBuild);
    if (isBuilt && !mayEnter(t, p)) return Did::nothing;
    switch (t.s.pieces.kindOf(p)) {
        case kRetreated: movePiece(t, p, {arena, controllerOf(t, p)}); return Did::full;
        case kBuild: deploy(t, p); return Did::full;  // TCG-BUILD-07: it is finished
        case kHand:
        case kDeck:
        case kDiscard: movePiece(t, p, {arena, t.s.pieces.row(p).owner}); return Did::full;
        default: return Did::nothing;
    }
}
// Units with everything on them leave together.
Did leave(Table& t, PieceRef unit, uint8_t zone) {
    if (!t.s.pieces.alive(unit)) return Did::nothing;
    leavePlay(t, unit.piece, zone, zone == kHand ? Where::bottom : Where::top);
    return Did::full;
}

// Cards under a unit are in nobody's discard pile and do not come back. How many they are is the result.
Did putBeneath(Table& t, AbilityFrame& f, PieceRef unit) {
    if (!t.s.pieces.alive(f.source) || !t.on("TCG-ZONE-17"_rule)) return Did::nothing;
    f.amount = 1;
    forEachOn(t, unit.piece,
              [&](Piece with) { f.amount = static_cast<int16_t>(f.amount + (isEquipment(t, with) ? 0 : 1)); });
    return leave(t, unit, kOut);
}

// What was just discarded, by its own ability: this card, or a Pilot with its unit.
bool isJustDiscarded(Table& t, const AbilityFrame& f, PieceRef r) {
    return r.some() && r == f.source && !t.s.pieces.alive(r) && t.s.pieces.isIn(r.piece, kDiscard);
}

}  // namespace

bool canPut(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || t.s.pieces.alive(a.at(0)) || isJustDiscarded(t, f, a.at(0));
}
Did doPut(Table& t, AbilityFrame& f, const Args& a) {
    PieceRef card = a.at(0);
    if (isJustDiscarded(t, f, card)) card = t.s.pieces.ref(card.piece);
    if (!t.s.pieces.alive(card)) return Did::nothing;
    if (t.s.pieces.isIn(card.piece, kOut)) edit(t, card.piece)->flags = 0;
    // What both have seen in a discard pile they know in a hand.
    if (a.symbol(2) != 0 || (a.symbol(1) == kPutToHand && t.s.pieces.isIn(card.piece, kDiscard))) reveal(t, card.piece);
    switch (a.symbol(1)) {
        case kPutToArena: return sendToArena(t, card.piece);
        case kPutToBottom: return moveTo(t, card, kDeck, Where::bottom);
        case kPutToTop: return leave(t, card, kDeck);
        // TCG-ZONE-17: out of the game is no discard pile.
        case kPutOut: return t.on("TCG-ZONE-17"_rule) ? leave(t, card, kOut) : Did::nothing;
        case kPutBeneath: return putBeneath(t, f, card);
        case kPutAside:
            (void)moveTo(t, card, kOut, Where::bottom);
            edit(t, card.piece)->flags = PieceData::kHeld;
            return Did::full;
        case kPutToStackTop: return bringUp(t, card.piece) ? Did::full : Did::nothing;
        case kPutToOwner: return leave(t, card, kHand);
        case kPutToBuild:
            (void)moveTo(t, card, kBuild, Where::bottom);
            setCounters(t, card.piece, a.whole(3));
            return Did::full;
        default: return moveTo(t, card, kHand, Where::bottom);
    }
}
// The stack takes it as in the build step, but for no counters.
bool canStackUnder(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0] || a.open[1]) return true;
    return t.s.pieces.alive(a.at(0)) && t.s.pieces.alive(a.at(1)) &&
           fitsInStack(t, f.controller, a.at(0).piece, a.at(1).piece);
}
Did doStack(Table& t, AbilityFrame& f, const Args& a) {
    if (!canStackUnder(t, f, a)) return Did::nothing;
    stackCard(t, a.at(0).piece, a.at(1).piece, false);
    return Did::full;
}
// A card that contradicts a rule overrides it: whoever controls arenas, the game is over.
Did doWin(Table& t, AbilityFrame& f, const Args&) {
    t.end(static_cast<uint8_t>(1u << f.controller.index()), kEndCard);
    return Did::full;
}
// A player who searches a deck knows it until it is shuffled.
Did doSearch(Table& t, AbilityFrame& f, const Args& a) {
    const Seat other = opponentOf(f.controller);
    if (a.symbol(0) == kSearchYourDeck) lookThrough(t, {kDeck, f.controller}, f.controller);
    if (a.symbol(0) == kSearchTheirDeck || a.symbol(0) == kSearchTheirHandAndDeck)
        lookThrough(t, {kDeck, other}, f.controller);
    if (a.symbol(0) >= kSearchTheirHand) lookThrough(t, {kHand, other}, f.controller);
    return Did::full;
}
Did doShuffle(Table& t, AbilityFrame& f, const Args& a) {
    shuffleZone(t, {kDeck, a.symbol(0) == kSearchYourDeck ? f.controller : opponentOf(f.controller)});
    return Did::full;
}
Did doLook(Table& t, AbilityFrame& f, const Args& a) {
    int left = a.whole(1);
    for (Piece p : t.s.pieces.in({kDeck, a.symbol(0) == 0 ? f.controller : opponentOf(f.controller)})) {
        if (left-- <= 0) break;
        reveal(t, p, onlyFor(f.controller));
    }
    return Did::full;
}
Did doDig(Table& t, AbilityFrame& f, const Args& a) {
    int arena = a.symbol(0) < 3 ? kSpace + a.symbol(0) : f.amount;
    Zone deck{kDeck, f.controller};
    Piece found;
    for (Piece p : t.s.pieces.in(deck)) {
        reveal(t, p);
        if (!isUnit(t, p) || arenaOf(defOf(t, p).type) != arena) continue;
        found = p;
        break;
    }
    if (found.some()) movePiece(t, found, {kHand, f.controller});
    shuffleZone(t, deck);
    return found.some() ? Did::full : Did::nothing;
}
// A Battle card is lent until the dice are rolled; any other card is discarded at once.
Did doRevealTop(Table& t, AbilityFrame& f, const Args&) {
    Piece p = t.s.pieces.top({kDeck, f.controller});
    if (!p.some()) return Did::nothing;
    reveal(t, p);
    bool battle = defOf(t, p).type == kTypeBattle;
    f.amount = static_cast<int16_t>(battle ? 0 : buildCost(t, p));
    movePiece(t, p, {battle ? uint8_t{kHand} : uint8_t{kDiscard}, f.controller}, battle ? Where::bottom : Where::top);
    if (battle) {
        edit(t, p)->flags |= PieceData::kHeld;
        t.s.lent = 1;
    }
    return Did::full;
}
Did doReveal(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    reveal(t, a.at(0).piece);
    return Did::full;
}

}  // namespace cantina::tcg
