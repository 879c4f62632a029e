// ChaCha8 as a counter generator; see chance.h.
#include "kernel/chance.h"

#include <bit>

namespace cantina {
namespace {

void quarter(uint32_t* x, int a, int b, int c, int d) {
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 7);
}

void chachaBlock(const uint32_t* key, uint32_t counter, uint32_t* out) {
    uint32_t in[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (int i = 0; i < 8; ++i) in[4 + i] = key[i];
    in[12] = counter;
    uint32_t x[16];
    for (int i = 0; i < 16; ++i) x[i] = in[i];
    for (int round = 0; round < 4; ++round) {
        quarter(x, 0, 4, 8, 12);
        quarter(x, 1, 5, 9, 13);
        quarter(x, 2, 6, 10, 14);
        quarter(x, 3, 7, 11, 15);
        quarter(x, 0, 5, 10, 15);
        quarter(x, 1, 6, 11, 12);
        quarter(x, 2, 7, 8, 13);
        quarter(x, 3, 4, 9, 14);
    }
    for (int i = 0; i < 16; ++i) out[i] = x[i] + in[i];
}

uint64_t mix(uint64_t& z) {
    z += 0x9e3779b97f4a7c15;
    uint64_t x = z;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

}  // namespace

ChanceKey Chance::keyFrom(uint64_t seed, uint64_t stream) {
    uint64_t z = seed ^ (stream * 0xd1342543de82ef95 + 1);
    ChanceKey key;
    for (int i = 0; i < 8; i += 2) {
        uint64_t w = mix(z);
        key.words[i] = static_cast<uint32_t>(w);
        key.words[i + 1] = static_cast<uint32_t>(w >> 32);
    }
    return key;
}

void Chance::rekey(const ChanceKey& key) {
    key_ = key;
    block_ = 0;
    used_ = 16;
}

void Chance::refill() {
    chachaBlock(key_.words, block_++, words_);
    used_ = 0;
}

uint32_t Chance::next32() {
    if (used_ >= 16) refill();
    // A word is forgotten as soon as it is used: an old state says nothing about outcomes before it.
    uint32_t w = words_[used_];
    words_[used_++] = 0;
    return w;
}

uint32_t Chance::below(uint32_t n) {
    ++drawn_;
    if (!script_.empty()) {
        uint32_t forced = script_[0];
        script_.removeAt(0);
        return forced < n ? forced : n - 1;
    }
    if (n <= 1) return 0;
    // Multiply and reject: no modulo bias.
    uint64_t product = uint64_t{next32()} * n;
    auto low = static_cast<uint32_t>(product);
    if (low < n) {
        uint32_t threshold = (0u - n) % n;
        while (low < threshold) {
            product = uint64_t{next32()} * n;
            low = static_cast<uint32_t>(product);
        }
    }
    return static_cast<uint32_t>(product >> 32);
}

}  // namespace cantina
