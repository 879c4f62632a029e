// Choices that cards ask of a player besides a single target: so many of a pool or hand, the order of cards on a deck, two
// groups of dice, a number of shields, a payment, one character of each opponent.
#pragma once

#include "games/destiny/rules/rules.h"

namespace cantina::destiny {

// A player picks exactly so many (or all there are) of a pool or a hand; then something happens to all of them.
struct PickFrame {
    enum What : uint8_t { kRemove, kReroll, kRemoveCharacterDice, kDiscardThem, kSetThemAside };
    PieceSet picks;
    PieceRef source;  // the card that asks for it
    uint8_t left = 0;
    uint8_t special = 0;  // through a die's special
    Seat whose;
    uint8_t what = kRemove;
    static void visit(PickFrame& f, Visitor& v) {
        const int made = f.picks.size();
        f.picks.visitPicks(v);
        f.left = static_cast<uint8_t>(f.left + made - f.picks.size());
        v.ref(f.source);
    }
};

// A player looks at the top cards of a deck.
struct LookFrame {
    enum What : uint8_t { kArrange, kDiscardOne };
    FixedVec<Piece, 16> cards;  // those that still have no place
    Piece card;                 // the one that is being placed
    Seat whose;
    uint8_t most = 0;
    uint8_t what = kArrange;
    uint8_t spare = 0;
    static void visit(LookFrame& f, Visitor& v) {
        for (Piece& p : f.cards) v.piece(p);
        if (v.hides(f.card)) f.card = {};  // from which place it was taken only its player saw
        v.piece(f.card);
    }
};

// A player splits their dice into two groups, another one chooses a group, and it is removed.
struct SplitFrame {
    PieceSet first;
    PieceRef source;
    Seat chooser;
    uint8_t special = 0;
    uint16_t spare = 0;
    static void visit(SplitFrame& f, Visitor& v) {
        f.first.visit(v);
        v.ref(f.source);
    }
};

// How many shields a character gives up.
struct ShedFrame {
    PieceRef from;
    static void visit(ShedFrame& f, Visitor& v) { v.ref(f.from); }
};

// A card is readied unless the player asked pays.
struct UnlessFrame {
    PieceRef card;
    uint16_t price = 0;
    static void visit(UnlessFrame& f, Visitor& v) { v.ref(f.card); }
};

// Each opponent chooses one of their characters, which is dealt unblockable damage.
struct EachOpponentFrame {
    PieceRef source;
    uint16_t amount = 0;
    Seat by;
    uint8_t asked = 0;  // how many opponents have chosen, clockwise
    static void visit(EachOpponentFrame& f, Visitor& v) { v.ref(f.source); }
};

// Any opponent may give its player so much to remove a die.
struct RansomFrame {
    PieceRef die;
    PieceRef source;
    uint8_t price = 0;
    Seat by;
    uint8_t asked = 0;  // how many opponents have answered, clockwise
    uint8_t spare = 0;
    static void visit(RansomFrame& f, Visitor& v) {
        v.ref(f.die);
        v.ref(f.source);
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

// A card in play is discarded by a card effect.
struct DiscardFrame {
    PieceRef card;
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

inline constexpr Proc<PickFrame> kPick{24};
inline constexpr Proc<LookFrame> kLook{27};
inline constexpr Proc<SplitFrame> kSplit{28};
inline constexpr Proc<ShedFrame> kShed{29};
inline constexpr Proc<UnlessFrame> kUnless{30};
inline constexpr Proc<EachOpponentFrame> kEachOpponent{31};
inline constexpr Proc<RansomFrame> kRansom{32};
inline constexpr Proc<ContestFrame> kContest{33};
inline constexpr Proc<DiscardFrame> kDiscardCard{34};
inline constexpr Proc<StackFrame> kPlayStacked{35};

extern const Procedure<Table> kPickProcedure, kLookProcedure, kSplitProcedure, kShedProcedure, kUnlessProcedure,
    kEachOpponentProcedure, kRansomProcedure, kContestProcedure, kDiscardProcedure, kStackProcedure;

}  // namespace cantina::destiny
