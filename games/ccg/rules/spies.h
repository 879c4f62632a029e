// Undercover spies (rules/spies.cpp).
#pragma once

#include "games/ccg/state.h"
#include "kernel/moves.h"

namespace cantina::ccg {

inline bool isUndercover(const Table& t, Piece p) {
    return p.some() && (t.s.pieces.data(p).marks & PieceData::kUndercover) != 0;
}
void goUndercover(Table& t, Piece spy);
void breakCover(Table& t, Piece spy, Seat by);
bool checkCovers(Table& t);  // the standing check: what cards make of the characters that they are on
bool hasUndercoverSpy(const Table& t, Seat seat, Piece place);
void coverOptions(Table& t, Seat seat, Options& out);
Explanation whyNotBreakCover(Table& t, Seat seat, Piece spy);
void spyMoveOptions(Table& t, Seat seat, Options& out);
// Whether what a text targets reaches undercover spies as though they were active.
bool reachesSpies(Table& t, const ActionFrame& a, int selector);

// While it lives the card passes for one that is on table. What asks goes by the card alone: the lists of the zones stay
// as they are.
class AsIfActive {
public:
    AsIfActive(Table& t, Piece p) : t_(t), p_(p), zone_(t.s.pieces.row(p).zone) {
        if (t.s.pieces.isIn(p, kInactive)) t.s.pieces.row(p).zone = tableOf(t.s.pieces.zoneOf(p).seat);
    }
    AsIfActive(const AsIfActive&) = delete;
    AsIfActive& operator=(const AsIfActive&) = delete;
    ~AsIfActive() { t_.s.pieces.row(p_).zone = zone_; }

private:
    // The zone of a row as the kernel counts it (PieceRow::zone).
    static constexpr uint8_t tableOf(Seat seat) { return static_cast<uint8_t>(kTable * 2 + seat.index() + 1); }
    Table& t_;
    Piece p_;
    uint8_t zone_;
};

}  // namespace cantina::ccg
