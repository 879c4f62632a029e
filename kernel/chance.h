// Chance: a keyed counter generator (ChaCha with 8 rounds) whose whole state is part of the game's state.
//
// Outcomes seen at the table do not reveal coming ones: without the key the stream cannot be continued. The standard
// library's generators, distributions and shuffle are not used: they differ between implementations.
//
// A scenario may force outcomes: a short script in front of the generator, consumed first.
#pragma once

#include <cstdint>

#include "kernel/fixed.h"

namespace cantina {

struct ChanceKey {
    uint32_t words[8] = {};
    bool operator==(const ChanceKey&) const = default;
};

class Chance {
public:
    void rekey(const ChanceKey& key);
    static ChanceKey keyFrom(uint64_t seed, uint64_t stream = 0);

    // 0 .. n-1, each equally likely; n >= 1.
    uint32_t below(uint32_t n);
    uint32_t next32();

    // How much chance has been used. Two states with the same count since a common ancestor saw no chance in between.
    uint32_t drawn() const { return drawn_; }

    // For scenarios: the next calls of below() give these numbers.
    [[nodiscard]] bool script(uint8_t outcome) { return script_.push(outcome); }
    bool scripted() const { return !script_.empty(); }
    bool valid() const { return used_ <= 16 && script_.valid(); }

    // What no seat may see.
    void blank() { *this = Chance{}; }

private:
    void refill();

    ChanceKey key_;
    uint32_t block_ = 0;
    uint32_t used_ = 16;
    uint32_t drawn_ = 0;
    uint32_t words_[16] = {};
    FixedVec<uint8_t, 31> script_;
};

}  // namespace cantina
