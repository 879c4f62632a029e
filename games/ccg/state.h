// The state of a match of the Star Wars CCG, on one page. Dark is seat 0, Light is seat 1. Its words and zones by number:
// ids.h; what lies on its stack: frames.h.
//
// The stack of the rulebook (1.C) is the stack of frames: an action is an ActionFrame, what answers it lies in a window
// above it, and only the top can be answered because only the top frame runs. Cards lost together lie in one TogetherFrame.
#pragma once

#include "games/ccg/frames.h"
#include "games/ccg/ids.h"
#include "kernel/table.h"
#include "kernel/uses.h"
#include "kernel/values.h"
#include "language/abilities.h"
#include "language/becomes.h"
#include "language/last_known.h"
#include "language/lasting_packed.h"
#include "language/log.h"

namespace cantina::ccg {

struct PieceData {
    static constexpr uint16_t kHit = 1, kBattled = 2, kMovedRegularly = 4, kDrained = 8, kInBattle = 16;
    static constexpr uint16_t kBarred = 32;       // may neither battle nor move this turn
    static constexpr uint16_t kReacted = 64;      // took part in a react this turn
    static constexpr uint16_t kPilot = 128;       // aboard as pilot or driver; without it a passenger or cargo
    static constexpr uint16_t kDisarmed = 256;    // its weapons may not be used this battle
    static constexpr uint16_t kImmune = 512;      // to attrition, decided when the damage segment began
    static constexpr uint16_t kSilent = 1024;     // its game text is canceled (rules/held.cpp)
    static constexpr uint16_t kSetOut = 2048;     // put on table by the starting card that is being resolved
    static constexpr uint16_t kRefused = 4096;    // a starting location that both players refused to have converted
    static constexpr uint16_t kCompleted = 8192;  // a Jedi Test
    static constexpr uint16_t kExcluded = 16384;  // from the battle that is going on: inactive until it ends
    static constexpr uint16_t kLasting = kHit | kPilot | kCompleted | kSilent;  // what a new turn leaves alone
    // More of them, in `marks`.
    static constexpr uint16_t kCaptive = 1;  // inactive under its escort, its prison or, unattended, at a place
    static constexpr uint16_t kFrozen = 2, kImprisoned = 4;
    static constexpr uint16_t kAttacked = 8;  // of a creature: this turn; of a location: an attack on a creature there
    static constexpr uint16_t kInAttack = 16;
    static constexpr uint16_t kWasReached = 32;   // an Utinni Effect by its target
    static constexpr uint16_t kAwake = 128;       // inactive, but its texts work in the attack on it (CCG-ATK-10)
    static constexpr uint16_t kTransferred = 64;  // between starships that are docked just now
    static constexpr uint16_t kJustMoved = 256;   // with others, by the action that is being completed
    static constexpr uint16_t kFired = 512;       // of a weapon: in this battle or attack
    static constexpr uint16_t kFiredAgain = 1024;
    static constexpr uint16_t kSuspendedMark = 2048;  // inactive as long as a text says so (rules/held.cpp)
    static constexpr uint16_t kUndercover = 4096;  // a spy: inactive, on the opponent's side of its site (rules/spies.cpp)
    static constexpr uint16_t kCovered = 8192;     // undercover because of a card that it bears
    // Of a location: its text for that side is canceled.
    static constexpr uint16_t kSilentDark = 16384, kSilentLight = 32768;
    Piece at;  // the location it is at, or the card it is on, aboard or stacked on
    uint16_t flags = 0;
    uint16_t marks = 0;
    Piece target;  // of an Utinni Effect; of a Jedi Test its apprentice; of a generic site a location of its planet
    Piece second;  // of a Jedi Test its mentor
    Piece weapon;  // the weapon that it used this turn (CCG-WEAP-USE-01)
    // Of two printed destinies the one chosen (1 or 2) and, above it, for which action of the stack; 0: open
    // (CCG-DEST-MULTI-01)
    uint8_t destinyLock = 0;
    uint8_t place = 0;   // of a location: its place in the row, counted from 1; of a card just lost: see LostOrderFrame
    uint8_t parsec = 0;  // of a Death Star that has moved: where it is, plus 1; `target` is what it orbits
    uint8_t spare[3] = {};
    uint16_t sinceHigh = 0;  // when it came to the table or to its place: its texts modify in that order
    uint16_t sinceLow = 0;
    uint32_t since() const { return uint32_t{sinceHigh} << 16 | sinceLow; }
    void arrive(uint32_t now) {
        sinceHigh = static_cast<uint16_t>(now >> 16);
        sinceLow = static_cast<uint16_t>(now);
    }
};

// What the last draws came to: texts compare with it, the battle adds it.
struct Destinies {
    int32_t total[2] = {};   // of each player, thousandths
    int32_t last = 0;        // the value of the last draw
    int32_t values[4] = {};  // of the draws of the last total, for what must match
    Piece card;              // of the last draw, while it is unresolved
    uint8_t count = 0;       // how many values
    uint8_t has = 0;         // a bit per player who has a total
    uint8_t locked = 0;      // some card has its destiny chosen
    uint8_t lastExists = 0;
    uint16_t spare = 0;
};

// What a completed Jedi Test made of its apprentice's ability, for as long as the apprentice is on table
// (CCG-SP-JEDITEST-03). Not a lasting effect of the card language: completing a test does that, whatever its text says.
struct Trained {
    PieceRef apprentice;
    PieceRef test;
    uint32_t since = 0;  // the test was completed: t.now()
    uint16_t title = 0;  // of the test
    uint16_t number = 0;
};

// A search that found nothing: not made again this turn.
struct FailedSearch {
    uint16_t title = 0;    // of the card whose search it was
    uint8_t function = 0;  // which of its texts
    uint8_t pile = 0;      // ZoneId
    Seat seat;             // whose
    uint8_t spare = 0;
    bool operator==(const FailedSearch&) const = default;
};

// The battle that is going on.
struct Battle {
    enum Segment : uint8_t { kNone, kInitiation, kWeapons, kPower, kDamage, kOver };
    Piece location;
    Seat initiator;
    uint8_t segment = kNone;
    uint8_t hasDestiny = 0;       // a bit per seat whose total battle destiny exists
    uint8_t damageTimes = 0;      // battle damage is multiplied by this, scheduled by cards; 0: not
    uint8_t timesIfWins[2] = {};  // the same for the opponent of a player who wins; 0: not
    uint8_t drew[2] = {};         // how many battle destinies each player drew
    uint8_t loser = 2;            // of the two players; 2: nobody, or not yet known
    uint8_t early = 0;            // it ended at once
    int32_t destiny[2] = {};      // total battle destiny, thousandths
    int32_t destinyChange[2] = {};
    int32_t powerDestiny[2] = {};      // added to total power
    int32_t attritionDestiny[2] = {};  // added to attrition against the opponent
    int32_t attrition[2] = {};         // remaining against each player, thousandths
    int32_t damage[2] = {};            // remaining battle damage
};

// The attack that is going on (rulebook 6, Attacks): its segments are those of a battle.
struct Attack {
    enum Kind : uint8_t { kOnCreature, kByCreature, kByParasite };
    Piece location, creature;
    Piece prey;     // what a creature attacks
    Seat attacker;  // the player who attacks, or whose creature does
    uint8_t segment = Battle::kNone;
    uint8_t kind = kOnCreature;
    uint8_t defeated = 0;  // the defender
    uint16_t spare = 0;
    int32_t ferocity = 0;  // thousandths, with the destinies drawn for it
    int32_t destiny = 0;   // that the player added to power
};

// What lies on the table, counted as cards come and go: most questions end here.
struct Tallies {
    uint8_t texts[kPhaseCount] = {};      // texts for top-level opportunities that could be used in each phase
    uint8_t mandatory[kPhaseCount] = {};  // of these the mandatory ones
    uint8_t fire = 0;                     // texts of weapons
    uint8_t crafts = 0;                   // starships and vehicles with room inside
    uint8_t masters = 0;                  // cards that generate a Force of their own
    uint8_t silenced = 0;                 // some text is canceled, or some card suspended
    uint8_t flips = 0;                    // texts that happen by themselves when their condition is met
    uint8_t creatures = 0;
    uint8_t captives = 0;
    uint8_t powerTexts = 0;  // texts for the power segment of a battle
    uint8_t powerPlays = 0;  // a bit per player who might hold an Interrupt for it: known from the side, as `answers` is
    uint8_t standIns = 0;    // cards that occupy their place for battles only (CCG-BTL-MAY-01..03)
    uint8_t seekers = 0;
    uint8_t undercover = 0;  // spies, and the cards that make some
};
static_assert(sizeof(Tallies) == 32);

// Cards of one player: a deck, and what starts outside it (README.md).
inline constexpr int kDeckSize = 60;
inline constexpr int kMostOutside = 40;
// Locations on the table: two decks of nothing else, and some that come from outside.
inline constexpr int kMostLocations = 127;
inline constexpr int kMostPlaces = kMostLocations + 1;  // where one more may lie
// Of a Death Star: from where it is, as many parsecs each way are a place of their own. A card's file cannot say more.
inline constexpr int kMostStarSpeed = 12;
static_assert(2 * kMostStarSpeed < kMostPlaces);

struct State {
    using Book = language::Book;
    using Words = language::Words<Table>;
    using Pieces = PieceTable<PieceData, 2 * (kDeckSize + kMostOutside), kZoneCount, 2, uint8_t>;
    static constexpr Proc<language::AbilityFrame> kAbility{0};
    static constexpr Proc<language::EachFrame> kEach{1};
    static constexpr Proc<WindowFrame> kWindow{2};
    static constexpr WindowRows kWindowRows{partOf("CCG-ACT-AUTO-04"), partOf("CCG-ACT-AUTO-04"), partOf("CCG-STK-07")};
    static constexpr language::AbilityRows kAbilityRows{partOf("CCG-ACT-RES-01"), partOf("CCG-ACT-TGT-01"),
                                                        partOf("CCG-ACT-OPT-01")};
    static constexpr Proc<TurnFrame> kTurn{3};
    static constexpr Proc<OpportunityFrame> kOpportunities{4};
    static constexpr Proc<ActionFrame> kAction{5};
    static constexpr Proc<TogetherFrame> kTogether{6};
    static constexpr Proc<ForceFrame> kForceUnits{7};
    static constexpr Proc<DestinyFrame> kDestinyDraw{8};
    static constexpr Proc<SearchFrame> kSearch{9};
    static constexpr Proc<FightFrame> kFight{10};
    static constexpr Proc<EndFrame> kEnd{11};
    static constexpr Proc<NoFrame> kBattleOver{12};
    static constexpr Proc<DrawsFrame> kDestinies{13};
    static constexpr Proc<DestinyChoiceFrame> kDestinyChoice{14};
    static constexpr Proc<UpToFrame> kUpTo{15};
    static constexpr Proc<SetupFrame> kSetup{16};
    static constexpr Proc<PickFrame> kPick{17};
    static constexpr Proc<DuelFrame> kDuel{18};
    static constexpr Proc<SpendFrame> kSpend{19};
    static constexpr Proc<LostOrderFrame> kLostOrder{20};
    static constexpr Proc<AttackFrame> kAttack{21};
    static constexpr Proc<NoFrame> kAttackOver{22};
    static constexpr Proc<ClashFrame> kClash{23};
    static constexpr Proc<CaptiveFrame> kCaptives{24};
    static constexpr Proc<PassFrame> kPassing{25};
    static constexpr Proc<LoseFrame> kLosses{26};
    static constexpr RuleId kThenRule = {};
    static constexpr RuleId kRandomRule = "CCG-RANDOM-01";

