// The TCG's seats, zones and words by number. Each row of the tables in vocabulary.cpp says its number.
#pragma once

#include <cstdint>

#include "kernel/ids.h"

namespace cantina::tcg {

inline constexpr Seat kDark = seatAt(0);
inline constexpr Seat kLight = seatAt(1);

enum ZoneId : uint8_t {
    kDeck,
    kHand,
    kBuild,      // the build zone: facedown cards; how many counters lie on each is public
    kRetreated,  // the build zone: units face up
    kSpace,
    kGround,
    kCharacter,
    kOn,         // with another card: a Pilot on a unit, attached Equipment, a card beneath the top of a stack
    kLocations,  // face up at an arena (PieceData::arena)
    kPlayed,     // a Battle card or Mission between being played and being discarded
    kDiscard,
    kOut,
    kZoneCount
};
inline constexpr uint8_t kArenas[] = {kSpace, kGround, kCharacter};
constexpr bool isArena(int zone) { return zone >= kSpace && zone <= kCharacter; }

inline constexpr int kMostCopies = 4;  // of one name and version in a deck (TCG-DECK-07)

enum class Phase : uint8_t { setup, ready, command, battle, end };

// Of damage: only a Jedi Master can prevent it; no Evade can.
enum class Preventer : uint8_t { none, mastersOnly, noEvade };

// text: a roll that an effect asks for; what the dice show is its result.
enum class RollKind : uint8_t { build, attack, damage, mastersOnly, text };

inline constexpr int kEvents = 30;

// Bits of State::thisTurn, of each arena.
constexpr uint8_t attackedIn(int arena) { return static_cast<uint8_t>(1u << (arena - kSpace)); }
constexpr uint8_t cameUpIn(int arena) { return static_cast<uint8_t>(8u << (arena - kSpace)); }

enum EventId : uint8_t {
    kNoEvent,
    kAttacks,      // subject attacks object
    kRolled,       // dice for subject, against object
    kWouldDamage,  // damage to subject, from object
    kDamaged,      // subject was damaged by object
    kPlayedCard,   // subject: the card or the unit whose ability it is; amount: where its frame lies
    kDiscarded,
    kDeployed,
    kAttackEnds,
    kTurnEnds,
    kRetreats,
    kBuildRoll,    // build points were taken
    kPhaseStarts,  // the battle phase
    kPhaseEnds,
    kSpaceStarts,  // a battle step: Space, Ground, Character, in this order
    kGroundStarts,
    kCharacterStarts,
    kSpaceEnds,
    kGroundEnds,
    kCharacterEnds,
    kBuildStepStarts,  // of the event's seat
    kFallsTo,          // subject is discarded, after damage by object
    kDrawStepStarts,   // of the event's seat
    kWouldAttack,      // it is this unit's turn to attack
    kBecomes,          // conditions that cards watch; amount: the mark of those that have become true
    kPrevented,        // the event's seat has prevented damage to subject, from object
    kEventCount,
    kHasUpkeep = kNoEvent,  // no event: what else is counted in State::watchers
};
static_assert(kEventCount <= kEvents);

enum TimingId : uint8_t {
    kWhenever,
    kActivated,
    kEffect,
    kCompleted,
    kStatic,
    kPilotStatic,  // what a Pilot gives the unit it is on
    kPilotWhenever,
    kPilotActivated,
    kEquipped,  // what Equipment gives the unit it is attached to
    kEquippedActivated,
    kEnhance,  // what a Battle card does in place of its effect, for more
    kReserves,
    kUpkeep,
    kBounty,
    kPrintedStat,  // what stands on the card in place of a number
};

// Kinds of chance. Triggers that are for one kind wait for it; the others are of kind `any`.
// kNextBuildStep is no chance: what waits for its player's next build step.
enum ChanceId : uint8_t { kAny, kRerollChance, kPreventChance, kDisruptChance, kTriggersOnly, kNextBuildStep };
// The kind of chance for what answers that event (an ability's moment).
constexpr ChanceId chanceOf(int moment) {
    return moment == kRolled        ? kRerollChance
           : moment == kWouldDamage ? kPreventChance
           : moment == kPlayedCard  ? kDisruptChance
                                    : kAny;
}
enum EndingId : uint8_t { kEndNone, kEndConcession, kEndControl, kEndStalled, kEndCard };
enum SlotId : uint8_t {
    kCost,
    kPower,
    kHealth,
    kSpeed,
    kSide,
    kUnique,
    kPersona,  // what is equal for uniqueness although the names differ; 0: the name
    kPilots,   // which units it can be on: a set of subtypes
    kArenas_,  // Locations: where it may lie; Equipment: whom it fits. A bit per arena
    kFits,     // Equipment: one of these subtypes, if any
    kEquipPoints,
    kEquipForce,
};
// Subtypes that rules ask for (Book::ruled).
enum RuledId : uint8_t { kSubtypeDroid, kSubtypeAstromech, kSubtypeJedi, kSubtypeMaster };
enum TypeId : uint8_t {
    kTypeNone,
    kTypeSpace,
    kTypeGround,
    kTypeCharacter,
    kTypeBattle,
    kTypeMission,
    kTypeLocation,
    kTypeEquipment
};
enum KeywordId : uint8_t {
    kAccuracy,
    kHiddenCost,
    kLucky,
    kArmor,
    kOverkill,
    kCannotBeAttacked,
    kCannotAttack,
    kCannotRetreat,
    kCriticalHit,
    kShields,
    kStun,
    kBombard,
    kIonCannon,
    kUnpreventable,
    kCheapEquipment,  // Equipment costs 1 Force and 1 build point less to attach
    kExtraPilot,      // its unit can have one more Pilot that is no Astromech
    kNoControl,       // does not count for the control of its arena
    kMayStayTapped,
    kTwoPilots,
    kHiddenAtLocation,  // its Hidden Cost works while a Location is at the Ground arena
    kBites,             // remembers whom it attacked last
    kUnharmed,          // all damage to it and by it is prevented
    kCorrupts,          // wins when all opposing units are corrupted
    kCopies,            // a Battle card that is played as one that the opponent has played this turn
};
enum ActId : uint8_t {
    kActPlay = 1,  // a Battle card
    kActUse,       // an activated ability
    kActLucky,
    kActDeploy,
    kActHiddenCost,
    kActComplete,
    kActBuild,
    kActAdd,
    kActReturn,
    kActRetreat,
    kActAttack,
    kActTap,
    kActBid,
    kActPut,
    kActExchange,  // a card of the starting hand
    kActPartly,    // builds a unit partly in set-up
    kActKeep,      // deploys a unit and leaves it in the build zone
    kActStackOn,   // on top of another version (detail)
    kActStackUnder,
    kActRearrange,  // this card of a stack comes to the top
    kActPutDown,    // a Location into an arena (number)
    kActFinish,     // Equipment is built
    kActEquip,      // attaches Equipment to a unit (detail)
    kActBoard,      // a Pilot onto a unit (detail)
    kActLeave,      // a Pilot off its unit, to a zone (number)
    kActArena,      // an arena (number)
    kActIntercept,  // an Intercept or a Retaliate that another card gave the unit
    kActRetaliate,
    kActUpkeep,  // pays this Upkeep (detail: the ability)
};

}  // namespace cantina::tcg
