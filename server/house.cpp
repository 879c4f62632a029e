#include "server/house.h"

namespace cantina::server {
namespace {

constexpr int64_t kSweep = 60'000, kPurge = 3'600'000;

}  // namespace

House::House(std::unique_ptr<store::Store> store, HouseOptions options)
    : store_(std::move(store)),
      options_(std::move(options)),
      log_(options_.log),
      shelves_(options_.extraCards),
      hall_(*store_, shelves_, log_, options_.http.limits, options_.workers),
      api_(hall_, options_.api),
      http_(options_.http, api_, hall_.metrics()) {}

House::~House() { close(); }

std::optional<std::string> House::open() {
    if (auto problem = http_.listen()) return problem;
    hall_.wake();
    sweepLater();
    purgeLater(kSweep);
    log_.info("open",
              {{"address", options_.http.bind + ":" + std::to_string(port())}, {"store", std::string(store_->kind())}});
    return std::nullopt;
}

void House::sweepLater() {
    hall_.workers().after(kSweep, [this] {
        hall_.sweep();
        sweepLater();
    });
}

void House::purgeLater(int64_t ms) {
    hall_.workers().after(ms, [this] {
        try {
            hall_.purge();
        } catch (const store::Unreadable& e) {
            log_.error("nothing could be thrown away", {{"why", e.what()}});
        }
        purgeLater(kPurge);
    });
}

void House::close() {
    if (closed_) return;
    closed_ = true;
    log_.info("closing");
    http_.stop();
    api_.stop();
    hall_.stop();
    store_.reset();  // finishes what was submitted
    // A viewer is a connection: none may outlive the port that it came through.
    for (const auto& table : hall_.tables()) table->letGo();
    log_.info("closed");
}

}  // namespace cantina::server