    Core<64> core;
    Pieces pieces;
    FixedVec<Trigger, 64> waiting;                  // automatic actions to resolve
    FixedVec<Answered, 99> answered;                // abilities that answered what a window is about
    FixedVec<language::Delayed, 12> delayed;        // effects that wait for their moment
    language::PackedLastingEffects<96, 8> lasting;  // forms among effects, for the period that they say
    FixedVec<Trained, 8> trained;                   // by Jedi Tests
    Uses<112> uses;                                 // once per phase, turn, battle, game
    language::Watchers watchers;
    FixedVec<Piece, kMostLocations> row;           // the locations from left to right: neighbours are adjacent
    FixedVec<Piece, Pieces::kCapacity> constants;  // cards on the table with texts that modify all the time
    // Per timing (response, before a play) and player: a bit per event that a card of his could answer from a hand. It is
    // known from the format and the side, never from what he holds.
    uint32_t answers[2][2][2] = {};
    uint8_t statTexts[96] = {};                       // how many of those texts are about each stat: most are about few
    FixedVec<Piece, Pieces::kCapacity - 1> speakers;  // cards on the table with texts for top-level opportunities
    Tallies tallies;
    Destinies destinies;
    FixedVec<Piece, Pieces::kCapacity - 1> justLost;  // lost as a battle ended at once: still to be answered
    Battle battle;
    Attack attack;
    Seat turn;          // whose turn it is
    uint8_t phase = 0;  // Phase
    uint16_t turnNumber = 0;
    int16_t activationLeft = 0;                 // Force that may still be activated this phase
    uint16_t barred = 0;                        // titles that may not react any more (CCG-SP-REACT-07)
    FixedVec<FailedSearch, 31> failedSearches;  // of this turn
    language::WatchedStates<24> becoming;       // abilities on the table that watch a condition
    language::LastFacts<40> lastFacts;          // of what has left play
    language::ActLog<39> log;                   // what cards ask about the past

