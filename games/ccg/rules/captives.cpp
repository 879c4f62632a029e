// Captives: capturing, escorting, imprisoning, releasing (rulebook appendix C; prisoner transfers, chapter 7). Holds
// CCG-SP-CAPTURE-*, CCG-SP-CAPTIVE-*, CCG-SP-FROZEN-*, CCG-SP-SEIZE-01, CCG-MOVE-PRIS-*.
//
// A captive is inactive. What it lies under is its escort, its prison or, if it is frozen and nobody attends to it, a place.
#include "games/ccg/rules/captives.h"

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

constexpr Seat kDark = seatAt(0), kLight = seatAt(1);

bool hasMark(const Table& t, Piece p, uint16_t mark) { return (t.s.pieces.data(p).marks & mark) != 0; }
bool isPrison(const Table& t, Piece place) { return place.some() && defOf(t, place).has(kPrison); }

// Who may take a captive at a place: the card, the place, and whether it must be present there (or may be inside something).
using EscortRule = Requirement<Table, Piece, Piece, bool>;
bool isDarkCard(Table& t, Piece p, Piece, bool) { return t.s.pieces.zoneOf(p) == Zone{kTable, kDark}; }
bool isEscort(Table& t, Piece p, Piece, bool) { return mayEscort(t, p); }
bool isAtPlace(Table& t, Piece p, Piece place, bool) { return locationOf(t, p) == place; }
bool isNear(Table& t, Piece p, Piece, bool present) { return !present || isPresent(t, p); }
bool isFreeHand(Table& t, Piece p, Piece, bool) { return !captiveOf(t, p).some(); }
bool hasRoomFor(Table& t, Piece p, Piece, bool) {
    Piece craft = craftOf(t, p);
    return !craft.some() || hasPassengerRoom(t, craft, 1);
}
constexpr EscortRule kEscortRules[] = {
    {partOf("CCG-SP-CAPTURE-04"), "it is no card of the Dark Side on table", isDarkCard},
    {partOf("CCG-SP-CAPTURE-04"), "only warriors, bounty hunters and battle droids escort captives", isEscort},
    {partOf("CCG-SP-CAPTURE-04"), "it is at another location", isAtPlace},
    {partOf("CCG-SP-CAPTURE-04"), "it is inside something, and not present", isNear},
    {"CCG-SP-CAPTIVE-07", "it escorts a captive already", isFreeHand},
    {"CCG-SP-SEIZE-01", "there is no room for the captive where it is aboard", hasRoomFor},
};
template <class Fn>
void eachEscort(Table& t, Piece place, bool present, Fn fn) {
    for (Piece p : t.s.pieces.in({kTable, kDark}))
        if (allHoldOf<1, 2, 3, 4, 5>(t, kEscortRules, p, place, present)) fn(p);
}

// --- what becomes of a character who is captured or released

constexpr uint8_t kUndecided = 1, kRally = 2, kEscape = 3;

