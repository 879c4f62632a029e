#include "kernel/serial.h"

#include <bit>
#include <cstring>

#include "kernel/hash.h"

namespace cantina {
namespace {

static_assert(std::endian::native == std::endian::little, "states are stored little-endian");

struct Header {
    char magic[4] = {'C', 'N', 'T', 'S'};
    uint32_t format = 1;
    char game[16] = {};
    uint32_t version = 0;
    uint32_t size = 0;
    uint64_t checksum = 0;
};
static_assert(sizeof(Header) == 40);

Problem wrong(std::string message) { return {"state", std::move(message), ""}; }

}  // namespace

std::vector<std::byte> packState(std::string_view game, uint32_t version, const std::byte* state, size_t size) {
    Header h;
    std::memcpy(h.game, game.data(), std::min(game.size(), sizeof(h.game) - 1));
    h.version = version;
    h.size = static_cast<uint32_t>(size);
    h.checksum = hashBytes(state, size);
    std::vector<std::byte> out(sizeof(h) + size);
    std::memcpy(out.data(), &h, sizeof(h));
    std::memcpy(out.data() + sizeof(h), state, size);
    return out;
}

std::optional<Problem> unpackState(std::string_view game, uint32_t version, const std::vector<std::byte>& bytes,
                                   std::byte* state, size_t size) {
    Header h;
    if (bytes.size() < sizeof(h)) return wrong("too short for a stored state: is this file complete?");
    std::memcpy(static_cast<void*>(&h), bytes.data(), sizeof(h));
    if (std::memcmp(h.magic, "CNTS", 4) != 0) return wrong("not a stored state (the first bytes differ)");
    if (h.format != 1) return wrong("stored in a newer form: use the program that wrote it");
    h.game[15] = 0;
    if (game != h.game)
        return wrong("a state of the game '" + std::string(h.game) + "', not of '" + std::string(game) + "'");
    if (h.version != version || h.size != size)
        return wrong("stored by another version of the rules: replay the match from its decisions");
    if (bytes.size() != sizeof(h) + size) return wrong("the length does not match: the file is damaged");
    if (hashBytes(bytes.data() + sizeof(h), size) != h.checksum) return wrong("the checksum differs: the file is damaged");
    std::memcpy(state, bytes.data() + sizeof(h), size);
    return std::nullopt;
}

}  // namespace cantina
