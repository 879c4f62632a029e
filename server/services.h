// What a table needs of the house around it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/limits.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/workers.h"
#include "store/store.h"

namespace cantina::server {

class Table;

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
    // A person has one hint at a time, the house a few: why not now, or nothing. Each that began must end.
    std::function<std::string(const std::string& person)> beginHint = [](const std::string&) { return std::string(); };
    std::function<void(const std::string& person)> endHint = [](const std::string&) {};
};

}  // namespace cantina::server
