// What the TCG's procedures remember between two decisions: their frames on the stack of the state (state.h).
#pragma once

#include "games/tcg/ids.h"
#include "kernel/table.h"
#include "language/words.h"

namespace cantina::tcg {

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
    PieceRef second;       // gets spillover hits
    Seat controller;       // of the attacking unit
    uint8_t rolled = 0;    // the dice have been rolled
    uint8_t over = 0;      // the attack has ended; its last chance is open
    uint8_t waited = 0;    // something waited for it: its opponent could have it attack
    uint8_t isBeyond = 0;  // the defending unit was attacked in its build zone
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
    uint16_t looks = 0;  // who falls is looked at next, and by whom
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
enum class Ask : uint8_t { arena, number, points, mix, intercept, freshArena, prevent, deflect, heal, wound };
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
    uint16_t which = 0;  // of those that were waiting when it happened: a bit each
    uint8_t done = 0;    // of equal ones that happen each time: how many did
    uint8_t spare = 0;
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

}  // namespace cantina::tcg
