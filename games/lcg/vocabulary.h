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
};

// The first verbs are those of constant effects: values.cpp reads them, they are never performed.
enum VerbId : uint8_t { kGive, kLessen, kDoubled, kFixed, kGrant, kFirstPerformed, kFocusVerb = 8 };

enum KeywordId : uint8_t { kEdgeKeyword, kElite, kProtect, kTargetedStrike };

// Where a card's numbers lie: the stats first, then facts.
enum SlotId : uint8_t { kTraits = kStatCount, kAffiliation, kSide, kPriority, kEnhances, kUnique };

enum TraitId : uint8_t { kCharacter, kVehicle, kCreature, kDroid, kForceUser, kTrooper, kObjectiveTrait };

enum LimitId : uint8_t { kNoLimit, kLimitTurn, kLimitPhase };

const language::Vocabulary& vocabulary();
const State::Words& words();

}  // namespace cantina::lcg