// CCG-SP-CAPTIVE-16/17/20, CCG-SP-FROZEN-12: rally at a site; out of a prison or the ice there is no choice.
uint8_t releaseChoice(Table& t, const CaptiveFrame& f) {
    Piece place = f.place.piece;
    bool site = place.some() && isSiteLike(t, place);
    if (!site && t.on("CCG-SP-CAPTIVE-17"_rule)) return kEscape;
    if (hasMark(t, f.card.piece, PieceData::kImprisoned) && t.on("CCG-SP-CAPTIVE-20"_rule)) return kRally;
    if (hasMark(t, f.card.piece, PieceData::kFrozen) && t.on("CCG-SP-FROZEN-12"_rule)) return kRally;
    return t.on("CCG-SP-CAPTIVE-16"_rule) ? kUndecided : kEscape;
}
Seat fateWho(Table& t, CaptiveFrame& f) {
    if (f.release == 0) return f.seat;
    f.release = releaseChoice(t, f);
    return f.release == kUndecided ? f.seat : kNobody;
}
// CCG-SP-CAPTURE-04/06/07: an escort there, the prison if it is one, or escape.
void fateOptions(Table& t, CaptiveFrame& f, Options& out) {
    if (f.release != 0) {
        out.add(optionYes());
        out.add(optionNo());
        return;
    }
    if (t.on("CCG-SP-CAPTURE-04"_rule)) eachEscort(t, f.place.piece, false, [&](Piece p) { out.add(optionPiece(p)); });
    if (isPrison(t, f.place.piece) && t.on("CCG-SP-CAPTURE-06"_rule)) out.add(optionPiece(f.place.piece));
    out.add(optionNo());
}
Explanation whyNotHolder(Table& t, CaptiveFrame& f, Piece p) {
    if (f.release != 0) return {"", "the question is whether the character rallies, not which card"};
    if (p == f.place.piece)
        return isPrison(t, p) && t.on("CCG-SP-CAPTURE-06"_rule) ? Explanation{} : Explanation{"", "it is no prison"};
    if (!t.on("CCG-SP-CAPTURE-04"_rule)) return {"", "nobody seizes the captive"};
    return firstFailing(t, kEscortRules, p, f.place.piece, false);
}
void takeInto(Table& t, Piece card, Piece holder) {
    if (isOnTable(t, card))
        becomeInactive(t, card, kDark);
    else
        movePiece(t, card, {kInactive, t.s.pieces.row(card).owner});
    if (!t.s.pieces.isIn(card, kInactive)) return;
    PieceData& d = t.s.pieces.data(card);
    d.at = holder;
    d.flags &= static_cast<uint16_t>(~(PieceData::kPilot | PieceData::kInBattle | PieceData::kHit));
    d.marks |= PieceData::kCaptive;
    if (isType(t, holder, kLocation)) d.marks |= PieceData::kImprisoned;
    ++t.s.tallies.captives;
    t.touch();
}
void escape(Table& t, Piece card) { takeOffTable(t, card, {kUsedPile, t.s.pieces.row(card).owner}); }
void rally(Table& t, Piece card, Piece place) {
    PieceData& d = t.s.pieces.data(card);
    d.marks &= static_cast<uint16_t>(~(PieceData::kCaptive | PieceData::kFrozen | PieceData::kImprisoned));
    --t.s.tallies.captives;
    becomeActive(t, card);
    d.at = place;
    // CCG-BTL-PART-02: a captive just released takes part in the battle that is going on there.
    joinBattle(t, card);
    t.touch();
}
Flow fateAnswer(Table& t, CaptiveFrame& f, Option o) {
    if (f.release != 0) {
        f.release = o.kind == OptionKind::yes ? kRally : kEscape;
        return next();
    }
    Piece card = f.card.piece;
    if (o.kind != OptionKind::piece) return escape(t, card), done();
    takeInto(t, card, o.piece);
    Event e{kCaptured, f.seat, 0, t.s.pieces.ref(card), {}, {}};
    t.tell(e, "CCG-SP-CAPTURE-03"_rule);
    openResponses(t, e);
    return done();
}
Flow settle(Table& t, CaptiveFrame& f) {
    Piece card = f.card.piece;
    if (f.release == 0 || !t.s.pieces.isIn(card, kInactive)) return done();
    if (f.release == kRally)
        rally(t, card, f.place.piece);
    else
        escape(t, card);
    Event e{kReleased, f.seat, 0, t.s.pieces.ref(card), {}, {}};
    t.tell(e, "CCG-SP-CAPTIVE-16"_rule);
    openResponses(t, e);
    return done();
}

constexpr Step<Table> kSteps[] = {
    {partOf("CCG-SP-CAPTURE-03"), "what becomes of it", askWhich<fateWho, fateOptions, fateAnswer, whyNotHolder>()},
    {partOf("CCG-SP-CAPTURE-03"), "settle", act<settle>()},
};

