#include "match/commitment.h"

#include <fmt/format.h>
#include <sodium.h>

namespace cantina::match {

std::string keyText(const ChanceKey& key) {
    std::string out;
    for (uint32_t w : key.words) out += fmt::format("{:08x}", w);
    return out;
}

std::string commitmentTo(const ChanceKey& key) {
    const std::string text = "cantina match key 1:" + keyText(key);
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(hash, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    std::string out;
    for (unsigned char byte : hash) out += fmt::format("{:02x}", byte);
    return out;
}

}  // namespace cantina::match
