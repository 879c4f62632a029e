// The state of a match of the Star Wars CCG, on one page. Dark is seat 0, Light is seat 1.
//
// The stack of the rulebook (1.C) is the stack of frames: an action is an ActionFrame, what answers it lies in a window
// above it, and only the top can be answered because only the top frame runs. Cards lost together lie in one TogetherFrame.
#pragma once

#include "games/ccg/ids.h"
#include "kernel/table.h"
#include "kernel/uses.h"
#include "kernel/values.h"
#include "language/abilities.h"

namespace cantina::ccg {

struct PieceData {
    static constexpr uint16_t kHit = 1, kBattled = 2, kMovedRegularly = 4, kDrained = 8, kInBattle = 16;
    static constexpr uint16_t kBarred = 32;       // may neither battle nor move this turn
    static constexpr uint16_t kReacted = 64;      // took part in a react this turn
    static constexpr uint16_t kPilot = 128;       // aboard as pilot or driver; without it a passenger or cargo
    static constexpr uint16_t kDisarmed = 256;    // its weapons may not be used this battle
    static constexpr uint16_t kImmune = 512;      // to attrition, decided when the damage segment began
    static constexpr uint16_t kSilent = 1024;     // its game text is canceled until the end of the turn
    static constexpr uint16_t kSetOut = 2048;     // put on table by the starting card that is being resolved
    static constexpr uint16_t kRefused = 4096;    // a starting location that both players refused to have converted
    static constexpr uint16_t kCompleted = 8192;  // a Jedi Test
    static constexpr uint16_t kExcluded = 16384;  // from the battle that is going on: inactive until it ends
    static constexpr uint16_t kLasting = kHit | kPilot | kCompleted;  // what a new turn leaves alone
    // More of them, in `marks`.
    static constexpr uint16_t kCaptive = 1;  // inactive under its escort, its prison or, unattended, at a place
    static constexpr uint16_t kFrozen = 2, kImprisoned = 4;
    static constexpr uint16_t kAttacked = 8;  // of a creature: this turn; of a location: an attack on a creature there
    static constexpr uint16_t kInAttack = 16;
    static constexpr uint16_t kWasReached = 32;   // an Utinni Effect by its target
    static constexpr uint16_t kAwake = 128;       // inactive, but its texts work in the attack on it (CCG-ATK-10)
    static constexpr uint16_t kTransferred = 64;  // between starships that are docked just now
    Piece at;                                     // the location it is at, or the card it is on, aboard or stacked on
    uint16_t flags = 0;
    uint16_t marks = 0;
    Piece target;  // of an Utinni Effect; of a Jedi Test its apprentice
    Piece second;  // of a Jedi Test its mentor
    Piece weapon;  // the weapon that it used this turn (CCG-WEAP-USE-01)
    // Of two printed destinies the one chosen (1 or 2) and, above it, for which action of the stack; 0: open
    // (CCG-DEST-MULTI-01)
    uint8_t destinyLock = 0;
    uint8_t place = 0;       // of a location: its place in the row, counted from 1; of a card just lost: see LostOrderFrame
    uint16_t sinceHigh = 0;  // when it came to the table or to its place: its texts modify in that order
    uint16_t sinceLow = 0;
    uint32_t since() const { return uint32_t{sinceHigh} << 16 | sinceLow; }
    void arrive(uint32_t now) {
        sinceHigh = static_cast<uint16_t>(now >> 16);
        sinceLow = static_cast<uint16_t>(now);
    }
};

struct State;
using Table = cantina::Table<State>;

// --- frames

struct TurnFrame {
    uint8_t phase = 0;
    uint8_t spare[3] = {};
    static void visit(TurnFrame&, Visitor&) {}
};

// Top-level opportunities: of a phase, or of the weapons or damage segment of a battle.
struct OpportunityFrame {
    Seat turn;              // whose opportunity it is
    uint8_t passes = 0;     // in a row
    uint8_t passed = 0;     // the same before the action that is going on: it may be taken back
    uint8_t takenBack = 0;  // half declared actions, since the last one that was initiated
    static constexpr uint8_t kMostTakenBack = 6;
    static void visit(OpportunityFrame&, Visitor&) {}
};

enum ActionKind : uint8_t {
    kTextAction,
    kPlayAction,
    kDeployAction,
    kMoveAction,
    kDrainAction,
    kBattleAction,
    kFireAction,
    kTransitAction,   // docking bay transit: the card is the docking bay
    kTransferAction,  // a weapon or device changes hands
    kShieldAction,    // a Defensive Shield is played from under a Starting Effect
    kReplaceAction,   // another version of a persona: the card is in hand, its target on table
    kAttackAction,    // a player's cards attack a creature: the card
    kCreatureAction,  // a creature attacks: `place` says which side it turns to
    kPrisonerAction,  // a captive changes hands
    kSeatAction,      // a pilot's place for a passenger's, or back
    kShuttleAction,   // a shuttle vehicle carries passengers: the card; its target is the starship
    kDockAction,      // two starships: the card and its target
};

// An action of the stack: initiation (conditions, targets, costs), responses, result.
struct ActionFrame {
    static constexpr uint16_t kCancelled = 1, kFree = 2, kMustHappen = 4, kTopLevel = 8, kPaid = 16, kHadResult = 32,
                              kQuiet = 64, kGrabbed = 128, kAnswered = 256, kPaidLate = 512;
    static constexpr uint16_t kReact = 1024;     // a response in the opponent's turn (CCG-SP-REACT-01)
    static constexpr uint16_t kAnyPhase = 2048;  // its text names the time
    static constexpr uint16_t kPlaced = 4096;    // where in the row is chosen
    static constexpr uint16_t kThenOut = 8192;   // goes out of play afterwards, by the text that let it be played
    Event answers;                               // what it responds to; nothing for a top-level action
    PieceRef card;         // played, deployed, moved, or whose text is used; the location of a battle or Force drain
    PieceRef targets[3];   // chosen at initiation, in the registers of its text
    PieceRef holder;       // the card that it will be stacked on instead of going to a pile
    uint16_t ability = 0;  // of the book; 0: none
    uint16_t flags = 0;
    uint8_t kind = 0;  // ActionKind
    Seat performer;
    uint8_t chosen = 0;  // how many targets are chosen
    uint8_t place = 0;   // of a location: where in the row; of an Interrupt: the X that was used
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

// Cards of one owner that were lost together: he says in which order they lie in his Lost Pile.
struct LostOrderFrame {
    Seat seat;
    uint8_t batch = 0;  // the cards that are still to be placed have this number (PieceData::place)
    uint8_t spare[2] = {};
    static void visit(LostOrderFrame&, Visitor&) {}
};

enum ForceMode : uint8_t { kActivateForce, kUseForce, kLoseForce, kRetrieveForce, kDrawCards };

// Units of Force that move one at a time, each an action of its own.
struct ForceFrame {
    static constexpr uint8_t kAsCost = 1, kFromReserve = 2, kAnnounced = 4;
    uint8_t mode = 0;
    Seat seat;  // whose Force
    uint8_t flags = 0;
    uint8_t from = 0;  // the zone that must be lost from first, plus 1; 0: none (CCG-LOSE-FROM-01)
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

// All draws that make one total (rulebook 1.F). A draw that stays unresolved until one is chosen waits in the pool.
struct DrawsFrame {
    static constexpr uint8_t kEach = 1;         // what is added is added to each draw, not to the total
    static constexpr uint8_t kOnlyInstead = 2;  // nothing may be drawn: only while CCG-DEST-ABOUT-01 is off
    static constexpr uint8_t kGiven = 4;        // how many is known
    static constexpr uint8_t kProtected = 8;    // a draw could not be modified
    static constexpr uint8_t kAgain = 16;       // a cancelled draw is redrawn
    static constexpr int kPool = 3;
    Seat seat;
    uint8_t kind = 0;
    uint8_t flags = 0;
    uint8_t slots = 0;    // how many draws the player is entitled to
    uint8_t limit = 0;    // how many cards may be drawn
    uint8_t used = 0;     // slots used up
    uint8_t counted = 0;  // cards drawn, as limits count them
    uint8_t values = 0;   // draws that have a value
    PieceRef source;      // the card that asks for them
    int32_t sum = 0;      // thousandths
    int32_t plus = 0;     // what the text adds
    uint8_t group = 0;    // draw this many ...
    uint8_t choose = 0;   // ... and choose this many; 0: no such group
    uint8_t drawn = 0;    // of the group
    uint8_t waiting = 0;  // in the pool
    Piece pool[kPool] = {};
    uint16_t spare = 0;
    int32_t poolValue[kPool] = {};
    static void visit(DrawsFrame& f, Visitor& v) {
        v.ref(f.source);
        for (Piece& p : f.pool) v.piece(p);
    }
};
static_assert(sizeof(DrawsFrame) <= kFrameBytes);

// One destiny draw, from "about to draw" to the card in the Used Pile.
struct DestinyFrame {
    static constexpr uint8_t kCancelled = 1;
    static constexpr uint8_t kSubstituted = 2;    // a value without a card
    static constexpr uint8_t kReset = 4;          // it cannot be modified any more
    static constexpr uint8_t kRedraw = 8;         // cancelled, and drawn anew
    static constexpr uint8_t kKept = 16;          // it stays unresolved until the group is drawn
    static constexpr uint8_t kResolving = 32;     // chosen from the group: only its completion is left
    static constexpr uint8_t kProtected = 64;     // it may not be modified
    static constexpr uint8_t kOnlyInstead = 128;  // see DrawsFrame
    Seat seat;
    uint8_t kind = 0;
    uint8_t flags = 0;
    uint8_t spare = 0;
    Piece card;  // unresolved
    uint16_t spares = 0;
    int32_t value = 0;  // thousandths
    bool has(uint8_t flag) const { return (flags & flag) != 0; }
    PieceRef source;  // the card that asks for it
    static void visit(DestinyFrame& f, Visitor& v) {
        v.piece(f.card);
        v.ref(f.source);
    }
};

// Which of two printed destinies a card has for this action.
struct DestinyChoiceFrame {
    PieceRef card;
    static void visit(DestinyChoiceFrame& f, Visitor& v) { v.ref(f.card); }
};

// "Up to": how many is asked first.
struct UpToFrame {
    uint8_t mode = 0;  // ForceMode
    Seat seat;
    uint8_t most = 0;
    uint8_t number = 0;
    PieceRef source;
    static void visit(UpToFrame& f, Visitor& v) { v.ref(f.source); }
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

enum SearchMode : uint8_t { kSearchTakes, kSearchDeploys, kSearchMayDeploy, kSearchPlays };

// Looking through one's own deck or pile for a card.
struct SearchFrame {
    static constexpr uint8_t kReshuffles = 1;  // the text says so
    static constexpr uint8_t kOwnTime = 2;     // what deploys does so at its own time
    static constexpr uint8_t kFailed = 4;      // there was no such card
    Seat seat;
    uint8_t type = 0;    // CardType; 0: any card
    uint8_t mode = 0;    // SearchMode
    uint8_t pile = 0;    // ZoneId
    uint16_t title = 0;  // of the card whose search it is
    uint8_t flags = 0;
    uint8_t function = 0;  // which text of that card
    int32_t named = 0;     // hash of the title that is looked for; 0: any of the type
    static void visit(SearchFrame&, Visitor&) {}
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

// The start of the game: starting cards, shuffling, starting hands (CCG-SETUP-*).
struct SetupFrame {
    Piece chosen[2] = {};  // secret until both are chosen
    uint8_t asked = 0;
    uint8_t refused = 0;    // a bit per player who will not have his location converted
    uint8_t resolving = 0;  // whose card is being resolved, counted from 1; 0: nobody's
    uint8_t illegal = 0;    // an instruction that must be carried out could not be
    static void visit(SetupFrame& f, Visitor& v) {
        for (int i = 0; i < 2; ++i) {
            v.secret(seatAt(i), &f.chosen[i], sizeof(Piece));
            v.piece(f.chosen[i]);
        }
    }
};

enum PickMode : uint8_t {
    kPickReactDeploy,
    kPickTransit,
    kPickRetrieve,
    kPickMoveAway,
    kPickLose,
    kPickGetOff,
    kPickShuttle,  // place: the starship, source: the shuttle vehicle, selector: 1 up, 2 down, 0 not yet known
    kPickDocked,   // place, source: the two starships
};

// Something done to one piece after the other, as long as its player picks one.
struct PickFrame {
    uint8_t mode = 0;  // PickMode
    Seat seat;
    uint8_t picked = 0;
    uint8_t most = 0;  // 0: any number
    uint16_t selector = 0;
    uint16_t ability = 0;
    PieceRef place;     // where it happens
    PieceRef source;    // the card whose text it is
    uint8_t asked = 0;  // something was picked just now
    uint8_t spare = 0;
    FixedVec<Piece, 8> done;
    static void visit(PickFrame& f, Visitor& v) {
        v.ref(f.place);
        v.ref(f.source);
        for (Piece& p : f.done) v.piece(p);
    }
};

// A duel (CCG-SP-DUEL-*): what both duelists add, who wins, what follows.
struct DuelFrame {
    PieceRef duelist[2];  // of Dark, of Light
    PieceRef source;
    Seat initiator;
    uint8_t drawn = 0;
    uint8_t draws = 0;  // destinies that each player adds
    uint8_t spare = 0;
    int32_t total[2] = {};
    static void visit(DuelFrame& f, Visitor& v) {
        for (PieceRef& r : f.duelist) v.ref(r);
        v.ref(f.source);
    }
};

// How much Force is used for something: asked before it is used.
struct SpendFrame {
    uint8_t mode = 0;  // SpendMode
    Seat seat;
    uint8_t most = 0;
    uint8_t number = 0;
    PieceRef source;
    static void visit(SpendFrame& f, Visitor& v) { v.ref(f.source); }
};

// The three segments of a battle. It is left at once when a side has no presence (CCG-BTL-03).
struct FightFrame {
    Seat drawer;        // whose battle destiny is being drawn
    uint8_t drawn = 0;  // how many players have had theirs
    uint8_t asked = 0;
    uint8_t spare = 0;
    static void visit(FightFrame&, Visitor&) {}
};

// The three segments of an attack. It is left at once when a side is gone (CCG-ATK-11).
struct AttackFrame {
    uint8_t asked = 0;
    uint8_t spare[3] = {};
    static void visit(AttackFrame&, Visitor&) {}
};

// Two creatures that met.
struct ClashFrame {
    PieceRef creature[2];
    uint8_t drawn = 0;
    uint8_t spare[3] = {};
    int32_t ferocity[2] = {};
    static void visit(ClashFrame& f, Visitor& v) {
        for (PieceRef& r : f.creature) v.ref(r);
    }
};

// A character who is captured, or a captive who is released: what becomes of it.
struct CaptiveFrame {
    PieceRef card;
    PieceRef place;  // where it happens
    Seat seat;       // who says what becomes of it
    uint8_t release = 0;
    uint8_t spare[2] = {};
    static void visit(CaptiveFrame& f, Visitor& v) {
        v.ref(f.card);
        v.ref(f.place);
    }
};

// The end of a phase, a battle or a turn: what must happen, then what may.
struct EndFrame {
    uint8_t phase = 0;    // Phase
    uint8_t event = 0;    // what optional actions answer; 0: none
    uint8_t resumes = 0;  // the phase that goes on afterwards
    uint8_t spare = 0;
    static void visit(EndFrame&, Visitor&) {}
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
    uint8_t spare = 0;
    int32_t destiny[2] = {};  // total battle destiny, thousandths
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
    uint8_t silenced = 0;                 // some text is canceled, or some card suspended, until the end of the turn
    uint8_t flips = 0;                    // texts that happen by themselves when their condition is met
    uint8_t creatures = 0;
    uint8_t captives = 0;
    uint8_t powerTexts = 0;  // texts for the power segment of a battle
    uint8_t powerPlays = 0;  // a bit per player who might hold an Interrupt for it: known from the side, as `answers` is
    uint8_t spare[3] = {};
};
static_assert(sizeof(Tallies) == 32);

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
    static constexpr Proc<DrawsFrame> kDestinies{14};
    static constexpr Proc<DestinyChoiceFrame> kDestinyChoice{15};
    static constexpr Proc<UpToFrame> kUpTo{16};
    static constexpr Proc<SetupFrame> kSetup{17};
    static constexpr Proc<PickFrame> kPick{18};
    static constexpr Proc<DuelFrame> kDuel{19};
    static constexpr Proc<SpendFrame> kSpend{20};
    static constexpr Proc<LostOrderFrame> kLostOrder{21};
    static constexpr Proc<AttackFrame> kAttack{22};
    static constexpr Proc<NoFrame> kAttackOver{23};
    static constexpr Proc<ClashFrame> kClash{24};
    static constexpr Proc<CaptiveFrame> kCaptives{25};
    static constexpr RuleId kThenRule = {};

