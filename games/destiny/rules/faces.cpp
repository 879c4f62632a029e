// Two-faced cards: a card that is flipped shows its other side. See docs/decisions/102.
//
// It is the same card: damage, shields, resources and what lies on it stay, and so does whether it is exhausted and elite.
// Its dice return to it and become those of the side that lies up. Upgrades and downgrades go where the card is no
// character any more.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

// Where a card of that type lies in play.
Zone placeOf(Table& t, const CardDef& def, Piece card) {
    const Seat seat = controllerOf(t, card);
    switch (def.type) {
        case kCharacter: return {kCharacters, seat};
        case kSupport: return {kSupports, seat};
        case kUpgrade: return {kUpgrades, seat};
        case kDowngrade: return {kDowngrades, seat};
        case kPlot: return {kPlots, seat};
        default: return t.s.pieces.zoneOf(card);
    }
}

void dropWhatIsOn(Table& t, Piece card) {
    AnyPieces found;
    for (int i = 0; i < t.seats(); ++i)
        for (uint8_t kind : {kUpgrades, kDowngrades})
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (t.s.pieces.data(p).on == card) t.pushOrFault(found, p);
    for (Piece p : found) leavePlay(t, p, {kDiscard, t.s.pieces.row(p).owner});
    setNumber(t, card, 0);
    setShields(t, card, 0);
}

// The dice that came with the card, not those that are only kept on it.
AnyPieces diceOf(Table& t, Piece card) {
    AnyPieces out;
    for (int i = 0; i < t.seats(); ++i)
        for (uint8_t kind : {kOnCard, kPool})
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (t.s.pieces.data(p).on == card && isDie(t, p) && (t.s.pieces.data(p).bits & PieceData::kHeld) == 0)
                    t.pushOrFault(out, p);
    return out;
}

void exchangeDice(Table& t, Piece card, const AnyPieces& dice) {
    const uint16_t def = t.s.pieces.row(card).def;
    for (Piece die : dice) {
        if (t.s.pieces.isIn(die, kPool)) returnDie(t, die);
        noteChange(t, die);
        t.s.pieces.row(die).def = def;
        if (hasDie(t, card)) continue;
        setDieAside(t, die);
    }
    const bool two = isCharacter(t, card) && (t.s.pieces.data(card).bits & PieceData::kElite) != 0;
    if (dice.empty() && hasDie(t, card)) putDice(t, card, two ? 2 : 1);
}

}  // namespace

uint16_t otherSideOf(const language::Book& book, uint16_t def) {
    const int32_t other = book.def(def).number[kOtherSide];
    for (int n = 1; other != 0 && n <= book.size(); ++n)
        if (language::titleHash(book.texts[static_cast<size_t>(n)].id) == other) return static_cast<uint16_t>(n);
    return 0;
}

Did flip(Table& t, Piece card, PieceRef host) {
    const uint16_t other = otherSideOf(t.book(), t.s.pieces.row(card).def);
    if (other == 0 || isDie(t, card)) return Did::nothing;
    const CardDef& to = t.book().def(other);
    if (!isInPlay(t, card)) return showSide(t, card, other), Did::full;
    if (isForHosts(to) && !isAlive(t, host)) return Did::nothing;
    const AnyPieces dice = diceOf(t, card);
    if (isCharacter(t, card) && to.type != kCharacter) dropWhatIsOn(t, card);
    showSide(t, card, other);
    if (const Zone place = placeOf(t, to, card); !(t.s.pieces.zoneOf(card) == place)) {
        const Seat seat = place.seat;
        moveCard(t, card, place);
        t.s.pieces.row(card).controller = seat;
    }
    attach(t, card, isForHosts(to) ? host.piece : Piece{});
    exchangeDice(t, card, dice);
    return Did::full;
}

}  // namespace cantina::destiny
