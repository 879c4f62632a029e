// Ids, tokens and passwords: everything that must not be guessed. The only user of libsodium in the server.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/chance.h"

namespace cantina::server {

std::string randomId();     // 22 characters of base64url: 128 bits
std::string randomToken();  // 43 characters: 256 bits
ChanceKey randomKey();
uint32_t randomBelow(uint32_t n);
std::string recoveryCode();  // "k3fd-9x2m-...": 118 bits in letters that are not mistaken for each other

std::string sha256Hex(std::string_view text);
uint64_t seedFrom(std::string_view text);                 // the first eight bytes of SHA-256
bool sameSecret(std::string_view a, std::string_view b);  // takes the same time wherever they differ

// argon2id, 19 MiB and 2 passes: some 25 ms, so never on a network thread.
std::string hashPassword(std::string_view password);
bool passwordMatches(std::string_view hash, std::string_view password);

}  // namespace cantina::server
