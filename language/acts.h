// What an act is for: the last word about acts that a game's own tables are not asked about.
//
// A game's imaginable() lists what a player might think of, and its tables explain that. Somebody may still name any other
// act of the game with any card that he sees: "plays" of a card in play, "engages" of his own objective. Each act says once
// which cards it is done with, and when.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/game.h"
#include "kernel/rule.h"

namespace cantina::language {

template <class T>
struct ActLine {
    uint8_t verb;
    RuleId rule;
    const char* with;                 // why not with this card: "only fate cards are played into edge battles"
    bool (*isWith)(T&, Seat, Piece);  // is it such a card?
    const char* when;                 // why not now, of such a card: "edge battles are part of an engagement"
    bool anyPiece = false;            // the game's own table for this act can be asked about every piece
};

// A game that answers for any act with any piece: every game that is made by language/adapter.h.
class AnswersAnyAct {
public:
    AnswersAnyAct() = default;
    AnswersAnyAct(const AnswersAnyAct&) = delete;
    AnswersAnyAct& operator=(const AnswersAnyAct&) = delete;
    virtual ~AnswersAnyAct() = default;
    // What could be imagined of that piece, then every other act of the game with it, those that are done with such cards
    // first. Nothing of a piece that the seat does not know.
    virtual std::vector<Option> actsWith(const std::byte* state, Seat seat, Piece piece) const = 0;
};

inline std::vector<Option> actsWith(const Game& game, const std::byte* state, Seat seat, Piece piece) {
    const auto* any = dynamic_cast<const AnswersAnyAct*>(&game);
    return any != nullptr ? any->actsWith(state, seat, piece) : std::vector<Option>{};
}

// Of a card that nobody would think of acting with, who names no act is told so many of them.
inline constexpr size_t kFirstActs = 3;

}  // namespace cantina::language
