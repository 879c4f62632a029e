// Which dice the verbs of the card language can work on: what may be chosen for them, and why not (Verb::targets).
// Rules: DST-TERM-06, DST-RTC-02, DST-RTC-03, DST-SYM-22, DST-ACT-RES-06.
#pragma once

#include <algorithm>

#include "games/destiny/vocabulary.h"

namespace cantina::destiny {

using language::Args;
using language::Need;

inline bool isPoolDie(Table& t, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && t.s.pieces.isIn(a.at(0).piece, kPool));
}
inline bool canUseDie(Table& t, const AbilityFrame&, const Args& a) { return isPoolDie(t, a); }
inline constexpr Need<Table> kInPool{partOf("DST-ZONE-09"), "that die is not in a pool", canUseDie};

// The operands of resolve{...} behind the die.
enum ResolveOperand { kMore = 1, kValue, kAs, kUnblockably, kPlainly, kFreely, kKeeping, kAgainstEach, kResolver };
enum SideOperand { kOfCard, kAnySide, kSideBy };
inline constexpr int kAnotherSymbol = kSymbolCount;  // as any symbol but its own
inline bool isFree(const Args& a) { return a.symbol(kFreely) != 0; }

inline bool isNoBlank(Table& t, const AbilityFrame&, const Args& a) {
    return a.symbol(kAs) == kAnotherSymbol || sideOf(t, a.at(0).piece).symbol != kBlank;
}
inline bool isNoModifier(Table& t, const AbilityFrame&, const Args& a) {
    return a.symbol(kPlainly) != 0 || !sideOf(t, a.at(0).piece).plus;
}
inline bool isPayable(Table& t, const AbilityFrame&, const Args& a) {
    return isFree(a) || canPaySide(t, a.seat(kResolver), sideOf(t, a.at(0).piece));
}
inline bool isNotUnderway(Table& t, const AbilityFrame&, const Args& a) { return !isBeingResolved(t, a.at(0).piece); }
inline constexpr Need<Table> kNoBlank{"DST-SYM-22", "a blank cannot be resolved", isNoBlank};
inline constexpr Need<Table> kNoModifier{"DST-RTC-03", "a modifier cannot be resolved alone", isNoModifier};
inline constexpr Need<Table> kPayable{"DST-RTC-02", "you cannot pay for that side", isPayable};
inline constexpr Need<Table> kNotUnderway{"DST-ACT-RES-06", "it is being resolved", isNotUnderway};
// Which dice may be chosen to be resolved.
inline constexpr Need<Table> kResolvable[] = {kInPool, kNoBlank, kNoModifier, kPayable, kNotUnderway};

// Removing, turning, rolling.
// To a side like that of another die, or as the card says; below 0: that die shows nothing.
inline constexpr int kTurnedValue = 4;
inline int turnedTo(Table& t, const Args& a) {
    if (a.number[kTurnedValue] != language::kNotSaid)
        return TurnFrame::kOfValue + std::clamp(a.whole(kTurnedValue), 0, TurnFrame::kMostValue);
    if (!a.at(2).some()) return a.symbol(1);
    return isAlive(t, a.at(2)) && t.s.pieces.isIn(a.at(2).piece, kPool) ? sideOf(t, a.at(2).piece).symbol : -1;
}
inline bool isRemovable(Table& t, const AbilityFrame&, const Args& a) { return canRemove(t, a.at(0).piece, a.seat(1)); }
inline bool isTurnable(Table& t, const AbilityFrame&, const Args& a) {
    const int to = turnedTo(t, a);
    return to >= 0 && canTurn(t, a.at(0).piece, static_cast<uint8_t>(to));
}
inline bool isNotFrozen(Table& t, const AbilityFrame&, const Args& a) {
    return !a.at(0).some() || !isFrozen(t, a.at(0).piece);
}
inline constexpr Need<Table> kRemovable[] = {kInPool,
                                             {"DST-TERM-06", "a die protects it: it cannot be removed", isRemovable}};
inline constexpr Need<Table> kTurnable[] = {kInPool,
                                            {"DST-TERM-06", "it cannot be turned to a side as it is asked for", isTurnable}};
inline constexpr Need<Table> kNotFrozen{"DST-TERM-06", "it cannot be rolled this round", isNotFrozen};
inline constexpr Need<Table> kRollable[] = {kNotFrozen};
inline constexpr Need<Table> kRerollable[] = {kInPool, kNotFrozen};

}  // namespace cantina::destiny
