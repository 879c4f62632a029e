// Verbs about destiny: drawing, changing, cancelling, substituting, choosing, and what happens to the drawn card.
// Holds CCG-DEST-XY-02, CCG-DEST-XY-04, CCG-DEST-SUB-03.
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/value_words.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr Needs<Table> always{};
bool isDrawing(Table& t, const AbilityFrame&, const Args&) { return t.nearest(State::kDestinyDraw) != nullptr; }

// --- drawing

Did draws(Table& t, AbilityFrame& f, const Args& a) {
    drawDestinies(t, f.controller, kPlainDestiny, f.source, a.whole(0), a.number[1]);
    return Did::called;
}
Did weaponDraws(Table& t, AbilityFrame& f, const Args& a) {
    drawDestinies(t, f.controller, kWeaponDestiny, f.source, a.whole(0), a.number[1]);
    return Did::called;
}
Did drawsWithEach(Table& t, AbilityFrame& f, const Args& a) {
    drawDestinies(t, f.controller, kPlainDestiny, f.source, a.whole(0), a.number[1], DrawsFrame::kEach);
    return Did::called;
}
Did opponentDraws(Table& t, AbilityFrame& f, const Args& a) {
    drawDestinies(t, opponentOf(f.controller), kPlainDestiny, f.source, a.whole(0), 0);
    return Did::called;
}

// --- the value

Did resetDraw(Table& t, AbilityFrame&, const Args& a) {
    return changeDraw(t, Op::reset, a.number[0]) ? Did::full : Did::nothing;
}
Did multiplyDraw(Table& t, AbilityFrame&, const Args& a) {
    return changeDraw(t, Op::scale, a.number[0]) ? Did::full : Did::nothing;
}
bool mayCancel(Table& t, const AbilityFrame&, const Args&) { return mayCancelDraw(t); }
Did redraw(Table& t, AbilityFrame&, const Args&) { return cancelDraw(t, true) ? Did::full : Did::nothing; }
Did addToTotal(Table& t, AbilityFrame&, const Args& a) {
    DrawsFrame* d = t.nearest(State::kDestinies);
    if (d == nullptr) return Did::nothing;
    d->plus += a.number[0];
    return Did::full;
}

// --- the card

bool mayTouch(Table& t, const AbilityFrame&, const Args&) { return mayTouchCard(t); }
Did moveDrawn(Table& t, ZoneId zone) {
    Piece card = drawnCard(t);
    if (!card.some() || t.s.pieces.row(card).zone == 0) return Did::nothing;
    if (zone != kStacked) chooseDestiny(t, card, 0, 0);
    movePiece(t, card, {zone, t.s.pieces.row(card).owner}, Where::top);
    return Did::full;
}
Did takeDrawn(Table& t, AbilityFrame&, const Args&) { return moveDrawn(t, kHand); }
Did loseDrawn(Table& t, AbilityFrame&, const Args&) { return moveDrawn(t, kLostPile); }
// CCG-DEST-MULTI-02: what was chosen for the draw stays chosen as long as the card is stacked.
Did stackDrawn(Table& t, AbilityFrame& f, const Args&) {
    if (!t.s.pieces.alive(f.source)) return Did::nothing;
    Did did = moveDrawn(t, kStacked);
    if (did == Did::nothing) return did;
    PieceData& data = t.s.pieces.data(drawnCard(t));
    data.at = f.source.piece;
    if (data.destinyLock != 0) chooseDestiny(t, drawnCard(t), data.destinyLock & 3, kLockedWhileStacked);
    return did;
}

// --- instead of a draw

bool maySubstitute(Table& t, const AbilityFrame&, const Args&) {
    const DestinyFrame* d = t.nearest(State::kDestinyDraw);
    return d != nullptr && !d->has(DestinyFrame::kSubstituted) && !d->card.some();
}
Did substitute(Table& t, AbilityFrame&, const Args& a) {
    DestinyFrame* d = t.nearest(State::kDestinyDraw);
    if (d == nullptr || d->card.some()) return Did::nothing;
    d->flags |= DestinyFrame::kSubstituted;
    d->value = a.number[0];
    return Did::full;
}
// CCG-DEST-SUB-03: only the number is used; the card was not drawn.
Did substituteCard(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    Args number;
    number.number[0] = valueOf(t, a.at(0).piece, kDestiny).thousandths;
    Did did = substitute(t, f, number);
    if (did == Did::full && !t.on("CCG-DEST-SUB-03"_rule)) t.nearest(State::kDestinyDraw)->card = a.at(0).piece;
    return did;
}

