// Movement: when, where to, at what price; docking bay transit. The forms of a move are in move_forms.cpp, what starships
// and shuttle vehicles pass to each other in docking.cpp. Holds CCG-MOVE-01, CCG-MOVE-REG-*, CCG-MOVE-TAB-*,
// CCG-MOVE-TERM-02, CCG-MOVE-EMB-01, CCG-MOVE-LAND-02, CCG-MOVE-SHUT-01, CCG-MOVE-DBT-*.
#include "games/ccg/rules/movement.h"

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

bool isTheirMovePhase(Table& t, const ActionFrame& a) {
    return a.has(ActionFrame::kReact) || a.has(ActionFrame::kAnyPhase) || (t.s.phase == kMove && a.performer == t.s.turn);
}
bool isUnbarred(Table& t, const ActionFrame& a) { return (t.s.pieces.data(a.card.piece).flags & PieceData::kBarred) == 0; }
bool isMovable(Table& t, const ActionFrame& a) { return !defOf(t, a.card.piece).has(kCannotMove); }
bool isYourMover(Table& t, const ActionFrame& a) {
    return t.s.pieces.zoneOf(a.card.piece) == Zone{kTable, a.performer} && t.s.pieces.data(a.card.piece).at.some();
}
bool goesSomewhere(Table& t, const ActionFrame& a) { return hasDestination(t, a); }
constexpr Rule kMoveRules[] = {
    {"CCG-MOVE-01", "cards move in their owner's move phase", isTheirMovePhase},
    {"", "it is not yours to move", isYourMover},
    {"CCG-MOVE-TERM-02", "it cannot move", isMovable},
    {"CCG-MOVE-TERM-02", "it may not move this turn", isUnbarred},
    {"CCG-MOVE-REG-01", "there is no place where it may move now", goesSomewhere},
};

}  // namespace

bool hasDestination(Table& t, const ActionFrame& a) {
    bool any = false;
    eachDestination(t, a, [&](Piece) { return any = true, false; });
    return any;
}

// CCG-MOVE-TAB-01/03: boarding is free and unlimited, the rest is the one regular move. CCG-MOVE-LAND-02: docking bays are
// free.
bool isRegular(MoveForm form) { return form != MoveForm::embark && form != MoveForm::disembark; }
namespace {

// CCG-MOVE-THRU-02: what lies between adds nothing. (Off: what these places ask for is added.)
int32_t costBetween(Table& t, MoveForm form, Piece card, Piece from, Piece to) {
    bool far = form == MoveForm::landspeed || form == MoveForm::sector;
    if (!far || t.on("CCG-MOVE-THRU-02"_rule)) return 0;
    int32_t sum = 0;
    for (int i = rowIndex(t, from), k = rowIndex(t, to), step = i < k ? 1 : -1; i != k; i += step)
        if (i != rowIndex(t, from)) sum += cardNumber(t, card, kMoveCost, 0, t.s.row[i]);
    return sum;
}
int costOf(Table& t, MoveForm form, Piece card, Piece to) {
    Piece from = locationOf(t, card);
    if (!isRegular(form)) return t.on("CCG-MOVE-EMB-01"_rule) ? 0 : 1;
    if (kindOfPlace(t, from) == kOpenPlace) return 0;
    Piece site = isType(t, to, kLocation) && kindOfPlace(t, to) == kSite ? to : from;
    if (form == MoveForm::land && hasIcon(t, site, kDockingBay) && t.on("CCG-MOVE-LAND-02"_rule)) return 0;
    if (!t.on("CCG-MOVE-TAB-03"_rule)) return 0;
    // CCG-MOVE-SHUT-01: every cloud sector on the way costs 1 more.
    Piece down = kindOfPlace(t, from) == kSite ? from : to;
    int clouds = form == MoveForm::shuttle ? cloudSectors(t, down) : 0;
    int32_t base = (1 + clouds) * kThousand + costBetween(t, form, card, from, to);
    return std::max(0, cardNumber(t, card, kMoveCost, base, to) / kThousand);
}

}  // namespace

