// The whole state of a TCG match on two pages: zones, pieces, timing state, frames.
//
// Seat 0 is the Dark Side, seat 1 the Light Side (TCG-GEN-01). Dark acts first wherever both could act (TCG-GEN-05).
// What several procedures share by the rules is timing state with a name: the pool of waiting triggers, pending damage, the
// dice on the table, effects that last.
#pragma once

#include "games/tcg/lasting.h"
#include "games/tcg/pool.h"
#include "kernel/table.h"
#include "language/abilities.h"

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

enum class Phase : uint8_t { setup, ready, command, battle, end };

struct PieceData {
    static constexpr uint8_t kTapped = 1, kAttacked = 2, kMoved = 4;  // kMoved: a Pilot in this build step
    static constexpr uint8_t kCorrupted = 8;                          // a unit with a corruption counter
    static constexpr uint8_t kHeld = 128;  // a unit that is left tapped now; a card of a hand that is lent for one chance
    uint8_t counters = 0;  // build counters on a facedown card, damage counters on a unit face up: never both
    uint8_t flags = 0;     // and, from bit 4 on, the arena of a Location
    uint8_t host = 0;      // a card in kOn: the unit it is on (its piece's number)
    uint8_t arena() const { return static_cast<uint8_t>((flags >> 4) & 7); }
};

// --- Timing state
// -------------------------------------------------------------------------------------------------------------

// Damage that is about to be done. A packet that waits gets its own prevention chance after the current one.
struct PendingDamage {
    PieceRef target;
    PieceRef source;
    int16_t amount = 0;
    uint8_t waits = 0;
    uint8_t mastersOnly = 0;  // only a Jedi Master can prevent it
};

enum class RollKind : uint8_t { build, attack, damage, mastersOnly };

// Dice on the table: rolled, and not yet taken into account. They lie in the order of their faces, so that it is enough to
// know how many show each: there is no most that may be rolled.
struct Roll {
    PieceRef by;       // the attacking unit, or the source of dice of damage
    PieceRef against;  // whom the dice are for
    RollKind kind = RollKind::build;
    Seat roller;
    uint16_t showing[6] = {};  // how many show 1, 2 ... 6
    uint16_t& count(int face) { return showing[face - 1]; }
    int count(int face) const { return showing[face - 1]; }
    int size() const { return before(7); }
    // How many lie before the first of that face.
    int before(int face) const {
        int n = 0;
        for (int f = 1; f < face; ++f) n += showing[f - 1];
        return n;
    }
    // The face of the die at that place, from 0.
    int at(int place) const {
        int face = 1;
        for (int n = showing[0]; n <= place && face < 6; n += showing[face++]) {
        }
        return face;
    }
};

// Dice of damage that a unit will do when the attack ends.
struct Retaliation {
    PieceRef by;
    uint16_t dice = 0;
    Seat controller;
    uint8_t spare = 0;
};

// How often an activated ability may be used: once per period of its kind. A disrupt chance inside a disrupt chance is
// another period: kPerDisrupt plus the depth of the stack.
enum Period : uint8_t { kPerNothing, kPerTurn, kPerAttack, kPerRoll, kPerDamage, kPerDisrupt = 32 };

// --- Frames
// --------------------------------------------------------------------------------------------------------------------

struct State;
using Table = cantina::Table<State>;

struct SetupFrame {
    uint8_t stopped = 0;  // a bit per seat
    Seat turn;
    uint8_t exchanged = 0;  // cards of the mulligan under way
    uint8_t spare = 0;
    Piece last;    // the last card exchanged: one path per set
    Piece partly;  // the unit that is partly built
    static void visit(SetupFrame& f, Visitor& v) {
        v.piece(f.last);
        v.piece(f.partly);
    }
};