void releaseAt(Table& t, Piece captive, Piece place) {
    CaptiveFrame f;
    f.card = t.s.pieces.ref(captive);
    if (place.some()) f.place = t.s.pieces.ref(place);
    f.seat = t.s.pieces.row(captive).owner;
    f.release = kUndecided;
    t.call(State::kCaptives, f, f.seat);
}

// --- prisoner transfers (CCG-MOVE-PRIS-*)

bool isMovePhase(Table& t, const ActionFrame& a) {
    return t.s.phase == kMove && a.performer == t.s.turn && a.performer == kDark;
}
bool isPrisoner(Table& t, const ActionFrame& a) {
    return t.s.pieces.isIn(a.card.piece, kInactive) && isCaptive(t, a.card.piece);
}
bool canMove(Table& t, const ActionFrame& a) { return !isImmobile(t, a.card.piece); }
bool goesSomewhere(Table& t, const ActionFrame& a) {
    Option buffer[64];
    Options out(buffer, 64);
    prisonerTargets(t, a, out);
    return out.size() > 0;
}
constexpr Rule kPrisonerRules[] = {
    {"CCG-MOVE-PRIS-01", "captives change hands in the Dark Side's move phase", isMovePhase},
    {partOf("CCG-MOVE-PRIS-01"), "it is no captive", isPrisoner},
    {"CCG-MOVE-PRIS-05", "it cannot move", canMove},
    {"CCG-SP-CAPTIVE-08", "there is nowhere to take it", goesSomewhere},
};

}  // namespace

Procedure<Table> captiveProcedure() { return procedure<CaptiveFrame>("captives", kSteps); }

Piece captiveOf(const Table& t, Piece escort) {
    if (t.s.tallies.captives == 0) return {};
    for (Piece p : t.s.pieces.in({kInactive, kLight}))
        if (isCaptive(t, p) && t.s.pieces.data(p).at == escort) return p;
    return {};
}

bool mayEscort(Table& t, Piece p) {
    return isType(t, p, kCharacter) && t.s.pieces.row(p).controller == kDark &&
           (isWarrior(t, p) || isA(t, p, kBountyHunterTrait) || isA(t, p, kBattleDroidTrait));
}

// CCG-SP-CAPTURE-01/02: the Dark Side captures cards of the Light Side.
bool mayCapture(const Table& t, Seat captor, Piece character) {
    if (!(captor == kDark) && t.on("CCG-SP-CAPTURE-01"_rule)) return false;
    return isType(t, character, kCharacter) &&
           (t.s.pieces.row(character).owner == kLight || !t.on("CCG-SP-CAPTURE-02"_rule));
}

void capture(Table& t, Piece character, Piece place, Seat captor) {
    if (!mayCapture(t, captor, character) || !place.some()) return;
    CaptiveFrame f;
    f.card = t.s.pieces.ref(character);
    f.place = t.s.pieces.ref(place);
    f.seat = captor;
    t.call(State::kCaptives, f, captor);
}

void release(Table& t, Piece captive) {
    if (t.s.pieces.isIn(captive, kInactive) && isCaptive(t, captive)) releaseAt(t, captive, placeOf(t, captive));
}

// CCG-SP-CAPTIVE-13/14.
void releaseOrphans(Table& t, Piece place) {
    if (t.s.tallies.captives == 0) return;
    for (Piece p : t.s.pieces.in({kInactive, kLight})) {
        Piece holder = t.s.pieces.data(p).at;
        if (!isCaptive(t, p) || isOnTable(t, holder)) continue;
        t.s.pieces.data(p).at = place;
        bool frozen = hasMark(t, p, PieceData::kFrozen) && t.on("CCG-SP-CAPTIVE-14"_rule);
        if (!frozen && t.on("CCG-SP-CAPTIVE-13"_rule)) releaseAt(t, p, place);
    }
}

