// What the procedures of the rules remember between two decisions: their frames.
#pragma once

#include "games/destiny/piece_set.h"
#include "kernel/moves.h"

namespace cantina::destiny {

using language::AbilityFrame;
using language::CardDef;
using language::Did;

// --- frames: what a procedure remembers between two decisions
// --------------------------------------------------------------------

struct RoundFrame {
    Seat turn;             // whose turn it is
    uint8_t passes = 0;    // turns in a row that were passed
    uint8_t passed = 0;    // a bit per seat that passed this round (used only with DST-ACT-PASS-01 off)
    uint8_t upkeep = 0;    // whose hand is being refilled
    uint8_t underway = 0;  // a scenario begins in the middle of the phase
    uint8_t idle = 0;      // first edition: actions in a row that changed nothing
    uint8_t early = 0;     // additional actions come before the first turn
    uint8_t spare = 0;
    PieceSet out;  // hand cards picked to be discarded in upkeep
    static void visit(RoundFrame& f, Visitor& v) { f.out.visitPicks(v); }
};

struct ActionFrame {
    Seat seat;
    uint8_t additional = 0;  // it is an additional action: declining it is no pass
    uint8_t returned = 0;    // how many actions were begun and came to nothing
    uint8_t opened = 0;      // abilities "before you take an action" have had their moment
    uint8_t begun = 0;       // one of them did something: the action is taken now
    uint8_t verb = 0;        // which action it was
    uint8_t told = 0;        // it is over, and was announced
    uint8_t spare = 0;
    static void visit(ActionFrame&, Visitor&) {}
};

// The seven steps of playing a card. Everything chosen before the payment lies here.
struct PlayFrame {
    PieceRef card;
    PieceRef host;      // an upgrade's target
    PieceRef replaced;  // the upgrade that goes
    int16_t less = 0;   // by which the cost is lowered
    Seat seat;
    uint8_t byEffect = 0;  // played through a card and not as an action
    uint8_t from = kHand;  // where it lay: its owner's hand or discard pile
    uint8_t ambush = 0;    // a card gave it Ambush
    static void visit(PlayFrame& f, Visitor& v) {
        v.ref(f.card);
        v.ref(f.host);
        v.ref(f.replaced);
    }
};

struct ResolveCardFrame {
    PieceRef card;
    PieceRef host;
    PieceRef replaced;
    uint16_t marks = 0;     // kWasLast, kAmbushed
    uint8_t place = 0;      // how many additional actions waited when it began: its own comes before later ones
    uint8_t cancelled = 0;  // its effects were replaced
    static void visit(ResolveCardFrame& f, Visitor& v) {
        v.ref(f.card);
        v.ref(f.host);
        v.ref(f.replaced);
    }
};

struct ActivateFrame {
    PieceRef card;
    uint16_t evenExhausted = 0;  // a card allows it
    static void visit(ActivateFrame& f, Visitor& v) { v.ref(f.card); }
};

// What is remembered of a card in the queue, in the amount of its event.
inline constexpr uint16_t kWasLast = 1, kAmbushed = 2;

// The action: dice of one symbol, one after the other. Through a card: dice of any symbols.
struct ResolveDiceFrame {
    // From kMost on: how many at most, 0 any.
    static constexpr uint8_t kThroughCard = 1, kRemoveRest = 2, kOneSymbol = 4, kMost = 16;
    static_assert(kMostPieces < 256);
    uint8_t dieNumber = 0;  // the one that is being resolved
    uint8_t ofNumber = 0;   // only dice of this card; none: of any
    uint8_t symbol = 0;     // as which it is resolved
    uint8_t how = 0;
    uint8_t used = 0;  // how many dice were resolved in this action, modifiers included
    DiceMarks dice;    // which, and the modifiers that go with the one that is being resolved
    Piece die() const { return Piece{dieNumber}; }
    Piece of() const { return Piece{ofNumber}; }
    static void visit(ResolveDiceFrame& f, Visitor& v) {
        for (uint8_t* n : {&f.dieNumber, &f.ofNumber}) {
            Piece p{*n};
            v.piece(p);
            *n = static_cast<uint8_t>(p.n);
        }
        f.dice.visit(v);
    }
};

// One side takes effect: of a die in a pool, or of a die that is nowhere in play.
struct SideFrame {
    static constexpr uint8_t kUnchosen = 0xFF;
    static constexpr uint8_t kStays = 1, kRerolled = 2;
    static constexpr uint8_t kAsShown = 0xFF, kAsked = 0xFE, kOtherwise = 0xFD;
    PieceRef die;     // none: only the side
    PieceRef card;    // its card, wherever that is
    PieceRef target;  // chosen character
    uint16_t def = 0;
    int16_t value = 0;
    Seat opponent;            // chosen opponent
    uint8_t side = 0;         // kUnchosen: the player picks one
    uint8_t special = 0;      // which of several special abilities
    uint8_t stays = 0;        // the die is not returned to its card, or is rerolled where it is
    uint8_t unblockable = 0;  // a card says so
    uint8_t quiet = 0;        // an ability of the side is used, no die is resolved
    uint8_t as = kAsShown;  // the symbol as which it is resolved; kAsked: one of those that it may count as; kOtherwise: any
                            // other one
    uint8_t everyone = 0;   // against each of an opponent's characters
    static void visit(SideFrame& f, Visitor& v) {
        v.ref(f.die);
        v.ref(f.card);
        v.ref(f.target);
    }
};

// Before a die is resolved with modifiers: what comes before each of them.
struct JoinedFrame {
    PieceSet dice;
    uint8_t dieNumber = 0;  // the one before which it is now
    uint8_t raised = 0;     // how much higher the values of all of them were made
    uint16_t spare = 0;
    static void visit(JoinedFrame& f, Visitor& v) {
        f.dice.visit(v);
        Piece p{f.dieNumber};
        v.piece(p);
        f.dieNumber = static_cast<uint8_t>(p.n);
    }
};

struct RerollFrame {
    PieceRef card;  // the card to discard
    PieceSet dice;
    static void visit(RerollFrame& f, Visitor& v) {
        v.ref(f.card);
        f.dice.visit(v);
    }
};

struct ClaimFrame {
    uint32_t unused = 0;
    static void visit(ClaimFrame&, Visitor&) {}
};

struct TurnFrame {
    static constexpr uint8_t kAny = 0xFF, kDamage = 0xFE, kNoDamage = 0xFD, kOfValue = 0x40;
    static constexpr int kMostValue = 0x7F;
    PieceRef die;
    uint8_t wanted = kAny;  // a symbol, one of the above, or from kOfValue on the value of the side
    uint8_t spare = 0;
    static void visit(TurnFrame& f, Visitor& v) { v.ref(f.die); }
};

struct FocusFrame {
    Piece last;        // the die turned last: only later ones follow, so that there is one path per set
    int16_t left = 0;  // dice that may still be turned
    uint8_t wanted = TurnFrame::kAny;
    uint8_t spare = 0;
    static void visit(FocusFrame& f, Visitor& v) { v.piece(f.last); }
};

// Damage or shields that a player distributes among characters of their own: all assigned first, then all at once.
struct SpreadFrame {
    PieceRef source;
    static constexpr int kMost = 14;
    FixedVec<Piece, kMost> whom;
    uint8_t give[kMost] = {};  // beside `whom`
    int16_t left = 0;          // still to be assigned
    uint8_t symbol = 0;        // kShield: shields; otherwise the kind of damage, kBlank: of no kind
    uint8_t unblockable = 0;
    uint8_t index = 0;  // who is dealt to next
    uint8_t last = 0;   // who was assigned to last: no earlier one follows, so that there is one path per set
    Seat by;            // who deals or gives it
    uint8_t total = 0;  // how much of it
    static void visit(SpreadFrame& f, Visitor& v) {
        v.ref(f.source);
        for (Piece& p : f.whom) v.piece(p);
    }
};

// Damage moves from one character to another.
struct MoveDamageFrame {
    PieceRef from, to;
    int16_t most = 0;
    static void visit(MoveDamageFrame& f, Visitor& v) {
        v.ref(f.from);
        v.ref(f.to);
    }
};

// An ability that speaks of an opponent, where there are several: its user chooses which one first.
struct AgainstFrame {
    AbilityFrame ability;
    static void visit(AgainstFrame& f, Visitor& v) { AbilityFrame::visit(f.ability, v); }
};

// Too many of something in play: the player discards one.
struct TrimFrame {
    Piece card;            // the host, or one of the copies
    uint8_t upgrades = 0;  // kUpgradesOn a host, kDiceOf a character; otherwise copies of a unique card
    uint8_t spare = 0;
    static constexpr uint8_t kUpgradesOn = 1, kDiceOf = 2, kDowngradesOn = 3;
    static void visit(TrimFrame& f, Visitor& v) { v.piece(f.card); }
};

// An upgrade leaves play that has a twin on the same card, and the dice of both lie in a pool: which die goes with it.
struct TwinFrame {
    PieceRef card;
    PieceRef twin;
    uint16_t to = kDiscard;  // where the card goes
    static void visit(TwinFrame& f, Visitor& v) {
        v.ref(f.card);
        v.ref(f.twin);
    }
};

// Characters that are activated at once, in the order in which they were chosen.
struct SquadFrame {
    static constexpr int kMost = 16;
    FixedVec<Piece, kMost> cards;
    uint16_t begun = 0;  // for so many of them what comes before was done
    static void visit(SquadFrame& f, Visitor& v) {
        for (Piece& p : f.cards) v.piece(p);
    }
};

struct SetupFrame {
    Seat winner;         // of the roll-off
    uint8_t tied = 0;    // a bit per seat that still rolls
    uint8_t rolls = 0;   // how often it was tied
    uint8_t placed = 0;  // seats whose shields have been given
    static void visit(SetupFrame&, Visitor&) {}
};

// Everybody picks cards to shuffle back; nobody sees how many the others picked until all have.
struct MulliganFrame {
    static constexpr int kCards = 5;
    Piece picks[kMaxSeats][kCards] = {};
    uint8_t seat = 0;   // who is asked
    uint8_t count = 0;  // how many were picked by that player so far
    uint16_t spare = 0;
    static void visit(MulliganFrame& f, Visitor& v) {
        for (int i = 0; i < kMaxSeats; ++i) {
            for (Piece& p : f.picks[i]) v.piece(p);
            v.secret(seatAt(i), f.picks[i], sizeof(f.picks[i]));
        }
        v.secret(seatAt(f.seat), &f.count, sizeof(f.count));
    }
};

struct DamageFrame {
    PieceRef target;
    PieceRef source;
    int16_t amount = 0;
    uint8_t unblockable = 0;  // how much of it
    uint8_t symbol = 0;       // the kind of damage; kBlank: none
    int16_t shielded = 0;     // blocked by shields so far
    int16_t blocked = 0;      // blocked by cards so far
    Seat by;                  // who deals it
    uint8_t spare = 0;
    static void visit(DamageFrame& f, Visitor& v) {
        v.ref(f.target);
        v.ref(f.source);
    }
};

struct ShieldFrame {
    PieceRef target;
    int16_t amount = 0;
    Seat by;  // who gives them
    uint8_t spare = 0;
    static void visit(ShieldFrame& f, Visitor& v) { v.ref(f.target); }
};

struct DefeatFrame {
    PieceRef character;
    Piece upgrade;       // the one that is about to be discarded
    uint8_t caused = 0;  // by an effect, not by damage
    uint8_t spare = 0;
    static void visit(DefeatFrame& f, Visitor& v) {
        v.ref(f.character);
        v.piece(f.upgrade);
    }
};

struct GuardianFrame {
    PieceRef character;
    int16_t value = 0;  // of the die that was removed
    static void visit(GuardianFrame& f, Visitor& v) { v.ref(f.character); }
};

struct RedeployFrame {
    PieceRef upgrade;
    static void visit(RedeployFrame& f, Visitor& v) { v.ref(f.upgrade); }
};

}  // namespace cantina::destiny
