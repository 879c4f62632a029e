#include "tests/support/server/house.h"

#include <stdexcept>

#include "store/sqlite.h"

namespace cantina::proof {

server::Limits fastLimits() {
    server::Limits limits;
    limits.messagesPerSecond = limits.messageBurst = 1'000'000;
    limits.requestsPerSecond = limits.requestBurst = 1'000'000;
    limits.connectionsPerAddress = 10'000;
    limits.guestsPerAddressAndHour = 10'000;
    limits.tablesPerPerson = 10'000;
    limits.pauseLeast = limits.pauseMost = 0;
    // What is thought ends by its iterations, and a write by its being written, however busy the machine is.
    limits.thinkingTime = limits.hintTime = limits.analysisTime = 3'600'000;
    limits.storeWait = limits.healthWait = 60'000;
    return limits;
}

// Not synced: what a loss of power does is tested elsewhere.
TestHouse::TestHouse(const server::Limits& limits, const std::string& operatorToken) {
    auto opened = store::openSqlite({.path = folder_.path() + "/cantina.db", .access = store::Access::write, .sync = false});
    if (auto* problem = std::get_if<Problem>(&opened)) throw std::runtime_error(problem->message);
    server::HouseOptions options;
    options.http.port = 0;
    options.http.limits = limits;
    options.api.operatorToken = operatorToken;
    options.log = server::Log::Form::none;
    house_ = std::make_unique<server::House>(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options);
    if (auto problem = house_->open()) throw std::runtime_error(*problem);
}

}  // namespace cantina::proof