struct TurnFrame {
    uint8_t arena = 0;
    uint8_t chanceHeld = 0;  // a chance has just ended: another one here would be the same
    Piece attacker;          // whose attack comes next
    static void visit(TurnFrame& f, Visitor& v) { v.piece(f.attacker); }
};

// A player's build step or retreat step.
struct CommandFrame {
    Seat seat;
    uint8_t spare = 0;
    static void visit(CommandFrame&, Visitor&) {}
};

struct AttackFrame {
    PieceRef attacker, defender;
    PieceRef second;     // gets spillover hits
    Seat controller;     // of the attacking unit
    uint8_t rolled = 0;  // the dice have been rolled
    uint8_t over = 0;    // the attack has ended; its last chance is open
    uint8_t spare = 0;
    int16_t hits = 0;      // assigned to the defending unit
    int16_t spill = 0;     // assigned to the second unit
    int16_t critical = 0;  // Critical Hit when the dice were rolled
    int16_t extra = 0;     // damage by Critical Hit
    static void visit(AttackFrame& f, Visitor& v) {
        v.ref(f.attacker);
        v.ref(f.defender);
        v.ref(f.second);
    }
};

struct RollFrame {
    PieceRef by, against;
    uint16_t dice = 0;
    RollKind kind = RollKind::build;
    Seat roller;
    static void visit(RollFrame& f, Visitor& v) {
        v.ref(f.by);
        v.ref(f.against);
    }
};

struct RerollFrame {
    uint16_t most = 0;
    Seat chooser;
    uint8_t last = 1;         // dice of lower faces are no longer offered: one path per set
    uint16_t picked[6] = {};  // how many of those that show 1, 2 ... 6
    int count() const {
        int n = 0;
        for (uint16_t p : picked) n += p;
        return n;
    }
    static void visit(RerollFrame&, Visitor&) {}
};

struct DamageFrame {
    PieceRef by;  // who did the damage that was placed last
    int16_t placed = 0;
    uint16_t spare = 0;
    static void visit(DamageFrame& f, Visitor& v) { v.ref(f.by); }
};

// A Battle card, a Mission or an activated ability between being played and having its effect.
struct PlayFrame {
    static constexpr uint8_t kDisrupted = 1, kHiddenCost = 2;
    static constexpr uint8_t kIntercepts = 4, kRetaliates = 8;  // an ability that another card gave the unit
    static constexpr int kWayShift = 4;                         // from here on: which of its ways was chosen, from 1
    Event event;                                                // what it answers
    PieceRef source;
    PieceRef regs[language::kRegisters];  // what was chosen for its cost
    uint16_t ability = 0;
    Seat controller;
    uint8_t flags = 0;
    uint16_t paidForce = 0;
    uint16_t number = 0;  // X, where the cost has one
    static void visit(PlayFrame& f, Visitor& v) {
        v.event(f.event);
        v.ref(f.source);
        for (PieceRef& r : f.regs) v.ref(r);
    }
};

// Deflect: the damage prevented may be done to a unit of the player's choice.
struct DeflectFrame {
    PieceRef source;
    int16_t amount = 0;
    Seat controller;
    uint8_t spare = 0;
    static void visit(DeflectFrame& f, Visitor& v) { v.ref(f.source); }
};

// A small question in the middle of an effect.
enum class Ask : uint8_t { arena, number, toll, mix, intercept, freshArena, prevent, deflect, heal };
struct ChoiceFrame {
    PieceRef piece;
    int16_t amount = 0;  // the toll, or the most that may be named
    Ask what = Ask::arena;
    Seat who;
    PieceRef by = {};  // what prevents
    static void visit(ChoiceFrame& f, Visitor& v) {
        v.ref(f.piece);
        v.ref(f.by);
    }
};

// A hand is divided: its owner keeps a card, the opponent discards one, and so on.
struct HaggleFrame {
    Seat owner;
    uint8_t discards = 0;  // it is the opponent's turn
    static void visit(HaggleFrame&, Visitor&) {}
};

