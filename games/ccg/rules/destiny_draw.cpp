// One destiny draw (rulebook 1.F, steps 1 to 5): about to draw, draw, automatic modifiers, automatic actions, just actions,
// completion. Holds CCG-DEST-01, CCG-DEST-05, CCG-DEST-STEP-01..08, CCG-DEST-SUB-*, CCG-DEST-UNRES-02, CCG-CANCEL-04.
//
// The destiny value and the card are two things: the frame has the value, the card lies in the zone of unresolved draws as
// long as nothing else happens to it. The top of the Reserve Deck is known to nobody until it is drawn.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;
using language::AbilityFrame;
using language::Args;

namespace {

// --- about to draw

// CCG-ACT-BEFORE-01: what goes before the draw is asked before anything of it has happened.
Flow aboutTo(Table& t, DestinyFrame& f) {
    static constexpr EventId kEvents[] = {kAboutToDrawDestiny, kAboutToDrawBattleDestiny, kAboutToDrawWeaponDestiny};
    if (f.has(DestinyFrame::kResolving)) return skipTo("complete");
    Event e{kEvents[f.kind], f.seat, 0, f.source, {}, {}};
    if (!canPreempt(t, e)) return skipTo("draw");
    openAboutTo(t, e);
    return next();
}
// Battle destiny may be given up after something went before it; all other draws are mandatory (CCG-DEST-02).
Seat goOnWho(Table& t, DestinyFrame& f) {
    bool answered = t.result().detail != 0 && f.kind == kBattleDestiny && !f.has(DestinyFrame::kSubstituted);
    return answered && !isChoosing(t) ? f.seat : kNobody;
}
void goOnOptions(Table&, DestinyFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow fails(Table& t, uint8_t detail) {
    t.s.destinies.lastExists = 0;
    t.outcome() = kNothingHappened;
    t.outcome().detail = detail;
    return done();
}
Flow goOnAnswer(Table& t, DestinyFrame&, Option o) { return o.kind == OptionKind::yes ? next() : fails(t, kGaveUp); }

// --- step 1: the draw

Flow draw(Table& t, DestinyFrame& f) {
    if (f.has(DestinyFrame::kSubstituted) || f.has(DestinyFrame::kOnlyInstead)) return next();
    f.card = t.s.pieces.top({kReserveDeck, f.seat});
    if (!f.card.some()) return next();
    t.s.pieces.data(f.card).destinyLock = 0;
    movePiece(t, f.card, {kUnresolved, f.seat});
    return next();
}
Flow exists(Table& t, DestinyFrame& f) { return f.card.some() || f.has(DestinyFrame::kSubstituted) ? next() : fails(t, 0); }
// CCG-DEST-MULTI-01: of two printed numbers the owner chooses at once.
Seat whichWho(Table& t, DestinyFrame& f) {
    bool asks = hasTwoDestinies(t, f.card) && !f.has(DestinyFrame::kSubstituted);
    return asks ? t.s.pieces.row(f.card).owner : kNobody;
}
void whichOptions(Table& t, DestinyFrame& f, Options& out) { destinyOptions(t, f.card, out); }
Flow whichAnswer(Table& t, DestinyFrame& f, Option o) {
    chooseDestiny(t, f.card, destinyAnswer(t, f.card, o), t.at);
    return next();
}
// CCG-DEST-STEP-02: the card's number; a location's is 0.
Flow value(Table& t, DestinyFrame& f) {
    if (!f.has(DestinyFrame::kSubstituted)) f.value = valueOf(t, f.card, kDestiny).thousandths;
    return next();
}

// --- step 2: automatic modifiers of the draw

// CCG-WEAP-DEST-03: weapon destiny is drawn where the weapon is.
Piece placeOfDraw(const Table& t, const DestinyFrame& f) {
    bool weapon = f.kind == kWeaponDestiny && f.source.some() && t.on("CCG-WEAP-DEST-03"_rule);
    Piece place = weapon ? locationOf(t, f.source.piece) : Piece{};
    return place.some() ? place : t.s.battle.location;
}
int32_t with(Table& t, Stat stat, const DestinyFrame& f, int32_t v) {
    return playerValue(t, stat, f.seat, placeOfDraw(t, f), Value::ofThousandths(v)).thousandths;
}
}  // namespace

int32_t addedByBearer(Table& t, PieceRef weapon, bool permanent, Stat stat) {
    if (isUntouched(t, stat) || !weapon.some() || !isOnTable(t, weapon.piece)) return 0;
    const bool part = isType(t, weapon.piece, kCharacter) || isCraft(t, weapon.piece);  // a permanent weapon
    if (part && permanent) return cardNumber(t, weapon.piece, stat, 0);
    Piece bearer = isType(t, weapon.piece, kWeapon) ? t.s.pieces.data(weapon.piece).at : Piece{};
    return bearer.some() && !isType(t, bearer, kLocation) ? cardNumber(t, bearer, stat, 0) : 0;
}

namespace {

// What the bearer of the weapon adds, by his own text or somebody's with him.
int32_t ofBearer(Table& t, const DestinyFrame& f) {
    return addedByBearer(t, f.source, f.kind == kWeaponDestiny, kOwnWeaponDestiny);
}
void applyDrawModifiers(Table& t, DestinyFrame& f) {
    if (with(t, kDrawsUnmodifiable, f, 0) > 0) f.flags |= DestinyFrame::kProtected;
    if (f.has(DestinyFrame::kProtected) || (f.has(DestinyFrame::kSubstituted) && t.on("CCG-DEST-SUB-01"_rule))) return;
    bool drawn = f.card.some() && !f.has(DestinyFrame::kSubstituted);
    if (drawn && defOf(t, f.card).has(kDestinyBonus)) f.value += defOf(t, f.card).keyword[kDestinyBonus];
    f.value = with(t, kEachDestiny, f, f.value);
    if (f.kind == kBattleDestiny) f.value = with(t, kEachBattleDestiny, f, f.value);
    // CCG-DEST-STEP-11, CCG-DEST-TOTMOD-01: unless they say "each", these are modifiers of the total.
    if (f.kind == kWeaponDestiny) f.value = with(t, kEachWeaponDestiny, f, f.value) + ofBearer(t, f);
    if (f.kind == kWeaponDestiny && !t.on("CCG-DEST-STEP-11"_rule)) f.value = with(t, kTotalWeaponDestiny, f, f.value);
    const DrawsFrame* draws = t.nearest(State::kDestinies);
    bool each = (draws->flags & DrawsFrame::kEach) != 0 || !t.on("CCG-DEST-TOTMOD-01"_rule);
    if (each) f.value += draws->plus;
}
Flow drawModifiers(Table& t, DestinyFrame& f) {
    // CCG-DEST-05: before anything can respond.
    if (t.on("CCG-DEST-05"_rule)) applyDrawModifiers(t, f);
    return next();
}

// --- steps 3 and 4: automatic actions, just actions

// CCG-DEST-01: every kind of draw goes the same way.
Flow announce(Table& t, DestinyFrame& f) {
    PieceRef card = f.card.some() ? t.s.pieces.ref(f.card) : PieceRef{};
    Event e{kDestinyDrawn, f.seat, static_cast<int16_t>(f.value / kThousand), card, {}, f.source};
    t.tell(e, "CCG-DEST-STEP-01"_rule);
    if (f.kind != kBattleDestiny && !t.on("CCG-DEST-01"_rule)) return next();
    if (f.card.some() && hasTextWhenDrawn(t, f.card)) {
        WindowFrame w;
        w.event = e;
        w.policy = kResponses;
        t.call(State::kWindow, w);
    } else {
        openResponses(t, e);
    }
    return next();
}

// --- step 5: completion

uint8_t detailOf(const DestinyFrame& f) {
    return static_cast<uint8_t>((f.has(DestinyFrame::kSubstituted) ? kWasSubstituted : 0) |
                                (f.has(DestinyFrame::kProtected) ? kWasProtected : 0));
}
Flow cancelled(Table& t, DestinyFrame& f) {
    putDrawAway(t, f.card, f.seat, true);
    t.s.destinies.lastExists = 0;
    t.outcome() = {Result::kCancelled, static_cast<uint8_t>(f.has(DestinyFrame::kRedraw) ? kWillRedraw : 0), 0};
    return done();
}
Flow report(Table& t, DestinyFrame& f, uint8_t detail) {
    t.s.destinies.last = f.value;
    t.s.destinies.lastExists = 1;
    t.outcome().detail = detail;
    return done();
}
Flow complete(Table& t, DestinyFrame& f) {
    if (f.has(DestinyFrame::kCancelled)) return cancelled(t, f);
    if (!t.on("CCG-DEST-05"_rule) && !f.has(DestinyFrame::kResolving)) applyDrawModifiers(t, f);
    // CCG-DEST-STEP-03: what happens to the card does not happen to the value.
    bool gone = f.card.some() && !t.s.pieces.isIn(f.card, kUnresolved);
    if (gone && !t.on("CCG-DEST-STEP-03"_rule)) return fails(t, 0);
    if (isChoosing(t) && !f.has(DestinyFrame::kResolving)) {
        t.s.destinies.card = f.card;
        if (!t.on("CCG-DEST-XY-01"_rule)) putDrawAway(t, f.card, f.seat, false);
        return report(t, f, static_cast<uint8_t>(detailOf(f) | kUnresolvedYet));
    }
    // CCG-DEST-STEP-07: before anything else.
    if (f.value < 0 && t.on("CCG-DEST-STEP-07"_rule)) f.value = 0;
    return next();
}
Flow completed(Table& t, DestinyFrame& f) {
    bool there = f.card.some() && t.s.pieces.isIn(f.card, kUnresolved);
    openResponses(t, {kDestinyCompleted,
                      f.seat,
                      static_cast<int16_t>(f.value / kThousand),
                      there ? t.s.pieces.ref(f.card) : PieceRef{},
                      {},
                      f.source});
    return next();
}
Flow putAway(Table& t, DestinyFrame& f) {
    putDrawAway(t, f.card, f.seat, false);
    return report(t, f, detailOf(f));
}

constexpr Step<Table> kSteps[] = {
    {"CCG-ACT-BEFORE-01", "about to draw", act<aboutTo>()},
    {partOf("CCG-ACT-BEFORE-01"), "go on", ask<goOnWho, goOnOptions, goOnAnswer>()},
    {"CCG-DEST-STEP-01", "draw", act<draw>()},
    {partOf("CCG-DEST-STEP-09"), "exists", act<exists>()},
    {"CCG-DEST-MULTI-01", "which value", ask<whichWho, whichOptions, whichAnswer>()},
    {"CCG-DEST-STEP-02", "value", act<value>()},
    {"CCG-DEST-STEP-04", "draw modifiers", act<drawModifiers>()},
    {"CCG-DEST-STEP-06", "responses", act<announce>()},
    {partOf("CCG-DEST-STEP-07"), "complete", act<complete>()},
    {"CCG-DEST-STEP-08", "completed", act<completed>()},
    {partOf("CCG-DEST-STEP-08"), "put away", act<putAway>()},
};

void abandonDraw(Table& t, DestinyFrame& f) { putDrawAway(t, f.card, f.seat, false); }

}  // namespace

Procedure<Table> destinyProcedure() { return procedure<DestinyFrame, abandonDraw>("destiny draw", kSteps); }

// CCG-CANCEL-04: only the draw was cancelled, so its card goes to the Used Pile.
void putDrawAway(Table& t, Piece card, Seat seat, bool cancelled) {
    if (!card.some() || !t.s.pieces.isIn(card, kUnresolved)) return;
    chooseDestiny(t, card, 0, 0);
    movePiece(t, card, {cancelled && !t.on("CCG-CANCEL-04"_rule) ? kLostPile : kUsedPile, seat}, Where::top);
}

// CCG-DEST-SUB-01: nothing modifies or resets a substituted destiny. A reset one is not modified; of two resets the lower.
bool changeDraw(Table& t, Op op, int32_t thousandths) {
    DestinyFrame* d = t.nearest(State::kDestinyDraw);
    if (d == nullptr) return false;
    if (d->has(DestinyFrame::kSubstituted) && t.on("CCG-DEST-SUB-01"_rule)) return true;
    bool fixed = d->has(DestinyFrame::kReset) && t.on("CCG-VAL-RESET-01"_rule);
    if (op == Op::reset) {
        bool lower = !fixed || thousandths < d->value;
        if (lower) d->value = thousandths;
        d->flags |= DestinyFrame::kReset;
    } else if (!fixed && !d->has(DestinyFrame::kProtected)) {
        d->value =
            op == Op::add ? d->value + thousandths : static_cast<int32_t>(int64_t{d->value} * thousandths / kThousand);
    }
    return true;
}

bool mayCancelDraw(Table& t) {
    const DestinyFrame* d = t.nearest(State::kDestinyDraw);
    return d != nullptr && !(d->has(DestinyFrame::kSubstituted) && t.on("CCG-DEST-SUB-01"_rule));
}
bool cancelDraw(Table& t, bool redraw) {
    if (!mayCancelDraw(t)) return false;
    DestinyFrame* d = t.nearest(State::kDestinyDraw);
    d->flags |= DestinyFrame::kCancelled;
    if (redraw) d->flags |= DestinyFrame::kRedraw;
    return true;
}

Piece drawnCard(Table& t) {
    const DestinyFrame* d = t.nearest(State::kDestinyDraw);
    return d == nullptr ? Piece{} : d->card;
}
// CCG-DEST-UNRES-02: a card that went elsewhere is no longer the drawn card. CCG-DEST-SUB-03/05: a substituted destiny has
// no card; the one that gave the number was not drawn.
bool mayTouchCard(Table& t) {
    const DestinyFrame* d = t.nearest(State::kDestinyDraw);
    if (d == nullptr) return false;
    if (d->has(DestinyFrame::kSubstituted)) return d->card.some() || !t.on("CCG-DEST-SUB-05"_rule);
    return d->card.some() && (t.s.pieces.isIn(d->card, kUnresolved) || !t.on("CCG-DEST-UNRES-02"_rule));
}
bool isChoosing(Table& t) {
    const DrawsFrame* draws = t.nearest(State::kDestinies);
    return draws != nullptr && draws->choose > 0;
}

// CCG-DEST-STEP-05: texts of the drawn card itself.
bool hasTextWhenDrawn(Table& t, Piece card) {
    bool any = false;
    language::forEachAbility(t, card, kWhenDrawn, [&](Piece, int) { any = true; });
    return any && t.on("CCG-DEST-STEP-05"_rule);
}
void collectWhenDrawn(Table& t, const WindowFrame& w) {
    if (!w.event.subject.some() || !t.s.pieces.isIn(w.event.subject.piece, kUnresolved)) return;
    language::forEachAbility(t, w.event.subject.piece, kWhenDrawn, [&](Piece, int ability) {
        if (t.on("CCG-DEST-STEP-05"_rule))
            t.pushOrFault(t.s.waiting,
                          Trigger{w.event, w.event.subject, static_cast<uint16_t>(ability), w.event.seat, w.group});
    });
}

bool isBattleDraw(Table& t, const AbilityFrame&, const Args&) {
    const DestinyFrame* d = t.nearest(State::kDestinyDraw);
    return d != nullptr && d->kind == kBattleDestiny;
}
bool isWeaponDraw(Table& t, const AbilityFrame&, const Args&) {
    const DestinyFrame* d = t.nearest(State::kDestinyDraw);
    return d != nullptr && d->kind == kWeaponDestiny;
}
// CCG-DEST-DEF-01: an asterisk is no printed number.
bool isDrawnPrinted(Table& t, const AbilityFrame&, const Args& a) {
    Piece card = drawnCard(t);
    return card.some() && printedValue(t, card, kDestiny).some() &&
           printedValue(t, card, kDestiny).thousandths == a.number[0];
}

}  // namespace cantina::ccg
