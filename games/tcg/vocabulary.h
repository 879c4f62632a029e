// Numbers of the verbs, for rules that ask what an ability does.
#pragma once

#include "games/tcg/state.h"

namespace cantina::tcg {

// In the order of the table in vocabulary.cpp.
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
};

// Whether the ability has that verb in its cost or effect.
bool usesVerb(Table& t, int ability, VerbId verb);
// Whether tapping is part of its cost.
bool costsTapping(Table& t, int ability);
// Whether one of its effects lasts for this attack.
bool lastsForAttack(Table& t, int ability);

}  // namespace cantina::tcg
