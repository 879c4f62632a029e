// What a die says of itself, wherever its card is (the timing `inherent`).
// Rules: DST-ABL-INH-01, DST-DIE-04, DST-TERM-50, DST-ED-54, DST-ED-76.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {

using namespace language;

namespace {

// Calls fn(operands) for what a die says of itself, whose abilities are those of the speaker's definition. A side without a
// die has no object.
template <class Fn>
void forEachInherent(Table& t, const Speaker& s, HeldId about, Piece on, Fn fn) {
    readRows(t, s, {about, s.event.object.piece, {}, on}, [&](const Continuous& row, const AbilityFrame& f, const Args& a) {
        if (timingOf(t, row) != kInherent) return;
        t.used(f.ability);
        fn(a);
    });
}
Speaker dieAs(Table& t, Piece die, Seat seat) {
    return {t.s.pieces.row(die).def, cardOf(t, die), seat, Event{kNothing, kNobody, 0, {}, refOf(t, die), {}}};
}

// DST-ABL-INH-01: an ability that belongs to the die works whenever the die is resolved; off: only with its card in play.
// DST-ED-54: in the first edition only specials belong to the die; DST-ED-76: also of one that was rolled in without its
// card.
bool worksAlone(Table& t, bool rolledIn) {
    return t.on("DST-ABL-INH-01"_rule) && !isFirstEdition(t, rolledIn ? "DST-ED-76"_rule : "DST-ED-54"_rule);
}
bool hasItsAbilities(Table& t, Piece die) {
    PieceRef card = cardOf(t, die);
    return (card.some() && isInPlay(t, card.piece)) || worksAlone(t, true);
}

}  // namespace

bool hasInherent(Table& t, const SideFrame& f, HeldId about) {
    if ((t.book().continuousAbout[f.def] & aboutBit(about)) == 0) return false;
    bool inPlay = f.card.some() && isInPlay(t, f.card.piece);
    if (!inPlay && !worksAlone(t, f.die.some())) return false;
    bool has = false;
    const Speaker die{f.def, f.card, t.self().seat, Event{kNothing, kNobody, 0, {}, f.die, {}}};
    forEachInherent(t, die, about, {}, [&](const Args&) { has = true; });
    return has;
}
bool isUnblockable(Table& t, const SideFrame& f) {
    if (hasInherent(t, f, kHoldUnblockable)) return true;
    return f.die.some() && isHeld(t, Form::grant, {kHoldUnblockable, f.die.piece});
}

// What a card in play says of the dice that fit, as long as it lies there.
namespace {
bool isCountedAs(Table& t, Piece die, int as, Symbol symbol) {
    bool found = false;
    forEachHeld(t, {kHoldResolved, die}, [&](const Continuous& row, const AbilityFrame& f, const Args& a) {
        if (timingOf(t, row) != kOngoing || a.symbol(as) != symbol) return;
        found = true;
        t.used(f.ability);
    });
    return found;
}
}  // namespace
bool mayCountAsAnother(Table& t, Piece die) {
    return (t.book().continuousAbout[t.s.pieces.row(die).def] & aboutBit(kHoldResolved)) != 0 || speaksOf(t, kHoldResolved);
}
bool countsAs(Table& t, Piece die, Symbol symbol) {
    if (!mayCountAsAnother(t, die) || !t.s.pieces.isIn(die, kPool)) return false;
    constexpr int kAs = 2;
    if (speaksOf(t, kHoldResolved) && isCountedAs(t, die, kAs, symbol)) return true;
    if (!hasItsAbilities(t, die)) return false;
    bool found = false;
    forEachInherent(t, dieAs(t, die, controllerOf(t, die)), kHoldResolved, {},
                    [&](const Args& a) { found = found || a.symbol(kAs) == symbol; });
    return found;
}

bool isGivenSubtype(Table& t, Piece p, int subtype) {
    constexpr int kWhich = 1;
    const Piece card = isDie(t, p) ? t.s.pieces.data(p).on : p;
    bool found = false;
    if (card.some())
        forEachHeld(t, {kHoldSubtype, card}, [&](const Continuous&, const AbilityFrame& f, const Args& a) {
            if (a.symbol(kWhich) != subtype) return;
            found = true;
            t.used(f.ability);
        });
    return found;
}

// DST-TERM-50: an X is what the card says.
int valueOf(Table& t, uint16_t card, const Side& side, Seat seat, Piece die) {
    if (!side.variable) return side.value;
    if (die.some() ? !hasItsAbilities(t, die) : !worksAlone(t, false)) return 0;
    constexpr int kTo = 1;
    int value = 0;
    const PieceRef object = die.some() ? refOf(t, die) : PieceRef{};
    forEachInherent(t, {card, {}, seat, Event{kNothing, kNobody, 0, {}, object, {}}}, kHoldX, {},
                    [&](const Args& a) { value = a.whole(kTo); });
    return small(t, value);
}

// DST-DIE-04: a modifier without a symbol modifies what its die says.
bool modifiesAny(Table& t, Seat seat, Piece modifier, Piece plain, uint8_t symbol) {
    if (symbol == kSpecialSymbol || symbol == kNoSymbol) return false;
    bool found = false;
    forEachInherent(t, dieAs(t, modifier, seat), kHoldModifies, plain, [&](const Args&) { found = true; });
    return found;
}

}  // namespace cantina::destiny
