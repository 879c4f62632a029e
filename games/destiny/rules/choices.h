// Choices that cards ask of a player besides what they are done to: the order of cards on a deck, a number of tokens, a
// character of each player.
#pragma once

#include "games/destiny/rules/rules.h"

namespace cantina::destiny {

// A player looks at the top cards of a deck.
struct LookFrame {
    FixedVec<Piece, 16> cards;  // those that still have no place
    Piece card;                 // the one that is being placed
    Seat whose;
    uint8_t most = 0;
    uint16_t spare = 0;
    static void visit(LookFrame& f, Visitor& v) {
        for (Piece& p : f.cards) v.piece(p);
        if (v.hides(f.card)) f.card = {};  // from which place it was taken only its player saw
        v.piece(f.card);
    }
};

// How many tokens of a kind are taken off something.
struct ShedFrame {
    PieceRef from;
    PieceRef to;          // where they go; none: to the supply
    uint8_t token = 0;    // of which kind: Token
    uint8_t most = 0xFF;  // of them
    Seat payer, taker;    // in the place of a card: whose resources they are, and whose they become
    static void visit(ShedFrame& f, Visitor& v) {
        v.ref(f.from);
        v.ref(f.to);
    }
};

// Each player activates a character; the character dice that they rolled are compared.
struct ContestFrame {
    PieceSet dice;  // of the characters that were chosen, as they lay on them
    PieceRef source;
    Seat by;
    uint8_t asked = 0;
    uint16_t spare = 0;
    static void visit(ContestFrame& f, Visitor& v) {
        f.dice.visit(v);
        v.ref(f.source);
    }
};

// A card in play is discarded, and abilities come before that.
struct DiscardFrame {
    static constexpr uint16_t kOfCards = 0, kOfSpecials = 1, kOfRules = 2;
    PieceRef card;
    uint16_t cause = kOfCards;  // what discards it; a die's special is no card effect
    static void visit(DiscardFrame& f, Visitor& v) { v.ref(f.card); }
};

// A card that was set aside, and the one that lies face down on it.
struct StackFrame {
    PieceRef copy, card;
    static void visit(StackFrame& f, Visitor& v) {
        v.ref(f.copy);
        v.ref(f.card);
    }
};

inline constexpr Proc<LookFrame> kLook{26};
inline constexpr Proc<ShedFrame> kShed{27};
inline constexpr Proc<ContestFrame> kContest{28};
inline constexpr Proc<DiscardFrame> kDiscardCard{29};
inline constexpr Proc<StackFrame> kPlayStacked{30};

extern const Procedure<Table> kLookProcedure, kShedProcedure, kContestProcedure, kDiscardProcedure, kStackProcedure;

}  // namespace cantina::destiny
