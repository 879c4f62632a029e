// A table without a network: a store in memory, watchers that write everything down, a client that applies what it is sent.
#pragma once

#include <boost/json.hpp>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/shelf.h"
#include "server/table.h"
#include "tests/support/memory_store.h"

namespace cantina::testing {

namespace json = boost::json;

const server::Shelves& shelves();  // made once for all tests of a program

// What a browser makes of the messages: the whole view at every moment.
struct Client {
    json::object table, state;                                      // the last ones
    std::map<std::pair<std::string, int64_t>, json::object> zones;  // as pieced together from what changed
    std::vector<json::object> chat, notices, refusals, whys;
    std::vector<std::string> log;

    void take(const std::string& text);
    int64_t n() const { return state.at("n").as_int64(); }
    bool over() const { return state.contains("over"); }
    bool asked() const { return state.contains("options"); }
    size_t options() const { return state.at("options").as_array().size(); }
    // Zones in one text, without the numbers of pieces that are face down.
    std::string picture() const;
};

// Writes down what it is sent.
class Recorder final : public server::Watcher {
public:
    explicit Recorder(std::string who) : Watcher(std::move(who)) {}
    void send(server::Text text) override;
    void close(std::string_view why) override;

    std::vector<std::string> drain();  // what came since the last call
    bool closed() const;
    // Everything that was sent goes through the client; waits for a new state at most so long.
    bool update(Client& client, int ms = 0);

private:
    mutable std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<std::string> texts_;
    bool closed_ = false;
};

// Everything a table needs around it.
struct Bench {
    explicit Bench(server::Limits limits = instant());
    static server::Limits instant();  // no pauses

    // A match of the game's shipped decks; "a" and "b" sit there, or "a" twice, or a computer.
    std::shared_ptr<server::Table> open(const std::string& game, uint64_t seed, const std::string& second = "b",
                                        const std::string& computer = "", server::ClockRule clock = {});
    // The same match from what is stored.
    std::shared_ptr<server::Table> again(const std::string& id);

    MemoryStore store;
    server::Metrics metrics;
    server::Log log{server::Log::Form::none};
    std::map<std::string, std::set<std::string>> keys;  // auto-pass by person
    std::mutex keysMutex;
    std::vector<std::string> rematches;
    server::Workers workers{2};
    server::Services services;
};

// The decks of a table of this game: the first that fit.
std::vector<DeckList> decksOf(const server::Shelf& shelf);

uint64_t mixed(uint64_t n);  // a number that looks like chance

}  // namespace cantina::testing
