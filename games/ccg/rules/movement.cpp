// Movement: when, where to, at what price; docking bay transit. The forms of a move are in move_forms.cpp, what starships
// and shuttle vehicles pass to each other in docking.cpp. Holds CCG-MOVE-01, CCG-MOVE-REG-*, CCG-MOVE-TAB-*,
// CCG-MOVE-TERM-02, CCG-MOVE-EMB-01, CCG-MOVE-LAND-02, CCG-MOVE-SHUT-01, CCG-MOVE-DBT-*.
#include "games/ccg/rules/movement.h"

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

// CCG-WEAP-SEEK-01: a seeker moves as an undercover spy does, in the opponent's move phase.
bool isTheirMovePhase(Table& t, const ActionFrame& a) {
    // CCG-SP-SPY-13: so do undercover spies, by docking bay as well.
    const bool other = a.kind == kTransitAction && !(a.performer == t.s.turn);
    const bool spies = isUndercover(t, a.card.piece) || (other && hasUndercoverSpy(t, a.performer, a.card.piece));
    if (spies && t.on("CCG-SP-SPY-13"_rule)) return t.s.phase == kMove && !(a.performer == t.s.turn);
    if (defOf(t, a.card.piece).has(kSeeker) && t.on("CCG-WEAP-SEEK-01"_rule))
        return t.s.phase == kMove && !(a.performer == t.s.turn);
    return a.has(ActionFrame::kReact) || a.has(ActionFrame::kAnyPhase) || (t.s.phase == kMove && a.performer == t.s.turn);
}
bool isUnbarred(Table& t, const ActionFrame& a) { return (t.s.pieces.data(a.card.piece).flags & PieceData::kBarred) == 0; }
bool isMovable(Table& t, const ActionFrame& a) { return !isImmobile(t, a.card.piece); }
bool isYourMover(Table& t, const ActionFrame& a) {
    bool placed = t.s.pieces.data(a.card.piece).at.some() || isDeathStar(t, a.card.piece);
    const Zone there{isUndercover(t, a.card.piece) ? kInactive : kTable, a.performer};
    return t.s.pieces.zoneOf(a.card.piece) == there && placed;
}
bool goesSomewhere(Table& t, const ActionFrame& a) { return hasDestination(t, a); }
constexpr Rule kMoveRules[] = {
    {"CCG-MOVE-01", "cards move in their owner's move phase", isTheirMovePhase},
    {partOf("CCG-MOVE-01"), "it is not yours to move", isYourMover},
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
    if (!isRegular(form)) return t.on("CCG-MOVE-EMB-01"_rule) && t.on("CCG-MOVE-TAB-01"_rule) ? 0 : 1;
    // CCG-MOVE-TAB-05: between a craft of one's own and its sites.
    if (form == MoveForm::inside) return t.on("CCG-MOVE-TAB-05"_rule) ? 0 : 1;
    if (kindOfPlace(t, from) == kOpenPlace) return 0;
    Piece site = isType(t, to, kLocation) && kindOfPlace(t, to) == kSite ? to : from;
    if (form == MoveForm::land && hasIcon(t, site, kDockingBay) && t.on("CCG-MOVE-LAND-02"_rule)) return 0;
    if (!t.on("CCG-MOVE-TAB-03"_rule)) return 0;
    // CCG-MOVE-SHUT-01: every cloud sector on the way costs 1 more.
    Piece down = kindOfPlace(t, from) == kSite ? from : to;
    int clouds = form == MoveForm::shuttle ? cloudSectors(t, down) : 0;
    int32_t base = (1 + clouds) * kThousand + costBetween(t, form, card, from, to);
    if (form == MoveForm::landspeed) base = cardNumber(t, card, kLandspeedCost, base, to);
    if (form == MoveForm::land)
        base = cardNumber(t, card, kindOfPlace(t, from) == kSite ? kTakeOffCost : kLandingCost, base, to);
    return std::max(0, cardNumber(t, card, kMoveCost, base, to) / kThousand);
}

}  // namespace

MoveForm formOf(Table& t, const ActionFrame& a, Piece to) {
    return a.has(ActionFrame::kAway) ? awayForm(t, a.card.piece, to) : moveForm(t, a.card.piece, to);
}
namespace {

// A react may cost more by its text.
int extraOf(const Table& t, const ActionFrame& a) {
    return a.has(ActionFrame::kReact) && !isType(t, a.card.piece, kLocation) ? a.place : 0;
}

}  // namespace

int moveCost(Table& t, const ActionFrame& a, Piece to) {
    return costOf(t, formOf(t, a, to), a.card.piece, to) + extraOf(t, a);
}
bool isBarredFrom(Table& t, Piece card, Piece place) { return cardNumber(t, card, kEntryBarred, 0, place) > 0; }
ActionFrame awayAction(Table& t, Piece card, Seat seat) {
    ActionFrame a = cardAction(t, kMoveAction, card, seat);
    a.flags |= ActionFrame::kAnyPhase | ActionFrame::kAway;
    return a;
}

