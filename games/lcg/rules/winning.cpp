// Standing checks: destroyed cards, enhancements without a host, captured cards, victory (LCG-DMG-07, LCG-CARD-09,
// LCG-CAP-01, LCG-CAP-03, LCG-GP-18, LCG-WIN-01, LCG-WIN-02, LCG-WIN-04).
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

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

// LCG-WIN-04: only while a card in play says so; the damage stays on the dial without it.
bool dialDestroyed(Table& t) {
    if (t.s.dialDamage < kDialDamageToWin || ((t.s.constants >> kStatOpenDial) & 1) == 0) return false;
    t.end(1u << kLight.index(), kEndDialDamage);
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

// LCG-CAP-03, LCG-GP-18: when the objective is gone, in whatever way, the captured card goes back to its owner's hand.
bool rescued(Table& t) {
    if (t.s.hurt == 0) return false;
    for (Piece p : t.s.pieces.in({kCaptured, kDark})) {
        Piece host{t.s.pieces.data(p).host};
        if (host.some() && t.s.pieces.isIn(host, kObjectives)) continue;
        rescue(t, p);
        return true;
    }
    return false;
}

// This check and the ones before look at the cards only after something was damaged, weakened or left play (State::hurt);
// this one says when all is well. LCG-DMG-07: damage equal to the capacity destroys at once. A card on its way out is not
// destroyed a second time.
bool destroyed(Table& t) {
    if (t.s.hurt == 0) return false;
    bool lessened = isCapacityLessened(t);
    for (uint8_t kind : {kUnits, kObjectives})
        for (Seat s : {kDark, kLight})
            for (Piece p : t.s.pieces.in({kind, s})) {
                const PieceData& d = t.s.pieces.data(p);
                if (!lessened && d.damage < defOf(t, p).whole(kCapacity)) continue;  // most cards
                if ((d.flags & PieceData::kLeaving) != 0 || d.damage < value(t, p, kCapacity)) continue;
                leavePlay(t, p, kDestroyedCard, other(s));
                return true;
            }
    t.s.hurt = 0;
    return false;
}

// Whoever adds a check: State::isSettled says when none of them acts.
constexpr StandingCheck<Table> kChecks[] = {
    {"LCG-WIN-01", "three objectives", lightWins},
    {"LCG-WIN-02", "the dial", darkWins},
    {"LCG-CARD-09", "enhancements without a host", orphaned},
    {"LCG-CAP-03", "captured cards without an objective", rescued},
    {"LCG-DMG-07", "destroyed", destroyed},
    {"LCG-WIN-04", "damage on the dial", dialDestroyed},
};

}  // namespace

const std::span<const StandingCheck<Table>> kStandingChecks = kChecks;

// LCG-CAP-01: facedown at an objective of the dark side; its tokens are gone. LCG-GP-06: the dark side may look at it.
void capture(Table& t, Piece p, Piece objective) {
    t.s.pieces.row(p).controller = kDark;
    movePiece(t, p, {kCaptured, kDark});
    t.s.pieces.row(p).controller = kDark;
    t.s.pieces.row(p).known |= 1u << kDark.index();
    t.s.pieces.data(p) = {};
    t.s.pieces.data(p).host = static_cast<uint8_t>(objective.n);
}
void rescue(Table& t, Piece p) {
    PieceRow& row = t.s.pieces.row(p);
    row.controller = row.owner;
    t.s.pieces.data(p) = {};
    movePiece(t, p, {kHand, row.owner});
}

void advanceDial(Table& t, int by, const RuleId& rule) {
    t.s.dial = static_cast<uint8_t>(std::min(200, t.s.dial + by));
    t.tell(Event{kDialAdvances, kDark, t.s.dial, {}, {}, {}}, rule);
    t.touch();
}

}  // namespace cantina::lcg