// RULING CCG-DEST-XY-02: each of the draws counts against limits, so there must be room for more than are chosen, because
// with a limit of one "draw two choose one" may not be used (docs/decisions/042-draws-that-are-cancelled-or-chosen.md).
// CCG-DEST-XY-04: not for draws that such a text has caused.
bool mayDrawAndChoose(Table& t, const AbilityFrame&, const Args& a) {
    const DestinyFrame* draw = t.nearest(State::kDestinyDraw);
    const DrawsFrame* d = t.nearest(State::kDestinies);
    if (draw == nullptr || d == nullptr || draw->has(DestinyFrame::kSubstituted)) return false;
    if (d->choose > 0) return !t.on("CCG-DEST-XY-04"_rule);
    return d->limit - d->counted > a.whole(1) || !t.on("CCG-DEST-XY-02"_rule);
}
Did drawAndChoose(Table& t, AbilityFrame& f, const Args& a) {
    DrawsFrame* d = t.nearest(State::kDestinies);
    if (!mayDrawAndChoose(t, f, a)) return Did::nothing;
    int room = t.on("CCG-DEST-XY-02"_rule) ? d->limit - d->counted : DrawsFrame::kPool;
    d->group = static_cast<uint8_t>(std::min({a.whole(0), room, DrawsFrame::kPool}));
    d->choose = static_cast<uint8_t>(a.whole(1));
    d->waiting = d->drawn = 0;
    for (int i = 0; i < DrawsFrame::kPool; ++i) d->poolValue[i] = 0;
    return Did::full;
}

// --- two printed numbers

Did fixDestiny(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    t.call(State::kDestinyChoice, DestinyChoiceFrame{a.at(0)});
    return Did::called;
}

#define AMOUNT numberParam("amount")
#define CHANGE numberParam("amount", kChanges)
#define SET_TO numberParam("amount", kValues)
#define COUNT numberParam("count")
#define TARGET {"target", ParamKind::one}

constexpr Need<Table> kNeedsDraw[] = {{partOf("CCG-TGT-IMP-01"), "there is no such draw to affect", isDrawing}};
constexpr Need<Table> kToCancelDraw[] = {{partOf("CCG-TGT-IMP-01"), "that draw cannot be canceled", mayCancel}};
constexpr Need<Table> kToTouchCard[] = {{partOf("CCG-TGT-IMP-01"), "there is no drawn card to affect", mayTouch}};
constexpr Need<Table> kToSubstitute[] = {{partOf("CCG-TGT-IMP-01"), "no destiny is about to be drawn", maySubstitute}};
constexpr Need<Table> kToDrawAndChoose[] = {
    {partOf("CCG-TGT-IMP-01"), "no such destiny may be drawn", mayDrawAndChoose},
};

constexpr Verb<Table> kVerbs[] = {
    {{"draw_destinies", {COUNT}, "draw {count} destiny", "", ""}, always, draws},
    {{"draw_and_add", {COUNT, CHANGE}, "draw {count} destiny and add {amount}", "", "To the total."}, always, draws},
    {{"draw_weapon_destinies", {COUNT}, "draw {count} weapon destiny", "", ""}, always, weaponDraws},
    {{"draw_with_each", {COUNT, CHANGE}, "draw {count} destiny, adding {amount} to each draw", "", ""},
     always,
     drawsWithEach},
    {{"opponent_draws_destiny", {COUNT}, "opponent draws {count} destiny", "", ""}, always, opponentDraws},
    {{"reset_destiny", {SET_TO}, "reset that destiny draw to {amount}", "", ""}, kNeedsDraw, resetDraw},
    {{"multiply_destiny", {SET_TO}, "multiply that destiny draw by {amount}", "", ""}, kNeedsDraw, multiplyDraw},
    {{"redraw_destiny", {}, "cancel and redraw that destiny", "", ""}, kToCancelDraw, redraw},
    {{"add_to_total", {CHANGE}, "add {amount} to that total destiny", "", ""}, kNeedsDraw, addToTotal},
    {{"take_drawn", {}, "take the drawn card into its owner's hand", "", ""}, kToTouchCard, takeDrawn},
    {{"lose_drawn", {}, "place the drawn card in its owner's Lost Pile", "", ""}, kToTouchCard, loseDrawn},
    {{"stack_drawn", {}, "stack the drawn card on this card", "", ""}, kToTouchCard, stackDrawn},
    {{"substitute_destiny", {SET_TO}, "use {amount} instead of drawing that destiny", "", ""}, kToSubstitute, substitute},
    {{"substitute_card", {TARGET}, "use the destiny of {target} instead of drawing that destiny", "", ""},
     kToSubstitute,
     substituteCard},
    {{"draw_and_choose", {COUNT, AMOUNT}, "draw {count} and choose {amount}", "", ""}, kToDrawAndChoose, drawAndChoose},
    {{"fix_destiny", {TARGET}, "say which destiny {target} has", "", ""}, always, fixDestiny},
};

}  // namespace

std::span<const Verb<Table>> destinyVerbs() { return kVerbs; }

}  // namespace cantina::ccg
