#include "tests/support/chaos.h"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <thread>

#include "tests/support/child_server.h"
#include "tests/support/server_bench.h"

namespace cantina::testing {
namespace {

struct Match {
    Pair pair;
    std::unique_ptr<Bot> first, second;
    std::vector<uint64_t> seeds;  // by seat
    bool over() const { return first->over() && second->over(); }
};

Match begin(uint16_t port, const std::string& game, uint64_t seed) {
    Match m{twoGuests(port, game), nullptr, nullptr, {mixed(seed * 2), mixed(seed * 2 + 1)}};
    const auto seat = static_cast<size_t>(m.pair.firstSeat);
    m.first = std::make_unique<Bot>(m.pair.first, m.pair.table, m.seeds[seat]);
    m.second = std::make_unique<Bot>(m.pair.second, m.pair.table, m.seeds[1 - seat]);
    return m;
}

std::string compared(Match& m, uint16_t port, const std::string& game) {
    Visitor v{port, m.pair.first.cookie};
    const server::ClientAnswer answer = v.call("GET", "/api/replays/" + m.pair.table);
    auto read = match::readReplay(answer.body);
    const auto* replay = std::get_if<match::Replay>(&read);
    if (replay == nullptr) return game + ": no replay, status " + std::to_string(answer.status);
    const uint64_t twin = twinHash(*replay, m.seeds);
    if (twin == replay->outcome.hash) return "";
    return fmt::format("{}: ended with {:016x}, its twin with {:016x}", game, replay->outcome.hash, twin);
}

}  // namespace

ChaosReport chaos(const ChaosPlan& plan) {
    ChaosReport report;
    ChildServer server(programPath(), plan.database, {"--connections-per-address", "10000"});
    if (!server.start()) return report.problems.emplace_back("the server does not start"), report;
    std::vector<Match> matches;
    for (size_t i = 0; i < plan.games.size(); ++i) matches.push_back(begin(server.port(), plan.games[i], plan.seed + i));
    int untilKill = 10;
    for (int idle = 0; idle < 30'000; ++idle) {
        bool all = true;
        for (Match& m : matches) {
            all = all && m.over();
            for (Bot* b : {m.first.get(), m.second.get()}) {
                if (b->over()) continue;
                if (!b->web.isOpen() && !b->connect()) continue;
                const int before = b->decisions;
                (void)b->step(1);
                untilKill -= b->decisions - before;
                if (b->decisions != before) idle = 0;
            }
        }
        if (all) break;
        if (report.kills >= plan.kills || untilKill > 0) continue;
        // Anywhere between the sending of a decision and its answer.
        const uint64_t chance = mixed(plan.seed * 31 + static_cast<uint64_t>(report.kills));
        std::this_thread::sleep_for(std::chrono::microseconds(chance % 4000));
        server.kill();
        ++report.kills;
        untilKill = 5 + static_cast<int>(chance / 4000 % 60);
        if (!server.start()) return report.problems.emplace_back("the server does not start again"), report;
        for (Match& m : matches)
            for (Bot* b : {m.first.get(), m.second.get()}) {
                b->setPort(server.port());
                b->web.close();
            }
    }
    for (size_t i = 0; i < matches.size(); ++i) {
        report.decisions += matches[i].first->decisions + matches[i].second->decisions;
        if (!matches[i].over()) {
            report.problems.push_back(plan.games[i] + ": did not end");
            continue;
        }
        ++report.matches;
        if (std::string wrong = compared(matches[i], server.port(), plan.games[i]); !wrong.empty())
            report.problems.push_back(wrong);
    }
    if (server.terminate() != 0) report.problems.emplace_back("the server did not close well");
    auto opened = store::openStore(plan.database);
    if (auto* store = std::get_if<std::unique_ptr<store::Store>>(&opened))
        for (const std::string& p : (*store)->check()) report.problems.push_back("database: " + p);
    return report;
}

}  // namespace cantina::testing
