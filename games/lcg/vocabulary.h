// Numbers of this game's words; the tables in vocabulary.cpp have the same order.
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
    kActionFromDiscard,
    kReactionFromHand,
};

// The first verbs are those of constant effects: values.cpp reads them, they are never performed.
enum VerbId : uint8_t {
    kGive,
    kLessen,
    kDoubled,
    kFixed,
    kGrant,
    kStruggles,  // the following name their number by themselves
    kRaisesReserve,
    kCannotAttack,
    kDivides,
    kOpensEdge,
    kRepeatsFate,
    kIsVital,
    kCannotBeDamaged,
    kOpensDial,
    kFirstPerformed,
    kFocusVerb = kFirstPerformed + 3
};

enum KeywordId : uint8_t { kEdgeKeyword, kElite, kProtect, kTargetedStrike, kShielding, kLimited, kNoEnhancements, kPilots };

// Where a card's numbers lie: the printed stats first, then facts.
enum SlotId : uint8_t {
    kTraits = kStatEdge,
    kThemes,
    kAffiliation,
    kSide,
    kPriority,
    kEnhances,
    kHostTraits,
    kUnique,
    kObjectiveSet,
    kSlot,
    kOnlyFor,
    kOnePerDeck,
    kSlotCount
};
static_assert(kSlotCount <= language::kCardNumbers);

// What an enhancement is attached to.
enum HostId : uint8_t { kPlayArea, kAnyUnit, kAnyObjective, kEnemyUnit, kOwnUnit, kDeathStarDial };

enum TraitId : uint8_t { kCharacter, kVehicle, kCreature, kDroid, kForceUser, kTrooper, kObjectiveTrait };

enum AffiliationId : uint8_t { kNeutral, kJedi, kRebelAlliance, kSmugglers, kSith, kImperialNavy, kScum };

enum LimitId : uint8_t { kNoLimit, kLimitTurn, kLimitPhase, kLimitTitle };

const language::Vocabulary& vocabulary();
const State::Words& words();

}  // namespace cantina::lcg
