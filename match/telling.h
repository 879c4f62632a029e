// What each viewer is told of a decision and of what follows from it.
#pragma once

#include <string>
#include <vector>

#include "kernel/game.h"
#include "match/replay.h"

namespace cantina::match {

// Collects the events of one step, each as every seat and a spectator may read it.
class Telling : public EventSink {
public:
    Telling(const Game& game, int seats) : game_(game), seats_(seats), view_(game.stateSize()) {}
    void happened(const void* state, const Event& event, const RuleId& rule) override;
    std::vector<Line> lines;

private:
    const Game& game_;
    int seats_;
    State view_;
};

struct Chosen {
    Seat seat;
    Option option;
    const std::vector<Option>& options;  // all that was offered
};

// One pick of a set, or its end, where the others do not see what is picked: how many there are is as secret as which.
bool picksInSecret(const Game& game, const State& before, const State& after, const Chosen& chosen);

// The same seat decides on, and what everybody else sees is as it was: somebody is in the middle of declaring something.
bool isUnnoticed(const Game& game, const State& before, const State& after, Seat seat, int seats);
// An act that was begun so, in the words of a spectator once it shows.
std::string tellBegun(const Game& game, const State& after, const Option& option);

// The decision in words: to the one who took it as it is; to the others as far as the table shows it. If the table would
// look the same to a spectator after another of the options, the choice was a secret one and is not told.
std::vector<std::string> tellDecision(const Game& game, const State& before, const State& after, const Chosen& chosen,
                                      int seats);

}  // namespace cantina::match