MoveForm formOf(Table& t, const ActionFrame& a, Piece to) {
    return a.has(ActionFrame::kAway) ? awayForm(t, a.card.piece, to) : moveForm(t, a.card.piece, to);
}
int moveCost(Table& t, const ActionFrame& a, Piece to) { return costOf(t, formOf(t, a, to), a.card.piece, to); }
bool isBarredFrom(Table& t, Piece card, Piece place) { return cardNumber(t, card, kEntryBarred, 0, place) > 0; }
ActionFrame awayAction(Table& t, Piece card, Seat seat) {
    ActionFrame a = cardAction(t, kMoveAction, card, seat);
    a.flags |= ActionFrame::kAnyPhase | ActionFrame::kAway;
    return a;
}

namespace {

// CCG-MOVE-THRU-01: nothing bars the last place or the first step of the way; the rest is seen on the way.
bool isWayOpen(Table& t, MoveForm form, Piece card, Piece to) {
    if (t.s.statTexts[kEntryBarred] == 0 && t.s.modifiers.empty()) return true;
    if (!isType(t, to, kLocation) || form == MoveForm::disembark) return true;
    if (isBarredFrom(t, card, to)) return false;
    int i = rowIndex(t, locationOf(t, card)), k = rowIndex(t, to);
    bool far = form == MoveForm::landspeed || form == MoveForm::sector;
    return !far || i < 0 || !isBarredFrom(t, card, t.s.row[i < k ? i + 1 : i - 1]) || !t.on("CCG-MOVE-THRU-01"_rule);
}

}  // namespace

Reach reachOf(Table& t, const ActionFrame& a) {
    Piece card = a.card.piece, at = t.s.pieces.data(card).at;
    Reach all{0, t.s.row.size()};
    bool flies = (isType(t, card, kStarship) && isCraft(t, card)) || isSkyVehicle(t, card);
    bool walks = at.some() && isType(t, at, kLocation) && !flies;
    if (!walks || !t.on("CCG-MOVE-LS-01"_rule) || !t.on("CCG-LOC-ADJ-01"_rule)) return all;
    bool moved = (t.s.pieces.data(card).flags & PieceData::kMovedRegularly) != 0;
    if (moved && !a.has(ActionFrame::kReact) && t.on("CCG-MOVE-REG-04"_rule)) return {0, 0};
    bool open = kindOfPlace(t, at) == kOpenPlace;
    int far = open ? 1 : landspeedOf(t, card);
    bool freely = open && !a.has(ActionFrame::kReact) && !isCraft(t, card) && !isType(t, card, kCreature) &&
                  t.s.statTexts[kEntryBarred] == 0;
    int i = rowIndex(t, at);
    if (i >= 0) return {std::max(0, i - far), std::min(all.to, i + far + 1), static_cast<int8_t>(freely ? i : -1)};
    return all;
}

bool mayMoveTo(Table& t, const ActionFrame& a, Piece to) {
    // Between open places there is nothing to pay and nothing to ask.
    if (Piece at = t.s.pieces.data(a.card.piece).at; at.some() && isType(t, at, kLocation) &&
                                                     kindOfPlace(t, at) == kOpenPlace && !isCraft(t, a.card.piece) &&
                                                     !isType(t, a.card.piece, kCreature) && isType(t, to, kLocation)) {
        bool moved = (t.s.pieces.data(a.card.piece).flags & PieceData::kMovedRegularly) != 0 && t.on("CCG-MOVE-REG-04"_rule);
        if (t.s.statTexts[kEntryBarred] != 0 && isBarredFrom(t, a.card.piece, to)) return false;
        return !(to == at) && areAdjacent(t, at, to) && (a.has(ActionFrame::kReact) ? to == a.holder.piece : !moved);
    }
    MoveForm form = formOf(t, a, to);
    if (form == MoveForm::none || !isWayOpen(t, form, a.card.piece, to)) return false;
    // CCG-MOVE-REG-04: one regular move in a turn. CCG-MOVE-REACT-01: a react is none.
    bool moved = (t.s.pieces.data(a.card.piece).flags & PieceData::kMovedRegularly) != 0;
    if (isRegular(form) && moved && !a.has(ActionFrame::kReact) && t.on("CCG-MOVE-REG-04"_rule)) return false;
    if (a.has(ActionFrame::kReact) && (!(to == a.holder.piece) || form == MoveForm::disembark)) return false;
    return a.has(ActionFrame::kFree) || sizeOf(t, kForcePile, a.performer) >= costOf(t, form, a.card.piece, to);
}

