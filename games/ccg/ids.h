// The numbers of the game's words: zones, phases, events, timings, stats, slots of a card, icons, acts.
// Each row of the tables of words in vocabulary.cpp says its number.
#pragma once

#include <cstdint>

namespace cantina::ccg {

enum ZoneId : uint8_t {
    kReserveDeck,
    kForcePile,
    kUsedPile,
    kLostPile,
    kHand,
    kTable,       // locations and everything at, on or aboard something; with a seat, its controller
    kPlaying,     // a card between its initiation and its result
    kStacked,     // on a card, not in play
    kUnresolved,  // drawn for destiny, the draw not yet complete
    kOutOfPlay,
    kSabaccHand,  // still Life Force (CCG-ZONE-LIFE-04); no card of the book plays sabacc yet
    kAside,       // Defensive Shields under a Starting Effect: neither in the deck nor on table
    kInactive,    // suspended, or stacked from the table: in play, but neither on table nor at a location
    kZoneCount
};

enum Phase : uint8_t {
    kActivate,
    kControl,
    kDeploy,
    kBattle,
    kMove,
    kDraw,
    kEndOfTurn,
    kEndOfBattle,
    kStartOfTurn,
    kSettingUp,
    kPhaseCount
};

enum EventId : uint8_t {
    kNoEvent,
    kPlayed,     // an Interrupt: subject; its first target: object
    kDeploying,  // subject: the card, object: where
    kDeployed,
    kMoving,
    kMoved,
    kTextUsed,        // optional text of a card in play: subject; object: its first target
    kDrainInitiated,  // subject: the location
    kDrained,
    kBattleInitiated,  // subject: the location
    kFired,            // subject: the weapon, object: its target
    kWasHit,
    kDestinyDrawn,  // subject: the card
    kForceActivated,
    kForceUsed,
    kForceLost,  // subject: the card lost
    kForceRetrieved,
    kCardDrawn,
    kCardLost,       // from the table; subject: the card, now in the Lost Pile
    kBattleDecided,  // seat: the winner
    kBattleEnds,
    kBattleEnded,
    kTurnEnds,
    kAboutToBattle,
    kAboutToDeploy,
    kAboutToDrawBattleDestiny,
    kAboutToDrawWeaponDestiny,
    kAboutToDrawDestiny,
    kDestinyCompleted,  // subject: the card, if it is still there
    kTurnStarts,
    kMustLose,         // a player must lose Force; amount: how much
    kDestiniesDrawn,   // both players have completed their battle destinies
    kCardForfeited,    // subject: the card, now in the Lost Pile; object: where it was
    kLosingForce,      // Force was just lost because of battle damage
    kPowerTotaled,     // told only: a player's total power in a battle; amount
    kAttritionSet,     // told only: attrition against a player; amount
    kBattleTied,       // told only
    kAttackInitiated,  // subject: the creature, object: what it attacks
    kDefeated,         // in an attack; subject: the card, object: the creature that defeated it, if one did
    kCaptured,         // subject: the character, seat: the captor
    kReleased,         // subject: the character, seat: its player
    kPassed,           // subject: a card that goes on from there, object: the location
    kAboutToLose,      // from the table; subject: the card
    kRetrieving,       // Force is about to be retrieved; amount: how much
    kFlipped,          // to its other side; subject: the card
    kWasDisarmed,      // subject: the character
    kBecomes,          // conditions that cards watch; amount: the mark of those that have become true
    kEventCount
};

enum TimingId : uint8_t {
    kAutomatic,
    kJust,
    kResponse,
    kBefore,
    kBeforePlay,
    kOptional,
    kAnyTime,
    kPlay,
    kMandatory,
    kFire,
    kConstant,
    kWhenDrawn,
    kDeploys,     // where a card may deploy
    kStarting,    // an Interrupt at the start of the game
    kDamageText,  // of a card on table, in the damage segment
    kDamagePlay,  // an Interrupt in the damage segment
    kFlips,       // when a double-sided card turns over
    kPrey,        // what a parasite attaches to
    kAims,        // what a card targets as it deploys
    kReached,     // what happens when the target of an Utinni Effect reaches it
    kPowerText,   // of a card on table, in the power segment
    kPowerPlay,   // an Interrupt in the power segment
};
enum WindowId : uint8_t { kResponses, kAboutTo, kAutomaticOnly };
enum EndingId : uint8_t { kEndNone, kEndConcede, kEndLifeForce, kEndStalled };
enum Period : uint8_t { kPerPhase = 1, kPerTurn, kPerBattle, kPerGame };

// What a character is by its upper left icons, a bit each in its subtype slot: it may be several.
enum Loyalty : uint8_t {
    kDroid = 1,
    kAlien,
    kRebel,
    kImperial,
    kRepublic,
    kResistance,
    kFirstOrder,
    kSith,
    kJediMaster,
    kDarkJediMaster,
};
enum CardType : uint8_t {
    kLocation = 1,
    kCharacter,
    kStarship,
    kEffect,
    kInterrupt,
    kWeapon,
    kDevice,
    kVehicle,
    kObjective,
    kDefensiveShield,
    kAdmiralsOrder,
    kEpicEvent,
    kJediTest,
    kPodracer,
    kCreature,
};
// Kinds of Effects and weapons stand in the slot that characters have for their subtype.
enum EffectKind : uint8_t { kImmediate = 10, kMobile, kUtinni, kPolitical, kStartingEffect };
enum WeaponKind : uint8_t {
    kArtillery = 20,
    kAutomated,
    kCharacterWeapon,
    kStarshipWeapon,
    kVehicleWeapon,
    kDeathStarWeapon
};

// Numbers that modifiers change. A card has stat n in slot 2n; slot 2n + 1 says whether the value exists at all.
enum Stat : uint8_t {
    kPower,
    kAbilityStat,
    kForfeit,
    kDeployCost,
    kDestiny,
    kManeuver,
    kHyperspeed,
    kArmor,
    kLandspeed,
    kStatCount,
    kWarriorSkill,    // more than 0: a warrior by some card's text
    kDefenseBonus,    // of the defense value
    kOpponentCost,    // Force that the opponent must use for a deployment
    kExtraLandspeed,  // landspeed needed beyond the distance
    kMoveCost,        // Force for a regular move of this card
    kImmunity,        // to attrition less than this
    kPilotBonus,      // what a pilot adds to the power of what he pilots
    kFireCost,        // of a weapon
    kForceLossStat,
    kDrainStat,
    kTotalDestinyStat,
    kTotalPowerStat,
    kTotalAbilityStat,
    kBattleDestinies,     // how many a player may draw
    kBattleDestinyNeeds,  // ability needed to draw one
    kIfUnableOtherwise,   // so many battle destinies if not entitled to as many
    kEachDestiny,         // each destiny draw
    kEachBattleDestiny,
    kTotalWeaponDestiny,
    kGeneration,
    kBattleCost,
    kExtraDeployCost,     // paid beside the deploy cost
    kDrawsUnmodifiable,   // more than 0: destiny draws may not be modified
    kTransitCost,         // of docking bay transit from a place
    kControlNeeds,        // ability needed to control a place
    kHalvedLosses,        // 1: Force losses are halved, rounding up; 2: rounding down
    kTotalGeneration,     // Force generation as a whole
    kDrainCost,           // of a Force drain
    kEachWeaponDestiny,   // each weapon destiny draw
    kPowerDestinies,      // destinies added to power
    kAttritionStat,       // attrition against the player's opponent
    kFerocity,            // of a creature
    kAttritionDestinies,  // destinies added to attrition
    kEntryLandspeed,      // landspeed needed beyond the distance to enter a place
    kEntryBarred,         // more than 0: this card may not move to a place
    kTransitArrival,      // of docking bay transit to a place, beside its cost
    kImmunityLost,        // more than 0: no immunity to attrition (CCG-BTL-IMM-06)
    kOwnWeaponDestiny,    // of a bearer: each destiny draw of its weapons
    kReactToBarred,       // more than 0: this player does not react to a place
    kReactFromBarred,     // the same of reacts from there
    kHitBarred,           // more than 0: it may not be hit (CCG-WEAP-HIT-03)
    kShotBarred,          // more than 0: weapons do not target it (CCG-WEAP-NOTGT-01)
    kDeployBarred,        // more than 0: this card does not deploy, to a place if one is asked about
    kBattleBarred,        // more than 0: this player does not initiate a battle at a place
    kImmuneTo,            // about titles, no number: the card is immune to them (immunity.cpp)
    kPoliticsStat,        // of a character
    kLandspeedCost,       // Force for a move of this card by landspeed, beside its move cost
    kOwnWeaponTotal,      // of a bearer: the total weapon destiny of its weapons
    kTotalImmunity,       // more than 0: immune to attrition however much it is
    kFireBarred,          // more than 0: this weapon is not fired, or this card fires none
    kTextKept,            // more than 0: its game text is not canceled
    kDisarmBarred,        // more than 0: it is not Disarmed
    kTurnBarred,          // more than 0: this double-sided card does not turn over
    kPilotBarred,         // more than 0: this card does not pilot the craft that is asked about
    kLandspeedBarred,     // more than 0: this card does not move by landspeed
    kCancelBattleBarred,  // more than 0: this player does not cancel battles at a place
    kRetrieveBarred,      // more than 0: this player retrieves no Force
    kActivateBarred,      // more than 0: this player activates no Force
    kAttackBarred,        // more than 0: this player initiates no attack at a place
    kUsesAnyNumber,       // more than 0: this card uses any number of weapons and devices in a turn
    kLandingCost,         // Force for landing, beside the move cost
    kTakeOffCost,         // Force for taking off, beside the move cost
    kDrainBarred,         // more than 0: this player does not Force drain at a place
    kTextCanceled,        // more than 0: its game text is canceled (rules/held.cpp)
    kSuspended,           // more than 0: it is suspended
    kSideCanceled,        // of a location: its text for one side is canceled
    kAllStats,
    kMayDeploy = kAllStats  // of a condition of deploying: about no number
};
// Names that rules ask for (Book::ruled).
enum RuledId : uint8_t {
    kSpyTrait,
    kAstromechTrait,
    kBountyHunterTrait,
    kBattleDroidTrait,
    kTieModel,
    kAtAtModel,
    kCloudCarModel,
    kPatrolCraftModel,
};
enum SlotId : uint8_t {
    kDarkIcons = 2 * kStatCount,
    kLightIcons,
    kInterruptKind,
    kUnique,   // dots: 0 none, 1 unique, 2 or 3 restricted
    kSubtype,  // of a character a bit per Loyalty; of an Effect or a weapon its kind
    kSecondDestiny,
    kSideSlot,     // 1 Dark, 2 Light, 0 either (toys)
    kIconsSlot,    // a bit per IconId
    kPersonaSlot,  // hash of the persona
    kSystemSlot,   // of a location: hash of the system's name
    kPlaceKind,
    kParsec,
    kPilots,  // capacities
    kPassengers,
    kCargo,
    kFighters,
    kPilotAbility,  // of the permanent pilot, whole; 0: there is none
    kClassSlot,
    kMatchingSlot,   // hash of the title or persona that it matches
    kClusterSlot,    // of a location: hash of the name of sites that stay side by side
    kOtherSide,      // of a double-sided card: hash of the title of its other side
    kFace,           // of a double-sided card: 0 in front, 7 behind
    kShieldLimit,    // of a Starting Effect: how many Defensive Shields may be played
    kTestNumber,     // of a Jedi Test
    kFerocitySlot,   // of a creature, without its destinies
    kFerocityDraws,  // how many destinies are added to that
    kDefenseSlot,    // of a creature: its own defense value
    // Facts of characters in slots that only locations use.
    kExpansionSlot = kParsec,         // hash of the name of its expansion icon; 0: none
    kPoliticsSlot = kCargo,           // 0: none
    kPermanentWeapon = kClusterSlot,  // hash of the persona of its permanent weapon; 0: none
    // Capacities of starships and vehicles in slots of other types.
    kEitherSeats = kShieldLimit,  // for pilots or passengers
    kAstromechs = kTestNumber,    // for astromechs only
    kEitherHold = kFerocitySlot,  // for vehicles or starfighters
    kTieHold = kFerocityDraws,    // for TIEs only
    kPilotPersona = kDarkIcons,   // of the permanent pilot: hash of the persona; 0: nobody in particular
    // Of a combo card: hashes of its two titles; 0: it has one (value_cards.cpp).
    kFirstTitle = kPilots,
    kSecondTitle = kPassengers,
    // Of a location.
    kOrbits = kFerocitySlot,      // of a mobile system: hash of the name of the system that it orbits
    kOfCraft = kFerocityDraws,    // of a site of a starship or asteroid: hash of the title of that
    kMarker = kTestNumber,        // of a marker site: which; 0: it is none
    kExpansionOfPlace = kPilots,  // hash of the name of its expansion icon; 0: none
};
enum ValueExists : uint8_t { kNoValue, kPrinted, kAsterisk };  // an asterisk: the card's own text says how much
// A kind of Interrupts among the kinds of all cards (the symbols "card kind").
inline constexpr int kFirstInterruptKind = 40;
enum InterruptKind : uint8_t { kUsedInterrupt, kLostInterrupt, kUsedOrLost, kUsedOrStarting };
enum KeywordId : uint8_t {
    kShelter,
    kImmuneToCancel,
    kDestinyBonus,
    kCannotMove,
    kOpponentPays,
    kNight,
    kNotConverted,    // a location
    kNotInLifeForce,  // may never be in a Reserve Deck, a pile or a hand
    kPowerSource,     // for artillery
    kNotInFighter,    // may not be aboard a starfighter
    kSparesOwn,       // a creature that does not attack its player's characters
    kEatsDroids,      // a creature that attacks droids too
    kPrison,          // a site that holds captives
    kBackpack,        // a device in which a character is carried
    kShipDocking,     // a starship that others dock with; capital starships need not say so
    kDrives,          // a droid of a subtype that drives: vehicle, battle and protocol droids
    kMayBeBattled,    // without ability: the opponent may begin a battle with it (CCG-BTL-MAY-01)
    kMayInitiate,     // without ability: its player may begin a battle with it (CCG-BTL-MAY-02)
    kLongRange,       // a weapon that its text lets fire at another location
    kLightsaber,
    kNeverMoves,       // whatever becomes of its text (CCG-NEVER-01)
    kSeeker,           // an automated weapon that deploys and moves as undercover spies do
    kGeneric,          // a site of whatever planet it deploys to
    kShieldGenerator,  // a site: the energy shield of its planet is up
    kBaseSite,         // a site that this shield always covers
    kFiresTwice,       // fires one of its weapons twice in a battle
    kCover,            // a card on a character that makes it an undercover spy
    kDeploysUndercover,
    kNeverAlone,  // a combo card, or a craft with several permanent pilots (CCG-ALONE-02)
};
enum IconId : uint8_t {
    kPilotIcon,
    kWarriorIcon,
    kNavIcon,
    kScompIcon,
    kPresenceIcon,
    kInteriorIcon,
    kExteriorIcon,
    kPlanetIcon,
    kSpaceIcon,
    kMobileIcon,
    kEnclosedIcon,
    kDockingBay,
    kSelectiveIcon,  // a creature that never attacks its own species
    kCloudIcon,      // of a sector; the others are asteroid sectors
    kEpisodeOneIcon,
    kEpisodeSevenIcon,
    kMaintenanceIcon,
    kIndependentIcon,  // this and the next six: of starships (CCG-SHIP-ALLEG-02)
    kRepublicIcon,
    kTradeFederationIcon,
    kSeparatistIcon,
    kCloneArmyIcon,
    kFirstOrderIcon,
    kResistanceIcon,
    kUndergroundIcon,
    kUnderwaterIcon,
    kGrabberIcon,
    kSkywalkerIcon,
    kWeaponIcon,  // a permanent weapon: a card that names one has the icon without saying so
    kIconCount
};
static_assert(kIconCount <= 31, "a bit each in one slot");
enum PlaceKind : uint8_t { kOpenPlace, kSite, kSystem, kSector };  // an open place takes everything (toys)
enum ClassId : uint8_t {
    kNoClass,
    kStarfighter,
    kCapital,
    kCombatVehicle,
    kTransport,
    kCreatureVehicle,
    kShuttleVehicle,
    kSquadron
};
enum SpendMode : uint8_t { kSpendOnLoss, kSpendFreely, kSpendOnUpkeep, kSpendOnCostlyUpkeep };

enum ActId : uint8_t {
    kActDeploy = 1,
    kActPlay,
    kActUse,
    kActBattle,
    kActDrain,
    kActMove,
    kActActivate,
    kActDrawCard,
    kActRespond,
    kActFire,
    kActForfeit,
    kActLoseFrom,
    kActMandatory,
    kActBefore,
    kActTransit,
    kActTransfer,
    kActReact,
    kActShield,
    kActReplace,
    kActAttack,      // one's cards attack a creature
    kActCreature,    // one's creature attacks; the detail says which side, counted from 1
    kActPrisoner,    // a captive is delivered, left or taken over
    kActRelease,     // a frozen captive that nobody attends to
    kActSeat,        // a character aboard changes between a pilot's place and a passenger's
    kActShuttle,     // a shuttle vehicle carries passengers to or from a starship
    kActDock,        // two starships
    kActBreakCover,  // of an undercover spy
};

}  // namespace cantina::ccg
