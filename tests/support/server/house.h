// A server of the tests' own in this process: a free port on loopback, a store in a temporary folder, limits as given.
#pragma once

#include <memory>
#include <string>

#include "server/house.h"
#include "tests/support/temporary.h"

namespace cantina::proof {

// Limits under which bots may play as fast as they can.
server::Limits fastLimits();

class TestHouse {
public:
    explicit TestHouse(const server::Limits& limits = fastLimits(), const std::string& operatorToken = "");
    uint16_t port() const { return house_->port(); }
    server::House& house() { return *house_; }
    server::Hall& hall() { return house_->hall(); }

private:
    TemporaryFolder folder_;
    std::unique_ptr<server::House> house_;
};

}  // namespace cantina::proof