Explanation whyNotPrisoner(Table& t, const ActionFrame& a) { return firstFailing(t, kPrisonerRules, a); }

// CCG-MOVE-PRIS-01..04, CCG-SP-CAPTIVE-08: into the prison, out of it, or (frozen) left and taken up again; never from hand
// to hand.
void prisonerTargets(Table& t, const ActionFrame& a, Options& out) {
    Piece card = a.card.piece, holder = t.s.pieces.data(card).at;
    if (!isOnTable(t, holder)) return;
    bool frozen = hasMark(t, card, PieceData::kFrozen);
    if (isType(t, holder, kLocation)) {
        bool prison = hasMark(t, card, PieceData::kImprisoned);
        if (!t.on(prison ? "CCG-MOVE-PRIS-02"_rule : "CCG-MOVE-PRIS-04"_rule)) return;
        return eachEscort(t, holder, true, [&](Piece p) { out.add(optionPiece(p)); });
    }
    Piece place = locationOf(t, holder);
    if (!place.some() || !isSiteLike(t, place) || !isPresent(t, holder)) return;
    if (isPrison(t, place) || (frozen && t.on("CCG-MOVE-PRIS-03"_rule))) out.add(optionPiece(place));
    if (!t.on("CCG-SP-CAPTIVE-08"_rule)) eachEscort(t, place, true, [&](Piece p) { out.add(optionPiece(p)); });
}
Explanation whyNotPrison(Table& t, const ActionFrame& a, Piece p) {
    Option buffer[kMaxOptions];
    Options out(buffer, kMaxOptions);
    prisonerTargets(t, a, out);
    if (out.contains(optionPiece(p))) return {};
    Piece holder = t.s.pieces.data(a.card.piece).at;
    if (isType(t, holder, kLocation)) return firstFailing(t, kEscortRules, p, holder, true);
    if (p == locationOf(t, holder)) return {"", "it is no prison, and the captive is not frozen"};
    if (!isType(t, p, kLocation) && t.on("CCG-SP-CAPTIVE-08"_rule))
        return {"CCG-SP-CAPTIVE-08", "an escort hands its captive over to nobody"};
    return {"", "it is not where the escort is"};
}
void prisonerOptions(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kInactive, kLight}))
        if (isCaptive(t, p) && whyNotPrisoner(t, cardAction(t, kPrisonerAction, p, seat)).legal())
            out.add(optionAct(kActPrisoner, p));
}
// CCG-SP-FROZEN-09/10: the Light Side frees who lies unattended where it is in control. RULING CCG-SP-FROZEN-09: at any
// opportunity of its own, because no time is given (decision 080).
void releaseOptions(Table& t, Seat seat, Options& out) {
    if (!(seat == kLight) || !t.on("CCG-SP-FROZEN-09"_rule)) return;
    for (Piece p : t.s.pieces.in({kInactive, kLight})) {
        Piece place = t.s.pieces.data(p).at;
        bool frozen = isCaptive(t, p) && hasMark(t, p, PieceData::kFrozen);
        bool held = hasMark(t, p, PieceData::kImprisoned) && t.on("CCG-SP-FROZEN-10"_rule);
        if (frozen && !held && isOnTable(t, place) && isType(t, place, kLocation) && controls(t, seat, place))
            out.add(optionAct(kActRelease, p));
    }
}
void transferPrisoner(Table& t, const ActionFrame& a) {
    Piece card = a.card.piece, to = a.targets[0].piece;
    if (!t.s.pieces.isIn(card, kInactive) || !isOnTable(t, to)) return;
    PieceData& d = t.s.pieces.data(card);
    d.at = to;
    d.marks &= static_cast<uint16_t>(~PieceData::kImprisoned);
    if (isPrison(t, to)) d.marks |= PieceData::kImprisoned;
    t.touch();
}

}  // namespace cantina::ccg
