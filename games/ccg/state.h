// The state of a match of the Star Wars CCG, on one page. Dark is seat 0, Light is seat 1.
//
// The stack of the rulebook (1.C) is the stack of frames: an action is an ActionFrame, what answers it lies in a window
// above it, and only the top can be answered because only the top frame runs. Cards lost together lie in one TogetherFrame.
#pragma once

#include "kernel/table.h"
#include "kernel/uses.h"
#include "kernel/values.h"
#include "language/abilities.h"

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
    kZoneCount
};

struct PieceData {
    static constexpr uint8_t kHit = 1, kBattled = 2, kMovedRegularly = 4, kDrained = 8, kInBattle = 16;
    Piece at;  // the location it is at, or the card it is on, aboard or stacked on
    uint8_t flags = 0;
    uint8_t spare = 0;
};

struct State;
using Table = cantina::Table<State>;

enum Phase : uint8_t { kActivate, kControl, kDeploy, kBattle, kMove, kDraw, kEndOfTurn, kEndOfBattle, kPhaseCount };

// --- frames

struct TurnFrame {
    uint8_t phase = 0;
    uint8_t spare[3] = {};
    static void visit(TurnFrame&, Visitor&) {}
};

// Top-level opportunities: of a phase, or of the weapons or damage segment of a battle.
struct OpportunityFrame {
    Seat turn;           // whose opportunity it is
    uint8_t passes = 0;  // in a row
    uint8_t acting = 0;  // an action was begun; what it reports is due
    uint8_t spare = 0;
    static void visit(OpportunityFrame&, Visitor&) {}
};

enum ActionKind : uint8_t { kTextAction, kPlayAction, kDeployAction, kMoveAction, kDrainAction, kBattleAction, kFireAction };

// An action of the stack: initiation (conditions, targets, costs), responses, result.
struct ActionFrame {
    static constexpr uint16_t kCancelled = 1, kFree = 2, kMustHappen = 4, kTopLevel = 8, kPaid = 16, kHadResult = 32,
                              kQuiet = 64, kPreempted = 128, kGrabbed = 256, kAnswered = 512;
    Event answers;         // what it responds to; nothing for a top-level action
    PieceRef card;         // played, deployed, moved, or whose text is used; the location of a battle or Force drain
    PieceRef targets[3];   // chosen at initiation, in the registers of its text
    PieceRef holder;       // the card that it will be stacked on instead of going to a pile
    uint16_t ability = 0;  // of the book; 0: none
    uint16_t flags = 0;
    uint8_t kind = 0;  // ActionKind
    Seat performer;
    uint8_t chosen = 0;  // how many targets are chosen
    uint8_t spare = 0;
    bool has(uint16_t flag) const { return (flags & flag) != 0; }
    static void visit(ActionFrame& f, Visitor& v) {
        v.event(f.answers);
        v.ref(f.card);
        for (PieceRef& r : f.targets) v.ref(r);
        v.ref(f.holder);
    }
};
static_assert(sizeof(ActionFrame) <= kFrameBytes);

// Cards that left the table simultaneously: jointly on top of the stack (CCG-STK-SIM).
struct TogetherFrame {
    uint8_t event = 0;  // what happened to them
    Seat performer;     // by whose action
    Seat turn;          // whose opportunity to answer it is
    uint8_t passes = 0;
    FixedVec<Piece, 16> items;
    static void visit(TogetherFrame& f, Visitor& v) {
        for (Piece& p : f.items) v.piece(p);
    }
};

enum ForceMode : uint8_t { kActivateForce, kUseForce, kLoseForce, kRetrieveForce, kDrawCards };

// Units of Force that move one at a time, each an action of its own.
struct ForceFrame {
    static constexpr uint8_t kAsCost = 1, kFromReserve = 2;
    uint8_t mode = 0;
    Seat seat;  // whose Force
    uint8_t flags = 0;
    uint8_t spare = 0;
    int16_t left = 0;
    int16_t moved = 0;
    PieceRef source;
    Seat performer;  // by whose action
    uint8_t spares[3] = {};
    static void visit(ForceFrame& f, Visitor& v) { v.ref(f.source); }
};

// Something that both players are told to do: the player whose turn it is says who goes first.
struct BothFrame {
    uint8_t mode = 0;  // ForceMode
    Seat first;
    uint8_t done = 0;
    uint8_t amount = 0;
    PieceRef source;
    static void visit(BothFrame& f, Visitor& v) { v.ref(f.source); }
};

enum DestinyKind : uint8_t { kPlainDestiny, kBattleDestiny, kWeaponDestiny };

// One destiny draw, from "about to draw" to the card in the Used Pile.
struct DestinyFrame {
    static constexpr uint8_t kCancelled = 1, kPreempted = 2;
    Seat seat;
    uint8_t kind = 0;
    uint8_t flags = 0;
    uint8_t spare = 0;
    Piece card;  // unresolved
    uint16_t spares = 0;
    int32_t value = 0;  // thousandths
    PieceRef source;    // the card that asks for it
    static void visit(DestinyFrame& f, Visitor& v) {
        v.piece(f.card);
        v.ref(f.source);
    }
};

// Looking through one's own deck or pile for a card.
struct SearchFrame {
    Seat seat;
    uint8_t type = 0;  // CardType
    uint8_t spare[2] = {};
    static void visit(SearchFrame&, Visitor&) {}
};

