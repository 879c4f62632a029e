// The whole state of a TCG match: pieces and timing state. Its zones and words by number: ids.h; what lies on its stack:
// frames.h.
//
// Seat 0 is the Dark Side, seat 1 the Light Side (TCG-GEN-01). Dark acts first wherever both could act (TCG-GEN-05).
// What several procedures share by the rules is timing state with a name: the pool of waiting triggers, pending damage, the
// dice on the table, effects that last.
#pragma once

#include "games/tcg/frames.h"
#include "games/tcg/ids.h"
#include "games/tcg/lasting.h"
#include "kernel/table.h"
#include "language/abilities.h"
#include "language/becomes.h"
#include "language/continuous.h"
#include "language/last_known.h"
#include "language/log.h"

namespace cantina::tcg {

struct PieceData {
    static constexpr bool kEdited = true;  // written through edit() (kernel/moves.h): State::edited hears of it
    static constexpr uint8_t kTapped = 1, kAttacked = 2, kMoved = 4;  // kMoved: a Pilot in this build step
    static constexpr uint8_t kCorrupted = 8;                          // a unit with a corruption counter
    static constexpr uint8_t kHeld = 128;  // of a unit: left tapped now; of a hand: lent for one chance; out of play: aside
    uint8_t counters = 0;  // build counters on a facedown card, damage counters on a unit face up: never both
    uint8_t flags = 0;     // and, from bit 4 on, the arena of a Location
    uint8_t host = 0;      // a card in kOn: the unit it is on (its piece's number)
    uint8_t stunned = 0;   // so much less power this turn (TCG-KW-STU-01)
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
    Preventer barred = Preventer::none;  // what cannot prevent it
};

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
    // What they show, added up.
    int sum() const {
        int n = 0;
        for (int face = 1; face <= 6; ++face) n += face * showing[face - 1];
        return n;
    }
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

// --- The state
// -----------------------------------------------------------------------------------------------------------------

struct State {
    using Book = language::Book;
    using Words = language::Words<Table>;
    using Pieces = PieceTable<PieceData, kMostPieces, kZoneCount, 2, uint8_t>;
    static constexpr Proc<language::AbilityFrame> kAbility{0};
    static constexpr Proc<language::EachFrame> kEach{1};
    static constexpr Proc<WindowFrame> kWindow{2};
    static constexpr WindowRows kWindowRows{partOf("TCG-TRG-06"), partOf("TCG-GEN-05"), partOf("TCG-POP-02")};
    static constexpr language::AbilityRows kAbilityRows{partOf("TCG-ACTV-02"), partOf("TCG-FX-01"), partOf("TCG-PHR-01")};
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
    static constexpr Proc<UnitFrame> kUpkeepStep{15};
    static constexpr Proc<UnitFrame> kOneOfTwo{16};
    static constexpr Proc<UnitFrame> kInItsPlace{17};
    static constexpr Proc<UnitFrame> kLeaveTapped{18};
    static constexpr Proc<WakeFrame> kWake{19};
    static constexpr bool kAsksNothingInVain = true;
    static constexpr RuleId kThenRule{};  // the document knows no "then"

