// Drawing destiny (rulebook 1.F): about to draw, draw, responses, completion. Holds CCG-DEST-*, CCG-CANCEL-04.
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

// CCG-ACT-BEFORE-01: what goes before the draw is asked before anything of it has happened.
Flow aboutTo(Table& t, DestinyFrame& f) {
    EventId event = f.kind == kBattleDestiny   ? kAboutToDrawBattleDestiny
                    : f.kind == kWeaponDestiny ? kAboutToDrawWeaponDestiny
                                               : kNoEvent;
    Event e{event, f.seat, 0, f.source, {}, {}};
    if (event == kNoEvent || !canPreempt(t, e)) return skipTo("draw");
    openAboutTo(t, e);
    return next();
}
// Battle destiny may be given up after something went before it; all other draws are mandatory (CCG-DEST-02).
Seat goOnWho(Table& t, DestinyFrame& f) { return t.result().detail != 0 && f.kind == kBattleDestiny ? f.seat : kNobody; }
void goOnOptions(Table&, DestinyFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow goOnAnswer(Table& t, DestinyFrame&, Option o) {
    if (o.kind == OptionKind::yes) return next();
    t.outcome() = kNothingHappened;
    return done();
}

Flow draw(Table& t, DestinyFrame& f) {
    f.card = t.s.pieces.top({kReserveDeck, f.seat});
    if (!f.card.some()) {
        t.outcome() = kNothingHappened;
        return done();
    }
    movePiece(t, f.card, {kUnresolved, f.seat});
    f.value = valueOf(t, f.card, kDestiny).thousandths;
    Event e{kDestinyDrawn, f.seat, static_cast<int16_t>(f.value / kThousand), t.s.pieces.ref(f.card), {}, f.source};
    t.tell(e, "CCG-DEST-STEP-01");
    openResponses(t, e);
    return next();
}
// CCG-CANCEL-04: only the draw was cancelled, so its card goes to the Used Pile.
Flow complete(Table& t, DestinyFrame& f) {
    bool cancelled = (f.flags & DestinyFrame::kCancelled) != 0;
    if (t.s.pieces.isIn(f.card, kUnresolved))
        movePiece(t, f.card, {cancelled && !t.on("CCG-CANCEL-04"_rule) ? kLostPile : kUsedPile, f.seat}, Where::top);
    if (cancelled) {
        t.outcome() = kNothingHappened;
        return done();
    }
    t.outcome().amount = static_cast<int16_t>(std::max(0, f.value / kThousand));
    return done();
}

constexpr Step<Table> kSteps[] = {
    {"CCG-ACT-BEFORE-01", "about to draw", act<aboutTo>()},
    {"", "go on", ask<goOnWho, goOnOptions, goOnAnswer>()},
    {"CCG-DEST-STEP-01", "draw", act<draw>()},
    {"", "complete", act<complete>()},
};

void abandonDraw(Table& t, DestinyFrame& f) {
    if (f.card.some() && t.s.pieces.isIn(f.card, kUnresolved)) movePiece(t, f.card, {kUsedPile, f.seat}, Where::top);
}

}  // namespace

Procedure<Table> destinyProcedure() { return procedure<DestinyFrame, abandonDraw>("destiny draw", kSteps); }

void drawDestiny(Table& t, Seat seat, DestinyKind kind, PieceRef source) {
    DestinyFrame f;
    f.seat = seat;
    f.kind = kind;
    f.source = source;
    t.call(State::kDestinyDraw, f, seat);
}

}  // namespace cantina::ccg
