// Room for effects on many pieces: entries of what lasts (language/lasting.h) that differ in nothing but the piece that they
// are about share one entry, which is about a set. So an effect on "each unit" takes one place, however many there are. A
// game says how many sets its state has room for; without sets every entry is about one piece.
#pragma once

#include "language/piece_set.h"
#include "language/words.h"

namespace cantina::language {

struct Lasting {
    PieceRef source;            // whose text it is
    PieceRef regs[kRegisters];  // what its words speak of
    PieceRef of, on, with;      // whom it is about, where the form means one piece
    int32_t amount = 0;         // how much it was, in thousandths
    uint16_t row = 0;           // Book::lasting
    uint16_t number = 0;        // the game's own
    int16_t result = 0;
    int16_t chosen = 0;
    Seat seat;  // the player whom it is about
    Seat by;
    Seat controller;
    Seat they;
    uint8_t period = 0;
    uint8_t waits = 0;      // 1: its period has not begun
    uint8_t set = 0;        // in place of `of`: which set of pieces it is about, from 1
    uint8_t ofIsFirst = 0;  // 1: in its words the first register is the piece that it is about, not kept in `regs`
};

// The sets, beside the list: part of a state. One that no entry is about is empty.
template <int kSets, int kPieces>
struct LastingSets {
    static constexpr bool kShares = true;
    PieceSet<kPieces> sets[kSets] = {};

    bool isAbout(const Lasting& l, PieceRef r) const { return l.set != 0 ? setOf(l).has(r.piece) : l.of == r; }
    bool isAboutOne(const Lasting& l) const { return l.of.some() || l.set != 0; }
    template <class Fn>
    void forEachOf(const Lasting& l, Fn fn) const {
        if (l.set != 0)
            setOf(l).forEach(fn);
        else if (l.of.some())
            fn(l.of.piece);
    }
    int setsUsed() const {
        int n = 0;
        for (const auto& s : sets) n += s.empty() ? 0 : 1;
        return n;
    }

protected:
    int sizeOf(const Lasting& l) const { return setOf(l).size(); }
    PieceSet<kPieces>& setOf(const Lasting& l) { return sets[l.set - 1]; }
    const PieceSet<kPieces>& setOf(const Lasting& l) const { return sets[l.set - 1]; }
    // The entry is about another piece too. False when there is no set for it.
    bool join(Lasting& l, PieceRef r) {
        for (int i = 0; l.set == 0 && i < kSets; ++i)
            if (sets[i].empty()) {
                sets[i].put(l.of.piece);
                l.of = {};
                l.set = static_cast<uint8_t>(i + 1);
            }
        if (l.set == 0) return false;
        setOf(l).put(r.piece);
        return true;
    }
    // It is about that piece no more. True if it is about none now.
    bool part(Lasting& l, PieceRef r) {
        if (l.set == 0) return l.of == r;
        setOf(l).take(r.piece);
        return setOf(l).empty();
    }
    // Before it goes.
    void freeSet(const Lasting& l) {
        if (l.set != 0) setOf(l) = {};
    }
    void visitSets(Visitor& v) {
        for (auto& s : sets) s.renumber([&](Piece& p) { v.piece(p); });
    }
};

template <int kPieces>
struct LastingSets<0, kPieces> {
    static constexpr bool kShares = false;
    bool isAbout(const Lasting& l, PieceRef r) const { return l.of == r; }
    bool isAboutOne(const Lasting& l) const { return l.of.some(); }
    template <class Fn>
    void forEachOf(const Lasting& l, Fn fn) const {
        if (l.of.some()) fn(l.of.piece);
    }

protected:
    static int sizeOf(const Lasting&) { return 1; }
    static PieceSet<kPieces> setOf(const Lasting&) { return {}; }
    static bool join(Lasting&, PieceRef) { return false; }
    bool part(Lasting& l, PieceRef r) { return l.of == r; }
    void freeSet(const Lasting&) {}
    void visitSets(Visitor&) {}
};

}  // namespace cantina::language
