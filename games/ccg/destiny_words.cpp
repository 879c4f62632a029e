// Verbs about destiny: drawing, changing, cancelling, substituting, choosing, and what happens to the drawn card.
// Holds CCG-DEST-XY-02, CCG-DEST-XY-04, CCG-DEST-SUB-03.
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/value_words.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr Needs<Table> always{};
bool isDrawing(Table& t, const AbilityFrame&, const Args&) { return t.nearest(State::kDestinyDraw) != nullptr; }

// --- drawing

enum DrawParam : uint8_t { kDrawCount, kDrawBy, kDrawKind, kDrawPlus, kDrawEach };
Did draws(Table& t, AbilityFrame& f, const Args& a) {
    const bool each = a.number[kDrawEach] != 0;
    drawDestinies(t, a.seat(kDrawBy), static_cast<DestinyKind>(a.symbol(kDrawKind)), f.source, a.whole(kDrawCount),
                  a.number[each ? kDrawEach : kDrawPlus], each ? DrawsFrame::kEach : uint8_t{0});
    return Did::called;
}

// CCG-SP-JEDITEST-02: 1 more for each site of the mentor's planet on table that is no generic one.
Did trainingDestiny(Table& t, AbilityFrame& f, const Args& a) {
    int32_t sites = 0;
    for (Piece p : t.s.row)
        if (kindOfPlace(t, p) == kSite && systemOf(t, p) == a.symbol(2) && factOf(t, p, kUnique) != 0) ++sites;
    if (!t.on("CCG-SP-JEDITEST-02"_rule)) sites = 0;
    drawDestinies(t, f.controller, kPlainDestiny, f.source, a.whole(0), sites * kThousand, DrawsFrame::kEach);
    return Did::called;
}

// --- the value

enum ValueParam : uint8_t { kWhatStat, kAddAmount, kWhatDraw, kSetTo, kMultiplyBy };
// What a text changes or cancels: the symbols of the set "destiny draw".
enum DrawMeant : uint8_t { kThatDraw, kThatTotal };
Did changeValue(Table& t, AbilityFrame&, const Args& a) {
    if (a.symbol(kWhatDraw) == kThatTotal) {
        DrawsFrame* d = t.nearest(State::kDestinies);
        if (d == nullptr) return Did::nothing;
        d->plus += a.number[kAddAmount];
        return Did::full;
    }
    const bool sets = a.number[kSetTo] != kNotSaid, times = a.number[kMultiplyBy] != kNotSaid;
    const Op op = sets ? Op::reset : times ? Op::scale : Op::add;
    return changeDraw(t, op, a.number[sets ? kSetTo : times ? kMultiplyBy : kAddAmount]) ? Did::full : Did::nothing;
}
bool mayCancel(Table& t, const AbilityFrame&, const Args&) { return mayCancelDraw(t); }
Did cancelIt(Table& t, AbilityFrame&, const Args& a) { return cancelDraw(t, a.symbol(1) != 0) ? Did::full : Did::nothing; }

// --- instead of a draw

bool maySubstitute(Table& t, const AbilityFrame&, const Args&) {
    const DestinyFrame* d = t.nearest(State::kDestinyDraw);
    return d != nullptr && !d->has(DestinyFrame::kSubstituted) && !d->card.some();
}
Did substitute(Table& t, AbilityFrame& f, const Args& a) {
    DestinyFrame* d = t.nearest(State::kDestinyDraw);
    if (d == nullptr || d->card.some()) return Did::nothing;
    d->flags |= DestinyFrame::kSubstituted;
    d->value = a.number[0];
    // CCG-DEST-SUB-03: only the number is used; a card that has it was not drawn.
    if (t.s.pieces.alive(f.regs[0]) && !t.on("CCG-DEST-SUB-03"_rule)) d->card = f.regs[0].piece;
    return Did::full;
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
#define DRAW(name) {name, ParamKind::symbol, "destiny draw"}
#define COUNT numberParam("count")
#define LEFT_OUT(name, range) {name, ParamKind::number, "", true, kNotSaid, range}
#define TARGET {"target", ParamKind::one}

constexpr Need<Table> kNeedsDraw[] = {{partOf("CCG-TGT-IMP-01"), "there is no such draw to affect", isDrawing}};
constexpr Need<Table> kToCancelDraw[] = {{partOf("CCG-TGT-IMP-01"), "that draw cannot be canceled", mayCancel}};
constexpr Need<Table> kToSubstitute[] = {{partOf("CCG-TGT-IMP-01"), "no destiny is about to be drawn", maySubstitute}};
constexpr Need<Table> kToDrawAndChoose[] = {
    {partOf("CCG-TGT-IMP-01"), "no such destiny may be drawn", mayDrawAndChoose},
};

constexpr Verb<Table> kVerbs[] = {
    {{"draw_destiny",
      {{"count", ParamKind::number, "", true, kThousand},
       {"by", ParamKind::seat, "", true},
       {"kind", ParamKind::symbol, "destiny kind", true, kPlainDestiny},
       {"plus", ParamKind::number, "", true, 0, kChanges},
       {"each", ParamKind::number, "", true, 0, kChanges}},
      "{by} draw(s) {count}[ {kind}] destiny[ and add {plus}][, adding {each} to each draw]",
      "",
      ""},
     always,
     draws},
    {{"draw_destiny",
      {COUNT, {"kind", ParamKind::symbol, "training"}, {"planet", ParamKind::title}},
      "draw {count} training destiny, adding 1 to each for each site of {planet}",
      "",
      "Not for generic sites."},
     always,
     trainingDestiny},
    {{"draw_destiny", {COUNT, numberParam("keep")}, "draw {count} and choose {keep}", "", "Before a draw, in its place."},
     kToDrawAndChoose,
     drawAndChoose},
    {{"change",
      {{"stat", ParamKind::symbol, "drawn number"},
       LEFT_OUT("amount", kChanges),
       DRAW("of"),
       LEFT_OUT("to", kValues),
       LEFT_OUT("times", kValues)},
      "[add {amount} to {of}][reset {of} to {to}][multiply {of} by {times}]",
      "",
      ""},
     kNeedsDraw,
     changeValue},
    {{"cancel",
      {{"target", ParamKind::symbol, "draw"}, {"redraw", ParamKind::symbol, "flag", true, 0}},
      "cancel[ and redraw{redraw}] {target}",
      "",
      ""},
     kToCancelDraw,
     cancelIt},
    {{"substitute_destiny", {SET_TO}, "use {amount} instead of drawing that destiny", "", ""}, kToSubstitute, substitute},
    {{"fix_destiny", {TARGET}, "say which destiny {target} has", "", ""}, always, fixDestiny},
};

constexpr SymbolWord kSymbols[] = {
    {"drawn number", "destiny", 0, "destiny"},
    {"destiny draw", "draw", kThatDraw, "that destiny draw"},
    {"destiny draw", "all_draws", kThatTotal, "that destiny draw and all that follow"},
    {"draw", "draw", kThatDraw, "that destiny draw"},
    {"training", "training_draw", 0, "training"},
};

}  // namespace

std::span<const Verb<Table>> destinyVerbs() { return kVerbs; }
std::span<const SymbolWord> destinySymbols() { return kSymbols; }

}  // namespace cantina::ccg
