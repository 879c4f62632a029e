// What a table needs of the house around it, and the limits of the house.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/log.h"
#include "server/metrics.h"
#include "server/workers.h"
#include "store/store.h"

namespace cantina::server {

class Table;

struct Limits {
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

struct Services {
    store::Store& store;
    Workers& workers;
    Metrics& metrics;
    Log& log;
    Limits limits;
    // The kinds of window that a person passes by itself in a game.
    std::function<std::vector<std::string>(const std::string& person, const std::string& game)> autopass;
    std::function<void(const std::string& person, const std::string& game, const std::string& key, bool on)> setAutopass;
    // All persons of a table that is over want to play again.
    std::function<void(std::shared_ptr<Table>)> rematch;
    // A report of a problem, made outside the table's lock.
    std::function<bool(const std::string& person)> mayReport;
};

}  // namespace cantina::server