    // Everything outside frames and the piece table that refers to pieces.
    void visit(Visitor& v) {
        for (language::Delayed& d : delayed) {
            v.ref(d.source);
            for (PieceRef& r : d.regs) v.ref(r);
        }
        lasting.visit(v);
        for (Trained& a : trained) {
            v.ref(a.apprentice);
            v.ref(a.test);
        }
        for (Answered& a : answered) v.ref(a.piece);
        for (Use& u : uses.list) v.ref(u.piece);
        for (Piece& p : row) v.piece(p);
        for (Piece& p : justLost) v.piece(p);
        for (Piece& p : constants) v.piece(p);
        for (Piece& p : speakers) v.piece(p);
        becoming.visit(v);
        lastFacts.visit(v);
        log.visit(v);
        v.piece(destinies.card);
        v.piece(battle.location);
        v.piece(attack.location);
        v.piece(attack.creature);
        v.piece(attack.prey);
    }
    void visitData(PieceData& d, Visitor& v) {
        v.piece(d.at);
        v.piece(d.target);
        v.piece(d.second);
    }
    void blankData(Piece p) { pieces.data(p) = {}; }
    // Where its texts work from.
    int textZone(Piece p) const {
        int kind = pieces.kindOf(p);
        return kind == kInactive && (pieces.data(p).marks & PieceData::kAwake) != 0 ? int{kTable} : kind;
    }
    // What continuous forms ask (language/continuous.h): whether a text counts, and to which players it speaks.
    static bool speaks(const Table& t, Piece source, const language::Ability& a);
    static uint32_t speaksTo(const Table& t, Piece source, const language::Ability& a);
    static void entered(Table& t, Piece p);
    static void left(Table& t, Piece p);
    static bool isSettled(const Table& t);
    static bool isWatched(const Table& t) { return !t.s.becoming.empty(); }
    static void became(Table& t, int mark);  // rules/responses.cpp
    static void told(Table& t, const Event& e) { language::noteAct(t, e); }
    // A place that was left is the source of its event, a place that was reached its object.
    static int32_t roleOf(const Table&, const Event& e, language::Role role) {
        return role == language::Role::from ? e.source.piece.n : e.object.piece.n;
    }
    static Seat choosesFirst(Table& t);       // who orders what both players do (rules/force.cpp)
    static void veil(State& s, Seat viewer);  // rules/veil.cpp
};
static_assert(sizeof(State) <= 20 * 1024);

static_assert(kAllStats <= sizeof(State::statTexts));

// No standing check would act: nobody is out of Life Force, no battle can end at once, nothing turns over.
inline bool State::isSettled(const Table& t) {
    auto lives = [&](int seat) {
        return t.s.pieces.size({kReserveDeck, seatAt(seat)}) + t.s.pieces.size({kForcePile, seatAt(seat)}) +
                   t.s.pieces.size({kUsedPile, seatAt(seat)}) >
               0;
    };
    const auto speaksOf = [&](Stat stat) {
        return t.s.statTexts[stat] != 0 || (!t.s.lasting.empty() && t.s.lasting.speaksOf(stat));
    };
    const bool holds =
        t.s.tallies.silenced != 0 || speaksOf(kTextCanceled) || speaksOf(kSuspended) || t.s.statTexts[kSideCanceled] != 0;
    bool fights = t.s.battle.segment == Battle::kWeapons || t.s.battle.segment == Battle::kPower;
    bool quiet = t.s.tallies.flips == 0 && t.s.tallies.creatures == 0 && t.s.attack.segment == Battle::kNone;
    return !fights && quiet && !holds && t.s.tallies.undercover == 0 && lives(0) && lives(1) && t.s.becoming.empty();
}

const language::Vocabulary& vocabulary();
const State::Words& words();

}  // namespace cantina::ccg
