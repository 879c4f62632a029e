// Verbs about hands, decks and piles and about the states of cards (rulebook 1.A, 1.B, 1.D). Holds CCG-EXCH-02,
// CCG-PLACE-05, CCG-RETR-04, CCG-ATTR-10, CCG-BTL-EXCL-01/03.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/held.h"
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/rules/stealing.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/values.h"
#include "language/walk.h"

namespace cantina::ccg {

using namespace language;

namespace {

bool isThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || t.s.pieces.alive(a.at(0)); }
bool hasTarget(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || t.s.pieces.alive(a.at(1)); }
bool areThere(Table& t, const AbilityFrame& f, const Args& a) {
    return isThere(t, f, a) && (a.open[1] || t.s.pieces.alive(a.at(1)));
}

// --- exchanging and placing

// The card takes the place in its new zone that the other one had, which stood before `behind`.
void putBefore(Table& t, Piece card, Zone zone, const Piece* behind, int n) {
    t.s.pieces.relocate(card, zone, false);
    for (int i = 0; i < n; ++i) t.s.pieces.relocate(behind[i], zone, false);
}
int behindOf(const Table& t, Piece card, Piece* out) {
    int n = 0;
    for (Piece p = t.s.pieces.after(card); p.some(); p = t.s.pieces.after(p)) out[n++] = p;
    return n;
}
// CCG-EXCH-02: nothing is shuffled; each card goes to the place of the other.
Did exchange(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1))) return Did::nothing;
    Piece one = a.at(0).piece, two = a.at(1).piece;
    Zone first = t.s.pieces.zoneOf(one), second = t.s.pieces.zoneOf(two);
    Piece behind[State::Pieces::kCapacity];
    int n = behindOf(t, two, behind);
    movePiece(t, one, second);
    movePiece(t, two, first);
    if (t.on("CCG-EXCH-02"_rule)) putBefore(t, one, second, behind, n);
    return Did::full;
}
// The drawn card of the destiny that is being answered.
bool isDrawn(const AbilityFrame& f, const Args& a) { return f.event.kind == kDestinyDrawn && a.at(0) == f.event.subject; }
bool mayPut(Table& t, const AbilityFrame& f, const Args& a) { return isDrawn(f, a) ? mayTouchCard(t) : isThere(t, f, a); }
// CCG-TGT-IMP-05: what is taken back must be there to be taken.
bool mayTakeBack(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.symbol(1) != kHand || a.open[0] || isDrawn(f, a) || !t.on("CCG-TGT-IMP-05"_rule)) return true;
    const int zone = t.s.pieces.kindOf(a.at(0).piece);
    return zone == kTable || zone == kPlaying || zone == kLostPile || zone == kStacked || actionOf(t, a.at(0)) != nullptr;
}
Did putDrawn(Table& t, const AbilityFrame& f, int zone) {
    Piece card = drawnCard(t);
    if (!card.some() || t.s.pieces.row(card).zone == 0) return Did::nothing;
    if (zone != kStacked) chooseDestiny(t, card, 0, 0);
    if (zone == kStacked && !t.s.pieces.alive(f.source)) return Did::nothing;
    movePiece(t, card, {static_cast<uint8_t>(zone), t.s.pieces.row(card).owner}, Where::top);
    if (zone != kStacked) return Did::full;
    // CCG-DEST-MULTI-02: what was chosen for the draw stays chosen as long as the card is stacked.
    PieceData& data = t.s.pieces.data(card);
    data.at = f.source.piece;
    if (data.destinyLock != 0) chooseDestiny(t, card, data.destinyLock & 3, kLockedWhileStacked);
    return Did::full;
}
Did stackOnto(Table& t, const AbilityFrame& f, PieceRef card, PieceRef holder) {
    if (ActionFrame* action = actionOf(t, card)) {
        action->flags |= ActionFrame::kGrabbed;
        action->holder = holder;
        return Did::full;
    }
    stackOn(t, card.piece, holder, f.event, f.controller);
    return Did::full;
}
// On this card; one that is being played when its action is done.
Did stackHere(Table& t, const AbilityFrame& f, PieceRef card) {
    return t.s.pieces.alive(f.source) ? stackOnto(t, f, card, f.source) : Did::nothing;
}
// Everything on the card goes to its owner's hand as well.
void returnCardsOn(Table& t, Piece card) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p = t.s.pieces.top({kTable, seatAt(seat)}); p.some();) {
            Piece after = t.s.pieces.after(p);
            if (t.s.pieces.data(p).at == card && !isType(t, p, kLocation)) movePiece(t, p, {kHand, t.s.pieces.row(p).owner});
            p = after;
        }
}
// CCG-PLACE-05: a card of a certain kind is shown as it is placed.
Did putFromHand(Table& t, const AbilityFrame& f, PieceRef card, Zone to) {
    const TargetChoice choice = choiceOf(t, f, card);
    const bool shown = choice.exists && hasCriteria(t, choice.selector) && t.on("CCG-PLACE-05"_rule);
    movePiece(t, card.piece, to, Where::top);
    if (shown) reveal(t, card.piece);
    return Did::full;
}
bool isInPile(const Table& t, Piece p) {
    return t.s.pieces.isIn(p, kReserveDeck) || t.s.pieces.isIn(p, kForcePile) || t.s.pieces.isIn(p, kUsedPile);
}
constexpr int kPutAlong = 2;
Did put(Table& t, AbilityFrame& f, const Args& a) {
    const int zone = a.symbol(1);
    if (isDrawn(f, a)) return putDrawn(t, f, zone);
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    if (zone == kUsedPile && !t.on("CCG-ZONE-USED-02"_rule)) return Did::full;
    if (zone == kStacked) return stackHere(t, f, a.at(0));
    Piece p = a.at(0).piece;
    const Zone to{static_cast<uint8_t>(zone), t.s.pieces.row(p).owner};
    if (t.s.pieces.isIn(p, kHand)) return putFromHand(t, f, a.at(0), to);
    if (t.s.pieces.isIn(p, kPlaying) && zone == kLostPile) {
        if (t.on("CCG-SETUP-EX-04"_rule)) movePiece(t, p, to, Where::top);
        return Did::full;
    }
    if (isInPile(t, p)) {
        movePiece(t, p, to, Where::top);
        return Did::full;
    }
    if (a.symbol(kPutAlong) != 0) {
        returnCardsOn(t, p);
        movePiece(t, p, to);
        return Did::full;
    }
    takeOffTable(t, p, to);
    return Did::full;
}

