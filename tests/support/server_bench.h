// A whole server on a free port of this machine, and bots that play through it.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <vector>

#include "server/house.h"
#include "tests/support/patience.h"
#include "tests/support/table_bench.h"
#include "tests/support/temporary.h"
#include "tests/support/web_client.h"

namespace cantina::testing {

// SQLite in a folder of its own; no pauses, no log.
class ServerBench {
public:
    explicit ServerBench(const server::HouseOptions& options = defaults());
    static server::HouseOptions defaults();

    uint16_t port() const { return house_->port(); }
    server::House& house() { return *house_; }
    const std::string& folder() const { return folder_.path(); }
    void awaitSleep();  // until no table is in memory (limits.idle is 0)
    void close() { house_.reset(); }
    void restart();  // the same store, another port
    void restart(const server::HouseOptions& options);

private:
    TemporaryFolder folder_;
    server::HouseOptions options_;
    std::unique_ptr<server::House> house_;
};

// Somebody with a browser.
struct Visitor {
    uint16_t port = 0;
    std::string cookie;

    server::WebAnswer call(const std::string& method, const std::string& path, const std::string& body = "",
                           server::WebHeaders headers = {});
    json::object get(const std::string& path);                             // the body; empty: refused
    json::object post(const std::string& path, const json::object& body);  // keeps the cookie
    server::WebHeaders headers() const;
};

// A seat or a spectator at a table: what it was sent, and what it answers. The choice is a function of the moment and of
// the words of the options, so that the same match goes the same way however often the connection was lost.
class Bot {
public:
    Bot(Visitor visitor, std::string table, uint64_t seed)
        : visitor_(std::move(visitor)), table_(std::move(table)), seed_(seed) {}

    bool connect();  // again, if need be
    // Takes in what came and answers if asked. False: the connection is lost.
    bool step(int ms);
    // Takes in what comes, without answering, until it is so; false: it does not come.
    template <class There>
    bool await(const There& there) {
        return waitUntil(there, [&] {
            for (const std::string& text : web.read(50)) client.take(text);
        });
    }
    bool over() const { return !client.state.empty() && client.over(); }
    void send(const json::object& message) { (void)web.send(json::serialize(message)); }
    void setPort(uint16_t port) { visitor_.port = port; }

    Client client;
    server::WebClient web;
    int64_t answered = -1;  // the moment of the last answer
    int decisions = 0;

private:
    Visitor visitor_;
    std::string table_;
    uint64_t seed_;
};

// Which option a bot takes.
size_t botChoice(uint64_t seed, int64_t n, const json::array& options);
// How the match would end that these bots play, without any server: the hash of its last state.
uint64_t twinHash(const match::Replay& replay, const std::vector<uint64_t>& seeds);

// Two guests at a table that one of them opened for the other; their cookies and its id.
struct Pair {
    Visitor first, second;
    std::string table;
    int firstSeat = 0;
};
Pair twoGuests(uint16_t port, const std::string& game);

}  // namespace cantina::testing
