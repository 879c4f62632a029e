// The verbs of the card language by number. The tables (verbs.cpp, vocabulary.cpp) assert that they have the same order.
#pragma once

#include <cstdint>

namespace cantina::ccg {

enum VerbId : uint8_t {
    kUseVerb,
    kLoseForceVerb,
    kActivateVerb,
    kRetrieveVerb,
    kDrawVerb,
    kEachActivatesVerb,
    kEachLosesVerb,
    kCancelVerb,
    kLoseVerb,
    kHitVerb,
    kTakeToHandVerb,
    kPlaceUsedVerb,
    kPlaceOutOfPlayVerb,
    kStackVerb,
    kGrabVerb,
    kDrawDestinyVerb,
    kDrawWeaponDestinyVerb,
    kCancelDestinyVerb,
    kChangeDestinyVerb,
    kChangeVerb,
    kResetVerb,
    kMultiplyVerb,
    kLookAtHandVerb,
    kDiscardVerb,
    kShuffleVerb,
    kPeekVerb,
    kSearchVerb,
    kDeployFreeVerb,
    kRelocateVerb,
    kTimesDamageVerb,
    kTotalDestinyVerb,
    kOpponentLosesVerb,
    kAdvanceVerb,
    kJoinBattleVerb,
    kGiveVerb,
    kNumberedVerbs
};

// The first rows of the table of filters.
inline constexpr uint8_t kYoursFilter = 0;
inline constexpr uint8_t kOpposingFilter = 1;

// The first row of the table of conditions.
inline constexpr uint8_t kDuringCondition = 0;

}  // namespace cantina::ccg
