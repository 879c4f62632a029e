// Forced abilities that wait to be resolved, in few bytes.
//
// All that wait in one window answer its event, so that is not written down: there is room for twenty where six whole
// triggers would fit. How many decks can bring together: README.md.
#pragma once

#include "kernel/fixed.h"
#include "kernel/window.h"

namespace cantina::lcg {

class ForcedPool {
public:
    static constexpr int kMost = 20;

    int size() const { return list_.size(); }
    bool empty() const { return list_.empty(); }
    // Without the event: it is the window's.
    Trigger operator[](int i) const { return trigger(list_[i]); }
    // False when there is no room.
    [[nodiscard]] bool push(const Trigger& t) {
        return list_.push({t.source, t.ability, static_cast<uint8_t>(t.controller.index()), t.group});
    }
    void removeAt(int i) { list_.removeAt(i); }
    void clear() { list_.clear(); }
    void replace(int i, const Trigger& t) { list_[i].source = t.source; }
    // A state that comes from outside is checked before it is used.
    bool valid() const { return list_.valid(); }

    class Iterator {
    public:
        Iterator(const ForcedPool& pool, int i) : pool_(&pool), i_(i) {}
        Trigger operator*() const { return (*pool_)[i_]; }
        Iterator& operator++() { return ++i_, *this; }
        bool operator==(const Iterator& o) const { return i_ == o.i_; }

    private:
        const ForcedPool* pool_;
        int i_;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }

private:
    struct Forced {
        PieceRef source;
        uint16_t ability;
        uint8_t light;  // whose it is
        uint8_t group;
    };
    static Trigger trigger(const Forced& f) { return {{}, f.source, f.ability, seatAt(f.light), f.group}; }

    FixedVec<Forced, kMost> list_;
};

}  // namespace cantina::lcg
