#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <cstring>

namespace cantina::server {
namespace {

constexpr size_t kMostBuckets = 20'000;

}  // namespace

std::string addressKey(const std::string& address) {
    in6_addr six{};
    std::string bare = address.substr(0, address.find('%'));  // without the zone of a link
    if (inet_pton(AF_INET6, bare.c_str(), &six) != 1) return address;
    char text[INET6_ADDRSTRLEN] = {};
    if (IN6_IS_ADDR_V4MAPPED(&six)) return inet_ntop(AF_INET, &six.s6_addr[12], text, sizeof text);
    if (IN6_IS_ADDR_LOOPBACK(&six)) return bare;
    std::memset(&six.s6_addr[8], 0, 8);
    return std::string(inet_ntop(AF_INET6, &six, text, sizeof text)) + "/64";
}

bool Bucket::take() {
    const auto now = std::chrono::steady_clock::now();
    level_ = std::min(most_, level_ + rate_ * std::chrono::duration<double>(now - last_).count());
    last_ = now;
    if (level_ < 1) return false;
    level_ -= 1;
    return true;
}

bool Bucket::full() const {
    return level_ + rate_ * std::chrono::duration<double>(std::chrono::steady_clock::now() - last_).count() >= most_;
}

// A bucket that is full again says nothing; if all are in use the oldest knowledge is given up, not memory.
bool Buckets::take(const std::string& address) {
    const std::lock_guard lock(mutex_);
    if (buckets_.size() > kMostBuckets) std::erase_if(buckets_, [](const auto& e) { return e.second.full(); });
    if (buckets_.size() > kMostBuckets) buckets_.clear();
    return buckets_.try_emplace(address, rate_, burst_).first->second.take();
}

}  // namespace cantina::server
