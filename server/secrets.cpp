#include "server/secrets.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>
#include <stdexcept>

namespace cantina::server {
namespace {

constexpr size_t kMemory = 19 * 1024 * 1024;
constexpr unsigned kPasses = 2;

void ready() {
    static const bool done = sodium_init() >= 0;
    if (!done) throw std::runtime_error("libsodium cannot be used: it finds no source of randomness");
}

std::string base64(const unsigned char* bytes, size_t size) {
    std::string out(sodium_base64_encoded_len(size, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(out.data(), out.size(), bytes, size, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    out.resize(out.size() - 1);  // its zero byte
    return out;
}

template <size_t n>
std::string randomText() {
    ready();
    std::array<unsigned char, n> bytes{};
    randombytes_buf(bytes.data(), n);
    return base64(bytes.data(), n);
}

std::array<unsigned char, crypto_hash_sha256_BYTES> sha256(std::string_view text) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return hash;
}

}  // namespace

std::string randomId() { return randomText<16>(); }
std::string randomToken() { return randomText<32>(); }

ChanceKey randomKey() {
    ready();
    ChanceKey key;
    randombytes_buf(key.words, sizeof key.words);
    return key;
}

uint32_t randomBelow(uint32_t n) {
    ready();
    return randombytes_uniform(n);
}

std::string recoveryCode() {
    static constexpr char kLetters[] = "abcdefghjkmnpqrstuvwxyz23456789";  // 31: without i, l, o, 0 and 1
    std::string out;
    for (int i = 0; i < 24; ++i) {
        if (i > 0 && i % 4 == 0) out += '-';
        out += kLetters[randomBelow(31)];
    }
    return out;
}

std::string sha256Hex(std::string_view text) {
    std::string out;
    for (unsigned char byte : sha256(text)) out += fmt::format("{:02x}", byte);
    return out;
}

uint64_t seedFrom(std::string_view text) {
    const auto hash = sha256(text);
    uint64_t out = 0;
    for (size_t i = 0; i < 8; ++i) out = out << 8 | hash[i];
    return out;
}

bool sameSecret(std::string_view a, std::string_view b) {
    const auto x = sha256(a), y = sha256(b);
    return sodium_memcmp(x.data(), y.data(), x.size()) == 0;
}

std::string hashPassword(std::string_view password) {
    ready();
    std::array<char, crypto_pwhash_STRBYTES> out{};
    if (crypto_pwhash_str_alg(out.data(), password.data(), password.size(), kPasses, kMemory,
                              crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::runtime_error("not enough memory to hash a password");
    return out.data();
}

bool passwordMatches(std::string_view hash, std::string_view password) {
    ready();
    const std::string text(hash);
    return crypto_pwhash_str_verify(text.c_str(), password.data(), password.size()) == 0;
}

}  // namespace cantina::server