    Core<64> core;
    Pieces pieces;
    FixedVec<Trigger, 24> waiting;           // automatic actions to resolve
    FixedVec<language::Delayed, 8> delayed;  // effects that wait for their moment
    FixedVec<Modifier, 40> modifiers;        // changed values, in the order they came into effect
    Uses<40> uses;                           // once per phase, turn, battle, game
    language::Watchers watchers;
    FixedVec<Piece, 24> row;        // the locations from left to right: neighbours are adjacent
    FixedVec<Piece, 47> constants;  // cards on the table with texts that modify all the time
    // Per timing (response, before a play) and player: a bit per event that a card of his could answer from a hand. It is
    // known from the format and the side, never from what he holds.
    uint32_t answers[2][2][2] = {};
    uint8_t statTexts[48] = {};    // how many of those texts are about each stat: most are about few
    FixedVec<Piece, 95> speakers;  // cards on the table with texts for top-level opportunities
    Tallies tallies;
    Destinies destinies;
    FixedVec<Piece, 15> justLost;  // lost as a battle ended at once: still to be answered
    Battle battle;
    Attack attack;
    Seat turn;          // whose turn it is
    uint8_t phase = 0;  // Phase
    uint16_t turnNumber = 0;
    int16_t activationLeft = 0;                // Force that may still be activated this phase
    uint16_t barred = 0;                       // titles that may not react any more (CCG-SP-REACT-07)
    FixedVec<FailedSearch, 9> failedSearches;  // of this turn

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
        for (Piece& p : constants) v.piece(p);
        for (Piece& p : speakers) v.piece(p);
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
    static void entered(Table& t, Piece p);
    static void left(Table& t, Piece p);
    static bool isSettled(const Table& t);
    static void veil(State& s, Seat viewer);  // rules/veil.cpp
};
static_assert(sizeof(State) <= 16 * 1024);

static_assert(kAllStats <= sizeof(State::statTexts));

// No standing check would act: nobody is out of Life Force, no battle can end at once, nothing turns over.
inline bool State::isSettled(const Table& t) {
    auto lives = [&](int seat) {
        return t.s.pieces.size({kReserveDeck, seatAt(seat)}) + t.s.pieces.size({kForcePile, seatAt(seat)}) +
                   t.s.pieces.size({kUsedPile, seatAt(seat)}) >
               0;
    };
    bool fights = t.s.battle.segment == Battle::kWeapons || t.s.battle.segment == Battle::kPower;
    bool quiet = t.s.tallies.flips == 0 && t.s.tallies.creatures == 0 && t.s.attack.segment == Battle::kNone;
    return !fights && quiet && lives(0) && lives(1);
}

const language::Vocabulary& vocabulary();
const State::Words& words();

}  // namespace cantina::ccg
