// Operands of a word, evaluated.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/event.h"
#include "language/vocabulary.h"

namespace cantina::language {

// What a verb gets: its operands, evaluated.
struct Args {
    std::array<int32_t, kMaxParams> number{};  // thousandths, symbols, seats
    std::array<PieceRef, kMaxParams> piece{};
    Piece candidate;                      // of a condition inside a selector: the piece under test
    std::array<bool, kMaxParams> open{};  // nothing chosen: not yet (legality), or there was nothing to choose (perform)
    int whole(int i) const { return number[static_cast<size_t>(i)] / 1000; }
    int symbol(int i) const { return number[static_cast<size_t>(i)]; }
    Seat seat(int i) const { return seatAt(number[static_cast<size_t>(i)]); }
    PieceRef at(int i) const { return piece[static_cast<size_t>(i)]; }
    // Of a parameter that takes a piece or a player: the player, nobody if it is a piece.
    Seat holder(int i) const {
        return number[static_cast<size_t>(i)] > 0 ? seatAt(number[static_cast<size_t>(i)] - 1) : kNobody;
    }
    bool isAll(int i) const { return number[static_cast<size_t>(i)] == kAllOfIt; }
    bool isAny(int i) const { return number[static_cast<size_t>(i)] == kAnyOfIt; }
    // Of a parameter that is a noun, or may be all(noun): its selector; 0 if it is one piece.
    int those(int i) const { return number[static_cast<size_t>(i)]; }
};

}  // namespace cantina::language
