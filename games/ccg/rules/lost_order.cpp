// The order in which cards that were lost together lie in their owners' Lost Piles. Holds CCG-LEAVE-03.
//
// They are in the piles already when it is asked: they leave the table at one moment, and nothing can come between.
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

Seat orderWho(Table&, LostOrderFrame& f) { return f.items.size() > 1 ? f.seat : kNobody; }
void orderOptions(Table&, LostOrderFrame& f, Options& out) {
    for (Piece p : f.items) out.add(optionPiece(p));
}
void placeNext(Table& t, LostOrderFrame& f, int i) {
    movePiece(t, f.items[i], {kLostPile, f.seat}, Where::top);
    f.items.removeAt(i);
}
Flow orderAnswer(Table& t, LostOrderFrame& f, Option o) {
    for (int i = 0; i < f.items.size(); ++i)
        if (f.items[i] == o.piece) {
            placeNext(t, f, i);
            break;
        }
    return again();
}
Flow placeLast(Table& t, LostOrderFrame& f) {
    if (!f.items.empty()) placeNext(t, f, 0);
    return done();
}

constexpr Step<Table> kSteps[] = {
    {"CCG-LEAVE-03", "order", ask<orderWho, orderOptions, orderAnswer>()},
    {"", "the last", act<placeLast>()},
};

// Copies of one card are alike in every order.
bool areAlike(const Table& t, const LostOrderFrame& f) {
    for (Piece p : f.items)
        if (t.s.pieces.row(p).def != t.s.pieces.row(f.items[0]).def) return false;
    return true;
}

}  // namespace

Procedure<Table> lostOrderProcedure() { return procedure<LostOrderFrame>("order of the lost", kSteps); }

// The player whose turn it is places his first.
void orderLost(Table& t, const Piece* cards, int n) {
    if (n < 2 || !t.on("CCG-LEAVE-03"_rule)) return;
    for (Seat seat : {opponentOf(t.s.turn), t.s.turn}) {
        LostOrderFrame f;
        f.seat = seat;
        for (int i = 0; i < n; ++i)
            if (t.s.pieces.zoneOf(cards[i]) == Zone{kLostPile, seat}) t.pushOrFault(f.items, cards[i]);
        if (f.items.size() > 1 && !areAlike(t, f)) t.call(State::kLostOrder, f, seat);
    }
}

}  // namespace cantina::ccg
