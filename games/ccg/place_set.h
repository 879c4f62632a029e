// Sets of places in the row of locations: a bit for each.
#pragma once

#include <cstdint>

#include "games/ccg/state.h"

namespace cantina::ccg {

class PlaceSet {
public:
    // The first n places.
    static PlaceSet first(int n) {
        PlaceSet s;
        for (int i = 0; i < n; ++i) s.add(i);
        return s;
    }
    bool has(int place) const { return ((words_[place / kBits] >> (place % kBits)) & 1) != 0; }
    void add(int place) { words_[place / kBits] |= bit(place); }
    void remove(int place) { words_[place / kBits] &= ~bit(place); }
    bool empty() const { return (words_[0] | words_[1]) == 0; }
    PlaceSet with(const PlaceSet& o) const { return {words_[0] | o.words_[0], words_[1] | o.words_[1]}; }
    PlaceSet inBoth(const PlaceSet& o) const { return {words_[0] & o.words_[0], words_[1] & o.words_[1]}; }
    PlaceSet without(const PlaceSet& o) const { return {words_[0] & ~o.words_[0], words_[1] & ~o.words_[1]}; }

    PlaceSet() = default;

private:
    static constexpr int kBits = 64;
    PlaceSet(uint64_t low, uint64_t high) : words_{low, high} {}
    static uint64_t bit(int place) { return uint64_t{1} << (place % kBits); }
    uint64_t words_[2] = {};
    static_assert(kMostPlaces <= 2 * kBits);
};

}  // namespace cantina::ccg