namespace {

bool hasRegularMove(Table& t, const ActionFrame& a) {
    return a.has(ActionFrame::kReact) || (t.s.pieces.data(a.card.piece).flags & PieceData::kMovedRegularly) == 0;
}

// --- from one open place to another: there is nothing to pay and nothing to ask

using StepRule = Requirement<Table, const ActionFrame&, Piece>;
bool isStep(const Table& t, const ActionFrame& a, Piece to) {
    Piece at = t.s.pieces.data(a.card.piece).at;
    return at.some() && isType(t, at, kLocation) && kindOfPlace(t, at) == kOpenPlace && !isCraft(t, a.card.piece) &&
           !isType(t, a.card.piece, kCreature) && isType(t, to, kLocation);
}
bool isElsewhere(Table& t, const ActionFrame& a, Piece to) { return !(to == t.s.pieces.data(a.card.piece).at); }
bool isNextTo(Table& t, const ActionFrame& a, Piece to) { return areAdjacent(t, t.s.pieces.data(a.card.piece).at, to); }
bool isStepOpen(Table& t, const ActionFrame& a, Piece to) {
    return isUntouched(t, kEntryBarred) || !isBarredFrom(t, a.card.piece, to);
}
bool isStepLeft(Table& t, const ActionFrame& a, Piece) { return hasRegularMove(t, a); }
bool isStepOfReact(Table&, const ActionFrame& a, Piece to) { return !a.has(ActionFrame::kReact) || to == a.holder.piece; }
constexpr StepRule kStepRules[] = {
    {partOf("CCG-MOVE-01"), "it is there already", isElsewhere},
    {"CCG-MOVE-LS-01", "it is farther than its landspeed goes", isNextTo},
    {"CCG-MOVE-THRU-01", "a text keeps it from going there", isStepOpen},
    {"CCG-MOVE-REG-04", "it has made its regular move this turn", isStepLeft},
    {"CCG-SP-REACT-11", "a react ends where the battle or Force drain is", isStepOfReact},
};

// --- every other move, of whatever form (move_forms.cpp)

using MoveRule = Requirement<Table, const ActionFrame&, Piece, MoveForm>;
// CCG-MOVE-THRU-01: nothing bars the last place or the first step of the way; the rest is seen on the way.
bool mayBarsExist(const Table& t, Piece to, MoveForm form) {
    return !isUntouched(t, kEntryBarred) && isType(t, to, kLocation) && form != MoveForm::disembark;
}
bool isEndOpen(Table& t, const ActionFrame& a, Piece to, MoveForm form) {
    return !mayBarsExist(t, to, form) || !isBarredFrom(t, a.card.piece, to);
}
bool isWayOpen(Table& t, const ActionFrame& a, Piece to, MoveForm form) {
    bool far = form == MoveForm::landspeed || form == MoveForm::sector;
    if (!far || !mayBarsExist(t, to, form)) return true;
    int i = rowIndex(t, locationOf(t, a.card.piece)), k = rowIndex(t, to);
    return i < 0 || !isBarredFrom(t, a.card.piece, t.s.row[i < k ? i + 1 : i - 1]);
}
// CCG-MOVE-REG-04: one regular move in a turn. CCG-MOVE-REACT-01: a react is none.
bool isMoveLeft(Table& t, const ActionFrame& a, Piece, MoveForm form) { return !isRegular(form) || hasRegularMove(t, a); }
bool isEndOfReact(Table&, const ActionFrame& a, Piece to, MoveForm) {
    return !a.has(ActionFrame::kReact) || to == a.holder.piece;
}
bool isMoveOfReact(Table&, const ActionFrame& a, Piece, MoveForm form) {
    return !a.has(ActionFrame::kReact) || form != MoveForm::disembark;
}
bool isMovePaid(Table& t, const ActionFrame& a, Piece to, MoveForm form) {
    return a.has(ActionFrame::kFree) ||
           sizeOf(t, kForcePile, a.performer) >= costOf(t, form, a.card.piece, to) + extraOf(t, a);
}
constexpr MoveRule kMoveToRules[] = {
    {"CCG-MOVE-THRU-01", "a text keeps it from going there", isEndOpen},
    {"CCG-MOVE-THRU-01", "a text bars the first step of the way", isWayOpen},
    {"CCG-MOVE-REG-04", "it has made its regular move this turn", isMoveLeft},
    {"CCG-SP-REACT-11", "a react ends where the battle or Force drain is", isEndOfReact},
    {"CCG-SP-REACT-13", "getting off alone is no react", isMoveOfReact},
    {"CCG-ACT-COST-01", "you have not enough Force for that move", isMovePaid},
};
bool isDestination(Table& t, const ActionFrame& a, Piece p) {
    if (isType(t, p, kLocation)) return isOnTable(t, p);
    return t.s.pieces.zoneOf(p) == Zone{kTable, a.performer} && isBoardable(t, p);
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
    if (isStep(t, a, to)) return allHold<kStepRules, Table, const ActionFrame&>(t, a, to);
    MoveForm form = formOf(t, a, to);
    return form != MoveForm::none && allHold<kMoveToRules, Table, const ActionFrame&>(t, a, to, form);
}
Explanation whyNotMoveTo(Table& t, const ActionFrame& a, Piece to) {
    if (isType(t, a.card.piece, kLocation))
        return {partOf("CCG-MOVE-DS-01"), "a Death Star goes to deep space or into orbit, as far as its hyperspeed"};
    if (!isDestination(t, a, to)) return {"", "it is no location on table, and nothing of yours to go aboard"};
    if (isStep(t, a, to)) return firstFailing(t, kStepRules, a, to);
    MoveForm form = formOf(t, a, to);
    return form == MoveForm::none ? whyNoForm(t, a, to) : firstFailing(t, kMoveToRules, a, to, form);
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
// CCG-MOVE-COST-01: what changes the price of moves changes that of the cards it is about; free stays free. The group pays
// what its dearest member costs.
namespace {

bool isPlainFare(const Table& t, int base) {
    return base == 0 || isUntouched(t, kMoveCost) || !t.on("CCG-MOVE-COST-01"_rule);
}

}  // namespace

ZoneId travellersOf(const Table& t, Seat seat) {
    return seat == t.s.turn || t.s.tallies.undercover == 0 ? kTable : kInactive;
}
int fareOf(Table& t, Seat seat, Piece card, Piece from, Piece to) {
    int base = transitCost(t, seat, from, to);
    if (isPlainFare(t, base)) return base;
    return std::max(0, cardNumber(t, card, kMoveCost, base * kThousand, to) / kThousand);
}
int leastFare(Table& t, Seat seat, Piece from, Piece to) {
    int base = transitCost(t, seat, from, to), least = -1;
    if (isPlainFare(t, base)) return base;
    for (Piece p : t.s.pieces.in({travellersOf(t, seat), seat}))
        if (mayTransit(t, seat, p, from) && !isBarredFrom(t, p, to))
            if (int fare = fareOf(t, seat, p, from, to); least < 0 || fare < least) least = fare;
    return least < 0 ? base : least;
}
namespace {

bool isBay(Table& t, const ActionFrame&, Piece p) {
    return isType(t, p, kLocation) && isOnTable(t, p) && hasIcon(t, p, kDockingBay);
}
bool isOtherBay(Table&, const ActionFrame& a, Piece p) { return !(p == a.card.piece); }
bool isFarePaid(Table& t, const ActionFrame& a, Piece p) {
    return sizeOf(t, kForcePile, a.performer) >= leastFare(t, a.performer, a.card.piece, p);
}
constexpr StepRule kBayRules[] = {
    {partOf("CCG-MOVE-01"), "it is no docking bay on table", isBay},
    {partOf("CCG-MOVE-01"), "it is where they are", isOtherBay},
    {"CCG-ACT-COST-01", "you have not enough Force for the transit", isFarePaid},
};
bool canReachBay(Table& t, const ActionFrame& a, Piece bay) {
    return allHold<kBayRules, Table, const ActionFrame&>(t, a, bay);
}

using TravelRule = Requirement<Table, Seat, Piece, Piece>;  // a player, his card, the docking bay where it is
bool isTravellersKind(Table& t, Seat, Piece card, Piece) { return isType(t, card, kCharacter) || isType(t, card, kVehicle); }
bool isAtBay(Table& t, Seat seat, Piece card, Piece from) {
    if (!isOnTable(t, card) && (!isUndercover(t, card) || seat == t.s.turn)) return false;
    return t.s.pieces.data(card).at == from && t.s.pieces.row(card).controller == seat;
}
bool hasTravel(Table& t, Seat, Piece card, Piece) { return (t.s.pieces.data(card).flags & PieceData::kMovedRegularly) == 0; }
bool canTravel(Table& t, Seat, Piece card, Piece) { return canMoveAtAll(t, card); }
constexpr TravelRule kTravelRules[] = {
    {partOf("CCG-MOVE-01"), "only characters and vehicles transit", isTravellersKind},
    {partOf("CCG-MOVE-01"), "it is not at that docking bay", isAtBay},
    {"CCG-MOVE-REG-04", "it has made its regular move this turn", hasTravel},
    {"CCG-MOVE-TERM-02", "it may not move", canTravel},
};

}  // namespace

bool mayTransit(Table& t, Seat seat, Piece card, Piece from) { return allHold<kTravelRules>(t, seat, card, from); }
Explanation whyNotTransitWith(Table& t, Seat seat, Piece card, Piece from) {
    return firstFailing(t, kTravelRules, seat, card, from);
}
namespace {

bool isDockingBay(Table& t, const ActionFrame& a) { return hasIcon(t, a.card.piece, kDockingBay); }
bool hasTraveller(Table& t, const ActionFrame& a) {
    for (Piece p : t.s.pieces.in({travellersOf(t, a.performer), a.performer}))
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
Explanation whyNotBay(Table& t, const ActionFrame& a, Piece p) { return firstFailing(t, kBayRules, a, p); }
void transitTargets(Table& t, const ActionFrame& a, Options& out) {
    for (Piece p : t.s.row)
        if (canReachBay(t, a, p)) out.add(optionPiece(p));
}

}  // namespace cantina::ccg
