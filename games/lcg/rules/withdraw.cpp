// Taking back what was declared in an action window, as long as nothing has been paid and no effect has begun: the card goes
// back to the hand and it is the same player's opportunity still (docs/decisions/035). Who has seen the card keeps what he
// saw. An interrupt or a reaction is not taken back: its opportunity is gone when it is announced. Where there is nothing to
// choose nobody is asked, so nothing is offered there.
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {

bool mayWithdraw(Table& t, int declaration) {
    if (declaration < 1 || t.s.loop.left != 0) return false;
    const Frame& f = t.s.core.stack[declaration - 1];
    return f.procedure == State::kWindow.id && f.as<WindowFrame>().policy == kActions &&
           TakenBack::mayAgain(f.as<WindowFrame>());
}

void withdraw(Table& t, int declaration, Seat seat, Piece card) {
    auto& w = t.s.core.stack[declaration - 1].as<WindowFrame>();
    w.turn = seat;
    w.passes = w.detail & TakenBack::kPasses;
    w.detail = static_cast<uint8_t>((w.detail + TakenBack::kOnce) | TakenBack::kLast);
    --w.answered;
    t.s.loop = {};
    if (t.s.pieces.isIn(card, kPlaying)) movePiece(t, card, {kHand, t.s.pieces.row(card).owner});
    t.outcome() = kNothingHappened;
}

}  // namespace cantina::lcg
