// Sets of pieces inside frames: as large as the table, so that no pool and no hand is too large for one.
//
// A frame has 56 bytes. A list of pieces would take two for each; a bit for every piece of the table takes 32 for all of
// them, and three states for every piece (five pieces in a byte) 51.
#pragma once

#include <bit>

#include "games/destiny/state.h"

namespace cantina::destiny {

inline constexpr int kMostPieces = State::Pieces::kCapacity;
using AnyPieces = FixedVec<Piece, kMostPieces>;  // for lists outside the state

// Which pieces. In the order of their numbers, which is the order in which players pick them.
struct PieceSet {
    static constexpr int kWords = (kMostPieces + 31) / 32;
    uint32_t words[kWords] = {};

    bool has(Piece p) const { return p.some() && (words[(p.n - 1) / 32] >> ((p.n - 1) % 32) & 1) != 0; }
    void add(Piece p) { words[(p.n - 1) / 32] |= 1u << ((p.n - 1) % 32); }
    void clear() { *this = {}; }
    int size() const {
        int n = 0;
        for (uint32_t w : words) n += std::popcount(w);
        return n;
    }
    bool empty() const { return size() == 0; }
    Piece last() const {
        for (int i = kWords - 1; i >= 0; --i)
            if (words[i] != 0) return Piece{static_cast<uint16_t>(i * 32 + std::bit_width(words[i]))};
        return {};
    }
    template <class Fn>
    void forEach(Fn fn) const {
        for (int i = 0; i < kWords; ++i)
            for (uint32_t w = words[i]; w != 0; w &= w - 1)
                fn(Piece{static_cast<uint16_t>(i * 32 + std::countr_zero(w) + 1)});
    }
    void visit(Visitor& v) {
        PieceSet now;
        forEach([&](Piece p) {
            v.piece(p);
            if (p.some()) now.add(p);
        });
        *this = now;
    }
    // Picks from a hand, until they are all made (Visitor::picks).
    void visitPicks(Visitor& v) {
        PieceSet seen;
        forEach([&](Piece p) {
            if (!v.hides(p)) seen.add(p);
        });
        *this = seen;
        visit(v);
    }
};

// Dice in the course of an action: not resolved, resolved, or joined as a modifier to the one that is being resolved.
struct DiceMarks {
    enum Mark : uint8_t { kNone, kJoined, kResolved };
    static constexpr int kBytes = (kMostPieces + 4) / 5;
    uint8_t five[kBytes] = {};

    Mark of(Piece p) const { return static_cast<Mark>(five[(p.n - 1) / 5] / place(p) % 3); }
    void set(Piece p, Mark mark) {
        uint8_t& byte = five[(p.n - 1) / 5];
        byte = static_cast<uint8_t>(byte + (mark - of(p)) * place(p));
    }
    template <class Fn>
    void forEach(Mark mark, Fn fn) const {
        for (int i = 0; i < kBytes; ++i)
            for (int k = 0, rest = five[i]; rest != 0; ++k, rest /= 3)
                if (rest % 3 == mark) fn(Piece{static_cast<uint16_t>(i * 5 + k + 1)});
    }
    int count(Mark mark) const {
        int n = 0;
        forEach(mark, [&](Piece) { ++n; });
        return n;
    }
    Piece last(Mark mark) const {
        Piece found;
        forEach(mark, [&](Piece p) { found = p; });
        return found;
    }
    void visit(Visitor& v) {
        DiceMarks now;
        for (Mark mark : {kJoined, kResolved})
            forEach(mark, [&](Piece p) {
                v.piece(p);
                if (p.some()) now.set(p, mark);
            });
        *this = now;
    }

private:
    static int place(Piece p) {
        constexpr uint8_t kPlaces[] = {1, 3, 9, 27, 81};
        return kPlaces[(p.n - 1) % 5];
    }
};

}  // namespace cantina::destiny