// At the bottom of a pile: as it is placed on top, and then below the rest.
Did putUnder(Table& t, AbilityFrame& f, const Args& a) {
    const PieceRef card = a.at(0);
    const auto zone = static_cast<uint8_t>(a.symbol(1));
    const Did did = put(t, f, a);
    if (card.some() && t.s.pieces.isIn(card.piece, zone))
        t.s.pieces.relocate(card.piece, t.s.pieces.zoneOf(card.piece), false);
    return did;
}
// On another card; one that is being played when its action is done.
Did stack(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1)) || !isOnTable(t, a.at(1).piece)) return Did::nothing;
    return stackOnto(t, f, a.at(0), a.at(1));
}

// A card of a Lost Pile back to where something happened.
bool isLostCard(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && t.s.pieces.isIn(a.at(0).piece, kLostPile));
}
Did returnTo(Table& t, AbilityFrame& f, const Args& a) {
    Piece place = a.at(1).some() && isInEffect(t, a.at(1).piece) ? locationOf(t, a.at(1).piece) : Piece{};
    if (!isLostCard(t, f, a) || !a.at(0).some() || !place.some()) return Did::nothing;
    movePiece(t, a.at(0).piece, {kTable, t.s.pieces.row(a.at(0).piece).owner});
    t.s.pieces.data(a.at(0).piece).at = place;
    return Did::full;
}

