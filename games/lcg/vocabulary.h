// Numbers of this game's words; each row of the tables in vocabulary.cpp says its number.
#pragma once

#include "games/lcg/state.h"

namespace cantina::lcg {

enum TimingId : uint8_t {
    kAction,
    kInterrupt,
    kReaction,
    kForcedInterrupt,
    kForcedReaction,
    kConstant,
    kFate,
    // Those that say works(hand), works(discard_pile).
    kActionFromHand,
    kInterruptFromHand,
    kReactionFromHand,
    kActionFromDiscard,
    kInterruptFromDiscard,
    kReactionFromDiscard,
    kConstantFromHand,
};
constexpr bool worksFromHand(int timing) { return timing >= kActionFromHand && timing <= kReactionFromHand; }
constexpr bool worksFromDiscard(int timing) { return timing >= kActionFromDiscard && timing <= kReactionFromDiscard; }
// The timing in play of one that works elsewhere: what it answers, and when.
constexpr int inPlayTiming(int timing) {
    return worksFromHand(timing)      ? timing - kActionFromHand
           : worksFromDiscard(timing) ? timing - kActionFromDiscard
                                      : timing;
}
static_assert(inPlayTiming(kReactionFromHand) == kReaction && inPlayTiming(kInterruptFromDiscard) == kInterrupt);
constexpr TimingId fromHand(int timing) { return static_cast<TimingId>(kActionFromHand + timing); }
constexpr TimingId fromDiscard(int timing) { return static_cast<TimingId>(kActionFromDiscard + timing); }

enum KeywordId : uint8_t {
    kEdgeKeyword,
    kElite,
    kProtect,
    kTargetedStrike,
    kShielding,
    kLimited,
    kNoEnhancements,
    kPilots,
    kPilot,
    kExtraPilot,
    kInfluence
};

// Where a card's numbers lie: the printed stats first, then facts.
enum SlotId : uint8_t {
    kAffiliation = kStatEdge,
    kSide,
    kPriority,
    kEnhances,
    kHostTraits,
    kHostAffiliation,
    kUnique,
    kObjectiveSet,
    kSlot,
    kOnlyFor,
    kOnePerDeck,
    kAlly,
    kOfEach,
    kSlotCount
};
static_assert(kSlotCount <= language::kCardNumbers);

// What an enhancement is attached to.
enum HostId : uint8_t { kPlayArea, kAnyUnit, kAnyObjective, kEnemyUnit, kOwnUnit, kDeathStarDial };

// Names that rules ask for (Book::ruled).
enum RuledId : uint8_t { kObjectiveTrait, kVehicleTrait };

enum AffiliationId : uint8_t { kNeutral, kJedi, kRebelAlliance, kSmugglers, kSith, kImperialNavy, kScum };

enum LimitId : uint8_t { kNoLimit, kLimitTurn, kLimitPhase, kLimitTitle };

const language::Vocabulary& vocabulary();
const State::Words& words();

}  // namespace cantina::lcg
