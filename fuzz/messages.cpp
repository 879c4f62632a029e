// libFuzzer target: any bytes as a client's message, or as the path and body of a request, are answered with JSON; the table
// stays sound and nothing is told that was not stored.
//
// The first byte chooses: a message of one of the players or a spectator at one of eight tables (each game between two
// people, and with one on both seats), or one of the routes.
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "server/api.h"
#include "tests/support/table_bench.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

// What is sent must be JSON.
class Strict final : public server::Watcher {
public:
    using Watcher::Watcher;
    void send(server::Text text) override {
        json::error_code error;
        const json::value v = json::parse(*text, error);
        require(!error && v.is_object() && v.as_object().contains("t"));
    }
    void close(std::string_view) override {}
};

constexpr const char* kGames[] = {"destiny", "ccg", "tcg", "lcg"};
constexpr size_t kTables = 2 * std::size(kGames);
constexpr size_t kMostSteps = 600;  // of a match; then another one begins

struct World {
    Bench bench;
    std::shared_ptr<server::Table> tables[kTables];
    uint64_t dealt = 0;
    std::shared_ptr<Strict> watchers[3] = {std::make_shared<Strict>("a"), std::make_shared<Strict>("b"),
                                           std::make_shared<Strict>("")};
    MemoryStore store;
    server::Shelves books;
    server::Hall hall{store, books, bench.log, Bench::instant(), 1};
    server::Api api{hall, {"operators have this token", "", "", 1}};
    std::string cookie;

    World() {
        bench.services.limits.chatLines = 1000;
        bench.services.limits.hintIterations = 16;
        for (size_t i = 0; i < kTables; ++i) deal(i);
        server::HttpRequest guest;
        guest.method = "POST";
        guest.path = "/api/me";
        for (const auto& [name, value] : api.answerNow(guest).headers)
            if (name == "Set-Cookie") cookie = value.substr(0, value.find(';'));
    }
    void deal(size_t i) {
        tables[i] = bench.open(kGames[i % std::size(kGames)], ++dealt, i < std::size(kGames) ? "b" : "a");
        for (const auto& w : watchers) tables[i]->join(w);
    }
    // A table that is loaded from what it stored is the same table.
    void reload(size_t i) {
        bench.store.settle();
        const auto again = bench.again(tables[i]->id());
        require(again->replay().outcome.hash == tables[i]->replay().outcome.hash);
    }
};

const char* const kPaths[] = {"/api/me",
                              "/api/account",
                              "/api/login",
                              "/api/recover",
                              "/api/me/settings",
                              "/api/tables",
                              "/api/decks/read",
                              "/api/operator/close",
                              "/api/operator/ban",
                              "/api/operator/settle",
                              "/api/replays/AAAAAAAAAAAAAAAAAAAAAA/fork"};

void request(World& w, uint8_t which, std::string_view rest) {
    server::HttpRequest r;
    const size_t paths = std::size(kPaths);
    r.method = which % 3 == 0 ? "PUT" : which % 3 == 1 ? "POST" : "GET";
    r.headers["cookie"] = w.cookie;
    r.headers["content-type"] = "application/json";
    if (which % 7 == 0) r.headers["authorization"] = "Bearer operators have this token";
    const size_t n = which % (paths + 1);
    if (n == paths) {  // any address
        r.path = "/" + server::urlDecoded(rest, false);
    } else {
        r.path = kPaths[n];
        if (r.path == "/api/me/settings") r.method = "PUT";
        r.body = rest;
    }
    if (r.path == "/api/account" || r.path == "/api/login" || r.path == "/api/recover") {
        static int slow = 0;  // a password takes 25 ms to hash
        if (++slow % 50 != 0) return;
    }
    const server::HttpResponse answer = w.api.answerNow(r);
    require(answer.status >= 200 && answer.status < 600 && answer.status != 500);
    if (answer.type != "application/json" || !answer.body) return;
    json::error_code error;
    (void)json::parse(*answer.body, error);
    require(!error);
}

World& theWorld() {
    static World world;
    return world;
}

}  // namespace

// Reading the cards of four games is not the first input's work: on a busy machine it takes longer than any input may.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    (void)theWorld();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    if (size < 1 || size > 8'000) return 0;
    World& world = theWorld();
    const std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] >= 128) {
        request(world, static_cast<uint8_t>(data[0] - 128), rest);
        return 0;
    }
    // Several messages, one per line.
    const size_t which = data[0] / 3 % kTables;
    size_t at = 0;
    while (at <= rest.size()) {
        const size_t end = std::min(rest.find('\n', at), rest.size());
        world.tables[which]->hear(world.watchers[data[0] % 3], rest.substr(at, end - at));
        at = end + 1;
    }
    world.bench.store.settle();
    if (world.tables[which]->isOpen() && world.tables[which]->replay().steps.size() <= kMostSteps) return 0;
    world.reload(which);
    world.deal(which);
    return 0;
}
