// The LCG's seats, and what its procedures remember between two decisions: their frames on the stack of the state (state.h).
#pragma once

#include "kernel/table.h"
#include "language/words.h"

namespace cantina::lcg {

inline constexpr Seat kDark = seatAt(0);
inline constexpr Seat kLight = seatAt(1);
inline constexpr Seat other(Seat s) { return s == kDark ? kLight : kDark; }

struct State;
using Table = cantina::Table<State>;

struct SetupFrame {
    Seat turn = kDark;
    uint8_t spare[3] = {};
    static void visit(SetupFrame&, Visitor&) {}
};
struct TurnFrame {
    uint32_t unused = 0;
    static void visit(TurnFrame&, Visitor&) {}
};
// One phase ends and another begins.
struct PhaseFrame {
    static constexpr uint8_t kNone = 255;
    uint8_t ends = kNone;
    uint8_t begins = kNone;
    uint8_t spare[2] = {};
    static void visit(PhaseFrame&, Visitor&) {}
};
// Any number of tokens is discarded from a unit.
struct StripFrame {
    PieceRef unit;
    PieceRef source;
    uint8_t kind = 0;  // TokenId
    uint8_t done = 0;
    uint16_t spare = 0;
    static void visit(StripFrame& f, Visitor& v) {
        v.ref(f.unit);
        v.ref(f.source);
    }
};
// Something that can be interrupted and reacted to, and what it does in between.
struct ConditionFrame {
    static constexpr uint8_t kReopened = 1;  // only with a rule switched off
    static constexpr uint8_t kResolved = 2;
    static constexpr uint8_t kHappened = 4;       // nobody could interrupt: only reactions are due
    static constexpr uint8_t kUninterrupted = 8;  // nobody could interrupt: it happens now
    Event event;
    Zone to;  // where a card goes that leaves play
    uint8_t how = 0;
    uint8_t flags = 0;
    static void visit(ConditionFrame& f, Visitor& v) { v.event(f.event); }
};
struct DealFrame {
    PieceRef target;
    PieceRef source;
    Seat dealer;
    uint8_t amount = 0;
    uint8_t index = 0;  // which assigned card is being looked at
    uint8_t group = 0;
    uint8_t moved = 0;  // from another card: it is not dealt
    uint8_t icons = 0;  // by the combat icons of its source
    uint8_t spare[2] = {};
    static void visit(DealFrame& f, Visitor& v) {
        v.ref(f.target);
        v.ref(f.source);
    }
};
struct FocusFrame {
    PieceRef target;
    PieceRef source;
    Seat by;
    uint8_t amount = 0;
    uint8_t asked = 0;
    uint8_t icons = 0;  // by the tactics icons of its source
    static void visit(FocusFrame& f, Visitor& v) {
        v.ref(f.target);
        v.ref(f.source);
    }
};
struct PayFrame {
    PieceRef card;
    Piece last;  // what was focused last: a set of cards is picked in one order only
    uint8_t cost = 0;
    uint8_t matched = 0;
    uint8_t only = 0;    // spent by a text: all of it comes from cards of this affiliation, if there is one
    uint8_t spends = 0;  // by a text: so much in all
    Seat payer;
    uint8_t spare = 0;
    static void visit(PayFrame& f, Visitor& v) {
        v.ref(f.card);
        v.piece(f.last);
    }
};
struct PlayFrame {
    PieceRef card;
    PieceRef host;
    uint8_t cost = 0;
    uint8_t attaches = 0;  // a unit that is played as an enhancement
    uint8_t joins = 0;     // it enters play as a participating unit
    uint8_t spare = 0;
    static void visit(PlayFrame& f, Visitor& v) {
        v.ref(f.card);
        v.ref(f.host);
    }
};
struct EngagementFrame {
    PieceRef objective;
    Piece last;     // declared last
    Seat attacker;  // the active player
    Seat turn;      // whose strike it is
    static void visit(EngagementFrame& f, Visitor& v) {
        v.ref(f.objective);
        v.piece(f.last);
    }
};
struct EdgeFrame {
    Seat attacker;
    Seat turn;
    uint8_t passes = 0;  // in a row
    uint8_t out = 0;     // a bit per seat that passed (only with a rule switched off it stays out)
    uint8_t total[2] = {};
    uint8_t running = 0;  // a fate card's effect was called
    uint8_t alone = 0;    // there are no defenders
    Piece fate;           // the fate card that is being resolved
    uint8_t again = 0;    // how often it may be resolved once more
    uint8_t told = 0;     // how many of the two edge stacks have been told of
    static void visit(EdgeFrame& f, Visitor& v) { v.piece(f.fate); }
};
struct StrikeFrame {
    PieceRef unit;
    PieceRef target;
    uint8_t done = 0;     // a bit per icon type
    uint8_t type = 0;     // being resolved
    uint8_t left = 0;     // tactics icons to spend, unit damage to divide
    uint8_t divided = 0;  // some of the unit damage has been assigned
    static void visit(StrikeFrame& f, Visitor& v) {
        v.ref(f.unit);
        v.ref(f.target);
    }
};

}  // namespace cantina::lcg
