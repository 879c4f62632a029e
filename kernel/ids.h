// Ids are small value structs, never bare integers. Zero is none, except for seats, which count from zero.
#pragma once

#include <compare>
#include <cstdint>

namespace cantina {

inline constexpr int kMaxSeats = 4;

struct Seat {
    uint8_t n = 0xFF;
    constexpr bool operator==(const Seat&) const = default;
    constexpr bool some() const { return n != 0xFF; }
    constexpr int index() const { return n; }
};
inline constexpr Seat kNobody{0xFF};
// Who watches without a seat: sees what everybody sees.
inline constexpr Seat kSpectator{7};

constexpr Seat seatAt(int i) { return Seat{static_cast<uint8_t>(i)}; }

// A piece is a card, a die or a token: a row of the piece table.
struct Piece {
    uint16_t n = 0;
    constexpr bool operator==(const Piece&) const = default;
    constexpr bool some() const { return n != 0; }
};

// What frames, queues and modifiers remember: the piece and which of its lives. Leaving play raises the instance, so a card
// that comes back is a new one and old references are dead.
struct PieceRef {
    Piece piece;
    uint16_t instance = 0;
    constexpr bool operator==(const PieceRef&) const = default;
    constexpr bool some() const { return piece.some(); }
};

}  // namespace cantina
