// The pool of triggered abilities (TCG-TRG-01) in few bytes: docs/decisions/056-room-in-the-tcgs-state.md.
//
// One event can trigger many abilities, and while they are resolved they trigger others, which wait with them. Most of them
// say little: the start of a battle has no units, a unit that is discarded is the source of what it triggers. So only what
// is there is written: 8 bytes, 3 for each unit that is not the source itself, 2 for an amount.
#pragma once

#include <cstdint>

#include "kernel/window.h"

namespace cantina::tcg {

class TriggerPool {
public:
    static constexpr int kBytes = 312;

    int size() const { return count_; }
    bool empty() const { return count_ == 0; }
    int bytes() const { return used_; }
    Trigger operator[](int i) const { return read(placeOf(i)); }
    Trigger back() const { return (*this)[size() - 1]; }
    // False when there is no room.
    [[nodiscard]] bool push(const Trigger& trigger);
    void removeAt(int i);
    void pop() { removeAt(size() - 1); }
    void clear() { *this = {}; }
    // What it says is other than before; it must not be longer.
    void replace(int i, const Trigger& trigger);
    // A state that comes from outside is checked before it is used.
    bool valid() const;

    class Iterator {
    public:
        Iterator(const TriggerPool& pool, int at) : pool_(&pool), at_(at) {}
        Trigger operator*() const { return pool_->read(at_); }
        Iterator& operator++() { return at_ += pool_->lengthAt(at_), *this; }
        bool operator==(const Iterator& o) const { return at_ == o.at_; }

    private:
        const TriggerPool* pool_;
        int at_;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, used_}; }

private:
    int lengthAt(int at) const;
    int placeOf(int i) const;
    Trigger read(int at) const;

    uint16_t count_ = 0;
    uint16_t used_ = 0;
    uint8_t bytes_[kBytes] = {};  // past `used_` they are zero
};

}  // namespace cantina::tcg
