// Numbers of the words, for rules that ask what an ability does or when it may be played.
#pragma once

#include <span>

#include "games/tcg/state.h"

namespace cantina::tcg {

// The first rows of the table in verbs.cpp, which asserts it.
enum VerbId : uint8_t {
    kVerbPay,
    kVerbTap,
    kVerbUntap,
    kVerbDraw,
    kVerbGain,
    kVerbDamage,
    kVerbDice,
    kVerbCounters,
    kVerbPrevent,
    kVerbEvade,
    kVerbDeflect,
    kVerbReroll,
    kVerbDisrupt,
    kVerbRetaliate,
    kVerbIntercept,
    kVerbRaise,
    kVerbLower,
    kVerbShelter,
    kVerbHold,
    kVerbRetreat,
    kVerbDiscard,
    kVerbGets,
    kVerbLacks,
    kVerbGrants,
    kVerbArmors,
    kVerbGrant,
    kVerbSpend,
    kVerbGainPoints,
    kVerbLosePoints,
    kVerbLose,
    kVerbHeal,
    kVerbMend,
    kVerbDiscardCard,
    kVerbTake,
    kVerbSearch,
    kVerbShuffle,
    kVerbPreventAll,
    kVerbDeflectFor,
    kVerbRerollAll,
    kVerbBar,
    kVerbBarAbility,
    kVerbTaxes,
    kVerbSpares,
    kVerbGoverns,
    kVerbRally,
    kVerbDaunt,
    kVerbDecoy,
    kVerbWard,
    kVerbProtect,
    kVerbExpose,
    kVerbStrip,
    kVerbPacify,
    kVerbRedirect,
    kVerbTire,
    kVerbRaiseThem,
    kVerbInterceptors,
    kVerbRetaliators,
    kVerbTolls,
    kVerbBurdens,
    kVerbPins,
    kNumberedVerbs
};

// The first rows of the table in words.cpp, which asserts it.
enum ConditionId : uint8_t {
    kConditionForce,
    kConditionBuildStep,
    kConditionWouldAttack,
    kConditionNoAttack,
    kConditionAnswers,
    kConditionAttacksA,
    kConditionAtLeast,
    kConditionNone,
    kConditionControls,
    kConditionYourDice,
    kConditionBeforeItsAttack,
    kNumberedConditions
};

// Symbols of the sets "payment" and "governs".
enum PaymentId : uint8_t { kBattleCards, kAbilities, kForceAbilities };
enum GovernsId : uint8_t { kFaceUpBuilds, kNoBattleCards };

// Subtypes that rules speak of; their place in the table in words.cpp.
enum SubtypeId : uint8_t {
    kSubtypeDroid,
    kSubtypeAstromech,
    kSubtypeJedi,
    kSubtypePadawan,
    kSubtypeKnight,
    kSubtypeMaster,
    kNumberedSubtypes
};

struct Subtype {
    const char* name;
    const char* wording;
};
std::span<const Subtype> subtypes();
inline constexpr int kSubtypeSlots = 4;
// Fields that hold subtypes: a bit each, 30 to a slot.
bool parseSubtypes(const language::FieldWord& field, const Tree& value, int32_t* slots, std::string& error);
std::string showSubtypes(const int32_t* slots);
std::string showEither(const int32_t* slots);  // units with one of these

std::span<const language::Verb<Table>> verbs();
std::span<const language::Noun<Table>> nouns();
std::span<const language::FilterOf<Table>> filters();
std::span<const language::NumberOf<Table>> numbers();
std::span<const language::ConditionOf<Table>> conditions();

// Whether the ability has that verb in its cost or effect.
bool usesVerb(Table& t, int ability, VerbId verb);
// Whether tapping is part of its cost.
bool costsTapping(Table& t, int ability);
// Whether one of its effects lasts for this attack; until the end of battle or of the turn.
bool lastsForAttack(Table& t, int ability);
bool lastsForTurn(Table& t, int ability);

}  // namespace cantina::tcg
