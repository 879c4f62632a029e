// Pebbles: a tiny invented game that uses every part of the kernel, for the kernel's own tests and as a pattern to copy.
//
// Two to four players. In turn: play a card from hand (pay its cost in pebbles), use a card's action, or pass. When all have
// passed in a row, everybody bids pebbles in secret; the highest bid wins the round's point (a tie gives none), bids are
// paid, everybody draws a card and gains pebbles. Three points win. Cards in camp react to what happens.
#pragma once

#include "kernel/secret.h"
#include "kernel/table.h"
#include "kernel/uses.h"
#include "kernel/values.h"
#include "language/abilities.h"
#include "language/continuous.h"
#include "language/log.h"

namespace cantina::pebbles {

enum ZoneId : uint8_t { kDeck, kHand, kCamp, kDiscard, kZoneCount };

enum PeriodId : uint8_t { kThisRound };

struct PieceData {
    uint8_t hurt = 0;
    uint8_t tired = 0;
};

struct State;
using Table = cantina::Table<State>;

struct TurnFrame {
    uint8_t passes = 0;
    Seat turn;
    static void visit(TurnFrame&, Visitor&) {}
};
struct HurtFrame {
    PieceRef target;
    PieceRef source;
    int16_t amount = 0;
    uint16_t spare = 0;
    static void visit(HurtFrame& f, Visitor& v) {
        v.ref(f.target);
        v.ref(f.source);
    }
};

struct State {
    using Book = language::Book;
    using Words = language::Words<Table>;
    using Pieces = PieceTable<PieceData, 120, kZoneCount>;
    static constexpr Proc<language::AbilityFrame> kAbility{0};
    static constexpr Proc<language::EachFrame> kEach{1};
    static constexpr Proc<WindowFrame> kWindow{2};
    static constexpr WindowRows kWindowRows{partOf("PEB-ORDER"), partOf("PEB-ORDER"), partOf("PEB-ANSWER")};
    static constexpr language::AbilityRows kAbilityRows{partOf("PEB-ABILITY"), partOf("PEB-CHOOSE"), partOf("PEB-MAY")};
    static constexpr Proc<TurnFrame> kTurn{3};
    static constexpr Proc<SecretFrame> kBid{4};
    static constexpr Proc<HurtFrame> kHurt{5};
    static constexpr RuleId kSecretRow = partOf("PEB-BID-01");
    static constexpr RuleId kThenRule = "PEB-THEN";

    Core<24> core;
    Pieces pieces;
    FixedVec<Trigger, 16> waiting;           // triggered abilities to resolve
    FixedVec<Answered, 9> answered;          // abilities that answered what a window is about
    FixedVec<language::Delayed, 8> delayed;  // effects that wait for their moment
    FixedVec<Modifier, 8> modifiers;
    language::ActLog<13> log;  // what cards ask about the past
    language::ContinuousCards<15> continuous;
    Uses<16> uses;
    language::Watchers watchers;
    uint8_t pebbles[kMaxSeats] = {};
    uint8_t points[kMaxSeats] = {};
    uint8_t round = 0;
    uint8_t spare[5] = {};  // states have no padding

    // Everything outside frames and the piece table that refers to pieces.
    void visit(Visitor& v) {
        for (language::Delayed& d : delayed) {
            v.ref(d.source);
            for (PieceRef& r : d.regs) v.ref(r);
        }
        for (Answered& a : answered) v.ref(a.piece);
        for (Modifier& m : modifiers) {
            v.ref(m.target);
            v.ref(m.source);
        }
        for (Use& u : uses.list) v.ref(u.piece);
        log.visit(v);
        continuous.visit(v);
    }
    static void told(Table& t, const Event& e) { language::noteAct(t, e); }
    void visitData(PieceData&, Visitor&) {}
    void blankData(Piece p) { pieces.data(p) = {}; }
    static void entered(Table& t, Piece p) {
        t.s.watchers.change(t.book().def(t.s.pieces.row(p).def).watches, 1);
        t.s.continuous.enter(t.book(), p, t.s.pieces.row(p).def);
    }
    static void left(Table& t, Piece p) {
        t.s.watchers.change(t.book().def(t.s.pieces.row(p).def).watches, -1);
        t.s.pieces.data(p) = {};
        t.s.continuous.leave(t, p);
    }
};

// Words by number; the tables in vocabulary.cpp have the same order.
enum EventId : uint8_t { kNoEvent, kPlayed, kHurtDone, kAboutToHurt, kRoundEnds };
enum TimingId : uint8_t { kAfter, kReaction, kBefore, kAction, kOnPlay, kConstant };
enum WindowId : uint8_t { kAfterWindow, kBeforeWindow };
enum EndingId : uint8_t { kEndNone, kEndConcede, kEndPoints, kEndRounds };
enum SlotId : uint8_t { kCost, kStrength };
enum ActId : uint8_t { kPlay = 1, kUse, kReact };

const language::Vocabulary& vocabulary();
const State::Words& words();

void hurt(Table& t, PieceRef target, PieceRef source, int amount);

}  // namespace cantina::pebbles
