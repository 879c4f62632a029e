// Effects that wait for their moment (`later`, `each_time`).
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

// Among the automatic actions that wait, one that a text has scheduled: a mark beside the number of its window.
inline constexpr uint8_t kScheduled = 0x80;
inline uint8_t groupOf(const Trigger& x) { return static_cast<uint8_t>(x.group & ~kScheduled); }
inline bool isScheduled(const Trigger& x) { return (x.group & kScheduled) != 0; }

bool isAwaitedEvent(const Table& t, EventId event);
void collectScheduled(Table& t, const Event& e, uint8_t group);
void startScheduled(Table& t, const Trigger& x);
// What comes before the window opens: nothing in it must be put in order.
void startAllScheduled(Table& t, const Event& e);
void dropWaiting(Table& t, int above);  // the automatic actions that were collected by what lies above there on the stack
void endScheduledOf(Table& t, PieceRef source);  // it has left the table

}  // namespace cantina::ccg