    Core<17> core;
    Pieces pieces;
    FixedVec<Trigger, 32> waiting;          // the pool of triggered abilities; `group` is the kind of chance they wait for
    uint16_t turns = 0;                     // how many have begun
    FixedVec<PendingDamage, 6> pending;     // damage about to be done
    FixedVec<Roll, 2> rolls;                // dice on the table; the last are those in question
    FixedVec<Retaliation, 6> retaliations;  // what happens when the attack ends
    LastingEffects lasting;                 // effects for this attack, this battle phase, this turn and longer
    FixedVec<Slashing, 4> slashing;         // units that attack one unit after the other this turn
    language::ContinuousCards<27> continuous;  // cards in play that say what holds
    FixedVec<language::Delayed, 16> delayed;   // effects that wait for their moment; `number`: how many equal ones
    language::ActLog<47> log;                  // what cards ask about the past
    UsedAbilities uses;                        // activated abilities used in this attack, roll, chance or turn
    FixedVec<Bite, 8> bites;                   // whom units that bite attacked last
    FixedVec<uint16_t, 20> played[2];  // of each seat: Battle cards that it played this turn, where some card copies them
    uint16_t force[2] = {};
    uint16_t buildPoints[2] = {};
    uint8_t watchers[kEvents] = {};  // how many pieces in play watch each event
    uint8_t activated[2][4] = {};    // of each seat, per kind of chance: activated abilities in play that are for it
    Phase phase = Phase::setup;
    uint8_t idleTurns = 0;                 // in a row, with empty decks, in which nothing changed
    uint8_t stirred = 0;                   // something changed this turn
    uint8_t healthDue = 0;                 // damage or health may have changed: look for fallen units
    uint8_t inBuildStep[2] = {};           // of each seat: activated abilities in play for the build step
    uint8_t pilots[2] = {};                // of each seat: Pilots in play, on units or not
    uint8_t uniques[2] = {};               // of each seat: unique cards in play
    uint8_t thisTurn = 0;                  // TurnNote: arenas in which a unit has attacked, or would have
    uint8_t lent = 0;                      // cards of hands that are lent for one chance
    uint8_t strictUpkeep = 0;              // the format: a unit whose Upkeep cannot be paid is discarded
    uint8_t mayStayTapped = 0;             // cards in play that may be left tapped in the untap step
    uint8_t reversed = 0;                  // the battles of this turn are fought in the other order
    uint8_t stunned = 0;                   // some unit has less power this turn: PieceData::stunned
    language::WatchedStates<16> becoming;  // abilities in play that watch a condition
    language::LastFacts<16> lastFacts;     // of what has left play

    // Everything outside frames and the piece table that refers to pieces.
    void visit(Visitor& v);
    void visitData(PieceData& d, Visitor& v) {
        Piece host{d.host};
        v.piece(host);
        d.host = static_cast<uint8_t>(host.n);
    }
    // Of a facedown card everybody sees the counters.
    void blankData(Piece p) {
        pieces.writable(p) = {pieces.isIn(p, kBuild) ? pieces.data(p).counters : uint8_t{0}, 0, 0, 0};
    }
    static void entered(Table& t, Piece p);
    static void left(Table& t, Piece p);
    // Hooks of kernel/moves.h: what follows from a change is found out there (State::stirred, State::healthDue).
    static void edited(Table& t, Piece p, const PieceData& before);
    static void moved(Table& t, Piece p, Zone from, Zone to);
    static bool speaks(Table& t, Piece source, const language::Ability& a);
    static bool conditionCounts(Table& t);
    static bool isWatched(const Table& t) { return !t.s.becoming.empty(); }
    static void became(Table& t, int mark);  // rules/triggers.cpp
    static int32_t roleOf(Table& t, const Event& e, language::Role role);
    // A condition of an effect that lasts may hold later: "as long as" is asked whenever the effect is looked at.
    static constexpr bool kMayHoldLater = true;
    static bool begins(Table& t, language::Lasting& l, const language::AbilityFrame& f);
    static bool holdsNow(Table& t, const language::Lasting& l);
    // An effect of a card waits for its moment.
    static void delay(Table& t, const language::Delayed& d);
    // TCG-GEN-05: of both players Dark goes first.
    static Seat firstOfAll(Table& t);
    // Costs are paid: the disrupt chance comes before the effect, so the play procedure takes over.
    static bool paid(Table& t, language::AbilityFrame& f);
};
static_assert(std::has_unique_object_representations_v<Core<17>>);
static_assert(std::has_unique_object_representations_v<State::Pieces>);
static_assert(std::has_unique_object_representations_v<SetupFrame>);
static_assert(std::has_unique_object_representations_v<AttackFrame>);
static_assert(sizeof(State) <= 9 * 1024, "a TCG state is at most 9 KiB, with its log (decision 100)");

const language::Vocabulary& vocabulary();
const State::Words& words();

}  // namespace cantina::tcg
