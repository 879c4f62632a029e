#include "server/metrics.h"

#include <fmt/format.h>

namespace cantina::server {
namespace {

void add(std::string& out, const std::string& name, const std::string& help, const char* type, double value) {
    out += fmt::format("# HELP cantina_{0} {1}\n# TYPE cantina_{0} {2}\ncantina_{0} {3}\n", name, help, type, value);
}

}  // namespace

std::string metricsText(const Metrics& m, const std::vector<Gauge>& gauges) {
    std::string out;
    const auto counter = [&](const char* name, const char* help, const std::atomic<uint64_t>& value) {
        add(out, name, help, "counter", static_cast<double>(value.load()));
    };
    counter("http_requests_total", "HTTP requests answered", m.requests);
    counter("http_errors_total", "HTTP requests answered with 4xx or 5xx", m.requestErrors);
    counter("connections_refused_total", "WebSockets refused by origin or a limit", m.connectionsRefused);
    counter("messages_in_total", "Messages from clients", m.messagesIn);
    counter("messages_out_total", "Messages to clients", m.messagesOut);
    counter("bytes_out_total", "Bytes of those messages", m.bytesOut);
    counter("decisions_total", "Decisions of people", m.decisions);
    counter("computer_decisions_total", "Decisions of computer players", m.computerDecisions);
    counter("refused_total", "Messages that changed nothing", m.refused);
    counter("matches_begun_total", "Matches begun", m.matchesBegun);
    counter("matches_ended_total", "Matches ended", m.matchesEnded);
    counter("matches_broken_total", "Tables that were loaded again after a failed write", m.matchesBroken);
    counter("slow_clients_total", "Connections closed because the client did not read", m.slowClients);
    add(out, "decision_seconds_total", "Time spent on rules, telling and views", "counter",
        static_cast<double>(m.workMicroseconds.load()) / 1e6);
    add(out, "connections", "Open WebSockets", "gauge", static_cast<double>(m.connections.load()));
    for (const Gauge& g : gauges) add(out, g.name, g.help, "gauge", g.value);
    return out;
}

}  // namespace cantina::server