// The three segments of a battle. It is left at once when a side has no presence (CCG-BTL-03).
struct FightFrame {
    Seat drawer;        // whose battle destiny is being drawn
    uint8_t drawn = 0;  // how many players have had theirs
    uint8_t asked = 0;
    uint8_t spare = 0;
    static void visit(FightFrame&, Visitor&) {}
};

// The end of a phase, a battle or a turn: what must happen, then what may.
struct EndFrame {
    uint8_t phase = 0;  // Phase
    uint8_t event = 0;  // what optional actions answer; 0: none
    uint8_t spare[2] = {};
    static void visit(EndFrame&, Visitor&) {}
};

// The battle that is going on.
struct Battle {
    enum Segment : uint8_t { kNone, kInitiation, kWeapons, kPower, kDamage, kOver };
    Piece location;
    Seat initiator;
    uint8_t segment = kNone;
    uint8_t hasDestiny = 0;   // a bit per seat whose total battle destiny exists
    uint8_t damageTimes = 0;  // battle damage is multiplied by this, scheduled by cards; 0: not
    int16_t spare = 0;
    int32_t destiny[2] = {};  // total battle destiny, thousandths
    int32_t destinyChange[2] = {};
    int32_t attrition[2] = {};  // remaining against each player, thousandths
    int32_t damage[2] = {};     // remaining battle damage
};

struct State {
    using Book = language::Book;
    using Words = language::Words<Table>;
    using Pieces = PieceTable<PieceData, 160, kZoneCount>;
    static constexpr Proc<language::AbilityFrame> kAbility{0};
    static constexpr Proc<language::EachFrame> kEach{1};
    static constexpr Proc<WindowFrame> kWindow{2};
    static constexpr Proc<TurnFrame> kTurn{3};
    static constexpr Proc<OpportunityFrame> kOpportunities{4};
    static constexpr Proc<ActionFrame> kAction{5};
    static constexpr Proc<TogetherFrame> kTogether{6};
    static constexpr Proc<ForceFrame> kForceUnits{7};
    static constexpr Proc<BothFrame> kBoth{8};
    static constexpr Proc<DestinyFrame> kDestinyDraw{9};
    static constexpr Proc<SearchFrame> kSearch{10};
    static constexpr Proc<FightFrame> kFight{11};
    static constexpr Proc<EndFrame> kEnd{12};
    static constexpr Proc<NoFrame> kBattleOver{13};
    static constexpr RuleId kThenRule = "CCG-ACT-RES-01";

    Core<64> core;
    Pieces pieces;
    uint16_t spares = 0;                     // states have no padding
    FixedVec<Trigger, 24> waiting;           // automatic actions to resolve
    FixedVec<language::Delayed, 8> delayed;  // effects that wait for their moment
    FixedVec<Modifier, 40> modifiers;        // changed values, in the order they came into effect
    Uses<40> uses;                           // once per phase, turn, battle, game
    language::Watchers watchers;
    FixedVec<Piece, 16> row;       // the locations from left to right: neighbours are adjacent
    FixedVec<Piece, 15> justLost;  // lost as a battle ended at once: still to be answered
    Battle battle;
    Seat turn;          // whose turn it is
    uint8_t phase = 0;  // Phase
    uint16_t turnNumber = 0;
    int16_t activationLeft = 0;  // Force that may still be activated this phase
    uint16_t spare = 0;

    // Everything outside frames and the piece table that refers to pieces.
    void visit(Visitor& v) {
        for (language::Delayed& d : delayed) {
            v.ref(d.source);
            for (PieceRef& r : d.regs) v.ref(r);
        }
        for (Modifier& m : modifiers) {
            v.ref(m.target);
            v.ref(m.source);
        }
        for (Use& u : uses.list) v.ref(u.piece);
        for (Piece& p : row) v.piece(p);
        for (Piece& p : justLost) v.piece(p);
        v.piece(battle.location);
    }
    void visitData(PieceData& d, Visitor& v) { v.piece(d.at); }
    void blankData(Piece p) { pieces.data(p) = {}; }
    static void entered(Table& t, Piece p) { t.s.watchers.change(t.book().def(t.s.pieces.row(p).def).watches, 1); }
    static void left(Table& t, Piece p) {
        t.s.watchers.change(t.book().def(t.s.pieces.row(p).def).watches, -1);
        t.s.pieces.data(p) = {};
    }
};
static_assert(sizeof(State) <= 16 * 1024);

// --- words by number; the tables in vocabulary.cpp have the same order

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
    kFire
};
enum WindowId : uint8_t { kResponses, kAboutTo, kAutomaticOnly };
enum EndingId : uint8_t { kEndNone, kEndConcede, kEndLifeForce, kEndStalled };
enum Period : uint8_t { kPerPhase = 1, kPerTurn, kPerBattle, kPerGame };

enum CardType : uint8_t { kLocation = 1, kCharacter, kStarship, kEffect, kInterrupt, kWeapon };

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
    kStatCount,
    kForceLossStat,
    kDrainStat,
    kTotalDestinyStat,
    kTotalPowerStat
};
enum SlotId : uint8_t { kDarkIcons = 2 * kStatCount, kLightIcons, kInterruptKind, kUnique, kSubtype };
enum InterruptKind : uint8_t { kUsedInterrupt, kLostInterrupt };
enum KeywordId : uint8_t { kShelter, kImmuneToCancel };

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
};

const language::Vocabulary& vocabulary();
const State::Words& words();

}  // namespace cantina::ccg
