// A database beside the given one, for a benchmark: nothing of the given one is touched, and nothing of this one stays.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "kernel/game.h"

namespace cantina::store {

class Scratch {
public:
    virtual ~Scratch() = default;  // removes it
    virtual std::string url() const = 0;
};

// SQLite: the file PATH.bench; PostgreSQL: a schema of its own in the same database.
std::variant<std::unique_ptr<Scratch>, Problem> makeScratch(const std::string& url);

}  // namespace cantina::store