// --- states

// CCG-BTL-EXCL-03: who takes part. CCG-BTL-EXCL-01: he is inactive until the battle ends, with everything on him.
// Without a name the apprentice whom the test targets.
Did completeFor(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(1)) || !t.s.pieces.alive(a.at(2))) return Did::nothing;
    Piece test = a.at(1).piece, who = a.at(2) == a.at(1) ? t.s.pieces.data(test).target : a.at(2).piece;
    return completeTest(t, test, who) ? Did::full : Did::nothing;
}
bool hasPupil(Table& t, const AbilityFrame&, const Args& a) { return a.open[2] || t.s.pieces.alive(a.at(2)); }
bool mayExclude(Table& t, const AbilityFrame&, const Args& a) {
    if (static_cast<Status>(a.symbol(0)) != Status::excluded || !t.s.pieces.alive(a.at(1))) return true;
    bool fights = a.open[1] || (t.s.pieces.data(a.at(1).piece).flags & PieceData::kInBattle) != 0;
    return fights || !t.on("CCG-BTL-EXCL-03"_rule);
}
bool mayHold(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || t.s.pieces.alive(a.at(1)); }
// CCG-WEAP-HIT-03: what keeps a card from being hit keeps all other results of that firing from it.
void skipTheRest(Table& t, AbilityFrame& f) {
    const Ability& a = t.book().abilities[f.ability];
    if (t.on("CCG-WEAP-HIT-03"_rule)) f.pc = static_cast<uint16_t>(a.length - 1);
}
Did hit(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    Piece p = a.at(1).piece;
    if (cardNumber(t, p, kHitBarred, 0) > 0) return skipTheRest(t, f), Did::nothing;
    // CCG-WEAP-HIT-01: outside of a battle or attack it is lost at once.
    bool fights =
        (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0 || (t.s.pieces.data(p).marks & PieceData::kInAttack) != 0;
    t.s.pieces.data(p).flags |= PieceData::kHit;
    t.touch();
    if (!fights && t.on("CCG-WEAP-HIT-01"_rule)) loseCard(t, p, f.controller);
    openResponses(t, {kWasHit, f.controller, 0, a.at(1), {}, f.source});
    return Did::full;
}
Did bar(Table& t, const AbilityFrame& f, Piece p) {
    const bool fights = (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0;
    t.s.pieces.data(p).flags |= PieceData::kBarred;
    if (fights) excludeFromBattle(t, p, f.controller);  // CCG-BTL-PART-05
    t.touch();
    return Did::full;
}
// Texts canceled, cards suspended: from now on a text says so (rules/held.cpp), and it is so at once.
Did hold(Table& t, AbilityFrame& f, const Args& a) {
    const Did did = lasts(t, f, a);
    holdStates(t);
    return did;
}
// Only texts that hold all the time say so.
Did holdSide(Table&, AbilityFrame&, const Args&) { return Did::nothing; }
Did exclude(Table& t, const AbilityFrame& f, Piece p) {
    if (!isOnTable(t, p)) return Did::nothing;
    excludeFromBattle(t, p, f.controller);
    return t.on("CCG-BTL-EXCL-01"_rule) ? Did::full : Did::partly;
}
Did freeze(Table& t, Piece p) {
    if (!isCaptive(t, p)) return Did::nothing;
    t.s.pieces.data(p).marks |= PieceData::kFrozen;
    return Did::full;
}
// What a card becomes: the symbols of the set "status" (vocabulary.cpp).
Did make(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    Piece p = a.at(1).piece;
    switch (static_cast<Status>(a.symbol(0))) {
        case Status::disarmed:
            if (cardNumber(t, p, kDisarmBarred, 0) > 0) return Did::nothing;
            t.s.pieces.data(p).flags |= PieceData::kDisarmed;
            openResponses(t, {kWasDisarmed, f.controller, 0, a.at(1), {}, f.source});
            return Did::full;
        case Status::barred: return bar(t, f, p);
        case Status::excluded: return exclude(t, f, p);
        case Status::frozen: return freeze(t, p);
    }
    return Did::nothing;
}
// --- stealing (rules/stealing.cpp), breaking cover (rules/spies.cpp)

bool maySteal(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && whyNotSteal(t, f.controller, a.at(0).piece).legal());
}
bool isStealable(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0] || !maySteal(t, f, a)) return a.open[0];
    const int zone = t.s.pieces.kindOf(a.at(0).piece);
    return zone == kTable || zone == kInactive || zone == kLostPile || zone == kHand;
}
Did stealIt(Table& t, AbilityFrame& f, const Args& a) {
    if (!isStealable(t, f, a) || !t.s.pieces.alive(a.at(1))) return Did::nothing;
    stealWith(t, f.controller, a.at(0).piece, a.at(1).piece);
    return Did::full;
}
Did stealTo(Table& t, AbilityFrame& f, const Args& a) {
    if (!isStealable(t, f, a)) return Did::nothing;
    stealInto(t, f.controller, a.at(0).piece, static_cast<uint8_t>(a.symbol(1)));
    return Did::full;
}
Did stealAway(Table& t, AbilityFrame& f, const Args& a) {
    if (!isStealable(t, f, a) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    stealThere(t, f.controller, a.at(0).piece);
    return Did::full;
}
bool isToUncover(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && isUndercover(t, a.at(0).piece));
}
Did uncover(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isUndercover(t, a.at(0).piece)) return Did::nothing;
    breakCover(t, a.at(0).piece, f.controller);
    return Did::full;
}

