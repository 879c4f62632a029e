// Cards on the table: deploying, moving, leaving the table. Holds CCG-DEP-02/05, CCG-LEAVE-01/02, CCG-ACT-JLOST-02.
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

bool isHost(const Table& t, Piece card, Piece p) {
    if (isType(t, card, kWeapon)) return isType(t, p, kCharacter);
    return isType(t, card, kCharacter) && isType(t, p, kStarship);
}
// Where a card may deploy (presence or an icon of one's own; weapons on a character, characters also aboard) or move. `fn`
// returns false to stop.
template <class Fn>
void eachDeployTarget(Table& t, const ActionFrame& a, Fn fn) {
    Piece card = a.card.piece;
    if (a.kind == kMoveAction) {
        Piece at = t.s.pieces.data(card).at;
        for (int i = 0; i < t.s.row.size(); ++i) {
            if (!(t.s.row[i] == at)) continue;
            if (i > 0 && !fn(t.s.row[i - 1])) return;
            if (i + 1 < t.s.row.size()) fn(t.s.row[i + 1]);
            return;
        }
        return;
    }
    if (isType(t, card, kLocation) || isType(t, card, kEffect)) return;
    if (a.holder.some()) {
        fn(a.holder.piece);
        return;
    }
    if (!isType(t, card, kWeapon))
        for (Piece p : t.s.row) {
            bool may = icons(t, a.performer, p) > 0 || hasPresence(t, a.performer, p) || !t.on("CCG-DEP-02"_rule);
            if (may && !fn(p)) return;
        }
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (isHost(t, card, p) && !fn(p)) return;
}

bool isTheirDeployPhase(Table& t, const ActionFrame& a) {
    return a.has(ActionFrame::kFree) ||
           (t.s.phase == kDeploy && a.performer == t.s.turn && t.s.battle.segment == Battle::kNone);
}
bool isInHand(Table& t, const ActionFrame& a) { return t.s.pieces.zoneOf(a.card.piece) == Zone{kHand, a.performer}; }
bool hasPlace(Table& t, const ActionFrame& a) {
    if (isType(t, a.card.piece, kLocation)) return !t.s.row.full();
    return isType(t, a.card.piece, kEffect) || anyDeployTarget(t, a);
}
bool canPayDeploy(Table& t, const ActionFrame& a) {
    return a.has(ActionFrame::kFree) || sizeOf(t, kForcePile, a.performer) >= deployCost(t, a.card.piece);
}
constexpr Rule kDeployRules[] = {
    {"CCG-DEP-05", "cards deploy in their owner's deploy phase", isTheirDeployPhase},
    {"", "it is not in your hand", isInHand},
    {"CCG-DEP-02", "there is no place where it may deploy", hasPlace},
    {"CCG-ACT-COST-01", "its cost cannot be paid in full", canPayDeploy},
};

bool isTheirMovePhase(Table& t, const ActionFrame& a) { return t.s.phase == kMove && a.performer == t.s.turn; }
bool isUnmoved(Table& t, const ActionFrame& a) {
    return (t.s.pieces.data(a.card.piece).flags & PieceData::kMovedRegularly) == 0;
}
bool isYourMover(Table& t, const ActionFrame& a) {
    return t.s.pieces.zoneOf(a.card.piece) == Zone{kTable, a.performer} &&
           isType(t, t.s.pieces.data(a.card.piece).at, kLocation);
}
constexpr Rule kMoveRules[] = {
    {"CCG-MOVE-01", "cards move in their owner's move phase", isTheirMovePhase},
    {"CCG-MOVE-REG-01", "it made its regular move this turn", isUnmoved},
    {"", "it is not yours to move", isYourMover},
    {"CCG-LOC-ADJ-01", "there is no adjacent place", hasPlace},
};

// Everything on a card, and on that, in the order of the table.
constexpr int kMostTogether = 16;
int withAttached(Table& t, Piece card, Piece* out) {
    int n = 0;
    out[n++] = card;
    for (int i = 0; i < n; ++i)
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
                if (!isType(t, p, kLocation) && t.s.pieces.data(p).at == out[i]) {
                    if (n == kMostTogether) return t.fault(Fault::capacity), n;
                    out[n++] = p;
                }
    return n;
}

void toLostPile(Table& t, Piece p) { movePiece(t, p, {kLostPile, t.s.pieces.row(p).owner}, Where::top); }

}  // namespace

Explanation whyNotDeploy(Table& t, const ActionFrame& a) { return firstFailing(t, kDeployRules, a); }
bool mayDeploy(Table& t, const ActionFrame& a) {
    if (t.on("CCG-ACT-COST-01"_rule) && !canPayDeploy(t, a)) return false;  // cheaper to see than a place
    return whyNotDeploy(t, a).legal();
}
Explanation whyNotMove(Table& t, const ActionFrame& a) { return firstFailing(t, kMoveRules, a); }

bool anyDeployTarget(Table& t, const ActionFrame& a) {
    bool any = false;
    eachDeployTarget(t, a, [&](Piece) { return any = true, false; });
    return any;
}
void deployTargets(Table& t, const ActionFrame& a, Options& out) {
    eachDeployTarget(t, a, [&](Piece p) { return out.add(optionPiece(p)), true; });
}

void putOnTable(Table& t, Piece card, Seat seat, Piece at) {
    if (isType(t, card, kLocation)) t.pushOrFault(t.s.row, card);
    movePiece(t, card, {kTable, seat});
    t.s.pieces.data(card).at = at;
    joinBattle(t, card);
}

// CCG-LEAVE-02: the card and everything on it leave together.
void loseCard(Table& t, Piece card, Seat performer) {
    if (!isOnTable(t, card) || isType(t, card, kLocation)) return;
    Piece list[kMostTogether];
    int n = withAttached(t, card, list);
    // CCG-ACT-JLOST-02: what was on it is lost already when its loss can be answered.
    if (!t.on("CCG-ACT-JLOST-02"_rule)) n = 1;
    for (int i = 0; i < n; ++i) toLostPile(t, list[i]);
    loseTogether(t, performer, kCardLost, list, n);
}

void takeOffTable(Table& t, Piece card, Zone to) {
    Piece list[kMostTogether];
    int n = withAttached(t, card, list);
    for (int i = 1; i < n; ++i) toLostPile(t, list[i]);
    movePiece(t, card, to, Where::top);
    if (n > 1) loseTogether(t, t.s.pieces.row(card).owner, kCardLost, list + 1, n - 1);
}

}  // namespace cantina::ccg
