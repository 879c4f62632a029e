// The limits of the house: what one client, one address or one person may take.
#pragma once

#include <cstddef>
#include <cstdint>

namespace cantina::server {

struct Limits {
    uint64_t testSeed = 0;            // not 0: every match has the same key, so that tests know its dice
    size_t bodyBytes = 256 * 1024;    // of an HTTP request
    size_t frameBytes = 16 * 1024;    // of a message from a client
    size_t backlogBytes = 4'000'000;  // to a client that does not read; then it is closed
    size_t backlogMessages = 2'000;
    int messagesPerSecond = 20, messageBurst = 60;  // per connection
    int connectionsPerAddress = 64;
    int connectionsPerTable = 200;
    int tablesPerPerson = 20;          // open or waiting
    int guestsPerAddressAndHour = 60;  // new guests
    int loginsPerAddressAndHour = 30;  // failed ones
    int loginsPerNameAndHour = 10;
    int chatLines = 5, chatSeconds = 10;
    int reportsPerHour = 10;  // per person
    // A pass that is not a person's act takes a random pause, so that nobody can tell why it happened; 0: none.
    int64_t pauseLeast = 250, pauseMost = 1100;
};

}  // namespace cantina::server
