// Moves that are none of the usual forms: by the text of a location, and of Death Stars.
// Holds CCG-MOVE-TEXT-01, CCG-MOVE-TAB-05, CCG-MOVE-DS-01..03.
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/values.h"
#include "language/walk.h"

namespace cantina::ccg {

using namespace language;

// --- by the text of a location

bool mayTravel(Table& t, Piece card, Piece to) {
    bool moved = (t.s.pieces.data(card).flags & PieceData::kMovedRegularly) != 0 && t.on("CCG-MOVE-REG-04"_rule);
    Piece from = locationOf(t, card);
    bool present = from.some() && t.s.pieces.data(card).at == from;  // not inside something there
    return !moved && present && !(from == to) && canMoveAtAll(t, card) && canDrive(t, card) && mayExistAt(t, card, to) &&
           !isBarredFrom(t, card, to);
}

void travelTo(Table& t, Piece card, Piece to, Seat performer) {
    PieceRef from = t.s.pieces.ref(locationOf(t, card));
    arriveAt(t, card, to);
    // CCG-MOVE-TAB-05: it is the regular move of the turn.
    if (t.on("CCG-MOVE-TAB-05"_rule)) t.s.pieces.data(card).flags |= PieceData::kMovedRegularly;
    Event e{kMoved, performer, 0, t.s.pieces.ref(card), t.s.pieces.ref(to), from};
    t.tell(e, "CCG-MOVE-01"_rule);
    openResponses(t, e);
}

namespace {

struct TravelText {
    bool found = false, free = false;
    int printed = 0;  // Force that the text itself asks for
};
TravelText travelText(Table& t, const ActionFrame& a) {
    TravelText out;
    if (a.kind != kTextAction || a.ability == 0 || !isType(t, a.card.piece, kLocation)) return out;
    if (!t.book().abilities[a.ability].uses(kTravelTag)) return out;
    AbilityFrame f = textFrame(t, a);
    constexpr int kFree = 3;  // the operand of that `move`
    out.found = true;
    forEachVerb(t, f, kTravelTag, [&](const Args& move) { out.free = move.symbol(kFree) != 0; });
    forEachVerb(t, f, kUseTag, [&](const Args& use) { out.printed += use.seat(1) == f.controller ? use.whole(0) : 0; });
    return out;
}

}  // namespace

bool isTravel(Table& t, const ActionFrame& a) { return travelText(t, a).found; }

// CCG-MOVE-TEXT-01: without a printed price it costs 1. CCG-MOVE-COST-01: what changes the price of moves changes this one
// too, unless it is free.
int travelCost(Table& t, const ActionFrame& a, Piece card, Piece to) {
    TravelText text = travelText(t, a);
    if (!text.found || text.free) return 0;
    int base = text.printed > 0 ? text.printed : t.on("CCG-MOVE-TEXT-01"_rule) ? 1 : 0;
    int whole = base;
    if (card.some() && to.some() && base > 0 && t.on("CCG-MOVE-COST-01"_rule))
        whole = cardNumber(t, card, kMoveCost, base * kThousand, to) / kThousand;
    return std::max(0, whole - text.printed);  // the rest is among the costs of the text
}

// --- Death Stars: systems that have hyperspeed

bool isDeathStar(const Table& t, Piece p) {
    return isType(t, p, kLocation) && defOf(t, p).number[2 * kHyperspeed + 1] != kNoValue;
}
int parsecOf(const Table& t, Piece system) {
    int moved = t.s.pieces.data(system).parsec;
    return moved != 0 ? moved - 1 : defOf(t, system).whole(kParsec);
}
bool isOrbiting(const Table& t, Piece moon, Piece planet) {
    if (kindOfPlace(t, moon) != kSystem || kindOfPlace(t, planet) != kSystem) return false;
    if (t.s.pieces.data(moon).parsec != 0) return t.s.pieces.data(moon).target == planet;
    int32_t around = factOf(t, moon, kOrbits);
    return around != 0 && around == systemOf(t, planet);
}

namespace {

bool isInDeepSpace(const Table& t, Piece star) {
    for (Piece p : t.s.row)
        if (isOrbiting(t, star, p)) return false;
    return true;
}
// CCG-MOVE-DS-02: it is no starship: what changes hyperspeed does not change its own.
int starSpeed(Table& t, Piece star) {
    return std::min(
        (t.on("CCG-MOVE-DS-02"_rule) ? printedValue(t, star, kHyperspeed) : valueOf(t, star, kHyperspeed)).whole(),
        kMostStarSpeed);
}
bool mayStarMove(Table& t, const ActionFrame& a) {
    bool moved = (t.s.pieces.data(a.card.piece).flags & PieceData::kMovedRegularly) != 0 && t.on("CCG-MOVE-REG-04"_rule);
    return !moved && starSpeed(t, a.card.piece) > 0 && t.on("CCG-MOVE-DS-01"_rule) &&
           (a.has(ActionFrame::kFree) || sizeOf(t, kForcePile, a.performer) >= moveCost(t, a, a.card.piece));
}

}  // namespace

int starParsecs(Table& t, Piece star, uint8_t* out) {
    int here = parsecOf(t, star), speed = starSpeed(t, star), n = 0;
    for (int at = std::max(0, here - speed); at <= here + speed; ++at)
        if (at != here || !isInDeepSpace(t, star)) out[n++] = static_cast<uint8_t>(at);
    return n;
}
// CCG-MOVE-DS-01: without a nav computer, no farther than its hyperspeed; its player says whether it orbits a system there
// or lies in deep space, which is chosen by its own card.
void starTargets(Table& t, const ActionFrame& a, Piece* out, int& n) {
    Piece star = a.card.piece;
    n = 0;
    if (!mayStarMove(t, a)) return;
    for (Piece p : t.s.row) {
        int far = parsecOf(t, p) - parsecOf(t, star);
        bool reaches = (far < 0 ? -far : far) <= starSpeed(t, star);
        if (kindOfPlace(t, p) == kSystem && !isDeathStar(t, p) && reaches && !isOrbiting(t, star, p)) out[n++] = p;
    }
    uint8_t parsecs[kMostPlaces];
    if (starParsecs(t, star, parsecs) > 0) out[n++] = star;
}
void moveStar(Table& t, const ActionFrame& a) {
    Piece star = a.card.piece, to = a.targets[0].piece;
    PieceData& d = t.s.pieces.data(star);
    bool deep = to == star;
    int parsec = deep ? a.place : parsecOf(t, to);
    d.parsec = static_cast<uint8_t>(parsec + 1);
    d.target = deep ? Piece{} : to;
    t.touch();
}

}  // namespace cantina::ccg
