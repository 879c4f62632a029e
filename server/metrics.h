// Counters for /metrics: Prometheus' text form, written by hand.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace cantina::server {

struct Metrics {
    std::atomic<uint64_t> requests{0}, requestErrors{0};
    std::atomic<uint64_t> connections{0};  // open WebSockets
    std::atomic<uint64_t> connectionsRefused{0};
    std::atomic<uint64_t> messagesIn{0}, messagesOut{0}, bytesOut{0};
    std::atomic<uint64_t> decisions{0};  // of people
    std::atomic<uint64_t> computerDecisions{0};
    std::atomic<uint64_t> refused{0};  // messages answered with a no
    std::atomic<uint64_t> matchesBegun{0}, matchesEnded{0}, matchesBroken{0};
    std::atomic<uint64_t> slowClients{0};       // closed because they did not read
    std::atomic<uint64_t> workMicroseconds{0};  // of deciding: rules, telling, views
};

struct Gauge {
    std::string name, help;
    double value;
};
std::string metricsText(const Metrics& metrics, const std::vector<Gauge>& gauges);

}  // namespace cantina::server
