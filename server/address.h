// Where a visitor comes from, as far as limits care: an IPv4 address, or the /64 that one customer of IPv6 has.
#pragma once

#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>

namespace cantina::server {

std::string addressKey(const std::string& address);

// So many acts per second on average, a few more at once.
class Bucket {
public:
    Bucket(int perSecond, int burst) : rate_(perSecond), most_(burst), level_(burst) {}
    bool take();
    bool full() const;  // as if nobody had ever taken

private:
    double rate_, most_, level_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// A bucket for each address.
class Buckets {
public:
    Buckets(int perSecond, int burst) : rate_(perSecond), burst_(burst) {}
    bool take(const std::string& address);

private:
    std::mutex mutex_;
    int rate_, burst_;
    std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace cantina::server