void moveTargets(Table& t, const ActionFrame& a, Options& out) {
    eachDestination(t, a, [&](Piece p) { return out.add(optionPiece(p)), true; });
}
Explanation whyNotMove(Table& t, const ActionFrame& a) { return firstFailing(t, kMoveRules, a); }
bool mayMove(Table& t, const ActionFrame& a) { return allHold(t, kMoveRules, a); }

void arriveAt(Table& t, Piece card, Piece to) {
    PieceData& d = t.s.pieces.data(card);
    d.flags &= static_cast<uint16_t>(~(PieceData::kPilot | PieceData::kInBattle));
    if (isType(t, to, kLocation))
        d.at = to;
    else
        board(t, card, to);
    d.arrive(t.now());
    joinBattle(t, card);
    t.touch();
}

// --- docking bay transit (CCG-MOVE-DBT-*)

// CCG-MOVE-DBT-03: nothing listed is nothing to pay; the other end may add to it.
int transitCost(Table& t, Seat seat, Piece from, Piece to) {
    int cost = playerValue(t, kTransitCost, seat, from, Value::of(t.on("CCG-MOVE-DBT-03"_rule) ? 0 : 1)).whole();
    return std::max(0, cost + playerValue(t, kTransitArrival, seat, to, Value::of(0)).whole());
}
namespace {

bool canReachBay(Table& t, const ActionFrame& a, Piece bay) {
    return !(bay == a.card.piece) && hasIcon(t, bay, kDockingBay) &&
           sizeOf(t, kForcePile, a.performer) >= transitCost(t, a.performer, a.card.piece, bay);
}

}  // namespace

bool mayTransit(Table& t, Seat seat, Piece card, Piece from) {
    const PieceData& d = t.s.pieces.data(card);
    bool kind = isType(t, card, kCharacter) || isType(t, card, kVehicle);
    bool free = (d.flags & (PieceData::kMovedRegularly | PieceData::kBarred)) == 0 && !defOf(t, card).has(kCannotMove);
    return kind && free && d.at == from && t.s.pieces.row(card).controller == seat;
}
namespace {

bool isDockingBay(Table& t, const ActionFrame& a) { return hasIcon(t, a.card.piece, kDockingBay); }
bool hasTraveller(Table& t, const ActionFrame& a) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (mayTransit(t, a.performer, p, a.card.piece)) return true;
    return false;
}
bool hasOtherBay(Table& t, const ActionFrame& a) {
    for (Piece p : t.s.row)
        if (!(p == a.card.piece) && hasIcon(t, p, kDockingBay)) return true;
    return false;
}
bool hasFare(Table& t, const ActionFrame& a) {
    for (Piece p : t.s.row)
        if (canReachBay(t, a, p)) return true;
    return false;
}
constexpr Rule kTransitRules[] = {
    {"CCG-MOVE-01", "cards move in their owner's move phase", isTheirMovePhase},
    {"CCG-MOVE-DBT-01", "it is no docking bay", isDockingBay},
    {"CCG-MOVE-DBT-01", "nothing of yours there may move", hasTraveller},
    {"CCG-MOVE-DBT-01", "there is no other docking bay", hasOtherBay},
    {"CCG-MOVE-DBT-01", "its cost cannot be paid", hasFare},
};

}  // namespace

Explanation whyNotTransit(Table& t, const ActionFrame& a) { return firstFailing(t, kTransitRules, a); }
void transitTargets(Table& t, const ActionFrame& a, Options& out) {
    for (Piece p : t.s.row)
        if (canReachBay(t, a, p)) out.add(optionPiece(p));
}

}  // namespace cantina::ccg
