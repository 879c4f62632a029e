// Everything that `cantina serve` runs, put together: store, games, hall, routes, port.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "server/api.h"
#include "server/hall.h"
#include "server/http.h"
#include "store/store.h"

namespace cantina::server {

struct HouseOptions {
    HttpOptions http;
    ApiOptions api;
    Log::Form log = Log::Form::plain;
    unsigned workers = 2;                                               // for computers and loading
    std::map<std::string, std::vector<language::CardFile>> extraCards;  // user-made, by game
};

class House {
public:
    House(std::unique_ptr<store::Store> store, HouseOptions options);
    ~House();
    std::optional<std::string> open();  // what is wrong and what to do
    uint16_t port() const { return http_.port(); }
    Hall& hall() { return hall_; }
    store::Store& store() { return *store_; }
    // Says good-bye to everybody and finishes what was submitted.
    void close();

private:
    void sweepLater();
    void purgeLater(int64_t ms);

    std::unique_ptr<store::Store> store_;
    HouseOptions options_;
    Log log_;
    Shelves shelves_;
    Hall hall_;
    Api api_;
    HttpServer http_;
    bool closed_ = false;
};

}  // namespace cantina::server
