// The order in which cards that were lost together lie in their owners' Lost Piles. Holds CCG-LEAVE-03.
//
// RULING CCG-LEAVE-03: they are in the piles already when it is asked, and nothing is answered before, because they leave
// the table at one moment (docs/decisions/080-lost-cards-attacks-and-captives.md).
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

bool isWaiting(const Table& t, const LostOrderFrame& f, Piece p) { return t.s.pieces.data(p).place == f.batch; }
int waiting(const Table& t, const LostOrderFrame& f) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kLostPile, f.seat})) n += isWaiting(t, f, p) ? 1 : 0;
    return n;
}
Seat orderWho(Table& t, LostOrderFrame& f) { return waiting(t, f) > 1 ? f.seat : kNobody; }
void orderOptions(Table& t, LostOrderFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kLostPile, f.seat}))
        if (isWaiting(t, f, p)) out.add(optionPiece(p));
}
constexpr Requirement<Table, const LostOrderFrame&, Piece> kToPlace[] = {
    {"CCG-LEAVE-03", "it is none of the cards that were lost together",
     [](Table& t, const LostOrderFrame& f, Piece p) {
         return t.s.pieces.zoneOf(p) == Zone{kLostPile, f.seat} && isWaiting(t, f, p);
     }},
};
void placeNext(Table& t, LostOrderFrame& f, Piece p) {
    t.s.pieces.data(p).place = 0;
    movePiece(t, p, {kLostPile, f.seat}, Where::top);
}
Flow orderAnswer(Table& t, LostOrderFrame& f, Option o) {
    placeNext(t, f, o.piece);
    return again();
}
Flow placeLast(Table& t, LostOrderFrame& f) {
    for (Piece p : t.s.pieces.in({kLostPile, f.seat}))
        if (isWaiting(t, f, p)) {
            placeNext(t, f, p);
            break;
        }
    return done();
}

constexpr Step<Table> kSteps[] = {
    {"CCG-LEAVE-03", "order", askFrom<orderWho, orderOptions, orderAnswer, kToPlace>()},
    {partOf("CCG-LEAVE-03"), "the last", act<placeLast>()},
};

}  // namespace

Procedure<Table> lostOrderProcedure() { return procedure<LostOrderFrame>("order of the lost", kSteps); }

// The player whose turn it is places his first. Copies of one card are alike in every order.
void orderLost(Table& t, const Piece* cards, int n) {
    if (n < 2 || !t.on("CCG-LEAVE-03"_rule)) return;
    for (Seat seat : {opponentOf(t.s.turn), t.s.turn}) {
        Piece first;
        bool differ = false;
        for (int i = 0; i < n; ++i) {
            if (!(t.s.pieces.zoneOf(cards[i]) == Zone{kLostPile, seat})) continue;
            if (!first.some()) first = cards[i];
            differ = differ || t.s.pieces.row(cards[i]).def != t.s.pieces.row(first).def;
        }
        if (!differ) continue;
        LostOrderFrame f;
        f.seat = seat;
        f.batch = static_cast<uint8_t>(t.s.core.stack.size() + 1);
        for (int i = 0; i < n; ++i)
            if (t.s.pieces.zoneOf(cards[i]) == Zone{kLostPile, seat}) t.s.pieces.data(cards[i]).place = f.batch;
        t.call(State::kLostOrder, f, seat);
    }
}

}  // namespace cantina::ccg
