// Standing checks: destroyed cards, enhancements without a host, victory (LCG-DMG-07, LCG-CARD-09, LCG-WIN-01, LCG-WIN-02).
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

constexpr int kDialLimit = 12;
constexpr int kObjectivesToWin = 3;

// LCG-WIN-01
bool lightWins(Table& t) {
    if (t.s.pieces.size({kVictory, kLight}) < kObjectivesToWin) return false;
    t.end(1u << kLight.index(), kEndObjectives);
    return true;
}

// LCG-WIN-02
bool darkWins(Table& t) {
    if (t.s.dial < kDialLimit) return false;
    t.end(1u << kDark.index(), kEndDial);
    return true;
}

// LCG-CARD-09: an enhancement follows its host to the discard pile.
bool orphaned(Table& t) {
    if (t.s.hurt == 0) return false;
    for (Seat s : {kDark, kLight})
        for (Piece p : t.s.pieces.in({kSupport, s})) {
            Piece host{t.s.pieces.data(p).host};
            if (!host.some() || t.rules.zones[t.s.pieces.zoneOf(host).kind].inPlay) continue;
            movePiece(t, p, {kDiscard, t.s.pieces.row(p).owner}, Where::top);
            return true;
        }
    return false;
}

// This check and the one before look at the cards only after something was damaged, weakened or left play (State::hurt); this one
// says when all is well. LCG-DMG-07: damage equal to the capacity destroys at once. A card on its way out is not destroyed a second time.
bool destroyed(Table& t) {
    if (t.s.hurt == 0) return false;
    bool lessened = isCapacityLessened(t);
    for (uint8_t kind : {kUnits, kObjectives})
        for (Seat s : {kDark, kLight})
            for (Piece p : t.s.pieces.in({kind, s})) {
                const PieceData& d = t.s.pieces.data(p);
                if (!lessened && d.damage < defOf(t, p).whole(kCapacity)) continue;  // most cards
                if ((d.flags & PieceData::kLeaving) != 0 || d.damage < value(t, p, kCapacity)) continue;
                leavePlay(t, p, kDestroyed, other(s));
                return true;
            }
    t.s.hurt = 0;
    return false;
}

constexpr StandingCheck<Table> kChecks[] = {
    {"LCG-WIN-01", "three objectives", lightWins},
    {"LCG-WIN-02", "the dial", darkWins},
    {"LCG-CARD-09", "enhancements without a host", orphaned},
    {"LCG-DMG-07", "destroyed", destroyed},
};

}  // namespace

const std::span<const StandingCheck<Table>> kStandingChecks = kChecks;

void advanceDial(Table& t, int by) {
    t.s.dial = static_cast<uint8_t>(std::min(200, t.s.dial + by));
    t.touch();
}

}  // namespace cantina::lcg
