// Habit: what a player did before in a position that looked just like this one.
//
// Some games let a seat do something for nothing, and do it back, for ever: the TCG's stacks can be rearranged freely
// between cards of the same cost. Nothing that a search values tells such a move from a useful one for sure, so a player
// that has done the same in the same position a few times does something else. Passing is never worn out.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "kernel/game.h"

namespace cantina::ai {

class Habit {
public:
    // The options that are not worn out, at least one, as places in `options`.
    std::vector<int> fresh(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) {
        position_ = kSeed;
        for (const Aspect& a : game.aspects(masked, seat)) mix(static_cast<uint64_t>(static_cast<int64_t>(a.amount)));
        for (const Option& o : options) mix(look(game, masked, o));
        std::vector<int> out;
        for (size_t i = 0; i < options.size(); ++i)
            if (!isAct(options[i]) || times(looked(game, masked, options[i])) < kOften) out.push_back(static_cast<int>(i));
        if (out.empty()) out.push_back(0);
        return out;
    }
    // After fresh(), of the same position.
    void did(const Game& game, const std::byte* masked, const Option& option) {
        if (isAct(option)) done_[next_++ % done_.size()] = looked(game, masked, option);
    }

private:
    static constexpr uint64_t kSeed = 0x9e3779b97f4a7c15;
    static constexpr int kOften = 3;
    // Two pieces of Equipment among four units: 16 positions with six such acts each, each as often as that.
    static constexpr size_t kRemembered = 512;

    static bool isAct(const Option& o) { return o.kind == OptionKind::act; }
    // By its card: a card that has gone and come back is the same here.
    static uint64_t look(const Game& game, const std::byte* masked, const Option& o) {
        return uint64_t{static_cast<uint8_t>(o.kind)} << 56 | uint64_t{o.verb} << 48 |
               uint64_t{game.cardOf(masked, o.piece)} << 32 | uint64_t{static_cast<uint16_t>(o.number)} << 16 | o.detail;
    }
    uint64_t looked(const Game& game, const std::byte* masked, const Option& o) const {
        return mixed(position_, look(game, masked, o));
    }
    int times(uint64_t act) const { return static_cast<int>(std::count(done_.begin(), done_.end(), act)); }
    void mix(uint64_t more) { position_ = mixed(position_, more); }
    static uint64_t mixed(uint64_t a, uint64_t b) {
        uint64_t x = (a ^ b) * 0xbf58476d1ce4e5b9;
        x = (x ^ (x >> 29)) * 0x94d049bb133111eb + kSeed;
        return x ^ (x >> 32);
    }

    uint64_t position_ = kSeed;
    std::array<uint64_t, kRemembered> done_{};
    size_t next_ = 0;
};

}  // namespace cantina::ai
