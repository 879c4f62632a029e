// The limits of the house: what one client, one address or one person may take.
#pragma once

#include <cstddef>
#include <cstdint>

namespace cantina::server {

constexpr int64_t kDay = 24 * 3'600'000;  // ms

struct Limits {
    uint64_t testSeed = 0;            // not 0: every match has the same key, so that tests know its dice
    size_t bodyBytes = 256 * 1024;    // of an HTTP request
    size_t frameBytes = 16 * 1024;    // of a message from a client
    size_t backlogBytes = 4'000'000;  // to a client that does not read; then it is closed
    size_t backlogMessages = 2'000;
    int messagesPerSecond = 20, messageBurst = 60;   // per connection
    int requestsPerSecond = 40, requestBurst = 400;  // HTTP, per address (of IPv6: per /64)
    int connectionsPerAddress = 64;
    int connectionsPerTable = 200;
    int tablesPerPerson = 20;          // open or waiting
    int guestsPerAddressAndHour = 60;  // new guests
    int loginsPerAddressAndHour = 30;  // failed ones
    int loginsPerNameAndHour = 10;
    int chatLines = 5, chatSeconds = 10;
    // Per match: everything given to it is kept for ever.
    uint32_t entriesPerMatch = 40'000;
    int undosPerMatch = 1'000, chatPerMatch = 1'000, requestsPerMatch = 200, mutesPerMatch = 100;
    int reportsPerHour = 10;  // per person
    // Hints: so long and so much thought for one, so many of a match, of a person in an hour, and at once in the house.
    int64_t hintTime = 2'000;
    uint32_t hintIterations = 3'000;
    int hintsPerMatch = 300, hintsPerHour = 240, hintsAtOnce = 4;
    int64_t thinkingTime = 5'000;  // of a computer for one decision: then it takes the best move so far
    int64_t analysisTime = 5'000;  // of looking back at a match: then it answers with what it has
    // Decisions of a match that are looked back at; of a longer one every second, third ... Real matches have some hundreds,
    // and each is looked at, because it may be the one that lost. Who fills a match to its last entry must not take a
    // processor for minutes and megabytes of what is kept.
    size_t analysisDecisions = 2'000;
    // A thought that takes so long is told to be on its way, and then so often how far it is.
    int64_t thoughtTold = 300, thoughtToldEach = 250;
    // A pass that is not a person's act takes a random pause, so that nobody can tell why it happened; 0: none.
    int64_t pauseLeast = 250, pauseMost = 1100;
    // Without a clock: who does not decide for so long may be taken for gone (docs/decisions/064).
    int64_t absence = 14 * kDay;
    int64_t idle = 600'000;            // a table that nobody looks at stays in memory so long
    int64_t sessionLife = 180 * kDay;  // since it was last seen
    int64_t guestLife = 30 * kDay;     // of one without a session and without a game
    int64_t waitingLife = 14 * kDay;   // of an invitation that nobody follows
    int64_t storeWait = 4'000;         // for a write of a request; then the visitor is told to come back
    int64_t healthWait = 2'000;
};

}  // namespace cantina::server
