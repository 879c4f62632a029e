// Winning (section 1) and games that can no longer end. TCG-GEN-02, TCG-GEN-03, TCG-END-02.
//
// RULING stalled: the document knows no draw. Both decks empty and 20 turns in a row in which no card was played, built,
// came into play or left it and no damage was done: the game is a draw (docs/decisions/020-stalled-games-are-draws.md).
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {
constexpr int kStalledTurns = 20;
}

// Some units do not count for this.
bool isHeldBy(Table& t, Seat seat, uint8_t arena) {
    if (t.s.pieces.size({arena, seat}) == 0) return false;
    for (Piece p : t.s.pieces.in({arena, seat}))
        if (!defOf(t, p).has(kNoControl)) return true;
    return false;
}
bool controls(Table& t, Seat seat, uint8_t arena) {
    return isHeldBy(t, seat, arena) && (!isHeldBy(t, opponentOf(seat), arena) || !t.on("TCG-GEN-03"_rule));
}

void checkControl(Table& t) {
    for (Seat seat : {kDark, kLight}) {
        int arenas = 0;
        for (uint8_t arena : kArenas) arenas += controls(t, seat, arena) ? 1 : 0;
        if (arenas >= (t.on("TCG-GEN-02"_rule) ? 2 : 3)) t.end(static_cast<uint8_t>(1u << seat.index()), kEndControl);
    }
}

void checkStalled(Table& t) {
    bool idle = t.s.stirred == 0 && t.s.pieces.size({kDeck, kDark}) == 0 && t.s.pieces.size({kDeck, kLight}) == 0;
    t.s.idleTurns = static_cast<uint8_t>(idle ? t.s.idleTurns + 1 : 0);
    if (t.s.idleTurns >= kStalledTurns) t.end(0, kEndStalled);
}

}  // namespace cantina::tcg
