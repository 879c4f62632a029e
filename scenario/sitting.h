// A state that a scenario plays on: applies decisions with the checks of the mode. Used by the runner only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/game.h"
#include "scenario/runner.h"

namespace cantina::scenario {

class Sitting {
public:
    Sitting(const Game& game, const Scenario& s, Mode mode, bool tracing);

    // A problem with the given table, or empty.
    std::string begin();
    const std::byte* state() const { return state_.data(); }
    const Game& game() const { return game_; }
    Decision decision() const { return game_.decision(state_.data()); }
    const std::vector<Option>& options() const { return options_; }
    OptionWords words(const Option& o) const { return game_.words(state_.data(), o); }

    // What the mode found wrong, or empty.
    std::string apply(const Option& o);
    std::string request(Seat seat, const Option& o);
    std::string rekey(const std::string& key);  // 64 hexadecimal digits
    std::string finish();

    int decisions() const { return static_cast<int>(played_.size()); }
    std::vector<std::string> trace;

private:
    struct Played {
        Seat seat;
        Option option;
        bool standing;
        uint64_t hash;
        std::optional<ChanceKey> key = {};  // a new one, nothing else
    };
    std::string start(std::byte* state) const;
    void refresh();
    std::string checkMasks() const;
    std::string replay() const;

    const Game& game_;
    const Scenario& scenario_;
    Mode mode_;
    bool trace_;
    std::vector<std::byte> state_;
    std::vector<Option> options_;
    std::vector<Played> played_;
};

}  // namespace cantina::scenario
