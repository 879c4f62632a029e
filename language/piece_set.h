// A set of pieces: a bit for each number that a piece may have.
#pragma once

#include <cstdint>

#include "kernel/ids.h"

namespace cantina::language {

template <int kPieces>
struct PieceSet {
    uint32_t bits[kPieces / 32 + 1] = {};

    bool has(Piece p) const { return ((bits[p.n / 32] >> (p.n % 32)) & 1) != 0; }
    void put(Piece p) { bits[p.n / 32] |= 1U << (p.n % 32); }
    void take(Piece p) { bits[p.n / 32] &= ~(1U << (p.n % 32)); }
    int size() const {
        int n = 0;
        for (const uint32_t word : bits) n += __builtin_popcount(word);
        return n;
    }
    bool empty() const { return size() == 0; }
    template <class Fn>
    void forEach(Fn fn) const {
        for (size_t i = 0; i < std::size(bits); ++i)
            for (uint32_t word = bits[i]; word != 0; word &= word - 1)
                fn(Piece{static_cast<uint16_t>(i * 32 + static_cast<size_t>(__builtin_ctz(word)))});
    }
    // Each is given the number that fn makes of its own (kernel/mask.h).
    template <class Fn>
    void renumber(Fn fn) {
        const PieceSet before = *this;
        *this = {};
        before.forEach([&](Piece p) {
            fn(p);
            if (p.some()) put(p);
        });
    }
};

}  // namespace cantina::language
