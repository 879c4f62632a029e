// What lasts, in little room: the same effects as LastingEffects keeps (language/lasting.h), each with the moment at which
// it came into effect.
//
// Most effects need to know what they are about and how much it is, and nothing else. What the words of a form look at later
// (as_long_as = ...) lies apart, once for all effects for which it is the same. Whoever reads gets each effect whole.
#pragma once

#include "language/lasting.h"

namespace cantina::language {

struct DatedLasting : Lasting {
    uint32_t since = 0;  // when it came into effect: t.now()
};

// What the words of an effect look at, beside what it is about.
struct LastingWords {
    PieceRef regs[kRegisters];
    PieceRef on, with;
    int16_t result = 0;
    int16_t chosen = 0;
    Seat by;
    Seat they;
    uint8_t spare[2] = {};
    bool operator==(const LastingWords&) const = default;
};

// All of them, in the order in which they came into effect: part of a state.
template <int kMost, int kMostWords>
class PackedLastingEffects {
    static_assert(kRegisters <= 7 && kMostWords < 255);
    struct Packed {
        static constexpr uint8_t kWaits = 0x80;  // above a bit per register that holds what it is about
        PieceRef source;
        PieceRef of;  // of a player: at which place
        int32_t amount = 0;
        uint32_t since = 0;
        uint16_t row = 0;
        uint8_t period = 0;
        uint8_t seat = 0;  // counted from 1: what is taken away leaves zeros behind
        uint8_t controller = 0;
        uint8_t words = 0;   // which of words_, counted from 1
        uint8_t number = 0;  // the game's own
        uint8_t marks = 0;
    };
    static_assert(sizeof(Packed) == 24);

public:
    using Entry = DatedLasting;

    int size() const { return list_.size(); }
    bool empty() const { return list_.empty(); }
    static constexpr int capacity() { return kMost; }
    static constexpr int capacityOfWords() { return kMostWords; }
    int words() const {
        int n = 0;
        for (int k = 0; k < kMostWords; ++k) n += isUsed(k);
        return n;
    }
    bool speaksOf(int what) const { return ((uint64_t{about_[1]} << 32 | about_[0]) & aboutBit(what)) != 0; }

    int rowOf(int i) const { return list_[i].row; }
    DatedLasting at(int i) const {
        const Packed& p = list_[i];
        DatedLasting l;
        if (p.words != 0) {
            const LastingWords& w = words_[p.words - 1];
            for (int r = 0; r < kRegisters; ++r) l.regs[r] = w.regs[r];
            l.on = w.on;
            l.with = w.with;
            l.result = w.result;
            l.chosen = w.chosen;
            l.by = w.by;
            l.they = w.they;
        }
        for (int r = 0; r < kRegisters; ++r)
            if ((p.marks >> r & 1) != 0) l.regs[r] = p.of;
        l.source = p.source;
        (p.seat != 0 ? l.on : l.of) = p.of;
        l.amount = p.amount;
        l.since = p.since;
        l.row = p.row;
        l.number = p.number;
        l.period = p.period;
        l.waits = (p.marks & Packed::kWaits) != 0;
        l.seat = seatOf(p.seat);
        l.controller = seatOf(p.controller);
        return l;
    }

    // False when there is no room.
    [[nodiscard]] bool add(const Book& book, const DatedLasting& l) {
        Packed p;
        if (l.number > 255 || list_.full() || !pack(book, l, p)) return false;
        (void)list_.push(p);
        note(book, p.row);
        return true;
    }
    // Another period for the one with that number.
    void setPeriod(int i, uint8_t period) { list_[i].period = period; }
    // Takes away those of which fn says so. True if there was one.
    template <class Fn>
    bool removeIf(const Book& book, Fn fn) {
        const int before = list_.size();
        for (int i = before - 1; i >= 0; --i)
            if (fn(at(i))) list_.removeAt(i);
        if (list_.size() == before) return false;
        about_[0] = about_[1] = 0;
        for (const Packed& p : list_) note(book, p.row);
        for (int k = 0; k < kMostWords; ++k)
            if (!isUsed(k)) words_[k] = {};
        return true;
    }
    void handOver(PieceRef from, PieceRef to) {
        for (Packed& p : list_)
            if (p.seat == 0 && p.of == from) p.of = to;
    }
    void visit(Visitor& v) {
        for (Packed& p : list_) {
            v.ref(p.source);
            v.ref(p.of);
        }
        for (LastingWords& w : words_) {
            for (PieceRef& r : w.regs) v.ref(r);
            v.ref(w.on);
            v.ref(w.with);
        }
    }

private:
    static uint8_t numberOf(Seat s) { return s.some() ? static_cast<uint8_t>(s.n + 1) : uint8_t{0}; }
    static Seat seatOf(uint8_t number) { return number != 0 ? seatAt(number - 1) : kNobody; }
    bool isUsed(int k) const {
        for (const Packed& p : list_)
            if (p.words == k + 1) return true;
        return false;
    }
    // Does anybody look at the frame again? Whom it is about and how much it is was decided when it began.
    static bool looksBack(const Continuous& row) {
        const auto isNoun = [](const Side& s) { return s.whom == Side::Whom::every; };
        return row.holding != 0 || isNoun(row.of) || isNoun(row.on) || isNoun(row.with);
    }
    bool pack(const Book& book, const DatedLasting& l, Packed& p) {
        LastingWords w;
        p.of = l.seat.some() ? l.on : l.of;
        if (!l.seat.some()) w.on = l.on;
        w.with = l.with;
        w.by = l.by;
        if (looksBack(language::rowOf(book, l))) {
            for (int r = 0; r < kRegisters; ++r) {
                if (l.regs[r].some() && l.regs[r] == p.of)
                    p.marks = static_cast<uint8_t>(p.marks | 1u << r);
                else
                    w.regs[r] = l.regs[r];
            }
            w.result = l.result;
            w.chosen = l.chosen;
            w.they = l.they;
        }
        p.source = l.source;
        p.amount = l.amount;
        p.since = l.since;
        p.row = l.row;
        p.period = l.period;
        p.seat = numberOf(l.seat);
        p.controller = numberOf(l.controller);
        p.number = static_cast<uint8_t>(l.number);
        if (l.waits != 0) p.marks |= Packed::kWaits;
        return w == LastingWords{} || keep(w, p.words);
    }
    bool keep(const LastingWords& w, uint8_t& number) {
        int free = -1;
        for (int k = kMostWords - 1; k >= 0; --k) {
            const bool used = isUsed(k);
            if (!used) free = k;
            if (!used || !(words_[k] == w)) continue;
            number = static_cast<uint8_t>(k + 1);
            return true;
        }
        if (free < 0) return false;
        words_[free] = w;
        number = static_cast<uint8_t>(free + 1);
        return true;
    }
    void note(const Book& book, int row) {
        const uint64_t bit = aboutBit(lastingRow(book, row).about);
        about_[0] |= static_cast<uint32_t>(bit);
        about_[1] |= static_cast<uint32_t>(bit >> 32);
    }

    FixedVec<Packed, kMost> list_;
    LastingWords words_[kMostWords];  // of those that nobody needs all is as it was
    uint32_t about_[2] = {};          // the halves of an aboutBit, as in ContinuousCards
};

}  // namespace cantina::language
