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
// Units with everything on them leave together.
Did leave(Table& t, PieceRef unit, uint8_t zone) {
    if (!t.s.pieces.alive(unit)) return Did::nothing;
    leavePlay(t, unit.piece, zone, zone == kHand ? Where::bottom : Where::top);
    return Did::full;
}

}  // namespace

Did doRerollAny(Table& t, AbilityFrame& f, const Args&) {
    if (t.s.rolls.empty()) return Did::nothing;
    t.call(State::kReroll, RerollFrame{static_cast<uint16_t>(t.s.rolls.back().size()), f.controller}, f.controller);
    return Did::called;
}
Did doDiscardHand(Table& t, AbilityFrame&, const Args& a) {
    for (;;) {
        Piece p = t.s.pieces.top({kHand, a.seat(0)});
        if (!p.some()) return Did::full;
        movePiece(t, p, {kDiscard, a.seat(0)}, Where::top);
    }
}
Did doLookAtHand(Table& t, AbilityFrame& f, const Args&) {
    lookThrough(t, {kHand, opponentOf(f.controller)}, f.controller);
    return Did::full;
}
Did doSearchOpponent(Table& t, AbilityFrame& f, const Args& a) {
    lookThrough(t, {kDeck, opponentOf(f.controller)}, f.controller);
    return doLookAtHand(t, f, a);
}
Did doShuffleOpponent(Table& t, AbilityFrame& f, const Args&) {
    shuffleZone(t, {kDeck, opponentOf(f.controller)});
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
Did doMill(Table& t, AbilityFrame& f, const Args& a) {
    Seat seat = a.symbol(0) == 0 ? f.controller : opponentOf(f.controller);
    for (int n = 0; n < a.whole(1); ++n) {
        Piece p = t.s.pieces.top({kDeck, seat});
        if (!p.some()) return Did::partly;
        movePiece(t, p, {kDiscard, seat}, Where::top);
    }
    return Did::full;
}
Did doPocket(Table& t, AbilityFrame&, const Args& a) { return moveTo(t, a.at(0), kHand, Where::bottom); }
Did doSink(Table& t, AbilityFrame&, const Args& a) { return moveTo(t, a.at(0), kDeck, Where::bottom); }
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
// TCG-ZONE-17: out of the game is no discard pile.
Did doSetAside(Table& t, AbilityFrame&, const Args& a) { return leave(t, a.at(0), kOut); }
// Cards under a unit are in nobody's discard pile and do not come back.
Did doTuck(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(f.source)) return Did::nothing;
    int cards = 1;
    forEachOn(t, a.at(0).piece, [&](Piece with) { cards += isEquipment(t, with) ? 0 : 1; });
    (void)leave(t, a.at(0), kOut);
    constexpr Stat kStats[] = {Stat::speed, Stat::power, Stat::health};
    for (int i = 0; i < 3; ++i) addLasting(t, Lasting::on(f.source, kStats[i], Span::game, cards * a.whole(i + 1)));
    return Did::full;
}
Did doTakeBack(Table& t, AbilityFrame& f, const Args&) {
    Piece p = f.source.piece;
    if (!t.s.pieces.isIn(p, kDiscard)) return Did::nothing;
    movePiece(t, p, {kHand, t.s.pieces.row(p).owner});
    return Did::full;
}
Did doReturnToHand(Table& t, AbilityFrame&, const Args& a) { return leave(t, a.at(0), kHand); }
Did doSend(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.isIn(a.at(0).piece, kRetreated)) return Did::nothing;
    Piece p = a.at(0).piece;
    movePiece(t, p, {arenaOf(defOf(t, p).type), controllerOf(t, p)});
    return Did::full;
}
Did doStartBuilding(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    Piece p = a.at(1).piece;
    reveal(t, p);
    movePiece(t, p, {kBuild, t.s.pieces.row(p).owner});
    setCounters(t, p, a.whole(0));
    return Did::full;
}
Did doDoubleCounters(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.isIn(a.at(0).piece, kBuild)) return Did::nothing;
    setCounters(t, a.at(0).piece, 2 * dataOf(t, a.at(0).piece).counters);
    return Did::full;
}
Did doHealAll(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    dataOf(t, a.at(0).piece).counters = 0;
    return Did::full;
}
Did doMark(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(f.source)) return Did::nothing;
    setCounters(t, f.source.piece, dataOf(t, f.source.piece).counters + a.whole(0));
    return Did::full;
}
Did doLightning(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1)) || a.whole(0) <= 0) return Did::nothing;
    roll(t, RollFrame{f.source, a.at(1), static_cast<uint16_t>(a.whole(0)), RollKind::mastersOnly, f.controller});
    return Did::called;
}
// A Pilot whose unit is discarded may already lie in the discard pile with it.
Did doDisembark(Table& t, AbilityFrame& f, const Args&) {
    Piece p = f.source.piece;
    if (isAboard(t, p)) {
        leaveUnit(t, p, kCharacter);
        return Did::full;
    }
    if (!t.s.pieces.isIn(p, kDiscard)) return Did::nothing;
    movePiece(t, p, {kCharacter, t.s.pieces.row(p).owner});
    return Did::full;
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
        dataOf(t, p).flags |= PieceData::kHeld;
        t.s.lent = 1;
    }
    return Did::full;
}
Did doShow(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    reveal(t, a.at(0).piece);
    return Did::full;
}
Did doDiscardLocation(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    happen(t, Event{kDiscarded, controllerOf(t, a.at(0).piece), 0, a.at(0), {}, {}}, "TCG-GLO-12"_rule);
    return leave(t, a.at(0), kDiscard);
}

}  // namespace cantina::tcg
