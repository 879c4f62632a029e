// The tables of words, and the numbers of symbols that rules ask for.
#pragma once

#include <span>

#include "games/tcg/state.h"

namespace cantina::tcg {

// Tags of the verbs that rules ask abilities about (VerbWord::tag).
enum TagId : uint8_t { kTagPay = 1, kTagTap, kTagPrevent, kTagEvade, kTagDeflect, kTagRetaliate, kTagIntercept };

// Symbols of the sets "zone", "resource", "counter" and "whose".
enum PutId : uint8_t {
    kPutToHand,
    kPutToOwner,
    kPutToBottom,
    kPutOut,
    kPutToArena,
    kPutToBuild,
    kPutBeneath,
    kPutAside,
    kPutToStackTop,
    kPutToTop,
};
enum ResourceId : uint8_t { kResourceForce, kResourcePoints, kResourceMix };
enum CounterId : uint8_t { kCounterDamage, kCounterMastery, kCounterCorruption, kCounterBuild };
enum SearchedId : uint8_t { kSearchYourDeck, kSearchTheirDeck, kSearchTheirHand, kSearchTheirHandAndDeck };
// Symbol of the set "step"; the battle steps have the numbers of their arenas.
enum StepId : uint8_t { kDuringBuildStep = 255 };
std::span<const language::Verb<Table>> verbs();
std::span<const language::Noun<Table>> nouns();
std::span<const language::FilterOf<Table>> filters();
std::span<const language::NumberOf<Table>> numbers();
std::span<const language::ConditionOf<Table>> conditions();

}  // namespace cantina::tcg