// Each player, Dark first, arena by arena.
struct CullFrame {
    uint8_t next = 0;  // seat * 3 + arena
    uint8_t least = 0;
    static void visit(CullFrame&, Visitor&) {}
};

// Something of a unit that its player decides: which Upkeep to pay, which of two unique units goes, who falls in its place.
struct UnitFrame {
    PieceRef unit, other;
    Seat seat;
    uint8_t last = 0;  // of Upkeep: the last unit that was looked at
    static void visit(UnitFrame& f, Visitor& v) {
        v.ref(f.unit);
        v.ref(f.other);
    }
};

// Effects that waited for this event: one after the other.
struct WakeFrame {
    Event event;
    uint16_t left = 0;  // those that were waiting when it happened
    uint16_t spare = 0;
    static void visit(WakeFrame& f, Visitor& v) { v.event(f.event); }
};

// A contest for a unique unit. The bids are open.
struct ContestFrame {
    PieceRef dark, light;
    uint16_t bid[2] = {};
    uint8_t begun = 0;  // a bit per seat that has made its first bid
    uint8_t passes = 0;
    Seat turn;
    uint8_t spare = 0;
    static void visit(ContestFrame& f, Visitor& v) {
        v.ref(f.dark);
        v.ref(f.light);
    }
};

// --- The state
// -----------------------------------------------------------------------------------------------------------------

inline constexpr int kEvents = 24;

struct State {
    using Book = language::Book;
    using Words = language::Words<Table>;
    using Pieces = PieceTable<PieceData, kMostPieces, kZoneCount, 2, uint8_t>;
    static constexpr Proc<language::AbilityFrame> kAbility{0};
    static constexpr Proc<language::EachFrame> kEach{1};
    static constexpr Proc<WindowFrame> kWindow{2};
    static constexpr Proc<SetupFrame> kSetup{3};
    static constexpr Proc<TurnFrame> kTurn{4};
    static constexpr Proc<CommandFrame> kBuildStep{5};
    static constexpr Proc<CommandFrame> kRetreatStep{6};
    static constexpr Proc<AttackFrame> kAttack{7};
    static constexpr Proc<RollFrame> kRoll{8};
    static constexpr Proc<RerollFrame> kReroll{9};
    static constexpr Proc<DamageFrame> kDamage{10};
    static constexpr Proc<PlayFrame> kPlay{11};
    static constexpr Proc<ContestFrame> kContest{12};
    static constexpr Proc<DeflectFrame> kDeflect{13};
    static constexpr Proc<ChoiceFrame> kChoice{14};
    static constexpr Proc<HaggleFrame> kHaggle{15};
    static constexpr Proc<CullFrame> kCull{16};
    static constexpr Proc<UnitFrame> kUpkeepStep{17};
    static constexpr Proc<UnitFrame> kOneOfTwo{18};
    static constexpr Proc<UnitFrame> kInItsPlace{19};
    static constexpr Proc<UnitFrame> kLeaveTapped{20};
    static constexpr Proc<WakeFrame> kWake{21};
    static constexpr bool kAsksNothingInVain = true;
    static constexpr RuleId kThenRule{};  // the document knows no "then"