// --- captives, parasites

Piece whereOf(Table& t, const AbilityFrame& f, Piece p) {
    Piece place = placeOf(t, p);
    // Who was just lost or forfeited is captured where it was.
    return place.some() || !f.event.object.some() ? place : placeOf(t, f.event.object.piece);
}
bool canCapture(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && mayCapture(t, f.controller, a.at(0).piece));
}
Did captureIt(Table& t, AbilityFrame& f, const Args& a) {
    if (!canCapture(t, f, a) || a.open[0]) return Did::nothing;
    capture(t, a.at(0).piece, whereOf(t, f, a.at(0).piece), f.controller);
    return Did::called;
}
Did releaseIt(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isCaptive(t, a.at(0).piece)) return Did::nothing;
    release(t, a.at(0).piece);
    return Did::called;
}
Did eatIt(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    eat(t, a.at(0).piece, f.controller);
    return Did::full;
}
#define TARGET {"target", ParamKind::one}

constexpr Need<Table> kNeedsTarget[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", isThere}};
constexpr Need<Table> kNeedsBoth[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", areThere}};
constexpr Need<Table> kToPut[] = {
    {partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", mayPut},
    {partOf("CCG-TGT-IMP-05"), "the card does not exist", mayTakeBack},
};
constexpr Need<Table> kToMake[] = {
    {partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", hasTarget},
    {partOf("CCG-BTL-EXCL-03"), "it is not in the battle", mayExclude},
};
constexpr Need<Table> kToHold[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", mayHold}};
constexpr Need<Table> kToUncover[] = {{partOf("CCG-SP-SPY-18"), "it is no undercover spy", isToUncover}};
constexpr Need<Table> kToSteal[] = {{partOf("CCG-SP-STEAL-02"), "it may not be stolen", isStealable}};
constexpr Need<Table> kToHit[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", hasTarget}};
constexpr Need<Table> kToComplete[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", hasPupil}};
constexpr Need<Table> kNeedsLost[] = {
    {partOf("CCG-TGT-IMP-01"), "that card is no longer in the Lost Pile", isLostCard},
};
constexpr Need<Table> kToCapture[] = {{partOf("CCG-SP-CAPTURE-02"), "it may not be captured", canCapture}};

constexpr Verb<Table> kVerbs[] = {
    {{"put",
      {TARGET, {"to", ParamKind::symbol, "destination"}, {"along", ParamKind::symbol, "flag", true, 0}},
      "place {target}[ and all cards on it{along}] {to}",
      "",
      "A card of a hand is shown if the text says what kind it is."},
     kToPut,
     put},
    {{"put", {TARGET, {"under", ParamKind::symbol, "pile"}}, "place {target} on the bottom of owner's {under}", "", ""},
     kToPut,
     putUnder},
    {{"put", {TARGET, {"on", ParamKind::one}}, "stack {target} on {on}", "CCG-STATE-STK-01", ""}, kNeedsBoth, stack},
    {{"put", {TARGET, {"at", ParamKind::one}}, "return {target} to {at}", "", "From a Lost Pile."}, kNeedsLost, returnTo},
    {{"make", {{"status", ParamKind::symbol, "status"}, TARGET}, "make {target} {status}", "", ""}, kToMake, make},
    {{.name = "make",
      .params = {{"status", ParamKind::symbol, "held status"},
                 {"target", ParamKind::whom},
                 {"lasting", ParamKind::symbol, "period", true, kNotSaid},
                 {"as_long_as", ParamKind::holding, "", true}},
      .wording = "{status} {target}[ {lasting}][ as long as {as_long_as}]",
      .rule = "CCG-CANCEL-TEXT-04",
      .help = "",
      .form = Form::grant},
     kToHold,
     hold},
    {{.name = "make",
      .params = {{"status", ParamKind::symbol, "side status"},
                 {"target", ParamKind::whom},
                 {"side", ParamKind::seat},
                 {"as_long_as", ParamKind::holding, "", true}},
      .wording = "{status} {target} {side}[ as long as {as_long_as}]",
      .rule = "CCG-CANCEL-TEXT-04",
      .help = "Of a location; under constant.",
      .form = Form::grant},
     kToHold,
     holdSide},
    {{.name = "make",
      .params = {{"status", ParamKind::symbol, "hit"}, TARGET},
      .wording = "hit {target}",
      .rule = "",
      .help = "",
      .tag = kHitTag},
     kToHit,
     hit},
    {{"make",
      {{"status", ParamKind::symbol, "completed"}, TARGET, {"with", ParamKind::one, "", true}},
      "complete {target}[ with {with}]",
      "CCG-JTEST-01",
      "A Jedi Test; without a name by its apprentice."},
     kToComplete,
     completeFor},
    {{"exchange", {TARGET, {"other", ParamKind::one}}, "exchange {target} with {other}", "", ""}, kNeedsBoth, exchange},
    {{"steal",
      {TARGET, {"bearer", ParamKind::one}},
      "steal {target} with {bearer}",
      "CCG-SP-STEAL-01",
      "A weapon or device, from a Lost Pile too."},
     kToSteal,
     stealIt},
    {{"steal", {TARGET, {"to", ParamKind::symbol, "own hand"}}, "steal {target} into {to}", "CCG-SP-STEAL-01", ""},
     kToSteal,
     stealTo},
    {{"steal", {TARGET}, "steal {target}", "CCG-SP-STEAL-01", "It stays where it is, with what it carries."},
     kToSteal,
     stealAway},
    {{"restore", {TARGET, {"of", ParamKind::symbol, "uncovered"}}, "break the cover of {target}", "CCG-SP-SPY-18", ""},
     kToUncover,
     uncover},
    {{"capture", {TARGET}, "capture {target}", "CCG-SP-CAPTURE-03", "Seized, imprisoned or escaped."},
     kToCapture,
     captureIt},
    {{"release", {TARGET}, "release {target}", "", "Of a captive."}, kNeedsTarget, releaseIt},
    {{"lose", {TARGET, {"as", ParamKind::symbol, "eaten"}}, "eat {target}", "", "What is attached to it lets go first."},
     kNeedsTarget,
     eatIt},
};

#undef TARGET

}  // namespace

std::span<const Verb<Table>> zoneVerbs() { return kVerbs; }

}  // namespace cantina::ccg
