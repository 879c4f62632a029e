// Events: what happens at the table. Abilities watch them, windows open for them, and the log tells them.
#pragma once

#include <cstdint>

#include "kernel/ids.h"
#include "kernel/rule.h"

namespace cantina {

// One event, small enough to lie in frames and queues. `kind` is a word of the game's event table.
struct Event {
    uint8_t kind = 0;
    Seat seat;           // whose doing it is
    int16_t amount = 0;  // how much, where that makes sense
    PieceRef subject;    // who or what does it, or to whom it happens
    PieceRef object;     // the other party
    PieceRef source;     // the card or die it comes from
    bool operator==(const Event&) const = default;
};
static_assert(sizeof(Event) == 16);

// Who listens while a state advances: the log, the replay, the client's animations. Off in search (null).
class EventSink {
public:
    virtual ~EventSink() = default;
    // The state is as it is just after the event.
    virtual void happened(const void* state, const Event& event, const RuleId& rule) = 0;
    // An ability of the book did its work (Game::abilityId names it).
    virtual void used(uint16_t ability) { (void)ability; }
    // A player's own card came into play from elsewhere, or was played and is gone again (an event): what people call
    // "played". Game::cardId names it. Discarding it, paying with it or choosing it is nothing of that kind.
    virtual void played(Seat seat, uint16_t card) {
        (void)seat;
        (void)card;
    }
    // A turn of this player begins; where all act in one turn, their part of it.
    virtual void turn(Seat seat) { (void)seat; }
};

}  // namespace cantina