    Core<17> core;
    Pieces pieces;
    TriggerPool waiting;                    // the pool of triggered abilities; `group` is the kind of chance they wait for
    FixedVec<PendingDamage, 6> pending;     // damage about to be done
    FixedVec<Roll, 2> rolls;                // dice on the table; the last are those in question
    FixedVec<Retaliation, 6> retaliations;  // what happens when the attack ends
    LastingEffects lasting;                 // effects for this attack, this battle phase, this turn and longer
    FixedVec<Later, 8> delayed;             // effects that wait for their moment
    UsedAbilities uses;                     // activated abilities used in this attack, roll, chance or turn
    uint16_t force[2] = {};
    uint16_t buildPoints[2] = {};
    uint16_t turns = 0;              // how many have begun
    FixedVec<uint8_t, 27> statics;   // face-up cards with static abilities; full: all are looked through
    uint8_t watchers[kEvents] = {};  // how many pieces in play watch each event
    uint8_t activated[2][4] = {};    // of each seat, per kind of chance: activated abilities in play that are for it
    Phase phase = Phase::setup;
    uint8_t idleTurns = 0;        // in a row, with empty decks, in which nothing changed
    uint8_t stirred = 0;          // something changed this turn
    uint8_t healthDue = 0;        // damage or health changed outside the damage procedure: look for fallen units
    uint8_t inBuildStep[2] = {};  // of each seat: activated abilities in play for the build step
    uint8_t pilots[2] = {};       // of each seat: Pilots in play, on units or not
    uint8_t uniques[2] = {};      // of each seat: unique cards in play
    uint8_t thisTurn = 0;       // TurnNote: arenas in which a unit has attacked, or would have; seats that lost a Character
    uint8_t lent = 0;           // cards of hands that are lent for one chance
    uint8_t strictUpkeep = 0;   // the format: a unit whose Upkeep cannot be paid is discarded
    uint8_t mayStayTapped = 0;  // cards in play that may be left tapped in the untap step

    // Everything outside frames and the piece table that refers to pieces.
    void visit(Visitor& v);
    void visitData(PieceData& d, Visitor& v) {
        Piece host{d.host};
        v.piece(host);
        d.host = static_cast<uint8_t>(host.n);
    }
    // Of a facedown card everybody sees the counters.
    void blankData(Piece p) { pieces.data(p) = {pieces.isIn(p, kBuild) ? pieces.data(p).counters : uint8_t{0}, 0, 0}; }
    static void entered(Table& t, Piece p);
    static void left(Table& t, Piece p);
    // An effect of a card waits for its moment.
    static void delay(Table& t, const language::Delayed& d);
    // Costs are paid: the disrupt chance comes before the effect, so the play procedure takes over.
    static bool paid(Table& t, language::AbilityFrame& f);
};
static_assert(std::has_unique_object_representations_v<Core<17>>);
static_assert(std::has_unique_object_representations_v<State::Pieces>);
static_assert(std::has_unique_object_representations_v<SetupFrame>);
static_assert(std::has_unique_object_representations_v<AttackFrame>);
static_assert(sizeof(State) <= 4096, "a TCG state is at most 4 KiB");

// --- Words by number: the tables in vocabulary.cpp have the same order
// ------------------------------------------------------------

// Bits of State::thisTurn.
constexpr uint8_t attackedIn(int arena) { return static_cast<uint8_t>(1u << (arena - kSpace)); }
constexpr uint8_t cameUpIn(int arena) { return static_cast<uint8_t>(32u << (arena - kSpace)); }
constexpr uint8_t lostCharacter(Seat seat) { return static_cast<uint8_t>(8u << seat.index()); }

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
    kEventCount,
    // no events: what else is counted in State::watchers
    kHasUpkeep = kNoEvent,
    kGoverns = kEventCount,  // static abilities that mean players
};
static_assert(kGoverns < kEvents);

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
    kPersona,   // what is equal for uniqueness although the names differ; 0: the name
    kSubtypes,  // a bit each, 30 to a slot
    kSubtypesMore,
    kSubtypesThird,
    kSubtypesLast,
    kPilots,  // which units it can be on: as subtypes
    kPilotsMore,
    kPilotsThird,
    kPilotsLast,
    kArenas_,  // Locations: where it may lie; Equipment: whom it fits. A bit per arena
    kFits,     // Equipment: one of these subtypes, if any
    kFitsMore,
    kFitsThird,
    kFitsLast,
    kEquipPoints,
    kEquipForce,
};
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

const language::Vocabulary& vocabulary();
const State::Words& words();

}  // namespace cantina::tcg
