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
    if (t.s.dialDamage < kDialDamageToWin || !t.s.continuous.speaksOf(kStatOpenDial)) return false;
    t.end(1u << kLight.index(), kEndDialDamage);
    return true;
}

// LCG-CARD-09: an enhancement follows its host to the discard pile.
bool orphaned(Table& t) {
    if (t.s.well != 0) return false;
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
    if (t.s.well != 0) return false;
    for (Piece p : t.s.pieces.in({kCaptured, kDark})) {
        Piece host{t.s.pieces.data(p).host};
        if (host.some() && t.s.pieces.isIn(host, kObjectives)) continue;
        rescue(t, p);
        return true;
    }
    return false;
}

// What dealt it the damage that destroys it, and whose doing that was. What was moved was dealt by nothing.
struct Killer {
    PieceRef source{};
    Seat by;
};
Killer killerOf(Table& t, Piece p) {
    const Seat enemy = other(controllerOf(t, p));
    const DealFrame* d = t.nearest(State::kDeal);
    if (d == nullptr || d->moved != 0) return {{}, enemy};
    for (const Assigned& a : t.s.assigned)
        if (a.group == d->group && a.card.piece == p && a.placed > 0) return {d->source, d->dealer};
    return {{}, enemy};
}

// LCG-DMG-07: damage equal to the capacity destroys at once. A card on its way out is not destroyed a second time.
bool destroyed(Table& t) {
    if (t.s.well != 0) return false;
    const bool mayFall = mayCapacityFall(t);
    for (uint8_t kind : {kUnits, kObjectives})
        for (Seat s : {kDark, kLight})
            for (Piece p : t.s.pieces.in({kind, s})) {
                const PieceData& d = t.s.pieces.data(p);
                if (!mayFall && d.damage < defOf(t, p).whole(kCapacity)) continue;  // most cards
                if ((d.flags & PieceData::kLeaving) != 0 || d.damage < value(t, p, kCapacity)) continue;
                const Killer killer = killerOf(t, p);
                if (!mayLeave(t, p, kDestroyedCard, killer.by, killer.source)) continue;
                leavePlay(t, p, kDestroyedCard, killer.by, killer.source);
                return true;
            }
    return false;
}

// A lasting effect ends when what it hangs on is so no longer. This is the last check: if it finds nothing, all is well
// until something is edited, comes or goes.
bool lapsed(Table& t) {
    const bool conditional = language::anyConditional(t);
    if (conditional && language::endLapsed(t)) return true;
    const bool mayBeDue = mayCapacityFall(t) || conditional || t.s.dialDamage >= kDialDamageToWin || !t.s.becoming.empty();
    t.s.well = mayBeDue ? 0 : 1;
    return false;
}

// Whoever adds a check puts it before the last one, which says that all is well (State::well).
constexpr StandingCheck<Table> kChecks[] = {
    {"LCG-WIN-01", "three objectives", lightWins},
    {"LCG-WIN-02", "the dial", darkWins},
    {"LCG-CARD-09", "enhancements without a host", orphaned},
    {"LCG-CAP-03", "captured cards without an objective", rescued},
    {"LCG-DMG-07", "destroyed", destroyed},
    {"LCG-WIN-04", "damage on the dial", dialDestroyed},
    {partOf("LCG-TIM-12"), "a condition is true now", language::lookAtStates},
    {partOf("LCG-FX-09"), "lasting effects whose condition is over", lapsed},
};

}  // namespace

const std::span<const StandingCheck<Table>> kStandingChecks = kChecks;

void State::became(Table& t, int mark) { react(t, Event{kBecomes, t.s.active, static_cast<int16_t>(mark), {}, {}, {}}); }

// LCG-CAP-01: facedown at an objective of the dark side; its tokens are gone. LCG-GP-06: the dark side may look at it.
void layCaptive(Table& t, Piece p, Piece objective) {
    t.s.pieces.row(p).controller = kDark;
    movePiece(t, p, {kCaptured, kDark});
    t.s.pieces.row(p).controller = kDark;
    t.s.pieces.row(p).known |= 1u << kDark.index();
    auto d = edit(t, p);
    *d = {};
    d->host = static_cast<uint8_t>(objective.n);
}
bool capture(Table& t, Piece p, Piece objective, Seat by) {
    layCaptive(t, p, objective);
    return happen(t, Event{kIsCaptured, by, 0, t.s.pieces.ref(p), t.s.pieces.ref(objective), {}});
}
void rescue(Table& t, Piece p) {
    PieceRow& row = t.s.pieces.row(p);
    row.controller = row.owner;
    *edit(t, p) = {};
    movePiece(t, p, {kHand, row.owner});
    happen(t, Event{kRescued, row.owner, 0, t.s.pieces.ref(p), {}, {}});
}

void turnDialBack(Table& t, int by) {
    t.s.dial = static_cast<uint8_t>(std::max(0, t.s.dial - by));
    t.tell(Event{kDialAdvances, kLight, t.s.dial, {}, {}, {}}, {});
    t.touch();
}

void advanceDial(Table& t, int by, const RuleId& rule) {
    t.s.dial = static_cast<uint8_t>(std::min(200, t.s.dial + by));
    if (t.s.dial >= kDialLimit) t.s.well = 0;
    t.tell(Event{kDialAdvances, kDark, t.s.dial, {}, {}, {}}, rule);
    t.touch();
}

}  // namespace cantina::lcg
