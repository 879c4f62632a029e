// What the CCG's procedures remember between two decisions: their frames on the stack of the state (state.h).
#pragma once

#include "games/ccg/ids.h"
#include "kernel/table.h"
#include "language/words.h"

namespace cantina::ccg {

struct State;
using Table = cantina::Table<State>;

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
    static constexpr uint16_t kReact = 1024;      // a response in the opponent's turn (CCG-SP-REACT-01)
    static constexpr uint16_t kAnyPhase = 2048;   // its text names the time
    static constexpr uint16_t kPlaced = 4096;     // where in the row is chosen
    static constexpr uint16_t kThenOut = 8192;    // goes out of play afterwards, by the text that let it be played
    static constexpr uint16_t kAway = 16384;      // told to move away (CCG-MOVE-AWAY-01)
    static constexpr uint16_t kAsAnswer = 32768;  // an Immediate Effect that deploys as a response (CCG-EFF-IMM-01)
    Event answers;                                // what it responds to; nothing for a top-level action
    PieceRef card;  // played, deployed, moved, or whose text is used; the location of a battle or Force drain
    PieceRef targets[language::kRegisters];  // chosen at initiation, in the order of its text
    PieceRef holder;                         // the card that it will be stacked on instead of going to a pile
    uint16_t ability = 0;                    // of the book; 0: none
    uint16_t flags = 0;
    uint8_t kind = 0;  // ActionKind
    Seat performer;
    uint8_t chosen = 0;  // how many targets are chosen
    uint8_t place = 0;  // of a location: where in the row; of an Interrupt: the X that was used; of a transit: what was paid
    uint8_t sent = 0;   // deployed by a search that says where it goes: SearchFrame
    uint8_t discount = 0;  // of a card that deploys: how much Force less it costs
    uint16_t spare = 0;
    bool has(uint16_t flag) const { return (flags & flag) != 0; }
    static void visit(ActionFrame& f, Visitor& v) {
        v.event(f.answers);
        v.ref(f.card);
        for (PieceRef& r : f.targets) v.ref(r);
        v.ref(f.holder);
    }
};
static_assert(sizeof(ActionFrame) <= kFrameBytes);

// Cards that left the table or moved simultaneously: jointly on top of the stack (CCG-STK-SIM).
struct TogetherFrame {
    uint8_t event = 0;  // what happened to them
    Seat performer;     // by whose action
    Seat turn;          // whose opportunity to answer it is
    uint8_t passes = 0;
    Piece from;  // of cards that moved: the location that they left
    uint16_t spare = 0;
    FixedVec<Piece, 16> items;
    static void visit(TogetherFrame& f, Visitor& v) {
        v.piece(f.from);
        for (Piece& p : f.items) v.piece(p);
    }
};

// Cards that are about to be lost: each may be saved before those that are left are lost.
struct LoseFrame {
    Seat performer;
    uint8_t also = 0;      // an event beside "just lost" (EventId)
    uint8_t index = 0;     // which of them is asked about
    uint8_t together = 0;  // several at one moment
    Piece place;           // where it was forfeited
    uint16_t spare = 0;
    FixedVec<Piece, 16> items;
    static void visit(LoseFrame& f, Visitor& v) {
        v.piece(f.place);
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
    static constexpr uint8_t kFixed = 8;       // nothing reduces this loss
    static constexpr uint8_t kInitiated = 16;  // of a retrieval: it was told that it begins
    static constexpr uint8_t kStopped = 32;    // of a retrieval: it was canceled
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

enum SearchMode : uint8_t { kSearchTakes, kSearchDeploys, kSearchMayDeploy, kSearchPlays };

// Looking through one's own deck or pile for a card.
struct SearchFrame {
    static constexpr uint8_t kReshuffles = 1;  // the text says so
    static constexpr uint8_t kOwnTime = 2;     // what deploys does so at its own time
    static constexpr uint8_t kFailed = 4;      // there was no such card
    static constexpr uint8_t kFree = 8;        // what deploys does so for free
    static constexpr uint8_t kReacts = 16;     // what deploys does so as a react
    Seat seat;
    uint8_t to = 0;         // ZoneId: where what is taken goes
    uint8_t mode = 0;       // SearchMode
    uint8_t pile = 0;       // ZoneId
    uint16_t title = 0;     // of the card whose search it is
    uint16_t selector = 0;  // what is looked for, by the ability that runs below this frame
    uint8_t flags = 0;
    uint8_t function = 0;  // which text of that card
    uint8_t discount = 0;  // how much Force less what deploys costs
    uint8_t spare = 0;
    PieceRef goal;       // the one card or place that it deploys on or to
    PieceRef answered;   // of a react: where the battle or Force drain is
    uint16_t goals = 0;  // what it may deploy on or to, if that is no one card: a selector of the ability below
    bool saysWhere() const { return goal.some() || goals != 0; }
    static void visit(SearchFrame& f, Visitor& v) {
        v.ref(f.goal);
        v.ref(f.answered);
    }
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
    kPickRetrieveCard,  // selector: of the text that runs below; other: where the card goes
    kPickMoveAway,
    kPickGetOff,
    kPickShuttle,  // place: the starship, source: the shuttle vehicle, selector: 1 up, 2 down, 0 not yet known
    kPickDocked,   // place, source: the two starships
};

// Something done to one piece after the other, as long as its player picks one.
struct PickFrame {
    uint8_t mode = 0;  // PickMode
    Seat seat;
    uint8_t picked = 0;
    uint8_t most = 0;       // 0: any number
    uint16_t selector = 0;  // of kPickRetrieve: the name that what is picked has, or `other`
    uint16_t ability = 0;
    uint16_t other = 0;
    PieceRef place;       // where it happens
    PieceRef source;      // the card whose text it is
    uint8_t asked = 0;    // something was picked just now
    uint8_t stopped = 0;  // of a retrieval: it was canceled
    FixedVec<Piece, 12> done;
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

// A move over several locations (CCG-MOVE-THRU-03): the card is at each of them on its way.
struct PassFrame {
    PieceRef card;
    PieceRef here;  // where it was put last
    PieceRef to;
    Seat performer;
    uint8_t spare[3] = {};
    static void visit(PassFrame& f, Visitor& v) {
        v.ref(f.card);
        v.ref(f.here);
        v.ref(f.to);
    }
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

}  // namespace cantina::ccg
